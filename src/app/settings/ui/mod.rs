//! The settings dialog. Every change takes effect immediately.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the dialog, and the rows that follow from the table of settings |
//! | `look` | the pictures of *General* |
//! | `files` | the folder and the progress of *Files* |
//!
//! The parts of *Advanced* are in `endgame_tables` and `engines`.

pub(crate) mod files;
pub(crate) mod look;

use egui::{Id, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};

use super::control::SettingControl;
use super::state::{SettingsPage, SettingsTab, TutorSetting};
use super::table::SettingsIntent;
use crate::app::intent::Intent;
use crate::app::record::ui::{own_name, own_name_width};
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice, switch};
use crate::app::widgets::dialog_head::{cross, head, is_small};
use crate::app::widgets::keyboard::newly_focused;
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::setting_rows::{RowKind, SettingRows, row};
use crate::app::widgets::tabs::Tabs;
use crate::app::words;
use crate::app::words::SettingText;
use crate::app::{endgame_tables, engines};
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::texts::messages as say;

/// Width of the scroll bar, in the right margin.
const BAR: f32 = 10.0;

/// Shows the dialog.
pub fn settings_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    page: &SettingsPage,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let tab = page.tab;
    let parts = head(ui, rect, say::settings::settings());
    let tabs = Tabs {
        name: say::settings::settings(),
        words: &words::settings_tabs(),
        chosen: SettingsTab::ALL.iter().position(|other| *other == tab).unwrap_or_default(),
        small: false,
    };
    let line = Stroke::new(1.0, theme.line);
    // A dialog as wide as the window shows its tabs as a list.
    let as_list = rect.size() == ui.ctx().content_rect().size() && rect.width() >= 600.0;
    let (picked, body) = if as_list {
        let (list, body) = parts.body.split_left_right_at_x(parts.body.min.x + 168.0);
        panel(ui, list, Edge::Right);
        (tabs.list(ui, list.shrink(12.0), "settings"), body)
    } else {
        let row = parts.body.min.y + Sizes::grown(42.0);
        let (row, body) = parts.body.split_top_bottom_at_y(row);
        ui.painter().hline(row.x_range(), row.max.y - 0.5, line);
        (tabs.row(ui, row.with_min_x(row.min.x + 10.0), "settings"), body)
    };
    if let Some(picked) = picked {
        intents.push(Intent::Settings(SettingsIntent::Tab(SettingsTab::ALL[picked])));
    }
    let (body, foot) = body.split_top_bottom_at_y(body.max.y - 52.0);
    let margin = if is_small(rect) { 14.0 } else { 22.0 };
    let mut room = body.shrink2(vec2(margin, 6.0));
    room.max.x += BAR;
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand(6.0).intersect(ui.clip_rect()));
    let mut rows = SettingRows { state, intents };
    ScrollArea::vertical().id_salt(("settings", tab as u8)).auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_max_width(ui.available_width() - BAR);
            match tab {
                SettingsTab::General => name_row(ui, &mut rows),
                SettingsTab::Files => files::folder(ui, &mut rows, page.folder_typed.as_deref()),
                _ => {}
            }
            controls(ui, &mut rows, tab);
            match tab {
                SettingsTab::General => look::look_ui(ui, &mut rows, art),
                SettingsTab::Play | SettingsTab::Tutor => {}
                SettingsTab::Advanced => {
                    endgame_tables::ui::endgame_tables_ui(ui, &mut rows);
                    engines::ui::engines_ui(ui, &mut rows);
                }
                SettingsTab::Files => files::progress(ui, &mut rows),
            }
            follow_focus(ui);
        },
    );
    ui.painter().hline(foot.x_range(), foot.min.y, line);
    let reset = Button::new(say::settings::reset_tab()).look(ButtonLook::Link).salt("settings");
    let height = Sizes::get().height.button;
    let at = pos2(foot.min.x + margin - 8.0, foot.center().y - height / 2.0);
    let place = Rect::from_min_size(at, vec2(reset.width(ui), height));
    if reset.show(ui, place).clicked() {
        intents.push(Intent::Settings(SettingsIntent::Reset(tab)));
    }
    cross(ui, rect, intents);
}

/// Scrolls to the control that has just got the focus, if it is cut off. Controls outside the
/// settings never are.
fn follow_focus(ui: &mut Ui) {
    let Some(control) = newly_focused(ui, Id::unique("setting followed")) else { return };
    if control.interact_rect != control.rect {
        ui.scroll_to_rect(control.rect.expand(16.0), None);
    }
}

/// The user's name and coloured seed.
fn name_row(ui: &mut Ui, rows: &mut SettingRows<'_, '_>) {
    let text = SettingText::new(say::settings::set_own_name(), say::settings::set_own_name_line());
    let height = Sizes::get().height.button;
    let SettingRows { state, intents } = rows;
    row(ui, &text, RowKind::Several, own_name_width(), height, |ui, room| {
        own_name(ui, room.min, "settings", state, intents);
    });
}

/// The rows of a tab that follow from the table of settings.
fn controls(ui: &mut Ui, rows: &mut SettingRows<'_, '_>, tab: SettingsTab) {
    let mut shown = rows.state.settings.clone();
    // The tutor of the open game may differ from what the settings say.
    if let Some(session) = &rows.state.session {
        let is_first_game = rows.state.choices.is_first_game(session.game.players());
        let here = session.game.tutoring();
        if shown.tutoring.in_game(is_first_game) != here {
            shown.tutoring = TutorSetting::Always(here);
        }
    }
    for control in shown.controls(tab) {
        match control {
            SettingControl::Switch { text, on, turned } => {
                if on_off(ui, &text, on) {
                    rows.set(turned);
                }
            }
            SettingControl::Choice { text, labels, chosen, mut changes } => {
                let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
                if let Some(picked) = values(ui, &text, &labels, chosen) {
                    rows.set(changes.swap_remove(picked));
                }
            }
        }
    }
}

/// A setting with a few values: segments, or a list if they do not fit.
fn values(ui: &mut Ui, text: &SettingText, labels: &[&str], chosen: usize) -> Option<usize> {
    let height = Sizes::grown(32.0);
    let segments = Segments { name: text.name, words: labels, chosen, enabled: true, height };
    let width = segments.width(ui);
    let mut picked = None;
    if labels.len() <= 6 && width <= ui.available_width() {
        row(ui, text, RowKind::Several, width, height, |ui, place| {
            picked = segments.clicked(ui, place.left_center(), "setting");
        });
    } else {
        row(ui, text, RowKind::One, 120.0, height, |ui, place| {
            picked = choice(ui, place, text.name, labels, chosen, true, ("setting", text.name));
        });
    }
    picked
}

fn on_off(ui: &mut Ui, text: &SettingText, on: bool) -> bool {
    let mut turned = false;
    row(ui, text, RowKind::One, Sizes::grown(40.0), Sizes::grown(30.0), |ui, place| {
        turned = switch(ui, place.right_center() - vec2(2.0, 0.0), text.name, on, true, "setting");
    });
    turned
}
