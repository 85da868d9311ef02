//! Opening and saving: orders to the worker, what is in progress, and the results. Files are never
//! read or written on the thread that paints.

use std::path::{Path, PathBuf};

use super::recent::{Recent, RecentFile};
use crate::app::file_dialog::listing::Listing;
use crate::app::page::Page;
use crate::draw::board::view::BoardView;
use crate::draw::render::filming::Filming;
use crate::files::{Fingerprint, MayReplace, NotReplaced, WriteError};
use crate::game::GameInProgress;
use crate::game::save::{Excerpt, LoadError};

/// Numbers an order, so that an outdated answer is recognised.
pub type FileTicket = u64;

pub type FileWork = Box<dyn FnOnce() -> Result<Vec<u8>, NotMade> + Send>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// Cancelled.
    GivenUp,
    /// Why, as a sentence.
    Because(String),
}

pub enum FileOrder {
    Load(PathBuf),
    /// Write a game atomically, if this may be replaced.
    Save(PathBuf, Box<GameInProgress>, MayReplace),
    /// Make and write a game in another form.
    Export(PathBuf, FileWork),
    /// Write what was made for an export.
    Write(PathBuf, Vec<u8>),
    /// Also checks which of these recent files still exist.
    List(PathBuf, Vec<PathBuf>, &'static [&'static str]),
    /// Add a file to the list of recent files; without one, see whether another window has changed
    /// the list.
    KeepRecent(RecentFile, Option<PathBuf>),
}

pub enum Done {
    Loaded(PathBuf, Result<Loaded, Box<DamagedFile>>),
    /// The fingerprint of the written file, or why it was not written.
    Saved(PathBuf, Result<Fingerprint, NotReplaced>),
    Exported(PathBuf, Result<(), String>),
    /// It was cancelled.
    GivenUp,
    Listed(Listing),
    /// The new list, if it has changed.
    RecentKept(Result<Option<Recent>, WriteError>),
    /// The work panicked.
    Lost,
}

pub struct Loaded {
    pub game: Box<GameInProgress>,
    /// Set if it was imported from another form: whether the file holds more games.
    pub imported: Option<bool>,
    pub print: Fingerprint,
}

pub struct DamagedFile {
    pub path: PathBuf,
    /// Why, and the part that can be read.
    pub error: LoadError,
    /// The lines around the fault.
    pub excerpt: Option<Excerpt>,
}

pub struct DamagedPage {
    pub file: Box<DamagedFile>,
    pub back: Page,
    pub text_shown: bool,
}

/// A file that needs the person's agreement before it is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overwrite {
    pub path: PathBuf,
    /// Otherwise it has changed on disk.
    pub is_read_only: bool,
}

pub struct Saving {
    ticket: FileTicket,
    pub path: PathBuf,
    /// Which game it is: `State::laid` at that time.
    pub game: u64,
    /// The game's change counter at that time.
    pub changes: u64,
}

#[derive(Default)]
pub struct FileJobs {
    pub folder: Option<PathBuf>,
    pub recent: Recent,
    pub recent_file: Option<RecentFile>,
    /// The last order that adds to the list of recent files.
    keeping_recent: FileTicket,
    /// The list could not be written last time, and a message said so.
    pub recent_fails: bool,
    /// Not yet handed to the worker.
    orders: Vec<(FileTicket, FileOrder)>,
    last_ticket: FileTicket,
    pub opening: Option<(FileTicket, PathBuf)>,
    pub saving: Option<Saving>,
    exporting: Option<FileTicket>,
    /// The board when its picture was asked for.
    pub board: Option<Box<BoardView>>,
    pub film: Option<Filming>,
    listing: Option<FileTicket>,
    /// Close the window when the game is written.
    pub closes: bool,
    /// Why the game could not be saved before closing.
    pub close_error: Option<String>,
    pub damaged: Option<DamagedPage>,
}

impl FileJobs {
    fn order(&mut self, order: FileOrder) -> FileTicket {
        self.last_ticket += 1;
        self.orders.push((self.last_ticket, order));
        self.last_ticket
    }

