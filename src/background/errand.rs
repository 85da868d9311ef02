//! Something done once on a thread of its own, so that painting never waits for it: one answer
//! comes back, and the window is woken for it.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::JoinHandle;

use super::closing::Closing;
use super::{STACK_BYTES, spawn};
use crate::crash::guard;

/// Why an answer is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is still being worked on.
    Coming,
    /// It was fetched before, the work panicked, or there was no thread for it.
    Lost,
}

/// Work under way, and its answer.
pub struct BackgroundTask<T> {
    answer: Receiver<T>,
    thread: Option<JoinHandle<()>>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Begins the work on a thread of this name. `wake` is called when the answer is in, and also
    /// when the work has panicked or there is no thread for it.
    pub fn begin(
        name: &'static str,
        work: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> BackgroundTask<T> {
        BackgroundTask::with_stack(name, STACK_BYTES, work, wake)
    }

    /// The same with so many bytes for calls within calls.
    pub fn with_stack(
        name: &'static str,
        bytes: usize,
        work: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> BackgroundTask<T> {
        let (sender, answer) = channel();
        let wake = AtEnd(Some(wake));
        let work = move || {
            // The last to go: who is woken finds the answer, or that there will be none.
            let _wake = wake;
            let sender = sender;
            if let Ok(answer) = guard(name, work) {
                // Perhaps nobody waits for the answer any more.
                let _ = sender.send(answer);
            }
        };
        // Where there is no thread to be had the sender is gone, and the answer counts as lost.
        let thread = spawn(name, bytes, work).ok();
        BackgroundTask { answer, thread }
    }

    /// Does the work before anything else happens: for tests and pictures.
    pub fn at_once(
        name: &'static str,
        work: impl FnOnce() -> T,
        wake: impl FnOnce(),
    ) -> BackgroundTask<T> {
        let (sender, answer) = channel();
        if let Ok(done) = guard(name, work) {
            // The receiver is in the struct that is made here.
            let _ = sender.send(done);
        }
        wake();
        BackgroundTask { answer, thread: None }
    }

    /// The answer, once it is in.
    pub fn fetch(&self) -> Result<T, Missing> {
        self.answer.try_recv().map_err(|error| match error {
            TryRecvError::Empty => Missing::Coming,
            TryRecvError::Disconnected => Missing::Lost,
        })
    }

    /// The window closes: waits until the work is done, unless that takes too long.
    pub fn close(mut self, what: &'static str, closing: &mut Closing) {
        if let Some(thread) = self.thread.take() {
            closing.wait_for(what, thread);
        }
    }

    /// Waits until the work is done, and gives its answer.
    pub fn finish(mut self) -> Result<T, Missing> {
        if let Some(thread) = self.thread.take() {
            // A thread that came to harm has nothing more to do.
            let _ = thread.join();
        }
        self.fetch()
    }
}

/// Calls what it holds when it goes, even where the thread comes to harm.
struct AtEnd<F: FnOnce()>(Option<F>);

impl<F: FnOnce()> Drop for AtEnd<F> {
    fn drop(&mut self) {
        if let Some(wake) = self.0.take() {
            wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_is_woken_when_the_answer_is_in() {
        let (woken, wakes) = channel();
        let errand =
            BackgroundTask::begin("test", || 7, move || woken.send(()).expect("somebody waits"));
        wakes.recv().expect("it wakes");
        assert_eq!(errand.fetch(), Ok(7));
        assert_eq!(errand.finish(), Err(Missing::Lost), "it was fetched");
        assert_eq!(BackgroundTask::begin("test", || 9, || ()).finish(), Ok(9));
        assert_eq!(BackgroundTask::at_once("test", || 8, || ()).fetch(), Ok(8));
    }

    #[test]
    fn the_window_is_woken_when_the_thread_comes_to_harm() {
        let (woken, wakes) = channel();
        let work = || -> u8 { std::panic::resume_unwind(Box::new("harm")) };
        let errand =
            BackgroundTask::begin("test", work, move || woken.send(()).expect("somebody waits"));
        wakes.recv().expect("it wakes");
        assert_eq!(errand.fetch(), Err(Missing::Lost));
    }
}
