//! The keys of lessons.

use egui::{Key, Modifiers, Ui};

use super::intent::LearnIntent;
use super::lesson::ActiveLesson;
use super::steps::Primary;
use crate::app::intent::Intent;
use crate::app::session::keys::{by_keys, focused_hole, must_pass};
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::widgets::key_input::{decimal, nothing_focused, pressed, typed_figure};
use crate::rules::Hole;
use crate::tutor::schema::{LessonStep, Question};

/// The keys of the answers of a quiz, in their order.
const ANSWER_KEYS: [Key; 4] = [Key::A, Key::B, Key::C, Key::D];

/// Enter presses the primary button if no control has the focus, or a hole that was only clicked or
/// with which it can do nothing; but if a pass is due it passes, and it never gives up a game.
/// Backspace deletes a figure, or goes one step back. Ctrl+Right skips. Letters choose an answer of
/// a quiz: figures would look like numbers to enter.
pub(crate) fn page(ui: &Ui, lesson: &ActiveLesson, intents: &mut Vec<Intent>) {
    let mut learn = |intent| intents.push(Intent::Learn(intent));
    let session = lesson.session.as_ref();
    if session.is_some_and(|session| session.pending != PendingMove::None) {
        return;
    }
    let is_sowing = session.is_some_and(GameSession::is_sowing);
    let passes = lesson.takes_moves() && session.is_some_and(must_pass);
    // An Enter that was meant to end the sowing, but came too late, must not end the game.
    let is_primary = !passes && lesson.primary() != Some(Primary::GiveUp);
    let hole = session.and_then(|session| focused_hole(ui, session));
    let by_keys = by_keys(ui);
    let is_free =
        nothing_focused(ui) || hole.is_some_and(|hole| !by_keys || !takes_hole(lesson, hole));
    if is_primary && !is_sowing && is_free && pressed(ui, Key::Enter) {
        learn(LearnIntent::Primary);
    }
    let counts = matches!(lesson.question(), Some(Question::Takes | Question::Laps));
    let typed = lesson.guess.as_deref().filter(|_| counts && !lesson.checked);
    if pressed(ui, Key::Backspace) {
        learn(match typed {
            Some(typed) => LearnIntent::Guess(without_last_figure(typed)),
            None => LearnIntent::Back,
        });
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::ArrowRight)) {
        learn(LearnIntent::Skip);
    }
    let choices = match lesson.run.step() {
        LessonStep::Quiz { choices, .. } => choices.len(),
        _ => 0,
    };
    for (number, key) in ANSWER_KEYS.into_iter().enumerate().take(choices) {
        if pressed(ui, key) {
            learn(LearnIntent::Choose(number + 1));
        }
    }
    if counts && let Some(figure) = decimal(ui) {
        learn(LearnIntent::Guess(typed_figure(typed, figure)));
    }
}

/// Whether Enter on a hole does something: it answers, or in a task not yet done it plays, or says
/// why the hole may not be played.
fn takes_hole(lesson: &ActiveLesson, hole: Hole) -> bool {
    if lesson.question() == Some(Question::Last) && !lesson.checked {
        // The hole that is chosen already is not chosen again: Enter checks it.
        return lesson.guess.as_ref() != Some(&hole.to_string());
    }
    let Some(session) = lesson.session.as_ref().filter(|_| lesson.takes_moves()) else {
        return false;
    };
    // Once the step is done Enter goes on, as the button says.
    !session.game.is_over() && !lesson.run.state().done
}

/// A number without its last figure; `None` if that was the only one.
fn without_last_figure(typed: &str) -> Option<String> {
    let left = &typed[..typed.len().saturating_sub(1)];
    (!left.is_empty()).then(|| left.to_owned())
}
