//! Work on threads, so that painting never waits for it. Every thread has a name, which is also the
//! name of its part of Kete in messages and crash reports. A job that panics ends neither its
//! thread nor the window.

pub mod closing;
pub mod interrupt;
pub mod stop;
pub mod task;
pub mod worker;

use std::io;
use std::sync::Arc;
use std::thread::{Builder, JoinHandle};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    #[default]
    Threads,
    /// Before the call returns: for tests and pictures, which are then the same every time.
    Inline,
}

/// Called on another thread when there is news, to wake a sleeping window.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Bytes of stack that most work needs.
pub const STACK_BYTES: usize = 2 << 20;
/// Bytes of stack for reading a deeply nested file.
pub const DEEP_STACK_BYTES: usize = 16 << 20;

pub fn spawn(
    name: &str,
    stack_bytes: usize,
    work: impl FnOnce() + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    Builder::new().name(name.to_owned()).stack_size(stack_bytes).spawn(work)
}
