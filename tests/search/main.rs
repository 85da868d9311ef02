//! The computer player: it plays legal moves in all games, agrees with an exhaustive search,
//! reports as exact only what is proven, and keeps its limits.

mod baselines;
#[path = "../dice/mod.rs"]
mod dice;
mod endings;
#[cfg(target_os = "linux")]
mod external_engine;
mod kept_table;
mod levels;
mod limits;
mod proofs;
mod solved;
mod strength;
mod wins;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use dice::Dice;
use kete::game::Line;
use kete::rules::{GameName, Move, Position, RuleId, Ruleset, Setup};
use kete::search::tables::{TableKind, TableView, build};
use kete::search::{Request, SearchResult, think};

fn position(game: &str, text: &str) -> Position {
    let game: GameName = game.parse().expect("a game");
    let setup = Setup::parse(game, text).expect(text);
    Ruleset::new(game).position(&setup).expect(text)
}

fn answer(request: &Request) -> SearchResult {
    think(request, &mut |_| {})
}

/// Whether a game is over, or in Giuthi a round.
fn is_over(line: &Line) -> bool {
    let position = line.position();
    let events = line.turns().last().map_or(&[][..], |turn| &turn.events);
    position.outcome().is_some()
        || !position.layout_sizes().is_empty()
        || events.iter().any(|event| event.rule == RuleId::GiuthiMatchFill)
}

/// The endgame table of a rule set for `seeds` seeds; `None` if the rules have no table.
fn endgame(ruleset: &Ruleset, seeds: usize) -> Option<TableView> {
    let kind = TableKind::of(ruleset).ok()?;
    let never = AtomicBool::new(false);
    let table = build(&kind, seeds, &never, &mut |_| {}).expect("nobody stops it");
    Some(TableView::new(Arc::new(table), ruleset).expect("a table of its own kind"))
}

/// Positions after the given numbers of random moves from the start, without those that are over.
fn random_positions(game: GameName, plies: &[usize], dice: &mut Dice) -> Vec<Position> {
    let mut found = Vec::new();
    for &count in plies {
        let mut position = Ruleset::new(game).start();
        for _ in 0..count {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(&moves[dice.below(moves.len())]);
        }
        if position.outcome().is_none() && !position.moves().is_empty() {
            found.push(position);
        }
    }
    found
}

/// How many seeds the player to move is ahead; in Bawo 1000 for a win.
fn ahead(position: &Position) -> i32 {
    let mover = position.to_move();
    if position.shape() == kete::rules::BoardShape::FourRows {
        return match position.outcome().and_then(|outcome| outcome.winner) {
            None => 0,
            Some(winner) if winner == mover => 1000,
            Some(_) => -1000,
        };
    }
    let stores = position.setup().stores;
    stores[mover] as i32 - stores[mover.other()] as i32
}

/// Exhaustive search: how far the player to move is ahead after the best play to this depth.
fn exhaustive_value(position: &Position, depth: u32) -> i32 {
    let moves = position.moves();
    if depth == 0 || moves.is_empty() {
        return ahead(position);
    }
    let values = moves.iter().map(|mv| value_after(position, mv, depth));
    values.max().expect("there is a move")
}

fn value_after(position: &Position, mv: &Move, depth: u32) -> i32 {
    let next = position.play_unchecked(mv);
    let value = exhaustive_value(&next, depth - 1);
    if next.to_move() == position.to_move() { value } else { -value }
}

/// A random position with at most `most` seeds on the board; `None` if the rules do not allow it.
fn random_position(ruleset: &Ruleset, most: usize, dice: &mut Dice) -> Option<Position> {
    let mut setup = ruleset.start().setup();
    let holes: Vec<_> = setup.shape.holes().collect();
    let seeds = dice.below(most + 1);
    setup.holes = Default::default();
    setup.stores = Default::default();
    for _ in 0..seeds {
        let blue = setup.shape == kete::rules::BoardShape::Ring && dice.below(2) == 0;
        let heap = setup.seeds_in_mut(holes[dice.below(holes.len())]);
        *if blue { &mut heap.blue } else { &mut heap.seeds } += 1;
    }
    setup.houses = Default::default();
    if dice.below(2) == 0 {
        setup.to_move = setup.to_move.other();
        let room = ruleset.set_size() - seeds as u16;
        setup.stores.south = dice.below(room as usize + 1) as u16;
        setup.stores.north = dice.below((room - setup.stores.south) as usize + 1) as u16;
    }
    ruleset.position(&setup).ok()
}
