//! What all painting on a board shares: where it is, how thick lines are, how a mark gets its
//! dark casing.

use egui::{Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use std::cell::RefCell;
use std::rc::Rc;

use super::geometry::{Frame, Geometry, Pit};
use super::tones::{MarkTones, Stuff};
use super::view::{Spot, Tint};
use crate::draw::fonts::bold_family;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::rules::Colour;

/// Points on a quarter of a rim.
const ARC: usize = 20;
/// How much of the casing shows on each side of a mark, in points at a board width of 900.
const CASING: f32 = 1.4;

pub(crate) struct Easel<'a> {
    pub painter: &'a Painter,
    pub frame: Frame,
    pub geometry: Geometry,
    pub theme: &'a Theme,
    pub stuff: Option<&'static Stuff>,
    pub marks: &'static MarkTones,
    /// Scales line widths, which are given for a board 900 points wide, to this board.
    pub scale: f32,
    /// How much larger than usual counts, names and marks are.
    pub magnified: f32,
    /// What is written on the board so far, so that nothing is written over it.
    pub written: Rc<RefCell<Written>>,
}

/// The rectangles of the counts and of the tags.
#[derive(Default)]
pub(crate) struct Written {
    pub counts: Vec<Rect>,
    pub tags: Vec<Rect>,
}

/// A hole with a smaller radius, in points, is not split into two colours.
const LEAST_HALVED: f32 = 3.0;

#[derive(Clone, Copy)]
pub(crate) enum Dash {
    Solid,
    /// Lengths of the dash and of the gap, at a board width of 900.
    Broken(f32, f32),
    /// Round dots as wide as the line: their distance, at a board width of 900.
    Dotted(f32),
}

