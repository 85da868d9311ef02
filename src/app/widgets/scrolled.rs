//! A part of a page that scrolls if it is higher than its space.

use egui::style::ScrollStyle;
use egui::{Pos2, Rect, ScrollArea, Ui, UiBuilder, vec2};

use crate::draw::theme::Theme;

/// Width of a bar that takes space, with the space before it.
pub const VISIBLE_BAR: f32 = 14.0;

/// The space that cards leave around their contents at least.
const MARGIN: f32 = 6.0;

/// Colours the scroll bars in this part of the page like the borders of controls.
pub fn themed_bars(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.fg_stroke.color = theme.control;
    widgets.hovered.fg_stroke.color = theme.accent;
    widgets.active.fg_stroke.color = theme.accent;
}

/// Gives the scroll areas of this part of the page bars that take space and are always seen.
pub fn visible_bars(ui: &mut Ui) {
    ui.spacing_mut().scroll = ScrollStyle { foreground_color: true, ..ScrollStyle::solid() };
    themed_bars(ui);
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
    let bar = &mut child.spacing_mut().scroll;
    if bar.floating {
        // A thin bar shows that there is more, also where no pointer is near.
        (bar.dormant_handle_opacity, bar.floating_width) = (0.6, 3.0);
    }
    let area = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
    // By default a space lower than this does not scroll.
    area.min_scrolled_height(0.0).show(&mut child, |ui| {
        let top = ui.cursor().min;
        let end = show(ui, top);
        let height = (end - top.y).max(0.0);
        // What reaches into the margin around the space is seen without scrolling.
        let margin = (clip.max.y - space.max.y).clamp(0.0, MARGIN);
        let is_seen = (space.height()..=space.height() + margin).contains(&height);
        let height = if is_seen { space.height() } else { height };
        ui.allocate_space(vec2(space.width() - aside, height));
    });
}

/// The same with a bar that takes space at the right, for words in a low space: it shows that there
/// are more.
pub fn scrolled_visibly(
    ui: &mut Ui,
    space: Rect,
    salt: &str,
    show: impl FnOnce(&mut Ui, Pos2) -> f32,
) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(space).id_salt((salt, "bar")));
    visible_bars(&mut child);
    scrolled(&mut child, (space, space.expand(2.0)), salt, VISIBLE_BAR, show);
}
