//! `kete drill`: exercises about one rule, one a line.

use std::io::Write;

use crate::rules::RuleId;
use crate::tutor::drills::drills;
use crate::tutor::wording::drills as words;

/// Which exercises to make.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct DrillArguments {
    /// The rule set, such as owari
    ruleset: String,
    /// The rule that decides, such as owari.feed
    rule: String,
    /// Options of the rule set, such as capture-holes=2
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
    /// How many exercises; fewer are printed where there are not so many
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    count: u32,
    /// The same seed makes the same exercises
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const FORM: &str = "\
Each line: position STRING [moves MOVE ...] | QUESTION | ANSWER | MOVE | RULE-ID
Where a question is not about a move, MOVE is a dash. An answer is a hole or a store, a number, south
or north, a result such as south 26-22, yes or no, or several moves with spaces between them.
A rule that no position shows prints nothing; the reason goes to standard error, exit code 1.";

pub fn run(arguments: &DrillArguments, out: &mut dyn Write) -> Result<(), String> {
    let ruleset = super::perft::ruleset(&arguments.ruleset, &arguments.options)?;
    let rule: RuleId = arguments
        .rule
        .parse()
        .map_err(|_| crate::tutor::wording::lessons::no_such_rule(&arguments.rule))?;
    let made = drills(&ruleset, rule, arguments.count as usize, arguments.seed)
        .map_err(|why| words::none(ruleset.name(), rule, why))?;
    for drill in &made {
        writeln!(out, "{}", words::line(drill)).map_err(|error| error.to_string())?;
    }
    Ok(())
}
