//! Dialogs about positions set up by hand: the options of the rules, and the game a pasted position
//! belongs to.

use egui::{Align2, Context, Rect, Ui, pos2, vec2};

use crate::app::editor::intent::EditIntent;
use crate::app::editor::state::Editor;
use crate::app::intent::Intent;
use crate::app::new_game::state::{NewGameForm, OptionsChoice};
use crate::app::new_game::ui::rules::{Picked, RulesForm};
use crate::app::rulebook::intent::RulesIntent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::modal::modal;
use crate::app::widgets::paint::{label, line, run};
use crate::app::widgets::rows::buttons_right;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{GameName, Ruleset};
use crate::texts::messages as say;

const PAD: f32 = 20.0;

pub fn options(ctx: &Context, state: &State, editor: &Editor, intents: &mut Vec<Intent>) {
    let edit = |picked| {
        Intent::Edit(match picked {
            Picked::Rules(choice) => EditIntent::Rules(choice),
            Picked::Option(name, value) => EditIntent::Option(name, value),
        })
    };
    choose(ctx, state, say::editor::options_of_rules(), editor.ruleset(), edit, intents);
}

pub fn options_to_read(ctx: &Context, state: &State, intents: &mut Vec<Intent>) {
    let read = |picked| {
        Intent::Rules(match picked {
            Picked::Rules(choice) => RulesIntent::Options(choice),
            Picked::Option(name, value) => RulesIntent::Option(name, value),
        })
    };
    choose(ctx, state, say::rulebook::options_to_read(), state.rulebook.ruleset, read, intents);
}

fn choose(
    ctx: &Context,
    state: &State,
    title: &str,
    ruleset: Ruleset,
    wanted: impl Fn(Picked) -> Intent,
    intents: &mut Vec<Intent>,
) {
    let size = vec2(640.0, 560.0).min(ctx.content_rect().size());
    modal(ctx, title, size, intents, |ui, rect, intents| {
        let inner = rect.shrink(PAD);
        let y = heading(ui, inner, title);
        let foot = inner.max.y - Sizes::get().height.button;
        let room = Rect::from_min_max(pos2(inner.min.x, y), pos2(inner.max.x, foot - 12.0));
        let form = NewGameForm { ruleset, ..NewGameForm::of(ruleset.name()) };
        let choice = form.choice(&state.choices);
        let has_last = form.last_rules(&state.choices).is_some();
        match (RulesForm { ruleset, choice, has_last }).show(ui, room) {
            None | Some(Picked::Rules(OptionsChoice::Own)) => {}
            Some(picked) => intents.push(wanted(picked)),
        }
        let close = Button::new(say::labels::close()).look(ButtonLook::Primary).salt("options");
        let (closed, _) = buttons_right(ui, pos2(inner.max.x, foot), vec![close]);
        if closed.is_some() {
            intents.push(Intent::CloseDialog);
        }
    });
}

/// Asks which game a pasted position belongs to.
pub fn which_game(ctx: &Context, games: &[GameName], intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button;
    let all = 112.0 + games.len() as f32 * (height + 8.0) + height + PAD;
    let size = vec2(420.0, all).min(ctx.content_rect().size());
    modal(ctx, say::clipboard::which_game(), size, intents, |ui, rect, intents| {
        let inner = rect.shrink(PAD);
        let theme = Theme::of(ui.ctx());
        let mut y = heading(ui, inner, say::clipboard::which_game());
        let says = [run(say::clipboard::which_game_line(), Text::Body, false, theme.muted)];
        y = label(ui, pos2(inner.min.x, y), inner.width(), 2, &says).max.y + 12.0;
        for name in games {
            let place = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), height));
            let button = Button::new(&narration::game(*name).name).salt("pasted position");
            if button.show(ui, place).clicked() {
                intents.push(Intent::PasteFor(*name));
            }
            y = place.max.y + 8.0;
        }
        let cancel = Button::new(say::labels::cancel()).salt("pasted position");
        let (cancelled, _) = buttons_right(ui, pos2(inner.max.x, y), vec![cancel]);
        if cancelled.is_some() {
            intents.push(Intent::CloseDialog);
        }
    });
}

fn heading(ui: &mut Ui, inner: Rect, words: &str) -> f32 {
    let theme = Theme::of(ui.ctx());
    let title = run(words, Text::Section, true, theme.text);
    line(ui, inner.min, Align2::LEFT_TOP, &title).max.y + 10.0
}
