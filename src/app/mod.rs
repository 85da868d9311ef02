//! The window: everything that a person sees and does.
//!
//! Each feature has a folder, with the same files in each where it needs them:
//!
//! | file | holds |
//! | --- | --- |
//! | `state.rs` | what the feature knows: its part of [`state::State`] |
//! | `intent.rs` | what a person can ask of it: its part of [`intent::Intent`] |
//! | `update.rs` | what an intent does; the state changes nowhere else |
//! | `keys.rs` | the keys of its page |
//! | `worker.rs` | its work on other threads |
//! | `ui` | paints it from the state, and returns intents |
//!
//! | folder | feature |
//! | --- | --- |
//! | `start`, `new_game`, `play`, `after_game` | a game from its choice to its end |
//! | `session` | a board that is played on: in games, lessons, exercises, rule examples |
//! | `coach`, `analysis`, `comparison` | the tutor in games, the best lines, two turns side by side |
//! | `learn`, `exercises`, `teaching` | courses; exercises and sparring; what both share |
//! | `rulebook`, `library`, `editor` | the rules page, the saved games, the position editor |
//! | `settings`, `engines`, `endgame_tables` | the settings and what they list |
//! | `autosave`, `file_jobs`, `file_dialog`, `export`, `clipboard` | games that leave and enter |
//! | `messages`, `crashes` | what the window says by itself |
//! | `shell` | the window's loop; it joins all features |
//! | `widgets` | buttons, fields, icons |
//!
//! The files beside the folders are what features share: [`state`], [`intent`], `effect`, `page`,
//! [`command`] and `available`. A feature asks another for something by an intent
//! ([`state::State::ask`]). Which folder may use which is listed in `tests/structure.rs`.

pub(crate) mod after_game;
pub mod analysis;
pub mod autosave;
pub mod available;
pub(crate) mod board_swap;
pub mod clipboard;
pub mod coach;
pub mod command;
pub(crate) mod comparison;
pub(crate) mod crashes;
pub(crate) mod day;
pub(crate) mod debounce;
pub mod editor;
pub mod effect;
pub(crate) mod endgame_tables;
pub mod engines;
pub mod exercises;
pub mod export;
pub(crate) mod file_dialog;
pub mod file_jobs;
pub(crate) mod file_name;
pub(crate) mod history;
pub mod intent;
pub mod learn;
pub mod library;
pub(crate) mod messages;
pub mod new_game;
pub mod page;
pub mod play;

pub mod rulebook;
pub mod session;
pub mod settings;
pub mod shell;
pub(crate) mod start;
pub mod state;
pub(crate) mod teaching;
pub mod widgets;

pub use shell::app::{APP_ID, App, WindowOptions, run};
pub use shell::log_sink::install as install_log;
pub use shell::start_error::StartError;
