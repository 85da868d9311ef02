//! Which games the library shows, and the months they are grouped by.

use super::row::{Column, LibraryRow};
use super::state::Library;
use crate::app::day::day_of;
use crate::app::words;
use crate::texts::messages as say;

/// Which games the library shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum Shelf {
    /// The files that people saved, in a folder they choose.
    #[default]
    Saved,
    /// The games that came to their end, kept by Kete.
    Finished,
    /// The games that go on, kept by Kete.
    Unfinished,
}

impl Shelf {
    /// All three, in the order of the page.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Whether Kete keeps these games by itself.
    pub fn is_kept(self) -> bool {
        self != Shelf::Saved
    }
}

/// A heading above the games of a month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfHeading {
    /// The line of the table it is in, from 0.
    pub line: usize,
    /// The month with its year.
    pub month: String,
    /// How many games are below it.
    pub games: usize,
}

/// What a line of the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfLine {
    /// The heading of this number.
    Heading(usize),
    /// The row of this number.
    Row(usize),
}

/// The month in which a file was last written, counted from the year 0.
pub fn month(row: &LibraryRow, zone_secs: i64) -> Option<i64> {
    row.modified.map(|when| words::month_of(day_of(when, zone_secs)))
}

impl Library {
    /// Finds where one month ends and the next begins. Only kept games in the order of their dates
    /// are grouped.
    pub(crate) fn group(&mut self) {
        self.headings.clear();
        if !self.shelf.is_kept() || self.order.column != Column::Date {
            return;
        }
        let mut last = None;
        for (number, at) in self.shown.iter().enumerate() {
            let row = &self.rows[*at];
            // What cannot be read is at the end, whatever its date.
            let this = row.found.is_ok().then(|| month(row, self.zone_secs)).flatten();
            match self.headings.last_mut().filter(|_| last == Some(this)) {
                Some(heading) => heading.games += 1,
                None => {
                    let line = number + self.headings.len();
                    let month = this.map_or(say::library::no_month().to_owned(), words::month);
                    self.headings.push(ShelfHeading { line, month, games: 1 });
                }
            }
            last = Some(this);
        }
    }

    /// The headings of the months, from the top.
    pub fn headings(&self) -> &[ShelfHeading] {
        &self.headings
    }

    /// How many lines the table has: its rows and the headings among them.
    pub fn lines(&self) -> usize {
        self.len() + self.headings.len()
    }

    /// What this line shows.
    pub fn line(&self, line: usize) -> ShelfLine {
        let above = self.headings.partition_point(|heading| heading.line < line);
        match self.headings.get(above) {
            Some(heading) if heading.line == line => ShelfLine::Heading(above),
            _ => ShelfLine::Row(line - above),
        }
    }

    /// The line of a row.
    pub fn line_of(&self, row: usize) -> usize {
        // The heading of number n has n headings above it, so n lines above are no rows.
        let mut above = 0;
        let numbered = self.headings.iter().enumerate();
        for (number, heading) in numbered {
            if heading.line - number > row {
                break;
            }
            above = number + 1;
        }
        row + above
    }
}
