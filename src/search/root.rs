//! Deeper and deeper from one position.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::candidates::promising;
use super::depths::Depths;
use super::evaluate::Judge;
use super::level::Level;
use super::memory::Memory;
use super::request::{Answer, Info, Limits, Request};
use super::root_move::RootMove;
use super::score::{INFINITE, Score, Value, is_decided};
use super::standing::{Standing, hash};
use super::transpositions::{Lines, memory};
use super::tree::{Control, Found, MAX_DEPTH, Stopped, Tree};
use super::wear::Wear;
use crate::crash::guard;
use crate::rules::event::Silent;
use crate::rules::position::each_game;
use crate::rules::{Move, Position};

/// Searches on the calling thread and tells each line of each depth as it is found.
pub fn think(request: &Request, tell: &mut dyn FnMut(&Info)) -> Answer {
    think_until(request, &AtomicBool::new(false), Instant::now(), tell)
}

/// [`think`], begun at `start` and ended early where `stop` becomes true.
pub fn think_until(
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    tell: &mut dyn FnMut(&Info),
) -> Answer {
    each_game!(&request.position, game, state => {
        think_about(*game, *state, request, stop, start, tell)
    })
}

fn think_about<G: Judge>(
    game: G,
    state: G::State,
    request: &Request,
    stop: &AtomicBool,
    start: Instant,
    tell: &mut dyn FnMut(&Info),
) -> Answer {
    let threads = request.threads.clamp(1, MOST_THREADS);
    let plan = Plan::new(request, threads);
    let mut memory = plan.memory::<G>();
    let table = Lines::of(&mut memory);
    let elsewhere = AtomicU64::new(0);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for number in 1..threads {
            let (plan, done, elsewhere) = (&plan, &done, &elsewhere);
            let help = move || {
                let search = Search::new(game, state, plan, table, done, elsewhere, start);
                // A helper that panics is missed by nobody: the others find the move without it.
                let _ = guard("search helper", || search.help(number));
            };
            // Where no thread is to be had, the others find it alone.
            let _ = std::thread::Builder::new()
                .name("search helper".to_owned())
                .spawn_scoped(scope, help);
        }
        let answer = Search::new(game, state, &plan, table, stop, &elsewhere, start).run(tell);
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
    each_game!(position, game, state => score_to_the_letter(*game, *state, moves, &request, stop))
}

/// The scores of the moves up to the first that a limit cuts short.
fn score_to_the_letter<G: Judge>(
    game: G,
    state: G::State,
    moves: &[Move],
    request: &Request,
    stop: &AtomicBool,
) -> (Vec<Score>, u64) {
    let elsewhere = AtomicU64::new(0);
    let plan = Plan::new(request, 1);
    let mut memory = plan.memory::<G>();
    let table = Lines::of(&mut memory);
    let start = Instant::now();
    let mut search = Search::new(game, state, &plan, table, stop, &elsewhere, start);
    search.tree.to_the_letter = true;
    let depth = request.limits.depth.unwrap_or(1);
    let scores = moves.iter().map_while(|mv| search.score(mv, depth).ok()).collect();
    (scores, search.nodes())
}

/// What a search may use: the request, drawn tighter by its level.
struct Plan<'a> {
    request: &'a Request,
    limits: Limits,
    level: Option<Level>,
    /// Positions each thread may look at.
    nodes: u64,
}

