//! How well a learner knows a rule, from all answers about it, counted by where they were given.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Where an answer about a rule was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::VariantArray)]
pub enum AnsweredIn {
    /// In a lesson, or in a task made from a game.
    Lessons,
    /// In an exercise.
    Review,
    /// In a game.
    Games,
}

impl AnsweredIn {
    /// All three.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
}

/// Counts of right and wrong answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// Right ones.
    #[serde(default)]
    pub right: u32,
    /// Wrong ones.
    #[serde(default)]
    pub wrong: u32,
}

impl Answers {
    /// The number of all answers.
    pub fn all(self) -> u32 {
        self.right.saturating_add(self.wrong)
    }
}

/// All answers about one rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleRecord {
    /// In lessons.
    #[serde(default)]
    pub lessons: Answers,
    /// In exercises.
    #[serde(default)]
    pub review: Answers,
    /// In games.
    #[serde(default)]
    pub games: Answers,
    /// The number of right answers since the last wrong one.
    #[serde(default)]
    pub in_a_row: u32,
    /// The day of the last answer, in days since 1970.
    #[serde(default)]
    pub last: i64,
}

/// The records of one game by rule id.
pub(super) type Records = BTreeMap<String, RuleRecord>;

/// How well a rule is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mastery {
    /// No answer was right so far.
    NotYet,
    /// The last answer was wrong, or most answers were.
    Shaky,
    /// More answers were right than wrong, and the last one was right.
    Growing,
    /// The last five answers were right, or the last three and at least four of five overall.
    Firm,
}

impl RuleRecord {
    /// The answers given in one place.
    pub fn of(&self, place: AnsweredIn) -> Answers {
        match place {
            AnsweredIn::Lessons => self.lessons,
            AnsweredIn::Review => self.review,
            AnsweredIn::Games => self.games,
        }
    }

    /// The answers given in all places.
    pub fn in_all(&self) -> Answers {
        let sum = |part: fn(&Answers) -> u32| {
            AnsweredIn::ALL.iter().fold(0, |all: u32, at| all.saturating_add(part(&self.of(*at))))
        };
        Answers { right: sum(|answers| answers.right), wrong: sum(|answers| answers.wrong) }
    }

    /// How well the rule is known.
    pub fn mastery(&self) -> Mastery {
        let all = self.in_all();
        let (right, count) = (u64::from(all.right), u64::from(all.all()));
        match self.in_a_row {
            _ if right == 0 => Mastery::NotYet,
            0 => Mastery::Shaky,
            5.. => Mastery::Firm,
            3.. if 5 * right >= 4 * count => Mastery::Firm,
            _ if 2 * right < count => Mastery::Shaky,
            _ => Mastery::Growing,
        }
    }

    /// Adds an answer.
    pub(super) fn note(&mut self, is_right: bool, place: AnsweredIn, today: i64) {
        let answers = match place {
            AnsweredIn::Lessons => &mut self.lessons,
            AnsweredIn::Review => &mut self.review,
            AnsweredIn::Games => &mut self.games,
        };
        let count = if is_right { &mut answers.right } else { &mut answers.wrong };
        *count = count.saturating_add(1);
        self.in_a_row = if is_right { self.in_a_row.saturating_add(1) } else { 0 };
        self.last = self.last.max(today);
    }

    /// Merges the record of another file. Both may contain the same answers, so the larger count of
    /// each place is kept.
    pub(super) fn join(&mut self, other: &RuleRecord) {
        let fuller =
            |own: Answers, other: Answers| if other.all() > own.all() { other } else { own };
        if other.last > self.last {
            self.in_a_row = other.in_a_row;
            self.last = other.last;
        }
        self.lessons = fuller(self.lessons, other.lessons);
        self.review = fuller(self.review, other.review);
        self.games = fuller(self.games, other.games);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_firm_after_right_answers_and_shaky_after_a_wrong_one() {
        use Mastery::{Firm, Growing, NotYet, Shaky};
        let mut record = RuleRecord::default();
        let answer = |record: &mut RuleRecord, is_right| {
            record.note(is_right, AnsweredIn::Review, 7);
            record.mastery()
        };
        assert_eq!(record.mastery(), NotYet);
        let given = [false, true, true, true, true, true, false, true];
        let levels = given.map(|is_right| answer(&mut record, is_right));
        assert_eq!(levels, [NotYet, Growing, Growing, Growing, Firm, Firm, Shaky, Growing]);
        assert_eq!(record.in_all(), Answers { right: 6, wrong: 2 });
    }
}
