//! The folders Kete keeps things in.

use std::env;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folder beside the program that makes it a portable one.
const BESIDE: &str = "kete-data";

/// Where Kete keeps games and settings. Nothing is created before something is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
}

impl Folders {
    /// The folder `kete-data` beside the program where there is one, so that both can be carried
    /// about together; otherwise the platform's folders for this user, `None` where no home folder
    /// is known.
    pub fn of_user() -> Option<Folders> {
        if let Some(data) = beside_the_program() {
            return Some(Folders::under(data));
        }
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

    /// The games that came to their end, one file each.
    pub fn finished(&self) -> PathBuf {
        self.data.join("finished")
    }

    /// Every folder in which Kete writes files by itself.
    pub fn written(&self) -> Vec<PathBuf> {
        vec![
            self.data.clone(),
            self.config.clone(),
            self.games(),
            self.tables(),
            self.tutorials(),
            self.unfinished(),
            self.finished(),
        ]
    }

    /// Notes of the folders elsewhere that are being written to.
    pub(super) fn notes(&self) -> PathBuf {
        self.data.join("writing")
    }
}

fn beside_the_program() -> Option<PathBuf> {
    let data = env::current_exe().ok()?.parent()?.join(BESIDE);
    data.is_dir().then_some(data)
}
