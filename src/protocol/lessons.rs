//! `kete lessons`: lists the lessons, and checks course files.

use std::io::{self, Write};
use std::path::PathBuf;

use crate::files::{Folders, visible_line};
use crate::texts::lessons as words;
use crate::tutor::{self, Shelf};

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
        Task::List => list(&all(folders), out).map_err(|error| error.to_string()),
        Task::Check { files } => {
            let shelves = match files.as_slice() {
                [] => all(folders),
                files => files.iter().map(|file| Shelf::of_file(file)).collect(),
            };
            check(&shelves, out)
        }
    }
}

/// The bundled courses and the user's own.
fn all(folders: Option<&Folders>) -> Vec<Shelf> {
    let bundled = tutor::bundled().into_iter();
    let mut shelves: Vec<Shelf> =
        bundled.map(|(file, text)| Shelf::of_bundled(&format!("tutorials/{file}"), text)).collect();
    shelves.extend(folders.map(tutor::own).unwrap_or_default());
    shelves
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

fn check(shelves: &[Shelf], out: &mut dyn Write) -> Result<(), String> {
    let mut found = 0;
    let (mut lessons, mut steps) = (0, 0);
    for shelf in shelves {
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
    let sum = words::checked(shelves.len(), lessons, steps, found);
    if found > 0 {
        return Err(sum);
    }
    writeln!(out, "{sum}").map_err(|error| error.to_string())
}
