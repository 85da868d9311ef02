//! Words about endgame tables: what there is, what is wrong with a file, what there will never be.

use std::borrow::Cow;
use std::path::Path;

use crate::files::{ReadError, ReadProblem};
use crate::search::tables::file::{TableFault, UnusableFile};
use crate::search::tables::{Bounds, BuildCost, BuildError, EndgameTable, NoTable, TableSource};

use super::counted;

/// Why a rule set has no table.
pub fn none(why: NoTable) -> String {
    match why {
        NoTable::OtherBoard(game) => format!(
            "There are no tables for {}: they are for games on two rows of holes with stores.",
            game.id()
        ),
        NoTable::Majority => "There are no tables for stop-at-majority=yes: when the game ends \
            hangs on the stores, and a table knows the board alone."
            .to_owned(),
    }
}

/// What is wrong with a file, in one sentence.
pub fn fault(path: &Path, fault: &TableFault) -> String {
    let name = file_name(path);
    match fault {
        TableFault::Unreadable(ReadProblem::Folder) => {
            format!("{name} is a folder, not a table.")
        }
        TableFault::Unreadable(problem) => unreadable(path, *problem),
        TableFault::NotATable => format!("{name} is not a table."),
        TableFault::Version(version) => {
            format!("{name} is a table of version {version}, which this Kete does not read.")
        }
        TableFault::OtherRules(text) => format!("{name} is the table of other rules: {text}."),
        TableFault::Length => format!("{name} is not as long as it should be."),
        TableFault::Altered => format!("{name} was altered."),
    }
}

/// What is wrong with a file in the place of a table, and where the file is now.
pub fn unusable(found: &UnusableFile) -> String {
    let fault = fault(&found.path, &found.fault);
    match &found.set_aside {
        Some(path) => format!("{fault} It is now called {}.", file_name(path)),
        None => format!("{fault} {LEFT}"),
    }
}

/// A file that cannot be used was not touched.
const LEFT: &str = "It is left as it is and not used.";

/// The same for a file that was only read.
pub fn left(path: &Path, what: &TableFault) -> String {
    format!("{} {LEFT}", fault(path, what))
}

/// A file of a newer version is in the place of the table that should be made.
pub fn in_the_way(path: &Path, what: &TableFault) -> String {
    format!("{} {LEFT} Move it away to make a table in its place.", fault(path, what))
}

fn file_name(path: &Path) -> Cow<'_, str> {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy()
}

/// What is found in a file: `owari.table: owari: up to 12 seeds, 2704156 positions`.
pub fn in_file(path: &Path, found: &str) -> String {
    format!("{}: {found}", file_name(path))
}

fn unreadable(path: &Path, problem: ReadProblem) -> String {
    ReadError { path: path.to_owned(), problem }.to_string()
}

/// A table in a few words: `owari: 12 seeds, 2704156 positions`.
pub fn table(table: &EndgameTable) -> String {
    let seeds = counted(table.seeds() as u32, "seed", "seeds");
    let positions = counted(table.positions(), "position", "positions");
    format!("{}: up to {seeds}, {positions}", table.kind().text())
}

/// A size in bytes for people.
pub fn size(bytes: u64) -> String {
    let mega = bytes as f64 / 1e6;
    if mega < 10.0 { format!("{mega:.1} MB") } else { format!("{mega:.0} MB") }
}

/// A number of seconds for people, roughly.
pub fn seconds(seconds: f64) -> String {
    match seconds {
        s if s < 2.0 => format!("{s:.1} seconds"),
        s if s < 100.0 => format!("{s:.0} seconds"),
        s => format!("{:.0} minutes", s / 60.0),
    }
}

/// Why a table was not made.
pub fn not_made(why: &BuildError) -> String {
    match why {
        BuildError::Cancelled => "It was stopped.".to_owned(),
        BuildError::NoMemory(bytes) => no_memory(*bytes),
    }
}

/// There is too little memory.
pub fn no_memory(bytes: u64) -> String {
    format!("There is too little memory free to make it: it takes {}.", size(bytes))
}

/// What a table will cost.
pub fn cost(cost: &BuildCost) -> String {
    let positions = counted(cost.positions, "position", "positions");
    let (bytes, time) = (size(cost.bytes), seconds(cost.time.as_secs_f64()));
    format!("{positions}, {bytes}, about {time}")
}

/// How far a table has come.
pub fn progress(seeds: usize, done: f32) -> String {
    format!("{:.0} %, {}", done * 100.0, counted(seeds as u32, "seed", "seeds"))
}

/// Where a table came from, after `took` seconds.
pub fn source(path: &Path, source: &TableSource, took: f64) -> String {
    match source {
        TableSource::File => format!("It is there: {}", path.display()),
        TableSource::Made { kept: Some(Ok(kept)), .. } => {
            format!("Made in {}: {}", seconds(took), kept.display())
        }
        TableSource::Made { kept: Some(Err(error)), .. } => {
            format!("Made in {}, but not kept. {error}", seconds(took))
        }
        TableSource::Made { kept: None, .. } => format!("Made in {}, but not kept.", seconds(took)),
    }
}

/// What a check of a file has found.
pub fn checked(table: &EndgameTable, looked_at: u32) -> String {
    let looked_at = counted(looked_at, "position", "positions");
    format!("{}: whole, {looked_at} held against the rules", table.kind().text())
}

/// A position does not follow from its moves.
pub fn disagrees(path: &Path, position: &str) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    format!("{name} is wrong at {position}.")
}

/// How many files a check has found fault with.
pub fn faulty(files: usize) -> String {
    counted(files as u32, "table is not to be believed", "tables are not to be believed")
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
    "There is no home folder to keep tables in: name one with --data-dir.".to_owned()
}

/// There are no files.
pub fn no_files(folder: &Path) -> String {
    format!("There are no tables in {}.", folder.display())
}
