//! What a board shows at one moment: filled by a page, drawn by [`super::paint`].

use egui::{Pos2, Vec2};

use super::geometry::{BoardForm, Geometry};
use super::seeds::{self, Piece};
use super::tones::{Material, SeedSet};
use crate::rules::board::{Colour, Hole, Place, Seeds};
use crate::rules::side::{BySide, Side};

/// The seeds in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedsView {
    /// Seeds of a counting game.
    Plain(Seeds),
    /// Seeds of the ring.
    Coloured {
        /// How many red ones.
        red: Seeds,
        /// How many blue ones.
        blue: Seeds,
    },
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

    /// All seeds.
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
    /// The place it is in.
    pub const fn place(self) -> Place {
        match self {
            Spot::Place(place) => place,
            Spot::Heap(hole, _) => Place::Hole(hole),
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

/// The colour of a tag.
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

/// A mark on the board. What each means stands in the table of marks of the window's design.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardMark {
    /// Thin white ring: may be played.
    Playable(Spot),
    /// Cyan ring: this move.
    Chosen(Spot),
    /// Dotted path of a sowing from the first place to the last.
    Path {
        /// Where it goes, in order; the first is the hole it starts from.
        places: Vec<Place>,
        /// 1 for the first lap: cyan. Later laps alternate.
        lap: u32,
    },
    /// Orange arrow: the answer to a move.
    Reply {
        /// The hole it starts from.
        from: Place,
        /// Where its last seed falls.
        to: Place,
    },
    /// Ghost seed, the count becomes `2 + 1`.
    Sown {
        /// Where seeds fall.
        spot: Spot,
        /// How many.
        seeds: Seeds,
    },
    /// Double yellow ring: the last seed falls here.
    Last(Place),
    /// Long-dashed orange ring: captured.
    Taken(Spot),
    /// Thin dotted orange ring: captured a while ago, in the same turn.
    TakenBefore(Spot),
    /// Short-dashed orange ring: the rule speaks of it.
    Lit(Place),
    /// Dotted white ring: the learner's answer.
    Answer(Place),
    /// Dashed white rim: being edited or filled.
    Edited(Place),
    /// Yellow arrow: advice.
    Hint {
        /// From this hole.
        from: Place,
        /// To where its last seed falls.
        to: Place,
    },
    /// Accent ring over everything: the keyboard is here.
    Focus(Spot),
    /// Words over a pit: `takes 3`, `your answer`.
    Tag {
        /// Over which pit.
        place: Place,
        /// The words.
        text: String,
        /// Their ground.
        tint: Tint,
        /// How high in the pit.
        level: MarkLevel,
    },
    /// What a move is worth, low in its pit: `← +3 ✓`.
    Worth {
        /// In which pit.
        place: Place,
        /// The words, the fullest first: the first that do not reach into the next pit are shown,
        /// or the last.
        words: Vec<String>,
        /// Their ground.
        tint: Tint,
    },
    /// Words on the wood between two pits: `copied`.
    TagBetween {
        /// Between these.
        places: [Place; 2],
        /// The words.
        text: String,
        /// Their ground.
        tint: Tint,
    },
    /// Arrows on the left and right rim as seen on the screen.
    Ways {
        /// On this hole.
        hole: Hole,
        /// The arrow to the left, if it may be played.
        left: Option<ArrowWay>,
        /// The arrow to the right, if it may be played.
        right: Option<ArrowWay>,
    },
}

impl BoardMark {
    /// The place around which it draws a heavy ring.
    pub const fn ringed(&self) -> Option<Place> {
        match *self {
            BoardMark::Chosen(spot) | BoardMark::Taken(spot) | BoardMark::TakenBefore(spot) => {
                Some(spot.place())
            }
            BoardMark::Last(place) | BoardMark::Lit(place) | BoardMark::Answer(place) => {
                Some(place)
            }
            _ => None,
        }
    }

    /// Whether it stands whatever the pointer does; the others come in with it.
    pub const fn is_steady(&self) -> bool {
        matches!(
            self,
            BoardMark::Playable(_) | BoardMark::Focus(_) | BoardMark::Lit(_) | BoardMark::Edited(_)
        )
    }
}

/// How high a tag stands in its pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkLevel {
    /// In its upper half: what is taken there.
    High,
    /// In its middle, for an empty pit.
    Middle,
    /// In its lower half: an answer, an end.
    Low,
}

