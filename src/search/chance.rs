//! The chance of winning a game of Bawo, from the score of a position.

use super::evaluate::Evaluator;
use super::score::Score;
use crate::rules::{GameName, Ruleset, each_ruleset};

/// The chance, 0 to 1, that the player to move wins from a position with this score: a logistic
/// function of the score, or 0 or 1 for a proven end. `None` outside Bawo, where the score counts
/// seeds.
pub fn win_chance(game: GameName, score: Score) -> Option<f64> {
    let scale = each_ruleset!(Ruleset::new(game), game => game.odds_scale())?;
    if score.win_in().is_some() {
        return Some(1.0);
    }
    if score.loss_in().is_some() {
        return Some(0.0);
    }
    Some(1.0 / (1.0 + (-f64::from(score.hundredths()) / scale).exp()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::score::WIN;

    #[test]
    fn the_chance_of_a_game_of_bawo_rises_with_the_score() {
        let chance = |value, exact| {
            win_chance(GameName::BawoAdvanced, Score::new(value, exact, true)).expect("Bawo")
        };
        assert_eq!(chance(0, false), 0.5);
        assert!(chance(300, false) > chance(100, false) && chance(100, false) > 0.5);
        assert!((chance(250, false) + chance(-250, false) - 1.0).abs() < 1e-12);
        assert_eq!((chance(WIN - 3, true), chance(4 - WIN, true)), (1.0, 0.0));
        assert!(chance(6400, false) < 1.0, "not proven");
    }

    #[test]
    fn a_counting_game_counts_seeds() {
        assert_eq!(win_chance(GameName::Owari, Score::new(300, false, false)), None);
    }
}
