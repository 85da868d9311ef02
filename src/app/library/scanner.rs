//! Scans a folder: which games it holds, with a summary of each. Files whose date and size are
//! unchanged are not read again.

use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use std::{fs, io};

use super::jobs::LibraryTicket;
use super::row::LibraryRow;
use crate::background::stop::StopToken;
use crate::files::{ends_in, read_limited};
use crate::game::save::{EXTENSION, MAX_BYTES, Summary};

/// At most this many files are listed.
const MOST_FILES: usize = 50_000;
/// At most this many folder entries are looked at.
const MOST_LOOKED_AT: usize = 500_000;
/// Time between two reports.
const BATCH: Duration = Duration::from_millis(80);
/// A batch holds at least 1/4 of the rows sent before it: each batch makes the table sort all rows,
/// so a large folder must not send many.
const GROWS_BY: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    pub ticket: LibraryTicket,
    pub folder: PathBuf,
    /// Report all files, not only changed ones.
    pub fresh: bool,
    /// How far the local clock is ahead of UTC.
    pub zone_secs: i64,
}

pub enum ScanReport {
    Read {
        read: usize,
        of: usize,
    },
    /// New and changed files.
    Rows(Vec<LibraryRow>),
    Done {
        /// Files that no longer exist.
        gone: Vec<OsString>,
        /// Why the folder cannot be listed.
        problem: Option<io::ErrorKind>,
        /// There are more files than are listed.
        more: bool,
    },
}

/// Shows whether a file has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeenFile {
    modified: Option<SystemTime>,
    bytes: u64,
}

impl SeenFile {
    /// Follows links.
    fn of(path: &Path) -> SeenFile {
        match fs::metadata(path) {
            Ok(about) => SeenFile { modified: about.modified().ok(), bytes: about.len() },
            Err(_) => SeenFile { modified: None, bytes: 0 },
        }
    }
}

/// Scans folders and remembers what it reported of the last one.
pub struct FolderScanner {
    folder: PathBuf,
    known: HashMap<OsString, SeenFile>,
    /// `BATCH`, but zero in tests.
    pause: Duration,
}

impl Default for FolderScanner {
    fn default() -> FolderScanner {
        FolderScanner { folder: PathBuf::new(), known: HashMap::new(), pause: BATCH }
    }
}

impl FolderScanner {
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// Passes the results to `report`, batch by batch.
    pub fn scan(&mut self, scan: &Scan, stop: &StopToken, mut report: impl FnMut(ScanReport)) {
        if scan.fresh || self.folder != scan.folder {
            self.known.clear();
            self.folder.clone_from(&scan.folder);
        }
        let (names, problem, more) = names(&scan.folder);
        let there: HashSet<&OsString> = names.iter().collect();
        let gone: Vec<OsString> =
            self.known.keys().filter(|name| !there.contains(name)).cloned().collect();
        self.known.retain(|name, _| there.contains(name));
        let of = names.len();
        let (mut rows, mut handed) = (Vec::new(), 0);
        let mut last = Instant::now();
        for (read, name) in names.into_iter().enumerate() {
            if stop.is_stopped() {
                // The next scan has to read these again.
                for LibraryRow { name, .. } in &rows {
                    self.known.remove(name);
                }
                return;
            }
            let path = scan.folder.join(&name);
            let stamp = SeenFile::of(&path);
            if self.known.get(&name) == Some(&stamp) {
                continue;
            }
            self.known.insert(name.clone(), stamp);
            rows.push(LibraryRow::new(
                name,
                stamp.modified,
                stamp.bytes,
                summary(&path),
                scan.zone_secs,
            ));
            if last.elapsed() >= self.pause {
                if GROWS_BY * rows.len() >= handed {
                    handed += rows.len();
                    report(ScanReport::Rows(std::mem::take(&mut rows)));
                }
                report(ScanReport::Read { read: read + 1, of });
                last = Instant::now();
            }
        }
        if !rows.is_empty() {
            report(ScanReport::Rows(rows));
        }
        report(ScanReport::Done { gone, problem, more });
    }
}

fn summary(path: &Path) -> Result<Summary, String> {
    let bytes = read_limited(path, MAX_BYTES).map_err(|error| error.to_string())?;
    Summary::read(&bytes).map_err(|error| error.to_string())
}

