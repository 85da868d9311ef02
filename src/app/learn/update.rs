//! Courses and lessons: what an intent does, and what the worker reports.

use super::intent::LearnIntent;
use super::lesson::ActiveLesson;
use super::progress_file;
use super::state::{LearnPage, Learning};
use super::steps::Primary;
use super::worker::{CourseJob, CourseReport};
use crate::app::board::Board;
use crate::app::command::Command;
use crate::app::comparison::state::Comparison;
use crate::app::crashes;
use crate::app::crashes::state::Again;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::session::refused::Refused;
use crate::app::session::state::GameSession;
use crate::app::settings::state::PreviewSetting;
use crate::app::state::State;
use crate::draw::animation::Speed;
use crate::rules::GameName;
use crate::texts::messages as say;
use crate::tutor::{AnsweredIn, Solved};

pub fn update(state: &mut State, intent: LearnIntent, now: f64) {
    // Anything done in a lesson closes the comparison of two boards.
    state.comparison = state.comparison.take().filter(|both| both.page != Page::Learn);
    match intent {
        LearnIntent::Course(course) => state.learning.chosen = course,
        LearnIntent::HowToPlay(shown) => {
            state.learning.how_to_play = Some((state.learning.chosen, shown));
        }
        LearnIntent::CourseOf(game) => course_of(state, game),
        LearnIntent::Begin(course, number) => begin(state, course, number),
        LearnIntent::Leave => leave(state),
        other => in_lesson(state, other, now),
    }
    note(state);
}

fn course_of(state: &mut State, game: GameName) {
    if let Some(course) = state.learning.course_of(game) {
        state.learning.chosen = course;
    }
    state.learning.front = LearnPage::Courses;
    state.page = Page::Learn;
}

/// Back to the courses. A lesson that is not done can go on later.
fn leave(state: &mut State) {
    state.learning.front = LearnPage::Courses;
    if let Some(page) = end_task(state) {
        state.page = page;
        return;
    }
    let is_done = |lesson: &ActiveLesson| lesson.is_over || lesson.run.is_done();
    state.learning.lesson.take_if(|lesson| is_done(lesson));
}

/// Begins tasks from a game, or a lesson that is tried; the lesson being taken is interrupted.
pub fn begin_task(state: &mut State, task: ActiveLesson) {
    end_task(state);
    let learning = &mut state.learning;
    learning.interrupted = learning.lesson.replace(Box::new(task));
    learning.front = LearnPage::Lesson;
    state.page = Page::Learn;
}

/// Ends tasks from a game; returns the page to go back to, if there were any.
fn end_task(state: &mut State) -> Option<Page> {
    let learning = &mut state.learning;
    let lesson = learning.lesson.as_ref()?;
    let back = lesson.from_game.as_ref().map(|from| from.back).or(lesson.tried_from)?;
    learning.lesson = learning.interrupted.take();
    Some(back)
}

fn begin(state: &mut State, course: usize, number: usize) {
    end_task(state);
    let learning = &mut state.learning;
    let is_under_way = learning.lesson.as_ref().is_some_and(|lesson| {
        (lesson.course, lesson.number) == (course, number) && !lesson.is_over
    });
    if !is_under_way {
        let Some(mut lesson) = ActiveLesson::begin(&learning.courses, course, number) else {
            return;
        };
        lesson.known_games = learning.known_games(course, number);
        let begun = learning.progress.begun(&lesson.run.lesson().id);
        if let Some(begun) = begun {
            lesson.run.resume(begun);
            lesson.enter();
        }
        learning.lesson = Some(Box::new(lesson));
    }
    learning.chosen = course;
    learning.front = LearnPage::Lesson;
    state.page = Page::Learn;
}

