//! The computer player: how good a position is, and what to play in it.
//!
//! | file | holds |
//! | --- | --- |
//! | `request` | what is asked, [`Request`] with [`Limits`], and what is answered |
//! | `handle` | [`go`]: a search on its own thread, told through a channel |
//! | `root` | [`think`]: deeper and deeper from one position; [`score_moves`] |
//! | `root_move` | a move of that position: its value, what is proven of it |
//! | `depths` | which depths are searched |
//! | `tree` | the search below one move, in numbered steps |
//! | `left` | what is left to win: positions decided by it, estimates held within it |
//! | `quiet` | captures and further turns beyond the horizon |
//! | `transpositions` | positions already searched, shared by the threads |
//! | `memory` | memory for tables, in large pages |
//! | `rank` | a number for each way to lay out a board of two rows |
//! | `tables` | endgame tables: what positions of few seeds are worth, known for good |
//! | `outside` | other programs that speak the protocol |
//! | `standing` | `game.repetition` along a line of play |
//! | `evaluate` | what a position is worth where the search stops looking |
//! | `candidates` | the many placements and layouts, cut down to the promising ones |
//! | `level` | the ten levels |
//! | `tuning` | the weights of `evaluate`, fitted to finished games |
//! | `score` | a score and how it is written |
//! | `chance` | the chance to win a game of Bawo, from its score |
//!
//! The façade knows no screen, no stdin and no stdout; the window and the text engine use it alike.

mod candidates;
mod chance;
mod evaluate;
pub mod external_engine;
mod handle;
mod hash;
mod iterative_deepening;
mod level;
mod material_bounds;
mod memory;
mod plan;
mod quiescence;
mod rank;
mod repetition;
mod request;
mod root;
mod root_move;
mod score;
mod stall_decay;
pub mod tables;
mod transpositions;
mod tree;
mod tuning;

pub use chance::win_chance;
pub use handle::{Search, Wake, go};
pub use request::{Answer, Info, Limits, Request, SearchEvent};
pub use root::{score_move, score_moves, think, think_until};
pub use score::Score;
pub use tuning::{FittedWeight, PhaseFit, Sample, fit, slope};