impl<'a> Plan<'a> {
    fn new(request: &'a Request, threads: usize) -> Plan<'a> {
        let level =
            request.level.map(|number| Level::new(number, request.position.ruleset().name()));
        let limits = level.map_or(request.limits, |level| {
            level.within(request.limits, hash(&(request.position, request.seed)) >> 16)
        });
        let nodes = limits.nodes.map_or(u64::MAX, |nodes| (nodes / threads as u64).max(1));
        Plan { request, limits, level, nodes }
    }

    /// Memory for what the search may find.
    fn memory<G: Judge>(&self) -> Memory {
        let in_time = self
            .limits
            .time
            .map_or(u64::MAX, |time| (time.as_millis() as u64).saturating_mul(NODES_A_MILLISECOND));
        let in_depth = self
            .limits
            .depth
            .map_or(u64::MAX, |depth| BRANCHES.saturating_pow(depth).saturating_mul(64));
        let positions = in_time.min(in_depth).min(self.limits.nodes.unwrap_or(u64::MAX));
        memory::<G::Entries>(positions, self.request.table_bytes)
    }
}

struct Search<'a, G: Judge> {
    state: G::State,
    plan: &'a Plan<'a>,
    start: Instant,
    tree: Tree<'a, G>,
}

/// More threads are not started.
const MOST_THREADS: usize = 256;
/// The part of a budget that may be spent on ranking placements and layouts.
const FOR_CANDIDATES: u64 = 4;
/// Positions looked at in a microsecond while ranking: few, because a slow machine too must answer
/// in time.
const CANDIDATES_A_MICROSECOND: u64 = 2;
/// More positions than any core keeps in a millisecond.
const NODES_A_MILLISECOND: u64 = 4_000;
/// Moves of a position, as alpha-beta meets them: a guess for the size of the table.
const BRANCHES: u64 = 4;
/// Time kept back for the answer itself.
const RESERVE: Duration = Duration::from_millis(1);
/// From this depth on the value of the last one is expected again.
const EXPECTED_FROM: u32 = 5;
/// How far off it may be before all values are looked at, in hundredths of a seed.
const EXPECTED_WITHIN: Value = 70;

/// How the best value of a depth lies to the window it was looked for in.
enum Place {
    Below,
    Within,
    Above,
}

