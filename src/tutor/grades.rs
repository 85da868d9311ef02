//! Grading moves in seeds against the best one, and the warning before a blunder.

use std::collections::BTreeMap;

use super::played::{Played, changed_options, notations};
use super::schema::{Goal, Marks, Step};
use crate::narration::tutor as words;
use crate::rules::{Move, Position, Setup, Side};
use crate::search::{Info, Limits, Request, Score, SearchEvent, think};

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::VariantArray)]
pub enum Grade {
    /// Nothing is lost.
    Best,
    /// Up to 1 seed is lost.
    Good,
    /// 2 or 3 seeds.
    Inaccuracy,
    /// 4 to 6 seeds.
    Mistake,
    /// More.
    Blunder,
}

impl Grade {
    /// All five, the best first.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The grade of a move that loses so many hundredths of a seed against the best.
    pub fn of(lost: i32) -> Grade {
        match (lost + 50) / 100 {
            ..=0 => Grade::Best,
            1 => Grade::Good,
            2..=3 => Grade::Inaccuracy,
            4..=6 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }
}

/// What a move that is worse than the best gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Seeds.
    Seeds,
    /// The game, which is lost after it and was not before (Bawo).
    Game,
    /// A game that was won (Bawo).
    Win,
}

impl Cost {
    /// Whether a move that costs `other` and loses so many whole seeds is good enough in the task
    /// made from one that cost this.
    fn is_mended_by(self, other: Cost, lost: u32) -> bool {
        match self {
            Cost::Seeds => other == Cost::Seeds && lost <= 1,
            Cost::Game => other != Cost::Game,
            Cost::Win => other == Cost::Seeds,
        }
    }

    fn of(best: Score, own: Score) -> Cost {
        let decided = |score: Score| score.is_bawo() && score.hundredths().abs() >= WHOLE_SET;
        match (decided(best), decided(own)) {
            (_, true) if own.hundredths() < 0 && best.hundredths() > own.hundredths() => Cost::Game,
            (true, false) if best.hundredths() > 0 => Cost::Win,
            _ => Cost::Seeds,
        }
    }
}

/// Hundredths that a decided game of Bawo counts.
pub(super) const WHOLE_SET: i32 = 6400;

/// How good a move was, and what it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// How good it was.
    pub grade: Grade,
    /// Whole seeds lost against the best.
    pub seeds: u32,
    /// What is lost.
    pub cost: Cost,
    /// It is proven that the game is lost, or that a won one was given away.
    pub sure: bool,
}

/// What a search says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The move.
    pub mv: Move,
    /// The best move.
    pub best: Move,
    /// What is expected after the move: the answer that punishes it first.
    pub answer: Vec<Move>,
    /// Hundredths of a seed lost against the best.
    pub lost: i32,
    /// What is lost.
    pub cost: Cost,
    /// Moves looked ahead.
    pub depth: u32,
    /// Whether it is known to the end of the game.
    pub proven: bool,
    /// Whether what it cost is proven: the game is lost after it, or was won before and is not
    /// won after it.
    pub sure: bool,
    /// Whether it is a move of Bawo, where seeds are only estimates.
    pub in_bawo: bool,
}

impl Graded {
    /// The grade.
    pub fn grade(&self) -> Grade {
        Grade::of(self.lost)
    }

    /// Whole seeds lost, the nearest number.
    pub fn seeds_lost(&self) -> u32 {
        ((self.lost + 50) / 100).max(0) as u32
    }

    /// What was lost, with the name for it.
    pub fn loss(&self) -> Loss {
        let (grade, seeds) = (self.grade(), self.seeds_lost());
        Loss { grade, seeds, cost: self.cost, sure: self.sure }
    }

    /// Whether a tutor that warns from so many seeds on has to ask before the move is made.
    pub fn warns(&self, threshold: u32) -> bool {
        self.seeds_lost() >= threshold.max(1)
    }

    /// The answer that punishes the move: the first turn of the other side that is expected after
    /// it from `before`, where the game goes on so far.
    pub fn reply(&self, before: &Position) -> Option<Played> {
        first_reply(before, &self.mv, &self.answer)
    }
}

/// The first turn of the other side in a line of play, where the game goes on so far: `mv` from
/// `before`, then `line`.
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

/// What a search has said so far of every move of a position.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// Moves that are told at each depth.
    moves: usize,
    depths: BTreeMap<u32, Vec<Info>>,
    /// The last lines, where they are known to the end of the game.
    proven: Option<Vec<Info>>,
    is_done: bool,
}

impl Weighed {
    /// Nothing is known of this position yet.
    pub fn new(position: &Position) -> Weighed {
        let moves = position.moves().len().max(1);
        Weighed { moves, depths: BTreeMap::new(), proven: None, is_done: false }
    }

    /// The search whose reports it takes in. `history` is what stood before, as a search needs it.
    pub fn request(&self, position: &Position, history: Vec<Setup>, limits: Limits) -> Request {
        Request { history, lines: self.moves, ..Request::new(*position, limits) }
    }