impl<'a> Easel<'a> {
    pub fn new(
        painter: &'a Painter,
        frame: Frame,
        geometry: Geometry,
        theme: &'a Theme,
        stuff: Option<&'static Stuff>,
        magnified: f32,
    ) -> Easel<'a> {
        let scale = (frame.rect.width() / Sizes::get().count.board_width).clamp(0.55, 1.5);
        let scale = scale * magnified;
        Easel {
            painter,
            frame,
            geometry,
            theme,
            stuff,
            marks: MarkTones::get(),
            scale,
            magnified,
            written: Rc::default(),
        }
    }

    /// The colour of letters and engraved lines.
    pub fn ink(&self) -> Color32 {
        self.stuff.map_or(self.theme.text, |stuff| stuff.ink)
    }

    pub fn tint(&self, tint: Tint) -> Color32 {
        match tint {
            Tint::White => self.marks.white,
            Tint::Cyan => self.marks.cyan,
            Tint::Yellow => self.marks.yellow,
            Tint::Orange => self.marks.orange,
            Tint::Faint => self.marks.faint,
        }
    }

    /// The colour under marks, without its transparency.
    pub fn casing(&self) -> Color32 {
        let [r, g, b, _] = self.marks.casing.to_srgba_unmultiplied();
        Color32::from_rgb(r, g, b)
    }

    /// Bold text that is `size` at a board width of 900 and never gets too small to read.
    pub fn font(&self, size: f32) -> FontId {
        FontId::new(self.text_size(size), bold_family())
    }

    /// The same, regular weight.
    pub fn light_font(&self, size: f32) -> FontId {
        FontId::new(self.text_size(size), FontFamily::Proportional)
    }

    fn text_size(&self, size: f32) -> f32 {
        let count = &Sizes::get().count;
        let usual = size * self.frame.rect.width() / count.board_width;
        self.magnified * usual.clamp(count.least, 1.5 * size)
    }

    /// The rim of a spot on the screen, `out` points further out than the pit, as a closed line.
    pub fn rim(&self, spot: Spot, out: f32) -> Vec<Pos2> {
        let Some(pit) = self.geometry.pit(spot.place()) else { return Vec::new() };
        let points = distinct(self.outline(&pit, out));
        let Spot::Heap(_, colour) = spot else { return points };
        // A tiny hole gets a whole ring.
        if pit.half.x * self.frame.rect.width() + out < LEAST_HALVED {
            return points;
        }
        // Half a hole: points beyond the middle line are moved onto it.
        let middle = self.frame.point(pit.centre).x;
        let (low, high) = if colour == Colour::Red {
            (f32::MIN, middle - out.min(0.0) - 1.0)
        } else {
            (middle + 1.0, f32::MAX)
        };
        let halved = points.into_iter().map(|point| Pos2::new(point.x.clamp(low, high), point.y));
        distinct(halved.collect())
    }

    /// The rim of a pit, or of the board itself.
    pub fn outline(&self, pit: &Pit, out: f32) -> Vec<Pos2> {
        let centre = self.frame.point(pit.centre);
        let half = pit.half * self.frame.rect.width() + Vec2::splat(out);
        let half = half.max(Vec2::ZERO);
        let corner = (self.frame.length(pit.corner) + out).clamp(0.0, half.min_elem());
        let core = half - Vec2::splat(corner);
        let quarter = std::f32::consts::FRAC_PI_2;
        let corners = [vec2(1.0, 1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0), vec2(1.0, -1.0)];
        let points = corners.iter().enumerate().flat_map(|(at, sign)| {
            (0..=ARC).map(move |step| {
                let angle = quarter * (at as f32 + step as f32 / ARC as f32);
                centre + *sign * core + corner * Vec2::angled(angle)
            })
        });
        points.collect()
    }

    /// A ring around a spot with its casing. `out` and `width` are points at a width of 900.
    pub fn ring(&self, spot: Spot, out: f32, width: f32, colour: Color32, dash: Dash) {
        // Rings of neighbours must not touch, however wide their lines are.
        let line = self.rim(spot, out * self.scale / self.magnified);
        if line.is_empty() {
            return;
        }
        let width = width * self.scale;
        let under = Stroke::new(width + 2.0 * CASING * self.scale, self.marks.casing);
        self.painter.add(Shape::closed_line(line.clone(), under));
        self.broken(line, Stroke::new(width, colour), dash, true);
    }

    /// A line, perhaps broken; a closed one gets whole dashes.
    pub fn broken(&self, mut line: Vec<Pos2>, stroke: Stroke, dash: Dash, closed: bool) {
        let (on, off) = match dash {
            Dash::Solid => {
                self.painter.add(if closed {
                    Shape::closed_line(line, stroke)
                } else {
                    Shape::line(line, stroke)
                });
                return;
            }
            Dash::Broken(on, off) => (on, off),
            Dash::Dotted(step) => (0.0, step),
        };
        if closed && let Some(&first) = line.first() {
            line.push(first);
        }
        let length: f32 = line.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        let wanted = (on + off) * self.scale;
        let count = (length / wanted).round().max(1.0);
        let fit = if closed { length / (count * wanted) } else { 1.0 };
        let (on, off) = (on * self.scale * fit, off * self.scale * fit);
        self.painter.extend(match dash {
            Dash::Dotted(_) => Shape::dotted_line(&line, stroke.color, off, 0.5 * stroke.width),
            _ => Shape::dashed_line(&line, stroke, on, off),
        });
    }
}

/// Drops points that coincide with their neighbour: they would tear the edges of a closed line.
fn distinct(points: Vec<Pos2>) -> Vec<Pos2> {
    let apart = |a: Pos2, b: Pos2| a.distance(b) > 0.05;
    let mut line: Vec<Pos2> = Vec::with_capacity(points.len());
    for point in points {
        if line.last().is_none_or(|&last| apart(last, point)) {
            line.push(point);
        }
    }
    while line.len() > 1 && !apart(line[0], line[line.len() - 1]) {
        line.pop();
    }
    line
}
