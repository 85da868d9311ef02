//! Words of the Learn page and of lessons.
#![allow(missing_docs, reason = "each says what it is")]

use super::super::{counted, list, seeds};
use super::{day_spoken, side};
use crate::files::WriteError;
use crate::rules::Side;
use crate::tutor::schema::{LessonStep, Question};
use crate::tutor::{AnsweredIn, Mastery, RuleRecord};

pub const LEARN: &str = "Learn";
pub const COURSES: &str = "Nine courses";
pub const OWN_COURSES: &str = "Your own courses";
pub const OWN_COURSES_HOW: &str = "Put a .ron file into the tutorials folder.";
pub const READING_COURSES: &str = "The courses are being read.";
pub const CHECKING: &str = "checking";
pub const CHECKING_COURSE: &str =
    "Kete is checking this course. You can take its lessons once that is done.";
pub const REVIEW: &str = "Review";
pub const REVIEW_EMPTY: &str =
    "Rules you practise wait here in boxes, and come back after some days.";
pub const REVIEW_NONE_DUE: &str = "Nothing is due today.";
pub const START_LESSON: &str = "Start";
pub const NEW_TO_YOU: &str = "new to you";
pub const YOUR_NEXT_LESSON: &str = "Your next lesson";
pub const RIGHT: &str = "Right.";
pub const NOT_THIS: &str = "It is not this one.";
pub const TRY_ANOTHER: &str = "Choose another answer.";
pub const NOTHING_MOVED: &str = "Nothing has moved. Try another.";
pub const GOES_BACK: &str = "Allowed, but not what is asked. It goes back; try another.";
/// What follows a move that is worth less is played before it goes back.
pub const SHOWN_THEN_BACK: &str =
    "Allowed, but not what is asked. Watch what follows; then it goes back, and you try another.";
pub const FOUND_BEFORE: &str = "You have found this one. It goes back; find another.";
pub const YOUR_ANSWER: &str = "your answer";
pub const ENDS_HERE: &str = "ends here";
pub const OWN_STORE: &str = "your store";
pub const GOAL_REACHED: &str = "You have reached the goal.";
pub const GOAL_MISSED: &str = "The game is over, and the goal is not reached.";
pub const PLAY_AGAIN_LINE: &str = "Repeat the step to play it again, or go on.";
pub const CONTINUE: &str = "Continue";
pub const CHECK: &str = "Check";
pub const GIVE_UP_GOAL: &str = "Give up the goal";
pub const OPEN_STEP: &str = "To the first open step";
pub const NEXT_LESSON: &str = "Next lesson";
pub const BACK_TO_COURSE: &str = "Back to the course";
pub const REPEAT_STEP: &str = "Repeat step";
pub const HINTS: &str = "Hints";
pub const NEXT_HINT: &str = "Next hint";
pub const RUNG_NAMES: [&str; 4] = ["The rule", "The hole", "The move", "Why"];
pub const ONE_FEWER: &str = "One fewer";
pub const ONE_MORE_OF_THEM: &str = "One more";
pub const YOU_CAN_NOW: &str = "You can now";
pub const THE_AIM: &str = "The aim";
pub const LESSON_OPEN: &str = "You are at the end of the lesson.";

/// The name of a course's card of the list: `Owari, 5 of 12 lessons`.
pub fn course_name(title: &str, done: usize, of: usize) -> String {
    format!("{title}, {}", progress_long(done, of))
}

/// `5 of 12 lessons`, `1 of 1 lesson`.
pub fn progress_long(done: usize, of: usize) -> String {
    format!("{done} of {}", counted(of as u32, "lesson", "lessons"))
}

/// What a card of the start page says of a course: `new to you`, `5 of 12 lessons`, `all 10`.
pub fn course_progress(done: usize, of: usize) -> String {
    match done {
        0 => NEW_TO_YOU.to_owned(),
        done if done < of => progress_long(done, of),
        _ => format!("all {of}"),
    }
}

/// `Bawo Advanced 7: An open house`.
pub fn course_lesson(course: &str, number: usize, title: &str) -> String {
    format!("{course} {number}: {title}")
}

/// `First lesson, 2 min`.
pub fn first_lesson(minutes: u8) -> String {
    format!("First lesson, {minutes} min")
}

/// Over the rules of a game with how well each is known.
pub fn rules_of_game(game: &str) -> String {
    format!("{game}: how well you know its rules")
}

/// How well a rule is known.
pub fn mastery(level: Mastery) -> &'static str {
    match level {
        Mastery::NotYet => "not yet",
        Mastery::Shaky => "shaky",
        Mastery::Growing => "growing",
        Mastery::Firm => "firm",
    }
}

/// What that rests on: `4 of 5 right, last on 20 November: 3 in lessons, 1 in review, 1 in games.`
pub fn rests_on(record: &RuleRecord, today: i64) -> String {
    let all = record.in_all();
    let last = match day_spoken(record.last, today) {
        day if day.starts_with(|first: char| first.is_ascii_digit()) => format!("on {day}"),
        day => day,
    };
    let places = AnsweredIn::ALL.iter().copied().filter_map(|place| {
        let name = match place {
            AnsweredIn::Lessons => "in lessons",
            AnsweredIn::Review => "in review",
            AnsweredIn::Games => "in games",
        };
        let count = record.of(place).all();
        (count > 0).then(|| format!("{count} {name}"))
    });
    let places: Vec<String> = places.collect();
    format!("{} of {} right, last {last}: {}.", all.right, all.all(), list(&places))
}

/// `5/12`.
pub fn progress_short(done: usize, of: usize) -> String {
    format!("{done}/{of}")
}

