//! `kete daily`: makes the daily exercises of a game.

use std::io::Write;

use crate::rules::{GameName, UnknownGame};
use crate::tutor::daily::{DailyOrder, make};

/// Which exercises to make.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct DailyArguments {
    /// The rule set, such as owari
    ruleset: String,
    /// How many exercises; whole weeks are made
    #[arg(long, default_value_t = 63, value_parser = clap::value_parser!(u32).range(7..=1000))]
    count: u32,
    /// The same seed makes the same exercises
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const FORM: &str = "\
Prints a file for assets/daily; the progress is on standard error. Each exercise is one line:
  POSITION | MOVE WORTH [MOVE ...] | MOVE WORTH [MOVE ...] ...
The best move comes first. The worth is the mover's seeds minus the opponent's at the end of the
game, and the moves after it are the best play of both sides. In Bawo it is winN, lossN or open.";

pub fn run(
    arguments: &DailyArguments,
    out: &mut dyn Write,
    progress: &mut dyn Write,
) -> Result<(), String> {
    let game: GameName =
        arguments.ruleset.parse().map_err(|unknown: UnknownGame| unknown.to_string())?;
    let (count, seed) = (arguments.count as usize, arguments.seed);
    let made = make(DailyOrder { game, count, seed }, &mut |games: usize, found: usize| {
        // Progress that nobody can read stops nothing.
        let _ = writeln!(progress, "{game}: {games} games, {found} exercises");
    });
    let mut text = format!("(\n    ruleset: \"{game}\",\n    seed: {seed},\n    positions: [\n");
    made.iter().for_each(|exercise| text.push_str(&format!("        \"{exercise}\",\n")));
    text.push_str("    ],\n)\n");
    out.write_all(text.as_bytes()).map_err(|error| error.to_string())
}
