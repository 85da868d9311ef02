//! Work on threads, so that painting never waits for it. Every thread has a name, which is also the
//! name of its part of Kete in messages and reports of crashes. A job that panics ends neither its
//! thread nor the window.
//!
//! | file | holds |
//! | --- | --- |
//! | here | starting a thread |
//! | `errand` | work done once, with one answer |
//! | `worker` | a thread that does job after job |

pub(crate) mod closing;
pub(crate) mod errand;
pub(crate) mod worker;

use std::io;
use std::thread::{Builder, JoinHandle};

/// Bytes for calls within calls that most work needs.
pub const STACK_BYTES: usize = 2 << 20;
/// Bytes that reading a deeply nested file may need.
pub const DEEP_STACK_BYTES: usize = 16 << 20;

/// Starts a thread with a name.
///
/// # Errors
/// The system has no more threads.
pub fn spawn(
    name: &str,
    stack_bytes: usize,
    work: impl FnOnce() + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    Builder::new().name(name.to_owned()).stack_size(stack_bytes).spawn(work)
}
