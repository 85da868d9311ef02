//! Why a move is good or bad, in what is captured where. Every fact is read from the events of turns
//! that are played out here; a search only says which turns are worth playing out.

mod exchange;
mod expected;
mod haul;
mod instead;
mod lines;
mod prepares;

pub use exchange::{Exchange, next_capture};
pub use expected::Expected;
pub use haul::{Captured, Deed, Haul};
pub use instead::{Collected, Instead};
pub use lines::{ExpectedLine, ExpectedLines};
pub use prepares::Prepared;

use expected::turns_after;
use instead::explains_little;

use super::grades::{Graded, Weighed};
use super::played::Played;
use crate::rules::{Move, Position};

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
        let wanted: Vec<Move> = self.moves_after_first().collect();
        played.take(wanted.len()).eq(wanted)
    }

    /// The moves after the first, of both players, up to the turn that takes most.
    pub fn moves_after_first(&self) -> impl Iterator<Item = Move> {
        self.own[1..].iter().chain(&self.replies).copied()
    }

    /// Whether no reply of these captures from the holes from which this one does; or wins, if this
    /// one wins.
    fn is_missing_in(&self, replies: &[Haul]) -> bool {
        let (wins, holes) = (self.haul.deed() == Deed::Wins, self.haul.holes());
        let is_safe = |haul: &Haul| match wins {
            true => !haul.wins,
            false => !haul.holes().iter().any(|hole| holes.contains(hole)),
        };
        (wins || !holes.is_empty()) && replies.iter().all(is_safe)
    }

    /// Whether a turn to which these are the replies is good against it: none of them captures from
    /// its holes, or as much. A smaller capture than one that comes anyway is no merit.
    fn is_prevented_in(&self, replies: &[Haul]) -> bool {
        // In Bawo a seed or two is no difference.
        let least = if self.haul.eats { LEAST_EATEN } else { 1 };
        let is_most = self.haul.wins || self.haul.captures() >= most_of(replies) + least;
        is_most && self.is_missing_in(replies)
    }

    /// Whether a turn is good against it: no reply captures from its holes, or as much.
    pub fn is_prevented_by(&self, turn: &Played) -> bool {
        whole_replies_to(turn).is_some_and(|replies| self.is_prevented_in(&replies))
    }

    /// The strongest move of the opponent's whole turn directly after a turn, a move after a free one
    /// too, if one takes anything.
    pub fn strongest(played: &Played) -> Option<Punishment> {
        Punishment::strongest_within(played, MOST_IN_A_ROW)
    }

    /// The same; of several replies that are as strong, the one that a search expects.
    pub fn likeliest(played: &Played, weighed: &Weighed) -> Option<Punishment> {
        let mv = &played.turn.mv;
        let expected = Punishment::after(&played.before, mv, weighed.expected_after(mv));
        let strongest = Punishment::strongest(played)?;
        let expected = expected.filter(|it| it.own.len() == 1);
        expected.filter(|it| !strongest.haul.is_more_than(&it.haul)).or(Some(strongest))
    }

    /// The strongest first move of the opponent's turn directly after a turn, if one takes anything.
    pub fn strongest_at_once(played: &Played) -> Option<Punishment> {
        Punishment::strongest_within(played, 1)
    }

    fn strongest_within(played: &Played, most_moves: usize) -> Option<Punishment> {
        let turns = whole_turns_within(played, most_moves)?.into_iter();
        let named = turns.filter(|it| it.last().can_be_named());
        let most = named.reduce(|one, other| match other.last().is_more_than(one.last()) {
            true => other,
            false => one,
        })?;
        let (haul, turn) = (most.last().clone(), most.played);
        let replies = most.moves.iter().map(|it| it.mv).collect();
        Some(Punishment { own: vec![played.turn.mv], replies, turn, haul })
    }
}

/// The most seeds that one move of the opponent's turn directly after this one can capture, a move
/// after a free one too.
pub fn most_captured(played: &Played) -> u16 {
    most_of(&whole_replies_to(played).unwrap_or_default())
}

/// The most seeds that one of these turns captures.
fn most_of<'a>(turns: impl IntoIterator<Item = &'a Haul>) -> u16 {
    turns.into_iter().map(Haul::captures).max().unwrap_or(0)
}

/// All turns with which the opponent can reply. `None` if it has no turn next, or has so many
/// placements that they are not listed.
fn replies_to(played: &Played) -> Option<Vec<Played>> {
    let after = &played.turn.after;
    let is_listed = after.placements().next().is_none() && after.layout_sizes().is_empty();
    let has_turn = after.to_move() != played.turn.mover && after.outcome().is_none();
    let turn = |mv: &Move| Played::new(*after, mv).ok();
    (is_listed && has_turn).then(|| after.moves().iter().filter_map(turn).collect())
}

