//! What keys mean on any board.

use egui::{FocusDirection, Id, Key, Ui};

use super::state::GameSession;
use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::widgets::key_input::pressed;
use crate::draw::board::hole_buttons::hole_id;
use crate::rules::{Colour, Hole, Move};

/// The hole that has the focus.
pub(crate) fn focused_hole(ui: &Ui, session: &GameSession) -> Option<Hole> {
    let focused = ui.memory(|memory| memory.focused())?;
    let colours = [None, Some(Colour::Red), Some(Colour::Blue)];
    let mut holes = session.position().shape().holes();
    holes.find(|hole| colours.iter().any(|colour| hole_id(*hole, *colour) == focused))
}

/// The keys while the board plays what Kete expects: arrows step, Escape leaves it.
pub(crate) fn line(ui: &Ui, intents: &mut Vec<Intent>) {
    let keys = [
        (Key::Escape, CoachIntent::LeaveLine),
        (Key::ArrowLeft, CoachIntent::StepLine(false)),
        (Key::ArrowRight, CoachIntent::StepLine(true)),
    ];
    if let Some((_, intent)) = keys.into_iter().find(|(key, _)| pressed(ui, *key)) {
        // The arrow steps; it must not also move the focus.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        intents.push(Intent::Coach(intent));
    }
}

/// Whether a person must pass.
pub(crate) fn must_pass(session: &GameSession) -> bool {
    session.awaits_person() && session.position().moves().contains(&Move::Pass)
}

/// Whether the person goes from hole to hole by keyboard: a key that moves the focus or names a hole
/// came after the last press of the pointer. Only then the focused hole is marked. A key for a
/// command, such as `H`, says nothing about the hole that was clicked before.
pub(crate) fn by_keys(ui: &Ui) -> bool {
    let id = Id::unique("keyboard in use");
    let mut keys: bool = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    ui.input(|input| {
        for event in &input.raw.events {
            match event {
                egui::Event::Key { key, pressed: true, .. } if goes_to_holes(*key) => keys = true,
                egui::Event::AccessKitActionRequest(_) => keys = true,
                egui::Event::PointerButton { pressed: true, .. } => keys = false,
                _ => {}
            }
        }
    });
    ui.ctx().data_mut(|data| data.insert_temp(id, keys));
    keys
}

fn goes_to_holes(key: Key) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Home, Tab};
    let is_digit = key.name().parse::<u8>().is_ok();
    is_digit || matches!(key, ArrowDown | ArrowLeft | ArrowRight | ArrowUp | End | Home | Tab)
}
