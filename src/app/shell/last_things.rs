//! Reports crashes in the window, and saves what it can when the window's own thread panics.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use egui::Context;

use super::app::App;
use crate::app::autosave::worker::AutosaveJob;
use crate::app::{autosave, crashes};
use crate::background::Mode;
use crate::background::task::{BackgroundTask, Missing};
use crate::crash::{guard, take_failed_parts, take_new};
use crate::files::{Folders, report};
use crate::game::GameInProgress;
use crate::texts::messages as say;

/// The name of the thread that looks for reports.
const PART: &str = "crash reports";

/// Whether the window has just started: it then reports what is found.
pub(crate) struct AtStart(pub bool);

/// Looks for new crash reports.
pub(crate) fn look_for_crashes(
    folders: &Folders,
    mode: Mode,
    ctx: &Context,
) -> BackgroundTask<usize> {
    let (folder, ctx) = (folders.crashes(), ctx.clone());
    let wake = move || ctx.request_repaint();
    BackgroundTask::begin(mode, PART, move |_| take_new(&folder), wake)
}

impl App {
    /// Reports crashes: those of earlier runs once, a new one when it happens.
    pub(crate) fn follow_crashes(&mut self, ctx: &Context, now: f64) {
        if let Some((task, AtStart(at_start))) = &self.crashes {
            match task.fetch() {
                Err(Missing::Coming) => return,
                Ok(found) if *at_start => {
                    crashes::update::report_last_crash(&mut self.state, found, now)
                }
                Ok(_) | Err(Missing::Lost) => {}
            }
            self.crashes = None;
        }
        let failed = take_failed_parts();
        if failed.is_empty() {
            return;
        }
        for part in failed {
            crashes::update::part_failed(&mut self.state, &part, now);
        }
        // Do not report these again at the next start.
        if let Some(folders) = &self.state.folders {
            self.crashes = Some((look_for_crashes(folders, Mode::Threads, ctx), AtStart(false)));
        }
    }

    /// Does part of a frame. In the real window a panic saves what it can and ends the program; in
    /// a test the panic goes on.
    pub(crate) fn guarded(&mut self, part: impl FnOnce(&mut App)) {
        let done = catch_unwind(AssertUnwindSafe(|| part(self)));
        let Err(panic) = done else { return };
        if !self.ends_on_panic {
            resume_unwind(panic);
        }
        self.save_all();
        exit();
    }

    /// Saves everything the window holds. Each part is saved separately, so that a second panic in
    /// one does not stop the others.
    pub fn save_all(&mut self) {
        let rescue = |what: &mut dyn FnMut()| {
            // The hook has reported it.
            let _ = guard("last things", what);
        };
        rescue(&mut || {
            autosave::update::follow(&mut self.state);
            for job in std::mem::take(&mut self.state.autosave.jobs) {
                // The panic may have left the game half changed: do not replace a good file with
                // it.
                let is_good = match &job {
                    AutosaveJob::Keep(write) => {
                        GameInProgress::from_save(write.text.as_bytes()).is_ok()
                    }
                    _ => true,
                };
                if is_good {
                    self.autosave_writer.send(job);
                }
            }
        });
        rescue(&mut || self.autosave_writer.rest());
        rescue(&mut || self.close());
    }
}

/// Ends the program after a panic of the window.
pub(crate) fn exit() -> ! {
    report(say::crash::window_ends());
    std::process::exit(crashes::update::EXIT_CODE)
}
