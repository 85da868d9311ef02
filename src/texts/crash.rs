//! What is said when a part of Kete panics.

use super::messages::crash as say;

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

/// On standard error: why there is no report.
pub const NO_FOLDER: &str =
    "kete: there is no folder for a report of the crash; --data-dir names one";

/// On standard error, when the painting thread has failed.
pub const WINDOW_ENDS: &str =
    "kete: the window has to close. Your game is saved: start Kete and choose Go on";

/// The message when a thread of the window has failed.
pub fn part_failed(part: &str) -> String {
    say::PartFailed { part }.text()
}

/// The button that opens the folder of the reports.
pub const SHOW_REPORTS: &str = "Show reports";

/// The title of the question after a crash.
pub const CRASHED: &str = "Kete crashed last time";

/// What the question says.
pub fn crashed_line(reports: usize, may_go_on: bool) -> String {
    let written = say::ReportsWritten { count: reports }.text();
    if may_go_on { format!("{written} {}", say::game_saved()) } else { written }
}

/// When Kete could not find its move.
pub const KETE_FAILED: &str = "Kete's search failed twice, so Kete has not moved.";
/// When courses and progress could not be read or written.
pub const LEARNING_FAILED: &str = "Kete failed while it read or wrote your courses and progress.";
/// When examples of rules could not be found.
pub const EXAMPLES_FAILED: &str = "Kete failed while it looked for an example of this rule.";
/// When exercises could not be made.
pub const DRILLS_FAILED: &str = "Kete failed while it made exercises.";
