//! What the page of a class shows.

use std::path::PathBuf;
use std::sync::Arc;

use crate::rules::GameName;
use crate::tutor::class_progress::{ClassProgress, ClassTable, ClassView, MissedRule};

#[derive(Default)]
pub struct ClassPage {
    /// The files and folders that were added.
    pub files: Vec<PathBuf>,
    /// What was read of them; `None` before that.
    pub class: Option<Arc<ClassProgress>>,
    /// The table shown, sorted.
    pub table: Option<Arc<ClassTable>>,
    /// The rules that are missed, the most often missed first.
    pub missed: Vec<MissedRule>,
    /// The games whose rules have answers.
    pub games: Vec<GameName>,
    pub by_rule: bool,
    /// The rules of this game only.
    pub game: Option<GameName>,
    /// The column by which the table is sorted, `None` for the names, and whether the highest comes
    /// first.
    pub order: (Option<usize>, bool),
    /// Files for the worker to read.
    pub jobs: Vec<Vec<PathBuf>>,
    /// The files are being read.
    pub is_reading: bool,
}

impl ClassPage {
    pub fn view(&self) -> ClassView {
        if self.by_rule { ClassView::Rules(self.game) } else { ClassView::Courses }
    }

    /// Makes the table anew: something that it shows has changed.
    pub(super) fn renew(&mut self) {
        let Some(class) = &self.class else {
            self.table = None;
            return;
        };
        let rules = class.rules();
        let mut games: Vec<GameName> = rules.iter().map(|rule| rule.game).collect();
        games.sort();
        games.dedup();
        self.game = self.game.filter(|game| games.contains(game));
        self.games = games;
        self.missed = rules.into_iter().filter(|rule| rule.missing > 0).collect();
        let mut table = class.table(self.view());
        let (column, descending) = self.order;
        // The learners are by name already.
        if let Some(column) = column.filter(|column| *column < table.columns.len()) {
            table.rows.sort_by_key(|row| row.cells[column].rank());
        }
        if descending {
            table.rows.reverse();
        }
        self.table = Some(Arc::new(table));
    }

    /// Whether there is a table to save.
    pub fn has_table(&self) -> bool {
        self.table.as_ref().is_some_and(|table| !table.rows.is_empty())
    }
}
