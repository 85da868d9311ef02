//! A file as the table shows it, and the orders of the table. Texts are made when the file is read,
//! not when it is painted.

use std::cmp::Ordering;
use std::ffi::OsString;
use std::time::SystemTime;

use crate::app::day::day_of;
use crate::app::words;
use crate::game::save::Summary;
use crate::narration;
use crate::rules::GameName;

/// Characters of a title that are kept.
const MOST_OF_TITLE: usize = 200;

#[derive(Clone, Debug)]
pub struct LibraryGame {
    pub name: GameName,
    /// Empty where it has none.
    pub title: String,
    pub players: String,
    pub result: String,
    pub turns: usize,
    /// It has a title, a note or a mark.
    pub annotated: bool,
    /// Game, players and result for screen readers.
    pub spoken: String,
}

#[derive(Clone, Debug)]
pub struct LibraryRow {
    /// Not necessarily valid text.
    pub name: OsString,
    pub modified: Option<SystemTime>,
    pub bytes: u64,
    /// The game, or a sentence saying why it cannot be read.
    pub found: Result<LibraryGame, String>,
    /// Everything a search looks at, in lower case.
    text: String,
}

impl LibraryRow {
    /// `zone_secs`: how far the local clock is ahead of UTC.
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

    pub fn shown_name(&self) -> String {
        self.name.to_string_lossy().into_owned()
    }

    pub fn game_name(&self) -> Option<GameName> {
        self.found.as_ref().ok().map(|game| game.name)
    }

    /// `word` is in lower case.
    pub fn contains(&self, word: &str) -> bool {
        self.text.contains(word)
    }

    /// The file turned out to be unreadable.
    pub fn fail(&mut self, why: String) {
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
    let Summary { game, players, people, title, turns, rounds, outcome, with_help, annotated } =
        found;
    let result = words::result_in_list(game, players, outcome.as_ref(), rounds);
    let result = words::helped(&result, with_help);
    LibraryGame {
        name: game,
        title: title.chars().take(MOST_OF_TITLE).collect(),
        players: words::who_plays(players, people),
        spoken: words::library_game(&narration::game(game).name, players, &result),
        result,
        turns,
        annotated,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Column {
    Game,
    Players,
    Result,
    Date,
    Moves,
}

impl Column {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowOrder {
    pub column: Column,
    /// Descending.
    pub falls: bool,
}

impl Default for RowOrder {
    fn default() -> RowOrder {
        RowOrder { column: Column::Date, falls: true }
    }
}

impl RowOrder {
    /// The order after a click on a column's heading.
    pub fn then(self, column: Column) -> RowOrder {
        match self.column == column {
            true => RowOrder { falls: !self.falls, ..self },
            // New and long games are wanted more often: these columns start descending.
            false => RowOrder { column, falls: matches!(column, Column::Date | Column::Moves) },
        }
    }

    /// Unreadable files come last; equal rows go by date and name.
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
