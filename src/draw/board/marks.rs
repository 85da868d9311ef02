//! The marks on the board. Each has a dark casing, so that it is visible on every material, and its
//! own shape: no mark is known by its colour alone.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::easel::{Dash, Easel, Written};
use super::geometry::{BoardForm, Pit};
use super::path;
use super::seeds::half_length;
use super::view::{ArrowWay, BoardMark, MarkLevel, Spot, Tint};
use crate::draw::sizes::Sizes;
use crate::rules::board::{Colour, Hole, Place};

const LONG: Dash = Dash::Broken(15.0, 8.0);
const SHORT: Dash = Dash::Broken(7.0, 6.0);
const DOTS: Dash = Dash::Dotted(7.2);
/// Teeth of a jagged ring, and how far they point inwards, in points at a board width of 900.
const TEETH: usize = 16;
const TOOTH: f32 = 7.0;
/// How near to the middle of its pit an arrow ends, in half widths of the pit.
const INTO_PIT: f32 = 0.6;
/// How far outside the rim a mark runs, in points at a board width of 900.
const CLOSE: f32 = 4.0;
/// Width of the ring of a playable hole on a board without wood.
const PLAYABLE_LINED: f32 = 5.0;
const WIDE: f32 = 9.5;
/// The same on four rows, whose names and counts are near to the rims.
const CLOSE_ROWS: f32 = 1.2;
const WIDE_ROWS: f32 = 5.2;
/// How far from the middle of a hole of the ring the letters of its colours are, in half widths.
pub const COLOUR_ASIDE: f32 = 0.6;
/// Width of the words of a worth, in half widths of their pit: those of two neighbours must not
/// touch.
const ROOM: f32 = 2.2;

/// Points between two tags side by side, with their edges.
const APART: f32 = 6.0;

