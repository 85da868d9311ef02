//! Choosing a file: the system's dialog on a thread of its own, and the one in the window for
//! where there is none.
//!
//! | file | holds |
//! | --- | --- |
//! | `system` | the system's dialog |
//! | `listing` | what is in a folder |
//! | here | the dialog in the window |

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::listing::{self, ListOrder, ListedFile, Listing, RecentFile};
use crate::app::export::state::ExportForm;
use crate::app::file_name::file_name;
use crate::app::words;
use crate::game::ogn;
use crate::game::save::EXTENSION;
use crate::narration;
use crate::texts::messages as say;

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save there; the name proposed.
    Save(PathBuf),
    /// To take progress over from it.
    Import,
    /// To write progress there; the name proposed.
    Export(PathBuf),
    /// To write the game there in a form for others; the name proposed.
    ExportGame(ExportForm, PathBuf),
    /// To start it: another program that plays.
    Program,
    /// A folder, to show the games in it.
    Folder,
}

/// The ending of files of progress, without its dot.
const PROGRESS: &str = "ron";

impl Purpose {
    /// Whether a file is read.
    pub fn opens(&self) -> bool {
        !matches!(self, Purpose::Save(_) | Purpose::Export(_) | Purpose::ExportGame(..))
    }

    /// The endings of the files it is about, without their dots, the usual one first; none for
    /// every file.
    pub fn endings(&self) -> &'static [&'static str] {
        match self {
            Purpose::Open => &[EXTENSION, ogn::EXTENSION],
            Purpose::Save(_) | Purpose::Folder => &[EXTENSION],
            Purpose::Import | Purpose::Export(_) => &[PROGRESS],
            Purpose::ExportGame(form, _) => form.endings(),
            Purpose::Program => &[],
        }
    }

    /// The usual ending, without its dot; empty for every file.
    pub fn ending(&self) -> &'static str {
        self.endings().first().copied().unwrap_or_default()
    }

    /// The same with another name proposed.
    pub fn with_name(self, path: PathBuf) -> Purpose {
        match self {
            Purpose::Save(_) => Purpose::Save(path),
            Purpose::Export(_) => Purpose::Export(path),
            Purpose::ExportGame(form, _) => Purpose::ExportGame(form, path),
            reads => reads,
        }
    }
}

/// A file to save to gets the ending of save files where it has none.
pub(crate) fn with_extension(path: PathBuf, purpose: &Purpose) -> PathBuf {
    if !purpose.opens() && path.extension().is_none() {
        path.with_extension(purpose.ending())
    } else {
        path
    }
}

/// The dialog in the window.
pub struct FileDialog {
    /// What for.
    pub purpose: Purpose,
    /// The folder shown.
    pub folder: PathBuf,
    /// What stands in the field: a name in the folder, or a whole path.
    pub field: String,
    /// The name behind the field, where it was chosen and not typed: it need not be text.
    picked: Option<OsString>,
    /// The folder's folders and games.
    pub entries: Vec<ListedFile>,
    /// What they are ordered by.
    pub order: ListOrder,
    /// The entry that is chosen.
    pub chosen: Option<usize>,
    /// The folder is still being listed.
    pub is_listing: bool,
    /// There are more entries than are shown.
    pub more: bool,
    /// The files last used.
    pub recent: Vec<RecentFile>,
    /// When the folder was listed.
    pub at: SystemTime,
    /// What is wrong.
    pub error: Option<String>,
    /// This file exists: replace it?
    pub replace: Option<PathBuf>,
    /// What is being done: a file is opened or saved.
    pub busy: Option<String>,
}

/// What is done in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileIntent {
    /// Text is typed.
    Field(String),
    /// To the folder above.
    Up,
    /// An entry is chosen.
    Choose(usize),
    /// The chosen entry is opened: a folder is entered, a file taken.
    Enter(usize),
    /// A recent file is chosen.
    Recent(usize),
    /// Entries are ordered by this.
    Order(ListOrder),
    /// Open or Save is pressed.
    Confirm,
    /// The file there may be replaced.
    Replace,
    /// The file there is kept, another name is taken.
    KeepBoth,
    /// The question whether to replace is put away.
    DoNotReplace,
}

