//! Reads the engine's input line by line on a separate thread, so that the engine notices `stop`,
//! `quit` and the end of the input while it works.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::commands::split;
use crate::background::{STACK_BYTES, spawn};
use crate::files::{BoundedLine, read_line};

/// A line longer than this is refused.
const LONGEST_LINE: usize = 1 << 20;
/// No more input is read while the waiting lines use more memory than this.
const MOST_WAITING: usize = 1 << 20;
/// The memory of a waiting line in addition to its text.
const ENTRY: usize = 64;
/// The work that a count may still do after `stop`, `quit` or the end of the input, in positions
/// two or more moves from the leaves. It takes at most 8 ms, in Bawo and Giuthi. Smaller counts
/// always finish, so that a script can write all its lines and close the input.
const GRACE: u64 = 3_000;
/// The time that a count may always use after that: a million leaves in the fastest games.
const GRACE_TIME: Duration = Duration::from_millis(8);

pub(super) enum Message {
    Line(String),
    TooLong,
    /// A line that is not UTF-8.
    NotText,
    /// The search has something to report.
    Wake,
    End,
}

impl Message {
    fn of(line: BoundedLine) -> Message {
        if line.is_cut {
            return Message::TooLong;
        }
        String::from_utf8(line.bytes).map_or(Message::NotText, Message::Line)
    }

    /// Whether the message ends a running count.
    fn ends_counts(&self) -> bool {
        match self {
            Message::Line(line) => matches!(split(line), ("stop" | "quit", "")),
            Message::End => true,
            _ => false,
        }
    }

    fn memory(&self) -> usize {
        match self {
            Message::Line(line) => line.capacity() + ENTRY,
            _ => ENTRY,
        }
    }
}

/// The messages waiting for the engine. Its size is limited: the reader waits while it is full.
#[derive(Default)]
pub(super) struct Inbox {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    /// How many of the waiting messages end a count.
    ends: AtomicUsize,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Message>,
    memory: usize,
    is_woken: bool,
    is_closed: bool,
}

impl Inbox {
    /// Reads the input on a thread until it ends or the inbox is closed.
    pub(super) fn read(self: &Arc<Inbox>, mut input: impl BufRead + Send + 'static) {
        let inbox = Arc::clone(self);
        let read = move || {
            while let Ok(Some(line)) = read_line(&mut input, LONGEST_LINE) {
                if !inbox.put(Message::of(line)) {
                    return;
                }
            }
            inbox.put(Message::End);
        };
        if spawn("engine input", STACK_BYTES, read).is_err() {
            // Without a thread there can be no input.
            self.put(Message::End);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // No operation under this lock leaves the inbox in an invalid state, even if it panics.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is space. Returns `false` once the inbox is closed.
    fn put(&self, message: Message) -> bool {
        let memory = message.memory();
        let full = |waiting: &mut Waiting| {
            let is_empty = waiting.messages.is_empty();
            !waiting.is_closed && !is_empty && waiting.memory + memory > MOST_WAITING
        };
        let waited = self.changed.wait_while(self.waiting(), full);
        let mut waiting = waited.unwrap_or_else(PoisonError::into_inner);
        if waiting.is_closed {
            return false;
        }
        if message.ends_counts() {
            self.ends.fetch_add(1, Ordering::Relaxed);
        }
        waiting.memory += memory;
        waiting.messages.push_back(message);
        self.changed.notify_all();
        true
    }

    /// Waits for the next message. A report of the search comes before all lines.
    pub(super) fn take(&self) -> Message {
        let nothing = |waiting: &mut Waiting| !waiting.is_woken && waiting.messages.is_empty();
        let waited = self.changed.wait_while(self.waiting(), nothing);
        let mut waiting = waited.unwrap_or_else(PoisonError::into_inner);
        if std::mem::take(&mut waiting.is_woken) {
            return Message::Wake;
        }
        let Some(message) = waiting.messages.pop_front() else { return Message::Wake };
        waiting.memory -= message.memory();
        if message.ends_counts() {
            self.ends.fetch_sub(1, Ordering::Relaxed);
        }
        self.changed.notify_all();
        message
    }

    /// Reports that the search has something to report.
    pub(super) fn wake(&self) {
        self.waiting().is_woken = true;
        self.changed.notify_all();
    }

    /// Closes the inbox, so that the reader ends.
    pub(super) fn close(&self) {
        self.waiting().is_closed = true;
        self.changed.notify_all();
    }

    /// Whether a count must end before it does this much work, for
    /// [`Position::perft_unless`](crate::rules::Position::perft_unless).
    pub(super) fn ends_count(&self) -> impl Fn(u64) -> bool + '_ {
        let (left, until) = (Cell::new(GRACE), Cell::new(None));
        move |work| {
            if self.ends.load(Ordering::Relaxed) == 0 {
                return false;
            }
            left.set(left.get().saturating_sub(work));
            let until = until.get().unwrap_or_else(|| {
                let end = Instant::now() + GRACE_TIME;
                until.set(Some(end));
                end
            });
            left.get() == 0 && Instant::now() >= until
        }
    }
}
