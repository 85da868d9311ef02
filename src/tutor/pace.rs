//! How long a lesson takes: as its author says, or estimated from its steps.

use super::schema::{Lesson, LessonStep, PlayGoal};

/// Words read in a minute: slow, because the reader also looks at the board.
const WORDS_A_MINUTE: usize = 135;
/// Seconds for a word of a text that is only skimmed, and the longest that a turn waits for its text.
const GLANCE_SECS: f64 = 0.2;
const MOST_WAIT_SECS: f64 = 5.0;
/// Seconds to understand the result of a step and continue.
const BETWEEN_SECS: usize = 3;
/// Seconds to show a move.
const SHOWN_SECS: usize = 4;
/// Seconds to find a move; every further move of the same step takes less.
const FIND_SECS: usize = 14;
const FIND_MORE_SECS: usize = 5;
/// Seconds to follow a sowing without moving the seeds.
const PREDICT_SECS: usize = 13;
/// Seconds to compare the moves of a commented game.
const GUESS_SECS: usize = 25;
/// Seconds to choose an answer.
const CHOOSE_SECS: usize = 4;
/// Seconds for a game, or for part of one.
const WHOLE_GAME_SECS: usize = 180;
const PART_OF_A_GAME_SECS: usize = 90;

/// The minutes a lesson takes, at least 1.
pub fn minutes(lesson: &Lesson) -> u8 {
    if lesson.minutes > 0 {
        return lesson.minutes;
    }
    let secs: usize = lesson.steps.iter().map(secs_of).sum();
    let nearest = (secs + 30) / 60;
    u8::try_from(nearest.max(1)).unwrap_or(u8::MAX)
}

impl LessonStep {
    /// Seconds until a turn is shown, so that its text is read first: for somebody who reads fast,
    /// because the others can have it shown again. Zero for the other steps.
    pub fn secs_to_read(&self) -> f64 {
        let LessonStep::Show { text, .. } = self else { return 0.0 };
        let words = text.split_whitespace().count();
        (GLANCE_SECS * words as f64).min(MOST_WAIT_SECS)
    }
}

fn secs_of(step: &LessonStep) -> usize {
    let words = |text: &str| text.split_whitespace().count();
    let moves = |claim: &String| words(claim.split(" last ").next().unwrap_or_default()).min(12);
    let (more_words, doing) = match step {
        LessonStep::Say { .. } => (0, 0),
        LessonStep::Show { play, .. } => (0, SHOWN_SECS * play.iter().map(moves).sum::<usize>()),
        LessonStep::Ask { every, accept, because, .. } => {
            let more = if *every { accept.len().saturating_sub(1) } else { 0 };
            (words(because), FIND_SECS + FIND_MORE_SECS * more)
        }
        LessonStep::Predict { because, .. } => (words(because), PREDICT_SECS),
        LessonStep::Guess { because, .. } => (words(because), GUESS_SECS),
        LessonStep::Quiz { choices, because, .. } => {
            let choices: usize = choices.iter().map(|choice| words(choice)).sum();
            (choices + words(because), CHOOSE_SECS)
        }
        LessonStep::Play { goal: PlayGoal::Take(_), .. } => (0, PART_OF_A_GAME_SECS),
        LessonStep::Play { .. } => (0, WHOLE_GAME_SECS),
    };
    let read = (words(step.common().text) + more_words) * 60 / WORDS_A_MINUTE;
    read + doing + BETWEEN_SECS
}

#[cfg(test)]
mod tests {
    use super::super::library::{bundled, course};
    use super::super::schema::Course;
    use super::*;
    use crate::rules::GameName;

    #[test]
    fn the_first_lesson_is_short_and_one_with_a_game_takes_longer() {
        let (_, for_everyone) = bundled()[0];
        let for_everyone: Course = ron::from_str(for_everyone).expect("a course");
        assert!(for_everyone.for_everyone);
        assert_eq!(minutes(&for_everyone.lessons[0]), 3, "as its title promises");
        let course = course(GameName::Basic).expect("it is bundled");
        let estimated = |lesson: &Lesson| minutes(&Lesson { minutes: 0, ..lesson.clone() });
        let first = &course.lessons[0];
        assert!(estimated(first) <= 5);
        let has_game = |lesson: &&Lesson| {
            lesson.steps.iter().any(|step| matches!(step, LessonStep::Play { .. }))
        };
        let game = course.lessons.iter().find(has_game).expect("one ends in a game");
        assert!(estimated(game) >= estimated(first));
    }

    #[test]
    fn minutes_set_by_the_author_win() {
        let course = course(GameName::Basic).expect("it is bundled");
        assert_eq!(minutes(&Lesson { minutes: 9, ..course.lessons[0].clone() }), 9);
    }
}
