//! The report of a crash and the folder of reports. A report has no personal text.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::files::{WriteError, write_whole};
use crate::narration::calendar::date;

/// The most reports in the folder; the oldest are deleted first.
pub const MOST_KEPT: usize = 20;
/// How the name of a report begins and ends; the second ending is for reports that the window has
/// not mentioned yet.
const PREFIX: &str = "crash-";
const ENDING: &str = ".txt";
const NEW_ENDING: &str = "-new.txt";
const LONGEST_MESSAGE: usize = 300;

pub(super) struct CrashReport {
    /// What was running: `window` or the name of a command.
    pub run: &'static str,
    pub thread: String,
    pub message: String,
    pub place: String,
    pub when: SystemTime,
    pub steps: String,
    pub backtrace: String,
}

impl fmt::Display for CrashReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (version, system) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS);
        let machine = std::env::consts::ARCH;
        let (day, hour, minute, second) = moment(self.when);
        writeln!(f, "Kete {version} on {system} {machine}, {}", self.run)?;
        writeln!(f, "When: {day} {hour:02}:{minute:02}:{second:02} UTC")?;
        writeln!(f, "Thread: {}", self.thread)?;
        writeln!(f, "Message: {}", self.message)?;
        writeln!(f, "Place: {}", self.place)?;
        writeln!(f, "\nLast steps in the window, oldest first:\n{}", self.steps)?;
        writeln!(f, "Backtrace:\n{}", self.backtrace)
    }
}

impl CrashReport {
    /// Writes the report into a folder, whole or not at all, and deletes the oldest reports beyond
    /// [`MOST_KEPT`]. Only a crash of the window is marked as new.
    pub fn write(&self, folder: &Path) -> Result<PathBuf, WriteError> {
        static NUMBER: AtomicU32 = AtomicU32::new(1);
        let (day, hour, minute, second) = moment(self.when);
        let (process, number) = (std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let ending = if self.run == super::hook::WINDOW { NEW_ENDING } else { ENDING };
        let time = format!("{hour:02}{minute:02}{second:02}");
        let path = folder.join(format!("{PREFIX}{day}-{time}-{process}-{number:02}{ending}"));
        write_whole(&path, self.to_string().as_bytes())?;
        let mut reports = list(folder);
        reports.sort();
        for old in reports.iter().rev().skip(MOST_KEPT) {
            // One report too many does no harm.
            let _ = fs::remove_file(folder.join(old));
        }
        Ok(path)
    }
}

/// The names of the reports in a folder.
fn list(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|name| name.starts_with(PREFIX) && name.ends_with(ENDING)).collect()
}

/// How many crashes of the window in this folder no window has mentioned yet. They count as
/// mentioned after this call.
pub fn take_new(folder: &Path) -> usize {
    let mut found = 0;
    for name in list(folder) {
        if let Some(stem) = name.strip_suffix(NEW_ENDING) {
            // If two windows start at the same time, only one of them can rename it.
            let mentioned = folder.join(format!("{stem}{ENDING}"));
            found += usize::from(fs::rename(folder.join(&name), mentioned).is_ok());
        }
    }
    found
}

/// The day as `2026-11-23`, then hour, minute and second, in UTC.
fn moment(when: SystemTime) -> (String, u64, u64, u64) {
    let secs = when.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (year, month, day) = date((secs / 86_400) as i64);
    let of_day = secs % 86_400;
    (format!("{year}-{month:02}-{day:02}"), of_day / 3600, of_day / 60 % 60, of_day % 60)
}

/// A panic message without personal text. Messages fixed in the code are kept whole. Messages made
/// at run time may quote a name, a path or a comment: they are cut before the first quote, path or
/// value.
pub(super) fn without_personal_text(message: &str, is_fixed: bool) -> String {
    let numbers_only = ["index out of bounds", "range start index", "range end index"];
    let keeps_values = is_fixed || numbers_only.iter().any(|start| message.starts_with(start));
    let is_end = |letter: char| {
        let quotes = "\"'`“”‘’/\\".contains(letter);
        letter.is_control() || !is_fixed && quotes || !keeps_values && letter == ':'
    };
    let kept = message.split(is_end).next().unwrap_or_default();
    let cut = if kept.len() < message.len() { " …" } else { "" };
    format!("{}{cut}", kept.chars().take(LONGEST_MESSAGE).collect::<String>().trim_end())
}

/// A source file without the folders of the machine that built it: `egui-0.37.0/src/context.rs`,
/// `src/app/run/mod.rs`.
pub(super) fn source_file(path: &str) -> &str {
    let separators = ['/', '\\'];
    let before_src = path.rfind("/src/").or_else(|| path.rfind("\\src\\"));
    match before_src {
        Some(at) => path[..at].rfind(separators).map_or(path, |start| &path[start + 1..]),
        None if path.starts_with("src") => path,
        None => path.rfind(separators).map_or(path, |start| &path[start + 1..]),
    }
}

