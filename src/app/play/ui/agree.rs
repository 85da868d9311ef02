//! The dialog of the ways to end by agreement, each with the result it would bring.

use egui::{Align2, Context, Id, Rect, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::session::ui::buttons::button_from_left;
use crate::app::state::State;
use crate::app::widgets::button::Button;
use crate::app::widgets::dialog_answer::AnswerButton;
use crate::app::widgets::modal::modal;
use crate::app::widgets::paint::{label, line, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::Agreement;
use crate::narration;
use crate::texts::messages as say;

const WIDTH: f32 = 520.0;
const MARGIN: f32 = 22.0;

pub fn agree_ui(ctx: &Context, state: &State, intents: &mut Vec<Intent>) {
    let Some(session) = &state.session else { return };
    let width = WIDTH.min(ctx.content_rect().width());
    // The height follows from the words, which only a `Ui` can measure.
    let id = Id::unique("agree height");
    let height = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or(240.0);
    modal(ctx, say::labels::agree_how(), vec2(width, height), intents, |ui, rect, intents| {
        let needed = content(ui, rect, session, intents);
        if (needed - height).abs() > 0.5 {
            ui.ctx().data_mut(|data| data.insert_temp(id, needed));
            ui.ctx().request_repaint();
        }
    });
}

fn content(ui: &mut Ui, rect: Rect, session: &GameSession, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(MARGIN);
    let title = [run(say::labels::agree_how(), Text::Section, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 3, &title).max.y + 10.0;
    for agreement in session.game.on_offer() {
        y = way(ui, pos2(inner.min.x, y), inner.width(), session, *agreement, intents) + 10.0;
    }
    y += 4.0;
    let height = Sizes::get().height.button;
    let cancel = (Button::new(say::labels::cancel()).salt("agree"), Intent::CloseDialog);
    button_from_left(ui, cancel, pos2(inner.min.x, y), height, intents);
    let both = run(say::labels::both_must_agree(), Text::Chip, false, theme.muted);
    line(ui, pos2(inner.max.x, y + height / 2.0), Align2::RIGHT_CENTER, &both);
    y + height + MARGIN - rect.min.y
}

/// One way: its name, its result, the rule's sentence. Returns where it ends.
fn way(
    ui: &mut Ui,
    at: egui::Pos2,
    width: f32,
    session: &GameSession,
    agreement: Agreement,
    intents: &mut Vec<Intent>,
) -> f32 {
    let name = words::agreement(agreement);
    let score = session.game.score_if(agreement).unwrap_or_default();
    let brings = words::by_names(&session.game, || {
        words::would_bring(session.name(), agreement, session.seeds_in_holes(), score)
    });
    let answer = AnswerButton {
        id: Id::unique(("way to end", agreement)),
        name,
        brings: &brings,
        more: &narration::sentence(&session.game.ruleset(), agreement.rule()),
        enabled: true,
    };
    let (chosen, end) = answer.show(ui, at, width);
    if chosen {
        intents.push(Intent::Offer(agreement));
    }
    end
}
