//! The shelves of the library, and the months that games are grouped by.

use super::order::Column;
use super::places::Place;
use super::row::LibraryRow;
use super::state::Library;
use crate::app::day::day_of;
use crate::app::words;
use crate::texts::messages as say;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum Shelf {
    /// Every game, wherever it is kept, but not the examples.
    #[default]
    Yours,
    /// Unfinished games that Kete saved.
    Unfinished,
    /// Finished games that Kete saved.
    Finished,
    /// Files that people saved or found.
    Saved,
    /// The annotated games that come with Kete.
    Examples,
}

impl Shelf {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    pub fn holds(self, row: &LibraryRow) -> bool {
        match self {
            Shelf::Yours => row.place != Place::Example && !row.is_double,
            Shelf::Unfinished => row.place == Place::Unfinished,
            Shelf::Finished => row.place == Place::Finished,
            Shelf::Saved => matches!(row.place, Place::Saved | Place::Folder),
            Shelf::Examples => row.place == Place::Example,
        }
    }
}

/// The heading above the games of a month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfHeading {
    /// The table line it takes, from 0.
    pub line: usize,
    pub month: String,
    pub games: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfLine {
    /// Index of a heading.
    Heading(usize),
    /// Index among the shown rows.
    Row(usize),
}

/// Counted from the year 0.
pub fn month(row: &LibraryRow, zone_secs: i64) -> Option<i64> {
    row.modified.map(|when| words::month_of(day_of(when, zone_secs)))
}

impl Library {
    /// Games are grouped while they are ordered by date; the examples have none.
    pub(crate) fn group(&mut self) {
        self.headings.clear();
        if self.shelf == Shelf::Examples || self.order.column != Column::Date {
            return;
        }
        let mut last = None;
        for (number, at) in self.shown.iter().enumerate() {
            let row = &self.rows[*at];
            // Unreadable files are at the end, whatever their date.
            let this = row.found.is_ok().then(|| month(row, self.zone_secs)).flatten();
            match self.headings.last_mut().filter(|_| last == Some(this)) {
                Some(heading) => heading.games += 1,
                None => {
                    let line = number + self.headings.len();
                    let without = match row.found {
                        Ok(_) => say::library::no_month(),
                        Err(_) => say::library::unreadable(),
                    };
                    let month = this.map_or_else(|| without.to_owned(), words::month);
                    self.headings.push(ShelfHeading { line, month, games: 1 });
                }
            }
            last = Some(this);
        }
    }

    /// Rows and the headings among them.
    pub fn lines(&self) -> usize {
        self.len() + self.headings.len()
    }

    pub fn line(&self, line: usize) -> ShelfLine {
        let above = self.headings.partition_point(|heading| heading.line < line);
        match self.headings.get(above) {
            Some(heading) if heading.line == line => ShelfLine::Heading(above),
            _ => ShelfLine::Row(line - above),
        }
    }

    pub fn line_of(&self, row: usize) -> usize {
        // There are n headings above heading n.
        let numbered = self.headings.iter().enumerate();
        row + numbered.take_while(|(number, heading)| heading.line - number <= row).count()
    }
}
