//! The Learn page: the courses, or the lesson being taken.
//!
//! | file | holds |
//! | --- | --- |
//! | `map` | the courses and their lessons |
//! | `review` | what comes back, beside the lessons |
//! | `lesson` | the lesson being taken: bars, task, board |
//! | `answers` | the card of answers under the board |
//! | `help` | rules, words and hints beside the board |

mod answers;
mod help;
mod lesson;
mod map;
mod review;

use egui::Rect;
use egui::Ui;

use crate::app::board::art::BoardArt;
use crate::app::frame::Metrics;
use crate::app::intent::Intent;
use crate::app::state::State;

/// Shows the page.
pub fn show(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    match &state.learning.lesson {
        Some(lesson) => lesson::show(ui, page, metrics, (state, lesson), art, now, intents),
        None => map::show(ui, page, state, intents),
    }
}
