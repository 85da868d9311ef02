//! The threads that read and write files.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use super::state::{DamagedFile, Done, FileOrder, FileTicket, Loaded, NotMade};
use crate::app::file_dialog::listing::Listing;
use crate::background::closing::Closing;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::background::{DEEP_STACK_BYTES, Mode};
use crate::crash::guard;
use crate::files::{Fingerprint, MayReplace, may_replace, read_limited, replace};
use crate::game::GameInProgress;
use crate::game::save::{Excerpt, LoadError, MAX_BYTES, Reason};
use crate::narration::not_replaced;
use crate::texts::messages as say;

const PART: &str = "files";

struct RunningJob {
    ticket: FileTicket,
    writes: bool,
    /// It must finish before the program ends.
    lasts: bool,
    task: BackgroundTask<Step>,
}

enum Step {
    Done(Done),
    /// The content of the file; it is written when its turn comes.
    Made(PathBuf, Vec<u8>),
}

/// Carries out each order on a thread; orders that write run one after another. Making the content,
/// such as a film, does not delay other writes.
#[derive(Default)]
pub struct FileWorker {
    running: Vec<RunningJob>,
    /// Orders that write and wait for the one in progress.
    waiting: VecDeque<(FileTicket, FileOrder)>,
    /// Runs everything inline and keeps the answers here.
    inline: Option<Vec<(FileTicket, Done)>>,
}

impl FileWorker {
    /// Runs everything inline: for tests and pictures.
    pub fn synchronous() -> FileWorker {
        FileWorker { inline: Some(Vec::new()), ..FileWorker::default() }
    }

    /// `wake` is called when the answer is ready.
    pub fn take(&mut self, ticket: FileTicket, order: FileOrder, wake: impl Fn() + Send + 'static) {
        if let Some(done) = &mut self.inline {
            done.push((ticket, to_the_end(order)));
        } else if order.writes() && self.running.iter().any(|running| running.writes) {
            // It starts when the answer before it is fetched: no wake-up is needed.
            self.waiting.push_back((ticket, order));
        } else {
            self.start(ticket, order, wake);
        }
    }

    fn start(&mut self, ticket: FileTicket, order: FileOrder, wake: impl Fn() + Send + 'static) {
        let writes = order.writes();
        let lasts = writes || matches!(order, FileOrder::Export(..));
        let task = begin(move |_| carry_out(order), wake);
        self.running.push(RunningJob { ticket, writes, lasts, task });
    }

    /// `wake` is called when an order that had to wait is done.
    pub fn done(&mut self, wake: impl Fn() + Send + Clone + 'static) -> Vec<(FileTicket, Done)> {
        if let Some(done) = &mut self.inline {
            return std::mem::take(done);
        }
        let mut done = Vec::new();
        let waiting = &mut self.waiting;
        self.running.retain(|running| {
            let ticket = running.ticket;
            match running.task.fetch() {
                Ok(Step::Done(answer)) => done.push((ticket, answer)),
                Ok(Step::Made(path, bytes)) => {
                    waiting.push_back((ticket, FileOrder::Write(path, bytes)));
                }
                Err(Missing::Coming) => return true,
                Err(Missing::Lost) => done.push((ticket, Done::Lost)),
            }
            false
        });
        done.iter().for_each(|(_, done)| note_written(waiting, done));
        if !self.running.iter().any(|running| running.writes)
            && let Some((ticket, order)) = self.waiting.pop_front()
        {
            self.start(ticket, order, wake);
        }
        done
    }

    /// Writes everything that is still to be written. Content that is still being made comes last.
    pub fn close(&mut self, closing: &mut Closing) {
        let (writing, making): (Vec<RunningJob>, Vec<RunningJob>) = self
            .running
            .drain(..)
            .filter(|running| running.lasts)
            .partition(|running| running.writes);
        let mut waiting = std::mem::take(&mut self.waiting);
        if writing.is_empty() && waiting.is_empty() && making.is_empty() {
            return;
        }
        // Nobody is left to receive the answers.
        let rest = move |_: &StopToken| {
            for running in writing {
                if let Ok(Step::Done(done)) = running.task.finish() {
                    note_written(&mut waiting, &done);
                }
            }
            while let Some((_, order)) = waiting.pop_front() {
                // A panic must not stop the other writes.
                if let Ok(done) = guard(PART, || to_the_end(order)) {
                    note_written(&mut waiting, &done);
                }
            }
            for running in making {
                if let Ok(Step::Made(path, bytes)) = running.task.finish() {
                    let _ = guard(PART, || to_the_end(FileOrder::Write(path, bytes)));
                }
            }
        };
        begin(rest, || ()).close(say::closing::writing_files(), closing);
    }
}

