//! Files that several windows write. A window never writes its own copy: it applies its changes to
//! what is on disk, and only one window writes at a time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use super::read::{ReadProblem, read_limited};
use super::write::{WriteError, set_aside, write_whole};

/// How long a window waits for another one that is writing. Changes that could not be written by
/// then stay in memory and are tried again.
pub const PATIENCE: Duration = Duration::from_millis(500);
const PAUSE: Duration = Duration::from_millis(5);
/// The file that a window locks while it writes in the folder. It is never deleted: otherwise two
/// windows could hold locks on two files of this name.
pub const LOCK_NAME: &str = ".kete-lock";

/// Detects a new version of a file without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileStamp {
    modified: Option<SystemTime>,
    bytes: u64,
    number: u64,
}

impl FileStamp {
    fn of(path: &Path) -> Option<FileStamp> {
        let about = fs::metadata(path).ok()?;
        let (modified, bytes) = (about.modified().ok(), about.len());
        Some(FileStamp { modified, bytes, number: file_number(&about) })
    }
}

/// Each whole write makes a new file, so the number changes even within one tick of the clock.
#[cfg(unix)]
fn file_number(about: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(about)
}

/// Here the time at which it was made has to do.
#[cfg(windows)]
fn file_number(about: &fs::Metadata) -> u64 {
    std::os::windows::fs::MetadataExt::creation_time(about)
}

#[cfg(not(any(unix, windows)))]
fn file_number(_: &fs::Metadata) -> u64 {
    0
}

/// A file that several windows write. Clones share the last stamp.
#[derive(Clone, Debug)]
pub struct SharedFile {
    path: PathBuf,
    limit: u64,
    seen: Arc<Mutex<Option<FileStamp>>>,
}

impl SharedFile {
    /// A file of at most `limit` bytes. Create this before the file is first read, so that a later
    /// change is noticed.
    pub fn new(path: PathBuf, limit: u64) -> SharedFile {
        let seen = Arc::new(Mutex::new(FileStamp::of(&path)));
        SharedFile { path, limit, seen }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether someone else has written the file since it was last read or written here.
    pub fn has_changed(&self) -> bool {
        FileStamp::of(&self.path) != *self.seen()
    }

    fn seen(&self) -> MutexGuard<'_, Option<FileStamp>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The contents; `None` if the file does not exist.
    fn read(&self) -> Result<Option<Vec<u8>>, WriteError> {
        *self.seen() = FileStamp::of(&self.path);
        match read_limited(&self.path, self.limit) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.problem == ReadProblem::Missing => Ok(None),
            Err(error) => Err(self.error(kind(error.problem))),
        }
    }

    /// Replaces the file's contents by what `change` makes of them, while no other window writes.
    fn update<T>(
        &self,
        change: impl FnOnce(Option<&[u8]>) -> Result<(String, T), WriteError>,
    ) -> Result<T, WriteError> {
        let _lock = lock(&self.path).map_err(|kind| self.error(kind))?;
        let before = self.read()?;
        let (text, made) = change(before.as_deref())?;
        if before.as_deref() != Some(text.as_bytes()) {
            write_whole(&self.path, text.as_bytes())?;
            *self.seen() = FileStamp::of(&self.path);
        }
        Ok(made)
    }

    fn error(&self, kind: io::ErrorKind) -> WriteError {
        WriteError { path: self.path.clone(), kind }
    }
}

fn kind(problem: ReadProblem) -> io::ErrorKind {
    match problem {
        ReadProblem::Missing => io::ErrorKind::NotFound,
        ReadProblem::Folder => io::ErrorKind::IsADirectory,
        ReadProblem::NoPermission => io::ErrorKind::PermissionDenied,
        ReadProblem::TooLarge(_) => io::ErrorKind::FileTooLarge,
        ReadProblem::NotAFile | ReadProblem::LinkLoop => io::ErrorKind::InvalidInput,
        ReadProblem::System(kind) => kind,
    }
}

