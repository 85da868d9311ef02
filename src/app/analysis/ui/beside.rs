//! What another program plays at the position shown, under Kete's lines.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::analysis::beside::Advice;
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::analysis::standing::asked_beside;
use crate::app::analysis::state::PointedLine;
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

/// Space above and below.
const PAD: f32 = 8.0;
/// Space above and below the words of its line.
const LINE_PAD: f32 = 5.0;
/// The rows of its words, and of why it failed.
const ROWS: usize = 3;
const FAULT_ROWS: usize = 6;
/// Width of the choice, if there is room.
const CHOICE: f32 = 220.0;
/// Height of the choice, and the space above it.
const CHOICE_HEIGHT: f32 = 28.0;
const CHOICE_GAP: f32 = 6.0;

/// Who is asked: Kete, or another program as well. Shown where one plays by these rules; returns
/// where it ends.
pub fn choose(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) -> f32 {
    let programs = view.state.engines_for(&view.session.game.ruleset());
    if programs.is_empty() {
        return rect.min.y;
    }
    let theme = Theme::of(ui.ctx());
    let row =
        Rect::from_min_size(rect.min + vec2(0.0, CHOICE_GAP), vec2(rect.width(), CHOICE_HEIGHT));
    let (at, name) = (row.left_center(), say::analysis::who_looks());
    let said = paint_words(ui, at, Align2::LEFT_CENTER, name, Text::Body, false, theme.text);
    let left = (row.max.x - CHOICE).max(said.max.x + 10.0);
    let mut names = vec![say::analysis::kete_alone().to_owned()];
    names.extend(programs.iter().map(|name| words::kete_and(*name)));
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

/// Shows its line, or how it failed; returns where that ends.
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
        let told = words::failed_beside(beside.name, fault);
        let runs = [run(&told, Text::Chip, false, theme.bad)];
        let end = status(ui, at, rect.width(), FAULT_ROWS, &runs).rect.max.y + 4.0;
        let button = Button::new(say::engine::try_again()).small().salt("beside");
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        let place = Rect::from_min_size(pos2(rect.min.x, end), size);
        let response = button.show(ui, place);
        // A dock that is raised may be too low for all of it: what can be done is brought into view.
        let comes_up = !low && appears(ui, Id::unique("beside failed"));
        if comes_up || response.gained_focus() {
            ui.scroll_to_rect(place, None);
        }
        if response.clicked() {
            intents.push(Intent::Analysis(AnalysisIntent::AskAgain));
        }
        return place.max.y + pad;
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

/// Its move and its words about it; returns where they end, and whether they were pressed.
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
    let plays = words::plays(name, &advice.mv.to_string());
    let says = advice.told.as_ref().and_then(|told| words::program_says(game, told, mover));
    let says = says.map_or_else(String::new, |says| format!(". {says}"));
    let runs =
        [run(&plays, Text::Body, true, theme.text), run(&says, Text::Body, false, theme.muted)];
    let galley = flow(ui, &runs, rect.width(), if low { 1 } else { ROWS });
    let height = (galley.size().y + 2.0 * LINE_PAD).max(Sizes::get().height.hit);
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    let hit = place.expand2(vec2(5.0, 0.0));
    let response = ui.interact(hit, Id::unique("beside"), Sense::click());
    let told = format!("{plays}{says}");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
    let radius = Sizes::get().radius.tag;
    let is_walked =
        view.session.variation.as_ref().is_some_and(|variation| variation.is_beside(name));
    let here = response.hovered() || response.has_focus();
    if here {
        *pointed = Some(PointedLine::Beside);
    }
    if here || is_walked {
        ui.painter().rect_filled(hit, radius, theme.accent_soft);
    }
    if is_walked {
        let edge = Stroke::new(1.5, theme.accent);
        ui.painter().rect_stroke(hit, radius, edge, StrokeKind::Inside);
    }
    // What is said of the walk above it pushes it down.
    let begins = is_walked && !low && appears(ui, Id::unique("beside walked"));
    if begins || response.gained_focus() {
        ui.scroll_to_rect(hit, None);
    }
    let cut = galley.elided;
    let at = pos2(rect.min.x, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    focus_ring(ui, &response, hit.shrink(2.0), radius);
    let is_pressed = response.clicked();
    if cut {
        response.on_hover_text(told);
    }
    (place.max.y, is_pressed)
}
