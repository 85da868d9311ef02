//! Words of the Learn page and of lessons.
#![allow(missing_docs, reason = "each says what it is")]

use super::super::list;
use super::super::messages::learn as say;
use super::day_spoken;
use crate::files::WriteError;
use crate::rules::Side;
use crate::tutor::schema::{Question, Step};
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
    say::CourseName { course_title: title, progress: progress_long(done, of) }.text()
}

/// `5 of 12 lessons`, `1 of 1 lesson`.
pub fn progress_long(done: usize, of: usize) -> String {
    say::Progress { done, of }.text()
}

/// What a card of the start page says of a course: `new to you`, `5 of 12 lessons`, `all 10`.
pub fn course_progress(done: usize, of: usize) -> String {
    match done {
        0 => NEW_TO_YOU.to_owned(),
        done if done < of => progress_long(done, of),
        _ => say::AllDone { of }.text(),
    }
}

/// `Bawo Advanced 7: An open house`.
pub fn course_lesson(course: &str, number: usize, title: &str) -> String {
    say::CourseLesson { course_title: course, number, title }.text()
}

/// `First lesson, 2 min`.
pub fn first_lesson(minutes: u8) -> String {
    say::FirstLesson { minutes }.text()
}

/// Over the rules of a game with how well each is known.
pub fn rules_of_game(game: &str) -> String {
    say::RulesOfGame { game }.text()
}

/// How well a rule is known.
pub fn mastery(level: Mastery) -> &'static str {
    match level {
        Mastery::NotYet => say::not_yet(),
        Mastery::Shaky => say::shaky(),
        Mastery::Growing => say::growing(),
        Mastery::Firm => say::firm(),
    }
}

/// What that rests on: `4 of 5 right, last on 20 November: 3 in lessons, 1 in review, 1 in games.`
pub fn rests_on(record: &RuleRecord, today: i64) -> String {
    let all = record.in_all();
    let day = match day_spoken(record.last, today) {
        day if day.starts_with(|first: char| first.is_ascii_digit()) => say::OnDay { day }.text(),
        day => day,
    };
    let places = AnsweredIn::ALL.iter().copied().filter_map(|place| {
        let count = record.of(place).all();
        (count > 0).then(|| match place {
            AnsweredIn::Lessons => say::InLessons { count }.text(),
            AnsweredIn::Review => say::InReview { count }.text(),
            AnsweredIn::Games => say::InGames { count }.text(),
        })
    });
    let places = list(&places.collect::<Vec<String>>());
    say::RestsOn { right: all.right, of: all.all(), day, places }.text()
}

/// `5/12`.
pub fn progress_short(done: usize, of: usize) -> String {
    say::ProgressShort { done, of }.text()
}

/// `Go on, 4 min`.
pub fn go_on_for(minutes: u8) -> String {
    say::GoOnFor { minutes }.text()
}

/// `16 lessons, about 60 minutes in all.`
pub fn course_size(lessons: usize, minutes: u32) -> String {
    say::CourseSize { count: lessons, minutes }.text()
}

/// `3 min`.
pub fn minutes(minutes: u8) -> String {
    say::Minutes { minutes }.text()
}

/// The name of a lesson's card: `Lesson 3, Capture, done, 2 of 3 stars`.
pub fn lesson_name(number: usize, title: &str, stars: u8) -> String {
    match stars {
        0 => say::LessonName { number, title }.text(),
        stars => say::LessonNameDone { number, title, stars }.text(),
    }
}

/// `2 of 3 stars`.
pub fn stars_told(stars: u8) -> String {
    say::Stars { stars }.text()
}

/// `Lesson 3: Capture`.
pub fn lesson_title(number: usize, title: &str) -> String {
    say::LessonTitle { number, title }.text()
}

/// `Owari course`.
pub fn course_of(title: &str) -> String {
    say::CourseOf { course_title: title }.text()
}

/// `Step 4 of 7`.
pub fn step_of(step: usize, of: usize) -> String {
    say::StepOf { step, of }.text()
}

