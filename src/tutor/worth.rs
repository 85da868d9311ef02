//! What the positions of a game are worth, and what a turn cost. The graph, the turning points and
//! all sentences about them use these numbers.

use super::grades::{Grade, WHOLE_SET};
use crate::game::Round;
use crate::narration::percent;
use crate::rules::{BoardShape, Move, Outcome, Position, Side};
use crate::search::{Score, win_chance};

/// What a position of a game is worth to South, if both sides continue with the best moves found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Hundredths of a seed that South will have more than North at the end (of the round, in a
    /// match). In Bawo an estimate, and 6400 for a decided game.
    pub hundredths: i32,
    /// The chance that South wins, 0 to 1 (Bawo only).
    pub chance: Option<f64>,
    /// Who wins and in how many turns, if that is proven (Bawo only).
    pub win: Option<(Side, u32)>,
    /// Whether it is proven to the end of the game.
    pub exact: bool,
    /// The depth of the search in moves; 0 if the game is over.
    pub depth: u32,
}

impl Worth {
    /// From the score of a search.
    pub(super) fn looked(position: &Position, score: Score, depth: u32) -> Worth {
        let mover = position.to_move();
        let is_south = mover == Side::South;
        let chance = win_chance(position.ruleset().name(), score);
        let won = score.win_in().map(|turns| (mover, turns));
        Worth {
            hundredths: if is_south { score.hundredths() } else { -score.hundredths() },
            chance: chance.map(|chance| if is_south { chance } else { 1.0 - chance }),
            win: won.or_else(|| score.loss_in().map(|turns| (mover.other(), turns))),
            exact: score.is_exact(),
            depth,
        }
    }

    /// The result of a finished round of a match.
    pub(super) fn of_round(round: &Round) -> Worth {
        let ahead = i32::from(round.seeds.south) - i32::from(round.seeds.north);
        Worth { hundredths: 100 * ahead, chance: None, win: None, exact: true, depth: 0 }
    }

    /// The result of a finished game.
    pub(super) fn ended(position: &Position, outcome: &Outcome) -> Worth {
        let ahead = i32::from(outcome.seeds.south) - i32::from(outcome.seeds.north);
        let sign = match outcome.winner {
            Some(Side::South) => 1,
            Some(Side::North) => -1,
            None => 0,
        };
        let is_bawo = position.shape() == BoardShape::FourRows;
        Worth {
            hundredths: if is_bawo { sign * WHOLE_SET } else { 100 * ahead },
            chance: is_bawo.then(|| 0.5 + 0.5 * f64::from(sign)),
            win: outcome.winner.filter(|_| is_bawo).map(|side| (side, 0)),
            exact: true,
            depth: 0,
        }
    }

    /// The worth of the next position after a move that is proven to keep this worth, or after the
    /// only move: the same, and a win is one turn nearer.
    pub(super) fn a_turn_on(self) -> Worth {
        let win = self.win.map(|(side, turns)| (side, turns.saturating_sub(1)));
        Worth { win, ..self }
    }

    /// The worth of the position before a turn that led to this one, if no better move is known. It
    /// is proven only if the mover wins or had no choice.
    pub(super) fn a_turn_back(self, mover: Side, has_choice: bool, depth: u32) -> Worth {
        let wins = self.win.is_some_and(|(side, _)| side == mover);
        let exact = self.exact && (wins || !has_choice);
        let win = self.win.filter(|_| exact).map(|(side, turns)| (side, turns + 1));
        Worth { win, exact, depth, ..self }
    }

    /// The same worth without a proof.
    pub(super) fn unproven(self) -> Worth {
        Worth { win: None, exact: false, ..self }
    }

    /// Whether a side prefers this to `other`.
    pub(super) fn is_better_than(&self, other: &Worth, side: Side) -> bool {
        let fine = |worth: &Worth| {
            let south = worth.chance.unwrap_or(f64::from(worth.hundredths));
            if side == Side::South { south } else { -south }
        };
        fine(self) > fine(other)
    }

    /// Seeds, rounded.
    pub fn seeds(&self) -> i32 {
        (self.hundredths + 50 * self.hundredths.signum()) / 100
    }

    /// The number that the graph shows, for a side: seeds ahead, or in Bawo its chance to win in
    /// percent.
    pub fn shown(&self, side: Side) -> i32 {
        let is_south = side == Side::South;
        match self.chance.map(|chance| i32::from(percent(chance, self.exact))) {
            Some(south) if is_south => south,
            Some(south) => 100 - south,
            None if is_south => self.seeds(),
            None => -self.seeds(),
        }
    }
}

/// How much a turn lowered the graph for its mover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fall {
    /// Who moved.
    pub mover: Side,
    /// The worth before the turn.
    pub before: Worth,
    /// The worth after it.
    pub after: Worth,
    /// A better move.
    pub better: Move,
}

impl Fall {
    /// The size in the numbers of the graph: seeds, or in Bawo percentage points.
    pub fn size(&self) -> u32 {
        let fell = self.before.shown(self.mover) - self.after.shown(self.mover);
        u32::try_from(fell).unwrap_or(0)
    }

    /// The seeds that the turn cost; `None` in Bawo, where they are not counted.
    pub fn seeds(&self) -> Option<u32> {
        (!self.is_in_chance()).then(|| self.size())
    }

    /// Whether the size is in percentage points, not in seeds.
    pub fn is_in_chance(&self) -> bool {
        self.before.chance.is_some()
    }

    /// How bad the turn was.
    pub fn grade(&self) -> Grade {
        if !self.is_in_chance() {
            return Grade::of(100 * self.size() as i32);
        }
        match self.size() {
            0..=1 => Grade::Best,
            2..=4 => Grade::Good,
            5..=14 => Grade::Inaccuracy,
            15..=29 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }

    /// Whether it can be a turning point of the game: more than 3 seeds, or 15 percentage points or
    /// more.
    pub fn is_moment(&self) -> bool {
        self.grade() >= Grade::Mistake
    }
}
