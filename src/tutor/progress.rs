//! A learner's progress: the stars of lessons, boxes of rules whose exercises come back after 1, 2,
//! 5, 12 and 30 days, and the daily exercises that were solved.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::begun::BegunLesson;
use super::drills::{cannot_show, ruleset_for};
use super::mastery::{AnsweredIn, Records, RuleRecord};
use crate::files::{
    Folders, MayReplace, NotReplaced, ReadError, ReadProblem, SharedFile, WriteError, read_limited,
    replace, set_aside_as, write_whole,
};
use crate::narration::calendar::iso_date;
use crate::rules::{GameName, RuleId};
use crate::texts::messages::tutor as say;

/// The days until a card of each box is due again.
pub const DAYS: [i64; 5] = [1, 2, 5, 12, 30];
/// The newest version of the file format. Only an exported file with a name needs it.
const VERSION: u32 = 4;
/// The version of files without a name, so that an older Kete reads them, too.
const WITHOUT_NAME: u32 = 3;
/// The first version with all answers by rule.
pub(super) const WITH_ANSWERS: u32 = 2;
/// The longest name that is kept, in characters.
const MOST_OF_A_NAME: usize = 40;
const MOST_STARS: u8 = 3;

/// A rule that comes back for review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The box, 0 to 4.
    pub place: u8,
    /// The day on which it is due, in days since 1970.
    pub due: i64,
    /// Right answers and right moves in games so far.
    pub right: u32,
    /// Wrong answers and illegal moves so far.
    pub wrong: u32,
}

/// How a daily exercise was solved the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Solved {
    /// With the first move, and without a hint.
    AtOnce,
    /// After another move or a hint.
    WithHelp,
}

/// The cards of one game by rule id.
pub(super) type Cards = BTreeMap<String, Card>;

/// What a learner has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    /// Whose it is, in an exported file; files before version 4 have none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    /// The best number of stars of each lesson by its id, 1 to 3.
    #[serde(default)]
    pub(super) stars: BTreeMap<String, u8>,
    /// The cards by game and rule id.
    #[serde(default)]
    pub(super) cards: BTreeMap<String, Cards>,
    /// All answers by game and rule id; files of version 1 have none.
    #[serde(default)]
    pub(super) records: BTreeMap<String, Records>,
    /// The lessons that were begun and are not finished, by id; files before version 3 have none.
    #[serde(default)]
    pub(super) begun: BTreeMap<String, BegunLesson>,
    /// The daily exercises by game and date, such as `2026-11-25`; files before version 3 have none.
    #[serde(default)]
    pub(super) daily: BTreeMap<String, BTreeMap<String, Solved>>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: WITHOUT_NAME,
            name: String::new(),
            stars: BTreeMap::new(),
            cards: BTreeMap::new(),
            records: BTreeMap::new(),
            begun: BTreeMap::new(),
            daily: BTreeMap::new(),
        }
    }
}

/// Why a progress file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// It cannot be read.
    Read(ReadError),
    /// It is not a progress file, or it is damaged: line and reason.
    Damaged(usize, String),
    /// It comes from a newer Kete.
    Newer(u32),
}

/// The progress read from the data folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadedProgress {
    /// The progress; empty if there was no file or it was damaged.
    pub progress: Progress,
    /// The new name of a damaged file.
    pub set_aside: Option<PathBuf>,
    /// Why the file could not be used.
    pub error: Option<ProgressError>,
}

/// The learner's progress file.
pub fn file(folders: &Folders) -> PathBuf {
    folders.own_data().join("progress.ron")
}

/// The same file, for several windows to write.
pub fn shared_file(folders: &Folders) -> SharedFile {
    SharedFile::new(file(folders), Progress::MOST_BYTES)
}

/// Renames a damaged file.
pub(super) fn set_aside_damaged(path: &Path) -> Result<PathBuf, WriteError> {
    set_aside_as(path, |number| format!("progress-damaged-{number}.ron"))
}

/// The part of a progress file that every version has.
#[derive(Deserialize)]
struct Head {
    version: u32,
}

