//! Buttons for the answers to choose from, in as many rows as they need.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::widgets::button::Button;
use crate::app::widgets::paint::{flow, focus_ring, line, paint_key_cap, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

pub struct AnswerButtons {
    room: Rect,
    x: f32,
    y: f32,
}

impl AnswerButtons {
    const GAP: f32 = 8.0;

    fn height() -> f32 {
        Sizes::grown(32.0)
    }

    pub fn new(room: Rect, top: f32) -> AnswerButtons {
        AnswerButtons { room, x: room.min.x, y: top }
    }

    fn place(&mut self, width: f32, height: f32) -> Rect {
        if self.x + width > self.room.max.x - 4.0 && self.x > self.room.min.x {
            self.x = self.room.min.x;
            self.y += Self::height() + Self::GAP;
        }
        let rect = Rect::from_min_size(pos2(self.x, self.y), vec2(width, height));
        self.x = rect.max.x + Self::GAP;
        rect
    }

    /// An answer; returns whether it was clicked.
    pub fn choice(&mut self, ui: &mut Ui, words: &str, key: Option<&str>, chosen: bool) -> bool {
        self.answer(ui, words, key, chosen, Role::RadioButton)
    }

    /// One of several answers that may be right together; returns whether it was clicked.
    pub fn tick(&mut self, ui: &mut Ui, words: &str, chosen: bool) -> bool {
        self.answer(ui, words, None, chosen, Role::CheckBox)
    }

    fn answer(
        &mut self,
        ui: &mut Ui,
        words: &str,
        key: Option<&str>,
        chosen: bool,
        role: Role,
    ) -> bool {
        let theme = Theme::of(ui.ctx());
        // Width of the key's cap and the space after it.
        const CAP: f32 = 28.0;
        let ink = if chosen { theme.accent } else { theme.text };
        let runs = [run(words, Text::Body, chosen, ink)];
        let bold = [run(words, Text::Body, true, ink)];
        let before = if key.is_some() { CAP } else { 0.0 };
        let most = self.room.width() - 36.0 - before;
        let size = flow(ui, &bold, most, 3).size();
        let height = (size.y + 10.0).max(Self::height());
        let rect = self.place((size.x + 28.0 + before).max(Sizes::grown(38.0)), height);
        self.y += height - Self::height();
        let id = Id::unique(("answer", words));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::selected(role, true, chosen, words));
        let ground = if chosen || response.hovered() { theme.accent_soft } else { theme.card };
        let radius = Sizes::get().radius.control;
        ui.painter().rect_filled(rect, radius, ground);
        let (width, edge) = if chosen { (2.0, theme.accent) } else { (1.0, theme.control) };
        let stroke = Stroke::new(width, edge);
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        let galley = flow(ui, &runs, most, 3);
        if let Some(key) = key {
            let ink = if chosen { theme.accent } else { theme.muted };
            paint_key_cap(ui, pos2(rect.min.x + 12.0, rect.center().y), key, ink);
        }
        let at = rect.with_min_x(rect.min.x + before).center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, ink);
        focus_ring(ui, &response, rect, radius);
        response.clicked()
    }

    /// The store as an answer, and beside it what may be clicked instead; returns whether the store
    /// was pressed.
    pub fn store(&mut self, ui: &mut Ui, chosen: Option<&str>) -> bool {
        let is_pressed = self.choice(ui, say::learn::your_store(), None, chosen == Some("store"));
        let words = match chosen.filter(|place| *place != "store") {
            Some(place) => say::learn::ChosePlace { place }.text(),
            None => say::learn::or_a_hole().to_owned(),
        };
        let at = pos2(self.x + 4.0, self.y + Self::height() / 2.0);
        let ink = Theme::of(ui.ctx()).muted;
        line(ui, at, Align2::LEFT_CENTER, &run(&words, Text::Body, false, ink));
        is_pressed
    }

    /// Numbers from 0, of which the first ten have a button each; returns the one just chosen.
    pub fn numbers(&mut self, ui: &mut Ui, chosen: Option<u16>) -> Option<u16> {
        // Larger numbers are reached by the first and the last button.
        const READY: u16 = 10;
        let now = chosen.unwrap_or(0);
        let first = if now >= READY { now.saturating_sub(4) } else { 0 };
        let mut picked = None;
        if first > 0 && self.button(ui, Button::signed("−", say::learn::one_fewer())) {
            picked = Some(now.saturating_sub(1));
        }
        for number in first..first + READY {
            if self.choice(ui, &number.to_string(), None, chosen == Some(number)) {
                picked = Some(number);
            }
        }
        if self.button(ui, Button::signed("+", say::learn::one_more_of_them())) {
            picked = Some(if now < READY { READY } else { now + 1 });
        }
        picked
    }

    /// A button; returns whether it was clicked.
    fn button(&mut self, ui: &mut Ui, button: Button<'_>) -> bool {
        let rect = self.place(button.width(ui).max(Sizes::grown(38.0)), Self::height());
        button.show(ui, rect).clicked()
    }

    pub fn end(&self) -> f32 {
        if self.x > self.room.min.x { self.y + Self::height() + 6.0 } else { self.y }
    }
}
