//! What is chosen for a worksheet.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::app::learn::state::Learning;
use crate::draw::sheet::worksheet::{Paper, worksheet};
use crate::rules::{GameName, RuleId};
use crate::texts::messages as say;
use crate::tutor::Source;
use crate::tutor::worksheet::{self, EXERCISES, ExerciseOrder, Worksheet};

/// How many exercises can be chosen.
pub const COUNTS: [usize; 4] = [4, EXERCISES, 12, 16];
/// How hard exercises can be.
pub const DIFFICULTIES: [Option<u8>; 4] = [None, Some(1), Some(2), Some(3)];

/// The dialog that asks what to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorksheetForm {
    Course {
        /// Its number on the Learn page.
        course: usize,
        /// One lesson, or all.
        lesson: Option<usize>,
    },
    Exercises {
        game: GameName,
        rule: RuleId,
        difficulty: Option<u8>,
        count: usize,
    },
}

impl WorksheetForm {
    pub fn of_exercises(game: GameName, rule: RuleId) -> WorksheetForm {
        WorksheetForm::Exercises { game, rule, difficulty: None, count: EXERCISES }
    }
}

/// What is to be printed, while a file for it is chosen.
#[derive(Clone)]
pub enum WorksheetOrder {
    /// A course, of which one lesson or all.
    Course(Arc<Source>, Option<usize>),
    Exercises(ExerciseOrder),
}

impl WorksheetOrder {
    /// The pages; in words why there are none. Exercises take a while to be found.
    pub fn pages(&self) -> Result<Vec<u8>, String> {
        let tasks = self.tasks()?;
        worksheet(&tasks, Paper::OfPrinter).map_err(|why| why.to_string())
    }

    fn tasks(&self) -> Result<Worksheet, String> {
        match self {
            WorksheetOrder::Course(source, lesson) => {
                let course = &source.course;
                let made = match lesson {
                    Some(number) => worksheet::lesson(course, *number),
                    None => worksheet::course(course),
                };
                made.ok_or_else(|| say::worksheet::no_lessons().to_owned())
            }
            WorksheetOrder::Exercises(order) => {
                let made = worksheet::exercises(order, &AtomicBool::new(false));
                made.map_err(|why| why.words(order))
            }
        }
    }
}

/// Whether the lessons of a course can be printed: nothing is wrong with it.
pub fn may_print(learning: &Learning, course: usize) -> bool {
    learning.courses.get(course).is_some_and(|course| course.is_sound())
}