impl Easel<'_> {
    /// The marks above the seeds and below the counts.
    pub fn rings(&self, marks: &[&BoardMark]) {
        for mark in marks {
            match **mark {
                // The ring of what is captured there stays visible.
                BoardMark::Last(place) if marks.contains(&&BoardMark::Taken(place.into())) => {
                    self.ring(place.into(), self.outs().1, 2.4, self.marks.yellow, Dash::Solid);
                }
                _ => self.ring_of(mark),
            }
        }
        for mark in marks {
            if let BoardMark::Sown { spot, seeds: 1.. } = mark {
                self.ghost(*spot);
            }
        }
        self.paths(marks);
    }

    /// How far outside the rim a mark runs: one alone, and a second around it.
    fn outs(&self) -> (f32, f32) {
        match self.geometry.form {
            BoardForm::FourRows { .. } => (CLOSE_ROWS, WIDE_ROWS),
            _ => (CLOSE, WIDE),
        }
    }

    fn ring_of(&self, mark: &BoardMark) {
        let m = self.marks;
        let (close, wide) = self.outs();
        match *mark {
            // Rims are light lines too there: a wide line tells the difference.
            BoardMark::Playable(spot) if self.stuff.is_none() => {
                self.ring(spot, close, PLAYABLE_LINED, m.white, Dash::Solid)
            }
            BoardMark::Playable(spot) => self.ring(spot, close, 1.8, m.white, Dash::Solid),
            BoardMark::Chosen(spot) => self.ring(spot, close, 3.6, m.cyan, Dash::Solid),
            BoardMark::Last(place) => {
                self.ring(place.into(), close, 3.4, m.yellow, Dash::Solid);
                self.ring(place.into(), wide, 1.6, m.yellow, Dash::Solid);
            }
            BoardMark::Taken(spot) => self.ring(spot, close, 4.2, m.orange, LONG),
            BoardMark::Lost(spot) => self.jagged(spot, close, 2.6, m.orange),
            BoardMark::TakenBefore(spot) => self.ring(spot, close, 2.4, m.orange, DOTS),
            BoardMark::Lit(place) => self.ring(place.into(), close, 3.4, m.orange, SHORT),
            BoardMark::Answer(place) => self.ring(place.into(), close, 3.4, m.white, DOTS),
            BoardMark::Edited(place) => self.ring(place.into(), close, 2.4, m.white, SHORT),
            _ => {}
        }
    }

    /// A ring of teeth that point inwards, with its casing.
    fn jagged(&self, spot: Spot, out: f32, width: f32, colour: Color32) {
        let rim = self.rim(spot, out * self.scale);
        let Some(middle) = self.centre(spot).map(|at| self.frame.point(at)) else { return };
        let points = evenly(&rim, 2 * TEETH).into_iter().enumerate();
        let line: Vec<Pos2> = points
            .map(|(number, at)| {
                let deep = if number % 2 == 0 { 0.0 } else { TOOTH * self.scale };
                at + (middle - at).normalized() * deep
            })
            .collect();
        let width = width * self.scale;
        let under = Stroke::new(width + 3.0 * self.scale, self.marks.casing);
        self.painter.add(Shape::closed_line(line.clone(), under));
        self.painter.add(Shape::closed_line(line, Stroke::new(width, colour)));
    }

    /// The marks above the counts and the focus: numbers of laps, arrows, tags and, on top of
    /// everything, the ways.
    pub fn signs(&self, marks: &[&BoardMark]) {
        self.lap_numbers(marks);
        for mark in marks {
            match mark {
                BoardMark::Hint { from, to } => self.arrow(*from, *to, self.marks.yellow),
                BoardMark::Colours { hole, near } => {
                    for colour in Colour::ALL {
                        self.colour(*hole, colour, *near == Some(colour));
                    }
                }
                _ => {}
            }
        }
        for mark in marks {
            match mark {
                BoardMark::Tag { place, text, tint, level } => {
                    self.tag(*place, text, *tint, *level)
                }
                BoardMark::TagBetween { places, text, tint } => {
                    self.tag_between(*places, text, *tint)
                }
                BoardMark::Worth { place, words, tint } => self.worth(*place, words, *tint),
                _ => {}
            }
        }
        for mark in marks {
            if let BoardMark::Ways { hole, left, right } = mark {
                self.direction(*hole, -1.0, *left);
                self.direction(*hole, 1.0, *right);
            }
        }
    }

    /// The keyboard focus, below words and arrows: it may go around them.
    pub fn focus_of(&self, marks: &[BoardMark]) {
        for mark in marks {
            if let BoardMark::Focus(spot) = mark {
                self.focus(*spot);
            }
        }
    }

    /// The keyboard focus: the accent colour on the colour of cards, visible on any board.
    fn focus(&self, spot: Spot) {
        let line = &Sizes::get().line;
        let out = match spot {
            // Inside the rim: around it would cover names and counts.
            Spot::Place(Place::Hole(_))
                if matches!(self.geometry.form, BoardForm::FourRows { .. }) =>
            {
                -line.focus_gap - 0.5 * line.focus
            }
            Spot::Place(_) => CLOSE * self.scale + line.focus_gap + 0.5 * line.focus + 1.0,
            Spot::Heap(..) => line.focus_gap,
        };
        let rim = self.rim(spot, out);
        let under = Stroke::new(line.focus + 3.0, self.theme.card);
        self.painter.add(Shape::closed_line(rim.clone(), under));
        self.painter.add(Shape::closed_line(rim, Stroke::new(line.focus, self.theme.accent)));
    }

    /// The path of captured seeds to the store.
    pub fn sweep(&self, way: &[Pos2]) {
        if way.len() < 2 {
            return;
        }
        let line: Vec<Pos2> = way.iter().map(|&at| self.frame.point(at)).collect();
        let width = 1.5 * self.scale;
        let under = self.marks.casing.gamma_multiply(0.5);
        self.painter.add(Shape::line(line.clone(), Stroke::new(2.0 * width, under)));
        let dash = Dash::Broken(4.0, 4.4);
        self.broken(line, Stroke::new(width, self.marks.white.gamma_multiply(0.8)), dash, false);
    }

    /// The middle of a pit, or of one half of it, in board units.
    fn centre(&self, spot: Spot) -> Option<Pos2> {
        match spot {
            Spot::Place(place) => self.geometry.pit(place).map(|pit| pit.centre),
            Spot::Heap(hole, colour) => {
                self.geometry.heap_rect(hole.into(), colour).map(|half| half.center())
            }
        }
    }

    /// The outline of a seed that would land there.
    fn ghost(&self, spot: Spot) {
        let colour = match spot {
            Spot::Place(_) => None,
            Spot::Heap(_, colour) => Some(colour),
        };
        let Some(centre) = self.centre(spot).map(|at| self.frame.point(at)) else { return };
        let half = self.frame.length(half_length(self.geometry.form, colour));
        let half = match colour {
            Some(Colour::Red) => Vec2::splat(half),
            Some(Colour::Blue) => vec2(half, 0.53 * half),
            None => vec2(half, 0.80 * half),
        };
        let line: Vec<_> = (0..32)
            .map(|step| centre + half * Vec2::angled(step as f32 / 32.0 * std::f32::consts::TAU))
            .collect();
        let body = self.marks.white.gamma_multiply(0.45);
        self.painter.add(Shape::convex_polygon(line.clone(), body, Stroke::NONE));
        let width = 2.0 * self.scale;
        let under = Stroke::new(2.0 * width, self.marks.casing);
        self.painter.add(Shape::closed_line(line.clone(), under));
        self.broken(line, Stroke::new(width, self.marks.cyan), Dash::Broken(3.6, 2.8), true);
    }

    fn tag(&self, place: Place, text: &str, tint: Tint, level: MarkLevel) {
        let Some(pit) = self.geometry.pit(place) else { return };
        let galley = self.tag_words(text);
        let size = self.tag_size(&galley);
        let levels = [level, MarkLevel::Middle, MarkLevel::Low, MarkLevel::High];
        let places = |lift| levels.map(|level| self.tag_place(place, &pit, size, (level, lift)));
        let places = [places(true), places(false)].concat();
        let reach = self.frame.length(1.2 * pit.half.x);
        let free = places.iter().find_map(|rect| self.written.borrow().free(*rect, reach));
        // Over another tag it would hide both; a count alone gives way.
        let is_alone = |rect: &Rect| !self.written.borrow().has_tag(*rect);
        if let Some(rect) = free.or_else(|| places.into_iter().find(is_alone)) {
            self.tag_in(rect, galley, tint);
        }
    }

    /// Where a tag of this size goes at this height, without regard to other tags; a wide one of
    /// four rows above its hole, if it may be lifted.
    fn tag_place(
        &self,
        place: Place,
        pit: &Pit,
        size: Vec2,
        (level, lift): (MarkLevel, bool),
    ) -> Rect {
        let aside = match level {
            MarkLevel::High => -0.62,
            MarkLevel::Middle => 0.0,
            MarkLevel::Low => 0.62,
        };
        let long = pit.half.y > 1.5 * pit.half.x;
        let drop = if long { aside * (pit.half.y - 0.4 * pit.half.x) } else { aside * pit.half.y };
        let centre = self.frame.point(pit.centre + vec2(0.0, drop));
        let mut rect = Rect::from_center_size(centre, size);
        if let Place::Hole(hole) = place {
            rect = self.beside_labels(rect, hole, lift);
        }
        // Tags at the board's edge stay on it.
        let room = self.frame.rect.shrink(2.0);
        rect = rect.translate(vec2((room.min.x - rect.min.x).max(0.0), 0.0));
        rect.translate(vec2((room.max.x - rect.max.x).min(0.0), 0.0))
    }

    /// A tag in the words that fit: all pits of a row may have one.
    fn worth(&self, place: Place, words: &[String], tint: Tint) {
        let Some(pit) = self.geometry.pit(place) else { return };
        // In the ring the next pit is the other side's.
        let is_alone = matches!(self.geometry.form, BoardForm::Ring);
        let room = if is_alone { f32::INFINITY } else { self.frame.length(ROOM * pit.half.x) };
        let width = |words: &str| self.tag_size(&self.tag_words(words)).x;
        let fits = words.iter().find(|words| width(words) <= room);
        if let Some(words) = fits.or(words.last()) {
            self.tag(place, words, tint, MarkLevel::Low);
        }
    }

    /// A tag on the wood between two pits.
    fn tag_between(&self, places: [Place; 2], text: &str, tint: Tint) {
        let [Some(one), Some(other)] = places.map(|place| self.geometry.pit(place)) else { return };
        let galley = self.tag_words(text);
        let centre = self.frame.point(one.centre + 0.5 * (other.centre - one.centre));
        self.tag_in(Rect::from_center_size(centre, self.tag_size(&galley)), galley, tint);
    }

    fn tag_words(&self, text: &str) -> Arc<Galley> {
        let ink = self.marks.tag_text;
        self.painter.layout_no_wrap(text.to_owned(), self.font(13.0), ink)
    }

    fn tag_size(&self, words: &Galley) -> Vec2 {
        words.size() + vec2(16.0, 4.0) * self.scale
    }

    fn tag_in(&self, rect: Rect, galley: Arc<Galley>, tint: Tint) {
        self.written.borrow_mut().tags.push(rect);
        let ink = self.marks.tag_text;
        let corner = f32::from(Sizes::get().radius.tag);
        let edge = Stroke::new(1.6 * self.scale, self.casing());
        self.painter.rect(rect, corner, self.tint(tint), edge, StrokeKind::Outside);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, ink);
    }

    /// Moved up or down, so that the names and counts above and below a hole stay visible. A wide
    /// tag goes into the free band over the hole, if there is one: inside the hole it would hide
    /// seeds.
    fn beside_labels(&self, rect: Rect, hole: Hole, lift: bool) -> Rect {
        let pit = self.geometry.pit(hole.into());
        let (Some(room), Some(pit)) = (self.geometry.tag_room(hole), pit) else { return rect };
        // Half a count's height and a gap, at the smallest size of figures or at a wide board's.
        let label = self.frame.length(0.0125).max(10.5);
        let low = self.frame.point(pos2(0.0, room.min)).y + label;
        let high = self.frame.point(pos2(0.0, room.max)).y - label;
        let pit = self.frame.rect(pit.rect());
        let wide = lift && rect.width() > 1.2 * pit.width();
        let over = pit.min.y - 0.5 * rect.height();
        let y = if wide && over - 0.5 * rect.height() >= low { over } else { rect.center().y };
        let most = (high - 0.5 * rect.height()).max(low + 0.5 * rect.height());
        let y = y.clamp(low + 0.5 * rect.height(), most);
        Rect::from_center_size(pos2(rect.center().x, y), rect.size())
    }

    /// A round button so many half widths of a hole to the right of its middle; returns its centre,
    /// radius and ink.
    fn round_button(&self, hole: Hole, aside: f32, way: ArrowWay) -> Option<(Pos2, f32, Color32)> {
        let pit = self.geometry.pit(hole.into())?;
        let centre = self.frame.point(pit.centre + vec2(aside * pit.half.x, 0.0));
        let radius = self.frame.length(0.43 * pit.half.x).max(9.0);
        let (ground, edge, ink) = match way {
            ArrowWay::Offered => (self.casing(), self.marks.white, self.marks.white),
            ArrowWay::Near => (self.marks.cyan, self.casing(), self.marks.tag_text),
        };
        self.painter.circle_filled(centre, radius + 2.6, self.marks.casing);
        self.painter.circle(centre, radius, ground, Stroke::new(1.8 * self.scale, edge));
        Some((centre, radius, ink))
    }

    /// The letter of a colour in its half of a hole: on the rim it would cover a count.
    fn colour(&self, hole: Hole, colour: Colour, is_near: bool) {
        let (side, letter) = match colour {
            Colour::Red => (-COLOUR_ASIDE, "R"),
            Colour::Blue => (COLOUR_ASIDE, "B"),
        };
        let way = if is_near { ArrowWay::Near } else { ArrowWay::Offered };
        let Some((centre, radius, ink)) = self.round_button(hole, side, way) else { return };
        let font = FontId { size: 1.2 * radius, ..self.font(13.0) };
        let words = self.painter.layout_no_wrap(letter.to_owned(), font, ink);
        self.painter.galley(centre - words.size() / 2.0, words, ink);
    }

    /// An arrow in a round button on the left (-1) or right (1) rim.
    fn direction(&self, hole: Hole, side: f32, way: Option<ArrowWay>) {
        let Some((centre, radius, ink)) = way.and_then(|way| self.round_button(hole, side, way))
        else {
            return;
        };
        let reach = 0.46 * radius * side;
        let tip = centre + vec2(reach, 0.0);
        let stroke = Stroke::new((0.15 * radius).max(1.6), ink);
        self.painter.line_segment([centre - vec2(reach, 0.0), tip], stroke);
        let barbs = [vec2(-0.8, -0.8), vec2(0.0, 0.0), vec2(-0.8, 0.8)];
        let barbs = barbs.map(|at| tip + vec2(at.x * reach, at.y * reach.abs()));
        self.painter.add(Shape::line(barbs.to_vec(), stroke));
    }

    /// An arrow from one place to another.
    fn arrow(&self, from: Spot, to: Place, colour: Color32) {
        // From the extra seeds it is flat: higher up it would cover the other side's counts.
        let highest = if matches!(from.place(), Place::Extra(_)) { 0.03 } else { 0.09 };
        let (Some(from), Some(to)) = (self.centre(from), self.geometry.pit(to)) else { return };
        let middle = match self.geometry.form {
            BoardForm::Ring => pos2(0.5, 0.5),
            _ => pos2(0.5, self.geometry.middle().y),
        };
        let curve = path::arc(from, to.centre, middle, highest);
        let mut line: Vec<Pos2> = curve.into_iter().map(|at| self.frame.point(at)).collect();
        // It ends near the rim, so that the seeds it points at are seen.
        let (end, reach) = (self.frame.point(to.centre), self.frame.length(to.half.min_elem()));
        let is_outside = |at: &&Pos2| at.distance(end) >= INTO_PIT * reach;
        let outside = line.iter().take_while(is_outside).count();
        line.truncate(outside.max(2));
        let stroke = Stroke::new(5.0 * self.scale, colour);
        self.led(line, stroke, Dash::Solid, 15.0 * self.scale);
    }
}

