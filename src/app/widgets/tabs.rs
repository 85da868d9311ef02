//! Tabs, in a row over a line or in a list.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Align2, Color32, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::paint::{focus_ring, galley, paint_words};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// Tabs of which one is open.
pub struct Tabs<'a> {
    /// Their name for a screen reader: `Settings`.
    pub name: &'a str,
    /// Their words.
    pub words: &'a [&'a str],
    /// The open one.
    pub chosen: usize,
    /// Small letters, for a dock.
    pub small: bool,
}

impl Tabs<'_> {
    fn text(&self) -> Text {
        if self.small { Text::Chip } else { Text::Body }
    }

    fn tab_width(&self, ui: &Ui, words: &str) -> f32 {
        let pad = if self.small { 14.0 } else { 24.0 };
        galley(ui, words, self.text(), true, Color32::PLACEHOLDER)
            .size()
            .x
            .max(Sizes::grown(pad) - pad)
            + pad
    }

    /// How wide they are in a row.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.words.iter().map(|words| self.tab_width(ui, words)).sum()
    }

    /// Paints them in a row from the left of `rect`, in its height, with the open one underlined.
    /// Returns the one just picked.
    pub fn row(self, ui: &mut Ui, rect: Rect, salt: impl Hash + Debug) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let base = Id::unique(("tabs", self.name, salt));
        let mut picked = None;
        let mut x = rect.min.x;
        for (number, words) in self.words.iter().enumerate() {
            let width = self.tab_width(ui, words);
            let place = Rect::from_min_size(pos2(x, rect.min.y), vec2(width, rect.height()));
            x += width;
            let open = number == self.chosen;
            let response = tab(ui, place, base.with(number), words, open);
            let ink = match (open, response.hovered()) {
                (true, _) | (false, true) => theme.text,
                (false, false) => theme.muted,
            };
            paint_words(ui, place.center(), Align2::CENTER_CENTER, words, self.text(), true, ink);
            if open {
                let under = place.with_min_y(place.max.y - 3.0);
                ui.painter().rect_filled(under, 0.0, theme.accent);
            }
            focus_ring(ui, &response, place.shrink(5.0), Sizes::get().radius.tag);
            if response.clicked() && !open {
                picked = Some(number);
            }
        }
        picked
    }

    /// Paints them one under another in `rect`, on the background of a panel. Returns the one just
    /// picked.
    pub fn list(self, ui: &mut Ui, rect: Rect, salt: impl Hash + Debug) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let base = Id::unique(("tabs", self.name, salt));
        let height = Sizes::get().height.button;
        let radius = Sizes::get().radius.control;
        let mut picked = None;
        for (number, words) in self.words.iter().enumerate() {
            let at = pos2(rect.min.x, rect.min.y + number as f32 * (height + 4.0));
            let place = Rect::from_min_size(at, vec2(rect.width(), height));
            let open = number == self.chosen;
            let response = tab(ui, place, base.with(number), words, open);
            if open {
                ui.painter().rect_filled(place, radius, theme.accent);
            } else if response.hovered() {
                ui.painter().rect_filled(place, radius, theme.accent_soft);
            }
            if theme.is_lined() && !open {
                let stroke = Stroke::new(1.0, theme.line);
                ui.painter().hline(place.x_range(), place.max.y + 2.0, stroke);
            }
            let ink = if open { theme.on_accent } else { theme.text };
            let at = pos2(place.min.x + 12.0, place.center().y);
            paint_words(ui, at, Align2::LEFT_CENTER, words, self.text(), open, ink);
            focus_ring(ui, &response, place, radius);
            if response.clicked() && !open {
                picked = Some(number);
            }
        }
        picked
    }
}

fn tab(ui: &Ui, place: Rect, id: Id, words: &str, open: bool) -> egui::Response {
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Tab, true, words));
    ui.ctx().accesskit_node_builder(id, |node| node.set_selected(open));
    response
}
