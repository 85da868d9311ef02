//! The answer of another program, under Kete's lines.

use egui::{Align2, Id, Rect, Stroke, Ui, pos2, vec2};

use super::lines::line_row;
use crate::app::analysis::beside::Advice;
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::analysis::state::PointedLine;
use crate::app::analysis::status::asked_beside;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::appears::appears;
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::choice;
use crate::app::widgets::paint::{flow, focus_ring, label, paint_words, run, status};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::EngineName;
use crate::texts::messages as say;

const PAD: f32 = 8.0;
const LINE_PAD: f32 = 5.0;
/// The most rows of its text, and of the reason why it failed.
const ROWS: usize = 3;
const FAULT_ROWS: usize = 6;
/// Width of the choice, if there is space.
const CHOICE: f32 = 220.0;
/// Height of the choice, and the space above it.
fn choice_height() -> f32 {
    Sizes::grown(28.0)
}
const CHOICE_GAP: f32 = 6.0;

/// The choice who is asked: Kete alone, or a program that plays by these rules as well. Returns the
/// lower end.
pub fn choose(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) -> f32 {
    let programs = view.state.engines_for(&view.session.game.ruleset());
    if programs.is_empty() {
        return rect.min.y;
    }
    let theme = Theme::of(ui.ctx());
    let row =
        Rect::from_min_size(rect.min + vec2(0.0, CHOICE_GAP), vec2(rect.width(), choice_height()));
    let (at, name) = (row.left_center(), say::analysis::who_looks());
    let label = paint_words(ui, at, Align2::LEFT_CENTER, name, Text::Body, false, theme.text);
    let left = (row.max.x - CHOICE).max(label.max.x + 10.0);
    let mut names = vec![say::analysis::kete_alone().to_owned()];
    names.extend(programs.iter().map(|name| say::analysis::KeteAnd { program: *name }.text()));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let chosen = asked_beside(view.state)
        .and_then(|(_, beside)| programs.iter().position(|name| *name == beside.name))
        .map_or(0, |at| at + 1);
    let place = row.with_min_x(left);
    if let Some(picked) = choice(ui, place, name, &names, chosen, true, "beside") {
        let program = picked.checked_sub(1).map(|at| programs[at]);
        intents.push(Intent::Analysis(AnalysisIntent::Beside(program)));
    }
    row.max.y
}

/// Shows its line, or how it failed; returns the lower end.
pub fn beside_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    low: bool,
    pointed: &mut Option<PointedLine>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let Some((_, beside)) = asked_beside(view.state) else { return rect.min.y };
    let theme = Theme::of(ui.ctx());
    let pad = if low { 0.0 } else { PAD };
    if !low {
        ui.painter().hline(rect.x_range(), rect.min.y, Stroke::new(1.0, theme.line));
    }
    let at = rect.min + vec2(0.0, pad);
    if let Some(fault) = &beside.fault {
        let says = words::failed_beside(beside.name, fault);
        let runs = [run(&says, Text::Chip, false, theme.bad)];
        let end = status(ui, at, rect.width(), FAULT_ROWS, &runs).rect.max.y + 4.0;
        let button = Button::new(say::engine::try_again()).salt("beside");
        let response = button.show_small_at(ui, pos2(rect.min.x, end));
        // A raised dock may be too low for all of it: scroll to the button.
        let comes_up = !low && appears(ui, Id::unique("beside failed"));
        if comes_up || response.gained_focus() {
            ui.scroll_to_rect(response.rect, None);
        }
        if response.clicked() {
            intents.push(Intent::Analysis(AnalysisIntent::AskAgain));
        }
        return response.rect.max.y + pad;
    }
    let rest = rect.with_min_y(at.y);
    let end = match beside.advice(view.landed.at) {
        Some(advice) => {
            let (end, is_pressed) = line(ui, rest, view, (beside.name, advice), low, pointed);
            if is_pressed {
                intents.push(Intent::Analysis(AnalysisIntent::Walk(PointedLine::Beside)));
            }
            end
        }
        None => {
            let says = words::engines_turn(beside.name, true);
            let runs = [run(&says, Text::Body, false, theme.muted)];
            label(ui, at + vec2(0.0, LINE_PAD), rect.width(), 1, &runs).max.y + LINE_PAD
        }
    };
    end + pad
}

/// Its move and what it says about it; returns the lower end, and whether the row was clicked.
fn line(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    (name, advice): (EngineName, &Advice),
    low: bool,
    pointed: &mut Option<PointedLine>,
) -> (f32, bool) {
    let theme = Theme::of(ui.ctx());
    let (game, mover) = (view.session.name(), view.session.landed_position().to_move());
    let plays = say::analysis::Plays { program: name, move_: advice.mv.to_string() }.text();
    let says = advice.info.as_ref().and_then(|info| words::program_says(game, info, mover));
    let says = says.map_or_else(String::new, |says| format!(". {says}"));
    let runs =
        [run(&plays, Text::Body, true, theme.text), run(&says, Text::Body, false, theme.muted)];
    let galley = flow(ui, &runs, rect.width(), if low { 1 } else { ROWS });
    let height = (galley.size().y + 2.0 * LINE_PAD).max(Sizes::get().height.hit);
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    let name_of_row = format!("{plays}{says}");
    let variation = view.session.variation.as_ref();
    let is_walked = variation.is_some_and(|variation| variation.is_beside(name));
    let response = line_row(ui, place, Id::unique("beside"), &name_of_row, is_walked);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
    if response.hovered() || response.has_focus() {
        *pointed = Some(PointedLine::Beside);
    }
    // The text about the walked line appears above this row and pushes it down.
    let begins = is_walked && !low && appears(ui, Id::unique("beside walked"));
    if begins || response.gained_focus() {
        ui.scroll_to_rect(response.rect, None);
    }
    let cut = galley.elided;
    let at = pos2(rect.min.x, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    focus_ring(ui, &response, response.rect.shrink(2.0), Sizes::get().radius.tag);
    let is_pressed = response.clicked();
    if cut {
        response.on_hover_text(name_of_row);
    }
    (place.max.y, is_pressed)
}
