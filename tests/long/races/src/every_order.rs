//! The lock-free lines of the wide transposition table (`src/search/transpositions/wide.rs`) under
//! loom: in every interleaving of the threads, and every order that the memory model allows, a
//! lookup finds nothing or exactly what was stored under its key. The narrow table keeps an entry
//! in a single word, so it cannot be read half written.
//!
//! `cargo run --release --bin every-order`; `LOOM_MAX_PREEMPTIONS=3` explores more.

mod rules;
mod search;

mod atomics {
    pub use loom::sync::atomic::{AtomicU64, fence};
}

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use loom::thread;

use search::Table;

/// A table of two lines, so that positions share them.
fn table() -> Table {
    Table::of_lines(2)
}

/// Asserts that the position has one of these values or is not found.
fn look(table: Table, number: u64, may_be: &[i32]) {
    if let Some(found) = table.get_wide(number) {
        assert!(may_be.contains(&found), "{found} was never put for {number}");
    }
}

/// Runs a model with at most so many preemptions, or as many as the environment says.
fn orders(name: &str, preemptions: usize, model: fn()) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = builder.preemption_bound.or(Some(preemptions));
    builder.max_branches = 10_000;
    let orders = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&orders);
    builder.check(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        model();
    });
    println!("{name}: {} orders", orders.load(Ordering::Relaxed));
}

/// Loom explores another order only where a later thread meets a write of an earlier one, so each
/// model starts the reading thread last and the first thread writes.
fn main() {
    orders("one writes over another position while a second looks", 3, || {
        let table = table();
        table.put_wide(1, 30);
        table.put_wide(2, 31);
        let looker = thread::spawn(move || {
            look(table, 1, &[30]);
            look(table, 3, &[44]);
        });
        // Replaces the first, which is worth less than the second.
        table.put_wide(3, 44);
        looker.join().expect("the looker ends");
        assert_eq!((table.get_wide(1), table.get_wide(3)), (None, Some(44)));
    });
    orders("two write two positions and look", 1, || {
        let table = table();
        let writer = thread::spawn(move || {
            table.put_wide(1, 30);
            look(table, 2, &[44]);
        });
        table.put_wide(2, 44);
        look(table, 1, &[30]);
        writer.join().expect("the writer ends");
    });
    orders("two write the same position", 3, || {
        let table = table();
        let writer = thread::spawn(move || table.put_wide(1, 30));
        table.put_wide(1, 44);
        writer.join().expect("the writer ends");
        look(table, 1, &[30, 44]);
    });
}
