//! `kete sheet`: the rules of a game as a printable sheet.

use std::path::PathBuf;

use super::perft;
use crate::draw::sheet::sheet;
use crate::files::write_whole;
use crate::rules::Ruleset;
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

impl SheetArguments {
    /// The rule set to print.
    ///
    /// # Errors
    /// One line for unknown rule sets and options, and if the output is not an HTML file.
    fn ruleset(&self) -> Result<Ruleset, String> {
        let ruleset = perft::ruleset(&self.ruleset, self.options.iter().map(String::as_str))?;
        let ending = self.out.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("html" | "htm") => Ok(ruleset),
            _ => Err(say::sheet::needs_html().to_owned()),
        }
    }
}

/// Writes the sheet.
///
/// # Errors
/// One line for unknown rule sets and options, and where the file cannot be written.
pub fn run(arguments: &SheetArguments) -> Result<(), String> {
    let sheet = sheet(&arguments.ruleset()?).map_err(|why| why.to_string())?;
    write_whole(&arguments.out, &sheet).map_err(|error| error.to_string())
}
