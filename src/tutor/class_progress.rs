//! The progress of a class: the exported files of many learners as one table, by course or by rule,
//! and what most of them miss. A file that cannot be used is named with the reason and left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::library::bundled;
use super::mastery::{Mastery, RuleRecord};
use super::progress::{Progress, ProgressError, WITH_ANSWERS};
use super::schema::{Course, Track};
use super::translation::translate_course;
use crate::files::{ReadError, ends_in, read_limited, visible_line};
use crate::narration;
use crate::rules::{GameName, RuleId};
use crate::texts::Language;

/// The most learners of a table.
pub const MOST_LEARNERS: usize = 500;

/// A learner of the class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learner {
    /// The name in the file, else the name of the file.
    pub name: String,
    /// The file.
    pub file: PathBuf,
    /// What the learner has done.
    pub progress: Progress,
}

/// Why a file is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// It cannot be read, or is no file of progress.
    Unusable(ProgressError),
    /// Its version is too old to hold answers by rule.
    TooOld(u32),
    /// It holds the same as this file.
    SameAs(PathBuf),
    /// This file has more of the same learner.
    LessThan(PathBuf),
    /// There are too many learners already.
    TooMany,
}

/// The progress of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassProgress {
    /// The learners by name.
    pub learners: Vec<Learner>,
    /// The files left out, and why.
    pub left_out: Vec<(PathBuf, LeftOut)>,
}

impl ClassProgress {
    /// Reads files of progress, and those in folders.
    pub fn read(paths: &[PathBuf]) -> ClassProgress {
        let files = paths.iter().flat_map(|path| files_of(path));
        let read = files.map(|file| {
            let bytes = read_limited(&file, Progress::MOST_BYTES);
            (file, bytes)
        });
        ClassProgress::of(read)
    }

    /// Collects the contents of files.
    pub fn of(
        files: impl IntoIterator<Item = (PathBuf, Result<Vec<u8>, ReadError>)>,
    ) -> ClassProgress {
        let mut class = ClassProgress::default();
        let mut seen = BTreeSet::new();
        for (file, bytes) in files {
            // The same file may have been chosen twice.
            if seen.insert(file.clone()) {
                class.add(file, bytes);
            }
        }
        class.tell_apart();
        class
            .learners
            .sort_by_cached_key(|learner| (learner.name.to_lowercase(), learner.file.clone()));
        class
    }

    fn add(&mut self, file: PathBuf, bytes: Result<Vec<u8>, ReadError>) {
        let read = bytes
            .map_err(ProgressError::Read)
            .and_then(|bytes| Progress::parse_with_version(&bytes));
        let (version, progress) = match read {
            Ok(read) => read,
            Err(error) => return self.leave_out(file, LeftOut::Unusable(error)),
        };
        if version < WITH_ANSWERS {
            return self.leave_out(file, LeftOut::TooOld(version));
        }
        if let Some(same) = self.learners.iter().find(|known| known.progress == progress) {
            let same = same.file.clone();
            return self.leave_out(file, LeftOut::SameAs(same));
        }
        let named = |known: &Learner| {
            !progress.name().is_empty() && known.progress.name() == progress.name()
        };
        if let Some(known) = self.learners.iter_mut().find(|known| named(known)) {
            // The later file of a learner has at least as many answers.
            let (other, is_later) =
                (known.file.clone(), progress.extent() > known.progress.extent());
            if is_later {
                known.progress = progress;
                known.file = file.clone();
                return self.leave_out(other, LeftOut::LessThan(file));
            }
            return self.leave_out(file, LeftOut::LessThan(other));
        }
        if self.learners.len() == MOST_LEARNERS {
            return self.leave_out(file, LeftOut::TooMany);
        }
        let name = match progress.name() {
            "" => stem(&file),
            name => visible_line(name).into_owned(),
        };
        self.learners.push(Learner { name, file, progress });
    }

