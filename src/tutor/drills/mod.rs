//! Exercises that the rules make by themselves: positions in which one rule decides, with one
//! clear answer, and where there is one, a twin position one seed apart in which it does not.
//!
//! | file | holds |
//! | --- | --- |
//! | `recipe` | what is asked for each rule, and which rules no position can show |
//! | `positions` | positions by chance: sparse ones, late ones, played ones |
//! | `make` | looking through them for exercises |
//! | `mixed` | exercises about several rules |
//! | `session` | ten of them in a row, what was missed put last |
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

pub use make::{drills, twin_of, written_moves};
pub use mixed::{MadeDrills, mixed, ruleset_for};
pub use positions::{Dice, neighbours};
pub use recipe::refuses;
pub use session::{DrillState, Session, TEN};

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrillQuestion {
    /// What the move does.
    Does(Question),
    /// Which moves may be played; the move of the exercise may not.
    WhichMay,
    /// Whether the move may be played: it may not.
    May,
    /// Which moves feed the other side.
    WhichFeed,
    /// After which moves a working house is lost.
    WhichLoseTheHouse,
    /// Whether any house works after the move.
    HouseAfter,
    /// Whether the next turn begins with an extra seed.
    ExtraAfter,
    /// What each side has in its store after the move, which ends the round.
    Totals,
    /// Which board sizes are open to the player who lays out.
    Sizes,
    /// How the game stands once both have agreed.
    Agreed(Agreement),
    /// How many seeds a hole holds at the start.
    AtStart(Hole),
}

/// An exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    /// The position that the moves before it start from.
    pub start: Position,
    /// The moves before the question; usually none.
    pub before: Vec<Move>,
    /// The position of the question.
    pub position: Position,
    /// What is asked.
    pub asked: DrillQuestion,
    /// The one right answer.
    pub answer: String,
    /// The move it is about.
    pub mv: Option<Move>,
    /// The rule that decides.
    pub rule: RuleId,
    /// A position one seed apart in which the rule does not decide the same move.
    pub twin: Option<Position>,
    /// How hard it is: 1 to 3, by laps, seeds and choices.
    pub grade: u8,
}

impl Drill {
    /// Whether an answer is right; moves and sizes may come in any order.
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

    /// The same question about the position one seed apart; `None` where there is none, or where
    /// the question has no answer there.
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
    /// The rule is not one of this game.
    OtherGame,
    /// The rule speaks of people at the board; no position shows it.
    NotOnTheBoard,
    /// The rule can never happen in this game.
    Never,
    /// The rule needs options set otherwise, such as `capture=two-only`.
    Needs(&'static str),
    /// None was found under these options.
    NoneFound,
}

/// Why no position can show a rule under these options; `None` where exercises can be looked for.
pub fn cannot_show(ruleset: &Ruleset, rule: RuleId) -> Option<NoDrill> {
    recipe::kind(ruleset, rule).err()
}

/// Whether a rule set's options let a rule happen, and which would.
pub fn needs(ruleset: &Ruleset, rule: RuleId) -> Option<&'static str> {
    ruleset.needs(rule)
}