impl Progress {
    /// The most bytes of a file that are read.
    pub const MOST_BYTES: u64 = 4_000_000;

    /// Reads a progress file, for an import.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(path: &Path) -> Result<Progress, ProgressError> {
        let bytes = read_limited(path, Progress::MOST_BYTES).map_err(ProgressError::Read)?;
        Progress::parse(&bytes)
    }

    /// Reads the contents of a progress file.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn parse(bytes: &[u8]) -> Result<Progress, ProgressError> {
        Progress::parse_with_version(bytes).map(|(_, progress)| progress)
    }

    /// The same, with the version of the file.
    pub(super) fn parse_with_version(bytes: &[u8]) -> Result<(u32, Progress), ProgressError> {
        let text = std::str::from_utf8(bytes)
            .map_err(|error| ProgressError::Damaged(1, error.to_string()))?;
        if let Ok(head) = ron::from_str::<Head>(text)
            && head.version > VERSION
        {
            return Err(ProgressError::Newer(head.version));
        }
        let progress: Progress = ron::from_str(text).map_err(|error| {
            ProgressError::Damaged(error.span.start.line, error.code.to_string())
        })?;
        Ok((progress.version, progress.checked()?))
    }

    fn checked(self) -> Result<Progress, ProgressError> {
        let cards = self.cards.values().flat_map(BTreeMap::values);
        let has_unknown_box = cards.into_iter().any(|card| usize::from(card.place) >= DAYS.len());
        let has_impossible_stars =
            self.stars.values().any(|stars| !(1..=MOST_STARS).contains(stars));
        let has_no_such_step = !self.begun.values().all(BegunLesson::is_possible);
        if has_unknown_box || has_impossible_stars || has_no_such_step {
            return Err(ProgressError::Damaged(1, say::impossible_numbers().to_owned()));
        }
        // The next write uses the version that it needs.
        Ok(Progress { version: WITHOUT_NAME, ..self })
    }

    /// Reads the progress from the data folder. A damaged file is renamed and the progress starts
    /// empty. A file that cannot be read now, or that a newer Kete wrote, does not change.
    pub fn load(folders: &Folders) -> LoadedProgress {
        let path = file(folders);
        let error = match Progress::read(&path) {
            Ok(progress) => return LoadedProgress { progress, ..LoadedProgress::default() },
            Err(ProgressError::Read(ReadError { problem: ReadProblem::Missing, .. })) => {
                return LoadedProgress::default();
            }
            Err(error) => error,
        };
        let set_aside = match &error {
            ProgressError::Damaged(..) => set_aside_damaged(&path).ok(),
            ProgressError::Read(_) | ProgressError::Newer(_) => None,
        };
        LoadedProgress { progress: Progress::default(), set_aside, error: Some(error) }
    }

    /// Writes the progress to a file, whole or not at all.
    ///
    /// # Errors
    /// What the system reports; the old file does not change.
    pub fn write(&self, path: &Path) -> Result<(), WriteError> {
        write_whole(path, self.to_text().as_bytes())
    }

    /// Writes the progress to a file that a person chose. A replaced file stays as a backup.
    ///
    /// # Errors
    /// Why the file cannot be written; it does not change.
    pub fn export(&self, path: &Path) -> Result<(), NotReplaced> {
        replace(path, self.to_text().as_bytes(), MayReplace::Anything).map(drop)
    }

    /// The contents of a progress file.
    pub fn to_text(&self) -> String {
        let version = if self.name.is_empty() { WITHOUT_NAME } else { VERSION };
        let pretty = ron::ser::PrettyConfig::new();
        let text = ron::ser::to_string_pretty(&Progress { version, ..self.clone() }, pretty);
        text.unwrap_or_default() + "\n"
    }

    /// The same progress with the learner's name, for an export.
    #[must_use]
    pub fn named(self, name: &str) -> Progress {
        Progress { name: name.trim().chars().take(MOST_OF_A_NAME).collect(), ..self }
    }

    /// Whose it is, if the file says so.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How much was done: of two files of one learner the later one has more.
    pub(super) fn extent(&self) -> u64 {
        let records = self.records.values().flat_map(BTreeMap::values);
        let answers: u64 = records.map(|record| u64::from(record.in_all().all())).sum();
        let stars: u64 = self.stars.values().map(|stars| u64::from(*stars)).sum();
        let days: u64 = self.daily.values().map(|days| days.len() as u64).sum();
        answers.saturating_add(stars).saturating_add(days)
    }

    /// Merges the progress of another file: the larger number of stars, of each card the one in the
    /// lower box, and the daily exercises that were not solved here.
    pub fn import(&mut self, other: &Progress) {
        for (lesson, stars) in &other.stars {
            self.earn(lesson, *stars);
        }
        for (game, cards) in &other.cards {
            let own = self.cards.entry(game.clone()).or_default();
            for (rule, card) in cards {
                own.entry(rule.clone())
                    .and_modify(|known| {
                        if (card.place, card.due) < (known.place, known.due) {
                            *known = *card;
                        }
                    })
                    .or_insert(*card);
            }
        }
        for (game, records) in &other.records {
            let own = self.records.entry(game.clone()).or_default();
            for (rule, record) in records {
                own.entry(rule.clone()).or_default().join(record);
            }
        }
        for (lesson, begun) in &other.begun {
            if self.stars(lesson) == 0 {
                self.begun.entry(lesson.clone()).or_insert_with(|| begun.clone());
            }
        }
        for (game, days) in &other.daily {
            let own = self.daily.entry(game.clone()).or_default();
            for (day, how) in days {
                own.entry(day.clone()).or_insert(*how);
            }
        }
    }

    /// How the exercise of a game for a day was solved, the day in days since 1970.
    pub fn solved(&self, game: GameName, day: i64) -> Option<Solved> {
        self.daily.get(game.id())?.get(&iso_date(day)).copied()
    }

    /// Adds a solved daily exercise; the first result stays.
    pub fn solve(&mut self, game: GameName, day: i64, how: Solved) {
        let days = self.daily.entry(game.id().to_owned()).or_default();
        days.entry(iso_date(day)).or_insert(how);
    }

    /// All answers about a rule.
    pub fn record(&self, game: GameName, rule: RuleId) -> RuleRecord {
        let found = self.records.get(game.id()).and_then(|records| records.get(rule.id()));
        found.copied().unwrap_or_default()
    }

    /// The rules of a game that have answers, the least known first.
    pub fn mastery(&self, game: GameName) -> Vec<(RuleId, RuleRecord)> {
        let records = self.records.get(game.id()).into_iter().flatten();
        let mut known: Vec<(RuleId, RuleRecord)> = records
            .filter_map(|(rule, record)| Some((rule.parse::<RuleId>().ok()?, *record)))
            .collect();
        known.sort_by_key(|(rule, record)| {
            (record.mastery(), std::cmp::Reverse(record.last), *rule)
        });
        known
    }

    /// How many lessons were done.
    pub fn lessons(&self) -> usize {
        self.stars.len()
    }

    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        let has_answers = !self.cards.is_empty() || !self.records.is_empty();
        let has_lessons = !self.stars.is_empty() || !self.begun.is_empty();
        self.daily.is_empty() && !has_lessons && !has_answers
    }

    /// Where a lesson was left, if it was begun and not finished.
    pub fn begun(&self, lesson: &str) -> Option<&BegunLesson> {
        self.begun.get(lesson)
    }

    /// Notes where a lesson was left; `None` once it is finished.
    pub fn leave(&mut self, lesson: &str, begun: Option<&BegunLesson>) {
        match begun {
            Some(begun) => self.begun.insert(lesson.to_owned(), begun.clone()),
            None => self.begun.remove(lesson),
        };
    }

    /// The best number of stars of a lesson; 0 if it was never finished.
    pub fn stars(&self, lesson: &str) -> u8 {
        self.stars.get(lesson).copied().unwrap_or(0)
    }

    /// Adds the stars of a lesson; the best result is kept.
    pub fn earn(&mut self, lesson: &str, stars: u8) {
        let best = self.stars.entry(lesson.to_owned()).or_default();
        *best = (*best).max(stars.clamp(1, MOST_STARS));
    }

    /// Adds an answer about a rule, an illegal move (wrong) or a right move in a game. A wrong
    /// answer moves the rule to the first box; a right one moves it to the next box if it is due.
    pub fn answer(
        &mut self,
        game: GameName,
        rule: RuleId,
        is_right: bool,
        place: AnsweredIn,
        today: i64,
    ) {
        let records = self.records.entry(game.id().to_owned()).or_default();
        records.entry(rule.id().to_owned()).or_default().note(is_right, place, today);
        let cards = self.cards.entry(game.id().to_owned()).or_default();
        let known = cards.get_mut(rule.id());
        match (known, is_right) {
            (None, true) => {}
            (None, false) => {
                let card = Card { place: 0, due: today + DAYS[0], right: 0, wrong: 1 };
                cards.insert(rule.id().to_owned(), card);
            }
            (Some(card), false) => {
                card.wrong = card.wrong.saturating_add(1);
                card.place = 0;
                card.due = today + DAYS[0];
            }
            (Some(card), true) => {
                card.right = card.right.saturating_add(1);
                if card.due <= today {
                    let last = DAYS.len() - 1;
                    card.place = usize::from(card.place + 1).min(last) as u8;
                    card.due = today + DAYS[usize::from(card.place)];
                }
            }
        }
        if cards.is_empty() {
            self.cards.remove(game.id());
        }
    }

    /// All cards of rules and games that exist.
    pub fn cards(&self) -> impl Iterator<Item = (GameName, RuleId, Card)> {
        self.cards.iter().flat_map(|(game, cards)| {
            let game = game.parse::<GameName>().ok();
            let known = cards
                .iter()
                .filter_map(move |(rule, card)| Some((game?, rule.parse::<RuleId>().ok()?, *card)));
            known.collect::<Vec<_>>()
        })
    }

    /// The card of a rule.
    pub fn card(&self, game: GameName, rule: RuleId) -> Option<Card> {
        self.cards.get(game.id())?.get(rule.id()).copied()
    }

    /// The cards of the rules that have exercises. The other rules come back in lessons only.
    fn reviewed(&self) -> impl Iterator<Item = (GameName, RuleId, Card)> {
        self.cards()
            .filter(|(game, rule, _)| cannot_show(&ruleset_for(*game, *rule), *rule).is_none())
    }

    /// The rules with exercises that are due, longest overdue first.
    pub fn due(&self, today: i64) -> Vec<(GameName, RuleId)> {
        let due = self.reviewed().filter(|(_, _, card)| card.due <= today);
        let mut due: Vec<_> = due.map(|(game, rule, card)| (card.due, game, rule)).collect();
        due.sort();
        due.into_iter().map(|(_, game, rule)| (game, rule)).collect()
    }

    /// The next day on which such a rule is due, and how many are.
    pub fn next_due(&self, today: i64) -> Option<(i64, usize)> {
        let days: Vec<i64> = self.reviewed().map(|(_, _, card)| card.due).collect();
        let day = days.iter().copied().filter(|due| *due > today).min()?;
        Some((day, days.iter().filter(|other| **other == day).count()))
    }

    /// The number of such rules in each box.
    pub fn boxes(&self) -> [usize; DAYS.len()] {
        let mut boxes = [0; DAYS.len()];
        for (_, _, card) in self.reviewed() {
            boxes[usize::from(card.place)] += 1;
        }
        boxes
    }

    /// The rules answered wrong most often, worst first.
    pub fn hard(&self, most: usize) -> Vec<(GameName, RuleId, Card)> {
        let mut cards: Vec<_> = self.cards().collect();
        cards.sort_by_key(|(_, _, card)| (std::cmp::Reverse(card.wrong), card.right));
        cards.truncate(most);
        cards
    }
}
