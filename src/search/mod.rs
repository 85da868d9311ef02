//! The computer player: how good a position is, and what to play in it.
//!
//! | file | holds |
//! | --- | --- |
//! | `request` | what is asked, [`Request`] with [`Limits`], and what is answered |
//! | `handle` | [`go`]: a search on its own thread, told through a channel |
//! | `root` | [`think`]: deeper and deeper from one position; [`score_moves`] |
//! | `tree` | the search below one move, in numbered steps |
//! | `table` | positions already searched |
//! | `tables` | endgame tables: what positions with few seeds are worth, known for good |
//! | `standing` | `game.repetition` along a line of play |
//! | `evaluate` | what a position is worth where the search stops looking |
//! | `candidates` | the many placements and layouts, cut down to the promising ones |
//! | `level` | the ten levels |
//! | `score` | a score and how it is written |
//!
//! The façade knows no screen, no stdin and no stdout; the window and the text engine use it alike.

mod candidates;
mod evaluate;
mod handle;
mod level;
mod request;
mod root;
mod score;
mod standing;
mod table;
pub mod tables;
mod tree;

pub use handle::{Search, Wake, go};
pub use request::{Answer, Info, Limits, Report, Request};
pub use root::{score_move, score_moves, think};
pub use score::Score;
