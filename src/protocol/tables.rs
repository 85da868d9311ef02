//! `kete tables`: builds, checks and lists endgame tables, and looks positions up in them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::builder::RangedU64ValueParser;

use super::perft::{position, ruleset};
use crate::files::{Folders, read_limited, report, visible_line};
use crate::rules::contract::GameState;
use crate::rules::{Position, Ruleset, Side, TwoRows};
use crate::search::tables::file::{self, TableFault};
use crate::search::tables::index::{positions_below, unrank};
use crate::search::tables::wording as words;
use crate::search::tables::{
    Bounds, EndgameTable, FIRST_SEEDS, MOST_SEEDS, TableKind, TableSource, TableView, cost,
    first_inconsistency, load_or_build,
};

/// What to do with the tables.
#[derive(clap::Args, Debug)]
pub struct TablesArguments {
    /// What to do
    #[command(subcommand)]
    task: TablesCommand,
}

#[derive(clap::Subcommand, Debug)]
enum TablesCommand {
    /// Make the table of a rule set and keep it in the data folder's `tables`
    ///
    /// Size and expected time go to standard error before it begins, then its progress.
    Build {
        /// The rule set, such as owari
        ruleset: String,
        /// Options of the rule set, such as grand-slam=forbidden or preset=kalah
        #[arg(value_name = "OPTION=VALUE")]
        options: Vec<String>,
        /// The most seeds on the board
        #[arg(long, default_value_t = FIRST_SEEDS as u64,
            value_parser = RangedU64ValueParser::<u64>::new().range(1..=MOST_SEEDS as u64))]
        seeds: u64,
    },
    /// Read the tables of the data folder, or one of them, and hold them against the rules
    ///
    /// One line for each; the exit code is 1 if one is not to be believed.
    Check {
        /// The rule set; without it all tables are checked
        ruleset: Option<String>,
        /// Options of the rule set
        #[arg(value_name = "OPTION=VALUE")]
        options: Vec<String>,
        /// Hold each N-th position against its moves
        #[arg(long, value_name = "N", default_value_t = 997)]
        each: u32,
    },
    /// List the tables of the data folder, or tell how much one of them knows for each number of
    /// seeds
    Info {
        /// The rule set; without it all tables are listed
        ruleset: Option<String>,
        /// Options of the rule set
        #[arg(value_name = "OPTION=VALUE")]
        options: Vec<String>,
    },
    /// Print what a position is worth: `exact S`, `between L U` or `unknown`
    ///
    /// S is the result: the seeds of the player to move less the other's, stores included, if both
    /// play as well as can be and nothing has stood before. A table that is missing or damaged is
    /// made first, up to 12 seeds.
    Value {
        /// The rule set, such as owari
        ruleset: String,
        /// Options of the rule set, and last the position string
        #[arg(value_name = "OPTION=VALUE ... POSITION", required = true)]
        words: Vec<String>,
    },
}

pub fn run(
    arguments: &TablesArguments,
    folders: Option<&Folders>,
    out: &mut dyn Write,
) -> Result<(), String> {
    let folders = folders.ok_or_else(words::no_folder)?;
    let folder = folders.tables();
    let write = |error: std::io::Error| error.to_string();
    match &arguments.task {
        TablesCommand::Build { ruleset: name, options, seeds } => {
            build(&kind(name, options)?, *seeds as usize, &folder, out)
        }
        TablesCommand::Check { ruleset: None, each, .. } => {
            check(&files(&folder), &folder, *each, out)
        }
        TablesCommand::Check { ruleset: Some(name), options, each } => {
            let path = file::path(&folder, &kind(name, options)?);
            check(&[path], &folder, *each, out)
        }
        TablesCommand::Info { ruleset: None, .. } => list(&folder, out),
        TablesCommand::Info { ruleset: Some(name), options } => {
            let kind = kind(name, options)?;
            let path = file::path(&folder, &kind);
            let table = file::load(&path, &kind).map_err(|fault| words::fault(&path, &fault))?;
            writeln!(out, "{}", visible_line(&words::in_file(&path, &words::table(&table))))
                .map_err(write)?;
            knowledge(&table).try_for_each(|line| writeln!(out, "{line}")).map_err(write)
        }
        TablesCommand::Value { ruleset: name, words } => {
            // clap requires at least one word.
            let Some((text, options)) = words.split_last() else { return Ok(()) };
            let ruleset = ruleset(name, options)?;
            let position = position(&ruleset, text)?;
            writeln!(out, "{}", value(&ruleset, &position, &folder)?).map_err(write)
        }
    }
}

fn kind(name: &str, options: &[String]) -> Result<TableKind, String> {
    TableKind::of(&ruleset(name, options)?).map_err(words::none)
}

/// The table in the folder for a rule set, if there is a valid one.
pub(super) fn kept(folder: &Path, ruleset: &Ruleset) -> Option<TableView> {
    let kind = TableKind::of(ruleset).ok()?;
    let path = file::path(folder, &kind);
    let table =
        file::load_if_present(&path, &kind).inspect_err(|fault| report(words::left(&path, fault)));
    TableView::new(table.ok()??.into(), ruleset)
}

/// Builds a table, or reads it if it exists. Progress goes to standard error.
pub(super) fn get(
    kind: &TableKind,
    seeds: usize,
    folder: &Path,
) -> Result<(EndgameTable, TableSource), String> {
    let mut reported = -1;
    let never = AtomicBool::new(false);
    let made = load_or_build(folder, kind, seeds, &never, &mut |progress| {
        let tenth = (progress.done * 10.0) as i32;
        if tenth > reported {
            reported = tenth;
            report(words::progress(progress.seeds, progress.done));
        }
    });
    let made = made.map_err(|why| words::not_made(&why))?;
    if let TableSource::Made { instead_of: Some(unusable), .. } = &made.1 {
        report(words::unusable(unusable));
    }
    Ok(made)
}

