//! Worksheets: lessons and exercises as tasks on paper, with their solutions. `draw` makes pages of
//! them.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what a worksheet consists of |
//! | `steps` | the steps of a lesson on paper |
//! | `exercises` | exercises on paper |
//! | `paper_words` | the words of a step, without what only the screen shows |

mod exercises;
mod paper_words;
mod steps;

pub use exercises::{EXERCISES, ExerciseOrder, NoWorksheet, exercises};
pub use paper_words::paper_words;

use super::schema::{Course, Lesson, LessonStep};
use crate::narration;
use crate::rules::{GameName, Hole, Illegal, Move, Position, Turn};
use crate::texts::messages::worksheet as say;

/// Tasks on paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Worksheet {
    /// Its title.
    pub title: String,
    /// A lesson each, or the exercises.
    pub parts: Vec<WorksheetPart>,
}

/// Tasks that begin on a page of their own.
#[derive(Clone, Debug, PartialEq)]
pub struct WorksheetPart {
    /// Its title, if the worksheet has several parts.
    pub title: Option<String>,
    /// What it is about, in a sentence.
    pub aim: String,
    /// In the order of the page.
    pub items: Vec<PaperItem>,
    /// Rules to read beside the solutions: title and text.
    pub rules: Vec<(String, String)>,
}

/// A task, or something to read.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperItem {
    /// The text or the question.
    pub words: String,
    /// The boards that belong to it.
    pub boards: Vec<PaperBoard>,
    /// The space for the answer.
    pub space: AnswerSpace,
    /// The solution; `None` for something to read, or to play.
    pub solution: Option<PaperSolution>,
}

/// A board in print.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperBoard {
    /// The position.
    pub position: Position,
    /// North is below.
    pub flipped: bool,
    /// What is marked on it.
    pub marks: PaperMarks,
    /// A sentence below it; may be empty.
    pub caption: String,
}

/// What is marked on a board in print.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperMarks {
    /// Nothing.
    Nothing,
    /// What a step of a lesson marks.
    Step(Box<LessonStep>),
    /// Everything that a turn does.
    Turn(Box<Turn>),
    /// A move that is refused, and why.
    Refused(Box<Illegal>),
    /// The move that is asked about.
    Move(Move),
    /// The hole that is asked about.
    Hole(Hole),
}

/// The space for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerSpace {
    /// Nothing is to be answered.
    None,
    /// A line to write on, after these words.
    Line(String),
    /// Answers to tick.
    Choices(Vec<String>),
}

/// The solution of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperSolution {
    /// The answer.
    pub answer: String,
    /// Why it is right; may be empty.
    pub because: String,
}

impl Worksheet {
    /// Whether any task has a solution.
    pub fn has_solutions(&self) -> bool {
        self.parts.iter().any(WorksheetPart::has_solutions)
    }
}

impl WorksheetPart {
    /// Whether any of its tasks has a solution.
    pub fn has_solutions(&self) -> bool {
        self.items.iter().any(|item| item.solution.is_some())
    }
}

/// A course without its own title is named after its game.
fn course_title(course: &Course, game: GameName) -> &str {
    match course.title.as_str() {
        "" => &narration::game(game).name,
        title => title,
    }
}

/// A lesson on paper. `None` if the course is about no game that Kete knows, or has no such lesson;
/// lessons are counted from 0.
pub fn lesson(course: &Course, number: usize) -> Option<Worksheet> {
    let game: GameName = course.ruleset.parse().ok()?;
    let lesson = course.lessons.get(number)?;
    let title = say::LessonOf { course: course_title(course, game), lesson: &lesson.title }.text();
    Some(Worksheet { title, parts: vec![part(game, lesson, None)] })
}

/// All lessons of a course on paper; `None` if it is about no game that Kete knows.
pub fn course(course: &Course) -> Option<Worksheet> {
    let game: GameName = course.ruleset.parse().ok()?;
    let part = |lesson: &Lesson| part(game, lesson, Some(lesson.title.clone()));
    let parts = course.lessons.iter().map(part).collect();
    Some(Worksheet { title: course_title(course, game).to_owned(), parts })
}

fn part(game: GameName, lesson: &Lesson, title: Option<String>) -> WorksheetPart {
    let items = steps::of_lesson(game, lesson);
    WorksheetPart { title, aim: lesson.aim.clone(), items, rules: Vec::new() }
}
