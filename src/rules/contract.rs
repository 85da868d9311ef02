//! What every game implements: the one interface that perft, search and
//! [`Position`](super::Position) use. Hot loops are generic over it; callers pick the game once,
//! outside the loop.

use std::fmt::Debug;
use std::hash::Hash;

use super::board::{BoardShape, Hole, Place};
use super::event::{Event, Observer, Outcome, Silent};
use super::facts::Facts;
use super::moves::{Code, Move, MoveSet, PASS};
use super::no_capture::{Landing, NoCapture, last_drop};
use super::options::Share;
use super::rule_id::RuleId;
use super::setup::{Setup, SetupFault};
use super::side::{BySide, Side};

/// A turn of more laps than this counts as endless (`turn.endless`).
pub const MAX_LAPS: usize = 2000;

/// A position of a game: a small value that answers everything for which no option matters.
/// Equality and hash cover holes, stores, side to move and how the game ended, but no earlier
/// positions.
pub trait GameState: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Makes a position of a set-up without faults. [`Game::settle`] then finds whether it is
    /// already over.
    fn lay_out(setup: &Setup) -> Self;

    /// Everything on and beside the board.
    fn setup(&self) -> Setup;

    /// The board's shape and current size.
    fn shape(&self) -> BoardShape;

    /// Who moves (after the end: who would move next).
    fn to_move(&self) -> Side;

    /// The seeds in the stores; 0 in a game without stores.
    fn stores(&self) -> BySide<u16>;

    /// The seeds in the holes of a side.
    fn on_side(&self, side: Side) -> u16;

    /// The position as `game.repetition` compares it: without the stores (Bawo: with extra seeds
    /// and houses).
    fn repetition_key(&self) -> Self;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the game is over, as found by [`Game::turn`].
    fn is_over(&self) -> bool;

    /// Ends the game by repetition or agreement and shares the remaining seeds.
    fn conclude<O: Observer>(&mut self, share: Share, rule: RuleId, observer: &mut O);
}

/// A game with its options. All functions take positions of this game with these options.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The positions of the game.
    type State: GameState;

    /// What is true of the game under all its options.
    fn facts(&self) -> &'static Facts;

    /// The option setting without which a rule never applies, such as `stop-at-seeds=6`; `None` if
    /// the rule can apply with the present options.
    fn needs(&self, _rule: RuleId) -> Option<&'static str> {
        None
    }

    /// Whether the rule forbids moves with the present options. With others it may allow them and
    /// change what they do.
    fn forbids(&self, _rule: RuleId) -> bool {
        false
    }

    /// The number of seeds in the game.
    fn set(&self) -> u16;

    /// The start position.
    fn start(&self) -> Self::State;

    /// What is wrong with a set-up, beyond the limits common to all games.
    fn faults(&self, _setup: &Setup) -> Vec<SetupFault> {
        Vec::new()
    }

    /// The legal moves except placements and layouts; none in a finished game or round.
    fn moves(&self, state: &Self::State) -> MoveSet;

    /// The move of this position that has this code. The default is for games on two rows, where a
    /// move is a hole, or a pass if a rule lets a side pass.
    fn name_move(&self, state: &Self::State, code: Code) -> Move {
        match code {
            PASS => Move::Pass,
            at => Move::Hole(Hole::two_rows(state.to_move(), at as usize)),
        }
    }

    /// A move's code; `None` for placements, layouts and moves that this game does not have. The
    /// move need not be legal.
    fn code(&self, _state: &Self::State, mv: &Move) -> Option<Code> {
        match mv {
            Move::Hole(hole) => Some(hole.in_row() as Code),
            Move::Pass if self.pass_rule() != RuleId::TurnAlternate => Some(PASS),
            _ => None,
        }
    }

    /// Plays a move out of [`Game::moves`] and ends the game if a rule says so.
    ///
    /// # Panics
    /// May panic or leave a meaningless position for any other move.
    fn turn<O: Observer>(&self, state: &mut Self::State, code: Code, observer: &mut O);

    /// Ends the game if a rule ends it in this position. The player who has just moved is the
    /// opponent of the one to move.
    fn find_end<O: Observer>(&self, state: &mut Self::State, observer: &mut O);

    /// Ends the game if a rule already ends it in a position set by hand (`game.settle`).
    fn settle<O: Observer>(&self, state: &mut Self::State, observer: &mut O) {
        self.find_end(state, observer);
    }

    /// What follows a turn outside a search: Bawo's draw when every move is endless, Giuthi's new
    /// board after a drawn round. To a search both are positions without moves.
    fn close<O: Observer>(&self, _state: &mut Self::State, _observer: &mut O) {}

    /// Ends the game by repetition or agreement and shares the remaining seeds.
    fn conclude<O: Observer>(
        &self,
        state: &mut Self::State,
        share: Share,
        rule: RuleId,
        observer: &mut O,
    ) {
        state.conclude(share, rule, observer);
    }

    /// Who gets the remaining seeds after a repetition. Some games have an option for it.
    fn repetition(&self) -> Share;

    /// The first of the game's own rules that a move breaks, given that the game goes on and the
    /// mover owns the hole and it has seeds. `None` if only `turn.endless` can forbid the move.
    fn broken_rule(&self, _state: &Self::State, _mv: &Move) -> Option<RuleId> {
        None
    }

    /// The point in a turn without captures where a capture was possible: how many of its events
    /// have happened by then, and the place. `None` for turns that sow nothing.
    fn decides_capture(&self, events: &[Event]) -> Option<(usize, Place)> {
        last_drop(events)
    }

    /// Why a last seed that lands here captures nothing, or a chain of captures stops before this
    /// hole; `None` if only a rule about the whole turn can be the cause.
    fn misses(&self, landing: &Landing) -> Option<NoCapture>;

    /// The hole that a backward chain of captures reaches after this one; `None` in games without
    /// chains.
    fn captures_next(&self, _captured: Hole) -> Option<Hole> {
        None
    }

    /// The rule that lets a side pass, and that refuses a pass.
    fn pass_rule(&self) -> RuleId {
        RuleId::TurnAlternate
    }

    /// A player with at most this many seeds after a round has lost the match; `None` in a game
    /// without rounds.
    fn lost_at(&self) -> Option<u16> {
        None
    }

    /// The board sizes that the player who lays out may choose between two rounds, largest first;
    /// empty during a round, and in a game without rounds.
    fn layout_sizes(&self, _state: &Self::State) -> Vec<usize> {
        Vec::new()
    }

    /// The number of legal placements (`bawo.opening`).
    fn placements(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Calls `visit` for the position after each legal placement, in canonical order.
    fn each_placement(&self, _state: &Self::State, _visit: impl FnMut(&Self::State)) {}

    /// Plays a legal placement or layout; does nothing for other moves.
    fn lay<O: Observer>(&self, _state: &mut Self::State, _mv: &Move, _observer: &mut O) {}

    /// Calls `visit` for each position one move on, in canonical order, without placements.
    #[inline]
    fn each_child(&self, state: &Self::State, mut visit: impl FnMut(Code, &Self::State)) {
        for code in self.moves(state) {
            let mut child = *state;
            self.turn(&mut child, code, &mut Silent);
            visit(code, &child);
        }
    }
}
