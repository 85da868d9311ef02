//! Chooses between the window and the commands without one.

// These macros panic if the output is closed or full.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod signals;

use std::io::{self, Write as _};
use std::process::ExitCode;

use kete::app::install_log;
use kete::crash;
use kete::files::{Folders, note_writes, report, stderr, stdout, visible_line};
use kete::protocol::{
    CliCommand, CommandLine, run_analyse, run_bench, run_convert, run_drill, run_engine,
    run_lessons, run_match, run_perft, run_picture, run_sheet, run_tables, run_tune,
};

fn main() -> ExitCode {
    signals::handle();
    install_log();
    let arguments = match CommandLine::read() {
        Ok(arguments) => arguments,
        Err(error) => return print_usage(error),
    };
    crash::install(arguments.command.as_ref().map(CliCommand::name), arguments.data_dir.clone());
    if let Err(why) = arguments.test_panic.as_deref().map_or(Ok(()), crash::make_fail) {
        report(format_args!("kete: {why}"));
        return ExitCode::FAILURE;
    }
    crash::fail_if_asked("command");
    if let Some(folders) = folders(&arguments) {
        note_writes(&folders);
    }
    let done = match &arguments.command {
        Some(CliCommand::Engine) => {
            let tables = folders(&arguments).map(|folders| folders.tables());
            run_engine(io::BufReader::new(io::stdin()), stdout(), tables).map_err(|e| e.to_string())
        }
        Some(CliCommand::Perft(perft)) => run_perft(perft, &mut stdout()),
        Some(CliCommand::Drill(drill)) => run_drill(drill, &mut stdout()),
        Some(CliCommand::Lessons(lessons)) => {
            run_lessons(lessons, folders(&arguments).as_ref(), &mut stdout())
        }
        Some(CliCommand::Tables(tables)) => {
            run_tables(tables, folders(&arguments).as_ref(), &mut stdout())
        }
        Some(CliCommand::Match(game)) => {
            let tables = folders(&arguments).map(|folders| folders.tables());
            run_match(game, tables.as_deref(), &mut stdout())
        }
        Some(CliCommand::Analyse(analyse)) => {
            let tables = folders(&arguments).map(|folders| folders.tables());
            run_analyse(analyse, tables.as_deref(), &mut stdout())
        }
        Some(CliCommand::Picture(picture)) => run_picture(picture, &mut stderr()),
        Some(CliCommand::Convert(convert)) => run_convert(convert, &mut stdout()),
        Some(CliCommand::Sheet(sheet)) => run_sheet(sheet),
        Some(CliCommand::Tune(tune)) => run_tune(tune, &mut stdout()),
        Some(CliCommand::Bench(bench)) => run_bench(bench, &mut stdout()),
        None => open_window(&arguments),
    };
    // Output may still be in the buffer.
    let flush = |()| io::stdout().flush().map_err(|error| error.to_string());
    match done.and_then(flush) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            report(format_args!("kete: {why}"));
            ExitCode::FAILURE
        }
    }
}

/// Prints the help, the version, or what is wrong with the command line. clap colours this with
/// escape sequences, which a filter would spoil; clap itself quotes the visible form of the
/// arguments.
fn print_usage(error: clap::Error) -> ExitCode {
    let code = error.exit_code();
    let seen =
        std::env::args_os().map(|word| visible_line(&word.to_string_lossy()).as_ref().into());
    // Nobody may be reading standard error.
    let _ = match CommandLine::of(seen.collect()) {
        Err(error) => error.print(),
        // Only an argument that is not UTF-8 was wrong.
        Ok(_) => write!(stderr(), "{}", error.render()),
    };
    ExitCode::from(u8::try_from(code).unwrap_or(1))
}

/// The folders of this user, or the folder from the command line.
fn folders(arguments: &CommandLine) -> Option<Folders> {
    arguments.data_dir.as_ref().map(Folders::under).or_else(Folders::of_user)
}

/// Opens the window.
fn open_window(arguments: &CommandLine) -> Result<(), String> {
    let new = arguments.new.as_deref().map(str::parse).transpose();
    let options = kete::app::WindowOptions {
        file: arguments.file.clone(),
        new: new.map_err(|unknown: kete::rules::UnknownGame| unknown.to_string())?,
        friend: arguments.friend,
        data_dir: arguments.data_dir.clone(),
        screenshot: arguments.screenshot.clone(),
        in_window_dialogs: arguments.in_window_dialogs,
        frames: arguments.frames,
        size: arguments.size.as_ref().map(|size| [size[0], size[1]]),
    };
    kete::app::run(options).map_err(|error| error.to_string())
}
