//! Words of the Learn page and of lessons.
#![allow(missing_docs, reason = "each says what it is")]

use super::days::day_spoken;
use crate::narration::list;
use crate::texts::messages::{guess, learn as say};
use crate::tutor::schema::{LessonStep, Question};
use crate::tutor::wording::guess as guess_words;
use crate::tutor::{AnsweredIn, Claim, Mastery, RuleRecord, Rung};

/// How long something takes: in minutes, from an hour on to the nearest ten of them.
pub fn time_to_learn(minutes: u32) -> String {
    if minutes < 60 {
        return say::TimeMinutes { minutes }.text();
    }
    let rounded = (minutes + 5) / 10 * 10;
    say::TimeHours { hours: rounded / 60, minutes: rounded % 60 }.text()
}

/// What a hint gives, as its line in the ladder says before it is opened.
pub fn rung_name(rung: Rung) -> &'static str {
    match rung {
        Rung::Question => say::rung_names_question(),
        Rung::Rule => say::rung_names_the_rule(),
        Rung::Hole => say::rung_names_hole(),
        Rung::Begin => say::rung_names_begin(),
        Rung::Half => say::rung_names_half(),
        Rung::Answer => say::rung_names_answer(),
    }
}

/// The button of the next hint: `Next hint: the rule`.
pub fn next_hint(rung: Option<Rung>) -> String {
    let gives = match rung {
        None => return say::next_hint().to_owned(),
        Some(Rung::Question) => "question",
        Some(Rung::Rule) => "rule",
        Some(Rung::Hole) => "hole",
        Some(Rung::Begin) => "begin",
        Some(Rung::Half) => "half",
        Some(Rung::Answer) => "answer",
    };
    say::NextHintGives { gives }.text()
}

/// The name of a course's card of the list: `Owari, 5 of 12 lessons`.
pub fn course_name(title: &str, done: usize, of: usize) -> String {
    say::CourseName { course_title: title, progress: say::Progress { done, of }.text() }.text()
}

/// What a card of the start page says of a course: `new to you`, `5 of 12 lessons`, `all 10`.
pub fn course_progress(done: usize, of: usize) -> String {
    match done {
        0 => say::new_to_you().to_owned(),
        done if done < of => say::Progress { done, of }.text(),
        _ => say::AllDone { of }.text(),
    }
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

/// The name of a lesson's card: `Lesson 3, Capture, done, 2 of 3 stars`. Without a number the lesson
/// is beside the path.
pub fn lesson_name(number: Option<usize>, title: &str, stars: u8) -> String {
    match (number, stars) {
        (None, 0) => title.to_owned(),
        (None, stars) => say::TitleDone { title, stars }.text(),
        (Some(number), 0) => say::LessonName { number, title }.text(),
        (Some(number), stars) => say::LessonNameDone { number, title, stars }.text(),
    }
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
        LessonStep::Guess { .. } => guess::kind(),
        LessonStep::Play { .. } => say::play(),
    }
}

/// How many turns these claims play.
fn turns_of(play: &[String]) -> usize {
    let claims = play.iter().filter_map(|claim| Claim::parse(claim).ok());
    claims.map(|claim| claim.moves.len()).sum()
}

/// What the card says before an answer.
pub fn step_how(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => say::how_read(),
        LessonStep::Show { play, .. } if turns_of(play) > 1 => say::how_watch_several(),
        LessonStep::Show { .. } => say::how_watch(),
        LessonStep::Ask { .. } => say::how_move(),
        LessonStep::Predict { what, .. } => how_to_answer(*what),
        LessonStep::Quiz { .. } => say::how_quiz(),
        LessonStep::Guess { .. } => guess::how(),
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
    let is_name = said.chars().count() == 1 || said.contains(|it: char| it.is_ascii_digit());
    let said = match !is_name || said.contains(' ') {
        true => say::YouSaidWords { said }.text(),
        false => say::YouSaid { said }.text(),
    };
    format!("{said} {answer}")
}

/// What the stars mean, once a lesson is over, and which one comes next.
pub fn after_lesson(stars: u8, next: Option<&str>) -> String {
    let why = match stars {
        3 => say::three_stars(),
        2 => say::two_stars(),
        _ => say::fewer_stars(),
    };
    and_next(why, next)
}

/// The points of a model game and what they are worth, and which lesson comes next.
pub fn after_model_game(points: (u32, u32), stars: u8, next: Option<&str>) -> String {
    let sum = guess_words::sum(points, stars);
    and_next(&format!("{sum} {}", guess_words::stars_for()), next)
}

fn and_next(why: &str, next: Option<&str>) -> String {
    match next {
        Some(title) => format!("{why} {}", say::Next { title }.text()),
        None => format!("{why} {}", say::was_last()),
    }
}

/// `6 rules are due today`.
pub fn due_today(count: usize) -> String {
    match count {
        0 => say::review_none_due().to_owned(),
        count => say::DueToday { count }.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_turns_of_one_claim_are_several() {
        let how = |play: &str| {
            let step = format!("Show(text: \"Look.\", play: [\"{play}\"])");
            step_how(&ron::from_str::<LessonStep>(&step).expect("a step"))
        };
        assert_eq!(how("C takes 2"), say::how_watch());
        assert_eq!(how("E f F takes 2"), say::how_watch_several());
    }
}
