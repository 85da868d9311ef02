//! Words about endgame tables: what there is, what is wrong with a file, what there will never be.

use crate::texts::decimal;
use crate::texts::messages::tables as say;
use std::borrow::Cow;
use std::path::Path;

use crate::files::{ReadError, ReadProblem};
use crate::search::tables::file::{TableFault, UnusableFile};
use crate::search::tables::{Bounds, BuildCost, BuildError, EndgameTable, NoTable, TableSource};

/// Why a rule set has no table.
pub fn none(why: NoTable) -> String {
    match why {
        NoTable::OtherGame(game) => say::NoGame { game: game.id() }.text(),
        NoTable::Majority => say::no_majority().to_owned(),
    }
}

/// What is wrong with a file, in one sentence.
pub fn fault(path: &Path, fault: &TableFault) -> String {
    let name = file_name(path);
    match fault {
        TableFault::Unreadable(ReadProblem::Folder) => say::IsFolder { name }.text(),
        TableFault::Unreadable(problem) => unreadable(path, *problem),
        TableFault::NotATable => say::NoTable { name }.text(),
        TableFault::Version(version) => say::Version { name, version }.text(),
        TableFault::OtherRules(text) => say::OtherRules { name, text }.text(),
        TableFault::Length => say::Length { name }.text(),
        TableFault::Altered => say::Altered { name }.text(),
    }
}

/// What is wrong with a file in the place of a table, and where the file is now.
pub fn unusable(found: &UnusableFile) -> String {
    let fault = fault(&found.path, &found.fault);
    match &found.set_aside {
        Some(path) => format!("{fault} {}", say::Renamed { name: file_name(path) }.text()),
        None => format!("{fault} {}", say::left()),
    }
}

/// The same for a file that was only read.
pub fn left(path: &Path, what: &TableFault) -> String {
    format!("{} {}", fault(path, what), say::left())
}

/// A file of a newer version is in the place of the table that should be made.
pub fn in_the_way(path: &Path, what: &TableFault) -> String {
    format!("{} {}", left(path, what), say::move_away())
}

fn file_name(path: &Path) -> Cow<'_, str> {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy()
}

/// What is found in a file: `owari.table: owari: up to 12 seeds, 2704156 positions`.
pub fn in_file(path: &Path, found: &str) -> String {
    say::InFile { name: file_name(path), found }.text()
}

fn unreadable(path: &Path, problem: ReadProblem) -> String {
    ReadError { path: path.to_owned(), problem }.to_string()
}

/// A table in a few words: `owari: 12 seeds, 2704156 positions`.
pub fn table(table: &EndgameTable) -> String {
    let (kind, seeds, count) = (table.kind().text(), table.seeds(), table.positions());
    say::Table { kind, seeds, count }.text()
}

/// A size in bytes for people.
pub fn size(bytes: u64) -> String {
    let mega = bytes as f64 / 1e6;
    let number = if mega < 10.0 { decimal(mega, 1) } else { decimal(mega, 0) };
    say::Size { number }.text()
}

/// A number of seconds for people, roughly.
pub fn seconds(seconds: f64) -> String {
    match seconds {
        s if s < 2.0 => say::Seconds { number: decimal(s, 1) }.text(),
        s if s < 100.0 => say::Seconds { number: format!("{s:.0}") }.text(),
        s => say::Minutes { number: format!("{:.0}", s / 60.0) }.text(),
    }
}

/// Why a table was not made.
pub fn not_made(why: &BuildError) -> String {
    match why {
        BuildError::Cancelled => say::stopped().to_owned(),
        BuildError::NoMemory(bytes) => no_memory(*bytes),
    }
}

/// There is too little memory.
pub fn no_memory(bytes: u64) -> String {
    say::NoMemory { size: size(bytes) }.text()
}

/// What a table will cost.
pub fn cost(cost: &BuildCost) -> String {
    let (size, time) = (size(cost.bytes), seconds(cost.time.as_secs_f64()));
    say::Cost { count: cost.positions, size, time }.text()
}

/// How far a table has come.
pub fn progress(seeds: usize, done: f32) -> String {
    say::Progress { percent: format!("{:.0}", done * 100.0), seeds }.text()
}

/// Where a table came from, after `took` seconds.
pub fn source(path: &Path, source: &TableSource, took: f64) -> String {
    let time = seconds(took);
    match source {
        TableSource::File => say::There { path: path.display().to_string() }.text(),
        TableSource::Made { kept: Some(Ok(kept)), .. } => {
            say::Made { time, path: kept.display().to_string() }.text()
        }
        TableSource::Made { kept: Some(Err(error)), .. } => {
            format!("{} {error}", say::MadeNotKept { time }.text())
        }
        TableSource::Made { kept: None, .. } => say::MadeNotKept { time }.text(),
    }
}

/// What a check of a file has found.
pub fn checked(table: &EndgameTable, looked_at: u32) -> String {
    say::Checked { kind: table.kind().text(), count: looked_at }.text()
}

/// A position does not follow from its moves.
pub fn disagrees(path: &Path, position: &str) -> String {
    say::Disagrees { name: file_name(path), position }.text()
}

/// How many files a check has found fault with.
pub fn faulty(files: usize) -> String {
    say::Faulty { count: files }.text()
}

/// The value of a position, the stores included: `exact 3`, `between -1 2`, `unknown`.
pub fn value(bounds: Option<Bounds>, ahead: i32) -> String {
    match bounds {
        None => "unknown".to_owned(),
        Some(bounds) if bounds.is_exact() => format!("exact {}", ahead + bounds.lower as i32),
        Some(bounds) => {
            format!("between {} {}", ahead + bounds.lower as i32, ahead + bounds.upper as i32)
        }
    }
}

/// How much of a table's layer is known to the seed.
pub fn known(seeds: usize, exact: u32, always: u32, all: u32) -> String {
    let part = |count: u32| count as f64 * 100.0 / all as f64;
    format!(
        "{seeds}: {} positions, {:.2} % exact, {:.2} % whatever stood before",
        all,
        part(exact),
        part(always)
    )
}

/// No folder is known.
pub fn no_folder() -> String {
    say::no_folder().to_owned()
}

/// There are no files.
pub fn no_files(folder: &Path) -> String {
    say::NoFiles { folder: folder.display().to_string() }.text()
}
