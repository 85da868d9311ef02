//! The file dialog in the window: a text field for names and paths, the folder's games, recent
//! files.

pub(crate) mod list;
pub(crate) mod recent;

use egui::{Align2, Key, Modifiers, Rect, Ui, pos2, vec2};

use super::state::{FileDialog, FileIntent, Purpose};
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::widgets::appears::appears;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::field::TextField;
use crate::app::widgets::folder_path::folder_path;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, line, run, status};
use crate::app::widgets::rows::buttons_right;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const RECENT: f32 = 220.0;
/// Narrower dialogs have no recent files.
const WITH_RECENT: f32 = 640.0;

pub fn heading_of(dialog: &FileDialog) -> &'static str {
    match dialog.purpose {
        Purpose::Open => say::labels::open_a_game(),
        Purpose::ModelGame => say::lesson_editor::choose_game(),
        Purpose::Save(_) => say::labels::save_the_game(),
        Purpose::Import => say::progress::import_title(),
        Purpose::Program => say::engine::choose_program_title(),
        Purpose::Folder => say::library::choose_folder(),
        Purpose::ClassFile => say::class::choose_file(),
        Purpose::ClassFolder => say::class::choose_folder(),
        Purpose::Export(_) => say::progress::export_title(),
        Purpose::ExportGame(form, _) => form.dialog_title(),
    }
}

/// A small window is filled.
pub fn size(window: Rect) -> egui::Vec2 {
    if window.width() < 760.0 || window.height() < 520.0 {
        return window.size();
    }
    // Much of the page behind it stays in view.
    vec2((window.width() - 160.0).min(760.0), (window.height() - 140.0).min(470.0))
}

/// `zone_secs`: how far the local clock is ahead of UTC.
pub fn file_dialog_ui(
    ui: &mut Ui,
    rect: Rect,
    dialog: &FileDialog,
    zone_secs: i64,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let inner = rect.shrink(if rect.width() < WITH_RECENT { 14.0 } else { 22.0 });
    let title = run(heading_of(dialog), Text::Section, true, theme.text);
    let mut y = line(ui, inner.min, Align2::LEFT_TOP, &title).max.y + 10.0;
    let up = Button::new(say::labels::up()).icon(Icon::Folder).tip(say::labels::up_tip());
    let up_width = up.width(ui);
    let up_rect = Rect::from_min_size(pos2(inner.max.x - up_width, y), vec2(up_width, height));
    let field_rect =
        Rect::from_min_max(pos2(inner.min.x, y), pos2(up_rect.min.x - 8.0, y + height));
    field(ui, field_rect, dialog, intents);
    let above = dialog.folder.parent().is_some() && dialog.busy.is_none();
    if up.enabled(above).show(ui, up_rect).clicked() {
        intents.push(Intent::File(FileIntent::Up));
    }
    y += height + 8.0;
    let line = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), 20.0));
    folder_path(ui, line, &dialog.folder);
    y += 26.0;
    let foot = Rect::from_min_max(pos2(inner.min.x, inner.max.y - height), inner.max);
    let says = message(ui, foot, dialog);
    let body = Rect::from_min_max(pos2(inner.min.x, y), pos2(inner.max.x, says - 10.0));
    let mut files = body;
    if rect.width() >= WITH_RECENT {
        let side = body.with_max_x(body.min.x + RECENT);
        recent::recent_ui(ui, side, dialog, intents);
        files.min.x = side.max.x + 16.0;
    }
    list::list_ui(ui, files, dialog, zone_secs, intents);
    match &dialog.replace {
        Some(path) => replace(ui, foot, &file_name(path), intents),
        None => answers(ui, foot, dialog, intents),
    }
}

/// It has the focus when the dialog opens.
fn field(ui: &mut Ui, rect: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let mut text = dialog.field.clone();
    // Typing replaces the proposed name and keeps its extension.
    let ending = dialog.purpose.ending();
    let stem = text.strip_suffix(&format!(".{ending}")).unwrap_or(&text);
    let letters = 0..stem.chars().count();
    let field = TextField::new(say::labels::file())
        .hint(say::labels::name_or_path())
        .enabled(dialog.busy.is_none())
        .select(letters)
        .salt(("file dialog", dialog.purpose.opens()));
    let id = field.id();
    if ui.memory(|memory| memory.has_focus(id)) {
        // The list can be walked from the field.
        for (key, step) in [(Key::ArrowDown, 1), (Key::ArrowUp, -1)] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                intents.extend(list::walk(dialog, step));
            }
        }
    }
    let typed = field.show(ui, rect, &mut text);
    // A question was answered: the focus comes back.
    let asked = egui::Id::unique("file dialog asks");
    let was_asked = ui.ctx().data(|data| data.get_temp(asked)).unwrap_or(false);
    let asks = dialog.replace.is_some() || dialog.busy.is_some();
    ui.ctx().data_mut(|data| data.insert_temp(asked, asks));
    if typed.entered || was_asked && !asks {
        typed.response.request_focus();
    }
    if typed.changed {
        intents.push(Intent::File(FileIntent::Field(text)));
    }
    if typed.entered {
        intents.push(Intent::File(FileIntent::Confirm));
    }
}

