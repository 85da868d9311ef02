//! A thread that does job after job. A job that panics is repeated or given back; the thread goes on
//! with the next one.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::closing::Closing;
use super::stop::StopToken;
use super::{DEEP_STACK_BYTES, Mode, spawn};
use crate::crash::guard;

pub trait Work: Send + 'static {
    type Job: Send + 'static;
    type Report: Send + 'static;

    const NAME: &'static str;
    /// How often a job that panics is tried: writing a whole file can be repeated.
    const TRIES: usize = 1;
    /// The work catches panics itself, because it collects jobs and does several together.
    const GUARDS_ITSELF: bool = false;
    /// What is logged if the thread is still running when the window has closed. `None`: its jobs
    /// may be lost, so they are stopped and the window does not wait.
    const WRITES: Option<fn() -> &'static str> = None;

    fn work(&mut self, job: &mut Self::Job, desk: &mut Desk<'_, Self::Report>);

    /// Repairs what a panic may have left half done; returns what to report of the job.
    fn failed(&mut self, _job: Self::Job) -> Option<Self::Report> {
        None
    }

    /// How long to wait for a job before [`Work::idle`] is called; `None`: for ever.
    fn pause(&self) -> Option<Duration> {
        None
    }

    /// Called after such a pause.
    fn idle(&mut self, _desk: &mut Desk<'_, Self::Report>) {}

    /// Called when everything that was sent must be done now: somebody waits, or it is the end.
    fn finish(&mut self, _desk: &mut Desk<'_, Self::Report>) {}
}

/// What work can use while it runs.
pub struct Desk<'a, R> {
    outbox: &'a mut dyn FnMut(R),
    stop: &'a StopToken,
    waiting: &'a AtomicUsize,
}

impl<'a, R> Desk<'a, R> {
    pub fn new(
        outbox: &'a mut dyn FnMut(R),
        stop: &'a StopToken,
        waiting: &'a AtomicUsize,
    ) -> Desk<'a, R> {
        Desk { outbox, stop, waiting }
    }

    /// Reports something and wakes the window.
    pub fn report(&mut self, report: R) {
        (self.outbox)(report);
    }

    /// Stopped when the job is no longer wanted.
    pub fn stop(&self) -> &StopToken {
        self.stop
    }

    pub fn jobs_waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// Dropping it closes it.
pub struct Worker<W: Work> {
    jobs: Option<JobSender<W>>,
    reports: Receiver<W::Report>,
    thread: Option<JoinHandle<()>>,
}

/// Sends jobs to a worker; clones send to the same one.
pub struct JobSender<W: Work> {
    way: Way<W>,
    wanted: Arc<Wanted>,
}

impl<W: Work> Clone for JobSender<W> {
    fn clone(&self) -> JobSender<W> {
        let way = match &self.way {
            Way::Thread(jobs) => Way::Thread(jobs.clone()),
            Way::Inline(worker) => Way::Inline(Arc::clone(worker)),
        };
        JobSender { way, wanted: Arc::clone(&self.wanted) }
    }
}

enum Way<W: Work> {
    Thread(Sender<Message<W::Job>>),
    /// Every job is done before `send` returns: in tests, or if the system has no more threads.
    Inline(Arc<Mutex<WorkLoop<W>>>),
}

enum Message<J> {
    Job(u64, J),
    Rest(Sender<()>),
}

/// Which jobs are still wanted.
#[derive(Default)]
struct Wanted {
    jobs: Mutex<Numbers>,
    /// Jobs that have been sent and not begun.
    waiting: AtomicUsize,
}

#[derive(Default)]
struct Numbers {
    /// The number of the last job that was sent, from 1.
    sent: u64,
    /// Jobs with a smaller number are no longer wanted.
    first: u64,
    /// The token of the job being done.
    current: StopToken,
}

impl Wanted {
    fn numbers(&self) -> MutexGuard<'_, Numbers> {
        // No operation under this lock leaves the numbers in an invalid state.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn number(&self) -> u64 {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let mut numbers = self.numbers();
        numbers.sent += 1;
        numbers.sent
    }

    /// Stops all jobs that were sent so far.
    fn drop_all(&self) {
        let mut numbers = self.numbers();
        numbers.first = numbers.sent + 1;
        numbers.current.stop();
    }

    /// The token for this job; `None` if it is no longer wanted.
    fn begin(&self, number: u64) -> Option<StopToken> {
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let mut numbers = self.numbers();
        if number < numbers.first {
            return None;
        }
        numbers.current = StopToken::default();
        Some(numbers.current.clone())
    }
}

