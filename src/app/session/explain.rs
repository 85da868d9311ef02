//! The film: a turn shown step by step, the last one or the half-made one at the house.

use super::sowing;
use super::state::{Explain, GameSession, PendingMove};
use crate::draw::animation::Speed;
use crate::draw::animation::plan::Plan;
use crate::draw::seed_layout::{SeedLayout, start_of_show};
use crate::narration::turns::{self, ALL_SEEN, Block, Hidden, Steps};
use crate::rules::Event;

impl GameSession {
    /// The turn that a film can show: the half-made one at the house, else the one that led to
    /// the point shown; in a line the move shown. None at the start and after a resignation.
    pub fn explained(&self) -> Option<Steps<'_>> {
        if let Some(variation) = &self.variation {
            return Some(Steps::of(variation.turn()));
        }
        if let PendingMove::House { stopped, .. } = &self.pending {
            return Some(Steps::of(stopped));
        }
        let node = self.game.node(self.game.current());
        let events = node.entry().events();
        let parent = node.parent().filter(|_| !events.is_empty())?;
        let earlier = self.game.node(parent).entry().position();
        let agreed = || Steps { mover: earlier.to_move(), events, turn: None };
        Some(node.entry().turn().map_or_else(agreed, Steps::of))
    }

    /// The moves that the film shows: all since the other player last played, who may have passed
    /// between them. While a turn is sown, that one alone.
    fn filmed(&self) -> Vec<Steps<'_>> {
        let row = match self.pending {
            _ if self.turn_being_sown().is_some() || self.variation.is_some() => Vec::new(),
            PendingMove::House { .. } => Vec::new(),
            _ => self.moves_since_the_other(),
        };
        match row.len() {
            0 | 1 => self.explained().into_iter().collect(),
            _ => row.into_iter().map(Steps::of).collect(),
        }
    }

    /// The move in which the first events of the film end, and how many of them come before it.
    pub fn filmed_at(&self, over: usize) -> Option<(Steps<'_>, usize)> {
        let mut before = 0;
        self.filmed().into_iter().find_map(|turn| {
            let first = before;
            before += turn.events.len();
            (over <= before).then_some((turn, first))
        })
    }

    fn filmed_events(&self) -> Vec<Event> {
        self.filmed().iter().flat_map(|turn| turn.events).copied().collect()
    }

    /// The seeds before the film.
    fn seed_layout_before(&self) -> SeedLayout {
        let row = self.filmed().len();
        let mut current = self.game.current();
        for _ in 1..row {
            current = self.game.node(current).parent().unwrap_or(current);
        }
        let node = self.game.node(current);
        match (&self.pending, node.parent(), node.entry().turn()) {
            (PendingMove::House { .. }, ..) | (_, None, _) => self.seed_layout_at(current),
            (_, Some(parent), None) => self.seed_layout_at(parent),
            (_, Some(parent), Some(turn)) => start_of_show(self.seed_layout_at(parent), turn),
        }
    }

    /// The film of those moves, without the counts that are hidden.
    pub fn film(&self, hidden: Hidden) -> Vec<Block> {
        let mut film = Vec::new();
        let mut before = 0;
        for (at, turn) in self.filmed().iter().enumerate() {
            let blocks = turns::film(turn, hidden).into_iter();
            film.extend(blocks.map(|block| Block {
                until: before + block.until,
                mv: at + 1,
                ..block
            }));
            before += turn.events.len();
        }
        film
    }

    /// The seeds at the step that is shown.
    pub fn seed_layout_explained(&self) -> Option<SeedLayout> {
        let explain = self.explain?;
        let film = self.film(ALL_SEEN);
        let block = film.get(explain.step)?;
        let mut seed_layout = self.seed_layout_before();
        for event in self.filmed_events().iter().take(block.until) {
            seed_layout.apply(&event.step);
        }
        Some(seed_layout)
    }

    /// Shows a step of the film, at most its last. `open` gives the film the whole card; a film
    /// that has it keeps it.
    pub fn look_at_step(&mut self, step: usize, open: bool) {
        self.leave_variation();
        let steps = self.film(ALL_SEEN).len();
        if steps == 0 {
            return;
        }
        self.sowing = None;
        let open = open || self.explain.is_some_and(|explain| explain.open);
        self.find_why();
        self.explain = Some(Explain { step: step.min(steps - 1), open, plays: false });
        self.refusal = None;
        self.help = None;
    }

    /// Shows the step before or after.
    pub fn step_film(&mut self, on: bool) {
        let step = self.film_step();
        self.look_at_step(if on { step + 1 } else { step.saturating_sub(1) }, false);
    }

    /// The step shown, also while the film runs.
    pub fn film_step(&self) -> usize {
        self.explain.map_or(0, |explain| explain.step)
    }

    /// Runs the film from the step shown, or from the start if that is the last step. A second
    /// call stops it.
    pub fn play_film(&mut self, now: f64, speed: Speed) {
        self.leave_variation();
        if self.turn_being_sown().is_some() {
            self.finish_sowing(now);
        }
        let film = self.film(ALL_SEEN);
        if film.is_empty() {
            return;
        }
        if self.explain.is_some_and(|explain| explain.plays) {
            self.finish_sowing(now);
            return;
        }
        let last = film.len() - 1;
        let at = self.explain.filter(|explain| explain.step < last);
        let first = at.map_or(0, |explain| film[explain.step].until);
        // A film is always animated, even where turns are not.
        let speed = if speed == Speed::Off { Speed::Normal } else { speed };
        let before = self.seed_layout_before();
        let mut events = self.filmed_events();
        let Some(plan) = Plan::new(&before, &events, first, speed) else { return };
        events.drain(..first.min(events.len()));
        let open = self.explain.is_some_and(|explain| explain.open);
        let step = at.map_or(0, |explain| explain.step);
        self.explain = Some(Explain { step, open, plays: true });
        self.sowing = Some(sowing::Sowing::new(plan, events, first, now));
        self.refusal = None;
        self.help = None;
    }

    /// Sets the step of a running film to the one that is being animated.
    pub(crate) fn follow_film(&mut self, now: f64) {
        let Some(explain) = self.explain.filter(|explain| explain.plays) else { return };
        let Some(sowing) = &self.sowing else { return };
        let scene = sowing.plan.scene(sowing.at(now), &self.geometry());
        let over = sowing.first + scene.events_over;
        let film = self.film(ALL_SEEN);
        let step = film.iter().position(|block| block.until > over).unwrap_or(film.len() - 1);
        self.explain = Some(Explain { step, ..explain });
    }

    /// A running film has ended: the open card shows its last step, else it closes.
    pub(crate) fn end_film(&mut self) {
        if let Some(explain) = self.explain.filter(|explain| explain.plays) {
            let step = self.film(ALL_SEEN).len().saturating_sub(1);
            self.explain = explain.open.then_some(Explain { step, plays: false, ..explain });
        }
    }

    /// Closes the film; returns whether there was one.
    pub fn close_film(&mut self) -> bool {
        let Some(explain) = self.explain.take() else { return false };
        if explain.plays {
            self.sowing = None;
        }
        // The film may have begun before its turn had landed.
        self.update_round_layout();
        true
    }
}
