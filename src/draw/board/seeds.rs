//! Where seeds are drawn in a pit. A seed's place depends only on its pit and its number, so seeds
//! stay where they are while others come and go; later seeds are on top and leave first.

use egui::{Pos2, Vec2, vec2};

use super::geometry::{BoardForm, Geometry};
use super::view::SeedsView;
use super::wood::hash;
use crate::rules::board::{Colour, Place};

/// The most seeds drawn in a hole.
pub const MOST_IN_HOLE: usize = 25;
/// The most seeds drawn in a store or tray.
pub const MOST_IN_STORE: usize = 48;

/// A seed of a board. It keeps its look wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// `None` in the hand.
    pub place: Option<Place>,
    pub colour: Option<Colour>,
    /// The number of its picture.
    pub look: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seed {
    /// Its middle, in board units.
    pub at: Pos2,
    /// Half its length, in board units.
    pub half: f32,
    pub look: u8,
    pub colour: Option<Colour>,
}

pub fn half_length(form: BoardForm, colour: Option<Colour>) -> f32 {
    match (form, colour) {
        (BoardForm::TwoRows { .. }, _) => 0.0126,
        (BoardForm::FourRows { .. }, _) => 0.0106,
        (BoardForm::Ring, Some(Colour::Blue)) => 0.0262,
        (BoardForm::Ring, _) => 0.0168,
    }
}

/// Every piece at rest, the lowest first; seeds beyond the most that are drawn are left out.
/// `pieces` are in the order in which they were laid.
pub fn at_rest(geometry: &Geometry, pieces: &[Piece]) -> Vec<Seed> {
    let mut counts = Counts::default();
    let mut seeds = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let Some(place) = piece.place else { continue };
        let number = counts.next(place, piece.colour);
        if number >= most(place) || geometry.pit(place).is_none() {
            continue;
        }
        let at = spot(geometry, place, number, piece.colour);
        let half = half_length(geometry.form, piece.colour);
        seeds.push(Seed { at, half, look: piece.look, colour: piece.colour });
    }
    seeds
}

pub fn most(place: Place) -> usize {
    match place {
        Place::Hole(_) => MOST_IN_HOLE,
        Place::Store(_) | Place::Extra(_) => MOST_IN_STORE,
    }
}

/// Seeds counted so far, by place and colour.
#[derive(Default)]
struct Counts(std::collections::HashMap<i32, usize>);

impl Counts {
    /// The number, from 0, of the next seed there.
    fn next(&mut self, place: Place, colour: Option<Colour>) -> usize {
        let count = self.0.entry(key(place, colour)).or_default();
        *count += 1;
        *count - 1
    }
}

/// The seeds of a place, each with the look that its number gives it.
pub fn heap(place: Place, heap: SeedsView) -> impl Iterator<Item = Piece> {
    let colours: &[Option<Colour>] = match heap {
        SeedsView::Plain(_) => &[None],
        SeedsView::Coloured { .. } => &[Some(Colour::Red), Some(Colour::Blue)],
    };
    colours.iter().flat_map(move |&colour| {
        let count = usize::from(heap.of(colour.unwrap_or(Colour::Red)));
        (0..count).map(move |number| piece(place, number, colour))
    })
}

/// Seed `number` (from 0, of its colour) of a place, if its history is unknown.
pub fn piece(place: Place, number: usize, colour: Option<Colour>) -> Piece {
    let look = (hash(key(place, colour), number as i32, 5) * 250.0) as u8;
    Piece { place: Some(place), colour, look }
}

/// Where seed `number` (from 0, of its colour) of a place is, in board units.
pub fn spot(geometry: &Geometry, place: Place, number: usize, colour: Option<Colour>) -> Pos2 {
    let key = key(place, colour);
    let half = half_length(geometry.form, colour);
    let jitter = |salt| hash(key, number as i32, salt) - 0.5;
    let Some(pit) = geometry.pit(place) else { return geometry.middle() };
    let mut at = match place {
        Place::Extra(_) => {
            // In rows of three, so that they can be counted; more than 24 go on top, between them.
            let layer = number / 24;
            let (row, column) = (number % 24 / 3, number % 3);
            let shift = layer as f32 * 0.5;
            let step = vec2(0.0212, 0.0400);
            let x = (column as f32 - 1.0 + 0.4 * shift) * step.x;
            let y = (row as f32 - 3.5 + shift) * step.y - 0.016;
            pit.centre + vec2(x + 0.004 * jitter(1), y + 0.007 * jitter(2))
        }
        _ => {
            let turn = hash(key, 0, 9) * std::f32::consts::TAU;
            // Eggs overlap a little, round beads touch, slim lozenges are closer still.
            let apart = match colour {
                None => 1.04,
                Some(Colour::Red) => 1.18,
                Some(Colour::Blue) => 0.82,
            };
            let room = pit.half - Vec2::splat(half * 1.16);
            let (room, shift) = match (geometry.form, colour) {
                (BoardForm::Ring, Some(colour)) => halved(room, half, colour),
                _ => (room, Vec2::ZERO),
            };
            let spread = spiral(number, turn, apart * half, room);
            pit.centre + shift + spread + half * 0.34 * vec2(jitter(1), jitter(2))
        }
    };
    // Despite the jitter a seed stays within its pit.
    let out = pit.distance(at) + 0.85 * half;
    if out > 0.0 {
        at += (pit.centre - at).normalized() * out;
    }
    at
}

