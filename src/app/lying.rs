//! What lies on a board, with the colours of captured seeds, and how events change it.

use super::board::geometry::{BoardForm, Geometry};
use super::board::tones::{Material, SeedSet};
use super::board::view::{BoardView, Heap};
use crate::rules::{
    BoardShape, BySide, Colour, GameName, Place, Position, Seeds, Setup, Side, Step,
};

/// Seeds on and beside a board. A position does not know the colours of captured seeds; the turns
/// that took them do.
#[derive(Clone, Debug, PartialEq)]
pub struct Lying {
    setup: Setup,
    game: GameName,
    /// Blue seeds among those captured, in the ring.
    blue: BySide<u16>,
}

impl Lying {
    /// What lies at the start of a line. Of captured ring seeds half count as blue.
    pub fn start(position: &Position) -> Lying {
        let setup = position.setup();
        let blue = BySide::from_fn(|side| setup.stores[side] / 2);
        Lying { setup, game: position.ruleset().name(), blue }
    }

    /// What lies after a turn.
    pub fn after(&self, position: &Position, events: &[crate::rules::Event]) -> Lying {
        let mut lying = self.clone();
        for event in events {
            lying.apply(&event.step);
        }
        Lying { setup: position.setup(), ..lying }
    }

    /// The seeds.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seeds, to be changed while a move is half made.
    pub fn setup_mut(&mut self) -> &mut Setup {
        &mut self.setup
    }

    /// Where a side keeps seeds.
    pub fn end_place(&self, side: Side) -> Place {
        self.setup.store_place(side)
    }

    /// Seeds in a place, of one colour in the ring.
    pub fn count(&self, place: Place, colour: Option<Colour>) -> u16 {
        match place {
            Place::Hole(hole) => self.setup.heap(hole).of(colour),
            Place::Store(side) | Place::Extra(side) => match colour {
                Some(Colour::Blue) => self.blue[side],
                Some(Colour::Red) => self.setup.stores[side].saturating_sub(self.blue[side]),
                None => self.setup.stores[side],
            },
        }
    }

    /// Takes seeds out of a place.
    pub fn take(&mut self, place: Place, colour: Option<Colour>, count: Seeds) {
        match place {
            Place::Hole(hole) => {
                let seeds = self.setup.seeds_mut(hole, colour);
                *seeds = seeds.saturating_sub(count.into());
            }
            Place::Store(side) | Place::Extra(side) => {
                let seeds = &mut self.setup.stores[side];
                *seeds = seeds.saturating_sub(count.into());
            }
        }
    }

    fn put_by(&mut self, side: Side, colour: Option<Colour>, count: Seeds) {
        self.setup.stores[side] += u16::from(count);
        if colour == Some(Colour::Blue) {
            self.blue[side] += u16::from(count);
        }
    }

    /// Does what a step of a turn does.
    pub fn apply(&mut self, step: &Step) {
        match *step {
            Step::Lift { hole, count, colour } => self.take(hole.into(), colour, count),
            Step::Eat { hole, count } => self.take(hole.into(), None, count),
            Step::Take { from, count } => self.take(from, None, count),
            Step::Drop { at: Place::Hole(hole), now, colour } => {
                *self.setup.seeds_mut(hole, colour) = now.into();
            }
            Step::Drop { at: Place::Store(side) | Place::Extra(side), now, .. } => {
                self.setup.stores[side] = now.into();
            }
            Step::Capture { hole, count, colour, to }
            | Step::Settle { hole, count, colour, to } => {
                self.take(hole.into(), colour, count);
                self.put_by(to, colour, count);
            }
            Step::Keep { hole, count, to } => {
                self.take(hole.into(), None, count);
                self.put_by(to, None, count);
            }
            Step::KeepInHand { count, to } => self.put_by(to, None, count),
            Step::HouseLost(hole) => self.setup.houses[hole.owner()] = false,
            _ => {}
        }
    }

    /// Shows it on a board.
    pub fn show(&self, flipped: bool, material: Material, seeds: SeedSet) -> BoardView {
        let form = form(self.game, self.setup.shape);
        let mut view = BoardView::new(form, material, seeds);
        view.geometry = Geometry::new(form, flipped);
        let small = |count: u16| count.min(Seeds::MAX.into()) as Seeds;
        for place in form.places() {
            let heap = match form {
                BoardForm::Ring => Heap::Coloured {
                    red: small(self.count(place, Some(Colour::Red))),
                    blue: small(self.count(place, Some(Colour::Blue))),
                },
                _ => Heap::Plain(small(self.count(place, None))),
            };
            view.lay(place, heap);
        }
        view.houses = self.setup.houses;
        view
    }
}

/// The board that a game is played on.
pub fn form(game: GameName, shape: BoardShape) -> BoardForm {
    match shape {
        BoardShape::TwoRows { pots } => BoardForm::TwoRows { pots },
        BoardShape::FourRows => BoardForm::FourRows {
            trays: game != GameName::BawoBeginner,
            houses: game == GameName::BawoAdvanced,
        },
        BoardShape::Ring => BoardForm::Ring,
    }
}

/// The geometry of the board of a position.
pub fn geometry(position: &Position, flipped: bool) -> Geometry {
    Geometry::new(form(position.ruleset().name(), position.shape()), flipped)
}
