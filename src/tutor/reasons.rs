//! Why a move is good or bad, in what is captured where. Every fact is read from the events of turns
//! that are played out here; a search only says which turns are worth playing out.

use super::grades::{Weighed, first_reply};
use super::played::Played;
use crate::rules::{BoardShape, BySide, Colour, Hole, Move, Place, Position, Side, Step};
use crate::search::Score;

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
    /// Seeds that come to each side's store; in Bawo the seeds eaten.
    pub gains: BySide<u16>,
    mover: Side,
}

impl Haul {
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
            gains: BySide::default(),
        };
        let mut landing = None;
        for event in &played.turn.events {
            match event.step {
                Step::Capture { hole, count, colour, to } if to == mover => {
                    haul.add(hole, count.into(), colour);
                }
                Step::Eat { hole, count } => haul.add(hole, count.into(), None),
                Step::Drop { at: Place::Hole(hole), now, .. } => landing = Some((hole, now == 1)),
                Step::Drop { .. } => landing = None,
                _ => {}
            }
        }
        let is_taken = |hole: Hole| haul.captured.iter().any(|captured| captured.hole == hole);
        haul.landing = landing.filter(|(hole, _)| course.laps == 1 && !is_taken(*hole));
        haul.gains = if haul.eats {
            let mut gains = BySide::new(0, 0);
            gains[mover] = course.gain();
            gains
        } else {
            BySide::from_fn(|side| course.stored[side] + course.settled[side])
        };
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
    fn can_be_named(&self) -> bool {
        self.wins || !self.captured.is_empty() || self.takes_rest() > 0
    }

    /// Whether it is worse for the other side than `other`.
    fn is_more_than(&self, other: &Haul) -> bool {
        (self.wins, self.takes()) > (other.wins, other.takes())
    }
}

/// A turn of the opponent that takes seeds, and the moves that lead to it.
#[derive(Clone, Debug)]
pub struct Punishment {
    /// The move, and the mover's further moves if it moves again.
    pub own: Vec<Move>,
    /// The opponent's moves up to the turn that takes most.
    pub replies: Vec<Move>,
    /// That turn.
    pub turn: Played,
    /// What it takes.
    pub haul: Haul,
}

impl Punishment {
    /// The opponent's turn that takes most, directly after a move, if both play the moves of a
    /// line; `None` if none of them takes anything.
    pub fn after(before: &Position, mv: &Move, line: &[Move]) -> Option<Punishment> {
        let mover = before.to_move();
        let mut position = before.play(mv).ok()?.after;
        let (mut own, mut replies) = (vec![*mv], Vec::new());
        let mut most: Option<Punishment> = None;
        for mv in line {
            let Ok(played) = Played::new(position, mv) else { break };
            if position.to_move() == mover {
                if !replies.is_empty() {
                    break;
                }
                own.push(*mv);
            } else {
                replies.push(*mv);
                let haul = Haul::of(&played);
                let is_more = most.as_ref().is_none_or(|most| haul.is_more_than(&most.haul));
                if haul.can_be_named() && is_more {
                    let (own, replies) = (own.clone(), replies.clone());
                    most = Some(Punishment { own, replies, turn: played.clone(), haul });
                }
            }
            position = played.turn.after;
        }
        most.filter(|threat| threat.own.len() <= 3 && threat.replies.len() <= 3)
    }

    /// Whether these are the moves that were played after the first.
    pub fn is_played(&self, played: impl Iterator<Item = Move>) -> bool {
        let wanted: Vec<Move> = self.own[1..].iter().chain(&self.replies).copied().collect();
        played.take(wanted.len()).eq(wanted)
    }

    /// The one reply that takes most directly after a turn; `None` if none takes anything, or the
    /// opponent has no turn next.
    fn most_after(played: &Played) -> Option<Punishment> {
        let replies = replies_to(played)?;
        let all = replies.into_iter().filter(|(_, haul)| haul.can_be_named());
        let (turn, haul) = all.reduce(|one, other| match other.1.is_more_than(&one.1) {
            true => other,
            false => one,
        })?;
        Some(Punishment { own: vec![played.turn.mv], replies: vec![turn.turn.mv], turn, haul })
    }
}

/// All turns with which the opponent can reply, and what they bring. `None` if it has no turn next,
/// or has so many placements that they are not listed.
fn replies_to(played: &Played) -> Option<Vec<(Played, Haul)>> {
    let after = &played.turn.after;
    let is_listed = after.placements().next().is_none() && after.layout_sizes().is_empty();
    let has_turn = after.to_move() != played.turn.mover && after.outcome().is_none();
    let turn = |mv: &Move| {
        let reply = Played::new(*after, mv).ok()?;
        let haul = Haul::of(&reply);
        Some((reply, haul))
    };
    (is_listed && has_turn).then(|| after.moves().iter().filter_map(turn).collect())
}

