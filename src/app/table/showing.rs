//! How a turn begins and ends to be shown, and what is announced of it.

use super::{Sowing, Table};
use crate::app::animation::{Pace, Plan, Speed};
use crate::app::lying::Lying;
use crate::app::sizes::{Sizes, Times};
use crate::rules::Event;
use crate::texts::narration;

impl Table {
    /// Shows a turn; once it is over the live label `says` what happened.
    pub(super) fn show(
        &mut self,
        before: &Lying,
        events: &[Event],
        first: usize,
        now: f64,
        pace: Pace,
        says: String,
    ) {
        self.settled_at = now;
        let Some(plan) = Plan::new(before, events, first, pace) else {
            self.sowing = None;
            self.said = says;
            return;
        };
        let events = events[first.min(events.len())..].to_vec();
        let told = (pace.speed == Speed::Slow).then_some(0);
        let mut sowing = Sowing::new(plan, events, first, now);
        (sowing.says, sowing.told) = (Some(says), told);
        self.sowing = Some(sowing);
    }

    /// Tells something behind the last turn: with it, once its seeds have landed, or at once.
    pub fn say_after_turn(&mut self, told: &str) {
        let in_flight = self.sowing.as_mut().and_then(|sowing| sowing.says.as_mut());
        let says = in_flight.unwrap_or(&mut self.said);
        says.push(' ');
        says.push_str(told);
    }

    /// Ends the showing of a turn; says whether one was shown.
    pub fn finish_sowing(&mut self, now: f64) -> bool {
        let Some(sowing) = self.sowing.take() else { return false };
        self.settled_at = now;
        self.end_film();
        if let Some(says) = sowing.says {
            self.said = says;
        }
        // A layout is made once the round before it has come to its end on the board.
        self.settle_half();
        true
    }

    /// Ends the showing of a turn whose time is up; until then announces what happens, at the
    /// slowest speed.
    pub fn tick(&mut self, now: f64) {
        self.keep_lying();
        let is_over = self.sowing.as_ref().is_some_and(|sowing| sowing.is_over(now));
        if is_over {
            self.finish_sowing(now);
        }
        self.follow_film(now);
        self.announce(now);
        let span = Times::span(Sizes::get().time.refusal).as_secs_f64();
        if self.refusal.as_ref().is_some_and(|refusal| now >= refusal.since + span) {
            self.refusal = None;
        }
    }

    /// At the slowest speed relays and captures are told as they happen.
    fn announce(&mut self, now: f64) {
        if self.sowing.as_ref().is_none_or(|sowing| sowing.told.is_none()) {
            return;
        }
        let geometry = self.geometry();
        let mover = self.explained().map_or(self.mover(), |turn| turn.mover);
        let hidden = self.untold();
        let Some(sowing) = &mut self.sowing else { return };
        let Some(told) = sowing.told else { return };
        let over = sowing.plan.scene(sowing.at(now), &geometry).events_over;
        let fresh = told..over.min(sowing.events.len());
        let last =
            fresh.rev().find_map(|at| narration::announced(&sowing.events, at, mover, hidden));
        sowing.told = Some(over);
        if let Some(words) = last {
            self.said = words;
        }
    }
}
