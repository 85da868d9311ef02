//! The saved games of a folder, and which of them the library page shows. Subfolders are not read.

use std::collections::HashSet;
use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::path::PathBuf;

use super::jobs::{LibraryJob, LibraryTicket};
use super::preview::GamePreview;
use super::row::{Column, LibraryRow, RowOrder};
use super::scanner::{Scan, ScanReport};
use super::shelf::{Shelf, ShelfHeading};
use crate::rules::GameName;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScanProgress {
    pub read: usize,
    pub of: usize,
}

#[derive(Default)]
pub struct Library {
    /// `None` before the page was opened, and where there is no folder.
    pub folder: Option<PathBuf>,
    pub shelf: Shelf,
    /// Chosen for this session instead of the usual folder.
    pub own: Option<PathBuf>,
    /// All files, in order.
    pub rows: Vec<LibraryRow>,
    /// Indexes of the rows that are shown.
    pub(crate) shown: Vec<usize>,
    pub headings: Vec<ShelfHeading>,
    /// How far the local clock is ahead of UTC.
    pub(crate) zone_secs: i64,
    pub filter: Option<GameName>,
    pub search: String,
    pub order: RowOrder,
    pub(crate) chosen: Option<OsString>,
    /// Index of the chosen file among the shown rows, because every frame needs it.
    pub chosen_at: Option<usize>,
    /// In a narrow window: the preview covers the table.
    pub raised: bool,
    /// Counts changes that came from the disk, not from searching or ordering.
    pub changes: u64,
    pub progress: Option<ScanProgress>,
    /// At least one scan is complete.
    is_read: bool,
    /// Scan again after this scan.
    again: bool,
    pub problem: Option<ErrorKind>,
    /// There are more files than are listed.
    pub more: bool,
    pub(crate) preview: Option<GamePreview>,
    /// When the preview was ordered, in seconds of the window's clock.
    pub(crate) asked_at: f64,
    ticket: LibraryTicket,
    pub jobs: Vec<LibraryJob>,
}

impl Library {
    /// Whether a folder chosen for this session is shown.
    pub fn is_elsewhere(&self) -> bool {
        self.own.is_some() && self.shelf == Shelf::Saved
    }

    /// Scans the folder chosen for this session, otherwise the usual one.
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
            // Results of a scan that still runs belong to the old folder.
            ticket: self.ticket + 1,
            jobs: std::mem::take(&mut self.jobs),
            ..Library::default()
        };
    }

    /// Returns whether to scan again.
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
            // The file was rewritten.
            self.preview = None;
            self.ask_preview(now);
        }
    }

    /// Sorting rows that are already in order is cheap.
    pub(crate) fn arrange(&mut self, now: f64) {
        let order = self.order;
        self.rows.sort_by(|one, other| order.compare(one, other));
        self.sift(now);
    }

    /// Updates which rows fit search and filter.
    fn sift(&mut self, now: f64) {
        let wanted = self.search.trim().to_lowercase();
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let fits = |row: &LibraryRow| {
            let game = self.filter.is_none_or(|game| row.game_name() == Some(game));
            game && words.iter().all(|word| row.contains(word))
        };
        let numbers = self.rows.iter().enumerate().filter(|(_, row)| fits(row));
        self.shown = numbers.map(|(number, _)| number).collect();
        self.group();
        self.chosen_at = self.chosen.as_deref().and_then(|name| self.number_of(name));
        if self.is_read {
            self.choose_one(now);
        }
    }

    pub fn len(&self) -> usize {
        self.shown.len()
    }

    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    pub fn unreadable(&self) -> usize {
        // They are at the end, whatever the order.
        let shown = self.shown.iter().rev().map(|number| &self.rows[*number]);
        shown.take_while(|row| row.found.is_err()).count()
    }

    pub fn row(&self, number: usize) -> Option<&LibraryRow> {
        self.rows.get(*self.shown.get(number)?)
    }

    /// Where a file is among the shown rows.
    pub fn number_of(&self, name: &OsStr) -> Option<usize> {
        self.shown.iter().position(|number| self.rows[*number].name == name)
    }

    pub fn set_filter(&mut self, filter: Option<GameName>, now: f64) {
        self.filter = filter;
        self.sift(now);
    }

    /// Shows the rows that contain every word.
    pub fn look_for(&mut self, search: String, now: f64) {
        self.search = search;
        self.sift(now);
    }

    /// The same column again reverses the order.
    pub fn order_by(&mut self, column: Column, now: f64) {
        self.order = self.order.then(column);
        self.arrange(now);
    }

    /// If the chosen file is gone, the next row is chosen.
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
    use super::super::tidy::{DiskUse, TidyUp};
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

    fn done(gone: Vec<OsString>) -> ScanReport {
        ScanReport::Done { gone, problem: None, more: false }
    }

    /// Scans the folder again; it has one new file.
    fn scan_new_file(library: &mut Library) {
        library.refresh(Some(PathBuf::from("/games")), 0);
        let rows = vec![row("d.kete", GameName::Ring, 9)];
        library.take(library.ticket, ScanReport::Rows(rows), 0.0);
    }

    fn listed(rows: Vec<LibraryRow>) -> Library {
        let mut library = Library::default();
        library.refresh(Some(PathBuf::from("/games")), 0);
        assert!(!library.take(library.ticket, ScanReport::Rows(rows), 0.0));
        assert!(!library.take(library.ticket, done(Vec::new()), 0.0));
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
    fn the_newest_game_is_first_and_chosen() {
        let library = three();
        assert_eq!(names(&library), ["a.kete", "b.kete", "c.kete"]);
        assert_eq!(library.chosen_path(), Some(PathBuf::from("/games/a.kete")));
        assert!(library.jobs.contains(&LibraryJob::Preview(PathBuf::from("/games/a.kete"))));
    }

    #[test]
    fn the_chosen_row_stays_chosen_when_others_come_and_go() {
        let mut library = three();
        library.choose(1, 0.0);
        scan_new_file(&mut library);
        library.take(library.ticket, done(vec![OsString::from("a.kete")]), 0.0);
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
        assert!(three().headings.is_empty(), "saved games are listed as before");
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
        assert_eq!(tidy.files(&library), [PathBuf::from("/finished/c.kete")]);
        tidy.annotated_too = true;
        assert_eq!(tidy.disk_use(&library), DiskUse { games: 2, bytes: 200, annotated: 1 });
        tidy.choose_before(latest - 12, &library);
        assert_eq!(tidy.files(&library), [PathBuf::from("/finished/old.kete")]);
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
    fn results_for_another_folder_are_ignored() {
        let mut library = three();
        let old = library.ticket;
        library.own = Some(PathBuf::from("/other"));
        library.refresh(Some(PathBuf::from("/games")), 0);
        assert!(library.is_empty() && library.progress.is_some());
        library.take(old, ScanReport::Rows(vec![row("d.kete", GameName::Ring, 9)]), 0.0);
        assert!(library.is_empty());
        // Asked for during a scan: another scan follows.
        library.refresh(Some(PathBuf::from("/games")), 0);
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
}
