//! The path of a folder, after an icon.

use std::path::{MAIN_SEPARATOR, Path};

use egui::{Rect, Ui, pos2, vec2};

use super::icons::Icon;
use super::paint::{flow, label, run};
use crate::draw::theme::{Text, Theme};

/// Paints the path; a long one is cut at its beginning.
pub fn folder_path(ui: &mut Ui, rect: Rect, folder: &Path) {
    let theme = Theme::of(ui.ctx());
    let icon = Rect::from_center_size(pos2(rect.min.x + 8.0, rect.center().y), vec2(16.0, 16.0));
    Icon::Folder.paint(ui.painter(), icon, theme.muted);
    let width = rect.width() - 24.0;
    let whole = folder.display().to_string();
    let (mut shown, mut rest) = (whole.clone(), whole.as_str());
    while flow(ui, &[run(&shown, Text::Chip, false, theme.muted)], width, 1).elided {
        let Some((_, after)) = rest.split_once(MAIN_SEPARATOR) else { break };
        rest = after;
        shown = format!("…{MAIN_SEPARATOR}{rest}");
    }
    let at = pos2(rect.min.x + 24.0, rect.center().y - 9.0);
    label(ui, at, width, 1, &[run(&shown, Text::Chip, false, theme.muted)]);
}
