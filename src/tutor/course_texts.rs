//! The texts of a course that a learner reads. `build.rs` includes this too, to check that a bundled
//! language translates all of them.

use super::schema::{Course, LessonStep};

/// Calls `see` with each of them that is not empty, in the order of the course; it may replace them.
pub fn each_text(course: &mut Course, see: &mut dyn FnMut(&mut String)) {
    let mut see = |text: &mut String| {
        if !text.trim().is_empty() {
            see(text);
        }
    };
    see(&mut course.title);
    see(&mut course.audience);
    for lesson in &mut course.lessons {
        see(&mut lesson.title);
        see(&mut lesson.aim);
        for (word, means) in &mut lesson.words {
            see(word);
            see(means);
        }
        for step in &mut lesson.steps {
            of_step(step, &mut see);
        }
    }
}

fn of_step(step: &mut LessonStep, see: &mut dyn FnMut(&mut String)) {
    match step {
        LessonStep::Say { text, .. }
        | LessonStep::Show { text, .. }
        | LessonStep::Play { text, .. } => see(text),
        LessonStep::Ask { text, because, hints, why_not, .. } => {
            see(text);
            see(because);
            hints.iter_mut().for_each(&mut *see);
            why_not.iter_mut().for_each(|(_, why)| see(why));
        }
        LessonStep::Predict { text, because, hints, .. } => {
            see(text);
            see(because);
            hints.iter_mut().for_each(see);
        }
        LessonStep::Quiz { text, choices, because, why_not, .. } => {
            see(text);
            choices.iter_mut().for_each(&mut *see);
            see(because);
            why_not.iter_mut().for_each(see);
        }
        LessonStep::Guess { text, because, .. } => {
            see(text);
            see(because);
        }
    }
}
