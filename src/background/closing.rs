//! Closing the window: it waits for threads that are writing, but never for long. Whatever a thread
//! is doing, the program ends within two seconds.

use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The wait for all threads together; the rest of the two seconds is for the desktop, which removes
/// the window.
const MOST: Duration = Duration::from_millis(1600);
/// The wait if no window closes, as in tests: a slow machine gets the time it needs.
const PATIENTLY: Duration = Duration::from_secs(10);
/// The interval between two checks.
const LOOK: Duration = Duration::from_millis(2);

/// When dropped, waits for all its threads until a deadline, and logs those that are still running
/// then.
pub struct Closing {
    until: Instant,
    waits: Vec<Wait>,
}

struct Wait {
    /// Logged if it does not end in time.
    what: &'static str,
    has_ended: Box<dyn Fn() -> bool>,
}

impl Closing {
    /// For a window that the person closed at this moment.
    pub fn since(asked: Instant) -> Closing {
        Closing { until: asked + MOST, waits: Vec::new() }
    }

    /// For a writer that is dropped while no window closes.
    pub fn patiently() -> Closing {
        Closing { until: Instant::now() + PATIENTLY, waits: Vec::new() }
    }

    /// Waits for a thread that has been asked to end.
    pub fn wait_for<T: 'static>(&mut self, what: &'static str, thread: JoinHandle<T>) {
        self.wait_until(what, move || thread.is_finished());
    }

    pub fn wait_until(&mut self, what: &'static str, has_ended: impl Fn() -> bool + 'static) {
        self.waits.push(Wait { what, has_ended: Box::new(has_ended) });
    }

    /// Waits; returns what is still running at the deadline.
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
    fn a_thread_that_hangs_is_named_and_does_not_block() {
        let (_open, never) = channel::<()>();
        let (done, ended) = channel();
        let mut closing = Closing::since(Instant::now());
        closing.wait_for("hanging", thread::spawn(move || never.recv()));
        closing.wait_for("writing", thread::spawn(move || done.send(())));
        let begun = Instant::now();
        assert_eq!(closing.wait(), ["hanging"]);
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        ended.recv().expect("the other one was waited for");
    }

    #[test]
    fn the_wait_ends_with_the_last_thread() {
        let mut closing = Closing::patiently();
        closing.until += Duration::from_secs(600);
        closing.wait_for("writing", thread::spawn(|| thread::sleep(Duration::from_millis(5))));
        assert!(closing.wait().is_empty());
    }
}
