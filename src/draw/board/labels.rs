//! Counts, hole names and captions. They are painted, not widgets: the holes' buttons tell a
//! screen reader the same.

use std::sync::Arc;

use egui::epaint::Mesh;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, Color32, CornerRadius, Galley, Rect, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2,
};

use super::easel::Easel;
use super::geometry::{BoardForm, PillsWay};
use super::sprites;
use super::tones::Boards;
use super::view::{BoardView, Spot};
use crate::draw::sizes::Sizes;
use crate::narration::board as words;
use crate::rules::Side;
use crate::rules::board::{Colour, Hole, Place};
use crate::texts::messages as say;

/// Boards narrower than this go without captions; counts stay.
const CAPTIONS_FROM: f32 = 380.0;
/// Boards narrower than this count no empty holes of four rows.
const EMPTY_FROM: f32 = 440.0;
/// Points from hole to hole of four rows from which all names fit before their counts.
const NAMED_FROM: f32 = 50.0;
/// Opacity of a name before its count.
const NAME_INK: f32 = 0.75;
/// Narrower than this, captions are the side's name alone.
const FULL_CAPTIONS_FROM: f32 = 540.0;
/// Height of a count's ground, in lines of its figures.
pub(crate) const COUNT_HEIGHT: f32 = 1.10;
/// The least space between a name and a count, in points.
const NAME_GAP: f32 = 6.0;

