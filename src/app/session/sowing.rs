//! A turn while its seeds fall on the board: how far it has come, and its pause.

use super::state::GameSession;
use crate::draw::animation::plan::Plan;
use crate::rules::Event;

/// A turn being shown.
pub struct Sowing {
    /// What happens when.
    pub plan: Plan,
    /// Its events from the first that is shown.
    pub events: Vec<Event>,
    /// How many of the turn's events came before.
    pub first: usize,
    /// How far it has come.
    clock: Clock,
    /// What the live label says once it is over.
    pub says: Option<String>,
    /// At the slowest speed: how many events have been announced.
    pub told: Option<usize>,
}

/// The time of a turn being shown, in seconds from its start.
#[derive(Clone, Copy, Debug)]
enum Clock {
    /// It goes on since that time of the window.
    Runs { since: f64 },
    /// It stands.
    Paused { at: f64 },
}

impl Sowing {
    /// A turn that begins `now`.
    pub fn new(plan: Plan, events: Vec<Event>, first: usize, now: f64) -> Sowing {
        let clock = Clock::Runs { since: now };
        Sowing { plan, events, first, clock, says: None, told: None }
    }

    /// How far it has come, in seconds of the plan.
    pub fn at(&self, now: f64) -> f64 {
        match self.clock {
            Clock::Runs { since } => (now - since).max(0.0),
            Clock::Paused { at } => at,
        }
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        matches!(self.clock, Clock::Paused { .. })
    }

    /// Whether its time is up. A turn that is paused stays, even after its last seed.
    pub fn is_over(&self, now: f64) -> bool {
        !self.is_paused() && self.at(now) >= self.plan.secs()
    }

    /// The moment to which one seed on or back leads.
    fn step(&self, on: bool) -> Option<f64> {
        let Clock::Paused { at } = self.clock else { return None };
        if on { self.plan.stop_after(at) } else { self.plan.stop_before(at) }
    }
}

impl GameSession {
    /// Whether seeds move on the board now.
    pub fn is_moving(&self) -> bool {
        self.sowing.as_ref().is_some_and(|sowing| !sowing.is_paused())
    }

    /// Whether a turn being sown is paused.
    pub fn is_paused(&self) -> bool {
        self.sowing.as_ref().is_some_and(Sowing::is_paused)
    }

    /// Whether a turn is being sown that can be paused. A film has its own steps.
    pub fn may_pause(&self) -> bool {
        self.is_sowing() && self.explain.is_none()
    }

    /// Pauses the turn being sown, or lets it go on.
    pub fn pause(&mut self, now: f64) {
        if !self.may_pause() {
            return;
        }
        if let Some(sowing) = &mut self.sowing {
            let at = sowing.at(now);
            sowing.clock = match sowing.clock {
                Clock::Runs { .. } => Clock::Paused { at },
                Clock::Paused { .. } => Clock::Runs { since: now - at },
            };
        }
    }

    /// Whether a paused turn can be shown one seed further, or one seed before.
    pub fn may_step_seed(&self, on: bool) -> bool {
        self.may_pause() && self.sowing.as_ref().is_some_and(|sowing| sowing.step(on).is_some())
    }

    /// Shows a paused turn one seed further, or one seed before. Lifting a hole and a capture are
    /// steps as well.
    pub fn step_seed(&mut self, on: bool) {
        if !self.may_step_seed(on) {
            return;
        }
        if let Some(sowing) = &mut self.sowing
            && let Some(at) = sowing.step(on)
        {
            sowing.clock = Clock::Paused { at };
        }
    }
}
