//! Tidying up: a person chooses by month which finished games to delete.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::row::LibraryRow;
use super::shelf::month;
use super::state::Library;

/// What was chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TidyUp {
    months: BTreeSet<i64>,
    /// Games with a title, a note or a mark are deleted as well.
    pub annotated_too: bool,
}

/// What is wanted on the page of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TidyIntent {
    /// Show the page.
    Open,
    /// Choose this month, or no longer.
    Month(i64),
    /// Choose the months that ended more than so many months ago, and no others.
    OlderThan(i64),
    /// Choose no month.
    Nothing,
    /// Delete games with a title, a note or a mark as well, or keep them.
    AnnotatedToo(bool),
    /// Delete what is chosen.
    Delete,
}

/// Games and the room they take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// How many games.
    pub games: usize,
    /// How many bytes.
    pub bytes: u64,
    /// How many of the games have a title, a note or a mark.
    pub annotated: usize,
}

impl Room {
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
    /// The room that the games of each month take, the latest month first. Files that cannot be
    /// read and files without a date are left out: nobody should delete them unseen.
    pub fn months(&self) -> Vec<(i64, Room)> {
        let mut months: BTreeMap<i64, Room> = BTreeMap::new();
        for (month, row) in self.dated() {
            months.entry(month).or_default().add(row);
        }
        months.into_iter().rev().collect()
    }

    /// The room that all games take.
    pub fn room(&self) -> Room {
        let mut room = Room::default();
        self.rows.iter().for_each(|row| room.add(row));
        room
    }

    fn dated(&self) -> impl Iterator<Item = (i64, &LibraryRow)> {
        let readable = self.rows.iter().filter(|row| row.found.is_ok());
        readable.filter_map(|row| Some((month(row, self.zone_secs)?, row)))
    }
}

impl TidyUp {
    /// Whether this month is chosen.
    pub fn has(&self, month: i64) -> bool {
        self.months.contains(&month)
    }

    /// Chooses a month, or no longer.
    pub fn switch(&mut self, month: i64) {
        if !self.months.remove(&month) {
            self.months.insert(month);
        }
    }

    /// Chooses the months of the library before this one.
    pub fn choose_before(&mut self, first: i64, library: &Library) {
        let months = library.months().into_iter().map(|(month, _)| month);
        self.months = months.filter(|month| *month < first).collect();
    }

    /// Chooses no month.
    pub fn clear(&mut self) {
        self.months.clear();
    }

    fn chosen<'a>(&self, library: &'a Library) -> impl Iterator<Item = &'a LibraryRow> {
        let dated = library.dated().filter(|(month, _)| self.has(*month));
        dated.map(|(_, row)| row).filter(|row| self.annotated_too || !is_annotated(row))
    }

    /// The room that becomes free.
    pub fn room(&self, library: &Library) -> Room {
        let mut room = Room::default();
        self.chosen(library).for_each(|row| room.add(row));
        room
    }

    /// The files to delete.
    pub fn files(&self, library: &Library) -> Vec<PathBuf> {
        let Some(folder) = library.folder() else { return Vec::new() };
        self.chosen(library).map(|row| folder.join(&row.name)).collect()
    }
}
