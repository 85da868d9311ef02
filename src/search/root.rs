//! Iterative deepening from one position: the root of the search.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::candidates::promising;
use super::clock_watch::ClockWatch;
use super::evaluate::Evaluator;
use super::hash::hash;
use super::iterative_deepening::DepthSchedule;
use super::plan::SearchPlan;
use super::repetition::RepetitionHistory;
use super::request::{Info, Request, SearchResult};
use super::root_move::RootMove;
use super::score::{INFINITE, Score, Value, is_decided};
use super::sight::Unseen;
use super::stall_decay::StallDecay;
use super::time_management::DepthTracker;
use super::transpositions::TranspositionTable;
use super::tree::{MAX_DEPTH, NodeResult, SearchControl, SearchTree, Stopped};
use crate::rules::Move;
use crate::rules::contract::GameState;
use crate::rules::event::Silent;
use crate::rules::moves::Code;

/// The positions before the root that can be repeated.
pub(super) fn history<G: Evaluator>(
    game: &G,
    state: &G::State,
    request: &Request,
) -> RepetitionHistory<G::State> {
    let ruleset = request.position.ruleset();
    let history: &[_] =
        if request.position.layout_sizes().is_empty() { &request.history } else { &[] };
    RepetitionHistory::new(game, state, history, ruleset.repetition_at())
}

/// How far estimates have decayed at the root.
pub(super) fn stall_decay<G: Evaluator>(
    game: &G,
    state: &G::State,
    request: &Request,
    history: &RepetitionHistory<G::State>,
) -> Option<StallDecay> {
    // Only a playing search needs it; analysis should show what the position offers.
    let plays = request.lines <= 1 && !request.limits.infinite;
    let turns = history.turns_since_capture();
    (G::HAS_STORES && plays).then(|| StallDecay::after(turns, game.material(state))).flatten()
}

/// A search of one game from its root position, by one thread.
pub(super) struct RootSearch<'a, G: Evaluator> {
    pub(super) state: G::State,
    plan: &'a SearchPlan<'a>,
    pub(super) start: Instant,
    pub(super) tree: SearchTree<'a, G>,
}

/// Aspiration window: the smallest depth that uses one.
const ASPIRATION_MIN_DEPTH: u32 = 5;
/// Half the width of the aspiration window, in hundredths of a seed.
const ASPIRATION_MARGIN: Value = 70;

/// How the best value compares with the search window.
enum WindowResult {
    FailLow,
    Inside,
    FailHigh,
}

