//! The players: the side, whose turn it is, the seeds taken.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2};

use crate::app::session::ui::class_board::ClassSide;
use crate::app::widgets::paint::{galley, paint_words};
use crate::app::widgets::side_disc::side_disc;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::Side;
use crate::texts::messages as say;

const PAD: f32 = 12.0;
const DISC: f32 = 15.0;

/// Paints a player as a strip, or as a card in three lines.
pub fn side_ui(ui: &mut Ui, rect: Rect, (side, of): (Side, &ClassSide), is_card: bool) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.card;
    ui.painter().rect_filled(rect, radius, theme.card);
    let stroke = match of.is_to_move {
        true => Stroke::new(Sizes::get().line.focus, theme.accent),
        false => Stroke::new(Sizes::get().line.thin, theme.line),
    };
    ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    let (count, what) = (of.count, of.counts);
    let spoken = match of.is_to_move {
        true => say::presentation::SideToMove { side, count, what }.text(),
        false => say::presentation::Side { side, count, what }.text(),
    };
    let id = Id::unique(("presented side", side));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let (left, right) = (rect.min.x + PAD, rect.max.x - PAD);
    let (middle, ink) = (Align2::LEFT_CENTER, theme.text);
    let line = |number: f32| match is_card {
        true => rect.min.y + 4.0 + (number + 0.5) * (rect.height() - 8.0) / 3.0,
        false => rect.center().y,
    };
    side_disc(ui, pos2(left + DISC, line(0.0)), DISC, side);
    let at = pos2(left + 2.0 * DISC + 9.0, line(0.0));
    let name = paint_words(ui, at, middle, words::side(side), Text::Page, true, ink);
    let count = count.to_string();
    if is_card {
        let counted =
            paint_words(ui, pos2(left, line(1.0)), middle, &count, Text::Result, true, ink);
        let width = galley(ui, what, Text::Chip, false, theme.muted).size().x;
        let at = pos2(counted.max.x + 8.0, line(1.0));
        if at.x + width <= right {
            paint_words(ui, at, middle, what, Text::Chip, false, theme.muted);
        }
        if of.is_to_move {
            to_move(ui, pos2(left, line(2.0)), right);
        }
        return;
    }
    let at = pos2(right, line(1.0));
    let counted = paint_words(ui, at, Align2::RIGHT_CENTER, &count, Text::Result, true, ink);
    let mut end = counted.min.x - 10.0;
    let mut x = name.max.x + 14.0;
    if of.is_to_move {
        x = to_move(ui, pos2(x, line(0.0)), right) + 14.0;
    }
    let width = galley(ui, what, Text::Section, false, theme.muted).size().x;
    if x + width <= end {
        let at = pos2(end, line(1.0));
        paint_words(ui, at, Align2::RIGHT_CENTER, what, Text::Section, false, theme.muted);
        end -= width + 14.0;
    }
    if let Some(name) = &of.name {
        let width = galley(ui, name, Text::Section, false, theme.muted).size().x;
        if x + width <= end {
            paint_words(ui, pos2(x, line(0.0)), middle, name, Text::Section, false, theme.muted);
        }
    }
}

/// That it is this side's turn, in letters that fit before `right`; returns where it ends.
fn to_move(ui: &Ui, left: egui::Pos2, right: f32) -> f32 {
    let theme = Theme::of(ui.ctx());
    let says = |text| galley(ui, say::labels::to_move(), text, true, theme.on_accent);
    let is_wide = left.x + says(Text::Section).size().x + 20.0 > right;
    let words = says(if is_wide { Text::Chip } else { Text::Section });
    let size = words.size() + egui::vec2(20.0, 4.0);
    let chip = Align2::LEFT_CENTER.anchor_size(left, size);
    ui.painter().rect_filled(chip, size.y / 2.0, theme.accent);
    ui.painter().galley(chip.center() - words.size() / 2.0, words, theme.on_accent);
    chip.max.x
}
