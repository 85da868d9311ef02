//! Choosing a file in the window.

use egui::{Align2, Id, Key, Modifiers, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::controls::{
    Button, Look, TextField, buttons_right, focus_ring, label, line, paint_words, run,
};
use crate::app::file_dialog::{FileDialog, FileIntent, Purpose};
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::sizes::Sizes;
use crate::app::theme::{Text, Theme};
use crate::app::update::{EXTENSION, file_name};
use crate::texts::window as words;

/// Shows the dialog.
pub fn show(ui: &mut Ui, rect: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(20.0);
    let heading = match dialog.purpose {
        Purpose::Open => words::OPEN_A_GAME,
        Purpose::Save(_) => words::SAVE_THE_GAME,
    };
    let title = run(heading, Text::Section, true, theme.text);
    let mut y = line(ui, inner.min, Align2::LEFT_TOP, &title).max.y + 10.0;
    let height = Sizes::get().height.button;
    let up = Button::new(words::UP).icon(Icon::Folder);
    let up_width = up.width(ui);
    let at = pos2(inner.max.x - up_width, y);
    if up.show(ui, Rect::from_min_size(at, vec2(up_width, height))).clicked() {
        intents.push(Intent::File(FileIntent::Up));
    }
    let folder = dialog.folder.display().to_string();
    let says = [run(&folder, Text::Chip, false, theme.muted)];
    label(ui, pos2(inner.min.x, y + 8.0), inner.width() - up_width - 12.0, 1, &says);
    y += height + 8.0;
    let foot = height + 16.0 + 26.0 + height;
    let list = Rect::from_min_max(pos2(inner.min.x, y), pos2(inner.max.x, inner.max.y - foot));
    entries(ui, list, dialog, intents);
    y = list.max.y + 10.0;
    field(
        ui,
        Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), height)),
        dialog,
        intents,
    );
    y += height + 4.0;
    if let Some(error) = &dialog.error {
        let says = [run(error, Text::Chip, false, theme.bad)];
        label(ui, pos2(inner.min.x, y), inner.width(), 1, &says);
    }
    y = inner.max.y - height;
    match &dialog.replace {
        Some(path) => replace(ui, pos2(inner.min.x, y), inner.max.x, &file_name(path), intents),
        None => answers(ui, pos2(inner.max.x, y), dialog, intents),
    }
}

fn entries(ui: &mut Ui, rect: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    ui.painter().rect_filled(rect, radius, theme.sunken);
    if dialog.entries.is_empty() {
        let says = [run(words::EMPTY_FOLDER, Text::Body, false, theme.muted)];
        label(ui, rect.min + vec2(12.0, 10.0), rect.width() - 24.0, 2, &says);
        return;
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(4.0)));
    child.set_clip_rect(rect.shrink(2.0));
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, entry) in dialog.entries.iter().enumerate() {
            let size = vec2(ui.available_width(), Sizes::get().height.hit);
            let (_, row) = ui.allocate_space(size);
            let id = Id::unique(("entry", &dialog.folder, &entry.name));
            let response = ui.interact(row, id, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &entry.name));
            let chosen = entry.is_file && dialog.field == entry.name;
            if chosen {
                ui.painter().rect_filled(row, radius, theme.accent_soft);
            } else if response.hovered() {
                ui.painter().rect_filled(row, radius, theme.card);
            }
            if !entry.is_file {
                let at = Rect::from_center_size(
                    pos2(row.min.x + 16.0, row.center().y),
                    vec2(16.0, 16.0),
                );
                Icon::Folder.paint(ui.painter(), at, theme.muted);
            }
            let at = pos2(row.min.x + 32.0, row.center().y);
            paint_words(ui, at, Align2::LEFT_CENTER, &entry.name, Text::Body, false, theme.text);
            focus_ring(ui, &response, row.shrink(4.0), radius);
            if response.clicked() {
                intents.push(Intent::File(FileIntent::Entry(number)));
            }
            if response.double_clicked() && entry.is_file {
                intents.push(Intent::File(FileIntent::Confirm));
            }
        }
    });
}

fn field(ui: &mut Ui, rect: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let mut text = dialog.field.clone();
    // Typing replaces the name proposed, and keeps its ending.
    let stem = dialog.field.strip_suffix(&format!(".{EXTENSION}")).unwrap_or(&dialog.field);
    let opens = matches!(dialog.purpose, Purpose::Open);
    let field = TextField::new(words::FILE)
        .hint(words::NAME_OR_PATH)
        .select(0..stem.chars().count())
        .salt(("file dialog", opens));
    let typed = field.show(ui, rect, &mut text);
    if typed.changed {
        intents.push(Intent::File(FileIntent::Field(text)));
    }
    if typed.entered {
        intents.push(Intent::File(FileIntent::Confirm));
    }
}

fn answers(ui: &mut Ui, right: egui::Pos2, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let label = match dialog.purpose {
        Purpose::Open => words::OPEN,
        Purpose::Save(_) => words::SAVE,
    };
    let named = !dialog.field.trim().is_empty();
    let go = Button::new(label).look(Look::Primary).salt("file").enabled(named);
    let cancel = Button::new(words::CANCEL).salt("file");
    match buttons_right(ui, right, vec![cancel, go]).0 {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::File(FileIntent::Confirm)),
        None => {}
    }
}

fn replace(ui: &mut Ui, at: egui::Pos2, right: f32, name: &str, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let question = words::replace_question(name);
    let mut x = right;
    let choices = [
        (words::CANCEL, Look::Outline, FileIntent::DoNotReplace),
        (words::KEEP_BOTH, Look::Outline, FileIntent::KeepBoth),
        (words::REPLACE, Look::Primary, FileIntent::Replace),
    ];
    for (label, look, intent) in choices {
        let button = Button::new(label).look(look).salt("replace");
        let width = button.width(ui);
        x -= width;
        let place = Rect::from_min_size(pos2(x, at.y), vec2(width, height));
        if button.show(ui, place).clicked() {
            intents.push(Intent::File(intent));
        }
        x -= 8.0;
    }
    let says = [run(&question, Text::Body, true, theme.text)];
    label(ui, pos2(at.x, at.y + 7.0), x - at.x, 1, &says);
    // A stray Enter must not replace anything.
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
}
