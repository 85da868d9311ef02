//! The clock of a turn being animated, and its pause.

use super::state::GameSession;
use crate::draw::animation::plan::Plan;
use crate::rules::Event;

pub struct Sowing {
    pub plan: Plan,
    /// The turn's events from the first that is animated.
    pub events: Vec<Event>,
    /// How many of the turn's events come before those.
    pub first: usize,
    clock: Clock,
    /// The live label's text when it is over.
    pub text_after: Option<String>,
    /// At the slowest speed, how many events have been announced.
    pub announced: Option<usize>,
}

/// The time of the animation, in seconds from its start.
#[derive(Clone, Copy, Debug)]
enum Clock {
    /// Started at this time of the window.
    Runs {
        since: f64,
    },
    Paused {
        at: f64,
    },
}

impl Sowing {
    pub fn new(plan: Plan, events: Vec<Event>, first: usize, now: f64) -> Sowing {
        let clock = Clock::Runs { since: now };
        Sowing { plan, events, first, clock, text_after: None, announced: None }
    }

    /// The time reached, in seconds of the plan.
    pub fn at(&self, now: f64) -> f64 {
        match self.clock {
            Clock::Runs { since } => (now - since).max(0.0),
            Clock::Paused { at } => at,
        }
    }

    /// When it would have started without its pauses, in the window's time; `None` while it is
    /// paused.
    pub fn start(&self) -> Option<f64> {
        match self.clock {
            Clock::Runs { since } => Some(since),
            Clock::Paused { .. } => None,
        }
    }

    pub fn is_paused(&self) -> bool {
        matches!(self.clock, Clock::Paused { .. })
    }

    /// Whether its time is up. A paused turn stays, even after its last seed.
    pub fn is_over(&self, now: f64) -> bool {
        !self.is_paused() && self.at(now) >= self.plan.secs()
    }

    /// The time one seed later or earlier.
    fn step(&self, on: bool) -> Option<f64> {
        let Clock::Paused { at } = self.clock else { return None };
        if on { self.plan.stop_after(at) } else { self.plan.stop_before(at) }
    }
}

impl GameSession {
    /// Whether seeds move on the board.
    pub fn is_moving(&self) -> bool {
        self.sowing.as_ref().is_some_and(|sowing| !sowing.is_paused())
    }

    pub fn is_paused(&self) -> bool {
        self.sowing.as_ref().is_some_and(Sowing::is_paused)
    }

    /// Whether a turn is animated that can be paused. A film has steps instead.
    pub fn may_pause(&self) -> bool {
        self.is_sowing() && self.explain.is_none()
    }

    /// Pauses the animation, or lets it go on.
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

    /// Whether a paused turn can go one seed on or back.
    pub fn may_step_seed(&self, on: bool) -> bool {
        self.may_pause() && self.sowing.as_ref().is_some_and(|sowing| sowing.step(on).is_some())
    }

    /// Shows a paused turn one seed later or earlier. Lifting the seeds of a hole and capturing
    /// are steps as well.
    pub fn step_seed(&mut self, on: bool) {
        if self.may_pause()
            && let Some(sowing) = &mut self.sowing
            && let Some(at) = sowing.step(on)
        {
            sowing.clock = Clock::Paused { at };
        }
    }
}
