//! Words about files in the window.

use crate::texts::messages::files as say;

/// A game in another form was opened; the file may hold more.
pub fn imported_game(name: &str, more: bool) -> String {
    if more { say::ImportedFirst { name }.text() } else { say::Imported { name }.text() }
}
