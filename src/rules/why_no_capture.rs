//! Why a turn captures nothing, or why its chain of captures stops: one true cause, found in the
//! turn's events by asking the game, so that no other code has to guess it.

use super::board::{BoardShape, Hole, Place, Seeds};
use super::contract::Game as _;
use super::event::{Event, Step};
use super::games::{Position, each_game};
use super::no_capture::{Landing, NoCapture, captures};
use super::position::Turn;
use super::side::Side;

/// The board after each step of a turn.
struct TurnBoard {
    shape: BoardShape,
    seeds: [u16; 32],
    sown: [bool; 32],
}

impl TurnBoard {
    fn of(before: &Position) -> TurnBoard {
        let setup = before.setup();
        let mut board = TurnBoard { shape: setup.shape, seeds: [0; 32], sown: [false; 32] };
        for hole in setup.shape.holes() {
            board.seeds[hole.index()] = setup.seeds_in(hole).total();
        }
        board
    }

    fn apply(&mut self, event: &Event) {
        let mut less = |hole: Hole, count: Seeds| {
            let seeds = &mut self.seeds[hole.index()];
            *seeds = seeds.saturating_sub(u16::from(count));
        };
        match event.step {
            Step::Lift { hole, count, .. }
            | Step::Eat { hole, count }
            | Step::Capture { hole, count, .. }
            | Step::Keep { hole, count, .. }
            | Step::Settle { hole, count, .. }
            | Step::Take { from: Place::Hole(hole), count } => less(hole, count),
            Step::Drop { at: Place::Hole(hole), .. } => {
                self.seeds[hole.index()] += 1;
                self.sown[hole.index()] = true;
            }
            _ => {}
        }
    }

    fn landing(&self, hole: Hole, mover: Side) -> Landing {
        let facing = self.shape.facing(hole);
        Landing {
            hole,
            mover,
            seeds: self.seeds[hole.index()],
            facing: facing.map(|hole| (hole, self.seeds[hole.index()])),
            is_facing_sown: facing.is_some_and(|hole| self.sown[hole.index()]),
        }
    }
}

impl Turn {
    /// Why the turn captures nothing; `None` if it captures, or sows nothing. In Bawo the first lap
    /// decides, or the hole of the extra seed (`bawo.eat.first`, `bawo.extra.eat`), in the other
    /// games the last seed (`<game>.capture`).
    pub fn no_capture(&self) -> Option<NoCapture> {
        if self.events.iter().any(captures) {
            return None;
        }
        let decided = each_game!(&self.before, game, _state => game.decides_capture(&self.events));
        let (played, place) = decided?;
        let hole = match place {
            Place::Hole(hole) => hole,
            Place::Store(side) => return Some(NoCapture::Store(side)),
            Place::Extra(_) => return None,
        };
        let landing = self.board_after(played).landing(hole, self.mover);
        let cause = each_game!(&self.before, game, _state => game.misses(&landing));
        let spared = || {
            self.events.iter().find_map(|event| match event.step {
                Step::Nothing(hole) => Some(NoCapture::Spared(hole, event.rule)),
                _ => None,
            })
        };
        cause.or_else(spared)
    }

    /// The board after this many events of the turn.
    fn board_after(&self, events: usize) -> TurnBoard {
        let mut board = TurnBoard::of(&self.before);
        self.events[..events].iter().for_each(|event| board.apply(event));
        board
    }

    /// Why the chain of captures stops, in games that capture backwards hole by hole. `None` in
    /// other games, if nothing is captured, or if the chain went all the way round.
    pub fn capture_ends(&self) -> Option<NoCapture> {
        let taken = |event: &Event| match event.step {
            Step::Capture { hole, .. } => Some(hole),
            _ => None,
        };
        let at = self.events.iter().rposition(|event| taken(event).is_some())?;
        let last = taken(&self.events[at])?;
        let next = each_game!(&self.before, game, _state => game.captures_next(last))?;
        if self.events.iter().any(|event| taken(event) == Some(next)) {
            return None;
        }
        let landing = self.board_after(at + 1).landing(next, self.mover);
        let cause = each_game!(&self.before, game, _state => game.misses(&landing));
        // If the next hole could have been captured, the rule of the captures limits the chain.
        Some(cause.unwrap_or(NoCapture::Spared(next, self.events[at].rule)))
    }
}
