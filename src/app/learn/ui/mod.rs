//! The Learn page: the courses, a lesson, a session of exercises, or a sparring game.

pub(crate) mod games;
pub(crate) mod lesson;
pub(crate) mod map;
pub(crate) mod writing;

use egui::{Rect, Ui};

use super::state::LearnPage;
use crate::app::exercises::ui::{drill, sparring};
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::draw::board::art::BoardArt;

pub fn learn_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    if let Some(lesson) = state.lesson() {
        lesson::lesson_ui(ui, page, metrics, (state, lesson), art, now, intents);
    } else if let Some(sparring) = state.sparring() {
        sparring::sparring_ui(ui, page, metrics, (state, sparring), art, now, intents);
    } else if let Some(drilling) =
        state.learning.drilling.as_ref().filter(|_| state.learning.front == LearnPage::Drill)
    {
        drill::drill_ui(ui, page, metrics, (state, drilling), art, now, intents);
    } else {
        map::map_ui(ui, page, state, art, intents);
    }
}
