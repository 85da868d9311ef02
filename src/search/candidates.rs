//! Bawo's placements (`bawo.opening`) and Giuthi's layouts (`giuthi.match.fill`) are too many to
//! search. Each is ranked by the best single reply, and only the best few are searched like other
//! moves.

use super::evaluate::Evaluator;
use super::score::Value;
use super::tree::{SearchTree, Stopped};
use crate::rules::contract::GameState;
use crate::rules::event::Silent;
use crate::rules::{FillLayout, Move, Position, Seeds};

/// One move in this many is kept for the search.
const TRIED_PER_KEPT: usize = 400;
/// The fewest and the most moves kept.
const KEPT: std::ops::RangeInclusive<usize> = 4..=40;
/// The step through the list of placements. Consecutive steps are far apart, and as a prime that
/// does not divide the number of placements it visits each exactly once.
const STRIDE: usize = 7_919;

/// The promising placements or layouts, best first, each with the position it leads to. Ranks at
/// most `budget` positions.
pub(super) fn promising<G: Evaluator>(
    tree: &mut SearchTree<'_, G>,
    position: &Position,
    state: &G::State,
    budget: u64,
) -> Vec<(Move, G::State)> {
    let mut all: Vec<Move> = position.placements().collect();
    let sizes = position.layout_sizes();
    if !sizes.is_empty() {
        let seeds = position.setup().stores[position.to_move()];
        all = sizes.into_iter().flat_map(|holes| layouts(seeds, holes)).collect();
    }
    let most = tree.nodes.saturating_add(budget);
    let mut tried: Vec<(Value, usize, G::State)> = Vec::new();
    for step in 0..all.len() {
        let at = step * STRIDE % all.len();
        let mut child = *state;
        tree.game.lay(&mut child, &all[at], &mut Silent);
        match value_after_best_reply(tree, state, &child) {
            Ok(value) => tried.push((value, at, child)),
            Err(Stopped) => break,
        }
        if tree.nodes >= most {
            break;
        }
    }
    if tried.is_empty() && !all.is_empty() {
        let mut child = *state;
        tree.game.lay(&mut child, &all[0], &mut Silent);
        tried.push((0, 0, child));
    }
    tried.sort_by_key(|(value, at, _)| (-value, *at));
    let kept = (tried.len() / TRIED_PER_KEPT).clamp(*KEPT.start(), *KEPT.end());
    tried.truncate(kept);
    tried.into_iter().map(|(_, at, child)| (all[at], child)).collect()
}

/// The value of `child` for the player who moved there, after the opponent's best single reply.
fn value_after_best_reply<G: Evaluator>(
    tree: &mut SearchTree<'_, G>,
    state: &G::State,
    child: &G::State,
) -> Result<Value, Stopped> {
    tree.count_node()?;
    let game = tree.game;
    let mover = state.to_move();
    let to_mover = |state: &G::State| {
        let value = if state.is_over() { game.final_value(state, 0) } else { game.estimate(state) };
        if state.to_move() == mover { value } else { -value }
    };
    let mut worst = None;
    let mut replies = 0;
    game.each_child(child, |_, reply| {
        let value = to_mover(reply);
        replies += 1;
        worst = Some(worst.map_or(value, |worst: Value| worst.min(value)));
    });
    for _ in 0..replies {
        tree.count_node()?;
    }
    Ok(worst.unwrap_or_else(|| to_mover(child)))
}

/// A selection of layouts of `seeds` seeds in `holes` holes: seeds spread evenly over any subset of
/// the holes, with one seed in each other hole, and slopes. `seeds` must be larger than `holes`.
fn layouts(seeds: u16, holes: usize) -> Vec<Move> {
    let mut found: Vec<Vec<Seeds>> = Vec::new();
    let free = seeds as usize - holes;
    let mut add = |weights: &[usize]| {
        // One seed in each hole, the others in proportion to the weights; the remainder goes to the
        // leftmost holes.
        let sum: usize = weights.iter().sum();
        let mut row: Vec<usize> = weights.iter().map(|w| 1 + free * w / sum).collect();
        let mut over = seeds as usize - row.iter().sum::<usize>();
        for (hole, weight) in row.iter_mut().zip(weights) {
            if over > 0 && *weight > 0 {
                *hole += 1;
                over -= 1;
            }
        }
        row[0] += over;
        let row: Vec<Seeds> = row.into_iter().map(|n| n as Seeds).collect();
        if !found.contains(&row) {
            found.push(row);
        }
    };
    for mask in 1usize..1 << holes {
        let weights: Vec<usize> = (0..holes).map(|at| mask >> at & 1).collect();
        add(&weights);
    }
    let rising: Vec<usize> = (1..=holes).collect();
    let falling: Vec<usize> = (1..=holes).rev().collect();
    add(&rising);
    add(&falling);
    found.iter().filter_map(|row| FillLayout::new(row).map(Move::Fill)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};

    #[test]
    fn every_layout_tried_is_legal() {
        let ruleset = Ruleset::new(GameName::Giuthi);
        for south in 5..36 {
            let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {south}-{} S", 72 - south);
            let setup = Setup::parse(GameName::Giuthi, &text).expect("a position string");
            let position = ruleset.position(&setup).expect("a position");
            for holes in position.layout_sizes() {
                let all = layouts(south, holes);
                assert!(!all.is_empty());
                for mv in all {
                    assert!(position.is_legal(&mv), "{text} {mv}");
                }
            }
        }
    }
}
