//! The draft of a course on disk: written after each change, deleted once the course is saved.

use std::fs;
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

    /// All drafts in the folder, in the order of their beginning.
    pub fn all(folders: &Folders) -> Vec<Draft> {
        let Ok(entries) = fs::read_dir(folders.drafts()) else { return Vec::new() };
        let paths = entries.flatten().map(|entry| entry.path());
        let mut paths: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|it| it == ENDING)).collect();
        paths.sort();
        paths.iter().filter_map(|path| Draft::read(path)).collect()
    }

    /// Deletes its file; one that is not there any more is fine.
    pub fn forget(path: &Path) {
        if let Err(error) = fs::remove_file(path)
            && error.kind() != std::io::ErrorKind::NotFound
        {
            log::warn!("{}: {error}", path.display());
        }
    }
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
        Draft::forget(&path);
        Draft::forget(&path);
        assert_eq!(Draft::all(&folders), []);
    }
}
