//! The fast moves are equal to those of the rules.

use super::cyclic::{MoveGenerator, MoveSink};
use super::giuthi_moves::GiuthiMoves;
use super::index::{positions_below, rank, rank_row, unrank};
use super::oware_moves::{CaptureRule, OwareMoves};
use super::rule_moves::{self, Successor};
use super::workers::{RowBlock, RowTable};
use crate::rules::awale::{Awale, OverLimit};
use crate::rules::contract::Game;
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::{GrandSlam, Owari};
use crate::rules::{Share, TwoRows};

/// What a move gains and the position it leads to (`None` at the end of the game). After a move
/// without a capture also the lead in seeds on the own side.
type MoveEffect = (i8, Option<(u32, i8)>);

/// Collects the moves of one position of a block.
struct SinglePosition {
    at: usize,
    effects: Vec<MoveEffect>,
}

impl MoveSink for SinglePosition {
    fn wants(&self, at: usize) -> bool {
        at == self.at
    }

    fn ends_game(&mut self, at: usize, gain: i8) {
        if at == self.at {
            self.effects.push((gain, None));
        }
    }

    fn continues(&mut self, at: usize, taken: i8, to: u32, side_lead: i8) {
        if at == self.at {
            self.effects.push((taken, Some((to, if taken == 0 { side_lead } else { 0 }))));
        }
    }
}

fn fast_effects(
    moves: &impl MoveGenerator,
    rows: &RowTable,
    own: u64,
    other: u64,
) -> Vec<MoveEffect> {
    let (own_rank, own_seeds) = rank_row(own);
    let (at, other_seeds) = rank_row(other);
    let others = rows.of(other_seeds);
    let block = RowBlock { own, own_seeds, own_rank, others, other_seeds };
    let mut single = SinglePosition { at: at as usize, effects: Vec::new() };
    moves.each_move(&block, &mut single);
    for effects in &mut single.effects {
        // A position that is over counts as its final value.
        if let (taken, Some((to, _))) = *effects {
            let (own, other) = unrank(to);
            if let Some(pays) = moves.final_value(own, other) {
                *effects = (taken - pays, None);
            }
        }
    }
    single.effects.sort();
    single.effects
}

fn rule_effects<G: Game<State = TwoRows>>(game: &G, own: u64, other: u64) -> Vec<MoveEffect> {
    let mut effects = Vec::new();
    rule_moves::each_successor(game, own, other, |next| {
        effects.push(match next {
            Successor::End(gain) => (gain, None),
            Successor::Continues { gain, own, other, .. } => {
                let side_lead = rank_row(other).1 as i8 - rank_row(own).1 as i8;
                (gain, Some((rank(own, other), if gain == 0 { side_lead } else { 0 })))
            }
        });
    });
    effects.sort();
    effects
}

const MOST: usize = 20;

/// Compares every position of up to 5 seeds, and some with many.
fn compare<G: Game<State = TwoRows>>(game: &G, moves: &impl MoveGenerator, rows: &RowTable) {
    let few = 0..positions_below(6);
    let all = positions_below(MOST + 1) as u64;
    let many = (1..=4000_u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % all) as u32);
    let mut compared = 0;
    for number in few.chain(many) {
        let (own, other) = unrank(number);
        if rule_moves::final_value(game, own, other).is_none() {
            let position = TwoRows::of_rows(own, other);
            assert_eq!(
                fast_effects(moves, rows, own, other),
                rule_effects(game, own, other),
                "{game:?} {position:?}"
            );
            compared += 1;
        }
    }
    assert!(compared > 3000, "{compared}");
}

#[test]
fn turns_of_owari_are_those_of_the_rules() {
    let rows = RowTable::up_to(MOST);
    for grand_slam in [GrandSlam::Allowed, GrandSlam::NoCapture, GrandSlam::Forbidden] {
        let game = Owari { grand_slam, ..Owari::default() };
        let moves = OwareMoves::new(game, CaptureRule::from(&game), &rows, MOST);
        compare(&game, &moves, &rows);
    }
}

#[test]
fn turns_of_awale_are_those_of_the_rules() {
    let rows = RowTable::up_to(MOST);
    let awale = Awale { repetition: Share::OwnSide, ..Awale::default() };
    for game in [
        awale,
        Awale { two_only: true, ..awale },
        Awale { capture_holes: 1, ..awale },
        Awale { capture_holes: 1, over_limit: OverLimit::Nothing, ..awale },
        Awale { capture_holes: 2, over_limit: OverLimit::Nothing, two_only: true, ..awale },
        Awale { stop_at_seeds: 4, ..awale },
        Awale { stop_at_seeds: 12, remaining: Share::Equal, ..awale },
    ] {
        let moves = OwareMoves::new(game, CaptureRule::from(&game), &rows, MOST);
        compare(&game, &moves, &rows);
    }
}

#[test]
fn turns_of_giuthi_are_those_of_the_rules() {
    let rows = RowTable::up_to(MOST);
    let game = Giuthi::default();
    compare(&game, &GiuthiMoves::new(game, &rows, MOST), &rows);
}
