//! Ctrl-C for work that can end early with what it has found.

use std::sync::atomic::{AtomicBool, Ordering};

static IS_HANDLED: AtomicBool = AtomicBool::new(false);
static HAPPENED: AtomicBool = AtomicBool::new(false);

/// From now on the first interrupt sets this flag, and only the second one ends the program.
pub fn flag() -> &'static AtomicBool {
    IS_HANDLED.store(true, Ordering::Relaxed);
    &HAPPENED
}

/// Reports an interrupt. Returns whether the program goes on.
pub fn happened() -> bool {
    IS_HANDLED.load(Ordering::Relaxed) && !HAPPENED.swap(true, Ordering::Relaxed)
}
