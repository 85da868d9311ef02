//! Proves what a position is worth, and which of its moves are worth as much.

use std::sync::atomic::{AtomicBool, AtomicU64};

use super::evaluate::Evaluator;
use super::iterative_deepening::DepthSchedule;
use super::request::{Info, Request};
use super::root::RootSearch;
use super::root_move::RootMove;
use super::score::{SEED, Score, Value};
use super::tables::TableView;
use super::think::search_with_helpers;
use super::transpositions::TtFormat;
use super::tree::{NodeResult, Stopped};
use crate::rules::contract::GameState;
use crate::rules::{Move, Position, Side, each_game};

/// What is proven about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The best line of the last completed depth. Its score is exact once the value is proven.
    pub info: Info,
    /// The position is worth at least so many seeds to the player to move.
    pub lower: i32,
    /// The position is worth at most so many.
    pub upper: i32,
    /// The moves that are proven to be worth as much as the position.
    pub best: Vec<Move>,
    /// The moves that may be worth as much. Empty once that is known of every move.
    pub open: Vec<Move>,
}

/// In a game without repetitions the value is proven (`prove`) after a depth of so many moves for
/// each seed on the board. The proof begins with the value of that depth; a wrong one costs little,
/// because bounds far from the true value are soon proven.
const DEPTH_BEFORE_END: (u32, u32) = (1, 4);

impl Proof {
    /// Whether the value of the position is proven.
    pub fn is_complete(&self) -> bool {
        self.lower == self.upper
    }
}

/// Searches until the value of a position and all its best moves are proven, or `stop` is set. Of
/// the request's limits only the depth counts. Calls `report` after each depth and for each
/// bound; `counted` is the number of positions searched so far. A game without repetitions is searched
/// by one thread.
///
/// The result is `None` if not even the first depth was completed, or if nobody can move. The bounds
/// are of use in games whose score counts seeds.
pub fn solve(
    request: &Request,
    stop: &AtomicBool,
    counted: &AtomicU64,
    report: &mut dyn FnMut(&Proof),
) -> Option<Proof> {
    each_game!(&request.position, game, state => {
        solve_game(*game, *state, request, stop, counted, report)
    })
}

fn solve_game<G: Evaluator>(
    game: G,
    state: G::State,
    request: &Request,
    stop: &AtomicBool,
    counted: &AtomicU64,
    report: &mut dyn FnMut(&Proof),
) -> Option<Proof> {
    // A second thread does not make a proof shorter.
    let threads = if G::CAN_REPEAT { request.threads } else { 1 };
    let request = Request { threads, ..request.clone() };
    let search = |search: RootSearch<'_, G>| search.solve(report);
    search_with_helpers(game, state, &request, stop, counted, search)
}

/// What an endgame table with all seeds of a position proves about it, if no position has occurred
/// before. It also knows values that rest on repetitions, which a search does not prove.
pub fn read_from_table(position: &Position, table: &TableView) -> Option<Proof> {
    let mover = position.to_move();
    let may_repeat_soon =
        position.ruleset().facts().can_repeat && position.ruleset().repetition_at() < 3;
    let on_board = |position: &Position| {
        position.two_rows().map(|state| state.on_side(Side::South) + state.on_side(Side::North))
    };
    let seeds = on_board(position)?;
    let moves = position.moves();
    let bounds = |mv: &Move| {
        let next = position.play_unchecked(mv);
        let stores = next.setup().stores;
        let ahead = i32::from(stores[mover]) - i32::from(stores[mover.other()]);
        if next.outcome().is_some() || !next.layout_sizes().is_empty() {
            return Some((ahead, ahead));
        }
        // If the second occurrence ends the game, a turn may lead back to this position.
        let is_fresh = !may_repeat_soon || on_board(&next)? < seeds;
        let state = next.two_rows()?;
        let further = if is_fresh { table.fresh(state) } else { table.lookup(state) }?;
        let (lower, upper) = (i32::from(further.lower), i32::from(further.upper));
        let keeps_turn = next.to_move() == mover;
        let (lower, upper) = if keeps_turn { (lower, upper) } else { (-upper, -lower) };
        Some((ahead + lower, ahead + upper))
    };
    let all: Vec<(i32, i32)> = moves.iter().map(bounds).collect::<Option<_>>()?;
    let (lower, upper) = (all.iter().map(|it| it.0).max()?, all.iter().map(|it| it.1).max()?);
    let named = |is: &dyn Fn((i32, i32)) -> bool| -> Vec<Move> {
        moves.iter().zip(&all).filter(|(_, it)| is(**it)).map(|(mv, _)| *mv).collect()
    };
    let best = named(&|it| it == (lower, upper) && lower == upper);
    let open = named(&|it| it.1 >= lower && it.0 < it.1);
    let pv = best.first().or(open.first()).copied().into_iter().collect();
    let info = Info::kept(1, 1, Score::proven(lower), pv);
    (lower == upper).then_some(Proof { info, lower, upper, best, open })
}

