//! The files last used, at the left of the dialog.

use egui::{Align2, Id, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::cut_words;
use crate::app::file_dialog::listing::RecentFile;
use crate::app::file_dialog::state::{FileDialog, FileIntent};
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::widgets::paint::{focus_ring, label, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

fn row_height() -> f32 {
    Sizes::grown(42.0)
}

/// Shows the column.
pub fn recent_ui(ui: &mut Ui, rect: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let head = Sizes::get().height.hit;
    let at = pos2(rect.min.x + 8.0, rect.min.y + head / 2.0);
    let title = say::labels::recent_files();
    paint_words(ui, at, Align2::LEFT_CENTER, title, Text::Chip, true, theme.muted);
    let rect = rect.with_min_y(rect.min.y + head + 2.0);
    if dialog.recent.is_empty() {
        let says = [run(say::labels::no_recent(), Text::Chip, false, theme.muted)];
        label(ui, rect.min + vec2(8.0, 4.0), rect.width() - 8.0, 3, &says);
        return;
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.expand(3.0).intersect(ui.clip_rect()));
    child.spacing_mut().scroll.fade.strength = 0.0;
    let scroll = egui::ScrollArea::vertical().id_salt("recent files").auto_shrink([false, false]);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, file) in dialog.recent.iter().enumerate() {
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), row_height()));
            let enabled = file.is_there && dialog.busy.is_none();
            if row(ui, place, file, number, enabled) {
                intents.push(Intent::File(FileIntent::Recent(number)));
            }
        }
    });
}

fn row(ui: &mut Ui, rect: Rect, file: &RecentFile, number: usize, enabled: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.tag;
    let name = file_name(&file.path);
    let folder = file.path.parent().map(file_name).unwrap_or_default();
    let (below, says) = if file.is_there {
        (folder.clone(), say::files::FileIn { name: &name, folder: &folder }.text())
    } else {
        (
            say::labels::not_there().to_owned(),
            say::files::FileGone { name: &name, gone: crate::texts::messages::labels::not_there() }
                .text(),
        )
    };
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::unique(("recent file", number)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &says));
    if enabled && response.hovered() {
        ui.painter().rect_filled(rect, radius, theme.sunken);
    }
    let ink = if file.is_there { theme.text } else { theme.muted.gamma_multiply(0.75) };
    let quiet = if file.is_there { theme.muted } else { theme.muted.gamma_multiply(0.75) };
    let x = rect.min.x + 8.0;
    cut_words(ui, pos2(x, rect.min.y + 13.0), rect.width() - 16.0, &name, ink);
    let at = pos2(x, rect.max.y - 11.0);
    let painter_end = rect.width() - 16.0;
    if !below.is_empty() && painter_end > 20.0 {
        paint_words(ui, at, Align2::LEFT_CENTER, &below, Text::Caption, false, quiet);
    }
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }
    focus_ring(ui, &response, rect.shrink(4.0), radius);
    let clicked = response.clicked();
    response.on_hover_text(file.path.display().to_string());
    clicked
}