/// The most moves of one turn that are played out where a move gives another one.
const MOST_IN_A_ROW: usize = 4;

/// The free moves that a search expects at once after a move of the same player.
fn free_moves_after(turn: &Played, weighed: &Weighed) -> impl Iterator<Item = Played> {
    let mover = turn.turn.mover;
    turns_after(turn, weighed).take_while(move |it| it.turn.mover == mover).take(MOST_IN_A_ROW)
}

/// The moves of one whole turn of the opponent.
struct WholeTurn {
    /// At least one; each but the last gives another move.
    moves: Vec<Expected>,
    /// The last of them.
    played: Played,
}

/// The turns of at most so many moves with which the opponent can reply, the shorter ones first; a
/// free move is followed by another one. `None` as for [`replies_to`].
fn whole_turns_within(played: &Played, most_moves: usize) -> Option<Vec<WholeTurn>> {
    let turn = |earlier: &[Expected], reply: Played| WholeTurn {
        moves: earlier.iter().cloned().chain([Expected::of(&reply)]).collect(),
        played: reply,
    };
    let mut all: Vec<WholeTurn> =
        replies_to(played)?.into_iter().map(|reply| turn(&[], reply)).collect();
    let mut longest = 0;
    for _ in 1..most_moves {
        let goes_on = |it: &&WholeTurn| it.last().again && !it.last().is_over;
        let next = all[longest..].iter().filter(goes_on).flat_map(|it| {
            let after = it.played.turn.after;
            let replies = after.moves().into_iter();
            replies.filter_map(move |mv| Some(turn(&it.moves, Played::new(after, &mv).ok()?)))
        });
        let next: Vec<WholeTurn> = next.collect();
        longest = all.len();
        all.extend(next);
    }
    Some(all)
}

impl WholeTurn {
    /// What its last move brings.
    fn last(&self) -> &Haul {
        &self.moves[self.moves.len() - 1].haul
    }
}

/// What each move of the opponent's whole turn brings, those after a free move too. `None` as for
/// [`replies_to`].
fn whole_replies_to(played: &Played) -> Option<Vec<Haul>> {
    let turns = whole_turns_within(played, MOST_IN_A_ROW)?;
    Some(turns.iter().map(|turn| turn.last().clone()).collect())
}

/// A move after which a threat takes fewer seeds, whatever the opponent plays.
#[derive(Clone, Debug)]
pub struct Remedy {
    /// The turn, and the free moves that a search expects at once after it.
    pub turns: Vec<Played>,
    /// The index of the one that captures most.
    pub at: usize,
    /// What that one brings.
    pub haul: Haul,
    /// The most seeds that one move of the opponent's next turn captures after them.
    pub most: u16,
}

impl Remedy {
    /// A turn, with the free moves after it, if no reply takes as much as the threat.
    fn by(turn: &Played, weighed: &Weighed, of: &Punishment) -> Option<Remedy> {
        let is_less = |haul: &Haul| {
            let is_of_captures = of.haul.deed() == Deed::Captures;
            of.haul.is_more_than(haul) && (!is_of_captures || haul.captures() < of.haul.captures())
        };
        let free = free_moves_after(turn, weighed);
        let turns: Vec<Played> = [turn.clone()].into_iter().chain(free).collect();
        let replies = whole_replies_to(turns.last()?).filter(|it| it.iter().all(is_less))?;
        let hauls = turns.iter().map(Haul::of).enumerate();
        let (at, haul) = hauls.max_by_key(|(_, haul)| haul.captures())?;
        Some(Remedy { turns, at, haul, most: most_of(&replies) })
    }

    /// The moves.
    pub fn moves(&self) -> Vec<Move> {
        self.turns.iter().map(|it| it.turn.mv).collect()
    }
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
    /// The reply that punishes the move, and the better move, which meets it.
    pub threat: Option<(Punishment, Remedy)>,
    /// What the best other move does.
    pub instead: Instead,
    /// What the move costs, where that is known in seeds.
    pub lost: Option<u32>,
    /// The strongest reply, where the better move only wins later: it is what the board shows.
    pub reply: Option<Punishment>,
}

