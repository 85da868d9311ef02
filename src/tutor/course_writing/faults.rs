//! What is wrong with a lesson being written, by step and field.

use super::text::course_text;
use crate::tutor::check::{Effort, check};
use crate::tutor::fault::{CourseFault, Problem};
use crate::tutor::schema::{Course, LessonStep};
use crate::tutor::wording::lessons::{fault_beside, unfair_guess};

/// Something that is wrong with a lesson, or could be better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonFault {
    /// The step, counted from 0; `None` if it is about the lesson as a whole.
    pub step: Option<usize>,
    /// The field in the file, such as `text` or `accept`; empty for the whole step.
    pub field: String,
    /// What is wrong, in a sentence.
    pub says: String,
    /// It is only about how the course teaches.
    pub is_advice: bool,
}

/// Checks one lesson of a course; `None` if the check was stopped.
pub fn lesson_faults(
    course: &Course,
    lesson: usize,
    effort: Effort<'_>,
) -> Option<Vec<LessonFault>> {
    let alone = course.lessons.get(lesson)?.clone();
    let text = course_text(&Course { lessons: vec![alone], ..course.clone() });
    let stop = effort.stop;
    let checked = check("", &text, false, effort);
    if stop.load(std::sync::atomic::Ordering::Relaxed) {
        return None;
    }
    let steps = &course.lessons[lesson].steps;
    let says = |problem: &Problem| {
        let step = problem.step.and_then(|step| steps.get(step.checked_sub(1)?));
        match (step, &problem.fault) {
            // The search has found no worths in which the move is the best one.
            (Some(LessonStep::Guess { moves, .. }), CourseFault::GuessWorth(_))
                if moves.len() == 1 =>
            {
                unfair_guess()
            }
            _ => fault_beside(&problem.fault),
        }
    };
    let of = |problem: &Problem| LessonFault {
        step: problem.step.map(|step| step.saturating_sub(1)),
        field: field_in_line(text.lines().nth(problem.at.line - 1).unwrap_or_default()),
        says: says(problem),
        is_advice: problem.is_advice(),
    };
    Some(checked.problems.iter().chain(&checked.advice).map(of).collect())
}

/// The name of the field that a line of the file begins with; empty if it begins with none.
fn field_in_line(line: &str) -> String {
    let name = line.trim_start().split_once(':').map_or("", |(name, _)| name);
    let is_name = name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    if is_name { name.to_owned() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;
    use crate::tutor::course_writing::{StepKind, new_course, new_lesson};

    #[test]
    fn a_fault_names_its_step_and_its_field() {
        let mut course = new_course(GameName::Owari);
        let mut lesson = new_lesson("L1".to_owned(), "One".to_owned());
        lesson.aim = "Sow.".to_owned();
        "A text.".clone_into(lesson.steps[0].text_mut());
        let mut asks = StepKind::Move.new_step();
        "word ".repeat(41).clone_into(asks.text_mut());
        if let LessonStep::Ask { accept, because, .. } = &mut asks {
            accept.push("C last A".to_owned());
            "Because.".clone_into(because);
        }
        lesson.steps.push(asks);
        course.lessons.push(lesson);
        let faults = Effort::usual(|effort| lesson_faults(&course, 0, effort)).expect("checked");
        let places: Vec<_> = faults.iter().map(|it| (it.step, it.field.as_str())).collect();
        assert!(places.contains(&(Some(1), "text")), "{faults:?}");
        assert!(places.contains(&(Some(1), "accept")), "{faults:?}");
        assert!(faults.iter().all(|it| !it.is_advice), "{faults:?}");
    }

    #[test]
    fn only_a_field_is_named() {
        assert_eq!(field_in_line("    because: \"A.\","), "because");
        assert_eq!(field_in_line("  Ask("), "");
        assert_eq!(field_in_line("\"F: a\","), "");
    }
}
