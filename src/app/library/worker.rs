//! Background work of the library: a worker scans folders; previews and deletions are tasks.

use std::io;
use std::path::PathBuf;

use super::jobs::{LibraryJob, LibraryReport, LibraryTicket};
use super::places::Place;
use super::preview::GamePreview;
use super::scanner::{FolderScanner, Scan, ScanReport};
use crate::app::autosave::chores::NotDeleted;
use crate::background::closing::Closing;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::background::worker::{Desk, Work, Worker};
use crate::background::{DEEP_STACK_BYTES, Mode};
use crate::files::Wastebasket;
use crate::texts::messages as say;

/// The file, whether it is deleted for good, and the task.
type Deletion = (PathBuf, bool, BackgroundTask<Result<(), NotDeleted>>);

pub struct LibraryWorker {
    reader: Worker<FolderScanner>,
    mode: Mode,
    /// The preview being made.
    playing: Option<(PathBuf, BackgroundTask<GamePreview>)>,
    /// The preview to make after it.
    next: Option<(Place, PathBuf)>,
    deletions: Vec<Deletion>,
    wastebasket: Wastebasket,
}

impl Work for FolderScanner {
    type Job = Scan;
    type Report = (LibraryTicket, ScanReport);

    const NAME: &'static str = "library";

    fn work(&mut self, scan: &mut Scan, desk: &mut Desk<'_, (LibraryTicket, ScanReport)>) {
        let stop = desk.stop().clone();
        self.scan(scan, &stop, |report| desk.report((scan.ticket, report)));
    }

    fn failed(&mut self, scan: Scan) -> Option<(LibraryTicket, ScanReport)> {
        // Read again what was not reported.
        self.forget();
        let problem = |(_, folder): (Place, PathBuf)| (folder, io::ErrorKind::Other);
        let problems = scan.sources.folders.into_iter().map(problem).collect();
        Some((scan.ticket, ScanReport::Done { gone: Vec::new(), problems, more: false }))
    }
}

impl LibraryWorker {
    pub fn start(
        wastebasket: Wastebasket,
        mode: Mode,
        wake: impl Fn() + Send + 'static,
    ) -> LibraryWorker {
        let reader = Worker::start(FolderScanner::default(), mode, wake);
        let (playing, next, deletions) = (None, None, Vec::new());
        LibraryWorker { reader, mode, playing, next, deletions, wastebasket }
    }

    /// `wake` is called when the result is ready.
    pub fn take(&mut self, job: LibraryJob, wake: impl Fn() + Send + 'static) {
        match job {
            LibraryJob::Scan(scan) => self.reader.supersede(scan),
            LibraryJob::Preview(place, path) => match self.playing {
                Some(_) => self.next = Some((place, path)),
                None => self.play(place, path, wake),
            },
            LibraryJob::Delete(path) => {
                let (file, wastebasket) = (path.clone(), self.wastebasket.clone());
                let work = move || wastebasket.throw(&file).map_err(NotDeleted::from);
                let task = self.begin(work, wake);
                self.deletions.push((path, false, task));
            }
            LibraryJob::Erase(path) => {
                let file = path.clone();
                let why = |error: io::Error| NotDeleted::System(error.kind());
                let task = self.begin(move || std::fs::remove_file(&file).map_err(why), wake);
                self.deletions.push((path, true, task));
            }
        }
    }

    fn begin<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> BackgroundTask<T> {
        let work = move |_: &StopToken| work();
        BackgroundTask::with_stack(self.mode, FolderScanner::NAME, DEEP_STACK_BYTES, work, wake)
    }

    fn play(&mut self, place: Place, path: PathBuf, wake: impl FnOnce() + Send + 'static) {
        let file = path.clone();
        let task = self.begin(move || GamePreview::of(place, &file), wake);
        self.playing = Some((path, task));
    }

