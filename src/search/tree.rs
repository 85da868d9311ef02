//! The search below one move.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::evaluate::Judge;
use super::score::{INFINITE, SEED, Value, is_win};
use super::standing::Standing;
use super::tables::Tables;
use super::transpositions::{Bound, Entries, Known, Lines};
use super::wear::Wear;
use crate::rules::event::Silent;
use crate::rules::moves::Code;
use crate::rules::{Share, Side};

/// The farthest look ahead, in moves.
pub(super) const MAX_DEPTH: u32 = 120;

/// What may end a search early.
pub(super) struct Control<'a> {
    pub(super) stop: &'a AtomicBool,
    pub(super) deadline: Option<Instant>,
    pub(super) nodes: u64,
    /// Positions that the threads beside the first have looked at.
    pub(super) elsewhere: &'a AtomicU64,
    /// Whether this is one of them.
    pub(super) helps: bool,
}

/// A limit has been reached; nothing is known of the position that was being searched.
pub(super) struct Stopped;

/// What was found out about a position.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// Worth to the player to move. At or below the window: at most this; at or above: at least
    /// this.
    pub(super) value: Value,
    /// Whether what `value` says holds to the end of the game: every line it rests on was
    /// followed to a real end.
    pub(super) proven: bool,
}

/// A position one move on, waiting to be searched.
#[derive(Clone, Copy)]
pub(super) struct Child<S> {
    /// Higher ranks are searched first.
    pub(super) rank: i32,
    pub(super) code: Code,
    pub(super) state: S,
}

/// Ranks: what gains, another turn, then moves that were good in like positions.
const MOST_RANK: i32 = 1 << 30;
const GAIN_RANK: i32 = 1 << 9;
const AGAIN_RANK: i32 = 1 << 15;
const KILLER_RANK: i32 = 1 << 14;
const HISTORY_MOST: i32 = (1 << 14) - 1;

/// A search of one game from one root.
pub(super) struct Tree<'a, G: Judge> {
    pub(super) game: G,
    pub(super) control: Control<'a>,
    /// Positions looked at.
    pub(super) nodes: u64,
    table: Lines<'a>,
    pub(super) tables: Option<&'a Tables>,
    /// The most seeds on the board of a position that `tables` hold; 0 where there are none.
    pub(super) tabled: u16,
    pub(super) standing: Standing<G::State>,
    pub(super) share: Share,
    /// What wears the estimates, in a game in which nothing is taken for long.
    pub(super) wear: Option<Wear>,
    /// Whether proofs in the table hold with what stood before the root.
    proofs_hold: bool,
    /// Whether a search of the very depth asked is wanted: nothing cut short, nothing deeper, and
    /// the seeds taken by then.
    pub(super) to_the_letter: bool,
    /// The children of every position on the line, those of the last one at the end.
    pub(super) children: Vec<Child<G::State>>,
    /// The expected play from each ply on.
    lines: Vec<Vec<Code>>,
    /// Two moves for each ply that were too good for the other side to allow.
    killers: Vec<[Option<Code>; 2]>,
    /// How often each move of each side was too good.
    history: [[i32; 256]; 2],
}

#[inline]
fn certain(value: Value) -> Result<Found, Stopped> {
    Ok(Found { value, proven: true })
}

#[inline]
pub(super) fn guessed(value: Value) -> Result<Found, Stopped> {
    Ok(Found { value, proven: false })
}

