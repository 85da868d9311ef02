//! Games in progress: everything that depends on earlier positions or on what the players agree,
//! which the rules alone do not know.
//!
//! | file | holds |
//! | --- | --- |
//! | `in_progress` | a game in progress: play, undo, redo, branches, agreements, resignation |
//! | `tree` | the tree of all turns played, with comments and marks |
//! | `branching` | the branches as lists show them, the numbers of turns |
//! | `by_message` | games with someone far away: each move as a short text |
//! | `players` | who plays each side |
//! | `clock` | how much time each player has |
//! | `ending` | agreements, resignations and losses on time, and who is already certain to win |
//! | `line` | one line of play without branches, for scripts |
//! | `repetition` | `game.repetition` for `in_progress` and `line` |
//! | `rounds` | the rounds of a Giuthi match |
//! | `tag` | the tag that tells one game by messages from another |
//! | `seed_history` | the seeds of both sides through the game |
//! | `tutoring` | whether the tutor warns about bad moves |
//! | `ogn` | the text form of games of other Oware programs |
//! | `save` | save files: written, and read move by move through the rules |
//!
//! ```
//! use kete::game::{GameInProgress, Level, Player};
//! use kete::rules::{BySide, GameName, Ruleset};
//!
//! let level = Level::new(4).ok_or("levels are 1 to 10")?;
//! let players = BySide::new(Player::You, Player::Kete(level));
//! let mut game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
//! let mv = game.position().parse_move("C").map_err(|_| "C is a hole")?;
//! game.play(&mv).map_err(|_| "C holds seeds")?;
//! assert_eq!(game.position().setup().to_string(), "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N");
//! assert!(game.undo());
//! # Ok::<(), &str>(())
//! ```

#![warn(missing_docs)]

mod branching;
pub mod by_message;
mod clock;
mod ending;
mod in_progress;
mod line;
mod load_error;
pub mod ogn;
mod ogn_fault;
mod person;
mod players;
mod repetition;
mod rounds;
pub mod save;
mod seed_history;
mod tag;
mod tree;
mod tutoring;

pub use branching::opens_turn;
pub use clock::{AtZero, INCREMENT_RANGE, MOST_USED, Millis, TIME_RANGE, TimeBudget, TimeControl};
pub use ending::{Agreement, decided, ends_within, result_line, round_decided, score};
pub use in_progress::GameInProgress;
pub use line::Line;
pub use person::{Person, PersonName, SeedColour};
pub use players::{EngineName, Level, Player, far_away, newly_tagged, your_side, your_side_alone};
pub use rounds::Round;
pub use seed_history::STALLED;
pub use tag::GameTag;
pub use tree::{Node, NodeEntry, NodeId, TurnMark};
pub use tutoring::Tutoring;
