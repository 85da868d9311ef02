//! The search below one move.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::evaluate::Judge;
use super::score::{INFINITE, Value, is_win};
use super::standing::Standing;
use super::table::{Bound, Entry, NO_MOVE, Table};
use crate::rules::moves::Code;
use crate::rules::{Share, Side};

/// The farthest look ahead, in moves.
pub(super) const MAX_DEPTH: u32 = 120;

/// What may end a search early.
pub(super) struct Control<'a> {
    pub(super) stop: &'a AtomicBool,
    pub(super) deadline: Option<Instant>,
    pub(super) nodes: u64,
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
struct Child<S> {
    /// Higher ranks are searched first.
    rank: i32,
    code: Code,
    state: S,
}

/// Ranks: the table's move, then what gains, then moves that were good in like positions.
const TABLE_RANK: i32 = 1 << 30;
const GAIN_RANK: i32 = 1 << 9;
const AGAIN_RANK: i32 = 1 << 15;
const KILLER_RANK: i32 = 1 << 14;
const HISTORY_MOST: i32 = (1 << 14) - 1;

/// A search of one game from one root.
pub(super) struct Tree<'a, G: Judge> {
    pub(super) game: G,
    control: Control<'a>,
    /// Positions looked at.
    pub(super) nodes: u64,
    table: Table<G::State>,
    pub(super) standing: Standing<G::State>,
    share: Share,
    /// Whether proofs in the table hold with what stood before the root.
    proofs_hold: bool,
    /// Whether a search of the very depth asked is wanted, never a deeper one.
    to_the_letter: bool,
    /// The children of every position on the line, those of the last one at the end.
    children: Vec<Child<G::State>>,
    /// The expected play from each ply on.
    lines: Vec<Vec<Code>>,
    /// Two moves for each ply that were too good for the other side to allow.
    killers: Vec<[Code; 2]>,
    /// How often each move of each side was too good.
    history: [[i32; 256]; 2],
}

