//! Chooses between the window and the commands without one.

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use kete::protocol::{Command, CommandLine, run_engine, run_perft};

fn main() -> ExitCode {
    let arguments = CommandLine::parse();
    let done = match &arguments.command {
        Some(Command::Engine) => run_engine(io::BufReader::new(io::stdin()), io::stdout().lock())
            .map_err(|e| e.to_string()),
        Some(Command::Perft(perft)) => run_perft(perft, &mut io::stdout().lock()),
        None => Ok(()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("kete: {why}");
            ExitCode::FAILURE
        }
    }
}
