//! The messages of this session.

use egui::{Rect, ScrollArea, Stroke, Ui, UiBuilder, vec2};

use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::dialog_head::{cross, head};
use crate::app::widgets::paint::{flow, label, run};
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// Width of the time.
const TIME: f32 = 104.0;

pub fn list_ui(ui: &mut Ui, rect: Rect, state: &State, now: f64, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let body = head(ui, rect, say::settings::messages()).body;
    let room = body.shrink2(vec2(22.0, 8.0));
    if state.messages.is_empty() {
        let says = [run(say::settings::no_messages(), Text::Body, false, theme.muted)];
        label(ui, room.min + vec2(0.0, 10.0), room.width(), 2, &says);
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.intersect(ui.clip_rect()));
    ScrollArea::vertical().auto_shrink([false, false]).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let width = ui.available_width();
        for kept in &state.messages {
            let says = [run(&kept.words, Text::Body, false, theme.text)];
            let height = flow(ui, &says, width - TIME, 6).size().y + 16.0;
            let (_, row) = ui.allocate_space(vec2(width, height));
            let ago = words::ago(now - kept.at);
            let time = [run(&ago, Text::Chip, false, theme.muted)];
            label(ui, row.min + vec2(0.0, 9.0), TIME - 8.0, 1, &time);
            label(ui, row.min + vec2(TIME, 8.0), width - TIME, 6, &says);
            ui.painter().hline(row.x_range(), row.max.y - 0.5, Stroke::new(1.0, theme.line));
        }
    });
    cross(ui, rect, intents);
}
