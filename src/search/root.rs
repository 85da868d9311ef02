//! Deeper and deeper from one position.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::candidates::promising;
use super::evaluate::Judge;
use super::level::Level;
use super::request::{Answer, Info, Limits, Request};
use super::score::{INFINITE, Score, Value, is_decided, is_win};
use super::standing::{Standing, hash};
use super::table::Table;
use super::tree::{Control, MAX_DEPTH, Stopped, Tree};
use crate::rules::event::Silent;
use crate::rules::moves::Code;
use crate::rules::position::each_game;
use crate::rules::{Move, Position};

/// Searches on the calling thread and tells each line of each depth as it is found.
pub fn think(request: &Request, tell: &mut dyn FnMut(&Info)) -> Answer {
    think_until(request, &AtomicBool::new(false), Instant::now(), tell)
}

/// [`think`], begun at `start` and ended early where `stop` becomes true.
pub(super) fn think_until(
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    tell: &mut dyn FnMut(&Info),
) -> Answer {
    each_game!(&request.position, game, state => {
        Search::new(*game, *state, request, stop, start).run(tell)
    })
}

/// The score of every legal move at a depth of at least 1, in canonical order and without
/// placements and layouts. An exact score is proven for the move.
pub fn score_moves(position: &Position, depth: u32) -> Vec<(Move, Score)> {
    score(position, &position.moves(), depth)
}

/// The score of one legal move, a placement or layout too, at a depth of at least 1.
pub fn score_move(position: &Position, mv: &Move, depth: u32) -> Score {
    score(position, &[*mv], depth)[0].1
}

fn score(position: &Position, moves: &[Move], depth: u32) -> Vec<(Move, Score)> {
    let stop = AtomicBool::new(false);
    let request = Request::new(*position, Limits::depth(depth));
    each_game!(position, game, state => {
        let mut search = Search::new(*game, *state, &request, &stop, Instant::now());
        search.tree.take_depth_to_the_letter();
        let depth = depth.clamp(1, MAX_DEPTH);
        moves.iter().map(|mv| (*mv, search.score(mv, depth))).collect()
    })
}

/// A move at the root.
struct RootMove<S> {
    mv: Move,
    child: S,
    /// What it was last found to be worth, and whether that is the value itself.
    value: Value,
    is_value: bool,
    /// Whether the last finding holds to the end of the game.
    proven: bool,
    /// The expected play after it.
    line: Vec<Code>,
}

struct Search<'a, G: Judge> {
    state: G::State,
    request: &'a Request,
    limits: Limits,
    level: Option<Level>,
    start: Instant,
    tree: Tree<'a, G>,
}

/// The part of a budget that may be spent on ranking placements and layouts.
const FOR_CANDIDATES: u64 = 4;
/// More positions than any core looks at in a millisecond.
const NODES_A_MILLISECOND: u64 = 10_000;
/// Moves of a position, as alpha-beta meets them: a guess for the size of the table.
const BRANCHES: u64 = 4;
/// Time kept back for the answer itself.
const RESERVE: Duration = Duration::from_millis(1);

