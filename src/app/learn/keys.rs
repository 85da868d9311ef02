//! The keys of lessons, exercises and comparisons.

use egui::{Key, Modifiers, Ui};

use super::intent::LearnIntent;
use super::lesson::{Lesson, Primary};
use crate::app::comparison::state::CompareIntent;
use crate::app::exercises::choices::Choices;
use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::state::DrillRun;
use crate::app::intent::Intent;
use crate::app::play;
use crate::app::session::state::{Half, Table};
use crate::app::widgets::key_input::{DECIMALS, FIGURES, nothing_focused, pressed};
use crate::tutor::schema::{Question, Step};

/// The keys of a lesson: Enter is the primary button where no control has the keyboard, but where a
/// pass is due it passes, and no game is given up by it; Backspace takes back a figure, else goes a
/// step back, Ctrl+Right skips, figures choose an answer.
pub(crate) fn lesson(ui: &Ui, lesson: &Lesson, intents: &mut Vec<Intent>) {
    let mut learn = |intent| intents.push(Intent::Learn(intent));
    let table = lesson.table.as_ref();
    let by_hand = table.is_some_and(|table| table.half != Half::None);
    if by_hand {
        return;
    }
    let is_sowing = table.is_some_and(Table::is_sowing);
    let passes = lesson.takes_moves() && table.is_some_and(play::keys::must_pass);
    // An Enter that comes too late to end the sowing must not end the game.
    let is_primary = !passes && lesson.primary() != Some(Primary::GiveUp);
    if is_primary && !is_sowing && nothing_focused(ui) && pressed(ui, Key::Enter) {
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
        Step::Quiz { choices, .. } => choices.len(),
        _ => 0,
    };
    for (number, key) in FIGURES.into_iter().enumerate().take(choices) {
        if pressed(ui, key) {
            learn(LearnIntent::Choose(number + 1));
        }
    }
    if counts && let Some(figure) = decimal(ui) {
        learn(LearnIntent::Guess(typed_figure(typed, figure)));
    }
}

/// The keys of an exercise: Enter is the primary button where no control has the keyboard,
/// Ctrl+Right skips, figures choose or are the answer.
pub(crate) fn drill(ui: &Ui, drill: &DrillRun, intents: &mut Vec<Intent>) {
    let is_sowing = drill.table.as_ref().is_some_and(Table::is_sowing);
    if !is_sowing && !drill.is_over && nothing_focused(ui) && pressed(ui, Key::Enter) {
        intents.push(Intent::Drill(DrillIntent::Primary));
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::ArrowRight)) {
        intents.push(Intent::Drill(DrillIntent::Skip));
    }
    match &drill.choices {
        Choices::Number => {
            if let Some(figure) = decimal(ui) {
                let before = drill.chosen.first().map(String::as_str);
                let number = typed_figure(before, figure);
                intents.extend(number.map(|it| Intent::Drill(DrillIntent::Choose(it))));
            }
        }
        Choices::One(of) | Choices::Several(of) => {
            for (choice, key) in of.iter().zip(FIGURES) {
                if pressed(ui, key) {
                    intents.push(Intent::Drill(DrillIntent::Choose(choice.clone())));
                }
            }
        }
        Choices::Place => {}
    }
}

/// The keys of two turns side by side: arrows step, Space lets them run, Escape puts them away.
pub(crate) fn side_by_side(ui: &Ui, intents: &mut Vec<Intent>) {
    let free = nothing_focused(ui);
    let all = [
        (Key::ArrowLeft, CompareIntent::Back, true),
        (Key::ArrowRight, CompareIntent::On, true),
        (Key::Space, CompareIntent::Play, free),
        (Key::Escape, CompareIntent::Close, true),
    ];
    for (key, wanted, may) in all {
        if may && pressed(ui, key) {
            intents.push(Intent::Compare(wanted));
        }
    }
}

/// A figure typed behind those already typed; what is more than two figures begins anew.
fn typed_figure(before: Option<&str>, figure: usize) -> Option<String> {
    let before: usize = before.and_then(|text| text.parse().ok()).unwrap_or(0);
    let number = 10 * before + figure;
    Some(if number < 100 { number } else { figure }.to_string())
}

/// A number without its last figure; nothing where it has one alone.
fn without_last_figure(typed: &str) -> Option<String> {
    let left = &typed[..typed.len().saturating_sub(1)];
    (!left.is_empty()).then(|| left.to_owned())
}

/// A figure from 0 to 9 that was typed.
fn decimal(ui: &Ui) -> Option<usize> {
    DECIMALS.into_iter().position(|key| pressed(ui, key))
}
