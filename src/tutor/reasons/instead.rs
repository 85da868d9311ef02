//! What a better move does. Along the lines that the search expects, the largest capture that only
//! one of two moves allows is the reason for a loss that no single reply shows.

use super::{Exchange, Following, Haul, Punishment, most_captured, replies_to};
use crate::rules::{BoardShape, BySide, Move, Position, Side};
use crate::search::Score;
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;

/// What another move does that is better.
#[derive(Clone, Debug)]
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
    /// Both give another move, but after this one the better one no longer does.
    Spoils,
    /// After the move the opponent makes this capture, after the better one none as large.
    Suffers(Later),
    /// After the better one the mover makes this capture, after the move none as large.
    Gains(Later),
    /// After the better one no reply captures from the holes from which this one does after the
    /// move.
    Saves(Box<Punishment>),
    /// The better one sows so many seeds into the mover's store, and the move fewer.
    Stores(u16),
    /// What both sides collect in the moves that the search expects after each of the two, how the
    /// game goes on after the move, and what is seen on the board, which explains a part of it.
    Collects(Collected, Following, Option<Box<Instead>>),
    /// What both sides take in the next turns after each of the two.
    Exchanges(Exchange),
    /// The better one leaves its mover better off, proven or not. No capture shows it.
    Ahead {
        /// Whether both moves are known to the end of the game.
        proven: bool,
    },
}

/// The largest capture of a side in the moves that a search expects after a move.
#[derive(Clone, Debug)]
pub struct Later {
    /// The move that captures.
    pub mv: Move,
    /// What it captures.
    pub haul: Haul,
    /// The moves that are expected before it.
    pub before: Vec<Expected>,
    /// The most that one move of the same side captures after the other move.
    pub most: u16,
    /// Whether none of the mover's moves just before the opponent's capture saves these seeds.
    pub is_sure: bool,
}

/// A move that a search expects, and what it brings.
#[derive(Clone, Debug)]
pub struct Expected {
    /// Who plays it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// What it brings.
    pub haul: Haul,
}

/// What both sides bring into their stores with a move and those expected after it, or what they
/// have in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Collected {
    /// How many moves after the two compared; `None` up to the end of the game.
    pub moves: Option<usize>,
    /// With the move.
    pub own: BySide<u16>,
    /// With the better one.
    pub better: BySide<u16>,
}

/// How many moves of two lines are compared at most: what comes later nobody can follow on the
/// board.
pub(super) const MOST_COMPARED: usize = 4;
/// How many moves are followed at least to count what both sides collect, if so many are expected.
const LEAST_FOLLOWED: usize = 8;
/// How many moves are followed at most: of more, nobody would count what they bring.
pub(super) const MOST_FOLLOWED: usize = 20;
/// How many seeds another move at once is worth as a reason.
const AGAIN: u16 = 2;
/// A capture that explains fewer seeds than this is named after another move at once.
const LEAST_NAMED: u16 = 3;