fn build(kind: &TableKind, seeds: usize, folder: &Path, out: &mut dyn Write) -> Result<(), String> {
    let path = file::path(folder, kind);
    if let Err(fault) = file::load_if_present(&path, kind)
        && fault.must_stay()
    {
        return Err(words::in_the_way(&path, &fault));
    }
    report(format_args!("{}: {}", kind.text(), words::cost(&cost(kind, seeds))));
    let clock = Instant::now();
    let (table, source) = get(kind, seeds, folder)?;
    let took = clock.elapsed().as_secs_f64();
    let text = format!("{}\n{}", words::table(&table), words::source(&path, &source, took));
    match source {
        TableSource::Made { kept: None | Some(Err(_)), .. } => Err(text.replace('\n', ". ")),
        _ => writeln!(out, "{text}").map_err(|error| error.to_string()),
    }
}

/// The files in the folder with the name of a table, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let is_table = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "table");
    let mut files: Vec<PathBuf> = paths.filter(is_table).collect();
    files.sort();
    files
}

/// Reads a table of which only the file is known. Refuses one with the name of another kind, which
/// would not be used.
fn open(path: &Path) -> Result<EndgameTable, TableFault> {
    let most = file::max_bytes();
    let bytes = read_limited(path, most).map_err(|error| TableFault::Unreadable(error.problem))?;
    let kind = file::kind_of(&bytes).and_then(TableKind::parse).ok_or(TableFault::NotATable)?;
    if path.file_name() != file::path(Path::new(""), &kind).file_name() {
        return Err(TableFault::OtherRules(kind.text().clone()));
    }
    file::read(bytes, &kind)
}

fn check(files: &[PathBuf], folder: &Path, each: u32, out: &mut dyn Write) -> Result<(), String> {
    let write = |error: std::io::Error| error.to_string();
    if files.is_empty() {
        return writeln!(out, "{}", words::no_files(folder)).map_err(write);
    }
    let mut faulty = 0;
    for path in files {
        let line = match open(path) {
            Err(fault) => Err(words::fault(path, &fault)),
            Ok(table) => match first_inconsistency(&table, each) {
                None => {
                    let looked_at = table.positions().div_ceil(each.max(1));
                    Ok(words::in_file(path, &words::checked(&table, looked_at)))
                }
                Some(number) => {
                    let (own, other) = unrank(number);
                    let rows = format!("{:?}", TwoRows::of_rows(own, other));
                    Err(words::disagrees(path, &rows))
                }
            },
        };
        faulty += line.is_err() as usize;
        writeln!(out, "{}", visible_line(&line.unwrap_or_else(|fault| fault))).map_err(write)?;
    }
    if faulty == 0 { Ok(()) } else { Err(words::faulty(faulty)) }
}

fn list(folder: &Path, out: &mut dyn Write) -> Result<(), String> {
    let files = files(folder);
    let mut lines: Vec<String> = files
        .iter()
        .map(|path| match open(path) {
            Ok(table) => words::in_file(path, &words::table(&table)),
            Err(fault) => words::fault(path, &fault),
        })
        .collect();
    if lines.is_empty() {
        lines.push(words::no_files(folder));
    }
    lines
        .iter()
        .try_for_each(|line| writeln!(out, "{}", visible_line(line)))
        .map_err(|error| error.to_string())
}

/// What a table knows: one line for each number of seeds.
fn knowledge(table: &EndgameTable) -> impl Iterator<Item = String> {
    (1..=table.seeds()).map(|seeds| {
        let numbers = positions_below(seeds)..positions_below(seeds + 1);
        let count = |is: &dyn Fn(u32) -> Bounds| {
            numbers.clone().filter(|number| is(*number).is_exact()).count() as u32
        };
        let exact = count(&|number| table.fresh(number));
        let always = count(&|number| table.lookup(number, seeds));
        words::known(seeds, exact, always, numbers.end - numbers.start)
    })
}

/// The value of a position, in words.
fn value(ruleset: &Ruleset, position: &Position, folder: &Path) -> Result<String, String> {
    let stores = position.setup().stores;
    let mover = position.to_move();
    let ahead = stores[mover] as i32 - stores[mover.other()] as i32;
    if position.outcome().is_some() || !position.layout_sizes().is_empty() {
        let nothing = Bounds { lower: 0, upper: 0 };
        // A finished game of Bawo is won or lost, not counted.
        let is_counted = position.shape() != crate::rules::BoardShape::FourRows;
        return Ok(words::value(is_counted.then_some(nothing), ahead));
    }
    Ok(words::value(bounds(ruleset, position, folder)?, ahead))
}

fn bounds(ruleset: &Ruleset, position: &Position, folder: &Path) -> Result<Option<Bounds>, String> {
    let Ok(kind) = TableKind::of(ruleset) else { return Ok(None) };
    let Some(state) = position.two_rows() else { return Ok(None) };
    let on_board = Side::ALL.iter().map(|side| state.on_side(*side) as usize).sum::<usize>();
    if on_board > MOST_SEEDS || !state.has_six_holes() {
        return Ok(None);
    }
    // Without being asked, builds only a small table.
    let path = file::path(folder, &kind);
    let table = match file::load_if_present(&path, &kind) {
        Ok(Some(table)) if table.seeds() >= on_board => table,
        _ if on_board <= FIRST_SEEDS => get(&kind, FIRST_SEEDS, folder)?.0,
        Ok(_) => return Ok(None),
        Err(fault) => {
            report(words::left(&path, &fault));
            return Ok(None);
        }
    };
    Ok(TableView::new(table.into(), ruleset).and_then(|tables| tables.fresh(state)))
}
