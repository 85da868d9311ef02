//! Words of what the computer player may use.

use std::path::Path;

use super::super::{counted, game, tables, write_reason};
use super::{RULES_AS_WRITTEN, SettingText, option_value};
use crate::files::WriteError;
use crate::rules::{GameName, Ruleset};
use crate::search::tables::file::{self, About, TableFault};
use crate::search::tables::{Kind, Problem, Progress};

/// Threads of a search.
pub const SET_THREADS: SettingText = SettingText {
    name: "Threads",
    line: "How many cores hints and analysis use. Kete's levels keep to one, so that each stays as strong as it is.",
};
/// Memory of a search.
pub const SET_MEMORY: SettingText = SettingText {
    name: "Memory",
    line: "For positions already looked at. More helps where Kete looks for long.",
};

/// `64 MB`.
pub fn megabytes(size: u16) -> String {
    format!("{size} MB")
}

/// The endgame tables.
pub const SET_TABLES: SettingText = SettingText {
    name: "Endgame tables",
    line: "What every position with few seeds on the board is worth, known for good. Level 10 and hints play \
        without a fault where they reach. Tables of 12 seeds are made by themselves where they are first of use.",
};
/// There is nowhere to keep tables.
pub const NO_TABLE_FOLDER: &str = "There is no folder to keep tables in.";
/// Make a table.
pub const BUILD: &str = "Build";
/// Delete a table.
pub const DELETE: &str = "Delete";
/// Delete a table, sure.
pub const DELETE_TABLE: &str = "Delete the table";
/// The sizes of tables.
pub const TABLE_SIZE: &str = "Size";

/// The game or preset a table is for: `Owari`, `Kalah`.
pub fn table_name(name: GameName, preset: Option<&str>) -> String {
    let game = game(name);
    let found = game.presets.iter().find(|text| Some(text.preset.as_str()) == preset);
    found.map_or_else(|| game.name.clone(), |text| text.label.clone())
}

/// The options that make it another table, or why there is none.
pub fn table_rules(ruleset: &Ruleset) -> String {
    let kind = match Kind::of(ruleset) {
        Err(why) => return tables::none(why),
        Ok(kind) => kind,
    };
    let options = kind.ruleset().options();
    let changed = options.iter().filter(|option| option.is_changed());
    let told: Vec<String> =
        changed.map(|option| option_value(ruleset.name(), option.name, option.value)).collect();
    if told.is_empty() { RULES_AS_WRITTEN.to_owned() } else { told.join(" · ") }
}

/// What there is of a table: `12 seeds, 2.7 MB, made today.`
pub fn table_there(
    kind: &Kind,
    found: &Result<Option<About>, TableFault>,
    day: Option<&str>,
) -> String {
    match found {
        Ok(None) => "No table yet.".to_owned(),
        Ok(Some(about)) => {
            let made = day.map_or_else(String::new, |day| format!(", made {day}"));
            format!("{}, {}{made}.", table_size(about.seeds), tables::size(about.bytes))
        }
        Err(fault) => tables::fault(&file::path(Path::new(""), kind), fault),
    }
}

/// Sure to delete the table?
pub const DELETE_TABLE_LINE: &str = "Delete this table? What it knows can be made again.";

/// What a table of this size would cost; `time` in seconds, once it is known.
pub fn table_cost(kind: &Kind, seeds: usize, time: Option<f64>) -> String {
    let bytes = tables::size(kind.bytes(seeds));
    let memory = tables::size(kind.memory(seeds));
    let time = time.map_or_else(String::new, |secs| format!(", about {}", tables::seconds(secs)));
    format!("{}: {bytes} on the disk, {memory} of memory to make it{time}.", table_size(seeds))
}

/// The size of a table: `12 seeds`.
pub fn table_size(seeds: usize) -> String {
    counted(seeds as u32, "seed", "seeds")
}

/// How far a table has come: `34 %, 11 seeds`.
pub fn table_coming(progress: &Progress) -> String {
    tables::progress(progress.seeds, progress.done)
}

/// Why a table is not there, or not kept.
pub fn table_problem(problem: &Problem) -> String {
    match problem {
        Problem::NoMemory(bytes) => tables::no_memory(*bytes),
        Problem::NoThread => {
            "The table is not made: the system gives Kete no further thread.".to_owned()
        }
        Problem::NotKept(error) => format!("The table is in use, but not kept. {error}"),
    }
}

/// A table's file could not be deleted.
pub fn table_not_deleted(error: &WriteError) -> String {
    let name = error.path.file_name().unwrap_or_default().to_string_lossy();
    format!("{name} cannot be deleted: {}.", write_reason(error.kind))
}
