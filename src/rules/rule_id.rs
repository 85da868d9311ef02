//! The ids of the rules, which events, refusals, lessons and the rule book cite.

use std::fmt;
use std::str::FromStr;

use super::rule_kind::{End, RuleKind};

macro_rules! rule_ids {
    ($($variant:ident $id:literal $kind:ident $(($detail:expr))?,)*) => {
        /// A rule, in the order of the rule book. Its text is in `texts`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum RuleId {
            $(#[doc = concat!("`", $id, "`")] $variant,)*
        }

        impl RuleId {
            /// Every rule.
            pub const ALL: &[RuleId] = &[$(RuleId::$variant,)*];

            /// The id, such as `owari.capture`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(RuleId::$variant => $id,)*
                }
            }

            /// What the rule is about.
            pub const fn kind(self) -> RuleKind {
                match self {
                    $(RuleId::$variant => RuleKind::$kind $(($detail))?,)*
                }
            }
        }
    };
}

impl RuleId {
    /// The first part of the id: the game that the rule belongs to, or `turn`, `move` or `game`.
    pub fn family(self) -> &'static str {
        self.id().split('.').next().unwrap_or_default()
    }

    /// Whether a refusal in any game may cite the rule: an opponent's hole, an empty hole, a move
    /// after the end, a move out of turn.
    pub fn is_in_every_game(self) -> bool {
        matches!(
            self.kind(),
            RuleKind::OwnHole | RuleKind::EmptyHole | RuleKind::Over | RuleKind::NextMover
        )
    }

    /// Whether several games share the rule, as they do those of `turn`, `move` and `game`.
    pub fn is_common(self) -> bool {
        matches!(self.family(), "turn" | "move" | "game")
    }
}

rule_ids! {
    TurnAlternate "turn.alternate" NextMover,
    MoveOwn "move.own" OwnHole,
    MoveEmpty "move.empty" EmptyHole,
    MoveOver "move.over" Over,
    TurnEndless "turn.endless" Endless,
    GameSettle "game.settle" End(End::Settled),
    GameRepetition "game.repetition" Repetition,
    GameFeed "game.feed" Feed,
    GameAgree "game.agree" Agree,
    GameAgreeHalve "game.agree.halve" ShareRest,
    GameAgreeDisregard "game.agree.disregard" ShareRest,
    GameSetup "game.setup" Setup,
    BawoSetupBeginner "bawo.setup.beginner" Setup,
    BawoSow "bawo.sow" Sow,
    BawoStartTwo "bawo.start.two" StartTwo,
    BawoCorner "bawo.corner" Corner,
    BawoRelay "bawo.relay" Sow,
    BawoEndEmpty "bawo.end.empty" Sow,
    BawoEat "bawo.eat" Capture,
    BawoEatFirst "bawo.eat.first" MustEat,
    BawoBorder "bawo.border" SowEaten,
    BawoFinishFront "bawo.finish.front" End(End::FrontRowEmpty),
    BawoFinishSingles "bawo.finish.singles" End(End::Singles),
    BawoSetupAdvanced "bawo.setup.advanced" Setup,
    BawoExtra "bawo.extra" Place,
    BawoExtraEat "bawo.extra.eat" MustEatPlacing,
    BawoExtraSpread "bawo.extra.spread" SowPlaced,
    BawoHouseClosed "bawo.house.closed" HouseClosed,
    BawoHouseOnly "bawo.house.only" HouseOnly,
    BawoHouseOpen "bawo.house.open" HouseOpen,
    BawoHouseLost "bawo.house.lost" HouseLost,
    BawoOpening "bawo.opening" Opening,
    BawoLate "bawo.late" Late,
    BawoSetupNtchuwa "bawo.setup.ntchuwa" Setup,
    AwaleSetup "awale.setup" Setup,
    AwaleSow "awale.sow" Sow,
    AwaleSkip "awale.skip" Skip,
    AwaleCapture "awale.capture" CaptureByCount,
    AwaleLimit "awale.limit" CaptureLimit,
    AwaleLimitOver "awale.limit.over" CaptureLimitOver,
    AwaleTwos "awale.twos" TwosOnly,
    AwaleStarve "awale.starve" Starve,
    AwaleFeed "awale.feed" Feed,
    AwaleFamine "awale.famine" End(End::NobodyCanFeed),
    AwaleStopAtMajority "awale.stop-at-majority" End(End::Majority),
    AwaleStopAtSeeds "awale.stop-at-seeds" End(End::FewSeeds),
    AwaleCount "awale.count" CountOwn,
    BasicSetup "basic.setup" Setup,
    BasicSow "basic.sow" Sow,
    BasicStore "basic.store" Sow,
    BasicAgain "basic.again" Again,
    BasicCapture "basic.capture" Capture,
    BasicEnd "basic.end" End(End::SideEmpty),
    OwariSetup "owari.setup" Setup,
    OwariSow "owari.sow" Sow,
    OwariCapture "owari.capture" CaptureByCount,
    OwariSkip "owari.skip" Skip,
    OwariGrandSlam "owari.grand-slam" GrandSlam,
    OwariFeed "owari.feed" Feed,
    OwariEnd "owari.end" End(End::NobodyCanFeed),
    OwariPass "owari.pass" Pass,
    OwariCount "owari.count" Count,
    OwariAgree "owari.agree" Agree,
    AyoayoSetup "ayoayo.setup" Setup,
    AyoayoSow "ayoayo.sow" Sow,
    AyoayoRelay "ayoayo.relay" Sow,
    AyoayoSkip "ayoayo.skip" Skip,
    AyoayoStore "ayoayo.store" Again,
    AyoayoCapture "ayoayo.capture" Capture,
    AyoayoEnd "ayoayo.end" End(End::NobodyCanFeed),
    AyoayoFeed "ayoayo.feed" Feed,
    AyoayoPass "ayoayo.pass" Pass,
    GiuthiSetup "giuthi.setup" Setup,
    GiuthiStart "giuthi.start" StartTwo,
    GiuthiSow "giuthi.sow" Sow,
    GiuthiRelay "giuthi.relay" Sow,
    GiuthiEnd "giuthi.end" Sow,
    GiuthiCapture "giuthi.capture" Capture,
    GiuthiRun "giuthi.run" Capture,
    GiuthiPass "giuthi.pass" Pass,
    GiuthiRound "giuthi.round" Round,
    GiuthiMatchFill "giuthi.match.fill" Layout,
    GiuthiMatchShrink "giuthi.match.shrink" LayoutSize,
    GiuthiMatchEnd "giuthi.match.end" End(End::Match),
    RingSetup "ring.setup" Setup,
    RingSowRed "ring.sow.red" SowColour,
    RingSowBlue "ring.sow.blue" SowColour,
    RingCapture "ring.capture" CaptureByCount,
    RingStarve "ring.starve" End(End::Starved),
    RingEnd "ring.end" End(End::MajorityOrFew),
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