    /// Takes in what the search reports.
    pub fn take(&mut self, report: SearchEvent) {
        match report {
            SearchEvent::Depth(info) => {
                let depth = info.depth;
                self.depths.entry(depth).or_default().push(info);
                // What is asked for are the last two depths that were looked at as a whole; the
                // last may not be told to its end.
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

    /// Whether the search has ended.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// The best line as the deepest look has it; none before the first.
    pub fn best(&self) -> Option<&Info> {
        let deepest = self.depths.values().rev().find_map(|infos| infos.first());
        self.proven.as_ref().and_then(|lines| lines.first()).or(deepest)
    }

    /// Whether a move is known to the end of the game.
    pub fn is_exact(&self, mv: &Move) -> bool {
        self.proof_of(mv).is_some()
    }

    /// The line that proves what a move is worth; what any depth has proven stays so.
    pub(super) fn proof_of(&self, mv: &Move) -> Option<&Info> {
        let lines = self.proven.iter().chain(self.depths.values().rev()).flatten();
        let mut proofs = lines.filter(|info| info.score.is_exact());
        proofs.find(|info| info.pv.first() == Some(mv))
    }

    /// Whether a look at a whole depth had this move among its lines.
    pub fn has_looked_at(&self, mv: &Move) -> bool {
        self.depths.values().flatten().any(|info| info.pv.first() == Some(mv))
    }

    /// What each move loses against the best, in whole seeds, as the deepest look has it.
    pub fn losses(&self) -> Vec<(Move, u32)> {
        self.all().into_iter().map(|graded| (graded.mv, graded.seeds_lost())).collect()
    }

    /// All moves, as the deepest look has them.
    fn all(&self) -> Vec<Graded> {
        let whole = |infos: &&Vec<Info>| infos.len() == self.moves;
        let deepest = self.depths.values().rev().find(whole);
        let Some(lines) = self.proven.as_ref().or(deepest) else { return Vec::new() };
        let moves = lines.iter().filter_map(|line| line.pv.first());
        moves.filter_map(|mv| graded(lines, mv, false)).collect()
    }

    /// The best of the other moves, worth what the last two looks at all moves both grant it: one
    /// look alone is no proof that something better was there.
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
        let mut whole = self.depths.values().rev().filter(|infos| infos.len() == self.moves);
        let (other, score) = whole.next().and_then(best)?;
        let before = whole.next().and_then(best).map(|(_, score)| score);
        Some((other, before.filter(|before| *before < score).unwrap_or(score)))
    }

    /// What is expected after a move, as the deepest look at all moves has it.
    pub fn expected_after(&self, mv: &Move) -> &[Move] {
        let whole = self.depths.values().rev().filter(|infos| infos.len() == self.moves);
        let others = self.depths.values().rev();
        let lines = self.proven.iter().chain(whole).chain(others).flatten();
        let mut lines = lines.map(|line| line.pv.as_slice());
        let line = lines.find(|line| line.first() == Some(mv));
        line.and_then(|line| line.get(1..)).unwrap_or_default()
    }

    /// The grade of a move as the deepest look at all moves has it, whether or not others agree.
    pub(super) fn as_it_seems(&self, mv: &Move) -> Option<Graded> {
        self.all().into_iter().find(|graded| graded.mv == *mv)
    }

    /// The grade of a move: `None` where the two last depths looked at do not agree on it, or the
    /// move was not looked at (a placement or layout beyond the promising ones).
    pub fn of(&self, mv: &Move) -> Option<Graded> {
        if let Some(lines) = &self.proven {
            let found = graded(lines, mv, true)?;
            if found.proven {
                return Some(found);
            }
        }
        let mut whole = self.depths.values().rev().filter(|infos| infos.len() == self.moves);
        let (deepest, before) = (whole.next()?, whole.next()?);
        let found = graded(deepest, mv, false)?;
        let agreed = graded(before, mv, false)?.grade() == found.grade();
        // One win is no proof that another move does not win as well, only later.
        let may_win = found.cost == Cost::Win && worth_of(deepest, mv).is_some_and(|own| own > 0);
        (agreed && !may_win).then_some(found)
    }
}

/// Looks at every move of a position on the calling thread, within the limits.
pub fn weigh(position: &Position, history: Vec<Setup>, limits: Limits) -> Weighed {
    weigh_as(Weighed::new(position).request(position, history, limits))
}

/// The same as a request says that [`Weighed::request`] made.
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
        lost: (best.score.hundredths() - own.score.hundredths()).max(0),
        cost,
        depth: best.depth,
        proven: proven && own.score.is_exact(),
        sure,
        in_bawo: best.score.is_bawo(),
    })
}

/// A task made from a player's own move: find one that loses at most 1 seed, or that does not lose
/// the game, or keeps the win. `weighed` is what is known of the moves. `None` where the move was
/// as good, or no move is known that reaches the goal.
pub fn find_better(position: &Position, graded: &Graded, weighed: &Weighed) -> Option<Step> {
    let all = weighed.all().into_iter();
    let near = all.filter(|other| graded.cost.is_mended_by(other.cost, other.seeds_lost()));
    let accept: Vec<Move> = near.map(|other| other.mv).collect();
    let is_task = !accept.is_empty() && !accept.contains(&graded.mv);
    is_task.then(|| Step::Ask {
        text: words::find_better(graded),
        at: position.setup().to_string(),
        options: changed_options(&position.ruleset()).join(" "),
        goal: Goal::Any(notations(&accept).into_iter().map(Goal::Move).collect()),
        every: false,
        accept: notations(&accept),
        because: String::new(),
        refuse: Vec::new(),
        elsewhere: Vec::new(),
        hints: Vec::new(),
        marks: Marks::default(),
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
        // An estimate near the whole set is no win kept, and a lost game no seed.
        let mends = |cost: Cost| {
            [(Cost::Seeds, 0), (Cost::Seeds, 1), (Cost::Seeds, 2), (Cost::Game, 1), (Cost::Win, 1)]
                .map(|(other, lost)| cost.is_mended_by(other, lost))
        };
        assert_eq!(mends(Cost::Seeds), [true, true, false, false, false]);
        assert_eq!(mends(Cost::Game), [true, true, true, false, true]);
        assert_eq!(mends(Cost::Win), [true, true, true, false, false]);
    }
}
