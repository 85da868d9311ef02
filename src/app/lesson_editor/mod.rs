//! The lesson editor: courses written in the window.
//!
//! | file | holds |
//! | --- | --- |
//! | `state` | the course being written and what is selected in it |
//! | `update` | opens, tries, saves and leaves courses; what the workers report |
//! | `outline` | lessons and steps: new, moved, copied, deleted |
//! | `fields` | the texts and choices of the selected part |
//! | `board` | the board of a step: set up, or its answer clicked |
//! | `draft_file` | the draft on disk, for after a crash |
//! | `foreign` | a course from elsewhere, checked before it is shown |
//! | `model_game` | a lesson from a saved game |
//! | `jobs`, `worker` | checks and files, on threads |

pub(crate) mod board;
pub(crate) mod draft_file;
pub(crate) mod fields;
pub mod foreign;
pub mod intent;
pub mod jobs;
pub(crate) mod keys;
pub(crate) mod model_game;
pub(crate) mod outline;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
pub mod worker;
