//! Where everything is on a board, in board units: the board is 1 wide, `x` goes right, `y` down,
//! the origin is its upper left corner. [`Frame`] converts points to the screen and back.

use egui::{Pos2, Rangef, Rect, Vec2, pos2, vec2};

use crate::rules::Side;
use crate::rules::board::{BawoRow, BoardShape, Colour, Hole, Place};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardForm {
    /// Two rows with a store at each end.
    TwoRows {
        /// Holes a side, 2 to 6.
        holes: u8,
    },
    FourRows {
        /// Trays for the extra seeds at the ends (not in Beginner).
        trays: bool,
        /// Square houses (in Advanced).
        houses: bool,
    },
    /// The round board of sixteen, two stores in its middle.
    Ring,
}

impl BoardForm {
    pub const fn shape(self) -> BoardShape {
        match self {
            BoardForm::TwoRows { holes } => BoardShape::TwoRows { holes },
            BoardForm::FourRows { .. } => BoardShape::FourRows,
            BoardForm::Ring => BoardShape::Ring,
        }
    }

    /// The widest a page draws it in a space of this size, in points. In the space of a very large
    /// screen it grows beyond its usual width.
    pub fn widest(self, space: Vec2) -> f32 {
        const SHARE: f32 = 0.8;
        let (usual, most) = match self {
            BoardForm::Ring => (780.0, space.min_elem()),
            BoardForm::TwoRows { .. } => (1460.0, space.x),
            BoardForm::FourRows { .. } => (1240.0, space.x),
        };
        f32::max(usual, SHARE * most)
    }

    /// Height of the board; its width is 1.
    pub const fn height(self) -> f32 {
        match self {
            BoardForm::TwoRows { .. } => 1.0 / 2.8,
            BoardForm::FourRows { .. } => 0.5,
            BoardForm::Ring => 1.0,
        }
    }

    pub const fn corner(self) -> f32 {
        match self {
            BoardForm::TwoRows { .. } => 0.052,
            BoardForm::FourRows { .. } => 0.031,
            BoardForm::Ring => 0.5,
        }
    }

    /// The places that are carved into it: holes in the order of the notation, then the stores
    /// or trays, South's first.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let ends = match self {
            BoardForm::FourRows { trays: true, .. } => Side::ALL.map(Place::Extra).to_vec(),
            BoardForm::FourRows { trays: false, .. } => Vec::new(),
            BoardForm::TwoRows { .. } | BoardForm::Ring => Side::ALL.map(Place::Store).to_vec(),
        };
        self.shape().holes().map(Place::Hole).chain(ends)
    }

    /// The largest board of this form in the middle of `room`.
    pub fn fit(self, room: Rect) -> Rect {
        let width = room.width().min(room.height() / self.height()).max(0.0);
        Rect::from_center_size(room.center(), vec2(width, width * self.height()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carving {
    Bowl,
    /// Four flat slopes: the square house.
    Pyramid,
}

/// A pit: a rounded rectangle; a round hole is one whose corners meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pit {
    pub centre: Pos2,
    /// Half its width and height.
    pub half: Vec2,
    pub corner: f32,
    pub carving: Carving,
}

impl Pit {
    pub const fn bowl(centre: Pos2, half: Vec2, corner: f32) -> Pit {
        Pit { centre, half, corner, carving: Carving::Bowl }
    }

    const fn round(centre: Pos2, radius: f32) -> Pit {
        Pit::bowl(centre, Vec2::splat(radius), radius)
    }

    pub fn rect(&self) -> Rect {
        Rect::from_center_size(self.centre, 2.0 * self.half)
    }

    /// The distance of `point` from the rim; negative inside.
    pub fn distance(&self, point: Pos2) -> f32 {
        rounded_distance(point - self.centre, self.half, self.corner)
    }
}

/// The signed distance from the rim of a rounded rectangle around the origin.
pub fn rounded_distance(at: Vec2, half: Vec2, corner: f32) -> f32 {
    let over = vec2(at.x.abs() - half.x + corner, at.y.abs() - half.y + corner);
    vec2(over.x.max(0.0), over.y.max(0.0)).length() + over.x.max(over.y).min(0.0) - corner
}

/// Where the two counts of a hole of the ring are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RingPills {
    /// The middle of the edge nearest to the board's upright axis.
    pub inner: Pos2,
    /// They grow from there to the right (1) or to the left (-1).
    pub side: f32,
    pub way: PillsWay,
}

/// How the two counts of a hole of the ring are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PillsWay {
    /// Red left of blue.
    Beside,
    /// Red above blue.
    Stacked,
    /// Both in one, red left of blue.
    Joined,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    pub form: BoardForm,
    /// Turned by half a turn, so that North sits below.
    pub flipped: bool,
}

