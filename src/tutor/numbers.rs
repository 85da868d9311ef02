//! What a course consists of, in numbers.

use super::claim::Claim;
use super::guess::MoveWorth;
use super::pace::minutes;
use super::schema::{Course, Goal, Lesson, LessonStep, Track};

/// What a course consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseNumbers {
    /// Lessons of the rules, for players of other games, of strategy, and model games.
    pub lessons: [usize; 4],
    /// `Say`, `Show`, `Ask`, `Predict`, `Quiz`, `Guess` and `Play` steps.
    pub steps: [usize; 7],
    /// The answers with a reason.
    pub reasons: Share,
    /// The steps about the best move that are proven to the end of the game.
    pub proven: Share,
    /// The minutes that all lessons take.
    pub minutes: u32,
}

/// Some of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Those that count.
    pub some: usize,
    /// All.
    pub of: usize,
}

impl Share {
    fn add(&mut self, counts: bool) {
        self.some += usize::from(counts);
        self.of += 1;
    }

    /// The share in percent, rounded down, so that 100 means all; `None` of nothing.
    pub fn percent(self) -> Option<usize> {
        (100 * self.some).checked_div(self.of)
    }
}

impl CourseNumbers {
    /// Counts a course.
    pub fn of(course: &Course) -> CourseNumbers {
        let mut numbers = CourseNumbers::default();
        for lesson in &course.lessons {
            numbers.lesson(lesson);
        }
        numbers
    }

    fn lesson(&mut self, lesson: &Lesson) {
        self.lessons[match lesson.track {
            Track::Rules => 0,
            Track::From(_) => 1,
            Track::Strategy => 2,
            Track::Model => 3,
        }] += 1;
        self.minutes += u32::from(minutes(lesson));
        for step in &lesson.steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &LessonStep) {
        let has_words = |text: &String| !text.trim().is_empty();
        self.steps[match step {
            LessonStep::Say { .. } => 0,
            LessonStep::Show { .. } => 1,
            LessonStep::Ask { .. } => 2,
            LessonStep::Predict { .. } => 3,
            LessonStep::Quiz { .. } => 4,
            LessonStep::Guess { .. } => 5,
            LessonStep::Play { .. } => 6,
        }] += 1;
        match step {
            LessonStep::Ask { because, .. }
            | LessonStep::Predict { because, .. }
            | LessonStep::Quiz { because, .. }
            | LessonStep::Guess { because, .. } => self.reasons.add(has_words(because)),
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. } => {}
        }
        let proven = match step {
            LessonStep::Ask { goal, .. } => is_proven(goal),
            LessonStep::Guess { moves, .. } => moves.first().and_then(|claim| {
                let worth = MoveWorth::of(&Claim::parse(claim).ok()?)?;
                Some(matches!(worth, MoveWorth::End(_) | MoveWorth::Wins(..)))
            }),
            _ => None,
        };
        if let Some(is_proven) = proven {
            self.proven.add(is_proven);
        }
    }
}

/// Whether a goal about the best move is proven to the end of the game; `None` if the goal is about
/// something else.
fn is_proven(goal: &Goal) -> Option<bool> {
    match goal {
        Goal::Best | Goal::WinsIn(_) => Some(true),
        Goal::Gains(..) => Some(false),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().filter_map(is_proven).min(),
        Goal::Not(goal) => is_proven(goal),
        _ => None,
    }
}
