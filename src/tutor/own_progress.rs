//! The learner's progress as one window of several knows it: the file belongs to all of them, so a
//! window writes what was done in it, never the whole of what it remembers.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::path::{Path, PathBuf};

use super::mastery::AnsweredIn;
use super::progress::{Progress, ProgressError, set_aside_damaged};
use crate::files::{Merged, Misread, WriteError};
use crate::rules::{GameName, RuleId};

/// What is kept by game and rule id.
type ByGame<T> = BTreeMap<String, BTreeMap<String, T>>;

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressChange {
    /// A lesson was finished with so many stars.
    Earned(String, u8),
    /// A rule was answered or applied.
    Answered {
        /// The game.
        game: GameName,
        /// The rule.
        rule: RuleId,
        /// It was right.
        is_right: bool,
        /// Where it was answered.
        place: AnsweredIn,
        /// The local day, in days since 1970.
        today: i64,
    },
    /// What another file knows was added.
    Imported(Box<Progress>),
    /// The first was replaced by the second, or brought back.
    Replaced(Box<(Progress, Progress)>),
}

impl Progress {
    /// Takes over each lesson and card that differs between the two. One that is here as it is in
    /// neither stays: it was done meanwhile.
    fn replace(&mut self, from: &Progress, to: &Progress) {
        let lessons: BTreeSet<&String> = from.stars.keys().chain(to.stars.keys()).collect();
        for lesson in lessons {
            replace(&mut self.stars, lesson, from.stars.get(lesson), to.stars.get(lesson));
        }
        replace_by_game(&mut self.cards, &from.cards, &to.cards);
        replace_by_game(&mut self.records, &from.records, &to.records);
    }
}

/// The same for what is kept by game and rule.
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

/// Replaces one entry, unless it has become something else meanwhile.
fn replace<T: Copy + PartialEq>(
    entries: &mut BTreeMap<String, T>,
    key: &str,
    from: Option<&T>,
    to: Option<&T>,
) {
    if entries.get(key) == from {
        match to {
            Some(to) => entries.insert(key.to_owned(), *to),
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
            ProgressChange::Answered { game, rule, is_right, place, today } => {
                self.answer(*game, *rule, *is_right, *place, *today);
            }
            ProgressChange::Imported(other) => self.import(other),
            ProgressChange::Replaced(both) => self.replace(&both.0, &both.1),
        }
    }

    fn set_aside(path: &Path) -> Result<PathBuf, WriteError> {
        set_aside_damaged(path)
    }
}

/// The progress that a window shows, with what was done in it and is not yet on its way to the file.
/// It is read as [`Progress`]; each change goes through here.
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

    /// Notes the stars of a lesson: see [`Progress::earn`].
    pub fn earn(&mut self, lesson: &str, stars: u8) {
        self.change(ProgressChange::Earned(lesson.to_owned(), stars));
    }

    /// Notes an answer about a rule: see [`Progress::answer`].
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

    /// Adds what another file knows: see [`Progress::import`].
    pub fn import(&mut self, other: Progress) {
        self.change(ProgressChange::Imported(Box::new(other)));
    }

    /// Replaces `from` by `to`. What was done meanwhile, here or in another window, stays.
    pub fn replace(&mut self, from: Progress, to: Progress) {
        self.change(ProgressChange::Replaced(Box::new((from, to))));
    }

    /// What was done since the last call, for the file.
    pub fn take_unsent(&mut self) -> Vec<ProgressChange> {
        std::mem::take(&mut self.unsent)
    }

    /// Shows what the file holds, and what was done here since.
    pub fn take_in(&mut self, file: Progress) {
        self.now = file;
        for change in &self.unsent {
            self.now.apply(change);
        }
    }
}