/// An error, or what is being done, above the buttons; returns its upper end.
fn message(ui: &mut Ui, foot: Rect, dialog: &FileDialog) -> f32 {
    let theme = Theme::of(ui.ctx());
    let more = dialog.more.then_some(say::labels::more_files());
    let (says, ink) = match (&dialog.error, &dialog.busy) {
        (Some(error), _) => (error.as_str(), theme.bad),
        (None, Some(busy)) => (busy.as_str(), theme.text),
        (None, None) => (more.unwrap_or_default(), theme.muted),
    };
    let runs = [run(says, Text::Body, false, ink)];
    let rows = if says.is_empty() { 0.0 } else { flow(ui, &runs, foot.width(), 3).size().y };
    let top = foot.min.y - 8.0 - rows.max(20.0);
    if !says.is_empty() {
        status(ui, pos2(foot.min.x, top), foot.width(), 3, &runs);
    }
    top
}

fn answers(ui: &mut Ui, foot: Rect, dialog: &FileDialog, intents: &mut Vec<Intent>) {
    let label = match dialog.purpose {
        Purpose::Open => say::labels::open(),
        Purpose::Save(_) => say::labels::save(),
        Purpose::Import => say::progress::import(),
        Purpose::ModelGame
        | Purpose::Program
        | Purpose::Folder
        | Purpose::ClassFile
        | Purpose::ClassFolder => say::engine::choose(),
        Purpose::Export(_) | Purpose::ExportGame(..) => say::progress::export(),
    };
    let opens = dialog.purpose.opens();
    let chosen = dialog.chosen.is_some() || dialog.only_file().is_some();
    let named = !dialog.field.trim().is_empty() || opens && chosen;
    // Without a name it is the folder shown.
    let named = named || dialog.purpose.is_folder();
    let go = Button::new(label).look(ButtonLook::Primary).salt("file");
    let go = go.enabled(named && dialog.busy.is_none());
    let buttons = vec![Button::new(say::labels::cancel()).salt("file"), go];
    match buttons_right(ui, foot.right_top(), buttons).0 {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::File(FileIntent::Confirm)),
        None => {}
    }
}

/// Asks whether to replace a file. Cancel has the focus, so that a stray Enter replaces nothing.
fn replace(ui: &mut Ui, foot: Rect, name: &str, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let question = say::files::ReplaceQuestion { name }.text();
    let choices = [
        (say::labels::replace(), ButtonLook::Outline, FileIntent::Replace),
        (say::labels::keep_both(), ButtonLook::Outline, FileIntent::KeepBoth),
        (say::labels::cancel(), ButtonLook::Primary, FileIntent::DoNotReplace),
    ];
    let button = |words, look| Button::new(words).look(look).salt("replace");
    let widths: f32 = choices.iter().map(|(words, look, _)| button(words, *look).width(ui)).sum();
    let mut x = foot.max.x - widths - 16.0;
    let says = [run(&question, Text::Body, true, theme.text)];
    let room = x - 12.0 - foot.min.x;
    let needs = flow(ui, &says, room.max(40.0), 2).size().y;
    let at = pos2(foot.min.x, foot.center().y - needs / 2.0);
    let id = status(ui, at, room.max(40.0), 2, &says).id;
    let is_new = appears(ui, id);
    for (words, look, intent) in choices {
        let button = button(words, look);
        let width = button.width(ui);
        let place = Rect::from_min_size(pos2(x, foot.min.y), vec2(width, height));
        let response = button.show(ui, place);
        if is_new && intent == FileIntent::DoNotReplace {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(Intent::File(intent));
        }
        x += width + 8.0;
    }
}

/// Text in one line, cut with an ellipsis if it is too long.
pub(crate) fn cut_words(ui: &Ui, at: egui::Pos2, width: f32, says: &str, ink: egui::Color32) {
    let galley = flow(ui, &[run(says, Text::Body, false, ink)], width, 1);
    let at = pos2(at.x, at.y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}
