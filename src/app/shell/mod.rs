//! The window itself: its loop, start and end; joins the features.

pub mod app;
pub(crate) mod clipboard;
pub(crate) mod closing;
pub(crate) mod commands;
pub(crate) mod desktop;
pub(crate) mod effects;
pub(crate) mod environment;
pub(crate) mod file_answers;
pub(crate) mod frame_timing;
pub(crate) mod history;
pub(crate) mod jobs;
pub(crate) mod keys;
pub(crate) mod last_things;
mod learners;
pub mod log_sink;
pub(crate) mod next_frame;
pub(crate) mod other_windows;
pub(crate) mod screenshot;
pub(crate) mod start_error;
pub(crate) mod ui;
pub mod update;
pub(crate) mod watch;
pub(crate) mod window;