impl Reasons {
    /// Why a move is worse than a better one. `weighed` is what a search found in the position,
    /// `lost` the seeds that the move costs. `None` if one of them is illegal.
    pub fn new(
        before: &Position,
        mv: &Move,
        better: &Move,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Reasons> {
        let better = Played::new(*before, better).ok()?;
        let turn = Played::new(*before, mv).ok()?;
        let haul = Haul::of(&turn);
        let expected = Punishment::after(before, mv, weighed.expected_after(mv));
        let of_best = Haul::of(&better).captures();
        let more = of_best.saturating_sub(haul.captures());
        let less = haul.captures().saturating_sub(of_best);
        let met = |threat: Punishment| {
            let remedy = Remedy::by(&better, weighed, &threat)?;
            Some((threat, remedy))
        };
        let threat = expected.and_then(met);
        // Where another reply captures more than the expected one, a reader finds that one first.
        // Alone, it counts where it explains what the move costs.
        let strongest = Punishment::strongest(&turn).filter(|strongest| match &threat {
            Some((expected, _)) => strongest.haul.is_more_than(&expected.haul),
            None => {
                let takes = strongest.haul.takes();
                let is_part = PART * u32::from(takes + more) >= lost.unwrap_or(0);
                is_part && lost.is_none_or(|lost| u32::from(takes) <= lost + 1)
            }
        });
        let larger = strongest.and_then(met);
        let threat = larger.or(threat);
        let instead = Instead::find(&turn, &haul, &better, weighed, lost);
        // Beside a win nothing else counts.
        let is_won = matches!(instead, Instead::Wins(_));
        let threat = threat.filter(|(threat, remedy)| {
            let of_threat = prevented(threat, remedy);
            let of_better = instead.explains(&haul);
            // What the moves themselves capture is plainer than a reply.
            let is_plainer = matches!(instead, Instead::Takes(_))
                && of_better.is_some_and(|of_better| of_better >= of_threat);
            // Captures can be followed on the board, totals over many moves cannot.
            let of_better = match instead {
                Instead::Collects(Collected { moves: Some(_), .. }, ..) => {
                    of_better.filter(|_| PART * u32::from(of_threat + more) < lost.unwrap_or(0))
                }
                _ => of_better,
            };
            let is_main = !is_plainer && is_larger_part(of_threat + more, of_better, lost);
            // Where seeds count, a reply that takes back no more than the move took is no reason
            // against it.
            let is_main = is_main && (less == 0 || lost.is_none() || of_threat > less);
            !is_won && (is_main || threat.haul.deed() != Deed::Captures)
        });
        let is_far = matches!(instead, Instead::Wins(2..));
        let reply = if is_far { Punishment::likeliest(&turn, weighed) } else { None };
        Some(Reasons { turn, haul, better: better.turn.mv, threat, instead, lost, reply })
    }

    /// Seeds of the loss that its reason explains, where it says so in seeds.
    fn explains(&self) -> Option<u16> {
        match &self.threat {
            Some((threat, remedy)) => {
                let more = remedy.haul.captures().saturating_sub(self.haul.captures());
                Some(prevented(threat, remedy) + more)
            }
            None => self.instead.explains(&self.haul),
        }
    }

    /// Whether more than half of the loss comes later than what its reason names.
    pub fn is_mostly_later(&self) -> bool {
        explains_little(self.explains(), self.lost)
    }

    /// Whether something on the board, or a proof, shows the loss.
    pub fn is_shown(&self) -> bool {
        self.threat.is_some() || !matches!(self.instead, Instead::Ahead { proven: false })
    }

    /// Whether a person can follow it on the board, or it is proven: not totals of many moves.
    pub fn can_be_followed(&self) -> bool {
        let is_total =
            matches!(self.instead, Instead::Collects(Collected { moves: Some(_), .. }, None));
        self.is_shown() && (self.threat.is_some() || !is_total)
    }

    /// Why a graded move is worse than the plainest of the best, or another one that loses at most
    /// one seed.
    pub fn of_weak(before: &Position, graded: &Graded, weighed: &Weighed) -> Option<Reasons> {
        let near = weighed.near_best();
        let plainest = near.first().map(|best| plainest(before, *best, weighed));
        let better = plainest.into_iter().chain(near).find(|other| *other != graded.mv)?;
        Reasons::new(before, &graded.mv, &better, weighed, graded.counted_loss())
    }
}

/// Seeds of a threat that are not lost after the move that meets it.
fn prevented(threat: &Punishment, remedy: &Remedy) -> u16 {
    threat.haul.takes().saturating_sub(remedy.most)
}

/// Whether a threat is more of a loss than what a better move does; in doubt it is, as it is the
/// plainer reason. In Bawo, where `lost` is unknown, the other one has to be twice as large, and a
/// few seeds are no reason at all.
fn is_larger_part(of_threat: u16, of_better: Option<u16>, lost: Option<u32>) -> bool {
    match (lost, of_better) {
        (None, of_better) => {
            of_threat >= LEAST_EATEN && of_better.is_none_or(|better| better < 2 * of_threat)
        }
        (_, None) => true,
        (lost, better) => !explains_little(Some(of_threat), lost) || explains_little(better, lost),
    }
}

/// Seeds that count as a reason in Bawo, where most turns eat.
const LEAST_EATEN: u16 = 3;

/// Of the moves that are worth as much as the best one, the one whose use is seen on the board: one
/// after which its mover moves again, otherwise the one that brings most at once, less what the
/// opponent can capture at once after it. Where that is plain enough, a move that seems to be one
/// seed worse is as good. In Bawo, where seeds are estimates, the best one itself, unless others
/// hold out as long in a game that is lost.
pub fn plainest(before: &Position, best: Move, weighed: &Weighed) -> Move {
    let use_of = |mv: &Move| {
        let turn = Played::new(*before, mv).ok()?;
        let haul = Haul::of(&turn);
        Some((haul.again, i32::from(haul.takes()) - i32::from(most_captured(&turn))))
    };
    let all = weighed.all();
    let (mut found, mut found_use) = (best, use_of(&best));
    let longest = weighed.lost_in(&best);
    let holds_out = |mv: &Move| longest.is_some() && weighed.lost_in(mv) >= longest;
    for it in all.iter().filter(|it| it.seeds_lost() <= 1 && (!it.in_bawo || holds_out(&it.mv))) {
        let (Some(other), Some(seen)) = (use_of(&it.mv), found_use) else { continue };
        let is_plainer = match it.seeds_lost() {
            0 => other > seen,
            _ => !it.proven && other.0 == seen.0 && other.1 >= seen.1 + i32::from(LEAST_SAVED),
        };
        if is_plainer {
            (found, found_use) = (it.mv, Some(other));
        }
    }
    found
}

/// How many seeds more a move must bring or keep at once to be named in place of one that seems to
/// be a seed better.
const LEAST_SAVED: u16 = 3;

/// Seeds that a move brings at once, and one more if it gives another move; `None` if it is
/// illegal.
pub fn brings(before: &Position, mv: &Move) -> Option<u16> {
    let haul = Haul::of_move(before, mv)?;
    Some(haul.takes() + u16::from(haul.again))
}

/// What speaks for a move: what it takes, and which capture it prevents.
#[derive(Clone, Debug)]
pub struct Merits {
    /// The turn.
    pub turn: Played,
    /// What it brings.
    pub haul: Haul,
    /// Of the replies to other moves, the one that takes most of those that take from holes from
    /// which no reply takes anything after this move.
    pub saved_from: Option<Punishment>,
    /// What it prepares.
    pub prepares: Option<Prepared>,
    /// After a free move: the next one that wins by ending the game, and the last seeds it brings.
    pub ends_with: Option<(Move, u16)>,
}

impl Merits {
    /// What speaks for a move against all others; `None` if it is illegal.
    pub fn new(before: &Position, mv: &Move) -> Option<Merits> {
        Merits::against(before, mv, &before.moves())
    }

