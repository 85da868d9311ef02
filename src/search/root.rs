//! Deeper and deeper from one position.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::candidates::promising;
use super::evaluate::Evaluator;
use super::hash::hash;
use super::iterative_deepening::DepthSchedule;
use super::plan::Plan;
use super::repetition::RepetitionHistory;
use super::request::{Answer, Info, Limits, Request};
use super::root_move::RootMove;
use super::score::{INFINITE, Score, Value, is_decided};
use super::stall_decay::StallDecay;
use super::transpositions::TranspositionTable;
use super::tree::{Control, MAX_DEPTH, NodeResult, Stopped, Tree};
use crate::crash::guard;
use crate::rules::event::Silent;
use crate::rules::position::each_game;
use crate::rules::{Move, Position};

/// Searches on the calling thread and tells each line of each depth as it is found.
pub fn think(request: &Request, report: &mut dyn FnMut(&Info)) -> Answer {
    think_until(request, &AtomicBool::new(false), Instant::now(), report)
}

/// [`think`], begun at `start` and ended early where `stop` becomes true.
pub fn think_until(
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    report: &mut dyn FnMut(&Info),
) -> Answer {
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
) -> Answer {
    let threads = request.threads.clamp(1, MAX_THREADS);
    let plan = Plan::new(request, threads);
    let mut memory = plan.memory::<G>();
    let table = TranspositionTable::of(&mut memory);
    let helper_nodes = AtomicU64::new(0);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for number in 1..threads {
            let (plan, done, helper_nodes) = (&plan, &done, &helper_nodes);
            let help = move || {
                let search = RootSearch::new(game, state, plan, table, done, helper_nodes, start);
                // A helper that panics is missed by nobody: the others find the move without it.
                let _ = guard("search helper", || search.help(number));
            };
            // Where no thread is to be had, the others find it alone.
            let _ = std::thread::Builder::new()
                .name("search helper".to_owned())
                .spawn_scoped(scope, help);
        }
        let answer =
            RootSearch::new(game, state, &plan, table, stop, &helper_nodes, start).run(report);
        done.store(true, Ordering::Relaxed);
        answer
    })
}

/// The score of every legal move at a depth of at least 1, in canonical order and without
/// placements and layouts. An exact score is proven for the move.
pub fn score_moves(position: &Position, depth: u32) -> Vec<(Move, Score)> {
    let moves = position.moves();
    let (scores, _) = score(position, &moves, depth, u64::MAX, &AtomicBool::new(false));
    moves.into_iter().zip(scores).collect()
}

/// The score of one legal move, a placement or layout too, at a depth of at least 1. It looks at no
/// more than `most` positions and ends early where `stop` becomes true: then there is no score.
/// Says how many positions it looked at.
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

/// The scores of the moves up to the first that a limit cuts short.
fn score_fixed_depth<G: Evaluator>(
    game: G,
    state: G::State,
    moves: &[Move],
    request: &Request,
    stop: &AtomicBool,
) -> (Vec<Score>, u64) {
    let helper_nodes = AtomicU64::new(0);
    let plan = Plan::new(request, 1);
    let mut memory = plan.memory::<G>();
    let table = TranspositionTable::of(&mut memory);
    let start = Instant::now();
    let mut search = RootSearch::new(game, state, &plan, table, stop, &helper_nodes, start);
    search.tree.fixed_depth = true;
    let depth = request.limits.depth.unwrap_or(1);
    let scores = moves.iter().map_while(|mv| search.score(mv, depth).ok()).collect();
    (scores, search.nodes())
}

struct RootSearch<'a, G: Evaluator> {
    state: G::State,
    plan: &'a Plan<'a>,
    start: Instant,
    tree: Tree<'a, G>,
}

/// More threads are not started.
const MAX_THREADS: usize = 256;
/// From this depth on the value of the last one is expected again.
const ASPIRATION_MIN_DEPTH: u32 = 5;
/// How far off it may be before all values are looked at, in hundredths of a seed.
const ASPIRATION_MARGIN: Value = 70;

