//! What an intent does in a presentation.

use super::intent::PresentIntent;
use super::state::Presentation;
use super::vote::{AnswerKind, VoteIntent, Votes};
use crate::app::command::Command;
use crate::app::effect::Effect;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::state::State;

/// Seconds for which the story of a turn is read before the next one is played.
const READ_SECS: f64 = 2.0;

/// Enters a presentation, or leaves it.
pub fn enter_or_leave(state: &mut State) {
    if state.presentation.is_some() {
        leave(state);
    } else if state.may_present() {
        enter(state);
    }
}

fn enter(state: &mut State) {
    let mut presentation = Presentation::new(state.page);
    state.comparison = None;
    if let Some(lesson) = state.lesson() {
        // The learner's own lesson stays where it is.
        let shown = Box::new(lesson.for_class());
        presentation.votes = Votes::new(&shown);
        state.learning.set_aside = state.learning.lesson.replace(shown);
    } else {
        // The board of a finished game is walked on its first page.
        state.page = Page::Play;
        if let Some(session) = &mut state.session {
            session.close_film();
            session.leave_variation();
        }
    }
    state.presentation = Some(presentation);
    state.effects.push(Effect::Presented(true));
}

fn leave(state: &mut State) {
    if let Some(presentation) = end(state) {
        state.page = presentation.back;
    }
}

fn end(state: &mut State) -> Option<Presentation> {
    let presentation = state.presentation.take()?;
    if let Some(own) = state.learning.set_aside.take() {
        state.learning.lesson = Some(own);
    }
    state.effects.push(Effect::Presented(false));
    Some(presentation)
}

/// Whether there is still a board to show: a file dropped on the window may have led to another page.
fn is_shown(state: &State) -> bool {
    let has_lesson = state.lesson().is_some_and(|lesson| lesson.is_for_class);
    has_lesson || state.page == Page::Play && state.session.is_some()
}

/// What an intent means before a class: until the answer to a step is shown, a place that is pressed
/// is one of the answers that the class votes on. `None` if it means nothing.
pub fn for_class(state: &State, intent: Intent) -> Option<Intent> {
    let asking = |lesson: &&ActiveLesson| !lesson.takes_moves() && state.presentation.is_some();
    let Some(lesson) = state.lesson().filter(asking) else { return Some(intent) };
    let place = match intent {
        Intent::Hole(hole, _) | Intent::Heap(hole, _) | Intent::AskColour(hole) => hole.to_string(),
        Intent::Learn(LearnIntent::Guess(place)) => place.unwrap_or_default(),
        _ => return Some(intent),
    };
    if lesson.session.as_ref().is_some_and(GameSession::is_sowing) {
        return Some(Intent::Command(Command::FinishSowing));
    }
    let is_asked = matches!(AnswerKind::of(lesson), Some(AnswerKind::Place | AnswerKind::Move));
    let name = Intent::Present(PresentIntent::Vote(VoteIntent::Name(place)));
    (lesson.hides_answer() && is_asked).then_some(name)
}

