//! Words of what the computer player may use.

use super::super::messages::engine as say;
use std::path::Path;
use std::time::Duration;

use super::super::{game, list, tables, write_reason};
use super::{RULES_AS_WRITTEN, SettingText, option_value};
use crate::files::WriteError;
use crate::game::EngineName;
use crate::rules::{GameName, Ruleset};
use crate::search::external_engine::{EngineFault, Unsupported};
use crate::search::tables::file::{self, TableFault, TableFileInfo, UnusableFile};
use crate::search::tables::{BuildProgress, TableKind, TableProblem};

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
    say::Megabytes { size }.text()
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
    let kind = match TableKind::of(ruleset) {
        Err(why) => return tables::none(why),
        Ok(kind) => kind,
    };
    let options = kind.ruleset().options();
    let changed = options.iter().filter(|option| option.is_changed());
    let told = changed.map(|option| option_value(ruleset.name(), option.name, option.value));
    let told = told.reduce(|before, after| say::OptionAnd { before, after }.text());
    told.unwrap_or_else(|| RULES_AS_WRITTEN.to_owned())
}

/// What there is of a table: `12 seeds, 2.7 MB, made today.`
pub fn table_there(
    kind: &TableKind,
    found: &Result<Option<TableFileInfo>, TableFault>,
    day: Option<&str>,
) -> String {
    match found {
        Ok(None) => say::no_table().to_owned(),
        Ok(Some(about)) => {
            let (seeds, size) = (about.seeds, tables::size(about.bytes));
            match day {
                Some(day) => say::TableMade { seeds, size, day }.text(),
                None => say::Table { seeds, size }.text(),
            }
        }
        Err(fault) => tables::fault(&file::path(Path::new(""), kind), fault),
    }
}

/// Sure to delete the table?
pub const DELETE_TABLE_LINE: &str = "Delete this table? What it knows can be made again.";

/// What a table of this size would cost; `time` in seconds, once it is known.
pub fn table_cost(kind: &TableKind, seeds: usize, time: Option<f64>) -> String {
    let disk = tables::size(kind.bytes(seeds));
    let memory = tables::size(kind.memory(seeds));
    match time.map(tables::seconds) {
        Some(time) => say::TableCostTime { seeds, disk, memory, time }.text(),
        None => say::TableCost { seeds, disk, memory }.text(),
    }
}

/// The size of a table: `12 seeds`.
pub fn table_size(seeds: usize) -> String {
    say::TableSize { seeds }.text()
}

/// How far a table has come: `34 %, 11 seeds`.
pub fn table_coming(progress: &BuildProgress) -> String {
    tables::progress(progress.seeds, progress.done)
}

/// Why a table is not there, or not kept.
pub fn table_problem(problem: &TableProblem) -> String {
    match problem {
        TableProblem::NoMemory(bytes) => tables::no_memory(*bytes),
        TableProblem::NoThread => say::no_thread().to_owned(),
        TableProblem::Failed => say::table_failed().to_owned(),
        TableProblem::NotSaved(error) => say::NotSaved { why: error.to_string() }.text(),
    }
}

/// A table's file cannot be used.
pub fn table_unusable(found: &UnusableFile) -> String {
    tables::unusable(found)
}

/// Make a table again: `Build 15 seeds`.
pub fn build_again(seeds: usize) -> String {
    say::BuildAgain { seeds }.text()
}

/// A table's file could not be deleted.
pub fn table_not_deleted(error: &WriteError) -> String {
    let name = error.path.file_name().unwrap_or_default().to_string_lossy();
    say::NotDeleted { name, why: write_reason(error.kind) }.text()
}

/// The other programs that play.
pub const SET_ENGINES: SettingText = SettingText {
    name: "External engines",
    line: "Other programs that speak the protocol of “kete engine”. You can choose one as a player of a new game \
        where it plays by the rules chosen.",
};
/// The name of an engine.
pub const ENGINE_NAME: SettingText =
    SettingText { name: "Name", line: "What it is called in games, in up to 24 letters." };
/// Its program.
pub const ENGINE_PROGRAM: SettingText =
    SettingText { name: "Program", line: "The whole path of the program." };
/// The words behind it.
pub const ENGINE_ARGUMENTS: SettingText =
    SettingText { name: "Arguments", line: "The words behind it, parted by blanks." };
