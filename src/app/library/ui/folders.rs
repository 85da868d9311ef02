//! The folders whose games the library lists: one can be added or left out again.

use std::path::Path;

use egui::{Align2, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::library::intent::LibraryIntent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::dialog_head::{cross, head};
use crate::app::widgets::folder_path::folder_path;
use crate::app::widgets::paint::{label, line, run};
use crate::app::widgets::rows::buttons_right;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

const PAD: f32 = 22.0;

pub fn folders_ui(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let height = &Sizes::get().height;
    let body = head(ui, rect, say::library::folders_title()).body.shrink2(vec2(PAD, 0.0));
    let runs = [run(say::library::folders_line(), Text::Body, false, theme.text)];
    let top = label(ui, body.min + vec2(0.0, 12.0), body.width(), 4, &runs).max.y + 10.0;
    let foot = body.max.y - 14.0 - height.button;
    let room = Rect::from_min_max(pos2(body.min.x, top), pos2(body.max.x, foot - 10.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand2(vec2(4.0, 0.0)).intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing.y = 0.0;
    let usual = state.games_folder();
    let area = ScrollArea::vertical().id_salt("library folders").auto_shrink([false, false]);
    area.show(&mut child, |ui| {
        let added = state.settings.library_folders.iter();
        let folders = usual.iter().map(|folder| (folder, false));
        for (folder, is_added) in folders.chain(added.map(|folder| (folder, true))) {
            let size = vec2(room.width() - 10.0, height.hit + 8.0);
            let (_, place) = ui.allocate_space(size);
            row(ui, place, folder, is_added, state, intents);
        }
    });
    let close = Button::new(say::labels::close()).salt("library folders");
    let add = Button::new(say::library::add_folder()).look(ButtonLook::Primary);
    match buttons_right(ui, pos2(body.max.x, foot), vec![close, add]).0 {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::Library(LibraryIntent::AskFolder)),
        None => {}
    }
    cross(ui, rect, intents);
}

fn row(
    ui: &mut Ui,
    place: Rect,
    folder: &Path,
    is_added: bool,
    state: &State,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let middle = place.center().y;
    let mut end = place.max.x;
    if is_added {
        let name = say::library::RemoveFolder { folder: folder.display().to_string() }.text();
        let button = Button::new(say::library::remove()).named(&name).small();
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        let at = Rect::from_min_size(pos2(end - size.x, middle - size.y / 2.0), size);
        if button.show(ui, at).clicked() {
            intents.push(Intent::Library(LibraryIntent::RemoveFolder(folder.to_owned())));
        }
        end = at.min.x - 8.0;
    }
    let problem = state.library.problems.iter().find(|(of, _)| is_added && of == folder);
    let says = match problem {
        Some((_, kind)) => say::files::CannotList { why: narration::system_reason(*kind) }.text(),
        None if is_added => String::new(),
        None => say::library::saved_here().to_owned(),
    };
    if !says.is_empty() {
        let at = pos2(end, middle);
        let says = run(&says, Text::Chip, false, theme.muted);
        let shown = line(ui, at, Align2::RIGHT_CENTER, &says);
        end = shown.min.x - 8.0;
    }
    folder_path(ui, place.with_max_x(end), folder);
    ui.painter().hline(place.x_range(), place.max.y - 0.5, Stroke::new(1.0, theme.line));
}
