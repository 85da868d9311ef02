//! The files last used, newest first, kept from session to session in the config folder.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::kept_file::Kept;
use crate::files::{Merged, Misread};
use crate::texts::messages as say;

/// The most files remembered.
const MOST: usize = 10;

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

/// A change is a file that was used.
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

impl Kept for Recent {
    const FILE: &'static str = "recent.ron";
    const MAX_BYTES: u64 = 256 << 10;
    const THREAD: &'static str = "recent files";
    const WRITES: fn() -> &'static str = say::closing::writing_files;

    fn damaged(_: &str) -> String {
        say::labels::recent_damaged().to_owned()
    }

    fn unreadable(_: &str) -> String {
        say::labels::recent_damaged().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kept_file::{Found, KeptFile};
    use crate::background::Mode;
    use crate::files::Folders;

    fn write(file: &KeptFile<Recent>, path: &str) -> Recent {
        file.keep(PathBuf::from(path));
        file.news().contents.expect("written")
    }

    fn open(folders: &Folders) -> (Recent, KeptFile<Recent>, bool) {
        let found = Found::<Recent>::open(folders);
        let file = found.start(Mode::Inline, || ());
        (found.contents, file, !found.messages.is_empty())
    }

    #[test]
    fn ten_files_are_kept_newest_first_and_each_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let (mut recent, file, is_damaged) = open(&folders);
        assert_eq!((&recent, is_damaged), (&Recent::default(), false));
        let names = (0..12).map(|number| format!("/games/{number}.kete"));
        for name in names.chain(["/games/„fox“ 7.kete".into(), "/games/5.kete".into()]) {
            recent.add(Path::new(&name));
            write(&file, &name);
        }
        let (back, _, _) = open(&folders);
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
            std::fs::write(config.join(Recent::FILE), noise).expect("written");
            let (recent, file, is_damaged) = open(&folders);
            assert!(is_damaged && recent.files().is_empty(), "{noise:?}");
            let written = write(&file, "/games/fox.kete");
            assert_eq!(written.files(), [Path::new("/games/fox.kete")]);
            assert_eq!(open(&folders).0, written);
        }
        let aside = std::fs::read(config.join("recent.damaged-2.ron")).expect("set aside");
        assert_eq!(aside, b"(version: 2, files: [])");
    }

    #[test]
    fn what_two_windows_opened_is_in_both_lists() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        let ((mut one, first, _), (mut other, second, _)) = (open(&folders), open(&folders));
        one.add(Path::new("/games/fox.kete"));
        write(&first, "/games/fox.kete");
        other.add(Path::new("/games/owl.kete"));
        other.take_in(write(&second, "/games/owl.kete"));
        first.look();
        one.take_in(first.news().contents.expect("news"));
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
