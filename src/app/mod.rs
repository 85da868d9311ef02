//! The window: everything that paints.
//!
//! State is plain structs, changed by `update(state, intent)` alone; pages read it and return
//! intents. What comes from elsewhere (searches, file dialogs) arrives in `App::logic`.
//!
//! | file | holds |
//! | --- | --- |
//! | `run`, `start_error` | opens the window; the program as eframe knows it; why it could not be opened |
//! | `state`, `table`, `form`, `editor`, `settings` | what the window knows: pages, the game on the table, the new game, the position being set up, what is set |
//! | `clipboard` | what a pasted text is |
//! | `intent`, `update` | what a person wants, and what it does |
//! | `command`, `keys` | the commands of menu and keys; the keys of the board |
//! | `keeping` | games are kept by themselves: written after every change, offered again |
//! | `coach` | the tutor in games: asks before a move that loses seeds |
//! | `at_rest` | what is looked at only once it has been shown for a moment |
//! | `analysis` | the best lines of the position shown, from a search on its own thread |
//! | `kete_player` | the computer's moves, from searches on their own thread |
//! | `desktop` | where the window stands; the file manager |
//! | `journal` | warnings of our own parts, for messages and stderr |
//! | `closing` | the end of the window: no thread is waited for longer than a moment |
//! | `compare` | two turns side by side |
//! | `history` | the pages before and after the one shown |
//! | `learning` | courses, progress, the lesson being taken |
//! | `rulebook` | the rules of a game, with its options |
//! | `library` | the saved games of a folder |
//! | `messages` | short messages, and the list of them |
//! | `endgames` | the endgame tables as the settings show them |
//! | `engines` | other programs that play |
//! | `environment` | what would make a library panic while the window opens |
//! | `export` | the forms in which a game is written for others |
//! | `file_dialog` | choosing a file |
//! | `filing` | opening and saving as it goes on, the files last used |
//! | `frame` | what all pages share: top bar, sizes |
//! | `pages` | Start, New game, Play, the position editor |
//! | `dialogs` | questions and forms in front of a page |
//! | `animation`, `lying` | turns in time; what lies on a board |
//! | `drawing` | pictures and films of boards without a window |
//! | `sheet` | the rules of a game for the printer |
//! | `controls` | buttons, chips, labels, switches |
//! | `theme` | the colours of the three themes; puts a theme into egui |
//! | `measure` | how long frames take, for the script that measures |
//! | `picture` | a picture of the window in a file |
//! | `watch` | notices what other windows have written |
//! | `fonts` | the two fonts and their families |
//! | `foreign` | shows harmful characters of foreign texts as boxes |
//! | `sizes` | sizes and times, the same in every theme |
//! | `icons` | the drawn icons, the mark of the program, the window's icon |
//! | `board` | the boards: geometry, carving, seeds, marks |
//! | `asset` | reads what lies in `assets/` |
//!
//! No colour stands in the code: all come from `assets/`.

pub mod analysis;
pub mod animation;
mod asset;
mod at_rest;
pub mod board;
pub mod clipboard;
mod closing;
pub mod coach;
pub mod command;
pub mod compare;
mod controls;
mod desktop;
mod dialogs;
pub mod drawing;
pub mod editor;
pub mod endgames;
pub mod engines;
mod environment;
mod errand;
pub mod export;
pub mod file_dialog;
pub mod filing;
pub mod fonts;
mod foreign;
pub mod form;
mod frame;
pub mod history;
pub mod icons;
pub mod intent;
mod journal;
pub mod keeping;
mod kete_player;
mod keys;
pub mod learning;
pub mod library;
pub mod lying;
mod measure;
pub mod messages;
mod pages;
mod picture;
pub mod rulebook;
mod run;
pub mod settings;
pub mod sheet;
pub mod sizes;
mod start_error;
pub mod state;
pub mod table;
pub mod theme;
pub mod update;
mod watch;

pub use journal::install as install_log;
pub use run::{APP_ID, App, WindowOptions, run};
pub use start_error::StartError;
