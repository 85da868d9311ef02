//! A turn beside the same move under another option, in the place of the board.

use egui::{Align2, Ui, pos2};

use super::state::Comparison;
use super::ui;
use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::choices::choice;
use crate::app::widgets::paint::{line, run};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// Height of the row with the choice of options.
const HEAD: f32 = 46.0;
/// The greatest width of the choice.
const WIDEST: f32 = 420.0;

/// Shows both turns, and the choice of the option in which their rules differ.
pub fn side_by_side_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    both: &Comparison,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let Some(others) = &view.session.coach.others else { return };
    let theme = Theme::of(ui.ctx());
    let column = view.layout.column;
    let inner = column.shrink2(egui::vec2(14.0, 0.0));
    let inner = inner.with_min_y(column.min.y).with_max_y(view.layout.control.min.y - 10.0);
    let (head, room) = inner.split_top_bottom_at_y(inner.min.y + HEAD);
    let name = view.session.name();
    let labels: Vec<String> = others
        .list
        .iter()
        .map(|other| words::option_value(name, other.option, other.there))
        .collect();
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    let title = run(say::coach::compared_with(), Text::CardTitle, true, theme.text);
    let at = pos2(head.min.x + 4.0, head.center().y);
    let left = line(ui, at, Align2::LEFT_CENTER, &title).max.x + 12.0;
    let width = (head.max.x - left).clamp(80.0, WIDEST);
    let place =
        egui::Rect::from_min_size(pos2(left, head.center().y - 16.0), egui::vec2(width, 32.0));
    let salt = "compared with";
    let picked = choice(ui, place, say::coach::compared_with(), &labels, others.chosen, true, salt);
    if let Some(picked) = picked {
        intents.push(Intent::Coach(CoachIntent::Under(picked)));
    }
    ui::comparison_ui(ui, room, both, view.state, art, intents);
}