impl<'a, G: Judge> Tree<'a, G> {
    pub(super) fn new(
        game: G,
        root: &G::State,
        control: Control<'a>,
        table: Lines<'a>,
        tables: Option<&'a Tables>,
        standing: Standing<G::State>,
        share: Share,
    ) -> Tree<'a, G> {
        let proofs_hold = !standing.may_cut_proofs();
        let plies = MAX_DEPTH as usize + 2;
        let mut tree = Tree {
            game,
            control,
            nodes: 0,
            table,
            tables,
            tabled: tables.map_or(0, |tables| tables.seeds() as u16),
            standing,
            share,
            wear: None,
            proofs_hold,
            to_the_letter: false,
            children: Vec::new(),
            lines: vec![Vec::new(); plies],
            killers: vec![[None; 2]; plies],
            history: [[0; 256]; 2],
        };
        tree.standing.push(game.standing(root), game.left(root));
        tree
    }

    /// The expected play after the move last searched from the root.
    pub(super) fn line(&self) -> &[Code] {
        &self.lines[1]
    }

    /// Counts a position and looks at the limits.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.control.nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(G::CLOCK) {
            self.look_at_the_clock()?;
        }
        Ok(())
    }

    #[cold]
    fn look_at_the_clock(&self) -> Result<(), Stopped> {
        if self.control.helps {
            self.control.elsewhere.fetch_add(G::CLOCK, Ordering::Relaxed);
        }
        let late = self.control.deadline.is_some_and(|end| Instant::now() >= end);
        if late || self.control.stop.load(Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
    }

    /// The value of a child to `mover`, who moved there; he may be the one to move again.
    #[inline]
    pub(super) fn below(
        &mut self,
        mover: Side,
        child: &G::State,
        depth: u32,
        ply: usize,
        (alpha, beta): (Value, Value),
    ) -> Result<Found, Stopped> {
        if self.game.to_move(child) == mover {
            return self.search(child, depth, ply, alpha, beta);
        }
        let found = self.search(child, depth, ply, -beta, -alpha)?;
        Ok(Found { value: -found.value, proven: found.proven })
    }

    /// Searches a position `depth` moves deep for a value between `alpha` and `beta`.
    pub(super) fn search(
        &mut self,
        state: &G::State,
        depth: u32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<Found, Stopped> {
        // 1. Count the position. Limits are kept here and nowhere else.
        self.count()?;
        self.lines[ply].clear();

        // 2. A finished game needs no search: its value is known for good.
        if self.game.is_over(state) {
            return certain(self.game.ended(state, ply));
        }

        // 3. A position that stands too often ends the game. That depends on how it was reached,
        //    so nothing is proven by it, but for the move at the root that ends the game.
        let standing = self.game.standing(state);
        let left = self.game.left(state);
        if G::CIRCLES && self.standing.ends(&standing, left) {
            return Ok(Found { value: self.game.repeated(state, self.share), proven: ply == 1 });
        }

        // 4. Nobody can gain more than what is left, and an endgame table knows how much of it.
        if let Some(found) = self.by_what_is_left(state, left, alpha, beta) {
            return Ok(found);
        }

        // 5. At the horizon the position is judged as it stands, once no capture is left open.
        if depth == 0 || ply > MAX_DEPTH as usize {
            return if self.to_the_letter {
                guessed(self.as_it_stands(state))
            } else {
                self.judge(state, G::SHORT.quiet_plies, ply, alpha, beta)
            };
        }

        // 6. What an earlier search found may do. On the expected line (a wide window) it only
        //    names the move to try first, so that the line is told to its end.
        let key = self.game.key(state);
        let is_narrow = beta - alpha == 1;
        let mut table_move = None;
        let is_kept = depth >= G::SHORT.kept_from;
        if is_kept && let Some(known) = G::Entries::get(self.table, &key) {
            table_move = known.code;
            if is_narrow
                && let Some(found) = self.decided_by(&known, state, depth, ply, alpha, beta)
            {
                return Ok(found);
            }
        }

        // 7. So far ahead so near the horizon that the other side will not come here.
        let short = is_narrow && !self.to_the_letter;
        if short && depth <= G::SHORT.ahead_plies {
            let value = self.game.estimate(state) - G::SHORT.margin * depth as Value;
            if value >= beta {
                return guessed(value);
            }
        }

        // 8. Search the moves, the likeliest to be best first: the earlier the best one comes, the
        //    more of the others can be left unsearched. The table's move is searched before the
        //    others are even laid out. The first gets the whole window; the others only have to
        //    show that they are no better, late ones less deep, and are searched once more where
        //    they are better.
        let mover = self.game.to_move(state);
        let first = self.children.len();
        let mut next = first;
        let mut tried = 0;
        let floor = alpha;
        let mut best = Found { value: -INFINITE, proven: false };
        let mut best_code = None;
        let mut all_proven = true;
        if G::CIRCLES {
            self.standing.push(standing, left);
        }
        let result = loop {
            let Child { code, state: child, rank } = match table_move {
                Some(code) if tried == 0 => {
                    let mut child = *state;
                    self.game.turn(&mut child, code, &mut Silent);
                    Child { code, state: child, rank: MOST_RANK }
                }
                _ => {
                    if next == first && self.children.len() == first {
                        self.lay_out_children(state, ply, table_move);
                    }
                    if next == self.children.len() {
                        break Ok(());
                    }
                    next += 1;
                    self.pick(next - 1)
                }
            };
            let is_late =
                short && tried >= G::SHORT.sure_moves && depth >= 3 && rank < GAIN_RANK * SEED;
            let less = if is_late { 1 + (depth >= 6) as u32 } else { 0 };
            let is_scout = tried > 0 && !is_narrow;
            let window = if is_scout { (alpha, alpha + 1) } else { (alpha, beta) };
            let mut found = self.below(mover, &child, depth - 1 - less, ply + 1, window);
            let is_open = |found: &Found| {
                let may_be_better = if is_late { !found.proven } else { is_scout };
                found.value > alpha && may_be_better && (is_late || found.value < beta)
            };
            if found.as_ref().is_ok_and(is_open) {
                found = self.below(mover, &child, depth - 1, ply + 1, (alpha, beta));
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
                    self.extend_line(ply, code);
                }
            }

            // 9. Better than the other side would allow: the rest need not be looked at. One
            //    proven answer is enough to prove that.
            if alpha >= beta {
                self.remember_cut(mover, code, depth, ply);
                break Ok(());
            }
        };
        self.children.truncate(first);
        if G::CIRCLES {
            self.standing.pop();
        }
        result?;

        // 10. Without a move the rules say what it is worth; placements are not searched below the
        //     root, so they leave a doubt.
        if tried == 0 {
            return if self.game.placements(state) == 0 {
                certain(self.game.stuck(state))
            } else {
                guessed(self.as_it_stands(state))
            };
        }

        // 11. A value is proven where all moves are, or where one proven move was good enough:
        //     better than the window, or a win.
        let bound = if best.value >= beta {
            Bound::AtLeast
        } else if best.value > floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let proven = match bound {
            Bound::AtLeast => best.proven,
            _ if is_win(best.value) => best.proven,
            _ => all_proven && self.game.placements(state) == 0,
        };

        // 12. Keep it for other ways to the same position.
        if is_kept {
            let known = Known {
                value: self.game.value_to_table(state, best.value, ply),
                depth: depth as u8,
                bound,
                proven: proven && self.proofs_hold,
                code: best_code,
            };
            G::Entries::put(self.table, &key, known);
        }
        Ok(Found { value: best.value, proven })
    }

    /// What a position is worth by its stores; where there are none, and where nothing asks for the
    /// letter, what it is taken to be worth.
    fn as_it_stands(&self, state: &G::State) -> Value {
        if self.to_the_letter && G::HAS_STORES {
            self.game.balance(state)
        } else {
            self.game.estimate(state)
        }
    }

    /// What the table knows, where that is enough for this depth and window.
    #[inline]
    fn decided_by(
        &self,
        known: &Known,
        state: &G::State,
        depth: u32,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Option<Found> {
        let value = self.game.value_from_table(state, known.value, ply);
        let known_depth = known.depth as u32;
        let is_deep = if self.to_the_letter {
            known_depth == depth
        } else {
            known_depth >= depth || known.proven
        };
        let decides = match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        };
        (is_deep && decides).then_some(Found { value, proven: known.proven })
    }

    #[inline]
    fn lay_out_children(&mut self, state: &G::State, ply: usize, without: Option<Code>) {
        let (game, children) = (&self.game, &mut self.children);
        let mover = game.to_move(state);
        let killers = self.killers[ply];
        let history = &self.history[mover.index()];
        game.each_child(state, |code, child| {
            if Some(code) == without {
                return;
            }
            let mut rank = game.progress(state, child, mover).saturating_mul(GAIN_RANK);
            if game.to_move(child) == mover {
                rank = rank.saturating_add(AGAIN_RANK);
            }
            if killers.contains(&Some(code)) {
                rank = rank.saturating_add(KILLER_RANK);
            }
            let rank = rank.saturating_add(history[code as usize]).min(MOST_RANK - 1);
            children.push(Child { rank, code, state: *child });
        });
    }

    /// The likeliest of the children not yet searched; equals in canonical order.
    #[inline]
    pub(super) fn pick(&mut self, next: usize) -> Child<G::State> {
        let rest = &mut self.children[next..];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].rank > rest[best].rank {
                best = at;
            }
        }
        let child = rest[best];
        rest.copy_within(0..best, 1);
        rest[0] = child;
        child
    }

    /// The expected play from `ply` on is this move and what was expected after it.
    fn extend_line(&mut self, ply: usize, code: Code) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(code);
        before[ply].extend_from_slice(&after[0]);
    }

    fn remember_cut(&mut self, mover: Side, code: Code, depth: u32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(code) {
            killers[1] = killers[0];
            killers[0] = Some(code);
        }
        let history = &mut self.history[mover.index()];
        history[code as usize] += (depth * depth) as i32;
        if history[code as usize] > HISTORY_MOST {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}
