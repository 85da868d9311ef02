//! Games in progress: what the rules alone do not know, because it depends on what stood before or
//! on what the players agree.
//!
//! | file | holds |
//! | --- | --- |
//! | `in_progress` | a game in progress: play, undo, redo, branches, agreed ends, resignation |
//! | `tree` | every turn ever played in it, branches kept, with comments and marks |
//! | `branching` | the branches as lists show them, the numbers of turns |
//! | `players` | who sits at the board |
//! | `ending` | agreements and resignations, and when it is certain who wins |
//! | `line` | one line of play without branches, for scripts |
//! | `repetition` | `game.repetition`, for both |
//! | `rounds` | the rounds of a Giuthi match |
//! | `course` | seeds taken through the game |
//! | `tutoring` | how the tutor looks over the players' shoulders |
//! | `ogn` | the text form of other programs for Oware |
//! | `save` | save files: writing, and reading move by move through the rules |
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

mod branching;
mod course;
mod ending;
mod in_progress;
mod line;
pub mod ogn;
mod players;
mod repetition;
mod rounds;
pub mod save;
mod tree;
mod tutoring;

pub use branching::opens_turn;
pub use ending::{Agreement, decided, ends_within, result_line, round_decided, score};
pub use in_progress::GameInProgress;
pub use line::Line;
pub use players::{EngineName, Level, Player};
pub use rounds::Round;
pub use tree::{Node, NodeEntry, NodeId, TurnMark};
pub use tutoring::Tutoring;
