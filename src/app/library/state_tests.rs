//! Tests of the library's state.

use super::super::places::Place;
use super::super::shelf::ShelfLine;
use super::super::tidy::{DiskUse, TidyUp};
use super::*;
use crate::game::save::Summary;
use crate::game::{GameInProgress, Player};
use crate::rules::{BySide, Ruleset};

fn row(name: &str, game: GameName, minutes: u64) -> LibraryRow {
    let players = BySide::new(Player::You, Player::Friend);
    let summary = Summary::of(&GameInProgress::new(Ruleset::new(game), players));
    let when = std::time::UNIX_EPOCH + std::time::Duration::from_secs(60 * minutes);
    let path = PathBuf::from("/games").join(name);
    LibraryRow::new(path, Place::Saved, Some(when), 100, Ok(summary), 0)
}

fn done(gone: Vec<PathBuf>) -> ScanReport {
    ScanReport::Done { gone, problems: Vec::new(), more: false }
}

/// Scans the folder again; it has one new file.
fn scan_new_file(library: &mut Library) {
    library.refresh(Sources::default(), 0);
    let rows = vec![row("d.kete", GameName::Ring, 9)];
    library.take(library.ticket, ScanReport::Rows(rows), 0.0);
}

fn listed(rows: Vec<LibraryRow>) -> Library {
    let mut library = Library::default();
    library.refresh(Sources::default(), 0);
    assert!(!library.take(library.ticket, ScanReport::Rows(rows), 0.0));
    assert!(!library.take(library.ticket, done(Vec::new()), 0.0));
    library
}

fn names(library: &Library) -> Vec<String> {
    (0..library.len()).filter_map(|number| Some(library.row(number)?.shown_name())).collect()
}

fn three() -> Library {
    listed(vec![
        row("a.kete", GameName::Owari, 3),
        row("b.kete", GameName::Awale, 2),
        row("c.kete", GameName::Owari, 1),
    ])
}

#[test]
fn the_newest_game_is_first_and_chosen() {
    let library = three();
    assert_eq!(names(&library), ["a.kete", "b.kete", "c.kete"]);
    assert_eq!(library.chosen_path(), Some(PathBuf::from("/games/a.kete")));
    let preview = LibraryJob::Preview(Place::Saved, PathBuf::from("/games/a.kete"));
    assert!(library.jobs.contains(&preview));
}

#[test]
fn the_chosen_row_stays_chosen_when_others_come_and_go() {
    let mut library = three();
    library.choose(1, 0.0);
    scan_new_file(&mut library);
    library.take(library.ticket, done(vec![PathBuf::from("/games/a.kete")]), 0.0);
    assert_eq!(names(&library), ["d.kete", "b.kete", "c.kete"]);
    assert_eq!(library.chosen_at, Some(1));
    // When it is deleted, its neighbour is chosen.
    library.remove_all(&[PathBuf::from("/games/b.kete")], 0.0);
    assert_eq!(library.chosen_path(), Some(PathBuf::from("/games/c.kete")));
}

/// Two games from today, one 40 days old, one with a title 400 days old.
fn kept() -> Library {
    const NOW: u64 = 20_759 * 24 * 60;
    let day = |days: u64| NOW - days * 24 * 60;
    let mut old = row("old.kete", GameName::Owari, day(400));
    old.found.as_mut().expect("a game").annotated = true;
    let mut library = Library { shelf: Shelf::Finished, ..Library::default() };
    library.refresh(Sources::default(), 0);
    let mut rows = vec![
        row("a.kete", GameName::Owari, day(0)),
        row("b.kete", GameName::Awale, day(0)),
        row("c.kete", GameName::Owari, day(40)),
        old,
    ];
    rows.iter_mut().for_each(|row| row.place = Place::Finished);
    library.take(library.ticket, ScanReport::Rows(rows), 0.0);
    library
}

