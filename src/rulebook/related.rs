//! Which rules to read next, and similar rules of other games.

use crate::narration::{self, rule_pages};
use crate::rules::{GameName, RuleId, Ruleset};

/// Related rules of this game.
pub fn related_rules(game: GameName, rule: RuleId) -> Vec<RuleId> {
    let all = rule_pages::see_also(rule).iter().copied();
    all.filter(|other| game.has_rule(*other)).collect()
}

/// The most rules of other games.
const MOST: usize = 3;

/// Similar rules of other games, those on a board of the same shape first.
pub fn similar_rules(game: GameName, rule: RuleId) -> Vec<(GameName, RuleId)> {
    let alike = rule_pages::alike(rule);
    if alike.is_empty() {
        return common_rule_in_other_games(game, rule);
    }
    let others = alike.iter().filter(|other| **other != rule && !game.has_rule(**other));
    let mut found: Vec<(GameName, RuleId)> = Vec::new();
    for other in others {
        let of = GameName::ALL.into_iter().find(|of| of.has_rule(*other));
        found.extend(of.filter(|of| *of != game).map(|of| (of, *other)));
    }
    // Rules with the same text are listed once.
    let mut texts = vec![narration::sentence(&Ruleset::new(game), rule)];
    found.retain(|(of, rule)| is_new(&mut texts, *of, *rule));
    found.sort_by_key(|(of, _)| of.shape() != game.shape());
    found.truncate(MOST);
    found
}

/// Games in which a common rule has a different text.
fn common_rule_in_other_games(game: GameName, rule: RuleId) -> Vec<(GameName, RuleId)> {
    let mut texts = vec![narration::sentence(&Ruleset::new(game), rule)];
    let others = GameName::ALL.into_iter().filter(|of| *of != game && of.has_rule(rule));
    let different = others.filter(|of| is_new(&mut texts, *of, rule));
    different.map(|of| (of, rule)).take(MOST).collect()
}

/// Whether the text of a rule is not among these; adds it.
fn is_new(texts: &mut Vec<String>, game: GameName, rule: RuleId) -> bool {
    let text = narration::sentence(&Ruleset::new(game), rule);
    let is_new = !texts.contains(&text);
    texts.push(text);
    is_new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn related_rules_are_of_the_same_game_and_never_the_rule_itself() {
        for game in GameName::ALL {
            for rule in RuleId::ALL.iter().copied().filter(|rule| game.has_rule(*rule)) {
                let next = related_rules(game, rule);
                assert!(!next.contains(&rule), "{game} {rule}");
                assert!(next.iter().all(|other| game.has_rule(*other)), "{game} {rule}");
                let others = similar_rules(game, rule);
                assert!(others.len() <= MOST);
                for (of, other) in others {
                    assert!(of != game && of.has_rule(other), "{game} {rule}: {of} {other}");
                }
            }
        }
    }

    #[test]
    fn similar_rules_on_the_same_board_come_first_and_differ_in_text() {
        let found = similar_rules(GameName::Owari, RuleId::OwariCapture);
        assert_eq!(found[0], (GameName::Awale, RuleId::AwaleCapture));
        assert!(found.contains(&(GameName::Ring, RuleId::RingCapture)));
        // Awale has the same text.
        let skip = similar_rules(GameName::Owari, RuleId::OwariSkip);
        assert!(!skip.iter().any(|(game, _)| *game == GameName::Awale), "{skip:?}");
    }
}
