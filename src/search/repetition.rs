//! `game.repetition` along a line of play: what stood before the root and what the search has
//! played from there.

use std::hash::Hash;

use super::evaluate::Evaluator;
use super::hash::hash;
use crate::rules::Setup;

/// The positions of a line as the rule compares them.
pub(super) struct RepetitionHistory<S> {
    /// What stood before the root.
    before_root: Vec<S>,
    /// One bit for each hash among `before`, so that most positions need no look at them.
    filter: [u64; 64],
    /// The root and what was played from it, each with `Evaluator::left`.
    path: Vec<(S, u16)>,
    /// How many times a position stands before the game ends.
    limit: usize,
}

impl<S: Copy + Eq + Hash> RepetitionHistory<S> {
    /// Before the root stood `history`; only what can still come again is kept.
    pub(super) fn new<G: Evaluator<State = S>>(
        game: &G,
        root: &S,
        history: &[Setup],
        limit: u8,
    ) -> RepetitionHistory<S> {
        let before_root = history.iter().map(|setup| game.lay_out(setup));
        let before_root: Vec<S> =
            before_root.filter(|state| game.material(state) == game.material(root)).collect();
        let mut filter = [0; 64];
        for state in &before_root {
            let (word, bit) = Self::bit(state);
            filter[word] |= bit;
        }
        RepetitionHistory { before_root, filter, path: Vec::new(), limit: limit as usize }
    }

    /// Turns before the root since something was last taken.
    pub(super) fn turns_since_capture(&self) -> usize {
        self.before_root.len()
    }

    #[inline]
    fn bit(state: &S) -> (usize, u64) {
        let hash = hash(state);
        (hash as usize % 64, 1 << (hash >> 6 & 63))
    }

    /// A move has led here.
    #[inline]
    pub(super) fn push(&mut self, state: S, material: u16) {
        self.path.push((state, material));
    }

    /// Whether the last move led to a position with this much left by taking something: nothing
    /// with as much left can have stood before, whatever the line.
    #[inline]
    pub(super) fn is_after_capture(&self, material: u16) -> bool {
        self.path.last().is_none_or(|(_, then)| *then > material)
    }

    /// The last move is taken back.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.path.pop();
    }

    /// Whether a position reached now, with so much left, ends the game by repetition.
    #[inline]
    pub(super) fn ends_game(&self, state: &S, material: u16) -> bool {
        // Before the last capture there was more left: nothing from there comes again.
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

    /// Whether a line to a real end that repeats nothing itself could still be cut short by what
    /// stood before the root. Where not, a proof found elsewhere holds here too: whoever follows
    /// the shortest proof never comes to the same position twice.
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
    use crate::rules::contract::Game;
    use crate::rules::{GameName, Setup, owari::Owari};

    fn setup(text: &str) -> Setup {
        Setup::parse(GameName::Owari, text).expect("a position string")
    }

    #[test]
    fn what_stood_before_and_what_was_played_count_together() {
        let game = Owari::default();
        let here = setup("1,0,0,0,0,2/1,0,0,0,0,0 0-0 S");
        let state = game.lay_out(&here);
        let mut history = RepetitionHistory::new(&game, &state, &[here], 3);
        let material = game.material(&state);
        assert!(!history.ends_game(&state, material), "it would stand for the second time");
        history.push(state, material);
        assert!(history.ends_game(&state, material));
        history.pop();
        assert!(!history.ends_game(&state, material));
    }

    #[test]
    fn only_what_can_come_again_is_kept() {
        let game = Owari::default();
        let root = game.lay_out(&setup("1,0,0,0,0,2/1,0,0,0,0,0 0-0 S"));
        let fuller = setup("1,0,0,0,0,2/1,0,0,0,0,2 0-0 S");
        let alike = setup("0,1,0,0,0,2/1,0,0,0,0,0 0-0 N");
        let history = RepetitionHistory::new(&game, &root, &[fuller, fuller, alike], 3);
        assert_eq!(history.before_root.len(), 1);
        assert!(!history.may_invalidate_proofs(), "it stood once only");
        assert!(RepetitionHistory::new(&game, &root, &[alike; 2], 3).may_invalidate_proofs());
        assert!(RepetitionHistory::new(&game, &root, &[alike], 2).may_invalidate_proofs());
    }
}
