//! Grades moves by the seeds they lose against the best one, and warns before a blunder.

use std::collections::BTreeMap;

use super::played::Played;
use crate::rules::{Move, Position, Setup, Side};
use crate::search::{Info, Limits, Request, Score, SearchEvent, think};

/// From how many seeds lost on a tutor warns, unless a person chooses another number.
pub const USUAL_THRESHOLD: u8 = 4;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::VariantArray)]
pub enum Grade {
    /// Loses nothing.
    Best,
    /// Loses up to 1 seed.
    Good,
    /// Loses 2 or 3 seeds.
    Inaccuracy,
    /// Loses 4 to 6 seeds.
    Mistake,
    /// Loses more.
    Blunder,
}

impl Grade {
    /// All five, best first.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The grade of a move that loses `lost` hundredths of a seed against the best one.
    pub fn of(lost: i32) -> Grade {
        let reached = |grade: &&Grade| lost >= grade.least();
        Grade::ALL.iter().rev().find(reached).copied().unwrap_or(Grade::Best)
    }

    /// The least that a move of this grade loses, in hundredths of a seed.
    pub(super) fn least(self) -> i32 {
        let seeds = match self {
            Grade::Best => return 0,
            Grade::Good => 1,
            Grade::Inaccuracy => 2,
            Grade::Mistake => 4,
            Grade::Blunder => 7,
        };
        100 * seeds - 50
    }
}

/// What a move gives away compared with the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Seeds.
    Seeds,
    /// The game: it is lost after the move and was not before (Bawo).
    Game,
    /// The win: the game was won before the move and is not after it (Bawo).
    Win,
}

impl Cost {
    /// Whether another move is good enough for the task made from a move with this cost: it costs
    /// `other` and loses `lost` whole seeds.
    pub(super) fn is_improved_by(self, other: Cost, lost: u32) -> bool {
        match self {
            Cost::Seeds => other == Cost::Seeds && lost <= 1,
            Cost::Game => other != Cost::Game,
            Cost::Win => other == Cost::Seeds,
        }
    }

    fn of(best: Score, own: Score) -> Cost {
        let decided = |score: Score| !score.counts_seeds() && score.hundredths().abs() >= WHOLE_SET;
        match (decided(best), decided(own)) {
            (_, true) if own.hundredths() < 0 && best.hundredths() > own.hundredths() => Cost::Game,
            (true, false) if best.hundredths() > 0 => Cost::Win,
            _ => Cost::Seeds,
        }
    }
}

/// What a won game of Bawo counts, in hundredths of a seed.
pub(super) const WHOLE_SET: i32 = 6400;

/// How good a move was, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// How good it was.
    pub grade: Grade,
    /// Whole seeds lost against the best move.
    pub seeds: u32,
    /// What it cost.
    pub cost: Cost,
    /// Whether it is proven that the game is lost, or that a won game was given away.
    pub sure: bool,
}

/// The grade of a move, from a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The move.
    pub mv: Move,
    /// The best move.
    pub best: Move,
    /// The expected moves after it; the first one is the reply that punishes it.
    pub answer: Vec<Move>,
    /// What the best move is worth to the mover, in hundredths of a seed.
    pub best_value: i32,
    /// Hundredths of a seed lost against the best move.
    pub lost: i32,
    /// What it cost.
    pub cost: Cost,
    /// Moves looked ahead.
    pub depth: u32,
    /// Whether the loss is known to the end of the game.
    pub proven: bool,
    /// Whether the cost is proven: the game is lost after the move, or was won before it and is not
    /// after it.
    pub sure: bool,
    /// Whether it is a move of Bawo, in which seeds are only estimates.
    pub in_bawo: bool,
}

impl Graded {
    /// The grade.
    pub fn grade(&self) -> Grade {
        Grade::of(self.lost)
    }

    /// Seeds lost, rounded.
    pub fn seeds_lost(&self) -> u32 {
        ((self.lost + 50) / 100).max(0) as u32
    }

    /// The same where seeds count: `None` in Bawo.
    pub fn counted_loss(&self) -> Option<u32> {
        (!self.in_bawo).then(|| self.seeds_lost())
    }

    /// How many seeds ahead the mover is in the end: after the best move, and after this one; less
    /// than 0 is behind. `None` in Bawo.
    pub fn leads(&self) -> Option<(i32, i32)> {
        let best = (self.best_value + 50).div_euclid(100);
        (!self.in_bawo).then(|| (best, best - self.seeds_lost() as i32))
    }

