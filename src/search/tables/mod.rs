//! Endgame tables: what every position with few seeds on the board is worth, known for good.
//!
//! | file | holds |
//! | --- | --- |
//! | `index` | every position's number |
//! | `kind` | which table a rule set needs, and why some have none |
//! | `table` | a table in memory: [`Tables`], which a search asks, and [`Bounds`], its answer |
//! | `file` | tables as files |
//! | `shelf` | [`Shelf`]: the tables at hand, read or made in the background |
//! | `build` | making a table, layer by layer |
//! | `cost` | how large a table will be and how long it will take |
//! | `check` | whether a table holds together |
//! | `one_pass` | games in which nothing circles |
//! | `circle` | games that can circle: bounds that hold wherever a circle is cut |
//! | `rounds`, `giuthi` | the turns of Awale and Owari, and of Giuthi, many at once |
//! | `plain` | turns by the rules themselves |
//! | `layer`, `cells` | positions shared out to two threads, and their bytes |
//!
//! How it is numbered, why the bounds are true and how long it takes: `docs/tables.md`.

mod acyclic;
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
mod workers;

pub use build::{BuildError, BuildProgress, build};
pub use check::first_inconsistency;
pub use cost::{BuildCost, BuildSpeed, cost};
pub use index::MOST_SEEDS;
pub use kind::{NoTable, TableKind};
pub use store::{FIRST_SEEDS, TableProblem, TableSource, TableStatus, TableStore, load_or_build};
pub use table::{Bounds, EndgameTable, TableView};
