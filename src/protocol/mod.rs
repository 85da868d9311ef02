//! The text protocol and the commands without a window. They use the same rules, games and search
//! as the window. An error is one line that says what is wrong.

mod analyse;
mod bench;
mod class;
mod command_line;
mod convert;
mod daily;
mod drill;
mod engine;
mod game_file;
mod graded_lines;
mod help_texts;
mod lessons;
mod match_play;
mod perft;
mod picture;
mod series;
mod sheet;
mod solve;
mod tables;
mod texts;
mod tune;
mod worksheet;

pub use bench::{BenchCourse, COURSES};
pub use command_line::{CliCommand, CommandLine, no_language};
pub use engine::run as run_engine;