/// How a move is known to meet a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// No reply at all takes more.
    Any,
    /// The best reply found takes this.
    Best,
}

/// A move after which a threat takes fewer seeds.
#[derive(Clone, Debug)]
pub struct Remedy {
    /// The turn.
    pub turn: Played,
    /// What it brings.
    pub haul: Haul,
    /// Seeds that the opponent takes after it.
    pub most: u16,
    /// Of which replies that is said.
    pub bound: Bound,
}

impl Remedy {
    /// The first of the moves after which no reply takes as much as the threat; if there is none,
    /// the first whose best reply takes less.
    fn find(
        before: &Position,
        moves: &[Move],
        weighed: &Weighed,
        of: &Punishment,
    ) -> Option<Remedy> {
        let turns: Vec<Played> =
            moves.iter().filter_map(|mv| Played::new(*before, mv).ok()).collect();
        let is_less = |haul: &Haul| {
            let is_of_captures = of.haul.deed() == Deed::Captures;
            of.haul.is_more_than(haul) && (!is_of_captures || haul.captures() < of.haul.captures())
        };
        let safe = turns.iter().find_map(|turn| {
            let replies = replies_to(turn)?;
            let most = replies.iter().map(|(_, haul)| haul.captures()).max().unwrap_or(0);
            let meets = replies.iter().all(|(_, haul)| is_less(haul));
            meets.then(|| Remedy::new(turn, most, Bound::Any))
        });
        safe.or_else(|| {
            turns.iter().find_map(|turn| {
                let line = weighed.expected_after(&turn.turn.mv);
                let reply = first_reply(before, &turn.turn.mv, line)?;
                let first = Haul::of(&reply);
                let found = Punishment::after(before, &turn.turn.mv, line);
                let most = found.map_or(first, |punishment| punishment.haul);
                let is_plain = !most.wins && most.takes_rest() == 0;
                let meets = is_plain && is_less(&most);
                meets.then(|| Remedy::new(turn, most.captures(), Bound::Best))
            })
        })
    }

    fn new(turn: &Played, most: u16, bound: Bound) -> Remedy {
        Remedy { turn: turn.clone(), haul: Haul::of(turn), most, bound }
    }
}

/// What another move does that is better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// The move ends the game and gives the opponent seeds.
    GivesRest(u16),
    /// The better one wins in this many turns of both sides; 1 is the move itself.
    Wins(u32),
    /// After the move the opponent wins in this many turns of both sides.
    Loses(u32),
    /// The better one takes this, and the move fewer.
    Takes(Haul),
    /// After the better one the mover moves again.
    Again,
    /// What both sides gain in as many moves from the move and from the better one on.
    Totals {
        /// Moves counted, with the first one.
        moves: usize,
        /// Gains from the move on.
        own: BySide<u16>,
        /// Gains from the better one on.
        better: BySide<u16>,
    },
}

/// Why a move is worse than another.
#[derive(Clone, Debug)]
pub struct Reasons {
    /// The turn.
    pub turn: Played,
    /// What it brings.
    pub haul: Haul,
    /// The best other move.
    pub better: Move,
    /// The reply that punishes the move, if it takes more than after a better one.
    pub threat: Option<Punishment>,
    /// A move that meets the threat.
    pub remedy: Option<Remedy>,
    /// What the best other move does.
    pub instead: Option<Instead>,
}

impl Reasons {
    /// Why a move is worse than `others`, the best first. `weighed` is what a search found in the
    /// position. `None` if there is no other move, or one is illegal.
    pub fn new(
        before: &Position,
        mv: &Move,
        others: &[Move],
        weighed: &Weighed,
    ) -> Option<Reasons> {
        let others: Vec<Move> = others.iter().filter(|other| *other != mv).copied().collect();
        let better = *others.first()?;
        let turn = Played::new(*before, mv).ok()?;
        let haul = Haul::of(&turn);
        let threat = Punishment::after(before, mv, weighed.expected_after(mv));
        let remedy = threat.as_ref().and_then(|threat| {
            let some = &others[..others.len().min(MOST_OTHERS)];
            Remedy::find(before, some, weighed, threat)
        });
        let threat = threat.filter(|_| remedy.is_some());
        let instead = instead(before, mv, &haul, &better, weighed);
        Some(Reasons { turn, haul, better, threat, remedy, instead })
    }

