//! Tidying up: choosing by month which finished games to delete.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::places::Place;
use super::row::LibraryRow;
use super::shelf::month;
use super::state::Library;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TidyUp {
    months: BTreeSet<i64>,
    /// Also delete games with a title, a note or a mark.
    pub annotated_too: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TidyIntent {
    Open,
    /// Select or deselect a month.
    Month(i64),
    /// Select exactly the months that ended more than this many months ago.
    OlderThan(i64),
    /// Deselect all months.
    Nothing,
    AnnotatedToo(bool),
    Delete,
}

/// How many games there are and the space they take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiskUse {
    pub games: usize,
    pub bytes: u64,
    /// Games with a title, a note or a mark.
    pub annotated: usize,
}

impl DiskUse {
    fn add(&mut self, row: &LibraryRow) {
        self.games += 1;
        self.bytes += row.bytes;
        self.annotated += usize::from(is_annotated(row));
    }
}

fn is_annotated(row: &LibraryRow) -> bool {
    row.found.as_ref().is_ok_and(|game| game.annotated)
}

impl Library {
    /// By month, the latest first. Leaves out unreadable and undated files: nobody should delete
    /// them unseen.
    pub fn months(&self) -> Vec<(i64, DiskUse)> {
        let mut months: BTreeMap<i64, DiskUse> = BTreeMap::new();
        for (month, row) in self.dated() {
            months.entry(month).or_default().add(row);
        }
        months.into_iter().rev().collect()
    }

    /// Of the finished games that Kete keeps.
    pub fn disk_use(&self) -> DiskUse {
        let mut sum = DiskUse::default();
        self.finished().for_each(|row| sum.add(row));
        sum
    }

    fn finished(&self) -> impl Iterator<Item = &LibraryRow> {
        self.rows.iter().filter(|row| row.place == Place::Finished)
    }

    fn dated(&self) -> impl Iterator<Item = (i64, &LibraryRow)> {
        let readable = self.finished().filter(|row| row.found.is_ok());
        readable.filter_map(|row| Some((month(row, self.zone_secs)?, row)))
    }
}

impl TidyUp {
    pub fn has(&self, month: i64) -> bool {
        self.months.contains(&month)
    }

    pub fn switch(&mut self, month: i64) {
        if !self.months.remove(&month) {
            self.months.insert(month);
        }
    }

    /// Selects exactly the months before `first`.
    pub fn choose_before(&mut self, first: i64, library: &Library) {
        let months = library.months().into_iter().map(|(month, _)| month);
        self.months = months.filter(|month| *month < first).collect();
    }

    pub fn clear(&mut self) {
        self.months.clear();
    }

    fn chosen<'a>(&self, library: &'a Library) -> impl Iterator<Item = &'a LibraryRow> {
        let dated = library.dated().filter(|(month, _)| self.has(*month));
        dated.map(|(_, row)| row).filter(|row| self.annotated_too || !is_annotated(row))
    }

    /// What deleting the selected games would free.
    pub fn disk_use(&self, library: &Library) -> DiskUse {
        let mut sum = DiskUse::default();
        self.chosen(library).for_each(|row| sum.add(row));
        sum
    }

    pub fn files(&self, library: &Library) -> Vec<PathBuf> {
        self.chosen(library).map(|row| row.path.clone()).collect()
    }
}
