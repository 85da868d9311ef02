//! The keys of exercises.

use egui::{Key, Modifiers, Ui};

use super::choices::AnswerChoices;
use super::intent::DrillIntent;
use super::state::DrillRun;
use crate::app::intent::Intent;
use crate::app::session::keys::focused_hole;
use crate::app::session::state::GameSession;
use crate::app::widgets::key_input::{FIGURES, decimal, nothing_focused, pressed, typed_figure};

/// Enter presses the primary button if no control has the focus, or a hole after the answer;
/// Ctrl+Right skips, figures choose
/// or are the answer.
pub(crate) fn page(ui: &Ui, drill: &DrillRun, intents: &mut Vec<Intent>) {
    let is_sowing = drill.game_session.as_ref().is_some_and(GameSession::is_sowing);
    let on_hole = || {
        let session = drill.game_session.as_ref().filter(|_| drill.feedback.is_some());
        session.and_then(|session| focused_hole(ui, session)).is_some()
    };
    let is_free = nothing_focused(ui) || on_hole();
    if !is_sowing && !drill.is_over && is_free && pressed(ui, Key::Enter) {
        intents.push(Intent::Drill(DrillIntent::Primary));
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::ArrowRight)) {
        intents.push(Intent::Drill(DrillIntent::Skip));
    }
    match &drill.choices {
        AnswerChoices::Number => {
            if let Some(figure) = decimal(ui) {
                let before = drill.chosen.first().map(String::as_str);
                let number = typed_figure(before, figure);
                intents.extend(number.map(|it| Intent::Drill(DrillIntent::Choose(it))));
            }
        }
        AnswerChoices::One(of) | AnswerChoices::Several(of) => {
            for (choice, key) in of.iter().zip(FIGURES) {
                if pressed(ui, key) {
                    intents.push(Intent::Drill(DrillIntent::Choose(choice.clone())));
                }
            }
        }
        AnswerChoices::Place => {}
    }
}
