//! Makes exercises on a thread: looking for positions may take a while.

use super::state::DrillOrder;
use crate::background::Mode;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::rules::{GameName, RuleId};
use crate::tutor::drills::{MadeDrills, TEN, mixed};

/// The name of the thread.
const PART: &str = "exercises";

/// What is to be made.
#[derive(Clone, Debug)]
pub struct WantedDrills {
    /// For which session.
    pub order: DrillOrder,
    /// About which rules.
    pub rules: Vec<(GameName, RuleId)>,
}

/// Makes the exercises of one session at a time; what was asked for before is forgotten.
pub struct DrillWorker {
    mode: Mode,
    /// Another number, other exercises.
    seed: u64,
    coming: Option<(DrillOrder, BackgroundTask<MadeDrills>)>,
}

impl DrillWorker {
    /// A maker whose choices go by this number.
    pub fn new(mode: Mode, seed: u64) -> DrillWorker {
        DrillWorker { mode, seed, coming: None }
    }

    /// Begins to make what is wanted. `wake` is called when it is there.
    pub fn make(&mut self, wanted: WantedDrills, wake: impl FnOnce() + Send + 'static) {
        let WantedDrills { order, rules } = wanted;
        self.seed = self.seed.wrapping_add(1);
        let seed = self.seed;
        let work = move |stop: &StopToken| mixed(&rules, TEN, seed, stop.flag());
        // The task before is dropped, and so stops.
        self.coming = Some((order, BackgroundTask::begin(self.mode, PART, work, wake)));
    }

    /// What has been made since, and for which session; nothing where making it has panicked.
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
