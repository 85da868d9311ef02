//! Which rules lead on from a rule, and its neighbours in other games.

use super::listed::holds_in;
use crate::rules::{GameName, RuleId, Ruleset};
use crate::texts;

/// Rules that are best read next, those of this game alone.
pub fn reads_on(game: GameName, rule: RuleId) -> Vec<RuleId> {
    let all = next(rule).iter().copied();
    all.filter(|other| holds_in(game, *other)).collect()
}

fn next(rule: RuleId) -> &'static [RuleId] {
    use RuleId::*;
    match rule {
        TurnAlternate => &[BasicAgain, OwariPass, AyoayoPass, GiuthiPass, MoveOwn],
        MoveOwn => &[MoveEmpty, BawoStartTwo, GiuthiStart],
        MoveEmpty => &[MoveOwn, BawoStartTwo, GiuthiStart, BawoExtra],
        MoveOver => &[GameAgree, GameRepetition],
        TurnEndless => &[BawoRelay, GiuthiRelay, GiuthiPass],
        GameSettle => {
            &[AwaleFamine, BasicEnd, OwariEnd, AyoayoEnd, GiuthiRound, RingStarve, GameAgreeHalve]
        }
        GameRepetition => &[GameAgree, OwariAgree, GameSettle],
        GameFeed => &[AwaleFeed, OwariFeed, AyoayoFeed, OwariPass, AyoayoPass],
        GameAgree => &[GameAgreeHalve, GameAgreeDisregard, GameRepetition],
        GameAgreeHalve => &[GameAgreeDisregard, GameSettle],
        GameAgreeDisregard => &[GameAgreeHalve, GameSettle],
        GameSetup => &[
            BawoSetupBeginner,
            BawoSetupAdvanced,
            BawoSetupNtchuwa,
            AwaleSetup,
            BasicSetup,
            OwariSetup,
            AyoayoSetup,
            GiuthiSetup,
            RingSetup,
        ],
        BawoSetupBeginner => &[BawoStartTwo, BawoSow],
        BawoSow => &[BawoCorner, BawoRelay, BawoEndEmpty],
        BawoStartTwo => &[BawoSow, BawoFinishSingles],
        BawoCorner => &[BawoRelay, BawoBorder],
        BawoRelay => &[BawoEndEmpty, BawoEat, BawoHouseClosed],
        BawoEndEmpty => &[BawoRelay, BawoEat],
        BawoEat => &[BawoEatFirst, BawoBorder],
        BawoEatFirst => &[BawoEat, BawoExtraEat],
        BawoBorder => &[BawoEat, BawoCorner],
        BawoFinishFront => &[BawoFinishSingles, BawoEat],
        BawoFinishSingles => &[BawoFinishFront, BawoStartTwo],
        BawoSetupAdvanced => &[BawoExtra, BawoHouseClosed, BawoOpening],
        BawoExtra => &[BawoExtraEat, BawoExtraSpread, BawoLate],
        BawoExtraEat => &[BawoEat, BawoBorder, BawoExtraSpread],
        BawoExtraSpread => &[BawoExtraEat, BawoHouseClosed, BawoHouseOnly],
        BawoHouseClosed => &[BawoHouseOpen, BawoHouseOnly],
        BawoHouseOnly => &[BawoHouseClosed, BawoHouseLost],
        BawoHouseOpen => &[BawoHouseLost, BawoHouseClosed],
        BawoHouseLost => &[BawoHouseOpen, BawoLate],
        BawoOpening => &[BawoSetupAdvanced, BawoExtra],
        BawoLate => &[BawoStartTwo, BawoFinishSingles],
        BawoSetupNtchuwa => &[BawoExtra, BawoLate],
        AwaleSetup => &[AwaleSow, TurnAlternate],
        AwaleSow => &[AwaleSkip, AwaleCapture],
        AwaleSkip => &[AwaleSow, AwaleCapture],
        AwaleCapture => &[AwaleStarve, AwaleLimit, AwaleTwos, AwaleFeed],
        AwaleLimit => &[AwaleLimitOver, AwaleCapture],
        AwaleLimitOver => &[AwaleLimit, AwaleStarve],
        AwaleTwos => &[AwaleCapture, AwaleLimit],
        AwaleStarve => &[AwaleCapture, AwaleFeed],
        AwaleFeed => &[GameFeed, AwaleFamine],
        AwaleFamine => &[AwaleFeed, GameSettle],
        AwaleStopAtMajority => &[AwaleStopAtSeeds, GameSettle],
        AwaleStopAtSeeds => &[AwaleStopAtMajority, GameSettle],
        AwaleCount => &[AwaleCapture],
        BasicSetup => &[BasicSow, TurnAlternate],
        BasicSow => &[BasicStore, BasicCapture],
        BasicStore => &[BasicAgain, BasicSow],
        BasicAgain => &[BasicStore, BasicCapture],
        BasicCapture => &[BasicEnd, BasicStore],
        BasicEnd => &[GameSettle, BasicCapture],
        OwariSetup => &[OwariSow, TurnAlternate],
        OwariSow => &[OwariSkip, OwariCapture],
        OwariSkip => &[OwariSow, OwariCapture],
        OwariCapture => &[OwariGrandSlam, OwariFeed],
        OwariGrandSlam => &[OwariCapture, OwariFeed, OwariEnd],
        OwariFeed => &[GameFeed, OwariPass, OwariEnd],
        OwariEnd => &[OwariFeed, GameSettle],
        OwariPass => &[OwariFeed, OwariEnd],
        OwariCount => &[OwariCapture],
        OwariAgree => &[GameAgreeHalve, GameAgreeDisregard, GameRepetition],
        AyoayoSetup => &[AyoayoSow, TurnAlternate],
        AyoayoSow => &[AyoayoRelay, AyoayoSkip],
        AyoayoRelay => &[AyoayoCapture, AyoayoStore],
        AyoayoSkip => &[AyoayoSow, AyoayoRelay],
        AyoayoStore => &[AyoayoRelay, AyoayoCapture],
        AyoayoCapture => &[AyoayoRelay, AyoayoFeed],
        AyoayoEnd => &[AyoayoFeed, GameSettle],
        AyoayoFeed => &[GameFeed, AyoayoPass, AyoayoEnd],
        AyoayoPass => &[AyoayoFeed, AyoayoEnd],
        GiuthiSetup => &[GiuthiStart, GiuthiRound],
        GiuthiStart => &[GiuthiSow, GiuthiPass],
        GiuthiSow => &[GiuthiRelay, GiuthiEnd],
        GiuthiRelay => &[GiuthiEnd, GiuthiCapture],
        GiuthiEnd => &[GiuthiCapture, GiuthiRelay],
        GiuthiCapture => &[GiuthiRun, GiuthiEnd],
        GiuthiRun => &[GiuthiCapture, GiuthiRelay],
        GiuthiPass => &[GiuthiStart, GiuthiRound],
        GiuthiRound => &[GiuthiMatchFill, GiuthiMatchEnd],
        GiuthiMatchFill => &[GiuthiMatchShrink, GiuthiRound],
        GiuthiMatchShrink => &[GiuthiMatchFill, GiuthiMatchEnd],
        GiuthiMatchEnd => &[GiuthiRound, GiuthiMatchShrink],
        RingSetup => &[RingSowRed, RingSowBlue],
        RingSowRed => &[RingSowBlue, RingCapture],
        RingSowBlue => &[RingSowRed, RingCapture],
        RingCapture => &[RingStarve, RingEnd],
        RingStarve => &[RingEnd, RingCapture],
        RingEnd => &[RingStarve, GameAgree],
    }
}

