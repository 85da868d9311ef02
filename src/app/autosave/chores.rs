//! What the autosave thread does while nothing waits to be written: it reads the kept games for the
//! lists and deletes games, a few at a time, so that neither delays the writing of a turn.

use std::collections::VecDeque;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::shelf::{Locks, Unread};
use super::worker::AutosaveReport;
use crate::background::worker::Desk;
use crate::files::{NotMoved, Wastebasket};

/// How long the thread does chores before it looks for jobs again.
const SLICE: Duration = Duration::from_millis(30);

/// Games that the user deletes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deletion {
    pub files: Vec<PathBuf>,
    /// Delete without the wastebasket: the user has agreed.
    pub for_good: bool,
}

/// Why a game was not deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDeleted {
    /// It is open in another window.
    Busy,
    /// There is no wastebasket for it.
    NoWastebasket,
    /// The system does not allow it.
    System(ErrorKind),
}

impl From<NotMoved> for NotDeleted {
    fn from(why: NotMoved) -> NotDeleted {
        match why {
            NotMoved::NoWastebasket => NotDeleted::NoWastebasket,
            NotMoved::System(kind) => NotDeleted::System(kind),
        }
    }
}

/// The work left.
#[derive(Default)]
pub(crate) struct Chores {
    deletions: VecDeque<(PathBuf, bool)>,
    unread: VecDeque<Unread>,
    /// Unreadable files, reported when all files have been read.
    damaged: Vec<PathBuf>,
}

impl Chores {
    pub(crate) fn is_empty(&self) -> bool {
        self.deletions.is_empty() && self.unread.is_empty()
    }

    /// Lists these games; replaces an earlier listing.
    pub(crate) fn read(&mut self, games: Vec<Unread>) {
        self.unread = games.into();
        self.damaged.clear();
    }

    pub(crate) fn delete(&mut self, deletion: Deletion) {
        let Deletion { files, for_good } = deletion;
        self.deletions.extend(files.into_iter().map(|file| (file, for_good)));
    }

    /// Works for [`SLICE`] and reports the results.
    pub(crate) fn work(
        &mut self,
        locks: &mut Locks,
        wastebasket: &Wastebasket,
        desk: &mut Desk<'_, AutosaveReport>,
    ) {
        let until = Instant::now() + SLICE;
        if self.deletions.is_empty() {
            self.read_some(until, desk);
        } else {
            self.delete_some(until, locks, wastebasket, desk);
        }
    }

    fn read_some(&mut self, until: Instant, desk: &mut Desk<'_, AutosaveReport>) {
        let mut games = Vec::new();
        while let Some(unread) = self.unread.pop_front() {
            match unread.read() {
                Some(Ok(game)) => games.push(game),
                Some(Err(path)) => self.damaged.push(path),
                None => {}
            }
            if Instant::now() >= until {
                break;
            }
        }
        let is_last = self.unread.is_empty();
        let damaged = if is_last { std::mem::take(&mut self.damaged) } else { Vec::new() };
        desk.report(AutosaveReport::Listed { games, damaged });
    }

    fn delete_some(
        &mut self,
        until: Instant,
        locks: &mut Locks,
        wastebasket: &Wastebasket,
        desk: &mut Desk<'_, AutosaveReport>,
    ) {
        let (mut gone, mut left) = (Vec::new(), Vec::new());
        let mut are_for_good = false;
        while let Some((file, for_good)) = self.deletions.pop_front() {
            are_for_good = for_good;
            match delete(&file, for_good, locks, wastebasket) {
                Ok(()) => gone.push(file),
                Err(NotDeleted::NoWastebasket) => {
                    // Collected for one question about all of them.
                    left.push((file, NotDeleted::NoWastebasket));
                    let rest = self.deletions.drain(..);
                    left.extend(rest.map(|(file, _)| (file, NotDeleted::NoWastebasket)));
                }
                Err(why) => left.push((file, why)),
            }
            if Instant::now() >= until {
                break;
            }
        }
        let more = !self.deletions.is_empty();
        desk.report(AutosaveReport::Deleted { gone, left, for_good: are_for_good, more });
    }
}

/// Deletes a game, unless it is open in another window.
fn delete(
    file: &Path,
    for_good: bool,
    locks: &mut Locks,
    wastebasket: &Wastebasket,
) -> Result<(), NotDeleted> {
    locks.take(file).map_err(|_| NotDeleted::Busy)?;
    let done = if for_good {
        fs::remove_file(file).map_err(|error| NotDeleted::System(error.kind()))
    } else {
        wastebasket.throw(file).map_err(NotDeleted::from)
    };
    locks.free(file);
    match done {
        Err(NotDeleted::System(ErrorKind::NotFound)) => Ok(()),
        done => done,
    }
}