impl<'a, G: Judge> Tree<'a, G> {
    pub(super) fn new(
        game: G,
        root: &G::State,
        control: Control<'a>,
        table: Table<G::State>,
        standing: Standing<G::State>,
        share: Share,
    ) -> Tree<'a, G> {
        let proofs_hold = !standing.may_cut_proofs(&game.standing(root));
        let plies = MAX_DEPTH as usize + 2;
        let mut tree = Tree {
            game,
            control,
            nodes: 0,
            table,
            standing,
            share,
            proofs_hold,
            to_the_letter: false,
            children: Vec::new(),
            lines: vec![Vec::new(); plies],
            killers: vec![[NO_MOVE; 2]; plies],
            history: [[0; 256]; 2],
        };
        tree.standing.push(game.standing(root));
        tree
    }

    /// Values are to be those of the depth asked, even where more is known.
    pub(super) fn take_depth_to_the_letter(&mut self) {
        self.to_the_letter = true;
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
        let certain = |value| Ok(Found { value, proven: true });
        let guessed = |value| Ok(Found { value, proven: false });

        // 2. A finished game needs no search: its value is known for good.
        if self.game.is_over(state) {
            return certain(self.game.ended(state, ply));
        }

        // 3. A position that stands too often ends the game. That depends on how it was reached,
        //    so nothing is proven by it.
        let standing = self.game.standing(state);
        if G::CIRCLES && self.standing.ends(&standing) {
            return guessed(self.game.repeated(state, self.share));
        }

        // 4. At the horizon the position is judged as it stands.
        if depth == 0 || ply > MAX_DEPTH as usize {
            return guessed(self.game.estimate(state));
        }

        // 5. What an earlier search found may do. On the expected line (a wide window) it only
        //    names the move to try first, so that the line is told to its end.
        let key = self.game.key(state);
        let is_narrow = beta - alpha == 1;
        let mut table_move = NO_MOVE;
        if let Some(entry) = self.table.get(&key) {
            table_move = entry.code;
            let value = self.game.value_from_table(state, entry.value, ply);
            let entry_depth = entry.depth as u32;
            let is_deep = if self.to_the_letter {
                entry_depth == depth
            } else {
                entry_depth >= depth || entry.proven
            };
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if is_narrow && is_deep && decides {
                return Ok(Found { value, proven: entry.proven });
            }
        }

        // 6. Lay out the moves, the likeliest to be best first: the earlier the best one comes, the
        //    more of the others can be left unsearched.
        let first = self.children.len();
        self.lay_out_children(state, ply, table_move);
        let end = self.children.len();
        if first == end {
            let value = self.game.stuck(state);
            return if self.game.placements(state) == 0 {
                certain(value)
            } else {
                guessed(self.game.estimate(state))
            };
        }

        // 7. Search them. The first with the whole window; the others only to show that they are
        //    no better, and once more where one is.
        let mover = self.game.to_move(state);
        let floor = alpha;
        let mut best = Found { value: -INFINITE, proven: false };
        let mut best_code = NO_MOVE;
        // Placements are not searched below the root, so they leave a doubt.
        let mut all_proven = self.game.placements(state) == 0;
        if G::CIRCLES {
            self.standing.push(standing);
        }
        for next in first..end {
            let Child { code, state: child, .. } = self.pick(next);
            let narrow = (alpha, alpha + 1);
            let result = if next == first || is_narrow {
                self.below(mover, &child, depth - 1, ply + 1, (alpha, beta))
            } else {
                match self.below(mover, &child, depth - 1, ply + 1, narrow) {
                    Ok(found) if found.value > alpha && found.value < beta => {
                        self.below(mover, &child, depth - 1, ply + 1, (alpha, beta))
                    }
                    result => result,
                }
            };
            let Ok(found) = result else {
                self.children.truncate(first);
                if G::CIRCLES {
                    self.standing.pop();
                }
                return Err(Stopped);
            };
            all_proven &= found.proven;
            if found.value > best.value {
                best = found;
                best_code = code;
                if found.value > alpha {
                    alpha = found.value;
                    self.extend_line(ply, code);
                }
            }

            // 8. Better than the other side would allow: the rest need not be looked at. One
            //    proven answer is enough to prove that.
            if alpha >= beta {
                self.remember_cut(mover, code, depth, ply);
                break;
            }
        }
        self.children.truncate(first);
        if G::CIRCLES {
            self.standing.pop();
        }

        // 9. A value is proven where all moves are, or where one proven move was good enough: better
        //    than the window, or a win.
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
            _ => all_proven,
        };

        // 10. Keep it for other ways to the same position.
        self.table.put(Entry {
            state: key,
            value: self.game.value_to_table(state, best.value, ply),
            depth: depth as u8,
            bound,
            proven: proven && self.proofs_hold,
            code: best_code,
        });
        Ok(Found { value: best.value, proven })
    }

    #[inline]
    fn lay_out_children(&mut self, state: &G::State, ply: usize, table_move: Code) {
        let (game, children) = (&self.game, &mut self.children);
        let mover = game.to_move(state);
        let [killer, second] = self.killers[ply];
        let history = &self.history[mover.index()];
        game.each_child(state, |code, child| {
            let rank = if code == table_move {
                TABLE_RANK
            } else {
                let mut rank = game.progress(state, child, mover).saturating_mul(GAIN_RANK);
                if game.to_move(child) == mover {
                    rank = rank.saturating_add(AGAIN_RANK);
                }
                if code == killer || code == second {
                    rank = rank.saturating_add(KILLER_RANK);
                }
                rank.saturating_add(history[code as usize]).min(TABLE_RANK - 1)
            };
            children.push(Child { rank, code, state: *child });
        });
    }

    /// The likeliest of the children not yet searched; equals in canonical order.
    #[inline]
    fn pick(&mut self, next: usize) -> Child<G::State> {
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
        if killers[0] != code {
            killers[1] = killers[0];
            killers[0] = code;
        }
        let history = &mut self.history[mover.index()];
        history[code as usize] += (depth * depth) as i32;
        if history[code as usize] > HISTORY_MOST {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}
