//! The folders Kete keeps things in.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// Where Kete keeps games and settings. Nothing is created before something is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
}

impl Folders {
    /// The platform's folders for this user; `None` where no home folder is known.
    pub fn of_user() -> Option<Folders> {
        let dirs = ProjectDirs::from("", "", "Kete")?;
        Some(Folders { data: dirs.data_dir().to_owned(), config: dirs.config_dir().to_owned() })
    }

    /// Everything under one folder, as `--data-dir` asks.
    pub fn under(dir: impl Into<PathBuf>) -> Folders {
        let data = dir.into();
        Folders { config: data.join("config"), data }
    }

    /// What Kete keeps about play and learning.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Settings.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// Where games are saved unless the player chooses another place.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Endgame tables, one file for each kind.
    pub fn tables(&self) -> PathBuf {
        self.data.join("tables")
    }

    /// Courses that people have written themselves.
    pub fn tutorials(&self) -> PathBuf {
        self.data.join("tutorials")
    }

    /// The games that are not finished, one file each, kept after every turn.
    pub fn unfinished(&self) -> PathBuf {
        self.data.join("unfinished")
    }

    /// The last games that came to their end, one file each.
    pub fn finished(&self) -> PathBuf {
        self.data.join("finished")
    }
}
