//! What is left to win decides a position, or holds the estimate of it.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use super::tree::{NodeResult, Tree};

impl<G: Evaluator> Tree<'_, G> {
    /// Decides a position by the seeds that can still be won: all of them, or none, or as many as
    /// an endgame table says.
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

    /// What a position is taken to be worth as it stands: an estimate, held within what an endgame
    /// table allows as long as nothing has stood before. With what did stand the bounds may be
    /// wider, so this is no proof; but where a circle pays by position they rarely meet, and a
    /// guess between the closer ones is far better than one that knows nothing of them.
    #[inline]
    pub(super) fn estimate(&self, state: &G::State) -> Value {
        let material = self.game.material(state);
        if let Some(decay) = self.stall_decay_at(material) {
            return self.decayed_estimate(decay, state);
        }
        let estimate = self.game.estimate(state);
        if self.table_seeds == 0 || material > self.table_seeds {
            return estimate;
        }
        self.clamp_to_table(state, estimate)
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

    /// Decides a position from which the mover gains from `lower` to `upper` more, where these meet
    /// or lie beyond the window.
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

    use super::super::repetition::RepetitionHistory;
    use super::super::tables::{TableKind, TableView, build};
    use super::super::transpositions::{TranspositionTable, allocate};
    use super::super::tree::Control;
    use super::*;
    use crate::rules::position::each_game;
    use crate::rules::{GameName, Ruleset, Setup, Share};

    /// The seeds that this table holds.
    const SEEDS: usize = 5;

    #[test]
    fn an_estimate_stays_within_what_an_endgame_table_allows() {
        let mut ruleset = Ruleset::new(GameName::Owari);
        ruleset.set("preset", "abapa").expect("a preset");
        let kind = TableKind::of(&ruleset).expect("owari has tables");
        let table = build(&kind, SEEDS, &AtomicBool::new(false), &mut |_| {});
        let table = Arc::new(table.expect("nobody stops it"));
        let tables = TableView::new(table, &ruleset).expect("a table of its own kind");
        let mut held = 0;
        for text in [
            "0,0,0,0,1,2/0,1,0,0,0,1 21-22 S",
            "0,1,0,0,0,2/0,0,0,0,0,2 22-21 N",
            "1,0,1,0,0,0/0,0,0,1,1,1 20-23 S",
            "0,0,0,0,0,4/1,0,0,0,0,0 20-23 S",
        ] {
            let position =
                ruleset.position(&Setup::parse(ruleset.name(), text).expect("a position"));
            let position = position.expect("one that may be set up");
            held += usize::from(each_game!(&position, game, state => holds(*game, state, &tables)));
        }
        assert!(held > 0, "some estimate has to be held");
    }

    /// Whether the table had to hold the estimate of a position; it is within bounds in any case.
    fn holds<G: Evaluator>(game: G, state: &G::State, tables: &TableView) -> bool {
        let (stop, helper_nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let control = Control {
            stop: &stop,
            deadline: None,
            nodes: 1,
            helper_nodes: &helper_nodes,
            is_helper: false,
        };
        let mut memory = allocate::<G::TtFormat>(1, 1 << 10);
        let table = TranspositionTable::of(&mut memory);
        let repetition = RepetitionHistory::new(&game, state, &[], 3);
        let share = Share::OwnSide;
        let tree = Tree::new(game, state, control, table, Some(tables), repetition, share);
        let bounds = game.probe(tables, state, true).expect("few seeds");
        let gain = tree.estimate(state) - game.balance(state);
        assert!((bounds.lower as Value * SEED..=bounds.upper as Value * SEED).contains(&gain));
        tree.estimate(state) != game.estimate(state)
    }
}