impl<W: Work> Worker<W> {
    /// Starts the thread. `wake` is called after each report.
    pub fn start(work: W, mode: Mode, wake: impl Fn() + Send + 'static) -> Worker<W> {
        let (outbox, reports) = channel();
        let wanted = Arc::new(Wanted::default());
        let worker = WorkLoop { work, outbox, wake: Box::new(wake), wanted: Arc::clone(&wanted) };
        let (way, thread) = match mode {
            Mode::Inline => (Way::Inline(Arc::new(Mutex::new(worker))), None),
            Mode::Threads => Way::start(worker),
        };
        Worker { jobs: Some(JobSender { way, wanted }), reports, thread }
    }

    pub fn send(&self, job: W::Job) {
        if let Some(jobs) = &self.jobs {
            jobs.send(job);
        }
    }

    /// Sends a job that replaces all earlier ones.
    pub fn supersede(&self, job: W::Job) {
        if let Some(jobs) = &self.jobs {
            jobs.wanted.drop_all();
            jobs.send(job);
        }
    }

    /// For code that sends jobs itself.
    pub fn sender(&self) -> Option<JobSender<W>> {
        self.jobs.clone()
    }

    /// Waits until everything that was sent is done.
    pub fn rest(&self) {
        match self.jobs.as_ref().map(|jobs| &jobs.way) {
            Some(Way::Thread(jobs)) => {
                let (answer, done) = channel();
                if jobs.send(Message::Rest(answer)).is_ok() {
                    let _ = done.recv();
                }
            }
            Some(Way::Inline(worker)) => lock(worker).call(W::finish),
            None => {}
        }
    }

    /// The reports since the last call.
    pub fn reports(&self) -> Vec<W::Report> {
        if let Some(JobSender { way: Way::Inline(worker), .. }) = &self.jobs {
            // Without a thread there is no clock: each look at the reports counts as a pause.
            let mut worker = lock(worker);
            if worker.work.pause().is_some() {
                worker.call(W::idle);
            }
        }
        self.reports.try_iter().collect()
    }

    /// For a closing window: a writer finishes its jobs, other work is stopped.
    pub fn close(&mut self, closing: &mut Closing) {
        let Some(jobs) = self.jobs.take() else { return };
        let writes = W::WRITES;
        if writes.is_none() {
            jobs.wanted.drop_all();
        } else if let Way::Inline(worker) = &jobs.way {
            lock(worker).call(W::finish);
        }
        drop(jobs);
        if let Some((writes, thread)) = writes.zip(self.thread.take()) {
            closing.wait_for(writes(), thread);
        }
    }
}

impl<W: Work> Drop for Worker<W> {
    fn drop(&mut self) {
        self.close(&mut Closing::patiently());
    }
}

impl<W: Work> JobSender<W> {
    pub fn send(&self, job: W::Job) {
        let number = self.wanted.number();
        match &self.way {
            Way::Inline(worker) => lock(worker).job(number, job),
            Way::Thread(jobs) => {
                if jobs.send(Message::Job(number, job)).is_err() {
                    log::error!("{} has ended", W::NAME);
                }
            }
        }
    }
}

impl<W: Work> Way<W> {
    fn start(worker: WorkLoop<W>) -> (Way<W>, Option<JoinHandle<()>>) {
        let (jobs, inbox) = channel();
        // Sent once there is a thread: without one the worker must still be here.
        let (hand_over, taken) = channel::<WorkLoop<W>>();
        let work = move || {
            if let Ok(worker) = taken.recv() {
                worker.serve(&inbox);
            }
        };
        match spawn(W::NAME, DEEP_STACK_BYTES, work) {
            Ok(thread) => match hand_over.send(worker) {
                Ok(()) => (Way::Thread(jobs), Some(thread)),
                Err(back) => (Way::Inline(Arc::new(Mutex::new(back.0))), None),
            },
            Err(error) => {
                log::error!("no thread for {}: {error}", W::NAME);
                (Way::Inline(Arc::new(Mutex::new(worker))), None)
            }
        }
    }
}

struct WorkLoop<W: Work> {
    work: W,
    outbox: Sender<W::Report>,
    wake: Box<dyn Fn() + Send>,
    wanted: Arc<Wanted>,
}

