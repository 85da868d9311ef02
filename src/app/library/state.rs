//! The library: the saved games of a folder as the window knows them.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what is listed, what of it is shown |
//! | `choice` | what is chosen, and the game in it |
//! | `intent` | what is wanted on its page |
//! | `jobs` | what is to be done on the disk, and what came of it |
//! | `shelf` | which games are shown, and the months they are grouped by |
//! | `tidy` | which finished games a person chooses to delete |
//! | `row` | a file as the table shows it; the orders of the table |
//! | `scanner` | reads a folder, a batch of files at a time |
//! | `preview` | the game that is chosen, played through |
//! | `librarian` | the threads all that runs on |
//!
//! Folders within the folder are not entered.

use std::collections::HashSet;
use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::jobs::{LibraryJob, LibraryTicket};
use super::preview::GamePreview;
use super::row::{Column, LibraryRow, RowOrder};
use super::scanner::{Scan, ScanReport};
use super::shelf::{Shelf, ShelfHeading};
use crate::rules::GameName;

/// How far the reading of the folder has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScanProgress {
    /// Files that were looked at.
    pub read: usize,
    /// Files there are.
    pub of: usize,
}

/// The library.
#[derive(Default)]
pub struct Library {
    /// The folder that is shown; none before the page was opened, or where there is none.
    pub(crate) folder: Option<PathBuf>,
    /// Which games are shown.
    pub(crate) shelf: Shelf,
    /// The folder of saved games that was chosen for this session in place of the usual one.
    own: Option<PathBuf>,
    /// Every file of the folder, in order.
    pub(crate) rows: Vec<LibraryRow>,
    /// The numbers of those that are shown.
    pub(crate) shown: Vec<usize>,
    /// The headings among them.
    pub(crate) headings: Vec<ShelfHeading>,
    /// Seconds the local clock is ahead of UTC.
    pub(crate) zone_secs: i64,
    /// The games of this rule set alone.
    filter: Option<GameName>,
    search: String,
    pub(crate) order: RowOrder,
    /// The file that is chosen.
    pub(crate) chosen: Option<OsString>,
    /// Where it stands among those shown, so that nobody looks for it in each frame.
    pub(crate) chosen_at: Option<usize>,
    /// Where the table and the preview have no room beside each other: the preview is in front.
    pub raised: bool,
    /// How often what is listed changed through the disk.
    pub(crate) changes: u64,
    /// How far the reading is, while the folder is being read.
    pub progress: Option<ScanProgress>,
    /// The folder was read whole at least once.
    is_read: bool,
    /// Something may have changed while the folder was being read: it is read again after.
    again: bool,
    /// Why the folder cannot be listed.
    pub problem: Option<ErrorKind>,
    /// It holds more files than are listed.
    pub more: bool,
    pub(crate) preview: Option<GamePreview>,
    /// When the game that is chosen was asked for, in the window's seconds.
    pub(crate) asked_at: f64,
    ticket: LibraryTicket,
    /// To be done on the disk.
    pub jobs: Vec<LibraryJob>,
}

impl Library {
    /// The folder that is shown.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether another folder than the usual one is shown.
    pub fn is_elsewhere(&self) -> bool {
        self.own.is_some() && self.shelf == Shelf::Saved
    }

    /// Which games are shown.
    pub fn shelf(&self) -> Shelf {
        self.shelf
    }

    /// Shows other games, from the next reading on.
    pub fn choose_shelf(&mut self, shelf: Shelf) {
        self.shelf = shelf;
    }

    /// Shows another folder for this session; `None` is the usual one.
    pub fn choose_folder(&mut self, folder: Option<PathBuf>) {
        self.own = folder;
    }

    /// Reads the folder anew: the one that was chosen, else the usual one. Local time is so many
    /// seconds ahead of UTC.
    pub fn refresh(&mut self, usual: Option<PathBuf>, zone_secs: i64) {
        self.zone_secs = zone_secs;
        let own = self.own.clone().filter(|_| self.is_elsewhere());
        let Some(folder) = own.or(usual) else {
            self.leave_folder(None);
            return;
        };
        if self.folder.as_ref() != Some(&folder) {
            self.leave_folder(Some(folder.clone()));
        } else if self.progress.is_some() {
            self.again = true;
            return;
        }
        self.ticket += 1;
        self.again = false;
        self.progress = Some(ScanProgress::default());
        let (ticket, fresh) = (self.ticket, self.rows.is_empty());
        self.jobs.push(LibraryJob::Scan(Scan { ticket, folder, fresh, zone_secs }));
    }