impl<'a, G: Evaluator> RootSearch<'a, G> {
    pub(super) fn new(
        game: G,
        state: G::State,
        plan: &'a SearchPlan<'a>,
        table: TranspositionTable<'a>,
        stop: &'a AtomicBool,
        helper_nodes: &'a AtomicU64,
        start: Instant,
    ) -> RootSearch<'a, G> {
        let request = plan.request;
        let watch = ClockWatch::new(plan.deadline(start), Instant::now());
        let control = SearchControl { stop, watch, nodes: plan.nodes, helper_nodes, helper: None };
        let repetition = history(&game, &state, request);
        let share = request.position.ruleset().repetition();
        let tables = request.tables.as_ref();
        let stall_decay = stall_decay(&game, &state, request, &repetition);
        let mut tree = SearchTree::new(game, &state, control, table, tables, repetition, share);
        tree.stall_decay = stall_decay;
        tree.network = plan.network(&game);
        tree.sight = plan.sight(state.to_move());
        RootSearch { state, plan, start, tree }
    }

    /// Positions searched by all threads together.
    pub(super) fn nodes(&self) -> u64 {
        let reported = self.tree.control.helper.unwrap_or(0);
        self.tree.nodes - reported + self.tree.control.helper_nodes.load(Ordering::Relaxed)
    }

    /// The greatest depth that may be searched.
    pub(super) fn deepest(&self) -> u32 {
        self.plan.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)
    }

    pub(super) fn has_no_depth_limit(&self) -> bool {
        self.plan.limits.depth.is_none()
    }

    /// Runs a helper thread (lazy SMP): the same search with its depths in another order, which
    /// shares its results through the transposition table.
    pub(super) fn help(mut self, number: usize) {
        self.tree.control.helper = Some(0);
        let mut moves = self.root_moves();
        let mut depths = DepthSchedule::after(number as u32 % 2, self.deepest(), G::CAN_REPEAT);
        while !moves.is_empty()
            && let Some(depth) = depths.next(self.tree.nodes)
            && self.search_depth(&mut moves, depth, 1).is_ok()
        {}
        self.tree.control.report_nodes(self.tree.nodes);
    }

    pub(super) fn run(mut self, report: &mut dyn FnMut(&Info)) -> SearchResult {
        let mut moves = self.root_moves();
        let line_count = self.plan.request.lines.clamp(1, moves.len().max(1));
        // A level with variety needs the value of every move.
        let variety = self.plan.variety();
        let lines = if variety > 0 { moves.len() } else { line_count };
        let mut last_lines = Vec::new();
        let mut last_depth = 0;
        let mut depths = DepthSchedule::after(0, self.deepest(), G::CAN_REPEAT);
        let mut tracker = DepthTracker::default();
        while !moves.is_empty()
            && let Some(depth) = depths.next(self.tree.nodes)
        {
            last_depth = depth;
            let is_complete = self.search_depth(&mut moves, depth, lines).is_ok();
            if !is_complete {
                if line_count == 1 && variety == 0 {
                    self.report_change(&moves, depth, &mut last_lines, report);
                }
                break;
            }
            if lines > 1 {
                self.prove_best(&mut moves, depth);
            }
            last_lines = self.report_lines(&moves, depth, line_count, report);
            let all_exact = |infos: &[Info]| infos.iter().all(|info| info.score.is_exact());
            if all_exact(&last_lines) {
                break;
            }
            let seen = tracker.complete(&mut moves);
            let last_start = self.plan.allotment.map(|allotment| allotment.last_start(&seen));
            if last_start.is_some_and(|last_start| self.start.elapsed() >= last_start) {
                break;
            }
        }
        // With several lines, play the first of them.
        let first =
            last_lines.first().filter(|_| line_count > 1 && variety == 0).map(|info| info.pv[0]);
        let best = first.or_else(|| self.choose(&moves, variety));
        let follows_captures = G::PRUNING.quiescence_plies > 0;
        let played = moves.iter().find(|other| Some(other.mv) == best);
        let missed = played.and_then(|played| self.missed_reply(&played.child));
        SearchResult {
            best,
            oversight: self.plan.oversight(&moves, best, last_depth, follows_captures, missed),
            lines: last_lines,
            nodes: self.nodes(),
            elapsed: self.start.elapsed(),
        }
    }

    /// The reply with the largest gain that a low level overlooks.
    fn missed_reply(&self, after: &G::State) -> Option<(Move, Unseen)> {
        let sight = self.tree.sight?;
        let game = &self.tree.game;
        let mover = after.to_move();
        let mut missed: Option<(Value, Code, Unseen)> = None;
        let mut sees_any = false;
        if mover != self.state.to_move() && !after.is_over() {
            game.each_child(after, |code, child| match sight.unseen(game, after, code, child) {
                None => sees_any = true,
                Some(unseen) => {
                    let gain = game.gain(after, child, mover);
                    if missed.is_none_or(|(most, ..)| gain > most) {
                        missed = Some((gain, code, unseen));
                    }
                }
            });
        }
        // If it would overlook all replies, the search keeps one.
        let (_, code, unseen) = missed.filter(|_| sees_any)?;
        Some((game.name_move(after, code), unseen))
    }

    /// The moves to search; of placements and layouts only the promising ones.
    pub(super) fn root_moves(&mut self) -> Vec<RootMove<G::State>> {
        let game = self.tree.game;
        let mut moves = Vec::new();
        // What is overlooked seems to change nothing.
        let (sight, quiet) = (self.tree.sight, self.tree.estimate(&self.state));
        game.each_child(&self.state, |code, child| {
            let overlooks = sight.is_some_and(|it| it.overlooks(&game, &self.state, code, child));
            let most_seen = overlooks.then_some(quiet);
            let mv = game.name_move(&self.state, code);
            if self.plan.refused.contains(&mv) {
                return;
            }
            moves.push(RootMove { most_seen, ..RootMove::new(mv, *child) });
        });
        let is_over = self.state.is_over();
        if !is_over {
            let budget = self.plan.candidate_budget();
            let many = promising(&mut self.tree, &self.plan.request.position, &self.state, budget);
            moves.extend(many.into_iter().map(|(mv, child)| RootMove::new(mv, child)));
        }
        moves
    }

    /// Searches all moves to one depth. The best `lines` moves get values; for the others it is
    /// only proven that they are no better. A single line is searched with an aspiration window
    /// around its last value. If the search is stopped, the moves with values found so far are in
    /// front.
    pub(super) fn search_depth(
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

    /// [`RootSearch::search_depth`] with one window.
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
            let before = self.tree.nodes;
            let found = self.search_move(root_move, depth, best.len() >= lines, (floor, beta));
            root_move.nodes += self.tree.nodes - before;
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
                // This move has a value now, so the search with a wider window tries it first.
                result = Ok(WindowResult::FailHigh);
                break;
            }
        }
        if best.is_empty() && alpha > -INFINITE && matches!(result, Ok(WindowResult::Inside)) {
            result = Ok(WindowResult::FailLow);
        }
        // Highest values first; of equal values the proven ones first. Moves without a value follow
        // in their old order.
        moves.sort_by_key(|mv| match mv.has_value {
            true => (-mv.value, !mv.is_proven()),
            false => (INFINITE, true),
        });
        result
    }

    /// Searches one move within the window. A scout search asks with a null window first whether
    /// the move is better than alpha. Proven values are not searched again.
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
            let null_window = (alpha, alpha + 1);
            let found = self.search_child(root_move, depth, null_window)?;
            let scout = root_move.record(found, null_window);
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

    /// Searches the position after a move.
    pub(super) fn search_child(
        &mut self,
        root_move: &RootMove<G::State>,
        depth: u32,
        window: (Value, Value),
    ) -> Result<NodeResult, Stopped> {
        let mover = self.state.to_move();
        let found = self.tree.search_child(mover, &root_move.child, depth - 1, 1, window)?;
        let seen = |most| NodeResult { value: found.value.min(most), proven: false };
        Ok(root_move.most_seen.map_or(found, seen))
    }

    /// With several lines each move is searched for its own value. Then another move may lack a
    /// proof that it is no better than the best one, although it is. Looks for these proofs, so
    /// that the best line can be reported as exact.
    fn prove_best(&mut self, moves: &mut [RootMove<G::State>], depth: u32) {
        let Some((best, others)) = moves.split_first_mut().filter(|(best, _)| best.is_proven())
        else {
            return;
        };
        for other in others.iter_mut().filter(|other| other.upper > best.value) {
            let null_window = (best.value, best.value + 1);
            let Ok(found) = self.search_child(other, depth, null_window) else { return };
            other.record(found, null_window);
            if other.upper > best.value {
                return;
            }
        }
    }

    /// Reports the best move of an interrupted depth if it differs from the one reported last: it
    /// is the move that will be played.
    fn report_change(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        last_lines: &mut [Info],
        report: &mut dyn FnMut(&Info),
    ) {
        let (Some(best), Some(last)) = (moves.first(), last_lines.first_mut()) else { return };
        if last.pv.first() != Some(&best.mv) {
            // The other moves are not known to be worse, so only a proven win is exact.
            *last = self.info(best, depth, 1, best.is_won());
            report(last);
        }
    }

    /// Reports the best lines of a completed depth.
    pub(super) fn report_lines(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        lines: usize,
        report: &mut dyn FnMut(&Info),
    ) -> Vec<Info> {
        let highest = moves.first().map_or(-INFINITE, |best| best.value);
        let is_best =
            moves.iter().all(|mv| mv.upper <= highest) && self.all_moves_are_searched(moves);
        let mut infos = Vec::new();
        for (at, root_move) in moves.iter().take(lines).enumerate() {
            let exact = root_move.is_proven() && (at > 0 || is_best) || root_move.is_won();
            let info = self.info(root_move, depth, at + 1, exact);
            report(&info);
            infos.push(info);
        }
        infos
    }

    fn info(&self, root_move: &RootMove<G::State>, depth: u32, line: usize, exact: bool) -> Info {
        Info {
            depth,
            line,
            score: Score::new(root_move.value, exact, G::IS_BAWO),
            nodes: self.nodes(),
            elapsed: self.start.elapsed(),
            hashfull: self.tree.hashfull(),
            pv: self.name_line(root_move),
        }
    }

    pub(super) fn all_moves_are_searched(&self, moves: &[RootMove<G::State>]) -> bool {
        let is_one_of_many = |mv: &Move| matches!(mv, Move::Opening(_) | Move::Fill(_));
        !moves.iter().any(|root_move| is_one_of_many(&root_move.mv))
    }

    fn name_line(&self, root_move: &RootMove<G::State>) -> Vec<Move> {
        let game = self.tree.game;
        let mut named = vec![root_move.mv];
        let mut state = root_move.child;
        let mut play = |state: &mut G::State, code: Code| {
            named.push(game.name_move(state, code));
            game.turn(state, code, &mut Silent);
        };
        root_move.pv.iter().for_each(|&code| play(&mut state, code));
        let last = self.tree.table_line(&state);
        last.into_iter().for_each(|code| play(&mut state, code));
        named
    }

    /// The move to play: the best one, or at a level with variety one that is nearly as good. The
    /// choice depends only on the position and the seed.
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
    pub(super) fn score(&mut self, mv: &Move, depth: u32) -> Result<Score, Stopped> {
        let game = self.tree.game;
        let mover = self.state.to_move();
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
