//! The ways into a search: its threads and its transposition table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::evaluate::Evaluator;
use super::kept_table::TableMemory;
use super::plan::SearchPlan;
use super::request::{Info, Limits, Request, SearchResult};
use super::root::{RootSearch, history, stall_decay};
use super::score::{SEED, Score, Value};
use super::transpositions::TranspositionTable;
use super::tree::MAX_DEPTH;
use crate::crash::guard;
use crate::rules::contract::GameState;
use crate::rules::each_game;
use crate::rules::{Move, Position};

const MAX_THREADS: usize = 256;
/// From level 3 on, no level knowingly gives away so much.
const GIFT: Value = 8 * SEED;

/// Searches on the calling thread. Calls `report` for every line of every completed depth.
pub fn think(request: &Request, report: &mut dyn FnMut(&Info)) -> SearchResult {
    think_until(request, &AtomicBool::new(false), Instant::now(), report)
}

/// Like [`think`], with the time counted from `start`; setting `stop` ends the search early.
pub fn think_until(
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    report: &mut dyn FnMut(&Info),
) -> SearchResult {
    each_game!(&request.position, game, state => {
        think_game(*game, *state, request, stop, start, report)
    })
}

fn think_game<G: Evaluator>(
    game: G,
    state: G::State,
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    report: &mut dyn FnMut(&Info),
) -> SearchResult {
    let mut plan = SearchPlan::new(request, threads(request));
    if let Some(limits) = plan.second_look() {
        plan.refused = refused(game, state, request, limits, stop, start);
    }
    // Estimates that decay are worth less from turn to turn: they are not for another search.
    let is_stalled =
        || stall_decay(&game, &state, request, &history(&game, &state, request)).is_some();
    let kept = request.kept.as_ref().filter(|_| plan.is_at_full_strength() && !is_stalled());
    let counted = AtomicU64::new(0);
    let run = |search: RootSearch<'_, G>| search.run(report);
    let Some(kept) = kept else {
        let mut memory = plan.memory::<G>();
        let table = TranspositionTable::of(&mut memory);
        return with_helpers(game, state, &plan, table, stop, start, &counted, run);
    };
    let new = || plan.kept_memory::<G>();
    let mut of = kept.take(request, plan.table_bytes::<G>(), new);
    of.generation = !of.generation;
    let table = TranspositionTable::of_generation(&mut of.memory, of.generation);
    let answer = with_helpers(game, state, &plan, table, stop, start, &counted, run);
    kept.put_back(request, of);
    answer
}

/// The moves that a level does not play after a second look, which overlooks nothing: where a move
/// wins at once all others, and those that give away [`GIFT`] or more.
fn refused<G: Evaluator>(
    game: G,
    state: G::State,
    request: &Request,
    limits: Limits,
    stop: &AtomicBool,
    start: Instant,
) -> Vec<Move> {
    let (mut won, mut open) = (0, Vec::new());
    game.each_child(&state, |code, child| match wins_at_once(&state, child, game.set()) {
        true => won += 1,
        false => open.push(game.name_move(&state, code)),
    });
    if won > 0 {
        return open;
    }
    if limits.nodes == Some(0) {
        return Vec::new();
    }
    let (kept, tables, level) = (None, None, None);
    let look =
        Request { limits, level, lines: usize::MAX, threads: 1, kept, tables, ..request.clone() };
    let found = think_game(game, state, &look, stop, start, &mut |_| {});
    let value = |line: &Info| line.score.hundredths();
    let Some(best) = found.lines.first().map(value) else { return Vec::new() };
    let gifts = found.lines.iter().filter(|line| best - value(line) >= GIFT);
    gifts.map(|line| line.pv[0]).collect()
}

/// Whether a move wins the game, or brings more than half of all `seeds` for the first time.
fn wins_at_once<S: GameState>(state: &S, child: &S, seeds: u16) -> bool {
    let mover = state.to_move();
    let has_half = |state: &S| 2 * state.stores()[mover] > seeds;
    match child.outcome() {
        Some(outcome) => outcome.winner == Some(mover),
        None => has_half(child) && !has_half(state),
    }
}

fn threads(request: &Request) -> usize {
    request.threads.clamp(1, MAX_THREADS)
}

