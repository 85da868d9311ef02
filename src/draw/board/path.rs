//! The path of a sowing as a line over the board, in board units. It runs along the rims, where it
//! covers no name and no count, and has the number of each lap where its seeds are picked up.

use egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::easel::{Dash, Easel};
use super::geometry::{BoardForm, Geometry};
use super::view::{BoardMark, Tint};
use crate::rules::event::{Event, Step};
use crate::rules::{Hole, Place};

/// Points on the curve between two holes.
const STEPS: usize = 10;
/// What the casing adds to the width of a line, in points at a board width of 900.
const CASED: f32 = 3.4;
/// How far a later lap is from the lap before it, so that the two can be distinguished.
const LANE: f32 = 0.0098;
/// Where a path passes a hole: this part of the way from its middle to its rim.
const NEAR_RIM: f32 = 0.96;
/// The same on four rows, where the names and counts of the row above are near to the rim.
const NEAR_RIM_OF_FOUR: f32 = 0.86;
/// The same for the tip at its end.
const TIP: f32 = 0.42;
/// How far outside the middle of the last hole of four rows a path goes from row to row: between
/// its name or count and the tray.
const ROUND_END: f32 = 0.0520;
/// How far below the middle of four rows eaten seeds are carried: above the holes of the row below.
const CARRIED: f32 = 0.0170;
/// The free gap between name and count, from the middle of a hole of four rows.
const LABEL_GAP: f32 = -0.0050;
/// Where the way of eaten seeds leaves a hole whose name and count are in one, in half widths.
const ASIDE: f32 = 0.7;
/// How round the corners of a path on four rows are.
const CORNER: f32 = 0.0120;

/// The path of each lap, from the hole where its seeds were picked up. Eaten seeds are carried to
/// the end of a row: there they are sown.
pub fn laps(events: &[Event]) -> Vec<Vec<Place>> {
    let mut laps: Vec<Vec<Place>> = Vec::new();
    for event in events {
        match event.step {
            Step::Lift { hole, .. }
            | Step::Eat { hole, .. }
            | Step::Take { from: Place::Hole(hole), .. } => laps.push(vec![hole.into()]),
            Step::Drop { at, .. } => laps.last_mut().into_iter().for_each(|lap| lap.push(at)),
            _ => {}
        }
    }
    // A winner keeps the last seeds in the hand.
    laps.retain(|lap| lap.len() > 1);
    laps
}

