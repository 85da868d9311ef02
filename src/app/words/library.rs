//! Words of the library.

use crate::game::{Person, Player};
use crate::narration::system_reason;
use crate::rules::{BySide, Side};
use crate::search::tables::wording::size;
use crate::texts::messages::library as say;

/// The headings of the table.
pub fn library_columns() -> [&'static str; 6] {
    [
        say::library_columns_game(),
        say::library_columns_players(),
        say::library_columns_result(),
        say::library_columns_date(),
        say::library_columns_moves(),
        say::library_columns_place(),
    ]
}
/// The shelves of the library.
pub fn shelves() -> [&'static str; 5] {
    [
        say::shelves_yours(),
        say::shelves_unfinished(),
        say::shelves_finished(),
        say::shelves_saved(),
        say::shelves_examples(),
    ]
}

/// Chooses old months: more than so many months ago.
pub fn older_than() -> [(i64, &'static str); 3] {
    [
        (12, say::older_than_older_than_a_year()),
        (3, say::older_than_older_than_3_months()),
        (0, say::older_than_before_this_month()),
    ]
}

/// A file was deleted.
pub fn deleted(name: &str, for_good: bool) -> String {
    match for_good {
        true => say::DeletedForGood { name }.text(),
        false => say::InWastebasket { name }.text(),
    }
}

/// `1,204 games take 2.1 MB on this computer.`
pub fn games_take(games: usize, bytes: u64) -> String {
    say::GamesTake { count: games, size: room(bytes) }.text()
}

/// The room that finished games take, and that they stay.
pub fn tidy_line(games: usize, bytes: u64) -> String {
    format!("{} {}", games_take(games, bytes), say::keeps_them())
}

/// `November 2026`, how many games it has, and how many of them are annotated.
pub fn tidy_month(games: usize, annotated: usize, bytes: u64) -> String {
    let (count, size) = (games, room(bytes));
    match annotated {
        0 => say::MonthGames { count, size }.text(),
        annotated => say::MonthGamesAnnotated { count, annotated, size }.text(),
    }
}

/// What is chosen.
pub fn tidy_chosen(games: usize, bytes: u64) -> String {
    match games {
        0 => say::choose_months().to_owned(),
        count => say::Chosen { count, size: room(bytes) }.text(),
    }
}

/// `2.1 MB`, `37 kB`.
fn room(bytes: u64) -> String {
    match bytes {
        0..100_000 => say::Kilobytes { count: bytes.div_ceil(1000) }.text(),
        _ => size(bytes),
    }
}

/// A file could not be deleted.
pub fn not_deleted(name: &str, kind: std::io::ErrorKind) -> String {
    match kind {
        std::io::ErrorKind::NotFound => say::GoneAlready { name }.text(),
        kind => say::NotDeleted { name, why: system_reason(kind) }.text(),
    }
}

/// How many games are shown, of how many files; how many of those shown cannot be read.
pub fn library_count(shown: usize, of: usize, unreadable: usize, more: bool) -> String {
    let shown = match (shown == of, unreadable) {
        (true, 0) => say::AllGames { count: of }.text(),
        (true, _) => say::AllFiles { count: of }.text(),
        (false, _) => say::SomeFiles { count: shown, of }.text(),
    };
    match (unreadable, more) {
        (0, false) => say::Counted { shown }.text(),
        (0, true) => say::CountedMore { shown }.text(),
        (unreadable, false) => say::CountedUnreadable { shown, unreadable }.text(),
        (unreadable, true) => say::CountedUnreadableMore { shown, unreadable }.text(),
    }
}

/// How far the reading is.
pub fn reading_files(read: usize, of: usize) -> String {
    match of {
        0 => say::reading_folder().to_owned(),
        of => say::ReadingFiles { number: read, of }.text(),
    }
}

/// A row up to its result, for a screen reader: `Owari, you against Kete level 4, won 30 to 18`.
pub fn library_game(
    game: &str,
    players: BySide<Player>,
    people: BySide<Person>,
    result: &str,
) -> String {
    let named = |side: Side| people[side].name.map(|name| name.to_string());
    let side = if players.north == Player::You { Side::North } else { Side::South };
    let first = named(side).unwrap_or_else(|| match players[side] {
        Player::You => say::you().to_owned(),
        Player::Friend => say::friend().to_owned(),
        machine => spoken(machine),
    });
    let second = named(side.other()).unwrap_or_else(|| spoken(players[side.other()]));
    let result = result.replace('–', say::to());
    say::GameRow { game, first, second, result }.text()
}

/// A player in the middle of a sentence. Names of programs keep their capitals.
fn spoken(player: Player) -> String {
    match player {
        Player::Kete(level) => say::KeteLevel { level: level.get() }.text(),
        other => crate::narration::board::player(other),
    }
}

/// The same with its day, where that is known: `…, 15 November`.
pub fn library_row(spoken: &str, day: &str) -> String {
    if day.is_empty() { spoken.to_owned() } else { say::RowOfDay { spoken, day }.text() }
}

/// The description of the heading that the rows are ordered by.
pub fn ordered(falls: bool) -> &'static str {
    if falls { say::downwards() } else { say::upwards() }
}

/// Where a game comes from: `fox.kete, today`.
pub fn file_of(name: &str, day: &str) -> String {
    if day.is_empty() { name.to_owned() } else { say::FileOfDay { name, day }.text() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{EngineName, Level};

    #[test]
    fn a_row_is_told_as_one_would_say_it() {
        let level = Level::new(4).expect("a level");
        let players = BySide::new(Player::You, Player::Kete(level));
        let says = library_game("Owari", players, BySide::default(), "won 30–18");
        assert_eq!(
            library_row(&says, "15 November"),
            "Owari, you against Kete level 4, won 30 to 18, 15 November"
        );
        assert_eq!(library_row(&says, ""), "Owari, you against Kete level 4, won 30 to 18");
        let ada = Person { name: EngineName::new("Ada"), seed: None };
        let people = BySide::new(ada, Person::default());
        let says = library_game("Owari", players, people, "draw");
        assert_eq!(says, "Owari, Ada against Kete level 4, draw");
        let fox = EngineName::new("Fox").expect("a name");
        let players = BySide::new(Player::Engine(fox), Player::Kete(level));
        let says = library_game("Owari", players, BySide::default(), "draw");
        assert_eq!(says, "Owari, Fox against Kete level 4, draw");
    }

    #[test]
    fn counts_are_told_in_the_right_number() {
        assert_eq!(library_count(1, 1, 0, false), "1 game.");
        assert_eq!(library_count(3, 3, 1, false), "3 files, of which 1 cannot be read.");
        assert_eq!(library_count(2, 300, 0, false), "2 of 300 files.");
        assert_eq!(reading_files(0, 0), say::reading_folder());
        assert_eq!(reading_files(1, 1), "Reading 1 of 1 file…");
    }
}
