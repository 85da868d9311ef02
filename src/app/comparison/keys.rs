//! The keys of two turns side by side.

use egui::{Key, Ui};

use super::state::CompareIntent;
use crate::app::intent::Intent;
use crate::app::widgets::key_input::{nothing_focused, pressed};

/// Arrows step, Space runs both films, Escape closes them.
pub(crate) fn page(ui: &Ui, intents: &mut Vec<Intent>) {
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
