//! Scans the places where games are kept: which games there are, with a summary of each. Files with
//! the same date and size as before are not read again.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use std::{fs, io};

use super::jobs::LibraryTicket;
use super::places::{Place, Sources, is_game, real, summary};
use super::row::LibraryRow;
use crate::background::stop::StopToken;
use crate::tutor::examples;

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
    pub sources: Sources,
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
        gone: Vec<PathBuf>,
        /// Folders that cannot be listed, and why.
        problems: Vec<(PathBuf, io::ErrorKind)>,
        /// There are more files than are listed.
        more: bool,
    },
}

/// Shows whether a file has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SeenFile {
    modified: Option<SystemTime>,
    bytes: u64,
}

impl SeenFile {
    /// Follows links.
    fn of(path: &Path) -> SeenFile {
        match fs::metadata(path) {
            Ok(about) => SeenFile { modified: about.modified().ok(), bytes: about.len() },
            Err(_) => SeenFile::default(),
        }
    }
}

/// Scans folders and remembers what it reported.
pub struct FolderScanner {
    known: HashMap<PathBuf, SeenFile>,
    /// `BATCH`, but zero in tests.
    pause: Duration,
}

impl Default for FolderScanner {
    fn default() -> FolderScanner {
        FolderScanner { known: HashMap::new(), pause: BATCH }
    }
}

impl FolderScanner {
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// Passes the results to `report`, batch by batch.
    pub fn scan(&mut self, scan: &Scan, stop: &StopToken, mut report: impl FnMut(ScanReport)) {
        if scan.fresh {
            self.known.clear();
        }
        let Listed { files, problems, more } = Listed::of(&scan.sources);
        let there: HashSet<&PathBuf> = files.iter().map(|(path, _)| path).collect();
        let gone: Vec<PathBuf> =
            self.known.keys().filter(|path| !there.contains(path)).cloned().collect();
        self.known.retain(|path, _| there.contains(path));
        let of = files.len();
        let (mut rows, mut handed) = (Vec::new(), 0);
        let mut last = Instant::now();
        for (read, (path, place)) in files.into_iter().enumerate() {
            if stop.is_stopped() {
                // The next scan has to read these again.
                for LibraryRow { path, .. } in &rows {
                    self.known.remove(path);
                }
                return;
            }
            let stamp = match place {
                Place::Example => SeenFile::default(),
                _ => SeenFile::of(&path),
            };
            if self.known.get(&path) == Some(&stamp) {
                continue;
            }
            self.known.insert(path.clone(), stamp);
            let (found, SeenFile { modified, bytes }) = (summary(place, &path), stamp);
            rows.push(LibraryRow::new(path, place, modified, bytes, found, scan.zone_secs));
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
        report(ScanReport::Done { gone, problems, more });
    }
}

/// Which files there are.
#[derive(Default)]
struct Listed {
    files: Vec<(PathBuf, Place)>,
    problems: Vec<(PathBuf, io::ErrorKind)>,
    more: bool,
}

impl Listed {
    /// A folder that can be reached in two ways is listed once.
    fn of(sources: &Sources) -> Listed {
        let mut listed = Listed::default();
        let mut folders = HashSet::new();
        for (place, folder) in &sources.folders {
            if folders.insert(real(folder)) {
                listed.add(*place, folder);
            }
        }
        for file in &sources.files {
            let is_elsewhere = file.parent().is_some_and(|parent| !folders.contains(&real(parent)));
            if is_elsewhere && file.is_file() {
                listed.files.push((file.clone(), Place::Folder));
            }
        }
        let examples = examples().iter().filter(|_| sources.examples);
        listed.files.extend(examples.map(|(name, _)| (PathBuf::from(name), Place::Example)));
        listed
    }

