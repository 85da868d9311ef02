//! The rows of a tab of the settings: heading, label, control.

use std::fmt::Debug;
use std::hash::Hash;

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use super::paint::{flow, label, line, paint_words, run};
use crate::app::intent::Intent;
use crate::app::settings::table::SettingsIntent;
use crate::app::state::State;
use crate::app::words::SettingText;
use crate::draw::theme::{Text, Theme};

/// The least width of a setting's words beside its control.
const WORDS: f32 = 190.0;

/// What the parts of the dialog share.
pub(crate) struct SettingRows<'a, 'b> {
    pub(crate) state: &'a State,
    pub(crate) intents: &'b mut Vec<Intent>,
}

impl SettingRows<'_, '_> {
    pub(crate) fn set(&mut self, change: SettingsIntent) {
        self.intents.push(Intent::Settings(change));
    }
}

/// The controls of a setting.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowKind {
    /// One control with the setting's name.
    One,
    /// Several controls, each with its own name.
    Several,
}

/// One setting: name and explanation at the left, `control` in a rectangle of width `wide` at the
/// right, or below if that does not fit. Controls with other names than the setting's are in a
/// group with its name.
pub(crate) fn row(
    ui: &mut Ui,
    text: &SettingText,
    kind: RowKind,
    wide: f32,
    high: f32,
    control: impl FnOnce(&mut Ui, Rect),
) {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let beside = width - wide - 20.0 >= WORDS;
    let words_width = if beside { width - wide - 20.0 } else { width };
    let runs = [run(text.line, Text::Chip, false, theme.muted)];
    let line_height = flow(ui, &runs, words_width, 3).size().y;
    let words_height = 22.0 + line_height;
    let content = if beside { words_height.max(high) } else { words_height + 8.0 + high };
    let (_, rect) = ui.allocate_space(vec2(width, content + 20.0));
    let mut builder = UiBuilder::new().id_salt(("setting", text.name)).max_rect(rect);
    if kind == RowKind::Several {
        builder = builder.accessibility_role(NodeRole::Group).accessibility_label(text.name);
    }
    let mut group = ui.new_child(builder);
    let ui = &mut group;
    if kind == RowKind::Several {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_description(text.line));
    }
    let top = if beside { rect.center().y - words_height / 2.0 } else { rect.min.y + 10.0 };
    let at = pos2(rect.min.x, top);
    paint_words(ui, at, Align2::LEFT_TOP, text.name, Text::Body, true, theme.text);
    label(ui, pos2(rect.min.x, top + 22.0), words_width, 3, &runs);
    let place = if beside {
        let at = pos2(rect.max.x - wide, rect.center().y - high / 2.0);
        Rect::from_min_size(at, vec2(wide, high))
    } else {
        let at = pos2(rect.min.x, top + words_height + 8.0);
        Rect::from_min_size(at, vec2(wide.min(width), high))
    };
    control(ui, place);
    ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
}

/// The heading of a part of a tab.
pub(crate) fn heading(ui: &mut Ui, text: &SettingText) {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let runs = [run(text.line, Text::Chip, false, theme.muted)];
    let high = flow(ui, &runs, width, 4).size().y;
    let (_, rect) = ui.allocate_space(vec2(width, 34.0 + high + 8.0));
    let title = run(text.name, Text::CardTitle, true, theme.text);
    line(ui, rect.min + vec2(0.0, 10.0), Align2::LEFT_TOP, &title);
    label(ui, rect.min + vec2(0.0, 36.0), width, 4, &runs);
}

/// A part of a tab that is a group with this accessible name.
pub(crate) fn group(ui: &mut Ui, rect: Rect, salt: impl Hash + Debug, name: &str) -> Ui {
    let builder = UiBuilder::new()
        .id_salt(salt)
        .max_rect(rect)
        .accessibility_role(NodeRole::Group)
        .accessibility_label(name);
    ui.new_child(builder)
}