fn begin<T: Send + 'static>(
    work: impl FnOnce(&StopToken) -> T + Send + 'static,
    wake: impl FnOnce() + Send + 'static,
) -> BackgroundTask<T> {
    BackgroundTask::with_stack(Mode::Threads, PART, DEEP_STACK_BYTES, work, wake)
}

impl FileOrder {
    fn writes(&self) -> bool {
        matches!(self, FileOrder::Save(..) | FileOrder::Write(..))
    }
}

/// A save that waits behind another to the same file will find what the other has written.
fn note_written(waiting: &mut VecDeque<(FileTicket, FileOrder)>, done: &Done) {
    let Done::Saved(written, Ok(print)) = done else { return };
    for (_, order) in waiting {
        if let FileOrder::Save(path, _, MayReplace::Known(known)) = order
            && path == written
        {
            *known = Some(*print);
        }
    }
}

/// Carries out an order and writes its content.
fn to_the_end(order: FileOrder) -> Done {
    match carry_out(order) {
        Step::Done(done) => done,
        Step::Made(path, bytes) => written(path, &bytes),
    }
}

fn written(path: PathBuf, bytes: &[u8]) -> Done {
    let written = replace(&path, bytes, MayReplace::Anything).map(drop);
    let written = written.map_err(|why| not_replaced(&path, &why));
    Done::Exported(path, written)
}

fn carry_out(order: FileOrder) -> Step {
    Step::Done(match order {
        FileOrder::Load(path) => {
            let loaded = load(&path);
            Done::Loaded(path, loaded)
        }
        FileOrder::Save(path, game, may) => {
            let saved = replace(&path, game.to_save().as_bytes(), may);
            Done::Saved(path, saved)
        }
        FileOrder::Export(path, work) => {
            // Check the file before the work, which may take a while.
            if let Err(why) = may_replace(&path) {
                let why = not_replaced(&path, &why);
                return Step::Done(Done::Exported(path, Err(why)));
            }
            match work() {
                Ok(bytes) => return Step::Made(path, bytes),
                Err(NotMade::Because(why)) => Done::Exported(path, Err(why)),
                Err(NotMade::GivenUp) => Done::GivenUp,
            }
        }
        FileOrder::Write(path, bytes) => written(path, &bytes),
        FileOrder::List(folder, recent, endings) => {
            Done::Listed(Listing::of_endings(folder, &recent, endings))
        }
    })
}

