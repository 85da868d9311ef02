//! Choosing a worksheet: what an intent does. `export` writes the file.

use std::time::{SystemTime, UNIX_EPOCH};

use super::intent::WorksheetIntent;
use super::state::{WorksheetForm, WorksheetOrder, may_print};
use crate::app::export::state::{ExportForm, ExportIntent};
use crate::app::intent::Intent;
use crate::app::state::{Dialog, State};
use crate::tutor::drills::ruleset_for;
use crate::tutor::worksheet::ExerciseOrder;

pub fn update(state: &mut State, intent: WorksheetIntent) {
    match intent {
        WorksheetIntent::OfCourse(course, lesson) if may_print(&state.learning, course) => {
            show(state, WorksheetForm::Course { course, lesson });
        }
        WorksheetIntent::OfCourse(..) => {}
        WorksheetIntent::OfExercises(game, rule) => {
            show(state, WorksheetForm::of_exercises(game, rule));
        }
        WorksheetIntent::Save => save(state),
        chosen => choose(state, chosen),
    }
}

/// The form for what is on the Learn page: the lesson, the exercises, or the course shown.
pub fn form_for(state: &State) -> Option<WorksheetForm> {
    let learning = &state.learning;
    if let Some(run) = state.drill() {
        let game = run.drill.position.ruleset().name();
        return Some(WorksheetForm::of_exercises(game, run.drill.rule));
    }
    let of_course = |course: usize, lesson: Option<usize>| {
        may_print(learning, course).then_some(WorksheetForm::Course { course, lesson })
    };
    match state.lesson() {
        Some(lesson) if lesson.is_from_game() => None,
        Some(lesson) => of_course(lesson.course, Some(lesson.number)),
        None => of_course(learning.chosen, None),
    }
}

pub fn show(state: &mut State, form: WorksheetForm) {
    state.dialog = Some(Dialog::Worksheet(form));
}

fn choose(state: &mut State, chosen: WorksheetIntent) {
    let Some(Dialog::Worksheet(form)) = &mut state.dialog else { return };
    match (form, chosen) {
        (WorksheetForm::Course { lesson, .. }, WorksheetIntent::Lesson(new)) => *lesson = new,
        (WorksheetForm::Exercises { difficulty, .. }, WorksheetIntent::Difficulty(new)) => {
            *difficulty = new;
        }
        (WorksheetForm::Exercises { count, .. }, WorksheetIntent::Count(new)) => *count = new,
        _ => {}
    }
}

fn save(state: &mut State) {
    let Some(Dialog::Worksheet(form)) = &state.dialog else { return };
    let order = match *form {
        WorksheetForm::Course { course, lesson } => {
            let source = state.learning.courses.get(course).and_then(|it| it.source.clone());
            source.map(|source| WorksheetOrder::Course(source, lesson))
        }
        WorksheetForm::Exercises { game, rule, difficulty, count } => {
            let ruleset = ruleset_for(game, rule);
            // Other exercises each time.
            let seed = SystemTime::now().duration_since(UNIX_EPOCH);
            let seed = seed.map_or(0, |since| since.as_nanos() as u64);
            Some(WorksheetOrder::Exercises(ExerciseOrder {
                ruleset,
                rule,
                difficulty,
                count,
                seed,
            }))
        }
    };
    state.dialog = None;
    state.worksheet = order;
    if state.worksheet.is_some() {
        state.ask(Intent::Export(ExportIntent::Form(ExportForm::Worksheet)));
    }
}
