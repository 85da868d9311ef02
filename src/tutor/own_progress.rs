//! The learner's progress as one of several windows sees it. All windows share the file, so a
//! window writes its own changes to it, never its whole copy.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::path::{Path, PathBuf};

use super::begun::BegunLesson;
use super::mastery::AnsweredIn;
use super::progress::{Progress, ProgressError, Solved, set_aside_damaged};
use crate::files::{Merged, Misread, WriteError};
use crate::rules::{GameName, RuleId};

/// Values by game, and by rule id or date.
type ByGame<T> = BTreeMap<String, BTreeMap<String, T>>;

/// A change of the progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressChange {
    /// A lesson was finished with this many stars.
    Earned(String, u8),
    /// A lesson was left at this state; `None` once it is finished.
    Left(String, Option<BegunLesson>),
    /// A rule was answered or applied.
    Answered {
        /// The game.
        game: GameName,
        /// The rule.
        rule: RuleId,
        /// Whether it was right.
        is_right: bool,
        /// Where it was answered.
        place: AnsweredIn,
        /// The local day, in days since 1970.
        today: i64,
    },
    /// The exercise of a game for a day was solved, the day in days since 1970.
    Solved(GameName, i64, Solved),
    /// The progress of another file was added.
    Imported(Box<Progress>),
    /// The first was replaced by the second, for a replacement or its undo.
    Replaced(Box<(Progress, Progress)>),
}

impl Progress {
    /// Takes every lesson, card and day that differs between `from` and `to`, unless it is different
    /// here from both: then it was changed in the meantime and stays.
    fn replace(&mut self, from: &Progress, to: &Progress) {
        let lessons: BTreeSet<&String> = from.stars.keys().chain(to.stars.keys()).collect();
        for lesson in lessons {
            replace(&mut self.stars, lesson, from.stars.get(lesson), to.stars.get(lesson));
        }
        let lessons: BTreeSet<&String> = from.begun.keys().chain(to.begun.keys()).collect();
        for lesson in lessons {
            replace(&mut self.begun, lesson, from.begun.get(lesson), to.begun.get(lesson));
        }
        replace_by_game(&mut self.cards, &from.cards, &to.cards);
        replace_by_game(&mut self.records, &from.records, &to.records);
        replace_by_game(&mut self.daily, &from.daily, &to.daily);
    }
}

/// The same for values by game, and by rule or date.
fn replace_by_game<T: Copy + PartialEq>(own: &mut ByGame<T>, from: &ByGame<T>, to: &ByGame<T>) {
    let games: BTreeSet<&String> = from.keys().chain(to.keys()).collect();
    let none = BTreeMap::new();
    for game in games {
        let before = from.get(game).unwrap_or(&none);
        let after = to.get(game).unwrap_or(&none);
        let entries = own.entry(game.clone()).or_default();
        let rules: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
        for rule in rules {
            replace(entries, rule, before.get(rule), after.get(rule));
        }
        if entries.is_empty() {
            own.remove(game);
        }
    }
}

/// Replaces one entry, unless it has changed in the meantime.
fn replace<T: Clone + PartialEq>(
    entries: &mut BTreeMap<String, T>,
    key: &str,
    from: Option<&T>,
    to: Option<&T>,
) {
    if entries.get(key) == from {
        match to {
            Some(to) => entries.insert(key.to_owned(), to.clone()),
            None => entries.remove(key),
        };
    }
}

impl Merged for Progress {
    type Change = ProgressChange;

    fn read(bytes: &[u8]) -> Result<Progress, Misread> {
        Progress::parse(bytes).map_err(|error| match error {
            ProgressError::Newer(_) => Misread::Newer,
            ProgressError::Read(_) | ProgressError::Damaged(..) => Misread::Damaged,
        })
    }

    fn text(&self) -> String {
        self.to_text()
    }

    fn apply(&mut self, change: &ProgressChange) {
        match change {
            ProgressChange::Earned(lesson, stars) => self.earn(lesson, *stars),
            ProgressChange::Left(lesson, begun) => self.leave(lesson, begun.as_ref()),
            ProgressChange::Answered { game, rule, is_right, place, today } => {
                self.answer(*game, *rule, *is_right, *place, *today);
            }
            ProgressChange::Solved(game, day, how) => self.solve(*game, *day, *how),
            ProgressChange::Imported(other) => self.import(other),
            ProgressChange::Replaced(both) => self.replace(&both.0, &both.1),
        }
    }

    fn set_aside(path: &Path) -> Result<PathBuf, WriteError> {
        set_aside_damaged(path)
    }
}

/// The progress shown in a window, with its changes that are not yet sent to the file. It can be
/// read as a [`Progress`]; all changes go through these methods.
#[derive(Clone, Debug, Default)]
pub struct OwnProgress {
    now: Progress,
    unsent: Vec<ProgressChange>,
}

impl Deref for OwnProgress {
    type Target = Progress;

    fn deref(&self) -> &Progress {
        &self.now
    }
}

impl OwnProgress {
    fn change(&mut self, change: ProgressChange) {
        self.now.apply(&change);
        self.unsent.push(change);
    }

    /// Adds the stars of a lesson: see [`Progress::earn`].
    pub fn earn(&mut self, lesson: &str, stars: u8) {
        self.change(ProgressChange::Earned(lesson.to_owned(), stars));
    }

    /// Notes where a lesson was left: see [`Progress::leave`].
    pub fn leave(&mut self, lesson: &str, begun: Option<BegunLesson>) {
        self.change(ProgressChange::Left(lesson.to_owned(), begun));
    }

    /// Adds an answer about a rule: see [`Progress::answer`].
    pub fn answer(
        &mut self,
        game: GameName,
        rule: RuleId,
        is_right: bool,
        place: AnsweredIn,
        today: i64,
    ) {
        self.change(ProgressChange::Answered { game, rule, is_right, place, today });
    }

    /// Adds a solved daily exercise: see [`Progress::solve`].
    pub fn solve(&mut self, game: GameName, day: i64, how: Solved) {
        self.change(ProgressChange::Solved(game, day, how));
    }

    /// Adds the progress of another file: see [`Progress::import`].
    pub fn import(&mut self, other: Progress) {
        self.change(ProgressChange::Imported(Box::new(other)));
    }

    /// Replaces `from` by `to`. Changes made in the meantime, here or in another window, stay.
    pub fn replace(&mut self, from: Progress, to: Progress) {
        self.change(ProgressChange::Replaced(Box::new((from, to))));
    }

    /// The changes since the last call, for the file.
    pub fn take_unsent(&mut self) -> Vec<ProgressChange> {
        std::mem::take(&mut self.unsent)
    }

    /// Takes over the contents of the file and applies the changes made here since then.
    pub fn take_in(&mut self, file: Progress) {
        self.now = file;
        for change in &self.unsent {
            self.now.apply(change);
        }
    }
}
