//! Beyond the horizon: captures and further turns are followed until the position is quiet, so
//! that none is judged in the middle of an exchange.

use super::evaluate::Judge;
use super::score::{SEED, Value};
use super::tree::{Child, Found, Stopped, Tree, guessed};
use crate::rules::Side;

impl<G: Judge> Tree<'_, G> {
    /// What a position at the horizon is worth: as it stands, or after the best of the captures
    /// and further turns, `plies` of them in a row at the most.
    pub(super) fn judge(
        &mut self,
        state: &G::State,
        plies: u32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<Found, Stopped> {
        // 1. The mover need not capture: he has at least what he has.
        let standing = self.estimate(state);
        if plies == 0 || standing >= beta {
            return guessed(standing);
        }
        alpha = alpha.max(standing);

        // 2. Lay out what changes the stores or keeps the turn.
        let mover = self.game.to_move(state);
        let first = self.children.len();
        let (game, children) = (&self.game, &mut self.children);
        game.each_child(state, |code, child| {
            let gain = game.progress(state, child, mover);
            let again = game.to_move(child) == mover;
            if gain >= SEED * 2 || again {
                children.push(Child { rank: gain + again as i32 * SEED, code, state: *child });
            }
        });

        // 3. The largest gain first.
        let mut best = standing;
        let mut result = Ok(());
        for next in first..self.children.len() {
            let Child { state: child, .. } = self.pick(next);
            match self.judge_child(mover, &child, plies - 1, ply + 1, (alpha, beta)) {
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
        guessed(best)
    }

    /// [`Tree::judge`] of a position one move on, worth to `mover`.
    fn judge_child(
        &mut self,
        mover: Side,
        child: &G::State,
        plies: u32,
        ply: usize,
        (alpha, beta): (Value, Value),
    ) -> Result<Found, Stopped> {
        self.count()?;
        let is_his = self.game.to_move(child) == mover;
        let (alpha, beta) = if is_his { (alpha, beta) } else { (-beta, -alpha) };
        let left = self.game.left(child);
        let found = if self.game.is_over(child) {
            Found { value: self.game.ended(child, ply), proven: true }
        } else if let Some(found) = self.by_what_is_left(child, left, alpha, beta) {
            found
        } else {
            self.judge(child, plies, ply, alpha, beta)?
        };
        Ok(if is_his { found } else { Found { value: -found.value, ..found } })
    }
}
