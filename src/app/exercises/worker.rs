//! Makes exercises in the background: the search for positions may take a while.

use super::state::DrillOrder;
use crate::background::Mode;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::rules::{GameName, RuleId};
use crate::tutor::drills::{MadeDrills, TEN, mixed};

const PART: &str = "exercises";

#[derive(Clone, Debug)]
pub struct WantedDrills {
    /// The session for which they are made.
    pub order: DrillOrder,
    pub rules: Vec<(GameName, RuleId)>,
}

/// Makes the exercises of one session at a time; a new order replaces the old one.
pub struct DrillWorker {
    mode: Mode,
    /// The seed of the random choice of exercises.
    seed: u64,
    coming: Option<(DrillOrder, BackgroundTask<MadeDrills>)>,
}

impl DrillWorker {
    pub fn new(mode: Mode, seed: u64) -> DrillWorker {
        DrillWorker { mode, seed, coming: None }
    }

    /// Begins to make exercises. `wake` is called when they are ready.
    pub fn make(&mut self, wanted: WantedDrills, wake: impl FnOnce() + Send + 'static) {
        let WantedDrills { order, rules } = wanted;
        self.seed = self.seed.wrapping_add(1);
        let seed = self.seed;
        let work = move |stop: &StopToken| mixed(&rules, TEN, seed, stop.flag());
        // This drops the task before, which stops it.
        self.coming = Some((order, BackgroundTask::begin(self.mode, PART, work, wake)));
    }

    /// The exercises made, and for which session; `None` in it if making them has panicked.
    pub fn made(&mut self) -> Option<(DrillOrder, Option<MadeDrills>)> {
        let (order, coming) = self.coming.as_ref()?;
        let made = match coming.fetch() {
            Ok(made) => Some(made),
            Err(Missing::Coming) => return None,
            Err(Missing::Lost) => None,
        };
        let order = order.clone();
        self.coming = None;
        Some((order, made))
    }
}
