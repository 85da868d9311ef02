//! What a search proves of every move of a position.

use std::sync::atomic::AtomicBool;

use super::{DailyExercise, DailyMove, MARGIN};
use crate::game::Line;
use crate::rules::{GameGoal, Move, Position};
use crate::search::{Estimator, Limits, Request, Score, SearchResult, score_move, think};
use crate::tutor::exact::tables_up_to;

/// A proof of all moves of a position stops after this many positions.
const NODES: u64 = 120_000;
/// The memory for a proof, in bytes.
const TABLE_BYTES: u64 = 4 << 20;
/// Tables of up to this many seeds help to prove.
const TABLE_SEEDS: usize = 10;
/// Wins of Bawo in so many turns of both sides.
const WINS: [u32; 2] = [3, 5];
/// How many moves are shown after the best move, and after another one.
const SHOWN: (usize, usize) = (12, 6);

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

fn search(line: &Line, lines: usize, report: &mut dyn FnMut(Move)) -> SearchResult {
    let position = *line.position();
    let request = Request {
        history: line.history(),
        tables: tables_up_to(TABLE_SEEDS, &position.ruleset()),
        table_bytes: TABLE_BYTES,
        lines,
        // What can be proven does not change with the networks.
        estimator: Estimator::Weights,
        ..Request::new(position, Limits::nodes(NODES))
    };
    think(&request, &mut |info| {
        if let (1, Some(mv)) = (info.line, info.pv.first()) {
            report(*mv);
        }
    })
}

/// Looks whether a position has a single best move, proven.
pub(super) fn look(position: &Position) -> Looked {
    if position.ruleset().facts().goal == GameGoal::FrontRow {
        return look_for_win(position);
    }
    let count = position.moves().len();
    let mut best_at = Vec::new();
    let answer = search(&Line::new(*position), count, &mut |mv| best_at.push(mv));
    let mut moves = Vec::new();
    for info in answer.lines.iter().filter(|info| info.score.is_exact()) {
        let Some((mv, rest)) = info.pv.split_first() else { return Looked::Open };
        moves.push(DailyMove { mv: *mv, worth: Some(info.score), line: rest.to_vec() });
    }
    let Some(best) = moves.first().filter(|_| moves.len() == count) else { return Looked::Open };
    // The depth from which on the search keeps to the best move.
    let kept = best_at.iter().rev().take_while(|mv| **mv == best.mv).count();
    let difficulty = 4 * (best_at.len() - kept) + count;
    let exercise = DailyExercise { position: *position, moves };
    let is_single = exercise.moves[1..].iter().all(|it| exercise.leads(it) >= MARGIN);
    // Who is beaten anyway looks for no best move.
    let is_worth_it = exercise.best().worth.is_some_and(|worth| worth.seeds() >= 0);
    if !is_single || !is_worth_it {
        return Looked::NotSingle;
    }
    let difficulty = if exercise.is_greedy() { difficulty.saturating_sub(4) } else { difficulty };
    Looked::Exercise(Box::new(Found { exercise, difficulty }))
}

/// Looks for a position of Bawo in which one move wins, but not at once.
fn look_for_win(position: &Position) -> Looked {
    let moves = position.moves();
    let winners = |turns: u32| -> Vec<Move> {
        moves.iter().copied().filter(|mv| wins(position, mv, turns)).collect()
    };
    if !winners(1).is_empty() {
        return Looked::NotSingle;
    }
    for turns in WINS {
        let best = match winners(turns)[..] {
            [] => continue,
            [best] => best,
            _ => return Looked::NotSingle,
        };
        let worth = |mv: Move| (mv == best).then(|| Score::proven_win(turns));
        let known = moves.iter().map(|mv| DailyMove { mv: *mv, worth: worth(*mv), line: vec![] });
        let mut known: Vec<DailyMove> = known.collect();
        known.sort_by_key(|it| it.worth.is_none());
        let exercise = DailyExercise { position: *position, moves: known };
        let difficulty = 10 * turns as usize + moves.len();
        return Looked::Exercise(Box::new(Found { exercise, difficulty }));
    }
    Looked::Open
}

/// Whether a move of Bawo wins in so many turns, whatever the other side plays.
fn wins(position: &Position, mv: &Move, turns: u32) -> bool {
    let (score, _) = score_move(position, mv, turns, u64::MAX, &AtomicBool::new(false));
    score.and_then(Score::win_in).is_some_and(|found| found <= turns)
}

impl DailyExercise {
    /// How many seeds the best move ends ahead of another one.
    fn leads(&self, other: &DailyMove) -> i32 {
        let seeds = |it: &DailyMove| it.worth.map_or(0, Score::seeds);
        seeds(self.best()) - seeds(other)
    }

    /// Makes the lines as long as they are shown.
    pub(super) fn follow(&mut self) {
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
        let mut own: Vec<Move> = self.moves.iter().map(|it| it.mv).collect();
        own.sort_by_key(Move::to_string);
        let mut all = self.position.moves();
        all.sort_by_key(Move::to_string);
        if own != all || !self.has_choice() {
            return Some(format!("these are not its moves: {self}"));
        }
        let position = &self.position;
        if let Some(turns) = self.best().worth.and_then(Score::win_in) {
            let is_single = wins(position, &self.best().mv, turns)
                && !self.moves[1..].iter().any(|it| wins(position, &it.mv, turns));
            return (!is_single).then(|| format!("not one move wins in {turns}: {self}"));
        }
        let answer = search(&Line::new(*position), own.len(), &mut |_| ());
        for it in &self.moves {
            let found = answer.lines.iter().find(|line| line.pv.first() == Some(&it.mv));
            let found = found.map(|line| line.score).filter(|score| score.is_exact());
            if found.is_none() || found != it.worth {
                return Some(format!("{} is worth {found:?}: {self}", it.mv));
            }
            if *it != self.moves[0] && self.leads(it) < MARGIN {
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
        next = if is_over { None } else { known().or_else(|| search(&line, 1, &mut |_| ()).best) };
    }
    found.split_off(1.min(found.len()))
}
