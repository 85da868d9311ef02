//! How a turn begins and ends to be shown, and what is announced of it.

use super::sowing::Sowing;
use super::state::GameSession;
use crate::draw::animation::plan::Plan;
use crate::draw::animation::{Pace, Speed};
use crate::draw::seed_layout::SeedLayout;
use crate::draw::sizes::{Sizes, Times};
use crate::game::NodeId;
use crate::narration::turns::{self, Hidden, Told};
use crate::rules::{Event, Step, Turn};

impl GameSession {
    /// Shows a turn; once it is over the live label `says` what happened.
    pub(crate) fn show(
        &mut self,
        before: &SeedLayout,
        events: &[Event],
        first: usize,
        now: f64,
        pace: Pace,
        says: String,
    ) {
        self.settled_at = now;
        let Some(plan) = Plan::new(before, events, first, pace) else {
            self.sowing = None;
            self.live_text = says;
            return;
        };
        let events = events[first.min(events.len())..].to_vec();
        let told = (pace.speed == Speed::Slow).then_some(0);
        let mut sowing = Sowing::new(plan, events, first, now);
        (sowing.says, sowing.told) = (Some(says), told);
        self.sowing = Some(sowing);
    }

    /// The last turn in words, with all moves that its player made in a row; none at the start and
    /// after an end that no move made.
    pub fn last_turn_told(&self, hidden: Hidden) -> Option<Told> {
        let turns = self.moves_in_a_row();
        (!turns.is_empty()).then(|| turns::moves_in_a_row(&turns, hidden))
    }

    /// What is announced of a move that was just played. Where its player moves again it is told
    /// alone, or listeners would hear the first move again with each that follows; the last one
    /// tells them all.
    pub(crate) fn announced_as(&self, turn: &Turn) -> String {
        let goes_on = turn.events.iter().any(|event| event.step == Step::Again);
        match self.last_turn_told(self.untold()).filter(|_| !goes_on) {
            Some(told) => told.words,
            None => turns::turn_hiding(turn, self.untold()).words,
        }
    }

    /// The moves up to the point shown that one player made before the other had a turn.
    fn moves_in_a_row(&self) -> Vec<&Turn> {
        let turn_at = |id| self.game.node(id).entry().turn();
        let before = |id: &NodeId| {
            let parent = self.game.node(*id).parent()?;
            let turn = turn_at(parent)?;
            turn.events.iter().any(|event| event.step == Step::Again).then_some(parent)
        };
        let row = std::iter::successors(Some(self.game.current()), before);
        let mut turns: Vec<&Turn> = row.map_while(turn_at).collect();
        turns.reverse();
        turns
    }

    /// Tells something behind the last turn: with it, once its seeds have landed, or at once.
    pub fn say_after_turn(&mut self, told: &str) {
        let in_flight = self.sowing.as_mut().and_then(|sowing| sowing.says.as_mut());
        let says = in_flight.unwrap_or(&mut self.live_text);
        says.push(' ');
        says.push_str(told);
    }

    /// Ends the showing of a turn; says whether one was shown.
    pub fn finish_sowing(&mut self, now: f64) -> bool {
        let Some(sowing) = self.sowing.take() else { return false };
        self.settled_at = now;
        self.end_film();
        if let Some(says) = sowing.says {
            self.live_text = says;
        }
        // A layout is made once the round before it has come to its end on the board.
        self.settle_half();
        true
    }

    /// Ends the showing of a turn whose time is up; until then announces what happens, at the
    /// slowest speed.
    pub fn tick(&mut self, now: f64) {
        self.keep_seed_layout();
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
        let hidden = self.untold();
        let Some(sowing) = &self.sowing else { return };
        let Some(told) = sowing.told else { return };
        let over = sowing.plan.scene(sowing.at(now), &geometry).events_over;
        let fresh = sowing.first + told..sowing.first + over.min(sowing.events.len());
        let last = self
            .explained()
            .and_then(|turn| fresh.rev().find_map(|at| turns::announced(&turn, at, hidden)));
        if let Some(sowing) = &mut self.sowing {
            sowing.told = Some(over);
        }
        if let Some(words) = last {
            self.live_text = words;
        }
    }
}
