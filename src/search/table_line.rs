//! Best play where an endgame table knows the rest: the search stops there, but a line that is shown
//! goes on.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use super::tree::SearchTree;
use crate::rules::contract::GameState;
use crate::rules::event::Silent;
use crate::rules::moves::Code;

/// How many moves are added to a line at most.
const MOST_ADDED: usize = 30;

impl<G: Evaluator> SearchTree<'_, G> {
    /// The moves of best play from a position on, as far as the table knows every value for certain
    /// and no position comes twice. Of several best moves it takes the one that gains most at once.
    pub(super) fn table_line(&self, from: &G::State) -> Vec<Code> {
        let (mut state, mut line) = (*from, Vec::new());
        let mut seen = vec![state.repetition_key()];
        while line.len() < MOST_ADDED && !state.is_over() {
            let Some((code, next)) = self.table_move(&state, &seen) else { break };
            line.push(code);
            state = next;
            seen.push(state.repetition_key());
        }
        line
    }

    fn table_move(&self, state: &G::State, seen: &[G::State]) -> Option<(Code, G::State)> {
        let known = self.known_value(state)?;
        let mover = state.to_move();
        let after = |code: Code| {
            let mut next = *state;
            self.game.turn(&mut next, code, &mut Silent);
            let value = self.known_value(&next)?;
            let value = if next.to_move() == mover { value } else { -value };
            let is_best = value == known && !seen.contains(&next.repetition_key());
            is_best.then_some((code, next))
        };
        let best = self.game.moves(state).into_iter().filter_map(after);
        best.max_by_key(|(code, next)| {
            (self.game.gain(state, next, mover), std::cmp::Reverse(*code))
        })
    }

    /// The value of a position for its mover, if it is over or the table knows it for every history.
    fn known_value(&self, state: &G::State) -> Option<Value> {
        if state.is_over() {
            return Some(self.game.final_value(state, 0));
        }
        let bounds = self.game.probe(self.endgame_table?, state, false)?;
        let is_known = bounds.lower == bounds.upper;
        is_known.then(|| self.game.balance(state) + bounds.lower as Value * SEED)
    }
}
