//! The proven worth of a move at the end of the game: from endgame tables, or by a search that
//! follows every line that matters to its end. Also the refutation shown to a learner: how the
//! opponent answers a move that is worth less.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Instant;

use super::budget::{Budget, START_OF_SEARCH, Spent};
use super::judge::meets_within;
use super::played::{Played, ahead, forces_win, gain_within};
use super::schema::Goal;
use crate::game::Line;
use crate::rules::{Move, Position, Ruleset, Side};
use crate::search::tables::{EndgameTable, TableKind, TableView, build};
use crate::search::{Estimator, Limits, Request, think_until};

/// Tables of up to this many seeds are built when first needed, which takes a moment.
const TABLE_SEEDS: usize = 8;
/// The memory for a proof, in bytes.
const PROOF_BYTES: u64 = 16 << 20;
/// A proof stops after this many positions.
const PROOF_NODES: u64 = 100_000;
/// The most turns of a refutation.
const MOST_SHOWN: usize = 12;

/// A table, or `None` if it could not be built.
type BuiltTable = Option<Arc<EndgameTable>>;

/// The tables built so far, by their seeds.
static TABLES: LazyLock<Mutex<HashMap<(TableKind, usize), BuiltTable>>> =
    LazyLock::new(Mutex::default);
static NEVER: AtomicBool = AtomicBool::new(false);

/// The table of a rule set, if it has one.
fn tables(ruleset: &Ruleset) -> Option<TableView> {
    tables_up_to(TABLE_SEEDS, ruleset)
}

/// The table of up to this many seeds of a rule set, if it has one; it is built when first needed.
pub(super) fn tables_up_to(seeds: usize, ruleset: &Ruleset) -> Option<TableView> {
    let kind = TableKind::of(ruleset).ok()?;
    let mut made = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let make = || build(&kind, seeds, &NEVER, &mut |_| ()).ok().map(Arc::new);
    let table = made.entry((kind, seeds)).or_insert_with(make).clone()?;
    TableView::new(table, ruleset)
}

/// Whether the end of the game after every move can be found with little effort, because the
/// position is in a table.
///
/// # Errors
/// The answer costs more than the budget has.
pub(super) fn is_provable(position: &Position, budget: &mut Budget<'_>) -> Result<bool, Spent> {
    let setup = position.setup();
    let on_board: u32 = Side::ALL.into_iter().map(|side| setup.on_side(side)).sum();
    let has_table = on_board <= TABLE_SEEDS as u32 && tables(&position.ruleset()).is_some();
    Ok(has_table && best_end(&Line::new(*position), budget)?.is_some())
}

/// The end of the game for the side to move, with best play from here on: its seeds minus the
/// opponent's. `None` in Bawo, which does not count seeds, and if it cannot be proven.
fn end_of(line: &Line, budget: &mut Budget<'_>) -> Result<Option<i32>, Spent> {
    if line.position().outcome().is_some() {
        return Ok(Some(ahead(line.position())));
    }
    Ok(proof(line, budget)?.map(|(end, _)| end))
}

/// The end of a game that is not over, for the side to move, and the move that leads there.
fn proof(line: &Line, budget: &mut Budget<'_>) -> Result<Option<(i32, Move)>, Spent> {
    let position = line.position();
    budget.spend(START_OF_SEARCH)?;
    let request = Request {
        history: line.history(),
        tables: tables(&position.ruleset()),
        table_bytes: PROOF_BYTES,
        // What a course can prove does not change with the networks.
        estimator: Estimator::Weights,
        ..Request::new(*position, Limits::nodes(budget.left().min(PROOF_NODES)))
    };
    let answer = think_until(&request, budget.stop(), Instant::now(), &mut |_| ());
    budget.spend(answer.nodes)?;
    let best =
        answer.lines.first().filter(|line| line.score.is_exact() && line.score.counts_seeds());
    Ok(best.and_then(|line| Some((line.score.seeds(), answer.best?))))
}

/// The end of the game after a move, with best play by both: the mover's seeds minus the
/// opponent's. `None` if it cannot be proven.
///
/// # Errors
/// The answer costs more than the budget has.
pub(super) fn end_after(
    line: &Line,
    mv: &Move,
    budget: &mut Budget<'_>,
) -> Result<Option<i32>, Spent> {
    let mover = line.position().to_move();
    let mut after = line.clone();
    if after.play(mv).is_err() {
        return Ok(None);
    }
    let known = line.turns().is_empty().then(|| (*line.position(), *mv));
    if let Some(looked) = &known
        && let Some(end) = budget.known_end(looked)?
    {
        return Ok(end);
    }
    let before = budget.spent();
    let end = end_of(&after, budget)?;
    let is_same_side = after.position().to_move() == mover;
    let end = end.map(|end| if is_same_side { end } else { -end });
    if let Some(looked) = known {
        budget.remember_end(looked, end, budget.spent() - before);
    }
    Ok(end)
}

/// The best end after any legal move. `None` if one of them cannot be proven.
pub(super) fn best_end(line: &Line, budget: &mut Budget<'_>) -> Result<Option<i32>, Spent> {
    let mut best = None;
    for mv in line.position().moves() {
        let Some(end) = end_after(line, &mv, budget)? else { return Ok(None) };
        best = best.max(Some(end));
    }
    Ok(best)
}

