//! The page on which a position is set up by hand.

pub(crate) mod board;
pub(crate) mod dialogs;
pub(crate) mod layout;
pub(crate) mod tools;
pub(crate) mod verdict;

use egui::{Align2, Popup, Rect, Ui, pos2, vec2};
use layout::EditorLayout;

use super::intent::EditIntent;
use super::state::Editor;
use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::new_game;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{choice, popup_row};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{ChipTone, chip_button, chip_button_width, galley, line, run};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::GameName;
use crate::texts::messages as say;

const GAME_WIDTH: f32 = 190.0;
const GAP: f32 = 8.0;

pub fn editor_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let Some(editor) = &state.editor else { return };
    let layout = EditorLayout::of(page, metrics, editor.geometry().form);
    if let Some(beside) = layout.panel {
        panel(ui, beside, Edge::Left);
    }
    heading(ui, layout.title, editor, intents);
    let lit = verdict::verdict_ui(ui, layout.verdict, editor);
    board::board_ui(ui, layout.board, state, editor, &lit, art, intents);
    tools::tools_ui(ui, layout.tools, editor, intents);
    let bar = layout.control;
    panel(ui, bar, Edge::Top);
    buttons(ui, bar, state, editor, intents);
}

fn heading(ui: &mut Ui, rect: Rect, editor: &Editor, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let middle = rect.center().y;
    let ruleset = editor.ruleset();
    let options = words::options_changed(new_game::state::changed(&ruleset));
    let chip_width = chip_button_width(ui, &options, false, ChipTone::Quiet);
    let size = if rect.height() > 46.0 { Text::Section } else { Text::CardTitle };
    let title = run(say::editor::set_up(), size, true, theme.text);
    let title_width = galley(ui, say::editor::set_up(), size, true, theme.text).size().x;
    let mut x = rect.min.x;
    if title_width + GAME_WIDTH + chip_width + 32.0 <= rect.width() {
        x = line(ui, pos2(x, middle), Align2::LEFT_CENTER, &title).max.x + 16.0;
    }
    let games: Vec<GameName> = narration::games().map(|(name, _)| name).collect();
    let names: Vec<&str> = narration::games().map(|(_, text)| text.name.as_str()).collect();
    let chosen = games.iter().position(|name| *name == editor.name()).unwrap_or_default();
    let place = Rect::from_min_size(pos2(x, middle - 16.0), vec2(GAME_WIDTH, 32.0));
    if let Some(picked) =
        choice(ui, place, say::editor::game(), &names, chosen, true, "editor game")
    {
        intents.push(Intent::Edit(EditIntent::Game(games[picked])));
    }
    let at = pos2(place.max.x + 10.0, middle);
    let tone =
        if new_game::state::changed(&ruleset) > 0 { ChipTone::Warn } else { ChipTone::Quiet };
    if chip_button(ui, at, &options, None, tone, "editor rules").clicked() {
        intents.push(Intent::Edit(EditIntent::ShowOptions));
    }
}

/// A way to fill the board: a button, or an entry under *More*.
struct Filling {
    words: &'static str,
    tip: &'static str,
    intent: EditIntent,
}

fn fillings(state: &State, editor: &Editor) -> Vec<Filling> {
    let filling = |words, tip, intent| Filling { words, tip, intent };
    let mut all = vec![
        filling(say::editor::the_usual_start(), "", EditIntent::UsualStart),
        filling(say::editor::empty(), "", EditIntent::Clear),
    ];
    if editor.name().facts().has_rounds {
        let tip = say::editor::between_rounds_tip();
        all.push(filling(say::editor::between_rounds(), tip, EditIntent::BetweenRounds));
    }
    if state.session.is_some() {
        let tip = say::editor::from_board_tip();
        all.push(filling(say::editor::from_board(), tip, EditIntent::FromBoard));
    }
    all
}

fn buttons(ui: &mut Ui, bar: Rect, state: &State, editor: &Editor, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button.min(bar.height() - 8.0);
    let top = bar.center().y - height / 2.0;
    let margin = if bar.width() < 900.0 { 10.0 } else { 16.0 };
    let ready = editor.wrong_text.is_none() && editor.position().is_ok();
    let back = Button::new(say::editor::back()).salt("editor");
    let play = Button::new(say::editor::play_from_here()).look(ButtonLook::Primary).enabled(ready);
    let walk = |command: Command, words, icon: Icon, small: bool| {
        let button =
            if small { Button::icon_only(icon, words) } else { Button::new(words).icon(icon) };
        button.tip(command.tip()).enabled(is_open(state, command)).salt("editor")
    };
    let fillings = fillings(state, editor);
    let filling_button = |filling: &Filling| {
        let button = Button::new(filling.words).salt("editor");
        if filling.tip.is_empty() { button } else { button.tip(filling.tip) }
    };
    let more = Button::new(say::labels::more()).opens().salt("editor");
    let walks = |small| {
        [
            (Command::Undo, walk(Command::Undo, Command::Undo.label(), Icon::Undo, small)),
            (Command::Redo, walk(Command::Redo, Command::Redo.label(), Icon::Redo, small)),
            (Command::Flip, walk(Command::Flip, say::labels::flip(), Icon::Flip, small)),
        ]
    };
    let right = back.width(ui) + GAP + play.width(ui);
    let fill_width: f32 =
        fillings.iter().map(|filling| filling_button(filling).width(ui) + GAP).sum();
    let walk_width =
        |small| walks(small).iter().map(|(_, button)| button.width(ui) + GAP).sum::<f32>();
    let room = bar.width() - 2.0 * margin - right - 12.0;
    let small = walk_width(false) + fill_width > room;
    let folded = walk_width(small) + fill_width > room;
    let mut x = bar.min.x + margin;
    let mut place = |width: f32| {
        let place = Rect::from_min_size(pos2(x, top), vec2(width, height));
        x = place.max.x + GAP;
        place
    };
    for (command, button) in walks(small) {
        let rect = place(button.width(ui));
        if button.show(ui, rect).clicked() {
            intents.push(Intent::Command(command));
        }
    }
    if folded {
        let rect = place(more.width(ui));
        let response = more.show(ui, rect);
        Popup::menu(&response).show(|ui| {
            ui.set_width(180.0);
            ui.spacing_mut().item_spacing.y = 0.0;
            for filling in &fillings {
                let id = response.id.with(filling.words);
                let row = popup_row(ui, id, filling.words, None, true, false);
                row.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::MenuItem, true, filling.words)
                });
                if row.clicked() {
                    intents.push(Intent::Edit(filling.intent.clone()));
                    ui.close();
                }
            }
        });
    } else {
        for filling in &fillings {
            let button = filling_button(filling);
            let rect = place(button.width(ui));
            if button.show(ui, rect).clicked() {
                intents.push(Intent::Edit(filling.intent.clone()));
            }
        }
    }
    let width = play.width(ui);
    let at = pos2(bar.max.x - margin - width, top);
    let play_place = Rect::from_min_size(at, vec2(width, height));
    let width = back.width(ui);
    let at = pos2(play_place.min.x - GAP - width, top);
    if back.show(ui, Rect::from_min_size(at, vec2(width, height))).clicked() {
        intents.push(Intent::Edit(EditIntent::Leave));
    }
    if play.show(ui, play_place).clicked() {
        intents.push(Intent::Edit(EditIntent::Play));
    }
}
