//! A file as the table shows it, and the orders of the table. The words are laid out when the file
//! is read, not when it is painted.

use std::cmp::Ordering;
use std::ffi::OsString;
use std::time::SystemTime;

use crate::app::day::day_of;
use crate::app::words;
use crate::game::save::Summary;
use crate::narration;
use crate::rules::GameName;

/// Letters of a title that are kept.
const MOST_OF_TITLE: usize = 200;

/// A game that can be read.
#[derive(Clone, Debug)]
pub struct LibraryGame {
    /// Which of the nine it is.
    pub name: GameName,
    /// Its title; empty where it has none.
    pub title: String,
    /// Who plays.
    pub players: String,
    /// How it ended.
    pub result: String,
    /// Its turns.
    pub turns: usize,
    /// It has a title, a note or a mark.
    pub annotated: bool,
    /// Game, players and result as a screen reader says them.
    pub spoken: String,
}

/// A file of the folder.
#[derive(Clone, Debug)]
pub struct LibraryRow {
    /// Its name, which need not be text.
    pub name: OsString,
    /// When it was last written, where that is known.
    pub modified: Option<SystemTime>,
    /// How large it is.
    pub bytes: u64,
    /// The game, or in a sentence why it cannot be read.
    pub found: Result<LibraryGame, String>,
    /// What can be looked for, in small letters.
    text: String,
}

impl LibraryRow {
    /// A file and what it says, or why it says nothing. Local time is so many seconds ahead of UTC.
    pub fn new(
        name: OsString,
        modified: Option<SystemTime>,
        bytes: u64,
        found: Result<Summary, String>,
        zone_secs: i64,
    ) -> LibraryRow {
        let found = found.map(game);
        let file = name.to_string_lossy();
        let text = match &found {
            Ok(game) => {
                let day = modified.map(|when| words::day_in_full(day_of(when, zone_secs)));
                let (of, day) = (&narration::game(game.name).name, day.unwrap_or_default());
                let LibraryGame { title, players, result, .. } = game;
                format!("{of}\n{players}\n{result}\n{title}\n{file}\n{day}")
            }
            Err(why) => format!("{file}\n{why}"),
        };
        LibraryRow { text: text.to_lowercase(), name, modified, bytes, found }
    }

    /// The file's name as it is shown.
    pub fn shown_name(&self) -> String {
        self.name.to_string_lossy().into_owned()
    }

    /// Which of the nine games it is.
    pub fn game_name(&self) -> Option<GameName> {
        self.found.as_ref().ok().map(|game| game.name)
    }

    /// Whether a word in small letters stands somewhere in it.
    pub fn holds(&self, word: &str) -> bool {
        self.text.contains(word)
    }

    /// It turned out that it cannot be read.
    pub fn fails(&mut self, why: String) {
        let file = self.shown_name();
        *self = LibraryRow {
            text: format!("{file}\n{why}").to_lowercase(),
            found: Err(why),
            name: std::mem::take(&mut self.name),
            ..*self
        };
    }
}

fn game(found: Summary) -> LibraryGame {
    let Summary { game, players, title, turns, rounds, outcome, with_help, annotated } = found;
    let result = words::result_in_list(game, players, outcome.as_ref(), rounds);
    let result = words::helped(&result, with_help);
    LibraryGame {
        name: game,
        title: title.chars().take(MOST_OF_TITLE).collect(),
        players: words::who_plays(players),
        spoken: words::library_game(&narration::game(game).name, players, &result),
        result,
        turns,
        annotated,
    }
}

/// The columns of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Column {
    /// The game.
    Game,
    /// Who plays.
    Players,
    /// How it ended.
    Result,
    /// When it was last written.
    Date,
    /// How many turns it has.
    Moves,
}

impl Column {
    /// All five, from the left.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
}

/// The order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowOrder {
    /// By this column.
    pub column: Column,
    /// The largest, latest or last of the alphabet first.
    pub falls: bool,
}

impl Default for RowOrder {
    fn default() -> RowOrder {
        RowOrder { column: Column::Date, falls: true }
    }
}

impl RowOrder {
    /// The order after a column's heading is pressed.
    pub fn then(self, column: Column) -> RowOrder {
        match self.column == column {
            true => RowOrder { falls: !self.falls, ..self },
            // What is newest or longest is looked for more often.
            false => RowOrder { column, falls: matches!(column, Column::Date | Column::Moves) },
        }
    }

    /// Which of two rows stands first. Files that cannot be read come last, equals by date and
    /// name.
    pub fn compare(self, one: &LibraryRow, other: &LibraryRow) -> Ordering {
        let by_column = match (&one.found, &other.found) {
            (Ok(_), Err(_)) => return Ordering::Less,
            (Err(_), Ok(_)) => return Ordering::Greater,
            (Err(_), Err(_)) => Ordering::Equal,
            (Ok(game), Ok(than)) => match self.column {
                Column::Game => {
                    let name = |game: &LibraryGame| narration::game(game.name).name.as_str();
                    name(game).cmp(name(than))
                }
                Column::Players => game.players.cmp(&than.players),
                Column::Result => game.result.cmp(&than.result),
                Column::Date => one.modified.cmp(&other.modified),
                Column::Moves => game.turns.cmp(&than.turns),
            },
        };
        let by_column = if self.falls { by_column.reverse() } else { by_column };
        by_column
            .then_with(|| other.modified.cmp(&one.modified))
            .then_with(|| one.name.cmp(&other.name))
    }
}
