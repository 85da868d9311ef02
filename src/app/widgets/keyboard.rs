//! Notices when the keyboard focus moves.

use egui::{Id, Response, Ui};

/// The control that has got the focus since the last call with the same `id`, as painted in the
/// previous frame.
pub fn newly_focused(ui: &Ui, id: Id) -> Option<Response> {
    let focused = ui.memory(|memory| memory.focused());
    let before: Option<Id> = ui.ctx().data(|data| data.get_temp::<Option<Id>>(id)).flatten();
    if focused == before {
        return None;
    }
    ui.ctx().data_mut(|data| data.insert_temp(id, focused));
    ui.ctx().read_response(focused?)
}