/// Add it.
pub const ADD_ENGINE: &str = "Add";
/// Choose its program from the files.
pub const CHOOSE_PROGRAM: &str = "Choose…";
/// Heading of that choice.
pub const CHOOSE_PROGRAM_TITLE: &str = "Choose a program";
/// Take the file chosen.
pub const CHOOSE: &str = "Choose";
/// A folder without files.
pub const NO_FILES_HERE: &str = "No files in this folder.";
/// Remove it.
pub const REMOVE_ENGINE: &str = "Remove";
/// Ask what it plays.
pub const TEST_ENGINE: &str = "Test";
/// A program as a player.
pub const ENGINE: &str = "Engine";
/// How a program plays.
pub const ENGINE_PLAYS: &str = "The engine thinks for 1 s about each move.";
/// The chip of one that failed.
pub const ENGINE_STOPPED: &str = "stopped";
/// What holds once one has failed.
pub const ENGINE_FAILED_LINE: &str = "The game stays as it is. You can undo your turn as well.";
/// Kete takes its place.
pub const KETE_PLAYS_ON: &str = "Let Kete play on";
/// It is started again.
pub const TRY_AGAIN: &str = "Try again";
/// It is being asked.
pub const ENGINE_ASKED: &str = "Being asked…";

/// Why an engine cannot be added yet.
pub const ENGINE_NEEDS_NAME: &str = "Give it a name of up to 24 letters.";
/// The same.
pub const ENGINE_NAME_TAKEN: &str = "Another engine has this name.";
/// The same.
pub const ENGINE_NEEDS_PROGRAM: &str = "Say which program to start.";
/// The same.
pub const ENGINES_ENOUGH: &str = "There are 16 engines, and no room for more.";

/// What an engine says it plays: `It plays 2 of the 9 games: Awale and Owari.`
pub fn engine_plays(games: &[GameName]) -> String {
    let names: Vec<&str> = games.iter().map(|name| game(*name).name.as_str()).collect();
    match (names.len(), GameName::ALL.len()) {
        (0, _) => say::plays_none().to_owned(),
        (count, all) if count == all => say::PlaysAll { count }.text(),
        (count, of) => say::PlaysSome { count, of, games: list(&names) }.text(),
    }
}

/// How a program failed: `It did not answer within 300 ms.`
pub fn engine_fault(fault: &EngineFault) -> String {
    match fault {
        EngineFault::Silent(within) => say::ItWasSilent { time: span(*within) }.text(),
        other => say::ItFailed { fault: other.text().trim_end_matches('.') }.text(),
    }
}

/// A program failed at the board.
pub fn engine_failed(name: EngineName, fault: Option<&EngineFault>) -> String {
    let program = name;
    match fault {
        None => say::NotYours { program }.text(),
        Some(EngineFault::Silent(within)) => say::WasSilent { program, time: span(*within) }.text(),
        Some(EngineFault::Illegal { played, why }) => {
            say::NotPossible { program, played, why }.text()
        }
        Some(fault) => say::Failed { program, fault: fault.text().trim_end_matches('.') }.text(),
    }
}

/// A time for people: `10 s`, `300 ms`.
fn span(time: Duration) -> String {
    match time.as_millis() {
        count if count < 1000 => say::Milliseconds { count }.text(),
        _ => say::Seconds { count: format!("{:.0}", time.as_secs_f64()) }.text(),
    }
}

/// An engine that is chosen cannot play.
pub fn engine_unable(name: EngineName, ruleset: &Ruleset, why: Option<&Unsupported>) -> String {
    let program = name;
    match why {
        None => say::NotAsked { program }.text(),
        Some(Unsupported::Game) => {
            say::NotGame { program, game: &game(ruleset.name()).name }.text()
        }
        Some(Unsupported::Option(option)) => {
            let options = ruleset.options();
            let value = options.iter().find(|other| other.name == *option);
            let option = value.map_or_else(String::new, |value| {
                option_value(ruleset.name(), option, value.value)
            });
            say::NotOption { program, option }.text()
        }
    }
}

/// An engine is thinking while a hole is pressed.
pub fn engine_thinks(name: EngineName) -> String {
    say::Thinks { program: name }.text()
}

/// An engine would move here.
pub fn engine_would_move(name: EngineName) -> String {
    say::WouldMove { program: name }.text()
}

/// An engine is to move.
pub fn engines_turn(name: EngineName, is_thinking: bool) -> String {
    match is_thinking {
        true => say::IsThinking { program: name }.text(),
        false => say::ToMove { program: name }.text(),
    }
}