fn in_lesson(state: &mut State, intent: LearnIntent, now: f64) {
    let speed = state.settings.speed;
    let Some(lesson) = &mut state.learning.lesson else { return };
    match intent {
        LearnIntent::Step(step) => lesson.go_to(step),
        LearnIntent::Back => lesson.go_back(),
        LearnIntent::Repeat => lesson.repeat(),
        LearnIntent::Skip if lesson.is_last_task() => {
            leave(state);
        }
        LearnIntent::Skip => lesson.go_on(),
        LearnIntent::Guess(guess) => lesson.choose_guess(guess),
        LearnIntent::Choose(choice) => lesson.choose(choice),
        LearnIntent::Hint => lesson.open_hint(),
        LearnIntent::ShowRefused => lesson.show_refused(now, speed == Speed::Off),
        LearnIntent::Sense => lesson.show_sense(),
        LearnIntent::Follow => lesson.follow_line(),
        LearnIntent::Twin => lesson.try_twin(),
        LearnIntent::LeaveTwin => lesson.leave_twin(),
        LearnIntent::SideBySide => {
            let both = lesson.feedback.as_ref().and_then(|feedback| feedback.both.clone());
            let flipped = lesson.session.as_ref().is_some_and(|session| session.flipped);
            if let Some(turns) = both {
                state.comparison = Some(Comparison::new(Page::Learn, *turns, flipped));
            }
        }
        LearnIntent::Primary => {
            if lesson.put_back() {
                return;
            }
            match lesson.primary() {
                Some(Primary::Continue | Primary::GiveUp) => lesson.go_on(),
                Some(Primary::Check(_)) => lesson.check(now, speed),
                Some(Primary::OpenStep) => {
                    lesson.go_to_open();
                }
                Some(Primary::NextLesson) => {
                    let (course, number) = (lesson.course, lesson.number);
                    let of = state.learning.courses.get(course);
                    if let Some(next) = of.and_then(|of| of.after(number)) {
                        begin(state, course, next);
                    }
                }
                Some(Primary::Leave) => match state.learning.leads_to() {
                    Some(game) => {
                        leave(state);
                        course_of(state, game);
                    }
                    None => leave(state),
                },
                None => {}
            }
        }
        LearnIntent::Course(_)
        | LearnIntent::HowToPlay(_)
        | LearnIntent::CourseOf(_)
        | LearnIntent::Begin(..)
        | LearnIntent::Leave => {}
    }
}

/// Whether the progress has a place for the lesson.
fn counts(lesson: &ActiveLesson) -> bool {
    !lesson.is_from_game() && !lesson.is_trial()
}

/// Notes the stars of a lesson as soon as its last step is done, whether or not the learner goes on.
fn earn(learning: &mut Learning) {
    let lesson = learning.lesson.as_ref().filter(|lesson| counts(lesson));
    let Some(run) = lesson.map(|lesson| &lesson.run) else { return };
    let Some(stars) = run.stars() else { return };
    let id = run.lesson().id.clone();
    if learning.progress.stars(&id) < stars {
        learning.progress.earn(&id, stars);
        learning.keep();
    }
}

/// Notes how the exercise of a day was solved. Leaving it makes no earlier try undone.
fn note_day(state: &mut State) {
    let learning = &mut state.learning;
    let Some(lesson) = &learning.lesson else { return };
    let Some(of) = lesson.daily().map(|of| (of.game, of.day)) else { return };
    let (is_solved, mut how) = lesson.daily_result();
    if how == Solved::WithHelp {
        learning.tried.insert(of);
    } else if learning.tried.contains(&of) {
        how = Solved::WithHelp;
    }
    if is_solved && learning.progress.solved(of.0, of.1).is_none() {
        learning.progress.solve(of.0, of.1, how);
        learning.keep();
    }
}

/// Notes where the lesson is now, so that it can go on there another day.
fn remember(learning: &mut Learning) {
    let lesson = learning.lesson.as_ref().filter(|lesson| counts(lesson));
    let Some(run) = lesson.map(|lesson| &lesson.run) else { return };
    let begun = run.begun().filter(|_| !run.is_done());
    let id = run.lesson().id.clone();
    if learning.progress.begun(&id) != begun.as_ref() {
        learning.progress.leave(&id, begun);
        learning.keep();
    }
}

/// Notes the rules practised, where the lesson is, its stars, and the exercise of a day.
fn note(state: &mut State) {
    if let Some(lesson) = state.learning.lesson.as_mut().filter(|lesson| lesson.is_for_class) {
        lesson.notes.clear();
        return;
    }
    note_day(state);
    earn(&mut state.learning);
    remember(&mut state.learning);
    let Some(lesson) = &mut state.learning.lesson else { return };
    let notes = std::mem::take(&mut lesson.notes);
    let is_noted = !notes.is_empty() && !lesson.is_trial();
    let Some(game) = lesson.game().filter(|_| is_noted) else { return };
    for (rule, is_right) in notes {
        state.learning.note(game, rule, is_right, AnsweredIn::Lessons);
    }
    state.learning.keep();
}

