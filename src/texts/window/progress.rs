//! Words about the file of the learner's progress.
#![allow(missing_docs, reason = "each says what it is")]

use super::super::{counted, tutor};
use super::SettingText;
use crate::tutor::ProgressError;

pub const EXPORT_PROGRESS: &str = "Export progress…";
pub const IMPORT_PROGRESS: &str = "Import progress…";
pub const EXPORT_TITLE: &str = "Export progress";
pub const IMPORT_TITLE: &str = "Import progress";
pub const IMPORT_SHORT: &str = "Import…";
pub const EXPORT: &str = "Export";
pub const IMPORT: &str = "Import";
pub const ADD_TO_MINE: &str = "Add to mine";
pub const REPLACE_MINE: &str = "Replace mine";
pub const SHOW_THE_FILE: &str = "Show the file";
pub const PROGRESS_REPLACED: &str = "Your progress was replaced.";
pub const PROGRESS_BACK: &str = "Your progress is as it was before.";
pub const NOT_KEPT_NOW: &str = "What you learn now is not kept.";

/// Taking what was learnt elsewhere.
pub const SET_PROGRESS: SettingText = SettingText {
    name: "Your progress",
    line: "The stars of your lessons, and the rules that come back.",
};

/// The kind of files that a file dialog lists.
pub fn kind_of_files(ending: &str) -> &'static str {
    match ending {
        "ron" => "Progress of learners",
        "ogn" => "Oware games",
        "txt" => "Text",
        _ => "Kete games",
    }
}

/// `12 lessons done and 3 rules in boxes`.
fn holds((lessons, rules): (usize, usize)) -> String {
    let lessons = counted(lessons as u32, "lesson", "lessons");
    let rules = counted(rules as u32, "rule", "rules");
    format!("{lessons} done and {rules} in boxes")
}

/// The question before progress is imported.
pub fn import_question(name: &str) -> String {
    format!("Import the progress of {name}?")
}

/// What adding and replacing mean.
pub fn import_line(found: (usize, usize), own: (usize, usize)) -> String {
    format!(
        "The file holds {}. Yours holds {}. Adding keeps the better stars of each lesson, and of \
         each rule the box that comes back sooner. Replacing forgets yours.",
        holds(found),
        holds(own)
    )
}

/// Progress was taken over where there was none.
pub fn imported(name: &str, found: (usize, usize)) -> String {
    format!("{name} was taken over: {}.", holds(found))
}

/// Progress was added to one's own.
pub fn import_added(name: &str) -> String {
    format!("{name} was added to your progress.")
}

/// Progress was written.
pub fn exported(name: &str) -> String {
    format!("Your progress was exported to {name}.")
}

/// A file that cannot be imported.
pub fn cannot_import(name: &str, error: &ProgressError) -> String {
    let why = tutor::progress_error(error);
    match error {
        ProgressError::Damaged(..) => {
            format!("{name} is no file of progress, or it is damaged. {why} Nothing has changed.")
        }
        ProgressError::Read(_) | ProgressError::Newer(_) => format!("{why} Nothing has changed."),
    }
}

/// The file of the progress cannot be read now, and is left alone.
pub fn progress_left_alone(error: &ProgressError) -> String {
    format!("Your progress file could not be read. {} {NOT_KEPT_NOW}", tutor::progress_error(error))
}
