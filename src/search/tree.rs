//! Alpha-beta search (principal variation search) below one move.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::clock_watch::ClockWatch;
use super::evaluate::Evaluator;
use super::evaluate::networks::GameNetwork;
use super::prove::OpenChild;
use super::repetition::RepetitionHistory;
use super::score::{INFINITE, SEED, Value, is_win};
use super::sight::Sight;
use super::stall_decay::StallDecay;
use super::tables::TableView;
use super::transpositions::{Bound, TranspositionTable, TtEntry, TtFormat};
use crate::rules::contract::GameState;
use crate::rules::event::Silent;
use crate::rules::moves::Code;
use crate::rules::{Share, Side};

/// The deepest search, in moves.
pub(super) const MAX_DEPTH: u32 = 120;

/// Limits that can end a search early.
pub(super) struct SearchControl<'a> {
    pub(super) stop: &'a AtomicBool,
    pub(super) watch: ClockWatch,
    pub(super) nodes: u64,
    /// Positions that the threads have reported.
    pub(super) helper_nodes: &'a AtomicU64,
    /// On a thread that reports its positions, how many of them are in `helper_nodes`.
    pub(super) helper: Option<u64>,
}

impl SearchControl<'_> {
    /// Adds the positions searched so far to those of all threads that report them.
    pub(super) fn report_nodes(&mut self, nodes: u64) {
        if let Some(reported) = &mut self.helper {
            self.helper_nodes.fetch_add(nodes - *reported, Ordering::Relaxed);
            *reported = nodes;
        }
    }
}

/// A limit was reached: the position being searched has no result.
pub(super) struct Stopped;

/// The result of searching a position.
#[derive(Clone, Copy)]
pub(super) struct NodeResult {
    /// The value for the player to move. A value at or below the window is an upper bound, a value
    /// at or above it a lower bound.
    pub(super) value: Value,
    /// Whether the value holds to the end of the game: every line it depends on reached a real end.
    pub(super) proven: bool,
}

/// A position one move ahead that is still to be searched.
#[derive(Clone, Copy)]
pub(super) struct Child<S> {
    /// Move ordering: higher scores are searched first.
    pub(super) ordering_score: i32,
    pub(super) code: Code,
    pub(super) state: S,
}

/// Ordering scores: captures, then extra turns, then killer moves, then the history heuristic.
const MAX_ORDERING_SCORE: i32 = 1 << 30;
const GAIN_SCORE: i32 = 1 << 9;
const EXTRA_TURN_SCORE: i32 = 1 << 15;
const KILLER_SCORE: i32 = 1 << 14;
const HISTORY_MAX: i32 = (1 << 14) - 1;

/// A search of one game from one root.
pub(super) struct SearchTree<'a, G: Evaluator> {
    pub(super) game: G,
    /// The network that estimates positions; `None` if the weights do.
    pub(super) network: Option<&'a GameNetwork>,
    pub(super) control: SearchControl<'a>,
    /// Positions searched.
    pub(super) nodes: u64,
    pub(super) tt: TranspositionTable<'a>,
    pub(super) endgame_table: Option<&'a TableView>,
    /// The most seeds on the board for which `endgame_table` has an answer; 0 without a table.
    pub(super) table_seeds: u16,
    pub(super) repetition: RepetitionHistory<G::State>,
    pub(super) share: Share,
    /// How far estimates have decayed after many turns without a capture.
    pub(super) stall_decay: Option<StallDecay>,
    /// What a low level overlooks.
    pub(super) sight: Option<Sight>,
    /// Whether proofs may be stored in the transposition table: false where positions before the
    /// root could end a proven line by repetition.
    pub(super) proofs_hold: bool,
    /// Search every line to exactly the given depth, without pruning, reductions or quiescence
    /// search. In games with stores the value is then their difference at that depth.
    pub(super) fixed_depth: bool,
    /// A stack of the unsearched children of every position on the current line.
    pub(super) children: Vec<Child<G::State>>,
    /// The same for a proof.
    pub(super) open_children: Vec<OpenChild<G::State>>,
    /// The principal variation from each ply on.
    pv_lines: Vec<Vec<Code>>,
    /// Killer heuristic: for each ply, the last two moves that caused a beta cutoff.
    killers: Vec<[Option<Code>; 2]>,
    /// History heuristic: for each side and move, how often it caused a beta cutoff, weighted by
    /// depth.
    history: [[i32; 256]; 2],
}