impl Instead {
    /// `lost` is what the move costs, where that is known in seeds.
    pub(super) fn find(
        own: &Played,
        haul: &Haul,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Instead {
        let mover = own.turn.mover;
        let (mv, other) = (&own.turn.mv, &better.turn.mv);
        let there = Haul::of(better);
        let gives = haul.rest[mover.other()];
        if haul.is_over && gives > there.rest[mover.other()] {
            return Instead::GivesRest(gives);
        }
        let (score, score_there) = (weighed.score_of(mv), weighed.score_of(other));
        let win_in = |score: Option<Score>| score.and_then(Score::win_in);
        let loss_in = |score: Option<Score>| score.and_then(Score::loss_in);
        if let Some(turns) = win_in(score_there).filter(|_| win_in(score).is_none()) {
            return Instead::Wins(turns);
        }
        if let Some(turns) = loss_in(score).filter(|_| loss_in(score_there).is_none()) {
            return Instead::Loses(turns);
        }
        let seen = Instead::seen(own, haul, better, weighed, lost);
        let is_plain = seen.as_ref().is_some_and(|seen| seen.is_plain(haul, lost));
        let exchange = || Exchange::explaining(own, better, weighed, lost);
        if let Some(exchange) = (!is_plain).then(exchange).flatten() {
            return Instead::Exchanges(exchange);
        }
        let counted = Collected::explaining(own, better, weighed, lost);
        match (seen, counted) {
            (Some(seen), None) => seen,
            (Some(seen), Some(_)) if !explains_little(seen.explains(haul), lost) => seen,
            (seen, Some(counted)) => {
                let following = Following::after(own, better, weighed, counted.moves, lost);
                // What explains little and needs several moves to be shown is left out.
                let seen = seen.filter(Instead::is_at_once);
                Instead::Collects(counted, following, seen.map(Box::new))
            }
            (None, None) => {
                let proven = weighed.is_exact(mv) && weighed.is_exact(other);
                Instead::Ahead { proven }
            }
        }
    }

    /// What is seen on the board: now, in the next reply, or in the first moves of the expected
    /// lines.
    fn seen(
        own: &Played,
        haul: &Haul,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Instead> {
        let mover = own.turn.mover;
        let there = Haul::of(better);
        let (takes, takes_there) = (haul.captures(), there.captures());
        let mut found = Vec::new();
        // Where a move without a capture, or without a further move, is as good, that is no reason.
        let best: Vec<Haul> = weighed
            .all()
            .into_iter()
            .filter(|it| it.seeds_lost() == 0)
            .filter_map(|it| Some(Haul::of(&Played::new(own.before, &it.mv).ok()?)))
            .collect();
        let is_again = there.again && !haul.again && best.iter().all(|best| best.again);
        if takes_there > takes && best.iter().all(|best| best.captures() > takes) {
            // What is seen at once is the plainer reason unless another explains twice as much.
            found.push((2 * (takes_there - takes), Instead::Takes(there.clone())));
        }
        let lines = [own, better].map(|turn| {
            let line = weighed.expected_after(&turn.turn.mv).iter().take(MOST_COMPARED);
            captures_along(turn.turn.after, mover, line)
        });
        let moves = lines[0].1.min(lines[1].1);
        let [own_line, better_line] = lines.map(|(found, _)| found);
        let pick = |line: &[Capture], rest: &[Capture], side: Side| {
            let largest = largest(line, side, moves)?;
            let most = self::largest(rest, side, moves).map_or(0, |it| it.haul.captures());
            let more = largest.haul.captures().checked_sub(most).filter(|more| *more > 0)?;
            let is_sure = side != mover && largest.is_sure();
            let Capture { turn, haul, before, .. } = largest;
            let (mv, haul, before) = (turn.turn.mv, haul.clone(), before.clone());
            Some((more, Later { mv, haul, before, most, is_sure }))
        };
        // Nothing is said to be saved that the next reply takes anyway.
        let next = most_captured(better);
        let suffers = pick(&own_line, &better_line, mover.other())
            .filter(|(_, later)| later.haul.captures() > next)
            .map(|(more, later)| (more, Later { most: later.most.max(next), ..later }));
        let gains = pick(&better_line, &own_line, mover);
        found.extend(suffers.map(|(more, later)| (more, Instead::Suffers(later))));
        found.extend(gains.map(|(more, later)| (more, Instead::Gains(later))));
        let most = found.into_iter().reduce(|one, it| if it.0 > one.0 { it } else { one });
        let is_free = |first: &Played, second: &Played| {
            let next = Played::new(first.turn.after, &second.turn.mv);
            next.is_ok_and(|next| Haul::of(&next).again)
        };
        let spoils = there.again && haul.again && is_free(better, own) && !is_free(own, better);
        if spoils && most.as_ref().is_none_or(|(more, _)| *more < LEAST_NAMED) {
            return Some(Instead::Spoils);
        }
        match most {
            Some((_, reason @ Instead::Takes(_))) => return Some(reason),
            Some((more, reason)) if more >= LEAST_NAMED || !is_again => return Some(reason),
            _ if is_again => return Some(Instead::Again),
            _ => {}
        }
        let threat = Punishment::strongest(own).filter(|threat| threat.is_prevented_by(better));
        if let Some(threat) = threat {
            return Some(Instead::Saves(Box::new(threat)));
        }
        let explains = |seeds: u16| lost.is_none_or(|lost| lost <= u32::from(seeds) + 1);
        let captures = haul.takes() + there.takes() > 0;
        let stores = there.stored > haul.stored && !captures;
        (stores && explains(there.stored - haul.stored)).then_some(Instead::Stores(there.stored))
    }

    /// Whether it is seen in the moves themselves and the next turn, and explains the loss.
    fn is_plain(&self, own: &Haul, lost: Option<u32>) -> bool {
        match self {
            // A free move alone is worth little.
            Instead::Again => lost.is_none_or(|lost| lost <= u32::from(AGAIN) + 1),
            // In Bawo both sides eat most in turn.
            _ => lost.is_some() && self.is_at_once() && !explains_little(self.explains(own), lost),
        }
    }

    /// Whether it needs no moves to be shown before it.
    fn is_at_once(&self) -> bool {
        match self {
            Instead::Suffers(later) | Instead::Gains(later) => later.before.is_empty(),
            _ => true,
        }
    }

    /// How many seeds of a loss it explains, where it says so in seeds. `own` is what the worse
    /// move brings.
    pub(super) fn explains(&self, own: &Haul) -> Option<u16> {
        match self {
            Instead::Takes(haul) => Some(haul.captures().saturating_sub(own.captures())),
            Instead::Suffers(later) | Instead::Gains(later) => {
                Some(later.haul.captures().saturating_sub(later.most))
            }
            Instead::Saves(threat) => Some(threat.haul.takes()),
            Instead::Again | Instead::Spoils => Some(AGAIN),
            Instead::Collects(collected, ..) => collected.explains(own.mover).try_into().ok(),
            Instead::Exchanges(exchange) => exchange.gain.try_into().ok(),
            _ => None,
        }
    }
}

/// Whether so many seeds are less than half of a loss: then most of it needs another reason.
pub(super) fn explains_little(seeds: Option<u16>, lost: Option<u32>) -> bool {
    seeds.zip(lost).is_some_and(|(seeds, lost)| 2 * u32::from(seeds) < lost)
}

/// A capture in an expected line.
struct Capture {
    turn: Played,
    haul: Haul,
    /// The moves of the line before it.
    before: Vec<Expected>,
    /// The position in which the mover made its last move before it, if that was the move before.
    last_choice: Option<Position>,
}

impl Capture {
    /// Whether no other last move of the side that loses the seeds saves them.
    fn is_sure(&self) -> bool {
        let Some(position) = &self.last_choice else { return false };
        let (holes, count) = (self.haul.holes(), self.haul.captures());
        let takes = |haul: &Haul| {
            let taken = haul.holes();
            haul.captures() >= count && holes.iter().all(|hole| taken.contains(hole))
        };
        let is_met = |mv: &Move| {
            let Some(replies) = Played::new(*position, mv).ok().and_then(|it| replies_to(&it))
            else {
                return true;
            };
            !replies.iter().any(|(_, haul)| takes(haul))
        };
        !position.moves().iter().any(is_met)
    }
}

/// The captures in the moves of a line after a turn of `mover`, and how many moves it has.
fn captures_along<'a>(
    after: Position,
    mover: Side,
    line: impl Iterator<Item = &'a Move>,
) -> (Vec<Capture>, usize) {
    let (mut found, mut moves) = (Vec::new(), Vec::new());
    let mut last_choice = None;
    for turn in played_along(after, line) {
        let expected = Expected::of(&turn);
        let choice = (expected.side == mover).then_some(turn.before);
        if expected.haul.captures() > 0 {
            let (haul, before) = (expected.haul.clone(), moves.clone());
            found.push(Capture { turn, haul, before, last_choice });
        }
        last_choice = choice;
        moves.push(expected);
    }
    (found, moves.len())
}

impl Collected {
    /// What both sides collect, where that is near the loss: much less or much more would be
    /// another story. `None` in Bawo, where seeds do not count.
    fn explaining(
        own: &Played,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Collected> {
        let lost = lost.filter(|lost| *lost > 0 && own.before.shape() != BoardShape::FourRows)?;
        let is_exact = weighed.is_exact(&own.turn.mv) && weighed.is_exact(&better.turn.mv);
        let end = is_exact.then(|| ended(own, better, weighed)).flatten();
        let near = |found: &Collected| {
            let (seen, lost) = (i64::from(found.explains(own.turn.mover)), i64::from(lost));
            seen > 0 && 4 * (seen - lost).abs() <= lost.max(4)
        };
        match end {
            Some(end) => Some(end).filter(near),
            None => collected(own, better, weighed).into_iter().find(near),
        }
    }

    /// How many seeds more the mover is ahead with the better move than with the other.
    fn explains(&self, mover: Side) -> i32 {
        let ahead = |of: BySide<u16>| i32::from(of[mover]) - i32::from(of[mover.other()]);
        ahead(self.better) - ahead(self.own)
    }
}

impl Expected {
    /// A turn as a line names it.
    pub(super) fn of(turn: &Played) -> Expected {
        Expected { side: turn.turn.mover, mv: turn.turn.mv, haul: Haul::of(turn) }
    }