/// `Go on, 4 min`.
pub fn go_on_for(minutes: u8) -> String {
    format!("Go on, {minutes} min")
}

/// `16 lessons, about 60 minutes in all.`
pub fn course_size(lessons: usize, minutes: u32) -> String {
    let lessons = counted(lessons as u32, "lesson", "lessons");
    let minutes = counted(minutes, "minute", "minutes");
    format!("{lessons}, about {minutes} in all. Take them in any order; the path is a suggestion.")
}

/// `3 min`.
pub fn minutes(minutes: u8) -> String {
    format!("{minutes} min")
}

/// The name of a lesson's card: `Lesson 3, Capture, done, 2 of 3 stars`.
pub fn lesson_name(number: usize, title: &str, stars: u8) -> String {
    match stars {
        0 => format!("Lesson {number}, {title}"),
        stars => format!("Lesson {number}, {title}, done, {}", stars_told(stars)),
    }
}

/// `2 of 3 stars`.
pub fn stars_told(stars: u8) -> String {
    format!("{stars} of 3 stars")
}

/// `Lesson 3: Capture`.
pub fn lesson_title(number: usize, title: &str) -> String {
    format!("Lesson {number}: {title}")
}

/// `Owari course`.
pub fn course_of(title: &str) -> String {
    format!("{title} course")
}

/// `LessonStep 4 of 7`.
pub fn step_of(step: usize, of: usize) -> String {
    format!("Step {step} of {of}")
}

/// The name of a step's segment: `LessonStep 4, done`.
pub fn step_name(step: usize, done: bool) -> String {
    if done { format!("Step {step}, done") } else { format!("Step {step}") }
}

/// The chip of a step.
pub fn step_kind(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => "Read",
        LessonStep::Show { .. } => "Watch",
        LessonStep::Ask { .. } => "Your move",
        LessonStep::Predict { .. } => "Predict",
        LessonStep::Quiz { .. } => "Question",
        LessonStep::Play { .. } => "Play",
    }
}

/// What the card says before an answer.
pub fn step_how(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => "Take your time, then go on.",
        LessonStep::Show { .. } => "Watch the turn. You can step through it below.",
        LessonStep::Ask { .. } => "Play on the board. A wrong move costs nothing.",
        LessonStep::Predict { what, .. } => match what {
            Question::Last => "Click the place where the last seed falls.",
            Question::Takes => "Choose how many seeds.",
            Question::Laps => "Choose how many handfuls.",
            Question::Next => "Choose whose turn it is then.",
            Question::Result => "Choose how the game ends.",
        },
        LessonStep::Quiz { .. } => "",
        LessonStep::Play { .. } => "Play on the board, turn by turn. Kete answers.",
    }
}

/// `Right. South plays C, 4 seeds.`
pub fn right_so(what: &str) -> String {
    format!("{RIGHT} {what}")
}

/// `You said F. The last seed falls in A.`
pub fn you_said(said: &str, answer: &str) -> String {
    format!("You said {said}. {answer}")
}

/// `Your answer: F`.
pub fn your_answer(answer: &str) -> String {
    format!("Your answer: {answer}")
}

/// `2 more to find.`
pub fn more_to_find(left: usize) -> String {
    format!("{left} more to find.")
}

/// `3 of 5 seeds so far`.
pub fn so_far(taken: u16, wanted: u16) -> String {
    format!("{taken} of {} so far", seeds(wanted))
}

/// `2 tries so far`.
pub fn tries(misses: u32) -> String {
    format!("{} so far", counted(misses, "try", "tries"))
}

/// `1 of 4 used`.
pub fn hints_used(used: usize, of: usize) -> String {
    format!("{used} of {of} used")
}

/// The button of a store as an answer: `South's store`.
pub fn store_answer(of: Side) -> String {
    format!("{}’s store", side(of))
}

/// `The lesson is done, 3 of 3 stars.`
pub fn lesson_done(stars: u8) -> String {
    format!("The lesson is done: {}.", stars_told(stars))
}

/// What the stars stand for, once a lesson is over, and which one comes next.
pub fn after_lesson(stars: u8, next: Option<&str>) -> String {
    let why = match stars {
        3 => "No hint, and at most one miss.",
        2 => "For all three: no hint, and at most one miss.",
        _ => "For more stars: fewer hints. Repeating keeps the best.",
    };
    match next {
        Some(title) => format!("{why} Next: {title}."),
        None => format!("{why} It was the last lesson of the course."),
    }
}

/// `2 steps are open.`
pub fn steps_open(open: usize) -> String {
    format!("{} open.", counted(open as u32, "step is", "steps are"))
}

/// `2 problems`.
pub fn problems(count: usize) -> String {
    counted(count as u32, "problem", "problems")
}

/// `6 rules are due today`.
pub fn due_today(count: usize) -> String {
    match count {
        0 => REVIEW_NONE_DUE.to_owned(),
        count => format!("{} due today", counted(count as u32, "rule is", "rules are")),
    }
}

/// `7 rules come back after 2 days`, the name of a box.
pub fn box_name(count: usize, days: i64) -> String {
    let rules = counted(count as u32, "rule comes back", "rules come back");
    format!("{rules} after {}", counted(days as u32, "day", "days"))
}

/// `2 d`, under a box.
pub fn box_days(days: i64) -> String {
    format!("{days} d")
}

/// The name of a card's Learn button.
pub fn learn_game(game: &str) -> String {
    format!("Lessons of {game}")
}

/// The progress file could not be written.
pub fn progress_not_kept(error: &WriteError) -> String {
    format!("Your progress is not kept for now: {error} Kete will try again.")
}
