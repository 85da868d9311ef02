//! The rules of the games, by the book.
//!
//! Each game is one file that reads like its rule book, citing rules by [`RuleId`]. Its sowing is
//! written once, generic over an [`Observer`]: one that ignores everything for search and counting,
//! one that records for everything a person sees.
//!
//! | file | holds |
//! | --- | --- |
//! | `awale`, `owari`, `basic`, `ayoayo`, `giuthi` | the games on two rows |
//! | `bawo` | its three versions on four rows |
//! | `ring` | the ring with red and blue seeds |
//! | `two_rows` | the board of two rows: its positions and its sowing |
//! | `contract` | what every game implements |
//! | `games` | the games as types, listed once |
//! | `position`, `ruleset` | a position with its rules; a game with its options |
//! | `setup`, `notation` | position strings and moves as text |
//! | `no_capture` | why a turn captures nothing, or nothing more |
//! | `facts`, `rule_kind` | what other modules ask about a game or a rule |
//! | `side`, `board`, `moves`, `event`, `options`, `rule_id` | the vocabulary |
//! | `perft` | counting the positions of a game |
//!
//! Nothing here knows about a game in progress, a search or a screen.

#![warn(missing_docs)]

pub mod awale;
pub mod ayoayo;
pub mod basic;
pub mod bawo;
pub mod board;
pub mod contract;
pub mod event;
pub mod facts;
mod game_name;
mod games;
pub mod giuthi;
pub mod moves;
mod no_capture;
mod notation;
pub mod options;
pub mod owari;
mod perft;
pub mod position;
pub mod ring;
pub mod rule_id;
mod rule_kind;
pub mod ruleset;
pub mod setup;
pub mod side;
mod two_rows;
mod why_no_capture;

pub use board::{BawoRow, BoardShape, Colour, Hole, Place, Seeds};
pub use contract::MAX_LAPS;
pub use event::{Event, Observer, Outcome, Recorder, Silent, Step};
pub use facts::{Facts, GameGoal, MoveChoice, OffBoard};
pub use game_name::{GameName, UnknownGame};
pub use games::{OtherGame, Position, Ruleset};
pub(crate) use games::{each_game, each_ruleset};
pub use moves::{FillLayout, Move, Way};
pub use no_capture::{Landing, NoCapture};
pub use options::Share;
pub use perft::{Counting, MOST_PERFT_DEPTH};
pub use position::{Illegal, TRIAL_EVENTS, Turn};
pub use rule_id::RuleId;
pub use rule_kind::{End, RuleKind};
pub use ruleset::{OptionError, OptionValue};
pub use setup::{Expected, HoleSeeds, Malformed, Setup, SetupFault};
pub use side::{BySide, Side};
pub use two_rows::TwoRows;
