//! The folders of kept games.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::kept::{Kept, take_aside};
use crate::app::table::Table;
use crate::files::{Folders, PART_PREFIX, PART_SUFFIX, read_limited};
use crate::game::GameInProgress;
use crate::game::save::{Aside, EXTENSION, MAX_BYTES};

/// Finished games that are kept; older ones go.
pub const MOST_FINISHED: usize = 100;
/// Unfinished games that are listed at the start.
const MOST_LISTED: usize = 200;

/// Tries to lock a game, and the pause between them.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(10);

/// A game is on the table of another window.
pub(super) struct Busy;

/// The locks this window holds: one a game, by the name of its file. The system frees them when the
/// program ends, however it ends.
pub(super) struct Locks {
    folder: Option<PathBuf>,
    held: HashMap<OsString, Option<File>>,
}

impl Locks {
    pub(super) fn new(folders: Option<&Folders>) -> Locks {
        Locks { folder: folders.map(Folders::unfinished), held: HashMap::new() }
    }

    fn file(&self, name: &OsString) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(name).with_extension("lock"))
    }

    /// Makes a game this window's own. Where the disk knows no locks, or nothing can be written, it
    /// is so without.
    pub(super) fn take(&mut self, path: &Path) -> Result<(), Busy> {
        let Some(name) = path.file_name().map(OsString::from) else { return Ok(()) };
        if self.held.contains_key(&name) {
            return Ok(());
        }
        let lock = match self.file(&name) {
            Some(file) => lock(&file)?,
            None => None,
        };
        self.held.insert(name, lock);
        Ok(())
    }

    /// Gives a game free.
    pub(super) fn free(&mut self, path: &Path) {
        let Some(name) = path.file_name().map(OsString::from) else { return };
        if let Some(held) = self.held.remove(&name)
            && let Some(file) = self.file(&name)
        {
            // First the name, then the lock: who comes in between makes a lock of his own.
            let _ = fs::remove_file(file);
            drop(held);
        }
    }

    fn is_busy(&self, path: &Path) -> bool {
        let Some(name) = path.file_name().map(OsString::from) else { return false };
        let Some(file) = self.file(&name).filter(|_| !self.held.contains_key(&name)) else {
            return false;
        };
        let Ok(lock) = File::open(&file) else { return false };
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => true,
            _ => {
                // Left by a window that was killed.
                let _ = fs::remove_file(file);
                false
            }
        }
    }

    /// Gives every game free.
    pub(super) fn free_all(&mut self) {
        let names: Vec<OsString> = self.held.keys().cloned().collect();
        for name in names {
            self.free(Path::new(&name));
        }
    }
}

/// Locks the file of a lock; `None` where the disk knows none. A window that lists games holds the
/// lock of each for a moment, so a few tries are made.
fn lock(path: &Path) -> Result<Option<File>, Busy> {
    for _ in 0..TRIES {
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        let opened =
            made.and_then(|()| File::options().create(true).truncate(false).write(true).open(path));
        let Ok(file) = opened else { return Ok(None) };
        match file.try_lock() {
            // Its window may have freed and removed it meanwhile: that lock would keep nobody out.
            Ok(()) if has_name(&file, path) => return Ok(Some(file)),
            Err(TryLockError::Error(_)) => return Ok(None),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
        }
    }
    Err(Busy)
}

/// Whether this open file is the one of this name.
#[cfg(unix)]
fn has_name(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let same = |own: fs::Metadata, named: fs::Metadata| {
        (own.dev(), own.ino()) == (named.dev(), named.ino())
    };
    file.metadata().and_then(|own| Ok(same(own, fs::metadata(path)?))).unwrap_or(false)
}

/// An open file cannot be removed there.
#[cfg(not(unix))]
fn has_name(_: &File, _: &Path) -> bool {
    true
}

