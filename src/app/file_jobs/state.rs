//! Opening and saving as it goes on: what is asked of the worker, what is under way, and what came
//! of it. Reading and writing themselves never happen on the thread that paints.
//!
//! | file | holds |
//! | --- | --- |
//! | `recent` | the files last used |
//! | `worker` | the threads that read and write |
//! | here | orders, answers, what is under way |

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

/// Numbers an order, so that an answer nobody waits for any more is known.
pub type FileTicket = u64;

/// Makes the bytes of a file.
pub type FileWork = Box<dyn FnOnce() -> Result<Vec<u8>, NotMade> + Send>;

/// Why there are no bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// Nobody wants them any more.
    GivenUp,
    /// There can be none: why, as a sentence.
    Because(String),
}

/// Something the worker is to do.
pub enum FileOrder {
    /// Read a game.
    Load(PathBuf),
    /// Write a game, whole or not at all, where this may be replaced.
    Save(PathBuf, Box<GameInProgress>, MayReplace),
    /// Write a game in another form, whole or not at all.
    Export(PathBuf, FileWork),
    /// Write what was made for it.
    Write(PathBuf, Vec<u8>),
    /// List a folder: its folders and the files with these endings, and which of the recent files
    /// are still there.
    List(PathBuf, Vec<PathBuf>, &'static [&'static str]),
}

/// What came of an order.
pub enum Done {
    /// A file was read, or not.
    Loaded(PathBuf, Result<Loaded, Box<DamagedFile>>),
    /// A game was written: what the file holds now. Or why it was not.
    Saved(PathBuf, Result<Fingerprint, NotReplaced>),
    /// A game was written in another form, or why not.
    Exported(PathBuf, Result<(), String>),
    /// What was to be written is no longer wanted.
    GivenUp,
    /// A folder was listed.
    Listed(Listing),
    /// The worker came to harm over it.
    Lost,
}

/// A game from a file.
pub struct Loaded {
    /// The game.
    pub game: Box<GameInProgress>,
    /// Where it came in another form: whether the file holds more games.
    pub imported: Option<bool>,
    /// What the file held.
    pub print: Fingerprint,
}

/// A file that could not be read, or only in part.
pub struct DamagedFile {
    /// The file.
    pub path: PathBuf,
    /// Why, and what is good of it.
    pub error: LoadError,
    /// The lines around the place.
    pub excerpt: Option<Excerpt>,
}

/// A damaged file on its page.
pub struct DamagedPage {
    /// The file.
    pub file: Box<DamagedFile>,
    /// The page to go back to.
    pub back: Page,
    /// The text is shown.
    pub text_shown: bool,
}

/// A file that a save does not replace before the person agrees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overwrite {
    /// The file.
    pub path: PathBuf,
    /// It is read-only; else it has changed on disk.
    pub is_read_only: bool,
}

/// A game on its way to its file.
pub struct Saving {
    ticket: FileTicket,
    /// The file.
    pub path: PathBuf,
    /// Which of the games laid on the table it is.
    pub game: u64,
    /// How much had changed in it.
    pub changes: u64,
}

/// What is under way, and what is remembered about files.
#[derive(Default)]
pub struct FileJobs {
    /// The folder last used in this session.
    pub folder: Option<PathBuf>,
    /// The files last used.
    pub recent: Recent,
    /// Files used that are not in the list on disk yet.
    used: Vec<PathBuf>,
    /// The list of them could not be written last time, which was reported.
    recent_fails: bool,
    /// Asked of the worker, not yet handed to it.
    orders: Vec<(FileTicket, FileOrder)>,
    last_ticket: FileTicket,
    /// The file being read, and the order's number.
    pub opening: Option<(FileTicket, PathBuf)>,
    /// The game being written.
    pub saving: Option<Saving>,
    exporting: Option<FileTicket>,
    /// The board as it was when a picture of it was asked for.
    pub board: Option<Box<BoardView>>,
    /// The film being drawn.
    pub film: Option<Filming>,
    listing: Option<FileTicket>,
    /// The window closes once the game is written.
    pub closes: bool,
    /// Why the game could not be saved before closing.
    pub close_error: Option<String>,
    /// The damaged file on its page.
    pub damaged: Option<DamagedPage>,
}

impl FileJobs {
    fn order(&mut self, order: FileOrder) -> FileTicket {
        self.last_ticket += 1;
        self.orders.push((self.last_ticket, order));
        self.last_ticket
    }

    /// Orders that a file be read; an earlier one still being read is forgotten.
    pub fn load(&mut self, path: &Path) {
        let ticket = self.order(FileOrder::Load(path.to_owned()));
        self.opening = Some((ticket, path.to_owned()));
    }

    /// Orders that a game be written; `number` tells which of those laid on the table it is.
    pub fn save(&mut self, path: &Path, game: GameInProgress, number: u64, may: MayReplace) {
        let changes = game.changes();
        let ticket = self.order(FileOrder::Save(path.to_owned(), Box::new(game), may));
        self.saving = Some(Saving { ticket, path: path.to_owned(), game: number, changes });
    }

    /// Orders that what `work` makes be written.
    pub fn export(&mut self, path: &Path, work: FileWork) {
        self.exporting = Some(self.order(FileOrder::Export(path.to_owned(), work)));
    }

    /// The film being drawn is no longer wanted, nor is its answer waited for.
    pub fn give_up_film(&mut self) {
        if let Some(film) = self.film.take() {
            film.give_up();
            self.exporting = None;
        }
    }

    /// Orders that a folder be listed with its files of these endings; an earlier listing is
    /// forgotten.
    pub fn list(&mut self, folder: &Path, endings: &'static [&'static str]) {
        // The files last used are games.
        let is_game = endings.contains(&crate::game::save::EXTENSION);
        let recent = if is_game { self.recent.files().to_vec() } else { Vec::new() };
        let order = FileOrder::List(folder.to_owned(), recent, endings);
        self.listing = Some(self.order(order));
    }

    /// Puts a file first among those last used, here and on disk.
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

    /// Takes what is to be handed to the worker.
    pub fn take_orders(&mut self) -> Vec<(FileTicket, FileOrder)> {
        std::mem::take(&mut self.orders)
    }

    /// Whether this answer is the one waited for; if so the wait is over.
    pub fn ends_opening(&mut self, ticket: FileTicket) -> bool {
        let is_it = self.opening.as_ref().is_some_and(|(waited, _)| *waited == ticket);
        if is_it {
            self.opening = None;
        }
        is_it
    }

    /// The same for a game that is written.
    pub fn ends_saving(&mut self, ticket: FileTicket) -> Option<Saving> {
        let is_it = self.saving.as_ref().is_some_and(|saving| saving.ticket == ticket);
        if is_it { self.saving.take() } else { None }
    }

    /// The same for a game written in another form.
    pub fn ends_exporting(&mut self, ticket: FileTicket) -> bool {
        let is_it = self.exporting == Some(ticket);
        if is_it {
            self.exporting = None;
        }
        is_it
    }

    /// The same for a listing.
    pub fn ends_listing(&mut self, ticket: FileTicket) -> bool {
        let is_it = self.listing == Some(ticket);
        if is_it {
            self.listing = None;
        }
        is_it
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kept_file::Found;
    use crate::background::Mode;
    use crate::files::Folders;

    #[test]
    fn a_look_after_a_writing_does_not_hide_what_the_writing_brought() {
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
