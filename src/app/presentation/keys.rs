//! The keys of a presentation.

use egui::{Key, Ui};

use super::intent::PresentIntent;
use super::state::Presentation;
use super::update::{is_game, play_or_pause};
use super::vote::{AnswerKind, VoteIntent};
use crate::app::intent::Intent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::session::keys::{focused_hole, must_pass};
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::state::State;
use crate::app::widgets::key_input::{decimal, nothing_focused, pressed, typed_figure};

/// The keys of the answers that a step lists, in their order.
const ANSWER_KEYS: [Key; 4] = [Key::A, Key::B, Key::C, Key::D];

pub(crate) fn page(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    let Some(presentation) = &state.presentation else { return };
    let mut present = |wanted| intents.push(Intent::Present(wanted));
    if pressed(ui, Key::I) {
        present(PresentIntent::Pen(!presentation.drawing.pen));
    }
    if pressed(ui, Key::X) {
        present(PresentIntent::Wipe);
    }
    let session = state.board();
    if session.is_none_or(|session| !takes_escape(session)) && pressed(ui, Key::Escape) {
        present(match presentation.drawing.pen {
            true => PresentIntent::Pen(false),
            false => PresentIntent::Leave,
        });
    }
    if is_game(state) {
        if pressed(ui, Key::PageDown) {
            present(PresentIntent::Forward);
        }
        if let Some(intent) = play_or_pause(state)
            && pressed(ui, Key::P)
        {
            intents.push(intent);
        }
    } else if let Some(lesson) = state.lesson() {
        class(ui, lesson, presentation, intents);
    }
}

/// Whether Escape takes back a half-made move, or closes an answer.
fn takes_escape(session: &GameSession) -> bool {
    session.pending != PendingMove::None
        || session.refusal.is_some()
        || session.help.is_some()
        || session.coach.is_busy()
}

/// The keys of a lesson before a class.
fn class(ui: &Ui, lesson: &ActiveLesson, shown: &Presentation, intents: &mut Vec<Intent>) {
    let mut present = |wanted| intents.push(Intent::Present(wanted));
    if pressed(ui, Key::PageDown) {
        present(PresentIntent::GoOn);
    }
    if pressed(ui, Key::PageUp) {
        present(PresentIntent::StepBack);
    }
    let session = lesson.session.as_ref();
    let is_busy = session.is_some_and(|session| {
        let passes = lesson.takes_moves() && must_pass(session);
        session.is_sowing() || session.pending != PendingMove::None || passes
    });
    let on_hole = session.and_then(|session| focused_hole(ui, session)).is_some();
    let is_free = nothing_focused(ui) || on_hole && !lesson.takes_moves();
    if !is_busy && is_free && pressed(ui, Key::Enter) {
        present(PresentIntent::GoOn);
    }
    let Some(kind) = AnswerKind::of(lesson) else { return };
    let votes = &shown.votes;
    if pressed(ui, Key::V) {
        present(PresentIntent::Vote(VoteIntent::Open(!votes.is_open)));
    }
    if !lesson.hides_answer() {
        return;
    }
    if kind == AnswerKind::Listed {
        for (number, key) in ANSWER_KEYS.into_iter().enumerate().take(votes.options.len()) {
            if pressed(ui, key) {
                present(PresentIntent::Vote(VoteIntent::Choose(number)));
            }
        }
    }
    let Some(chosen) = votes.options.get(votes.chosen).filter(|_| votes.is_open) else { return };
    let before = Some(chosen.hands).filter(|hands| *hands > 0).map(|hands| hands.to_string());
    if let Some(figure) = decimal(ui)
        && let Some(hands) = typed_figure(before.as_deref(), figure)
    {
        let hands = hands.parse().unwrap_or_default();
        present(PresentIntent::Vote(VoteIntent::Hands(votes.chosen, hands)));
    }
    if pressed(ui, Key::Backspace) {
        present(PresentIntent::Vote(VoteIntent::Hands(votes.chosen, chosen.hands / 10)));
    }
}
