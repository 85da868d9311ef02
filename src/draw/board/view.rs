//! What a board shows at one moment: filled by a page, drawn by [`super::paint`].

use egui::{Pos2, Vec2};

use super::geometry::{BoardForm, Geometry};
use super::seeds::{self, Piece};
use super::tones::{Material, SeedSet};
use crate::rules::Move;
use crate::rules::board::{Colour, Hole, Place, Seeds};
use crate::rules::side::{BySide, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedsView {
    Plain(Seeds),
    Coloured { red: Seeds, blue: Seeds },
}

impl SeedsView {
    /// Seeds of one colour (of a counting game: all of them).
    pub const fn of(self, colour: Colour) -> Seeds {
        match (self, colour) {
            (SeedsView::Plain(count), _) => count,
            (SeedsView::Coloured { red, .. }, Colour::Red) => red,
            (SeedsView::Coloured { blue, .. }, Colour::Blue) => blue,
        }
    }

    pub const fn total(self) -> u16 {
        match self {
            SeedsView::Plain(count) => count as u16,
            SeedsView::Coloured { red, blue } => red as u16 + blue as u16,
        }
    }
}

/// Something on the board that a mark, a pointer or the keyboard can be at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A hole, store or tray.
    Place(Place),
    /// The seeds of one colour in a hole of the ring.
    Heap(Hole, Colour),
}

impl Spot {
    pub const fn place(self) -> Place {
        match self {
            Spot::Place(place) => place,
            Spot::Heap(hole, _) => Place::Hole(hole),
        }
    }

    /// Where a move starts; none for an opening, a layout or a pass.
    pub fn start(mv: &Move) -> Option<Spot> {
        match *mv {
            Move::Colour(hole, colour) => Some(Spot::Heap(hole, colour)),
            mv => mv.hole().map(Spot::from),
        }
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot::Place(place)
    }
}

impl From<Hole> for Spot {
    fn from(hole: Hole) -> Spot {
        Spot::Place(Place::Hole(hole))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// Neutral; the learner's answer.
    White,
    /// The chosen move.
    Cyan,
    /// The end of the turn.
    Yellow,
    /// Captures.
    Orange,
    /// Captures a while ago.
    Faint,
}

#[derive(Clone, Debug, PartialEq)]
pub enum BoardMark {
    /// Thin white ring: may be played.
    Playable(Spot),
    /// Cyan ring: this move.
    Chosen(Spot),
    /// The path of a sowing along the rims, from the first place to the last.
    Path {
        places: Vec<Place>,
        /// From 1. Later laps are fainter.
        lap: u32,
        /// Cyan and dotted: a move that is looked at. Yellow: advice. Orange: the answer to a move.
        tint: Tint,
    },
    /// Outline of a seed; the count becomes `2 + 1`.
    Sown { spot: Spot, seeds: Seeds },
    /// Double yellow ring: the last seed lands here.
    Last(Place),
    /// Long-dashed orange ring: captured.
    Taken(Spot),
    /// Jagged orange ring: the answer to a move would capture there.
    Lost(Spot),
    /// Thin dotted orange ring: captured a while ago, in the same turn.
    TakenBefore(Spot),
    /// Short-dashed orange ring: the rule is about it.
    Lit(Place),
    /// Dotted white ring: the learner's answer.
    Answer(Place),
    /// Dashed white rim: being edited or filled.
    Edited(Place),
    /// The number of a lap where its seeds are picked up.
    LapNumber {
        lap: u32,
        from: Place,
        /// Where its first seed lands.
        to: Place,
        tint: Tint,
    },
    /// Yellow arrow: where an extra seed goes.
    Hint { from: Spot, to: Place },
    /// Accent ring over everything but words and arrows: the keyboard is here.
    Focus(Spot),
    /// Words over a pit: `takes 3`, `your answer`.
    Tag { place: Place, text: String, tint: Tint, level: MarkLevel },
    /// What a move is worth, low in its pit: `← +3 ✓`.
    Worth {
        place: Place,
        /// The words, fullest first: the first that do not reach into the next pit are shown, or
        /// the last.
        words: Vec<String>,
        tint: Tint,
    },
    /// Words on the wood between two pits: `copied`.
    TagBetween { places: [Place; 2], text: String, tint: Tint },
    /// Arrows on the left and right rim as seen on the screen.
    Ways { hole: Hole, left: Option<ArrowWay>, right: Option<ArrowWay> },
    /// The letters of both colours in the halves of a hole of the ring; one may be pointed at.
    Colours { hole: Hole, near: Option<Colour> },
}

impl BoardMark {
    /// Whether it stays whatever the pointer does; the others fade in with the pointer.
    pub const fn is_steady(&self) -> bool {
        matches!(
            self,
            BoardMark::Playable(_) | BoardMark::Focus(_) | BoardMark::Lit(_) | BoardMark::Edited(_)
        )
    }
}

/// How high a tag is in its pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkLevel {
    /// In its upper half: what is taken there.
    High,
    /// In its middle, for an empty pit.
    Middle,
    /// In its lower half: an answer, an end.
    Low,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowWay {
    /// A light arrow on the dark casing.
    Offered,
    /// Filled cyan: a click plays this one.
    Near,
}

/// A seed in the air. Positions are in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The point of the board below it.
    pub at: Pos2,
    pub height: f32,
    pub look: u8,
    pub colour: Option<Colour>,
}

