//! The panic hook: it writes a report and says on standard error where it is. It costs nothing
//! until something panics.

use std::backtrace::Backtrace;
use std::panic::{self, PanicHookInfo};
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, SystemTime};

use super::report::{CrashReport, source_file, without_folders, without_personal_text};
use super::steps;
use crate::files::{Folders, report as report_line};
use crate::texts::messages::crash as say;

/// The name of the window among the commands.
pub(super) const WINDOW: &str = "window";
/// The most reports of one run of the program, so that a part that fails again and again does not
/// fill the disk.
const MOST_A_RUN: usize = 10;

/// The threads that have panicked since the window last asked.
static FAILED: Mutex<Vec<String>> = Mutex::new(Vec::new());
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// The thread that the program needs, how long the program may go on after that thread panics, and
/// the exit code then.
static ESSENTIAL_THREAD: OnceLock<(ThreadId, Duration, i32)> = OnceLock::new();

/// Makes this thread the one that the program needs. After a panic of it that no guard catches, the
/// program has this much time to save its data; then it ends with this exit code.
pub fn end_with_this_thread(after: Duration, exit_code: i32) {
    // A second window in the same process, as in tests, changes nothing.
    let _ = ESSENTIAL_THREAD.set((thread::current().id(), after, exit_code));
}

/// Makes the program end after a panic of the thread that it needs.
fn end_in_time() {
    if let Some((last, after, exit_code)) = ESSENTIAL_THREAD.get().copied()
        && thread::current().id() == last
        && !super::is_guarded()
    {
        let end = move || {
            thread::sleep(after);
            process::exit(exit_code);
        };
        // If no thread can be started, the program ends as soon as all data is saved.
        let _ = thread::Builder::new().name("end in time".to_owned()).spawn(end);
    }
}

/// Writes a report for each panic from now on. `command` is the command that runs without a window;
/// `data_dir` is the folder from the command line, or `None` for this user's.
pub fn install(command: Option<&'static str>, data_dir: Option<PathBuf>) {
    let run = command.unwrap_or(WINDOW);
    PANICS.store(0, Ordering::Relaxed);
    panic::set_hook(Box::new(move |info| {
        end_in_time();
        let report = report_of(info, run);
        let (thread, place) = (&report.thread, &report.place);
        report_line(say::Failed { thread, place, message: message_of(info) }.text());
        if PANICS.fetch_add(1, Ordering::Relaxed) < MOST_A_RUN {
            let folders = data_dir.clone().map(Folders::under).or_else(Folders::of_user);
            let written = folders.map(|folders| report.write(&folders.crashes()));
            report_line(match &written {
                Some(Ok(path)) => say::ReportWritten { path: path.display().to_string() }.text(),
                Some(Err(error)) => say::ReportNotWritten { why: error.to_string() }.text(),
                None => say::no_folder().to_owned(),
            });
        }
        let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
        if failed.len() < MOST_A_RUN {
            failed.push(report.thread);
        }
    }));
}

/// The names of the threads that have panicked since the last call.
pub fn take_failed_parts() -> Vec<String> {
    std::mem::take(&mut *FAILED.lock().unwrap_or_else(PoisonError::into_inner))
}

fn report_of(info: &PanicHookInfo<'_>, run: &'static str) -> CrashReport {
    let thread = thread::current().name().unwrap_or("without a name").to_owned();
    let is_fixed = info.payload().is::<&'static str>();
    let place = info.location().map_or_else(String::new, |at| {
        format!("{}:{}:{}", source_file(at.file()), at.line(), at.column())
    });
    CrashReport {
        run,
        thread,
        message: without_personal_text(&message_of(info), is_fixed),
        place,
        when: SystemTime::now(),
        steps: steps::listed(),
        backtrace: without_folders(&Backtrace::force_capture().to_string()),
    }
}

/// The panic message, on one line.
fn message_of(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let fixed = payload.downcast_ref::<&'static str>().copied();
    let text = fixed.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let is_control = |letter: char| letter.is_control();
    text.unwrap_or("no message").replace(is_control, " ")
}