    /// The loss, with its grade.
    pub fn loss(&self) -> Loss {
        let (grade, seeds) = (self.grade(), self.seeds_lost());
        Loss { grade, seeds, cost: self.cost, sure: self.sure }
    }

    /// Whether a tutor that warns from `threshold` seeds on must ask before the move is played.
    pub fn warns(&self, threshold: u32) -> bool {
        self.seeds_lost() >= threshold.max(1)
    }

    /// The reply that punishes the move: the opponent's first expected turn after it, if there is
    /// one.
    pub fn reply(&self, before: &Position) -> Option<Played> {
        first_reply(before, &self.mv, &self.answer)
    }
}

/// The opponent's first turn in a line of play that starts with `mv` from `before`; `None` if the
/// line has none.
pub fn first_reply(before: &Position, mv: &Move, line: &[Move]) -> Option<Played> {
    let mover: Side = before.to_move();
    let mut position = before.play(mv).ok()?.after;
    for mv in line {
        let played = Played::new(position, mv).ok()?;
        if position.to_move() != mover {
            return Some(played);
        }
        position = played.turn.after;
    }
    None
}

/// The results of a search so far for every move of a position.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The number of lines that the search reports at each depth.
    moves: usize,
    pub(super) depths: BTreeMap<u32, Vec<Info>>,
    /// The last lines, if they are known to the end of the game.
    pub(super) proven: Option<Vec<Info>>,
    pub(super) is_done: bool,
}

impl Weighed {
    /// Nothing is known about this position yet.
    pub fn new(position: &Position) -> Weighed {
        let moves = position.moves().len().max(1);
        Weighed { moves, depths: BTreeMap::new(), proven: None, is_done: false }
    }

    /// What was proven before: the worth of each move, and the best play that begins with it. The
    /// best move comes first.
    pub(super) fn of_proofs(known: impl Iterator<Item = (Score, Vec<Move>)>) -> Weighed {
        let line = |(at, (score, pv)): (usize, (Score, Vec<Move>))| {
            Info::kept(pv.len() as u32, at + 1, score, pv)
        };
        let lines: Vec<Info> = known.enumerate().map(line).collect();
        let (moves, depths) = (lines.len(), BTreeMap::new());
        Weighed { moves, depths, proven: Some(lines), is_done: true }
    }

    /// The search whose reports belong here. `history` has the earlier positions that count for
    /// repetition.
    pub fn request(&self, position: &Position, history: Vec<Setup>, limits: Limits) -> Request {
        Request { history, lines: self.moves, ..Request::new(*position, limits) }
    }

    /// Adds a report of the search.
    pub fn take(&mut self, report: SearchEvent) {
        match report {
            SearchEvent::Depth(info) => {
                let depth = info.depth;
                self.depths.entry(depth).or_default().push(info);
                // Only the last two complete depths are needed; the very last depth may still be
                // incomplete.
                while self.depths.len() > 3 {
                    self.depths.pop_first();
                }
            }
            SearchEvent::Done(answer) => {
                self.is_done = true;
                let is_exact = answer.lines.first().is_some_and(|line| line.score.is_exact());
                self.proven = is_exact.then_some(answer.lines);
            }
        }
    }

    /// The lines of each complete depth, the deepest first.
    fn complete_depths(&self) -> impl Iterator<Item = &Vec<Info>> {
        self.depths.values().rev().filter(|infos| infos.len() == self.moves)
    }

    /// Whether the search has ended.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// The best line of the deepest complete search, or, before there is one, of the deepest.
    pub fn best(&self) -> Option<&Info> {
        self.lines().first()
    }

    /// The lines of the deepest complete search, the best first; before there is one, those known
    /// so far.
    pub fn lines(&self) -> &[Info] {
        let known = self.proven.as_ref().or_else(|| self.complete_depths().next());
        known.or_else(|| self.depths.values().next_back()).map_or(&[], Vec::as_slice)
    }

    /// How far all moves are known: whether to the end of the game, and to which depth.
    fn reach(&self) -> (bool, u32) {
        let depth = self.complete_depths().next().and_then(|lines| lines.first());
        (self.proven.is_some(), depth.map_or(0, |line| line.depth))
    }

    /// Whether this is known further than `other`.
    pub fn is_deeper_than(&self, other: &Weighed) -> bool {
        self.reach() > other.reach()
    }

