//! Which seed is where on a board, and how events move it.

use crate::draw::board::geometry::{BoardForm, Geometry};
use crate::draw::board::seeds::{self, Piece};
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::board::view::BoardView;
use crate::game::{GameInProgress, NodeId};
use crate::rules::{
    BoardShape, Colour, GameName, Move, OffBoard, Place, Position, Seeds, Setup, Side, Step, Turn,
};

/// Every seed on and beside a board: each keeps its look wherever it goes. A position knows neither
/// the looks nor the colours of captured seeds; the turns that captured them do.
#[derive(Clone, Debug, PartialEq)]
pub struct SeedLayout {
    setup: Setup,
    game: GameName,
    /// In the order in which they were laid: the last of a place is on top. Seeds in the hand are
    /// in the order in which they were lifted; the last drops first.
    pieces: Vec<Piece>,
}

impl SeedLayout {
    pub fn start(position: &Position) -> SeedLayout {
        SeedLayout::of(position.ruleset().name(), position.setup())
    }

    /// What a set-up lays out, valid or not.
    pub fn of(game: GameName, setup: Setup) -> SeedLayout {
        let mut seed_layout = SeedLayout { setup, game, pieces: Vec::with_capacity(72) };
        seed_layout.match_setup();
        seed_layout
    }

    /// What is on the board at a node: every turn that led there has moved its seeds.
    pub fn at(game: &GameInProgress, id: NodeId) -> SeedLayout {
        let mut path = vec![id];
        while let Some(parent) = path.last().and_then(|id| game.node(*id).parent()) {
            path.push(parent);
        }
        let mut entries = path.iter().rev().map(|id| game.node(*id).entry());
        let start = entries.next().map(|entry| SeedLayout::start(entry.position()));
        let start = start.unwrap_or_else(|| SeedLayout::start(game.position()));
        entries
            .fold(start, |seed_layout, entry| seed_layout.after(entry.position(), entry.events()))
    }

    pub fn after(&self, position: &Position, events: &[crate::rules::Event]) -> SeedLayout {
        let mut seed_layout = self.clone();
        for event in events {
            seed_layout.apply(&event.step);
        }
        seed_layout.setup = position.setup();
        seed_layout.match_setup();
        seed_layout
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Changes the counts while a move is half made: seeds come and go on top.
    pub fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        change(&mut self.setup);
        self.match_setup();
    }

    pub fn end_place(&self, side: Side) -> Place {
        self.setup.store_place(side)
    }

    /// Seeds in a place, of one colour in the ring.
    pub fn count(&self, place: Place, colour: Option<Colour>) -> u16 {
        self.pieces_in(Some(place), colour).count() as u16
    }

    /// The seeds in the hand, the last to fall first.
    pub fn in_hand(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(|piece| piece.place.is_none())
    }

