//! The quick turns are those of the rules.

use super::circle::{Moves, Sink};
use super::giuthi::Turns;
use super::index::{positions_below, rank, rank_row, unrank};
use super::layer::{Block, Rows};
use super::plain::{self, Next};
use super::rounds::{Rounds, Taking};
use crate::rules::awale::{Awale, OverLimit};
use crate::rules::contract::Game;
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::{GrandSlam, Owari};
use crate::rules::{Share, TwoRows};

/// What a move gains for good, or gains and then leads to. Where it gains nothing, also who is ahead
/// on his own side there.
type Told = (i8, Option<(u32, i8)>);

/// The moves of one position of a block.
struct One {
    at: usize,
    told: Vec<Told>,
}

impl Sink for One {
    fn wants(&self, at: usize) -> bool {
        at == self.at
    }

    fn ends(&mut self, at: usize, gain: i8) {
        if at == self.at {
            self.told.push((gain, None));
        }
    }

    fn goes_on(&mut self, at: usize, taken: i8, to: u32, ahead: i8) {
        if at == self.at {
            self.told.push((taken, Some((to, if taken == 0 { ahead } else { 0 }))));
        }
    }
}

fn quickly(moves: &impl Moves, rows: &Rows, own: u64, other: u64) -> Vec<Told> {
    let (own_rank, own_seeds) = rank_row(own);
    let (at, other_seeds) = rank_row(other);
    let others = rows.of(other_seeds);
    let block = Block { own, own_seeds, own_rank, others, other_seeds };
    let mut one = One { at: at as usize, told: Vec::new() };
    moves.each_move(&block, &mut one);
    for told in &mut one.told {
        // A position that is over pays what it pays.
        if let (taken, Some((to, _))) = *told {
            let (own, other) = unrank(to);
            if let Some(pays) = moves.ended(own, other) {
                *told = (taken - pays, None);
            }
        }
    }
    one.told.sort();
    one.told
}

fn plainly<G: Game<State = TwoRows>>(game: &G, own: u64, other: u64) -> Vec<Told> {
    let mut told = Vec::new();
    plain::each_next(game, own, other, |next| {
        told.push(match next {
            Next::End(gain) => (gain, None),
            Next::On { gain, own, other, .. } => {
                let ahead = rank_row(other).1 as i8 - rank_row(own).1 as i8;
                (gain, Some((rank(own, other), if gain == 0 { ahead } else { 0 })))
            }
        });
    });
    told.sort();
    told
}

const MOST: usize = 20;

/// Every position of up to 5 seeds, and some with many.
fn compare<G: Game<State = TwoRows>>(game: &G, moves: &impl Moves, rows: &Rows) {
    let few = 0..positions_below(6);
    let all = positions_below(MOST + 1) as u64;
    let many = (1..=4000_u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % all) as u32);
    let mut compared = 0;
    for number in few.chain(many) {
        let (own, other) = unrank(number);
        if plain::ended(game, own, other).is_none() {
            let position = TwoRows::of_rows(own, other);
            assert_eq!(
                quickly(moves, rows, own, other),
                plainly(game, own, other),
                "{game:?} {position:?}"
            );
            compared += 1;
        }
    }
    assert!(compared > 3000, "{compared}");
}

#[test]
fn turns_of_owari_are_those_of_the_rules() {
    let rows = Rows::up_to(MOST);
    for grand_slam in [GrandSlam::Allowed, GrandSlam::NoCapture, GrandSlam::Forbidden] {
        let game = Owari { grand_slam, ..Owari::default() };
        let moves = Rounds::new(game, Taking::from(&game), &rows, MOST);
        compare(&game, &moves, &rows);
    }
}

#[test]
fn turns_of_awale_are_those_of_the_rules() {
    let rows = Rows::up_to(MOST);
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
        let moves = Rounds::new(game, Taking::from(&game), &rows, MOST);
        compare(&game, &moves, &rows);
    }
}

#[test]
fn turns_of_giuthi_are_those_of_the_rules() {
    let rows = Rows::up_to(MOST);
    let game = Giuthi::default();
    compare(&game, &Turns::new(game, &rows, MOST), &rows);
}
