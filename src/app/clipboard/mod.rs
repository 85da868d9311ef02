//! The clipboard: how texts get there and back while no other program can hold up the painting, and
//! what a pasted text is.
//!
//! | file | holds |
//! | --- | --- |
//! | `keys` | the events that ask to copy and to paste |
//! | `pasted` | what a pasted text is: a game or a position |
//! | `system` | the clipboard of the desktop, and one in memory for tests |
//! | `transfer` | reads with a time limit, and writes, on threads |

mod keys;
mod pasted;
mod system;
mod transfer;

pub use keys::{Asked, asked};
pub use pasted::{NotPasted, Pasted, read};
pub use system::{Desktop, Memory, NoText, Selection, SystemClipboard, Unreachable};
pub use transfer::{Answer, CopyPlugin, LIMIT_SECS, Reading, Transfers};
