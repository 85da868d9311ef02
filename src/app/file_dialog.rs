//! Choosing a file: the system's dialog on a thread of its own, and the one in the window for
//! where there is none.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use super::update::EXTENSION;
use crate::texts::window as words;

/// An answer that came this soon was no person's: no dialog can have been shown.
const NO_PERSON: Duration = Duration::from_millis(300);
/// A folder shows no more entries than this.
const MOST_ENTRIES: usize = 2_000;

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save there; the name proposed.
    Save(PathBuf),
}

/// The system's dialog at work.
pub struct Asked {
    purpose: Purpose,
    since: Instant,
    answer: Receiver<Option<PathBuf>>,
}

/// What came of asking.
pub enum Answer {
    /// A file.
    Chosen(PathBuf),
    /// Nothing: the person cancelled.
    Cancelled,
    /// There is no such dialog here.
    NoDialog,
}

impl Asked {
    /// Shows the system's dialog. `wake` is called when the answer is in.
    pub fn start(purpose: Purpose, folder: &Path, wake: impl Fn() + Send + 'static) -> Asked {
        let (sender, answer) = channel();
        let folder = folder.to_owned();
        let what = purpose.clone();
        std::thread::spawn(move || {
            let dialog = rfd::FileDialog::new()
                .add_filter(words::KETE_GAMES, &[EXTENSION])
                .set_directory(folder);
            let chosen = match &what {
                Purpose::Open => dialog.pick_file(),
                Purpose::Save(path) => {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    dialog.set_file_name(name).save_file()
                }
            };
            // Whether anyone still waits for the answer is no matter here.
            let _ = sender.send(chosen);
            wake();
        });
        Asked { purpose, since: Instant::now(), answer }
    }

    /// What was asked for.
    pub fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    /// The answer, once it is in.
    pub fn answer(&self) -> Option<Answer> {
        match self.answer.try_recv() {
            Ok(Some(path)) => Some(Answer::Chosen(with_extension(path, &self.purpose))),
            Ok(None) if self.since.elapsed() < NO_PERSON => Some(Answer::NoDialog),
            Ok(None) => Some(Answer::Cancelled),
            Err(std::sync::mpsc::TryRecvError::Empty) => None,
            Err(std::sync::mpsc::TryRecvError::Disconnected) => Some(Answer::NoDialog),
        }
    }
}

/// A file to save to gets the ending of save files where it has none.
fn with_extension(path: PathBuf, purpose: &Purpose) -> PathBuf {
    match purpose {
        Purpose::Save(_) if path.extension().is_none() => path.with_extension(EXTENSION),
        _ => path,
    }
}

/// An entry of a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Listed {
    /// Folders stand first.
    pub is_file: bool,
    /// Its name.
    pub name: String,
}

/// The dialog in the window.
pub struct FileDialog {
    /// What for.
    pub purpose: Purpose,
    /// The folder shown.
    pub folder: PathBuf,
    /// What stands in the field: a name in the folder, or a whole path.
    pub field: String,
    /// The folder's folders and games.
    pub entries: Vec<Listed>,
    /// What is wrong.
    pub error: Option<String>,
    /// This file exists: replace it?
    pub replace: Option<PathBuf>,
}

/// What is done in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileIntent {
    /// Text is typed.
    Field(String),
    /// To the folder above.
    Up,
    /// An entry is chosen.
    Entry(usize),
    /// Open or Save is pressed.
    Confirm,
    /// The file there may be replaced.
    Replace,
    /// The file there is kept, another name is taken.
    KeepBoth,
    /// The question whether to replace is put away.
    DoNotReplace,
}

impl FileDialog {
    /// Opens it in a folder. One that is not made yet is shown empty: saving makes it.
    pub fn new(purpose: Purpose, folder: &Path) -> FileDialog {
        let field = match &purpose {
            Purpose::Open => String::new(),
            Purpose::Save(path) => super::update::file_name(path),
        };
        let nowhere = folder.as_os_str().is_empty();
        let folder = if nowhere { PathBuf::from(".") } else { folder.to_owned() };
        let mut dialog =
            FileDialog { purpose, folder, field, entries: Vec::new(), error: None, replace: None };
        dialog.list();
        dialog
    }

    fn list(&mut self) {
        self.entries.clear();
        let listed = match fs::read_dir(&self.folder) {
            Ok(listed) => listed,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
            Err(error) => {
                self.error = Some(words::cannot_list(&error.kind().to_string()));
                return;
            }
        };
        for entry in listed.flatten().take(10 * MOST_ENTRIES) {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = entry.path();
            let is_game = path.extension().is_some_and(|ending| ending == EXTENSION);
            if name.starts_with('.') || self.entries.len() >= MOST_ENTRIES {
                continue;
            }
            if path.is_dir() {
                self.entries.push(Listed { is_file: false, name });
            } else if is_game {
                self.entries.push(Listed { is_file: true, name });
            }
        }
        self.entries.sort();
    }

