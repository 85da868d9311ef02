//! Wins within a few moves, found by exhaustive search in each game. The search must find them too,
//! and in Bawo must report the number of turns.
//!
//! `KETE_WINS` sets the number of positions per game (by default a small sample).

use kete::rules::{GameName, Position, Side};
use kete::search::{Limits, Request};

use crate::{Dice, answer, random_positions};

/// The greatest number of moves to a win.
const WITHIN: u32 = 5;

/// Whether `side` can force a win within this many moves.
fn wins(position: &Position, side: Side, within: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(side);
    }
    // A round of Giuthi has a winner too.
    if !position.layout_sizes().is_empty() {
        let stores = position.setup().stores;
        return stores[side] > stores[side.other()];
    }
    let moves = position.moves();
    // Layouts and placements are not searched, so nothing is proven beyond them.
    if within == 0 || moves.is_empty() || position.placements().next().is_some() {
        return false;
    }
    let mut after = moves.iter().map(|mv| position.play_unchecked(mv));
    if position.to_move() == side {
        after.any(|next| wins(&next, side, within - 1))
    } else {
        after.all(|next| wins(&next, side, within - 1))
    }
}

/// Whether the game is still undecided: if one side leads by more than the seeds left, every line
/// wins.
fn is_open(position: &Position) -> bool {
    let setup = position.setup();
    let left: u32 = Side::ALL.iter().map(|side| setup.on_side(*side)).sum();
    let [own, other] =
        [position.to_move(), position.to_move().other()].map(|side| i32::from(setup.stores[side]));
    position.ruleset().name().shape() == kete::rules::BoardShape::FourRows
        || (own - other).unsigned_abs() <= left
}

#[test]
fn every_win_of_an_exhaustive_search_is_found() {
    let wanted: usize =
        std::env::var("KETE_WINS").map_or(12, |count| count.parse().expect("a number"));
    for game in GameName::ALL {
        let mut dice = Dice(1 + game as u64);
        let (mut found, mut tries) = (0, 0);
        while found < wanted {
            tries += 1;
            assert!(tries < 4_000 * wanted, "{game}: only {found} of {wanted}");
            let plies = if game.shape() == kete::rules::BoardShape::FourRows {
                30 + dice.below(60)
            } else {
                20 + dice.below(80)
            };
            let Some(position) = random_positions(game, &[plies], &mut dice).pop() else {
                continue;
            };
            let mover = position.to_move();
            let Some(within) = (1..=WITHIN).find(|within| wins(&position, mover, *within)) else {
                continue;
            };
            if !is_open(&position) {
                continue;
            }
            found += 1;
            let answer = answer(&Request::new(position, Limits::nodes(300_000)));
            let score = answer.lines[0].score;
            let message =
                format!("{game}, {}: won in {within}, reported {score}", position.setup());
            assert!(score.hundredths() > 0, "{message}");
            if game.shape() == kete::rules::BoardShape::FourRows {
                assert_eq!(score.win_in(), Some(within), "{message}");
            }
        }
    }
}
