//! The endgame tables in the settings: which there are, and which to build or delete.

use crate::app::new_game::state::{LastChoices, NewGameForm, preset};
use crate::files::WriteError;
use crate::rules::{GameName, Ruleset};
use crate::search::tables::file::{TableFault, TableFileInfo};
use crate::search::tables::{
    BuildProgress, BuildSpeed, OFFERED, TableKind, TableProblem, UNASKED_SEEDS,
};

#[derive(Clone, Debug)]
pub struct Endgames {
    /// The sizes on offer, the smallest first.
    pub sizes: Vec<usize>,
    /// One for each kind of table.
    pub rows: Vec<TableRow>,
    pub has_folder: bool,
    pub(crate) orders: Vec<TableOrder>,
}

impl Default for Endgames {
    fn default() -> Endgames {
        Endgames {
            sizes: UNASKED_SEEDS.to_vec(),
            rows: Vec::new(),
            has_folder: false,
            orders: Vec::new(),
        }
    }
}

#[derive(Clone, Debug)]
pub struct TableRow {
    pub name: GameName,
    /// The preset of that game, if it has a table of its own.
    pub preset: Option<&'static str>,
    pub ruleset: Ruleset,
    /// `None` before the file was looked at, `Some(Ok(None))` if it is missing.
    pub file: Option<Result<Option<TableFileInfo>, TableFault>>,
    /// The progress, while it is being built or read.
    pub coming: Option<BuildProgress>,
    /// How fast it is built, once measured.
    pub pace: Option<BuildSpeed>,
    /// The size chosen, in seeds; the smallest on offer until one is chosen.
    chosen: Option<usize>,
    pub trouble: Option<TableTrouble>,
    /// Whether the player is being asked if it may be deleted.
    pub asks_delete: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTrouble {
    /// It was not built, or not kept.
    Making(TableProblem),
    Deleting(WriteError),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableIntent {
    /// Choose a size, in seeds.
    Size(usize),
    Build,
    /// Stop building it.
    Cancel,
    /// Ask before deleting it.
    AskDelete,
    /// Do not delete it.
    Keep,
    /// Delete it without asking again.
    Delete,
}

#[derive(Clone, Debug)]
pub(crate) enum TableOrder {
    Build(Ruleset, usize),
    Cancel(Ruleset),
    Delete(Ruleset),
}

impl Endgames {
    /// Lists the tables for the rules with which each game was played last.
    pub(crate) fn list(&mut self, choices: &LastChoices) {
        let before = std::mem::take(&mut self.rows);
        for (name, of) in OFFERED {
            let last = choices.last.get(&name).map(|form| form.ruleset);
            let last = last.unwrap_or_else(|| NewGameForm::of(name).ruleset);
            let ruleset = of.map_or(last, |of| preset(name, of));
            let is_listed = |ruleset: &Ruleset| {
                let kind = TableKind::of(ruleset);
                kind.is_ok() && self.rows.iter().any(|row| TableKind::of(&row.ruleset) == kind)
            };
            // A preset with a row of its own is not listed as the game's own rules as well.
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
    /// The table's file, if it exists and is not damaged.
    pub fn there(&self) -> Option<&TableFileInfo> {
        self.file.as_ref()?.as_ref().ok()?.as_ref()
    }

    /// The sizes larger than the table that exists.
    pub fn on_offer(&self, sizes: &[usize]) -> Vec<usize> {
        let there = self.there().map_or(0, |about| about.seeds);
        sizes.iter().copied().filter(|seeds| *seeds > there).collect()
    }

    /// The size to build: the chosen one, or the smallest on offer.
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
    fn only_tables_larger_than_the_existing_one_are_on_offer() {
        let mut tables = Endgames::default();
        tables.list(&LastChoices::default());
        let row = &mut tables.rows[0];
        assert_eq!(row.size(&UNASKED_SEEDS), Some(12));
        row.file = Some(Ok(Some(TableFileInfo { seeds: 12, bytes: 9, written: None })));
        assert_eq!(
            (row.on_offer(&UNASKED_SEEDS), row.size(&UNASKED_SEEDS)),
            (vec![15, 18], Some(15))
        );
        row.chosen = Some(18);
        assert_eq!(row.size(&UNASKED_SEEDS), Some(18));
        row.file = Some(Ok(Some(TableFileInfo { seeds: 20, bytes: 9, written: None })));
        assert_eq!(row.size(&UNASKED_SEEDS), None);
    }
}
