//! Words about the file of the learner's progress.
#![allow(missing_docs, reason = "each says what it is")]

use crate::texts::messages::progress as say;
use crate::tutor::ProgressError;
use crate::tutor::wording;

/// The kind of files that a file dialog lists.
pub fn kind_of_files(ending: &str) -> &'static str {
    match ending {
        "ron" => say::kind_progress(),
        "ogn" => say::kind_ogn(),
        "txt" => say::kind_text(),
        "html" => say::kind_page(),
        "csv" => say::kind_csv(),
        _ => say::kind_kete(),
    }
}

/// `12 lessons done and 3 rules to review`.
fn holds((lessons, rules): (usize, usize)) -> String {
    say::Holds { lessons, rules }.text()
}

/// What adding and replacing mean.
pub fn import_line(found: (usize, usize), own: (usize, usize)) -> String {
    say::ImportLine { found: holds(found), own: holds(own) }.text()
}

/// Progress was taken over where there was none.
pub fn imported(name: &str, found: (usize, usize)) -> String {
    say::Imported { name, found: holds(found) }.text()
}

/// A file that cannot be imported.
pub fn cannot_import(name: &str, error: &ProgressError) -> String {
    let why = wording::progress_error(error);
    match error {
        ProgressError::Damaged(..) => say::Damaged { name, why }.text(),
        ProgressError::Read(_) | ProgressError::Newer(_) => say::Unchanged { why }.text(),
    }
}