    fn leave_folder(&mut self, folder: Option<PathBuf>) {
        *self = Library {
            folder,
            shelf: self.shelf,
            own: self.own.take(),
            zone_secs: self.zone_secs,
            filter: self.filter,
            search: std::mem::take(&mut self.search),
            order: self.order,
            changes: self.changes + 1,
            // What the reading under way still finds is not of this folder.
            ticket: self.ticket + 1,
            jobs: std::mem::take(&mut self.jobs),
            ..Library::default()
        };
    }

    /// Takes in what the reading of the folder found. Says whether it is to be read again.
    pub fn take(&mut self, ticket: LibraryTicket, report: ScanReport, now: f64) -> bool {
        if ticket != self.ticket {
            return false;
        }
        match report {
            ScanReport::Read { read, of } => self.progress = Some(ScanProgress { read, of }),
            ScanReport::Rows(rows) => self.add(rows, now),
            ScanReport::Done { gone, problem, more } => {
                self.progress = None;
                self.is_read = true;
                self.problem = problem;
                self.more = more;
                if !gone.is_empty() {
                    let gone: HashSet<OsString> = gone.into_iter().collect();
                    self.rows.retain(|row| !gone.contains(&row.name));
                    self.changes += 1;
                    self.sift(now);
                }
                self.choose_one(now);
                return std::mem::take(&mut self.again);
            }
        }
        false
    }

    fn add(&mut self, rows: Vec<LibraryRow>, now: f64) {
        let names: HashSet<&OsStr> = rows.iter().map(|row| row.name.as_os_str()).collect();
        let again = self.chosen.as_deref().is_some_and(|chosen| names.contains(chosen));
        self.rows.retain(|row| !names.contains(row.name.as_os_str()));
        drop(names);
        self.rows.extend(rows);
        self.changes += 1;
        self.arrange(now);
        if again {
            // The file was written anew.
            self.preview = None;
            self.ask_preview(now);
        }
    }

    /// Puts all rows in order. What is in order already costs next to nothing.
    pub(crate) fn arrange(&mut self, now: f64) {
        let order = self.order;
        self.rows.sort_by(|one, other| order.compare(one, other));
        self.sift(now);
    }

    /// Finds the rows that fit what is looked for.
    fn sift(&mut self, now: f64) {
        let wanted = self.search.trim().to_lowercase();
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let fits = |row: &LibraryRow| {
            let game = self.filter.is_none_or(|game| row.game_name() == Some(game));
            game && words.iter().all(|word| row.holds(word))
        };
        let numbers = self.rows.iter().enumerate().filter(|(_, row)| fits(row));
        self.shown = numbers.map(|(number, _)| number).collect();
        self.group();
        self.chosen_at = self.chosen.as_deref().and_then(|name| self.number_of(name));
        if self.is_read {
            self.choose_one(now);
        }
    }

    /// How many rows are shown.
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether none is shown.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// How many files were found.
    pub fn found(&self) -> usize {
        self.rows.len()
    }

    /// How many of the rows shown cannot be read.
    pub fn unreadable(&self) -> usize {
        // They stand at the end, whatever the order.
        let shown = self.shown.iter().rev().map(|number| &self.rows[*number]);
        shown.take_while(|row| row.found.is_err()).count()
    }

    /// A row as it is shown, from 0.
    pub fn row(&self, number: usize) -> Option<&LibraryRow> {
        self.rows.get(*self.shown.get(number)?)
    }

    /// Where the row of a file stands now among those shown.
    pub fn number_of(&self, name: &OsStr) -> Option<usize> {
        self.shown.iter().position(|number| self.rows[*number].name == name)
    }

    /// The game whose rows alone are shown.
    pub fn filter(&self) -> Option<GameName> {
        self.filter
    }

    /// Shows the games of this rule set alone, or all.
    pub fn set_filter(&mut self, filter: Option<GameName>, now: f64) {
        self.filter = filter;
        self.sift(now);
    }

