//! Exercises made from the rules: positions in which one rule decides, with one clear answer and,
//! if possible, a twin position that differs by one seed and in which the rule does not decide.
//!
//! | file | holds |
//! | --- | --- |
//! | `recipe` | what is asked about each rule, and which rules no position can show |
//! | `positions` | random positions: with few seeds, near the end, from random games |
//! | `make` | searching them for exercises |
//! | `mixed` | exercises about several rules |
//! | `session` | ten exercises in a row; missed ones come back at the end |
//! | `special` | exercises about ends, layouts, agreements and the start |

mod make;
mod mixed;
mod positions;
mod recipe;
mod session;
mod special;

use crate::game::Agreement;
use crate::rules::{Hole, Move, Position, RuleId, Ruleset};

use super::played::{Played, notations};
use super::schema::Question;

pub use make::{drills, drills_of_grade, drills_until, twin_of, written_moves};
pub use mixed::{MadeDrills, mixed, ruleset_for};
pub use positions::{Dice, neighbours};
pub use recipe::refuses;
pub use session::{DrillState, Session, TEN};

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrillQuestion {
    /// What the move does.
    Does(Question),
    /// Which moves are legal; the move of the exercise is not.
    WhichMay,
    /// Whether the move is legal; it is not.
    May,
    /// Which moves feed the opponent.
    WhichFeed,
    /// After which moves an open house is lost.
    WhichLoseTheHouse,
    /// Whether any house is open after the move.
    HouseAfter,
    /// Whether the next turn starts with an extra seed.
    ExtraAfter,
    /// What each side has in its store after the move, which ends the round.
    Totals,
    /// Which board sizes the player who lays out may choose.
    Sizes,
    /// What the result is after both have agreed.
    Agreed(Agreement),
    /// How many seeds a hole had at the start.
    AtStart(Hole),
}

/// An exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    /// The position before the first of `before`.
    pub start: Position,
    /// The moves played before the question; usually none.
    pub before: Vec<Move>,
    /// The position of the question.
    pub position: Position,
    /// What is asked.
    pub asked: DrillQuestion,
    /// The one right answer.
    pub answer: String,
    /// The move that the question is about.
    pub mv: Option<Move>,
    /// The rule that decides.
    pub rule: RuleId,
    /// A position that differs by one seed, in which the rule does not decide the same move.
    pub twin: Option<Position>,
    /// How hard it is: 1 to 3, by laps, seeds and choices.
    pub grade: u8,
}

impl Drill {
    /// Whether an answer is right; moves and sizes may be in any order.
    pub fn is_right(&self, given: &str) -> bool {
        let words = |text: &str| {
            let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            words.sort();
            words
        };
        match self.asked {
            DrillQuestion::WhichMay
            | DrillQuestion::WhichFeed
            | DrillQuestion::WhichLoseTheHouse
            | DrillQuestion::Sizes => words(given) == words(&self.answer),
            _ => given.trim() == self.answer,
        }
    }

    /// The same question about the position that differs by one seed; `None` if there is none, or
    /// if the question has no answer there.
    pub fn one_seed_apart(&self) -> Option<Drill> {
        let (twin, mv) = (self.twin?, self.mv?);
        let answer = match self.asked {
            DrillQuestion::Does(what) => Played::new(twin, &mv).ok()?.answer(what)?,
            DrillQuestion::WhichMay => notations(&twin.moves()).join(" "),
            DrillQuestion::May => if twin.is_legal(&mv) { "yes" } else { "no" }.to_owned(),
            _ => return None,
        };
        let (start, position) = (twin, twin);
        Some(Drill { start, before: Vec::new(), position, answer, twin: None, ..self.clone() })
    }
}

/// Why there is no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDrill {
    /// The game does not have the rule.
    OtherGame,
    /// The rule is about people at the board; no position can show it.
    NotOnTheBoard,
    /// The rule can never apply in this game.
    Never,
    /// The rule needs these option values, such as `capture=two-only`.
    Needs(&'static str),
    /// None was found under these options.
    NoneFound,
}

/// Why no position can show a rule under these options; `None` if one might.
pub fn cannot_show(ruleset: &Ruleset, rule: RuleId) -> Option<NoDrill> {
    recipe::kind(ruleset, rule).err()
}

/// The option setting that a rule needs to apply; `None` if it can apply under these options.
pub fn needs(ruleset: &Ruleset, rule: RuleId) -> Option<&'static str> {
    ruleset.needs(rule)
}
