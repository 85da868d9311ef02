//! Operations that another program can hold up for a moment. On Windows nobody can open, replace or
//! delete a file that another program has opened for itself alone, as virus scanners and indexers
//! do with every new file.

use std::io;
use std::thread::sleep;
use std::time::Duration;

/// How often to try, and the pause between two tries: a quarter of a second in all.
const TRIES: u32 = 26;
const PAUSE: Duration = Duration::from_millis(10);

/// Errors of Windows: access is denied, another program uses the file, or has locked a part of it.
const ACCESS_DENIED: i32 = 5;
const SHARING_VIOLATION: i32 = 32;
const LOCK_VIOLATION: i32 = 33;

/// Whether an error may be gone in a moment.
pub type MayPass = fn(&io::Error) -> bool;

/// Whether another program uses the file.
pub fn in_use(error: &io::Error) -> bool {
    cfg!(windows) && is_one_of(error, &[SHARING_VIOLATION, LOCK_VIOLATION])
}

/// The same where Windows does not say why: a file that another program has opened cannot be
/// replaced, and one that is being deleted cannot be opened.
pub fn in_use_or_denied(error: &io::Error) -> bool {
    in_use(error) || cfg!(windows) && is_one_of(error, &[ACCESS_DENIED])
}

fn is_one_of(error: &io::Error, codes: &[i32]) -> bool {
    error.raw_os_error().is_some_and(|code| codes.contains(&code))
}

/// Repeats an operation while its error may pass, for a quarter of a second.
///
/// # Errors
/// Another error, or the one that did not pass.
pub fn patiently<T>(may_pass: MayPass, mut work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for _ in 1..TRIES {
        match work() {
            Err(error) if may_pass(&error) => sleep(PAUSE),
            done => return done,
        }
    }
    work()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_error_that_may_pass_is_waited_for() {
        let busy = || io::Error::from_raw_os_error(SHARING_VIOLATION);
        let is_busy: MayPass = |error| is_one_of(error, &[SHARING_VIOLATION]);
        let mut tries = 0;
        let done = patiently(is_busy, || {
            tries += 1;
            if tries < 3 { Err(busy()) } else { Ok(tries) }
        });
        assert_eq!(done.ok(), Some(3));
        let mut tries = 0;
        let failed = patiently(is_busy, || {
            tries += 1;
            Err::<(), _>(io::Error::from_raw_os_error(ACCESS_DENIED))
        });
        assert!(failed.is_err() && tries == 1);
        let mut tries = 0;
        let failed = patiently(is_busy, || {
            tries += 1;
            Err::<(), _>(busy())
        });
        assert!(failed.is_err() && tries == TRIES);
    }

    #[test]
    fn other_systems_have_no_such_errors() {
        let error = io::Error::from_raw_os_error(SHARING_VIOLATION);
        assert_eq!((in_use(&error), in_use_or_denied(&error)), (cfg!(windows), cfg!(windows)));
        let denied = io::Error::from_raw_os_error(ACCESS_DENIED);
        assert_eq!((in_use(&denied), in_use_or_denied(&denied)), (false, cfg!(windows)));
    }
}
