//! All games, and which of them the library page shows. Subfolders are not read.

use std::collections::HashSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::doubles;
use super::jobs::{LibraryJob, LibraryTicket};
use super::order::{Column, RowOrder};
use super::places::Sources;
use super::preview::GamePreview;
use super::query::Query;
use super::record::PersonRecord;
use super::row::LibraryRow;
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
    pub shelf: Shelf,
    /// All files, in order.
    pub rows: Vec<LibraryRow>,
    /// Indexes of the rows that are shown.
    pub(crate) shown: Vec<usize>,
    /// How many rows the shelf has.
    pub on_shelf: usize,
    /// How the person's games among those shown ended.
    pub record: PersonRecord,
    pub headings: Vec<ShelfHeading>,
    /// How far the local clock is ahead of UTC.
    pub(crate) zone_secs: i64,
    pub filter: Option<GameName>,
    pub search: String,
    pub order: RowOrder,
    pub(crate) chosen: Option<PathBuf>,
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
    /// Folders that cannot be listed, and why.
    pub problems: Vec<(PathBuf, ErrorKind)>,
    /// There are more files than are listed.
    pub more: bool,
    pub(crate) preview: Option<GamePreview>,
    /// When the preview was ordered, in seconds of the window's clock.
    pub(crate) asked_at: f64,
    ticket: LibraryTicket,
    pub jobs: Vec<LibraryJob>,
}

impl Library {
    /// Scans all places.
    pub fn refresh(&mut self, sources: Sources, zone_secs: i64) {
        self.zone_secs = zone_secs;
        if self.progress.is_some() {
            self.again = true;
            return;
        }
        self.ticket += 1;
        self.again = false;
        self.progress = Some(ScanProgress::default());
        let (ticket, fresh) = (self.ticket, self.rows.is_empty());
        self.jobs.push(LibraryJob::Scan(Scan { ticket, sources, fresh, zone_secs }));
    }

    pub fn show(&mut self, shelf: Shelf, now: f64) {
        self.shelf = shelf;
        self.raised = false;
        self.sift(now);
    }

    /// Returns whether to scan again.
    pub fn take(&mut self, ticket: LibraryTicket, report: ScanReport, now: f64) -> bool {
        if ticket != self.ticket {
            return false;
        }
        match report {
            ScanReport::Read { read, of } => self.progress = Some(ScanProgress { read, of }),
            ScanReport::Rows(rows) => self.add(rows, now),
            ScanReport::Done { gone, problems, more } => {
                self.progress = None;
                self.is_read = true;
                self.problems = problems;
                self.more = more;
                self.remove(&gone.into_iter().collect(), now);
                self.choose_one(now);
                return std::mem::take(&mut self.again);
            }
        }
        false
    }

    fn add(&mut self, rows: Vec<LibraryRow>, now: f64) {
        let paths: HashSet<&PathBuf> = rows.iter().map(|row| &row.path).collect();
        let again = self.chosen.as_ref().is_some_and(|chosen| paths.contains(chosen));
        self.rows.retain(|row| !paths.contains(&row.path));
        drop(paths);
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
        doubles::mark(&mut self.rows);
        self.sift(now);
    }

    /// Updates which rows fit shelf, search and filter.
    fn sift(&mut self, now: f64) {
        let query = Query::new(&self.search);
        let fits = |row: &LibraryRow| {
            let game = self.filter.is_none_or(|game| row.game_name() == Some(game));
            game && query.fits(row)
        };
        let shelf = |number: &usize| self.shelf.holds(&self.rows[*number]);
        let of_shelf: Vec<usize> = (0..self.rows.len()).filter(shelf).collect();
        self.on_shelf = of_shelf.len();
        self.shown = of_shelf.into_iter().filter(|number| fits(&self.rows[*number])).collect();
        self.record = PersonRecord::default();
        let games = self.shown.iter().filter_map(|number| self.rows[*number].found.as_ref().ok());
        games.filter_map(|game| game.person).for_each(|end| self.record.add(end));
        self.group();
        self.chosen_at = self.chosen.as_deref().and_then(|path| self.number_of(path));
        if self.chosen_at.is_none() {
            // Another row may show the chosen game now.
            let chosen = self.chosen.as_ref();
            let shows = |row: &LibraryRow| chosen.is_some_and(|path| row.also.contains(path));
            self.chosen_at = (0..self.len()).find(|number| self.row(*number).is_some_and(shows));
            self.chosen = self.chosen().map(|row| row.path.clone()).or(self.chosen.take());
        }
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

    /// Whether games may be missing because their folder cannot be listed.
    pub fn has_lost_folders(&self) -> bool {
        !self.problems.is_empty() && matches!(self.shelf, Shelf::Yours | Shelf::Saved)
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
    pub fn number_of(&self, path: &Path) -> Option<usize> {
        self.shown.iter().position(|number| self.rows[*number].path == path)
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
        let paths: HashSet<PathBuf> = paths.iter().cloned().collect();
        let is_gone = |row: &LibraryRow| paths.contains(&row.path);
        if let Some(number) = self.chosen_at
            && self.row(number).is_some_and(is_gone)
        {
            let after = (number..self.len()).chain((0..number).rev());
            let mut stay = after.filter_map(|at| self.row(at)).filter(|row| !is_gone(row));
            self.chosen = stay.next().map(|row| row.path.clone());
        }
        self.remove(&paths, now);
    }

    fn remove(&mut self, paths: &HashSet<PathBuf>, now: f64) {
        let before = self.rows.len();
        self.rows.retain(|row| !paths.contains(&row.path));
        if self.rows.len() < before {
            self.changes += 1;
            self.arrange(now);
        }
    }
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;
