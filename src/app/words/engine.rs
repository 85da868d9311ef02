//! Words of what the computer player may use.

use crate::texts::messages::engine as say;
use crate::texts::messages::labels;
use std::path::Path;
use std::time::Duration;

use super::coach::option_value;
use crate::files::WriteError;
use crate::game::EngineName;
use crate::narration::{game, list, write_reason};
use crate::rules::{GameName, Ruleset};
use crate::search::external_engine::{EngineFault, Unsupported};
use crate::search::tables::file::{self, TableFault, TableFileInfo};
use crate::search::tables::wording as tables;
use crate::search::tables::{TableKind, TableProblem};

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
    let changes = changed.map(|option| option_value(ruleset.name(), option.name, option.value));
    let changes = changes.reduce(|before, after| say::OptionAnd { before, after }.text());
    changes.unwrap_or_else(|| labels::rules_as_written().to_owned())
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

/// What a table of this size would cost; `time` in seconds, once it is known.
pub fn table_cost(kind: &TableKind, seeds: usize, time: Option<f64>) -> String {
    let disk = tables::size(kind.bytes(seeds));
    let memory = tables::size(kind.memory(seeds));
    match time.map(tables::seconds) {
        Some(time) => say::TableCostTime { seeds, disk, memory, time }.text(),
        None => say::TableCost { seeds, disk, memory }.text(),
    }
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

/// A table's file could not be deleted.
pub fn table_not_deleted(error: &WriteError) -> String {
    let name = error.path.file_name().unwrap_or_default().to_string_lossy();
    say::NotDeleted { name, why: write_reason(error.kind) }.text()
}

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

/// An engine is to move.
pub fn engines_turn(name: EngineName, is_thinking: bool) -> String {
    match is_thinking {
        true => say::IsThinking { program: name }.text(),
        false => say::ToMove { program: name }.text(),
    }
}
