//! Endgame tables: exact values, or bounds, of all positions with few seeds on the board.
//!
//! | file | contents |
//! | --- | --- |
//! | `index` | the number of every position |
//! | `kind` | which table a rule set needs, and why some have none |
//! | `table` | a table in memory; [`TableView`], which the search probes, gives [`Bounds`] |
//! | `file` | tables as files |
//! | `store` | [`TableStore`]: the available tables, read or built in the background |
//! | `build` | builds a table, layer by layer |
//! | `cost` | predicts the size of a table and the time to build it |
//! | `budget` | how large the tables may become that Kete builds unasked |
//! | `check` | checks that a table is consistent |
//! | `acyclic` | retrograde analysis of games without cycles |
//! | `cyclic` | retrograde analysis of games with cycles |
//! | `oware_moves`, `giuthi_moves` | fast moves of Awale and Owari, and of Giuthi |
//! | `rule_moves` | moves by the rules themselves |
//! | `workers`, `cells` | the work shared by two threads, and the bytes they fill |
//!
//! `docs/tables.md` explains the numbering, proves the bounds and gives times.

mod acyclic;
mod budget;
mod build;
mod cells;
mod check;
mod cost;
mod cyclic;
pub mod file;
mod giuthi_moves;
pub mod index;
mod kind;
#[cfg(test)]
mod move_equality_tests;
mod oware_moves;
mod rule_moves;
mod store;
mod table;
pub mod wording;
mod workers;

pub use budget::{FIRST_SEEDS, UNASKED_SEEDS, usual_most_seeds};
pub use build::{BuildError, BuildProgress, build};
pub use check::first_inconsistency;
pub use cost::{BuildCost, BuildSpeed, cost};
pub use index::MOST_SEEDS;
pub use kind::{NoTable, OFFERED, TableKind};
pub use store::{TableProblem, TableSource, TableStatus, TableStore, load_or_build};
pub use table::{Bounds, EndgameTable, TableView};