/// Carries out an intent on the board of the lesson, by `act`.
pub fn on_board(
    state: &mut State,
    intent: Intent,
    now: f64,
    act: impl FnOnce(&mut State, Board, Intent, f64),
) {
    let is_press = intent.is_press();
    let Some(lesson) = &mut state.learning.lesson else { return };
    let is_sowing = lesson.session.as_ref().is_some_and(GameSession::is_sowing);
    let is_tap = matches!(intent, Intent::Tap(Some(_)));
    if (is_press || is_tap) && !is_sowing {
        if lesson.put_back() {
            return;
        }
        if !lesson.takes_moves() {
            if let Intent::Hole(hole, _) | Intent::Heap(hole, _) | Intent::AskColour(hole) = intent
            {
                lesson.guess_hole(hole);
            }
            return;
        }
    }
    let asks = matches!(intent, Intent::Command(Command::WhatMayIPlay));
    if asks && lesson.asks_what_may_be_played() {
        // What may be played is what the step asks.
        lesson.say_it_is_the_question();
        return;
    }
    let before = lesson.session.as_ref().map(|session| session.game.current());
    let moves = intent.may_move();
    let asks_why_not =
        matches!(intent, Intent::Command(Command::WhyNot)) && (lesson.asks() || lesson.is_guess());
    act(state, Board::Lesson, intent, now);
    if let (Some(lesson), true) = (&mut state.learning.lesson, asks_why_not) {
        lesson.complete_why_not();
    }
    if let (Some(lesson), Some(before)) = (&mut state.learning.lesson, before)
        && moves
    {
        lesson.judge(before, now);
        // The board shows at once why a move is refused.
        let shows = |refused: &Refused| !refused.is_shown() && !refused.rule.is_in_every_game();
        if lesson.refused().is_some_and(shows) {
            lesson.show_refused(now, state.settings.speed == Speed::Off);
        }
    }
    note(state);
}

pub fn tick(state: &mut State, now: f64) {
    let is_shown = state.page == Page::Learn;
    if is_shown && !state.learning.was_shown {
        // The folder may have new courses.
        state.learning.jobs.push(CourseJob::LookAgain);
    }
    state.learning.was_shown = is_shown;
    if state.lesson().is_none() {
        return;
    }
    let speed = state.settings.speed;
    let foresees = state.settings.preview == PreviewSetting::Full;
    if let Some(lesson) = &mut state.learning.lesson {
        let was_done = lesson.run.is_done();
        lesson.tick(now, speed, foresees);
        if lesson.run.is_done() && !was_done {
            // The goal of a game was reached.
            note(state);
        }
    }
}

/// Takes over what the worker reports.
pub fn received(state: &mut State, report: CourseReport, now: f64) {
    match report {
        CourseReport::Loaded { courses, found } => {
            let own: Vec<_> = state.learning.courses.drain(..).filter(|it| it.own).collect();
            state.learning.courses = courses;
            state.learning.courses.extend(own);
            let Some(found) = found else { return };
            let learning = &mut state.learning;
            learning.take_in(found.progress);
            learning.may_write = found.error.is_none() || found.set_aside.is_some();
            // There may be answers from before the file was read.
            learning.keep();
            progress_file::found(state, &found.set_aside, found.error.as_ref());
        }
        CourseReport::Exported(path, written) => {
            progress_file::exported(state, &path, written, now);
        }
        CourseReport::Translated(courses) => state.learning.take_translated(courses),
        CourseReport::OwnCourses(own) => state.learning.take_own_courses(own),
        CourseReport::Checked(course) => state.learning.take_checked(*course),
        CourseReport::Imported(number, path, read) => {
            if state.learning.ends_import(number) {
                progress_file::imported(state, &path, read, now);
            }
        }
        CourseReport::Written(progress) => {
            state.learning.written();
            state.learning.take_in(*progress);
        }
        CourseReport::Changed(progress) => state.learning.take_in(*progress),
        CourseReport::CannotWrite(error) => {
            state.learning.written();
            state.notify(say::learn::ProgressNotKept { why: error.to_string() }.text(), now);
        }
        CourseReport::Failed(job) => {
            if matches!(job, CourseJob::Write(_)) {
                state.learning.written();
            }
            let again = Again::Learning(job);
            crashes::update::failed(state, again, say::crash::learning_failed(), now);
        }
    }
}

/// Has the worker read the courses and the progress.
pub fn load(state: &mut State) {
    state.learning.jobs.push(CourseJob::Load);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, RuleId};
    use crate::tutor::{LoadedProgress, Progress, ProgressChange};

    #[test]
    fn answers_from_before_the_progress_was_read_are_added_to_it() {
        let mut state = State::new(None, true);
        state.learning.note(GameName::Owari, RuleId::OwariCapture, false, AnsweredIn::Games);
        state.learning.keep();
        assert!(state.learning.jobs.is_empty(), "the file is not read yet");
        let mut progress = Progress::default();
        progress.earn("OW1", 2);
        let found = Some(Box::new(LoadedProgress { progress, set_aside: None, error: None }));
        received(&mut state, CourseReport::Loaded { courses: Vec::new(), found }, 0.0);
        let Some(CourseJob::Write(written)) = state.learning.jobs.pop() else {
            panic!("what was noted is written");
        };
        assert!(matches!(written[..], [ProgressChange::Answered { is_right: false, .. }]));
        assert_eq!(state.learning.progress.stars("OW1"), 2);
        assert!(state.learning.progress.card(GameName::Owari, RuleId::OwariCapture).is_some());
    }
}
