//! What every game offers: the one interface that perft, search and [`Position`](super::Position)
//! use. Hot loops are generic over it and are matched to their game once, outside.

use std::fmt::Debug;
use std::hash::Hash;

use super::board::{BoardShape, Hole, Place};
use super::event::{Event, Observer, Outcome, Silent};
use super::facts::Facts;
use super::moves::{Code, Move, MoveSet};
use super::no_capture::{Landing, NoCapture, last_drop};
use super::rule_id::RuleId;
use super::ruleset::GameName;
use super::setup::{Setup, SetupFault};
use super::side::Side;

/// A game with its options. All functions take positions of this very game.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// A position: a small value. Equality and hash cover holes, stores, side to move and how the
    /// game ended. Nothing that stood before is part of it.
    type State: Copy + Eq + Hash + Debug + Send + Sync + 'static;

    /// Which of the nine games it is.
    fn name(&self) -> GameName;

    /// What holds for the game under all its options.
    fn facts(&self) -> &'static Facts;

    /// The option setting without which a rule never happens, where it is set otherwise:
    /// `stop-at-seeds=6`, for instance.
    fn needs(&self, _rule: RuleId) -> Option<&'static str> {
        None
    }

    /// Seeds in the whole set.
    fn set(&self) -> u16;

    /// The start position.
    fn start(&self) -> Self::State;

    /// What is wrong with a set-up beyond the limits that hold for every game.
    fn faults(&self, _setup: &Setup) -> Vec<SetupFault> {
        Vec::new()
    }

    /// Lays out a set-up without faults. Ends are looked at by [`Game::settle`] afterwards.
    fn lay_out(&self, setup: &Setup) -> Self::State;

    /// Everything that lies on and beside the board.
    fn setup(&self, state: &Self::State) -> Setup;

    /// The board's shape and present size.
    fn shape(&self, _state: &Self::State) -> BoardShape {
        BoardShape::SIX_HOLES
    }

    /// Who moves (after the end: who would be next).
    fn to_move(&self, state: &Self::State) -> Side;

    /// The position as `game.repetition` compares it: without the stores (Bawo: with the extra
    /// seeds and houses).
    #[inline]
    fn standing(&self, state: &Self::State) -> Self::State {
        *state
    }

    /// How the game ended; `None` while it goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Whether the game is over, as [`Game::turn`] found it.
    fn is_over(&self, state: &Self::State) -> bool;

    /// The legal moves but placements and layouts; none at a finished game or round.
    fn moves(&self, state: &Self::State) -> MoveSet;

    /// Names a move of this position.
    fn name_move(&self, state: &Self::State, code: Code) -> Move;

    /// A move's number; `None` for placements, layouts and moves of another game's form. The move
    /// need not be legal.
    fn code(&self, state: &Self::State, mv: &Move) -> Option<Code>;

    /// Plays a move out of [`Game::moves`] with every end it brings about.
    ///
    /// # Panics
    /// May panic or leave a senseless position for any other move.
    fn turn<O: Observer>(&self, state: &mut Self::State, code: Code, observer: &mut O);

    /// Finds the ends that hold in a position set by hand (`game.settle`).
    fn settle<O: Observer>(&self, state: &mut Self::State, observer: &mut O);

    /// What follows a turn outside a search: Bawo's draw where every move is endless, Giuthi's new
    /// board after a level round. A search sees both as positions without moves.
    fn close<O: Observer>(&self, _state: &mut Self::State, _observer: &mut O) {}

    /// The first of the game's own rules that a move breaks, given that the game goes on and the
    /// hole is the mover's and holds seeds. `None` where only `turn.endless` can be in its way.
    fn broken_rule(&self, state: &Self::State, mv: &Move) -> Option<RuleId>;

    /// Where a turn that captures nothing could have captured: how many of its events have happened
    /// by then, and the place. `None` for turns that sow nothing.
    fn decides_capture(&self, events: &[Event]) -> Option<(usize, Place)> {
        last_drop(events)
    }

    /// Why a last seed that has landed here captures nothing, or a row of captures does not go on
    /// to this hole; `None` where only a rule about the whole turn can be the cause.
    fn misses(&self, landing: &Landing) -> Option<NoCapture>;

    /// The hole that is captured after this one, if it can be: in games that capture backwards.
    fn captures_next(&self, _captured: Hole) -> Option<Hole> {
        None
    }

    /// The rule by which a side passes, and by which a pass is refused.
    fn pass_rule(&self) -> RuleId {
        RuleId::TurnAlternate
    }

    /// The most seeds with which a player has lost a match after a round; `None` in a game of one
    /// round.
    fn lost_at(&self) -> Option<u16> {
        None
    }

    /// How many placements (`bawo.opening`) are legal.
    fn placements(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Plays a legal placement or layout; does nothing for other moves.
    fn lay<O: Observer>(&self, _state: &mut Self::State, _mv: &Move, _observer: &mut O) {}

    /// Calls `visit` with each position one move on, in canonical order without placements.
    #[inline]
    fn each_child(&self, state: &Self::State, mut visit: impl FnMut(Code, &Self::State)) {
        for code in self.moves(state) {
            let mut child = *state;
            self.turn(&mut child, code, &mut Silent);
            visit(code, &child);
        }
    }
}
