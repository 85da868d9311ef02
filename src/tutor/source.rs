//! Reads a course file, with the place of each lesson and step in the text, so that every problem
//! can name a line and a column.

use std::ops::Range;

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::DeserializeOwned;

use super::fault::{CourseFault, Problem};
use super::limits::MOST_PROBLEMS;
use super::schema::{Course, Lesson, LessonStep};
use crate::narration::form;
use crate::texts::messages as say;

/// A course and the places of its parts.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name of the file, as shown to people.
    pub file: String,
    /// The whole text.
    pub text: String,
    /// The course; lessons and steps that cannot be read are left out.
    pub course: Course,
    /// The place of each lesson.
    lessons: Vec<Range<usize>>,
    /// The number of each step of each lesson in the file, from 1, and its place.
    steps: Vec<Vec<(usize, Range<usize>)>>,
}

/// A line and a column, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The column, in letters.
    pub column: usize,
}

impl Source {
    /// Reads a course. Unreadable parts are reported and left out.
    ///
    /// # Errors
    /// The problem, if the course as a whole cannot be read.
    pub fn read(file: &str, text: &str) -> Result<(Source, Vec<Problem>), Box<Problem>> {
        let problem = |lesson: &str, step, at: LineColumn, reason: String| Problem {
            file: file.to_owned(),
            lesson: lesson.to_owned(),
            step,
            at,
            fault: CourseFault::Form(reason),
        };
        let frame: Course<&RawValue> = ron::from_str(text).map_err(|error| {
            let (at, reason) = of_error(&error);
            Box::new(problem("", None, at, reason))
        })?;
        let mut problems = Vec::new();
        let mut source = Source {
            file: file.to_owned(),
            text: text.to_owned(),
            course: Course {
                ruleset: frame.ruleset,
                title: frame.title,
                audience: frame.audience,
                from: frame.from,
                for_everyone: frame.for_everyone,
                lessons: Vec::new(),
            },
            lessons: Vec::new(),
            steps: Vec::new(),
        };
        for raw in frame.lessons {
            let place = place_in(text, raw.get_ron());
            let lesson: Lesson<&RawValue> = match ron::from_str(raw.get_ron()) {
                Ok(lesson) => lesson,
                Err(error) => {
                    let (at, reason) = of_error(&error);
                    problems.push(problem("", None, further(text, place.start, at), reason));
                    continue;
                }
            };
            let mut steps = Vec::new();
            let mut places = Vec::new();
            for (number, raw) in lesson.steps.iter().enumerate() {
                let place = place_in(text, raw.get_ron());
                match read::<LessonStep>(raw.get_ron()) {
                    Ok(step) => {
                        steps.push(step);
                        places.push((number + 1, place));
                    }
                    // One more than the limit shows that there are more; the rest are left out.
                    Err(_) if problems.len() > MOST_PROBLEMS => {}
                    Err((at, reason)) => {
                        let at = further(text, place.start, at);
                        let counts_turns = raw.get_ron().contains("Best(");
                        let reason = if counts_turns {
                            say::lessons::best_takes_no_number().into()
                        } else {
                            reason
                        };
                        problems.push(problem(&lesson.id, Some(number + 1), at, reason));
                    }
                }
            }
            source.lessons.push(place);
            source.steps.push(places);
            source.course.lessons.push(Lesson {
                id: lesson.id,
                title: lesson.title,
                aim: lesson.aim,
                track: lesson.track,
                minutes: lesson.minutes,
                rules: lesson.rules,
                words: lesson.words,
                steps,
            });
        }
        Ok((source, problems))
    }

    /// The number of a step in the file, from 1; unreadable steps count too.
    pub fn number(&self, lesson: usize, step: usize) -> usize {
        let known = self.steps.get(lesson).and_then(|steps| steps.get(step));
        known.map_or(step + 1, |(number, _)| *number)
    }

    /// The place of a text in a step (its number from 0), otherwise in the lesson or the course;
    /// the beginning of that part if it does not contain the text.
    pub fn place(&self, lesson: Option<usize>, step: Option<usize>, what: &str) -> LineColumn {
        let of_lesson = lesson.and_then(|lesson| self.lessons.get(lesson).cloned());
        let of_step = lesson.zip(step).and_then(|(lesson, step)| self.steps.get(lesson)?.get(step));
        let range =
            of_step.map(|(_, range)| range.clone()).or(of_lesson).unwrap_or(0..self.text.len());
        let quoted = format!("\"{what}\"");
        let within = &self.text[range.clone()];
        let found = within.find(&quoted).map(|at| at + 1);
        let found = found.or_else(|| within.find(what)).filter(|_| !what.is_empty());
        line_column(&self.text, range.start + found.unwrap_or(0))
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, (LineColumn, String)> {
    ron::from_str(text).map_err(|error| of_error(&error))
}

fn of_error(error: &SpannedError) -> (LineColumn, String) {
    let at = error.span.start;
    (LineColumn { line: at.line, column: at.col }, form(&error.code))
}

/// The place of a part of a text.
fn place_in(text: &str, part: &str) -> Range<usize> {
    let start = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
    start..(start + part.len()).min(text.len())
}

fn line_column(text: &str, at: usize) -> LineColumn {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    LineColumn {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

/// A place that is counted from `start` on.
fn further(text: &str, start: usize, at: LineColumn) -> LineColumn {
    let base = line_column(text, start);
    let column = if at.line == 1 { base.column + at.column - 1 } else { at.column };
    LineColumn { line: base.line + at.line - 1, column }
}
