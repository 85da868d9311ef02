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
//! | folder | holds | uses |
//! | --- | --- | --- |
//! | `shell` | the window: its loop, start and end; joins all features | all |
//! | `start` | the start page | `autosave`, `exercises`, `learn`, `learners`, `new_game`, `session`, `widgets` |
//! | `new_game` | the choice of a new game | `autosave`, `clock`, `editor`, `record`, `session`, `settings`, `widgets` |
//! | `play` | the page of the game in progress; Kete as an opponent | `analysis`, `comparison`, `crashes`, `engines`, `new_game`, `session`, `widgets` |
//! | `after_game` | the page after the game | `analysis`, `coach`, `play`, `session`, `widgets` |
//! | `presentation` | a game or a lesson before a class: the board, large, and a pen | `learn`, `session`, `widgets` |
//! | `session` | a board that is played on: in games, lessons, exercises, rule examples | `analysis`, `autosave`, `clock`, `coach`, `comparison`, `engines`, `learn`, `rulebook`, `settings`, `widgets` |
//! | `coach` | the tutor in games: warnings, grades | `analysis`, `comparison`, `learn`, `session` |
//! | `analysis` | the best lines of the position shown | `coach`, `session`, `settings`, `widgets` |
//! | `comparison` | two turns side by side | `coach`, `session`, `widgets` |
//! | `learn` | courses, the lesson being taken, progress | `comparison`, `crashes`, `exercises`, `file_dialog`, `file_jobs`, `lesson_editor`, `session`, `settings`, `teaching`, `widgets`, `worksheets` |
//! | `lesson_editor` | courses written in the window; courses from elsewhere | `editor`, `file_dialog`, `learn`, `widgets` |
//! | `exercises` | exercises and sparring games | `class`, `learn`, `rulebook`, `session`, `settings`, `teaching`, `widgets`, `worksheets` |
//! | `daily` | the position of the day, the calendar of solved ones | `learn`, `widgets` |
//! | `teaching` | what lessons, exercises and sparring share beside the board | `learn`, `rulebook`, `session`, `widgets` |
//! | `rulebook` | the rules page | `crashes`, `exercises`, `export`, `new_game`, `session`, `settings`, `widgets` |
//! | `record` | the user's names, results, accuracy and rating | `session`, `widgets` |
//! | `learners` | several learners on one machine, who learns now | `widgets` |
//! | `library` | all games, wherever they are kept | `autosave`, `clipboard`, `record`, `session`, `widgets` |
//! | `editor` | the position editor | `new_game`, `rulebook`, `widgets` |
//! | `settings` | the settings | `endgame_tables`, `engines`, `learn`, `library`, `record`, `widgets` |
//! | `engines` | other programs that play | `analysis`, `endgame_tables`, `session`, `settings`, `widgets` |
//! | `endgame_tables` | the endgame tables in the settings | `engines`, `new_game`, `settings`, `widgets` |
//! | `autosave` | every game saved after every change | `file_jobs`, `session` |
//! | `file_jobs` | reading and writing chosen files on threads | `file_dialog`, `library`, `session`, `widgets` |
//! | `file_dialog` | choosing a file | `export`, `widgets` |
//! | `export` | games in forms for others | `file_jobs`, `session`, `widgets` |
//! | `worksheets` | lessons and exercises on paper | `export`, `learn`, `widgets` |
//! | `class` | the progress of a class in one table | `export`, `file_dialog`, `widgets` |
//! | `clipboard` | copying and pasting | `editor`, `far_away`, `lesson_editor`, `new_game` |
//! | `far_away` | games with someone far away, by messages | `autosave`, `session` |
//! | `clock` | the clock of a game | `play`, `session`, `widgets` |
//! | `sound` | what of the board is heard | `session` |
//! | `messages` | short messages and their list | `widgets` |
//! | `crashes` | what the window says of crashes | `learn`, `rulebook` |
//! | `widgets` | buttons, fields, icons | `settings` |
//!
//! The files beside the folders are what features share: [`state`], [`intent`], `effect`, `page`,
//! [`command`], `available` and the sentences of the window in `words`. A feature asks another for something by an intent
//! ([`state::State::ask`]). `tests/structure/imports.rs` holds the table to the code.

pub(crate) mod after_game;
pub mod analysis;
pub mod autosave;
pub mod available;
pub mod board;
pub(crate) mod board_intents;
pub mod class;
pub mod clipboard;
pub mod clock;
pub mod coach;
pub mod command;
pub(crate) mod comparison;
pub(crate) mod crashes;
pub mod daily;
pub(crate) mod day;
pub(crate) mod debounce;
pub mod editor;
pub mod effect;
pub(crate) mod endgame_tables;
pub mod engines;
pub mod exercises;
pub mod export;
pub(crate) mod far_away;
pub(crate) mod file_dialog;
pub mod file_jobs;
pub(crate) mod file_name;
pub(crate) mod history;
pub mod intent;
pub mod kept_file;
pub mod learn;
pub mod learners;
pub mod lesson_editor;
pub mod library;
pub(crate) mod messages;
pub mod new_game;
pub mod page;
pub mod play;
pub mod presentation;
pub mod record;
pub mod rulebook;
pub(crate) mod running_search;
pub mod session;
pub mod settings;
pub mod shell;
pub mod sound;
pub(crate) mod start;
pub mod state;
pub(crate) mod teaching;
pub mod widgets;
pub mod words;
pub mod worksheets;

pub use shell::app::App;
pub use shell::log_sink::install as install_log;
pub use shell::start_error::StartError;
pub use shell::window::{APP_ID, WindowOptions, run};
