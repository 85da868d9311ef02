//! Guessing the moves of a commented game: what each move is worth, and the points for a guess.

use super::claim::{Claim, Fact};
use super::played::Played;
use super::run::LessonRun;
use super::schema::{LessonStep, Track};
use crate::rules::{Illegal, Move};

/// The points for a move as good as the best.
pub const MOST_POINTS: u32 = 3;
/// A model game earns three stars from this share of its points, in percent, and two stars from the
/// other.
pub const THREE_STARS_PERCENT: u32 = 80;
/// See [`THREE_STARS_PERCENT`].
pub const TWO_STARS_PERCENT: u32 = 50;

/// What a move is worth, as its claim states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveWorth {
    /// `worth +4`: the mover's lead at the end of the game.
    End(i32),
    /// `worth +3@5`: the mover's gain within so many turns.
    Gain(i32, u32),
    /// `eats +8@3`: the seeds eaten within so many turns.
    Eats(i32, u32),
    /// `wins in 3`, `no-win in 3`.
    Wins(bool, u32),
}

impl MoveWorth {
    /// The worth that a claim states; `None` if it states none, or several.
    pub fn of(claim: &Claim) -> Option<MoveWorth> {
        let mut worths = claim.facts.iter().filter_map(|fact| match fact {
            Fact::Worth(end) => Some(MoveWorth::End(*end)),
            Fact::Gain(gain, turns) => Some(MoveWorth::Gain(*gain, *turns)),
            Fact::Eats(seeds, turns) => Some(MoveWorth::Eats(*seeds, *turns)),
            Fact::Wins(wins, turns) => Some(MoveWorth::Wins(*wins, *turns)),
            _ => None,
        });
        worths.next().filter(|_| worths.next().is_none())
    }

    /// Seeds, or 1 for a win, and what they count: only numbers of the same kind can be compared.
    fn number(self) -> (i32, u8, u32) {
        match self {
            MoveWorth::End(end) => (end, 0, 0),
            MoveWorth::Gain(gain, turns) => (gain, 1, turns),
            MoveWorth::Eats(seeds, turns) => (seeds, 2, turns),
            MoveWorth::Wins(wins, turns) => (i32::from(wins), 3, turns),
        }
    }

    /// Whether both count the same over the same number of turns.
    pub fn is_comparable(self, other: MoveWorth) -> bool {
        let ((_, kind, turns), (_, other_kind, other_turns)) = (self.number(), other.number());
        (kind, turns) == (other_kind, other_turns)
    }

    /// How many seeds less than `best` this is; 1 for a missed win.
    pub fn short_of(self, best: MoveWorth) -> u32 {
        u32::try_from(best.number().0 - self.number().0).unwrap_or(0)
    }

    /// The points for a move of this worth where the best one is worth `best`.
    pub fn points(self, best: MoveWorth) -> u32 {
        match (self, self.short_of(best)) {
            (_, 0) => MOST_POINTS,
            (MoveWorth::Wins(..), _) => 0,
            (_, 1) => 2,
            (_, 2..=3) => 1,
            _ => 0,
        }
    }
}

/// The result of guessing a move.
#[derive(Clone, Debug)]
pub struct MoveGuessed {
    /// The points for it.
    pub points: u32,
    /// The points that count, those of the first guess, if this is another one.
    pub counted: Option<u32>,
    /// The guessed move, played.
    pub guessed: Box<Played>,
    /// Its worth.
    pub worth: MoveWorth,
    /// The move of the game, played.
    pub game: Box<Played>,
    /// Its worth.
    pub game_worth: MoveWorth,
}

/// A move that a `Guess` lists, with its worth.
fn listed(claim: &str) -> Option<(Claim, MoveWorth)> {
    let claim = Claim::parse(claim).ok()?;
    let worth = MoveWorth::of(&claim)?;
    Some((claim, worth))
}

impl LessonRun {
    /// Answers a `Guess`; `None` for any other step. Only the first guess counts. An illegal move
    /// is no guess.
    pub fn guess_move(&mut self, mv: &Move) -> Option<Result<MoveGuessed, Illegal>> {
        let board = *self.board()?;
        let LessonStep::Guess { moves, .. } = self.step() else { return None };
        let guessed = match Played::new(board, mv) {
            Ok(played) => Box::new(played),
            Err(illegal) => return Some(Err(illegal)),
        };
        let all: Vec<(Move, MoveWorth)> = moves
            .iter()
            .filter_map(|claim| listed(claim))
            .filter_map(|(claim, worth)| {
                Some((board.parse_move(claim.moves.first()?).ok()?, worth))
            })
            .collect();
        let (game, game_worth) = *all.first()?;
        let (_, worth) = *all.iter().find(|(listed, _)| listed == mv)?;
        let best = all.iter().map(|(_, worth)| *worth).max_by_key(|worth| worth.number().0)?;
        let points = worth.points(best);
        let game = Box::new(Played::new(board, &game).ok()?);
        let counted = self.state().points;
        self.guessed_for(points);
        Some(Ok(MoveGuessed { points, counted, guessed, worth, game, game_worth }))
    }

    /// The points so far and those that the whole lesson can bring; `None` for a lesson in which no
    /// move is guessed.
    pub fn points(&self) -> Option<(u32, u32)> {
        let guesses = self.lesson().steps.iter().zip(self.states());
        let mut guesses =
            guesses.filter(|(step, _)| matches!(step, LessonStep::Guess { .. })).peekable();
        guesses.peek()?;
        Some(guesses.fold((0, 0), |(got, of), (_, state)| {
            (got + state.points.unwrap_or(0), of + MOST_POINTS)
        }))
    }

    /// The stars for the points of a model game; `None` for any other lesson.
    pub(super) fn stars_by_points(&self) -> Option<u8> {
        let (got, of) = self.points().filter(|_| self.lesson().track == Track::Model)?;
        Some(match 100 * got {
            hundred if hundred >= THREE_STARS_PERCENT * of => 3,
            hundred if hundred >= TWO_STARS_PERCENT * of => 2,
            _ => 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fall_with_the_seeds_that_a_move_costs() {
        let best = MoveWorth::Gain(4, 5);
        let points = |gain| MoveWorth::Gain(gain, 5).points(best);
        assert_eq!([4, 3, 2, 1, 0, -4].map(points), [3, 2, 1, 1, 0, 0]);
        let wins = MoveWorth::Wins(true, 3);
        let does_not = MoveWorth::Wins(false, 3);
        assert_eq!((wins.points(wins), does_not.points(wins)), (3, 0));
        assert_eq!(does_not.points(does_not), 3, "no move wins");
    }

    #[test]
    fn only_the_same_measure_can_be_compared() {
        let end = MoveWorth::End(4);
        assert!(end.is_comparable(MoveWorth::End(-2)));
        assert!(!end.is_comparable(MoveWorth::Gain(4, 5)));
        assert!(!MoveWorth::Gain(4, 3).is_comparable(MoveWorth::Gain(4, 5)));
        let of = |text| MoveWorth::of(&Claim::parse(text).expect(text));
        assert_eq!(of("C takes 3, worth +4"), Some(end));
        assert_eq!(of("C takes 3"), None);
        assert_eq!(of("C worth +4, worth +4@5"), None);
    }
}