/// The save files in a folder, the one changed last first.
fn files(folder: &Path) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<(PathBuf, SystemTime)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let is_game = path.extension().is_some_and(|ending| ending == EXTENSION);
            let when = fs::metadata(&path).and_then(|about| about.modified());
            is_game.then(|| (path, when.unwrap_or(SystemTime::UNIX_EPOCH)))
        })
        .collect();
    files.sort_by(|(one, early), (other, late)| late.cmp(early).then_with(|| other.cmp(one)));
    files
}

/// Reads a kept game.
pub(super) fn read(path: &Path) -> Option<(GameInProgress, Aside)> {
    parse(&read_limited(path, MAX_BYTES).ok()?)
}

/// What the text of a kept game says.
pub(super) fn parse(text: &[u8]) -> Option<(GameInProgress, Aside)> {
    GameInProgress::from_save_with(text).ok()
}

/// What a killed program left half written goes, once it is clear that nobody writes it any more.
fn sweep(folder: &Path) {
    const OLD: Duration = Duration::from_secs(3600);
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let when = entry.metadata().and_then(|about| about.modified());
        let is_old = when.is_ok_and(|when| when.elapsed().is_ok_and(|age| age > OLD));
        if is_old && name.starts_with(PART_PREFIX) && name.ends_with(PART_SUFFIX) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// What lies in the two folders: the games that no other window has on its table, and the files that
/// cannot be read.
pub(super) fn list(folders: &Folders, locks: &Locks) -> (Vec<Kept>, Vec<PathBuf>) {
    sweep(&folders.unfinished());
    sweep(&folders.finished());
    sweep(&folders.tables());
    let mut unfinished = files(&folders.unfinished());
    let mut finished = files(&folders.finished());
    drop_older_twins(&mut unfinished, &mut finished, locks);
    unfinished.truncate(MOST_LISTED);
    finished.truncate(MOST_FINISHED);
    let mut games = Vec::new();
    let mut damaged = Vec::new();
    for (path, when) in unfinished.into_iter().chain(finished) {
        if locks.is_busy(&path) {
            continue;
        }
        match read(&path) {
            Some((game, aside)) => {
                let mut table = Table::new(game);
                take_aside(&mut table, &aside);
                games.push(Kept::of(&table, path, when));
            }
            None => damaged.push(path),
        }
    }
    (games, damaged)
}

type Files = Vec<(PathBuf, SystemTime)>;

/// A program killed while a game went from one folder to the other leaves it in both: the newer one
/// is the game.
fn drop_older_twins(unfinished: &mut Files, finished: &mut Files, locks: &Locks) {
    let drop_older = |files: &mut Files, others: &Files, or_same: bool| {
        files.retain(|(path, when)| {
            let twin = others.iter().find(|(other, _)| other.file_name() == path.file_name());
            let is_older = twin.is_some_and(|(other, newer)| {
                let is_older = if or_same { newer >= when } else { newer > when };
                is_older && !locks.is_busy(path) && read(other).is_some()
            });
            !(is_older && fs::remove_file(path).is_ok())
        });
    };
    drop_older(unfinished, finished, true);
    drop_older(finished, unfinished, false);
}

/// Lets the oldest finished games go.
pub(super) fn make_room(folder: &Path, locks: &Locks) {
    for (path, _) in files(folder).into_iter().skip(MOST_FINISHED) {
        if !locks.is_busy(&path) {
            let _ = fs::remove_file(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn a_game_is_never_on_two_tables() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let path = folders.unfinished().join("fox.kete");
        let (is_taken, times) = (AtomicBool::new(false), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut locks = Locks::new(Some(&folders));
                    for _ in 0..1000 {
                        let _ = locks.is_busy(&path);
                        if locks.take(&path).is_ok() {
                            assert!(!is_taken.swap(true, Ordering::SeqCst), "on two tables");
                            times.fetch_add(1, Ordering::Relaxed);
                            std::thread::sleep(Duration::from_micros(50));
                            is_taken.store(false, Ordering::SeqCst);
                            locks.free(&path);
                        }
                    }
                });
            }
        });
        assert!(times.load(Ordering::Relaxed) > 100, "{times:?}");
    }
}