/// So many points on a closed line, at equal distances.
fn evenly(line: &[Pos2], count: usize) -> Vec<Pos2> {
    let sides = || line.iter().zip(line.iter().cycle().skip(1));
    let step = sides().map(|(from, to)| from.distance(*to)).sum::<f32>() / count as f32;
    let (mut points, mut walked) = (Vec::with_capacity(count), 0.0);
    for (from, to) in sides() {
        let length = from.distance(*to);
        while points.len() < count && walked + length > points.len() as f32 * step {
            let part = (points.len() as f32 * step - walked) / length;
            points.push(*from + (*to - *from) * part);
        }
        walked += length;
    }
    points
}

/// A tag with the space that must be beside it.
fn beside(tag: &Rect) -> Rect {
    tag.expand2(vec2(APART, 0.0))
}

impl Written {
    fn has_tag(&self, rect: Rect) -> bool {
        self.tags.iter().any(|tag| beside(tag).intersects(rect.shrink(0.5)))
    }

    /// A count, or a tag and the space beside it, where this rectangle would be.
    fn covered(&self, rect: Rect) -> Option<Rect> {
        let mut all = self.counts.iter().copied().chain(self.tags.iter().map(beside));
        all.find(|other| other.intersects(rect.shrink(0.5)))
    }

    /// This rectangle, or one moved to the left or right by at most `reach`, that covers nothing.
    pub fn free(&self, rect: Rect, reach: f32) -> Option<Rect> {
        let Some(other) = self.covered(rect) else { return Some(rect) };
        let mut ways = [other.min.x - rect.max.x, other.max.x - rect.min.x];
        ways.sort_by(|one, other| one.abs().total_cmp(&other.abs()));
        let moved = ways.into_iter().filter(|way| way.abs() <= reach);
        moved.map(|way| rect.translate(vec2(way, 0.0))).find(|rect| self.covered(*rect).is_none())
    }
}
