//! What the window says about crashes, what it tries again, and how it ends.

use std::time::Duration;

use super::state::Again;
use crate::app::effect::Effect;
use crate::app::intent::Intent;
use crate::app::state::{Dialog, State};
use crate::files::Folders;
use crate::narration::crash as words;
use crate::texts::messages as say;

/// How long a crashed window may take to save its game.
pub const TO_SAVE: Duration = Duration::from_secs(5);
/// Exit code after a panic, the same as Rust's.
pub const EXIT_CODE: i32 = 101;
const MOST: usize = 20;

/// Some work has panicked: the message offers to try again.
pub fn failed(state: &mut State, again: Again, says: &str, now: f64) {
    if state.again.len() < MOST {
        state.again.push(again);
    }
    state.notify_with(says, say::engine::try_again(), Intent::TryAgain, now);
}

pub fn try_again(state: &mut State) {
    for again in std::mem::take(&mut state.again) {
        match again {
            Again::Learning(job) => state.learning.jobs.push(job),
            Again::Rules(job) => state.rulebook.jobs.push(job),
        }
    }
}

/// Kete's search has panicked twice: the move waits until a person lets Kete play on.
pub fn kete_failed(state: &mut State, now: f64) {
    state.thinking = None;
    if let Some(session) = &mut state.session {
        session.failed_at = Some(session.game.current());
    }
    state.notify_with(say::crash::kete_failed(), say::engine::try_again(), Intent::PlayOn, now);
}

/// A thread has panicked. Features that wait for its work say more; this is for the others.
pub fn part_failed(state: &mut State, part: &str, now: f64) {
    let says = say::crash::PartFailed { part }.text();
    match state.notice {
        Some(_) => state.notify_unless_busy(says, now),
        None => state.notify_with(says, say::crash::show_reports(), Intent::ShowReports, now),
    }
}

/// Says at the start that Kete crashed last time.
pub fn report_last_crash(state: &mut State, reports: usize, now: f64) {
    if reports == 0 {
        return;
    }
    if state.dialog.is_none() && state.session.is_none() {
        state.dialog = Some(Dialog::Crashed(reports));
    } else {
        let crashed = say::crash::crashed_sentence();
        let says = format!("{crashed} {}", words::crashed_line(reports, false));
        state.notify_with(says, say::crash::show_reports(), Intent::ShowReports, now);
    }
}

pub fn show_reports(state: &mut State) {
    let folder = state.folders.as_ref().map(Folders::crashes);
    state.effects.extend(folder.map(Effect::ShowFolder));
}
