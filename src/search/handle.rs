//! A search on its own thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use super::request::{Answer, Report, Request};
use super::root::think_until;

/// Called on the search's thread after each report, so that a sleeping window looks for it.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A search under way. Dropping it stops it.
pub struct Search {
    stop: Arc<AtomicBool>,
    reports: Receiver<Report>,
    thread: Option<thread::Thread>,
}

/// Where reports go.
#[derive(Clone)]
struct Listener {
    sender: Sender<Report>,
    wake: Option<Wake>,
}

impl Listener {
    /// Sends a report and wakes who sleeps; whether anybody listens.
    fn tell(&self, report: Report) -> bool {
        let is_heard = self.sender.send(report).is_ok();
        if let Some(wake) = &self.wake {
            wake();
        }
        is_heard
    }
}

/// Starts a search on its own thread and returns at once.
pub fn go(request: Request, wake: Option<Wake>) -> Search {
    let start = Instant::now();
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, reports) = channel();
    let listener = Listener { sender, wake };
    let stop_asked = Arc::clone(&stop);
    let (of_failure, position) = (listener.clone(), request.position);
    let work = move || {
        let send = |report| {
            // Nobody listens any more: the search may end.
            if !listener.tell(report) {
                stop_asked.store(true, Ordering::Relaxed);
            }
        };
        let tell = &mut |info: &_| send(Report::Depth(Clone::clone(info)));
        let answer = think_until(&request, &stop_asked, start, tell);
        let waits = request.limits.infinite && answer.best.is_some();
        while waits && !stop_asked.load(Ordering::Relaxed) {
            thread::park();
        }
        send(Report::Done(answer));
    };
    let worker = thread::Builder::new().name("search".to_owned()).spawn(work);
    let thread = worker.ok().map(|handle| handle.thread().clone());
    if thread.is_none() {
        // No thread to be had: any legal move, rather than no answer.
        let answer = Answer {
            best: position.moves().first().copied(),
            lines: Vec::new(),
            nodes: 0,
            elapsed: start.elapsed(),
        };
        of_failure.tell(Report::Done(answer));
    }
    Search { stop, reports, thread }
}

impl Search {
    /// Asks the search to end; its answer follows at once. Never waits.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = &self.thread {
            thread.unpark();
        }
    }

    /// The next report if there is one already.
    pub fn try_report(&self) -> Option<Report> {
        self.reports.try_recv().ok()
    }

    /// Waits for the next report; `None` after [`Report::Done`].
    pub fn report(&self) -> Option<Report> {
        self.reports.recv().ok()
    }

    /// Waits for the end and passes over what is reported before.
    pub fn answer(&self) -> Option<Answer> {
        while let Some(report) = self.report() {
            if let Report::Done(answer) = report {
                return Some(answer);
            }
        }
        None
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop();
    }
}
