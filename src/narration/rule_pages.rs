//! What the page of a rule shows beside its words: related rules, and examples that no exercise
//! gives.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::schema::{RuleExample, RulePages};
use crate::rules::{GameName, RuleId};

static PAGES: LazyLock<RulePages> = LazyLock::new(|| {
    super::read("rule_pages.ron", include_str!("../../assets/texts/rule_pages.ron"))
});
static SEE_ALSO: LazyLock<BTreeMap<RuleId, Vec<RuleId>>> = LazyLock::new(|| {
    let pages = PAGES.see_also.iter();
    pages.filter_map(|(id, others)| Some((id.parse().ok()?, parsed(others)))).collect()
});
static ALIKE: LazyLock<Vec<Vec<RuleId>>> =
    LazyLock::new(|| PAGES.alike.iter().map(|rules| parsed(rules)).collect());

fn parsed(ids: &[String]) -> Vec<RuleId> {
    ids.iter().filter_map(|id| id.parse().ok()).collect()
}

/// The rules best read after a rule, also those of other games.
pub fn see_also(rule: RuleId) -> &'static [RuleId] {
    SEE_ALSO.get(&rule).map_or(&[], Vec::as_slice)
}

/// The rules of all games about the same thing, this one included; empty where there is no list.
pub fn alike(rule: RuleId) -> &'static [RuleId] {
    ALIKE.iter().find(|rules| rules.contains(&rule)).map_or(&[], Vec::as_slice)
}

/// The position (or `start`) and the move that show a rule about which exercises ask only what is
/// refused.
pub fn example(game: GameName, rule: RuleId) -> Option<&'static RuleExample> {
    PAGES.examples.iter().find(|shown| shown.ruleset == game.id() && shown.rule == rule.id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_a_rule_and_every_rule_names_others() {
        let alike = PAGES.alike.iter().flatten();
        let all = PAGES.see_also.iter().flat_map(|(id, others)| others.iter().chain([id]));
        for id in all.chain(alike).chain(PAGES.examples.iter().map(|shown| &shown.rule)) {
            assert!(id.parse::<RuleId>().is_ok(), "{id}");
        }
        for rule in RuleId::ALL {
            assert!(!see_also(*rule).is_empty(), "{rule}");
        }
        for shown in &PAGES.examples {
            assert!(shown.ruleset.parse::<GameName>().is_ok(), "{}", shown.ruleset);
        }
    }
}
