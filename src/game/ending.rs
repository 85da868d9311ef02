//! Ends that the players bring about: agreements and resignations.

use std::fmt;

use crate::rules::{BoardShape, BySide, Outcome, Position, RuleId, Setup, Share, Side};

/// A way in which the players may agree to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::VariantArray)]
pub enum Agreement {
    /// `game.agree`: in Bawo a draw; in Giuthi the round ends and each takes the seeds on his side.
    End,
    /// `game.agree.halve`: each takes half of what is left; an odd seed stays lying.
    Halve,
    /// `game.agree.disregard`: what is left counts for nobody.
    Disregard,
}

impl Agreement {
    /// All three.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The rule it stands on.
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

    /// The ways open in a position. None is open
    /// once the game is over, nor between the rounds of a match, where there is nothing to end.
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
    /// How save files write it: `agree`, `halve`, `disregard`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Agreement::End => "agree",
            Agreement::Halve => "halve",
            Agreement::Disregard => "disregard",
        })
    }
}

/// What each side owns as things stand: stores; in Bawo holes and hand.
pub fn score(position: &Position) -> BySide<u16> {
    let setup = position.setup();
    match setup.shape {
        BoardShape::FourRows => {
            BySide::from_fn(|side| setup.stores[side] + setup.on_side(side) as u16)
        }
        BoardShape::TwoRows { .. } | BoardShape::Ring => setup.stores,
    }
}

/// Who wins the game, or the present round of a Giuthi match, whatever is played from here on: who
/// has more in the store than there is besides, for no rule takes anything out of a store. `None`
/// while that is open, once it is over, and always in Bawo, where nothing is stored.
pub fn round_decided(position: &Position) -> Option<Side> {
    let is_played = position.outcome().is_none() && position.layout_sizes().is_empty();
    let setup = position.setup();
    let stores = setup.shape != BoardShape::FourRows;
    let has_more = |side: &Side| setup.stores[*side] > besides(&setup, *side);
    Side::ALL.into_iter().find(has_more).filter(|_| is_played && stores)
}

/// The same for the whole game. A match is decided once all that is not in the winner's
/// store is too little for another round (`giuthi.match.end`).
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

/// Whether the game ends of itself within so many turns, this one included, whatever is played.
/// Ends by repetition, which hang on what stood before, are not seen.
pub fn ends_within(position: &Position, turns: u32) -> bool {
    if position.outcome().is_some() {
        return true;
    }
    let moves = position.moves();
    turns > 0
        && !moves.is_empty()
        && moves.iter().all(|mv| {
            let after = position.play_unchecked(mv);
            // Who plays again is still in the same turn.
            let is_same = after.to_move() == position.to_move();
            ends_within(&after, turns - u32::from(!is_same))
        })
}

/// A resignation: the other side wins, the score stands as it is, and no rule is cited.
pub(super) fn resigned(position: &Position, side: Side) -> Outcome {
    Outcome { winner: Some(side.other()), seeds: score(position), rule: None }
}

/// A result in one line: `ongoing`, `south 26-22 owari.end`, `north 10-12 resigned`.
pub fn result_line(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "ongoing".to_owned(),
        Some(outcome) => {
            let why = outcome.rule.map_or("resigned", RuleId::id);
            format!("{outcome} {why}")
        }
    }
}