impl Flight {
    /// A seed at part `t` (0 to 1) of its way from `from` to `to`: straight ahead, on a parabola
    /// `rise` high.
    pub fn on_the_way(
        from: Pos2,
        to: Pos2,
        t: f32,
        rise: f32,
        look: u8,
        colour: Option<Colour>,
    ) -> Flight {
        let height = 4.0 * rise * t * (1.0 - t);
        Flight { at: from + (to - from) * t, height, look, colour }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    pub geometry: Geometry,
    pub material: Material,
    pub seeds: SeedSet,
    /// Every seed at rest, in the order in which they were laid.
    pieces: Vec<Piece>,
    /// Seeds in each hole, by [`Hole::index`].
    holes: Vec<SeedsView>,
    ends: BySide<SeedsView>,
    /// Open houses; they are framed.
    pub houses: BySide<bool>,
    /// Places whose count is hidden: drawn as `?`.
    pub hidden: Vec<Place>,
    /// Words shown instead of a count, such as `7 in hand`.
    pub count_words: Vec<(Place, String)>,
    /// The side of a learner, whose store is captioned `You`.
    pub reader: Option<Side>,
    /// Whether counts, letters and captions are drawn. Small pictures go without.
    pub labels: bool,
    /// Whether of these only the letters are drawn: a small board has no room for counts too.
    pub names_only: bool,
    /// The marks, the first below the others.
    pub marks: Vec<BoardMark>,
    pub flights: Vec<Flight>,
    /// The count of a hand above a point of the board, such as `7`.
    pub hand: Option<(Pos2, String)>,
    /// The path of captured seeds, in board units.
    pub sweep: Vec<Pos2>,
    /// How far the marks that follow the pointer have faded in, 0 to 1.
    pub marks_in: f32,
    /// How much larger than usual counts, names and marks are, for readers far away.
    pub magnified: f32,
}

impl BoardView {
    pub fn new(form: BoardForm, material: Material, seeds: SeedSet) -> BoardView {
        let empty = match form {
            BoardForm::Ring => SeedsView::Coloured { red: 0, blue: 0 },
            _ => SeedsView::Plain(0),
        };
        let places = form.shape().holes().map(|hole| hole.index() + 1).max().unwrap_or(0);
        BoardView {
            geometry: Geometry::new(form, false),
            material,
            seeds,
            pieces: Vec::new(),
            holes: vec![empty; places],
            ends: BySide::new(empty, empty),
            houses: BySide::new(false, false),
            hidden: Vec::new(),
            count_words: Vec::new(),
            reader: None,
            labels: true,
            names_only: false,
            marks: Vec::new(),
            flights: Vec::new(),
            hand: None,
            sweep: Vec::new(),
            marks_in: 1.0,
            magnified: 1.0,
        }
    }

    /// Lays seeds into a place; does nothing if this board has no such place.
    pub fn lay(&mut self, place: Place, heap: SeedsView) {
        self.pieces.retain(|piece| piece.place != Some(place));
        self.pieces.extend(seeds::heap(place, heap));
        self.count(place, heap);
    }

