//! What a better move does: what is seen on the board at once, otherwise what both sides take in the
//! moves that the search expects after each of the two.

use super::exchange::Lines;
use super::expected::{Count, lead_of, turns_after};
use super::{Exchange, Haul, PART, Punishment, free_moves_after, most_captured};
use crate::rules::{BoardShape, BySide, Move, Side};
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
    /// After the better one no reply captures from the holes from which this one does after the
    /// move.
    Saves(Box<Punishment>),
    /// The reply to the move that captures most, though the better one may allow as much.
    Allows(Box<Punishment>),
    /// The better one gives other moves at once, and with the last of these the mover captures this.
    LeadsTo(Vec<Move>, Haul),
    /// The better one sows so many seeds into the mover's store, and the move fewer.
    Stores(u16),
    /// What both sides collect in the moves that the search expects after each of the two, and what
    /// is seen on the board, which explains a part of it.
    Collects(Collected, Option<Box<Instead>>),
    /// What both sides take in the next turns after each of the two.
    Exchanges(Box<Exchange>),
    /// The better one leaves its mover better off, proven or not. No capture shows it.
    Ahead {
        /// Whether both moves are known to the end of the game.
        proven: bool,
    },
}

/// What both sides bring into their stores, or eat in Bawo, with a move and those expected after
/// it, or what they have in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Collected {
    /// How many moves after the two compared; `None` up to the end of the game.
    pub moves: Option<usize>,
    /// With the move.
    pub own: BySide<u16>,
    /// With the better one.
    pub better: BySide<u16>,
}