/// How an arrow on the rim looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowWay {
    /// A light arrow on the dark casing.
    Offered,
    /// Filled cyan: a click plays this one.
    Near,
}

/// A seed on its way. Positions are in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The point of the board above which it is.
    pub at: Pos2,
    /// How high it is.
    pub height: f32,
    /// Which of the seeds' pictures it has, here as at rest.
    pub look: u8,
    /// Its colour, in the ring.
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

/// What a board shows.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Which board, and which way round.
    pub geometry: Geometry,
    /// What it is made of.
    pub material: Material,
    /// The seeds of the counting games.
    pub seeds: SeedSet,
    /// Every seed at rest, in the order in which they were laid.
    pieces: Vec<Piece>,
    /// Seeds in each hole, by [`Hole::index`].
    holes: Vec<SeedsView>,
    /// Seeds in the stores or trays.
    ends: BySide<SeedsView>,
    /// Which houses work; they are framed.
    pub houses: BySide<bool>,
    /// Places whose count is hidden: drawn as `?`.
    pub hidden: Vec<Place>,
    /// Words that stand in place of a count, such as `7 in hand`.
    pub count_words: Vec<(Place, String)>,
    /// Whether counts, letters and captions are drawn. Small pictures go without.
    pub labels: bool,
    /// The marks, the first below the others; focus is always on top.
    pub marks: Vec<BoardMark>,
    /// Seeds in the air.
    pub flights: Vec<Flight>,
    /// The count of a hand above a point of the board, such as `7`.
    pub hand: Option<(Pos2, String)>,
    /// The way along which captured seeds go, in board units.
    pub sweep: Vec<Pos2>,
    /// How far the marks that come and go with the pointer have come in, 0 to 1.
    pub marks_in: f32,
}

impl BoardView {
    /// An empty board, seen from South's side, of this material.
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
            labels: true,
            marks: Vec::new(),
            flights: Vec::new(),
            hand: None,
            sweep: Vec::new(),
            marks_in: 1.0,
        }
    }

    /// Lays seeds into a place. A place this board has not is passed over.
    pub fn lay(&mut self, place: Place, heap: SeedsView) {
        self.pieces.retain(|piece| piece.place != Some(place));
        self.pieces.extend(seeds::heap(place, heap));
        self.count(place, heap);
    }

    /// Lays these very seeds, in the order in which they were laid, in place of all others.
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

    /// Every seed at rest, in the order in which they were laid.
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

    /// The seeds in a place.
    pub fn heap(&self, place: Place) -> SeedsView {
        match place {
            Place::Hole(hole) => {
                self.holes.get(hole.index()).copied().unwrap_or(SeedsView::Plain(0))
            }
            Place::Store(side) | Place::Extra(side) => self.ends[side],
        }
    }

    /// Seeds that the marks say will fall at a spot.
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

    /// The tint of the line around a count: what the marks say about its spot.
    pub fn count_tint(&self, at: Spot) -> Option<Tint> {
        let says = |wanted: &dyn Fn(&BoardMark) -> bool| self.marks.iter().any(wanted);
        let about = |spot: &Spot| *spot == at || (spot.place() == at.place() && is_whole(*spot));
        if says(&|mark| matches!(mark, BoardMark::Taken(spot) if about(spot))) {
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

    /// The sides with something to sit at, for captions: store or tray, and the side it is of.
    pub fn ends(&self) -> impl Iterator<Item = (Side, Place)> {
        let geometry = self.geometry;
        Side::ALL.into_iter().filter_map(move |side| Some((side, geometry.end(side)?)))
    }
}

const fn is_whole(spot: Spot) -> bool {
    matches!(spot, Spot::Place(_))
}

/// How far a seed's shadow lies from it, for each unit of height.
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
