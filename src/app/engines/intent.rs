//! What can be asked of other programs and of the endgame tables.

use std::path::PathBuf;

use crate::app::endgame_tables::state::TableIntent;
use crate::game::EngineName;
use crate::rules::Ruleset;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineIntent {
    /// An intent for the endgame table in this row.
    Table(usize, TableIntent),
    /// Build the table of these rules, for this many seeds.
    MakeTable(Ruleset, usize),
    /// The name of the new engine is typed in.
    Name(String),
    Program(String),
    /// Its arguments are typed in, separated by spaces.
    Arguments(String),
    /// Choose the program in the file dialog.
    ChooseProgram,
    ProgramChosen(PathBuf),
    Add,
    Remove(EngineName),
    /// Ask this engine what it can play.
    Test(EngineName),
    /// Kete takes over for the engine that failed.
    KetePlaysOn,
    /// The engine that failed tries again.
    TryAgain,
}
