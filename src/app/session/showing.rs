//! Starts and ends the animation of a turn, and announces what happens in it.

use super::sowing::Sowing;
use super::state::{GameSession, Pointed, Refusal};
use crate::draw::animation::plan::Plan;
use crate::draw::animation::{Pace, Speed};
use crate::draw::seed_layout::{SeedLayout, start_of_show};
use crate::draw::sizes::{Sizes, Times};
use crate::game::{NodeId, your_side};
use crate::narration::turns::{self, Hidden, Told};
use crate::rules::{Event, Move, Side, Step, Turn};

impl GameSession {
    /// When the turn shown had landed, if the opponent of the side to move made it: until then the
    /// person to move read about that turn.
    pub fn answered_at(&self) -> Option<f64> {
        let mover = self.game.mover_of(self.game.current())?;
        (mover != self.mover()).then_some(self.settled_at)
    }

    /// A pointer that rests on a hole since before the opponent's turn or a refusal has to move to
    /// mean it.
    pub fn must_move_since(&self) -> Option<f64> {
        let refused = self.refusal.as_ref().map(|refusal| refusal.since);
        [self.answered_at(), refused].into_iter().flatten().reduce(f64::max)
    }

    /// What is pointed at, if it was pointed at since then.
    pub fn newly_pointed(&self) -> Option<Pointed> {
        let is_newer = |since: f64| self.answered_at().is_none_or(|at| since > at);
        self.pointed.filter(|(_, since)| is_newer(*since)).map(|(pointed, _)| pointed)
    }

    /// Animates a turn; when that is over, the live label gets `text`.
    pub(crate) fn show(
        &mut self,
        before: &SeedLayout,
        events: &[Event],
        first: usize,
        now: f64,
        pace: Pace,
        text: String,
    ) {
        self.settled_at = now;
        let Some(plan) = Plan::new(before, events, first, pace) else {
            self.sowing = None;
            self.live_text = text;
            return;
        };
        let events = events[first.min(events.len())..].to_vec();
        let announced = (pace.speed == Speed::Slow).then_some(0);
        let mut sowing = Sowing::new(plan, events, first, now);
        (sowing.text_after, sowing.announced) = (Some(text), announced);
        self.sowing = Some(sowing);
    }

    /// Whether a turn was played after the point shown.
    pub fn has_next(&self) -> bool {
        !self.game.node(self.game.current()).children().is_empty()
    }

    /// Goes on to the next turn of the game and sows it again; returns whether there is one.
    pub fn play_next_again(&mut self, now: f64, speed: Speed) -> bool {
        let before = self.seed_layout_at(self.game.current());
        if !self.game.redo() {
            return false;
        }
        self.moved_in_game();
        let turn = self.game.node(self.game.current()).entry().turn().cloned();
        if let Some(turn) = turn {
            let text = self.announcement(&turn);
            let before = start_of_show(before, &turn);
            self.show(&before, &turn.events, 0, now, speed.into(), text);
        }
        self.keep_seed_layout();
        true
    }

    /// The last turn in words, with all moves that its player made in a row; none at the start and
    /// after a resignation or an agreement. `reader` is called `you`.
    pub fn last_turn_text(&self, hidden: Hidden, reader: Option<Side>) -> Option<Told> {
        let turns = self.moves_in_a_row();
        (!turns.is_empty()).then(|| turns::moves_in_a_row(&turns, hidden, reader))
    }

    /// The side of the learner in a lesson's game.
    pub fn learner(&self) -> Option<Side> {
        your_side(self.game.players()).filter(|_| self.to_goal)
    }

    /// The announcement of a move that was just played. If its player moves again, it names this
    /// move alone, or listeners would hear the first move again with each that follows; the
    /// announcement of the last move names them all.
    pub(crate) fn announcement(&self, turn: &Turn) -> String {
        let hidden = self.hidden_in_live_text();
        let whole = if moves_again(turn) { None } else { self.last_turn_text(hidden, None) };
        whole.unwrap_or_else(|| turns::turn_hiding(turn, hidden)).words
    }

