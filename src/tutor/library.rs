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
use super::translation::translate_course;
use crate::files::{Folders, ends_in, read_limited};
use crate::rules::GameName;
use crate::texts::Language;

include!(concat!(env!("OUT_DIR"), "/courses.rs"));
include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// The file type of courses.
pub const COURSE_EXTENSION: &str = "kete-course";
/// The extensions that a file with a course may have, without dots.
pub const COURSE_EXTENSIONS: [&str; 2] = [COURSE_EXTENSION, "ron"];

/// A course that was read, with its problems.
#[derive(Clone, Debug)]
pub struct LoadedCourse {
    /// The name of the file, as shown to people.
    pub file: String,
    /// The course as far as it could be read.
    pub source: Option<Source>,
    /// Everything that is wrong with it.
    pub problems: Vec<Problem>,
    /// How it could teach better; for a bundled course these are problems.
    pub advice: Vec<Problem>,
    /// Why the check did not finish; `None` if it did.
    pub spent: Option<Spent>,
}

impl LoadedCourse {
    /// Reads and checks a course. It need not practise every rule of its game.
    pub fn of_text(file: &str, text: &str) -> LoadedCourse {
        Effort::usual(|effort| LoadedCourse::checked(file, text, false, effort))
    }

    /// Reads and checks a bundled course, which must practise every rule of its game.
    pub fn of_bundled(file: &str, text: &str) -> LoadedCourse {
        Effort::usual(|effort| LoadedCourse::checked(file, text, true, effort))
    }

    /// Reads and checks a course file. A file that cannot be read counts as a problem.
    pub fn of_file(path: &Path) -> LoadedCourse {
        Effort::usual(|effort| LoadedCourse::of_file_with(path, effort))
    }

    /// Reads and checks a course file with a limited effort.
    pub fn of_file_with(path: &Path, effort: Effort<'_>) -> LoadedCourse {
        let file = path.display().to_string();
        match text_of(path) {
            Ok(text) => LoadedCourse::checked(&file, &text, false, effort),
            Err(fault) => LoadedCourse::unreadable(&file, fault),
        }
    }

    /// Reads a course file without checking it.
    pub fn unchecked(path: &Path) -> LoadedCourse {
        let file = path.display().to_string();
        match text_of(path) {
            Ok(text) => LoadedCourse::unchecked_text(&file, &text),
            Err(fault) => LoadedCourse::unreadable(&file, fault),
        }
    }

    /// Reads a course without checking it.
    pub fn unchecked_text(file: &str, text: &str) -> LoadedCourse {
        let (source, problems) = match Source::read(file, text) {
            Ok((source, problems)) => (Some(source), problems),
            Err(problem) => (None, vec![*problem]),
        };
        LoadedCourse { file: file.to_owned(), source, problems, advice: Vec::new(), spent: None }
    }

    /// Reads and checks a course. One that `covers` its game must practise every rule of it.
    pub fn checked(file: &str, text: &str, covers: bool, effort: Effort<'_>) -> LoadedCourse {
        let Checked { source, problems, advice, spent } = check(file, text, covers, effort);
        LoadedCourse { file: file.to_owned(), source, problems, advice, spent }
    }

    fn unreadable(file: &str, fault: CourseFault) -> LoadedCourse {
        let at = LineColumn { line: 1, column: 1 };
        let problem =
            Problem { file: file.to_owned(), lesson: String::new(), step: None, at, fault };
        LoadedCourse {
            file: file.to_owned(),
            source: None,
            problems: vec![problem],
            advice: Vec::new(),
            spent: None,
        }
    }
}

/// The text of a course file.
fn text_of(path: &Path) -> Result<String, CourseFault> {
    let bytes = read_limited(path, MOST_BYTES).map_err(CourseFault::File)?;
    String::from_utf8(bytes).map_err(|_| CourseFault::NotText)
}

/// The bundled courses, the one for everyone first, then in the order of the rule book: file name
/// and text of each.
pub fn bundled() -> Vec<(&'static str, &'static str)> {
    let mut courses = COURSES.to_vec();
    let place = |file: &str| GameName::ALL.iter().position(|game| file == format!("{game}.ron"));
    courses.sort_by_key(|(file, _)| place(file).map_or(0, |place| place + 1));
    courses
}

/// The bundled annotated games, in English: file name and text of each.
pub fn examples() -> &'static [(&'static str, &'static str)] {
    EXAMPLES
}

/// The bundled course of a game, not checked again: tests have done that.
pub fn course(game: GameName) -> Option<Course> {
    let file = format!("{game}.ron");
    let (_, text) = COURSES.iter().find(|(name, _)| *name == file)?;
    let mut course = ron::from_str(text).ok()?;
    translate_course(&mut course, &file, Language::current());
    Some(course)
}

/// A course file of the data folder. If any of these values changes, so has the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseFile {
    /// Its path.
    pub path: PathBuf,
    /// When it was last written; `None` if the system does not say.
    pub written: Option<SystemTime>,
    /// Its size in bytes.
    pub bytes: u64,
}

/// The course files in the data folder, in alphabetical order.
pub fn course_files(folders: &Folders) -> Vec<CourseFile> {
    let Ok(entries) = fs::read_dir(folders.tutorials()) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut paths: Vec<_> = paths.filter(|path| ends_in(path, &COURSE_EXTENSIONS)).collect();
    paths.sort();
    let look = |path: PathBuf| {
        let known = fs::metadata(&path).ok();
        let written = known.as_ref().and_then(|known| known.modified().ok());
        CourseFile { path, written, bytes: known.map_or(0, |known| known.len()) }
    };
    paths.into_iter().map(look).collect()
}

/// Whether a file is meant as a course.
pub fn is_course_file(path: &Path) -> bool {
    ends_in(path, &COURSE_EXTENSIONS)
}

/// Whether a text is meant as a course: it begins like one and names lessons.
pub fn is_course_text(text: &str) -> bool {
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let begins = text.starts_with('(') || text.starts_with("//");
    begins && text.contains("ruleset:") && text.contains("lessons:") && text.contains("audience:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_told_from_a_game_and_from_a_position() {
        assert!(bundled().iter().all(|(_, text)| is_course_text(text)));
        assert!(!is_course_text("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"));
        assert!(!is_course_text("(ruleset: \"owari\", turns: [])"));
        assert!(
            is_course_file(Path::new("a/B.KETE-COURSE")) && !is_course_file(Path::new("a.kete"))
        );
    }
}