impl Easel<'_> {
    /// The lines of all paths among the marks.
    pub fn paths(&self, marks: &[&BoardMark]) {
        for mark in marks {
            let BoardMark::Path { places, lap, tint } = mark else { continue };
            // The number of the next lap is at the end of this one.
            let goes_on = marks.iter().any(|other| match other {
                BoardMark::LapNumber { lap: next, tint: of, .. } => of == tint && *next == lap + 1,
                _ => false,
            });
            let line = self.track().line(places, lane(*lap, *tint), goes_on);
            let line: Vec<Pos2> = line.into_iter().map(|at| self.frame.point(at)).collect();
            let (width, dash) = match tint {
                Tint::Cyan => (3.3, Dash::Dotted(6.8)),
                _ => (4.0, Dash::Solid),
            };
            let strength = if *lap == 1 { 1.0 } else { 0.62 };
            let head = if goes_on { 0.0 } else { 12.0 };
            let stroke = Stroke::new(strength * width * self.scale, self.tint(*tint));
            let origin = line.first().copied().filter(|_| matches!(dash, Dash::Solid));
            self.led(line, stroke, dash, head * self.scale);
            if let Some(at) = origin {
                self.painter.circle_filled(at, 1.2 * stroke.width, stroke.color);
            }
        }
    }

    /// The number of each lap, where its seeds are picked up.
    pub fn lap_numbers(&self, marks: &[&BoardMark]) {
        for mark in marks {
            let BoardMark::LapNumber { lap, from, to, tint } = mark else { continue };
            let is_drawn = marks.iter().any(|other| match other {
                BoardMark::Path { lap: of, tint: with, .. } => (of, with) == (lap, tint),
                _ => false,
            });
            let lane = if is_drawn { lane(*lap, *tint) } else { 0.0 };
            let Some(at) = self.track().start(&[*from, *to], lane) else { continue };
            let font = self.font(12.0);
            let radius = 0.72 * font.size;
            let at = Rect::from_center_size(self.frame.point(at), Vec2::splat(2.0 * radius));
            // Several laps may begin in one hole.
            let at = self.written.borrow().free(at, 3.0 * radius).unwrap_or(at);
            self.written.borrow_mut().counts.push(at);
            let (colour, edge) = (self.tint(*tint), Stroke::new(1.6 * self.scale, self.casing()));
            self.painter.circle(at.center(), radius, colour, edge);
            let ink = self.marks.tag_text;
            self.painter.text(at.center(), Align2::CENTER_CENTER, lap.to_string(), font, ink);
        }
    }

    fn track(&self) -> Track {
        Track { geometry: self.geometry, named: self.has_names() }
    }

    /// A line with its casing; with an arrow head of this size at its end, or none of size 0.
    pub fn led(&self, mut line: Vec<Pos2>, stroke: Stroke, dash: Dash, head: f32) {
        let (Some(&tip), way) = (line.last(), end_way(&line)) else { return };
        if line.len() < 2 {
            return;
        }
        // The shaft ends inside the head.
        line.retain(|at| at.distance(tip) >= 0.7 * head);
        let outline = |grow: f32| {
            let back = tip - way * (head + 0.6 * grow);
            let aside = way.rot90() * (0.62 * head + grow);
            vec![tip + way * 1.5 * grow, back + aside, back - aside]
        };
        let under = self.marks.casing;
        self.painter
            .add(Shape::line(line.clone(), Stroke::new(stroke.width + CASED * self.scale, under)));
        if head > 0.0 {
            self.painter.add(Shape::convex_polygon(outline(2.2), under, Stroke::NONE));
        }
        self.broken(line, stroke, dash, false);
        if head > 0.0 {
            self.painter.add(Shape::convex_polygon(outline(0.0), stroke.color, Stroke::NONE));
        }
    }
}

/// How many lanes a path is away from the rim.
fn lane(lap: u32, tint: Tint) -> f32 {
    match tint {
        // The answer to a move is shown together with the move.
        Tint::Orange => 1.0,
        _ => (lap.saturating_sub(1) % 3) as f32,
    }
}

/// Where paths run on a board.
struct Track {
    geometry: Geometry,
    /// Whether names and counts are apart from each other.
    named: bool,
}

impl Track {
    /// The line along `places`. It ends within the last hole, or at its rim if the turn goes on
    /// there.
    fn line(&self, places: &[Place], lane: f32, goes_on: bool) -> Vec<Pos2> {
        let &[first, .., last] = places else { return Vec::new() };
        let tip = self.anchor(last, TIP, lane).filter(|_| !goes_on);
        if let BoardForm::FourRows { .. } = self.geometry.form {
            let mut corners = self.corners(places, lane);
            corners.extend(tip);
            return rounded(&corners);
        }
        let at = |place: Place| self.anchor(place, NEAR_RIM, lane);
        let mut line: Vec<Pos2> = at(first).into_iter().collect();
        for pair in places.windows(2) {
            if let [Some(from), Some(to)] = [pair[0], pair[1]].map(at) {
                let bow = bow(&self.geometry, from, to);
                line.extend((1..=STEPS).map(|step| bezier(from, bow, to, part_of(step))));
            }
        }
        // Before its end it bends into the hole.
        if let (Some(tip), Some(rim)) = (tip, at(last)) {
            line.truncate(line.len().saturating_sub(STEPS / 2));
            if let Some(&from) = line.last() {
                let bent = (1..=STEPS).map(|step| bezier(from, rim, tip, part_of(step)));
                line.extend(bent);
            }
        }
        line
    }

