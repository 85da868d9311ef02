//! The [`Facts`] of the three versions of Bawo.

use crate::rules::board::BoardShape;
use crate::rules::facts::{Facts, GameGoal, MoveChoice, OffBoard};
use crate::rules::rule_id::RuleId;

pub(super) static BEGINNER: Facts = Facts {
    family: "bawo",
    shape: BoardShape::FourRows,
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
    choice: MoveChoice::Way,
    off_board: OffBoard::Nothing,
    goal: GameGoal::FrontRow,
    sows_store: false,
    has_rounds: false,
    has_houses: false,
    can_repeat: true,
    has_endless_turns: true,
    can_share_rest: false,
};

pub(super) static ADVANCED: Facts = Facts {
    family: "bawo",
    shape: BoardShape::FourRows,
    lacks: &[RuleId::BawoSetupBeginner, RuleId::BawoSetupNtchuwa],
    choice: MoveChoice::Way,
    off_board: OffBoard::ExtraSeeds,
    goal: GameGoal::FrontRow,
    sows_store: false,
    has_rounds: false,
    has_houses: true,
    can_repeat: true,
    has_endless_turns: true,
    can_share_rest: false,
};

pub(super) static NTCHUWA: Facts = Facts {
    family: "bawo",
    shape: BoardShape::FourRows,
    lacks: &[
        RuleId::BawoSetupBeginner,
        RuleId::BawoSetupAdvanced,
        RuleId::BawoHouseClosed,
        RuleId::BawoHouseOnly,
        RuleId::BawoHouseOpen,
        RuleId::BawoHouseLost,
        RuleId::BawoOpening,
    ],
    choice: MoveChoice::Way,
    off_board: OffBoard::ExtraSeeds,
    goal: GameGoal::FrontRow,
    sows_store: false,
    has_rounds: false,
    has_houses: false,
    can_repeat: true,
    has_endless_turns: true,
    can_share_rest: false,
};
