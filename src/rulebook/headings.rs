//! The headings under which a game's rules are listed.

use strum::VariantArray as _;

use super::listed::rules_of;
use crate::narration::rule_pages::RuleHeading as Heading;
use crate::rules::{End, GameName, RuleId, RuleKind};

fn heading_of(rule: RuleId) -> Heading {
    match rule.kind() {
        RuleKind::Setup
        | RuleKind::NextMover
        | RuleKind::OwnHole
        | RuleKind::EmptyHole
        | RuleKind::StartTwo => Heading::Starting,
        RuleKind::Endless
        | RuleKind::Sow
        | RuleKind::SowColour
        | RuleKind::Skip
        | RuleKind::Corner
        | RuleKind::Again => Heading::Sowing,
        RuleKind::Place
        | RuleKind::MustEatPlacing
        | RuleKind::SowPlaced
        | RuleKind::Opening
        | RuleKind::Late => Heading::Extra,
        RuleKind::Capture
        | RuleKind::CaptureByCount
        | RuleKind::MustEat
        | RuleKind::SowEaten
        | RuleKind::CaptureLimit
        | RuleKind::CaptureLimitOver
        | RuleKind::TwosOnly
        | RuleKind::Starve
        | RuleKind::GrandSlam
        | RuleKind::End(End::Starved) => Heading::Capturing,
        RuleKind::HouseClosed | RuleKind::HouseOnly | RuleKind::HouseOpen | RuleKind::HouseLost => {
            Heading::House
        }
        RuleKind::Feed | RuleKind::Pass => Heading::Feeding,
        RuleKind::Round | RuleKind::Layout | RuleKind::LayoutSize | RuleKind::End(End::Match) => {
            Heading::Match
        }
        RuleKind::Over
        | RuleKind::End(_)
        | RuleKind::Repetition
        | RuleKind::Agree
        | RuleKind::ShareRest
        | RuleKind::Count
        | RuleKind::CountOwn => Heading::End,
    }
}

/// The rules of a game under their headings, each part with its own rules before the common ones.
pub fn parts(game: GameName) -> Vec<(Heading, Vec<RuleId>)> {
    let rules = rules_of(game);
    let all = || rules.own.iter().chain(&rules.common).copied();
    let of = |heading| all().filter(|rule| heading_of(*rule) == heading).collect::<Vec<_>>();
    let parts = Heading::VARIANTS.iter().map(|heading| (*heading, of(*heading)));
    parts.filter(|(_, rules)| !rules.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_a_game_has_one_heading() {
        for game in GameName::ALL {
            let rules = rules_of(game);
            let parts = parts(game);
            let listed: usize = parts.iter().map(|(_, rules)| rules.len()).sum();
            assert_eq!(listed, rules.own.len() + rules.common.len(), "{game}");
            assert!(parts.is_sorted_by_key(|(heading, _)| *heading), "{game}");
            assert!(parts[0].1[0].id().contains(".setup"), "{game}");
        }
    }
}
