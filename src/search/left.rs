//! What is left to win decides a position, or holds the estimate of it.

use super::evaluate::Judge;
use super::score::{SEED, Value};
use super::tree::{Found, Tree};

impl<G: Judge> Tree<'_, G> {
    /// Decides a position by the seeds that can still be won: all of them, or none, or as many as
    /// an endgame table says.
    #[inline]
    pub(super) fn by_what_is_left(
        &self,
        state: &G::State,
        left: u16,
        alpha: Value,
        beta: Value,
    ) -> Option<Found> {
        if !G::HAS_STORES {
            return None;
        }
        let all = left as Value * SEED;
        self.within(state, (-all, all), alpha, beta).or_else(|| {
            let is_told = left <= self.tabled && self.wear_at(left).is_none();
            is_told.then(|| self.by_tables(state, left, alpha, beta)).flatten()
        })
    }

    #[inline(never)]
    fn by_tables(&self, state: &G::State, left: u16, alpha: Value, beta: Value) -> Option<Found> {
        let fresh = self.standing.is_first_with(left);
        let bounds = self.game.look_up(self.tables?, state, fresh)?;
        let [lower, upper] = [bounds.lower, bounds.upper].map(|seeds| seeds as Value * SEED);
        self.within(state, (lower, upper), alpha, beta)
    }

    /// What a position is taken to be worth as it stands: an estimate, held within what an endgame
    /// table allows as long as nothing has stood before. With what did stand the bounds may be
    /// wider, so this is no proof; but where a circle pays by position they rarely meet, and a
    /// guess between the closer ones is far better than one that knows nothing of them.
    #[inline]
    pub(super) fn estimate(&self, state: &G::State) -> Value {
        let left = self.game.left(state);
        if let Some(wear) = self.wear_at(left) {
            return self.worn(wear, state);
        }
        let estimate = self.game.estimate(state);
        if self.tabled == 0 || left > self.tabled {
            return estimate;
        }
        self.held_by_tables(state, estimate)
    }

    #[inline(never)]
    fn held_by_tables(&self, state: &G::State, estimate: Value) -> Value {
        let bounds = self.tables.and_then(|tables| self.game.look_up(tables, state, true));
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
    fn within(
        &self,
        state: &G::State,
        (lower, upper): (Value, Value),
        alpha: Value,
        beta: Value,
    ) -> Option<Found> {
        let balance = self.game.balance(state);
        let value = if lower == upper || balance + lower >= beta {
            balance + lower
        } else if balance + upper <= alpha {
            balance + upper
        } else {
            return None;
        };
        Some(Found { value, proven: true })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU64};

    use super::super::standing::Standing;
    use super::super::tables::{Kind, Tables, build};
    use super::super::transpositions::{Lines, memory};
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
        let kind = Kind::of(&ruleset).expect("owari has tables");
        let table = build(&kind, SEEDS, &AtomicBool::new(false), &mut |_| {});
        let table = Arc::new(table.expect("nobody stops it"));
        let tables = Tables::new(table, &ruleset).expect("a table of its own kind");
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
    fn holds<G: Judge>(game: G, state: &G::State, tables: &Tables) -> bool {
        let (stop, elsewhere) = (AtomicBool::new(false), AtomicU64::new(0));
        let control =
            Control { stop: &stop, deadline: None, nodes: 1, elsewhere: &elsewhere, helps: false };
        let mut memory = memory::<G::Entries>(1, 1 << 10);
        let table = Lines::of(&mut memory);
        let standing = Standing::new(&game, state, &[], 3);
        let share = Share::OwnSide;
        let tree = Tree::new(game, state, control, table, Some(tables), standing, share);
        let bounds = game.look_up(tables, state, true).expect("few seeds");
        let gain = tree.estimate(state) - game.balance(state);
        assert!((bounds.lower as Value * SEED..=bounds.upper as Value * SEED).contains(&gain));
        tree.estimate(state) != game.estimate(state)
    }
}
