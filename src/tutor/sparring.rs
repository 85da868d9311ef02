//! Sparring on a rule: an opponent that steers towards positions in which the rule decides.

use super::drills::{Dice, cannot_show, ruleset_for, written_moves};
use super::played::Played;
use super::practice::is_only_asked;
use crate::rules::{GameName, Move, Position, RuleId};
use crate::search::{self, Score};

/// Moves up to this much worse than the best, in hundredths of a seed, are allowed for steering.
const GIVEN: i32 = 200;
const DEPTH: u32 = 2;

/// The move of a sparring opponent: among moves that cost little, the one after which the rule
/// decides the most moves of the learner. `None` if there is no move to choose.
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

/// In how many moves of the player to move a rule applies, or refuses the move.
pub fn decided(position: &Position, rule: RuleId) -> usize {
    let turns = position.moves();
    let shows = |mv: &&Move| Played::new(*position, mv).is_ok_and(|played| played.shows(rule));
    let refuses = |mv: &&Move| {
        let is_own = mv.hole().is_none_or(|hole| hole.owner() == position.to_move());
        is_own && position.refusal(mv).is_some_and(|illegal| illegal.rule == rule)
    };
    let written = written_moves(position);
    turns.iter().filter(shows).count() + written.iter().filter(refuses).count()
}

/// Whether an opponent can steer towards a rule: not if the rule is about people, about the start,
/// or about every turn.
pub fn can_spar(game: GameName, rule: RuleId) -> bool {
    let always = rule.is_in_every_game();
    let is_shown = cannot_show(&ruleset_for(game, rule), rule).is_none();
    is_shown && !always && !is_only_asked(rule)
}
