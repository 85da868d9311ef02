//! One job on a thread, with one answer. The window is woken when the answer is in.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::JoinHandle;

use super::closing::Closing;
use super::stop::StopToken;
use super::{Mode, STACK_BYTES, spawn};
use crate::crash::guard;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Coming,
    /// The answer was fetched before, the job panicked, or no thread could be started.
    Lost,
}

/// A running job. Dropping it stops the job, if the job looks at its token.
pub struct BackgroundTask<T> {
    answer: Receiver<T>,
    stop: StopToken,
    thread: Option<JoinHandle<()>>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts a job. `wake` is called when the answer is in, and also when the job has panicked or
    /// no thread could be started.
    pub fn begin(
        mode: Mode,
        name: &'static str,
        work: impl FnOnce(&StopToken) -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> BackgroundTask<T> {
        BackgroundTask::with_stack(mode, name, STACK_BYTES, work, wake)
    }

    pub fn with_stack(
        mode: Mode,
        name: &'static str,
        bytes: usize,
        work: impl FnOnce(&StopToken) -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> BackgroundTask<T> {
        let (sender, answer) = channel();
        let stop = StopToken::default();
        let token = stop.clone();
        let wake = AtEnd(Some(wake));
        let run = move || {
            // Locals are dropped last to first: the window finds the answer, or that there will be
            // none, when it is woken.
            let _wake = wake;
            let sender = sender;
            if let Ok(answer) = guard(name, || work(&token)) {
                // Nobody may be waiting for the answer any more.
                let _ = sender.send(answer);
            }
        };
        let thread = match mode {
            Mode::Inline => {
                run();
                None
            }
            // Without a thread the sender is gone, and the answer counts as lost.
            Mode::Threads => spawn(name, bytes, run).ok(),
        };
        BackgroundTask { answer, stop, thread }
    }

    pub fn fetch(&self) -> Result<T, Missing> {
        self.answer.try_recv().map_err(|error| match error {
            TryRecvError::Empty => Missing::Coming,
            TryRecvError::Disconnected => Missing::Lost,
        })
    }

    /// For a closing window: waits until the job is done, unless that takes too long.
    pub fn close(mut self, what: &'static str, closing: &mut Closing) {
        if let Some(thread) = self.thread.take() {
            closing.wait_for(what, thread);
        }
    }

    /// Waits until the job is done, and returns its answer.
    pub fn finish(mut self) -> Result<T, Missing> {
        if let Some(thread) = self.thread.take() {
            // Panics of the job are caught; a thread that panicked elsewhere has no answer.
            let _ = thread.join();
        }
        self.fetch()
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        // After `close` the job may finish.
        if self.thread.is_some() {
            self.stop.stop();
        }
    }
}

/// Calls its function when it is dropped, even by a panic.
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
        let wake = move || woken.send(()).expect("the test waits");
        let task = BackgroundTask::begin(Mode::Threads, "test", |_| 7, wake);
        wakes.recv().expect("it wakes");
        assert_eq!(task.fetch(), Ok(7));
        assert_eq!(task.finish(), Err(Missing::Lost), "it was fetched");
        let task = BackgroundTask::begin(Mode::Threads, "test", |_| 9, || ());
        assert_eq!(task.finish(), Ok(9));
        assert_eq!(BackgroundTask::begin(Mode::Inline, "test", |_| 8, || ()).fetch(), Ok(8));
    }

    #[test]
    fn the_window_is_woken_when_the_job_panics() {
        let (woken, wakes) = channel();
        let work = |_: &StopToken| -> u8 { std::panic::resume_unwind(Box::new("harm")) };
        let wake = move || woken.send(()).expect("the test waits");
        let task = BackgroundTask::begin(Mode::Threads, "test", work, wake);
        wakes.recv().expect("it wakes");
        assert_eq!(task.fetch(), Err(Missing::Lost));
    }

    #[test]
    fn a_dropped_job_is_stopped() {
        let (ended, ends) = channel();
        let work = move |stop: &StopToken| {
            while !stop.is_stopped() {
                std::thread::yield_now();
            }
            ended.send(()).expect("the test waits");
        };
        drop(BackgroundTask::begin(Mode::Threads, "test", work, || ()));
        ends.recv_timeout(std::time::Duration::from_secs(60)).expect("it ends");
    }
}