/// What follows from what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Follows {
    /// Nothing more.
    Nothing,
    /// This folder is to be listed.
    List(PathBuf),
    /// This file is to be opened or saved to.
    File(PathBuf),
}

impl FileDialog {
    /// Opens it in a folder, which is to be listed.
    pub fn new(purpose: Purpose, folder: &Path) -> FileDialog {
        let field = match &purpose {
            Purpose::Open | Purpose::Import | Purpose::Program | Purpose::Folder => String::new(),
            Purpose::Save(path) | Purpose::Export(path) | Purpose::ExportGame(_, path) => {
                file_name(path)
            }
        };
        let nowhere = folder.as_os_str().is_empty();
        let folder = if nowhere { Path::new(".") } else { folder };
        FileDialog {
            purpose,
            folder: std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()),
            field,
            picked: None,
            entries: Vec::new(),
            order: ListOrder::Name,
            chosen: None,
            is_listing: true,
            more: false,
            recent: Vec::new(),
            at: SystemTime::UNIX_EPOCH,
            error: None,
            replace: None,
            busy: None,
        }
    }

    /// Takes in what is in a folder.
    pub fn show(&mut self, listing: Listing) {
        self.recent = listing.recent;
        if listing.folder != self.folder {
            return;
        }
        self.is_listing = false;
        self.at = listing.at;
        self.more = listing.more;
        self.entries = listing.entries;
        listing::sort(&mut self.entries, self.order);
        if let Some(kind) = listing.problem {
            self.error = Some(words::cannot_list(&narration::system_reason(kind)));
        }
        self.chosen =
            self.entries.iter().position(|entry| Some(&entry.name) == self.picked.as_ref());
    }

    /// The folder could not be listed: the thread came to harm.
    pub fn not_listed(&mut self) {
        self.is_listing = false;
        self.error = Some(say::labels::folder_lost().to_owned());
    }

    fn go(&mut self, folder: PathBuf) -> Follows {
        self.folder.clone_from(&folder);
        self.error = None;
        self.entries.clear();
        self.chosen = None;
        self.is_listing = true;
        Follows::List(folder)
    }

    fn pick(&mut self, name: OsString) {
        self.field = name.to_string_lossy().into_owned();
        self.picked = Some(name);
        self.error = None;
    }

    /// Does what is asked, and says what follows.
    pub fn apply(&mut self, intent: &FileIntent) -> Follows {
        if self.busy.is_some() {
            return Follows::Nothing;
        }
        match intent {
            FileIntent::Field(text) => {
                self.field.clone_from(text);
                self.picked = None;
                self.chosen = None;
                self.error = None;
            }
            FileIntent::Up => {
                if let Some(above) = self.folder.parent().map(Path::to_owned) {
                    return self.go(above);
                }
            }
            FileIntent::Choose(number) => {
                self.chosen = (*number < self.entries.len()).then_some(*number);
                let entry = self.entries.get(*number).filter(|entry| entry.is_file).cloned();
                if let Some(entry) = entry {
                    self.pick(entry.name);
                }
            }
            FileIntent::Enter(number) => {
                let Some(entry) = self.entries.get(*number).cloned() else {
                    return Follows::Nothing;
                };
                if !entry.is_file {
                    return self.go(self.folder.join(entry.name));
                }
                self.pick(entry.name);
                return self.confirm();
            }
            FileIntent::Recent(number) => {
                let Some(file) = self.recent.get(*number).cloned() else {
                    return Follows::Nothing;
                };
                let name = file.path.file_name().unwrap_or_default().to_owned();
                self.pick(name);
                match file.path.parent() {
                    Some(folder) if folder != self.folder => return self.go(folder.to_owned()),
                    _ => {
                        let picked = self.picked.as_ref();
                        let is_it = |entry: &ListedFile| Some(&entry.name) == picked;
                        self.chosen = self.entries.iter().position(is_it);
                    }
                }
            }
            FileIntent::Order(order) => {
                let chosen = self.chosen.and_then(|at| self.entries.get(at)).cloned();
                self.order = *order;
                listing::sort(&mut self.entries, *order);
                self.chosen =
                    chosen.and_then(|chosen| self.entries.iter().position(|e| *e == chosen));
            }
            FileIntent::Confirm => return self.confirm(),
            FileIntent::Replace => {
                return self.replace.take().map_or(Follows::Nothing, Follows::File);
            }
            FileIntent::KeepBoth => return self.keep_both(),
            FileIntent::DoNotReplace => self.replace = None,
        }
        Follows::Nothing
    }

    /// A name beside the one that is taken.
    fn keep_both(&mut self) -> Follows {
        let Some(taken) = self.replace.take() else { return Follows::Nothing };
        let mut stem = taken.file_stem().unwrap_or_default().to_owned();
        stem.push("-");
        let beside = |number: u32| {
            let mut name = stem.clone();
            name.push(format!("{number}.{}", self.purpose.ending()));
            taken.with_file_name(name)
        };
        let free = (2..10_000).map(beside).find(|path| path.symlink_metadata().is_err());
        free.map_or(Follows::Nothing, Follows::File)
    }

    /// The file the field stands for.
    fn named(&self) -> Option<PathBuf> {
        if let Some(picked) = &self.picked {
            return Some(self.folder.join(picked));
        }
        let typed = self.field.trim();
        if typed.is_empty() {
            return None;
        }
        let home = std::env::home_dir().filter(|home| home.is_absolute());
        match (typed.strip_prefix('~'), home) {
            (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with('/') => {
                Some(home.join(rest.trim_start_matches('/')))
            }
            _ => Some(self.folder.join(typed)),
        }
    }

    /// The folder that is named, else the one chosen in the list, else the one that is shown. Of a
    /// file the folder it lies in.
    fn choose_folder(&mut self) -> Follows {
        let chosen = self.chosen.and_then(|number| self.entries.get(number));
        let chosen =
            chosen.filter(|entry| !entry.is_file).map(|entry| self.folder.join(&entry.name));
        let path = self.named().or(chosen).unwrap_or_else(|| self.folder.clone());
        let folder = if path.is_file() { path.parent().map(Path::to_owned) } else { Some(path) };
        match folder.filter(|folder| folder.is_dir()) {
            Some(folder) => Follows::File(folder),
            None => {
                self.error = Some(say::library::no_folder().to_owned());
                Follows::Nothing
            }
        }
    }

    /// The ending of the name proposed stays behind what is typed, so that one typed whole has two.
    fn without_second_ending(&self, path: PathBuf) -> PathBuf {
        let ending = self.purpose.ending();
        let twice = format!(".{ending}.{ending}");
        let is_twice = self.picked.is_none() && self.field.trim().ends_with(&twice);
        if !self.purpose.opens() && is_twice { path.with_extension("") } else { path }
    }

    fn confirm(&mut self) -> Follows {
        if self.purpose == Purpose::Folder {
            return self.choose_folder();
        }
        let Some(path) = self.named() else {
            // A folder that is chosen is entered.
            let chosen = self.chosen.and_then(|number| self.entries.get(number)).cloned();
            return match chosen.filter(|entry| !entry.is_file) {
                Some(entry) => self.go(self.folder.join(entry.name)),
                None => {
                    self.error = Some(say::labels::name_a_file().to_owned());
                    Follows::Nothing
                }
            };
        };
        if path.is_dir() {
            match &self.purpose {
                Purpose::Open | Purpose::Import | Purpose::Program | Purpose::Folder => {
                    self.field.clear()
                }
                Purpose::Save(proposed)
                | Purpose::Export(proposed)
                | Purpose::ExportGame(_, proposed) => {
                    self.field = file_name(proposed);
                }
            }
            self.picked = None;
            return self.go(std::fs::canonicalize(&path).unwrap_or(path));
        }
        let path = with_extension(path, &self.purpose);
        let path = self.without_second_ending(path);
        if self.purpose.opens() {
            // The ending need not be typed.
            let whole = |ending| Some(path.with_added_extension(ending)).filter(|it| it.exists());
            let is_short = !path.exists();
            let found = self.purpose.endings().iter().find_map(whole).filter(|_| is_short);
            return Follows::File(found.unwrap_or(path));
        }
        if path.symlink_metadata().is_ok() {
            self.replace = Some(path);
            return Follows::Nothing;
        }
        Follows::File(path)
    }
}
