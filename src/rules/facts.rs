//! What other rooms ask of a game or a rule, so that none of them needs to know which one it is.
//!
//! Each game's file holds its [`Facts`]. What depends on its options is asked of the
//! [`Game`](super::contract::Game) itself.

use super::rule_id::RuleId;
use super::rule_kind::{End, RuleKind};
use super::ruleset::GameName;

/// What a player chooses besides the hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveChoice {
    /// Nothing: a hole is sown in one way only.
    Hole,
    /// Whether to sow to the left or to the right.
    Way,
    /// Whether to sow the red seeds or the blue ones.
    Colour,
}

/// What a player has beside the holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffBoard {
    /// A store with the captured seeds.
    Store,
    /// Extra seeds that are still to be placed.
    ExtraSeeds,
    /// Nothing.
    Nothing,
}

/// What wins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameGoal {
    /// More seeds than the other side.
    Seeds,
    /// A front row of the other side that is empty or cannot move.
    FrontRow,
}

/// What holds for a game under all its options.
#[derive(Debug)]
pub struct Facts {
    /// The first part of the ids of its own rules, such as `owari`.
    pub family: &'static str,
    /// Rules of the family that another version of the game has.
    pub lacks: &'static [RuleId],
    /// What a player chooses besides the hole.
    pub choice: MoveChoice,
    /// What a player has beside the holes.
    pub off_board: OffBoard,
    /// What wins the game.
    pub goal: GameGoal,
    /// The mover's own store gets a seed as it is passed.
    pub sows_store: bool,
    /// A game is a match of rounds, with layouts between them.
    pub has_rounds: bool,
    /// Each side has a house, and a turn may spread the extra seeds ahead of it.
    pub has_houses: bool,
    /// A position can come back. Where every turn brings seeds home for good it cannot.
    pub can_repeat: bool,
    /// A turn may go on for ever (`turn.endless`).
    pub has_endless_turns: bool,
    /// Whoever agrees to end the game may share what is left on the board.
    pub can_share_rest: bool,
}

impl GameName {
    /// Whether a rule is one of this game's own.
    pub fn owns(self, rule: RuleId) -> bool {
        let facts = self.facts();
        rule.family() == facts.family && !facts.lacks.contains(&rule)
    }

    /// The first of this game's own rules that is about this.
    pub fn rule_about(self, kind: RuleKind) -> Option<RuleId> {
        self.own_rules().find(|rule| rule.kind() == kind)
    }

    /// The rule by which this game captures or eats.
    pub fn capture_rule(self) -> Option<RuleId> {
        self.own_rules()
            .find(|rule| matches!(rule.kind(), RuleKind::Capture | RuleKind::CaptureByCount))
    }

    /// This game's own rules, in the order of the rule book.
    pub fn own_rules(self) -> impl Iterator<Item = RuleId> {
        RuleId::ALL.iter().copied().filter(move |rule| self.owns(*rule))
    }

    /// Whether a rule is one of this game's own, or a common rule that concerns it.
    pub fn has_rule(self, rule: RuleId) -> bool {
        self.owns(rule) || (rule.is_common() && self.is_concerned_by(rule))
    }

    /// Whether a common rule concerns this game.
    fn is_concerned_by(self, rule: RuleId) -> bool {
        let facts = self.facts();
        match rule.kind() {
            RuleKind::Endless => facts.has_endless_turns,
            RuleKind::Feed => self.rule_about(RuleKind::Feed).is_some(),
            RuleKind::ShareRest => facts.can_share_rest,
            RuleKind::End(End::Settled) => facts.goal == GameGoal::Seeds,
            _ => true,
        }
    }
}