// Two rows.
const POT_RADIUS: f32 = 0.0505;
const FEW_POTS_RADIUS: f32 = 0.0525;
const POTS_SPAN: f32 = 0.689;
const POT_ROWS: f32 = 0.0604;
/// How far from the edge the middles of counts and names are.
const POT_COUNT: f32 = 0.0450;
const POT_NAME: f32 = 0.0185;
const STORE: Vec2 = vec2(0.0500, 0.1100);
const STORE_X: f32 = 0.0906;
// Four rows.
const HOLE_RADIUS: f32 = 0.0380;
/// A square with as much space as a round hole, so small that its frame reaches no name or count.
const HOUSE_HALF: f32 = 0.0345;
const ROWS: [f32; 4] = [0.0640, 0.1700, 0.4880 - 0.1700, 0.4240];
const FOUR_ROWS_MIDDLE: f32 = 0.2440;
/// How far below the middle of a hole its name and count are: halfway to the row below.
const LABEL_DROP: f32 = 0.0525;
const NAME_APART: f32 = 0.0345;
const COUNT_APART: f32 = 0.0290;
const FOUR_ROWS_STEP: f32 = 0.09597;
const FOUR_ROWS_WIDE_STEP: f32 = 0.11377;
const TRAY: Vec2 = vec2(0.0380, 0.1840);
const TRAY_X: f32 = 0.0640;
// Ring.
const RING_RADIUS: f32 = 0.3380;
const RING_HOLE: f32 = 0.0600;
/// Where the counts of the four holes of a quarter begin, from the top to the side, as seen from
/// the board's middle. They grow outwards from there.
const RING_PILLS: [Vec2; 4] =
    [vec2(0.0050, 0.4355), vec2(0.1750, 0.3860), vec2(0.2900, 0.2680), vec2(0.4020, 0.0660)];
/// The same where they are stacked.
const RING_STACKS: [Vec2; 4] =
    [vec2(0.0050, 0.4355), vec2(0.1750, 0.3860), vec2(0.3620, 0.2480), vec2(0.4020, 0.0660)];
/// Beside the holes at the side there is no room for two counts in a row; on boards narrower than
/// this, in points, nor beside those before them.
const RING_BESIDE_FROM: f32 = 520.0;
const RING_STACKED_FROM: usize = 3;
const RING_STACKED_SMALL_FROM: usize = 2;
/// How far the counts of the ring stay from its edge.
const RING_EDGE: f32 = 0.0060;
/// On boards narrower than this, in points, there is no room for two counts at all.
const RING_TWO_FROM: f32 = 360.0;
const RING_NUMBERS: f32 = 0.2400;
const RING_STORE: Vec2 = vec2(0.1300, 0.0725);
const RING_STORE_Y: f32 = 0.0945;

impl Geometry {
    pub const fn new(form: BoardForm, flipped: bool) -> Geometry {
        Geometry { form, flipped }
    }

    /// Whether this side sits below, as seen on the screen.
    pub fn below(&self, side: Side) -> bool {
        (side == Side::South) != self.flipped
    }