    /// Scans are stopped, deletions finished.
    pub fn close(&mut self, closing: &mut Closing) {
        self.reader.close(closing);
        for (_, _, deletion) in self.deletions.drain(..) {
            deletion.close("deleting a game", closing);
        }
    }

    /// `wake` is called when the preview that had to wait is ready.
    pub fn reports(&mut self, wake: impl Fn() + Send + 'static) -> Vec<LibraryReport> {
        let scanned = self.reader.reports().into_iter();
        let mut found: Vec<LibraryReport> =
            scanned.map(|(ticket, report)| LibraryReport::Scan(ticket, report)).collect();
        if let Some((path, task)) = self.playing.take() {
            match task.fetch() {
                Ok(preview) => found.push(LibraryReport::Preview(preview)),
                Err(Missing::Coming) => self.playing = Some((path, task)),
                Err(Missing::Lost) => {
                    let why = say::labels::file_lost().to_owned();
                    found.push(LibraryReport::Preview(GamePreview { path, seen: Err(why) }));
                }
            }
        }
        if self.playing.is_none()
            && let Some((place, path)) = self.next.take()
        {
            self.play(place, path, wake);
        }
        self.deletions.retain(|(path, for_good, task)| {
            let deleted = match task.fetch() {
                Ok(deleted) => deleted,
                Err(Missing::Coming) => return true,
                Err(Missing::Lost) => Err(NotDeleted::System(io::ErrorKind::Other)),
            };
            found.push(LibraryReport::Deleted(path.clone(), *for_good, deleted));
            false
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::{Duration, Instant};

    use super::super::places::Sources;
    use super::*;

    fn wait(
        worker: &mut LibraryWorker,
        ends: impl Fn(&LibraryReport) -> bool,
    ) -> Vec<LibraryReport> {
        let begun = Instant::now();
        let mut found = Vec::new();
        while !found.iter().any(&ends) {
            assert!(begun.elapsed() < Duration::from_secs(60), "no answer");
            std::thread::sleep(Duration::from_millis(1));
            found.extend(worker.reports(|| ()));
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
        let mut worker = LibraryWorker::start(basket, Mode::Threads, move || {
            // The test may be over.
            let _ = woken.send(());
        });
        let folders = vec![(Place::Saved, folder.path().to_owned())];
        let sources = Sources { folders, ..Sources::default() };
        let scan = Scan { ticket: 3, sources, fresh: true, zone_secs: 0 };
        worker.take(LibraryJob::Scan(scan), || ());
        wakes.recv().expect("it wakes");
        let is_done = |report: &LibraryReport| {
            matches!(report, LibraryReport::Scan(3, ScanReport::Done { .. }))
        };
        let found = wait(&mut worker, is_done);
        assert!(found.iter().any(
            |report| matches!(report, LibraryReport::Scan(3, ScanReport::Rows(rows)) if rows.len() == 1)
        ));
        // Of many previews ordered in a row, only the last counts.
        for _ in 0..50 {
            let none = folder.path().join("none.kete");
            worker.take(LibraryJob::Preview(Place::Saved, none), || ());
        }
        worker.take(LibraryJob::Preview(Place::Saved, path.clone()), || ());
        let is_it = |report: &LibraryReport| matches!(report, LibraryReport::Preview(preview) if preview.path == path);
        let found = wait(&mut worker, is_it);
        let previews = found.iter().filter(|report| matches!(report, LibraryReport::Preview(_)));
        assert!(previews.count() <= 2);
        worker.take(LibraryJob::Delete(path.clone()), || ());
        let found = wait(&mut worker, |report| matches!(report, LibraryReport::Deleted(..)));
        assert!(
            matches!(&found[..], [LibraryReport::Deleted(gone, false, Ok(()))] if *gone == path)
        );
        assert!(!path.exists());
        let thrown = std::fs::read_to_string(wastebasket.join("fox.kete")).expect("thrown away");
        assert_eq!(thrown, text);
    }
}
