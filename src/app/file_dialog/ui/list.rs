//! Folders and games, one row each. The list takes the keyboard focus as a whole, because there may
//! be thousands of files.

use egui::{
    Align2, EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::cut_words;
use crate::app::day::day_of;
use crate::app::file_dialog::listing::{ListOrder, ListedFile};
use crate::app::file_dialog::state::{FileDialog, FileIntent, Purpose};
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::widgets::arrows;
use crate::app::widgets::column_heading::column_heading;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{focus_ring, label, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const DATE: f32 = 110.0;
/// Narrower lists have no dates.
const WITH_DATE: f32 = 340.0;

/// Moves the choice by `step` rows; `isize::MIN` and `isize::MAX` lead to the ends.
pub fn walk(dialog: &FileDialog, step: isize) -> Option<Intent> {
    let next = arrows::row_after(dialog.chosen, step, dialog.entries.len())?;
    Some(Intent::File(FileIntent::Choose(next)))
}

pub fn list_ui(
    ui: &mut Ui,
    rect: Rect,
    dialog: &FileDialog,
    zone_secs: i64,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let head = Sizes::get().height.hit;
    let with_date = rect.width() >= WITH_DATE;
    let name_end = rect.max.x - if with_date { DATE } else { 0.0 };
    let columns = [
        (say::labels::column_name(), ListOrder::Name, rect.min.x + 26.0, name_end - 8.0),
        (say::labels::column_date(), ListOrder::Date, name_end - 8.0, rect.max.x),
    ];
    // The headings are above the text of the rows.
    for (says, order, from, to) in columns.into_iter().take(1 + usize::from(with_date)) {
        let place = Rect::from_min_max(pos2(from, rect.min.y), pos2(to, rect.min.y + head));
        let sorted = (dialog.order == order).then_some(true);
        if column_heading(ui, place, "file column", says, 10.0, sorted).clicked() {
            intents.push(Intent::File(FileIntent::Order(order)));
        }
    }
    let rect = rect.with_min_y(rect.min.y + head + 2.0);
    ui.painter().rect_filled(rect, radius, theme.sunken);
    if theme.is_lined() {
        let stroke = egui::Stroke::new(1.0, theme.line);
        ui.painter().rect_stroke(rect, radius, stroke, egui::StrokeKind::Inside);
    }
    let folder = file_name(&dialog.folder);
    let id = Id::unique("file list");
    let response = ui.interact(rect, id, Sense::click());
    let chosen = dialog.chosen.and_then(|number| dialog.entries.get(number));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(
            Role::ListBox,
            true,
            say::files::FilesIn { folder: &folder }.text(),
        );
        info.current_text_value = chosen.map(ListedFile::shown);
        info
    });
    let focused = response.has_focus() && dialog.busy.is_none();
    if focused {
        keys(ui, id, rect, dialog, intents);
    }
    if dialog.entries.is_empty() {
        let says = match dialog.purpose {
            _ if dialog.is_listing => say::labels::listing(),
            Purpose::Import | Purpose::Export(_) | Purpose::ClassFile | Purpose::ClassFolder => {
                say::labels::no_progress_here()
            }
            Purpose::Program | Purpose::ExportGame(..) => say::engine::no_files_here(),
            Purpose::Open | Purpose::ModelGame | Purpose::Save(_) | Purpose::Folder => {
                say::labels::empty_folder()
            }
        };
        let says = [run(says, Text::Body, false, theme.muted)];
        label(ui, rect.min + vec2(12.0, 10.0), rect.width() - 24.0, 2, &says);
    } else {
        let zone_secs = with_date.then_some(zone_secs);
        rows(ui, rect, zone_secs, dialog, intents);
    }
    focus_ring(ui, &response, rect, radius);
}

