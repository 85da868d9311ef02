//! A part of a page that scrolls if it is higher than its space.

use egui::{Pos2, Rect, ScrollArea, Ui, UiBuilder, vec2};

use crate::draw::theme::Theme;

/// Colours the scroll bars in this part of the page like the borders of controls.
pub fn themed_bars(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.fg_stroke.color = theme.control;
    widgets.hovered.fg_stroke.color = theme.accent;
    widgets.active.fg_stroke.color = theme.accent;
}

/// Paints something in `space` that may be higher than it, cut to `clip`. `show` gets the upper
/// left corner and returns the lower end; the scroll bar has the width `aside` at the right.
pub fn scrolled(
    ui: &mut Ui,
    (space, clip): (Rect, Rect),
    salt: &str,
    aside: f32,
    show: impl FnOnce(&mut Ui, Pos2) -> f32,
) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(space).id_salt(salt));
    child.set_clip_rect(clip.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(&mut child, |ui| {
        let top = ui.cursor().min;
        let end = show(ui, top);
        ui.allocate_space(vec2(space.width() - aside, (end - top.y).max(0.0)));
    });
}
