//! Courses, the lesson being taken, and the learner's progress.

pub(crate) mod answers;
pub(crate) mod board_change;
pub(crate) mod checker;
pub(crate) mod class;
pub mod course;
pub(crate) mod game_tasks;
pub(crate) mod goal;
mod guess;
pub mod intent;
pub(crate) mod keys;
pub mod lesson;
pub(crate) mod marks;
pub(crate) mod progress_file;
pub mod state;
pub(crate) mod steps;
pub(crate) mod task;
pub(crate) mod trial;
mod twin;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
