//! The threads of the library: one reads folders, one plays the chosen game through, each deletion
//! has its own. Painting waits for none of them.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::Builder;

use super::scanner::Scanner;
use super::{Job, Preview, Report, Scan, ScanReport, Ticket};
use crate::app::closing::Closing;
use crate::app::errand::{DEEP_STACK_BYTES, Errand, Missing};
use crate::app::keeping::NotDeleted;
use crate::files::Wastebasket;

/// The file, whether it goes for good, and the work.
type Deletion = (PathBuf, bool, Errand<Result<(), NotDeleted>>);

/// Who does the jobs of the library.
pub struct Librarian {
    reader: Reader,
    wanted: Arc<AtomicU64>,
    /// The reading that has not come to its end yet.
    reading: Option<Ticket>,
    /// The game being played through.
    playing: Option<(PathBuf, Errand<Preview>)>,
    /// The game after it.
    next: Option<PathBuf>,
    deletions: Vec<Deletion>,
    wastebasket: Wastebasket,
}

/// Who reads folders.
enum Reader {
    /// A thread.
    Thread { scans: Sender<Scan>, reports: Receiver<(Ticket, ScanReport)> },
    /// Nobody waits: for tests and pictures.
    AtOnce { scanner: Scanner, reports: Vec<Report> },
}

impl Librarian {
    /// Starts the thread; `wake` is called when it has something to report.
    pub fn start(
        wastebasket: Wastebasket,
        at_once: bool,
        wake: impl Fn() + Send + 'static,
    ) -> Librarian {
        let wanted = Arc::new(AtomicU64::new(0));
        let mut scanner = Scanner::new(Arc::clone(&wanted));
        let reader = if at_once {
            Reader::AtOnce { scanner, reports: Vec::new() }
        } else {
            let (scans, inbox) = channel::<Scan>();
            let (outbox, reports) = channel::<(Ticket, ScanReport)>();
            let work = move || {
                for scan in inbox {
                    scanner.scan(&scan, |report| {
                        if outbox.send((scan.ticket, report)).is_ok() {
                            wake();
                        }
                    });
                }
            };
            if let Err(error) = Builder::new().stack_size(DEEP_STACK_BYTES).spawn(work) {
                log::error!("the library cannot be read: {error}");
            }
            Reader::Thread { scans, reports }
        };
        let (reading, playing, next) = (None, None, None);
        let deletions = Vec::new();
        Librarian { reader, wanted, reading, playing, next, deletions, wastebasket }
    }

    /// Takes a job. `wake` is called when its answer is in.
    pub fn take(&mut self, job: Job, wake: impl Fn() + Send + 'static) {
        match job {
            Job::Scan(scan) => {
                self.wanted.store(scan.ticket, Ordering::Relaxed);
                self.reading = Some(scan.ticket);
                match &mut self.reader {
                    Reader::AtOnce { scanner, reports } => scanner
                        .scan(&scan, |report| reports.push(Report::Scan(scan.ticket, report))),
                    // Where there is no thread any more that is found when its answer is fetched.
                    Reader::Thread { scans, .. } => drop(scans.send(scan)),
                }
            }
            Job::Preview(path) => match self.playing {
                Some(_) => self.next = Some(path),
                None => self.play(path, wake),
            },
            Job::Delete(path) => {
                let (file, wastebasket) = (path.clone(), self.wastebasket.clone());
                let work = move || wastebasket.throw(&file).map_err(NotDeleted::from);
                let errand = self.errand(work, wake);
                self.deletions.push((path, false, errand));
            }
            Job::Erase(path) => {
                let file = path.clone();
                let why = |error: io::Error| NotDeleted::System(error.kind());
                let errand = self.errand(move || std::fs::remove_file(&file).map_err(why), wake);
                self.deletions.push((path, true, errand));
            }
        }
    }

    fn errand<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Errand<T> {
        match self.reader {
            Reader::AtOnce { .. } => Errand::at_once(work, wake),
            Reader::Thread { .. } => Errand::with_stack(DEEP_STACK_BYTES, work, wake),
        }
    }

    fn play(&mut self, path: PathBuf, wake: impl FnOnce() + Send + 'static) {
        let file = path.clone();
        let errand = self.errand(move || Preview::of(&file), wake);
        self.playing = Some((path, errand));
    }

    /// The window closes: the reading of folders ends, and games are deleted to the end.
    pub fn close(&mut self, closing: &mut Closing) {
        self.wanted.store(Ticket::MAX, Ordering::Relaxed);
        for (_, _, deletion) in self.deletions.drain(..) {
            deletion.close("deleting a game", closing);
        }
    }

