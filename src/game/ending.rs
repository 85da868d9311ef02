//! Ends that depend on the players: agreements, resignations, losses on time.

use std::fmt;

use crate::rules::{BoardShape, BySide, Outcome, Position, RuleId, Setup, Share, Side};

/// A way to end the game that both players can agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::VariantArray)]
pub enum Agreement {
    /// `game.agree`: Bawo is a draw; in Giuthi the round ends and each player takes the seeds on
    /// his side.
    End,
    /// `game.agree.halve`: each player takes half of the remaining seeds; an odd seed stays on the
    /// board.
    Halve,
    /// `game.agree.disregard`: the remaining seeds do not count.
    Disregard,
}

impl Agreement {
    /// All three.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The rule that allows it.
    pub const fn rule(self) -> RuleId {
        match self {
            Agreement::End => RuleId::GameAgree,
            Agreement::Halve => RuleId::GameAgreeHalve,
            Agreement::Disregard => RuleId::GameAgreeDisregard,
        }
    }

    /// Who gets the seeds left on the board.
    pub(super) const fn share(self) -> Share {
        match self {
            Agreement::Halve => Share::Equal,
            Agreement::End | Agreement::Disregard => Share::Nobody,
        }
    }

    /// The agreements that are possible in a position. None once the game is over, and none between
    /// the rounds of a match.
    pub fn on_offer(position: &Position) -> &'static [Agreement] {
        if position.outcome().is_some() || !position.layout_sizes().is_empty() {
            return &[];
        }
        match position.ruleset().facts().can_share_rest {
            true => &[Agreement::Halve, Agreement::Disregard],
            false => &[Agreement::End],
        }
    }
}

impl fmt::Display for Agreement {
    /// As in save files: `agree`, `halve`, `disregard`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Agreement::End => "agree",
            Agreement::Halve => "halve",
            Agreement::Disregard => "disregard",
        })
    }
}

/// What each side has: its store; in Bawo the seeds on its side and in hand.
pub fn score(position: &Position) -> BySide<u16> {
    let setup = position.setup();
    match setup.shape {
        BoardShape::FourRows => setup.owned(),
        BoardShape::TwoRows { .. } | BoardShape::Ring => setup.stores,
    }
}

/// The player who is certain to win the game, or the current round of a Giuthi match: the one with
/// more seeds in the store than there are elsewhere, because no rule takes seeds out of a store.
/// `None` while that is open, once the game is over, and always in Bawo, which has no stores.
pub fn round_decided(position: &Position) -> Option<Side> {
    let is_played = position.outcome().is_none() && position.layout_sizes().is_empty();
    let setup = position.setup();
    let stores = setup.shape != BoardShape::FourRows;
    let has_more = |side: &Side| setup.stores[*side] > besides(&setup, *side);
    Side::ALL.into_iter().find(has_more).filter(|_| is_played && stores)
}

/// The player who is certain to win the whole game. A match is decided when the seeds outside the
/// winner's store are too few for another round (`giuthi.match.end`).
pub fn decided(position: &Position) -> Option<Side> {
    let winner = round_decided(position)?;
    let enough = |lost_at| besides(&position.setup(), winner) <= lost_at;
    position.ruleset().lost_at().is_none_or(enough).then_some(winner)
}

/// The seeds that are not in a side's store.
fn besides(setup: &Setup, side: Side) -> u16 {
    let on_board: u32 = Side::ALL.into_iter().map(|side| setup.on_side(side)).sum();
    setup.stores[side.other()] + on_board as u16
}

/// Whether the game is certain to end within this many turns, including this one. Ends by
/// repetition are not considered, because they depend on earlier positions.
pub fn ends_within(position: &Position, turns: u32) -> bool {
    if position.outcome().is_some() {
        return true;
    }
    let moves = position.moves();
    turns > 0
        && !moves.is_empty()
        && moves.iter().all(|mv| {
            let after = position.play_unchecked(mv);
            // A player who moves again is still in the same turn.
            let is_same = after.to_move() == position.to_move();
            ends_within(&after, turns - u32::from(!is_same))
        })
}

/// A resignation: the other side wins, the seeds do not change, and no rule is cited.
pub(super) fn resigned(position: &Position, side: Side) -> Outcome {
    Outcome { winner: Some(side.other()), seeds: score(position), rule: None, on_time: false }
}

/// A loss on time: like a resignation.
pub(super) fn lost_on_time(position: &Position, side: Side) -> Outcome {
    Outcome { on_time: true, ..resigned(position, side) }
}

/// The last word of a result without a rule: `resigned`, `time`.
pub(super) const fn forfeit_word(on_time: bool) -> &'static str {
    if on_time { "time" } else { "resigned" }
}

/// A result in one line: `ongoing`, `south 26-22 owari.end`, `north 10-12 resigned`, `north 10-12
/// time`.
pub fn result_line(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "ongoing".to_owned(),
        Some(outcome) => {
            let why = outcome.rule.map_or(forfeit_word(outcome.on_time), RuleId::id);
            format!("{outcome} {why}")
        }
    }
}