    /// Takes over what another search of the same position has found, unless it is known further
    /// here. So everything that is said of a move comes from one search.
    pub fn merge(&mut self, other: &Weighed) {
        let is_done = self.is_done || other.is_done;
        if !self.is_deeper_than(other) {
            self.clone_from(other);
        }
        self.is_done = is_done;
    }

    /// Whether the worth of a move is known to the end of the game.
    pub fn is_exact(&self, mv: &Move) -> bool {
        self.proof_of(mv).is_some()
    }

    /// The line that proves the worth of a move. A proof from any depth stays valid.
    pub(super) fn proof_of(&self, mv: &Move) -> Option<&Info> {
        let lines = self.proven.iter().chain(self.depths.values().rev()).flatten();
        let mut proofs = lines.filter(|info| info.score.is_exact());
        proofs.find(|info| info.pv.first() == Some(mv))
    }

    /// Whether a complete depth had a line for this move.
    pub fn has_looked_at(&self, mv: &Move) -> bool {
        self.depths.values().flatten().any(|info| info.pv.first() == Some(mv))
    }

    /// What each move loses against the best one, in whole seeds, at the deepest complete depth.
    pub fn losses(&self) -> Vec<(Move, u32)> {
        self.all().into_iter().map(|graded| (graded.mv, graded.seeds_lost())).collect()
    }

    /// The grades of all moves at the deepest complete depth.
    pub fn all(&self) -> Vec<Graded> {
        let deepest = || self.complete_depths().next();
        let Some(lines) = self.proven.as_ref().or_else(deepest) else { return Vec::new() };
        let moves = lines.iter().filter_map(|line| line.pv.first());
        moves.filter_map(|mv| graded(lines, mv, false)).collect()
    }

    /// The best of the other moves, with the score that the last two complete depths both give it
    /// at least. One depth alone does not prove that there was a better move.
    pub(super) fn best_other(&self, mv: &Move) -> Option<(Move, Score)> {
        let best = |lines: &Vec<Info>| {
            let others = lines.iter().filter_map(|line| Some((*line.pv.first()?, line.score)));
            let better = |one: (Move, Score), other: (Move, Score)| {
                if other.1 > one.1 { other } else { one }
            };
            others.filter(|(other, _)| other != mv).reduce(better)
        };
        if let Some(proven) = self.proven.as_ref().and_then(best) {
            return Some(proven);
        }
        let mut whole = self.complete_depths();
        let (other, score) = whole.next().and_then(best)?;
        let before = whole.next().and_then(best).map(|(_, score)| score);
        Some((other, before.filter(|before| *before < score).unwrap_or(score)))
    }

    /// The expected moves after a move, at the deepest complete depth.
    pub fn expected_after(&self, mv: &Move) -> &[Move] {
        let others = self.depths.values().rev();
        let lines = self.proven.iter().chain(self.complete_depths()).chain(others).flatten();
        let mut lines = lines.map(|line| line.pv.as_slice());
        let line = lines.find(|line| line.first() == Some(mv));
        line.and_then(|line| line.get(1..)).unwrap_or_default()
    }

    /// The moves that lose at most one seed at the deepest complete depth, the best first.
    pub fn near_best(&self) -> Vec<Move> {
        let near = self.all().into_iter().filter(|graded| graded.seeds_lost() <= 1);
        near.map(|graded| graded.mv).collect()
    }

    /// The score of a move: proven if it is known, otherwise from the deepest complete depth.
    pub(super) fn score_of(&self, mv: &Move) -> Option<Score> {
        let is_it = |line: &&Info| line.pv.first() == Some(mv);
        let proof = self.proof_of(mv);
        let line = proof.or_else(|| self.complete_depths().next()?.iter().find(is_it))?;
        Some(line.score)
    }

    /// In how many turns of both sides the opponent is proven to win after a move (Bawo).
    pub fn lost_in(&self, mv: &Move) -> Option<u32> {
        self.score_of(mv).and_then(Score::loss_in)
    }

    /// With which of its own turns, counting this move, the mover is proven to win at the latest
    /// after a move (Bawo).
    pub fn wins_within(&self, mv: &Move) -> Option<u32> {
        // Every second turn is the opponent's.
        self.score_of(mv).and_then(Score::win_in).map(|turns| turns.div_ceil(2))
    }

    /// Within how many turns of the mover both moves win for certain, if this one wins later
    /// (Bawo).
    pub fn wins_later(&self, mv: &Move, best: &Move) -> Option<(u32, u32)> {
        let within = self.wins_within(mv).zip(self.wins_within(best));
        within.filter(|(own, sooner)| own > sooner)
    }

