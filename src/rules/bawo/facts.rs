//! The [`Facts`] of the three versions of Bawo.

use crate::rules::board::BoardShape;
use crate::rules::facts::{Facts, GameGoal, MoveChoice, OffBoard};
use crate::rules::game_name::GameName;
use crate::rules::rule_id::RuleId;

/// What all versions have in common.
const fn of(name: GameName) -> Facts {
    Facts {
        shape: BoardShape::FourRows,
        choice: MoveChoice::Way,
        off_board: OffBoard::ExtraSeeds,
        goal: GameGoal::FrontRow,
        has_endless_turns: true,
        can_share_rest: false,
        ..Facts::of(name)
    }
}

pub(super) static BEGINNER: Facts = Facts {
    lacks: &[
        RuleId::BawoSetupAdvanced,
        RuleId::BawoSetupNtchuwa,
        RuleId::BawoExtra,
        RuleId::BawoExtraEat,
        RuleId::BawoExtraSpread,
        RuleId::BawoLate,
        RuleId::BawoHouseClosed,
        RuleId::BawoHouseOnly,
        RuleId::BawoHouseOpen,
        RuleId::BawoHouseLost,
        RuleId::BawoOpening,
    ],
    off_board: OffBoard::Nothing,
    ..of(GameName::BawoBeginner)
};

pub(super) static ADVANCED: Facts = Facts {
    lacks: &[RuleId::BawoSetupBeginner, RuleId::BawoSetupNtchuwa],
    has_houses: true,
    ..of(GameName::BawoAdvanced)
};

pub(super) static NTCHUWA: Facts = Facts {
    lacks: &[
        RuleId::BawoSetupBeginner,
        RuleId::BawoSetupAdvanced,
        RuleId::BawoHouseClosed,
        RuleId::BawoHouseOnly,
        RuleId::BawoHouseOpen,
        RuleId::BawoHouseLost,
        RuleId::BawoOpening,
    ],
    ..of(GameName::BawoNtchuwa)
};
