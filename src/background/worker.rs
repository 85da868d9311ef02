//! A thread that does job after job. A job that panics is repeated or given back; the thread goes on
//! with the next one.

use std::cell::RefCell;
use std::sync::mpsc::{Receiver, Sender, channel};

use super::{DEEP_STACK_BYTES, spawn};
use crate::crash::{Panicked, guard};

/// What a worker does.
pub trait Work: Send + 'static {
    /// Something to do.
    type Job: Send + 'static;
    /// What came of it.
    type Report: Send + 'static;

    /// The name of the thread.
    const NAME: &'static str;
    /// How often a job is tried that panics. Writing a file whole may be tried again.
    const TRIES: usize = 1;

    /// Does a job. Each report goes to `tell`, which wakes the window.
    fn work(&mut self, job: &Self::Job, tell: &mut dyn FnMut(Self::Report));

    /// Mends what a panic may have left half done, and says what is reported of the job.
    fn failed(&mut self, job: Self::Job) -> Option<Self::Report>;
}

/// A worker as the window holds it. Nobody waits for its thread, so it is not for writing what a
/// person would lose.
pub struct Worker<W: Work> {
    way: Way<W>,
    reports: Receiver<W::Report>,
}

enum Way<W: Work> {
    /// The thread ends when the window lets go of this.
    Thread(Sender<W::Job>),
    /// Every job is done before `send` returns: for tests and pictures, and where the system has no
    /// more threads.
    AtOnce(RefCell<Doing<W>>),
}

/// Who does the jobs, and where the reports go.
struct Doing<W: Work> {
    work: W,
    outbox: Sender<W::Report>,
    wake: Box<dyn Fn() + Send>,
}

impl<W: Work> Worker<W> {
    /// Starts the thread. `wake` is called after each report. `at_once` does without a thread.
    pub fn start(work: W, at_once: bool, wake: impl Fn() + Send + 'static) -> Worker<W> {
        let (outbox, reports) = channel();
        let doing = Doing { work, outbox, wake: Box::new(wake) };
        let way = if at_once { Way::AtOnce(RefCell::new(doing)) } else { Way::start(doing) };
        Worker { way, reports }
    }

    /// Gives it something to do.
    pub fn send(&self, job: W::Job) {
        match &self.way {
            Way::AtOnce(doing) => doing.borrow_mut().job(job),
            Way::Thread(jobs) => {
                if jobs.send(job).is_err() {
                    log::error!("{} has ended", W::NAME);
                }
            }
        }
    }

    /// What came of the jobs since the last call.
    pub fn reports(&self) -> Vec<W::Report> {
        self.reports.try_iter().collect()
    }
}

impl<W: Work> Way<W> {
    fn start(doing: Doing<W>) -> Way<W> {
        let (jobs, inbox) = channel::<W::Job>();
        // Handed over once there is a thread, so that it is still here where there is none.
        let (hand_over, taken) = channel::<Doing<W>>();
        let work = move || {
            let Ok(mut doing) = taken.recv() else { return };
            for job in inbox {
                doing.job(job);
            }
        };
        match spawn(W::NAME, DEEP_STACK_BYTES, work) {
            Ok(_) => match hand_over.send(doing) {
                Ok(()) => Way::Thread(jobs),
                Err(back) => Way::AtOnce(RefCell::new(back.0)),
            },
            Err(error) => {
                log::error!("no thread for {}: {error}", W::NAME);
                Way::AtOnce(RefCell::new(doing))
            }
        }
    }
}

impl<W: Work> Doing<W> {
    fn job(&mut self, job: W::Job) {
        let Doing { work, outbox, wake } = self;
        let mut tell = |report| {
            // Nobody waits for the report once the window is gone.
            if outbox.send(report).is_ok() {
                wake();
            }
        };
        let is_done = (0..W::TRIES).any(|_| guard(W::NAME, || work.work(&job, &mut tell)).is_ok());
        if is_done {
            return;
        }
        let failed: Result<Option<W::Report>, Panicked> = guard("failed work", || work.failed(job));
        if let Ok(Some(report)) = failed {
            tell(report);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds numbers; one of them makes it panic.
    struct Adder(u32);

    impl Work for Adder {
        type Job = u32;
        type Report = Result<u32, u32>;

        const NAME: &'static str = "adding";
        const TRIES: usize = 2;

        fn work(&mut self, job: &u32, tell: &mut dyn FnMut(Result<u32, u32>)) {
            self.0 += job;
            if *job == 7 {
                // Not through the panic hook: the test would print.
                std::panic::resume_unwind(Box::new("seven"));
            }
            tell(Ok(self.0));
        }

        fn failed(&mut self, job: u32) -> Option<Result<u32, u32>> {
            Some(Err(job))
        }
    }

    #[test]
    fn a_job_that_panics_is_tried_again_and_given_back_and_the_next_is_done() {
        for at_once in [false, true] {
            let (woken, wakes) = channel();
            let worker = Worker::start(Adder(0), at_once, move || {
                woken.send(()).expect("the test waits");
            });
            for job in [1, 7, 2] {
                worker.send(job);
            }
            (0..3).for_each(|_| wakes.recv().expect("a report for each job"));
            assert_eq!(worker.reports(), [Ok(1), Err(7), Ok(1 + 7 + 7 + 2)]);
        }
    }
}