    /// The pit of a place; `None` if this board has no such place.
    pub fn pit(&self, place: Place) -> Option<Pit> {
        match (self.form, place) {
            (form, Place::Hole(hole)) if !form.shape().holes().any(|known| known == hole) => None,
            (BoardForm::TwoRows { holes }, Place::Hole(hole)) => Some(self.hole(holes, hole)),
            (BoardForm::FourRows { trays, houses }, Place::Hole(hole)) => {
                Some(self.four_rows_hole(trays, houses, hole))
            }
            (BoardForm::Ring, Place::Hole(hole)) => {
                Some(Pit::round(self.on_ring(hole, RING_RADIUS), RING_HOLE))
            }
            (BoardForm::TwoRows { .. }, Place::Store(side)) => {
                let centre = pos2(self.end_x(side, STORE_X), self.middle().y);
                Some(Pit::bowl(centre, STORE, 0.046))
            }
            (BoardForm::Ring, Place::Store(side)) => {
                let centre = self.middle() + vec2(0.0, self.down(side) * RING_STORE_Y);
                Some(Pit::bowl(centre, RING_STORE, 0.066))
            }
            (BoardForm::FourRows { trays: true, .. }, Place::Extra(side)) => {
                let centre = pos2(self.end_x(side, TRAY_X), FOUR_ROWS_MIDDLE);
                Some(Pit::bowl(centre, TRAY, 0.014))
            }
            _ => None,
        }
    }

    /// The middle of the count of a place. For the ring's holes see [`Geometry::heap_pill`]; this
    /// is the point between the two.
    pub fn pill(&self, place: Place) -> Option<Pos2> {
        let pit = self.pit(place)?;
        let height = self.form.height();
        Some(match (self.form, place) {
            (BoardForm::TwoRows { .. }, Place::Hole(hole)) => pos2(
                pit.centre.x,
                if self.below(hole.owner()) { height - POT_COUNT } else { POT_COUNT },
            ),
            (BoardForm::TwoRows { .. }, _) => pos2(pit.centre.x, height - POT_COUNT),
            (BoardForm::FourRows { .. }, Place::Hole(_)) => {
                pit.centre + vec2(COUNT_APART, LABEL_DROP)
            }
            (BoardForm::FourRows { .. }, _) => pos2(pit.centre.x, 0.4600),
            (BoardForm::Ring, Place::Hole(hole)) => {
                let pills = self.ring_pills(hole, RING_BESIDE_FROM);
                pills.inner + vec2(pills.side * 0.0550, 0.0)
            }
            (BoardForm::Ring, Place::Store(side) | Place::Extra(side)) => {
                self.middle() + vec2(0.1700, self.down(side) * 0.0830)
            }
        })
    }

    /// The approximate middle of the count of one colour in a hole of the ring, on a board `width`
    /// points wide. How wide the figures are is not known yet.
    pub fn heap_pill(&self, hole: Hole, colour: Colour, width: f32) -> Option<Pos2> {
        self.pit(Place::Hole(hole))?;
        let pills = self.ring_pills(hole, width);
        let aside = if colour == Colour::Red { -1.0 } else { 1.0 };
        Some(match pills.way {
            PillsWay::Stacked => {
                pills.inner + vec2(pills.side * 0.0400, 0.0) + aside * vec2(0.0, 0.0255)
            }
            _ => pills.inner + vec2(pills.side * 0.0550 + aside * 0.0280, 0.0),
        })
    }

