//! How many seeds a move in Bawo eats within a few turns: what a player can count on the board where
//! no win is near.

use super::budget::{Budget, Spent, TURN};
use crate::rules::{BoardShape, Position, Side, Turn};

/// The seeds that the mover of a turn eats more than the opponent, with best play by both, within
/// `turns` turns including this one. Whoever wins has all seeds.
///
/// # Errors
/// The answer costs more than the budget has.
pub(super) fn eaten_within(
    before: &Position,
    turn: &Turn,
    turns: u32,
    budget: &mut Budget<'_>,
) -> Result<i32, Spent> {
    let had = seeds_of(before, turn.mover);
    Ok(best_seeds(&turn.after, turn.mover, turns.saturating_sub(1), budget)? - had)
}

/// The seeds of `side` after `turns` more turns with best play by both.
fn best_seeds(
    at: &Position,
    side: Side,
    turns: u32,
    budget: &mut Budget<'_>,
) -> Result<i32, Spent> {
    if turns == 0 || at.outcome().is_some() {
        return Ok(seeds_of(at, side));
    }
    let mut best = None;
    for mv in at.moves() {
        budget.spend(TURN)?;
        let seeds = best_seeds(&at.play_unchecked(&mv), side, turns - 1, budget)?;
        let is_better = |best: i32| {
            if at.to_move() == side { seeds > best } else { seeds < best }
        };
        if best.is_none_or(is_better) {
            best = Some(seeds);
        }
    }
    Ok(best.unwrap_or_else(|| seeds_of(at, side)))
}

/// A side's seeds on the board and in hand; all seeds for the winner.
fn seeds_of(at: &Position, side: Side) -> i32 {
    let setup = at.setup();
    debug_assert_eq!(setup.shape, BoardShape::FourRows, "stores hold seeds still to be placed");
    let owned = setup.owned();
    let of = |side| i32::from(owned[side]);
    match at.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == side => of(side) + of(side.other()),
        Some(_) => 0,
        None => of(side),
    }
}
