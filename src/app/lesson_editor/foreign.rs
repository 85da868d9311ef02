//! A course from elsewhere: dropped on the window, opened by its type, or pasted. It is read and
//! checked on a thread before anything of it is shown, and becomes one of the own courses only when
//! the user agrees.

use std::path::Path;

use super::intent::ForeignIntent;
use super::jobs::{FileJob, ReadJob, WritingJob};
use super::state::{EditedPart, ForeignCourse, LessonEditor};
use super::update::{begin, keep};
use crate::app::file_name::file_name;
use crate::app::state::{Dialog, State};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::LoadedCourse;
use crate::tutor::limits::MOST_BYTES;

pub fn update(state: &mut State, intent: ForeignIntent, now: f64) {
    match intent {
        ForeignIntent::Read(path) => {
            let path = std::path::absolute(&path).unwrap_or(path);
            show(state, Some(file_name(&path)), ReadJob::Course(path));
        }
        ForeignIntent::Paste(text) if text.len() as u64 > MOST_BYTES => {
            state.notify(say::PastedTooLong { size: MOST_BYTES / 1_000_000 }.text(), now);
        }
        ForeignIntent::Paste(text) => {
            show(state, None, ReadJob::Text(text));
        }
        ForeignIntent::Add => {
            let Some(foreign) = state.writing.foreign.take().filter(ForeignCourse::is_sound) else {
                return;
            };
            state.dialog = None;
            let stem = Path::new(foreign.name()).file_stem().unwrap_or_default();
            let stem = stem.to_string_lossy().into_owned();
            let Some(source) = foreign.found.and_then(|found| found.source) else { return };
            let title = source.course.title.clone();
            let name = if title.trim().is_empty() { stem } else { title };
            let job = FileJob::Add { name, text: source.text };
            state.writing.jobs.push(WritingJob::File(job));
        }
        ForeignIntent::Change => {
            let Some(foreign) = state.writing.foreign.take().filter(ForeignCourse::is_readable)
            else {
                return;
            };
            state.dialog = None;
            if let Some(source) = foreign.found.and_then(|found| found.source) {
                begin(state, LessonEditor::new(source.course, EditedPart::Course));
                keep(state);
            }
        }
    }
}

/// Shows the dialog, and has the course read.
fn show(state: &mut State, file: Option<String>, job: ReadJob) {
    state.writing.foreign = Some(ForeignCourse { file, found: None });
    state.dialog = Some(Dialog::Course);
    state.writing.jobs.push(WritingJob::Read(job));
}

/// The course is checked.
pub fn received(state: &mut State, found: Box<LoadedCourse>) {
    if let Some(foreign) = &mut state.writing.foreign {
        foreign.found = Some(found);
    }
}
