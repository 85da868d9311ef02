//! What Kete does when a part of it panics: the panic hook writes a report, the panic of a job is
//! caught so that its thread goes on, and tests can make any part panic.

mod hook;
mod report;
mod steps;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

pub use hook::{end_with_this_thread, install, take_failed_parts};
pub use report::{MOST_KEPT, take_new};
pub use steps::note;

/// The work panicked. The panic hook has written the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panicked;

thread_local! {
    /// How many guards are active on this thread.
    static GUARDS: Cell<u32> = const { Cell::new(0) };
}

/// Runs `work` and catches its panic, so that one failed job does not end a whole thread. Whatever
/// the work has changed must be usable afterwards, or be dropped.
pub fn guard<T>(part: &str, work: impl FnOnce() -> T) -> Result<T, Panicked> {
    let work = || {
        fail_if_asked(part);
        work()
    };
    GUARDS.set(GUARDS.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work)).map_err(|_| Panicked);
    GUARDS.set(GUARDS.get() - 1);
    done
}

/// The same, with a second try if the work panics: for work that can be repeated, such as writing a
/// file.
pub fn guard_twice<T>(part: &str, mut work: impl FnMut() -> T) -> Result<T, Panicked> {
    guard(part, &mut work).or_else(|Panicked| guard(part, &mut work))
}

/// Whether a panic on this thread is caught by [`guard`].
fn is_guarded() -> bool {
    GUARDS.get() > 0
}

/// A part that a test makes panic.
struct PlannedCrash {
    part: String,
    /// The passes that go well first.
    skip: u32,
    /// The passes that panic then.
    times: u32,
}

/// Whether a test has planned a panic. Without one a pass costs a single read.
static IS_PLANNED: AtomicBool = AtomicBool::new(false);
static PLAN: Mutex<Option<PlannedCrash>> = Mutex::new(None);

/// Makes a part panic, for tests: `search`, `search:3` after three passes, `search:3:2` then twice.
#[doc(hidden)]
pub fn make_fail(text: &str) -> Result<(), String> {
    let mut words = text.split(':');
    let part = words.next().filter(|part| !part.is_empty()).ok_or("no part is named")?;
    let mut number = |usual| words.next().map_or(Ok(usual), str::parse::<u32>);
    let (skip, times) = number(0)
        .and_then(|skip| Ok((skip, number(1)?)))
        .map_err(|error| format!("{text}: {error}"))?;
    *PLAN.lock().unwrap_or_else(PoisonError::into_inner) =
        Some(PlannedCrash { part: part.to_owned(), skip, times });
    IS_PLANNED.store(true, Ordering::Relaxed);
    Ok(())
}

/// Panics if a test has planned it.
///
/// # Panics
/// If [`make_fail`] names this part.
pub fn fail_if_asked(part: &str) {
    if !IS_PLANNED.load(Ordering::Relaxed) {
        return;
    }
    let is_due = {
        let mut plan = PLAN.lock().unwrap_or_else(PoisonError::into_inner);
        match plan.as_mut().filter(|plan| plan.part == part && plan.times > 0) {
            Some(plan) if plan.skip == 0 => {
                plan.times -= 1;
                true
            }
            Some(plan) => {
                plan.skip -= 1;
                false
            }
            None => false,
        }
    };
    assert!(!is_due, "a test made this part fail");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_fails_as_often_as_asked_and_then_works_again() {
        make_fail("part of a test:2:2").expect("a plan");
        let works: Vec<bool> = (0..6).map(|_| guard("part of a test", || ()).is_ok()).collect();
        assert_eq!(works, [true, true, false, false, true, true]);
        assert_eq!(guard("another part", || 7), Ok(7));
        for bad in ["", ":1", "search:x", "search:1:x"] {
            assert!(make_fail(bad).is_err(), "{bad}");
        }
    }
}
