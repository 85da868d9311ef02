//! `kete worksheet`: lessons and exercises on paper.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use crate::draw::sheet::worksheet::{Paper, worksheet};
use crate::files::{Folders, ends_in, visible_line, write_whole};
use crate::rules::{GameName, RuleId, Ruleset};
use crate::texts::Language;
use crate::texts::messages::{sheet as sheet_say, worksheet as say};
use crate::tutor::drills::ruleset_for;
use crate::tutor::schema::Course;
use crate::tutor::wording::lessons as words;
use crate::tutor::worksheet::{self, ExerciseOrder, Worksheet};
use crate::tutor::{
    LoadedCourse, bundled, course_files, is_course_file, read_rules, translate_course,
};

/// What to print, and where to.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct WorksheetArguments {
    /// The id of a lesson, such as OW3
    #[arg(value_name = "LESSON-ID")]
    id: Option<String>,
    /// All lessons of a course: a rule set, such as owari, first, or a course file (.kete-course)
    #[arg(long, value_name = "COURSE", conflicts_with_all = ["id", "exercises"])]
    course: Option<String>,
    /// Of that course only the lesson with this number
    #[arg(long, value_name = "N", requires = "course",
        value_parser = clap::value_parser!(u32).range(1..))]
    lesson: Option<u32>,
    /// Exercises about a rule, such as owari.feed
    #[arg(long, value_name = "RULE-ID", conflicts_with = "id")]
    exercises: Option<String>,
    /// Their rule set, with its options, such as "basic preset=kalah"
    #[arg(long, value_name = "RULESET", requires = "exercises")]
    ruleset: Option<String>,
    /// How hard the exercises are, from 1 to 3; without it the easiest come first
    #[arg(long, value_name = "N", requires = "exercises",
        value_parser = clap::value_parser!(u8).range(1..=3))]
    difficulty: Option<u8>,
    /// How many exercises; fewer are printed where there are not so many
    #[arg(long, value_name = "N", requires = "exercises", default_value_t = 8,
        value_parser = clap::value_parser!(u32).range(1..=100))]
    count: u32,
    /// The same seed makes the same exercises
    #[arg(long, requires = "exercises", default_value_t = 1)]
    seed: u64,
    /// The paper: a4 or letter; without it that of the printer
    #[arg(long, value_name = "PAPER")]
    paper: Option<String>,
    /// The file to be written (.html)
    #[arg(short, long, value_name = "FILE")]
    pub out: PathBuf,
}

const FORM: &str = "\
One file that needs no other, to be printed by a browser: a line for name and date, the tasks with
their boards, space for the answers, and the solutions with reasons on a page of their own. `kete
lessons list` prints the ids of the lessons. The same order always gives the same file.";

pub fn run(arguments: &WorksheetArguments, folders: Option<&Folders>) -> Result<(), String> {
    if !ends_in(&arguments.out, &["html", "htm"]) {
        return Err(sheet_say::needs_html().to_owned());
    }
    let paper = match &arguments.paper {
        Some(name) => name.parse::<Paper>().map_err(|unknown| unknown.to_string())?,
        None => Paper::OfPrinter,
    };
    let tasks = tasks(arguments, folders)?;
    let page = worksheet(&tasks, paper).map_err(|why| why.to_string())?;
    write_whole(&arguments.out, &page).map_err(|error| error.to_string())
}

fn tasks(arguments: &WorksheetArguments, folders: Option<&Folders>) -> Result<Worksheet, String> {
    if let Some(rule) = &arguments.exercises {
        return exercises(arguments, rule);
    }
    match (&arguments.id, &arguments.course) {
        (Some(id), _) => lesson_with(id, folders),
        (None, Some(name)) => {
            let course = named(name)?;
            let made = match arguments.lesson {
                None => worksheet::course(&course),
                Some(number) => {
                    let number = number as usize;
                    if number > course.lessons.len() {
                        let most = course.lessons.len();
                        return Err(say::NoSuchNumber { course: name, most }.text());
                    }
                    worksheet::lesson(&course, number - 1)
                }
            };
            made.ok_or_else(|| no_course(name))
        }
        (None, None) => Err(say::which().to_owned()),
    }
}

fn no_course(name: &str) -> String {
    let games = GameName::ALL.map(GameName::id).join(", ");
    say::NoCourse { course: visible_line(name), games }.text()
}

/// The lesson with this id, of a bundled course or one of the user's own.
fn lesson_with(id: &str, folders: Option<&Folders>) -> Result<Worksheet, String> {
    let own = folders.map(course_files).unwrap_or_default();
    let own =
        own.iter().filter_map(|file| Some(LoadedCourse::unchecked(&file.path).source?.course));
    let bundled = bundled().into_iter().filter_map(|(file, text)| of_bundled(file, text));
    let found = bundled.chain(own).find_map(|course| {
        let number = course.lessons.iter().position(|lesson| lesson.id.eq_ignore_ascii_case(id))?;
        worksheet::lesson(&course, number)
    });
    found.ok_or_else(|| say::NoLesson { id: visible_line(id) }.text())
}

/// A bundled course in the language chosen.
fn of_bundled(file: &str, text: &str) -> Option<Course> {
    let mut course = LoadedCourse::unchecked_text(file, text).source?.course;
    translate_course(&mut course, file, Language::current());
    Some(course)
}

/// A bundled course by its name, or the one in a file.
fn named(name: &str) -> Result<Course, String> {
    let file = format!("{name}.ron");
    if let Some((file, text)) = bundled().into_iter().find(|(known, _)| *known == file) {
        return of_bundled(file, text).ok_or_else(|| no_course(name));
    }
    if !is_course_file(Path::new(name)) {
        return Err(no_course(name));
    }
    let course = LoadedCourse::unchecked(Path::new(name));
    match (course.source, course.problems.first()) {
        (Some(source), None) => Ok(source.course),
        (_, Some(problem)) => Err(visible_line(&words::problem(problem)).into_owned()),
        (None, None) => Err(no_course(name)),
    }
}

fn exercises(arguments: &WorksheetArguments, rule: &str) -> Result<Worksheet, String> {
    let id: RuleId = rule.parse().map_err(|_| words::no_such_rule(rule))?;
    let ruleset = match &arguments.ruleset {
        Some(text) => read_rules(text)?,
        None => usual_rules(id)?,
    };
    let order = ExerciseOrder {
        ruleset,
        rule: id,
        difficulty: arguments.difficulty,
        count: arguments.count as usize,
        seed: arguments.seed,
    };
    let made = worksheet::exercises(&order, &AtomicBool::new(false));
    made.map_err(|why| why.words(&order))
}

/// The game that has this rule, with the options that the rule needs.
fn usual_rules(rule: RuleId) -> Result<Ruleset, String> {
    let mut games = GameName::ALL.into_iter().filter(|game| game.has_rule(rule));
    match (games.next(), games.next()) {
        (Some(game), None) => Ok(ruleset_for(game, rule)),
        _ => Err(say::NeedsRuleset { rule }.text()),
    }
}
