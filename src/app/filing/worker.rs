//! The threads that read and write files, so that painting never waits for a disk.

use std::collections::VecDeque;
use std::path::Path;

use super::{Damaged, Done, Loaded, NotMade, Order, Ticket};
use crate::app::errand::{DEEP_STACK_BYTES, Errand, Missing};
use crate::app::file_dialog::Listing;
use crate::files::{ends_in, read_limited, write_whole};
use crate::game::save::{Excerpt, LoadError, MAX_BYTES, Reason};
use crate::game::{GameInProgress, ogn};

/// An order being carried out.
struct Running {
    ticket: Ticket,
    writes: bool,
    errand: Errand<Done>,
}

/// Carries out orders: each on a thread of its own, those that write one after another.
#[derive(Default)]
pub struct Worker {
    running: Vec<Running>,
    /// Orders that write, behind the one being carried out.
    waiting: VecDeque<(Ticket, Order)>,
    /// Does everything at once, and keeps the answers here.
    at_once: Option<Vec<(Ticket, Done)>>,
}

impl Worker {
    /// A worker with threads.
    pub fn new() -> Worker {
        Worker::default()
    }

    /// A worker that does everything at once: for tests and pictures.
    pub fn synchronous() -> Worker {
        Worker { at_once: Some(Vec::new()), ..Worker::default() }
    }

    /// Takes an order. `wake` is called when its answer is in.
    pub fn take(&mut self, ticket: Ticket, order: Order, wake: impl Fn() + Send + 'static) {
        if let Some(done) = &mut self.at_once {
            done.push((ticket, carry_out(order)));
        } else if order.writes() && self.running.iter().any(|running| running.writes) {
            // Its turn comes when the answer of the one before is fetched, so nobody is woken here.
            self.waiting.push_back((ticket, order));
        } else {
            self.start(ticket, order, wake);
        }
    }

    fn start(&mut self, ticket: Ticket, order: Order, wake: impl Fn() + Send + 'static) {
        let writes = order.writes();
        let errand = Errand::with_stack(DEEP_STACK_BYTES, move || carry_out(order), wake);
        self.running.push(Running { ticket, writes, errand });
    }

    /// The answers that are in. `wake` is called when that of an order that had to wait is.
    pub fn done(&mut self, wake: impl Fn() + Send + Clone + 'static) -> Vec<(Ticket, Done)> {
        if let Some(done) = &mut self.at_once {
            return std::mem::take(done);
        }
        let mut done = Vec::new();
        self.running.retain(|running| {
            let answer = match running.errand.fetch() {
                Ok(answer) => answer,
                Err(Missing::Coming) => return true,
                Err(Missing::Lost) => Done::Lost,
            };
            done.push((running.ticket, answer));
            false
        });
        if !self.running.iter().any(|running| running.writes)
            && let Some((ticket, order)) = self.waiting.pop_front()
        {
            self.start(ticket, order, wake);
        }
        done
    }

    /// Waits until everything that writes is written: before the program ends.
    pub fn finish(&mut self) {
        for running in self.running.drain(..).filter(|running| running.writes) {
            running.errand.finish();
        }
        for (_, order) in self.waiting.drain(..) {
            carry_out(order);
        }
    }
}

impl Order {
    fn writes(&self) -> bool {
        matches!(self, Order::Save(..) | Order::Export(..) | Order::KeepRecent(..))
    }
}

fn carry_out(order: Order) -> Done {
    match order {
        Order::Load(path) => {
            let loaded = load(&path);
            Done::Loaded(path, loaded)
        }
        Order::Save(path, game) => {
            let saved = game.save(&path);
            Done::Saved(path, saved)
        }
        Order::Export(path, work) => {
            let written = match work() {
                Ok(bytes) => write_whole(&path, &bytes).map_err(|error| error.to_string()),
                Err(NotMade::Because(why)) => Err(why),
                Err(NotMade::GivenUp) => return Done::GivenUp,
            };
            Done::Exported(path, written)
        }
        Order::List(folder, recent, endings) => {
            Done::Listed(Listing::of_endings(folder, &recent, endings))
        }
        Order::KeepRecent(config, recent) => Done::RecentKept(recent.write(&config)),
    }
}

fn load(path: &Path) -> Result<Loaded, Box<Damaged>> {
    let damaged = |error, excerpt| Box::new(Damaged { path: path.to_owned(), error, excerpt });
    let bytes = read_limited(path, MAX_BYTES)
        .map_err(|error| damaged(LoadError::without_game(Reason::File(error)), None))?;
    let read = if ends_in(path, &[ogn::EXTENSION]) || ogn::begins_as(&bytes) {
        GameInProgress::from_ogn(&bytes).map(|(game, more)| (game, Some(more)))
    } else {
        GameInProgress::from_save(&bytes).map(|game| (game, None))
    };
    match read {
        Ok((game, imported)) => Ok(Loaded { game: Box::new(game), imported }),
        Err(error) => {
            let excerpt = error.place.map(|place| Excerpt::around(&bytes, place));
            Err(damaged(error, excerpt))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::game::Player;
    use crate::rules::{BySide, GameName, Ruleset};

    fn wait(worker: &mut Worker) -> Vec<(Ticket, Done)> {
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
    fn what_is_ordered_later_is_written_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("fox.kete");
        let players = BySide::new(Player::You, Player::Friend);
        let mut game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
        let mut worker = Worker::new();
        for ticket in 1..=20 {
            game.set_title(ticket.to_string());
            worker.take(ticket, Order::Save(path.clone(), Box::new(game.clone())), || ());
        }
        let mut told = Vec::new();
        while told.len() < 10 {
            told.extend(wait(&mut worker).into_iter().map(|(ticket, _)| ticket));
        }
        worker.finish();
        assert_eq!(told, (1..=10).collect::<Vec<_>>());
        let back = GameInProgress::load(&path).expect("written whole");
        assert_eq!(back.title(), "20");
    }

    #[test]
    fn what_is_given_up_is_not_written_and_is_no_fault() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("film.gif");
        let mut worker = Worker::new();
        worker.take(1, Order::Export(path.clone(), Box::new(|| Err(NotMade::GivenUp))), || ());
        let done = wait(&mut worker);
        assert!(matches!(done[..], [(1, Done::GivenUp)]) && !path.exists());
    }

    #[test]
    fn a_file_is_read_on_a_thread_and_a_fault_brings_its_lines() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bad.kete");
        std::fs::write(&path, "(\n  version: 1,\n  ruleset: \"owari\",\n  moves: [\"Z\"],\n)")
            .expect("written");
        let mut worker = Worker::new();
        worker.take(7, Order::Load(path), || ());
        worker.take(8, Order::Load(PathBuf::from("/nowhere/at/all.kete")), || ());
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
