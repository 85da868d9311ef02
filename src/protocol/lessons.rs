//! `kete lessons`: lists the lessons, and checks course files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::files::{Folders, report, visible_line};
use crate::tutor::wording::lessons as words;
use crate::tutor::{self, CourseNumbers, Effort, FOR_A_COURSE, LoadedCourse};

/// A check that takes longer than this reports its progress, again after each such interval.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(1);

/// What to do with the lessons.
#[derive(clap::Args, Debug)]
pub struct LessonsArguments {
    /// What to do
    #[command(subcommand)]
    task: LessonsCommand,
}

#[expect(clippy::doc_markdown, reason = "the help has no markup")]
#[derive(clap::Subcommand, Debug)]
enum LessonsCommand {
    /// Play every lesson to its end and name everything that is not as it is stated
    ///
    /// One line for each problem: FILE:LINE:COLUMN: LESSON, step N: REASON. The exit code is 1 if
    /// there is any. In Kete's own courses a step without a reason is a problem too; in others it
    /// is advice, which does not change the exit code. Without a file all courses are checked: the bundled ones and those in the
    /// data folder's `tutorials`.
    Check {
        /// Course files; see tutorials/README.md for their form
        files: Vec<PathBuf>,
    },
    /// Print one lesson a line: RULESET | ID TITLE | STEPS | RULE-ID ...
    List,
    /// Print what the learner hears after each wrong move of each task
    ///
    /// One move a line: LESSON, step N | MOVE | REPLY. An author who can say it better writes it
    /// into `why_not`.
    Replies {
        /// Course files; all bundled ones if there is none
        files: Vec<PathBuf>,
    },
    /// Print what each course consists of, as a table
    ///
    /// The lessons of each part, the steps of each kind, how many of the answers have a reason, how
    /// many of the steps about the best move are proven to the end of the game, and the minutes.
    Numbers,
}

pub fn run(
    arguments: &LessonsArguments,
    folders: Option<&Folders>,
    out: &mut dyn Write,
) -> Result<(), String> {
    match &arguments.task {
        LessonsCommand::List => {
            let courses: Vec<LoadedCourse> = all(folders).iter().map(CourseInput::read).collect();
            list(&courses, out).map_err(|error| error.to_string())
        }
        LessonsCommand::Numbers => {
            let courses: Vec<LoadedCourse> = all(folders).iter().map(CourseInput::read).collect();
            numbers(&courses, out).map_err(|error| error.to_string())
        }
        LessonsCommand::Replies { files } => {
            let courses = match files.as_slice() {
                [] => all(None),
                files => files.iter().map(|file| CourseInput::File(file.clone())).collect(),
            };
            replies(&courses, out)
        }
        LessonsCommand::Check { files } => {
            let courses = match files.as_slice() {
                [] => all(folders),
                files => files.iter().map(|file| CourseInput::File(file.clone())).collect(),
            };
            check(&courses, out)
        }
    }
}

/// A course to list or check.
enum CourseInput {
    Bundled(String, &'static str),
    File(PathBuf),
}

impl CourseInput {
    fn read(&self) -> LoadedCourse {
        match self {
            CourseInput::Bundled(file, text) => LoadedCourse::unchecked_text(file, text),
            CourseInput::File(path) => LoadedCourse::unchecked(path),
        }
    }

    /// Checks it. A long check reports its progress on standard error.
    fn check(&self) -> LoadedCourse {
        let file = match self {
            CourseInput::Bundled(file, _) => Path::new(file),
            CourseInput::File(path) => path,
        };
        let mut reported = Instant::now();
        let tell = &mut |step, of| {
            if reported.elapsed() >= PROGRESS_INTERVAL {
                reported = Instant::now();
                report(words::checking(&file.display().to_string(), step, of));
            }
        };
        let stop = AtomicBool::new(false);
        let effort = Effort { most: FOR_A_COURSE, stop: &stop, tell };
        match self {
            CourseInput::Bundled(file, text) => LoadedCourse::checked(file, text, true, effort),
            CourseInput::File(path) => LoadedCourse::of_file_with(path, effort),
        }
    }
}

/// The bundled courses and the user's own.
fn all(folders: Option<&Folders>) -> Vec<CourseInput> {
    let bundled = tutor::bundled().into_iter();
    let mut courses: Vec<CourseInput> = bundled
        .map(|(file, text)| CourseInput::Bundled(format!("tutorials/{file}"), text))
        .collect();
    let own = folders.map(tutor::course_files).unwrap_or_default();
    courses.extend(own.into_iter().map(|file| CourseInput::File(file.path)));
    courses
}

fn list(courses: &[LoadedCourse], out: &mut dyn Write) -> io::Result<()> {
    for course in courses.iter().filter_map(|course| Some(&course.source.as_ref()?.course)) {
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

fn numbers(courses: &[LoadedCourse], out: &mut dyn Write) -> io::Result<()> {
    let mut table = vec![words::numbers_head()];
    table.push("|---".to_owned() + &"|---:".repeat(table[0].matches(" | ").count()) + "|");
    for course in courses {
        let Some(source) = &course.source else { continue };
        let name = course.file.rsplit(['/', '\\']).next().unwrap_or_default();
        let CourseNumbers { lessons, steps, reasons, proven, minutes } =
            CourseNumbers::of(&source.course);
        let counts = lessons.iter().chain(&steps).map(usize::to_string);
        let shares = [reasons, proven]
            .map(|share| share.percent().map_or_else(|| "-".to_owned(), words::percent));
        let cells = counts.chain(shares).chain([minutes.to_string()]);
        let cells: Vec<String> = cells.collect();
        table.push(format!("| {} | {} |", name.replace('|', "/"), cells.join(" | ")));
    }
    table.iter().try_for_each(|line| writeln!(out, "{}", visible_line(line)))
}

fn replies(courses: &[CourseInput], out: &mut dyn Write) -> Result<(), String> {
    for course in courses {
        let course = course.read();
        if let Some(problem) = course.problems.first() {
            return Err(visible_line(&words::problem(problem)).into_owned());
        }
        let of = course.source.iter().flat_map(|source| tutor::replies(&source.course));
        for reply in of {
            let said = [Some(reply.says), reply.asks].into_iter().flatten().collect::<Vec<_>>();
            let (lesson, step, mv) = (reply.lesson, reply.step, reply.mv);
            let line = words::reply(&lesson, step, &mv, &said.join(" "));
            writeln!(out, "{}", visible_line(&line)).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

fn check(courses: &[CourseInput], out: &mut dyn Write) -> Result<(), String> {
    let mut found = 0;
    let (mut lessons, mut steps) = (0, 0);
    for course in courses {
        let course = course.check();
        found += course.problems.len();
        for problem in &course.problems {
            writeln!(out, "{}", visible_line(&words::problem(problem)))
                .map_err(|error| error.to_string())?;
        }
        for advice in &course.advice {
            writeln!(out, "{}", visible_line(&words::advice(advice)))
                .map_err(|error| error.to_string())?;
        }
        if let Some(source) = &course.source {
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
