//! The folders in which Kete stores files.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// A folder of this name beside the program makes Kete portable.
const PORTABLE_FOLDER: &str = "kete-data";

/// The folders for games and settings. A folder is created only when something is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    /// For large files that can be made again: on Windows a folder that stays on this machine.
    local: PathBuf,
    config: PathBuf,
    /// The folder of the learner, except for the first one.
    learner: Option<PathBuf>,
}

impl Folders {
    /// The folder `kete-data` beside the program if there is one, so that both can be carried
    /// together; otherwise the platform's folders for this user. `None` if the user has no home
    /// folder.
    pub fn of_user() -> Option<Folders> {
        if let Some(data) = beside_the_program() {
            return Some(Folders::under(data));
        }
        let dirs = ProjectDirs::from("", "", "Kete")?;
        Some(Folders {
            data: dirs.data_dir().to_owned(),
            local: dirs.data_local_dir().to_owned(),
            config: dirs.config_dir().to_owned(),
            learner: None,
        })
    }

    /// Everything under one folder, as for `--data-dir`.
    pub fn under(dir: impl Into<PathBuf>) -> Folders {
        let data = dir.into();
        Folders { local: data.clone(), config: data.join("config"), data, learner: None }
    }

    /// The same folders for a learner: one with a folder of this name, or the first.
    #[must_use]
    pub fn of_learner(&self, folder: Option<&str>) -> Folders {
        Folders { learner: folder.map(|folder| self.learners().join(folder)), ..self.clone() }
    }

    /// A folder for each learner except the first.
    pub fn learners(&self) -> PathBuf {
        self.data.join("learners")
    }

    /// The folder of the learner; `None` for the first, whose files are among the others.
    pub fn learner(&self) -> Option<&Path> {
        self.learner.as_deref()
    }

    /// The folder for the learner's progress and record.
    pub fn own_data(&self) -> &Path {
        self.learner().unwrap_or(&self.data)
    }

    /// The folder for the learner's settings.
    pub fn own_config(&self) -> &Path {
        self.learner().unwrap_or(&self.config)
    }

    /// The folder for games and progress.
    pub fn data(&self) -> &Path {
        &self.data
    }

    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder for saved games, unless the player chooses another one.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Endgame tables, one file for each kind.
    pub fn tables(&self) -> PathBuf {
        self.local.join("tables")
    }

    /// Unfinished proofs of positions that are being solved, one file each.
    pub fn solving(&self) -> PathBuf {
        self.local.join("solving")
    }

    /// Courses that people wrote themselves.
    pub fn tutorials(&self) -> PathBuf {
        self.data.join("tutorials")
    }

    /// Courses that are being written and not saved, one file each.
    pub fn drafts(&self) -> PathBuf {
        self.data.join("drafts")
    }

    /// Languages that people translate Kete into: a folder for each, named by its code.
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// Reports of crashes, one file each.
    pub fn crashes(&self) -> PathBuf {
        self.data.join("crashes")
    }

    /// Games that are not finished, one file each, saved after every turn.
    pub fn unfinished(&self) -> PathBuf {
        self.data.join("unfinished")
    }

    pub fn finished(&self) -> PathBuf {
        self.data.join("finished")
    }

    /// Every folder in which Kete writes files without being asked.
    pub fn written(&self) -> Vec<PathBuf> {
        let mut folders = vec![
            self.data.clone(),
            self.config.clone(),
            self.games(),
            self.tables(),
            self.solving(),
            self.tutorials(),
            self.drafts(),
            self.unfinished(),
            self.finished(),
            self.crashes(),
        ];
        let learners = fs::read_dir(self.learners()).into_iter().flatten().flatten();
        folders.extend(learners.map(|entry| entry.path()).filter(|path| path.is_dir()));
        folders
    }

    /// Notes about other folders that Kete is writing to.
    pub(super) fn notes(&self) -> PathBuf {
        self.data.join("writing")
    }
}

fn beside_the_program() -> Option<PathBuf> {
    let data = env::current_exe().ok()?.parent()?.join(PORTABLE_FOLDER);
    data.is_dir().then_some(data)
}
