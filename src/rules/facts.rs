//! What other modules may ask about a game or a rule, so that they need not know which game it is.
//!
//! Each game's file has its [`Facts`]. Questions whose answer depends on the options are asked of
//! the [`Game`](super::contract::Game).

use super::board::BoardShape;
use super::game_name::GameName;
use super::rule_id::RuleId;
use super::rule_kind::{End, RuleKind};

/// What a player chooses in addition to the hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveChoice {
    /// Nothing: a hole can be sown in one way only.
    Hole,
    /// The direction, left or right.
    Way,
    /// The colour, red or blue.
    Colour,
}

/// What a player has in addition to the holes.
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
    /// Leaving the opponent with a front row that is empty or cannot move.
    FrontRow,
}

/// What is true of a game under all its options.
#[derive(Debug)]
pub struct Facts {
    /// Which game it is.
    pub name: GameName,
    /// The board at the start.
    pub shape: BoardShape,
    /// Rules of the family that this version of the game does not have.
    pub lacks: &'static [RuleId],
    /// What a player chooses in addition to the hole.
    pub choice: MoveChoice,
    /// What a player has in addition to the holes.
    pub off_board: OffBoard,
    /// What wins the game.
    pub goal: GameGoal,
    /// Whether a sowing drops a seed in the mover's own store.
    pub sows_store: bool,
    /// Whether a game is a match of several rounds, with a new layout for each.
    pub has_rounds: bool,
    /// Whether each side has a house, whose extra seeds a turn may spread.
    pub has_houses: bool,
    /// Whether a position can occur twice. It cannot if every turn puts seeds into a store for
    /// good.
    pub can_repeat: bool,
    /// Whether a turn may never end (`turn.endless`).
    pub has_endless_turns: bool,
    /// Whether players who agree to end the game may share the seeds left on the board.
    pub can_share_rest: bool,
}

impl Facts {
    /// A game on two rows that is won by seeds, with one way to sow each hole. A game lists what
    /// differs.
    pub(super) const fn of(name: GameName) -> Facts {
        Facts {
            name,
            shape: BoardShape::SIX_HOLES,
            lacks: &[],
            choice: MoveChoice::Hole,
            off_board: OffBoard::Store,
            goal: GameGoal::Seeds,
            sows_store: false,
            has_rounds: false,
            has_houses: false,
            can_repeat: true,
            has_endless_turns: false,
            can_share_rest: true,
        }
    }
}

impl Facts {
    /// Whether every seed belongs to a player at the end of a game or round: no repetition leaves
    /// seeds to nobody.
    pub fn shares_out_all(&self) -> bool {
        self.goal == GameGoal::Seeds && (self.has_rounds || !self.can_repeat)
    }
}

impl GameName {
    /// The board at the start.
    pub fn shape(self) -> BoardShape {
        self.facts().shape
    }

    /// Whether a rule is one of this game's own.
    pub fn owns(self, rule: RuleId) -> bool {
        let facts = self.facts();
        rule.family() == self.family() && !facts.lacks.contains(&rule)
    }

    /// The first part of the ids of this game's own rules, such as `bawo`.
    fn family(self) -> &'static str {
        self.id().split('-').next().unwrap_or_default()
    }

    /// The first of this game's own rules of this kind.
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

    /// Whether a rule is one of this game's own, or a common rule that applies to it.
    pub fn has_rule(self, rule: RuleId) -> bool {
        self.owns(rule) || (rule.is_common() && self.is_concerned_by(rule))
    }

    /// Whether a common rule applies to this game.
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
