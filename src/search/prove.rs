//! Proves bounds on the value of a position in a game without repetitions: null-window searches to
//! the end of the game, without estimates, reductions or depths.
//!
//! A bound counts the seeds that the player to move still gains more than the opponent. It does not
//! depend on the stores, so one entry of the transposition table serves all ways to a board, and it
//! keeps both bounds. When the table is full the dearest entries stay: those that took the most
//! positions.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use super::transpositions::{ProofPlace, ProvenBounds, TtFormat};
use super::tree::{SearchTree, Stopped};
use crate::rules::contract::GameState;
use crate::rules::event::Silent;
use crate::rules::moves::Code;

/// Move ordering: a move that keeps the turn comes before all others.
const EXTRA_TURN: Value = 20_000;
/// For each hole further to the right, in hundredths of a seed.
const RIGHT: Value = 15;
/// The part of an estimate that counts beside the seeds in the store, in hundredths.
const ESTIMATE: Value = 30;

/// A position one move ahead that nothing has decided yet.
#[derive(Clone, Copy)]
pub(super) struct OpenChild<S> {
    state: S,
    place: ProofPlace,
    seeds: i32,
    /// What the move gains at once.
    gain: i32,
    keeps_turn: bool,
    code: Code,
    ordering_score: Value,
    /// The move to try first in it.
    first: Option<Code>,
}

impl<S> OpenChild<S> {
    /// Bounds on the value of the move from those of the position it leads to.
    #[inline]
    fn bounds(&self, proven: ProvenBounds) -> (i32, i32) {
        let ProvenBounds { lower, upper, .. } = proven;
        if self.keeps_turn {
            (self.gain + lower, self.gain + upper)
        } else {
            (self.gain - upper, self.gain - lower)
        }
    }

    /// A value of the move that proven bounds decide: `need` or more, or less.
    #[inline]
    fn decided_by(&self, proven: ProvenBounds, need: i32) -> Option<i32> {
        let (lower, upper) = self.bounds(proven);
        if lower >= need { Some(lower) } else { (upper < need).then_some(upper) }
    }
}

/// A position whose bounds are asked for.
#[derive(Clone, Copy)]
struct Node {
    place: ProofPlace,
    seeds: i32,
    need: i32,
    /// Positions searched before it.
    before: u64,
}

