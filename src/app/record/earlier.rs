//! The games that were finished before there was a record, from the folder of finished games.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

use super::state::RecordedGame;
use crate::files::{ends_in, read_limited};
use crate::game::GameInProgress;
use crate::game::save::{EXTENSION, MAX_BYTES};

/// The most games that are read while the window opens; the newest are.
const MOST: usize = 1000;

/// The games by the names of their files.
pub fn games(folder: &Path) -> BTreeMap<String, RecordedGame> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let dated =
        files.filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())));
    let mut dated: Vec<_> = dated.filter(|(_, path)| ends_in(path, &[EXTENSION])).collect();
    dated.sort_by_key(|(when, _)| Reverse(*when));
    dated.truncate(MOST);
    dated.into_iter().filter_map(|(when, path)| entry(&path, when)).collect()
}

fn entry(path: &Path, when: SystemTime) -> Option<(String, RecordedGame)> {
    let id = path.file_stem()?.to_str()?.to_owned();
    let game = GameInProgress::from_save(&read_limited(path, MAX_BYTES).ok()?).ok()?;
    Some((id, RecordedGame::of(&game, when)?))
}
