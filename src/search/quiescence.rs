//! Quiescence search: beyond the horizon, follow captures and extra turns until the position is
//! quiet, so that no position is estimated in the middle of an exchange.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use super::tree::{Child, NodeResult, SearchTree, Stopped, unproven};
use crate::rules::Side;
use crate::rules::contract::GameState;

impl<G: Evaluator> SearchTree<'_, G> {
    /// The value of a position at the horizon: its estimate (stand pat), or the value after the
    /// best capture or extra turn, at most `plies` of them in a row.
    pub(super) fn quiescence(
        &mut self,
        state: &G::State,
        plies: u32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<NodeResult, Stopped> {
        // 1. Stand pat: the mover need not capture, so the estimate is a lower bound.
        let stand_pat = self.estimate(state);
        if plies == 0 || stand_pat >= beta {
            return unproven(stand_pat);
        }
        alpha = alpha.max(stand_pat);

        // 2. Generate the moves that change the stores or keep the turn.
        let mover = state.to_move();
        let first = self.children.len();
        let (game, sight, children) = (&self.game, &self.sight, &mut self.children);
        game.each_child(state, |code, child| {
            let gain = game.gain(state, child, mover);
            let again = child.to_move() == mover;
            let may_matter = gain >= SEED * 2 || again;
            if may_matter && !sight.is_some_and(|it| it.overlooks(game, state, code, child)) {
                children.push(Child {
                    ordering_score: gain + again as i32 * SEED,
                    code,
                    state: *child,
                });
            }
        });

        // 3. Search the largest gain first.
        let mut best = stand_pat;
        let mut result = Ok(());
        for next in first..self.children.len() {
            let Child { state: child, .. } = self.pick_next(next);
            match self.quiescence_child(mover, &child, plies - 1, ply + 1, (alpha, beta)) {
                Ok(found) => best = best.max(found.value),
                Err(stopped) => {
                    result = Err(stopped);
                    break;
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.children.truncate(first);
        result?;
        unproven(best)
    }

    /// [`SearchTree::quiescence`] of a child; the value is for `mover`.
    fn quiescence_child(
        &mut self,
        mover: Side,
        child: &G::State,
        plies: u32,
        ply: usize,
        (alpha, beta): (Value, Value),
    ) -> Result<NodeResult, Stopped> {
        self.count_node()?;
        let moves_again = child.to_move() == mover;
        let (alpha, beta) = if moves_again { (alpha, beta) } else { (-beta, -alpha) };
        let material = self.game.material(child);
        let found = if child.is_over() {
            NodeResult { value: self.game.final_value(child, ply), proven: true }
        } else if let Some(found) = self.material_cutoff(child, material, alpha, beta) {
            found
        } else {
            self.quiescence(child, plies, ply, alpha, beta)?
        };
        Ok(if moves_again { found } else { NodeResult { value: -found.value, ..found } })
    }
}
