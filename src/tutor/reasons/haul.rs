//! What a turn brings its mover, read from its events.

use crate::rules::{BoardShape, BySide, Colour, Hole, Move, Place, Position, Side, Step};
use crate::tutor::played::Played;

/// Seeds captured (in Bawo eaten) in one hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// The hole.
    pub hole: Hole,
    /// How many seeds.
    pub count: u16,
    /// Their colour, in the ring.
    pub colour: Option<Colour>,
}

/// What matters most in a turn that takes seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It wins the game.
    Wins,
    /// It ends the game, and the rest of the seeds is its mover's.
    Ends,
    /// It captures or eats.
    Captures,
}

/// What a turn brings its mover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Haul {
    /// Captured for the mover, in order.
    pub captured: Vec<Captured>,
    /// The mover's own seeds that go to its store with a capture.
    pub kept: u16,
    /// Seeds that a rule gives to each side at the end.
    pub rest: BySide<u16>,
    /// Whether seeds are eaten, not captured.
    pub eats: bool,
    /// Whether the mover moves again.
    pub again: bool,
    /// Whether the turn ends the game.
    pub is_over: bool,
    /// Whether the mover wins with it.
    pub wins: bool,
    /// The hole where the last seed lands, and whether it was empty, in a turn of one lap that
    /// captures other holes only.
    pub landing: Option<(Hole, bool)>,
    /// Seeds that the mover sows into its own store.
    pub stored: u16,
    /// All seeds that come into its store, those at the end of a round too.
    pub gained: u16,
    pub(super) mover: Side,
}

impl Haul {
    /// What a move brings; `None` if it is illegal.
    pub fn of_move(before: &Position, mv: &Move) -> Option<Haul> {
        Some(Haul::of(&Played::new(*before, mv).ok()?))
    }

    /// Reads a turn.
    pub fn of(played: &Played) -> Haul {
        let (mover, course) = (played.turn.mover, &played.course);
        let mut haul = Haul {
            kept: course.kept,
            // The end of a round of a match is not the end of the game.
            rest: if course.end.is_some() { course.settled } else { BySide::default() },
            eats: played.before.shape() == BoardShape::FourRows,
            again: course.again,
            is_over: course.end.is_some(),
            wins: played.wins(),
            mover,
            captured: Vec::new(),
            landing: None,
            stored: 0,
            gained: course.settled[mover],
        };
        let mut landing = None;
        for event in &played.turn.events {
            match event.step {
                Step::Capture { hole, count, colour, to } if to == mover => {
                    haul.add(hole, count.into(), colour);
                }
                Step::Eat { hole, count } => haul.add(hole, count.into(), None),
                Step::Drop { at: Place::Hole(hole), now, .. } => landing = Some((hole, now == 1)),
                Step::Drop { at, .. } => {
                    landing = None;
                    haul.stored += u16::from(at == Place::Store(mover));
                }
                _ => {}
            }
        }
        haul.gained += haul.captures() + haul.kept + haul.stored;
        let is_taken = |hole: Hole| haul.captured.iter().any(|captured| captured.hole == hole);
        haul.landing = landing.filter(|(hole, _)| course.laps == 1 && !is_taken(*hole));
        haul
    }

    fn add(&mut self, hole: Hole, count: u16, colour: Option<Colour>) {
        let last = self.captured.last_mut();
        match last.filter(|last| last.hole == hole && last.colour == colour) {
            Some(last) => last.count += count,
            None => self.captured.push(Captured { hole, count, colour }),
        }
    }

    /// Seeds captured from holes.
    pub fn captures(&self) -> u16 {
        self.captured.iter().map(|captured| captured.count).sum()
    }

    /// Seeds that the turn takes: captured, kept, or given to the mover at the end.
    pub fn takes(&self) -> u16 {
        self.captures() + self.kept + self.takes_rest()
    }

    /// Seeds that the end of the game gives to the mover.
    pub fn takes_rest(&self) -> u16 {
        self.rest[self.mover]
    }

    /// What a sentence says of the turn first.
    pub fn deed(&self) -> Deed {
        match self.wins && (self.eats || self.takes() == self.kept) {
            true => Deed::Wins,
            false if self.takes_rest() > self.captures() => Deed::Ends,
            false => Deed::Captures,
        }
    }

    /// Whether a sentence can say what it takes.
    pub(super) fn can_be_named(&self) -> bool {
        self.wins || !self.captured.is_empty() || self.takes_rest() > 0
    }

    /// Whether it is worse for the other side than `other`.
    pub(super) fn is_more_than(&self, other: &Haul) -> bool {
        (self.wins, self.takes()) > (other.wins, other.takes())
    }

    /// The holes from which it captures, each once.
    pub fn holes(&self) -> Vec<Hole> {
        let mut holes: Vec<Hole> = Vec::new();
        for captured in &self.captured {
            if !holes.contains(&captured.hole) {
                holes.push(captured.hole);
            }
        }
        holes
    }
}
