//! Words about the file of the learner's progress.
#![allow(missing_docs, reason = "each says what it is")]

use super::super::messages::progress as say;
use super::super::tutor;
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
        "ron" => say::kind_progress(),
        "ogn" => say::kind_ogn(),
        "txt" => say::kind_text(),
        _ => say::kind_kete(),
    }
}

/// `12 lessons done and 3 rules in boxes`.
fn holds((lessons, rules): (usize, usize)) -> String {
    say::Holds { lessons, rules }.text()
}

/// The question before progress is imported.
pub fn import_question(name: &str) -> String {
    say::ImportQuestion { name }.text()
}

/// What adding and replacing mean.
pub fn import_line(found: (usize, usize), own: (usize, usize)) -> String {
    say::ImportLine { found: holds(found), own: holds(own) }.text()
}

/// Progress was taken over where there was none.
pub fn imported(name: &str, found: (usize, usize)) -> String {
    say::Imported { name, found: holds(found) }.text()
}

/// Progress was added to one's own.
pub fn import_added(name: &str) -> String {
    say::Added { name }.text()
}

/// Progress was written.
pub fn exported(name: &str) -> String {
    say::Exported { name }.text()
}

/// A file that cannot be imported.
pub fn cannot_import(name: &str, error: &ProgressError) -> String {
    let why = tutor::progress_error(error);
    match error {
        ProgressError::Damaged(..) => say::Damaged { name, why }.text(),
        ProgressError::Read(_) | ProgressError::Newer(_) => say::Unchanged { why }.text(),
    }
}

/// The file of the progress cannot be read now, and is left alone.
pub fn progress_left_alone(error: &ProgressError) -> String {
    say::LeftAlone { why: tutor::progress_error(error) }.text()
}
