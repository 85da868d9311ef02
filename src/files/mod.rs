//! Files: where Kete keeps things, reads with a limit, and writes that happen whole or not at
//! all, text for people without what a terminal would obey.
//! Errors are values; their words stand in [`texts`](crate::texts).

mod folders;
mod free;
mod read;
mod standard_error;
mod visible;
mod write;

pub use folders::Folders;
pub use free::free_name;
pub use read::{ReadError, ReadProblem, ends_in, read_limited};
pub use standard_error::{report, stderr};
pub use visible::{STAND_IN, Visible, is_harmful, stdout, visible, visible_line};
pub use write::{
    PART_PREFIX, PART_SUFFIX, WriteError, set_aside, set_aside_as, try_place, write_whole,
};
