//! The rules of a game in the order of the rule book, with the options that change them.

use crate::narration;
use crate::rules::{GameName, OptionValue, RuleId, RuleKind, Ruleset};
use crate::texts::as_searched;

pub struct ListedRules {
    pub own: Vec<RuleId>,
    /// Rules of all games that apply to this one too.
    pub common: Vec<RuleId>,
}

/// The rules that hold in a game, in the order of the rule book; how the board is laid out comes
/// first.
pub fn rules_of(game: GameName) -> ListedRules {
    let (laid_out, played): (Vec<RuleId>, Vec<RuleId>) =
        game.own_rules().partition(|rule| rule.kind() == RuleKind::Setup);
    let common = RuleId::ALL.iter().copied().filter(|rule| rule.is_common());
    ListedRules {
        own: [laid_out, played].concat(),
        common: common.filter(|rule| game.has_rule(*rule)).collect(),
    }
}

/// An option and its value, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    pub name: &'static str,
    pub value: &'static str,
    /// Whether it differs from the written rules.
    pub changed: bool,
}

fn in_words(game: GameName, option: &OptionValue) -> Option<Set> {
    let text = narration::option(game, option.name)?;
    let (_, value) = text.values.iter().find(|(value, _)| value == option.value)?;
    let changed = option.is_changed();
    Some(Set { name: &text.name, value, changed })
}

/// The options that change a rule, with their values.
pub fn set_for(ruleset: &Ruleset, rule: RuleId) -> Vec<Set> {
    let options = ruleset.choices();
    let of_rule = options.iter().filter(|option| option.rule == rule);
    of_rule.filter_map(|option| in_words(ruleset.name(), option)).collect()
}

pub fn all_set(ruleset: &Ruleset) -> Vec<Set> {
    let options = ruleset.choices();
    options.iter().filter_map(|option| in_words(ruleset.name(), option)).collect()
}

/// Whether the text of a rule, with these options, contains every word of a search.
pub fn speaks_of(ruleset: &Ruleset, rule: RuleId, search: &str) -> bool {
    if search.trim().is_empty() {
        return true;
    }
    let rule_text = narration::rule(rule);
    let sense = rule_text.sense.as_deref().unwrap_or_default();
    let sentence = narration::sentence(ruleset, rule);
    let text = as_searched(&format!("{} {sentence} {sense} {}", rule_text.title, rule.id()));
    as_searched(search).split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_belongs_to_a_game() {
        let listed = |rule: &RuleId| {
            GameName::ALL.into_iter().any(|game| {
                let rules = rules_of(game);
                rules.own.contains(rule) || rules.common.contains(rule)
            })
        };
        for rule in RuleId::ALL {
            assert!(listed(rule), "{rule}");
        }
        for game in GameName::ALL {
            let rules = rules_of(game);
            assert!(rules.own.len() >= 6 && rules.common.len() >= 6, "{game}");
            assert!(rules.own[0].id().contains("setup"), "{game}");
            assert!(rules.own[1..].is_sorted() && rules.common.is_sorted(), "{game}");
        }
    }

    #[test]
    fn each_version_of_bawo_has_its_own_rules() {
        let own = |game| rules_of(game).own;
        let beginner = own(GameName::BawoBeginner);
        assert!(!beginner.contains(&RuleId::BawoExtra) && !beginner.contains(&RuleId::BawoLate));
        let advanced = own(GameName::BawoAdvanced);
        assert!(advanced.contains(&RuleId::BawoHouseOpen));
        assert!(advanced.contains(&RuleId::BawoOpening));
        let ntchuwa = own(GameName::BawoNtchuwa);
        assert!(ntchuwa.contains(&RuleId::BawoExtra) && !ntchuwa.contains(&RuleId::BawoHouseOpen));
        assert!(ntchuwa.contains(&RuleId::BawoSetupNtchuwa));
        assert!(!ntchuwa.contains(&RuleId::BawoSetupAdvanced));
    }

    #[test]
    fn every_option_is_listed_with_a_rule() {
        for game in GameName::ALL {
            let ruleset = Ruleset::new(game);
            let rules = rules_of(game);
            for option in ruleset.choices() {
                let named = narration::option(game, option.name).expect("words").name.as_str();
                let is_listed = rules.own.iter().chain(&rules.common).any(|rule| {
                    set_for(&ruleset, *rule).iter().any(|set| set.name == named && !set.changed)
                });
                assert!(is_listed, "{game}: {}", option.name);
            }
            assert!(all_set(&ruleset).iter().all(|set| !set.changed));
        }
    }

    #[test]
    fn a_rule_has_an_option_only_where_a_new_game_offers_it() {
        let repetition = |game| set_for(&Ruleset::new(game), RuleId::GameRepetition);
        assert_eq!(repetition(GameName::Basic), []);
        assert!(!repetition(GameName::Owari).is_empty());
    }

    #[test]
    fn a_search_looks_for_every_word() {
        let mut owari = Ruleset::new(GameName::Owari);
        assert!(speaks_of(&owari, RuleId::OwariFeed, "FEED"));
        assert!(speaks_of(&owari, RuleId::OwariFeed, "owari.feed"));
        assert!(speaks_of(&owari, RuleId::OwariFeed, ""));
        assert!(!speaks_of(&owari, RuleId::OwariFeed, "feed relay"));
        // The text depends on the options, and so does the search.
        assert!(!speaks_of(&owari, RuleId::OwariGrandSlam, "takes nothing"));
        owari.set("grand-slam", "no-capture").expect("an option");
        assert!(speaks_of(&owari, RuleId::OwariGrandSlam, "takes nothing"));
    }
}