impl<'a, G: Judge> Search<'a, G> {
    fn new(
        game: G,
        state: G::State,
        plan: &'a Plan<'a>,
        table: Lines<'a>,
        stop: &'a AtomicBool,
        elsewhere: &'a AtomicU64,
        start: Instant,
    ) -> Search<'a, G> {
        let (request, time) = (plan.request, plan.limits.time);
        let deadline = time.and_then(|time| start.checked_add(time.saturating_sub(RESERVE)));
        let control = Control { stop, deadline, nodes: plan.nodes, elsewhere, helps: false };
        let ruleset = request.position.ruleset();
        let history: &[_] =
            if request.position.layout_sizes().is_empty() { &request.history } else { &[] };
        let standing = Standing::new(&game, &state, history, ruleset.repetition_at());
        let share = ruleset.repetition();
        let tables = request.tables.as_ref();
        // Who plays has to get on; who analyses wants to know what there is.
        let plays = request.lines <= 1 && !request.limits.infinite;
        let wear = (G::HAS_STORES && plays)
            .then(|| Wear::after(standing.turns_before(), game.left(&state)))
            .flatten();
        let mut tree = Tree::new(game, &state, control, table, tables, standing, share);
        tree.wear = wear;
        Search { state, plan, start, tree }
    }

    /// Positions that all threads together have looked at.
    fn nodes(&self) -> u64 {
        self.tree.nodes + self.tree.control.elsewhere.load(Ordering::Relaxed)
    }

    /// Another thread's part: the same search in another order. What it finds is in the table.
    fn help(mut self, number: usize) {
        self.tree.control.helps = true;
        let mut moves = self.root_moves();
        let deepest = self.plan.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let mut depths = Depths::after(number as u32 % 2, deepest, G::CIRCLES);
        while !moves.is_empty()
            && let Some(depth) = depths.next(self.tree.nodes)
            && self.deepen(&mut moves, depth, 1).is_ok()
        {}
        let untold = self.tree.nodes % G::CLOCK;
        self.tree.control.elsewhere.fetch_add(untold, Ordering::Relaxed);
    }

    fn run(mut self, tell: &mut dyn FnMut(&Info)) -> Answer {
        let mut moves = self.root_moves();
        let told = self.plan.request.lines.clamp(1, moves.len().max(1));
        // A level that varies must know what every move is worth.
        let variety = self.plan.level.map_or(0, |level| level.variety);
        let lines = if variety > 0 { moves.len() } else { told };
        let deepest = self.plan.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let mut last_told = Vec::new();
        let mut depths = Depths::after(0, deepest, G::CIRCLES);
        while !moves.is_empty()
            && let Some(depth) = depths.next(self.tree.nodes)
        {
            let is_whole = self.deepen(&mut moves, depth, lines).is_ok();
            if !is_whole {
                if told == 1 && variety == 0 {
                    self.tell_change(&moves, depth, &mut last_told, tell);
                }
                break;
            }
            if lines > 1 {
                self.prove_best(&mut moves, depth);
            }
            last_told = self.tell(&moves, depth, told, tell);
            let nothing_left = |infos: &[Info]| infos.iter().all(|info| info.score.is_exact());
            if nothing_left(&last_told) {
                break;
            }
        }
        // Who asks for several lines gets the first of them.
        let first = last_told.first().filter(|_| told > 1 && variety == 0).map(|info| info.pv[0]);
        Answer {
            best: first.or_else(|| self.choose(&moves, variety)),
            lines: last_told,
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
            let budget = self.plan.nodes / FOR_CANDIDATES;
            let in_time = self.plan.limits.time.map_or(u64::MAX, |time| {
                time.as_micros() as u64 / FOR_CANDIDATES * CANDIDATES_A_MICROSECOND
            });
            let budget = budget.min(in_time).max(1);
            let many = promising(&mut self.tree, &self.plan.request.position, &self.state, budget);
            moves.extend(many.into_iter().map(|(mv, child)| RootMove::new(mv, child)));
        }
        moves
    }

    /// Searches all moves one depth; the best `lines` get their values, the others only the proof
    /// that they are no better. Stopped early, what was found still stands at the front. A single
    /// value is looked for near the last one first.
    fn deepen(
        &mut self,
        moves: &mut [RootMove<G::State>],
        depth: u32,
        lines: usize,
    ) -> Result<(), Stopped> {
        let (mut least, mut most) = (-INFINITE, INFINITE);
        if lines == 1 && depth >= EXPECTED_FROM && moves[0].is_value {
            least = moves[0].value - EXPECTED_WITHIN;
            most = moves[0].value + EXPECTED_WITHIN;
        }
        loop {
            match self.look_between(moves, depth, lines, (least, most))? {
                Place::Within => return Ok(()),
                Place::Below => least = -INFINITE,
                Place::Above => most = INFINITE,
            }
        }
    }

    /// [`Search::deepen`] for values above `least` and below `most`.
    fn look_between(
        &mut self,
        moves: &mut [RootMove<G::State>],
        depth: u32,
        lines: usize,
        (least, most): (Value, Value),
    ) -> Result<Place, Stopped> {
        for mv in moves.iter_mut() {
            mv.is_value = false;
        }
        // The values found at this depth, best first.
        let mut best: Vec<Value> = Vec::new();
        let mut result = Ok(Place::Within);
        for root_move in moves.iter_mut() {
            let floor = best.get(lines - 1).copied().unwrap_or(least);
            let found = self.worth_within(root_move, depth, best.len() >= lines, (floor, most));
            let Ok(value) = found else {
                result = Err(Stopped);
                break;
            };
            if value > floor {
                root_move.value = value;
                root_move.is_value = true;
                best.insert(best.partition_point(|better| *better >= value), value);
            }
            if value >= most {
                // With its value it is looked at first when all are.
                result = Ok(Place::Above);
                break;
            }
        }
        if best.is_empty() && least > -INFINITE && matches!(result, Ok(Place::Within)) {
            result = Ok(Place::Below);
        }
        // Values in falling order, of equal ones those that are proven first; all others stay as they
        // were, behind.
        moves.sort_by_key(|mv| match mv.is_value {
            true => (-mv.value, !mv.is_settled()),
            false => (INFINITE, true),
        });
        result
    }

    /// What a move is worth, looked for above `least` and below `most`; if it is to beat others,
    /// whether it does comes first. What is proven is not looked for again.
    fn worth_within(
        &mut self,
        root_move: &mut RootMove<G::State>,
        depth: u32,
        is_to_beat_others: bool,
        (least, most): (Value, Value),
    ) -> Result<Value, Stopped> {
        if root_move.is_settled() || root_move.at_most <= least {
            return Ok(root_move.at_most);
        }
        if is_to_beat_others {
            let narrow = (least, least + 1);
            let found = self.look_below(root_move, depth, narrow)?;
            let scout = root_move.take(found, narrow);
            if scout <= least {
                return Ok(scout);
            }
        }
        let found = self.look_below(root_move, depth, (least, most))?;
        if found.value > least {
            root_move.line = self.tree.line().to_vec();
        }
        Ok(root_move.take(found, (least, most)))
    }

    /// Searches one move.
    fn look_below(
        &mut self,
        root_move: &RootMove<G::State>,
        depth: u32,
        window: (Value, Value),
    ) -> Result<Found, Stopped> {
        let mover = self.tree.game.to_move(&self.state);
        self.tree.below(mover, &root_move.child, depth - 1, 1, window)
    }

    /// Where several lines are told each move is searched for its own value, of which the most may
    /// be unproven though it is proven to be less than the best. Looks for those proofs, without
    /// which the best is not known to be the best.
    fn prove_best(&mut self, moves: &mut [RootMove<G::State>], depth: u32) {
        let Some((best, others)) = moves.split_first_mut().filter(|(best, _)| best.is_settled())
        else {
            return;
        };
        for other in others.iter_mut().filter(|other| other.at_most > best.value) {
            let narrow = (best.value, best.value + 1);
            let Ok(found) = self.look_below(other, depth, narrow) else { return };
            other.take(found, narrow);
            if other.at_most > best.value {
                return;
            }
        }
    }

    /// Tells the move that a depth, broken off, found better than the one told last: it is the one
    /// that will be played.
    fn tell_change(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        last_told: &mut [Info],
        tell: &mut dyn FnMut(&Info),
    ) {
        let (Some(best), Some(last)) = (moves.first(), last_told.first_mut()) else { return };
        if last.pv.first() != Some(&best.mv) {
            // The others are not known to be worse; a proven win needs no such knowledge.
            *last = self.info(best, depth, 1, best.is_won());
            tell(last);
        }
    }

    /// Tells the best lines of a depth.
    fn tell(
        &self,
        moves: &[RootMove<G::State>],
        depth: u32,
        lines: usize,
        tell: &mut dyn FnMut(&Info),
    ) -> Vec<Info> {
        let highest = moves.first().map_or(-INFINITE, |best| best.value);
        let is_best =
            moves.iter().all(|mv| mv.at_most <= highest) && self.all_moves_are_searched(moves);
        let mut told = Vec::new();
        for (at, root_move) in moves.iter().take(lines).enumerate() {
            let exact = root_move.is_settled() && (at > 0 || is_best) || root_move.is_won();
            let info = self.info(root_move, depth, at + 1, exact);
            tell(&info);
            told.push(info);
        }
        told
    }

    fn info(&self, root_move: &RootMove<G::State>, depth: u32, line: usize, exact: bool) -> Info {
        Info {
            depth,
            line,
            score: Score::new(root_move.value, exact, G::BAWO),
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
        let found = self.tree.below(mover, &child, depth - 1, 1, whole)?;
        Ok(Score::new(found.value, found.proven, G::BAWO))
    }
}
