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
//! | [`files`] | folders, whole-or-nothing writes, reads with a limit | |
//! | [`texts`] | every sentence shown, rule texts by id, plurals | `rules`, `game` |
//!
//! A move played, and what happened:
//!
//! ```
//! use kete::rules::{GameName, Ruleset, Step};
//!
//! let start = Ruleset::new(GameName::Owari).start();
//! let mv = start.parse_move("C")?;
//! let turn = start.play(&mv).map_err(|illegal| illegal.rule.to_string())?;
//! let drops = turn.events.iter().filter(|event| matches!(event.step, Step::Drop { .. }));
//! assert_eq!(drops.count(), 4);
//! assert_eq!(turn.after.setup().to_string(), "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod app;
pub mod files;
pub mod game;
pub mod protocol;
pub mod rules;
pub mod search;
pub mod texts;
pub mod tutor;