pub fn update(state: &mut State, intent: PresentIntent, now: f64) {
    let speed = state.settings.speed;
    let Some(presentation) = &mut state.presentation else { return };
    match intent {
        PresentIntent::Leave => leave(state),
        PresentIntent::Forward => {
            presentation.plays = false;
            forward(state, now);
        }
        PresentIntent::Play(plays) => presentation.plays = plays,
        PresentIntent::Pen(pen) => {
            presentation.drawing.pen = pen;
            state.ask(Intent::Point(None));
        }
        PresentIntent::Draw(done) => presentation.drawing.draw(done),
        PresentIntent::Wipe => presentation.drawing.wipe(),
        PresentIntent::GoOn => {
            let hides = state.lesson().is_some_and(ActiveLesson::hides_answer);
            let wanted = if hides { PresentIntent::ShowAnswer } else { PresentIntent::Next };
            update(state, wanted, now);
        }
        PresentIntent::ShowAnswer => {
            if let Some(lesson) = state.learning.lesson.as_mut().filter(|it| it.is_for_class) {
                lesson.show_answer(now, speed);
                lesson.notes.clear();
            }
        }
        PresentIntent::Next => {
            let lesson = state.learning.lesson.as_mut().filter(|it| it.is_for_class);
            match lesson {
                Some(lesson) if lesson.is_over => next_lesson(state),
                Some(lesson) => lesson.go_on(),
                None => {}
            }
        }
        PresentIntent::NextLesson => next_lesson(state),
        PresentIntent::StepBack => {
            if let Some(lesson) = state.learning.lesson.as_mut().filter(|it| it.is_for_class) {
                lesson.go_back();
            }
        }
        PresentIntent::Vote(wanted) => {
            if let Some(lesson) = state.learning.lesson.as_ref().filter(|it| it.is_for_class) {
                presentation.votes.update(lesson, wanted);
            }
        }
    }
}

fn next_lesson(state: &mut State) {
    let learning = &mut state.learning;
    let Some((course, number)) = learning.lesson.as_ref().map(|it| (it.course, it.number)) else {
        return;
    };
    let next = learning.courses.get(course).and_then(|of| of.after(number));
    let lesson = next.and_then(|next| ActiveLesson::begin(&learning.courses, course, next));
    if let Some(lesson) = lesson {
        learning.lesson = Some(Box::new(lesson.for_class()));
    }
}

/// Plays the next turn of the game; returns whether there is one.
fn forward(state: &mut State, now: f64) -> bool {
    let speed = state.settings.speed;
    // The position that Kete was searching is no longer on the board.
    state.thinking = None;
    state.session.as_mut().is_some_and(|session| session.play_next_again(now, speed))
}

/// When the next turn is played.
fn plays_at(state: &State) -> Option<f64> {
    state.presentation.as_ref().filter(|presentation| presentation.plays)?;
    let session = state.session.as_ref().filter(|session| !session.is_sowing())?;
    Some(session.settled_at + READ_SECS)
}

/// When the presentation changes next without an intent.
pub fn next_change(state: &State) -> Option<f64> {
    plays_at(state)
}

/// Lets time pass: plays the next turn, and forgets what was about another position.
pub fn tick(state: &mut State, now: f64) {
    if state.presentation.is_none() {
        return;
    }
    if !is_shown(state) {
        end(state);
        return;
    }
    if plays_at(state).is_some_and(|due| now >= due) {
        let goes_on = forward(state, now);
        let has_more = state.session.as_ref().is_some_and(GameSession::has_next);
        if let Some(presentation) = &mut state.presentation {
            presentation.plays = goes_on && has_more;
        }
    }
    let shown = state.shown();
    let before = state.presentation.as_ref().and_then(|presentation| presentation.shown);
    if before == Some(shown) {
        return;
    }
    let is_new_step = before.is_none_or(|before| before.step != shown.step);
    let votes = state.lesson().filter(|_| is_new_step).map(Votes::new);
    let Some(presentation) = &mut state.presentation else { return };
    presentation.shown = Some(shown);
    if before.is_some() {
        presentation.drawing.wipe();
    }
    if let Some(votes) = votes {
        presentation.votes = Votes { is_open: presentation.votes.is_open, ..votes };
    }
}

/// Whether a page can be walked by the commands of a game.
pub fn is_game(state: &State) -> bool {
    state.presentation.is_some() && state.lesson().is_none()
}

/// The command or intent of the key that plays and pauses.
pub fn play_or_pause(state: &State) -> Option<Intent> {
    let presentation = state.presentation.as_ref().filter(|_| is_game(state))?;
    let session = state.session.as_ref()?;
    if session.is_sowing() {
        return Some(Intent::Command(Command::Pause));
    }
    let may = presentation.plays || session.has_next();
    may.then_some(Intent::Present(PresentIntent::Play(!presentation.plays)))
}
