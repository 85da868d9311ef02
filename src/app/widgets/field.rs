//! Text fields.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Range;

use egui::text::{CCursor, CCursorRange};
use egui::widgets::text_edit::TextEditState;
use egui::{
    Align2, Frame, Id, Key, Margin, Rect, Response, Stroke, StrokeKind, TextEdit, Ui, Vec2, pos2,
};

use super::appears::appears;
use super::finger::fit;
use super::icons::Icon;
use super::paint::focus_ring;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// A field to type in.
pub struct TextField<'a> {
    name: &'a str,
    hint: &'a str,
    icon: Option<Icon>,
    lines: usize,
    most: usize,
    enabled: bool,
    focus: bool,
    select: Option<Range<usize>>,
    salt: Id,
}

/// What happened in a field.
pub struct FieldText {
    pub response: Response,
    /// The text has changed.
    pub changed: bool,
    /// Enter was pressed in a field of one line.
    pub entered: bool,
}

impl<'a> TextField<'a> {
    /// A field of one line with this accessible name.
    pub fn new(name: &'a str) -> TextField<'a> {
        TextField {
            name,
            hint: "",
            icon: None,
            lines: 1,
            most: usize::MAX,
            enabled: true,
            focus: false,
            select: None,
            salt: Id::unique("text field"),
        }
    }

    /// The hint shown while it is empty.
    pub fn hint(self, hint: &'a str) -> Self {
        TextField { hint, ..self }
    }

    /// Draws an icon before the text.
    pub fn icon(self, icon: Icon) -> Self {
        TextField { icon: Some(icon), ..self }
    }

    /// Makes it a field of several lines, in which Enter begins a new one.
    pub fn lines(self, lines: usize) -> Self {
        TextField { lines, ..self }
    }

    /// Limits the number of letters.
    pub fn most(self, most: usize) -> Self {
        TextField { most, ..self }
    }

    /// Greys it if `enabled` is false.
    pub fn enabled(self, enabled: bool) -> Self {
        TextField { enabled, ..self }
    }

    /// Gives it the focus whenever it appears.
    pub fn focus(self) -> Self {
        TextField { focus: true, ..self }
    }

    /// Gives it the focus whenever it appears, with these letters selected.
    pub fn select(self, letters: Range<usize>) -> Self {
        TextField { focus: true, select: Some(letters), ..self }
    }

    /// Distinguishes fields with the same name.
    pub fn salt(self, salt: impl Hash + Debug) -> Self {
        TextField { salt: self.salt.with(salt), ..self }
    }

    /// The field's id, for `ui.memory_mut(|memory| memory.request_focus(id))`.
    pub fn id(&self) -> Id {
        self.salt.with(self.name)
    }

    /// Paints it. A field of one line should be as high as a button.
    pub fn show(self, ui: &mut Ui, rect: Rect, text: &mut String) -> FieldText {
        let (theme, rect) = (Theme::of(ui.ctx()), fit(rect));
        let radius = Sizes::get().radius.control;
        let id = self.id();
        let dim = |ink: egui::Color32| if self.enabled { ink } else { ink.gamma_multiply(0.45) };
        ui.painter().rect_filled(rect, radius, dim(theme.card));
        let mut inner = rect.shrink(1.0);
        if let Some(icon) = self.icon {
            let at = pos2(rect.min.x + 20.0, rect.min.y + rect.height().min(34.0) / 2.0);
            icon.paint(
                ui.painter(),
                Rect::from_center_size(at, Vec2::splat(18.0)),
                dim(theme.muted),
            );
            inner.min.x += 28.0;
        }
        let hint = egui::RichText::new(self.hint).color(theme.muted);
        let edit = if self.lines > 1 {
            TextEdit::multiline(text).desired_rows(self.lines)
        } else {
            TextEdit::singleline(text).align(Align2::LEFT_CENTER)
        };
        let edit = edit
            .id(id)
            .font(Text::Body.font(ui.ctx()))
            .hint_text(hint)
            .char_limit(self.most)
            .interactive(self.enabled)
            .frame(Frame::NONE.inner_margin(Margin::symmetric(10, 5)))
            .desired_width(f32::INFINITY);
        let response = if self.lines > 1 {
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner));
            child.set_clip_rect(inner.intersect(ui.clip_rect()));
            egui::ScrollArea::vertical()
                .id_salt(id)
                .auto_shrink([false, false])
                .show(&mut child, |ui| ui.add_sized(inner.size(), edit))
                .inner
        } else {
            ui.put(inner, edit)
        };
        let response = response.accessible_name(self.name);
        // Paint the border last, so that the field's background does not cover it.
        let border = if response.has_focus() { theme.accent } else { theme.control };
        let stroke = Stroke::new(Sizes::get().line.thin, dim(border));
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        focus_ring(ui, &response, rect, radius);
        if self.focus && appears(ui, id) {
            response.request_focus();
            if let Some(letters) = self.select {
                let mut typed = TextEditState::load(ui.ctx(), id).unwrap_or_default();
                let range =
                    CCursorRange::two(CCursor::new(letters.start), CCursor::new(letters.end));
                typed.cursor.set_char_range(Some(range));
                typed.store(ui.ctx(), id);
            }
        }
        let entered = self.lines == 1
            && response.lost_focus()
            && ui.input(|input| input.key_pressed(Key::Enter));
        FieldText { changed: response.changed(), entered, response }
    }
}
