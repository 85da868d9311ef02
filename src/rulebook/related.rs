//! Which rules lead on from a rule, and its neighbours in other games.

use crate::narration::{self, rule_pages};
use crate::rules::{GameName, RuleId, Ruleset};

/// Rules that are best read next, those of this game alone.
pub fn reads_on(game: GameName, rule: RuleId) -> Vec<RuleId> {
    let all = rule_pages::see_also(rule).iter().copied();
    all.filter(|other| game.has_rule(*other)).collect()
}

/// The most neighbours that are named.
const MOST: usize = 3;

/// The same matter in other games, with what their rule says there: games on a board of the same
/// shape first.
pub fn elsewhere(game: GameName, rule: RuleId) -> Vec<(GameName, RuleId)> {
    let alike = rule_pages::alike(rule);
    if alike.is_empty() {
        return common_elsewhere(game, rule);
    }
    let others = alike.iter().filter(|other| **other != rule && !game.has_rule(**other));
    let mut found: Vec<(GameName, RuleId)> = Vec::new();
    for other in others {
        let of = GameName::ALL.into_iter().find(|of| of.has_rule(*other));
        found.extend(of.filter(|of| *of != game).map(|of| (of, *other)));
    }
    let text = |(of, rule): &(GameName, RuleId)| narration::sentence(&Ruleset::new(*of), *rule);
    // What is told in the same words is told once.
    let mut told = vec![narration::sentence(&Ruleset::new(game), rule)];
    found.retain(|other| {
        let says = text(other);
        let fresh = !told.contains(&says);
        told.push(says);
        fresh
    });
    found.sort_by_key(|(of, _)| of.shape() != game.shape());
    found.truncate(MOST);
    found
}

/// A common rule that says something else in other games.
fn common_elsewhere(game: GameName, rule: RuleId) -> Vec<(GameName, RuleId)> {
    let mut told = vec![narration::sentence(&Ruleset::new(game), rule)];
    let mut found = Vec::new();
    for of in GameName::ALL.into_iter().filter(|of| *of != game && of.has_rule(rule)) {
        let says = narration::sentence(&Ruleset::new(of), rule);
        if !told.contains(&says) && found.len() < MOST {
            told.push(says);
            found.push((of, rule));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_lead_on_within_their_game_and_never_to_themselves() {
        for game in GameName::ALL {
            for rule in RuleId::ALL.iter().copied().filter(|rule| game.has_rule(*rule)) {
                let next = reads_on(game, rule);
                assert!(!next.contains(&rule), "{game} {rule}");
                assert!(next.iter().all(|other| game.has_rule(*other)), "{game} {rule}");
                let others = elsewhere(game, rule);
                assert!(others.len() <= MOST);
                for (of, other) in others {
                    assert!(of != game && of.has_rule(other), "{game} {rule}: {of} {other}");
                }
            }
        }
    }

    #[test]
    fn neighbours_on_the_same_board_come_first_and_say_something_else() {
        let found = elsewhere(GameName::Owari, RuleId::OwariCapture);
        assert_eq!(found[0], (GameName::Awale, RuleId::AwaleCapture));
        assert!(found.contains(&(GameName::Ring, RuleId::RingCapture)));
        // Awale says it in the same words.
        let skip = elsewhere(GameName::Owari, RuleId::OwariSkip);
        assert!(!skip.iter().any(|(game, _)| *game == GameName::Awale), "{skip:?}");
    }
}
