//! The ids of the rules: what events, refusals, lessons and the rulebook cite.

use std::fmt;
use std::str::FromStr;

macro_rules! rule_ids {
    ($($variant:ident $id:literal,)*) => {
        /// A rule of `RULES.md`, in the order of that page. Its words stand in `texts`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum RuleId {
            $(#[doc = concat!("`", $id, "`")] $variant,)*
        }

        impl RuleId {
            /// Every rule.
            pub const ALL: &[RuleId] = &[$(RuleId::$variant,)*];

            /// The id as written everywhere, such as `owari.capture`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(RuleId::$variant => $id,)*
                }
            }
        }
    };
}

rule_ids! {
    TurnAlternate "turn.alternate",
    MoveOwn "move.own",
    MoveEmpty "move.empty",
    MoveOver "move.over",
    TurnEndless "turn.endless",
    GameSettle "game.settle",
    GameRepetition "game.repetition",
    GameFeed "game.feed",
    GameAgree "game.agree",
    GameAgreeHalve "game.agree.halve",
    GameAgreeDisregard "game.agree.disregard",
    GameSetup "game.setup",
    BawoSetupBeginner "bawo.setup.beginner",
    BawoSow "bawo.sow",
    BawoStartTwo "bawo.start.two",
    BawoCorner "bawo.corner",
    BawoRelay "bawo.relay",
    BawoEndEmpty "bawo.end.empty",
    BawoEat "bawo.eat",
    BawoEatFirst "bawo.eat.first",
    BawoBorder "bawo.border",
    BawoFinishFront "bawo.finish.front",
    BawoFinishSingles "bawo.finish.singles",
    BawoSetupAdvanced "bawo.setup.advanced",
    BawoExtra "bawo.extra",
    BawoExtraEat "bawo.extra.eat",
    BawoExtraSpread "bawo.extra.spread",
    BawoHouseClosed "bawo.house.closed",
    BawoHouseOnly "bawo.house.only",
    BawoHouseOpen "bawo.house.open",
    BawoHouseLost "bawo.house.lost",
    BawoOpening "bawo.opening",
    BawoLate "bawo.late",
    BawoSetupNtchuwa "bawo.setup.ntchuwa",
    AwaleSetup "awale.setup",
    AwaleSow "awale.sow",
    AwaleSkip "awale.skip",
    AwaleCapture "awale.capture",
    AwaleLimit "awale.limit",
    AwaleLimitOver "awale.limit.over",
    AwaleTwos "awale.twos",
    AwaleStarve "awale.starve",
    AwaleFeed "awale.feed",
    AwaleFamine "awale.famine",
    AwaleStopAtMajority "awale.stop-at-majority",
    AwaleStopAtSeeds "awale.stop-at-seeds",
    AwaleCount "awale.count",
    BasicSetup "basic.setup",
    BasicSow "basic.sow",
    BasicStore "basic.store",
    BasicAgain "basic.again",
    BasicCapture "basic.capture",
    BasicEnd "basic.end",
    OwariSetup "owari.setup",
    OwariSow "owari.sow",
    OwariCapture "owari.capture",
    OwariSkip "owari.skip",
    OwariGrandSlam "owari.grand-slam",
    OwariFeed "owari.feed",
    OwariEnd "owari.end",
    OwariPass "owari.pass",
    OwariCount "owari.count",
    OwariAgree "owari.agree",
    AyoayoSetup "ayoayo.setup",
    AyoayoSow "ayoayo.sow",
    AyoayoRelay "ayoayo.relay",
    AyoayoSkip "ayoayo.skip",
    AyoayoStore "ayoayo.store",
    AyoayoCapture "ayoayo.capture",
    AyoayoEnd "ayoayo.end",
    AyoayoFeed "ayoayo.feed",
    AyoayoPass "ayoayo.pass",
    GiuthiSetup "giuthi.setup",
    GiuthiStart "giuthi.start",
    GiuthiSow "giuthi.sow",
    GiuthiRelay "giuthi.relay",
    GiuthiEnd "giuthi.end",
    GiuthiCapture "giuthi.capture",
    GiuthiRun "giuthi.run",
    GiuthiPass "giuthi.pass",
    GiuthiRound "giuthi.round",
    GiuthiMatchFill "giuthi.match.fill",
    GiuthiMatchShrink "giuthi.match.shrink",
    GiuthiMatchEnd "giuthi.match.end",
    RingSetup "ring.setup",
    RingSowRed "ring.sow.red",
    RingSowBlue "ring.sow.blue",
    RingCapture "ring.capture",
    RingStarve "ring.starve",
    RingEnd "ring.end",
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No rule has this id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRule;

impl FromStr for RuleId {
    type Err = UnknownRule;
    fn from_str(id: &str) -> Result<RuleId, UnknownRule> {
        RuleId::ALL.iter().copied().find(|rule| rule.id() == id).ok_or(UnknownRule)
    }
}
