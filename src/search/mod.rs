//! The computer player: evaluation, search, endgame tables and external engines.
//!
//! | file | contents |
//! | --- | --- |
//! | `request` | the input of a search, [`Request`] with [`Limits`], and its result, [`SearchResult`] |
//! | `handle` | [`go`]: a search on its own thread, which reports through a channel |
//! | `think` | [`think`], [`score_moves`]: the threads and the table of a search |
//! | `solve` | [`solve`]: a search that ends when the value of a position is proven |
//! | `prove` | the proof of a bound in a game without repetitions |
//! | `proof_file` | an unfinished proof in a file |
//! | `solving` | a proof that is searched in parts, paused and kept in its file |
//! | `root` | iterative deepening from one position |
//! | `plan` | the limits and the memory of one search |
//! | `time_management` | the part of a player's clock that a move may use |
//! | `clock_watch` | when a search looks at the clock |
//! | `root_move` | a move of the root position with its value and proven bounds |
//! | `iterative_deepening` | the depths to search |
//! | `tree` | alpha-beta below one root move, in numbered steps |
//! | `material_bounds` | cutoffs and bounds by the seeds left on the board |
//! | `quiescence` | captures and extra turns beyond the horizon |
//! | `stall_decay` | estimates that fall when nothing is captured for long |
//! | `repetition` | `game.repetition` along a line of play |
//! | `transpositions` | the transposition table, shared by all threads |
//! | `kept_table` | a transposition table kept from one search of a game to the next |
//! | `hash` | hashes that are the same on every run |
//! | `memory` | memory for tables, in large pages |
//! | `machine`, `meminfo`, `windows_memory` | the memory of this machine |
//! | `rank` | a number for each distribution of seeds on a board with two rows |
//! | `evaluate` | the static evaluation of each game |
//! | `tables` | endgame tables: exact values of positions with few seeds |
//! | `external_engine` | other programs that speak the text protocol |
//! | `candidates` | the promising ones among many placements or layouts |
//! | `level` | the ten playing levels |
//! | `network_training` | trains the networks of `evaluate` |
//! | `tuning` | fits the weights of `evaluate` to finished games |
//! | `sight` | what a low level overlooks |
//! | `score` | a score and how it is written |
//! | `chance` | the chance of winning a game of Bawo, from its score |
//!
//! Nothing in this module uses the screen, stdin or stdout, so the window and the text engine share
//! it.

#![warn(missing_docs)]

mod candidates;
mod chance;
mod clock_watch;
mod evaluate;
pub mod external_engine;
mod handle;
mod hash;
mod iterative_deepening;
mod kept_table;
mod level;
mod machine;
mod material_bounds;
#[cfg(not(windows))]
mod meminfo;
mod memory;
mod network_training;
mod plan;
pub mod proof_file;
mod prove;
mod quiescence;
mod rank;
mod repetition;
mod request;
mod root;
mod root_move;
mod score;
mod sight;
mod solve;
pub mod solving;
mod stall_decay;
mod table_line;
pub mod tables;
mod think;
mod time_management;
mod transpositions;
mod tree;
mod tuning;
#[cfg(windows)]
mod windows_memory;

pub use chance::win_chance;
pub use evaluate::network_board::NetworkBoard;
pub use evaluate::networks::{Estimator, GameNetwork};
pub use handle::{Search, go};
pub use kept_table::KeptTable;
pub use level::{Oversight, strength};
pub use machine::{machine_memory, usual_table_bytes};

pub use crate::background::Wake;
pub use request::{Info, Limits, MoverClock, Request, SearchEvent, SearchResult};

pub use network_training::{
    NetworkSample, NetworkUnits, Training, network_board, network_sample, train,
};
pub use score::Score;
pub use sight::Unseen;
pub use solve::{Proof, read_from_table, solve};
pub use think::{score_move, score_moves, think, think_until};
pub use tuning::{FittedWeight, PhaseFit, Sample, fit, slope};
