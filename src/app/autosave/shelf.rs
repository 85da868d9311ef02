//! The folders of kept games, and the locks on them.

use std::collections::{HashMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::kept::{KeptGame, take_aside};
use crate::app::session::state::GameSession;
use crate::files::{Folders, in_use_or_denied, patiently, read_limited};
use crate::game::GameInProgress;
use crate::game::save::{Aside, EXTENSION, MAX_BYTES};

/// How many finished games the start page lists; the library lists them all.
const LATEST_FINISHED: usize = 100;
/// The file extension of a lock.
const LOCK: &str = "lock";

/// How often to try to lock a game, and the pause between two tries.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(10);

/// The game is open in another window.
pub(crate) struct Busy;

/// The locks of this window, one for each game, by the name of its file. The system releases them
/// when the program ends, however it ends.
pub(crate) struct Locks {
    folder: Option<PathBuf>,
    held: HashMap<OsString, Option<File>>,
}

impl Locks {
    pub(crate) fn new(folders: Option<&Folders>) -> Locks {
        Locks { folder: folders.map(Folders::unfinished), held: HashMap::new() }
    }

    fn file(&self, name: &OsString) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(name).with_extension(LOCK))
    }

    /// Reserves a game for this window. If the disk has no locks or cannot be written, the game is
    /// reserved without one.
    pub(crate) fn take(&mut self, path: &Path) -> Result<(), Busy> {
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

    /// Releases a game.
    pub(crate) fn free(&mut self, path: &Path) {
        let Some(name) = path.file_name().map(OsString::from) else { return };
        if let Some(held) = self.held.remove(&name)
            && let Some(file) = self.file(&name)
        {
            match held {
                Some(lock) => remove(&file, lock),
                None => drop(fs::remove_file(file)),
            }
        }
    }

    /// The games that are open in other windows, by their names without extension. Deletes the
    /// locks of killed windows.
    fn busy(&self) -> HashSet<OsString> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let locks = paths.filter(|path| path.extension().is_some_and(|ending| ending == LOCK));
        let held: HashSet<&OsStr> =
            self.held.keys().filter_map(|name| Path::new(name).file_stem()).collect();
        let others = locks.filter(|lock| lock.file_stem().is_some_and(|stem| !held.contains(stem)));
        others
            .filter(|lock| is_locked(lock))
            .filter_map(|lock| Some(lock.file_stem()?.into()))
            .collect()
    }

    /// Releases all games.
    pub(crate) fn free_all(&mut self) {
        let names: Vec<OsString> = self.held.keys().cloned().collect();
        for name in names {
            self.free(Path::new(&name));
        }
    }
}

/// Locks a file; `None` if the disk has no locks. A window that lists games holds each lock for a
/// moment, hence several tries.
fn lock(path: &Path) -> Result<Option<File>, Busy> {
    for _ in 0..TRIES {
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        let opened = made.and_then(|()| {
            // On Windows it may just be removed by another window.
            patiently(in_use_or_denied, || {
                options().create(true).truncate(false).write(true).open(path)
            })
        });
        let Ok(file) = opened else { return Ok(None) };
        match file.try_lock() {
            // Its window may have removed the file meanwhile: such a lock would keep nobody out.
            Ok(()) if has_name(&file, path) => return Ok(Some(file)),
            Err(TryLockError::Error(_)) => return Ok(None),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
        }
    }
    Err(Busy)
}

/// Whether the open file is still the one with this name.
#[cfg(unix)]
fn has_name(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let same = |own: fs::Metadata, named: fs::Metadata| {
        (own.dev(), own.ino()) == (named.dev(), named.ino())
    };
    file.metadata().and_then(|own| Ok(same(own, fs::metadata(path)?))).unwrap_or(false)
}

/// Nobody can remove a lock that is open.
#[cfg(windows)]
fn has_name(_: &File, _: &Path) -> bool {
    true
}

/// Removes a lock that this window holds.
#[cfg(unix)]
fn remove(path: &Path, lock: File) {
    // The name goes before the lock: a window that comes in between makes a new lock.
    let _ = fs::remove_file(path);
    drop(lock);
}

