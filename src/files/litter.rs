//! Part files that a killed Kete leaves behind, and how the next start deletes them.
//!
//! Kete writes a file into a part file in the same folder and then renames it. Only within one
//! folder is a rename atomic, and only there does the file get the owner group and access list that
//! the folder gives to new files. If Kete is killed in between, the part file stays.
//!
//! - Every start sweeps the folders in which Kete stores files.
//! - Before Kete writes into any other folder, it writes that folder's path into a note in its data
//!   folder, and deletes the note after the write. The next start reads the remaining notes and
//!   sweeps their folders.
//! - A process holds an advisory lock on each part file and note that it uses. The system releases
//!   the lock when the process ends in any way. A locked file is never swept.
//! - Between creating and locking a file, a process could be seen without its lock. The file is
//!   then empty and new, and the sweep leaves such files to the next start.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::Folders;
use super::part::is_part;
use super::read::read_limited;

const NOTE_SUFFIX: &str = ".folder";
const LONGEST_PATH: u64 = 64 * 1024;
/// An empty file without a lock that is younger than this may belong to a process that is about to
/// lock it.
const JUST_MADE: Duration = Duration::from_secs(10);
/// On a file system without locks, a part file older than this belongs to nobody.
const OLD: Duration = Duration::from_secs(3600);
/// A note about a folder that does not exist, for instance on an unplugged stick, is deleted at
/// this age.
const FORGOTTEN: Duration = Duration::from_secs(90 * 24 * 3600);

/// Where this process writes its notes.
static NOTES: OnceLock<Notes> = OnceLock::new();

/// From now on, every write of this process into a folder that is not one of these leaves a note,
/// so that [`sweep`] finds what a kill leaves there. Only the first call has an effect.
pub fn note_writes(folders: &Folders) {
    let _ = NOTES.set(Notes::of(folders));
}

/// The note for a write into this folder, if it needs one.
pub(super) fn note(folder: &Path) -> Option<Note> {
    NOTES.get()?.write(folder)
}

/// Where notes are written, and which folders need none.
struct Notes {
    place: PathBuf,
    swept: Vec<PathBuf>,
}

/// The note of a write in progress. Dropping it deletes it.
pub(super) struct Note {
    _file: NamedTempFile,
}

impl Notes {
    fn of(folders: &Folders) -> Notes {
        Notes { place: folders.notes(), swept: folders.written() }
    }

    /// Writes the note of a folder. If that fails, the write goes on without a note.
    fn write(&self, folder: &Path) -> Option<Note> {
        let folder = std::path::absolute(folder).ok()?;
        let is_swept = |own: &PathBuf| std::path::absolute(own).is_ok_and(|own| own == folder);
        if self.swept.iter().any(is_swept) {
            return None;
        }
        fs::create_dir_all(&self.place).ok()?;
        let mut file = Builder::new().suffix(NOTE_SUFFIX).tempfile_in(&self.place).ok()?;
        let _ = file.as_file().lock();
        file.write_all(folder.as_os_str().as_encoded_bytes()).ok()?;
        // A power cut must not leave the part file without its note.
        file.as_file().sync_all().ok()?;
        Some(Note { _file: file })
    }
}

/// Deletes part files that no living process is writing, in the folders of Kete and in the folders
/// that notes name.
pub fn sweep(folders: &Folders) {
    for folder in folders.written() {
        sweep_folder(&folder);
    }
    let Ok(entries) = fs::read_dir(folders.notes()) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.to_string_lossy().ends_with(NOTE_SUFFIX) && is_abandoned(&path) {
            sweep_by_note(&path);
        }
    }
}

/// Sweeps the folder that a note names. Deletes the note unless a part file may still be there.
fn sweep_by_note(note: &Path) {
    let noted = read_limited(note, LONGEST_PATH).ok().and_then(path_of);
    let is_clean = match noted {
        Some(folder) if folder.is_absolute() => match fs::exists(&folder) {
            Ok(true) => sweep_folder(&folder),
            _ => age(note).is_some_and(|age| age > FORGOTTEN),
        },
        _ => true,
    };
    if is_clean {
        let _ = fs::remove_file(note);
    }
}

