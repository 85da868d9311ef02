//! What can be seen of a turn at one moment.

use egui::{Pos2, Vec2, vec2};

use super::plan::{Plan, PlanStage, hand_after};
use crate::draw::board::geometry::{BoardForm, Geometry};
use crate::draw::board::seeds::{self, Piece};
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::board::view::{BoardView, Flight};
use crate::draw::seed_layout::SeedLayout;
use crate::rules::{Colour, Hole, Place, Seeds, Step};

/// Height of the hand above the board and of a seed at the top of its flight, in parts of the
/// distance between two holes.
const RISE: f32 = 0.35;
/// In a sweep the last seed starts after this part of the time.
const FOLLOWING: f32 = 0.35;
/// The most seeds drawn of a hand or a sweep.
const MOST_IN_AIR: usize = 25;
/// Segments of the line along which seeds are swept.
const WAY_STEPS: usize = 24;

pub struct Scene {
    pub seed_layout: SeedLayout,
    pub in_hand: u32,
    /// Where the hand comes from.
    pub hand_at: Option<Place>,
    /// Where it goes next.
    pub hand_to: Option<Place>,
    /// The middle of the hand above the board, in board units, while it holds seeds.
    pub hand: Option<Pos2>,
    /// The hole being swept and the place its seeds go to.
    pub sweep: Option<(Hole, Place)>,
    /// The path of that sweep, in board units.
    pub way: Vec<Pos2>,
    /// The lap, from 1; 0 before the first.
    pub lap: u32,
    pub events_over: usize,
    pub has_begun: bool,
    pub flights: Vec<Flight>,
    /// Seeds in the air on their way to a place: those after them land on top.
    landing: Vec<(Place, Option<Colour>, usize)>,
}

impl Plan {
    /// What can be seen `at` seconds after the start.
    pub fn scene(&self, at: f64, geometry: &Geometry) -> Scene {
        let is_over = |stage: &&PlanStage| {
            stage.over.checked_sub(1).is_none_or(|last| self.beats[last].to <= at)
        };
        let stage = self.stages.iter().rfind(is_over).unwrap_or(&self.stages[0]);
        let mut scene = Scene {
            in_hand: stage.seed_layout.in_hand().count() as u32,
            seed_layout: stage.seed_layout.clone(),
            hand_at: stage.hand_at,
            hand_to: None,
            hand: None,
            sweep: None,
            way: Vec::new(),
            lap: stage.over.checked_sub(1).map_or(0, |last| self.beats[last].lap),
            events_over: stage.over,
            has_begun: false,
            flights: Vec::new(),
            landing: Vec::new(),
        };
        for (number, beat) in self.beats.iter().enumerate().skip(stage.over) {
            let step = &beat.event.step;
            if beat.to <= at {
                scene.seed_layout.apply(step);
                scene.hand_at = hand_after(step).or(scene.hand_at);
                scene.lap = beat.lap;
                scene.events_over = number + 1;
            } else if beat.from < at || (beat.from <= at && scene.holds_seeds()) {
                let part = ((at - beat.from) / (beat.to - beat.from)) as f32;
                scene.lap = beat.lap;
                scene.has_begun = true;
                scene.in_hand = scene.seed_layout.in_hand().count() as u32;
                scene.fly(step, part, geometry);
                if !matches!(step, Step::Settle { .. }) {
                    return scene;
                }
            } else {
                break;
            }
        }
        scene.in_hand = scene.seed_layout.in_hand().count() as u32;
        scene
    }
}

impl Scene {
    /// A hand with seeds is visible above the board at every moment.
    fn holds_seeds(&self) -> bool {
        self.seed_layout.in_hand().next().is_some()
    }

    pub fn show(self, flipped: bool, material: Material, seeds: SeedSet) -> BoardView {
        let mut board = self.seed_layout.show(flipped, material, seeds);
        board.hand = self.hand.map(|at| (at, self.in_hand.to_string()));
        board.flights = self.flights;
        board.sweep = self.way;
        board
    }

    /// Shows a step of which `part` (0 to 1) is over.
    fn fly(&mut self, step: &Step, part: f32, geometry: &Geometry) {
        let high = rise(geometry.form);
        match *step {
            Step::Lift { hole, count, colour } => {
                self.lift(hole.into(), colour, count, step, part, geometry);
            }
            Step::Eat { hole, count } => {
                self.lift(hole.into(), None, count, step, part, geometry);
            }
            Step::Take { from, count } => self.lift(from, None, count, step, part, geometry),
            Step::Drop { at, colour, .. } => {
                let from = self.hand_at.unwrap_or(at);
                self.hand_to = Some(at);
                let hand: Vec<Piece> = self.seed_layout.in_hand().copied().collect();
                let Some((falling, rest)) = hand.split_last() else { return };
                let start = centre(geometry, from);
                let middle = start + (centre(geometry, at) - start) * part;
                self.hold(rest, middle, high, geometry.form);
                let slot = start + held(rest.len(), geometry.form);
                let there = self.seed_layout.count(at, colour).into();
                let end = seeds::spot(geometry, at, there, colour);
                self.flights.push(Flight {
                    at: slot + (end - slot) * part,
                    height: high * (1.0 - part * part),
                    look: falling.look,
                    colour,
                });
            }
            Step::Capture { hole, count, colour, to }
            | Step::Settle { hole, count, colour, to } => {
                self.sweep(hole, count, colour, self.seed_layout.end_place(to), part, geometry);
            }
            Step::Keep { hole, count, to } => {
                self.sweep(hole, count, None, self.seed_layout.end_place(to), part, geometry);
            }
            Step::KeepInHand { to, .. } => {
                let end = self.seed_layout.end_place(to);
                let from = centre(geometry, self.hand_at.unwrap_or(end));
                let there = usize::from(self.seed_layout.count(end, None));
                let hand: Vec<Piece> = self.seed_layout.in_hand().copied().collect();
                for (number, piece) in hand.iter().enumerate().take(MOST_IN_AIR) {
                    let start = from + held(number, geometry.form);
                    let to = seeds::spot(geometry, end, there + number, None);
                    let height = high * (1.0 - ease(part));
                    let at = start + (to - start) * ease(part);
                    self.flights.push(Flight { at, height, look: piece.look, colour: None });
                }
            }
            _ => {}
        }
    }

