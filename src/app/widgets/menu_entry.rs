//! The entries of a menu, and the keys that walk through them.

use egui::{Color32, Id, Key, Modifiers, Role, Ui, WidgetInfo};

use super::appears::appears;
use super::arrows;
use super::choices::{ROW_PAD, popup_row};
use super::paint::galley;
use crate::app::command::Command;
use crate::app::words::key_name;
use crate::draw::theme::Text;

/// Frames until a new menu has its size; before that nothing in it keeps the focus.
pub const OPENING: u8 = 3;

pub fn entry_id(command: Command) -> Id {
    Id::unique(("menu", command))
}

/// The space between the longest words of a menu and their key.
const KEY_GAP: f32 = 20.0;

/// The width that a menu of these commands needs, so that no key touches its words.
pub fn menu_width(ui: &Ui, commands: impl IntoIterator<Item = Command>) -> f32 {
    let width = |words: &str, text| galley(ui, words, text, false, Color32::PLACEHOLDER).size().x;
    let wide = |command: Command| {
        let keys = command.keys().map(|keys| key_name(&keys));
        let key = keys.map_or(0.0, |keys| KEY_GAP + width(&keys, Text::Caption));
        width(command.label(), Text::Body) + key + 2.0 * ROW_PAD
    };
    commands.into_iter().map(wide).fold(0.0, f32::max).ceil()
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
