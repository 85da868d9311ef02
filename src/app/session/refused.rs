//! A refused move, and how the board shows why it is illegal.

use crate::draw::board::view::{BoardMark, MarkLevel as High, Spot, Tint};
use crate::rules::{
    BawoRow, Colour, Event, Hole, Illegal, Move, Place, Position, RuleId, RuleKind, Step,
};
use crate::texts::messages as say;

/// Seconds between two seeds.
const SEED_SECS: f64 = 0.28;

#[derive(Clone, Debug)]
pub struct Refused {
    pub mv: Move,
    pub rule: RuleId,
    /// The person has asked for the sense of the rule.
    pub sense_shown: bool,
    shows: Shows,
    /// Since when it is shown, and how many seeds are shown.
    shown: Option<(f64, usize)>,
}

/// The marks of a refused move, which appear one seed after the other.
#[derive(Clone, Debug, Default)]
struct Shows {
    /// Marks shown from the start.
    steady: Vec<BoardMark>,
    /// The first handful: its hole, then where each seed would land.
    way: Vec<Place>,
    /// The spot that each of these seeds would join.
    sown: Vec<Spot>,
    /// Marks shown after the last seed.
    end: Vec<BoardMark>,
}

impl Refused {
    pub fn new(board: &Position, illegal: &Illegal) -> Refused {
        let shows = match board.trial(&illegal.mv) {
            Some(events) => sowing(&illegal.mv, &events, illegal.rule),
            None => holes(board, illegal),
        };
        let Illegal { mv, rule, .. } = *illegal;
        Refused { mv, rule, sense_shown: false, shows, shown: None }
    }

    /// Whether there is a sowing to show.
    pub fn can_show(&self) -> bool {
        !self.shows.sown.is_empty()
    }

    pub fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Shows it from the first seed on; `at_once` with all its seeds.
    pub fn show(&mut self, now: f64, at_once: bool) {
        let seeds = if at_once { self.shows.sown.len() } else { 0 };
        self.shown = Some((now, seeds));
    }

    /// Shows the seeds whose time has come.
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

    /// The marks on the board while it is shown.
    pub(crate) fn marks(&self) -> Vec<BoardMark> {
        let Some((_, seeds)) = self.shown else { return Vec::new() };
        let Shows { steady, way, sown, end } = &self.shows;
        let mut marks = steady.clone();
        if seeds > 0 {
            let places = way[..(seeds + 1).min(way.len())].to_vec();
            marks.push(BoardMark::Path { places, lap: 1, tint: Tint::Cyan });
        }
        let mut counts: Vec<(Spot, u8)> = Vec::new();
        for spot in &sown[..seeds.min(sown.len())] {
            match counts.iter_mut().find(|(other, _)| other == spot) {
                Some((_, count)) => *count += 1,
                None => counts.push((*spot, 1)),
            }
        }
        marks.extend(counts.into_iter().map(|(spot, seeds)| BoardMark::Sown { spot, seeds }));
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
                // The placed seed is in the hole that is lifted.
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
        // What it would capture is marked like the holes of the rule.
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

/// The holes where a seed may be placed instead, if that is why the move cannot be sown. The holes
/// of any other refusal are marked with its sentence.
fn holes(board: &Position, illegal: &Illegal) -> Shows {
    let setup = board.setup();
    let may_place = |hole: &Hole| {
        hole.row() == BawoRow::Front
            && setup.seeds_in(*hole).total() > 0
            && illegal.rule.kind() == RuleKind::Place
            && illegal.mv.hole().is_some()
    };
    let own = setup.shape.holes_of(illegal.mover).filter(may_place);
    Shows { steady: own.map(|hole| BoardMark::Lit(hole.into())).collect(), ..Shows::default() }
}
