//! The settings. Every change shows at once.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the dialog, and the rows that follow from the table of settings |
//! | `look` | the samples of *Look* |
//! | `tables` | the endgame tables of *Engine* |
//! | `programs` | the other programs of *Engine* |
//! | `files` | the folder and the progress of *Files* |

mod files;
mod look;
mod programs;
mod tables;

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Id, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};

use super::head::{cross, head, is_small};
use crate::app::board::art::BoardArt;
use crate::app::controls::{
    Button, Edge, Look, Segments, Tabs, choice, flow, label, line, newly_focused, paint_words,
    panel, run, switch,
};
use crate::app::intent::Intent;
use crate::app::settings::{Control, SettingsIntent, SettingsPage, SettingsTab};
use crate::app::sizes::Sizes;
use crate::app::state::State;
use crate::app::theme::{Text, Theme};
use crate::texts::window::{self as words, SettingText};

/// A setting's words keep this width beside its control.
const WORDS: f32 = 190.0;

/// What the parts of the dialog share.
struct Rows<'a, 'b> {
    state: &'a State,
    intents: &'b mut Vec<Intent>,
}

impl Rows<'_, '_> {
    fn set(&mut self, change: SettingsIntent) {
        self.intents.push(Intent::Settings(change));
    }
}

/// Shows the dialog.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    page: &SettingsPage,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let tab = page.tab;
    let parts = head(ui, rect, words::SETTINGS);
    let tabs = Tabs {
        name: words::SETTINGS,
        words: &words::SETTINGS_TABS,
        chosen: SettingsTab::ALL.iter().position(|other| *other == tab).unwrap_or_default(),
        small: false,
    };
    let line = Stroke::new(1.0, theme.line);
    // A window-wide dialog has its tabs as a list.
    let as_list = rect.size() == ui.ctx().content_rect().size() && rect.width() >= 600.0;
    let (picked, body) = if as_list {
        let (list, body) = parts.body.split_left_right_at_x(parts.body.min.x + 168.0);
        panel(ui, list, Edge::Right);
        (tabs.list(ui, list.shrink(12.0), "settings"), body)
    } else {
        let (row, body) = parts.body.split_top_bottom_at_y(parts.body.min.y + 42.0);
        ui.painter().hline(row.x_range(), row.max.y - 0.5, line);
        (tabs.row(ui, row.with_min_x(row.min.x + 10.0), "settings"), body)
    };
    if let Some(picked) = picked {
        intents.push(Intent::Settings(SettingsIntent::Tab(SettingsTab::ALL[picked])));
    }
    let (body, foot) = body.split_top_bottom_at_y(body.max.y - 52.0);
    let margin = if is_small(rect) { 14.0 } else { 22.0 };
    let room = body.shrink2(vec2(margin, 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand(6.0).intersect(ui.clip_rect()));
    let mut rows = Rows { state, intents };
    ScrollArea::vertical().id_salt(("settings", tab as u8)).auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if tab == SettingsTab::Files {
                files::folder(ui, &mut rows, page.folder_typed.as_deref());
            }
            controls(ui, &mut rows, tab);
            match tab {
                SettingsTab::Look => look::show(ui, &mut rows, art),
                SettingsTab::Play | SettingsTab::Tutor => {}
                SettingsTab::Engine => {
                    tables::show(ui, &mut rows);
                    programs::show(ui, &mut rows);
                }
                SettingsTab::Files => files::progress(ui, &mut rows),
            }
            follow_focus(ui);
        },
    );
    ui.painter().hline(foot.x_range(), foot.min.y, line);
    let reset = Button::new(words::RESET_TAB).look(Look::Link).salt("settings");
    let height = Sizes::get().height.button;
    let at = pos2(foot.min.x + margin - 8.0, foot.center().y - height / 2.0);
    let place = Rect::from_min_size(at, vec2(reset.width(ui), height));
    if reset.show(ui, place).clicked() {
        intents.push(Intent::Settings(SettingsIntent::Reset(tab)));
    }
    cross(ui, rect, intents);
}

/// Brings into view what the keyboard has just come to, if it is cut off: what stands around the
/// settings never is.
fn follow_focus(ui: &mut Ui) {
    let Some(control) = newly_focused(ui, Id::unique("setting followed")) else { return };
    if control.interact_rect != control.rect {
        ui.scroll_to_rect(control.rect.expand(16.0), None);
    }
}

/// What a setting is chosen with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One control, which has the setting's name.
    One,
    /// Several, each with a name of its own.
    Several,
}

/// One setting: name and line at the left, `control` in the rectangle at the right, `wide`
/// across; below them where that does not fit. Controls of other names than the setting's stand
/// in a group of its name.
fn row(
    ui: &mut Ui,
    text: &SettingText,
    kind: Kind,
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
    if kind == Kind::Several {
        builder = builder.accessibility_role(NodeRole::Group).accessibility_label(text.name);
    }
    let mut group = ui.new_child(builder);
    let ui = &mut group;
    if kind == Kind::Several {
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

/// What a part of a tab is about.
fn heading(ui: &mut Ui, text: &SettingText) {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let runs = [run(text.line, Text::Chip, false, theme.muted)];
    let high = flow(ui, &runs, width, 4).size().y;
    let (_, rect) = ui.allocate_space(vec2(width, 34.0 + high + 8.0));
    let title = run(text.name, Text::CardTitle, true, theme.text);
    line(ui, rect.min + vec2(0.0, 10.0), Align2::LEFT_TOP, &title);
    label(ui, rect.min + vec2(0.0, 36.0), width, 4, &runs);
}

/// The settings of a tab that follow from the table.
fn controls(ui: &mut Ui, rows: &mut Rows<'_, '_>, tab: SettingsTab) {
    for control in rows.state.settings.controls(tab) {
        match control {
            Control::Switch { text, on, turned } => {
                if on_off(ui, text, on) {
                    rows.set(turned);
                }
            }
            Control::Choice { text, labels, chosen, mut changes } => {
                let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
                if let Some(picked) = values(ui, text, &labels, chosen) {
                    rows.set(changes.swap_remove(picked));
                }
            }
        }
    }
}

/// A setting of a few values in segments, or in a list where those find no room.
fn values(ui: &mut Ui, text: &SettingText, labels: &[&str], chosen: usize) -> Option<usize> {
    let height = 32.0;
    let segments = Segments { name: text.name, words: labels, chosen, enabled: true, height };
    let width = segments.width(ui);
    let mut picked = None;
    if labels.len() <= 6 && width <= ui.available_width() {
        row(ui, text, Kind::Several, width, height, |ui, place| {
            picked = segments.show(ui, place.left_center(), "setting");
        });
    } else {
        row(ui, text, Kind::One, 120.0, height, |ui, place| {
            picked = choice(ui, place, text.name, labels, chosen, true, ("setting", text.name));
        });
    }
    picked
}

fn on_off(ui: &mut Ui, text: &SettingText, on: bool) -> bool {
    let mut turned = false;
    row(ui, text, Kind::One, 40.0, 30.0, |ui, place| {
        turned = switch(ui, place.right_center() - vec2(2.0, 0.0), text.name, on, true, "setting");
    });
    turned
}