fn lock<W: Work>(worker: &Mutex<WorkLoop<W>>) -> MutexGuard<'_, WorkLoop<W>> {
    // Jobs that panic are caught; after any other panic a job is still better done than not.
    worker.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<W: Work> WorkLoop<W> {
    fn serve(mut self, inbox: &Receiver<Message<W::Job>>) {
        loop {
            let next = match self.work.pause() {
                Some(pause) => inbox.recv_timeout(pause),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(Message::Job(number, job)) => self.job(number, job),
                Ok(Message::Rest(answer)) => {
                    self.call(W::finish);
                    // Whether anyone still waits does not matter here.
                    let _ = answer.send(());
                }
                Err(RecvTimeoutError::Timeout) => self.call(W::idle),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.call(W::finish);
    }

    fn job(&mut self, number: u64, mut job: W::Job) {
        let Some(stop) = self.wanted.begin(number) else { return };
        let mut work =
            |worker: &mut Self| worker.with_desk(&stop, |work, desk| work.work(&mut job, desk));
        if W::GUARDS_ITSELF {
            return work(self);
        }
        if (0..W::TRIES).any(|_| guard(W::NAME, || work(self)).is_ok()) {
            return;
        }
        if let Ok(Some(report)) = guard("failed work", || self.work.failed(job)) {
            self.with_desk(&stop, |_, desk| desk.report(report));
        }
    }

    /// Calls a method that has no job.
    fn call(&mut self, method: fn(&mut W, &mut Desk<'_, W::Report>)) {
        let stop = StopToken::default();
        if W::GUARDS_ITSELF {
            return self.with_desk(&stop, method);
        }
        // What a panic left undone is done at the next call.
        let _ = guard(W::NAME, || self.with_desk(&stop, method));
    }

    fn with_desk(&mut self, stop: &StopToken, run: impl FnOnce(&mut W, &mut Desk<'_, W::Report>)) {
        let WorkLoop { work, outbox, wake, wanted } = self;
        let mut outbox = |report| {
            // Nobody waits for the report once the window is gone.
            if outbox.send(report).is_ok() {
                wake();
            }
        };
        run(work, &mut Desk::new(&mut outbox, stop, &wanted.waiting));
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

        fn work(&mut self, job: &mut u32, desk: &mut Desk<'_, Result<u32, u32>>) {
            self.0 += *job;
            if *job == 7 {
                // Not through the panic hook: the test would print.
                std::panic::resume_unwind(Box::new("seven"));
            }
            desk.report(Ok(self.0));
        }

        fn failed(&mut self, job: u32) -> Option<Result<u32, u32>> {
            Some(Err(job))
        }
    }

    #[test]
    fn a_job_that_panics_is_tried_again_then_reported_and_the_next_is_done() {
        for mode in [Mode::Inline, Mode::Threads] {
            let (woken, wakes) = channel();
            let worker = Worker::start(Adder(0), mode, move || {
                woken.send(()).expect("the test waits");
            });
            for job in [1, 7, 2] {
                worker.send(job);
            }
            (0..3).for_each(|_| wakes.recv().expect("a report for each job"));
            assert_eq!(worker.reports(), [Ok(1), Err(7), Ok(1 + 7 + 7 + 2)]);
        }
    }

    /// Spins until it is stopped, except for job 0.
    struct Spinner;

    impl Work for Spinner {
        type Job = u32;
        type Report = u32;

        const NAME: &'static str = "spinning";

        fn work(&mut self, job: &mut u32, desk: &mut Desk<'_, u32>) {
            desk.report(*job);
            while *job != 0 && !desk.stop().is_stopped() {
                std::thread::yield_now();
            }
        }
    }

    #[test]
    fn a_superseded_job_is_stopped_and_a_waiting_one_never_begins() {
        let (woken, wakes) = channel();
        let worker = Worker::start(Spinner, Mode::Threads, move || {
            let _ = woken.send(());
        });
        worker.send(1);
        wakes.recv().expect("the first job has begun");
        worker.send(2);
        worker.supersede(0);
        worker.rest();
        assert_eq!(worker.reports(), [1, 0]);
        worker.send(3);
        // Closing stops the job: its thread would spin for ever.
        drop(worker);
        while wakes.recv().is_ok() {}
    }

    /// Gathers numbers, and reports their sum when nothing more comes.
    #[derive(Default)]
    struct Gatherer(u32);

    impl Work for Gatherer {
        type Job = u32;
        type Report = u32;

        const NAME: &'static str = "gathering";

        fn work(&mut self, job: &mut u32, _: &mut Desk<'_, u32>) {
            self.0 += *job;
        }

        fn pause(&self) -> Option<Duration> {
            (self.0 > 0).then_some(Duration::from_millis(20))
        }

        fn idle(&mut self, desk: &mut Desk<'_, u32>) {
            desk.report(std::mem::take(&mut self.0));
        }

        fn finish(&mut self, desk: &mut Desk<'_, u32>) {
            self.idle(desk);
        }
    }

    #[test]
    fn gathered_jobs_are_done_in_a_pause_and_when_somebody_waits() {
        for mode in [Mode::Inline, Mode::Threads] {
            let worker = Worker::start(Gatherer::default(), mode, || ());
            [1, 2, 3].into_iter().for_each(|job| worker.send(job));
            worker.rest();
            assert_eq!(worker.reports().iter().sum::<u32>(), 6);
            worker.send(4);
            let begun = std::time::Instant::now();
            let mut reports = Vec::new();
            while reports.is_empty() && begun.elapsed() < Duration::from_secs(60) {
                reports = worker.reports();
            }
            assert_eq!(reports, [4]);
        }
    }
}
