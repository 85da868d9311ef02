//! What can be asked of the programs that play beside Kete.

use std::path::PathBuf;

use crate::app::endgame_tables::state::TableIntent;
use crate::game::EngineName;
use crate::rules::Ruleset;

/// What is wanted with what the computer player uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineIntent {
    /// Something with the endgame table in this row.
    Table(usize, TableIntent),
    /// Make the table of these rules for so many seeds.
    MakeTable(Ruleset, usize),
    /// The name of an engine is typed.
    Name(String),
    /// Its program is typed.
    Program(String),
    /// The words behind it are typed.
    Arguments(String),
    /// Choose the program from the files.
    ChooseProgram,
    /// This program was chosen.
    ProgramChosen(PathBuf),
    /// Add it.
    Add,
    /// Remove this one.
    Remove(EngineName),
    /// Ask this one what it plays.
    Test(EngineName),
    /// Kete plays on for the one that failed.
    KetePlaysOn,
    /// The one that failed tries again.
    TryAgain,
}