#[test]
fn kept_games_are_grouped_by_month_while_they_are_ordered_by_date() {
    let mut library = kept();
    let lines = |library: &Library| -> Vec<ShelfLine> {
        (0..library.lines()).map(|line| library.line(line)).collect()
    };
    let (heading, row) = (ShelfLine::Heading, ShelfLine::Row);
    let grouped = [heading(0), row(0), row(1), heading(1), row(2), heading(2), row(3)];
    assert_eq!(lines(&library), grouped);
    let months: Vec<(&str, usize)> =
        library.headings.iter().map(|month| (month.month.as_str(), month.games)).collect();
    assert_eq!(months, [("November 2026", 2), ("September 2026", 1), ("September 2025", 1)]);
    for number in 0..library.len() {
        assert_eq!(library.line(library.line_of(number)), row(number));
    }
    library.order_by(Column::Game, 0.0);
    assert_eq!(lines(&library), [row(0), row(1), row(2), row(3)]);
    library.order_by(Column::Date, 0.0);
    library.set_filter(Some(GameName::Awale), 0.0);
    assert_eq!(lines(&library), [heading(0), row(0)]);
}

#[test]
fn tidying_up_keeps_annotated_games_unless_asked() {
    let library = kept();
    assert_eq!((library.disk_use().games, library.disk_use().bytes), (4, 400));
    let months = library.months();
    let latest = months[0].0;
    assert_eq!(months.iter().map(|(_, room)| room.games).collect::<Vec<_>>(), [2, 1, 1]);
    let mut tidy = TidyUp::default();
    assert!(tidy.files(&library).is_empty(), "nothing is chosen");
    tidy.choose_before(latest, &library);
    assert_eq!(tidy.files(&library), [PathBuf::from("/games/c.kete")]);
    tidy.annotated_too = true;
    assert_eq!(tidy.disk_use(&library), DiskUse { games: 2, bytes: 200, annotated: 1 });
    tidy.choose_before(latest - 12, &library);
    assert_eq!(tidy.files(&library), [PathBuf::from("/games/old.kete")]);
    tidy.switch(latest);
    assert_eq!(tidy.disk_use(&library).games, 3);
    tidy.clear();
    assert_eq!(tidy.disk_use(&library).games, 0);
}

#[test]
fn every_word_and_the_game_must_fit() {
    let mut library = three();
    library.look_for("  OWARI c.ke ".to_owned(), 0.0);
    assert_eq!(names(&library), ["c.kete"]);
    library.look_for(String::new(), 0.0);
    library.set_filter(Some(GameName::Awale), 0.0);
    assert_eq!(names(&library), ["b.kete"]);
    library.look_for("owari".to_owned(), 0.0);
    assert!(library.is_empty() && library.chosen_path().is_none());
    library.walk(1, 0.0);
    assert!(library.chosen_path().is_none());
}

#[test]
fn results_of_an_earlier_scan_are_ignored() {
    let mut library = three();
    let old = library.ticket;
    library.refresh(Sources::default(), 0);
    library.take(old, ScanReport::Rows(vec![row("d.kete", GameName::Ring, 9)]), 0.0);
    assert_eq!(library.len(), 3);
    // Asked for during a scan: another scan follows.
    library.refresh(Sources::default(), 0);
    assert!(library.take(library.ticket, done(Vec::new()), 0.0));
}

#[test]
fn a_faulty_game_moves_to_the_unreadable_files() {
    let mut library = three();
    let path = PathBuf::from("/games/a.kete");
    let seen = Err("Line 3, column 4: turn 1 says Z.".to_owned());
    library.take_preview(GamePreview { path: path.clone(), seen }, 0.0);
    assert_eq!(names(&library), ["b.kete", "c.kete", "a.kete"]);
    assert_eq!((library.unreadable(), library.chosen_path()), (1, Some(path)));
}

#[test]
fn the_chosen_number_follows_its_file_through_every_order() {
    let mut library = three();
    let follows = |library: &Library, number| {
        let name = library.chosen.as_deref().expect("one is chosen");
        assert_eq!((library.chosen_at, library.number_of(name)), (number, number));
    };
    library.choose(2, 0.0);
    follows(&library, Some(2));
    library.order_by(Column::Date, 0.0);
    follows(&library, Some(0));
    library.set_filter(Some(GameName::Awale), 0.0);
    assert_eq!(library.chosen_path(), Some(PathBuf::from("/games/b.kete")));
    follows(&library, Some(0));
    library.set_filter(None, 0.0);
    follows(&library, Some(1));
    let seen = Err("Line 3, column 4: turn 1 says Z.".to_owned());
    library.take_preview(GamePreview { path: PathBuf::from("/games/b.kete"), seen }, 0.0);
    follows(&library, Some(2));
    scan_new_file(&mut library);
    follows(&library, Some(3));
}

