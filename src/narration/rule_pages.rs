//! What a rule's page shows besides its text: related rules, and examples that no exercise gives.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::schema::{RuleExample, RulePages};
use crate::rules::{GameGoal, GameName, RuleId};
use crate::texts::messages::rulebook as say;

static PAGES: LazyLock<RulePages> = LazyLock::new(|| {
    let text = include_str!("../../assets/texts/rule_pages.ron");
    ron::from_str(text).unwrap_or_else(|error| panic!("assets/texts/rule_pages.ron: {error}"))
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

/// Rules to read next, also those of other games.
pub fn see_also(rule: RuleId) -> &'static [RuleId] {
    SEE_ALSO.get(&rule).map_or(&[], Vec::as_slice)
}

/// The rules of all games about the same thing, including this one; empty if there is no list.
pub fn alike(rule: RuleId) -> &'static [RuleId] {
    ALIKE.iter().find(|rules| rules.contains(&rule)).map_or(&[], Vec::as_slice)
}

/// A position (or `start`) and a move that show a rule for which exercises only ask what is
/// refused.
pub fn example(game: GameName, rule: RuleId) -> Option<&'static RuleExample> {
    PAGES.examples.iter().find(|shown| shown.ruleset == game.id() && shown.rule == rule.id())
}

/// A heading of the list of rules, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::VariantArray)]
pub enum RuleHeading {
    Starting,
    Sowing,
    Extra,
    Capturing,
    House,
    Feeding,
    Match,
    End,
}

pub fn rule_heading(game: GameName, heading: RuleHeading) -> &'static str {
    let eats = game.facts().goal == GameGoal::FrontRow;
    match heading {
        RuleHeading::Starting => say::starting(),
        RuleHeading::Sowing => say::sowing(),
        RuleHeading::Extra => say::extra_seeds(),
        RuleHeading::Capturing if eats => say::eating(),
        RuleHeading::Capturing => say::capturing(),
        RuleHeading::House => say::house(),
        RuleHeading::Feeding => say::feeding(),
        RuleHeading::Match => say::r#match(),
        RuleHeading::End => say::end(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_a_rule_and_every_rule_has_related_ones() {
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