    fn add(&mut self, place: Place, folder: &Path) {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => {
                // Kete's own folders are made when the first game is saved.
                if place == Place::Folder || error.kind() != io::ErrorKind::NotFound {
                    self.problems.push((folder.to_owned(), error.kind()));
                }
                return;
            }
        };
        for (number, entry) in entries.enumerate() {
            if number >= MOST_LOOKED_AT || self.files.len() >= MOST_FILES {
                self.more = true;
                return;
            }
            let Ok(entry) = entry else { continue };
            let path = folder.join(entry.file_name());
            if is_game(&path) {
                self.files.push((path, place));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::save::MAX_BYTES;

    const GAME: &str =
        "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"], result: \"ongoing\")";

    fn folder_of_games(count: usize) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 0..count {
            std::fs::write(folder.path().join(format!("{number}.kete")), GAME).expect("written");
        }
        folder
    }

    fn order(folder: &Path, fresh: bool) -> Scan {
        let folders = vec![(Place::Folder, folder.to_owned())];
        let sources = Sources { folders, ..Sources::default() };
        Scan { ticket: 1, sources, fresh, zone_secs: 0 }
    }

    fn scan(scanner: &mut FolderScanner, folder: &Path) -> (Vec<LibraryRow>, Vec<PathBuf>) {
        let scan = order(folder, false);
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
        assert_eq!(found[0].path, folder.path().join("3.kete"));
        assert_eq!(gone, [folder.path().join("4.kete")]);
        assert_eq!(scan(&mut scanner, folder.path()).1, Vec::<PathBuf>::new());
    }

    #[test]
    fn many_files_come_in_few_batches() {
        let folder = folder_of_games(400);
        let mut scanner = FolderScanner { pause: Duration::ZERO, ..FolderScanner::default() };
        let (mut batches, mut files, mut seen) = (0, 0, 0);
        let scan = order(folder.path(), true);
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
            let row = found.iter().find(|row| row.path.ends_with(name));
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
        let mut found = Vec::new();
        scanner.scan(&order(&path, true), &stop, |report| {
            if let ScanReport::Done { problems, .. } = report {
                found = problems;
            }
        });
        assert_eq!(found, [(path, io::ErrorKind::NotFound)]);
        std::fs::write(folder.path().join("a.kete"), GAME).expect("written");
        stop.stop();
        let mut reports = 0;
        scanner.scan(&order(folder.path(), true), &stop, |_| reports += 1);
        assert_eq!(reports, 0);
    }

    #[test]
    fn the_next_scan_reads_what_a_stopped_scan_did_not_report() {
        let folder = folder_of_games(9);
        let mut scanner = FolderScanner { pause: Duration::ZERO, ..FolderScanner::default() };
        let stop = StopToken::default();
        let mut of = order(folder.path(), true);
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

    #[test]
    fn every_place_is_read_and_a_folder_reached_twice_once() {
        let (own, other) = (folder_of_games(2), folder_of_games(1));
        let at = |folder: &tempfile::TempDir, name: &str| folder.path().join(name);
        std::fs::write(at(&other, "letter.txt"), GAME).expect("written");
        let gone = at(&other, "gone.kete");
        let folders =
            vec![(Place::Finished, own.path().to_owned()), (Place::Folder, own.path().join("."))];
        let files = vec![at(&own, "0.kete"), at(&other, "0.kete"), gone];
        let sources = Sources { folders, files, examples: true };
        let mut found = Vec::new();
        let scan = Scan { ticket: 1, sources, fresh: true, zone_secs: 0 };
        FolderScanner::default().scan(&scan, &StopToken::default(), |report| {
            if let ScanReport::Rows(rows) = report {
                found.extend(rows);
            }
        });
        let of = |place| found.iter().filter(|row| row.place == place).count();
        assert_eq!((of(Place::Finished), of(Place::Folder)), (2, 1));
        assert_eq!(of(Place::Example), examples().len());
        assert!(found.iter().all(|row| row.found.is_ok()) && examples().len() >= 10);
    }
}
