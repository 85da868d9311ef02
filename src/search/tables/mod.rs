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

mod build;
mod cells;
mod check;
mod circle;
mod cost;
#[cfg(test)]
mod equal_tests;
pub mod file;
mod giuthi;
pub mod index;
mod kind;
mod layer;
mod one_pass;
mod plain;
mod rounds;
mod shelf;
mod table;

pub use build::{NotMade, Progress, build};
pub use check::disagreement;
pub use cost::{Cost, Pace, cost};
pub use index::MOST_SEEDS;
pub use kind::{Kind, NoTable, OFFERED};
pub use shelf::{FIRST_SEEDS, Problem, Shelf, Source, Standing, obtain};
pub use table::{Bounds, Table, Tables};
