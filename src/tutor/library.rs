//! The courses: those bundled with the program and those in the data folder's `tutorials`.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::budget::Spent;
use super::check::{Checked, Effort, check};
use super::fault::{CourseFault, Problem};
use super::limits::MOST_BYTES;
use super::schema::Course;
use super::source::{LineColumn, Source};
use crate::files::{Folders, read_limited};
use crate::rules::GameName;

include!(concat!(env!("OUT_DIR"), "/courses.rs"));

/// A course on the shelf, with what is wrong with it.
#[derive(Clone, Debug)]
pub struct LoadedCourse {
    /// The file's name as it is told.
    pub file: String,
    /// The course as far as it could be read.
    pub source: Option<Source>,
    /// Everything that is wrong; a sound course has nothing here.
    pub problems: Vec<Problem>,
    /// Why the check did not come to its end.
    pub spent: Option<Spent>,
}

impl LoadedCourse {
    /// Reads and checks a course from its text. It may be as small as its writer likes.
    pub fn of_text(file: &str, text: &str) -> LoadedCourse {
        Effort::usual(|effort| LoadedCourse::checked(file, text, false, effort))
    }

    /// Reads and checks a bundled course, which has to practise every rule of its game.
    pub fn of_bundled(file: &str, text: &str) -> LoadedCourse {
        Effort::usual(|effort| LoadedCourse::checked(file, text, true, effort))
    }

    /// Reads and checks a course file. A file that cannot be read is a problem of its own.
    pub fn of_file(path: &Path) -> LoadedCourse {
        Effort::usual(|effort| LoadedCourse::of_file_with(path, effort))
    }

    /// Reads and checks a course file with as much effort as is given.
    pub fn of_file_with(path: &Path, effort: Effort) -> LoadedCourse {
        let file = path.display().to_string();
        match text_of(path) {
            Ok(text) => LoadedCourse::checked(&file, &text, false, effort),
            Err(fault) => LoadedCourse::unreadable(&file, fault),
        }
    }

    /// Reads a course file and does not check it.
    pub fn unchecked(path: &Path) -> LoadedCourse {
        let file = path.display().to_string();
        match text_of(path) {
            Ok(text) => LoadedCourse::unchecked_text(&file, &text),
            Err(fault) => LoadedCourse::unreadable(&file, fault),
        }
    }

    /// Reads a course from its text and does not check it.
    pub fn unchecked_text(file: &str, text: &str) -> LoadedCourse {
        let (source, problems) = match Source::read(file, text) {
            Ok((source, problems)) => (Some(source), problems),
            Err(problem) => (None, vec![*problem]),
        };
        LoadedCourse { file: file.to_owned(), source, problems, spent: None }
    }

    /// Reads and checks a course from its text; one that `covers` its game has to practise every
    /// rule of it.
    pub fn checked(file: &str, text: &str, covers: bool, effort: Effort) -> LoadedCourse {
        let Checked { source, problems, spent } = check(file, text, covers, effort);
        LoadedCourse { file: file.to_owned(), source, problems, spent }
    }

    fn unreadable(file: &str, fault: CourseFault) -> LoadedCourse {
        let at = LineColumn { line: 1, column: 1 };
        let problem =
            Problem { file: file.to_owned(), lesson: String::new(), step: None, at, fault };
        LoadedCourse { file: file.to_owned(), source: None, problems: vec![problem], spent: None }
    }
}

/// The text of a course file.
fn text_of(path: &Path) -> Result<String, CourseFault> {
    let bytes = read_limited(path, MOST_BYTES).map_err(CourseFault::File)?;
    String::from_utf8(bytes).map_err(|_| CourseFault::NotText)
}

/// The bundled courses: file name and text of each, in the order of the rule book.
pub fn bundled() -> Vec<(&'static str, &'static str)> {
    let mut courses = COURSES.to_vec();
    let place = |file: &str| GameName::ALL.iter().position(|game| file == format!("{game}.ron"));
    courses.sort_by_key(|(file, _)| place(file).unwrap_or(GameName::ALL.len()));
    courses
}

/// The bundled course of a game, without playing it through: tests have done that.
pub fn course(game: GameName) -> Option<Course> {
    let file = format!("{game}.ron");
    let (_, text) = COURSES.iter().find(|(name, _)| *name == file)?;
    ron::from_str(text).ok()
}

/// A course file of the data folder: it has changed where any of this has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseFile {
    /// Where it lies.
    pub path: PathBuf,
    /// When it was last written; none where that cannot be told.
    pub written: Option<SystemTime>,
    /// Its size in bytes.
    pub bytes: u64,
}

/// The course files of the data folder, in alphabetical order.
pub fn course_files(folders: &Folders) -> Vec<CourseFile> {
    let Ok(entries) = fs::read_dir(folders.tutorials()) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "ron")).collect();
    paths.sort();
    let look = |path: PathBuf| {
        let known = fs::metadata(&path).ok();
        let written = known.as_ref().and_then(|known| known.modified().ok());
        CourseFile { path, written, bytes: known.map_or(0, |known| known.len()) }
    };
    paths.into_iter().map(look).collect()
}
