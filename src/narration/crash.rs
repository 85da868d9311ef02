//! What the window says after a crash.

use crate::texts::messages::crash as say;

/// How many reports of crashes were written, and whether the game was saved.
pub fn crashed_line(reports: usize, may_go_on: bool) -> String {
    let written = say::ReportsWritten { count: reports }.text();
    if may_go_on { format!("{written} {}", say::game_saved()) } else { written }
}