/// The room for one colour in a pit of the ring, and where it is: red left, blue right.
fn halved(room: Vec2, half: f32, colour: Colour) -> (Vec2, Vec2) {
    let aside = if colour == Colour::Red { -1.0 } else { 1.0 };
    let shift = (room.x * 0.46).max(half * 0.5);
    (vec2((room.x - shift).max(half * 0.6), room.y * 0.82), vec2(aside * shift, 0.0))
}

/// Vogel's sunflower spiral around the origin; `step` is the distance between seeds. Seeds that
/// find no room go into a smaller spiral on top.
fn spiral(number: usize, turn: f32, step: f32, room: Vec2) -> Vec2 {
    const GOLDEN: f32 = 2.399_963;
    let long = (room.max_elem() / room.min_elem().max(0.1 * step)).clamp(1.0, 2.6);
    let reach = room.min_elem() * long.sqrt();
    let (mut at, mut level, mut reach) = (number, 0, reach);
    loop {
        let fits = (reach / step).powi(2).round() as usize + 2;
        if at < fits || level == 4 {
            break;
        }
        at -= fits;
        level += 1;
        reach *= 0.93;
    }
    // The first seed is beside the middle, so that two seeds are side by side.
    let way = turn + at as f32 * GOLDEN + level as f32;
    let away = (step * (at as f32 + if level == 0 { 0.12 } else { 0.5 }).sqrt()).min(reach);
    let (across, along) = (way.cos() * away / long.sqrt(), way.sin() * away * long.sqrt());
    let spread = if room.x > room.y { vec2(along, across) } else { vec2(across, along) };
    spread.clamp(-room, room)
}

fn key(place: Place, colour: Option<Colour>) -> i32 {
    let place = match place {
        Place::Hole(hole) => hole.index() as i32,
        Place::Store(side) => 100 + side.index() as i32,
        Place::Extra(side) => 110 + side.index() as i32,
    };
    place * 4 + colour.map_or(0, |colour| 1 + colour as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMS: [BoardForm; 4] = [
        BoardForm::TwoRows { holes: 6 },
        BoardForm::TwoRows { holes: 3 },
        BoardForm::FourRows { trays: true, houses: true },
        BoardForm::Ring,
    ];

    fn heaps(form: BoardForm, count: u8) -> SeedsView {
        match form {
            BoardForm::Ring => SeedsView::Coloured { red: count, blue: count },
            _ => SeedsView::Plain(count),
        }
    }

    fn seeds(geometry: &Geometry, place: Place, heaped: SeedsView) -> Vec<Seed> {
        let pieces: Vec<Piece> = heap(place, heaped).collect();
        at_rest(geometry, &pieces)
    }

    #[test]
    fn every_seed_is_in_its_pit() {
        for form in FORMS {
            let geometry = Geometry::new(form, false);
            for place in form.places() {
                let pit = geometry.pit(place).unwrap();
                for seed in seeds(&geometry, place, heaps(form, 72)) {
                    assert!(pit.distance(seed.at) < -0.4 * seed.half, "{form:?} {place}");
                }
            }
        }
    }

    #[test]
    fn adding_a_seed_moves_no_other() {
        for form in FORMS {
            let geometry = Geometry::new(form, false);
            for place in form.places() {
                let few = seeds(&geometry, place, heaps(form, 6));
                let more = seeds(&geometry, place, heaps(form, 7));
                assert!(few.iter().all(|seed| more.contains(seed)), "{form:?} {place}");
            }
        }
    }

    #[test]
    fn a_few_seeds_are_side_by_side() {
        for form in FORMS {
            let geometry = Geometry::new(form, false);
            for place in form.places() {
                let laid = seeds(&geometry, place, heaps(form, 4));
                for (at, seed) in laid.iter().enumerate() {
                    for other in laid[at + 1..].iter().filter(|other| other.colour == seed.colour) {
                        let apart = (seed.at - other.at).length();
                        // A lozenge is half as wide as long.
                        let slim = if seed.colour == Some(Colour::Blue) { 0.5 } else { 1.0 };
                        assert!(apart > 0.5 * slim * seed.half, "{form:?} {place}: {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn holes_with_more_than_25_seeds_are_drawn_full() {
        let geometry = Geometry::new(FORMS[0], false);
        let place =
            Place::Hole(crate::rules::board::Hole::two_rows(crate::rules::side::Side::South, 0));
        assert_eq!(seeds(&geometry, place, SeedsView::Plain(26)).len(), MOST_IN_HOLE);
        assert_eq!(seeds(&geometry, place, SeedsView::Plain(25)).len(), 25);
    }
}
