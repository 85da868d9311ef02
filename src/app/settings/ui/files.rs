//! *Files*: the folder of saved games, the file dialog, and the learner's progress.

use egui::{Rect, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::learn::intent::ProgressIntent;
use crate::app::settings::table::SettingsIntent;
use crate::app::widgets::button::Button;
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{label, run};
use crate::app::widgets::setting_rows::{RowKind, SettingRows, row};
use crate::app::words::SettingText;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// The folder for saved games.
pub(crate) fn folder(ui: &mut Ui, rows: &mut SettingRows<'_, '_>, typed: Option<&str>) {
    let theme = Theme::of(ui.ctx());
    let state = rows.state;
    let shown = state.games_folder().map(|folder| folder.display().to_string());
    let mut text = typed.or(shown.as_deref()).unwrap_or_default().to_owned();
    let wide = ui.available_width();
    let mut changes = Vec::new();
    row(
        ui,
        &SettingText::new(say::settings::set_folder(), say::settings::set_folder_line()),
        RowKind::One,
        wide,
        64.0,
        |ui, room| {
            let height = Sizes::get().height.button;
            let is_ready = typed.is_some_and(is_whole);
            let set =
                Button::new(say::settings::use_folder()).salt("games folder").enabled(is_ready);
            let open =
                Button::new(say::keeping::show()).salt("games folder").enabled(shown.is_some());
            let (set_width, open_width) = (set.width(ui), open.width(ui));
            let end = pos2(room.max.x - set_width - open_width - 16.0, room.min.y + height);
            let field = Rect::from_min_max(room.min, end);
            let done = TextField::new(
                SettingText::new(say::settings::set_folder(), say::settings::set_folder_line())
                    .name,
            )
            .hint(say::settings::no_usual_folder())
            .salt("settings")
            .show(ui, field, &mut text);
            if done.changed {
                changes.push(SettingsIntent::FolderTyped(text));
            }
            let beside =
                |x: f32, width: f32| Rect::from_min_size(pos2(x, room.min.y), vec2(width, height));
            let at = field.max.x + 8.0;
            let pressed = set.show(ui, beside(at, set_width)).clicked();
            if pressed || done.entered && is_ready {
                changes.push(SettingsIntent::UseFolder);
            }
            if open.show(ui, beside(at + set_width + 8.0, open_width)).clicked() {
                changes.push(SettingsIntent::ShowGamesFolder);
            }
            let says = match typed {
                Some(typed) if !is_whole(typed) => say::settings::whole_path(),
                _ if state.settings.games_folder.is_none() => say::settings::usual_folder(),
                _ => "",
            };
            let runs = [run(says, Text::Chip, false, theme.muted)];
            if !says.is_empty() {
                label(ui, pos2(room.min.x, field.max.y + 7.0), room.width(), 1, &runs);
            }
        },
    );
    changes.into_iter().for_each(|change| rows.set(change));
}

/// Exporting and importing the learner's progress.
pub(crate) fn progress(ui: &mut Ui, rows: &mut SettingRows<'_, '_>) {
    let choices = [
        (say::progress::export_progress(), ProgressIntent::Export),
        (say::progress::import_progress(), ProgressIntent::Import),
    ];
    let widths = choices.iter().map(|(says, _)| Button::new(says).width(ui));
    let wide = widths.sum::<f32>() + 8.0;
    let height = Sizes::get().height.button;
    let mut asked = None;
    row(
        ui,
        &SettingText::new(say::progress::set_progress(), say::progress::set_progress_line()),
        RowKind::Several,
        wide,
        height,
        |ui, room| {
            let mut x = room.min.x;
            for (says, intent) in choices {
                let button = Button::new(says).salt("settings");
                let place =
                    Rect::from_min_size(pos2(x, room.min.y), vec2(button.width(ui), height));
                x = place.max.x + 8.0;
                if button.show(ui, place).clicked() {
                    asked = Some(intent);
                }
            }
        },
    );
    rows.intents.extend(asked.map(Intent::Progress));
}

/// Whether this is an absolute path, or empty, which means the usual folder.
fn is_whole(typed: &str) -> bool {
    let typed = typed.trim();
    typed.is_empty() || std::path::Path::new(typed).is_absolute()
}