    /// The moves that one player made in a row up to the point shown.
    pub(crate) fn moves_in_a_row(&self) -> Vec<&Turn> {
        let turn_at = |id| self.game.node(id).entry().turn();
        let before = |id: &NodeId| {
            let parent = self.game.node(*id).parent()?;
            moves_again(turn_at(parent)?).then_some(parent)
        };
        self.turns_back(before)
    }

    /// The moves since the other player last did more than pass, in order, up to the point shown;
    /// the passes between them are among them.
    pub(crate) fn moves_since_the_other(&self) -> Vec<&Turn> {
        let turn_at = |id| self.game.node(id).entry().turn();
        let mover = turn_at(self.game.current()).map(|turn| turn.mover);
        let before = |id: &NodeId| {
            let parent = self.game.node(*id).parent()?;
            let turn = turn_at(parent)?;
            let is_own = |turn: &Turn| Some(turn.mover) == mover;
            let goes_on = match is_own(turn) {
                true => moves_again(turn) || turn_at(*id).is_some_and(|next| !is_own(next)),
                false => {
                    let earlier = self.game.node(parent).parent().and_then(turn_at);
                    turn.mv == Move::Pass && earlier.is_some_and(is_own)
                }
            };
            goes_on.then_some(parent)
        };
        self.turns_back(before)
    }

    /// The turns from the point shown back, as far as `before` leads, in order.
    fn turns_back(&self, before: impl Fn(&NodeId) -> Option<NodeId>) -> Vec<&Turn> {
        let row = std::iter::successors(Some(self.game.current()), before);
        let turn_at = |id| self.game.node(id).entry().turn();
        let mut turns: Vec<&Turn> = row.map_while(turn_at).collect();
        turns.reverse();
        turns
    }

    /// Adds a sentence to the last turn's announcement, also if that still waits for the seeds.
    pub fn say_after_turn(&mut self, sentence: &str) {
        let in_flight = self.sowing.as_mut().and_then(|sowing| sowing.text_after.as_mut());
        let text = in_flight.unwrap_or(&mut self.live_text);
        text.push(' ');
        text.push_str(sentence);
    }

    /// Ends the animation of a turn; returns whether there was one.
    pub fn finish_sowing(&mut self, now: f64) -> bool {
        let Some(sowing) = self.sowing.take() else { return false };
        self.settled_at = now;
        self.end_film();
        if let Some(text) = sowing.text_after {
            self.live_text = text;
        }
        // The next round's layout opens only now: the board shows the last round to its end.
        self.update_round_layout();
        true
    }

    /// Moves animation, film and refusal on to `now`, and ends them when their time is up.
    pub fn tick(&mut self, now: f64) {
        self.keep_seed_layout();
        if self.sowing.as_ref().is_some_and(|sowing| sowing.is_over(now)) {
            self.finish_sowing(now);
            self.sowing_over_at = now;
        }
        self.follow_film(now);
        self.follow_expected(now);
        self.announce(now);
        let span = Times::span(Sizes::get().time.refusal).as_secs_f64();
        let is_over = |refusal: &Refusal| !refusal.stays && now >= refusal.since + span;
        if self.refusal.as_ref().is_some_and(is_over) {
            self.refusal = None;
        }
    }

    /// At the slowest speed relays and captures are announced as they happen.
    fn announce(&mut self, now: f64) {
        let Some(sowing) = &self.sowing else { return };
        let Some(announced) = sowing.announced else { return };
        let hidden = self.hidden_in_live_text();
        let over = sowing.plan.scene(sowing.at(now), &self.geometry()).events_over;
        let fresh = sowing.first + announced..sowing.first + over.min(sowing.events.len());
        let last = self
            .explained()
            .and_then(|turn| fresh.rev().find_map(|at| turns::announced(&turn, at, hidden)));
        if let Some(sowing) = &mut self.sowing {
            sowing.announced = Some(over);
        }
        if let Some(text) = last {
            self.live_text = text;
        }
    }
}

fn moves_again(turn: &Turn) -> bool {
    turn.events.iter().any(|event| event.step == Step::Again)
}