    /// An earlier file still being read is forgotten.
    pub fn load(&mut self, path: &Path) {
        let ticket = self.order(FileOrder::Load(path.to_owned()));
        self.opening = Some((ticket, path.to_owned()));
    }

    /// `number`: the game's `State::laid`.
    pub fn save(&mut self, path: &Path, game: GameInProgress, number: u64, may: MayReplace) {
        let changes = game.changes();
        let ticket = self.order(FileOrder::Save(path.to_owned(), Box::new(game), may));
        self.saving = Some(Saving { ticket, path: path.to_owned(), game: number, changes });
    }

    pub fn export(&mut self, path: &Path, work: FileWork) {
        self.exporting = Some(self.order(FileOrder::Export(path.to_owned(), work)));
    }

    /// Cancels the film and ignores its answer.
    pub fn give_up_film(&mut self) {
        if let Some(film) = self.film.take() {
            film.give_up();
            self.exporting = None;
        }
    }

    /// An earlier listing is forgotten.
    pub fn list(&mut self, folder: &Path, endings: &'static [&'static str]) {
        // Recent files are games.
        let is_game = endings.contains(&crate::game::save::EXTENSION);
        let recent = if is_game { self.recent.files().to_vec() } else { Vec::new() };
        let order = FileOrder::List(folder.to_owned(), recent, endings);
        self.listing = Some(self.order(order));
    }

    pub fn remember(&mut self, path: &Path) {
        self.recent.add(path);
        if let Some(ticket) = self.keep_recent(Some(path.to_owned())) {
            self.keeping_recent = ticket;
        }
    }

    /// Another window may have changed the list.
    pub fn look_at_recent(&mut self) {
        // The answer needs no ticket.
        let _ = self.keep_recent(None);
    }

    fn keep_recent(&mut self, path: Option<PathBuf>) -> Option<FileTicket> {
        let file = self.recent_file.clone()?;
        Some(self.order(FileOrder::KeepRecent(file, path)))
    }

    /// Ignores lists read before the last file was added: that order's answer has the whole list.
    /// Later reads may bring nothing, so they do not count here.
    pub fn take_in_recent(&mut self, ticket: FileTicket, list: Recent) {
        if ticket >= self.keeping_recent {
            self.recent.take_in(list);
        }
    }

    pub fn take_orders(&mut self) -> Vec<(FileTicket, FileOrder)> {
        std::mem::take(&mut self.orders)
    }

    /// Whether this is the awaited answer; if so, nothing is awaited any more.
    pub fn ends_opening(&mut self, ticket: FileTicket) -> bool {
        self.opening.take_if(|(awaited, _)| *awaited == ticket).is_some()
    }

    pub fn ends_saving(&mut self, ticket: FileTicket) -> Option<Saving> {
        self.saving.take_if(|saving| saving.ticket == ticket)
    }

    pub fn ends_exporting(&mut self, ticket: FileTicket) -> bool {
        self.exporting.take_if(|awaited| *awaited == ticket).is_some()
    }

    pub fn ends_listing(&mut self, ticket: FileTicket) -> bool {
        self.listing.take_if(|awaited| *awaited == ticket).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::super::worker::FileWorker;
    use super::*;
    use crate::files::Folders;

    #[test]
    fn a_read_after_a_write_does_not_hide_what_the_write_brought() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let (_, other, _) = Recent::open(&folders);
        let mut file_jobs =
            FileJobs { recent_file: Some(Recent::open(&folders).1), ..FileJobs::default() };
        let fox = PathBuf::from("/games/fox.kete");
        other.lock().expect("nobody panicked").change([fox.clone()]).expect("written");
        file_jobs.remember(Path::new("/games/owl.kete"));
        file_jobs.look_at_recent();
        let mut worker = FileWorker::synchronous();
        for (ticket, order) in file_jobs.take_orders() {
            worker.take(ticket, order, || ());
        }
        for (ticket, done) in worker.done(|| ()) {
            if let Done::RecentKept(Ok(Some(list))) = done {
                file_jobs.take_in_recent(ticket, list);
            }
        }
        assert_eq!(file_jobs.recent.files(), [PathBuf::from("/games/owl.kete"), fox]);
    }
}
