//! A refused move, and how the board shows why it cannot be played.

use crate::app::words;
use crate::draw::board::view::{BoardMark, MarkLevel as High, Spot, Tint};
use crate::narration;
use crate::rules::{
    BawoRow, Colour, Event, Hole, Illegal, Move, Place, Position, RuleId, RuleKind, Step,
};
use crate::texts::messages as say;

/// Seconds between the seeds of a move that is shown.
const SEED_SECS: f64 = 0.28;

/// A refused move.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The move.
    pub mv: Move,
    /// The rule it breaks.
    pub rule: RuleId,
    /// Why that is a rule has been asked.
    pub sense_shown: bool,
    /// What the board can show of it.
    shows: Shows,
    /// Since when it is shown, and how many seeds of it.
    shown: Option<(f64, usize)>,
}

/// What the board can show of a refused move, one seed after the other.
#[derive(Clone, Debug, Default)]
struct Shows {
    /// Marks from the start.
    steady: Vec<BoardMark>,
    /// The first handful: from where, then where each seed would fall.
    way: Vec<Place>,
    /// The heap that each of these seeds joins.
    sown: Vec<Spot>,
    /// Marks once the last of them is shown.
    end: Vec<BoardMark>,
}

impl Refused {
    /// What `board` can show of this refusal.
    pub fn new(board: &Position, illegal: &Illegal) -> Refused {
        let shows = match board.trial(&illegal.mv) {
            Some(events) => sowing(&illegal.mv, &events, illegal.rule),
            None => holes(board, illegal),
        };
        let Illegal { mv, rule, .. } = *illegal;
        Refused { mv, rule, sense_shown: false, shows, shown: None }
    }

    /// Whether the board can show why it does not go.
    pub fn can_show(&self) -> bool {
        !self.shows.steady.is_empty()
    }

    /// Whether it is being shown.
    pub fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Shows it from the start, or no longer; `at_once` with all its seeds.
    pub fn show(&mut self, now: f64, at_once: bool) {
        let seeds = if at_once { self.shows.sown.len() } else { 0 };
        self.shown = if self.is_shown() { None } else { Some((now, seeds)) };
    }

    /// Shows one seed more when its time has come.
    pub(crate) fn tick(&mut self, now: f64) {
        let all = self.shows.sown.len();
        if let Some((since, seeds)) = &mut self.shown {
            let due = ((now - *since) / SEED_SECS) as usize;
            *seeds = due.clamp(*seeds, all);
        }
    }

    /// When the next seed is shown.
    pub(crate) fn next_change(&self) -> Option<f64> {
        let (since, seeds) = self.shown.filter(|(_, seeds)| *seeds < self.shows.sown.len())?;
        Some(since + SEED_SECS * (seeds + 1) as f64)
    }

    /// What is marked on the board while it is shown.
    pub(crate) fn marks(&self) -> Vec<BoardMark> {
        let Some((_, seeds)) = self.shown else { return Vec::new() };
        let Shows { steady, way, sown, end } = &self.shows;
        let mut marks = steady.clone();
        if seeds > 0 {
            let places = way[..(seeds + 1).min(way.len())].to_vec();
            marks.push(BoardMark::Path { places, lap: 1 });
        }
        let mut heaps: Vec<(Spot, u8)> = Vec::new();
        for spot in &sown[..seeds.min(sown.len())] {
            match heaps.iter_mut().find(|(other, _)| other == spot) {
                Some((_, count)) => *count += 1,
                None => heaps.push((*spot, 1)),
            }
        }
        marks.extend(heaps.into_iter().map(|(spot, seeds)| BoardMark::Sown { spot, seeds }));
        if seeds >= sown.len() {
            marks.extend(end.iter().cloned());
        }
        marks
    }
}

/// How the move would sow its first handful.
fn sowing(mv: &Move, events: &[Event], rule: RuleId) -> Shows {
    let mut shows = Shows::default();
    let colour = match mv {
        Move::Colour(_, colour) => Some(*colour),
        _ => None,
    };
    let mut goes_on = false;
    for event in events {
        match event.step {
            Step::Drop { at, .. } => {
                shows.way.push(at);
                shows.sown.push(spot(at, colour));
            }
            Step::Lift { hole, .. } => {
                goes_on = shows.way.len() > 1;
                if goes_on {
                    break;
                }
                // A placed seed falls into the hole that is lifted.
                shows.way = vec![hole.into()];
                shows.sown.clear();
            }
            _ => {}
        }
    }
    let from = shows.way.first().copied().or_else(|| mv.hole().map(Place::Hole));
    shows.steady.extend(from.map(|place| BoardMark::Chosen(spot(place, colour))));
    if let Some(last) = shows.way.last().copied() {
        let text = if goes_on { say::lesson::and_on() } else { say::lesson::stops_here() };
        // What would be taken again is marked as the rule's holes are.
        let taken = events.iter().filter_map(|event| match event.step {
            Step::Capture { hole, .. } if rule != RuleId::TurnEndless => Some(hole),
            _ => None,
        });
        shows.end.extend(taken.map(|hole| BoardMark::Lit(hole.into())));
        shows.end.push(BoardMark::Last(last));
        let text = text.to_owned();
        shows.end.push(BoardMark::Tag { place: last, text, tint: Tint::Yellow, level: High::Low });
    }
    shows
}

fn spot(place: Place, colour: Option<Colour>) -> Spot {
    match (place, colour) {
        (Place::Hole(hole), Some(colour)) => Spot::Heap(hole, colour),
        _ => place.into(),
    }
}

/// The holes a refusal is about, where nothing can be sown.
fn holes(board: &Position, illegal: &Illegal) -> Shows {
    let setup = board.setup();
    let shape = setup.shape;
    let full = |hole: &Hole| setup.seeds_in(*hole).total() > 0;
    let lit =
        |holes: Vec<Hole>| holes.into_iter().map(|hole| BoardMark::Lit(hole.into())).collect();
    let steady: Vec<BoardMark> = match (illegal.rule, illegal.mv.hole()) {
        // These are yours.
        (RuleId::MoveOwn, Some(_)) => lit(shape.holes_of(illegal.mover).collect()),
        (RuleId::MoveEmpty, Some(hole)) => {
            let text = match illegal.mv {
                Move::Colour(_, colour) => words::no_seeds_of(colour),
                _ => narration::seeds(0_u8),
            };
            let place = Place::Hole(hole);
            let tag = BoardMark::Tag { place, text, tint: Tint::White, level: High::Middle };
            vec![BoardMark::Lit(place), tag]
        }
        (_, Some(_)) if illegal.rule.kind() == RuleKind::Place => {
            let own = shape.holes_of(illegal.mover);
            lit(own.filter(|hole| hole.row() == BawoRow::Front).filter(full).collect())
        }
        (RuleId::MoveOver | RuleId::TurnAlternate, _) | (_, None) => Vec::new(),
        (_, Some(_)) => lit(illegal.holes.clone()),
    };
    Shows { steady, ..Shows::default() }
}
