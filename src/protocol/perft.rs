//! `kete perft`: counts the positions of a game and says how fast.

use std::io::Write;
use std::time::Instant;

use crate::narration;
use crate::rules::{GameName, MOST_PERFT_DEPTH, Move, Position, Ruleset, Setup};

/// What to count.
#[derive(clap::Args, Debug)]
pub struct PerftArguments {
    /// The rule set, such as owari
    ruleset: String,
    /// Moves from the root to the leaves, at most 1000
    #[arg(value_parser = clap::value_parser!(u32).range(0..=MOST_PERFT_DEPTH as i64))]
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
/// One line that names the unknown word and lists the allowed ones.
pub fn ruleset(
    name: &str,
    options: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<Ruleset, String> {
    let game = name.parse::<GameName>().map_err(|error| error.to_string())?;
    let mut ruleset = Ruleset::new(game);
    for option in options {
        let option = option.as_ref();
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
/// One line with the column, or with everything that makes the position invalid.
pub fn position(ruleset: &Ruleset, text: &str) -> Result<Position, String> {
    if text.trim() == "start" {
        return Ok(ruleset.start());
    }
    let setup = Setup::parse(ruleset.name(), text).map_err(|error| error.to_string())?;
    ruleset.position(&setup).map_err(|faults| narration::faults(&faults))
}

pub fn run(arguments: &PerftArguments, out: &mut dyn Write) -> Result<(), String> {
    let ruleset = ruleset(&arguments.ruleset, &arguments.options)?;
    let position = position(&ruleset, arguments.position.as_deref().unwrap_or("start"))?;
    let clock = Instant::now();
    let (moves, leaves) = if arguments.divide {
        divided(&position.perft_divide(arguments.depth), arguments.depth)
    } else {
        (String::new(), position.perft(arguments.depth))
    };
    let seconds = clock.elapsed().as_secs_f64();
    let rate = leaves as f64 / seconds.max(1e-9) / 1e6;
    let line = format!("{leaves} leaves in {seconds:.3} s, {rate:.1} million a second");
    writeln!(out, "{moves}{line}").map_err(|error| error.to_string())
}

/// One line for each move with its count, and the sum.
pub fn divided(moves: &[(Move, u64)], depth: u32) -> (String, u64) {
    let lines = moves.iter().map(|(mv, leaves)| format!("{mv} {leaves}\n")).collect();
    let total = if depth == 0 { 1 } else { moves.iter().map(|(_, leaves)| leaves).sum() };
    (lines, total)
}