impl<'a, G: Judge> Search<'a, G> {
    fn new(
        game: G,
        state: G::State,
        request: &'a Request,
        stop: &'a AtomicBool,
        start: Instant,
    ) -> Search<'a, G> {
        let level = request.level.map(Level::new);
        let mut limits = level.map_or(request.limits, |level| level.within(request.limits));
        if limits.infinite {
            limits.depth = limits.depth.filter(|_| level.is_some());
        }
        let in_time = limits
            .time
            .map_or(u64::MAX, |time| (time.as_millis() as u64).saturating_mul(NODES_A_MILLISECOND));
        let control = Control {
            stop,
            deadline: limits.time.and_then(|time| start.checked_add(time.saturating_sub(RESERVE))),
            nodes: limits.nodes.unwrap_or(u64::MAX),
        };
        let ruleset = request.position.ruleset();
        let history: &[_] =
            if request.position.layout_sizes().is_empty() { &request.history } else { &[] };
        let standing = Standing::new(&game, &state, history, ruleset.repetition_at());
        let in_depth = limits
            .depth
            .map_or(u64::MAX, |depth| BRANCHES.saturating_pow(depth).saturating_mul(64));
        let table = Table::new(in_time.min(in_depth).min(control.nodes), state);
        let share = ruleset.repetition();
        Search {
            state,
            request,
            limits,
            level,
            start,
            tree: Tree::new(game, &state, control, table, standing, share),
        }
    }

    fn run(mut self, tell: &mut dyn FnMut(&Info)) -> Answer {
        let mut moves = self.root_moves();
        let told = self.request.lines.clamp(1, moves.len().max(1));
        // A level that varies must know what every move is worth.
        let variety = self.level.map_or(0, |level| level.variety);
        let lines = if variety > 0 { moves.len() } else { told };
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let mut last_told = Vec::new();
        for depth in 1..=deepest {
            if moves.is_empty() {
                break;
            }
            let is_whole = self.deepen(&mut moves, depth, lines).is_ok();
            if !is_whole {
                break;
            }
            last_told = self.tell(&moves, depth, told, tell);
            let nothing_left = |infos: &[Info]| infos.iter().all(|info| info.score.is_exact());
            if nothing_left(&last_told) {
                break;
            }
        }
        Answer {
            best: self.choose(&moves, variety),
            lines: last_told,
            nodes: self.tree.nodes,
            elapsed: self.start.elapsed(),
        }
    }

    /// The moves to search, the many kinds cut down.
    fn root_moves(&mut self) -> Vec<RootMove<G::State>> {
        let game = self.tree.game;
        let mut moves = Vec::new();
        let root_move = |mv, child| RootMove {
            mv,
            child,
            value: -INFINITE,
            is_value: false,
            proven: false,
            line: Vec::new(),
        };
        game.each_child(&self.state, |code, child| {
            moves.push(root_move(game.name_move(&self.state, code), *child));
        });
        let is_over = game.is_over(&self.state);
        if !is_over {
            let budget = self.limits.nodes.unwrap_or(u64::MAX) / FOR_CANDIDATES;
            let in_time = self.limits.time.map_or(u64::MAX, |time| {
                time.as_micros() as u64 / FOR_CANDIDATES * CANDIDATES_A_MICROSECOND
            });
            let budget = budget.min(in_time).max(1);
            let many = promising(&mut self.tree, &self.request.position, &self.state, budget);
            moves.extend(many.into_iter().map(|(mv, child)| root_move(mv, child)));
        }
        moves
    }

    /// Searches all moves one depth; the best `lines` get their values, the others only the proof
    /// that they are no better. Stopped early, what was found still stands at the front.
    fn deepen(
        &mut self,
        moves: &mut [RootMove<G::State>],
        depth: u32,
        lines: usize,
    ) -> Result<(), Stopped> {
        let mover = self.tree.game.to_move(&self.state);
        for mv in moves.iter_mut() {
            mv.is_value = false;
        }
        // The values found at this depth, best first.
        let mut best: Vec<Value> = Vec::new();
        let mut result = Ok(());
        for root_move in moves.iter_mut() {
            let floor = best.get(lines - 1).copied().unwrap_or(-INFINITE);
            let child = root_move.child;
            let mut found = Ok(None);
            if floor > -INFINITE {
                let narrow = (floor, floor + 1);
                found = self.tree.below(mover, &child, depth - 1, 1, narrow).map(Some);
            }
            if let Ok(Some(scout)) = &found
                && scout.value <= floor
            {
                root_move.proven = scout.proven;
                continue;
            }
            let whole = (floor, INFINITE);
            match found.and_then(|_| self.tree.below(mover, &child, depth - 1, 1, whole)) {
                Ok(found) => {
                    root_move.proven = found.proven;
                    if found.value > floor {
                        root_move.value = found.value;
                        root_move.is_value = true;
                        root_move.line = self.tree.line().to_vec();
                        let place = best.partition_point(|value| *value >= found.value);
                        best.insert(place, found.value);
                    }
                }
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            }
        }
        // Values in falling order; all others stay as they were, behind.
        moves.sort_by_key(|mv| if mv.is_value { -mv.value } else { INFINITE });
        result
    }

    /// Tells the best lines of a depth.
    fn tell(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        lines: usize,
        tell: &mut dyn FnMut(&Info),
    ) -> Vec<Info> {
        let all_proven = moves.iter().all(|mv| mv.proven) && self.all_moves_are_searched(moves);
        let mut told = Vec::new();
        for (at, root_move) in moves.iter().take(lines).enumerate() {
            let is_whole = at > 0 || all_proven || is_win(root_move.value);
            let exact = root_move.proven && is_whole;
            let info = Info {
                depth,
                line: at + 1,
                score: Score::new(root_move.value, exact, G::BAWO),
                nodes: self.tree.nodes,
                elapsed: self.start.elapsed(),
                pv: self.name_line(root_move),
            };
            tell(&info);
            told.push(info);
        }
        told
    }

    fn all_moves_are_searched(&self, moves: &[RootMove<G::State>]) -> bool {
        let is_one_of_many = |mv: &Move| matches!(mv, Move::Opening(_) | Move::Fill(_));
        !moves.iter().any(|root_move| is_one_of_many(&root_move.mv))
    }

    fn name_line(&self, root_move: &RootMove<G::State>) -> Vec<Move> {
        let game = self.tree.game;
        let mut named = vec![root_move.mv];
        let mut state = root_move.child;
        for &code in &root_move.line {
            named.push(game.name_move(&state, code));
            game.turn(&mut state, code, &mut Silent);
        }
        named
    }

    /// The best move; at a level with variety one of those that are nearly as good, told by the
    /// position and the seed.
    fn choose(&self, moves: &[RootMove<G::State>], variety: Value) -> Option<Move> {
        let best = moves.first()?;
        if !best.is_value || is_decided(best.value) {
            return Some(best.mv);
        }
        let is_near = |mv: &&RootMove<G::State>| mv.is_value && best.value - mv.value <= variety;
        let near: Vec<&RootMove<G::State>> = moves.iter().filter(is_near).collect();
        let number = if variety > 0 { hash(&(self.state, self.request.seed)) >> 16 } else { 0 };
        Some(near[number as usize % near.len()].mv)
    }

    /// The value of one move at a depth.
    fn score(&mut self, mv: &Move, depth: u32) -> Score {
        let game = self.tree.game;
        let mover = game.to_move(&self.state);
        let mut child = self.state;
        match game.code(&self.state, mv) {
            Some(code) => game.turn(&mut child, code, &mut Silent),
            None => game.lay(&mut child, mv, &mut Silent),
        }
        let whole = (-INFINITE, INFINITE);
        let found = self.tree.below(mover, &child, depth - 1, 1, whole);
        let (value, proven) = found.map_or((0, false), |found| (found.value, found.proven));
        Score::new(value, proven, G::BAWO)
    }
}

/// Positions looked at in a microsecond while ranking: few, because a slow machine too must answer
/// in time.
const CANDIDATES_A_MICROSECOND: u64 = 2;
