//! Words about measuring the search.

use crate::narration::counted;

/// How fast a number of positions was looked at.
fn rate(nodes: u64, seconds: f64) -> String {
    format!("{:.2} million a second", nodes as f64 / seconds.max(1e-9) / 1e6)
}

/// One game: what was searched how far, how much that was and how fast.
pub fn game(name: &str, positions: usize, depth: u32, nodes: u64, seconds: f64) -> String {
    let positions = counted(positions as u32, "position", "positions");
    let rate = rate(nodes, seconds);
    format!("{name:<13} {positions} to depth {depth:>2}: {nodes:>9} nodes, {rate}")
}

/// All games together.
pub fn total(nodes: u64, seconds: f64) -> String {
    format!("all in {seconds:.1} s, {}\nsignature {nodes}", rate(nodes, seconds))
}
