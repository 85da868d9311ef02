//! A game with few seeds as an explicit graph, solved by retrograde analysis: for each gain the set
//! of positions from which a player can force it, by growing and shrinking sets. Slow and simple.

use kete::rules::{Position, Ruleset, Share, Side};
use kete::search::tables::index::{positions_below, rank};

use crate::{board, every_position, position};

/// Where a move leads.
#[derive(Clone, Copy, Debug)]
pub enum Edge {
    /// To the end, with the mover's gain.
    End(i8),
    /// To a position, with a gain and whether the same player moves again.
    On { gain: i8, to: usize, again: bool },
}

/// A position of the graph, from the point of view of the player to move.
pub struct Node {
    /// Its value if the game is over.
    pub ended: Option<i8>,
    /// Its moves.
    pub edges: Vec<Edge>,
    /// The seeds on the board.
    pub seeds: usize,
    /// The value for the player to move if the game ends here by repetition.
    pub repeated: i8,
}

/// All positions of up to so many seeds.
pub struct Graph {
    pub nodes: Vec<Node>,
    pub seeds: usize,
}

fn seeds(row: u64) -> i8 {
    row.to_le_bytes().iter().sum::<u8>() as i8
}

/// Whether the game is over, or in Giuthi the round.
fn is_over(position: &Position) -> bool {
    position.outcome().is_some() || position.moves().is_empty()
}

/// The player's store less the opponent's.
fn ahead(position: &Position, side: Side) -> i8 {
    let stores = position.setup().stores;
    stores[side] as i8 - stores[side.other()] as i8
}

fn node(ruleset: &Ruleset, own: u64, other: u64) -> Node {
    let position = position(ruleset, own, other, Side::South);
    let on_board = (seeds(own) + seeds(other)) as usize;
    let pays_own_side =
        ruleset.repetition() == Share::OwnSide || matches!(ruleset, Ruleset::Giuthi(_));
    let repeated = if pays_own_side { seeds(own) - seeds(other) } else { 0 };
    if on_board == 0 || is_over(&position) {
        let ended = Some(ahead(&position, Side::South));
        return Node { ended, edges: Vec::new(), seeds: on_board, repeated };
    }
    let edges = position.moves().into_iter().map(|mv| {
        let after = position.play_unchecked(&mv);
        let gain = ahead(&after, Side::South);
        let state = board(&after);
        let left = state.row(Side::South) | state.row(Side::North);
        if left == 0 || is_over(&after) {
            return Edge::End(gain);
        }
        let mover = after.to_move();
        let to = rank(state.row(mover), state.row(mover.other())) as usize;
        Edge::On { gain, to, again: mover == Side::South }
    });
    Node { ended: None, edges: edges.collect(), seeds: on_board, repeated }
}

/// How a cycle is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Circle {
    /// The opponent may end the game at any position of the cycle.
    CutAnywhere,
    /// The same, but a line that leaves the cycle counts with its own result.
    FreeFirst,
    /// The best case: in the long run only the positions repeated again and again count.
    LongRun,
}

/// The guaranteed and the greatest possible gain of the player to move in each position.
pub type Reckoned = Vec<[i8; 2]>;

impl Graph {
    pub fn new(ruleset: &Ruleset, seeds: usize) -> Graph {
        let nodes = every_position(seeds).map(|(_, own, other)| node(ruleset, own, other));
        Graph { nodes: nodes.collect(), seeds }
    }

    /// Lower and upper bounds of every position. With `entered` they are for positions reached by a
    /// capture, which cannot repeat an earlier one.
    pub fn reckon(&self, circle: Circle, entered: Option<&Reckoned>) -> Reckoned {
        let mut reckoned = vec![[0; 2]; self.nodes.len()];
        for seeds in 0..=self.seeds {
            let layer = positions_below(seeds) as usize..positions_below(seeds + 1) as usize;
            let all = seeds as i8;
            // At least minus all seeds is certain; raise the bound while the set contains the position.
            let mut sure = vec![[-all; 2]; layer.len()];
            for least in -all + 1..=all {
                let below = entered.unwrap_or(&reckoned);
                let set = self.sure_of(least, layer.clone(), below, circle);
                for (sure, is_in) in sure.iter_mut().zip(&set) {
                    for turn in 0..2 {
                        if is_in[turn] {
                            assert_eq!(sure[turn], least - 1, "who is sure of more is of less");
                            sure[turn] = least;
                        }
                    }
                }
            }
            for (number, sure) in layer.zip(sure) {
                // What the opponent can force is an upper bound for this player.
                reckoned[number] = [sure[0], -sure[1]];
            }
        }
        reckoned
    }

    /// The positions in which one player can force `least`, with him (0) or his opponent (1) to move.
    fn sure_of(
        &self,
        least: i8,
        layer: std::ops::Range<usize>,
        below: &Reckoned,
        circle: Circle,
    ) -> Vec<[bool; 2]> {
        let start = layer.start;
        let nothing = vec![[false; 2]; layer.len()];
        // One step: `arrive` says whether it is enough to reach a position of the layer.
        let step = |arrive: &dyn Fn(usize, usize) -> bool| -> Vec<[bool; 2]> {
            let one = |number: usize, turn: usize| {
                let node = &self.nodes[number];
                let sign = if turn == 0 { 1 } else { -1 };
                if let Some(pays) = node.ended {
                    return sign * pays >= least;
                }
                let mut good = node.edges.iter().map(|edge| match *edge {
                    Edge::End(gain) => sign * gain >= least,
                    Edge::On { gain, to, again } => {
                        assert!(!again, "circling games give no second move");
                        if to >= start {
                            return arrive(to - start, 1 - turn);
                        }
                        let [lower, upper] = below[to];
                        let then = if turn == 0 { -upper } else { lower };
                        sign * gain + then >= least
                    }
                });
                if turn == 0 { good.any(|good| good) } else { good.all(|good| good) }
            };
            layer.clone().map(|number| [one(number, 0), one(number, 1)]).collect()
        };
        let repeated_is_good = |to: usize, turn: usize| {
            let repeated = self.nodes[start + to].repeated;
            (if turn == 0 { repeated } else { -repeated }) >= least
        };
        // Greatest fixed point: the player can stay in the set forever or leave it for `reached`.
        let stay = |reached: &Vec<[bool; 2]>| {
            let mut set = vec![[true; 2]; layer.len()];
            loop {
                let next = step(&|to, turn| {
                    reached[to][turn] || set[to][turn] && repeated_is_good(to, turn)
                });
                if next == set {
                    return set;
                }
                set = next;
            }
        };
        // Least fixed point: everything from which the set can be reached.
        let reach = |mut set: Vec<[bool; 2]>| loop {
            let mut next = step(&|to, turn| set[to][turn]);
            for (next, old) in next.iter_mut().zip(&set) {
                *next = [next[0] || old[0], next[1] || old[1]];
            }
            if next == set {
                return set;
            }
            set = next;
        };
        let mut set = stay(&nothing);
        if circle == Circle::CutAnywhere {
            return set;
        }
        loop {
            set = reach(set);
            if circle == Circle::FreeFirst {
                return set;
            }
            let next = stay(&set);
            if next == set {
                return set;
            }
            set = next;
        }
    }
}