impl<G: Evaluator> SearchTree<'_, G> {
    /// Asks whether the player to move gains at least `need` seeds more than the opponent from here
    /// on. An answer of `need` or more is a proven lower bound on his gain, a smaller one an upper
    /// bound.
    pub(super) fn prove(&mut self, state: &G::State, need: i32) -> Result<i32, Stopped> {
        if state.is_over() {
            return Ok(0);
        }
        let seeds = i32::from(self.game.material(state));
        if let Some(value) = self.decided(state, seeds, need) {
            return Ok(value);
        }
        let place = self.proof_place(state);
        let proven = self.tt.proven(place);
        if let Some(ProvenBounds { lower, upper, .. }) = proven
            && (lower >= need || upper < need)
        {
            return Ok(if lower >= need { lower } else { upper });
        }
        let first = proven.and_then(|proven| proven.code);
        self.prove_node(state, place, seeds, need, first)
    }

    #[inline]
    fn proof_place(&self, state: &G::State) -> ProofPlace {
        G::TtFormat::proof_place(&self.game.tt_key(state)).unwrap_or_default()
    }

    /// A value that the seeds on the board or the endgame table decide.
    #[inline]
    fn decided(&self, state: &G::State, seeds: i32, need: i32) -> Option<i32> {
        if seeds < need {
            return Some(seeds);
        }
        if -seeds >= need {
            return Some(-seeds);
        }
        if seeds <= i32::from(self.table_seeds) {
            let bounds = self.game.probe(self.endgame_table?, state, true)?;
            return bounds.is_exact().then_some(i32::from(bounds.lower));
        }
        None
    }

    /// [`SearchTree::prove`] where nothing has decided it yet. `first` is the move to try first.
    fn prove_node(
        &mut self,
        state: &G::State,
        place: ProofPlace,
        seeds: i32,
        need: i32,
        first: Option<Code>,
    ) -> Result<i32, Stopped> {
        let node = Node { place, seeds, need, before: self.nodes };
        self.count_node()?;
        let start = self.open_children.len();
        let found = self.prove_children(state, &node, first);
        self.open_children.truncate(start);
        found
    }

    fn prove_children(
        &mut self,
        state: &G::State,
        node: &Node,
        first: Option<Code>,
    ) -> Result<i32, Stopped> {
        let need = node.need;
        let start = self.open_children.len();

        // 1. The moves that the seeds left or the endgame table decide. One may be enough.
        let mover = state.to_move();
        let mut best = (i32::MIN, None);
        for code in self.game.moves(state) {
            let mut child = *state;
            self.game.turn(&mut child, code, &mut Silent);
            let gain = self.game.gain(state, &child, mover) / SEED;
            let keeps_turn = child.to_move() == mover;
            let value = if child.is_over() {
                Some(gain)
            } else {
                let seeds = i32::from(self.game.material(&child));
                let (need_there, sign) =
                    if keeps_turn { (need - gain, 1) } else { (gain - need + 1, -1) };
                let decided = self.decided(&child, seeds, need_there);
                if decided.is_none() {
                    self.open_children.push(OpenChild {
                        state: child,
                        place: ProofPlace::default(),
                        seeds,
                        gain,
                        keeps_turn,
                        code,
                        ordering_score: 0,
                        first: None,
                    });
                }
                decided.map(|value| gain + sign * value)
            };
            if let Some(value) = value
                && value > best.0
            {
                best = (value, Some(code));
                if value >= need {
                    return Ok(self.proven(node, best));
                }
            }
        }

        // 2. The moves that the transposition table decides (enhanced transposition cutoffs). All
        //    are looked up before any is searched, so that the processor can wait for all of them
        //    at once.
        for at in start..self.open_children.len() {
            self.open_children[at].place = self.proof_place(&self.open_children[at].state);
        }
        let mut open = start;
        for at in start..self.open_children.len() {
            let mut child = self.open_children[at];
            if let Some(proven) = self.tt.proven(child.place) {
                if let Some(value) = child.decided_by(proven, need) {
                    best = best.max((value, Some(child.code)));
                    if value >= need {
                        return Ok(self.proven(node, best));
                    }
                    continue;
                }
                child.first = proven.code;
            }
            child.ordering_score =
                if Some(child.code) == first { Value::MAX } else { self.proof_order(&child) };
            self.open_children[open] = child;
            open += 1;
        }
        self.open_children.truncate(open);

        // 3. Search the others, the most promising first.
        for next in start..open {
            let child = self.pick_open(next);
            // Searching the moves before may have decided this one.
            if next > start
                && let Some(proven) = self.tt.proven(child.place)
                && let Some(value) = child.decided_by(proven, need)
            {
                best = best.max((value, Some(child.code)));
                if value >= need {
                    return Ok(self.proven(node, best));
                }
                continue;
            }
            let OpenChild { state, place, seeds, gain, keeps_turn, code, first, .. } = child;
            let value = if keeps_turn {
                gain + self.prove_node(&state, place, seeds, need - gain, first)?
            } else {
                gain - self.prove_node(&state, place, seeds, gain - need + 1, first)?
            };
            best = best.max((value, Some(code)));
            if value >= need {
                return Ok(self.proven(node, best));
            }
        }
        if best.1.is_none() {
            // Nobody can move.
            best.0 = (self.game.no_move_value(state) - self.game.balance(state)) / SEED;
        }
        Ok(self.proven(node, best))
    }

    /// Stores what is proven of a position and returns it.
    #[inline]
    fn proven(&mut self, node: &Node, (value, code): (i32, Option<Code>)) -> i32 {
        let positions = self.nodes - node.before;
        // A position that was decided without a search is soon decided again.
        if positions > 1 {
            let bounds = if value >= node.need {
                ProvenBounds { lower: value, upper: node.seeds, code }
            } else {
                ProvenBounds { lower: -node.seeds, upper: value, code: None }
            };
            self.tt.add_proven(node.place, bounds, positions);
        }
        value
    }

    /// Best play from a position whose mover gains exactly `further` more seeds, up to the positions
    /// that the endgame table or the remaining seeds decide.
    pub(super) fn proven_line(&mut self, from: &G::State, further: i32) -> Vec<Code> {
        let (mut state, mut further, mut line) = (*from, further, Vec::new());
        // If this is stopped, the line is shorter.
        while let Ok(Some((code, next, left))) = self.proven_move(&state, further) {
            line.push(code);
            (state, further) = (next, left);
        }
        line
    }

    /// A best move of such a position, where it leads, and what the player to move gains there.
    fn proven_move(
        &mut self,
        state: &G::State,
        further: i32,
    ) -> Result<Option<(Code, G::State, i32)>, Stopped> {
        let seeds = self.game.material(state);
        let is_known = further.abs() == i32::from(seeds) || seeds <= self.table_seeds;
        if state.is_over() || is_known {
            return Ok(None);
        }
        let mover = state.to_move();
        let first = self.tt.proven(self.proof_place(state)).and_then(|proven| proven.code);
        let mut children = Vec::new();
        for code in self.game.moves(state) {
            let mut child = *state;
            self.game.turn(&mut child, code, &mut Silent);
            let gain = self.game.gain(state, &child, mover) / SEED;
            let keeps_turn = child.to_move() == mover;
            let left = if keeps_turn { further - gain } else { gain - further };
            children.push((Some(code) != first, code, child, keeps_turn, left));
        }
        // The move that the table names comes first: its proof is there.
        children.sort_by_key(|(is_other, ..)| *is_other);
        for (_, code, child, keeps_turn, left) in children {
            // No move is worth more, so one that is worth as much is a best one.
            let is_best = match keeps_turn {
                true => self.prove(&child, left)? >= left,
                false => self.prove(&child, left + 1)? <= left,
            };
            if is_best {
                return Ok(Some((code, child, left)));
            }
        }
        Ok(None)
    }

    /// The first of the remaining children by ordering score.
    #[inline]
    fn pick_open(&mut self, next: usize) -> OpenChild<G::State> {
        let rest = &mut self.open_children[next..];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].ordering_score > rest[best].ordering_score {
                best = at;
            }
        }
        rest.swap(0, best);
        rest[0]
    }

    /// How promising a move is: extra turns, then what it gains, by the store and a little by the
    /// estimate, and how far to the right its hole is. Seeds to the left are out of the opponent's
    /// reach for longer.
    #[inline]
    fn proof_order(&self, child: &OpenChild<G::State>) -> Value {
        let estimate = self.game.estimate(&child.state) - self.game.balance(&child.state);
        let estimate = if child.keeps_turn { estimate } else { -estimate };
        let turn = if child.keeps_turn { EXTRA_TURN } else { 0 };
        turn + child.gain * SEED + estimate * ESTIMATE / 100 + Value::from(child.code) * RIGHT
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU64};
    use std::time::Instant;

    use super::super::clock_watch::ClockWatch;
    use super::super::repetition::RepetitionHistory;
    use super::super::tables::{TableKind, TableView, build};
    use super::super::transpositions::{TranspositionTable, allocate};
    use super::super::tree::SearchControl;
    use super::*;
    use crate::rules::ayoayo::Ayoayo;
    use crate::rules::basic::{Basic, Sweep};
    use crate::rules::{Ruleset, Share, TwoRows};

    /// The most seeds on the boards that are proven, and in the table that helps in one case.
    const SEEDS: usize = 6;
    const FEWER: usize = 3;
    const BOARDS: usize = 4_000;

    fn table(ruleset: &Ruleset, seeds: usize) -> TableView {
        let kind = TableKind::of(ruleset).expect("the game has tables");
        let table = build(&kind, seeds, &AtomicBool::new(false), &mut |_| {});
        let table = Arc::new(table.expect("nobody stops it"));
        TableView::new(table, ruleset).expect("a table of the right kind")
    }

    /// Boards by chance on which both players have seeds, with what the table says of them.
    fn boards(known: &TableView) -> Vec<(TwoRows, i32)> {
        let mut number = 1_u64;
        let mut below = |most: usize| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (number >> 33) as usize % most
        };
        let mut of = || {
            let mut rows = [0; 2];
            for _ in 0..2 + below(SEEDS - 1) {
                rows[below(2)] += 1 << (8 * below(6));
            }
            let state = TwoRows::of_rows(rows[0], rows[1]);
            let value = known.fresh(&state).expect("few seeds").lower;
            (rows[0] != 0 && rows[1] != 0).then_some((state, i32::from(value)))
        };
        (0..BOARDS).filter_map(|_| of()).collect()
    }

    fn proves<G: Evaluator<State = TwoRows>>(game: G, known: &TableView, help: Option<&TableView>) {
        let (stop, helper_nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let boards = boards(known);
        let control = SearchControl {
            stop: &stop,
            watch: ClockWatch::new(None, Instant::now()),
            nodes: u64::MAX,
            helper_nodes: &helper_nodes,
            helper: None,
        };
        // So small that entries are replaced.
        let mut memory = allocate::<G::TtFormat>(1, 1);
        let memory = TranspositionTable::of(&mut memory);
        let first = &boards[0].0;
        let repetition = RepetitionHistory::new(&game, first, &[], 3);
        let share = Share::Nobody;
        let mut tree = SearchTree::new(game, first, control, memory, help, repetition, share);
        for (state, value) in boards.iter().rev() {
            for need in value - 2..=value + 3 {
                let found = tree.prove(state, need).unwrap_or_else(|_| panic!("nobody stops it"));
                let is_bound =
                    if need <= *value { need <= found && found <= *value } else { found < need };
                assert!(
                    is_bound && (need <= *value || found >= *value),
                    "{state:?} {need} {found}"
                );
            }
            let is_known = help.is_some_and(|help| help.lookup(state).is_some());
            let is_decided = value.abs() == i32::from(game.material(state));
            let line = tree.proven_line(state, *value);
            assert_eq!(line.is_empty(), is_known || is_decided, "{state:?} {line:?}");
        }
    }

    fn agrees<G: Evaluator<State = TwoRows> + Into<Ruleset>>(game: G) {
        let ruleset = game.into();
        let (all, few) = (table(&ruleset, SEEDS), table(&ruleset, FEWER));
        proves(game, &all, None);
        proves(game, &all, Some(&few));
    }

    #[test]
    fn proofs_of_small_boards_agree_with_the_endgame_table() {
        agrees(Ayoayo::default());
        for capture_needs_opposite in [false, true] {
            for sweep in [Sweep::Clearer, Sweep::Owner] {
                agrees(Basic { capture_needs_opposite, sweep, ..Basic::default() });
            }
        }
    }
}