fn load(path: &Path) -> Result<Loaded, Box<DamagedFile>> {
    let damaged = |error, excerpt| Box::new(DamagedFile { path: path.to_owned(), error, excerpt });
    let bytes = read_limited(path, MAX_BYTES)
        .map_err(|error| damaged(LoadError::without_game(Reason::File(error)), None))?;
    match GameInProgress::from_file(path, &bytes) {
        Ok((game, imported)) => {
            Ok(Loaded { game: Box::new(game), imported, print: Fingerprint::of(&bytes) })
        }
        Err(error) => {
            let excerpt = error.place.map(|place| Excerpt::around(&bytes, place));
            Err(damaged(error, excerpt))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::game::Player;
    use crate::rules::{BySide, GameName, Ruleset};

    fn game() -> GameInProgress {
        let players = BySide::new(Player::You, Player::Friend);
        GameInProgress::new(Ruleset::new(GameName::Owari), players)
    }

    fn wait(worker: &mut FileWorker) -> Vec<(FileTicket, Done)> {
        let begun = Instant::now();
        loop {
            let done = worker.done(|| ());
            if !done.is_empty() {
                return done;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no answer");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn orders_are_written_in_order() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("fox.kete");
        let mut game = game();
        let mut worker = FileWorker::default();
        for ticket in 1..=20 {
            game.set_title(ticket.to_string());
            // When ordered, none of the files existed.
            let known = MayReplace::Known(None);
            let order = FileOrder::Save(path.clone(), Box::new(game.clone()), known);
            worker.take(ticket, order, || ());
        }
        let mut done = Vec::new();
        while done.len() < 10 {
            done.extend(wait(&mut worker).into_iter().map(|(ticket, _)| ticket));
        }
        worker.close(&mut Closing::patiently());
        assert_eq!(done, (1..=10).collect::<Vec<_>>());
        let back = GameInProgress::load(&path).expect("written whole");
        assert_eq!(back.title(), "20");
    }

    #[test]
    fn making_an_export_does_not_delay_writes() {
        let folder = tempfile::tempdir().expect("a folder");
        let (film, path) = (folder.path().join("film.gif"), folder.path().join("fox.kete"));
        let (go_on, waits) = channel::<()>();
        let mut worker = FileWorker::default();
        let work = move || {
            waits.recv().expect("somebody lets it go on");
            Ok(b"made".to_vec())
        };
        worker.take(1, FileOrder::Export(film.clone(), Box::new(work)), || ());
        let order = FileOrder::Save(path.clone(), Box::new(game()), MayReplace::Known(None));
        worker.take(2, order, || ());
        let done = wait(&mut worker);
        assert!(matches!(done[..], [(2, Done::Saved(_, Ok(_)))]) && path.exists());
        assert!(!film.exists());
        go_on.send(()).expect("it waits");
        let done = wait(&mut worker);
        assert!(matches!(done[..], [(1, Done::Exported(_, Ok(())))]));
        assert_eq!(std::fs::read(&film).expect("a file"), b"made");
        // An export still running when the program ends is finished too.
        let last = folder.path().join("last.txt");
        worker.take(3, FileOrder::Export(last.clone(), Box::new(|| Ok(b"last".to_vec()))), || ());
        worker.close(&mut Closing::patiently());
        assert_eq!(std::fs::read(&last).expect("a file"), b"last");
    }

    #[test]
    fn nothing_is_made_for_a_file_that_cannot_be_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("fox");
        std::fs::write(&file, "a file").expect("written");
        for path in [file.join("film.gif"), folder.path().to_owned()] {
            let mut worker = FileWorker::default();
            let (asked, made) = channel::<()>();
            let work = move || {
                asked.send(()).expect("somebody listens");
                Ok(Vec::new())
            };
            worker.take(1, FileOrder::Export(path, Box::new(work)), || ());
            let done = wait(&mut worker);
            assert!(matches!(done[..], [(1, Done::Exported(_, Err(_)))]));
            assert!(made.recv().is_err(), "no work was done");
        }
    }

    #[test]
    fn a_cancelled_export_is_not_written_and_is_no_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("film.gif");
        let mut worker = FileWorker::default();
        worker.take(1, FileOrder::Export(path.clone(), Box::new(|| Err(NotMade::GivenUp))), || ());
        let done = wait(&mut worker);
        assert!(matches!(done[..], [(1, Done::GivenUp)]) && !path.exists());
    }

    #[test]
    fn a_file_is_read_on_a_thread_and_a_fault_comes_with_its_lines() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bad.kete");
        std::fs::write(&path, "(\n  version: 1,\n  ruleset: \"owari\",\n  moves: [\"Z\"],\n)")
            .expect("written");
        let mut worker = FileWorker::default();
        worker.take(7, FileOrder::Load(path), || ());
        worker.take(8, FileOrder::Load(PathBuf::from("/nowhere/at/all.kete")), || ());
        let mut answers = wait(&mut worker);
        while answers.len() < 2 {
            answers.extend(wait(&mut worker));
        }
        answers.sort_by_key(|(ticket, _)| *ticket);
        let Done::Loaded(_, Err(bad)) = &answers[0].1 else { panic!("a fault was expected") };
        let excerpt = bad.excerpt.as_ref().expect("the lines around it");
        assert_eq!(
            excerpt.lines.iter().find(|line| line.mark.is_some()).map(|l| l.number),
            Some(4)
        );
        let Done::Loaded(_, Err(missing)) = &answers[1].1 else { panic!("there is no such file") };
        assert!(matches!(missing.error.reason, Reason::File(_)) && missing.excerpt.is_none());
    }
}