    fn leave_out(&mut self, file: PathBuf, why: LeftOut) {
        self.left_out.push((file, why));
    }

    /// Learners whose files have the same name are told apart by their folders.
    fn tell_apart(&mut self) {
        let mut count: BTreeMap<String, usize> = BTreeMap::new();
        for learner in &self.learners {
            *count.entry(learner.name.clone()).or_default() += 1;
        }
        for learner in &mut self.learners {
            if count.get(&learner.name).is_some_and(|count| *count > 1) {
                let folder = learner.file.parent().map(stem).unwrap_or_default();
                if !folder.is_empty() {
                    learner.name = format!("{} ({folder})", learner.name);
                }
            }
        }
    }

    /// The rules that have answers, the most often missed first.
    pub fn rules(&self) -> Vec<MissedRule> {
        let mut rules: BTreeMap<(GameName, RuleId), MissedRule> = BTreeMap::new();
        for learner in &self.learners {
            for game in GameName::ALL {
                for (rule, record) in learner.progress.mastery(game) {
                    let empty =
                        MissedRule { game, rule, answered: 0, missing: 0, right: 0, wrong: 0 };
                    rules.entry((game, rule)).or_insert(empty).count(&record);
                }
            }
        }
        let mut rules: Vec<MissedRule> = rules.into_values().collect();
        rules.sort_by_key(|rule| {
            (std::cmp::Reverse((rule.missing, rule.wrong)), rule.right, rule.game, rule.rule)
        });
        rules
    }

    /// The table of all learners.
    pub fn table(&self, view: ClassView) -> ClassTable {
        match view {
            ClassView::Courses => self.by_course(),
            ClassView::Rules(game) => self.by_rule(game),
        }
    }

    fn by_course(&self) -> ClassTable {
        let courses = courses();
        let is_begun = |course: &&ClassCourse| {
            self.learners.iter().any(|learner| course.done(&learner.progress).0 > 0)
        };
        let mut shown: Vec<&ClassCourse> = courses.iter().filter(is_begun).collect();
        if shown.is_empty() {
            shown = courses.iter().collect();
        }
        let columns = shown.iter().map(|course| ClassColumn::Course {
            title: course.title.clone(),
            lessons: course.lessons.len(),
        });
        let cells = |progress: &Progress| {
            let cell = |course: &&ClassCourse| {
                let (done, stars) = course.done(progress);
                ClassCell::Lessons { done, of: course.lessons.len(), stars }
            };
            shown.iter().map(cell).collect()
        };
        self.with(columns.collect(), cells)
    }

    fn by_rule(&self, game: Option<GameName>) -> ClassTable {
        let mut rules = self.rules();
        rules.retain(|rule| game.is_none_or(|game| rule.game == game));
        let columns = rules.iter().map(|rule| ClassColumn::Rule(rule.game, rule.rule));
        let cells = |progress: &Progress| {
            let cell =
                |rule: &MissedRule| ClassCell::Answers(progress.record(rule.game, rule.rule));
            rules.iter().map(cell).collect()
        };
        self.with(columns.collect(), cells)
    }

    fn with(
        &self,
        columns: Vec<ClassColumn>,
        cells: impl Fn(&Progress) -> Vec<ClassCell>,
    ) -> ClassTable {
        let row = |learner: &Learner| ClassRow {
            learner: learner.name.clone(),
            cells: cells(&learner.progress),
        };
        ClassTable { columns, rows: self.learners.iter().map(row).collect() }
    }
}

/// The file, or the files of progress in the folder, in alphabetical order.
fn files_of(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| ends_in(path, &["ron"])).collect();
    files.sort();
    // One more than fits, so that the last one is named as left out.
    files.truncate(2 * MOST_LEARNERS);
    files
}

fn stem(path: &Path) -> String {
    visible_line(&path.file_stem().unwrap_or_default().to_string_lossy()).into_owned()
}

