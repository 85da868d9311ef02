//! What a search proves of every move of a position.

use std::sync::atomic::AtomicBool;

use super::{DailyExercise, DailyMove, MARGIN};
use crate::game::Line;
use crate::rules::{GameGoal, Move, Position};
use crate::search::{Limits, Request, SearchResult, score_move, think};
use crate::tutor::exact::tables;

/// A proof of all moves of a position stops after this many positions.
const NODES: u64 = 300_000;
/// The memory for a proof, in bytes.
const TABLE_BYTES: u64 = 16 << 20;
/// Wins of Bawo in at least and at most this many turns of both sides.
const WINS: std::ops::RangeInclusive<u32> = 3..=7;
/// How many moves are shown after the best move, and after another one.
const SHOWN: (usize, usize) = (14, 6);

/// An exercise, and how hard it is.
pub(super) struct Found {
    pub(super) exercise: DailyExercise,
    pub(super) difficulty: usize,
}

/// What came of looking at a position.
pub(super) enum Looked {
    Exercise(Box<Found>),
    /// All is proven, but there is no single best move.
    NotSingle,
    /// It cannot be proven.
    Open,
}

fn search(line: &Line, lines: usize, report: &mut dyn FnMut(u32, Move)) -> SearchResult {
    let position = *line.position();
    let request = Request {
        history: line.history(),
        tables: tables(&position.ruleset()),
        table_bytes: TABLE_BYTES,
        lines,
        ..Request::new(position, Limits::nodes(NODES))
    };
    think(&request, &mut |info| {
        if let (1, Some(mv)) = (info.line, info.pv.first()) {
            report(info.depth, *mv);
        }
    })
}

/// Looks whether a position has a single best move, proven.
pub(super) fn look(position: &Position) -> Looked {
    let count = position.moves().len();
    let mut best_at = Vec::new();
    let answer = search(&Line::new(*position), count, &mut |_, mv| best_at.push(mv));
    let mut moves = Vec::new();
    for info in &answer.lines {
        let Some((mv, rest)) = info.pv.split_first() else { return Looked::Open };
        let worth = info.score.is_exact().then_some(info.score);
        moves.push(DailyMove { mv: *mv, worth, line: rest.to_vec() });
    }
    let Some(best) = moves.first().filter(|_| moves.len() == count) else { return Looked::Open };
    // The depth from which on the search keeps to the best move.
    let depth = best_at.iter().rev().take_while(|mv| **mv == best.mv).count();
    let depth = best_at.len() - depth;
    let mut exercise = DailyExercise { position: *position, moves };
    match exercise.single() {
        Some(true) => {}
        Some(false) => return Looked::NotSingle,
        None => return Looked::Open,
    }
    exercise.follow();
    let difficulty = 4 * depth + count - if exercise.is_greedy() { 4.min(count) } else { 0 };
    Looked::Exercise(Box::new(Found { exercise, difficulty }))
}

impl DailyExercise {
    /// Whether the best move is the only one; `None` if that is not proven.
    fn single(&mut self) -> Option<bool> {
        if self.position.ruleset().facts().goal == GameGoal::FrontRow {
            return self.single_win();
        }
        let worth = |it: &DailyMove| it.worth.map(|worth| worth.seeds());
        let best = worth(self.best())?;
        let others: Option<Vec<i32>> = self.moves[1..].iter().map(worth).collect();
        Some(others?.iter().all(|other| best - other >= MARGIN))
    }

    /// Whether one move wins and no other is known to.
    fn single_win(&mut self) -> Option<bool> {
        let turns = self.best().worth?.win_in()?;
        if !WINS.contains(&turns) {
            return Some(false);
        }
        let wins = |it: &DailyMove| it.worth.is_some_and(|worth| worth.win_in().is_some());
        let is_single = !self.moves[1..].iter().any(wins);
        Some(is_single && self.fault().is_none())
    }

    /// Makes the lines as long as they are shown.
    fn follow(&mut self) {
        let is_bawo = self.best().worth.is_some_and(|worth| !worth.counts_seeds());
        for (number, it) in self.moves.iter_mut().enumerate() {
            // In Bawo a reply is searched for while the learner plays.
            let known = std::mem::take(&mut it.line);
            it.line = match number {
                0 => follow(&self.position, it.mv, &[], SHOWN.0),
                _ if is_bawo => Vec::new(),
                _ => follow(&self.position, it.mv, &known, SHOWN.1),
            };
        }
    }

    /// What is wrong with the exercise, when everything is proven again; `None` if nothing is.
    pub fn fault(&self) -> Option<String> {
        let never = AtomicBool::new(false);
        let mut own: Vec<Move> = self.moves.iter().map(|it| it.mv).collect();
        own.sort_by_key(Move::to_string);
        let mut all = self.position.moves();
        all.sort_by_key(Move::to_string);
        if own != all || !self.has_choice() {
            return Some(format!("these are not its moves: {self}"));
        }
        if let Some(turns) = self.best().worth.and_then(|worth| worth.win_in()) {
            let wins = |it: &DailyMove| {
                let (score, _) = score_move(&self.position, &it.mv, turns, u64::MAX, &never);
                score.and_then(|score| score.win_in()).is_some_and(|found| found <= turns)
            };
            let is_single = wins(self.best()) && !self.moves[1..].iter().any(wins);
            return (!is_single).then(|| format!("not one move wins in {turns}: {self}"));
        }
        let answer = search(&Line::new(self.position), own.len(), &mut |_, _| ());
        for it in &self.moves {
            let found = answer.lines.iter().find(|line| line.pv.first() == Some(&it.mv));
            let found = found.map(|line| line.score).filter(|score| score.is_exact());
            if found.is_none() || found != it.worth {
                return Some(format!("{} is worth {found:?}: {self}", it.mv));
            }
            if *it != self.moves[0] && self.lost(it).is_none_or(|lost| lost < MARGIN as u32) {
                return Some(format!("{} is as good: {self}", it.mv));
            }
        }
        None
    }
}

/// The best play of both sides after a move: what is known, and then what a search finds.
fn follow(position: &Position, mv: Move, known: &[Move], most: usize) -> Vec<Move> {
    let mut line = Line::new(*position);
    let mut found = Vec::new();
    let mut next = Some(mv);
    while let Some(mv) = next {
        if line.play(&mv).is_err() || found.len() > most {
            break;
        }
        found.push(mv);
        let at = line.position();
        let is_over = at.outcome().is_some() || at.moves().is_empty();
        let known = || known.get(found.len() - 1).copied();
        next =
            if is_over { None } else { known().or_else(|| search(&line, 1, &mut |_, _| ()).best) };
    }
    found.split_off(1.min(found.len()))
}
