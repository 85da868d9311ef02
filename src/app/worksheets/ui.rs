//! The dialog that asks what to print.

use egui::{Context, Rect, Ui, pos2, vec2};

use super::intent::WorksheetIntent;
use super::state::{COUNTS, DIFFICULTIES, WorksheetForm};
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice};
use crate::app::widgets::modal::fitted_modal;
use crate::app::widgets::paint::{label, run};
use crate::app::widgets::rows::buttons_right;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

const WIDTH: f32 = 500.0;
const MARGIN: f32 = 22.0;
const FIELD: f32 = 34.0;

pub fn worksheet_ui(ctx: &Context, state: &State, form: &WorksheetForm, intents: &mut Vec<Intent>) {
    fitted_modal(ctx, say::worksheet::print(), (WIDTH, 280.0), intents, |ui, rect, intents| {
        content(ui, rect, state, form, intents)
    });
}

/// Returns the height that shows everything.
fn content(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    form: &WorksheetForm,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(MARGIN);
    let title = [run(say::worksheet::print(), Text::Section, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 2, &title).max.y + 8.0;
    let says = [run(say::worksheet::how(), Text::Body, false, theme.muted)];
    y = label(ui, pos2(inner.min.x, y), inner.width(), 5, &says).max.y + 14.0;
    let below = inner.with_min_y(y);
    y = match form {
        WorksheetForm::Course { course, lesson } => {
            lessons(ui, below, state, (*course, *lesson), intents)
        }
        WorksheetForm::Exercises { game, rule, difficulty, count } => {
            let title = say::worksheet::ExercisesOn {
                game: &narration::game(*game).name,
                rule: &narration::rule(*rule).title,
            }
            .text();
            let title = [run(&title, Text::Body, true, theme.text)];
            let end = label(ui, below.min, below.width(), 2, &title).max.y + 12.0;
            exercises(ui, below.with_min_y(end), *difficulty, *count, intents)
        }
    };
    y += 20.0;
    let cancel = Button::new(say::labels::cancel()).salt("worksheet");
    let save = Button::new(say::worksheet::save()).look(ButtonLook::Primary).salt("worksheet");
    match buttons_right(ui, pos2(inner.max.x, y), vec![cancel, save]).0 {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::Worksheet(WorksheetIntent::Save)),
        None => {}
    }
    y + Sizes::get().height.button + MARGIN - rect.min.y
}

/// The lesson to choose, or all of them; returns the lower end.
fn lessons(
    ui: &mut Ui,
    room: Rect,
    state: &State,
    (course, lesson): (usize, Option<usize>),
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let Some(of) = state.learning.courses.get(course) else { return room.min.y };
    let title = [run(of.title(), Text::Body, true, theme.text)];
    let y = label(ui, room.min, room.width(), 2, &title).max.y + 8.0;
    let titles = of.lessons().iter().map(|lesson| lesson.title.as_str());
    let words: Vec<&str> = [say::worksheet::all_lessons()].into_iter().chain(titles).collect();
    let field = Rect::from_min_size(pos2(room.min.x, y), vec2(room.width(), FIELD));
    let chosen = lesson.map_or(0, |number| number + 1);
    let picked =
        choice(ui, field, say::worksheet::lesson(), &words, chosen, true, ("worksheet", course));
    if let Some(picked) = picked {
        let lesson = WorksheetIntent::Lesson(picked.checked_sub(1));
        intents.push(Intent::Worksheet(lesson));
    }
    field.max.y
}

/// How hard the exercises are, and how many; returns the lower end.
fn exercises(
    ui: &mut Ui,
    room: Rect,
    difficulty: Option<u8>,
    count: usize,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let hard = DIFFICULTIES.map(|difficulty| match difficulty {
        None => say::worksheet::any_difficulty().to_owned(),
        Some(difficulty) => difficulty.to_string(),
    });
    let counts = COUNTS.map(|count| count.to_string());
    let rows = [
        (say::worksheet::difficulty_label(), hard.each_ref().map(String::as_str)),
        (say::worksheet::count_label(), counts.each_ref().map(String::as_str)),
    ];
    let chosen = [
        DIFFICULTIES.iter().position(|other| *other == difficulty),
        COUNTS.iter().position(|other| *other == count),
    ];
    let mut y = room.min.y;
    for (number, ((name, words), chosen)) in rows.iter().zip(chosen).enumerate() {
        let says = [run(name, Text::Body, false, theme.text)];
        label(ui, pos2(room.min.x, y + 7.0), room.width() / 2.0, 1, &says);
        let height = FIELD;
        let chosen = chosen.unwrap_or_default();
        let segments = Segments { name, words, chosen, enabled: true, height };
        let at = pos2(room.max.x - segments.width(ui), y + FIELD / 2.0);
        if let Some(picked) = segments.show(ui, at, "worksheet") {
            intents.push(Intent::Worksheet(match number {
                0 => WorksheetIntent::Difficulty(DIFFICULTIES[picked]),
                _ => WorksheetIntent::Count(COUNTS[picked]),
            }));
        }
        y += FIELD + 10.0;
    }
    y - 10.0
}
