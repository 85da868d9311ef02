//! The stars of a finished lesson.

use egui::{Align2, Ui, pos2};

use super::paint::paint_words;
use crate::draw::theme::{Text, Theme};

/// Three stars with their right end at `at`; returns where they begin.
pub fn paint_stars(ui: &Ui, at: egui::Pos2, stars: u8) -> f32 {
    let mut x = at.x;
    for number in (1..=3).rev() {
        let (sign, ink) = star(ui, number, stars);
        let at = pos2(x, at.y);
        x = paint_words(ui, at, Align2::RIGHT_CENTER, sign, Text::Body, false, ink).min.x - 1.0;
    }
    x
}

/// One star of three, full or empty, and its colour.
pub(crate) fn star(ui: &Ui, number: u8, stars: u8) -> (&'static str, egui::Color32) {
    let theme = Theme::of(ui.ctx());
    if number <= stars { ("★", theme.warn) } else { ("☆", theme.control) }
}

/// Three large stars with their left end at `at`.
pub fn stars_from(ui: &Ui, at: egui::Pos2, stars: u8) {
    let mut x = at.x;
    for number in 1..=3 {
        let (sign, ink) = star(ui, number, stars);
        let at = pos2(x, at.y);
        x = paint_words(ui, at, Align2::LEFT_CENTER, sign, Text::Page, false, ink).max.x + 2.0;
    }
}
