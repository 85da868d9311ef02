//! Closing the window: it waits for threads that are writing, but never for long. Whatever a thread
//! is doing, the program ends within two seconds.

use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long all threads together are waited for. The rest of the two seconds is for the desktop,
/// which takes the window away.
const MOST: Duration = Duration::from_millis(1600);
/// The same where no window closes, as in tests: a slow machine gets the time it needs.
const PATIENTLY: Duration = Duration::from_secs(10);
/// How often it is looked whether they have ended.
const LOOK: Duration = Duration::from_millis(2);

/// Waits, when it is dropped, for all threads that were handed to it, until one deadline. It logs
/// which of them had not ended by then.
pub struct Closing {
    until: Instant,
    waits: Vec<Wait>,
}

struct Wait {
    /// What is said where it does not end in time.
    what: &'static str,
    has_ended: Box<dyn Fn() -> bool>,
}

impl Closing {
    /// The person asked at this moment to close the window.
    pub fn since(asked: Instant) -> Closing {
        Closing { until: asked + MOST, waits: Vec::new() }
    }

    /// Something that writes is dropped, and no window closes.
    pub fn patiently() -> Closing {
        Closing { until: Instant::now() + PATIENTLY, waits: Vec::new() }
    }

    /// Waits for a thread, which must have been asked to end.
    pub fn wait_for<T: 'static>(&mut self, what: &'static str, thread: JoinHandle<T>) {
        self.wait_until(what, move || thread.is_finished());
    }

    /// Waits until something is true.
    pub fn wait_until(&mut self, what: &'static str, has_ended: impl Fn() -> bool + 'static) {
        self.waits.push(Wait { what, has_ended: Box::new(has_ended) });
    }

    /// Waits; returns what had not ended by the deadline.
    fn wait(&mut self) -> Vec<&'static str> {
        loop {
            self.waits.retain(|wait| !(wait.has_ended)());
            if self.waits.is_empty() || Instant::now() >= self.until {
                return self.waits.drain(..).map(|wait| wait.what).collect();
            }
            thread::sleep(LOOK);
        }
    }
}

impl Drop for Closing {
    fn drop(&mut self) {
        for what in self.wait() {
            log::error!("{what}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_thread_that_hangs_is_named_and_keeps_nobody_waiting() {
        let (_open, never) = channel::<()>();
        let (done, told) = channel();
        let mut closing = Closing::since(Instant::now());
        closing.wait_for("hanging", thread::spawn(move || never.recv()));
        closing.wait_for("writing", thread::spawn(move || done.send(())));
        let begun = Instant::now();
        assert_eq!(closing.wait(), ["hanging"]);
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        told.recv().expect("the other one was waited for");
    }

    #[test]
    fn nobody_waits_longer_than_it_takes() {
        let mut closing = Closing::patiently();
        closing.until += Duration::from_secs(600);
        closing.wait_for("writing", thread::spawn(|| thread::sleep(Duration::from_millis(5))));
        assert!(closing.wait().is_empty());
    }
}
