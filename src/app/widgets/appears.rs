//! Notices what has just appeared on the page.

use egui::{Id, Ui};

/// Whether something with this `id` appears in this frame. Call once in every frame that shows it.
pub fn appears(ui: &Ui, id: Id) -> bool {
    let id = id.with("shown in");
    let pass = ui.ctx().cumulative_pass_nr();
    let last: Option<u64> = ui.ctx().data(|data| data.get_temp(id));
    ui.ctx().data_mut(|data| data.insert_temp(id, pass));
    last.is_none_or(|last| last + 1 < pass)
}
