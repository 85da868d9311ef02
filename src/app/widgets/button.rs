//! Buttons.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Color32, CornerRadius, Id, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::finger::fit;
use super::icons::Icon;
use super::paint::{focus_ring, galley, key_width, paint_key_cap};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonLook {
    /// The main button of a page.
    Primary,
    /// With a border.
    Outline,
    /// Words in the accent colour.
    Link,
    /// Only words, for bars and lists.
    Bare,
}

/// A button.
pub struct Button<'a> {
    words: &'a str,
    name: &'a str,
    icon: Option<Icon>,
    key: Option<String>,
    tip: Option<String>,
    look: ButtonLook,
    enabled: bool,
    small: bool,
    wide: bool,
    opens: bool,
    rises: bool,
    salt: Id,
}

/// The least width of a wide button.
const WIDE: f32 = 112.0;

impl<'a> Button<'a> {
    /// A bordered button with these words, which are also its accessible name.
    pub fn new(words: &'a str) -> Button<'a> {
        Button {
            words,
            name: words,
            icon: None,
            key: None,
            tip: None,
            look: ButtonLook::Outline,
            enabled: true,
            small: false,
            wide: false,
            opens: false,
            rises: false,
            salt: Id::unique("button"),
        }
    }

    /// An icon without words, with its accessible name.
    pub fn icon_only(icon: Icon, name: &'a str) -> Button<'a> {
        Button { words: "", name, icon: Some(icon), ..Button::new(name) }
    }

    /// A sign without words, such as `+`, with its accessible name.
    pub fn signed(sign: &'a str, name: &'a str) -> Button<'a> {
        Button { words: sign, ..Button::new(name) }
    }

    /// Sets an accessible name that differs from the words, for words that contain a key.
    pub fn named(self, name: &'a str) -> Self {
        Button { name, ..self }
    }

    /// Draws an icon before the words.
    pub fn icon(self, icon: Icon) -> Self {
        Button { icon: Some(icon), ..self }
    }

    /// Draws a key after the words; the key is not part of the name.
    pub fn key(self, key: impl Into<String>) -> Self {
        Button { key: Some(key.into()), ..self }
    }

    /// Leaves its key out, where there is no room for it.
    pub fn without_key(self) -> Self {
        Button { key: None, ..self }
    }

    /// Shows a tooltip.
    pub fn tip(self, tip: impl Into<String>) -> Self {
        Button { tip: Some(tip.into()), ..self }
    }

    /// Sets the look.
    pub fn look(self, look: ButtonLook) -> Self {
        Button { look, ..self }
    }

    /// Greys the button if `enabled` is false.
    pub fn enabled(self, enabled: bool) -> Self {
        Button { enabled, ..self }
    }

    /// Smaller letters and padding.
    pub fn small(self) -> Self {
        Button { small: true, ..self }
    }

    /// Wider than its words need, to be hit without care.
    pub fn wide(self) -> Self {
        Button { wide: true, ..self }
    }

    /// Draws the sign of something that opens.
    pub fn opens(self) -> Self {
        Button { opens: true, ..self }
    }

    /// Draws the sign of something that opens upwards.
    pub fn rises(self) -> Self {
        Button { opens: true, rises: true, ..self }
    }

    /// Distinguishes buttons with the same name.
    pub fn salt(self, salt: impl Hash + Debug) -> Self {
        Button { salt: self.salt.with(salt), ..self }
    }

    /// The button's id, for `ui.memory_mut(|memory| memory.request_focus(id))`.
    pub fn id(&self) -> Id {
        self.salt.with(self.name)
    }

    fn text(&self) -> Text {
        if self.small { Text::Chip } else { Text::Body }
    }

    fn inner_width(&self, ui: &Ui) -> f32 {
        let galley = galley(ui, self.words, self.text(), true, Color32::PLACEHOLDER);
        let mut width = galley.size().x;
        if self.icon.is_some() {
            width += 18.0 + if self.words.is_empty() { 0.0 } else { 8.0 };
        }
        if let Some(key) = &self.key {
            width += 8.0 + key_width(ui, key);
        }
        if self.opens {
            width += 14.0;
        }
        width
    }

    /// How wide it wants to be.
    pub fn width(&self, ui: &Ui) -> f32 {
        let pad = match self.look {
            ButtonLook::Link => 8.0,
            _ if self.small => 12.0,
            _ => 15.0,
        };
        let least = if self.wide { WIDE } else { Sizes::get().height.hit };
        (self.inner_width(ui) + 2.0 * pad).ceil().max(least)
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui, rect: Rect) -> Response {
        let theme = Theme::of(ui.ctx());
        let (id, rect) = (self.id(), fit(rect));
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        let name = self.name.to_owned();
        let enabled = self.enabled;
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
        if let Some(key) = &self.key {
            ui.ctx().accesskit_node_builder(id, |node| node.set_keyboard_shortcut(key.as_str()));
        }
        let sizes = Sizes::get();
        let corner = CornerRadius::same(sizes.radius.control);
        let lively = self.enabled && response.hovered();
        let (ground, border, ink) = match self.look {
            ButtonLook::Primary => (
                if lively { theme.accent.gamma_multiply(0.88) } else { theme.accent },
                Color32::TRANSPARENT,
                theme.on_accent,
            ),
            ButtonLook::Outline => (
                if lively { theme.accent_soft } else { theme.card },
                if lively { theme.accent } else { theme.line_of_controls() },
                theme.text,
            ),
            ButtonLook::Link => (
                if lively { theme.accent_soft } else { Color32::TRANSPARENT },
                Color32::TRANSPARENT,
                theme.accent,
            ),
            ButtonLook::Bare => (
                if lively { theme.sunken } else { Color32::TRANSPARENT },
                Color32::TRANSPARENT,
                theme.text,
            ),
        };
        let dim = |colour: Color32| if enabled { colour } else { colour.gamma_multiply(0.45) };
        let painter = ui.painter();
        painter.rect_filled(rect, corner, dim(ground));
        let line = Stroke::new(sizes.line.thin, dim(border));
        painter.rect_stroke(rect, corner, line, StrokeKind::Inside);
        let mut x = rect.center().x - self.inner_width(ui) / 2.0;
        let ink = dim(ink);
        if let Some(icon) = self.icon {
            let at = Rect::from_min_size(pos2(x, rect.center().y - 9.0), Vec2::splat(18.0));
            icon.paint(painter, at, ink);
            x += 26.0;
        }
        if !self.words.is_empty() {
            let galley = galley(ui, self.words, self.text(), true, ink);
            let at = pos2(x, rect.center().y - galley.size().y / 2.0);
            x += galley.size().x;
            painter.galley(at, galley, ink);
        }
        if let Some(key) = &self.key {
            let at = pos2(x + 8.0, rect.center().y);
            paint_key_cap(
                ui,
                at,
                key,
                if self.look == ButtonLook::Primary { ink } else { theme.muted },
            );
        }
        if self.opens {
            let at = pos2(x + 8.0, rect.center().y);
            let up = if self.rises { -1.0 } else { 1.0 };
            let corner = |x: f32, y: f32| at + vec2(x, y * up);
            let points = vec![corner(0.0, -2.5), corner(8.0, -2.5), corner(4.0, 3.5)];
            painter.add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
        }
        focus_ring(ui, &response, rect, sizes.radius.control);
        match self.tip {
            Some(tip) => response.on_hover_text(tip),
            None => response,
        }
    }
}
