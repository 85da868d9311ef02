//! The file dialog in the window, for desktops without one, and what a file is chosen for.

use std::ffi::OsString;
use std::path::{Path, PathBuf, is_separator};
use std::time::SystemTime;

use super::listing::{self, ListOrder, ListedFile, Listing, RecentFile};
use crate::app::export::state::ExportForm;
use crate::app::file_name::file_name;
use crate::files::canonical;
use crate::game::ogn;
use crate::game::save::EXTENSION;
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::COURSE_EXTENSION;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    Open,
    /// A game to make a lesson from.
    ModelGame,
    /// The proposed file.
    Save(PathBuf),
    /// Import progress.
    Import,
    /// Export progress; the proposed file.
    Export(PathBuf),
    /// Export the game in another form; the proposed file.
    ExportGame(ExportForm, PathBuf),
    /// An engine to start.
    Program,
    /// A folder for the library.
    Folder,
    /// A learner's progress for the table of a class.
    ClassFile,
    /// A folder of such files.
    ClassFolder,
}

const PROGRESS: &str = "ron";

impl Purpose {
    pub fn opens(&self) -> bool {
        self.proposed().is_none()
    }

    /// The proposed file, where one is written.
    pub fn proposed(&self) -> Option<&Path> {
        match self {
            Purpose::Save(path) | Purpose::Export(path) | Purpose::ExportGame(_, path) => {
                Some(path)
            }
            Purpose::Open
            | Purpose::ModelGame
            | Purpose::Import
            | Purpose::Program
            | Purpose::Folder
            | Purpose::ClassFile
            | Purpose::ClassFolder => None,
        }
    }

    /// Whether a folder is chosen.
    pub fn is_folder(&self) -> bool {
        matches!(self, Purpose::Folder | Purpose::ClassFolder)
    }

    /// File extensions, without dots, the usual one first; empty for all files.
    pub fn endings(&self) -> &'static [&'static str] {
        match self {
            Purpose::Open => &[EXTENSION, ogn::EXTENSION, COURSE_EXTENSION],
            Purpose::ModelGame => &[EXTENSION, ogn::EXTENSION],
            Purpose::Save(_) | Purpose::Folder => &[EXTENSION],
            Purpose::Import | Purpose::Export(_) | Purpose::ClassFile | Purpose::ClassFolder => {
                &[PROGRESS]
            }
            Purpose::ExportGame(form, _) => form.endings(),
            Purpose::Program => &[],
        }
    }

    /// Empty for all files.
    pub fn ending(&self) -> &'static str {
        self.endings().first().copied().unwrap_or_default()
    }

    pub fn with_name(self, path: PathBuf) -> Purpose {
        match self {
            Purpose::Save(_) => Purpose::Save(path),
            Purpose::Export(_) => Purpose::Export(path),
            Purpose::ExportGame(form, _) => Purpose::ExportGame(form, path),
            reads => reads,
        }
    }
}

/// Files to write get the usual extension if they have none.
pub(crate) fn with_extension(path: PathBuf, purpose: &Purpose) -> PathBuf {
    if !purpose.opens() && path.extension().is_none() {
        path.with_extension(purpose.ending())
    } else {
        path
    }
}

pub struct FileDialog {
    pub purpose: Purpose,
    pub folder: PathBuf,
    /// The text field: a name in the folder, or a whole path.
    pub field: String,
    /// The file name if it was chosen and not typed: it may not be valid text.
    picked: Option<OsString>,
    pub entries: Vec<ListedFile>,
    pub order: ListOrder,
    pub chosen: Option<usize>,
    pub is_listing: bool,
    /// There are more entries than are listed.
    pub more: bool,
    pub recent: Vec<RecentFile>,
    pub at: SystemTime,
    pub error: Option<String>,
    /// Ask whether to replace this file.
    pub replace: Option<PathBuf>,
    /// What is being done with a file.
    pub busy: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileIntent {
    Field(String),
    Up,
    Choose(usize),
    /// Open a folder, or take a file.
    Enter(usize),
    Recent(usize),
    Order(ListOrder),
    /// Open or Save was clicked.
    Confirm,
    Replace,
    /// Keep the existing file and choose another name.
    KeepBoth,
    /// Cancel the question.
    DoNotReplace,
}

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Follows {
    Nothing,
    List(PathBuf),
    /// Open this file, or save to it.
    File(PathBuf),
}

impl FileDialog {
    pub fn new(purpose: Purpose, folder: &Path) -> FileDialog {
        let field = purpose.proposed().map(file_name).unwrap_or_default();
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
            self.error =
                Some(say::files::CannotList { why: narration::system_reason(kind) }.text());
        }
        self.chosen =
            self.entries.iter().position(|entry| Some(&entry.name) == self.picked.as_ref());
    }

    /// The thread that lists the folder panicked.
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
                if let Some(above) = self.folder.parent() {
                    return self.go(above.to_owned());
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

    /// A free name beside the one that is taken.
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

    /// The file that the text field names.
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
            (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with(is_separator) => {
                Some(home.join(rest.trim_start_matches(is_separator)))
            }
            _ => Some(self.folder.join(typed)),
        }
    }

    /// The folder in the text field, the one chosen in the list, or the one shown; for a file, its
    /// folder.
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

    /// The proposed extension stays behind what is typed; a name typed with its extension has two.
    fn without_second_ending(&self, path: PathBuf) -> PathBuf {
        let ending = self.purpose.ending();
        let twice = format!(".{ending}.{ending}");
        let is_twice = self.picked.is_none() && self.field.trim().ends_with(&twice);
        if !self.purpose.opens() && is_twice { path.with_extension("") } else { path }
    }

    /// The only file in the list, where one is to be opened: it need not be chosen.
    pub fn only_file(&self) -> Option<&ListedFile> {
        let mut files = self.entries.iter().filter(|entry| entry.is_file);
        let is_read = matches!(self.purpose, Purpose::Open | Purpose::ModelGame | Purpose::Import);
        let only = files.next().filter(|_| is_read && !self.more);
        only.filter(|_| files.next().is_none())
    }

    fn confirm(&mut self) -> Follows {
        if self.purpose.is_folder() {
            return self.choose_folder();
        }
        let Some(path) = self.named() else {
            // A chosen folder is opened.
            let chosen = self.chosen.and_then(|number| self.entries.get(number)).cloned();
            if let Some(entry) = chosen.filter(|entry| !entry.is_file) {
                return self.go(self.folder.join(entry.name));
            }
            if let Some(name) = self.only_file().map(|entry| entry.name.clone()) {
                self.pick(name);
                return self.confirm();
            }
            let says = match self.purpose.opens() {
                true => say::labels::choose_a_file(),
                false => say::labels::name_a_file(),
            };
            self.error = Some(says.to_owned());
            return Follows::Nothing;
        };
        if path.is_dir() {
            self.field = self.purpose.proposed().map(file_name).unwrap_or_default();
            self.picked = None;
            return self.go(canonical(&path).unwrap_or(path));
        }
        let path = with_extension(path, &self.purpose);
        let path = self.without_second_ending(path);
        if self.purpose.opens() {
            // The extension need not be typed.
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
