//! What both sides take in the next turns after two moves, where that explains what the worse one
//! costs.

use std::ops::RangeInclusive;

use super::expected::{Count, lead_of, turns_after};
use super::{Expected, Haul, LEAST_EATEN, Punishment, most_captured};
use crate::rules::{BoardShape, Move, Position};
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
const MOST_MOVES: usize = 4;
/// How many seeds more a capture has to bring than the expected turn before a person asks about it.
const WORTH_ASKING: u16 = 2;

/// A line with what it comes to after each of its turns.
struct Line {
    moves: Vec<Expected>,
    turns: Vec<TurnEnd>,
}

/// Where a turn of a line ends, its free moves included.
struct TurnEnd {
    /// How many moves of the line there are up to here.
    moves: usize,
    /// Seeds that the line's first mover has taken, less those of the other side.
    ahead: i32,
}

/// The lines after two moves.
pub(super) struct Lines {
    own: Line,
    better: Line,
    /// The better move.
    turn: Played,
    /// The move of the first line, counted from 1, that only a slip of its mover allows.
    slip: Option<usize>,
}

impl Lines {
    pub(super) fn after(own: &Played, better: &Played, weighed: &Weighed) -> Lines {
        let slip = own_slip(own, weighed);
        let [own, line] = [own, better].map(|turn| Line::after(turn, weighed));
        Lines { own, better: line, turn: better.clone(), slip }
    }

    /// The shortest exchange that explains a loss of `lost` seeds. In Bawo, where that is `None`,
    /// one that shows a difference.
    pub(super) fn explaining(&self, lost: Option<u32>) -> Option<Exchange> {
        let lost = lost.map(|lost| lost as i32);
        let explains = |gain: i32| match lost {
            Some(lost) => gain > 0 && 4 * (gain - lost).abs() <= lost.max(4),
            None => gain >= i32::from(LEAST_EATEN),
        };
        let remains = |gain: i32| match lost {
            Some(lost) => 2 * gain > lost && gain <= 2 * lost.max(2),
            None => gain >= i32::from(LEAST_EATEN),
        };
        let found = self.lengths().find(|turns| {
            self.gain(*turns).is_some_and(explains) && self.later_gains(*turns).all(remains)
        })?;
        self.cut(found)
    }

    /// The exchange with the largest gain, if that is more than `least` seeds and remains.
    pub(super) fn explaining_a_part(&self, least: u16) -> Option<Exchange> {
        let gain_of = |turns: usize| {
            self.gain(turns).into_iter().chain(self.later_gains(turns)).min().unwrap_or(0)
        };
        let most = self.lengths().rev().max_by_key(|turns| gain_of(*turns))?;
        (gain_of(most) > i32::from(least.max(1))).then(|| self.cut(most)).flatten()
    }

    /// After how many turns the two may be compared.
    fn lengths(&self) -> RangeInclusive<usize> {
        let is_sound = |turn: &&TurnEnd| self.slip.is_none_or(|slip| turn.moves < slip);
        let sound = self.own.turns.iter().take_while(is_sound).count();
        // In Bawo nobody follows more than a turn and the reply to it.
        let in_bawo = self.turn.before.shape() == BoardShape::FourRows;
        let most = if in_bawo { LEAST_TURNS } else { MOST_TURNS };
        LEAST_TURNS..=sound.min(self.better.turns.len()).min(most)
    }

    /// How many seeds more the mover is ahead after so many turns of the second.
    fn gain(&self, turns: usize) -> Option<i32> {
        let at = turns.checked_sub(1)?;
        Some(self.better.turns.get(at)?.ahead - self.own.turns.get(at)?.ahead)
    }

    /// The same after each of the next turns.
    fn later_gains(&self, turns: usize) -> impl Iterator<Item = i32> {
        (turns + 1..).take(LOOKED_ON).map_while(|turns| self.gain(turns))
    }

    /// Both up to this turn, if they are short enough to be named.
    fn cut(&self, turns: usize) -> Option<Exchange> {
        let gain = self.gain(turns)?;
        let cut = |line: &Line| {
            let moves = line.turns[turns - 1].moves;
            (moves <= MOST_MOVES).then(|| line.moves[..moves].to_vec())
        };
        let (own, better) = (cut(&self.own)?, cut(&self.better)?);
        let passed = passed_over(&self.turn, &better);
        Some(Exchange { own, better, gain, passed })
    }
}

/// The first capture of the opponent in a line that another move of the mover, after the first, would
/// have prevented: its number, the first move being 1. Such a line makes the reader ask about that
/// move and not about the first one. `None` in Bawo, where nearly every turn eats.
fn own_slip(first: &Played, weighed: &Weighed) -> Option<usize> {
    let mover = first.turn.mover;
    if first.before.shape() == BoardShape::FourRows {
        return None;
    }
    let (mut last_own, mut has_replied) = (None, false);
    for (at, played) in turns_after(first, weighed).take(MOST_MOVES).enumerate() {
        if played.turn.mover == mover {
            last_own = has_replied.then_some(played.before);
            continue;
        }
        has_replied = true;
        let captured = Haul::of(&played).captures();
        let prevents = |mv: &Move, before: Position| {
            Played::new(before, mv).is_ok_and(|other| {
                other.turn.after.to_move() != mover && most_captured(&other) < captured
            })
        };
        let could_prevent = |before: Position| before.moves().iter().any(|mv| prevents(mv, before));
        if captured > 0 && last_own.is_some_and(could_prevent) {
            // The first move is one of them.
            return Some(at + 2);
        }
    }
    None
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
    let Line { moves, turns } = Line::after(turn, weighed);
    let most = turns[..turns.len().min(NEXT_TURN)].last()?.moves.min(MOST_MOVES);
    let captures = |it: &Expected| it.side == mover && it.haul.captures() > 0;
    let at = moves[..most].iter().position(captures).filter(|at| *at > 0)?;
    Some(moves[..=at].to_vec())
}

/// The mover's turn after the opponent's reply.
const NEXT_TURN: usize = 3;

impl Line {
    /// A move with those that a search expects after it.
    fn after(turn: &Played, weighed: &Weighed) -> Line {
        let mut line = Line { moves: Vec::new(), turns: Vec::new() };
        let (mut count, mut side) = (Count::from(&turn.before), None);
        for played in [turn.clone()].into_iter().chain(turns_after(turn, weighed)) {
            line.moves.push(Expected::of(&played));
            let ahead = lead_of(count.after(&played), turn.turn.mover);
            let end = TurnEnd { moves: line.moves.len(), ahead };
            let is_same = side.replace(played.turn.mover) == Some(played.turn.mover);
            match line.turns.last_mut().filter(|_| is_same) {
                Some(last) => *last = end,
                None => line.turns.push(end),
            }
        }
        line
    }
}