impl<G: Evaluator> RootSearch<'_, G> {
    fn solve(mut self, report: &mut dyn FnMut(&Proof)) -> Option<Proof> {
        // The positions of this thread, too, are counted while it searches.
        self.tree.control.helper = Some(0);
        let mut moves = self.root_moves();
        let mut depths = DepthSchedule::after(0, self.deepest(), G::CAN_REPEAT);
        let goes_to_end = self.can_prove_to_end();
        if goes_to_end {
            let (depth, seeds) = DEPTH_BEFORE_END;
            let material = u32::from(self.tree.game.material(&self.state));
            depths = depths.then_deepest(material * depth / seeds);
        }
        let mut last: Option<Info> = None;
        while !moves.is_empty() {
            let is_end = goes_to_end && depths.is_deepest_next();
            let Some(depth) = depths.next(self.tree.nodes) else { break };
            let found = match is_end {
                true => self.prove_value(&mut moves, &mut |search, moves| {
                    if let Some(info) = last.clone() {
                        let info = Info { nodes: search.nodes(), ..info };
                        report(&search.proof(moves, info));
                    }
                }),
                false => self.search_depth(&mut moves, depth, 1),
            };
            if found.is_err() {
                break;
            }
            let info = self.report_lines(&moves, depth, 1, &mut |_| {}).into_iter().next()?;
            let is_exact = info.score.is_exact();
            last = Some(info.clone());
            report(&self.proof(&moves, info));
            if is_exact {
                // If this is stopped, some moves stay open.
                let _ = match goes_to_end {
                    true => self.prove_equals(&mut moves),
                    false => self.compare_with_best(&mut moves, depth),
                };
                break;
            }
        }
        self.tree.control.report_nodes(self.tree.nodes);
        let nodes = self.nodes();
        let elapsed = self.start.elapsed();
        last.map(|info| self.proof(&moves, Info { nodes, elapsed, ..info }))
    }

    /// Proves for each other move whether it is worth as much as the best one, which is proven.
    fn compare_with_best(
        &mut self,
        moves: &mut [RootMove<G::State>],
        depth: u32,
    ) -> Result<(), Stopped> {
        let Some((best, others)) = moves.split_first_mut() else { return Ok(()) };
        let window = (best.value - 1, best.value);
        let is_open = |other: &RootMove<_>| other.lower < best.value && best.value <= other.upper;
        let mut depths = DepthSchedule::after(depth - 1, self.deepest(), G::CAN_REPEAT);
        while others.iter().any(is_open)
            && let Some(depth) = depths.next(self.tree.nodes)
        {
            for other in others.iter_mut().filter(|other| is_open(other)) {
                let found = self.search_child(other, depth, window)?;
                other.record(found, window);
            }
        }
        Ok(())
    }

    fn proof(&self, moves: &[RootMove<G::State>], info: Info) -> Proof {
        let (lower, upper) = self.bounds(moves);
        let named = |is: &dyn Fn(&RootMove<G::State>) -> bool| {
            moves.iter().filter(|mv| is(mv)).map(|mv| mv.mv).collect()
        };
        let is_best = |mv: &RootMove<_>| lower == upper && mv.lower == lower && mv.upper == upper;
        let best = named(&is_best);
        let open = named(&|mv| mv.upper >= lower && !is_best(mv));
        Proof { info, lower: lower / SEED, upper: upper / SEED, best, open }
    }

    /// The proven bounds on the value, which are whole seeds in a game with stores.
    fn bounds(&self, moves: &[RootMove<G::State>]) -> (Value, Value) {
        let game = self.tree.game;
        let state = &self.state;
        let (balance, most) = (game.balance(state), game.material(state) as Value * SEED);
        let lower = moves.iter().map(|mv| mv.lower).max().unwrap_or(-most);
        let all_are_known = self.all_moves_are_searched(moves) && !state.is_over();
        let upper = moves.iter().map(|mv| mv.upper).max().filter(|_| all_are_known);
        (lower.max(balance - most), upper.unwrap_or(most).min(balance + most))
    }
}

