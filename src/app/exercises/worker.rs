//! The thread that makes exercises: looking for positions may take a while, and painting never
//! waits for it.

use super::state::DrillOrder;
use crate::background::errand::{BackgroundTask, Missing};
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
    /// Makes them before anything else happens: for tests and pictures.
    at_once: bool,
    /// Another number, other exercises.
    seed: u64,
    coming: Option<(DrillOrder, BackgroundTask<MadeDrills>)>,
}

impl DrillWorker {
    /// A maker whose choices go by this number.
    pub fn new(at_once: bool, seed: u64) -> DrillWorker {
        DrillWorker { at_once, seed, coming: None }
    }

    /// Begins to make what is wanted. `wake` is called when it is there.
    pub fn make(&mut self, wanted: WantedDrills, wake: impl FnOnce() + Send + 'static) {
        let WantedDrills { order, rules } = wanted;
        self.seed = self.seed.wrapping_add(1);
        let seed = self.seed;
        let work = move || mixed(&rules, TEN, seed);
        let errand = match self.at_once {
            true => BackgroundTask::at_once(PART, work, wake),
            false => BackgroundTask::begin(PART, work, wake),
        };
        self.coming = Some((order, errand));
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
