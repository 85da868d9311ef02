//! `game.repetition` along a line of play: counts positions before the root and on the current
//! path.

use super::evaluate::Evaluator;
use super::hash::hash;
use crate::rules::Setup;
use crate::rules::contract::GameState;

/// Positions that can still be repeated, in the form the rule compares.
pub(super) struct RepetitionHistory<S> {
    /// Positions before the root with as much material as the root.
    before_root: Vec<S>,
    /// A Bloom filter of `before_root`, so that most positions need no comparison.
    filter: [u64; 64],
    /// The root and the positions played from it, each with its `Evaluator::material`.
    path: Vec<(S, u16)>,
    /// The occurrence of a position that ends the game: 2 for the second, 3 for the third.
    limit: usize,
}

impl<S: GameState> RepetitionHistory<S> {
    /// Keeps the positions of `history` that can still be repeated: those with as much material as
    /// the root.
    pub(super) fn new<G: Evaluator<State = S>>(
        game: &G,
        root: &S,
        history: &[Setup],
        limit: u8,
    ) -> RepetitionHistory<S> {
        let before_root = history.iter().map(|setup| GameState::lay_out(setup));
        let before_root: Vec<S> =
            before_root.filter(|state| game.material(state) == game.material(root)).collect();
        let mut filter = [0; 64];
        for state in &before_root {
            let (word, bit) = Self::bit(state);
            filter[word] |= bit;
        }
        RepetitionHistory { before_root, filter, path: Vec::new(), limit: limit as usize }
    }

    /// How many turns before the root captured nothing.
    pub(super) fn turns_since_capture(&self) -> usize {
        self.before_root.len()
    }

    #[inline]
    fn bit(state: &S) -> (usize, u64) {
        let hash = hash(state);
        (hash as usize % 64, 1 << (hash >> 6 & 63))
    }

    /// Adds a position to the path.
    #[inline]
    pub(super) fn push(&mut self, state: S, material: u16) {
        self.path.push((state, material));
    }

    /// Whether the last move captured: then no earlier position can have as little material.
    #[inline]
    pub(super) fn is_after_capture(&self, material: u16) -> bool {
        self.path.last().is_none_or(|(_, then)| *then > material)
    }

    /// Removes the last position from the path.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.path.pop();
    }

    /// Whether reaching this position ends the game by repetition.
    #[inline]
    pub(super) fn ends_game(&self, state: &S, material: u16) -> bool {
        // Positions before the last capture had more material and cannot occur again.
        let since = self.path.iter().rev().take_while(|(_, then)| *then == material);
        let may_have_occurred = || {
            let (word, bit) = Self::bit(state);
            self.filter[word] & bit != 0
        };
        let mut times = 1 + since.filter(|(earlier, _)| earlier == state).count();
        if !self.before_root.is_empty() && may_have_occurred() {
            times += self.before_root.iter().filter(|earlier| *earlier == state).count();
        }
        times >= self.limit
    }

    /// Whether a position before the root could cut off a proven line that repeats nothing itself.
    /// If not, proofs from the transposition table hold here too, because the shortest proof never
    /// visits a position twice.
    pub(super) fn may_invalidate_proofs(&self) -> bool {
        let often = |state: &S| {
            let times = self.before_root.iter().filter(|earlier| *earlier == state).count();
            times + 2 > self.limit
        };
        self.before_root.iter().any(often)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Setup, owari::Owari};

    fn setup(text: &str) -> Setup {
        Setup::parse(GameName::Owari, text).expect("a position string")
    }

    #[test]
    fn positions_before_the_root_and_on_the_path_count_together() {
        let game = Owari::default();
        let here = setup("1,0,0,0,0,2/1,0,0,0,0,0 0-0 S");
        let state = GameState::lay_out(&here);
        let mut history = RepetitionHistory::new(&game, &state, &[here], 3);
        let material = game.material(&state);
        assert!(!history.ends_game(&state, material), "this would be its second occurrence");
        history.push(state, material);
        assert!(history.ends_game(&state, material));
        history.pop();
        assert!(!history.ends_game(&state, material));
    }

    #[test]
    fn only_repeatable_positions_are_kept() {
        let game = Owari::default();
        let root = GameState::lay_out(&setup("1,0,0,0,0,2/1,0,0,0,0,0 0-0 S"));
        let fuller = setup("1,0,0,0,0,2/1,0,0,0,0,2 0-0 S");
        let alike = setup("0,1,0,0,0,2/1,0,0,0,0,0 0-0 N");
        let history = RepetitionHistory::new(&game, &root, &[fuller, fuller, alike], 3);
        assert_eq!(history.before_root.len(), 1);
        assert!(!history.may_invalidate_proofs(), "it occurred only once");
        assert!(RepetitionHistory::new(&game, &root, &[alike; 2], 3).may_invalidate_proofs());
        assert!(RepetitionHistory::new(&game, &root, &[alike], 2).may_invalidate_proofs());
    }
}