/// Removes a lock that this window holds. If another window opens it first, it stays.
#[cfg(windows)]
fn remove(path: &Path, lock: File) {
    drop(lock);
    let _ = fs::remove_file(path);
}

#[cfg(unix)]
fn options() -> OpenOptions {
    File::options()
}

/// Nobody can remove a lock while it is open: otherwise two windows could hold two locks of one
/// name.
#[cfg(windows)]
fn options() -> OpenOptions {
    use std::os::windows::fs::OpenOptionsExt as _;
    /// `FILE_SHARE_READ` and `FILE_SHARE_WRITE`, without `FILE_SHARE_DELETE`.
    const SHARED: u32 = 1 | 2;
    let mut options = File::options();
    options.share_mode(SHARED);
    options
}

/// Whether a running process holds this lock; deletes it if not.
fn is_locked(file: &Path) -> bool {
    for _ in 0..TRIES {
        let Ok(lock) = options().read(true).open(file) else { return false };
        if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
            return true;
        }
        // Its window may have removed the file meanwhile, and another one made a new lock with the
        // same name: that one must stay.
        if has_name(&lock, file) {
            remove(file, lock);
            return false;
        }
    }
    true
}

/// The save files in a folder, latest change first.
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

/// How many finished games are kept, counted up to `most`.
pub(crate) fn finished_games(folders: &Folders, most: usize) -> usize {
    let entries = fs::read_dir(folders.finished()).into_iter().flatten().flatten();
    let is_game = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|it| it == EXTENSION);
    entries.filter(is_game).take(most).count()
}

/// Reads a kept game.
pub(crate) fn read(path: &Path) -> Option<(GameInProgress, Aside)> {
    parse(&read_limited(path, MAX_BYTES).ok()?)
}

/// Parses the text of a kept game.
pub(crate) fn parse(text: &[u8]) -> Option<(GameInProgress, Aside)> {
    GameInProgress::from_save_with(text).ok()
}

/// The file of a kept game that the lists will show.
pub(crate) struct Unread {
    path: PathBuf,
    when: SystemTime,
}

impl Unread {
    /// Reads it; `None` if it no longer exists.
    ///
    /// # Errors
    /// Its path, if it is not a game.
    pub(crate) fn read(self) -> Option<Result<KeptGame, PathBuf>> {
        let Unread { path, when } = self;
        match read(&path) {
            Some((game, aside)) => {
                let mut session = GameSession::new(game);
                take_aside(&mut session, &aside);
                Some(Ok(KeptGame::of(&session, path, when)))
            }
            None => path.exists().then_some(Err(path)),
        }
    }
}

/// The kept games that are not open in another window: all unfinished ones and the latest finished
/// ones, latest change first.
pub(crate) fn list(folders: &Folders, locks: &Locks) -> Vec<Unread> {
    let mut unfinished = files(&folders.unfinished());
    let mut finished = files(&folders.finished());
    let busy = locks.busy();
    for files in [&mut unfinished, &mut finished] {
        files.retain(|(path, _)| path.file_stem().is_none_or(|stem| !busy.contains(stem)));
    }
    drop_older_twins(&mut unfinished, &mut finished);
    finished.truncate(LATEST_FINISHED);
    let mut games: Vec<Unread> =
        unfinished.into_iter().chain(finished).map(|(path, when)| Unread { path, when }).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.when));
    games
}

type Files = Vec<(PathBuf, SystemTime)>;

/// If Kete is killed while it moves a game from one folder to the other, both have it: the newer
/// file counts.
fn drop_older_twins(unfinished: &mut Files, finished: &mut Files) {
    let drop_older = |files: &mut Files, others: &Files, or_same: bool| {
        let others: HashMap<Option<&OsStr>, (&PathBuf, SystemTime)> =
            others.iter().map(|(path, when)| (path.file_name(), (path, *when))).collect();
        files.retain(|(path, when)| {
            let is_older = others.get(&path.file_name()).is_some_and(|(other, newer)| {
                let is_older = if or_same { newer >= when } else { newer > when };
                is_older && read(other).is_some()
            });
            !(is_older && fs::remove_file(path).is_ok())
        });
    };
    drop_older(unfinished, finished, true);
    drop_older(finished, unfinished, false);
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
                        let _ = locks.busy();
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
