//! Histories: whatever was played before, a plain search that remembers every position finds no value
//! outside the bounds.

use kete::search::tables::{Bounds, EndgameTable};

use crate::dice::Dice;
use crate::graph::{Edge, Graph};
use crate::{ruleset, table};

/// A search that remembers.
struct Memory<'a> {
    graph: &'a Graph,
    /// How often each position has occurred since the last capture.
    occurred: Vec<u8>,
    /// How often a position occurs before the game ends.
    at: u8,
    /// Positions that may still be searched.
    budget: u32,
}

impl Memory<'_> {
    /// Whether the player to move can force `least` from a position that has just been counted;
    /// `None` if the budget ran out.
    fn sure_of(&mut self, number: usize, least: i8) -> Option<bool> {
        self.budget = self.budget.checked_sub(1)?;
        let graph = self.graph;
        let node = &graph.nodes[number];
        if let Some(pays) = node.ended {
            return Some(pays >= least);
        }
        for edge in &node.edges {
            let good = match *edge {
                Edge::End(gain) => gain >= least,
                Edge::On { gain, to, .. } => {
                    // The opponent must not be able to force more than the rest.
                    let his = gain - least + 1;
                    self.occurred[to] += 1;
                    let he_is = if self.occurred[to] >= self.at {
                        Some(graph.nodes[to].repeated >= his)
                    } else {
                        self.sure_of(to, his)
                    };
                    self.occurred[to] -= 1;
                    !he_is?
                }
            };
            if good {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the value is within bounds, by two searches; `None` if the budget ran out.
    fn is_within(&mut self, number: usize, bounds: Bounds, budget: u32) -> Option<bool> {
        self.budget = budget;
        Some(self.sure_of(number, bounds.lower)? && !self.sure_of(number, bounds.upper + 1)?)
    }
}

/// Random play within one layer: the last position and how often each occurred.
fn course(graph: &Graph, start: usize, turns: usize, at: u8, dice: &mut Dice) -> (usize, Vec<u8>) {
    let mut occurred = vec![0; graph.nodes.len()];
    occurred[start] = 1;
    let mut here = start;
    for _ in 0..turns {
        let node = &graph.nodes[here];
        let quiet: Vec<usize> = node
            .edges
            .iter()
            .filter_map(|edge| match *edge {
                Edge::On { to, .. } if graph.nodes[to].seeds == node.seeds => Some(to),
                _ => None,
            })
            .filter(|to| occurred[*to] + 1 < at && graph.nodes[*to].ended.is_none())
            .collect();
        if quiet.is_empty() {
            break;
        }
        here = quiet[dice.below(quiet.len())];
        occurred[here] += 1;
    }
    (here, occurred)
}

fn check(words: &str, graph: &Graph, table: &EndgameTable, at: u8, dice: &mut Dice) -> [usize; 3] {
    let [mut judged, mut closer, mut exact] = [0; 3];
    for _ in 0..1500 {
        let start = dice.below(graph.nodes.len());
        if graph.nodes[start].ended.is_some() {
            continue;
        }
        let turns = dice.below(14);
        let (here, occurred) = course(graph, start, turns, at, dice);
        let seeds = graph.nodes[here].seeds;
        let clean = occurred.iter().enumerate().all(|(number, n)| number == here || n + 1 < at);
        let mut memory = Memory { graph, occurred, at, budget: 0 };
        let number = here as u32;
        let always = table.lookup(number, seeds);
        if let Some(within) = memory.is_within(here, always, 20_000) {
            assert!(within, "{words} at {at}: {here} is outside {always:?}");
            judged += 1;
            exact += always.is_exact() as usize;
        }
        if clean {
            let fresh = table.fresh(number);
            if let Some(within) = memory.is_within(here, fresh, 20_000) {
                assert!(within, "{words} at {at}: {here} is outside {fresh:?}");
                closer += 1;
            }
        }
    }
    [judged, closer, exact]
}

#[test]
fn the_bounds_hold_with_every_history() {
    let mut dice = Dice(4_711_000);
    for words in [
        "owari",
        "owari preset=abapa",
        "owari grand-slam=forbidden",
        "awale repetition=own-side",
        "awale capture=two-only",
        "giuthi",
    ] {
        let rules = ruleset(words);
        let table = table(&rules, 4);
        let graph = Graph::new(&rules, 4);
        for at in [2, 3] {
            let [judged, closer, exact] = check(words, &graph, &table, at, &mut dice);
            assert!(
                judged > 300 && closer > 50 && exact > 20,
                "{words}: {judged} {closer} {exact}"
            );
        }
    }
}
