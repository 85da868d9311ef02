//! `game.repetition` along a line of play: what stood before the root and what the search has
//! played from there.

use std::hash::{Hash, Hasher};

use super::evaluate::Judge;
use crate::rules::Setup;

/// A hash with one more word in it.
#[inline]
pub(super) fn mix(hash: u64, word: u64) -> u64 {
    let mixed = (hash.rotate_left(23) ^ word) as u128 * 0x9E37_79B9_7F4A_7C15;
    (mixed >> 64) as u64 ^ mixed as u64
}

/// A quick, always equal hash: the same search is the same on every run.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            let word = word.try_into().map_or(0, u64::from_le_bytes);
            self.write_u64(word);
        }
        for byte in words.remainder() {
            self.write_u64(*byte as u64);
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.0 = mix(self.0, n);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

/// The hash of a position.
#[inline]
pub(super) fn hash(state: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    state.hash(&mut mixer);
    mixer.finish()
}

/// The positions of a line as the rule compares them.
pub(super) struct Standing<S> {
    /// What stood before the root.
    before: Vec<S>,
    /// One bit for each hash among `before`, so that most positions need no look at them.
    hashes: [u64; 64],
    /// The root and what was played from it, each with `Judge::left`.
    played: Vec<(S, u16)>,
    /// How many times a position stands before the game ends.
    at: usize,
}

impl<S: Copy + Eq + Hash> Standing<S> {
    /// Before the root stood `history`; only what can still come again is kept.
    pub(super) fn new<G: Judge<State = S>>(
        game: &G,
        root: &S,
        history: &[Setup],
        at: u8,
    ) -> Standing<S> {
        let before = history.iter().map(|setup| game.lay_out(setup));
        let before: Vec<S> = before.filter(|state| game.left(state) == game.left(root)).collect();
        let mut hashes = [0; 64];
        for state in &before {
            let (word, bit) = Self::bit(state);
            hashes[word] |= bit;
        }
        Standing { before, hashes, played: Vec::new(), at: at as usize }
    }

    /// Turns before the root since something was last taken.
    pub(super) fn turns_before(&self) -> usize {
        self.before.len()
    }

    #[inline]
    fn bit(state: &S) -> (usize, u64) {
        let hash = hash(state);
        (hash as usize % 64, 1 << (hash >> 6 & 63))
    }

    /// A move has led here.
    #[inline]
    pub(super) fn push(&mut self, state: S, left: u16) {
        self.played.push((state, left));
    }

    /// Whether the last move led to a position with this much left by taking something: nothing
    /// with as much left can have stood before, whatever the line.
    #[inline]
    pub(super) fn is_first_with(&self, left: u16) -> bool {
        self.played.last().is_none_or(|(_, then)| *then > left)
    }

    /// The last move is taken back.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.played.pop();
    }

    /// Whether a position reached now, with so much left, ends the game by repetition.
    #[inline]
    pub(super) fn ends(&self, state: &S, left: u16) -> bool {
        // Before the last capture there was more left: nothing from there comes again.
        let since = self.played.iter().rev().take_while(|(_, then)| *then == left);
        let stood_before = || {
            let (word, bit) = Self::bit(state);
            self.hashes[word] & bit != 0
        };
        let mut times = 1 + since.filter(|(stood, _)| stood == state).count();
        if !self.before.is_empty() && stood_before() {
            times += self.before.iter().filter(|stood| *stood == state).count();
        }
        times >= self.at
    }

    /// Whether a line to a real end that repeats nothing itself could still be cut short by what
    /// stood before the root. Where not, a proof found elsewhere holds here too: whoever follows
    /// the shortest proof never comes to the same position twice.
    pub(super) fn may_cut_proofs(&self) -> bool {
        let often = |state: &S| {
            let times = self.before.iter().filter(|stood| *stood == state).count();
            times + 2 > self.at
        };
        self.before.iter().any(often)
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
        let mut standing = Standing::new(&game, &state, &[here], 3);
        let left = game.left(&state);
        assert!(!standing.ends(&state, left), "it would stand for the second time");
        standing.push(state, left);
        assert!(standing.ends(&state, left));
        standing.pop();
        assert!(!standing.ends(&state, left));
    }

    #[test]
    fn only_what_can_come_again_is_kept() {
        let game = Owari::default();
        let root = game.lay_out(&setup("1,0,0,0,0,2/1,0,0,0,0,0 0-0 S"));
        let fuller = setup("1,0,0,0,0,2/1,0,0,0,0,2 0-0 S");
        let alike = setup("0,1,0,0,0,2/1,0,0,0,0,0 0-0 N");
        let standing = Standing::new(&game, &root, &[fuller, fuller, alike], 3);
        assert_eq!(standing.before.len(), 1);
        assert!(!standing.may_cut_proofs(), "it stood once only");
        assert!(Standing::new(&game, &root, &[alike; 2], 3).may_cut_proofs());
        assert!(Standing::new(&game, &root, &[alike], 2).may_cut_proofs());
    }
}
