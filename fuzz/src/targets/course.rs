//! Courses: any text is checked within limited time, and every problem has a message and a place.

use arbitrary::{Result, Unstructured};
use kete::tutor::{LoadedCourse, bundled};

use super::{build_or_read, edit};

/// Input: a course file, or a lesson of a bundled course with some words changed.
pub fn run(data: &[u8]) {
    build_or_read(data, damaged_lesson, |data| {
        let _ = std::str::from_utf8(data).map(check);
    });
}

fn damaged_lesson(bytes: &mut Unstructured<'_>) -> Result<()> {
    let courses = bundled();
    let (_, course) = bytes.choose(&courses)?;
    // The bundled courses all have the same layout: lessons start at this indentation, steps at the
    // next.
    let mut lessons = course.split("\n        (\n");
    let head = lessons.next().unwrap_or_default();
    let lessons: Vec<&str> = lessons.collect();
    let (lesson, steps) = bytes.choose(&lessons)?.split_once("steps: [").unwrap_or_default();
    let steps = whole_steps(steps);
    let mut text = format!("{head}\n        (\n{lesson}steps: [");
    // Two steps can do most of what a lesson can.
    for _ in 0..bytes.int_in_range(1..=2)? {
        text.push_str(bytes.choose(&steps)?);
    }
    text.push_str("\n            ],\n        ),\n    ],\n)\n");
    check(&edit::edited(bytes, &text)?);
    Ok(())
}

/// The steps of a lesson, each with all its lines.
fn whole_steps(text: &str) -> Vec<String> {
    let mut steps: Vec<String> = Vec::new();
    for line in text.lines() {
        let depth = line.len() - line.trim_start().len();
        let begins = depth == 16 && !line.trim_start().starts_with(')');
        if begins {
            steps.push(String::new());
        }
        if depth >= 16
            && let Some(step) = steps.last_mut()
        {
            step.push('\n');
            step.push_str(line);
        }
    }
    steps
}

fn check(text: &str) {
    let course = LoadedCourse::of_text("fuzz.ron", text);
    let lines: Vec<&str> = text.split('\n').collect();
    for problem in &course.problems {
        let words = kete::tutor::wording::lessons::problem(problem);
        assert!(!words.is_empty());
        let line = lines.get(problem.at.line - 1);
        let line = line.unwrap_or_else(|| panic!("no line {}: {words}", problem.at.line));
        assert!(problem.at.column <= line.chars().count() + 1, "{words}\n{line:?}");
    }
    assert!(course.source.is_some() || !course.problems.is_empty());
}