fn keys(ui: &Ui, id: Id, rect: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let page = (rect.height() / Sizes::get().height.hit) as isize;
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, step) in arrows::walks(page) {
        if pressed(key) {
            intents.extend(walk(dialog, step));
        }
    }
    if pressed(Key::Enter)
        && let Some(chosen) = dialog.chosen
    {
        intents.push(Intent::File(FileIntent::Enter(chosen)));
    }
    if pressed(Key::Backspace) {
        intents.push(Intent::File(FileIntent::Up));
    }
}

fn rows(
    ui: &mut Ui,
    rect: Rect,
    zone_secs: Option<i64>,
    dialog: &FileDialog,
    intents: &mut Vec<Intent>,
) {
    let height = Sizes::get().height.hit;
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(4.0)));
    child.set_clip_rect(rect.shrink(2.0).intersect(ui.clip_rect()));
    // The fade assumes the colour of a panel.
    child.spacing_mut().scroll.fade.strength = 0.0;
    let scroll = egui::ScrollArea::vertical()
        .id_salt(("file rows", &dialog.folder))
        .auto_shrink([false, false]);
    scroll.show_viewport(&mut child, |ui, view| {
        ui.set_height(height * dialog.entries.len() as f32);
        let top = ui.max_rect().min.y;
        let place = |number: usize| {
            let y = top + height * number as f32;
            Rect::from_min_size(pos2(ui.max_rect().min.x, y), vec2(ui.max_rect().width(), height))
        };
        // A row chosen by keyboard is scrolled into view, once.
        let seen = Id::unique("file row in view");
        let last: Option<Option<usize>> = ui.ctx().data(|data| data.get_temp(seen));
        if last != Some(dialog.chosen) {
            ui.ctx().data_mut(|data| data.insert_temp(seen, dialog.chosen));
            if let Some(chosen) = dialog.chosen {
                ui.scroll_to_rect(place(chosen), None);
            }
        }
        let first = (view.min.y / height).max(0.0) as usize;
        let until = ((view.max.y / height).ceil().max(0.0) as usize).min(dialog.entries.len());
        let places: Vec<(usize, Rect)> = (first..until).map(|at| (at, place(at))).collect();
        for (number, rect) in places {
            row(ui, rect, number, zone_secs, dialog, intents);
        }
    });
}

fn row(
    ui: &mut Ui,
    rect: Rect,
    number: usize,
    zone_secs: Option<i64>,
    dialog: &FileDialog,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let entry = &dialog.entries[number];
    let name = entry.shown();
    let chosen = dialog.chosen == Some(number);
    let id = Id::unique(("file row", number));
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, &name));
    let (ink, quiet) = if chosen {
        ui.painter().rect_filled(rect, Sizes::get().radius.tag, theme.accent);
        (theme.on_accent, theme.on_accent)
    } else {
        if response.hovered() {
            ui.painter().rect_filled(rect, Sizes::get().radius.tag, theme.card);
        }
        (theme.text, theme.muted)
    };
    if !entry.is_file {
        let at = Rect::from_center_size(pos2(rect.min.x + 16.0, rect.center().y), vec2(16.0, 16.0));
        Icon::Folder.paint(ui.painter(), at, quiet);
    }
    let end = rect.max.x - if zone_secs.is_some() { DATE } else { 0.0 };
    let at = pos2(rect.min.x + 32.0, rect.center().y);
    cut_words(ui, at, end - at.x - 8.0, &name, ink);
    if let (Some(modified), Some(zone)) = (entry.modified, zone_secs) {
        let says = words::day(day_of(modified, zone), day_of(dialog.at, zone));
        let at = pos2(end + 6.0, rect.center().y);
        paint_words(ui, at, Align2::LEFT_CENTER, &says, Text::Chip, false, quiet);
        ui.ctx().accesskit_node_builder(id, |node| node.set_description(says.as_str()));
    }
    if response.double_clicked() || response.clicked() && chosen && !entry.is_file {
        intents.push(Intent::File(FileIntent::Enter(number)));
    } else if response.clicked() {
        intents.push(Intent::File(FileIntent::Choose(number)));
    }
}
