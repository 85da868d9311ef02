//! Wins within so many moves, found by looking at every line, for each game: the search has to see
//! them too, and in Bawo has to say in how many turns.
//!
//! `KETE_WINS` positions of each game, some in any case.

use kete::rules::{GameName, Position, Side};
use kete::search::{Limits, Request};

use crate::{Dice, answer, reached};

/// Moves looked ahead for a win.
const WITHIN: u32 = 5;

/// Whether `side` can win within so many moves, whatever the other does.
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
    // Layouts and placements are not looked at: nothing is proven beyond them.
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

/// Seeds that decide nothing any more make every line a win: only positions that are open count.
fn is_open(position: &Position) -> bool {
    let setup = position.setup();
    let left: u32 = Side::ALL.iter().map(|side| setup.on_side(*side)).sum();
    let [own, other] =
        [position.to_move(), position.to_move().other()].map(|side| i32::from(setup.stores[side]));
    position.ruleset().name().shape() == kete::rules::BoardShape::FourRows
        || (own - other).unsigned_abs() <= left
}

#[test]
fn every_win_that_plain_looking_finds_is_found() {
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
            let Some(position) = reached(game, &[plies], &mut dice).pop() else { continue };
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
            let told = format!("{game}, {}: won in {within}, told {score}", position.setup());
            assert!(score.hundredths() > 0, "{told}");
            if game.shape() == kete::rules::BoardShape::FourRows {
                assert_eq!(score.win_in(), Some(within), "{told}");
            }
        }
    }
}
