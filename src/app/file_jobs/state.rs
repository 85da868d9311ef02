//! Opening and saving: orders to the worker, what is in progress, and the results. Files are never
//! read or written on the thread that paints.

use std::path::{Path, PathBuf};

use super::recent::Recent;
use crate::app::file_dialog::listing::Listing;
use crate::app::kept_file::KeptFile;
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
}

pub enum Done {
    Loaded(PathBuf, Result<Loaded, Box<DamagedFile>>),
    /// The fingerprint of the written file, or why it was not written.
    Saved(PathBuf, Result<Fingerprint, NotReplaced>),
    Exported(PathBuf, Result<(), String>),
    /// It was cancelled.
    GivenUp,
    Listed(Listing),
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
    /// Files used that are not in the list on disk yet.
    used: Vec<PathBuf>,
    /// The list could not be written last time, and a message said so.
    recent_fails: bool,
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
        self.used.push(path.to_owned());
    }

    /// Writes the files used into the list of all windows, and shows it. Returns why it cannot be
    /// written, unless that was so before.
    pub fn follow_recent(&mut self, file: &KeptFile<Recent>) -> Option<WriteError> {
        self.used.drain(..).for_each(|path| file.keep(path));
        let news = file.news();
        if let Some(list) = news.contents {
            self.recent.take_in(list);
            self.recent_fails = false;
        }
        // A panic has been reported already.
        let why = news.failed.flatten()?;
        (!std::mem::replace(&mut self.recent_fails, true)).then_some(why)
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
    use super::*;
    use crate::app::kept_file::Found;
    use crate::background::Mode;
    use crate::files::Folders;

    #[test]
    fn a_read_after_a_write_does_not_hide_what_the_write_brought() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let open = || Found::<Recent>::open(&folders).start(Mode::Inline, || ());
        let (own, other) = (open(), open());
        let fox = PathBuf::from("/games/fox.kete");
        other.keep(fox.clone());
        let mut jobs = FileJobs::default();
        jobs.remember(Path::new("/games/owl.kete"));
        assert!(jobs.follow_recent(&own).is_none());
        own.look();
        assert!(jobs.follow_recent(&own).is_none());
        assert_eq!(jobs.recent.files(), [PathBuf::from("/games/owl.kete"), fox]);
    }
}
