//! Endgame tables compared with plain calculation: every position of a few seeds by independent
//! methods; with many histories; and damaged files.

mod bounds;
#[path = "../dice/mod.rs"]
mod dice;
mod files;
mod graph;
mod history;
mod program;
mod shelf;

use std::sync::atomic::AtomicBool;

use kete::rules::{GameName, Position, Ruleset, Setup, Side, TwoRows};
use kete::search::tables::index::{positions_below, unrank};
use kete::search::tables::{EndgameTable, TableKind, TableView, build};

/// A rule set with options such as `grand-slam=forbidden`.
fn ruleset(words: &str) -> Ruleset {
    let mut words = words.split_whitespace();
    let game: GameName = words.next().expect("a game").parse().expect("a game");
    let mut ruleset = Ruleset::new(game);
    for word in words {
        let (option, value) = word.split_once('=').expect("option=value");
        ruleset.set(option, value).expect(word);
    }
    ruleset
}

fn table(ruleset: &Ruleset, seeds: usize) -> EndgameTable {
    let kind = TableKind::of(ruleset).expect("a kind of table");
    build(&kind, seeds, &AtomicBool::new(false), &mut |_| {}).expect("not stopped")
}

fn tables(ruleset: &Ruleset, seeds: usize) -> TableView {
    TableView::new(table(ruleset, seeds).into(), ruleset).expect("the table of the rule set")
}

/// The position string of two rows with empty stores.
fn string(own: u64, other: u64, side: Side) -> String {
    let row = |row: u64| {
        let pots: Vec<String> = row.to_le_bytes()[..6].iter().map(u8::to_string).collect();
        pots.join(",")
    };
    let (south, north) = if side == Side::South { (own, other) } else { (other, own) };
    format!("{}/{} 0-0 {}", row(south), row(north), side.letter())
}

/// A position of two rows, settled if the game is over.
fn position(ruleset: &Ruleset, own: u64, other: u64, side: Side) -> Position {
    let setup = Setup::parse(ruleset.name(), &string(own, other, side)).expect("a position");
    ruleset.position(&setup).expect("a position")
}

/// The two-row board of a position.
fn board(position: &Position) -> TwoRows {
    *position.two_rows().expect("a board of two rows")
}

/// Every position of up to so many seeds: its number and its rows.
fn every_position(seeds: usize) -> impl Iterator<Item = (u32, u64, u64)> {
    (0..positions_below(seeds + 1)).map(|number| {
        let (own, other) = unrank(number);
        (number, own, other)
    })
}
