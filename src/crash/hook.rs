//! The panic hook: it writes a report and says on standard error where that is. It costs nothing
//! until something panics.

use std::backtrace::Backtrace;
use std::panic::{self, PanicHookInfo};
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, SystemTime};

use super::report::{Report, source_file, without_folders, without_personal_text};
use super::steps;
use crate::files::{Folders, report as report_line};
use crate::narration::crash as words;
use crate::texts::messages as say;

/// The name of the window among the commands.
pub(super) const WINDOW: &str = "window";
/// Reports that one run of the program writes at most: a part that fails again and again fills no
/// disk.
const MOST_A_RUN: usize = 10;

/// The threads that have panicked since the window last asked.
static FAILED: Mutex<Vec<String>> = Mutex::new(Vec::new());
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// The thread that the program cannot do without, how long after its panic the program may go on,
/// and what it ends with then.
static LAST: OnceLock<(ThreadId, Duration, i32)> = OnceLock::new();

/// Without this thread the program ends: after a panic of it that no guard catches, the program may
/// save what it holds for so long. Then it is ended with this exit code whatever it does.
pub fn end_with_this_thread(after: Duration, exit_code: i32) {
    // A second window in the same process, as in tests, changes nothing.
    let _ = LAST.set((thread::current().id(), after, exit_code));
}

/// Sees to it that the program ends after a panic of its last thread.
fn end_in_time() {
    if let Some((last, after, exit_code)) = LAST.get().copied()
        && thread::current().id() == last
        && !super::is_guarded()
    {
        let end = move || {
            thread::sleep(after);
            process::exit(exit_code);
        };
        // Without a thread the program ends as soon as all is saved.
        let _ = thread::Builder::new().name("end in time".to_owned()).spawn(end);
    }
}

/// Has a report written for each panic from now on. `command` is what runs without a window;
/// `data_dir` is the folder that the command line names, otherwise this user's is used.
pub fn install(command: Option<&'static str>, data_dir: Option<PathBuf>) {
    let run = command.unwrap_or(WINDOW);
    PANICS.store(0, Ordering::Relaxed);
    panic::set_hook(Box::new(move |info| {
        end_in_time();
        let report = report_of(info, run);
        let failed = words::failed(&report.thread, &said(info), &report.place);
        report_line(failed);
        if PANICS.fetch_add(1, Ordering::Relaxed) < MOST_A_RUN {
            let folders = data_dir.clone().map(Folders::under).or_else(Folders::of_user);
            let written = folders.map(|folders| report.write(&folders.crashes()));
            let says = match &written {
                Some(Ok(path)) => words::report_written(&path.display().to_string()),
                Some(Err(error)) => words::report_not_written(&error.to_string()),
                None => say::crash::no_folder().to_owned(),
            };
            report_line(says);
        }
        let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
        if failed.len() < MOST_A_RUN {
            failed.push(report.thread);
        }
    }));
}

/// The names of the threads that have panicked since this was last asked.
pub fn take_failed_parts() -> Vec<String> {
    std::mem::take(&mut *FAILED.lock().unwrap_or_else(PoisonError::into_inner))
}

fn report_of(info: &PanicHookInfo<'_>, run: &'static str) -> Report {
    let thread = std::thread::current().name().unwrap_or("without a name").to_owned();
    let is_fixed = info.payload().is::<&'static str>();
    let place = info.location().map_or_else(String::new, |at| {
        format!("{}:{}:{}", source_file(at.file()), at.line(), at.column())
    });
    Report {
        run,
        thread,
        message: without_personal_text(&said(info), is_fixed),
        place,
        when: SystemTime::now(),
        steps: steps::listed(),
        backtrace: without_folders(&Backtrace::force_capture().to_string()),
    }
}

/// What the panic says, on one line.
fn said(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let fixed = payload.downcast_ref::<&'static str>().copied();
    let text = fixed.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let is_control = |letter: char| letter.is_control();
    text.unwrap_or("no message").replace(is_control, " ")
}
