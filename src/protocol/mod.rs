//! The text protocol and the commands without a window. They use the same rules, games and search
//! as the window.

mod analyse;
mod bench;
mod command_line;
mod convert;
mod drill;
mod engine;
mod game_file;
mod lessons;
mod match_play;
mod perft;
mod picture;
mod series;
mod sheet;
mod tables;
mod tune;
pub(crate) mod words;

pub use analyse::run as run_analyse;
pub use bench::{BenchCourse, COURSES, run as run_bench};
pub use command_line::{CliCommand, CommandLine};
pub use convert::run as run_convert;
pub use drill::run as run_drill;
pub use engine::run as run_engine;
pub use lessons::run as run_lessons;
pub use match_play::run as run_match;
pub use perft::run as run_perft;
pub use picture::run as run_picture;
pub use sheet::run as run_sheet;
pub use tables::run as run_tables;
pub use tune::run as run_tune;
