//! The files last used, newest first, kept from session to session in the config folder.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};

use crate::files::{
    Folders, Merged, MergedFile, Misread, ReadProblem, SharedFile, read_limited, set_aside,
};

/// The most files remembered.
const MOST: usize = 10;
/// Bytes in the largest list that is read.
const MAX_BYTES: u64 = 256 << 10;
/// The name of the file in the config folder.
const NAME: &str = "recent.ron";

/// The list on disk, which several windows write. A change is a file that was used.
pub type RecentFile = Arc<Mutex<MergedFile<Recent>>>;

/// The files last used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recent {
    files: Vec<PathBuf>,
}

/// How the list is written. Paths that are no text are remembered for the session only.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Recent")]
struct Written {
    version: u32,
    files: Vec<String>,
}

impl Recent {
    /// The list kept in a config folder, empty where there is none; and whether what is there
    /// cannot be read. A list that cannot be read gets another name before a new one is written.
    pub fn open(folders: &Folders) -> (Recent, RecentFile, bool) {
        let file = SharedFile::new(folders.config().join(NAME), MAX_BYTES);
        let (recent, is_damaged) = match read_limited(file.path(), MAX_BYTES) {
            Ok(bytes) => match <Recent as Merged>::read(&bytes) {
                Ok(recent) => (recent, false),
                Err(_) => (Recent::default(), true),
            },
            Err(error) => {
                if matches!(error.problem, ReadProblem::TooLarge(_))
                    && set_aside(file.path()).is_err()
                {
                    log::warn!("{error}");
                }
                (Recent::default(), error.problem != ReadProblem::Missing)
            }
        };
        let shared = Arc::new(Mutex::new(MergedFile::new(file, recent.clone())));
        (recent, shared, is_damaged)
    }

    /// Newest first.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Puts a file first.
    pub fn add(&mut self, path: &Path) {
        self.files.retain(|known| known != path);
        self.files.insert(0, path.to_owned());
        self.files.truncate(MOST);
    }

    /// Shows the list of all windows. Paths that are no text are not in it and keep their places.
    pub fn take_in(&mut self, list: Recent) {
        let own = std::mem::replace(&mut self.files, list.files);
        let unwritten = own.into_iter().enumerate().filter(|(_, path)| path.to_str().is_none());
        for (at, path) in unwritten {
            if !self.files.contains(&path) {
                self.files.insert(at.min(self.files.len()), path);
            }
        }
        self.files.truncate(MOST);
    }
}

impl Merged for Recent {
    type Change = PathBuf;

    fn read(bytes: &[u8]) -> Result<Recent, Misread> {
        let written = ron::de::from_bytes::<Written>(bytes).map_err(|_| Misread::Damaged)?;
        if written.version != 1 {
            return Err(Misread::Damaged);
        }
        let mut files: Vec<PathBuf> = Vec::new();
        for path in written.files.into_iter().map(PathBuf::from) {
            if !files.contains(&path) && files.len() < MOST {
                files.push(path);
            }
        }
        Ok(Recent { files })
    }

    fn text(&self) -> String {
        let texts = self.files.iter().filter_map(|path| path.to_str().map(str::to_owned));
        let written = Written { version: 1, files: texts.collect() };
        let pretty = ron::ser::PrettyConfig::default();
        // A list of texts can always be written; were it not, an empty one does no harm.
        ron::ser::to_string_pretty(&written, pretty).unwrap_or_default()
    }

    fn apply(&mut self, path: &PathBuf) {
        self.add(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(file: &RecentFile, path: &str) -> Recent {
        let mut file = file.lock().expect("nobody panicked");
        file.change([PathBuf::from(path)]).expect("written")
    }

    #[test]
    fn ten_files_are_kept_newest_first_and_each_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let (mut recent, file, is_damaged) = Recent::open(&folders);
        assert_eq!((&recent, is_damaged), (&Recent::default(), false));
        let names = (0..12).map(|number| format!("/games/{number}.kete"));
        for name in names.chain(["/games/„fox“ 7.kete".into(), "/games/5.kete".into()]) {
            recent.add(Path::new(&name));
            write(&file, &name);
        }
        let (back, _, _) = Recent::open(&folders);
        assert_eq!(back, recent);
        assert_eq!(back.files().len(), MOST);
        assert_eq!(back.files()[0], Path::new("/games/5.kete"));
        assert_eq!(back.files()[1], Path::new("/games/„fox“ 7.kete"));
    }

    #[test]
    fn a_damaged_list_is_set_aside_not_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let config = folders.config();
        std::fs::create_dir_all(config).expect("made");
        for noise in ["(version: 1, files: [", "(version: 2, files: [])", "\u{0}"] {
            std::fs::write(config.join(NAME), noise).expect("written");
            let (recent, file, is_damaged) = Recent::open(&folders);
            assert!(is_damaged && recent.files().is_empty(), "{noise:?}");
            let written = write(&file, "/games/fox.kete");
            assert_eq!(written.files(), [Path::new("/games/fox.kete")]);
            assert_eq!(Recent::open(&folders).0, written);
        }
        let aside = std::fs::read(config.join("recent.damaged-2.ron")).expect("set aside");
        assert_eq!(aside, b"(version: 2, files: [])");
    }

    #[test]
    fn what_two_windows_opened_is_in_both_lists() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let ((mut one, first, _), (mut other, second, _)) =
            (Recent::open(&folders), Recent::open(&folders));
        one.add(Path::new("/games/fox.kete"));
        write(&first, "/games/fox.kete");
        other.add(Path::new("/games/owl.kete"));
        other.take_in(write(&second, "/games/owl.kete"));
        let news = first.lock().expect("nobody panicked").look().expect("news");
        one.take_in(news);
        assert_eq!(one, other);
        assert_eq!(one.files(), [Path::new("/games/owl.kete"), Path::new("/games/fox.kete")]);
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_stays_for_the_session() {
        use std::os::unix::ffi::OsStrExt as _;
        let odd = Path::new(std::ffi::OsStr::from_bytes(b"/games/\xFF.kete"));
        let mut recent = Recent::default();
        recent.add(Path::new("/games/fox.kete"));
        recent.add(odd);
        let mut list = Recent::default();
        list.add(Path::new("/games/owl.kete"));
        recent.take_in(list);
        assert_eq!(recent.files(), [odd, Path::new("/games/owl.kete")]);
    }
}
