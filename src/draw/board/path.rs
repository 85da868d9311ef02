//! The path of a sowing as a line over the board, in board units.

use egui::{Pos2, Vec2, vec2};

use super::geometry::{BoardForm, Geometry};
use crate::rules::Place;
use crate::rules::event::{Event, Step};

/// Points on the curve between two holes.
const STEPS: usize = 10;

/// The path of each lap, from the hole where its seeds were lifted.
pub fn laps(events: &[Event]) -> Vec<Vec<Place>> {
    let mut laps: Vec<Vec<Place>> = Vec::new();
    for event in events {
        match event.step {
            Step::Lift { hole, .. } => laps.push(vec![hole.into()]),
            // Eaten seeds are carried to the end of a row: the path begins there.
            Step::Eat { .. } => laps.push(Vec::new()),
            Step::Drop { at, .. } => {
                if let Some(lap) = laps.last_mut() {
                    lap.push(at);
                }
            }
            _ => {}
        }
    }
    laps
}

/// The line along `places`; later laps are shifted a little, so that they can be distinguished.
pub(crate) fn line(geometry: &Geometry, places: &[Place], lap: u32) -> Vec<Pos2> {
    let anchors: Vec<_> = places.iter().filter_map(|&place| anchor(geometry, place, lap)).collect();
    let mut line: Vec<Pos2> = anchors.first().copied().into_iter().collect();
    for pair in anchors.windows(2) {
        let bow = bow(geometry, pair[0], pair[1]);
        line.extend(
            (1..=STEPS).map(|step| bezier(pair[0], bow, pair[1], step as f32 / STEPS as f32)),
        );
    }
    line
}

/// Where the line passes a place: at the rim that faces the middle of the board, in Bawo through
/// the middle of the hole.
fn anchor(geometry: &Geometry, place: Place, lap: u32) -> Option<Pos2> {
    let pit = geometry.pit(place)?;
    let middle = geometry.middle();
    let aside = (lap.saturating_sub(1) % 4) as f32;
    let inward = match (geometry.form, place) {
        (BoardForm::FourRows { .. }, Place::Hole(_)) => {
            return Some(pit.centre + vec2(0.0, 0.0070 * aside));
        }
        (BoardForm::Ring, Place::Hole(_)) => (middle - pit.centre).normalized(),
        (_, Place::Hole(_)) => vec2(0.0, (middle.y - pit.centre.y).signum()),
        // A store is entered from the side of the holes.
        (BoardForm::Ring, _) => vec2(0.0, 0.0),
        _ => vec2((middle.x - pit.centre.x).signum(), 0.0),
    };
    let reach = pit.half.min_elem() * if matches!(place, Place::Hole(_)) { 0.96 } else { 0.55 };
    Some(pit.centre + inward * (reach - 0.0080 * aside))
}

/// The control point that bends the path between two anchors.
fn bow(geometry: &Geometry, from: Pos2, to: Pos2) -> Pos2 {
    let half = from + (to - from) / 2.0;
    let middle = geometry.middle();
    match geometry.form {
        BoardForm::Ring => half + (half - middle) * 0.02,
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

fn bezier(from: Pos2, bow: Pos2, to: Pos2, t: f32) -> Pos2 {
    let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
    (a * from.to_vec2() + b * bow.to_vec2() + c * to.to_vec2()).to_pos2()
}

/// The direction at the end of a line.
pub(crate) fn end_way(line: &[Pos2]) -> Vec2 {
    match line {
        [.., before, last] => (*last - *before).normalized(),
        _ => Vec2::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Hole, Side};

    #[test]
    fn a_path_passes_its_holes_in_order_and_stays_on_the_board() {
        for (form, places) in [
            (BoardForm::TwoRows { holes: 6 }, {
                let south = (1..6).map(|at| Hole::two_rows(Side::South, at));
                south
                    .chain((0..6).map(|at| Hole::two_rows(Side::North, at)))
                    .map(Place::Hole)
                    .collect()
            }),
            (BoardForm::Ring, (1..=16).map(|at| Place::Hole(Hole::ring(at))).collect::<Vec<_>>()),
        ] {
            let geometry = Geometry::new(form, false);
            let line = line(&geometry, &places, 1);
            assert!(line.iter().all(|at| at.x > 0.0 && at.x < 1.0 && at.y < form.height()));
            let mut passed: Vec<_> = line.iter().filter_map(|&at| geometry.place_at(at)).collect();
            passed.dedup();
            assert_eq!(passed, places);
        }
    }
}