#[test]
fn walking_stops_at_both_ends() {
    let mut library = three();
    let at = |library: &Library| library.chosen_at;
    library.walk(isize::MAX, 0.0);
    assert_eq!(at(&library), Some(2));
    library.walk(1, 0.0);
    assert_eq!(at(&library), Some(2));
    library.walk(-2, 0.0);
    assert_eq!(at(&library), Some(0));
    library.walk(isize::MIN, 0.0);
    assert_eq!(at(&library), Some(0));
}

/// A row in another place, of a game that begins with these moves.
fn kept_row(path: &str, place: Place, moves: &str, table: &str) -> LibraryRow {
    let text = format!(
        "(version: 1, ruleset: \"owari\", table: {{{table}}}, moves: [{moves}], result: \"ongoing\")"
    );
    let summary = Summary::read(text.as_bytes()).map_err(|error| error.to_string());
    LibraryRow::new(PathBuf::from(path), place, None, 100, summary, 0)
}

#[test]
fn a_game_kept_in_two_places_is_shown_once() {
    let (short, long) = ("\"C\", \"d\"", "\"C\", \"d\", \"E\"");
    let mut library = listed(vec![
        kept_row("/saved/fox.kete", Place::Saved, short, ""),
        kept_row("/own/1.kete", Place::Finished, short, ""),
        // Saved to owl.kete after two moves, and played on.
        kept_row("/own/2.kete", Place::Finished, long, "\"file\": \"/saved/owl.kete\""),
        kept_row("/saved/owl.kete", Place::Saved, short, ""),
        // This file has another game now.
        kept_row("/own/3.kete", Place::Finished, "\"B\"", "\"file\": \"/saved/elk.kete\""),
        kept_row("/saved/elk.kete", Place::Saved, "\"A\", \"c\"", ""),
        // Two files side by side are both wanted.
        kept_row("/saved/elk2.kete", Place::Saved, "\"A\", \"c\"", ""),
        kept_row("/more/elk.kete", Place::Folder, "\"A\", \"c\"", ""),
        kept_row("owari.kete", Place::Example, short, ""),
    ]);
    let mut shown = names(&library);
    shown.sort();
    assert_eq!(shown, ["1.kete", "2.kete", "3.kete", "elk.kete", "elk2.kete"]);
    let row = library.rows.iter().find(|row| row.shown_name() == "1.kete").expect("it is shown");
    assert!(row.also.contains(&PathBuf::from("/saved/fox.kete")), "{:?}", row.also);
    library.show(Shelf::Saved, 0.0);
    assert_eq!(library.len(), 5);
    library.show(Shelf::Examples, 0.0);
    assert_eq!(names(&library), ["owari.kete"]);
    // What it hid is shown once it is deleted.
    library.show(Shelf::Yours, 0.0);
    library.remove_all(&[PathBuf::from("/own/1.kete")], 0.0);
    assert!(names(&library).contains(&"fox.kete".to_owned()));
}

#[test]
fn games_are_found_by_their_first_moves_and_by_comments() {
    let noted = "\"C\", (move: \"d\", comment: \"Why not b?\")";
    let mut library = listed(vec![
        kept_row("/saved/one.kete", Place::Saved, noted, ""),
        kept_row("/saved/two.kete", Place::Saved, "\"C\", \"e\"", ""),
    ]);
    for (typed, found) in [
        ("C d", vec!["one.kete"]),
        ("c E", vec!["two.kete"]),
        ("owari c e", vec!["two.kete"]),
        ("d C", vec![]),
        ("why NOT", vec!["one.kete"]),
    ] {
        library.look_for(typed.to_owned(), 0.0);
        assert_eq!(names(&library), found, "{typed}");
    }
}
