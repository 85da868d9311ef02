//! The order of lessons and steps: new ones, moved, copied and deleted ones.

use super::intent::OutlineIntent;
use super::state::{EditedPart, LessonEditor};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::course_writing::{StepKind, new_lesson};

/// `fresh_id` makes an id for a lesson.
pub fn update(editor: &mut LessonEditor, intent: OutlineIntent, fresh_id: impl Fn() -> String) {
    let part = editor.part;
    match intent {
        OutlineIntent::NewLesson => {
            let at = editor.lesson_number().map_or(editor.course().lessons.len(), |it| it + 1);
            let title = say::LessonNumber { number: editor.course().lessons.len() + 1 }.text();
            let lesson = new_lesson(fresh_id(), title);
            editor.drafts.change(None, |course| course.lessons.insert(at, lesson));
            editor.part = EditedPart::Lesson(at);
        }
        OutlineIntent::NewStep(kind) => new_step(editor, kind),
        OutlineIntent::Up => shift(editor, false),
        OutlineIntent::Down => shift(editor, true),
        OutlineIntent::Copy => copy(editor, fresh_id),
        OutlineIntent::Delete => match part {
            EditedPart::Course => {}
            EditedPart::Lesson(lesson) => {
                editor.drafts.change(None, |course| drop(course.lessons.remove(lesson)));
            }
            EditedPart::Step(lesson, step) => {
                keep_board_after(editor, lesson, step);
                editor
                    .drafts
                    .change(None, |course| drop(course.lessons[lesson].steps.remove(step)));
            }
        },
    }
    let is_new = matches!(intent, OutlineIntent::NewLesson | OutlineIntent::NewStep(_));
    let is_new = is_new && editor.part != part;
    editor.select(editor.part);
    editor.is_new_part = is_new;
}

fn new_step(editor: &mut LessonEditor, kind: StepKind) {
    let (lesson, at) = match editor.part {
        EditedPart::Step(lesson, step) => (lesson, step + 1),
        EditedPart::Lesson(lesson) => {
            (lesson, editor.course().lessons.get(lesson).map_or(0, |it| it.steps.len()))
        }
        EditedPart::Course => return,
    };
    let mut step = kind.new_step();
    if at == 0 {
        "start".clone_into(step.board_mut().0);
    }
    editor.drafts.change(None, |course| course.lessons[lesson].steps.insert(at, step));
    editor.part = EditedPart::Step(lesson, at);
}

/// The first step of a lesson has a board: if it goes away, the next step that goes on with it gets
/// it.
fn keep_board_after(editor: &mut LessonEditor, lesson: usize, step: usize) {
    let steps = &editor.course().lessons[lesson].steps;
    let (Some(gone), Some(next)) = (steps.get(step), steps.get(step + 1)) else { return };
    let (at, options) = (gone.common().at.to_owned(), gone.common().options.to_owned());
    if next.common().at.is_empty() && next.common().options.is_empty() && !at.is_empty() {
        editor.drafts.change(None, |course| {
            let (next_at, next_options) = course.lessons[lesson].steps[step + 1].board_mut();
            *next_at = at;
            *next_options = options;
        });
        // Both changes are undone together.
        editor.drafts.join_last();
    }
}

fn shift(editor: &mut LessonEditor, down: bool) {
    let other = |at: usize, len: usize| {
        let other = if down { Some(at + 1) } else { at.checked_sub(1) };
        other.filter(|other| *other < len)
    };
    match editor.part {
        EditedPart::Course => {}
        EditedPart::Lesson(lesson) => {
            let Some(to) = other(lesson, editor.course().lessons.len()) else { return };
            editor.drafts.change(None, |course| course.lessons.swap(lesson, to));
            editor.faults.clear();
            editor.part = EditedPart::Lesson(to);
        }
        EditedPart::Step(lesson, step) => {
            let steps = editor.course().lessons[lesson].steps.len();
            let Some(to) = other(step, steps) else { return };
            // Each keeps the board that it had.
            let boards = [step, to].map(|at| own_board(editor, lesson, at));
            editor.drafts.change(None, |course| {
                let steps = &mut course.lessons[lesson].steps;
                for (at, board) in [step, to].into_iter().zip(boards) {
                    if let Some((text, options)) = board {
                        *steps[at].board_mut().0 = text;
                        *steps[at].board_mut().1 = options;
                    }
                }
                steps.swap(step, to);
            });
            editor.part = EditedPart::Step(lesson, to);
        }
    }
}

/// The board of a step and its options as text, if it has one.
fn own_board(editor: &LessonEditor, lesson: usize, step: usize) -> Option<(String, String)> {
    let lesson = editor.course().lessons.get(lesson)?;
    let (at, options) = crate::tutor::written_boards(lesson).get(step).copied()?;
    (!at.is_empty()).then(|| (at.to_owned(), options.to_owned()))
}

fn copy(editor: &mut LessonEditor, fresh_id: impl Fn() -> String) {
    match editor.part {
        EditedPart::Course => {}
        EditedPart::Lesson(lesson) => {
            let id = fresh_id();
            editor.drafts.change(None, |course| {
                let mut copy = course.lessons[lesson].clone();
                copy.id = id;
                course.lessons.insert(lesson + 1, copy);
            });
            editor.part = EditedPart::Lesson(lesson + 1);
        }
        EditedPart::Step(lesson, step) => {
            editor.drafts.change(None, |course| {
                let steps = &mut course.lessons[lesson].steps;
                let copy = steps[step].clone();
                steps.insert(step + 1, copy);
            });
            editor.part = EditedPart::Step(lesson, step + 1);
        }
    }
}