impl Easel<'_> {
    /// Every count, name and caption of a board.
    pub fn labels(&self, view: &BoardView, sheet: TextureId) {
        if view.names_only {
            self.geometry.form.shape().holes().for_each(|hole| self.small_name(hole));
            return;
        }
        let mut signs = Mesh::with_texture(sheet);
        let width = self.usual_width();
        let names = self.has_names();
        for place in self.geometry.form.places() {
            match (self.geometry.form, place) {
                (BoardForm::Ring, Place::Hole(hole)) => self.ring_counts(view, hole, &mut signs),
                _ => self.count(view, place, names),
            }
            if let (true, Place::Hole(hole)) = (names, place) {
                self.letter(hole);
            }
        }
        self.painter.add(signs);
        if width >= CAPTIONS_FROM {
            for (side, _) in view.ends() {
                self.caption(view, side);
            }
        }
    }

    /// The width of a board with letters of the usual size and as much space for them.
    fn usual_width(&self) -> f32 {
        self.frame.rect.width() / self.magnified
    }

    /// Whether names and counts are apart from each other; on a smaller board they would touch.
    pub(super) fn has_names(&self) -> bool {
        let from = match self.geometry.form {
            BoardForm::TwoRows { .. } => 780.0,
            BoardForm::FourRows { .. } => 61.0 / self.geometry.four_rows_step(),
            BoardForm::Ring => 225.0,
        };
        self.usual_width() >= from
    }

    pub(crate) fn count_size(&self) -> f32 {
        let count = &Sizes::get().count;
        match self.geometry.form {
            BoardForm::TwoRows { .. } => count.two_rows,
            BoardForm::FourRows { .. } => count.four_rows,
            // A ring is narrower for the same height.
            BoardForm::Ring => count.ring * 1.45,
        }
    }

    /// The counts of stores and trays may be larger than those of small holes.
    pub(crate) fn count_size_of(&self, place: Place) -> f32 {
        match place {
            Place::Hole(_) => self.count_size(),
            _ => self.count_size().max(Sizes::get().count.two_rows),
        }
    }

    /// The count of a place; `named` if the names of the holes are written too.
    fn count(&self, view: &BoardView, place: Place, named: bool) {
        let Some(at) = self.geometry.pill(place) else { return };
        let size = self.count_size_of(place);
        let pill = &Boards::get().pill;
        let text = view.count_text(place.into());
        let is_small = self.usual_width() < EMPTY_FROM;
        let is_plain = text == "0" && view.count_tint(place.into()).is_none();
        if let (true, true, BoardForm::FourRows { .. }, Place::Hole(_)) =
            (is_small, is_plain, self.geometry.form, place)
        {
            // An empty hole looks empty, and its count would cover half of it.
            return;
        }
        let with_name = match place {
            Place::Hole(hole) if !named => self.with_name(hole, &text, size).or_else(|| {
                // `12 + 1` without blanks rather than without its name.
                self.with_name(hole, &text.replace(' ', ""), size)
            }),
            _ => None,
        };
        let lay = |text: String| self.painter.layout_no_wrap(text, self.font(size), pill.figures);
        // On four rows a count must stay clear of the rings around its hole.
        let ends =
            if matches!(self.geometry.form, BoardForm::FourRows { .. }) { 0.55 } else { 0.85 };
        let size_of = |galley: &Galley| {
            let height = galley.size().y * COUNT_HEIGHT;
            vec2((galley.size().x + ends * height).max(1.12 * height), height)
        };
        let mut galley = with_name.unwrap_or_else(|| lay(text.clone()));
        if let (BoardForm::FourRows { .. }, Place::Hole(hole), true) =
            (self.geometry.form, place, named)
        {
            // `12 + 1` without blanks, where it would come too close to the next hole's name.
            let step = self.frame.length(self.geometry.four_rows_step());
            if size_of(&galley).x > step - self.letter_width(hole) - 2.0 * NAME_GAP {
                galley = lay(text.replace(' ', ""));
            }
        }
        let Vec2 { x: width, y: height } = size_of(&galley);
        let mut centre = self.frame.point(at);
        if let (BoardForm::FourRows { .. }, Place::Hole(hole)) = (self.geometry.form, place) {
            let letter = self.geometry.letter(hole);
            let name = letter.map_or(centre.x, |letter| self.frame.point(letter).x);
            if named {
                // Between its own name and that of the next hole.
                let half = 0.5 * self.letter_width(hole) + NAME_GAP + 0.5 * width;
                let next = name + self.frame.length(self.geometry.four_rows_step());
                centre.x = centre.x.min(next - half).max(name + half);
            } else {
                centre.x = (centre.x + name) / 2.0;
            }
        }
        let rect = Rect::from_center_size(centre, vec2(width, height));
        self.pill(rect, view, place.into(), pill.ground);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, pill.figures);
    }

    /// The count of a hole of rows with its name before it, where the board is too small for both
    /// apart and the two fit side by side.
    fn with_name(&self, hole: Hole, count: &str, size: f32) -> Option<Arc<Galley>> {
        let pill = &Boards::get().pill;
        let room = match self.geometry.form {
            BoardForm::TwoRows { .. } => {
                self.frame.rect(self.geometry.pit(Place::Hole(hole))?.rect()).width()
            }
            BoardForm::FourRows { .. } => {
                let step = self.frame.length(self.geometry.four_rows_step());
                if step < NAMED_FROM { 0.0 } else { step - NAME_GAP }
            }
            BoardForm::Ring => return None,
        };
        let format = |font, ink| TextFormat { font_id: font, color: ink, ..Default::default() };
        let mut job = LayoutJob::default();
        let ink = pill.figures.gamma_multiply(NAME_INK);
        job.append(&hole.to_string(), 0.0, format(self.light_font(size), ink));
        job.append(count, 0.3 * self.font(size).size, format(self.font(size), pill.figures));
        let galley = self.painter.layout_job(job);
        (galley.size().x + 0.9 * galley.size().y <= room).then_some(galley)
    }

    fn pill(&self, rect: Rect, view: &BoardView, spot: Spot, ground: Color32) {
        self.written.borrow_mut().counts.push(rect);
        let corner = CornerRadius::same((rect.height() / 2.0).min(255.0) as u8);
        self.painter.rect_filled(rect, corner, ground);
        if let Some(tint) = view.count_tint(spot) {
            let stroke = Stroke::new(2.0 * self.scale, self.tint(tint));
            self.painter.rect_stroke(rect, corner, stroke, StrokeKind::Middle);
        }
    }

    /// Two counts, each with the sign of its colour: side by side, one above the other, or on a
    /// small board both in one without the signs.
    fn ring_counts(&self, view: &BoardView, hole: Hole, signs: &mut Mesh) {
        let pill = &Boards::get().pill;
        let font = self.font(self.count_size());
        let place = self.geometry.ring_pills(hole, self.usual_width());
        let joined = place.way == PillsWay::Joined;
        let counts = Colour::ALL.map(|colour| {
            let spot = Spot::Heap(hole, colour);
            let empty = view.heap(hole.into()).of(colour) == 0 && view.sown(spot) == 0;
            let dim = if empty { 0.6 } else { 1.0 };
            let text = view.count_text(spot);
            let ink = pill.figures.gamma_multiply(dim);
            (spot, colour, dim, self.painter.layout_no_wrap(text, font.clone(), ink))
        });
        let height = counts[0].3.size().y * 1.08;
        let sign = if joined { 0.0 } else { 0.62 * height };
        let ends = if joined { 0.5 * height } else { 0.72 * height };
        let width = |galley: &egui::Galley| galley.size().x + sign + ends;
        let gap = if joined { -1.0 } else { 2.0 };
        let inner = self.frame.point(place.inner);
        let whole: f32 = counts.iter().map(|(.., galley)| width(galley)).sum::<f32>() + gap;
        // The left end of a count so wide and at this height, within the board.
        let middle = self.frame.point(self.geometry.middle());
        let left_of = |width: f32, y: f32| {
            let unit = self.frame.length(1.0);
            let y = (y - self.frame.rect.min.y) / unit;
            let reach = self.geometry.ring_reach(y, height / unit) * unit;
            if place.side > 0.0 {
                inner.x.min(middle.x + reach - width)
            } else {
                (inner.x - width).max(middle.x - reach)
            }
        };
        let mut left = left_of(whole, inner.y);
        if joined {
            let rect = Rect::from_min_size(pos2(left, inner.y - height / 2.0), vec2(whole, height));
            self.pill(rect, view, counts[0].0, pill.ground);
        }
        for (at, (spot, colour, dim, galley)) in counts.into_iter().enumerate() {
            let size = vec2(width(&galley), height);
            let centre_y = if place.way == PillsWay::Stacked {
                let apart = self.frame.length(0.0255).clamp((height + gap) / 2.0, 0.75 * height);
                let y = inner.y + apart * if at == 0 { -1.0 } else { 1.0 };
                left = left_of(size.x, y);
                y
            } else {
                inner.y
            };
            let rect = Rect::from_min_size(pos2(left, centre_y - height / 2.0), size);
            left += size.x + gap;
            let text_y = centre_y - galley.size().y / 2.0;
            if joined {
                let middle = rect.center().x - galley.size().x / 2.0;
                self.painter.galley(pos2(middle, text_y), galley, pill.figures);
                continue;
            }
            self.pill(rect, view, spot, pill.ground);
            let middle = pos2(rect.min.x + 0.24 * height + sign / 2.0, centre_y);
            let quad = Rect::from_center_size(middle, Vec2::splat(1.16 * sign));
            let tone = Color32::WHITE.gamma_multiply(dim);
            signs.add_rect_with_uv(quad, sprites::sign_cell(colour), tone);
            let text = pos2(middle.x + sign / 2.0 + 0.16 * height, text_y);
            self.painter.galley(text, galley, pill.figures);
        }
    }

    fn letter(&self, hole: Hole) {
        let Some(at) = self.geometry.letter(hole) else { return };
        let at = self.frame.point(at);
        let font = self.font(self.letter_size());
        if self.geometry.form == BoardForm::Ring {
            // South's numbers are in circles, North's in squares.
            let half = 0.80 * font.size;
            let stroke = Stroke::new(1.4, self.ink());
            if hole.owner() == Side::South {
                self.painter.circle_stroke(at, half, stroke);
            } else {
                let rect = Rect::from_center_size(at, Vec2::splat(1.88 * half));
                self.painter.rect_stroke(rect, 2.0, stroke, StrokeKind::Middle);
            }
        }
        self.painter.text(at, Align2::CENTER_CENTER, hole.to_string(), font, self.ink());
    }

    /// The name of a hole alone, about where its count would be.
    fn small_name(&self, hole: Hole) {
        let place = Place::Hole(hole);
        let (Some(pit), Some(name)) = (self.geometry.pit(place), self.geometry.letter(hole)) else {
            return;
        };
        let at = match self.geometry.form {
            // Clear of the rings around the holes.
            BoardForm::TwoRows { .. } => {
                name + 0.66 * (self.geometry.pill(place).unwrap_or(name) - name)
            }
            BoardForm::FourRows { .. } => pos2(pit.centre.x, name.y),
            // A little further from the holes than with its circle.
            BoardForm::Ring => name + 0.05 * (self.geometry.middle() - name),
        };
        let (font, centre) = (self.font(self.letter_size()), Align2::CENTER_CENTER);
        self.painter.text(self.frame.point(at), centre, hole.to_string(), font, self.ink());
    }

    fn letter_size(&self) -> f32 {
        match self.geometry.form {
            BoardForm::TwoRows { .. } => 13.0,
            BoardForm::FourRows { .. } => 11.5,
            BoardForm::Ring => 18.0,
        }
    }

    fn letter_width(&self, hole: Hole) -> f32 {
        let font = self.font(self.letter_size());
        self.painter.layout_no_wrap(hole.to_string(), font, self.ink()).size().x
    }

    fn caption(&self, view: &BoardView, side: Side) {
        let Some(at) = self.geometry.caption(side) else { return };
        let at = self.frame.point(at);
        let name = match view.reader == Some(side) {
            true => say::labels::you(),
            false => words::side(side),
        };
        let centre = Align2::CENTER_CENTER;
        let full = self.usual_width() >= FULL_CAPTIONS_FROM;
        match self.geometry.form {
            BoardForm::TwoRows { .. } => {
                self.painter.text(at, centre, name, self.font(13.0), self.ink());
            }
            BoardForm::FourRows { .. } => {
                let drawn = self.painter.text(at, centre, name, self.font(13.0), self.ink());
                let font = self.light_font(11.5);
                let below =
                    self.painter.layout_no_wrap(say::labels::extra().to_owned(), font, self.ink());
                let corner = pos2(at.x - below.size().x / 2.0, drawn.max.y - 1.0);
                // If it does not fit above the tray it is left out: the player's strip says it too.
                let tray = self.geometry.end(side).and_then(|end| self.geometry.pit(end));
                let floor = tray.map_or(f32::MAX, |pit| self.frame.rect(pit.rect()).min.y);
                if corner.y + below.size().y <= floor {
                    self.painter.galley(corner, below, self.ink());
                }
            }
            BoardForm::Ring => {
                let text = if full {
                    say::names::RingCaption { owner: side }.text()
                } else {
                    name.to_owned()
                };
                self.painter.text(at, centre, text, self.font(18.0), self.ink());
            }
        }
    }
}

#[cfg(test)]
#[path = "labels_tests.rs"]
mod tests;
