//! `kete sheet`: the rules of a game as a printable sheet.

use std::path::PathBuf;

use super::perft;
use crate::draw::sheet::sheet;
use crate::files::{ends_in, write_whole};
use crate::texts::messages as say;

/// Which rules, and where to.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct SheetArguments {
    /// The rule set, such as owari
    ruleset: String,
    /// Options of the rule set, such as grand-slam=forbidden or preset=abapa
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
    /// The file to be written (.html)
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

const FORM: &str = "\
One file that needs no other: every rule as the options make it, pictures of the start and of a few
examples. It prints on two pages of A4 or Letter. The same rules always give the same file.";

pub fn run(arguments: &SheetArguments) -> Result<(), String> {
    let ruleset = perft::ruleset(&arguments.ruleset, &arguments.options)?;
    if !ends_in(&arguments.out, &["html", "htm"]) {
        return Err(say::sheet::needs_html().to_owned());
    }
    let sheet = sheet(&ruleset).map_err(|why| why.to_string())?;
    write_whole(&arguments.out, &sheet).map_err(|error| error.to_string())
}
