//! `kete perft`: counts the positions of a game and says how fast.

use std::io::{self, Write};
use std::time::Instant;

use crate::rules::{GameName, Position, Ruleset, Setup};
use crate::texts;

/// What to count.
#[derive(clap::Args, Debug)]
pub struct PerftArguments {
    /// The rule set, such as owari
    ruleset: String,
    /// Moves from the root to the leaves
    depth: u32,
    /// Options of the rule set, such as grand-slam=forbidden or preset=abapa
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
    /// A position string instead of the start
    #[arg(long)]
    position: Option<String>,
    /// Show the count below each move
    #[arg(long)]
    divide: bool,
}

/// Reads a rule set by its name and options such as `grand-slam=forbidden`.
///
/// # Errors
/// One line that names what is unknown and lists what is allowed.
pub fn ruleset<'a>(
    name: &str,
    options: impl IntoIterator<Item = &'a str>,
) -> Result<Ruleset, String> {
    let game: GameName =
        name.parse().map_err(|error: crate::rules::UnknownGame| error.to_string())?;
    let mut ruleset = Ruleset::new(game);
    for option in options {
        let Some((option, value)) = option.split_once('=') else {
            return Err(format!("“{option}” is not of the form option=value"));
        };
        ruleset.set(option, value).map_err(|error| error.to_string())?;
    }
    Ok(ruleset)
}

/// Reads a position string, or `start`.
///
/// # Errors
/// One line with the column, or with everything that makes the position impossible.
pub fn position(ruleset: &Ruleset, text: &str) -> Result<Position, String> {
    if text.trim() == "start" {
        return Ok(ruleset.start());
    }
    let setup = Setup::parse(ruleset.name(), text).map_err(|error| error.to_string())?;
    ruleset.position(&setup).map_err(|faults| texts::faults(&faults))
}

/// Counts and prints.
///
/// # Errors
/// One line for unknown rule sets, options and positions.
pub fn run(arguments: &PerftArguments, out: &mut dyn Write) -> Result<(), String> {
    let ruleset = ruleset(&arguments.ruleset, arguments.options.iter().map(String::as_str))?;
    let position = position(&ruleset, arguments.position.as_deref().unwrap_or("start"))?;
    let clock = Instant::now();
    let leaves = if arguments.divide {
        print_divide(&position, arguments.depth, out).map_err(|error| error.to_string())?
    } else {
        position.perft(arguments.depth)
    };
    let seconds = clock.elapsed().as_secs_f64();
    let rate = leaves as f64 / seconds.max(1e-9) / 1e6;
    writeln!(out, "{leaves} leaves in {seconds:.3} s, {rate:.1} million a second")
        .map_err(|error| error.to_string())
}

/// Prints each move with its count and returns the total.
pub fn print_divide(position: &Position, depth: u32, out: &mut dyn Write) -> io::Result<u64> {
    let counts = position.perft_divide(depth);
    for (mv, leaves) in &counts {
        writeln!(out, "{mv} {leaves}")?;
    }
    Ok(if depth == 0 { 1 } else { counts.iter().map(|(_, leaves)| leaves).sum() })
}