/// The names of the games, why the folder cannot be listed, and whether there are more.
fn names(folder: &Path) -> (Vec<OsString>, Option<io::ErrorKind>, bool) {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return (Vec::new(), Some(error.kind()), false),
    };
    let mut names = Vec::new();
    for (number, entry) in entries.enumerate() {
        if number >= MOST_LOOKED_AT || names.len() >= MOST_FILES {
            return (names, None, true);
        }
        let Ok(entry) = entry else { continue };
        let name = entry.file_name();
        let is_game = ends_in(Path::new(&name), &[EXTENSION]);
        if is_game && !name.as_encoded_bytes().starts_with(b".") {
            names.push(name);
        }
    }
    (names, None, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str =
        "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"], result: \"ongoing\")";

    fn folder_of_games(count: usize) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 0..count {
            std::fs::write(folder.path().join(format!("{number}.kete")), GAME).expect("written");
        }
        folder
    }

    fn scan(scanner: &mut FolderScanner, folder: &Path) -> (Vec<LibraryRow>, Vec<OsString>) {
        let scan = Scan { ticket: 1, folder: folder.to_owned(), fresh: false, zone_secs: 0 };
        let (mut found, mut left) = (Vec::new(), Vec::new());
        scanner.scan(&scan, &StopToken::default(), |report| match report {
            ScanReport::Rows(rows) => found.extend(rows),
            ScanReport::Read { read, of } => assert!(read <= of),
            ScanReport::Done { gone, .. } => left = gone,
        });
        (found, left)
    }

    #[test]
    fn unchanged_files_are_not_read_again() {
        let folder = folder_of_games(5);
        let mut scanner = FolderScanner::default();
        assert_eq!(scan(&mut scanner, folder.path()).0.len(), 5);
        assert_eq!(scan(&mut scanner, folder.path()).0.len(), 0);
        std::fs::write(folder.path().join("3.kete"), format!("{GAME}\n")).expect("written");
        std::fs::remove_file(folder.path().join("4.kete")).expect("removed");
        let (found, gone) = scan(&mut scanner, folder.path());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].name, "3.kete");
        assert_eq!(gone, ["4.kete"]);
        assert_eq!(scan(&mut scanner, folder.path()).1, Vec::<OsString>::new());
    }

    #[test]
    fn many_files_come_in_few_batches() {
        let folder = folder_of_games(400);
        let mut scanner = FolderScanner { pause: Duration::ZERO, ..FolderScanner::default() };
        let (mut batches, mut files, mut seen) = (0, 0, 0);
        let of = folder.path().to_owned();
        let scan = Scan { ticket: 1, folder: of, fresh: true, zone_secs: 0 };
        scanner.scan(&scan, &StopToken::default(), |report| match report {
            ScanReport::Rows(rows) => (batches, files) = (batches + 1, files + rows.len()),
            ScanReport::Read { read, of } => {
                assert!(read > seen && of == 400);
                seen = read;
            }
            ScanReport::Done { .. } => {}
        });
        assert_eq!((files, seen), (400, 400));
        assert!(batches < 40, "{batches} batches");
    }

    #[test]
    fn files_that_are_no_games_are_listed_with_a_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("good.kete"), GAME).expect("written");
        std::fs::write(at("cut.kete"), &GAME[..40]).expect("written");
        std::fs::write(at("noise.kete"), b"\xff\x00\x01").expect("written");
        std::fs::write(at("empty.kete"), "").expect("written");
        std::fs::write(at("letter.txt"), "hello").expect("written");
        std::fs::create_dir(at("folder.kete")).expect("made");
        let huge = std::fs::File::create(at("huge.kete")).expect("made");
        huge.set_len(MAX_BYTES + 1).expect("made large");
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(at("loop.kete"), at("loop.kete")).expect("linked");
            std::os::unix::fs::symlink(at("gone"), at("dangling.kete")).expect("linked");
            std::os::unix::fs::symlink(at("good.kete"), at("link.kete")).expect("linked");
        }
        let (found, _) = scan(&mut FolderScanner::default(), folder.path());
        let why = |name: &str| {
            let row = found.iter().find(|row| row.name == name);
            row.unwrap_or_else(|| panic!("no {name}")).found.as_ref().err().cloned()
        };
        assert_eq!(why("good.kete"), None);
        for (name, says) in [
            ("cut.kete", "ends in the middle"),
            ("noise.kete", "not text"),
            ("empty.kete", "empty"),
            ("folder.kete", "is a folder"),
            ("huge.kete", "too large"),
        ] {
            let reason = why(name).unwrap_or_default();
            assert!(reason.contains(says), "{name}: {reason}");
        }
        #[cfg(unix)]
        {
            assert!(why("loop.kete").is_some_and(|why| why.contains("leads to itself")));
            assert!(why("dangling.kete").is_some_and(|why| why.contains("There is no file")));
            assert_eq!(why("link.kete"), None);
            assert_eq!(found.len(), 9);
        }
    }

    #[test]
    fn a_missing_folder_is_reported_and_a_stopped_scan_reports_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nowhere");
        let (mut scanner, stop) = (FolderScanner::default(), StopToken::default());
        let mut found = None;
        let of = Scan { ticket: 1, folder: path, fresh: true, zone_secs: 0 };
        scanner.scan(&of, &stop, |report| {
            if let ScanReport::Done { problem, .. } = report {
                found = problem;
            }
        });
        assert_eq!(found, Some(io::ErrorKind::NotFound));
        std::fs::write(folder.path().join("a.kete"), GAME).expect("written");
        stop.stop();
        let mut reports = 0;
        let of = Scan { folder: folder.path().to_owned(), ..of };
        scanner.scan(&of, &stop, |_| reports += 1);
        assert_eq!(reports, 0);
    }

    #[test]
    fn the_next_scan_reads_what_a_stopped_scan_did_not_report() {
        let folder = folder_of_games(9);
        let mut scanner = FolderScanner { pause: Duration::ZERO, ..FolderScanner::default() };
        let stop = StopToken::default();
        let folder = folder.path().to_owned();
        let mut of = Scan { ticket: 1, folder, fresh: true, zone_secs: 0 };
        let mut found = 0;
        scanner.scan(&of, &stop, |report| match report {
            ScanReport::Rows(rows) => found += rows.len(),
            // While the next batch is being collected.
            ScanReport::Read { read: 6, .. } => stop.stop(),
            _ => {}
        });
        assert_eq!(found, 5);
        (of.ticket, of.fresh) = (2, false);
        scanner.scan(&of, &StopToken::default(), |report| {
            if let ScanReport::Rows(rows) = report {
                found += rows.len();
            }
        });
        assert_eq!(found, 9);
    }
}
