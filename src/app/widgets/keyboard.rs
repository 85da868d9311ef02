//! Where the keyboard is.

use egui::{Id, Response, Ui};

/// The control that the keyboard has come to since this was last asked by the same `id`, as it was
/// shown in the frame before.
pub fn newly_focused(ui: &Ui, id: Id) -> Option<Response> {
    let focused = ui.memory(|memory| memory.focused());
    let before: Option<Id> = ui.ctx().data(|data| data.get_temp::<Option<Id>>(id)).flatten();
    if focused == before {
        return None;
    }
    ui.ctx().data_mut(|data| data.insert_temp(id, focused));
    ui.ctx().read_response(focused?)
}
