//! The daily exercise: what an intent does.

use super::intent::DailyIntent;
use super::shown::DailyShown;
use super::state::DailyPage;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::learn::update::begin_task;
use crate::app::page::Page;
use crate::app::state::State;
use crate::app::words;
use crate::narration;
use crate::texts::messages::daily as say;
use crate::tutor::daily::daily;

pub fn update(state: &mut State, intent: DailyIntent) {
    let shown = DailyShown::of(state);
    match intent {
        DailyIntent::Open => {
            state.daily = DailyPage::default();
            state.page = Page::Daily;
        }
        DailyIntent::Of(game) => state.daily.game = Some(game),
        DailyIntent::Day(day) if shown.is_open(day) => {
            state.daily = DailyPage { day: Some(day), month: Some(shown.month), ..state.daily };
        }
        DailyIntent::Day(_) => {}
        DailyIntent::Month(later) if shown.has_month(later) => {
            state.daily.month = Some(shown.month + later);
        }
        DailyIntent::Month(_) => {}
        DailyIntent::Take => take(state, shown),
    }
}

fn take(state: &mut State, DailyShown { game, day, .. }: DailyShown) {
    let Some(exercise) = daily(game, day) else { return };
    let date = words::day_in_full(day);
    let title = say::Title { game: &narration::game(game).name, date }.text();
    if let Some(lesson) = ActiveLesson::of_day(game, day, title, exercise) {
        begin_task(state, lesson);
    }
}
