//! Checks how a course teaches: reasons for every answer, a notice when the board turns, more to
//! watch and to play than to be asked, parts in order. Kete's own courses must pass; for others it
//! is advice.

use super::{Check, ProblemPlace};
use crate::rules::{Position, Side};
use crate::tutor::fault::CourseFault;
use crate::tutor::schema::{Course, LessonStep, Track};

impl Check<'_> {
    /// Checks that every wrong and right answer to a step has a reason.
    pub(super) fn reasons(&mut self, place: ProblemPlace, step: &LessonStep) {
        match step {
            LessonStep::Ask { because, .. } | LessonStep::Predict { because, .. }
                if because.trim().is_empty() =>
            {
                self.at(place, "", CourseFault::NoReason);
            }
            LessonStep::Quiz { choices, right, why_not, .. } => {
                for (choice, number) in choices.iter().zip(1..) {
                    let why = why_not.get(number - 1).map_or("", |why| why.trim());
                    if number != *right && why.is_empty() {
                        self.at(place, choice, CourseFault::NoWhyNot(choice.clone()));
                    }
                }
            }
            _ => {}
        }
    }

    /// Checks that the text of a step with North to move names North where the step before it had
    /// South to move: the board turns round there.
    pub(super) fn turned(
        &mut self,
        place: ProblemPlace,
        text: &str,
        before: Option<&Position>,
        board: Option<&Position>,
    ) {
        let moves = |board: Option<&Position>, side| board.is_some_and(|at| at.to_move() == side);
        let turns = moves(before, Side::South) && moves(board, Side::North);
        if turns && !text.contains("North") {
            self.at(place, text, CourseFault::Turned);
        }
    }

    /// Checks the order of the lessons, and how much of the course is questions.
    pub(super) fn whole(&mut self, course: &Course) {
        let mut last = 0;
        for (at, lesson) in course.lessons.iter().enumerate() {
            let part = match lesson.track {
                Track::From(_) => continue,
                Track::Rules => 0,
                Track::Strategy => 1,
                Track::Model => 2,
            };
            if part < last {
                self.say(Some(at), None, &lesson.id, CourseFault::OutOfOrder);
            }
            last = last.max(part);
        }
        let steps = || course.lessons.iter().flat_map(|lesson| &lesson.steps);
        let asked = steps()
            .filter(|step| matches!(step, LessonStep::Predict { .. } | LessonStep::Quiz { .. }));
        let done = steps().filter(|step| {
            matches!(
                step,
                LessonStep::Show { .. }
                    | LessonStep::Ask { .. }
                    | LessonStep::Guess { .. }
                    | LessonStep::Play { .. }
            )
        });
        let (asked, done) = (asked.count(), done.count());
        if asked > done {
            self.say(None, None, "lessons", CourseFault::MostlyQuestions(asked, done));
        }
    }
}