    /// Seeds that it captures, or that the end of the game gives its player.
    pub(super) fn brings(&self) -> u16 {
        self.haul.captures() + self.haul.takes_rest()
    }
}

/// The turns of a line from a position on, as far as its moves may be played.
pub(super) fn played_along<'a>(
    from: Position,
    line: impl Iterator<Item = &'a Move>,
) -> impl Iterator<Item = Played> {
    line.scan(from, |position, mv| {
        let turn = Played::new(*position, mv).ok()?;
        *position = turn.turn.after;
        Some(turn)
    })
}

/// What both sides collect after two moves, over as many moves of both lines: over
/// [`LEAST_FOLLOWED`] moves, and over each longer stretch up to [`MOST_FOLLOWED`]. Empty where no
/// moves are expected.
fn collected(own: &Played, better: &Played, weighed: &Weighed) -> Vec<Collected> {
    let begun = own.before.setup().stores;
    let along = |turn: &Played| -> Vec<BySide<u16>> {
        let line = weighed.expected_after(&turn.turn.mv).iter();
        let stores = played_along(turn.turn.after, line).map(|it| it.turn.after.setup().stores);
        let gained =
            |stores: BySide<u16>| BySide::from_fn(|side| stores[side].saturating_sub(begun[side]));
        stores.map(gained).collect()
    };
    let (own, better) = (along(own), along(better));
    let all = own.iter().zip(&better).take(MOST_FOLLOWED).enumerate();
    let all = all.map(|(at, (own, better))| Collected {
        moves: Some(at + 1),
        own: *own,
        better: *better,
    });
    let least = own.len().min(better.len()).min(LEAST_FOLLOWED);
    all.skip(least.saturating_sub(1)).collect()
}

/// The seeds of both sides at the end of the game after two moves. If a line does not go so far, they
/// follow from its proven lead where every seed ends in a store; `None` elsewhere.
fn ended(own: &Played, better: &Played, weighed: &Weighed) -> Option<Collected> {
    let played_out = |turn: &Played| {
        let mut position = turn.turn.after;
        for mv in weighed.expected_after(&turn.turn.mv) {
            position = position.play(mv).ok()?.after;
        }
        Some(position.outcome()?.seeds)
    };
    let by_lead = |turn: &Played| {
        let mover = turn.turn.mover;
        let lead = weighed.score_of(&turn.turn.mv).filter(|score| score.counts_seeds())?.seeds();
        let all = turn.before.setup().total();
        let twice = u16::try_from(all as i32 + lead).ok()?;
        let has_all = turn.before.ruleset().facts().sows_store && twice % 2 == 0;
        let own = twice / 2;
        let others = u16::try_from(all).ok()?.checked_sub(own)?;
        let seeds = BySide::from_fn(|side| if side == mover { own } else { others });
        has_all.then_some(seeds)
    };
    let end = |turn: &Played| played_out(turn).or_else(|| by_lead(turn));
    Some(Collected { moves: None, own: end(own)?, better: end(better)? })
}

/// The largest capture of a side in the first moves of a line, the first of equal ones.
fn largest(line: &[Capture], side: Side, moves: usize) -> Option<&Capture> {
    let own = line.iter().filter(|it| it.turn.turn.mover == side && it.before.len() < moves);
    own.reduce(|one, it| if it.haul.captures() > one.haul.captures() { it } else { one })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn what_both_sides_collect_is_counted_over_few_moves() {
        let start = Ruleset::new(GameName::Giuthi).start();
        let first: Vec<Played> =
            start.moves().iter().take(2).map(|mv| Played::new(start, mv).expect("legal")).collect();
        let line = |first: &Played| {
            let (mut at, mut line) = (first.turn.after, vec![first.turn.mv]);
            while line.len() < 40 {
                let mv = at.moves()[0];
                at = at.play(&mv).expect("legal").after;
                line.push(mv);
            }
            line
        };
        let lines = first.iter().map(|it| (Score::proven(0), line(it)));
        let weighed = Weighed::of_proofs(lines);
        let found = collected(&first[0], &first[1], &weighed);
        let moves: Vec<usize> = found.iter().filter_map(|it| it.moves).collect();
        assert_eq!(moves, (LEAST_FOLLOWED..=20).collect::<Vec<_>>());
    }
}
