//! The content of a folder: read by the worker, shown by the dialog.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use crate::files::ends_in;

/// At most this many entries are listed.
const MOST_ENTRIES: usize = 20_000;
/// At most this many entries are looked at.
const MOST_LOOKED_AT: usize = 200_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedFile {
    /// Otherwise a folder.
    pub is_file: bool,
    /// Not necessarily valid text.
    pub name: OsString,
    /// Folders have none.
    pub modified: Option<SystemTime>,
}

impl ListedFile {
    pub fn shown(&self) -> String {
        self.name.to_string_lossy().into_owned()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentFile {
    pub path: PathBuf,
    pub is_there: bool,
}

/// Folders are always first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListOrder {
    #[default]
    Name,
    Date,
}

#[derive(Clone, Debug)]
pub struct Listing {
    pub folder: PathBuf,
    pub entries: Vec<ListedFile>,
    /// Why it cannot be listed.
    pub problem: Option<io::ErrorKind>,
    /// There are more entries than are listed.
    pub more: bool,
    pub recent: Vec<RecentFile>,
    pub at: SystemTime,
}

impl Listing {
    #[cfg(test)]
    pub fn of(folder: PathBuf, recent: &[PathBuf]) -> Listing {
        Listing::of_endings(folder, recent, &[crate::game::save::EXTENSION])
    }

    /// Lists folders, and files with one of these extensions; with no extensions, all files. A
    /// folder that does not exist yet is empty: saving creates it.
    pub fn of_endings(folder: PathBuf, recent: &[PathBuf], endings: &[&str]) -> Listing {
        let recent = recent
            .iter()
            .map(|path| RecentFile { path: path.clone(), is_there: path.is_file() })
            .collect();
        let mut listing = Listing {
            folder,
            entries: Vec::new(),
            problem: None,
            more: false,
            recent,
            at: SystemTime::now(),
        };
        match fs::read_dir(&listing.folder) {
            Ok(found) => listing.fill(found, endings),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => listing.problem = Some(error.kind()),
        }
        listing
    }

    fn fill(&mut self, found: fs::ReadDir, endings: &[&str]) {
        for (number, entry) in found.enumerate() {
            if number >= MOST_LOOKED_AT || self.entries.len() >= MOST_ENTRIES {
                self.more = true;
                break;
            }
            self.entries.extend(entry.ok().as_ref().and_then(|entry| listed(entry, endings)));
        }
        sort(&mut self.entries, ListOrder::Name);
    }
}

/// `None` if it is hidden, or neither a folder nor a wanted file.
fn listed(entry: &fs::DirEntry, endings: &[&str]) -> Option<ListedFile> {
    let name = entry.file_name();
    if name.as_encoded_bytes().starts_with(b".") {
        return None;
    }
    let is_game = endings.is_empty() || ends_in(Path::new(&name), endings);
    let kind = entry.file_type().ok()?;
    // Only links need a second look: they may lead to folders.
    if kind.is_file() && !is_game {
        return None;
    }
    let is_folder = kind.is_dir() || kind.is_symlink() && entry.path().is_dir();
    if is_folder {
        return Some(ListedFile { is_file: false, name, modified: None });
    }
    let modified = || fs::metadata(entry.path()).ok()?.modified().ok();
    is_game.then(|| ListedFile { is_file: true, name, modified: modified() })
}

/// Sort key of a name: case does not matter, and `game 2` comes before `game 10`.
fn name_key(name: &str) -> String {
    let mut key = String::new();
    let mut digits = String::new();
    for c in name.to_lowercase().chars().chain([' ']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        if !digits.is_empty() {
            key.push_str(&format!("{digits:0>20}"));
            digits.clear();
        }
        key.push(c);
    }
    key
}

pub fn sort(entries: &mut [ListedFile], order: ListOrder) {
    let by_name = |entry: &ListedFile| (entry.is_file, name_key(&entry.shown()));
    match order {
        ListOrder::Name => entries.sort_by_cached_key(by_name),
        ListOrder::Date => entries.sort_by_cached_key(|entry| {
            let (is_file, name) = by_name(entry);
            (is_file, std::cmp::Reverse(entry.modified), name)
        }),
    }
}
