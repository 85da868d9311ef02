//! One entry of a menu.

use egui::{Id, Role, Ui, WidgetInfo};

use super::choices::popup_row;
use crate::app::command::Command;

/// Paints one line of a menu; its key is not part of its name. Returns whether it was clicked.
pub fn menu_entry(ui: &mut Ui, command: Command, enabled: bool) -> bool {
    let id = Id::unique(("menu", command));
    let keys = command.keys();
    let row = popup_row(ui, id, command.label(), keys.as_deref(), enabled, false);
    row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, command.label()));
    row.clicked()
}