    /// Replaces all seeds by these, which are in the order in which they were laid.
    pub fn lay_pieces(&mut self, pieces: Vec<Piece>) {
        let places: Vec<Place> = self.geometry.form.places().collect();
        let count = |place, colour| {
            let here =
                pieces.iter().filter(|piece| (piece.place, piece.colour) == (Some(place), colour));
            here.count().min(Seeds::MAX.into()) as Seeds
        };
        for place in places {
            let heap = match self.geometry.form {
                BoardForm::Ring => SeedsView::Coloured {
                    red: count(place, Some(Colour::Red)),
                    blue: count(place, Some(Colour::Blue)),
                },
                _ => SeedsView::Plain(count(place, None)),
            };
            self.count(place, heap);
        }
        self.pieces = pieces;
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    fn count(&mut self, place: Place, heap: SeedsView) {
        match place {
            Place::Hole(hole) => {
                if let Some(there) = self.holes.get_mut(hole.index()) {
                    *there = heap;
                }
            }
            Place::Store(side) | Place::Extra(side) => self.ends[side] = heap,
        }
    }

    pub fn heap(&self, place: Place) -> SeedsView {
        match place {
            Place::Hole(hole) => {
                self.holes.get(hole.index()).copied().unwrap_or(SeedsView::Plain(0))
            }
            Place::Store(side) | Place::Extra(side) => self.ends[side],
        }
    }

    /// Seeds that will land at a spot, according to the marks.
    pub fn sown(&self, at: Spot) -> Seeds {
        let sum = self.marks.iter().map(|mark| match mark {
            BoardMark::Sown { spot, seeds } if *spot == at => *seeds,
            _ => 0,
        });
        sum.fold(0, Seeds::saturating_add)
    }

    /// The words of the count at a spot: `4`, `2 + 1`, `?`.
    pub fn count_text(&self, spot: Spot) -> String {
        let place = spot.place();
        if let Some((_, words)) = self.count_words.iter().find(|(of, _)| *of == place) {
            return words.clone();
        }
        if self.hidden.contains(&place) {
            return "?".to_owned();
        }
        let count = match spot {
            Spot::Place(place) => self.heap(place).total(),
            Spot::Heap(hole, colour) => u16::from(self.heap(hole.into()).of(colour)),
        };
        match self.sown(spot) {
            0 => count.to_string(),
            more => format!("{count} + {more}"),
        }
    }

    /// The tint of the line around a count: what the marks say about it.
    pub fn count_tint(&self, at: Spot) -> Option<Tint> {
        let says = |wanted: &dyn Fn(&BoardMark) -> bool| self.marks.iter().any(wanted);
        let about = |spot: &Spot| *spot == at || *spot == Spot::Place(at.place());
        if says(
            &|mark| matches!(mark, BoardMark::Taken(spot) | BoardMark::Lost(spot) if about(spot)),
        ) {
            Some(Tint::Orange)
        } else if says(&|mark| match mark {
            BoardMark::Sown { spot, .. } => *spot == at,
            BoardMark::Chosen(Spot::Heap(hole, colour)) => at == Spot::Heap(*hole, *colour),
            _ => false,
        }) {
            Some(Tint::Cyan)
        } else {
            None
        }
    }

    /// Each side that has a store or tray, with that place.
    pub fn ends(&self) -> impl Iterator<Item = (Side, Place)> {
        let geometry = self.geometry;
        Side::ALL.into_iter().filter_map(move |side| Some((side, geometry.end(side)?)))
    }
}

/// How far a seed's shadow is from it, for each unit of height.
pub(crate) const SHADOW_WAY: Vec2 = egui::vec2(0.55, 0.75);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_tells_what_lies_there_and_what_will_fall_there() {
        let form = BoardForm::TwoRows { holes: 6 };
        let mut view = BoardView::new(form, Material::Iroko, SeedSet::Ivory);
        let (c, d) = (Hole::two_rows(Side::South, 2), Hole::two_rows(Side::North, 3));
        view.lay(c.into(), SeedsView::Plain(11));
        view.marks.push(BoardMark::Sown { spot: c.into(), seeds: 1 });
        view.marks.push(BoardMark::Taken(d.into()));
        view.hidden.push(d.into());
        assert_eq!(view.count_text(c.into()), "11 + 1");
        assert_eq!(view.count_tint(c.into()), Some(Tint::Cyan));
        assert_eq!(view.count_text(d.into()), "?");
        assert_eq!(view.count_tint(d.into()), Some(Tint::Orange));
        view.count_words.push((c.into(), "7 in hand".to_owned()));
        assert_eq!(view.count_text(c.into()), "7 in hand");
    }

    #[test]
    fn the_ring_counts_each_colour() {
        let mut view = BoardView::new(BoardForm::Ring, Material::Walnut, SeedSet::Ivory);
        let hole = Hole::ring(14);
        view.lay(hole.into(), SeedsView::Coloured { red: 3, blue: 2 });
        assert_eq!(view.heap(hole.into()).total(), 5);
        assert_eq!(view.count_text(Spot::Heap(hole, Colour::Blue)), "2");
    }
}
