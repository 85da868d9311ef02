//! What both sides take in the next turns after two moves, where that explains what the worse one
//! costs.

use super::instead::played_along;
use super::{Expected, LEAST_EATEN};
use crate::rules::{BoardShape, Side};
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;

/// The next turns after a move and after a better one, each beginning with that move.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The move and those expected after it.
    pub own: Vec<Expected>,
    /// The better move and those expected after it.
    pub better: Vec<Expected>,
    /// How many seeds more the mover is ahead at the end of the second.
    pub gain: i32,
}

/// How many turns of both sides are followed at most; a free move belongs to the turn before it.
const MOST_TURNS: usize = 4;
/// How many turns must show about the same gain, so that no capture is just about to come back.
const LOOKED_ON: usize = 3;
/// How many moves of a line can still be followed in a sentence.
const MOST_MOVES: usize = 5;
/// A line up to the end of one of its turns.
struct Prefix {
    /// How many moves.
    moves: usize,
    /// Seeds that its first mover has taken, less those of the other side.
    ahead: i32,
}

impl Exchange {
    /// The shortest one that explains a loss of `lost` seeds. In Bawo, where that is `None`, one
    /// that shows a difference.
    pub(super) fn explaining(
        own: &Played,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Exchange> {
        let [first, second] = [own, better].map(|turn| line_after(turn, weighed));
        let gains: Vec<(i32, &Prefix, &Prefix)> = first
            .1
            .iter()
            .zip(&second.1)
            .map(|(own, better)| (better.ahead - own.ahead, own, better))
            .collect();
        let lost = lost.map(|lost| lost as i32);
        let explains = |gain: i32| match lost {
            Some(lost) => gain > 0 && 4 * (gain - lost).abs() <= lost.max(4),
            None => gain >= i32::from(LEAST_EATEN),
        };
        let remains = |gain: i32| match lost {
            Some(lost) => 2 * gain > lost && gain <= 2 * lost.max(2),
            None => gain >= i32::from(LEAST_EATEN),
        };
        // A single turn is seen on the board: what comes back in the reply is what is asked.
        let found = (2..=MOST_TURNS.min(gains.len())).find(|turns| {
            let later = gains.iter().skip(*turns).take(LOOKED_ON);
            explains(gains[turns - 1].0) && later.into_iter().all(|(gain, ..)| remains(*gain))
        })?;
        let (gain, own, better) = gains[found - 1];
        let is_short = own.moves <= MOST_MOVES && better.moves <= MOST_MOVES;
        let cut = |line: Vec<Expected>, to: &Prefix| line.into_iter().take(to.moves).collect();
        is_short.then(|| Exchange { own: cut(first.0, own), better: cut(second.0, better), gain })
    }
}

/// A move with those that a search expects after it, and what they come to after each turn.
fn line_after(turn: &Played, weighed: &Weighed) -> (Vec<Expected>, Vec<Prefix>) {
    let mover = turn.turn.mover;
    let line = weighed.expected_after(&turn.turn.mv).iter();
    let all = [turn.clone()].into_iter().chain(played_along(turn.turn.after, line));
    let is_bawo = turn.before.shape() == BoardShape::FourRows;
    let lead = |played: &Played| {
        let seeds = match played.turn.after.outcome() {
            Some(outcome) => outcome.seeds,
            None => played.turn.after.setup().stores,
        };
        i32::from(seeds[mover]) - i32::from(seeds[mover.other()])
    };
    let begun = turn.before.setup().stores;
    let begun = i32::from(begun[mover]) - i32::from(begun[mover.other()]);
    let (mut moves, mut prefixes): (Vec<Expected>, Vec<Prefix>) = (Vec::new(), Vec::new());
    let (mut eaten, mut side): (i32, Option<Side>) = (0, None);
    for played in all {
        let expected = Expected::of(&played);
        let taken = i32::from(expected.haul.captures());
        eaten += if expected.side == mover { taken } else { -taken };
        moves.push(expected);
        let ahead = if is_bawo { eaten } else { lead(&played) - begun };
        let prefix = Prefix { moves: moves.len(), ahead };
        match prefixes.last_mut().filter(|_| side == Some(played.turn.mover)) {
            Some(last) => *last = prefix,
            None => prefixes.push(prefix),
        }
        side = Some(played.turn.mover);
    }
    (moves, prefixes)
}