    /// Why a move is worse than those that lose at most one seed.
    pub fn of_weak(before: &Position, mv: &Move, weighed: &Weighed) -> Option<Reasons> {
        Reasons::new(before, mv, &weighed.near_best(), weighed)
    }
}

/// How many better moves are tried against a threat.
const MOST_OTHERS: usize = 6;
/// How many moves of two lines are compared at most.
const MOST_COMPARED: usize = 8;

fn instead(
    before: &Position,
    mv: &Move,
    own: &Haul,
    better: &Move,
    weighed: &Weighed,
) -> Option<Instead> {
    let mover = before.to_move();
    let there = Haul::of(&Played::new(*before, better).ok()?);
    let gives = own.rest[mover.other()];
    if own.is_over && gives > there.rest[mover.other()] {
        return Some(Instead::GivesRest(gives));
    }
    let (score, score_there) = (weighed.score_of(mv), weighed.score_of(better));
    let win_in = |score: Option<Score>| score.and_then(Score::win_in);
    let loss_in = |score: Option<Score>| score.and_then(Score::loss_in);
    if let Some(turns) = win_in(score_there).filter(|_| win_in(score).is_none()) {
        return Some(Instead::Wins(turns));
    }
    if let Some(turns) = loss_in(score).filter(|_| loss_in(score_there).is_none()) {
        return Some(Instead::Loses(turns));
    }
    if there.captures() > own.captures() {
        return Some(Instead::Takes(there));
    }
    if there.again && !own.again {
        return Some(Instead::Again);
    }
    let gains = |mv: &Move| gains_along(before, mv, weighed.expected_after(mv));
    let (own, there) = (gains(mv), gains(better));
    let moves = own.len().min(there.len()).min(MOST_COMPARED);
    let sum = |gains: &[BySide<u16>]| -> BySide<u16> {
        BySide::from_fn(|side| gains[..moves].iter().map(|gain| gain[side]).sum())
    };
    let ahead = |sum: BySide<u16>| i32::from(sum[mover]) - i32::from(sum[mover.other()]);
    let (own, better) = (sum(&own), sum(&there));
    (moves > 1 && ahead(better) > ahead(own)).then_some(Instead::Totals { moves, own, better })
}

/// What each move of a line brings both sides.
fn gains_along(before: &Position, mv: &Move, line: &[Move]) -> Vec<BySide<u16>> {
    let mut position = *before;
    let mut gains = Vec::new();
    for mv in [*mv].iter().chain(line) {
        let Ok(played) = Played::new(position, mv) else { break };
        gains.push(Haul::of(&played).gains);
        position = played.turn.after;
    }
    gains
}

/// What speaks for a move: what it takes, and which holes it keeps safe.
#[derive(Clone, Debug)]
pub struct Merits {
    /// The turn.
    pub turn: Played,
    /// What it brings.
    pub haul: Haul,
    /// The reply that takes most after one of the other moves.
    pub saved_from: Option<Punishment>,
    /// The holes from which that reply takes seeds, and from which no reply does after this move.
    pub saved: Vec<Hole>,
}

impl Merits {
    /// What speaks for a move; `None` if it is illegal.
    pub fn new(before: &Position, mv: &Move) -> Option<Merits> {
        let turn = Played::new(*before, mv).ok()?;
        let haul = Haul::of(&turn);
        let mut merits = Merits { turn, haul, saved_from: None, saved: Vec::new() };
        let Some(replies) = replies_to(&merits.turn) else { return Some(merits) };
        let open: Vec<Hole> = replies.iter().flat_map(|(_, haul)| holes_of(haul)).collect();
        let others = before.moves().into_iter().filter(|other| other != mv).take(MOST_TRIED);
        let threats = others.filter_map(|other| {
            let threat = Punishment::most_after(&Played::new(*before, &other).ok()?)?;
            let saved: Vec<Hole> =
                holes_of(&threat.haul).filter(|hole| !open.contains(hole)).collect();
            (!saved.is_empty()).then_some((threat, saved))
        });
        let most = threats.reduce(|one, other| match other.0.haul.is_more_than(&one.0.haul) {
            true => other,
            false => one,
        });
        if let Some((threat, mut saved)) = most {
            saved.sort_by_key(|hole| hole.index());
            merits.saved_from = Some(threat);
            merits.saved = saved;
        }
        Some(merits)
    }
}

/// How many other moves are compared with a good one.
const MOST_TRIED: usize = 10;

fn holes_of(haul: &Haul) -> impl Iterator<Item = Hole> {
    let mut holes: Vec<Hole> = Vec::new();
    for captured in &haul.captured {
        if !holes.contains(&captured.hole) {
            holes.push(captured.hole);
        }
    }
    holes.into_iter()
}
