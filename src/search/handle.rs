//! A search on its own thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use super::request::{Info, Request, SearchEvent, SearchResult};
use super::think::think_until;
use crate::background::stop::StopToken;
use crate::background::{STACK_BYTES, Wake, spawn};
use crate::crash::{Panicked, guard};
use crate::rules::Position;

/// The name of the thread.
const PART: &str = "search";

/// A running search. Dropping it stops the search.
pub struct Search {
    stop: StopToken,
    /// Whether the search and its retry have both panicked.
    has_failed: Arc<AtomicBool>,
    reports: Receiver<SearchEvent>,
    thread: Option<thread::Thread>,
}

#[derive(Clone)]
struct Listener {
    sender: Sender<SearchEvent>,
    wake: Option<Wake>,
}

impl Listener {
    /// Sends an event and calls `wake`. Returns whether the receiver still exists.
    fn send(&self, report: SearchEvent) -> bool {
        let is_heard = self.sender.send(report).is_ok();
        if let Some(wake) = &self.wake {
            wake();
        }
        is_heard
    }
}

/// Starts a search on its own thread, without waiting for it.
pub fn go(request: Request, wake: Option<Wake>) -> Search {
    let start = Instant::now();
    let stop = StopToken::default();
    let (sender, reports) = channel();
    let listener = Listener { sender, wake };
    let token = stop.clone();
    let has_failed = Arc::new(AtomicBool::new(false));
    let failed_flag = Arc::clone(&has_failed);
    let (failure_listener, position) = (listener.clone(), request.position);
    let work = move || {
        let send = |report| {
            // The receiver is gone, so the search may end.
            if !listener.send(report) {
                token.stop();
            }
        };
        let report = &mut |info: &_| send(SearchEvent::Depth(Clone::clone(info)));
        let answer =
            think_with_retry(&request, token.flag(), start, report).unwrap_or_else(|Panicked| {
                failed_flag.store(true, Ordering::Relaxed);
                fallback_move(&request.position, start)
            });
        let waits = request.limits.infinite && answer.best.is_some();
        while waits && !token.is_stopped() {
            thread::park();
        }
        send(SearchEvent::Done(answer));
    };
    let worker = spawn(PART, STACK_BYTES, work);
    let thread = worker.ok().map(|handle| handle.thread().clone());
    if thread.is_none() {
        // If no thread can be started, any legal move is better than no answer.
        failure_listener.send(SearchEvent::Done(fallback_move(&position, start)));
    }
    Search { stop, has_failed, reports, thread }
}

/// Searches. After a panic it tries again with as little as possible: one thread and no endgame
/// table.
fn think_with_retry(
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    report: &mut dyn FnMut(&Info),
) -> Result<SearchResult, Panicked> {
    guard(PART, || think_until(request, stop, start, report)).or_else(|Panicked| {
        let plain = Request { threads: 1, tables: None, ..request.clone() };
        guard(PART, || think_until(&plain, stop, start, report))
    })
}

/// The first legal move, found without a search.
fn fallback_move(position: &Position, start: Instant) -> SearchResult {
    let best = guard(PART, || position.moves().first().copied()).unwrap_or_default();
    SearchResult { best, lines: Vec::new(), nodes: 0, elapsed: start.elapsed(), oversight: None }
}

impl Search {
    /// Asks the search to end, without waiting. The answer follows as an event.
    pub fn stop(&self) {
        self.stop.stop();
        if let Some(thread) = &self.thread {
            thread.unpark();
        }
    }

    /// Whether the search has panicked twice. The answer is then any legal move, without lines.
    pub fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// The next event if there is one already.
    pub fn try_report(&self) -> Option<SearchEvent> {
        self.reports.try_recv().ok()
    }

    /// Waits for the next event; `None` after [`SearchEvent::Done`].
    pub fn report(&self) -> Option<SearchEvent> {
        self.reports.recv().ok()
    }

    /// Waits for the answer and discards the events before it.
    pub fn answer(&self) -> Option<SearchResult> {
        while let Some(report) = self.report() {
            if let SearchEvent::Done(answer) = report {
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