/// The name of a step's segment: `Step 4, done`.
pub fn step_name(step: usize, done: bool) -> String {
    if done { say::StepNameDone { step }.text() } else { say::StepName { step }.text() }
}

/// The chip of a step.
pub fn step_kind(step: &Step) -> &'static str {
    match step {
        Step::Say { .. } => say::read(),
        Step::Show { .. } => say::watch(),
        Step::Ask { .. } => say::your_move(),
        Step::Predict { .. } => say::predict(),
        Step::Quiz { .. } => say::question(),
        Step::Play { .. } => say::play(),
    }
}

/// What the card says before an answer.
pub fn step_how(step: &Step) -> &'static str {
    match step {
        Step::Say { .. } => say::how_read(),
        Step::Show { .. } => say::how_watch(),
        Step::Ask { .. } => say::how_move(),
        Step::Predict { what, .. } => how_to_answer(*what),
        Step::Quiz { .. } => "",
        Step::Play { .. } => say::how_play(),
    }
}

/// How a question is answered.
pub(super) fn how_to_answer(what: Question) -> &'static str {
    match what {
        Question::Last => say::how_last(),
        Question::Takes => say::how_takes(),
        Question::Laps => say::how_laps(),
        Question::Next => say::how_next(),
        Question::Result => say::how_result(),
    }
}

/// `Right. South plays C, 4 seeds.`
pub fn right_so(what: &str) -> String {
    format!("{} {what}", say::right())
}

/// `You said F. The last seed falls in A.`
pub fn you_said(said: &str, answer: &str) -> String {
    format!("{} {answer}", say::YouSaid { said }.text())
}

/// `Your answer: F`.
pub fn your_answer(answer: &str) -> String {
    say::YourAnswer { answer }.text()
}

/// `2 more to find.`
pub fn more_to_find(left: usize) -> String {
    say::MoreToFind { count: left }.text()
}

/// `3 of 5 seeds so far`.
pub fn so_far(taken: u16, wanted: u16) -> String {
    say::SoFar { count: taken, wanted }.text()
}

/// `2 tries so far`.
pub fn tries(misses: u32) -> String {
    say::Tries { count: misses }.text()
}

/// `1 of 4 used`.
pub fn hints_used(used: usize, of: usize) -> String {
    say::HintsUsed { used, of }.text()
}

/// The button of a store as an answer: `South's store`.
pub fn store_answer(of: Side) -> String {
    say::StoreAnswer { owner: of }.text()
}

/// `The lesson is done, 3 of 3 stars.`
pub fn lesson_done(stars: u8) -> String {
    say::LessonDone { stars }.text()
}

/// What the stars stand for, once a lesson is over, and which one comes next.
pub fn after_lesson(stars: u8, next: Option<&str>) -> String {
    let why = match stars {
        3 => say::three_stars(),
        2 => say::two_stars(),
        _ => say::fewer_stars(),
    };
    match next {
        Some(title) => format!("{why} {}", say::Next { title }.text()),
        None => format!("{why} {}", say::was_last()),
    }
}

/// `2 steps are open.`
pub fn steps_open(open: usize) -> String {
    say::StepsOpen { count: open }.text()
}

/// `2 problems`.
pub fn problems(count: usize) -> String {
    say::Problems { count }.text()
}

/// `6 rules are due today`.
pub fn due_today(count: usize) -> String {
    match count {
        0 => REVIEW_NONE_DUE.to_owned(),
        count => say::DueToday { count }.text(),
    }
}

/// `7 rules come back after 2 days`, the name of a box.
pub fn box_name(count: usize, days: i64) -> String {
    say::BoxName { count, days }.text()
}

/// `2 d`, under a box.
pub fn box_days(days: i64) -> String {
    say::BoxDays { days }.text()
}

/// The name of a card's Learn button.
pub fn learn_game(game: &str) -> String {
    say::LearnGame { game }.text()
}

/// The progress file could not be written.
pub fn progress_not_kept(error: &WriteError) -> String {
    say::ProgressNotKept { why: error.to_string() }.text()
}
