//! What is said when a part of Kete panics.

use crate::texts::messages::crash as say;

/// On standard error: what failed and where.
pub fn failed(thread: &str, message: &str, place: &str) -> String {
    say::Failed { thread, place, message }.text()
}

/// On standard error: where the report is.
pub fn report_written(path: &str) -> String {
    say::ReportWritten { path }.text()
}

/// On standard error: why there is no report.
pub fn report_not_written(why: &str) -> String {
    say::ReportNotWritten { why }.text()
}

/// The message when a thread of the window has failed.
pub fn part_failed(part: &str) -> String {
    say::PartFailed { part }.text()
}

/// What the question says.
pub fn crashed_line(reports: usize, may_go_on: bool) -> String {
    let written = say::ReportsWritten { count: reports }.text();
    if may_go_on { format!("{written} {}", say::game_saved()) } else { written }
}