impl<G: Evaluator> RootSearch<'_, G> {
    /// Whether [`RootSearch::prove_value`] can prove the value of the position.
    fn can_prove_to_end(&self) -> bool {
        let state = &self.state;
        !G::CAN_REPEAT
            && G::HAS_STORES
            && self.has_no_depth_limit()
            && self.tree.proofs_hold
            && G::TtFormat::proof_place(&self.tree.game.tt_key(state)).is_some()
    }

    /// Proves the value of the position: asks whether it is at least the value found last, and goes
    /// on from the bound that this proves, until both bounds meet. Afterwards a best move is in
    /// front. Calls `report` for every bound before the last.
    #[expect(clippy::type_complexity, reason = "a type alias would be used once")]
    fn prove_value(
        &mut self,
        moves: &mut [RootMove<G::State>],
        report: &mut dyn FnMut(&Self, &[RootMove<G::State>]),
    ) -> Result<(), Stopped> {
        let (mut lower, mut upper) = self.bounds(moves);
        let mut guess = nearest_seeds(moves[0].value);
        while lower < upper {
            guess = self.prove_root(moves, guess.clamp(lower + SEED, upper))?;
            (lower, upper) = self.bounds(moves);
            if lower < upper {
                report(self, moves);
            }
        }
        let value = lower;
        for mv in moves.iter_mut() {
            // No move is worth more than the position, even if it was not searched.
            mv.upper = mv.upper.min(value);
            mv.has_value = mv.lower == value && mv.upper == value;
            mv.value = if mv.has_value { value } else { mv.upper };
        }
        let best = moves.iter().position(|mv| mv.has_value).unwrap_or(0);
        moves[..=best].rotate_right(1);
        let child = &moves[0].child;
        let keeps_turn = child.to_move() == self.state.to_move();
        let worth = if keeps_turn { value } else { -value };
        let further = (worth - self.tree.game.balance(child)) / SEED;
        moves[0].pv = self.tree.proven_line(child, further);
        Ok(())
    }

    /// Proves for each other move whether it is worth as much as the best one.
    fn prove_equals(&mut self, moves: &mut [RootMove<G::State>]) -> Result<(), Stopped> {
        let Some((best, others)) = moves.split_first_mut() else { return Ok(()) };
        for other in others {
            if other.lower < best.value && best.value <= other.upper {
                self.prove_move(other, best.value)?;
            }
        }
        Ok(())
    }

    /// Asks whether one of the moves is worth at least `least`. Returns the bound that is proven.
    fn prove_root(
        &mut self,
        moves: &mut [RootMove<G::State>],
        least: Value,
    ) -> Result<Value, Stopped> {
        for at in 0..moves.len() {
            if moves[at].lower < least && least <= moves[at].upper {
                self.prove_move(&mut moves[at], least)?;
            }
            if moves[at].lower >= least {
                moves[..=at].rotate_right(1);
                return Ok(moves[0].lower);
            }
        }
        Ok(moves.iter().map(|mv| mv.upper).max().unwrap_or(least - SEED))
    }

    /// Asks whether a move is worth at least `least`, and records the bound that is proven.
    fn prove_move(
        &mut self,
        root_move: &mut RootMove<G::State>,
        least: Value,
    ) -> Result<(), Stopped> {
        let before = self.tree.nodes;
        let child = &root_move.child;
        let balance = self.tree.game.balance(child);
        let keeps_turn = child.to_move() == self.state.to_move();
        let need = if keeps_turn { least - balance } else { SEED - least - balance };
        let found = balance + self.tree.prove(child, need / SEED)? * SEED;
        let value = if keeps_turn { found } else { -found };
        root_move.nodes += self.tree.nodes - before;
        root_move.record(NodeResult { value, proven: true }, (least - SEED, least));
        Ok(())
    }
}

fn nearest_seeds(value: Value) -> Value {
    (value + SEED / 2).div_euclid(SEED) * SEED
}