    /// Where the two counts of a hole of the ring begin and which way they grow, on a board
    /// `width` points wide.
    pub fn ring_pills(&self, hole: Hole, width: f32) -> RingPills {
        let away = self.on_ring(hole, 1.0) - self.middle();
        let (side, down) = (away.x.signum(), away.y.signum());
        let from_top = away.x.abs().atan2(away.y.abs()) / std::f32::consts::FRAC_PI_2;
        let at = ((from_top * 4.0) as usize).min(3);
        let is_small = width < RING_BESIDE_FROM;
        let stacked_from = if is_small { RING_STACKED_SMALL_FROM } else { RING_STACKED_FROM };
        let (places, way) = if width < RING_TWO_FROM {
            (RING_PILLS, PillsWay::Joined)
        } else if at >= stacked_from {
            (RING_STACKS, PillsWay::Stacked)
        } else {
            (RING_PILLS, PillsWay::Beside)
        };
        RingPills { inner: self.middle() + places[at] * vec2(side, down), side, way }
    }

    /// How far from the board's upright axis a count `height` high at this height `y` may reach, so
    /// that its round end stays within the ring.
    pub fn ring_reach(&self, y: f32, height: f32) -> f32 {
        let round = 0.5 * height;
        let radius = 0.5 - RING_EDGE - round;
        let aside = y - self.middle().y;
        (radius * radius - aside * aside).max(0.0).sqrt() + round
    }

    /// The distance from one hole to the next in a row of four rows.
    pub fn four_rows_step(&self) -> f32 {
        let trays = matches!(self.form, BoardForm::FourRows { trays: true, .. });
        if trays { FOUR_ROWS_STEP } else { FOUR_ROWS_WIDE_STEP }
    }

    /// The middle of the hole's name.
    pub fn letter(&self, hole: Hole) -> Option<Pos2> {
        let pit = self.pit(Place::Hole(hole))?;
        Some(match self.form {
            BoardForm::TwoRows { .. } => {
                let below = self.below(hole.owner());
                pos2(pit.centre.x, if below { self.form.height() - POT_NAME } else { POT_NAME })
            }
            BoardForm::FourRows { .. } => pit.centre + vec2(-NAME_APART, LABEL_DROP),
            BoardForm::Ring => self.on_ring(hole, RING_NUMBERS),
        })
    }

    /// The heights between which a tag over a hole of four rows covers no name or count of its own
    /// row and of the row above.
    pub fn tag_room(&self, hole: Hole) -> Option<Rangef> {
        let BoardForm::FourRows { .. } = self.form else { return None };
        let y = self.pit(Place::Hole(hole))?.centre.y;
        let row = ROWS.iter().position(|&row| row == y)?;
        let above = if row == 0 { 0.0 } else { ROWS[row - 1] + LABEL_DROP };
        Some(Rangef::new(above, y + LABEL_DROP))
    }

    /// The middle of the name of a side's store or tray; `None` if it has none.
    pub fn caption(&self, side: Side) -> Option<Pos2> {
        let end = self.end(side)?;
        let pit = self.pit(end)?;
        Some(match self.form {
            BoardForm::TwoRows { .. } => pos2(pit.centre.x, 0.0500),
            BoardForm::FourRows { .. } => pos2(pit.centre.x, 0.0300),
            BoardForm::Ring => self.middle() + vec2(0.0, self.down(side) * 0.1870),
        })
    }

    pub fn end(&self, side: Side) -> Option<Place> {
        [Place::Store(side), Place::Extra(side)].into_iter().find(|&end| self.pit(end).is_some())
    }

    /// Where the seeds of a colour are in a place: red in the left half, blue in the right half.
    pub fn heap_rect(&self, place: Place, colour: Colour) -> Option<Rect> {
        let rect = self.pit(place)?.rect();
        let (left, right) = rect.split_left_right_at_fraction(0.5);
        Some(if colour == Colour::Red { left } else { right })
    }

    /// The two ends of the engraved line; only Bawo has one, along its middle.
    pub fn grooves(&self) -> Option<[Pos2; 2]> {
        let BoardForm::FourRows { trays, .. } = self.form else { return None };
        let left = if trays { 0.124 } else { 0.050 };
        Some([pos2(left, FOUR_ROWS_MIDDLE), pos2(1.0 - left, FOUR_ROWS_MIDDLE)])
    }