    /// The grade of a move at the deepest complete depth, even if other depths disagree.
    pub fn as_it_seems(&self, mv: &Move) -> Option<Graded> {
        self.all().into_iter().find(|graded| graded.mv == *mv)
    }

    /// The milder of the grades that the last two complete depths give a move: what it loses at
    /// least.
    pub fn at_least(&self, mv: &Move) -> Option<Graded> {
        let whole = self.complete_depths().take(2);
        let found = whole.filter_map(|lines| graded(lines, mv, false));
        found.min_by_key(|graded| graded.lost).or_else(|| self.as_it_seems(mv))
    }

    /// The grade of a move; `None` if the last two depths disagree, or the search has no line for
    /// the move (an unpromising placement or layout).
    pub fn of(&self, mv: &Move) -> Option<Graded> {
        if let Some(lines) = &self.proven {
            let found = graded(lines, mv, true)?;
            if found.proven {
                return Some(found);
            }
        }
        let mut whole = self.complete_depths();
        let (deepest, before) = (whole.next()?, whole.next()?);
        let found = graded(deepest, mv, false)?;
        let agreed = graded(before, mv, false)?.grade() == found.grade();
        // One winning move does not prove that another one does not win later.
        let may_win = found.cost == Cost::Win && worth_of(deepest, mv).is_some_and(|own| own > 0);
        (agreed && !may_win).then_some(found)
    }
}

/// Searches all moves of a position on the calling thread, within the limits.
pub fn weigh(position: &Position, history: Vec<Setup>, limits: Limits) -> Weighed {
    weigh_as(Weighed::new(position).request(position, history, limits))
}

/// Runs a request made by [`Weighed::request`] on the calling thread.
pub fn weigh_as(request: Request) -> Weighed {
    let mut weighed = Weighed::new(&request.position);
    let answer = think(&request, &mut |info| weighed.take(SearchEvent::Depth(info.clone())));
    weighed.take(SearchEvent::Done(answer));
    weighed
}

fn worth_of(infos: &[Info], mv: &Move) -> Option<i32> {
    let own = infos.iter().find(|info| info.pv.first() == Some(mv))?;
    Some(own.score.hundredths())
}

fn graded(infos: &[Info], mv: &Move, proven: bool) -> Option<Graded> {
    let of = |info: &&Info| info.pv.first() == Some(mv);
    let (best, own) = (infos.first()?, infos.iter().find(of)?);
    let cost = Cost::of(best.score, own.score);
    let sure = own.score.is_exact() && (cost == Cost::Game || best.score.is_exact());
    Some(Graded {
        mv: *mv,
        best: *best.pv.first()?,
        answer: own.pv.iter().skip(1).copied().collect(),
        best_value: best.score.hundredths(),
        lost: (best.score.hundredths() - own.score.hundredths()).max(0),
        cost,
        depth: best.depth,
        proven: proven && own.score.is_exact(),
        sure,
        in_bawo: !best.score.counts_seeds(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn two_depths_that_are_far_apart_agree_as_well() {
        let position = Ruleset::new(GameName::Owari).start();
        let mut weighed = Weighed::new(&position);
        for depth in [3, 11] {
            let request = weighed.request(&position, Vec::new(), Limits::depth(depth));
            for line in think(&request, &mut |_| {}).lines {
                weighed.take(SearchEvent::Depth(line));
            }
        }
        let best = weighed.best().and_then(|line| line.pv.first().copied()).expect("a move");
        let known = position.moves().into_iter().filter(|mv| weighed.of(mv).is_some()).count();
        assert!(
            known > 0 && weighed.is_exact(&best) == weighed.of(&best).is_some_and(|of| of.proven)
        );
    }

    #[test]
    fn a_task_asks_for_what_was_lost() {
        // An estimate near all 64 seeds is not a win, and a lost game is not a loss of seeds.
        let improves = |cost: Cost| {
            [(Cost::Seeds, 0), (Cost::Seeds, 1), (Cost::Seeds, 2), (Cost::Game, 1), (Cost::Win, 1)]
                .map(|(other, lost)| cost.is_improved_by(other, lost))
        };
        assert_eq!(improves(Cost::Seeds), [true, true, false, false, false]);
        assert_eq!(improves(Cost::Game), [true, true, true, false, true]);
        assert_eq!(improves(Cost::Win), [true, true, true, false, false]);
    }
}
