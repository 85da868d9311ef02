//! Turns as a sequence of pictures, made from the same plans as the window's animation.

use std::ops::Range;

use super::studio::Look;
use crate::draw::animation::Speed;
use crate::draw::animation::plan::Plan;
use crate::draw::board::geometry::{BoardForm, Geometry};
use crate::draw::board::turn_marks;
use crate::draw::board::view::{BoardMark, BoardView};
use crate::draw::seed_layout::{self, SeedLayout, start_of_show};
use crate::game::GameInProgress;
use crate::narration::turns::{ALL_SEEN, Course};
use crate::rules::Event;

/// How long pictures are shown, in hundredths of a second: in motion, before the first turn, after
/// a turn, after the last.
const MOVING: u16 = 8;
const BEFORE: u16 = 100;
const AFTER: u16 = 130;
const AT_END: u16 = 350;

struct Cut {
    before: SeedLayout,
    after: SeedLayout,
    events: Vec<Event>,
    plan: Option<Plan>,
    geometry: Geometry,
}

#[derive(Clone, Copy)]
enum FilmMoment {
    Before,
    /// Seconds after its start.
    Moving(f64),
    After,
}

pub struct Film {
    cuts: Vec<Cut>,
    /// Each picture: its turn, its moment, and how long it is shown, in hundredths of a second.
    stills: Vec<(usize, FilmMoment, u16)>,
    look: Look,
}

impl Film {
    /// The film of some turns of the game's line, counted from 0; missing turns are left out.
    pub fn new(game: &GameInProgress, turns: Range<usize>, speed: Speed, look: Look) -> Film {
        let mut line = game.line().into_iter().map(|id| game.node(id).entry());
        let mut cuts = Vec::new();
        let start = line.next().map(|entry| SeedLayout::start(entry.position()));
        let mut seed_layout = start.unwrap_or_else(|| SeedLayout::start(game.position()));
        let mut number = 0;
        for entry in line {
            let events = entry.events();
            let after = seed_layout.after(entry.position(), events);
            // A resignation is no turn: there is nothing to show.
            let turn = entry.turn();
            if let Some(turn) = turn.filter(|_| turns.contains(&number)) {
                let before = start_of_show(seed_layout, turn);
                let form = seed_layout::form(game.ruleset().name(), before.setup().shape);
                let plan = Plan::new(&before, events, 0, speed);
                cuts.push(Cut {
                    before,
                    after: after.clone(),
                    events: events.to_vec(),
                    plan,
                    geometry: Geometry::new(form, look.flipped),
                });
            }
            number += usize::from(turn.is_some());
            seed_layout = after;
        }
        let mut stills = Vec::new();
        for (number, cut) in cuts.iter().enumerate() {
            if number == 0 {
                stills.push((number, FilmMoment::Before, BEFORE));
            }
            let step = f64::from(MOVING) / 100.0;
            let moving = cut.plan.as_ref().map_or(0, |plan| (plan.secs() / step).ceil() as u32);
            // The first moment of a turn is the one before it.
            stills.extend((1..moving).map(|at| {
                let moment = FilmMoment::Moving(f64::from(at) * step);
                (number, moment, MOVING)
            }));
            let is_last = number + 1 == cuts.len();
            stills.push((number, FilmMoment::After, if is_last { AT_END } else { AFTER }));
        }
        Film { cuts, stills, look }
    }

    pub fn len(&self) -> usize {
        self.stills.len()
    }

    pub fn is_empty(&self) -> bool {
        self.stills.is_empty()
    }

    /// The board of the first turn; boards may shrink later.
    pub fn form(&self) -> Option<BoardForm> {
        self.cuts.first().map(|cut| cut.geometry.form)
    }

    /// How long a picture is shown, in hundredths of a second.
    pub fn delay(&self, number: usize) -> u16 {
        self.stills[number].2
    }

    pub fn view(&self, number: usize) -> BoardView {
        let (cut, moment, _) = self.stills[number];
        let cut = &self.cuts[cut];
        let scene = match moment {
            FilmMoment::Before => return self.look.show(&cut.before),
            FilmMoment::Moving(at) => cut.plan.as_ref().map(|plan| plan.scene(at, &cut.geometry)),
            FilmMoment::After => None,
        };
        let Some(scene) = scene else {
            let mut view = self.look.show(&cut.after);
            view.marks = done(&cut.events);
            return view;
        };
        let (over, ahead) = cut.events.split_at(scene.events_over.min(cut.events.len()));
        let swept = scene.sweep.map(|(hole, _)| hole);
        let Look { flipped, material, seeds, .. } = self.look;
        let mut view = scene.show(flipped, material, seeds.on(material));
        turn_marks::in_flight(over, ahead, swept, ALL_SEEN, &mut view.marks);
        view
    }
}

/// What a turn has done, as marks: where it began and ended, what it captured.
pub(crate) fn done(events: &[Event]) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    let first = turn_marks::first_hole(events);
    marks.extend(first.map(|hole| BoardMark::Chosen(hole.into())));
    turn_marks::taken(events, ALL_SEEN, &mut marks);
    marks.extend(Course::of(events).last.map(BoardMark::Last));
    marks
}
