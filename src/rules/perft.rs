//! Counts the positions a game can reach: a check of the rules and of their speed.

use std::hint::black_box;

use super::contract::Game;
use super::event::{Recorder, Silent};
use super::games::{Position, each_game};
use super::moves::Move;

/// The greatest depth of a count, in moves: each move uses stack space.
pub const MOST_PERFT_DEPTH: u32 = 1_000;

/// How [`Position::perft_by`] counts. All three ways give the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// The last move is counted without being played.
    Bulk,
    /// Every move is played.
    EveryLeaf,
    /// Every move is played and its events recorded.
    Recorded,
}

impl Position {
    /// The number of leaves at `depth` moves; 1 at depth 0. A finished game or round has no
    /// children. Positions before the root do not count as repetitions.
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_PERFT_DEPTH`].
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_by(depth, Counting::Bulk)
    }

    /// [`Position::perft`] with a choice of how to count.
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_PERFT_DEPTH`].
    pub fn perft_by(&self, depth: u32, counting: Counting) -> u64 {
        assert!(depth <= MOST_PERFT_DEPTH, "perft at depth {depth}");
        each_game!(self, game, state => match counting {
            Counting::Bulk => bulk(game, state, depth, &|_| false),
            Counting::EveryLeaf => every_leaf(game, state, depth),
            Counting::Recorded => recorded(game, state, depth),
        })
    }

    /// [`Position::perft`], or `None` if `stop` returned true; it must then keep returning true.
    /// `stop` is called before each position that is two or more moves from the leaves, with the
    /// amount of work that comes next: 1 for most positions, more if a player may place seeds.
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_PERFT_DEPTH`].
    pub fn perft_unless(&self, depth: u32, stop: &impl Fn(u64) -> bool) -> Option<u64> {
        assert!(depth <= MOST_PERFT_DEPTH, "perft at depth {depth}");
        let leaves = each_game!(self, game, state => bulk(game, state, depth, stop));
        (!stop(0)).then_some(leaves)
    }

    /// Each legal move with the number of leaves below it, in canonical order; empty at depth 0.
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_PERFT_DEPTH`].
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move, u64)> {
        self.divide(depth, &|_| false)
    }

    /// [`Position::perft_divide`], or `None` if `stop` returned true, as in
    /// [`Position::perft_unless`].
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_PERFT_DEPTH`].
    pub fn perft_divide_unless(
        &self,
        depth: u32,
        stop: &impl Fn(u64) -> bool,
    ) -> Option<Vec<(Move, u64)>> {
        let leaves = self.divide(depth, stop);
        (!stop(0)).then_some(leaves)
    }

    fn divide(&self, depth: u32, stop: &impl Fn(u64) -> bool) -> Vec<(Move, u64)> {
        assert!(depth <= MOST_PERFT_DEPTH, "perft at depth {depth}");
        let Some(below) = depth.checked_sub(1) else {
            return Vec::new();
        };
        each_game!(self, game, state => {
            let mut leaves = Vec::new();
            game.each_child(state, |code, child| {
                leaves.push((game.name_move(state, code), bulk(game, child, below, stop)));
            });
            for mv in self.placements() {
                let mut child = *state;
                game.lay(&mut child, &mv, &mut Silent);
                leaves.push((mv, bulk(game, &child, below, stop)));
            }
            leaves
        })
    }
}

/// Counts until `stop` returns true; the number is then meaningless.
fn bulk<G: Game>(game: &G, state: &G::State, depth: u32, stop: &impl Fn(u64) -> bool) -> u64 {
    match depth {
        0 => 1,
        1 => game.moves(state).len() as u64 + game.placements(state),
        // About 16 placements take as long as the moves of another position.
        _ if stop(1 + game.placements(state) / 16) => 0,
        _ => {
            let mut leaves = 0;
            game.each_child(state, |_, child| leaves += bulk(game, child, depth - 1, stop));
            game.each_placement(state, |child| leaves += bulk(game, child, depth - 1, stop));
            leaves
        }
    }
}

fn every_leaf<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        black_box(state);
        return 1;
    }
    let mut leaves = 0;
    game.each_child(state, |_, child| leaves += every_leaf(game, child, depth - 1));
    game.each_placement(state, |child| leaves += every_leaf(game, child, depth - 1));
    leaves
}

fn recorded<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    let mut recorder = Recorder::default();
    for code in game.moves(state) {
        let mut child = *state;
        recorder.events.clear();
        game.turn(&mut child, code, &mut recorder);
        black_box(&recorder.events);
        leaves += recorded(game, &child, depth - 1);
    }
    game.each_placement(state, |child| leaves += recorded(game, child, depth - 1));
    leaves
}
