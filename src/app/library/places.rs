//! The places where games are kept, and what is read of each.

use std::path::{Path, PathBuf};

use crate::app::words;
use crate::files::{Folders, canonical, ends_in, read_limited};
use crate::game::save::{EXTENSION, MAX_BYTES, Summary};
use crate::game::{GameInProgress, Person, PersonName, Player};
use crate::rules::{BySide, Side};
use crate::texts::Language;
use crate::texts::messages::library as say;
use crate::tutor::{examples, translate_game};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Unfinished games that Kete saved.
    Unfinished,
    /// Finished games that Kete saved.
    Finished,
    /// The folder in which people save games.
    Saved,
    /// A folder that was added, or that of a recent file.
    Folder,
    /// The annotated games that come with Kete. Their paths are only names.
    Example,
}

impl Place {
    /// Whether Kete saves these games by itself.
    pub fn is_kept(self) -> bool {
        matches!(self, Place::Unfinished | Place::Finished)
    }

    /// Whether the person of these games is the user: any file can name "You".
    pub fn holds_own(self) -> bool {
        self.is_kept() || self == Place::Saved
    }

    /// Its words for a file in this folder.
    pub fn words(self, folder: &str) -> String {
        match self {
            Place::Unfinished | Place::Finished => say::place_kete().to_owned(),
            Place::Saved => say::place_saved().to_owned(),
            Place::Folder => folder.to_owned(),
            Place::Example => say::place_example().to_owned(),
        }
    }
}

/// Everything that the library lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    pub folders: Vec<(Place, PathBuf)>,
    /// Files outside these folders.
    pub files: Vec<PathBuf>,
    pub examples: bool,
}

impl Sources {
    /// `saved` is where people save games, `added` are the folders they added.
    pub fn new(
        kept: Option<&Folders>,
        saved: Option<PathBuf>,
        added: &[PathBuf],
        files: &[PathBuf],
    ) -> Sources {
        let own = kept.map(|kept| {
            [(Place::Unfinished, kept.unfinished()), (Place::Finished, kept.finished())]
        });
        let saved = saved.map(|folder| (Place::Saved, folder));
        let added = added.iter().map(|folder| (Place::Folder, folder.clone()));
        Sources {
            folders: own.into_iter().flatten().chain(saved).chain(added).collect(),
            files: files.iter().filter(|file| is_game(file)).cloned().collect(),
            examples: true,
        }
    }
}

/// Whether a file is a game by its name.
pub fn is_game(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    ends_in(path, &[EXTENSION]) && !name.as_encoded_bytes().starts_with(b".")
}

/// The text of an example.
pub fn example(path: &Path) -> Option<&'static str> {
    examples().iter().find(|(name, _)| Path::new(name) == path).map(|(_, text)| *text)
}

/// The contents of a game's file, or a sentence saying why it cannot be read.
pub fn read(place: Place, path: &Path) -> Result<Vec<u8>, String> {
    match example(path).filter(|_| place == Place::Example) {
        Some(text) => Ok(translate_game(text, Language::current()).into()),
        None => read_limited(path, MAX_BYTES).map_err(|error| error.to_string()),
    }
}

pub fn summary(place: Place, path: &Path) -> Result<Summary, String> {
    let mut found = Summary::read(&read(place, path)?).map_err(|error| error.to_string())?;
    if place == Place::Example {
        name_by_side(&mut found.players, &mut found.people);
    }
    Ok(found)
}

/// The game in a file, at the point it was left at.
pub fn game(place: Place, path: &Path) -> Result<GameInProgress, String> {
    let found = GameInProgress::from_save(&read(place, path)?);
    let mut game = found.map_err(|error| error.to_string())?;
    if place == Place::Example {
        let (mut players, mut people) = (game.players(), game.people());
        name_by_side(&mut players, &mut people);
        game.set_players(players);
        game.set_people(people);
    }
    Ok(game)
}

/// The reader has played no example: its people are called by their sides.
fn name_by_side(players: &mut BySide<Player>, people: &mut BySide<Person>) {
    for side in Side::ALL {
        if players[side].is_person() {
            players[side] = Player::Friend;
            people[side].name = people[side].name.or_else(|| PersonName::new(words::side(side)));
        }
    }
}

/// The same folder always has the same path, however it is reached.
pub fn real(folder: &Path) -> PathBuf {
    canonical(folder).unwrap_or_else(|_| folder.to_owned())
}
