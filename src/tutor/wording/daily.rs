//! Sentences of the daily exercises.

use crate::rules::{Move, Side};
use crate::search::Score;
use crate::texts::messages::daily as say;

/// The task, by the worth of the best move: `Find the one best move. With it you end 6 seeds
/// ahead.`
pub fn task(worth: Option<Score>, other: Side) -> String {
    if let Some(turns) = worth.and_then(Score::win_in) {
        return say::TaskWin { turns, other }.text();
    }
    let seeds = worth.map_or(0, Score::seeds);
    let how = match seeds {
        1.. => "ahead",
        0 => "level",
        _ => "behind",
    };
    say::Task { how, count: seeds.unsigned_abs() }.text()
}

/// What the next best move loses, and why: `The next best move, A, ends 4 seeds worse. A lets North
/// capture 3 in B with c.`
pub fn next_best(mv: &Move, lost: u32, why: Option<&str>) -> String {
    let first = say::NextBest { move_: mv, count: lost }.text();
    why.map_or(first.clone(), |why| super::with_reason(&first, why))
}

/// That no other move wins in so many turns.
pub fn only_win(turns: u32) -> String {
    say::OnlyWin { turns }.text()
}
