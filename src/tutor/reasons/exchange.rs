//! What both sides take in the next turns after two moves, where that explains what the worse one
//! costs.

use super::expected::played_along;
use super::{Expected, LEAST_EATEN, Punishment};
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
    /// A larger capture that the opponent could make at once after the better move, and that the
    /// search does not expect.
    pub passed: Option<Punishment>,
}

/// The fewest turns followed: what comes back in the reply is what is asked.
const LEAST_TURNS: usize = 2;
/// How many turns of both sides are followed at most; a free move belongs to the turn before it.
const MOST_TURNS: usize = 5;
/// How many turns must show about the same gain, so that no capture is just about to come back.
const LOOKED_ON: usize = 3;
/// How many moves of a line can still be followed in a sentence.
const MOST_MOVES: usize = 5;
/// How many seeds more a capture has to bring than the expected turn before a person asks about it.
const WORTH_ASKING: u16 = 2;

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
        let lost = lost.map(|lost| lost as i32);
        let explains = |gain: i32| match lost {
            Some(lost) => gain > 0 && 4 * (gain - lost).abs() <= lost.max(4),
            None => gain >= i32::from(LEAST_EATEN),
        };
        let remains = |gain: i32| match lost {
            Some(lost) => 2 * gain > lost && gain <= 2 * lost.max(2),
            None => gain >= i32::from(LEAST_EATEN),
        };
        let lines = Lines::after(own, better, weighed);
        let found = (LEAST_TURNS..=lines.turns()).find(|turns| {
            let mut later = (turns + 1..).take(LOOKED_ON).map_while(|turns| lines.gain(turns));
            lines.gain(*turns).is_some_and(explains) && later.all(remains)
        })?;
        lines.cut(found)
    }

    /// The one with the largest gain, if that is more than `least` seeds and remains.
    pub(super) fn explaining_a_part(
        own: &Played,
        better: &Played,
        weighed: &Weighed,
        least: u16,
    ) -> Option<Exchange> {
        let least = i32::from(least.max(1));
        let lines = Lines::after(own, better, weighed);
        let gain_of = |turns: usize| {
            let later = (turns + 1..).take(LOOKED_ON).map_while(|turns| lines.gain(turns));
            [lines.gain(turns)].into_iter().flatten().chain(later).min().unwrap_or(0)
        };
        let turns = LEAST_TURNS..=lines.turns();
        let most = turns.rev().max_by_key(|turns| gain_of(*turns))?;
        (gain_of(most) > least).then(|| lines.cut(most)).flatten()
    }
}

/// The lines after two moves.
struct Lines {
    own: (Vec<Expected>, Vec<Prefix>),
    better: (Vec<Expected>, Vec<Prefix>),
    /// The better move.
    turn: Played,
}

impl Lines {
    fn after(own: &Played, better: &Played, weighed: &Weighed) -> Lines {
        let turn = better.clone();
        Lines { own: line_after(own, weighed), better: line_after(better, weighed), turn }
    }

    /// How many turns of both are compared at most.
    fn turns(&self) -> usize {
        self.own.1.len().min(self.better.1.len()).min(MOST_TURNS)
    }

    /// How many seeds more the mover is ahead after so many turns of the second.
    fn gain(&self, turns: usize) -> Option<i32> {
        let at = turns.checked_sub(1)?;
        Some(self.better.1.get(at)?.ahead - self.own.1.get(at)?.ahead)
    }

    /// Both up to this turn, if they are short enough to be named.
    fn cut(self, turns: usize) -> Option<Exchange> {
        let gain = self.gain(turns)?;
        let cut = |(line, prefixes): (Vec<Expected>, Vec<Prefix>)| {
            let moves = prefixes[turns - 1].moves;
            (moves <= MOST_MOVES).then(|| line.into_iter().take(moves).collect::<Vec<_>>())
        };
        let (own, better) = (cut(self.own)?, cut(self.better)?);
        let passed = passed_over(&self.turn, &better);
        Some(Exchange { own, better, gain, passed })
    }
}

/// The capture that the opponent could make directly after a turn, if that is larger than what it
/// takes in its first turn of a line.
fn passed_over(turn: &Played, line: &[Expected]) -> Option<Punishment> {
    let other = turn.turn.mover.other();
    let replies = line.iter().skip_while(|it| it.side != other).take_while(|it| it.side == other);
    let taken: u16 = replies.map(Expected::brings).sum();
    let strongest = Punishment::strongest(turn)?;
    (strongest.haul.captures() >= taken + WORTH_ASKING).then_some(strongest)
}

/// A move and those that a search expects after it, up to its mover's next capture; `None` if that
/// does not come in its next turn.
pub fn next_capture(turn: &Played, weighed: &Weighed) -> Option<Vec<Expected>> {
    let mover = turn.turn.mover;
    let (line, prefixes) = line_after(turn, weighed);
    let most = prefixes.iter().take(NEXT_TURN).next_back()?.moves.min(MOST_MOVES);
    let captures = |it: &Expected| it.side == mover && it.haul.captures() > 0;
    let at = line.iter().take(most).position(captures).filter(|at| *at > 0)?;
    Some(line.into_iter().take(at + 1).collect())
}

/// The mover's turn after the opponent's reply.
const NEXT_TURN: usize = 3;

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