/// A rule, and how the class answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissedRule {
    /// The game.
    pub game: GameName,
    /// The rule.
    pub rule: RuleId,
    /// How many learners have answered it.
    pub answered: usize,
    /// How many of them do not know it: no answer was right, the last one was wrong, or most were.
    pub missing: usize,
    /// Right answers of all.
    pub right: u32,
    /// Wrong answers of all.
    pub wrong: u32,
}

impl MissedRule {
    fn count(&mut self, record: &RuleRecord) {
        let all = record.in_all();
        self.answered += 1;
        self.missing += usize::from(is_missed(record));
        self.right = self.right.saturating_add(all.right);
        self.wrong = self.wrong.saturating_add(all.wrong);
    }
}

/// Whether a learner does not know a rule, as far as the answers say.
pub fn is_missed(record: &RuleRecord) -> bool {
    record.in_all().wrong > 0 && matches!(record.mastery(), Mastery::NotYet | Mastery::Shaky)
}

/// What a table shows of each learner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClassView {
    /// The lessons done of each course.
    #[default]
    Courses,
    /// The answers to the rules of a game, or of all games.
    Rules(Option<GameName>),
}

/// A table with a row for each learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassTable {
    /// The columns after that of the names.
    pub columns: Vec<ClassColumn>,
    /// The learners.
    pub rows: Vec<ClassRow>,
}

/// What a column is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassColumn {
    /// A course, and the number of its lessons.
    Course {
        /// Its title.
        title: String,
        /// The number of its lessons.
        lessons: usize,
    },
    /// A rule of a game.
    Rule(GameName, RuleId),
}

/// A learner's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassRow {
    /// The name.
    pub learner: String,
    /// A cell for each column.
    pub cells: Vec<ClassCell>,
}

/// A cell of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassCell {
    /// Lessons of a course.
    Lessons {
        /// Done.
        done: usize,
        /// All of them.
        of: usize,
        /// Stars in all.
        stars: u32,
    },
    /// Answers about a rule.
    Answers(RuleRecord),
}

impl ClassCell {
    /// The order in which a column is sorted: the best last.
    pub fn rank(&self) -> (u64, u64) {
        match self {
            ClassCell::Lessons { done, stars, .. } => (*done as u64, u64::from(*stars)),
            ClassCell::Answers(record) => {
                let all = record.in_all();
                let share = match all.all() {
                    0 => 0,
                    count => 1 + 1000 * u64::from(all.right) / u64::from(count),
                };
                (share, u64::from(all.right))
            }
        }
    }
}

/// A bundled course, as far as the table needs it.
struct ClassCourse {
    title: String,
    lessons: Vec<String>,
}

impl ClassCourse {
    /// How many lessons are done, and their stars.
    fn done(&self, progress: &Progress) -> (usize, u32) {
        let stars = self.lessons.iter().map(|lesson| progress.stars(lesson));
        stars
            .filter(|stars| *stars > 0)
            .fold((0, 0), |(done, sum), stars| (done + 1, sum + u32::from(stars)))
    }
}

