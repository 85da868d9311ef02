//! Two turns side by side: the same move under two sets of rules, or two moves of one position.
//! Both show the same step, and the first step at which they differ is marked.

use crate::app::page::Page;
use crate::app::words;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::board::view::{BoardMark, BoardView, MarkLevel, Tint};
use crate::draw::seed_layout::SeedLayout;
use crate::narration::turns::{ALL_SEEN, Block, Course, Kind, Steps, film};
use crate::rules::{Event, Place, Turn};

/// Seconds for each step while the films run.
const STEP_SECS: f64 = 0.6;

#[derive(Clone, Debug, PartialEq)]
pub enum CompareIntent {
    Step(usize),
    Back,
    On,
    /// Run both, or stop them.
    Play,
    Close,
}

/// One of the two turns.
#[derive(Clone, Debug)]
pub struct Compared {
    pub title: String,
    pub film: Vec<Block>,
    before: SeedLayout,
    events: Vec<Event>,
}

impl Compared {
    pub fn new(title: String, turn: &Turn) -> Compared {
        Compared {
            title,
            film: film(&Steps::of(turn), ALL_SEEN),
            before: SeedLayout::start(&turn.before),
            events: turn.events.clone(),
        }
    }

    /// The block it shows at `step`; a shorter turn stays at its last block.
    pub fn block(&self, step: usize) -> Option<&Block> {
        self.film.get(step).or(self.film.last())
    }

    /// Whether it is over before `step`.
    pub fn is_over(&self, step: usize) -> bool {
        step >= self.film.len()
    }

    /// Its board after a step.
    pub fn board(
        &self,
        step: usize,
        flipped: bool,
        material: Material,
        seeds: SeedSet,
    ) -> BoardView {
        let mut seed_layout = self.before.clone();
        let over = self.block(step).map_or(0, |block| block.until.min(self.events.len()));
        for event in &self.events[..over] {
            seed_layout.apply(&event.step);
        }
        let mut view = seed_layout.show(flipped, material, seeds);
        view.marks = self.marks(step, &self.events[..over]);
        view
    }

    fn marks(&self, step: usize, over: &[Event]) -> Vec<BoardMark> {
        let mut marks = Vec::new();
        let course = Course::of(over);
        for (at, (hole, _)) in course.taken.iter().enumerate() {
            // A hole eaten twice is marked once, with all seeds eaten there.
            if course.taken[..at].iter().any(|(other, _)| other == hole) {
                continue;
            }
            let here = course.taken.iter().filter(|(other, _)| other == hole);
            let count = here.map(|(_, count)| count).sum();
            let text = words::taken(Some(count), course.eaten);
            marks.push(BoardMark::Taken((*hole).into()));
            let place = Place::Hole(*hole);
            marks.push(BoardMark::Tag { place, text, tint: Tint::Orange, level: MarkLevel::High });
        }
        let Some(block) = self.block(step) else { return marks };
        match (block.kind, block.place) {
            (Kind::Drop, Some(place)) if block.last => marks.push(BoardMark::Last(place)),
            (Kind::Lift | Kind::Drop, Some(place)) => marks.push(BoardMark::Chosen(place.into())),
            (Kind::Rule | Kind::End, Some(place @ Place::Hole(_))) => {
                marks.push(BoardMark::Lit(place))
            }
            _ => {}
        }
        marks
    }
}

#[derive(Clone, Debug)]
pub struct Comparison {
    /// The page that shows it.
    pub page: Page,
    pub turns: [Compared; 2],
    /// North is below on both boards.
    pub flipped: bool,
    /// The step both show.
    pub step: usize,
    /// Since when the films run, and from which step.
    runs: Option<(f64, usize)>,
}

impl Comparison {
    /// Two turns at the first step at which they differ.
    pub fn new(page: Page, turns: [Compared; 2], flipped: bool) -> Comparison {
        let mut both = Comparison { page, turns, flipped, step: 0, runs: None };
        both.step = both.differs_at().unwrap_or(0);
        both
    }

    /// The number of steps of the longer turn.
    pub fn steps(&self) -> usize {
        let [one, other] = &self.turns;
        one.film.len().max(other.film.len())
    }

    /// The first step at which the turns differ; none if they are alike.
    pub fn differs_at(&self) -> Option<usize> {
        let [one, other] = &self.turns;
        let words =
            |turn: &Compared, step: usize| turn.film.get(step).map(|block| block.words.clone());
        (0..self.steps()).find(|step| words(one, *step) != words(other, *step))
    }

    pub fn runs(&self) -> bool {
        self.runs.is_some()
    }

    /// Performs an intent; returns false if both are to be closed.
    pub fn act(&mut self, intent: &CompareIntent, now: f64) -> bool {
        let last = self.steps().saturating_sub(1);
        let ran = self.runs.take().is_some();
        match intent {
            CompareIntent::Step(step) => self.step = (*step).min(last),
            CompareIntent::Back => self.step = self.step.saturating_sub(1),
            CompareIntent::On => self.step = (self.step + 1).min(last),
            CompareIntent::Play if ran => {}
            CompareIntent::Play => {
                self.step = if self.step >= last { 0 } else { self.step };
                self.runs = Some((now, self.step));
            }
            CompareIntent::Close => return false,
        }
        true
    }

    /// Moves running films on to `now`.
    pub fn tick(&mut self, now: f64) {
        let Some((since, from)) = self.runs else { return };
        let last = self.steps().saturating_sub(1);
        self.step = (from + ((now - since) / STEP_SECS).max(0.0) as usize).min(last);
        if self.step == last {
            self.runs = None;
        }
    }

    /// When the running films show the next step.
    pub fn next_change(&self) -> Option<f64> {
        let (since, from) = self.runs?;
        Some(since + STEP_SECS * (self.step - from + 1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};

    fn turn(game: GameName, position: &str, mv: &str) -> Compared {
        let setup = Setup::parse(game, position).expect("a position");
        let board = Ruleset::new(game).position(&setup).expect("possible");
        let turn = board.play(&board.parse_move(mv).expect("a move")).expect("legal");
        Compared::new(game.to_string(), &turn)
    }

    #[test]
    fn the_first_difference_is_found_and_films_run_to_their_end() {
        // The Basic Game sows into the store, Owari past it.
        let board = "0,0,0,0,3,0/4,0,0,0,0,4";
        let turns = [
            turn(GameName::Owari, &format!("{board} 17-20 S"), "E"),
            turn(GameName::Basic, &format!("{board} 11-14 S"), "E"),
        ];
        let mut both = Comparison::new(Page::Learn, turns, false);
        // E lifts 3, F, then a or the store.
        assert_eq!(both.differs_at(), Some(2));
        assert_eq!(both.step, 2);
        assert!(both.act(&CompareIntent::Step(0), 0.0));
        assert!(both.act(&CompareIntent::Play, 1.0));
        assert!(both.runs());
        both.tick(1.0 + 1.5 * STEP_SECS);
        assert_eq!(both.step, 1);
        assert_eq!(both.next_change(), Some(1.0 + 2.0 * STEP_SECS));
        both.tick(100.0);
        assert_eq!(both.step, both.steps() - 1);
        assert!(!both.runs());
        assert!(!both.act(&CompareIntent::Close, 0.0));
    }
}
