//! Counting the positions a game can reach: the measure of a reading of the rules and its speed.

use std::hint::black_box;

use super::bawo::openings;
use super::contract::Game;
use super::event::{Recorder, Silent};
use super::moves::Move;
use super::position::{Position, each_game};

/// How [`Position::perft_by`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// The last ply is counted without being played.
    Bulk,
    /// Every leaf is played.
    EveryLeaf,
    /// Every move is played and its events recorded.
    Recorded,
}

impl Position {
    /// The number of leaves at `depth` moves; 1 at depth 0. A finished game or round has no
    /// children; nothing that stood before the root counts.
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_by(depth, Counting::Bulk)
    }

    /// [`Position::perft`] by one of three ways of counting, all with the same result.
    pub fn perft_by(&self, depth: u32, counting: Counting) -> u64 {
        each_game!(self, game, state => match counting {
            Counting::Bulk => bulk(game, state, depth),
            Counting::EveryLeaf => every_leaf(game, state, depth),
            Counting::Recorded => recorded(game, state, depth),
        })
    }

    /// Each legal move with the leaves below it, in canonical order; empty at depth 0.
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let Some(below) = depth.checked_sub(1) else {
            return Vec::new();
        };
        each_game!(self, game, state => {
            let mut leaves = Vec::new();
            game.each_child(state, |code, child| {
                leaves.push((game.name_move(state, code), bulk(game, child, below)));
            });
            for mv in self.placements() {
                let mut child = *state;
                game.lay(&mut child, &mv, &mut Silent);
                leaves.push((mv, bulk(game, &child, below)));
            }
            leaves
        })
    }
}

fn placed<G: Game>(game: &G, state: &G::State, mut visit: impl FnMut(&G::State)) {
    if game.placements(state) > 0 {
        for mv in openings(game.to_move(state)) {
            let mut child = *state;
            game.lay(&mut child, &mv, &mut Silent);
            visit(&child);
        }
    }
}

fn bulk<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.moves(state).len() as u64 + game.placements(state),
        _ => {
            let mut leaves = 0;
            game.each_child(state, |_, child| leaves += bulk(game, child, depth - 1));
            placed(game, state, |child| leaves += bulk(game, child, depth - 1));
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
    placed(game, state, |child| leaves += every_leaf(game, child, depth - 1));
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
    placed(game, state, |child| leaves += recorded(game, child, depth - 1));
    leaves
}