    fn go(&mut self, folder: PathBuf) {
        self.folder = folder;
        self.error = None;
        self.list();
    }

    /// Does what is asked; gives the file once one is chosen.
    pub fn apply(&mut self, intent: &FileIntent) -> Option<PathBuf> {
        match intent {
            FileIntent::Field(text) => {
                self.field.clone_from(text);
                self.error = None;
            }
            FileIntent::Up => {
                if let Some(above) = self.folder.parent().map(Path::to_owned) {
                    self.go(above);
                }
            }
            FileIntent::Entry(number) => {
                let entry = self.entries.get(*number)?.clone();
                if entry.is_file {
                    self.field = entry.name;
                    self.error = None;
                } else {
                    self.go(self.folder.join(entry.name));
                }
            }
            FileIntent::Confirm => return self.confirm(),
            FileIntent::Replace => return self.replace.take(),
            FileIntent::KeepBoth => {
                let taken = self.replace.take()?;
                let stem = taken.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let names = (2_u32..10_000)
                    .map(|number| taken.with_file_name(format!("{stem}-{number}.{EXTENSION}")));
                return names.into_iter().find(|path| !path.exists());
            }
            FileIntent::DoNotReplace => self.replace = None,
        }
        None
    }

    fn confirm(&mut self) -> Option<PathBuf> {
        let typed = self.field.trim();
        if typed.is_empty() {
            self.error = Some(words::NAME_A_FILE.to_owned());
            return None;
        }
        let path = self.folder.join(typed);
        if path.is_dir() {
            self.field.clear();
            self.go(path);
            return None;
        }
        let path = with_extension(path, &self.purpose);
        if self.purpose == Purpose::Open {
            return Some(path);
        }
        if path.exists() {
            self.replace = Some(path);
            return None;
        }
        Some(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_stand_first_and_only_games_are_listed() {
        let dir = tempfile::tempdir().expect("a folder");
        fs::create_dir(dir.path().join("zoo")).expect("a folder");
        for name in ["b.kete", "a.kete", "notes.txt", ".hidden.kete"] {
            fs::write(dir.path().join(name), "").expect("a file");
        }
        let mut dialog = FileDialog::new(Purpose::Open, dir.path());
        let names: Vec<&str> = dialog.entries.iter().map(|entry| entry.name.as_str()).collect();
        assert_eq!(names, ["zoo", "a.kete", "b.kete"]);
        assert_eq!(dialog.apply(&FileIntent::Entry(1)), None);
        assert_eq!(dialog.apply(&FileIntent::Confirm), Some(dir.path().join("a.kete")));
        dialog.apply(&FileIntent::Entry(0));
        assert!(dialog.folder.ends_with("zoo") && dialog.entries.is_empty());
        dialog.apply(&FileIntent::Up);
        assert_eq!(dialog.entries.len(), 3);
    }

    #[test]
    fn a_folder_not_made_yet_is_shown_empty_to_open_and_to_save() {
        let dir = tempfile::tempdir().expect("a folder");
        let games = dir.path().join("games");
        for purpose in [Purpose::Open, Purpose::Save(games.join("fox.kete"))] {
            let dialog = FileDialog::new(purpose, &games);
            assert_eq!(dialog.folder, games);
            assert!(dialog.entries.is_empty() && dialog.error.is_none());
        }
    }

    #[test]
    fn a_file_that_is_there_is_not_replaced_without_a_question() {
        let dir = tempfile::tempdir().expect("a folder");
        fs::write(dir.path().join("fox.kete"), "").expect("a file");
        let purpose = Purpose::Save(dir.path().join("fox.kete"));
        let mut dialog = FileDialog::new(purpose, dir.path());
        assert_eq!(dialog.apply(&FileIntent::Confirm), None);
        assert_eq!(dialog.replace, Some(dir.path().join("fox.kete")));
        assert_eq!(dialog.apply(&FileIntent::KeepBoth), Some(dir.path().join("fox-2.kete")));
        dialog.apply(&FileIntent::Field("hen".to_owned()));
        assert_eq!(dialog.apply(&FileIntent::Confirm), Some(dir.path().join("hen.kete")));
        dialog.apply(&FileIntent::Field("  ".to_owned()));
        assert_eq!(dialog.apply(&FileIntent::Confirm), None);
        assert!(dialog.error.is_some());
    }
}