/// How the best value of a depth lies to the window it was looked for in.
enum WindowResult {
    FailLow,
    Inside,
    FailHigh,
}

impl<'a, G: Evaluator> RootSearch<'a, G> {
    fn new(
        game: G,
        state: G::State,
        plan: &'a Plan<'a>,
        table: TranspositionTable<'a>,
        stop: &'a AtomicBool,
        helper_nodes: &'a AtomicU64,
        start: Instant,
    ) -> RootSearch<'a, G> {
        let request = plan.request;
        let deadline = plan.deadline(start);
        let control = Control { stop, deadline, nodes: plan.nodes, helper_nodes, is_helper: false };
        let ruleset = request.position.ruleset();
        let history: &[_] =
            if request.position.layout_sizes().is_empty() { &request.history } else { &[] };
        let repetition = RepetitionHistory::new(&game, &state, history, ruleset.repetition_at());
        let share = ruleset.repetition();
        let tables = request.tables.as_ref();
        // Who plays has to get on; who analyses wants to know what there is.
        let plays = request.lines <= 1 && !request.limits.infinite;
        let stall_decay = (G::HAS_STORES && plays)
            .then(|| StallDecay::after(repetition.turns_since_capture(), game.material(&state)))
            .flatten();
        let mut tree = Tree::new(game, &state, control, table, tables, repetition, share);
        tree.stall_decay = stall_decay;
        RootSearch { state, plan, start, tree }
    }

    /// Positions that all threads together have looked at.
    fn nodes(&self) -> u64 {
        self.tree.nodes + self.tree.control.helper_nodes.load(Ordering::Relaxed)
    }

    /// Another thread's part: the same search in another order. What it finds is in the table.
    fn help(mut self, number: usize) {
        self.tree.control.is_helper = true;
        let mut moves = self.root_moves();
        let deepest = self.plan.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let mut depths = DepthSchedule::after(number as u32 % 2, deepest, G::CAN_REPEAT);
        while !moves.is_empty()
            && let Some(depth) = depths.next(self.tree.nodes)
            && self.search_depth(&mut moves, depth, 1).is_ok()
        {}
        let uncounted = self.tree.nodes % G::CLOCK_INTERVAL;
        self.tree.control.helper_nodes.fetch_add(uncounted, Ordering::Relaxed);
    }

    fn run(mut self, report: &mut dyn FnMut(&Info)) -> Answer {
        let mut moves = self.root_moves();
        let shown = self.plan.request.lines.clamp(1, moves.len().max(1));
        // A level that varies must know what every move is worth.
        let variety = self.plan.variety();
        let lines = if variety > 0 { moves.len() } else { shown };
        let deepest = self.plan.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let mut last_lines = Vec::new();
        let mut depths = DepthSchedule::after(0, deepest, G::CAN_REPEAT);
        while !moves.is_empty()
            && let Some(depth) = depths.next(self.tree.nodes)
        {
            let is_whole = self.search_depth(&mut moves, depth, lines).is_ok();
            if !is_whole {
                if shown == 1 && variety == 0 {
                    self.report_change(&moves, depth, &mut last_lines, report);
                }
                break;
            }
            if lines > 1 {
                self.prove_best(&mut moves, depth);
            }
            last_lines = self.report_lines(&moves, depth, shown, report);
            let nothing_left = |infos: &[Info]| infos.iter().all(|info| info.score.is_exact());
            if nothing_left(&last_lines) {
                break;
            }
        }
        // Who asks for several lines gets the first of them.
        let first = last_lines.first().filter(|_| shown > 1 && variety == 0).map(|info| info.pv[0]);
        Answer {
            best: first.or_else(|| self.choose(&moves, variety)),
            lines: last_lines,
            nodes: self.nodes(),
            elapsed: self.start.elapsed(),
        }
    }

    /// The moves to search, the many kinds cut down.
    fn root_moves(&mut self) -> Vec<RootMove<G::State>> {
        let game = self.tree.game;
        let mut moves = Vec::new();
        game.each_child(&self.state, |code, child| {
            moves.push(RootMove::new(game.name_move(&self.state, code), *child));
        });
        let is_over = game.is_over(&self.state);
        if !is_over {
            let budget = self.plan.candidate_budget();
            let many = promising(&mut self.tree, &self.plan.request.position, &self.state, budget);
            moves.extend(many.into_iter().map(|(mv, child)| RootMove::new(mv, child)));
        }
        moves
    }

    /// Searches all moves one depth; the best `lines` get their values, the others only the proof
    /// that they are no better. Stopped early, what was found still stands at the front. A single
    /// value is looked for near the last one first.
    fn search_depth(
        &mut self,
        moves: &mut [RootMove<G::State>],
        depth: u32,
        lines: usize,
    ) -> Result<(), Stopped> {
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if lines == 1 && depth >= ASPIRATION_MIN_DEPTH && moves[0].has_value {
            alpha = moves[0].value - ASPIRATION_MARGIN;
            beta = moves[0].value + ASPIRATION_MARGIN;
        }
        loop {
            match self.search_window(moves, depth, lines, (alpha, beta))? {
                WindowResult::Inside => return Ok(()),
                WindowResult::FailLow => alpha = -INFINITE,
                WindowResult::FailHigh => beta = INFINITE,
            }
        }
    }

    /// [`Search::deepen`] for values above `least` and below `most`.
    fn search_window(
        &mut self,
        moves: &mut [RootMove<G::State>],
        depth: u32,
        lines: usize,
        (alpha, beta): (Value, Value),
    ) -> Result<WindowResult, Stopped> {
        for mv in moves.iter_mut() {
            mv.has_value = false;
        }
        // The values found at this depth, best first.
        let mut best: Vec<Value> = Vec::new();
        let mut result = Ok(WindowResult::Inside);
        for root_move in moves.iter_mut() {
            let floor = best.get(lines - 1).copied().unwrap_or(alpha);
            let found = self.search_move(root_move, depth, best.len() >= lines, (floor, beta));
            let Ok(value) = found else {
                result = Err(Stopped);
                break;
            };
            if value > floor {
                root_move.value = value;
                root_move.has_value = true;
                best.insert(best.partition_point(|better| *better >= value), value);
            }
            if value >= beta {
                // With its value it is looked at first when all are.
                result = Ok(WindowResult::FailHigh);
                break;
            }
        }
        if best.is_empty() && alpha > -INFINITE && matches!(result, Ok(WindowResult::Inside)) {
            result = Ok(WindowResult::FailLow);
        }
        // Values in falling order, of equal ones those that are proven first; all others stay as they
        // were, behind.
        moves.sort_by_key(|mv| match mv.has_value {
            true => (-mv.value, !mv.is_proven()),
            false => (INFINITE, true),
        });
        result
    }

    /// What a move is worth, looked for above `least` and below `most`; if it is to beat others,
    /// whether it does comes first. What is proven is not looked for again.
    fn search_move(
        &mut self,
        root_move: &mut RootMove<G::State>,
        depth: u32,
        is_scout: bool,
        (alpha, beta): (Value, Value),
    ) -> Result<Value, Stopped> {
        if root_move.is_proven() || root_move.upper <= alpha {
            return Ok(root_move.upper);
        }
        if is_scout {
            let narrow = (alpha, alpha + 1);
            let found = self.search_child(root_move, depth, narrow)?;
            let scout = root_move.record(found, narrow);
            if scout <= alpha {
                return Ok(scout);
            }
        }
        let found = self.search_child(root_move, depth, (alpha, beta))?;
        if found.value > alpha {
            root_move.pv = self.tree.pv_line().to_vec();
        }
        Ok(root_move.record(found, (alpha, beta)))
    }

    /// Searches one move.
    fn search_child(
        &mut self,
        root_move: &RootMove<G::State>,
        depth: u32,
        window: (Value, Value),
    ) -> Result<NodeResult, Stopped> {
        let mover = self.tree.game.to_move(&self.state);
        self.tree.search_child(mover, &root_move.child, depth - 1, 1, window)
    }

    /// Where several lines are told each move is searched for its own value, of which the most may
    /// be unproven though it is proven to be less than the best. Looks for those proofs, without
    /// which the best is not known to be the best.
    fn prove_best(&mut self, moves: &mut [RootMove<G::State>], depth: u32) {
        let Some((best, others)) = moves.split_first_mut().filter(|(best, _)| best.is_proven())
        else {
            return;
        };
        for other in others.iter_mut().filter(|other| other.upper > best.value) {
            let narrow = (best.value, best.value + 1);
            let Ok(found) = self.search_child(other, depth, narrow) else { return };
            other.record(found, narrow);
            if other.upper > best.value {
                return;
            }
        }
    }

    /// Tells the move that a depth, broken off, found better than the one told last: it is the one
    /// that will be played.
    fn report_change(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        last_lines: &mut [Info],
        report: &mut dyn FnMut(&Info),
    ) {
        let (Some(best), Some(last)) = (moves.first(), last_lines.first_mut()) else { return };
        if last.pv.first() != Some(&best.mv) {
            // The others are not known to be worse; a proven win needs no such knowledge.
            *last = self.info(best, depth, 1, best.is_won());
            report(last);
        }
    }

    /// Tells the best lines of a depth.
    fn report_lines(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        lines: usize,
        report: &mut dyn FnMut(&Info),
    ) -> Vec<Info> {
        let highest = moves.first().map_or(-INFINITE, |best| best.value);
        let is_best =
            moves.iter().all(|mv| mv.upper <= highest) && self.all_moves_are_searched(moves);
        let mut shown = Vec::new();
        for (at, root_move) in moves.iter().take(lines).enumerate() {
            let exact = root_move.is_proven() && (at > 0 || is_best) || root_move.is_won();
            let info = self.info(root_move, depth, at + 1, exact);
            report(&info);
            shown.push(info);
        }
        shown
    }

    fn info(&self, root_move: &RootMove<G::State>, depth: u32, line: usize, exact: bool) -> Info {
        Info {
            depth,
            line,
            score: Score::new(root_move.value, exact, G::IS_BAWO),
            nodes: self.nodes(),
            elapsed: self.start.elapsed(),
            pv: self.name_line(root_move),
        }
    }

    fn all_moves_are_searched(&self, moves: &[RootMove<G::State>]) -> bool {
        let is_one_of_many = |mv: &Move| matches!(mv, Move::Opening(_) | Move::Fill(_));
        !moves.iter().any(|root_move| is_one_of_many(&root_move.mv))
    }

    fn name_line(&self, root_move: &RootMove<G::State>) -> Vec<Move> {
        let game = self.tree.game;
        let mut named = vec![root_move.mv];
        let mut state = root_move.child;
        for &code in &root_move.pv {
            named.push(game.name_move(&state, code));
            game.turn(&mut state, code, &mut Silent);
        }
        named
    }

    /// The best move; at a level with variety one of those that are nearly as good, told by the
    /// position and the seed.
    fn choose(&self, moves: &[RootMove<G::State>], variety: Value) -> Option<Move> {
        let best = moves.first()?;
        if !best.has_value || is_decided(best.value) {
            return Some(best.mv);
        }
        let is_near = |mv: &&RootMove<G::State>| mv.has_value && best.value - mv.value <= variety;
        let near: Vec<&RootMove<G::State>> = moves.iter().filter(is_near).collect();
        let number =
            if variety > 0 { hash(&(self.state, self.plan.request.seed)) >> 16 } else { 0 };
        Some(near[number as usize % near.len()].mv)
    }

    /// The value of one move at a depth.
    fn score(&mut self, mv: &Move, depth: u32) -> Result<Score, Stopped> {
        let game = self.tree.game;
        let mover = game.to_move(&self.state);
        let mut child = self.state;
        match game.code(&self.state, mv) {
            Some(code) => game.turn(&mut child, code, &mut Silent),
            None => game.lay(&mut child, mv, &mut Silent),
        }
        let whole = (-INFINITE, INFINITE);
        let found = self.tree.search_child(mover, &child, depth - 1, 1, whole)?;
        Ok(Score::new(found.value, found.proven, G::IS_BAWO))
    }
}