/// How many moves are followed at least to count what both sides collect, if so many are expected.
const LEAST_FOLLOWED: usize = 8;
/// The same in Bawo, where each turn is hard to follow.
const LEAST_FOLLOWED_IN_BAWO: usize = 4;
/// How many moves are followed at most: of more, nobody would count what they bring.
pub(super) const MOST_FOLLOWED: usize = 20;
/// In Bawo, how many seeds more the better line eats at least to be a reason after so many moves.
const LEAST_LATER: i32 = 6;
/// What a loss that only many moves show must be, in seeds, to be counted in words.
const LEAST_COUNTED: u32 = 4;
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
        if let Some(seen) = seen.as_ref().filter(|seen| seen.is_plain(haul, lost)) {
            return seen.clone();
        }
        let lines = Lines::after(own, better, weighed);
        if let Some(exchange) = lines.explaining(lost) {
            return Instead::Exchanges(Box::new(exchange));
        }
        let least = seen.as_ref().and_then(|seen| seen.explains(haul)).unwrap_or(0);
        let part = lines.explaining_a_part(least);
        // Moves can be followed on the board; totals only tell how many seeds come.
        let is_half = |it: &Exchange| !explains_little(it.gain.try_into().ok(), lost);
        let counted = match part.as_ref().is_some_and(is_half) {
            true => None,
            false => Collected::explaining(own, better, weighed, lost),
        };
        let is_worth_it =
            |it: &Collected| it.moves.is_none() || lost.is_none_or(|lost| lost >= LEAST_COUNTED);
        if let Some(counted) = counted.filter(is_worth_it) {
            // Beside a large loss the next turn says more than one more move.
            let seen = seen.filter(|seen| !matches!(seen, Instead::Again));
            let begins = || Instead::begins(own, haul, better, weighed, lost);
            return Instead::Collects(counted, seen.or_else(begins).map(Box::new));
        }
        if let Some(exchange) = part {
            return Instead::Exchanges(Box::new(exchange));
        }
        let proven = weighed.is_exact(mv) && weighed.is_exact(other);
        seen.unwrap_or(Instead::Ahead { proven })
    }

    /// What is seen on the board: now, or in the next reply.
    fn seen(
        own: &Played,
        haul: &Haul,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Instead> {
        let there = Haul::of(better);
        let (takes, takes_there) = (haul.captures(), there.captures());
        // Where a move without a capture, or without a further move, is as good, that is no reason.
        let best: Vec<Haul> = weighed
            .all()
            .into_iter()
            .filter(|it| it.seeds_lost() == 0)
            .filter_map(|it| Haul::of_move(&own.before, &it.mv))
            .collect();
        let is_again = there.again && !haul.again && best.iter().all(|best| best.again);
        let is_more = takes_there > takes && best.iter().all(|best| best.captures() > takes);
        let more = if is_more { takes_there - takes } else { 0 };
        let is_free = |first: &Played, second: &Played| {
            let next = Played::new(first.turn.after, &second.turn.mv);
            next.is_ok_and(|next| Haul::of(&next).again)
        };
        let spoils = there.again && haul.again && is_free(better, own) && !is_free(own, better);
        match more {
            LEAST_NAMED.. => return Some(Instead::Takes(there)),
            _ if spoils => return Some(Instead::Spoils),
            1.. if !is_again => return Some(Instead::Takes(there)),
            _ if is_again => return Some(Instead::Again),
            _ => {}
        }
        let threat = Punishment::strongest(own).filter(|threat| threat.is_prevented_by(better));
        // With what the moves themselves take, the better one must come out ahead.
        let after = |takes: u16, reply: u16| i32::from(takes) - i32::from(reply);
        let threat = threat.filter(|threat| {
            let there = after(there.takes(), most_captured(better));
            there > after(haul.takes(), threat.haul.takes())
        });
        if let Some(threat) = threat {
            return Some(Instead::Saves(Box::new(threat)));
        }
        let explains = |seeds: u16| lost.is_none_or(|lost| lost <= u32::from(seeds) + 1);
        let captures = haul.takes() + there.takes() > 0;
        let stores = there.stored > haul.stored && !captures;
        (stores && explains(there.stored - haul.stored)).then_some(Instead::Stores(there.stored))
    }

    /// How a loss begins that only many moves show.
    fn begins(
        own: &Played,
        haul: &Haul,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Instead> {
        let is_part = |seeds: u16| PART * u32::from(seeds) >= lost.unwrap_or(0);
        let mut moves = vec![better.turn.mv];
        for turn in free_moves_after(better, weighed) {
            moves.push(turn.turn.mv);
            let found = Haul::of(&turn);
            if found.captures() >= haul.captures() + LEAST_NAMED && is_part(found.captures()) {
                return Some(Instead::LeadsTo(moves, found));
            }
        }
        let threat = Punishment::strongest(own)?;
        let is_named = threat.haul.captures() >= LEAST_NAMED && is_part(threat.haul.captures());
        is_named.then(|| Instead::Allows(Box::new(threat)))
    }

    /// Whether it explains the loss.
    fn is_plain(&self, own: &Haul, lost: Option<u32>) -> bool {
        match self {
            // A free move alone is worth little.
            Instead::Again => lost.is_none_or(|lost| lost <= u32::from(AGAIN) + 1),
            // In Bawo both sides eat most in turn.
            _ => lost.is_some() && !explains_little(self.explains(own), lost),
        }
    }

    /// How many seeds of a loss it explains, where it says so in seeds. `own` is what the worse
    /// move brings.
    pub(super) fn explains(&self, own: &Haul) -> Option<u16> {
        match self {
            Instead::Takes(haul) => Some(haul.captures().saturating_sub(own.captures())),
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

impl Collected {
    /// What both sides collect, where that is near the loss: much less or much more would be
    /// another story. In Bawo, where a loss is not counted in seeds, what both eat, where the
    /// difference lasts as far as moves are expected.
    fn explaining(
        own: &Played,
        better: &Played,
        weighed: &Weighed,
        lost: Option<u32>,
    ) -> Option<Collected> {
        if own.before.shape() == BoardShape::FourRows {
            let lengths = collected(own, better, weighed, LEAST_FOLLOWED_IN_BAWO);
            let is_less = |it: &Collected| it.explains(own.turn.mover) < LEAST_LATER;
            let first = lengths.iter().rposition(is_less).map_or(0, |last| last + 1);
            return lengths.get(first).copied();
        }
        let lost = lost.filter(|lost| *lost > 0)?;
        let is_exact = weighed.is_exact(&own.turn.mv) && weighed.is_exact(&better.turn.mv);
        let end = is_exact.then(|| ended(own, better, weighed)).flatten();
        let near = |found: &Collected| {
            let (seen, lost) = (i64::from(found.explains(own.turn.mover)), i64::from(lost));
            seen > 0 && 4 * (seen - lost).abs() <= lost.max(4)
        };
        match end {
            Some(end) => Some(end).filter(near),
            None => collected(own, better, weighed, LEAST_FOLLOWED).into_iter().find(near),
        }
    }

    /// How many seeds more the mover is ahead with the better move than with the other.
    fn explains(&self, mover: Side) -> i32 {
        lead_of(self.better, mover) - lead_of(self.own, mover)
    }
}

/// What both sides collect after two moves, over as many moves of both lines: over `least` moves,
/// and over each longer stretch up to [`MOST_FOLLOWED`]. Empty where no moves are expected.
fn collected(own: &Played, better: &Played, weighed: &Weighed, least: usize) -> Vec<Collected> {
    let along = |turn: &Played| -> Vec<BySide<u16>> {
        let mut count = Count::from(&turn.before);
        count.after(turn);
        turns_after(turn, weighed).map(|it| count.after(&it)).collect()
    };
    let (own, better) = (along(own), along(better));
    let all = own.iter().zip(&better).take(MOST_FOLLOWED).enumerate();
    let all = all.map(|(at, (own, better))| Collected {
        moves: Some(at + 1),
        own: *own,
        better: *better,
    });
    let least = own.len().min(better.len()).min(least);
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
        let found = collected(&first[0], &first[1], &weighed, LEAST_FOLLOWED);
        let moves: Vec<usize> = found.iter().filter_map(|it| it.moves).collect();
        assert_eq!(moves, (LEAST_FOLLOWED..=20).collect::<Vec<_>>());
    }
}