    /// Where a path begins: in Bawo eaten seeds are lifted from the opposite front row.
    fn start(&self, places: &[Place], lane: f32) -> Option<Pos2> {
        match places {
            &[Place::Hole(eaten), Place::Hole(to), ..] if self.is_carried(eaten, to) => {
                let pit = self.geometry.pit(eaten.into())?;
                let down = (self.geometry.middle().y - pit.centre.y).signum();
                let way = match (down > 0.0, self.named) {
                    // Its name and its count are there.
                    (true, true) => vec2(LABEL_GAP, NEAR_RIM * pit.half.y),
                    (true, false) => ASIDE * vec2(self.carried_to(to) * pit.half.x, pit.half.y),
                    (false, _) => vec2(0.0, -NEAR_RIM * pit.half.y),
                };
                Some(pit.centre + way)
            }
            [first, ..] => self.anchor(*first, NEAR_RIM, lane),
            [] => None,
        }
    }

    fn is_carried(&self, from: Hole, to: Hole) -> bool {
        matches!(self.geometry.form, BoardForm::FourRows { .. }) && from.owner() != to.owner()
    }

    /// The end of the row at which eaten seeds are sown: left (-1) or right (1).
    fn carried_to(&self, to: Hole) -> f32 {
        let x = self.geometry.pit(to.into()).map_or(0.0, |pit| pit.centre.x);
        (x - self.geometry.middle().x).signum()
    }

    /// The corners of a path on four rows: along the upper rims, since names and counts are below
    /// the holes; around the end from row to row; and along the middle where eaten seeds are
    /// carried.
    fn corners(&self, places: &[Place], lane: f32) -> Vec<Pos2> {
        let mut corners: Vec<Pos2> = self.start(places, lane).into_iter().collect();
        let (middle, step) = (self.geometry.middle(), self.geometry.four_rows_step());
        for pair in places.windows(2) {
            let (&[Place::Hole(from), Place::Hole(to)], Some(&last)) = (pair, corners.last())
            else {
                continue;
            };
            let Some(at) = self.anchor(to.into(), NEAR_RIM, lane) else { continue };
            let end = middle.x + (3.5 * step + ROUND_END) * self.carried_to(to);
            if self.is_carried(from, to) {
                let y = middle.y + CARRIED - LANE * lane;
                let mut down = last.x;
                if let (false, Some(pit)) = (self.named, self.geometry.pit(from.into()))
                    && pit.centre.y < middle.y
                {
                    // Between two counts.
                    down = pit.centre.x + 0.5 * step * self.carried_to(to);
                    corners.push(pos2(down, last.y));
                }
                corners.extend([pos2(down, y), pos2(end, y), pos2(end, at.y)]);
            } else if from.row() != to.row() {
                corners.extend([pos2(end, last.y), pos2(end, at.y)]);
            }
            corners.push(at);
        }
        corners
    }

    /// A point of a place that faces the middle of the board, in Bawo its upper end: `part` of the
    /// way from its middle to its rim, in this lane.
    fn anchor(&self, place: Place, part: f32, lane: f32) -> Option<Pos2> {
        let pit = self.geometry.pit(place)?;
        let middle = self.geometry.middle();
        let inward = match (self.geometry.form, place) {
            (BoardForm::FourRows { .. }, _) => vec2(0.0, -1.0),
            (BoardForm::Ring, Place::Hole(_)) => (middle - pit.centre).normalized(),
            (_, Place::Hole(_)) => vec2(0.0, (middle.y - pit.centre.y).signum()),
            // A store is entered from the side of the holes.
            (BoardForm::Ring, _) => vec2(0.0, 0.0),
            _ => vec2((middle.x - pit.centre.x).signum(), 0.0),
        };
        let part = match (place, self.geometry.form) {
            (Place::Hole(_), BoardForm::FourRows { .. }) => part.min(NEAR_RIM_OF_FOUR),
            (Place::Hole(_), _) => part,
            _ => 0.55,
        };
        Some(pit.centre + inward * (pit.half.min_elem() * part - LANE * lane))
    }
}