/// A backtrace without the folders of the machine that built it.
pub(super) fn without_folders(backtrace: &str) -> String {
    let line = |line: &str| match line.trim_start().strip_prefix("at ") {
        Some(path) => format!("             at {}\n", source_file(path)),
        None => format!("{line}\n"),
    };
    backtrace.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn report(run: &'static str, secs: u64) -> CrashReport {
        CrashReport {
            run,
            thread: "search".to_owned(),
            message: "a message".to_owned(),
            place: "src/search/tree.rs:1:2".to_owned(),
            when: UNIX_EPOCH + Duration::from_secs(secs),
            steps: "  Plain\n".to_owned(),
            backtrace: "   0: kete::main\n".to_owned(),
        }
    }

    #[test]
    fn a_report_says_what_happened_and_when() {
        let text = report("engine", 1_795_453_205).to_string();
        for part in [
            "Kete 0.1.0",
            ", engine\n",
            "When: 2026-11-23 17:00:05 UTC",
            "Thread: search",
            "Message: a message",
            "Place: src/search/tree.rs:1:2",
            "  Plain\n",
            "0: kete::main",
        ] {
            assert!(text.contains(part), "{part} is not in:\n{text}");
        }
    }

    #[test]
    fn the_newest_reports_and_other_files_are_kept() {
        let dir = tempfile::tempdir().expect("a folder");
        let folder = dir.path().join("crashes");
        fs::create_dir(&folder).expect("a folder");
        fs::write(folder.join("mine.txt"), "").expect("a file");
        for number in 0..MOST_KEPT as u64 + 5 {
            report("window", 1_000_000_000 + 100 * number).write(&folder).expect("written");
        }
        let mut names = list(&folder);
        names.sort();
        assert_eq!(names.len(), MOST_KEPT);
        assert!(names[0].starts_with("crash-2001-09-09-015500-"), "{}", names[0]);
        assert!(folder.join("mine.txt").exists());
    }

    #[test]
    fn each_crash_of_the_window_is_new_once() {
        let dir = tempfile::tempdir().expect("a folder");
        assert_eq!(take_new(&dir.path().join("none")), 0);
        report("window", 1_000_000_000).write(dir.path()).expect("written");
        report("window", 1_000_000_000).write(dir.path()).expect("written");
        report("engine", 1_000_000_000).write(dir.path()).expect("written");
        assert_eq!(take_new(dir.path()), 2);
        assert_eq!(take_new(dir.path()), 0);
        assert_eq!(list(dir.path()).len(), 3);
    }

    #[test]
    fn a_message_made_at_run_time_says_nothing_personal() {
        let made = |message| without_personal_text(message, false);
        assert_eq!(
            made("index out of bounds: the len is 3 but the index is 7"),
            "index out of bounds: the len is 3 but the index is 7"
        );
        let slice = "byte index 3 is not a char boundary; it is inside 'é' (bytes 2..4) of `Ann`";
        assert_eq!(made(slice), "byte index 3 is not a char boundary; it is inside …");
        for (message, kept) in [
            ("called `Result::unwrap()` on an `Err` value: Ann", "called …"),
            ("a folder: Ann", "a folder …"),
            ("cannot read /users/ann/x", "cannot read …"),
            ("cannot read C:\\ann", "cannot read C …"),
            ("the title “Ann”", "the title …"),
            ("two\nlines", "two …"),
        ] {
            assert_eq!(made(message), kept);
        }
        assert_eq!(without_personal_text("the seeds: `a/b`", true), "the seeds: `a/b`");
    }

    #[test]
    fn places_have_no_folders_of_the_build_machine() {
        for (path, short) in [
            ("src/app/run/mod.rs:3:4", "src/app/run/mod.rs:3:4"),
            ("/users/ann/kete/src/main.rs:3", "kete/src/main.rs:3"),
            ("/users/ann/.cargo/registry/src/io-1/egui-0.37.0/src/ui.rs", "egui-0.37.0/src/ui.rs"),
            ("C:\\Users\\ann\\kete\\src\\main.rs", "kete\\src\\main.rs"),
            ("/users/ann/x.rs", "x.rs"),
        ] {
            assert_eq!(source_file(path), short);
        }
        let trace = "   0: kete::main\n             at /users/ann/kete/src/main.rs:3:4\n";
        assert!(!without_folders(trace).contains("ann"), "{}", without_folders(trace));
    }
}