    /// What speaks for a move against these others; `None` if it is illegal.
    pub fn against(before: &Position, mv: &Move, others: &[Move]) -> Option<Merits> {
        let turn = Played::new(*before, mv).ok()?;
        let haul = Haul::of(&turn);
        let (prepares, ends_with) = (Prepared::by(&turn), ends_with(&turn, &haul));
        let Some(replies) = whole_replies_to(&turn) else {
            return Some(Merits { turn, haul, saved_from: None, prepares, ends_with });
        };
        let others = others.iter().filter(|other| *other != mv).take(MOST_TRIED);
        let threats = others.filter_map(|other| {
            let threat = Punishment::strongest(&Played::new(*before, other).ok()?)?;
            threat.is_prevented_in(&replies).then_some(threat)
        });
        let saved_from = threats.reduce(|one, other| match other.haul.is_more_than(&one.haul) {
            true => other,
            false => one,
        });
        Some(Merits { turn, haul, saved_from, prepares, ends_with })
    }
}

/// The move directly after a free one that wins the game by ending it, with the last seeds that it
/// brings.
fn ends_with(turn: &Played, haul: &Haul) -> Option<(Move, u16)> {
    let after = &turn.turn.after;
    let moves = if haul.again { after.moves() } else { Vec::new() };
    let wins = |mv: &Move| Haul::of_move(after, mv).filter(|haul| haul.is_over && haul.wins);
    let all = moves.into_iter().filter_map(|mv| Some((mv, wins(&mv)?.takes_rest())));
    all.filter(|(_, rest)| *rest > 0).max_by_key(|(_, rest)| *rest)
}

/// One in so many seeds of a loss is a part that is worth naming.
const PART: u32 = 3;

/// How many other moves are compared with a good one.
const MOST_TRIED: usize = 10;