/// The bundled courses in the language chosen. Lessons beside the path, for those who know another
/// game, do not count.
fn courses() -> Vec<ClassCourse> {
    let read = |(file, text): (&str, &str)| {
        let mut course: Course = ron::from_str(text).ok()?;
        translate_course(&mut course, file, Language::current());
        let game: GameName = course.ruleset.parse().ok()?;
        let is_on_path = |track: &Track| !matches!(track, Track::From(_));
        let lessons = course.lessons.iter().filter(|lesson| is_on_path(&lesson.track));
        let lessons = lessons.map(|lesson| lesson.id.clone()).collect();
        let title = match course.title.is_empty() {
            true => narration::game(game).name.clone(),
            false => course.title,
        };
        Some(ClassCourse { title, lessons })
    };
    bundled().into_iter().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tutor::mastery::AnsweredIn;

    fn file(name: &str, text: &str) -> (PathBuf, Result<Vec<u8>, ReadError>) {
        (PathBuf::from(name), Ok(text.as_bytes().to_vec()))
    }

    fn answers(rule: RuleId, given: &[bool]) -> Progress {
        let mut progress = Progress::default();
        for is_right in given {
            progress.answer(GameName::Owari, rule, *is_right, AnsweredIn::Review, 7);
        }
        progress
    }

    #[test]
    fn files_that_cannot_be_used_are_named_and_left_out() {
        let mia = answers(RuleId::OwariFeed, &[true]).to_text();
        let class = ClassProgress::of([
            file("mia.ron", &mia),
            file("copy of mia.ron", &mia),
            file("letter.ron", "Dear Mia"),
            file("old.ron", "(version: 1, stars: {\"OW1\": 2})"),
            file("newer.ron", "(version: 99)"),
            file("mia.ron", &mia),
        ]);
        assert_eq!(class.learners.len(), 1);
        let left: Vec<(String, LeftOut)> =
            class.left_out.into_iter().map(|(file, why)| (stem(&file), why)).collect();
        assert_eq!(left.len(), 4, "{left:?}");
        assert_eq!(left[0], ("copy of mia".to_owned(), LeftOut::SameAs("mia.ron".into())));
        assert!(matches!(left[1].1, LeftOut::Unusable(ProgressError::Damaged(..))));
        assert_eq!(left[2].1, LeftOut::TooOld(1));
        assert_eq!(left[3].1, LeftOut::Unusable(ProgressError::Newer(99)));
    }

    #[test]
    fn of_several_files_of_one_learner_the_fullest_counts() {
        let before = answers(RuleId::OwariFeed, &[true]).named("Mia").to_text();
        let after = answers(RuleId::OwariFeed, &[true, false]).named("Mia").to_text();
        let files = [file("after.ron", &after), file("before.ron", &before)];
        let left = LeftOut::LessThan("after.ron".into());
        for files in [files.clone(), [files[1].clone(), files[0].clone()]] {
            let class = ClassProgress::of(files);
            assert_eq!(class.learners.len(), 1);
            assert_eq!(class.learners[0].name, "Mia");
            assert_eq!(class.left_out, [("before.ron".into(), left.clone())]);
        }
    }

    #[test]
    fn the_rules_that_most_learners_miss_come_first() {
        let mut ada = answers(RuleId::OwariFeed, &[true, false]);
        ada.answer(GameName::Owari, RuleId::OwariCapture, true, AnsweredIn::Games, 7);
        let mut ben = answers(RuleId::OwariFeed, &[false]);
        ben.answer(GameName::Owari, RuleId::OwariCapture, false, AnsweredIn::Games, 7);
        ben.earn("OW1", 3);
        let class = ClassProgress::of([
            file("a/kete-progress.ron", &ada.to_text()),
            file("b/kete-progress.ron", &ben.to_text()),
        ]);
        let names: Vec<&str> = class.learners.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["kete-progress (a)", "kete-progress (b)"]);
        let rules = class.rules();
        assert_eq!((rules[0].rule, rules[0].missing), (RuleId::OwariFeed, 2));
        assert_eq!((rules[0].right, rules[0].wrong), (1, 2));
        assert_eq!((rules[1].rule, rules[1].missing), (RuleId::OwariCapture, 1));
        let table = class.table(ClassView::Rules(Some(GameName::Owari)));
        assert_eq!(table.columns.len(), 2);
        assert!(table.rows[1].cells[0].rank() < table.rows[0].cells[0].rank());
        assert!(class.table(ClassView::Rules(Some(GameName::Ring))).columns.is_empty());
        let courses = class.table(ClassView::Courses);
        assert_eq!(courses.columns.len(), 1, "only what somebody has begun");
        let ClassCell::Lessons { done, of, stars } = courses.rows[1].cells[0] else {
            panic!("lessons")
        };
        assert!((done, stars) == (1, 3) && of > 5);
    }
}
