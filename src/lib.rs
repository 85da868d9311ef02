//! Kete: mancala on the desktop, with rules by the book, a tutor and a computer opponent.
//!
//! | room | holds | uses |
//! | --- | --- | --- |
//! | [`rules`] | the games, their options, moves, events and notation | |
//! | [`game`] | a game in progress, its tree of moves and its file | `rules`, `files` |
//! | [`search`] | what to play: levels, scores, best lines | `rules`, `files`, `background`, `crash`, `narration`, `texts` |
//! | [`tutor`] | courses, judging, exercises, grades, progress | `rules`, `game`, `search`, `files`, `narration`, `texts` |
//! | [`rulebook`] | the rules of a game in reading order, with examples | `rules`, `game`, `tutor`, `narration`, `texts` |
//! | [`draw`] | boards, pictures, films, printable sheets | `rules`, `game`, `tutor`, `rulebook`, `files`, `narration`, `texts`, `background` |
//! | [`sound`] | the sounds of the board, the sound device | `rules`, `draw`, `background`, `crash`, `files` |
//! | [`protocol`] | the text engine and the commands without a window | `rules`, `game`, `search`, `tutor`, `draw`, `background`, `files`, `narration`, `texts` |
//! | [`app`] | the window | `rules`, `game`, `search`, `tutor`, `rulebook`, `draw`, `sound`, `background`, `crash`, `files`, `narration`, `texts` |
//! | [`background`] | work on other threads | `crash` |
//! | [`crash`] | reports of panics, work whose panic is caught | `files`, `narration`, `texts` |
//! | [`files`] | folders, atomic replace, reads with a limit | |
//! | [`narration`] | what Kete says about rules, turns, games and files; rule texts by id | `rules`, `game`, `files`, `texts` |
//! | [`texts`] | messages by id, in the language chosen | |
//!
//! Plays a move and prints what happens:
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
//! let events: Vec<String> = turn.events.iter().map(ToString::to_string).collect();
//! assert_eq!(events, [
//!     "lift F 2 owari.sow",
//!     "drop a 5 owari.sow",
//!     "drop b 3 owari.sow",
//!     "capture b 3 south-store owari.capture",
//! ]);
//! assert_eq!(turn.after.setup().to_string(), "0,0,0,2,0,0/5,0,0,0,4,0 13-10 N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// These macros panic if the output is closed or full.
#![warn(clippy::print_stdout, clippy::print_stderr)]

pub mod app;
pub mod background;
pub mod crash;
pub mod draw;
pub mod files;
pub mod game;
pub mod narration;
pub mod protocol;
pub mod rulebook;
pub mod rules;
pub mod search;
pub mod sound;
pub mod texts;
pub mod tutor;
