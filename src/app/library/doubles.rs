//! Games that are kept in two places: the list of all games shows each once.

use std::collections::HashMap;
use std::path::PathBuf;

use super::row::{LibraryGame, LibraryRow};

/// Marks the rows whose game another row shows, and notes their paths in that row. Kete's own file
/// comes first, because it always has the whole game.
pub fn mark(rows: &mut [LibraryRow]) {
    for row in rows.iter_mut() {
        row.is_double = false;
        row.also.clear();
    }
    // Row that shows a game, by the game's record and by the file that a kept game was saved to.
    let mut records: HashMap<u64, usize> = HashMap::new();
    let mut files: HashMap<PathBuf, usize> = HashMap::new();
    let mut order: Vec<usize> = (0..rows.len()).filter(|at| counts(&rows[*at])).collect();
    order.sort_by_key(|at| rows[*at].place);
    for at in order {
        let row = &rows[at];
        let Ok(game) = &row.found else { continue };
        let by_record = records.get(&game.record).filter(|shown| {
            // Files side by side are both wanted, even if they are the same.
            rows[**shown].path.parent() != row.path.parent()
        });
        let by_file = files.get(&row.path).filter(|shown| {
            // Another game may have been saved to this file later.
            rows[**shown].found.as_ref().is_ok_and(|shown| begins_alike(shown, game))
        });
        let Some(shown) = by_file.or(by_record).copied() else {
            records.entry(game.record).or_insert(at);
            files.extend(game.saved_as.clone().map(|file| (file, at)));
            continue;
        };
        let path = row.path.clone();
        rows[at].is_double = true;
        rows[shown].also.push(path);
    }
}

/// Games without a move are all alike.
fn counts(row: &LibraryRow) -> bool {
    row.found.as_ref().is_ok_and(|game| game.turns > 0)
        && row.place != super::places::Place::Example
}

fn begins_alike(one: &LibraryGame, other: &LibraryGame) -> bool {
    let moves = |game: &LibraryGame| game.opening.split(' ').map(str::to_owned).collect::<Vec<_>>();
    one.name == other.name && moves(one).iter().zip(&moves(other)).all(|(one, other)| one == other)
}