/// A line through these corners, which are rounded.
fn rounded(corners: &[Pos2]) -> Vec<Pos2> {
    let mut line: Vec<Pos2> = corners.first().copied().into_iter().collect();
    for three in corners.windows(3) {
        let [before, corner, after] = [three[0], three[1], three[2]];
        let cut = |to: Pos2| {
            let way = to - corner;
            corner + way * (CORNER / way.length().max(f32::MIN_POSITIVE)).min(0.5)
        };
        let (from, to) = (cut(before), cut(after));
        line.extend((0..=STEPS).map(|step| bezier(from, corner, to, part_of(step))));
    }
    line.extend(corners.last().filter(|_| corners.len() > 1));
    line
}

/// The control point that bends the path between two anchors.
fn bow(geometry: &Geometry, from: Pos2, to: Pos2) -> Pos2 {
    let half = from + (to - from) / 2.0;
    let middle = geometry.middle();
    match geometry.form {
        // Both ends of the curve follow the circle.
        BoardForm::Ring => {
            let (way, away) = (half - middle, from - middle);
            middle + way * (away.length_sq() / way.length_sq().max(0.01))
        }
        // From row to row: around the end.
        _ if (from.x - to.x).abs() < 0.5 * (from.y - to.y).abs() => {
            half + vec2(0.055 * (half.x - middle.x).signum(), 0.0)
        }
        BoardForm::TwoRows { .. } if (from.y - to.y).abs() < 0.01 => {
            half + vec2(0.0, 0.0085 * (middle.y - half.y).signum())
        }
        _ => half,
    }
}

/// A curve from hole to hole for an arrow.
pub(crate) fn arc(from: Pos2, to: Pos2, middle: Pos2, highest: f32) -> Vec<Pos2> {
    let way = to - from;
    let half = from + way / 2.0;
    let aside = way.rot90().normalized();
    // Away from the board's edge, so that the arrow stays on it.
    let side = if aside.dot(middle - half) < 0.0 { -1.0 } else { 1.0 };
    let bow = half + aside * side * (0.22 * way.length()).min(highest);
    (0..=3 * STEPS).map(|step| bezier(from, bow, to, step as f32 / (3 * STEPS) as f32)).collect()
}

/// How far along a curve this step is, 0 to 1.
fn part_of(step: usize) -> f32 {
    step as f32 / STEPS as f32
}

fn bezier(from: Pos2, bow: Pos2, to: Pos2, t: f32) -> Pos2 {
    let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
    (a * from.to_vec2() + b * bow.to_vec2() + c * to.to_vec2()).to_pos2()
}

/// The direction at the end of a line.
fn end_way(line: &[Pos2]) -> Vec2 {
    match line {
        [.., before, last] => (*last - *before).normalized(),
        _ => Vec2::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BawoRow, Side};

    #[test]
    fn a_path_passes_its_holes_in_order_and_stays_on_the_board() {
        let four = BoardForm::FourRows { trays: true, houses: true };
        let front = (3..8).map(|at| Hole::four_rows(Side::South, BawoRow::Front, at));
        let back = (2..8).rev().map(|at| Hole::four_rows(Side::South, BawoRow::Back, at));
        for (form, places) in [
            (BoardForm::TwoRows { holes: 6 }, {
                let south = (1..6).map(|at| Hole::two_rows(Side::South, at));
                south
                    .chain((0..6).map(|at| Hole::two_rows(Side::North, at)))
                    .map(Place::Hole)
                    .collect()
            }),
            (BoardForm::Ring, (1..=16).map(|at| Place::Hole(Hole::ring(at))).collect::<Vec<_>>()),
            (four, front.chain(back).map(Place::Hole).collect()),
        ] {
            let geometry = Geometry::new(form, false);
            for goes_on in [false, true] {
                let line = Track { geometry, named: true }.line(&places, 0.0, goes_on);
                assert!(line.iter().all(|at| at.x > 0.0 && at.x < 1.0 && at.y < form.height()));
                let mut passed: Vec<_> =
                    line.iter().filter_map(|&at| geometry.place_at(at)).collect();
                passed.dedup();
                assert_eq!(passed, places);
            }
        }
    }
}
