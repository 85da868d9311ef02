//! The headings under which a game's rules are listed.

use strum::VariantArray as _;

use super::listed::rules_of;
use crate::rules::{GameName, RuleId};
use crate::texts::window::RuleHeading as Heading;

/// The heading a rule stands under.
fn heading_of(rule: RuleId) -> Heading {
    use RuleId::*;
    match rule {
        TurnAlternate | MoveOwn | MoveEmpty | GameSetup | BawoSetupBeginner | BawoSetupAdvanced
        | BawoSetupNtchuwa | BawoStartTwo | AwaleSetup | BasicSetup | OwariSetup | AyoayoSetup
        | GiuthiSetup | GiuthiStart | RingSetup => Heading::Starting,
        TurnEndless | BawoSow | BawoCorner | BawoRelay | BawoEndEmpty | AwaleSow | AwaleSkip
        | BasicSow | BasicStore | BasicAgain | OwariSow | OwariSkip | AyoayoSow | AyoayoRelay
        | AyoayoSkip | AyoayoStore | GiuthiSow | GiuthiRelay | GiuthiEnd | RingSowRed
        | RingSowBlue => Heading::Sowing,
        BawoExtra | BawoExtraEat | BawoExtraSpread | BawoOpening | BawoLate => Heading::Extra,
        BawoEat | BawoEatFirst | BawoBorder | AwaleCapture | AwaleLimit | AwaleLimitOver
        | AwaleTwos | AwaleStarve | BasicCapture | OwariCapture | OwariGrandSlam
        | AyoayoCapture | GiuthiCapture | GiuthiRun | RingCapture | RingStarve => {
            Heading::Capturing
        }
        BawoHouseClosed | BawoHouseOnly | BawoHouseOpen | BawoHouseLost => Heading::House,
        GameFeed | AwaleFeed | OwariFeed | OwariPass | AyoayoFeed | AyoayoPass | GiuthiPass => {
            Heading::Feeding
        }
        GiuthiRound | GiuthiMatchFill | GiuthiMatchShrink | GiuthiMatchEnd => Heading::Match,
        MoveOver | GameSettle | GameRepetition | GameAgree | GameAgreeHalve
        | GameAgreeDisregard | BawoFinishFront | BawoFinishSingles | AwaleFamine
        | AwaleStopAtMajority | AwaleStopAtSeeds | AwaleCount | BasicEnd | OwariEnd
        | OwariCount | OwariAgree | AyoayoEnd | RingEnd => Heading::End,
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
    fn every_rule_of_a_game_stands_under_one_heading() {
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