/// Waits until no other window writes in the folder of this file. The lock ends when the file is
/// dropped or the program ends. `None` if the file system has no locks, or this user may not create
/// one; the write itself then reports what is wrong.
fn lock(path: &Path) -> Result<Option<File>, io::ErrorKind> {
    let file = path.with_file_name(LOCK_NAME);
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    let opened =
        made.and_then(|()| File::options().create(true).truncate(false).write(true).open(file));
    let Ok(file) = opened else { return Ok(None) };
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::Error(_)) => return Ok(None),
            Err(TryLockError::WouldBlock) if begun.elapsed() >= PATIENCE => {
                return Err(io::ErrorKind::ResourceBusy);
            }
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
        }
    }
}

/// The contents of a [`SharedFile`].
pub trait Merged: Clone + PartialEq {
    type Change;

    fn read(bytes: &[u8]) -> Result<Self, Misread>;

    fn text(&self) -> String;

    fn apply(&mut self, change: &Self::Change);

    /// Gives a damaged file another name.
    fn set_aside(path: &Path) -> Result<PathBuf, WriteError> {
        set_aside(path)
    }
}

/// Why the contents of a shared file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    /// The file is damaged: it is renamed before a new one is written.
    Damaged,
    /// A newer Kete wrote it, so it must not be overwritten.
    Newer,
}

/// A shared file with its last known contents, and the changes of this window that are not written
/// yet.
#[derive(Debug)]
pub struct MergedFile<D: Merged> {
    file: SharedFile,
    known: D,
    unwritten: Vec<D::Change>,
}

impl<D: Merged> MergedFile<D> {
    /// A file that had these contents when it was read.
    pub fn new(file: SharedFile, known: D) -> MergedFile<D> {
        MergedFile { file, known, unwritten: Vec::new() }
    }

    /// The file itself, to be watched.
    pub fn file(&self) -> &SharedFile {
        &self.file
    }

    /// Whether this window has changes that are not written yet.
    pub fn has_unwritten(&self) -> bool {
        !self.unwritten.is_empty()
    }

    /// Adds changes; [`write`](Self::write) applies them to the file. The two are separate so that
    /// a write that panicked can be repeated and still makes each change once.
    pub fn note(&mut self, changes: impl IntoIterator<Item = D::Change>) {
        self.unwritten.extend(changes);
    }

    /// Adds changes and writes them, as [`write`](Self::write).
    pub fn change(
        &mut self,
        changes: impl IntoIterator<Item = D::Change>,
    ) -> Result<D, WriteError> {
        self.note(changes);
        self.write()
    }

    /// Applies all unwritten changes to what is on disk. Returns the new contents of the file. If
    /// the file has vanished or is damaged, the last known contents are written again with the
    /// changes.
    ///
    /// # Errors
    /// What the system reports. The changes stay for the next write.
    pub fn write(&mut self) -> Result<D, WriteError> {
        let (file, known, unwritten) = (&self.file, &self.known, &self.unwritten);
        let written = file.update(|bytes| {
            let mut contents = match bytes.map(D::read) {
                Some(Ok(contents)) => contents,
                None => known.clone(),
                Some(Err(Misread::Damaged)) => {
                    D::set_aside(&file.path)?;
                    known.clone()
                }
                Some(Err(Misread::Newer)) => return Err(file.error(io::ErrorKind::InvalidData)),
            };
            for change in unwritten {
                contents.apply(change);
            }
            Ok((contents.text(), contents))
        })?;
        self.unwritten.clear();
        self.known = written.clone();
        Ok(written)
    }

