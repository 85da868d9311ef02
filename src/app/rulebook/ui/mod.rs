//! The rules page: the list of titles at the left, the rule at the right. In a narrow window the
//! list is folded into a line above the rule.

pub(crate) mod example;
pub(crate) mod list;
pub(crate) mod reading;

use egui::{Rect, Ui};

use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::panel::{Edge, panel};
use crate::draw::board::art::BoardArt;

pub fn rulebook_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let rest = if metrics.side.is_some() {
        let width = (0.2469 * page.width()).clamp(290.0, 380.0).round();
        let (left, rest) = page.split_left_right_at_x(page.min.x + width);
        panel(ui, left, Edge::Right);
        list::list_ui(ui, left, &state.rulebook, intents);
        rest
    } else {
        let (bar, rest) =
            page.split_top_bottom_at_y(page.min.y + list::folded_height(page.width()));
        panel(ui, bar, Edge::Bottom);
        list::folded(ui, bar, &state.rulebook, intents);
        rest
    };
    reading::reading_ui(ui, rest, metrics, state, art, now, intents);
}