/// A search with a transposition table of its own, or with the kept one, whose entries then all
/// count as found by this search: `run` searches on this thread, the helpers on others. `counted`
/// is the number of positions that the threads have reported.
pub(super) fn search_with_helpers<G: Evaluator, R>(
    game: G,
    state: G::State,
    request: &Request,
    stop: &AtomicBool,
    counted: &AtomicU64,
    run: impl FnOnce(RootSearch<'_, G>) -> R,
) -> R {
    let plan = SearchPlan::new(request, threads(request));
    let new = || plan.memory::<G>();
    let mut of = match &request.kept {
        Some(kept) => kept.take(request, plan.table_bytes::<G>(), new),
        None => TableMemory { memory: new(), generation: false },
    };
    let table = TranspositionTable::of_generation(&mut of.memory, of.generation);
    let answer = with_helpers(game, state, &plan, table, stop, Instant::now(), counted, run);
    if let Some(kept) = &request.kept {
        kept.put_back(request, of);
    }
    answer
}

#[expect(clippy::too_many_arguments, reason = "the parts of one search")]
fn with_helpers<G: Evaluator, R>(
    game: G,
    state: G::State,
    plan: &SearchPlan<'_>,
    table: TranspositionTable<'_>,
    stop: &AtomicBool,
    start: Instant,
    counted: &AtomicU64,
    run: impl FnOnce(RootSearch<'_, G>) -> R,
) -> R {
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for number in 1..threads(plan.request) {
            let done = &done;
            let help = move || {
                let search = RootSearch::new(game, state, plan, table, done, counted, start);
                // If a helper panics, the others find the move without it.
                let _ = guard("search helper", || search.help(number));
            };
            // If no thread can be started, the others search alone.
            let _ = std::thread::Builder::new()
                .name("search helper".to_owned())
                .spawn_scoped(scope, help);
        }
        let answer = run(RootSearch::new(game, state, plan, table, stop, counted, start));
        done.store(true, Ordering::Relaxed);
        answer
    })
}

/// The score of every legal move after a search of exactly `depth` moves (at least 1), in canonical
/// order, without placements and layouts. An exact score is proven for that move.
pub fn score_moves(position: &Position, depth: u32) -> Vec<(Move, Score)> {
    let moves = position.moves();
    let (scores, _) = score(position, &moves, depth, u64::MAX, &AtomicBool::new(false));
    moves.into_iter().zip(scores).collect()
}

/// The score of one legal move, which may be a placement or layout, after a search of exactly
/// `depth` moves (at least 1), and the number of positions searched. The score is `None` if the
/// search was stopped or needed more than `most` positions.
pub fn score_move(
    position: &Position,
    mv: &Move,
    depth: u32,
    most: u64,
    stop: &AtomicBool,
) -> (Option<Score>, u64) {
    let (scores, nodes) = score(position, &[*mv], depth, most, stop);
    (scores.first().copied(), nodes)
}

fn score(
    position: &Position,
    moves: &[Move],
    depth: u32,
    most: u64,
    stop: &AtomicBool,
) -> (Vec<Score>, u64) {
    let mut limits = Limits::depth(depth.clamp(1, MAX_DEPTH));
    limits.nodes = (most < u64::MAX).then_some(most);
    let request = Request::new(*position, limits);
    each_game!(position, game, state => score_fixed_depth(*game, *state, moves, &request, stop))
}

/// The scores of the moves, up to the first one that a limit interrupts.
fn score_fixed_depth<G: Evaluator>(
    game: G,
    state: G::State,
    moves: &[Move],
    request: &Request,
    stop: &AtomicBool,
) -> (Vec<Score>, u64) {
    let helper_nodes = AtomicU64::new(0);
    let plan = SearchPlan::new(request, 1);
    let mut memory = plan.memory::<G>();
    let table = TranspositionTable::of(&mut memory);
    let start = Instant::now();
    let mut search = RootSearch::new(game, state, &plan, table, stop, &helper_nodes, start);
    search.tree.fixed_depth = true;
    let depth = request.limits.depth.unwrap_or(1);
    let scores = moves.iter().map_while(|mv| search.score(mv, depth).ok()).collect();
    (scores, search.nodes())
}
