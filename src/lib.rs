//! Kete: mancala on the desktop, with rules by the book, a tutor and a computer opponent.
//!
//! | room | holds | may use |
//! | --- | --- | --- |
//! | [`rules`] | the nine games, their options, moves, events and notation | |
//! | [`game`] | a game in progress, its tree of moves and its file | `rules` |
//! | [`search`] | what to play: levels, scores, best lines | `rules` |
//! | [`tutor`] | courses, judging, exercises, grades, progress | `rules`, `game`, `search` |
//! | [`protocol`] | the text engine and the commands without a window | all but `app` |
//! | [`app`] | the window | all but `protocol` |
//! | [`crash`] | reports of panics, work whose panic is caught | `files`, `texts` |
//! | [`files`] | folders, whole-or-nothing writes, reads with a limit | |
//! | [`texts`] | every sentence shown, rule texts by id, plurals | what it tells of |
//!
//! A move played, and what happened:
//!
//! ```
//! use kete::rules::{GameName, Ruleset, Setup};
//!
//! let setup = Setup::parse(GameName::Owari, "0,0,0,2,0,2/4,2,0,0,4,0 10-10 S")?;
//! let board = Ruleset::new(GameName::Owari).position(&setup).map_err(|_| "too many seeds")?;
//! let turn = board.play(&board.parse_move("F")?).map_err(|illegal| illegal.rule.id())?;
//! for event in &turn.events {
//!     println!("{event}");
//! }
//! let told: Vec<String> = turn.events.iter().map(ToString::to_string).collect();
//! assert_eq!(told, [
//!     "lift F 2 owari.sow",
//!     "drop a 5 owari.sow",
//!     "drop b 3 owari.sow",
//!     "capture b 3 south-store owari.capture",
//! ]);
//! assert_eq!(turn.after.setup().to_string(), "0,0,0,2,0,0/5,0,0,0,4,0 13-10 N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// These panic where the output is closed or full.
#![warn(clippy::print_stdout, clippy::print_stderr)]

pub mod app;
mod background;
pub mod crash;
pub mod draw;
pub mod files;
pub mod game;
pub mod protocol;
pub mod rulebook;
pub mod rules;
pub mod search;
pub mod texts;
pub mod tutor;
