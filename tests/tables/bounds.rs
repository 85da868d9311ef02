//! Every position of a few seeds, solved by independent methods.

use std::collections::HashMap;

use kete::rules::{Position, Ruleset, Side};
use kete::search::tables::first_inconsistency;
use kete::search::tables::index::unrank;

use crate::graph::{Circle, Graph};
use crate::{board, every_position, position, ruleset, table, tables};

/// Every option that matters in games that can repeat positions.
const CIRCLING: &[&str] = &[
    "owari",
    "owari grand-slam=no-capture",
    "owari grand-slam=forbidden",
    "owari repetition=equal",
    "owari repetition=own-side",
    "owari preset=abapa",
    "owari grand-slam=forbidden repetition=own-side",
    "awale",
    "awale rotation=clockwise",
    "awale capture=two-only",
    "awale capture-holes=1",
    "awale capture-holes=1 over-limit=nothing",
    "awale capture-holes=2 over-limit=nothing repetition=own-side",
    "awale stop-at-seeds=3",
    "awale stop-at-seeds=2 remaining=equal",
    "awale stop-at-seeds=4 remaining=equal repetition=own-side",
    "awale capture=two-only rotation=clockwise repetition=equal",
    "giuthi",
];

/// Games in which no position repeats.
const STRAIGHT: &[&str] = &[
    "basic",
    "basic capture-needs-opposite=yes",
    "basic sweep=owner",
    "basic preset=kalah repetition=own-side",
    "ayoayo",
    "ayoayo repetition=equal repetition-at=2",
];

/// Most seeds on the board of the positions solved here; a long run takes more.
fn few() -> usize {
    number("KETE_TABLE_SEEDS").unwrap_or(5)
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn games_with_cycles_are_worth_what_can_be_forced() {
    for words in CIRCLING {
        let rules = ruleset(words);
        let table = table(&rules, few());
        // The graph sows anticlockwise, like the table.
        let graph = Graph::new(&table.kind().ruleset(), few());
        let free = graph.reckon(Circle::FreeFirst, None);
        let best = graph.reckon(Circle::LongRun, None);
        let always = graph.reckon(Circle::CutAnywhere, Some(&best));
        let mut exact = 0;
        for (number, own, other) in every_position(few()) {
            let at = number as usize;
            let found = table.fresh(number);
            let place = || {
                let string = crate::string(own, other, Side::South);
                format!(
                    "{words}: {string}: {found:?}, {:?} {:?} {:?}",
                    always[at], free[at], best[at]
                )
            };
            assert!(found.lower <= found.upper, "{}", place());
            assert!((free[at][0]..=best[at][0]).contains(&found.lower), "{}", place());
            assert!((best[at][1]..=free[at][1]).contains(&found.upper), "{}", place());
            let safe = table.lookup(number, graph.nodes[at].seeds);
            assert!(safe.lower <= always[at][0] && safe.upper >= always[at][1], "{}", place());
            if found.is_exact() {
                assert_eq!(best[at], [found.lower; 2], "{}", place());
            }
            exact += found.is_exact() as usize;
            if !table.kind().has_two_bounds() {
                assert!(found.is_exact(), "{}", place());
            }
        }
        assert!(exact * 2 > graph.nodes.len(), "{words}: {exact} of {}", graph.nodes.len());
    }
}

/// The value of a game without cycles, by plain search.
fn plainly(position: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(value) = known.get(position) {
        return *value;
    }
    let stores = |position: &Position| {
        let (stores, mover) = (position.setup().stores, position.to_move());
        stores[mover] as i32 - stores[mover.other()] as i32
    };
    let values = position.moves().into_iter().map(|mv| {
        let next = position.play_unchecked(&mv);
        let value = plainly(&next, known);
        if next.to_move() == position.to_move() { value } else { -value }
    });
    let best = values.max().unwrap_or_else(|| stores(position));
    known.insert(*position, best);
    best
}

#[test]
fn games_without_cycles_are_worth_what_plain_search_finds() {
    for words in STRAIGHT {
        let rules = ruleset(words);
        let table = table(&rules, few());
        let mut known = HashMap::new();
        for (number, own, other) in every_position(few()) {
            let position = position(&rules, own, other, Side::South);
            let value = plainly(&position, &mut known);
            let found = table.fresh(number);
            let place = crate::string(own, other, Side::South);
            assert_eq!([found.lower as i32, found.upper as i32], [value; 2], "{words}: {place}");
            assert_eq!(table.lookup(number, few()), found, "{words}: {place}");
        }
    }
}

#[test]
fn both_sides_see_the_same() {
    for words in ["owari", "awale rotation=clockwise", "giuthi", "basic preset=kalah", "ayoayo"] {
        let rules = ruleset(words);
        let tables = tables(&rules, few());
        for (_, own, other) in every_position(few()) {
            let seen = |side| {
                let position = position(&rules, own, other, side);
                (!is_settled(&position)).then(|| tables.fresh(&board(&position)))
            };
            assert_eq!(seen(Side::South), seen(Side::North), "{words}");
        }
    }
}

fn is_settled(position: &Position) -> bool {
    position.outcome().is_some() || position.moves().is_empty()
}

/// With more seeds too, the value of each position follows from its moves.
#[test]
fn whole_tables_hold_together() {
    let seeds = number("KETE_TABLE_LARGE").unwrap_or(8);
    for words in CIRCLING.iter().chain(STRAIGHT) {
        let rules = ruleset(words);
        let table = table(&rules, seeds);
        let step = table.positions() / 20_000 + 1;
        let wrong = first_inconsistency(&table, step).map(unrank);
        let wrong = wrong.map(|(own, other)| crate::string(own, other, Side::South));
        assert_eq!(wrong, None, "{words}");
    }
}

/// The same through the interface of the search, including clockwise boards and North's turns.
#[test]
fn a_position_is_worth_its_best_move() {
    for words in ["awale rotation=clockwise", "owari grand-slam=forbidden", "giuthi", "ayoayo"] {
        let rules = ruleset(words);
        let tables = tables(&rules, 8);
        let mut dice = crate::dice::Dice(20_261_122);
        let mut looked_at = 0;
        while looked_at < 2000 {
            let number = dice.below(tables.table().positions() as usize) as u32;
            let (own, other) = unrank(number);
            let side = Side::ALL[dice.below(2)];
            let position = position(&rules, own, other, side);
            if is_settled(&position) {
                continue;
            }
            looked_at += 1;
            let mut best = [i8::MIN; 2];
            for mv in position.moves() {
                let bounds = after(&rules, &tables, &position.play_unchecked(&mv), side);
                best = [best[0].max(bounds[0]), best[1].max(bounds[1])];
            }
            let found = tables.fresh(&board(&position)).expect("within the table");
            assert_eq!([found.lower, found.upper], best, "{words}: {}", position.setup());
        }
    }
}

/// The bounds of a player after a move, the stores included.
fn after(
    rules: &Ruleset,
    tables: &kete::search::tables::TableView,
    next: &Position,
    side: Side,
) -> [i8; 2] {
    let stores = next.setup().stores;
    let stored = stores[side] as i8 - stores[side.other()] as i8;
    let state = board(next);
    if next.outcome().is_some() || state.row(Side::South) | state.row(Side::North) == 0 {
        return [stored; 2];
    }
    assert_eq!(next.ruleset(), *rules);
    let found = tables.fresh(&state).expect("within the table");
    if next.to_move() == side {
        [stored + found.lower, stored + found.upper]
    } else {
        [stored - found.upper, stored - found.lower]
    }
}