    /// What is looked for.
    pub fn search(&self) -> &str {
        &self.search
    }

    /// Shows the rows that hold every word of this.
    pub fn look_for(&mut self, search: String, now: f64) {
        self.search = search;
        self.sift(now);
    }

    /// The order of the rows.
    pub fn order(&self) -> RowOrder {
        self.order
    }

    /// Orders the rows by a column; by the same once more: the other way round.
    pub fn order_by(&mut self, column: Column, now: f64) {
        self.order = self.order.then(column);
        self.arrange(now);
    }

    /// Counts what changed through the disk: rows that came, went or moved by themselves.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Files are gone: the row after the chosen one is chosen if it is among them.
    pub fn remove_all(&mut self, paths: &[PathBuf], now: f64) {
        let here = paths.iter().filter(|path| path.parent() == self.folder.as_deref());
        let names: HashSet<&OsStr> = here.filter_map(|path| path.file_name()).collect();
        if names.is_empty() {
            return;
        }
        let is_gone = |row: &LibraryRow| names.contains(row.name.as_os_str());
        if let Some(number) = self.chosen_at
            && self.row(number).is_some_and(is_gone)
        {
            let after = (number..self.len()).chain((0..number).rev());
            let mut stay = after.filter_map(|at| self.row(at)).filter(|row| !is_gone(row));
            self.chosen = stay.next().map(|row| row.name.clone());
        }
        self.rows.retain(|row| !is_gone(row));
        self.changes += 1;
        self.sift(now);
    }
}

#[cfg(test)]
mod tests {
    use super::super::shelf::ShelfLine;
    use super::super::tidy::{Room, TidyUp};
    use super::*;
    use crate::game::save::Summary;
    use crate::game::{GameInProgress, Player};
    use crate::rules::{BySide, Ruleset};

    fn row(name: &str, game: GameName, minutes: u64) -> LibraryRow {
        let players = BySide::new(Player::You, Player::Friend);
        let summary = Summary::of(&GameInProgress::new(Ruleset::new(game), players));
        let when = std::time::UNIX_EPOCH + std::time::Duration::from_secs(60 * minutes);
        LibraryRow::new(name.into(), Some(when), 100, Ok(summary), 0)
    }

    fn listed(rows: Vec<LibraryRow>) -> Library {
        let mut library = Library::default();
        library.refresh(Some(PathBuf::from("/games")), 0);
        let ticket = library.ticket;
        assert!(!library.take(ticket, ScanReport::Rows(rows), 0.0));
        let done = ScanReport::Done { gone: Vec::new(), problem: None, more: false };
        assert!(!library.take(ticket, done, 0.0));
        library
    }

    fn names(library: &Library) -> Vec<String> {
        (0..library.len())
            .filter_map(|number| Some(library.row(number)?.name.to_string_lossy().into_owned()))
            .collect()
    }

    fn three() -> Library {
        listed(vec![
            row("a.kete", GameName::Owari, 3),
            row("b.kete", GameName::Awale, 2),
            row("c.kete", GameName::Owari, 1),
        ])
    }

    #[test]
    fn the_newest_stands_first_and_is_chosen() {
        let library = three();
        assert_eq!(names(&library), ["a.kete", "b.kete", "c.kete"]);
        assert_eq!(library.chosen_path(), Some(PathBuf::from("/games/a.kete")));
        assert!(library.jobs.contains(&LibraryJob::Preview(PathBuf::from("/games/a.kete"))));
    }

    #[test]
    fn the_chosen_row_stays_chosen_when_others_come_and_go() {
        let mut library = three();
        library.choose(1, 0.0);
        library.refresh(Some(PathBuf::from("/games")), 0);
        let ticket = library.ticket;
        library.take(ticket, ScanReport::Rows(vec![row("d.kete", GameName::Ring, 9)]), 0.0);
        let gone = vec![OsString::from("a.kete")];
        library.take(ticket, ScanReport::Done { gone, problem: None, more: false }, 0.0);
        assert_eq!(names(&library), ["d.kete", "b.kete", "c.kete"]);
        assert_eq!(library.chosen_number(), Some(1));
        // Where it goes, its neighbour is chosen.
        library.remove_all(&[PathBuf::from("/games/b.kete")], 0.0);
        assert_eq!(library.chosen_path(), Some(PathBuf::from("/games/c.kete")));
    }