/// Why a move misses a goal that is about the worth of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The moves of both sides after the move.
    pub line: Vec<Move>,
    /// What the move achieves, and what was possible.
    pub worth: Shortfall,
}

/// What a move achieves, and what was possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// In the mover's seeds minus the opponent's at the end of the game.
    End {
        /// After the move.
        after: i32,
        /// After the best move.
        best: i32,
    },
    /// In seeds gained within a number of turns.
    Gain {
        /// After the move.
        after: i32,
        /// The goal.
        wanted: i32,
        /// The number of turns, including the move's own.
        turns: u32,
    },
    /// No win within this many turns, including the move's own.
    NoWin(u32),
}

/// Why a turn misses a goal; `None` if the goal is not about the worth of moves, or if the answer
/// costs more than judging a move may.
pub fn refutation(played: &Played, goal: &Goal) -> Option<Refutation> {
    refute(played, goal, &mut Budget::for_a_move()).ok()?
}

fn refute(
    played: &Played,
    goal: &Goal,
    budget: &mut Budget<'_>,
) -> Result<Option<Refutation>, Spent> {
    match goal {
        Goal::Best => refute_by_end(played, budget),
        Goal::Gains(seeds, turns) => {
            let after = gain_within(&played.before, &played.turn.mv, *turns, budget)?;
            let worth = Shortfall::Gain { after, wanted: i32::from(*seeds), turns: *turns };
            let line = best_within(played.turn.after, turns.saturating_sub(1), budget)?;
            Ok(Some(Refutation { line, worth }))
        }
        Goal::WinsIn(turns) => {
            let line = defence(&played.turn.after, turns.saturating_sub(1), budget)?;
            let line = line.into_iter().collect();
            Ok(Some(Refutation { line, worth: Shortfall::NoWin(*turns) }))
        }
        Goal::All(goals) | Goal::Any(goals) => {
            for goal in goals {
                if !meets_within(goal, played, budget)? {
                    return refute(played, goal, budget);
                }
            }
            Ok(None)
        }
        _ => Ok(None),
    }
}

/// Best play for `turns` turns.
fn best_within(mut at: Position, turns: u32, budget: &mut Budget<'_>) -> Result<Vec<Move>, Spent> {
    let mut line = Vec::new();
    for left in (1..=turns).rev() {
        let mut best: Option<(Move, i32)> = None;
        for mv in at.moves() {
            let gain = gain_within(&at, &mv, left, budget)?;
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((mv, gain));
            }
        }
        let Some(turn) = best.and_then(|(mv, _)| at.play(&mv).ok()) else { break };
        line.push(turn.mv);
        at = turn.after;
    }
    Ok(line)
}

/// Best play after the move, up to the last turn that changes the seeds won.
fn refute_by_end(played: &Played, budget: &mut Budget<'_>) -> Result<Option<Refutation>, Spent> {
    let mut at = Line::new(played.before);
    let Some(best) = best_end(&at, budget)? else { return Ok(None) };
    let Some(after) = end_after(&at, &played.turn.mv, budget)? else { return Ok(None) };
    if at.play(&played.turn.mv).is_err() {
        return Ok(None);
    }
    let mut line = Vec::new();
    let mut shown = 0;
    while line.len() < MOST_SHOWN && at.position().outcome().is_none() {
        let before = at.position().setup().stores;
        let keeps = if at.position().to_move() == played.turn.mover { after } else { -after };
        let mv = match move_that_keeps(keeps, &at, budget) {
            Ok(Some(mv)) => mv,
            // The ends after the single replies cost too much: the reply of the whole proof.
            Ok(None) if line.is_empty() => match proof(&at, budget)? {
                Some((_, mv)) => mv,
                None => break,
            },
            Err(spent) if line.is_empty() => return Err(spent),
            Ok(None) | Err(_) => break,
        };
        if at.play(&mv).is_err() {
            break;
        }
        line.push(mv);
        if at.position().setup().stores != before {
            shown = line.len();
        }
    }
    line.truncate(shown.max(1));
    Ok(Some(Refutation { line, worth: Shortfall::End { after, best } }))
}

/// A move that is proven to keep this end; the one that captures most comes first.
fn move_that_keeps(end: i32, line: &Line, budget: &mut Budget<'_>) -> Result<Option<Move>, Spent> {
    let board = *line.position();
    let takes = |mv: &Move| Played::new(board, mv).map_or(0, |played| played.takes());
    let mut moves = board.moves();
    moves.sort_by_key(|mv| std::cmp::Reverse(takes(mv)));
    for mv in moves {
        if end_after(line, &mv, budget)? == Some(end) {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}

/// The first reply after which there is no win within `turns` turns.
fn defence(after: &Position, turns: u32, budget: &mut Budget<'_>) -> Result<Option<Move>, Spent> {
    if after.outcome().is_some() {
        return Ok(None);
    }
    for mv in after.moves() {
        let Ok(turn) = after.play(&mv) else { continue };
        let mut wins = false;
        if turn.after.outcome().is_none() {
            for next in turn.after.moves() {
                wins |= forces_win(&turn.after, &next, turns.saturating_sub(1), budget)?;
            }
        } else {
            let winner = turn.after.outcome().and_then(|outcome| outcome.winner);
            wins = winner == Some(turn.mover.other());
        }
        if !wins {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}
