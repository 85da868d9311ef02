//! The entries of a menu, and the keys that walk through them.

use egui::{Id, Key, Modifiers, Role, Ui, WidgetInfo};

use super::appears::appears;
use super::arrows;
use super::choices::popup_row;
use crate::app::command::Command;
use crate::app::words::key_name;

/// Frames until a new menu has its size; before that nothing in it keeps the focus.
pub const OPENING: u8 = 3;

pub fn entry_id(command: Command) -> Id {
    Id::unique(("menu", command))
}

/// Paints one line of a menu; its key is not part of its name. Returns whether it was clicked.
pub fn menu_entry(ui: &mut Ui, command: Command, enabled: bool) -> bool {
    let keys = command.keys().map(|keys| key_name(&keys));
    let row = popup_row(ui, entry_id(command), command.label(), keys.as_deref(), enabled, false);
    row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, command.label()));
    row.clicked()
}

/// Gives an open menu the keyboard, also if it was opened with the mouse: its first row gets the
/// focus, Up and Down move it in a circle. `rows` are those that can be chosen.
pub fn menu_keys(ui: &Ui, menu: Id, rows: &[Id]) {
    let is_new = appears(ui, menu);
    let opening = ui.data_mut(|data| {
        let left = data.get_temp_mut_or(menu, OPENING);
        *left = if is_new { OPENING } else { left.saturating_sub(1) };
        *left > 0
    });
    let Some(first) = rows.first() else { return };
    if opening {
        arrows::focus(ui, *first);
        ui.ctx().request_repaint();
        return;
    }
    let focused = ui.memory(|memory| memory.focused());
    let at = rows.iter().position(|row| Some(*row) == focused);
    if let Some(at) = at {
        arrows::keep(ui, rows[at]);
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (up, down) = (pressed(Key::ArrowUp), pressed(Key::ArrowDown));
    if up != down {
        let to = match at {
            Some(at) if down => (at + 1) % rows.len(),
            Some(at) => (at + rows.len() - 1) % rows.len(),
            None if down => 0,
            None => rows.len() - 1,
        };
        arrows::focus(ui, rows[to]);
    }
}