    /// What is in. `wake` is called when the game that had to wait is played through.
    pub fn reports(&mut self, wake: impl Fn() + Send + 'static) -> Vec<Report> {
        let mut found: Vec<Report> = match &mut self.reader {
            Reader::AtOnce { reports, .. } => std::mem::take(reports),
            Reader::Thread { reports, .. } => {
                let mut found = Vec::new();
                let is_lost = loop {
                    match reports.try_recv() {
                        Ok((ticket, report)) => found.push(Report::Scan(ticket, report)),
                        Err(missing) => break missing == TryRecvError::Disconnected,
                    }
                };
                if let Some(ticket) = self.reading.filter(|_| is_lost && found.is_empty()) {
                    // The thread came to harm, or there was none to be had.
                    let problem = Some(io::ErrorKind::Other);
                    let done = ScanReport::Done { gone: Vec::new(), problem, more: false };
                    found.push(Report::Scan(ticket, done));
                }
                found
            }
        };
        for report in &found {
            if let Report::Scan(ticket, ScanReport::Done { .. }) = report {
                self.reading = self.reading.filter(|reading| reading != ticket);
            }
        }
        if let Some((path, errand)) = self.playing.take() {
            match errand.fetch() {
                Ok(preview) => found.push(Report::Preview(preview)),
                Err(Missing::Coming) => self.playing = Some((path, errand)),
                Err(Missing::Lost) => {
                    let why = crate::texts::window::FILE_LOST.to_owned();
                    found.push(Report::Preview(Preview { path, seen: Err(why) }));
                }
            }
        }
        if self.playing.is_none()
            && let Some(path) = self.next.take()
        {
            self.play(path, wake);
        }
        self.deletions.retain(|(path, for_good, errand)| {
            let deleted = match errand.fetch() {
                Ok(deleted) => deleted,
                Err(Missing::Coming) => return true,
                Err(Missing::Lost) => Err(NotDeleted::System(io::ErrorKind::Other)),
            };
            found.push(Report::Deleted(path.clone(), *for_good, deleted));
            false
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn wait(librarian: &mut Librarian, ends: impl Fn(&Report) -> bool) -> Vec<Report> {
        let begun = Instant::now();
        let mut found = Vec::new();
        while !found.iter().any(&ends) {
            assert!(begun.elapsed() < Duration::from_secs(60), "no answer");
            std::thread::sleep(Duration::from_millis(1));
            found.extend(librarian.reports(|| ()));
        }
        found
    }

    #[test]
    fn folders_are_read_games_played_and_files_deleted_on_threads() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("fox.kete");
        let text = "(version: 1, ruleset: \"owari\", moves: [\"C\"], result: \"ongoing\")";
        std::fs::write(&path, text).expect("written");
        let (woken, wakes) = channel();
        let wastebasket = folder.path().join("wastebasket");
        let basket = Wastebasket::Folder(wastebasket.clone());
        let mut librarian = Librarian::start(basket, false, move || {
            // Who tests may have gone.
            let _ = woken.send(());
        });
        let scan = Scan { ticket: 3, folder: folder.path().to_owned(), fresh: true, zone_secs: 0 };
        librarian.take(Job::Scan(scan), || ());
        wakes.recv().expect("it wakes");
        let is_done = |report: &Report| matches!(report, Report::Scan(3, ScanReport::Done { .. }));
        let found = wait(&mut librarian, is_done);
        assert!(found.iter().any(
            |report| matches!(report, Report::Scan(3, ScanReport::Rows(rows)) if rows.len() == 1)
        ));
        // Of many that are asked for in a row the last one counts.
        for _ in 0..50 {
            librarian.take(Job::Preview(folder.path().join("none.kete")), || ());
        }
        librarian.take(Job::Preview(path.clone()), || ());
        let is_it =
            |report: &Report| matches!(report, Report::Preview(preview) if preview.path == path);
        let found = wait(&mut librarian, is_it);
        let previews = found.iter().filter(|report| matches!(report, Report::Preview(_)));
        assert!(previews.count() <= 2);
        librarian.take(Job::Delete(path.clone()), || ());
        let found = wait(&mut librarian, |report| matches!(report, Report::Deleted(..)));
        assert!(matches!(&found[..], [Report::Deleted(gone, false, Ok(()))] if *gone == path));
        assert!(!path.exists());
        let thrown = std::fs::read_to_string(wastebasket.join("fox.kete")).expect("thrown away");
        assert_eq!(thrown, text);
    }
}