/// Rules that are about the same thing in different games.
const KIN: [&[RuleId]; 17] = {
    use RuleId::*;
    [
        &[AwaleSetup, BasicSetup, OwariSetup, AyoayoSetup, GiuthiSetup, RingSetup],
        &[BawoSetupBeginner, BawoSetupAdvanced, BawoSetupNtchuwa],
        &[OwariSow, AwaleSow, BasicSow, AyoayoSow, GiuthiSow, BawoSow, RingSowRed],
        &[RingSowBlue, OwariSow],
        &[OwariSkip, AwaleSkip, AyoayoSkip, BasicSow, GiuthiSow],
        &[BawoRelay, AyoayoRelay, GiuthiRelay],
        &[BasicStore, AyoayoSow, OwariSow],
        &[BasicAgain, AyoayoStore],
        &[BawoEndEmpty, GiuthiEnd, AyoayoCapture],
        &[OwariCapture, AwaleCapture, RingCapture],
        &[BasicCapture, AyoayoCapture, GiuthiCapture, BawoEat],
        &[AwaleStarve, OwariGrandSlam, RingStarve],
        &[AwaleFeed, OwariFeed, AyoayoFeed],
        &[OwariPass, AyoayoPass, GiuthiPass],
        &[OwariEnd, AyoayoEnd, AwaleFamine, BasicEnd, RingEnd, GiuthiRound],
        &[BawoStartTwo, GiuthiStart],
        &[AwaleCount, OwariCount],
    ]
};

/// The most neighbours that are named.
const MOST: usize = 3;

/// The same matter in other games, with what their rule says there: games on a board of the same
/// shape first.
pub fn elsewhere(game: GameName, rule: RuleId) -> Vec<(GameName, RuleId)> {
    let Some(kin) = KIN.iter().find(|kin| kin.contains(&rule)) else {
        return common_elsewhere(game, rule);
    };
    let others = kin.iter().filter(|other| **other != rule && !holds_in(game, **other));
    let mut found: Vec<(GameName, RuleId)> = Vec::new();
    for other in others {
        let of = GameName::ALL.into_iter().find(|of| holds_in(*of, *other));
        found.extend(of.filter(|of| *of != game).map(|of| (of, *other)));
    }
    let text = |(of, rule): &(GameName, RuleId)| texts::sentence(&Ruleset::new(*of), *rule);
    // What is told in the same words is told once.
    let mut told = vec![texts::sentence(&Ruleset::new(game), rule)];
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
    let mut told = vec![texts::sentence(&Ruleset::new(game), rule)];
    let mut found = Vec::new();
    for of in GameName::ALL.into_iter().filter(|of| *of != game && holds_in(*of, rule)) {
        let says = texts::sentence(&Ruleset::new(of), rule);
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
            for rule in RuleId::ALL.iter().copied().filter(|rule| holds_in(game, *rule)) {
                let next = reads_on(game, rule);
                assert!(!next.contains(&rule), "{game} {rule}");
                assert!(next.iter().all(|other| holds_in(game, *other)), "{game} {rule}");
                let others = elsewhere(game, rule);
                assert!(others.len() <= MOST);
                for (of, other) in others {
                    assert!(of != game && holds_in(of, other), "{game} {rule}: {of} {other}");
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
