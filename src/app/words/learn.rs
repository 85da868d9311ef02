//! Words of the Learn page and of lessons.
#![allow(missing_docs, reason = "each says what it is")]

use super::days::day_spoken;
use crate::files::WriteError;
use crate::narration::list;
use crate::rules::Side;
use crate::texts::messages::learn as say;
use crate::tutor::schema::{LessonStep, Question};
use crate::tutor::{AnsweredIn, Mastery, RuleRecord};

pub fn rung_names() -> [&'static str; 4] {
    [
        say::rung_names_the_rule(),
        say::rung_names_the_hole(),
        say::rung_names_the_move(),
        say::rung_names_why(),
    ]
}

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
        0 => say::new_to_you().to_owned(),
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
pub fn step_kind(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => say::read(),
        LessonStep::Show { .. } => say::watch(),
        LessonStep::Ask { .. } => say::your_move(),
        LessonStep::Predict { .. } => say::predict(),
        LessonStep::Quiz { .. } => say::question(),
        LessonStep::Play { .. } => say::play(),
    }
}

/// What the card says before an answer.
pub fn step_how(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => say::how_read(),
        LessonStep::Show { .. } => say::how_watch(),
        LessonStep::Ask { .. } => say::how_move(),
        LessonStep::Predict { what, .. } => how_to_answer(*what),
        LessonStep::Quiz { .. } => "",
        LessonStep::Play { .. } => say::how_play(),
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
        0 => say::review_none_due().to_owned(),
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
