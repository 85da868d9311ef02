//! The endgame tables as the settings show them: what there is of each kind, what more would cost,
//! and what is to be made or deleted.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what is known and wanted |
//! | `keeper` | looking, measuring, making and deleting, off the thread that paints |

use crate::app::new_game::state::{LastChoices, NewGameForm, preset};
use crate::files::WriteError;
use crate::rules::{GameName, Ruleset};
use crate::search::tables::file::{TableFault, TableFileInfo};
use crate::search::tables::{
    BuildProgress, BuildSpeed, FIRST_SEEDS, OFFERED, TableKind, TableProblem,
};

/// The sizes of tables on offer, in seeds on the board.
const SIZES: [usize; 3] = [FIRST_SEEDS, 15, 18];

/// What is known of the tables, and what is wanted.
#[derive(Clone, Debug)]
pub struct Endgames {
    /// The sizes on offer, the smallest first.
    pub sizes: Vec<usize>,
    /// One for each kind of table.
    pub rows: Vec<TableRow>,
    /// There is a folder for tables.
    pub has_folder: bool,
    pub(crate) orders: Vec<TableOrder>,
}

impl Default for Endgames {
    fn default() -> Endgames {
        Endgames { sizes: SIZES.to_vec(), rows: Vec::new(), has_folder: false, orders: Vec::new() }
    }
}

/// A table that there is or may be.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The game.
    pub name: GameName,
    /// The preset it stands for, if that has a table of its own.
    pub preset: Option<&'static str>,
    /// The rules it is for.
    pub ruleset: Ruleset,
    /// Its file, once it was looked at; `None` in it where there is none.
    pub file: Option<Result<Option<TableFileInfo>, TableFault>>,
    /// How far it has come, while it is being made or read.
    pub coming: Option<BuildProgress>,
    /// How fast such a table is made, once that was measured.
    pub pace: Option<BuildSpeed>,
    /// The size chosen, in seeds; the first on offer until one is.
    chosen: Option<usize>,
    /// What went wrong with it.
    pub trouble: Option<TableTrouble>,
    /// Whether to delete it is being asked.
    pub asks_delete: bool,
}

/// What went wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTrouble {
    /// It was not made, or not kept.
    Making(TableProblem),
    /// Its file could not be deleted.
    Deleting(WriteError),
}

/// What is wanted with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableIntent {
    /// Choose a size, in seeds.
    Size(usize),
    /// Make it.
    Build,
    /// Make it no longer.
    Cancel,
    /// Ask whether to delete it.
    AskDelete,
    /// Keep it.
    Keep,
    /// Delete it, sure.
    Delete,
}

/// Something to be done with a table.
#[derive(Clone, Debug)]
pub(crate) enum TableOrder {
    Build(Ruleset, usize),
    Cancel(Ruleset),
    Delete(Ruleset),
}

impl Endgames {
    /// Lists the kinds of tables for the games as they were played last.
    pub(crate) fn list(&mut self, choices: &LastChoices) {
        let before = std::mem::take(&mut self.rows);
        for (name, of) in OFFERED {
            let last = choices
                .last
                .get(&name)
                .map_or_else(|| NewGameForm::of(name), NewGameForm::clone)
                .ruleset;
            let ruleset = of.map_or(last, |of| preset(name, of));
            let is_listed = |ruleset: &Ruleset| {
                let kind = TableKind::of(ruleset);
                kind.is_ok() && self.rows.iter().any(|row| TableKind::of(&row.ruleset) == kind)
            };
            // A preset with a line of its own is not listed as the game's own as well.
            let has_line = OFFERED.iter().any(|(game, other)| {
                let preset = other.map(|other| preset(*game, other));
                *game == name
                    && preset.is_some_and(|it| TableKind::of(&it) == TableKind::of(&ruleset))
            });
            let ruleset = if of.is_none() && has_line { Ruleset::new(name) } else { ruleset };
            if is_listed(&ruleset) {
                continue;
            }
            let known = before.iter().find(|row| row.ruleset == ruleset);
            self.rows.push(TableRow {
                name,
                preset: of,
                ruleset,
                file: known.and_then(|row| row.file.clone()),
                coming: None,
                pace: known.and_then(|row| row.pace),
                chosen: None,
                trouble: None,
                asks_delete: false,
            });
        }
    }

    /// Orders the table of these rules.
    pub fn make(&mut self, ruleset: Ruleset, seeds: usize) {
        self.orders.push(TableOrder::Build(ruleset, seeds));
    }

    /// Does what is wanted with the table of this row.
    pub fn update(&mut self, row: usize, intent: TableIntent) {
        let sizes = self.sizes.clone();
        let Some(row) = self.rows.get_mut(row) else { return };
        match intent {
            TableIntent::Size(seeds) => row.chosen = Some(seeds),
            TableIntent::Build => {
                row.trouble = None;
                if let Some(seeds) = row.size(&sizes) {
                    self.orders.push(TableOrder::Build(row.ruleset, seeds));
                }
            }
            TableIntent::Cancel => self.orders.push(TableOrder::Cancel(row.ruleset)),
            TableIntent::AskDelete => row.asks_delete = true,
            TableIntent::Keep => row.asks_delete = false,
            TableIntent::Delete => {
                row.asks_delete = false;
                self.orders.push(TableOrder::Delete(row.ruleset));
            }
        }
    }
}

impl TableRow {
    /// The table's file, if there is one that looks whole.
    pub fn there(&self) -> Option<&TableFileInfo> {
        self.file.as_ref()?.as_ref().ok()?.as_ref()
    }

    /// The sizes larger than what is there.
    pub fn on_offer(&self, sizes: &[usize]) -> Vec<usize> {
        let there = self.there().map_or(0, |about| about.seeds);
        sizes.iter().copied().filter(|seeds| *seeds > there).collect()
    }

    /// The size that would be made: the chosen one, or the first on offer.
    pub fn size(&self, sizes: &[usize]) -> Option<usize> {
        let on_offer = self.on_offer(sizes);
        self.chosen.filter(|chosen| on_offer.contains(chosen)).or(on_offer.first().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_table_is_listed_once() {
        let mut tables = Endgames::default();
        tables.list(&LastChoices::default());
        assert_eq!(tables.rows.len(), 6);
        let mut choices = LastChoices::default();
        let kalah = NewGameForm {
            ruleset: preset(GameName::Basic, "kalah"),
            ..NewGameForm::of(GameName::Basic)
        };
        choices.last.insert(GameName::Basic, kalah);
        tables.list(&choices);
        assert_eq!(tables.rows.len(), 6);
        let mut kinds: Vec<TableKind> =
            tables.rows.iter().map(|row| TableKind::of(&row.ruleset).expect("a kind")).collect();
        kinds.dedup();
        assert_eq!(kinds.len(), 6);
    }

    #[test]
    fn only_larger_tables_than_there_is_are_on_offer() {
        let mut tables = Endgames::default();
        tables.list(&LastChoices::default());
        let row = &mut tables.rows[0];
        assert_eq!(row.size(&SIZES), Some(12));
        row.file = Some(Ok(Some(TableFileInfo { seeds: 12, bytes: 9, written: None })));
        assert_eq!((row.on_offer(&SIZES), row.size(&SIZES)), (vec![15, 18], Some(15)));
        row.chosen = Some(18);
        assert_eq!(row.size(&SIZES), Some(18));
        row.file = Some(Ok(Some(TableFileInfo { seeds: 20, bytes: 9, written: None })));
        assert_eq!(row.size(&SIZES), None);
    }
}
