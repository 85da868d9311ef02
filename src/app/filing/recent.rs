//! The files last used, newest first, kept from session to session in the config folder.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::files::{ReadProblem, WriteError, read_limited, set_aside, write_whole};

/// The most files remembered.
const MOST: usize = 10;
/// Bytes in the largest list that is read.
const MAX_BYTES: u64 = 256 << 10;
/// The name of the file in the config folder.
const NAME: &str = "recent.ron";

/// The files last used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recent {
    files: Vec<PathBuf>,
    /// The file that kept them could not be read; it is set aside before a new one is written.
    damaged: bool,
}

/// How the list is written. Paths that are no text are remembered for the session only.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Recent")]
struct Written {
    version: u32,
    files: Vec<String>,
}

impl Recent {
    /// The list kept in a config folder; empty where there is none or it cannot be read.
    pub fn read(config: &Path) -> Recent {
        let bytes = match read_limited(&config.join(NAME), MAX_BYTES) {
            Ok(bytes) => bytes,
            Err(error) => {
                let damaged = error.problem != ReadProblem::Missing;
                return Recent { damaged, ..Recent::default() };
            }
        };
        match ron::de::from_bytes::<Written>(&bytes) {
            Ok(written) if written.version == 1 => {
                let mut files: Vec<PathBuf> = Vec::new();
                for path in written.files.into_iter().map(PathBuf::from) {
                    if !files.contains(&path) && files.len() < MOST {
                        files.push(path);
                    }
                }
                Recent { files, damaged: false }
            }
            _ => Recent { damaged: true, ..Recent::default() },
        }
    }

    /// Newest first.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Whether the list could not be read.
    pub fn is_damaged(&self) -> bool {
        self.damaged
    }

    /// Puts a file first.
    pub fn add(&mut self, path: &Path) {
        self.files.retain(|known| known != path);
        self.files.insert(0, path.to_owned());
        self.files.truncate(MOST);
    }

    /// A damaged list is set aside but once.
    pub(super) fn mend(&mut self) {
        self.damaged = false;
    }

    /// Writes the list into a config folder. A list that could not be read gets another name.
    ///
    /// # Errors
    /// What the system reports; the old list stays.
    pub fn write(&self, config: &Path) -> Result<(), WriteError> {
        let path = config.join(NAME);
        if self.damaged {
            set_aside(&path)?;
        }
        let texts = self.files.iter().filter_map(|path| path.to_str().map(str::to_owned));
        let written = Written { version: 1, files: texts.collect() };
        let pretty = ron::ser::PrettyConfig::default();
        // A list of texts can always be written; were it not, an empty one does no harm.
        let text = ron::ser::to_string_pretty(&written, pretty).unwrap_or_default();
        write_whole(&path, text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_files_are_kept_newest_first_and_each_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = folder.path().join("config");
        assert_eq!(Recent::read(&config), Recent::default());
        let mut recent = Recent::default();
        for number in 0..12 {
            recent.add(Path::new(&format!("/games/{number}.kete")));
        }
        recent.add(Path::new("/games/„fox“ 7.kete"));
        recent.add(Path::new("/games/5.kete"));
        recent.write(&config).expect("written");
        let back = Recent::read(&config);
        assert_eq!(back, recent);
        assert_eq!(back.files().len(), MOST);
        assert_eq!(back.files()[0], Path::new("/games/5.kete"));
        assert_eq!(back.files()[1], Path::new("/games/„fox“ 7.kete"));
    }

    #[test]
    fn a_damaged_list_is_set_aside_not_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = folder.path();
        for noise in ["(version: 1, files: [", "(version: 2, files: [])", "\u{0}"] {
            std::fs::write(config.join(NAME), noise).expect("written");
            let mut recent = Recent::read(config);
            assert!(recent.is_damaged() && recent.files().is_empty(), "{noise:?}");
            recent.add(Path::new("/games/fox.kete"));
            recent.write(config).expect("written");
            assert_eq!(Recent::read(config).files(), [Path::new("/games/fox.kete")]);
        }
        let aside = std::fs::read(config.join("recent.damaged-2.ron")).expect("set aside");
        assert_eq!(aside, b"(version: 2, files: [])");
    }
}
