//! `kete lessons`: lists the lessons, and checks course files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::files::{Folders, report, visible_line};
use crate::narration::lessons as words;
use crate::tutor::{self, Effort, FOR_A_COURSE, Shelf};

/// A check that takes longer than this says how far it has come, as often.
const TELLS_AFTER: Duration = Duration::from_secs(1);

/// What to do with the lessons.
#[derive(clap::Args, Debug)]
pub struct LessonsArguments {
    /// What to do
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand, Debug)]
enum Task {
    /// Play every lesson to its end and name everything that is not as it is stated
    ///
    /// One line for each problem: FILE:LINE:COLUMN: LESSON, step N: REASON. The exit code is 1 if
    /// there is any. Without a file all courses are checked: the bundled ones and those in the
    /// data folder's `tutorials`.
    Check {
        /// Course files; see tutorials/README.md for their form
        files: Vec<PathBuf>,
    },
    /// Print one lesson a line: RULESET | ID TITLE | STEPS | RULE-ID ...
    List,
}

/// Lists or checks.
///
/// # Errors
/// One line where something is wrong with a course, or the output cannot be written.
pub fn run(
    arguments: &LessonsArguments,
    folders: Option<&Folders>,
    out: &mut dyn Write,
) -> Result<(), String> {
    match &arguments.task {
        Task::List => {
            let shelves: Vec<Shelf> = all(folders).iter().map(Course::read).collect();
            list(&shelves, out).map_err(|error| error.to_string())
        }
        Task::Check { files } => {
            let courses = match files.as_slice() {
                [] => all(folders),
                files => files.iter().map(|file| Course::File(file.clone())).collect(),
            };
            check(&courses, out)
        }
    }
}

/// A course to be listed or checked.
enum Course {
    Bundled(String, &'static str),
    File(PathBuf),
}

impl Course {
    fn read(&self) -> Shelf {
        match self {
            Course::Bundled(file, text) => Shelf::unchecked_text(file, text),
            Course::File(path) => Shelf::unchecked(path),
        }
    }

    /// Checks it. Progress goes to standard error where it takes long.
    fn check(&self) -> Shelf {
        let file = match self {
            Course::Bundled(file, _) => Path::new(file),
            Course::File(path) => path,
        };
        let mut told = Instant::now();
        let tell = &mut |step, of| {
            if told.elapsed() >= TELLS_AFTER {
                told = Instant::now();
                report(words::checking(&file.display().to_string(), step, of));
            }
        };
        let stop = AtomicBool::new(false);
        let effort = Effort { most: FOR_A_COURSE, stop: &stop, tell };
        match self {
            Course::Bundled(file, text) => Shelf::checked(file, text, true, effort),
            Course::File(path) => Shelf::of_file_with(path, effort),
        }
    }
}

/// The bundled courses and the user's own.
fn all(folders: Option<&Folders>) -> Vec<Course> {
    let bundled = tutor::bundled().into_iter();
    let mut courses: Vec<Course> =
        bundled.map(|(file, text)| Course::Bundled(format!("tutorials/{file}"), text)).collect();
    let own = folders.map(tutor::course_files).unwrap_or_default();
    courses.extend(own.into_iter().map(|file| Course::File(file.path)));
    courses
}

fn list(shelves: &[Shelf], out: &mut dyn Write) -> io::Result<()> {
    let courses = shelves.iter().filter_map(|shelf| Some(&shelf.source.as_ref()?.course));
    for course in courses {
        for lesson in &course.lessons {
            let (ruleset, id, steps) = (&course.ruleset, &lesson.id, lesson.steps.len());
            let title = lesson.title.replace('|', "/");
            let rules = lesson.rules.join(" ");
            let line = format!("{ruleset} | {id} {title} | {steps} | {rules}");
            writeln!(out, "{}", visible_line(&line))?;
        }
    }
    Ok(())
}

fn check(courses: &[Course], out: &mut dyn Write) -> Result<(), String> {
    let mut found = 0;
    let (mut lessons, mut steps) = (0, 0);
    for course in courses {
        let shelf = course.check();
        found += shelf.problems.len();
        for problem in &shelf.problems {
            writeln!(out, "{}", visible_line(&words::problem(problem)))
                .map_err(|error| error.to_string())?;
        }
        if let Some(source) = &shelf.source {
            lessons += source.course.lessons.len();
            steps += source.course.lessons.iter().map(|lesson| lesson.steps.len()).sum::<usize>();
        }
    }
    let sum = words::checked(courses.len(), lessons, steps, found);
    if found > 0 {
        return Err(sum);
    }
    writeln!(out, "{sum}").map_err(|error| error.to_string())
}