#[inline]
fn proven_value(value: Value) -> Result<NodeResult, Stopped> {
    Ok(NodeResult { value, proven: true })
}

#[inline]
pub(super) fn unproven(value: Value) -> Result<NodeResult, Stopped> {
    Ok(NodeResult { value, proven: false })
}

impl<'a, G: Evaluator> SearchTree<'a, G> {
    pub(super) fn new(
        game: G,
        root: &G::State,
        control: SearchControl<'a>,
        tt: TranspositionTable<'a>,
        endgame_table: Option<&'a TableView>,
        repetition: RepetitionHistory<G::State>,
        share: Share,
    ) -> SearchTree<'a, G> {
        let proofs_hold = !repetition.may_invalidate_proofs();
        let plies = MAX_DEPTH as usize + 2;
        let mut tree = SearchTree {
            game,
            network: None,
            control,
            nodes: 0,
            tt,
            endgame_table,
            table_seeds: endgame_table.map_or(0, |table| table.seeds() as u16),
            repetition,
            share,
            stall_decay: None,
            sight: None,
            proofs_hold,
            fixed_depth: false,
            children: Vec::new(),
            open_children: Vec::new(),
            pv_lines: vec![Vec::new(); plies],
            killers: vec![[None; 2]; plies],
            history: [[0; 256]; 2],
        };
        tree.repetition.push(root.repetition_key(), game.material(root));
        tree
    }

    /// The principal variation after the root move that was searched last.
    pub(super) fn pv_line(&self) -> &[Code] {
        &self.pv_lines[1]
    }

    /// The used part of the transposition table, in thousandths.
    pub(super) fn hashfull(&self) -> u16 {
        self.tt.hashfull::<G::TtFormat>()
    }

    /// Counts a position and checks the limits.
    #[inline]
    pub(super) fn count_node(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.control.nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.control.watch.is_due(self.nodes) { self.check_time() } else { Ok(()) }
    }

    #[cold]
    fn check_time(&mut self) -> Result<(), Stopped> {
        self.control.report_nodes(self.nodes);
        let is_late = self.control.watch.look(self.nodes, Instant::now());
        if is_late || self.control.stop.load(Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
    }

    /// Searches a child and returns its value for `mover`, the player who moved there. After an
    /// extra turn `mover` is also the next to move.
    #[inline]
    pub(super) fn search_child(
        &mut self,
        mover: Side,
        child: &G::State,
        depth: u32,
        ply: usize,
        (alpha, beta): (Value, Value),
    ) -> Result<NodeResult, Stopped> {
        if child.to_move() == mover {
            return self.search(child, depth, ply, alpha, beta);
        }
        let found = self.search(child, depth, ply, -beta, -alpha)?;
        Ok(NodeResult { value: -found.value, proven: found.proven })
    }

    /// Searches a position `depth` moves deep with the window from `alpha` to `beta`.
    pub(super) fn search(
        &mut self,
        state: &G::State,
        depth: u32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<NodeResult, Stopped> {
        // 1. Count the position. This is the only place that checks the limits.
        self.count_node()?;
        self.pv_lines[ply].clear();

        // 2. A finished game has its final value.
        if state.is_over() {
            return proven_value(self.game.final_value(state, ply));
        }

        // 3. End the game where the position has occurred too often. The result depends on the path
        //    to the position, so it proves nothing, except for a move at the root that ends the
        //    game itself.
        let repetition = state.repetition_key();
        let material = self.game.material(state);
        if G::CAN_REPEAT && self.repetition.ends_game(&repetition, material) {
            return Ok(NodeResult {
                value: self.game.repetition_value(state, self.share),
                proven: ply == 1,
            });
        }

        // 4. Cut off by the material left on the board, or by the endgame table.
        if let Some(found) = self.material_cutoff(state, material, alpha, beta) {
            return Ok(found);
        }

        // 5. At the horizon, follow captures until the position is quiet, then estimate it.
        if depth == 0 || ply > MAX_DEPTH as usize {
            return if self.fixed_depth {
                unproven(self.static_value(state))
            } else {
                self.quiescence(state, G::PRUNING.quiescence_plies, ply, alpha, beta)
            };
        }

        // 6. Probe the transposition table. With an open window (on the principal variation) the
        //    entry only supplies the move to try first, so that the reported line stays complete.
        let key = self.game.tt_key(state);
        let is_null_window = beta - alpha == 1;
        let mut tt_move = None;
        let uses_tt = depth >= G::PRUNING.tt_min_depth;
        if uses_tt && let Some(entry) = G::TtFormat::get(self.tt, &key) {
            tt_move = entry.code;
            if is_null_window
                && let Some(found) = self.tt_cutoff(entry, state, depth, ply, alpha, beta)
            {
                return Ok(found);
            }
        }

        // 7. Reverse futility pruning: close to the horizon and far above beta, assume the opponent
        //    will avoid this position.
        let may_prune = is_null_window && !self.fixed_depth && self.sight.is_none();
        if may_prune && depth <= G::PRUNING.rfp_depth {
            let value = self.static_estimate(state) - G::PRUNING.rfp_margin * depth as Value;
            if value >= beta {
                return unproven(value);
            }
        }

        // 8. Search the moves in the order of their ordering scores; a good order gives early
        //    cutoffs. The move from the transposition table comes first, before the others are
        //    generated. The first move gets the full window. All others get a null window, with a
        //    late move reduction where allowed, and are searched again if they turn out better.
        let mover = state.to_move();
        let first = self.children.len();
        let mut next = first;
        let mut tried = 0;
        let original_alpha = alpha;
        let mut best = NodeResult { value: -INFINITE, proven: false };
        let mut best_code = None;
        let mut all_proven = true;
        if G::CAN_REPEAT {
            self.repetition.push(repetition, material);
        }
        let result = loop {
            let Child { code, state: child, ordering_score } = match tt_move {
                Some(code) if tried == 0 => {
                    let mut child = *state;
                    self.game.turn(&mut child, code, &mut Silent);
                    Child { code, state: child, ordering_score: MAX_ORDERING_SCORE }
                }
                _ => {
                    if next == first && self.children.len() == first {
                        all_proven &= self.generate_children(state, ply, tt_move);
                    }
                    if next == self.children.len() {
                        break Ok(());
                    }
                    next += 1;
                    self.pick_next(next - 1)
                }
            };
            let is_reduced = may_prune
                && tried >= G::PRUNING.lmr_after
                && depth >= 3
                && ordering_score < GAIN_SCORE * SEED;
            let reduction = if is_reduced { 1 + (depth >= 6) as u32 } else { 0 };
            let is_scout = tried > 0 && !is_null_window;
            let window = if is_scout { (alpha, alpha + 1) } else { (alpha, beta) };
            let mut found =
                self.search_child(mover, &child, depth - 1 - reduction, ply + 1, window);
            let is_open = |found: &NodeResult| {
                let may_be_better = if is_reduced { !found.proven } else { is_scout };
                found.value > alpha && may_be_better && (is_reduced || found.value < beta)
            };
            if found.as_ref().is_ok_and(is_open) {
                found = self.search_child(mover, &child, depth - 1, ply + 1, (alpha, beta));
            }
            let found = match found {
                Ok(found) => found,
                Err(stopped) => break Err(stopped),
            };
            tried += 1;
            all_proven &= found.proven;
            if found.value > best.value {
                best = found;
                best_code = Some(code);
                if found.value > alpha {
                    alpha = found.value;
                    self.update_pv(ply, code);
                }
            }

            // 9. Beta cutoff. One proven reply is enough to prove the lower bound.
            if alpha >= beta {
                self.record_cutoff(mover, code, depth, ply);
                break Ok(());
            }
        };
        self.children.truncate(first);
        if G::CAN_REPEAT {
            self.repetition.pop();
        }
        result?;

        // 10. Without moves the rules decide the value. Placements are not searched below the root,
        //     so where they exist the value is not proven.
        if tried == 0 {
            return if self.game.placements(state) == 0 {
                proven_value(self.game.no_move_value(state))
            } else {
                unproven(self.static_value(state))
            };
        }

        // 11. A value is proven if all moves are proven, or if one proven move is enough: a beta
        //     cutoff or a win.
        let bound = if best.value >= beta {
            Bound::Lower
        } else if best.value > original_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let proven = match bound {
            Bound::Lower => best.proven,
            _ if is_win(best.value) => best.proven,
            _ => all_proven && self.game.placements(state) == 0,
        };

        // 12. Store the result for other paths to this position.
        if uses_tt {
            let entry = TtEntry {
                value: self.game.value_to_tt(state, best.value, ply),
                depth: depth as u8,
                bound,
                proven: proven && self.proofs_hold,
                code: best_code,
            };
            G::TtFormat::put(self.tt, &key, entry);
        }
        Ok(NodeResult { value: best.value, proven })
    }

    /// The result in a transposition entry, if it is deep enough and decides this window.
    #[inline]
    fn tt_cutoff(
        &self,
        entry: TtEntry,
        state: &G::State,
        depth: u32,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Option<NodeResult> {
        let value = self.game.value_from_tt(state, entry.value, ply);
        let entry_depth = entry.depth as u32;
        // An entry of an earlier search may be proven where proofs do not hold now.
        let proven = entry.proven && self.proofs_hold;
        let is_deep =
            if self.fixed_depth { entry_depth == depth } else { entry_depth >= depth || proven };
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        (is_deep && decides).then_some(NodeResult { value, proven })
    }

    /// Pushes the moves of a position, except those that a low level overlooks, but at least one.
    /// Returns whether these are all.
    #[inline]
    fn generate_children(&mut self, state: &G::State, ply: usize, without: Option<Code>) -> bool {
        let (game, sight, children) = (&self.game, &self.sight, &mut self.children);
        let first = children.len();
        let mut overlooked = None;
        let mover = state.to_move();
        let killers = self.killers[ply];
        let history = &self.history[mover.index()];
        game.each_child(state, |code, child| {
            if Some(code) == without {
                return;
            }
            let mut ordering_score = game.gain(state, child, mover).saturating_mul(GAIN_SCORE);
            if child.to_move() == mover {
                ordering_score = ordering_score.saturating_add(EXTRA_TURN_SCORE);
            }
            if killers.contains(&Some(code)) {
                ordering_score = ordering_score.saturating_add(KILLER_SCORE);
            }
            let ordering_score =
                ordering_score.saturating_add(history[code as usize]).min(MAX_ORDERING_SCORE - 1);
            let child = Child { ordering_score, code, state: *child };
            if sight.is_some_and(|it| it.overlooks(game, state, code, &child.state)) {
                overlooked = Some(child);
            } else {
                children.push(child);
            }
        });
        let is_empty = without.is_none() && children.len() == first;
        children.extend(overlooked.filter(|_| is_empty));
        overlooked.is_none()
    }

    /// Removes and returns the unsearched child with the highest ordering score; ties keep the
    /// canonical order.
    #[inline]
    pub(super) fn pick_next(&mut self, next: usize) -> Child<G::State> {
        let rest = &mut self.children[next..];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].ordering_score > rest[best].ordering_score {
                best = at;
            }
        }
        let child = rest[best];
        rest.copy_within(0..best, 1);
        rest[0] = child;
        child
    }

    /// Sets the principal variation at `ply` to this move followed by the variation after it.
    fn update_pv(&mut self, ply: usize, code: Code) {
        let (before, after) = self.pv_lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(code);
        before[ply].extend_from_slice(&after[0]);
    }

    fn record_cutoff(&mut self, mover: Side, code: Code, depth: u32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(code) {
            killers[1] = killers[0];
            killers[0] = Some(code);
        }
        let history = &mut self.history[mover.index()];
        history[code as usize] += (depth * depth) as i32;
        if history[code as usize] > HISTORY_MAX {
            for count in history.iter_mut() {
                *count /= 2;
            }
        }
    }
}