    /// Two games of today, one of 40 days ago, one with a title of 400 days ago.
    fn kept() -> Library {
        const NOW: u64 = 20_759 * 24 * 60;
        let day = |days: u64| NOW - days * 24 * 60;
        let mut old = row("old.kete", GameName::Owari, day(400));
        old.found.as_mut().expect("a game").annotated = true;
        let mut library = Library::default();
        library.choose_shelf(Shelf::Finished);
        library.refresh(Some(PathBuf::from("/finished")), 0);
        let rows = vec![
            row("a.kete", GameName::Owari, day(0)),
            row("b.kete", GameName::Awale, day(0)),
            row("c.kete", GameName::Owari, day(40)),
            old,
        ];
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
            library.headings().iter().map(|month| (month.month.as_str(), month.games)).collect();
        assert_eq!(months, [("November 2026", 2), ("September 2026", 1), ("September 2025", 1)]);
        for number in 0..library.len() {
            assert_eq!(library.line(library.line_of(number)), row(number));
        }
        library.order_by(Column::Game, 0.0);
        assert_eq!(lines(&library), [row(0), row(1), row(2), row(3)]);
        library.order_by(Column::Date, 0.0);
        library.set_filter(Some(GameName::Awale), 0.0);
        assert_eq!(lines(&library), [heading(0), row(0)]);
        assert!(three().headings().is_empty(), "saved games are listed as before");
    }

    #[test]
    fn tidying_up_keeps_what_somebody_wrote_unless_it_is_chosen() {
        let library = kept();
        assert_eq!((library.room().games, library.room().bytes), (4, 400));
        let months = library.months();
        let latest = months[0].0;
        assert_eq!(months.iter().map(|(_, room)| room.games).collect::<Vec<_>>(), [2, 1, 1]);
        let mut tidy = TidyUp::default();
        assert!(tidy.files(&library).is_empty(), "nothing is chosen");
        tidy.choose_before(latest, &library);
        assert_eq!(tidy.files(&library), [PathBuf::from("/finished/c.kete")]);
        tidy.annotated_too = true;
        assert_eq!(tidy.room(&library), Room { games: 2, bytes: 200, annotated: 1 });
        tidy.choose_before(latest - 12, &library);
        assert_eq!(tidy.files(&library), [PathBuf::from("/finished/old.kete")]);
        tidy.switch(latest);
        assert_eq!(tidy.room(&library).games, 3);
        tidy.clear();
        assert_eq!(tidy.room(&library).games, 0);
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
    fn what_another_folder_held_is_not_mixed_in() {
        let mut library = three();
        let old = library.ticket;
        library.choose_folder(Some(PathBuf::from("/other")));
        library.refresh(Some(PathBuf::from("/games")), 0);
        assert!(library.is_empty() && library.progress.is_some());
        library.take(old, ScanReport::Rows(vec![row("d.kete", GameName::Ring, 9)]), 0.0);
        assert!(library.is_empty());
        // Asked for while it is being read: it is read again after.
        library.refresh(Some(PathBuf::from("/games")), 0);
        let done = ScanReport::Done { gone: Vec::new(), problem: None, more: false };
        assert!(library.take(library.ticket, done, 0.0));
    }

    #[test]
    fn a_game_with_a_fault_goes_to_those_that_cannot_be_read() {
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
            assert_eq!((library.chosen_number(), library.number_of(name)), (number, number));
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
        library.refresh(Some(PathBuf::from("/games")), 0);
        let ticket = library.ticket;
        library.take(ticket, ScanReport::Rows(vec![row("d.kete", GameName::Ring, 9)]), 0.0);
        follows(&library, Some(3));
    }

    #[test]
    fn the_keys_walk_from_end_to_end() {
        let mut library = three();
        let at = |library: &Library| library.chosen_number();
        library.walk(isize::MAX, 0.0);
        assert_eq!(at(&library), Some(2));
        library.walk(1, 0.0);
        assert_eq!(at(&library), Some(2));
        library.walk(-2, 0.0);
        assert_eq!(at(&library), Some(0));
        library.walk(isize::MIN, 0.0);
        assert_eq!(at(&library), Some(0));
    }
}