    /// Reads the file again if it has changed, and retries changes that could not be written.
    /// Returns the contents with this window's changes if they are new.
    pub fn look(&mut self) -> Option<D> {
        if self.has_unwritten() {
            return self.write().ok();
        }
        if !self.file.has_changed() {
            return None;
        }
        let found = self.file.read().ok().flatten().and_then(|bytes| D::read(&bytes).ok())?;
        if found == self.known {
            return None;
        }
        self.known = found.clone();
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    thread_local! {
        /// Whether the next write on this thread panics.
        static FAILS: Cell<bool> = const { Cell::new(false) };
    }

    /// Words, one a line; a change adds one.
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Words(Vec<String>);

    impl Merged for Words {
        type Change = &'static str;

        fn read(bytes: &[u8]) -> Result<Words, Misread> {
            match std::str::from_utf8(bytes) {
                Ok("newer") => Err(Misread::Newer),
                Ok(text) => Ok(Words(text.lines().map(str::to_owned).collect())),
                Err(_) => Err(Misread::Damaged),
            }
        }

        fn text(&self) -> String {
            assert!(!FAILS.take(), "a test made this write fail");
            self.0.join("\n")
        }

        fn apply(&mut self, change: &&'static str) {
            self.0.push((*change).to_owned());
        }
    }

    fn words(path: &Path) -> MergedFile<Words> {
        MergedFile::new(SharedFile::new(path.to_owned(), 1000), Words::default())
    }

    fn folder() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("deep/words.ron");
        (folder, path)
    }

    #[test]
    fn two_windows_merge_their_changes() {
        let (_folder, path) = folder();
        let (mut one, mut other) = (words(&path), words(&path));
        one.change(["fox"]).expect("written");
        let both = other.change(["owl"]).expect("written");
        assert_eq!(both.0, ["fox", "owl"]);
        assert!(one.file().has_changed() && !other.file().has_changed());
        assert_eq!(one.look(), Some(both));
        assert!(!one.file().has_changed());
        assert_eq!((one.look(), other.look()), (None, None));
    }

    #[test]
    fn a_lock_that_is_never_released_loses_no_change_and_blocks_nobody_for_ever() {
        let (_folder, path) = folder();
        let mut words = words(&path);
        words.change(["fox"]).expect("written");
        let held = lock(&path).expect("free").expect("a lock");
        let error = words.change(["owl"]).expect_err("another holds the lock");
        assert_eq!(error.kind, io::ErrorKind::ResourceBusy);
        assert!(words.has_unwritten());
        drop(held);
        assert_eq!(words.look().map(|words| words.0), Some(vec!["fox".into(), "owl".into()]));
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some("fox\nowl"));
    }

    #[test]
    fn a_write_that_panics_and_is_repeated_makes_each_change_once() {
        let (_folder, path) = folder();
        let mut words = words(&path);
        words.change(["fox"]).expect("written");
        words.note(["owl"]);
        FAILS.set(true);
        assert!(catch_unwind(AssertUnwindSafe(|| words.write())).is_err());
        assert_eq!(words.write().expect("written").0, ["fox", "owl"]);
        assert!(!words.has_unwritten());
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_its_last_known_contents_are_written_again() {
        let (_folder, path) = folder();
        let mut words = words(&path);
        words.change(["fox"]).expect("written");
        fs::write(&path, [0xFF]).expect("damaged");
        assert_eq!(words.look(), None);
        assert_eq!(words.change(["owl"]).expect("written").0, ["fox", "owl"]);
        assert_eq!(fs::read(path.with_file_name("words.damaged-1.ron")).ok(), Some(vec![0xFF]));
        fs::remove_file(&path).expect("removed");
        assert_eq!(words.change(["cat"]).expect("written").0, ["fox", "owl", "cat"]);
    }

    #[test]
    fn a_file_of_a_newer_kete_is_not_written() {
        let (_folder, path) = folder();
        let mut words = words(&path);
        words.change(["fox"]).expect("written");
        fs::write(&path, "newer").expect("written");
        assert!(words.change(["owl"]).is_err());
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some("newer"));
    }

    #[test]
    fn many_threads_that_write_at_once_lose_no_change() {
        let (_folder, path) = folder();
        let names = ["a", "b", "c", "d"];
        thread::scope(|scope| {
            for name in names {
                let mut words = words(&path);
                scope.spawn(move || {
                    for _ in 0..25 {
                        // A write that waited too long is tried again with the next change.
                        let _ = words.change([name]);
                    }
                    while words.has_unwritten() {
                        words.look();
                    }
                });
            }
        });
        let all = words(&path).change([]).expect("read").0;
        for name in names {
            assert_eq!(all.iter().filter(|word| *word == name).count(), 25, "{name}");
        }
    }
}
