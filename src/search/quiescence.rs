//! Beyond the horizon: captures and further turns are followed until the position is quiet, so
//! that none is judged in the middle of an exchange.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use super::tree::{Child, NodeResult, Stopped, Tree, unproven};
use crate::rules::Side;

impl<G: Evaluator> Tree<'_, G> {
    /// What a position at the horizon is worth: as it stands, or after the best of the captures
    /// and further turns, `plies` of them in a row at the most.
    pub(super) fn quiescence(
        &mut self,
        state: &G::State,
        plies: u32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<NodeResult, Stopped> {
        // 1. The mover need not capture: he has at least what he has.
        let stand_pat = self.estimate(state);
        if plies == 0 || stand_pat >= beta {
            return unproven(stand_pat);
        }
        alpha = alpha.max(stand_pat);

        // 2. Lay out what changes the stores or keeps the turn.
        let mover = self.game.to_move(state);
        let first = self.children.len();
        let (game, children) = (&self.game, &mut self.children);
        game.each_child(state, |code, child| {
            let gain = game.gain(state, child, mover);
            let again = game.to_move(child) == mover;
            if gain >= SEED * 2 || again {
                children.push(Child {
                    ordering_score: gain + again as i32 * SEED,
                    code,
                    state: *child,
                });
            }
        });

        // 3. The largest gain first.
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

    /// [`Tree::judge`] of a position one move on, worth to `mover`.
    fn quiescence_child(
        &mut self,
        mover: Side,
        child: &G::State,
        plies: u32,
        ply: usize,
        (alpha, beta): (Value, Value),
    ) -> Result<NodeResult, Stopped> {
        self.count_node()?;
        let is_his = self.game.to_move(child) == mover;
        let (alpha, beta) = if is_his { (alpha, beta) } else { (-beta, -alpha) };
        let material = self.game.material(child);
        let found = if self.game.is_over(child) {
            NodeResult { value: self.game.final_value(child, ply), proven: true }
        } else if let Some(found) = self.material_cutoff(child, material, alpha, beta) {
            found
        } else {
            self.quiescence(child, plies, ply, alpha, beta)?
        };
        Ok(if is_his { found } else { NodeResult { value: -found.value, ..found } })
    }
}