    /// Seeds rise into the hand above the middle of the place.
    fn lift(
        &mut self,
        from: Place,
        colour: Option<Colour>,
        count: Seeds,
        step: &Step,
        part: f32,
        geometry: &Geometry,
    ) {
        let rising: Vec<(usize, Piece)> = self.seed_layout.top(from, colour, count).collect();
        let before: Vec<Piece> = self.seed_layout.in_hand().copied().collect();
        let high = rise(geometry.form);
        let middle = centre(geometry, from);
        self.hold(&before, middle, high, geometry.form);
        for (number, (slot, piece)) in rising.iter().enumerate().take(MOST_IN_AIR) {
            let start = seeds::spot(geometry, from, (*slot).min(seeds::most(from)), colour);
            let end = middle + held(before.len() + number, geometry.form);
            let at = start + (end - start) * ease(part);
            self.flights.push(Flight { at, height: high * ease(part), look: piece.look, colour });
        }
        self.hand = Some(middle - vec2(0.0, high * ease(part)));
        self.hand_at = Some(from);
        self.seed_layout.apply(step);
        self.in_hand = self.seed_layout.in_hand().count() as u32;
    }

    /// Shows the seeds that stay in the hand.
    fn hold(&mut self, pieces: &[Piece], middle: Pos2, height: f32, form: BoardForm) {
        for (number, piece) in pieces.iter().enumerate().take(MOST_IN_AIR) {
            let at = middle + held(number, form);
            self.flights.push(Flight { at, height, look: piece.look, colour: piece.colour });
        }
        self.hand = Some(middle - vec2(0.0, height));
    }

    /// Seeds go from a hole into a store, one after the other.
    fn sweep(
        &mut self,
        hole: Hole,
        count: Seeds,
        colour: Option<Colour>,
        to: Place,
        part: f32,
        geometry: &Geometry,
    ) {
        let before = (self.landing.iter())
            .filter(|(place, other, _)| (*place, *other) == (to, colour))
            .map(|(.., count)| count);
        let there = usize::from(self.seed_layout.count(to, colour)) + before.sum::<usize>();
        let swept: Vec<(usize, Piece)> = self.seed_layout.top(hole.into(), colour, count).collect();
        // They are in the air now; halving may leave some in the hole.
        self.seed_layout.remove(hole.into(), colour, count);
        self.landing.push((to, colour, swept.len()));
        let last = swept.len().saturating_sub(1).max(1) as f32;
        for (number, (slot, piece)) in swept.iter().enumerate().take(MOST_IN_AIR) {
            let late = FOLLOWING * number as f32 / last;
            let part = ease(((part - late) / (1.0 - FOLLOWING)).clamp(0.0, 1.0));
            let start = seeds::spot(geometry, hole.into(), *slot, colour);
            let end = seeds::spot(geometry, to, there + number, colour);
            let (look, rise) = (piece.look, rise(geometry.form));
            self.flights.push(Flight::on_the_way(start, end, part, rise, look, colour));
        }
        self.sweep = Some((hole, to));
        let (start, end) = (centre(geometry, hole.into()), centre(geometry, to));
        let high = rise(geometry.form);
        self.way = (0..=WAY_STEPS)
            .map(|step| {
                let part = step as f32 / WAY_STEPS as f32;
                let flight = Flight::on_the_way(start, end, part, high, 0, colour);
                flight.at - vec2(0.0, flight.height)
            })
            .collect();
    }
}

fn rise(form: BoardForm) -> f32 {
    RISE * match form {
        BoardForm::TwoRows { holes } => 0.689 / f32::from(holes.max(1)),
        BoardForm::FourRows { .. } => 0.096,
        BoardForm::Ring => 0.135,
    }
}

/// Where a seed is in the hand, the first in its middle.
fn held(number: usize, form: BoardForm) -> Vec2 {
    let step = 1.1 * seeds::half_length(form, Some(Colour::Red));
    Vec2::angled(number as f32 * 2.4) * step * (number as f32).sqrt()
}

fn centre(geometry: &Geometry, place: Place) -> Pos2 {
    geometry.pit(place).map_or(geometry.middle(), |pit| pit.centre)
}

fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}
