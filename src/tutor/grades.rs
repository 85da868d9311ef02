//! Grading moves in seeds against the best one, and the warning before a blunder.

use std::collections::BTreeMap;

use super::judge::answers;
use super::played::notations;
use super::schema::{Goal, Marks, Step};
use crate::rules::{Move, Position, Setup};
use crate::search::{Info, Limits, Request, think};
use crate::texts::tutor as words;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
    /// All five, best first.
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

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

/// What a search says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The move.
    pub mv: Move,
    /// The best move.
    pub best: Move,
    /// The best move and what is expected after it.
    pub best_line: Vec<Move>,
    /// What is expected after the move: the answer that punishes it first.
    pub answer: Vec<Move>,
    /// Hundredths of a seed lost against the best.
    pub lost: i32,
    /// Moves looked ahead.
    pub depth: u32,
    /// Whether it is known to the end of the game.
    pub proven: bool,
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

    /// Whether a tutor that warns from so many seeds on has to ask before the move is made.
    pub fn warns(&self, threshold: u32) -> bool {
        self.seeds_lost() >= threshold.max(1)
    }
}

/// Grades a move: `None` where the two last depths looked at do not agree on the grade, or the move
/// was not looked at (a placement or layout beyond the promising ones). `history` is what stood
/// before, as a search needs it.
///
/// It searches on the calling thread within the limits.
pub fn grade(
    position: &Position,
    history: Vec<Setup>,
    mv: &Move,
    limits: Limits,
) -> Option<Graded> {
    let lines = position.moves().len().max(1);
    let request = Request { history, lines, ..Request::new(*position, limits) };
    let mut depths: BTreeMap<u32, Vec<Info>> = BTreeMap::new();
    let answer = think(&request, &mut |info| {
        depths.entry(info.depth).or_default().push(info.clone());
    });
    if answer.lines.first().is_some_and(|line| line.score.is_exact()) {
        return graded(&answer.lines, mv, true);
    }
    let mut whole = depths.values().rev().filter(|infos| infos.len() == lines);
    let (deepest, before) = (whole.next()?, whole.next()?);
    let found = graded(deepest, mv, false)?;
    let agreed = graded(before, mv, false)?.grade() == found.grade();
    agreed.then_some(found)
}

fn graded(infos: &[Info], mv: &Move, proven: bool) -> Option<Graded> {
    let of = |info: &&Info| info.pv.first() == Some(mv);
    let (best, own) = (infos.first()?, infos.iter().find(of)?);
    Some(Graded {
        mv: *mv,
        best: *best.pv.first()?,
        best_line: best.pv.clone(),
        answer: own.pv.iter().skip(1).copied().collect(),
        lost: (best.score.hundredths() - own.score.hundredths()).max(0),
        depth: best.depth,
        proven: proven && own.score.is_exact(),
    })
}

/// A task made from a player's own move: find one that loses at most 1 seed. `None` where the move
/// was as good, or no move reaches the goal within a few moves looked ahead.
pub fn find_better(position: &Position, graded: &Graded) -> Option<Step> {
    const PLIES: u32 = 4;
    let goal = Goal::Near(1, PLIES);
    let accept = answers(position, &goal);
    let is_task = !accept.is_empty() && !accept.contains(&graded.mv);
    is_task.then(|| Step::Ask {
        text: words::find_better(&graded.mv, graded.seeds_lost()),
        at: position.setup().to_string(),
        options: String::new(),
        goal,
        every: false,
        accept: notations(&accept),
        because: String::new(),
        refuse: Vec::new(),
        elsewhere: Vec::new(),
        hints: Vec::new(),
        marks: Marks::default(),
    })
}

/// The turning points of a game: the places of the three moves that lost most, in the order of
/// play; only those worse than good.
pub fn turning_points(graded: &[Option<Graded>]) -> Vec<usize> {
    let mut places: Vec<(i32, usize)> = graded
        .iter()
        .enumerate()
        .filter_map(|(place, graded)| Some((graded.as_ref()?, place)))
        .filter(|(graded, _)| graded.grade() > Grade::Good)
        .map(|(graded, place)| (graded.lost, place))
        .collect();
    places.sort_by_key(|(lost, place)| (-lost, *place));
    places.truncate(3);
    let mut places: Vec<usize> = places.into_iter().map(|(_, place)| place).collect();
    places.sort_unstable();
    places
}
