//! What the threads of the lesson editor are asked, and what they report.

use std::path::PathBuf;

use super::draft_file::{CourseOnDisk, Draft};
use crate::files::WriteError;
use crate::game::GameInProgress;
use crate::tutor::LoadedCourse;
use crate::tutor::course_writing::{AskedTurn, LessonFault};
use crate::tutor::schema::{Course, Lesson};

#[derive(Clone, Debug)]
pub enum WritingJob {
    Check(CheckJob),
    File(FileJob),
    Read(ReadJob),
}

/// Check all lessons of this draft, this one first. It replaces earlier checks.
#[derive(Clone, Debug)]
pub struct CheckJob {
    pub version: u64,
    pub course: Box<Course>,
    pub first: usize,
}

#[derive(Clone, Debug)]
pub enum FileJob {
    /// Look for drafts of earlier windows.
    FindDrafts,
    Keep(Box<Draft>),
    Forget(PathBuf),
    /// Save a course to its file, or to a new one.
    Save {
        course: Box<Course>,
        file: Option<CourseOnDisk>,
    },
    /// Add the text of a course to the own courses, under this name.
    Add {
        name: String,
        text: String,
    },
}

#[derive(Clone, Debug)]
pub enum ReadJob {
    Course(PathBuf),
    /// The text of a course.
    Text(String),
    Game(PathBuf),
    /// Make a lesson of a game: its id and title, and the turns to ask.
    Lesson {
        id: String,
        title: String,
        game: Box<GameInProgress>,
        asked: Vec<AskedTurn>,
    },
}

#[derive(Debug)]
pub enum WritingReport {
    Checked {
        version: u64,
        lesson: usize,
        faults: Vec<LessonFault>,
        /// The lesson with what a search has found.
        completed: Option<Box<Lesson>>,
    },
    AllChecked(u64),
    Drafts(Vec<Draft>),
    NotKept(WriteError),
    Saved {
        course: Box<Course>,
        file: CourseOnDisk,
        /// The old file was changed by someone else, so that this is another one.
        is_other: bool,
    },
    NotSaved(String),
    Added(PathBuf),
    Course(Box<LoadedCourse>),
    Game(Result<Box<GameInProgress>, String>),
    Lesson(Box<Lesson>),
    /// A job made Kete panic.
    Failed,
}