    fn pieces_in(
        &self,
        place: Option<Place>,
        colour: Option<Colour>,
    ) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |piece| piece.place == place && piece.colour == colour)
    }

    /// The topmost seeds of a place, the lowest of them first, each with its number there.
    pub fn top(
        &self,
        place: Place,
        colour: Option<Colour>,
        count: Seeds,
    ) -> impl Iterator<Item = (usize, Piece)> {
        let all = self.pieces_in(Some(place), colour).count();
        let skip = all.saturating_sub(count.into());
        let pieces = self.pieces_in(Some(place), colour).copied();
        pieces.enumerate().skip(skip)
    }

    /// Removes seeds from the top of a place.
    pub fn remove(&mut self, place: Place, colour: Option<Colour>, count: Seeds) {
        let kept = self.count(place, colour).saturating_sub(count.into());
        self.number(place, colour, kept);
        self.move_top(Some(place), colour, count, None);
        self.pieces.truncate(self.pieces.len() - usize::from(count).min(self.pieces.len()));
    }

    /// Moves the topmost seeds of a place (`None`: the hand) to another, on top of those there.
    fn move_top(
        &mut self,
        from: Option<Place>,
        colour: Option<Colour>,
        count: Seeds,
        to: Option<Place>,
    ) {
        let is_moved = |piece: &Piece| piece.place == from && piece.colour == colour;
        let all = self.pieces.iter().filter(|piece| is_moved(piece)).count();
        let mut stay = all.saturating_sub(count.into());
        let mut moved = Vec::with_capacity(count.into());
        self.pieces.retain(|piece| {
            if !is_moved(piece) {
                return true;
            }
            if stay > 0 {
                stay -= 1;
                return true;
            }
            moved.push(Piece { place: to, ..*piece });
            false
        });
        self.pieces.extend(moved);
    }

    /// Sets the count of a place.
    fn number(&mut self, place: Place, colour: Option<Colour>, seeds: u16) {
        match place {
            Place::Hole(hole) => *self.setup.seeds_mut(hole, colour) = seeds,
            Place::Store(side) | Place::Extra(side) => {
                let other = match colour {
                    Some(Colour::Red) => self.count(place, Some(Colour::Blue)),
                    Some(Colour::Blue) => self.count(place, Some(Colour::Red)),
                    None => 0,
                };
                self.setup.stores[side] = seeds + other;
            }
        }
    }

    fn carry(&mut self, from: Place, colour: Option<Colour>, count: Seeds, to: Option<Place>) {
        self.move_top(Some(from), colour, count, to);
        for place in [Some(from), to].into_iter().flatten() {
            self.number(place, colour, self.count(place, colour));
        }
    }

    /// Applies a step of a turn.
    pub fn apply(&mut self, step: &Step) {
        match *step {
            Step::Lift { hole, count, colour } => self.carry(hole.into(), colour, count, None),
            Step::Eat { hole, count } => self.carry(hole.into(), None, count, None),
            Step::Take { from, count } => self.carry(from, None, count, None),
            Step::Drop { at, now, colour } => {
                self.move_top(None, colour, 1, Some(at));
                self.number(at, colour, now.into());
            }
            Step::Capture { hole, count, colour, to }
            | Step::Settle { hole, count, colour, to } => {
                self.carry(hole.into(), colour, count, Some(self.end_place(to)));
            }
            Step::Keep { hole, count, to } => {
                self.carry(hole.into(), None, count, Some(self.end_place(to)));
            }
            Step::KeepInHand { count, to } => {
                let to = self.end_place(to);
                self.move_top(None, None, count, Some(to));
                self.number(to, None, self.count(to, None));
            }
            Step::HouseLost(hole) => self.setup.houses[hole.owner()] = false,
            _ => {}
        }
    }

    /// Adds or removes seeds on top until the counts are those of the set-up, and empties the hand.
    fn match_setup(&mut self) {
        let setup = self.setup;
        self.pieces.retain(|piece| piece.place.is_some());
        let is_ring = setup.shape == BoardShape::Ring;
        let mut wanted: Vec<(Place, Option<Colour>, u16)> = Vec::with_capacity(36);
        for hole in setup.shape.holes() {
            let (place, heap) = (Place::Hole(hole), setup.seeds_in(hole));
            if is_ring {
                wanted.push((place, Some(Colour::Red), heap.seeds));
                wanted.push((place, Some(Colour::Blue), heap.blue));
            } else {
                wanted.push((place, None, heap.seeds));
            }
        }
        for side in Side::ALL {
            let (place, all) = (setup.store_place(side), setup.stores[side]);
            if is_ring {
                let mut blue = self.count(place, Some(Colour::Blue));
                if blue + self.count(place, Some(Colour::Red)) != all {
                    blue = all / 2;
                }
                wanted.push((place, Some(Colour::Blue), blue));
                wanted.push((place, Some(Colour::Red), all - blue));
            } else {
                wanted.push((place, None, all));
            }
        }
        let is_at =
            |piece: &Piece, place, colour| (piece.place, piece.colour) == (Some(place), colour);
        self.pieces.retain(|piece| wanted.iter().any(|want| is_at(piece, want.0, want.1)));
        for (place, colour, seeds) in wanted {
            let here = self.count(place, colour);
            for _ in seeds..here {
                let top = self.pieces.iter().rposition(|piece| is_at(piece, place, colour));
                top.map(|top| self.pieces.remove(top));
            }
            let more = usize::from(here)..usize::from(seeds);
            self.pieces.extend(more.map(|number| seeds::piece(place, number, colour)));
        }
    }

    pub fn show(&self, flipped: bool, material: Material, seeds: SeedSet) -> BoardView {
        let form = form(self.game, self.setup.shape);
        let mut view = BoardView::new(form, material, seeds);
        view.geometry = Geometry::new(form, flipped);
        view.lay_pieces(self.pieces.clone());
        view.houses = self.setup.houses;
        view
    }
}

/// The layout on the board on which a turn is shown: a layout of seeds is shown on the board it
/// makes.
pub fn start_of_show(mut before: SeedLayout, turn: &Turn) -> SeedLayout {
    if matches!(turn.mv, Move::Fill(_)) {
        before.change(|setup| setup.shape = turn.after.shape());
    }
    before
}

pub fn form(game: GameName, shape: BoardShape) -> BoardForm {
    match shape {
        BoardShape::TwoRows { holes } => BoardForm::TwoRows { holes },
        BoardShape::FourRows => BoardForm::FourRows {
            trays: game.facts().off_board != OffBoard::Nothing,
            houses: game.facts().has_houses,
        },
        BoardShape::Ring => BoardForm::Ring,
    }
}

pub fn geometry(position: &Position, flipped: bool) -> Geometry {
    Geometry::new(form(position.ruleset().name(), position.shape()), flipped)
}
