//! Sparring on a rule: an opponent that steers towards positions in which the rule decides.

use super::drills::Dice;
use super::played::Played;
use crate::rules::{Move, Position, RuleId};
use crate::search::{self, Score};

/// Moves up to this much worse than the best, in hundredths of a seed, may be played to steer.
const GIVEN: i32 = 200;
const DEPTH: u32 = 2;

/// The move of a sparring opponent: of those that cost little, the one after which the rule
/// decides the most turns of the learner. `None` where no move can be chosen.
pub fn spar(position: &Position, rule: RuleId, dice: &mut Dice) -> Option<Move> {
    let scored = search::score_moves(position, DEPTH);
    let best = scored.iter().map(|(_, score)| score.hundredths()).max()?;
    let affordable = |(_, score): &&(Move, Score)| best - score.hundredths() <= GIVEN;
    let rated: Vec<(usize, Move)> = scored
        .iter()
        .filter(affordable)
        .map(|(mv, _)| (decided(&position.play_unchecked(mv), rule), *mv))
        .collect();
    let most = rated.iter().map(|(count, _)| *count).max()?;
    let open: Vec<Move> =
        rated.iter().filter(|(count, _)| *count == most).map(|(_, mv)| *mv).collect();
    dice.one_of(&open)
}

/// In how many turns of the player to move a rule takes part, or by which it refuses moves.
pub fn decided(position: &Position, rule: RuleId) -> usize {
    let turns = position.moves();
    let shows = |mv: &&Move| Played::new(*position, mv).is_ok_and(|played| played.shows(rule));
    turns.iter().filter(shows).count()
}
