//! Bounds from the seeds left on the board: they cut the search off or limit an estimate. And the
//! estimates themselves.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use super::tree::{NodeResult, SearchTree};

impl<G: Evaluator> SearchTree<'_, G> {
    /// Cuts off by the seeds that can still be won: at most all that are left, or the bounds of an
    /// endgame table.
    #[inline]
    pub(super) fn material_cutoff(
        &self,
        state: &G::State,
        material: u16,
        alpha: Value,
        beta: Value,
    ) -> Option<NodeResult> {
        if !G::HAS_STORES {
            return None;
        }
        let all = material as Value * SEED;
        self.cutoff_within(state, (-all, all), alpha, beta).or_else(|| {
            let is_covered =
                material <= self.table_seeds && self.stall_decay_at(material).is_none();
            is_covered.then(|| self.table_cutoff(state, material, alpha, beta)).flatten()
        })
    }

    #[inline(never)]
    fn table_cutoff(
        &self,
        state: &G::State,
        material: u16,
        alpha: Value,
        beta: Value,
    ) -> Option<NodeResult> {
        let fresh = self.repetition.is_after_capture(material);
        let bounds = self.game.probe(self.endgame_table?, state, fresh)?;
        let [lower, upper] = [bounds.lower, bounds.upper].map(|seeds| seeds as Value * SEED);
        self.cutoff_within(state, (lower, upper), alpha, beta)
    }

    /// The static evaluation, clamped to the bounds of the endgame table. These bounds assume that
    /// no earlier position is repeated. So the result is no proof, but a much better guess than the
    /// plain estimate, above all where a repetition pays by position and the proven bounds rarely
    /// meet.
    #[inline]
    pub(super) fn estimate(&self, state: &G::State) -> Value {
        if let Some(sight) = &self.sight {
            return sight.estimate(&self.game, state);
        }
        let material = self.game.material(state);
        if let Some(decay) = self.stall_decay_at(material) {
            return self.decayed_estimate(decay, state);
        }
        let estimate = self.static_estimate(state);
        if self.table_seeds == 0 || material > self.table_seeds {
            return estimate;
        }
        self.clamp_to_table(state, estimate)
    }

    /// The static evaluation, by the network if there is one.
    #[inline]
    pub(super) fn static_estimate(&self, state: &G::State) -> Value {
        match self.network {
            Some(network) => self.game.network_estimate(network, state),
            None => self.game.estimate(state),
        }
    }

    /// The value without further search: the estimate. A fixed-depth search of a game with stores
    /// uses the difference of the stores instead.
    pub(super) fn static_value(&self, state: &G::State) -> Value {
        if self.fixed_depth && G::HAS_STORES {
            self.game.balance(state)
        } else {
            self.static_estimate(state)
        }
    }

    #[inline(never)]
    fn clamp_to_table(&self, state: &G::State, estimate: Value) -> Value {
        let bounds = self.endgame_table.and_then(|tables| self.game.probe(tables, state, true));
        bounds.map_or(estimate, |bounds| {
            let balance = self.game.balance(state);
            let [lower, upper] =
                [bounds.lower, bounds.upper].map(|seeds| balance + seeds as Value * SEED);
            estimate.clamp(lower, upper)
        })
    }

    /// Returns a proven value if the bounds on the mover's further gain meet or lie outside the
    /// window.
    #[inline]
    fn cutoff_within(
        &self,
        state: &G::State,
        (lower, upper): (Value, Value),
        alpha: Value,
        beta: Value,
    ) -> Option<NodeResult> {
        let balance = self.game.balance(state);
        let value = if lower == upper || balance + lower >= beta {
            balance + lower
        } else if balance + upper <= alpha {
            balance + upper
        } else {
            return None;
        };
        Some(NodeResult { value, proven: true })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU64};
    use std::time::Instant;

    use super::super::clock_watch::ClockWatch;
    use super::super::repetition::RepetitionHistory;
    use super::super::tables::{TableKind, TableView, build};
    use super::super::transpositions::{TranspositionTable, allocate};
    use super::super::tree::SearchControl;
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup, Share, each_game};

    const SEEDS: usize = 5;

    #[test]
    fn estimates_stay_within_the_bounds_of_an_endgame_table() {
        let mut ruleset = Ruleset::new(GameName::Owari);
        ruleset.set("preset", "abapa").expect("a preset");
        let kind = TableKind::of(&ruleset).expect("owari has tables");
        let table = build(&kind, SEEDS, &AtomicBool::new(false), &mut |_| {});
        let table = Arc::new(table.expect("nobody stops it"));
        let tables = TableView::new(table, &ruleset).expect("a table of the right kind");
        let mut clamped = 0;
        for text in [
            "0,0,0,0,1,2/0,1,0,0,0,1 21-22 S",
            "0,1,0,0,0,2/0,0,0,0,0,2 22-21 N",
            "1,0,1,0,0,0/0,0,0,1,1,1 20-23 S",
            "0,0,0,0,0,4/1,0,0,0,0,0 20-23 S",
        ] {
            let position =
                ruleset.position(&Setup::parse(ruleset.name(), text).expect("a position"));
            let position = position.expect("one that may be set up");
            clamped += usize::from(
                each_game!(&position, game, state => is_clamped(*game, state, &tables)),
            );
        }
        assert!(clamped > 0, "some estimate must be clamped");
    }

    /// Checks that the estimate is within the bounds. Returns whether it had to be clamped.
    fn is_clamped<G: Evaluator>(game: G, state: &G::State, tables: &TableView) -> bool {
        let (stop, helper_nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let control = SearchControl {
            stop: &stop,
            watch: ClockWatch::new(None, Instant::now()),
            nodes: 1,
            helper_nodes: &helper_nodes,
            helper: None,
        };
        let mut memory = allocate::<G::TtFormat>(1, 1 << 10);
        let table = TranspositionTable::of(&mut memory);
        let repetition = RepetitionHistory::new(&game, state, &[], 3);
        let share = Share::OwnSide;
        let tree = SearchTree::new(game, state, control, table, Some(tables), repetition, share);
        let bounds = game.probe(tables, state, true).expect("few seeds");
        let gain = tree.estimate(state) - game.balance(state);
        assert!((bounds.lower as Value * SEED..=bounds.upper as Value * SEED).contains(&gain));
        tree.estimate(state) != game.estimate(state)
    }
}