    /// The place whose pit contains a point.
    pub fn place_at(&self, point: Pos2) -> Option<Place> {
        let contains =
            |&place: &Place| self.pit(place).is_some_and(|pit| pit.distance(point) <= 0.0);
        self.form.places().find(contains)
    }

    /// The middle of the board, around which it is turned.
    pub fn middle(&self) -> Pos2 {
        match self.form {
            BoardForm::FourRows { .. } => pos2(0.5, FOUR_ROWS_MIDDLE),
            form => pos2(0.5, form.height() / 2.0),
        }
    }

    fn hole(&self, holes: u8, hole: Hole) -> Pit {
        let below = self.below(hole.owner());
        let at = if below { hole.in_row() } else { usize::from(holes) - 1 - hole.in_row() };
        let step = POTS_SPAN / f32::from(holes);
        let x = 0.5 + (at as f32 - (f32::from(holes) - 1.0) / 2.0) * step;
        let radius = if holes < 6 { FEW_POTS_RADIUS } else { POT_RADIUS };
        let rows = if holes < 6 { POT_ROWS - 0.0005 } else { POT_ROWS };
        Pit::round(pos2(x, self.middle().y + self.down(hole.owner()) * rows), radius)
    }

    fn four_rows_hole(&self, trays: bool, houses: bool, hole: Hole) -> Pit {
        let below = self.below(hole.owner());
        let front = hole.row() == BawoRow::Front;
        let first = if trays { 0.1641 } else { 0.1018 };
        let step = self.four_rows_step();
        let at = if below { hole.in_row() } else { 7 - hole.in_row() };
        let row = match (below, front) {
            (false, false) => 0,
            (false, true) => 1,
            (true, true) => 2,
            (true, false) => 3,
        };
        let centre = pos2(first + at as f32 * step, ROWS[row]);
        if houses && is_house(hole) {
            Pit { centre, half: Vec2::splat(HOUSE_HALF), corner: 0.005, carving: Carving::Pyramid }
        } else {
            Pit::round(centre, HOLE_RADIUS)
        }
    }

    fn on_ring(&self, hole: Hole, radius: f32) -> Pos2 {
        let half_turn = if self.flipped { 8.0 } else { 0.0 };
        let turn = (hole.index() as f32 + 0.5 + half_turn) / 16.0 * std::f32::consts::TAU;
        self.middle() + radius * vec2(turn.sin(), -turn.cos())
    }

    fn end_x(&self, side: Side, from_edge: f32) -> f32 {
        if self.below(side) { 1.0 - from_edge } else { from_edge }
    }

    fn down(&self, side: Side) -> f32 {
        if self.below(side) { 1.0 } else { -1.0 }
    }
}

/// Whether this is one of the two holes that can be houses, `A5` and `a5`.
pub fn is_house(hole: Hole) -> bool {
    Side::ALL.iter().any(|&side| hole == Hole::four_rows(side, BawoRow::Front, 4))
}

/// Converts board units to the screen and back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Where the board is on the screen, in points. Its height follows from its width.
    pub rect: Rect,
}

impl Frame {
    pub fn length(&self, in_board: f32) -> f32 {
        in_board * self.rect.width()
    }

    pub fn point(&self, in_board: Pos2) -> Pos2 {
        self.rect.min + in_board.to_vec2() * self.rect.width()
    }

    pub fn rect(&self, in_board: Rect) -> Rect {
        Rect::from_min_max(self.point(in_board.min), self.point(in_board.max))
    }

    pub fn to_board(&self, on_screen: Pos2) -> Pos2 {
        ((on_screen - self.rect.min) / self.rect.width().max(f32::MIN_POSITIVE)).to_pos2()
    }
}

#[cfg(test)]
#[path = "geometry_tests.rs"]
mod tests;
