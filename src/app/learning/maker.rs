//! The thread that makes exercises: looking for positions may take a while, and painting never
//! waits for it.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use super::drill::DrillOrder;
use crate::rules::{GameName, RuleId};
use crate::tutor::drills::{Made, TEN, mixed};

/// What is to be made.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// For which session.
    pub order: DrillOrder,
    /// About which rules.
    pub rules: Vec<(GameName, RuleId)>,
}

/// Makes the exercises of one session at a time; what was asked for before is forgotten.
pub struct Maker {
    /// Makes them before anything else happens: for tests and pictures.
    at_once: bool,
    /// Another number, other exercises.
    seed: u64,
    coming: Option<(DrillOrder, Receiver<Made>)>,
}

impl Maker {
    /// A maker whose choices go by this number.
    pub fn new(at_once: bool, seed: u64) -> Maker {
        Maker { at_once, seed, coming: None }
    }

    /// Begins to make what is wanted. `wake` is called when it is there.
    pub fn make(&mut self, wanted: Wanted, wake: impl FnOnce() + Send + 'static) {
        let (outbox, made) = channel();
        let Wanted { order, rules } = wanted;
        self.seed = self.seed.wrapping_add(1);
        let seed = self.seed;
        let work = move || {
            // Whether anyone still waits for it is no matter here.
            let _ = outbox.send(mixed(&rules, TEN, seed));
            wake();
        };
        if self.at_once {
            work();
        } else {
            thread::spawn(work);
        }
        self.coming = Some((order, made));
    }

    /// What has been made since, and for which session.
    pub fn made(&mut self) -> Option<(DrillOrder, Made)> {
        let (order, coming) = self.coming.as_ref()?;
        let made = match coming.try_recv() {
            Ok(made) => made,
            Err(TryRecvError::Empty) => return None,
            // A thread that came to harm has made nothing.
            Err(TryRecvError::Disconnected) => Made::default(),
        };
        let order = order.clone();
        self.coming = None;
        Some((order, made))
    }
}