/// Sweeps one folder. Returns whether it has no part files left.
fn sweep_folder(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return true };
    let mut is_clean = true;
    for entry in entries.flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && entry.file_name().to_str().is_some_and(is_part) {
            let path = entry.path();
            is_clean &= is_abandoned(&path) && fs::remove_file(&path).is_ok();
        }
    }
    is_clean
}

/// Whether no living process uses a part file or a note.
fn is_abandoned(path: &Path) -> bool {
    let Ok(file) = File::open(path) else { return false };
    match file.try_lock() {
        Ok(()) => {
            let is_empty = file.metadata().is_ok_and(|about| about.len() == 0);
            !is_empty || age(path).is_some_and(|age| age > JUST_MADE)
        }
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => age(path).is_some_and(|age| age > OLD),
    }
}

fn age(path: &Path) -> Option<Duration> {
    fs::metadata(path).ok()?.modified().ok()?.elapsed().ok()
}

#[cfg(unix)]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    (!bytes.is_empty()).then(|| PathBuf::from(OsString::from_vec(bytes)))
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    let text = String::from_utf8(bytes).ok()?;
    (!text.is_empty()).then(|| PathBuf::from(OsString::from(text)))
}

#[cfg(test)]
mod tests {
    use super::super::part::PartFile;
    use super::*;

    const LEFT: &str = ".kete-a1B2c3.part";

    fn put(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
        fs::create_dir_all(folder).expect("a folder");
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file");
        path
    }

    fn data() -> (tempfile::TempDir, Folders) {
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(data.path());
        (data, folders)
    }

    #[test]
    fn every_folder_of_kete_is_swept_and_nothing_else_is_deleted() {
        let (_data, folders) = data();
        let written = folders.written();
        assert_eq!(written.len(), 10);
        let stay = ["fox.kete", ".kete-.part", ".kete-notes.part", "kete-a1B2c3.part"];
        for folder in &written {
            put(folder, LEFT, b"half a game");
            for name in stay {
                put(folder, name, b"");
            }
        }
        sweep(&folders);
        for folder in &written {
            assert!(!folder.join(LEFT).exists(), "{folder:?}");
            assert!(stay.iter().all(|name| folder.join(name).exists()), "{folder:?}");
        }
    }

    #[test]
    fn files_being_written_stay() {
        let (_data, folders) = data();
        let games = folders.games();
        fs::create_dir_all(&games).expect("a folder");
        let parts = || fs::read_dir(&games).expect("listed").count();
        let mut part = PartFile::new(&games, None).expect("a part file");
        part.file().write_all(b"half").expect("written");
        sweep(&folders);
        assert_eq!(parts(), 1);
        drop(part);
        // An empty new file may be about to be locked.
        let path = put(&games, LEFT, b"");
        sweep(&folders);
        assert_eq!(parts(), 1);
        let file = File::options().write(true).open(&path).expect("opened");
        let before = std::time::SystemTime::now() - 2 * JUST_MADE;
        file.set_modified(before).expect("dated");
        drop(file);
        sweep(&folders);
        assert_eq!(parts(), 0);
    }

    #[test]
    fn a_note_leads_to_what_a_killed_process_left_in_a_persons_folder() {
        let (_data, folders) = data();
        let home = tempfile::tempdir().expect("a folder");
        let notes = Notes::of(&folders);
        assert!(notes.write(&folders.games()).is_none(), "it is swept anyway");
        let note = notes.write(home.path()).expect("a note");
        let left = put(home.path(), LEFT, b"half a game");
        sweep(&folders);
        assert!(left.exists(), "the writer is alive");
        // A killed process drops nothing: its file stays, its lock ends.
        let (file, path) = note._file.keep().expect("kept");
        drop(file);
        sweep(&folders);
        assert!(!left.exists() && !path.exists());
        // A note about a folder that is missing for now is kept.
        let stick = home.path().join("stick");
        let (file, path) = notes.write(&stick).expect("a note")._file.keep().expect("kept");
        drop(file);
        sweep(&folders);
        assert!(path.exists());
        let left = put(&stick, LEFT, b"half a game");
        sweep(&folders);
        assert!(!left.exists() && !path.exists());
        // A note that is not valid sweeps nothing.
        let bad = put(&folders.notes(), "x.folder", b"relative/path");
        sweep(&folders);
        assert!(!bad.exists());
    }
}
