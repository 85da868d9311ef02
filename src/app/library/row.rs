//! A file as the table shows it, and the orders of the table. Texts are made when the file is read,
//! not when it is painted.

use std::cmp::Ordering;
use std::path::PathBuf;
use std::time::SystemTime;

use super::order::{Column, RowOrder};
use super::places::Place;
use super::record::PersonEnd;
use crate::app::autosave::kept;
use crate::app::day::day_of;
use crate::app::file_name::file_name;
use crate::app::words;
use crate::game::save::Summary;
use crate::narration;
use crate::narration::calendar::iso_date;
use crate::rules::GameName;
use crate::texts::as_searched;
use crate::texts::messages::library as say;

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
    /// How it ended for the person; `None` in examples and files of others.
    pub person: Option<PersonEnd>,
    /// The first moves, separated by spaces.
    pub opening: String,
    /// The same for the same game in another file.
    pub record: u64,
    /// The file to which a game that Kete keeps was saved by hand.
    pub saved_as: Option<PathBuf>,
}

#[derive(Clone, Debug)]
pub struct LibraryRow {
    /// Of an example, only a name.
    pub path: PathBuf,
    pub place: Place,
    pub modified: Option<SystemTime>,
    pub bytes: u64,
    /// The game, or a sentence saying why it cannot be read.
    pub found: Result<LibraryGame, String>,
    /// The list of all games leaves it out: another row shows the same game.
    pub is_double: bool,
    /// Other files with this game.
    pub also: Vec<PathBuf>,
    /// The words of its place, or the title of an example.
    place_words: String,
    /// Everything a search looks at, in lower case.
    text: String,
}

impl LibraryRow {
    /// `zone_secs`: how far the local clock is ahead of UTC.
    pub fn new(
        path: PathBuf,
        place: Place,
        modified: Option<SystemTime>,
        bytes: u64,
        found: Result<Summary, String>,
        zone_secs: i64,
    ) -> LibraryRow {
        let comments = found.as_ref().map(|game| game.comments.clone()).unwrap_or_default();
        let mut found = found.map(game);
        if let Ok(game) = &mut found
            && !place.holds_own()
        {
            game.person = None;
        }
        let file = file_name(&path);
        let folder = path.parent().map(file_name).unwrap_or_default();
        let place_words = match &found {
            Ok(example) if place == Place::Example => example.title.clone(),
            _ => place.words(&folder),
        };
        let text = match &found {
            Ok(game) => {
                let day = modified.map(|when| day_of(when, zone_secs));
                let day = day.map(|day| format!("{}\n{}", words::day_in_full(day), iso_date(day)));
                let (of, day) = (&narration::game(game.name).name, day.unwrap_or_default());
                let LibraryGame { title, players, result, .. } = game;
                // Nobody types the dash of a score.
                let typed = result.replace('–', "-");
                let about = format!("{of}\n{players}\n{result}\n{typed}\n{title}\n{file}");
                format!("{about}\n{day}\n{place_words}\n{comments}")
            }
            Err(why) => format!("{file}\n{why}\n{place_words}"),
        };
        let text = as_searched(&text);
        let (is_double, also) = (false, Vec::new());
        LibraryRow { path, place, modified, bytes, found, is_double, also, place_words, text }
    }

    pub fn shown_name(&self) -> String {
        file_name(&self.path)
    }

    /// What the column of places shows.
    pub fn place_shown(&self) -> &str {
        if self.also.is_empty() { &self.place_words } else { say::place_both() }
    }

    pub fn game_name(&self) -> Option<GameName> {
        self.found.as_ref().ok().map(|game| game.name)
    }

    /// `word` is as [`as_searched`] makes it.
    pub fn contains(&self, word: &str) -> bool {
        self.text.contains(word)
    }

    /// Whether the game begins with these moves, in lower case.
    pub fn opens_with(&self, moves: &[String]) -> bool {
        let Ok(game) = &self.found else { return false };
        let mut played = game.opening.split(' ');
        moves.iter().all(|mv| played.next().is_some_and(|it| it.eq_ignore_ascii_case(mv)))
    }

    /// The file turned out to be unreadable.
    pub fn fail(&mut self, why: String) {
        self.text = as_searched(&format!("{}\n{why}", self.shown_name()));
        self.found = Err(why);
    }
}

fn game(found: Summary) -> LibraryGame {
    let person = PersonEnd::of(&found);
    let Summary { game, players, people, title, turns, annotated, opening, record, .. } = found;
    let (outcome, rounds) = (found.outcome.as_ref(), found.rounds);
    let spoken = words::result_in_list(game, players, outcome, rounds);
    let result = words::result_by_name(game, players, people, outcome, rounds);
    let [spoken, result] = [spoken, result].map(|says| words::helped(&says, found.with_help));
    LibraryGame {
        name: game,
        title: title.chars().take(MOST_OF_TITLE).collect(),
        players: words::who_plays(players, people),
        spoken: words::library_game(&narration::game(game).name, players, people, &spoken),
        result,
        turns,
        annotated,
        person,
        opening,
        record,
        saved_as: kept::file_in(&found.aside),
    }
}

impl RowOrder {
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
                Column::Place => one.place_shown().cmp(other.place_shown()),
            },
        };
        let by_column = if self.falls { by_column.reverse() } else { by_column };
        by_column
            .then_with(|| other.modified.cmp(&one.modified))
            .then_with(|| one.path.cmp(&other.path))
    }
}
