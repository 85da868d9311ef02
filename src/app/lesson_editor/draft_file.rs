//! The draft of a course on disk: written after each change, deleted once the course is saved.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::files::{Fingerprint, Folders, WriteError, read_limited, write_whole};
use crate::tutor::limits::MOST_BYTES;
use crate::tutor::schema::Course;

const ENDING: &str = "ron";

/// The file of a course, and what it held when it was read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseOnDisk {
    pub path: PathBuf,
    pub print: Option<Fingerprint>,
}

/// A draft that was not saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// Its own file.
    pub path: PathBuf,
    /// The file of the course, if it has one.
    pub file: Option<PathBuf>,
    pub course: Course,
}

/// What the file holds.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Draft")]
struct DraftText<C> {
    file: Option<PathBuf>,
    course: C,
}

impl Draft {
    /// A file for a new draft.
    pub fn new_path(folders: &Folders, moment: u64) -> PathBuf {
        folders.drafts().join(format!("course-{moment}.{ENDING}"))
    }

    /// Writes it whole or not at all.
    ///
    /// # Errors
    /// The system refuses.
    pub fn write(&self) -> Result<(), WriteError> {
        let text = DraftText { file: self.file.clone(), course: &self.course };
        let Ok(text) = ron::to_string(&text) else { return Ok(()) };
        write_whole(&self.path, text.as_bytes())
    }

    fn read(path: &Path) -> Option<Draft> {
        // A draft has no line breaks, but the name of a file more than a course.
        let bytes = read_limited(path, 2 * MOST_BYTES).ok()?;
        let text: DraftText<Course> = ron::de::from_bytes(&bytes).ok()?;
        Some(Draft { path: path.to_owned(), file: text.file, course: text.course })
    }

    /// Marks the draft as one that this window is writing, until the result is dropped. `None` where
    /// the system has no locks.
    pub fn hold(path: &Path) -> Option<File> {
        let file = File::create(lock_of(path)).ok()?;
        file.try_lock().ok()?;
        Some(file)
    }

    /// Whether another window is writing it.
    fn is_held(path: &Path) -> bool {
        let file = File::open(lock_of(path));
        file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
    }

    /// All drafts in the folder that no window is writing, in the order of their beginning.
    pub fn all(folders: &Folders) -> Vec<Draft> {
        let Ok(entries) = fs::read_dir(folders.drafts()) else { return Vec::new() };
        let paths = entries.flatten().map(|entry| entry.path());
        let mut paths: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|it| it == ENDING)).collect();
        paths.sort();
        let free = paths.iter().filter(|path| !Draft::is_held(path));
        free.filter_map(|path| Draft::read(path)).collect()
    }

    /// Deletes its file; one that is not there any more is fine.
    pub fn forget(path: &Path) {
        for path in [path, &lock_of(path)] {
            if let Err(error) = fs::remove_file(path)
                && error.kind() != std::io::ErrorKind::NotFound
            {
                log::warn!("{}: {error}", path.display());
            }
        }
    }
}

/// The file whose lock says that a window is writing the draft. A draft itself is replaced whole, so
/// that no lock stays on it.
fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tutor::course;

    #[test]
    fn a_draft_is_found_again_and_a_damaged_one_is_left_alone() {
        let dir = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(dir.path());
        let course = course(crate::rules::GameName::Owari).expect("bundled");
        let path = Draft::new_path(&folders, 7);
        let draft = Draft { path: path.clone(), file: Some("a b.ron".into()), course };
        draft.write().expect("written");
        fs::write(folders.drafts().join("course-8.ron"), "(").expect("written");
        assert_eq!(Draft::all(&folders), [draft]);
        // While a window writes it, it is not left over.
        let held = Draft::hold(&path);
        assert!(held.is_some());
        assert_eq!(Draft::all(&folders), []);
        drop(held);
        assert_eq!(Draft::all(&folders).len(), 1);
        Draft::forget(&path);
        Draft::forget(&path);
        assert_eq!(Draft::all(&folders), []);
        assert!(!lock_of(&path).exists());
    }
}
