//! Files: where Kete stores them, reads with a limit, writes that happen whole or not at all, and
//! text for people without characters that a terminal would obey. Errors are values; their words
//! are in [`texts`](crate::texts).

mod backup;
mod canonical;
mod checksum;
mod fingerprint;
mod folders;
mod free;
mod free_space;
mod lines;
mod litter;
mod names;
mod part;
mod patience;
mod read;
mod shared;
mod visible;
mod wastebasket;
mod write;

pub use backup::{MayReplace, NotReplaced, may_replace, replace};
pub use canonical::canonical;
pub use checksum::checksum;
pub use fingerprint::Fingerprint;
pub use folders::Folders;
pub use free::free_name;
pub use free_space::free_space;
pub use lines::{BoundedLine, read_line};
pub use litter::{note_writes, sweep};
pub use names::safe_name;
pub use part::{PART_PREFIX, PART_SUFFIX};
pub use patience::{in_use_or_denied, patiently};
pub use read::{ReadError, ReadProblem, ends_in, read_limited};
pub use shared::{LOCK_NAME, Merged, MergedFile, Misread, PATIENCE, SharedFile};
pub use visible::{STAND_IN, Visible, is_harmful, report, stderr, stdout, visible, visible_line};
pub use wastebasket::{NotMoved, Wastebasket};
pub use write::{WriteError, set_aside, set_aside_as, try_place, write_whole, write_whole_parts};
