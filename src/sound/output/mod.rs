//! The sound device, on a thread of its own. The window never waits for it: orders that it cannot
//! take are lost. Without a device nothing happens; each turn tries again, because devices come and
//! go.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the thread and its orders |
//! | `player` | carries the orders out, in time with the window |
//! | `pulse` | the device where PulseAudio or PipeWire runs |
//! | `native` | the device on Windows and macOS |

#[cfg(any(windows, target_os = "macos"))]
mod native;
mod player;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;

use std::fmt::Display;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

#[cfg(any(windows, target_os = "macos"))]
use native::serve;
#[cfg(all(unix, not(target_os = "macos")))]
use pulse::serve;

use super::score::Score;
use crate::background::{STACK_BYTES, spawn};
use crate::crash::guard;
use crate::draw::board::tones::Material;
use crate::files::report;

/// What is to be heard.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// A turn, whose start was or will be at this moment.
    Play { score: Arc<Score>, material: Material, start: Instant },
    /// Sounds at once, beside the turn.
    Add { score: Score, material: Material },
    /// Nothing more of the turn.
    Stop,
    /// How loud, from 0 to 1.
    Volume(f32),
}

/// Orders that wait while the device is slow; more are lost.
const MOST_WAITING: usize = 32;
/// Silence after which the device is given back.
const IDLE: Duration = Duration::from_secs(10);
/// After a failure orders are dropped for so long, so that a broken device costs nothing.
const RETRY: Duration = Duration::from_secs(2);

/// Sends orders to the thread of the device. The default is silent and has no thread.
#[derive(Default)]
pub struct Speaker(Option<SyncSender<Order>>);

impl Speaker {
    /// Starts the thread; `log` writes to standard error what it does.
    pub fn start(log: bool) -> Speaker {
        let (sender, orders) = sync_channel(MOST_WAITING);
        let started = spawn("sound", STACK_BYTES, move || work(&orders, Log(log)));
        Speaker(started.ok().map(|_| sender))
    }

    pub fn is_silent(&self) -> bool {
        self.0.is_none()
    }

    /// Never waits.
    pub fn send(&self, order: Order) {
        if let Some(sender) = &self.0 {
            let _ = sender.try_send(order);
        }
    }
}

/// Lines on standard error, if they were asked for.
#[derive(Clone, Copy)]
struct Log(bool);

impl Log {
    fn say(self, line: impl Display) {
        if self.0 {
            report(format_args!("sound: {line}"));
        }
    }
}

/// Runs until the window has closed. A device is open only while there is something to hear.
fn work(orders: &Receiver<Order>, log: Log) {
    let mut volume = 0.0;
    let mut retry_at = Instant::now();
    while let Ok(order) = orders.recv() {
        match order {
            Order::Volume(wanted) => volume = wanted,
            Order::Stop => {}
            _ if Instant::now() < retry_at => {}
            order => {
                let served = guard("sound", || serve(order, orders, &mut volume, log));
                if let Ok(Err(why)) = &served {
                    log.say(format_args!("no device: {why}"));
                }
                if !matches!(served, Ok(Ok(()))) {
                    retry_at = Instant::now() + RETRY;
                }
            }
        }
    }
}
