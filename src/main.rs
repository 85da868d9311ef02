//! Chooses between the window and the commands without one.

// These panic where the output is closed or full.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod signals;

use std::io::{self, Write as _};
use std::process::ExitCode;

use kete::app::install_log;
use kete::crash;
use kete::draw::render::names::Names;
use kete::draw::render::order::{Marked, Order, draw_file};
use kete::draw::sheet::sheet;
use kete::files::{Folders, note_writes, report, stderr, stdout, visible_line, write_whole};
use kete::protocol::{
    Command, CommandLine, PictureArguments, SheetArguments, run_analyse, run_bench, run_convert,
    run_drill, run_engine, run_lessons, run_match, run_perft, run_tables, run_tune,
};

fn main() -> ExitCode {
    signals::handle();
    install_log();
    let arguments = match CommandLine::read() {
        Ok(arguments) => arguments,
        Err(error) => return print_usage(error),
    };
    crash::install(arguments.command.as_ref().map(Command::name), arguments.data_dir.clone());
    if let Err(why) = arguments.test_panic.as_deref().map_or(Ok(()), crash::make_fail) {
        report(format_args!("kete: {why}"));
        return ExitCode::FAILURE;
    }
    crash::fail_if_asked("command");
    if let Some(folders) = folders(&arguments) {
        note_writes(&folders);
    }
    let done = match &arguments.command {
        Some(Command::Engine) => {
            let tables = folders(&arguments).map(|folders| folders.tables());
            run_engine(io::BufReader::new(io::stdin()), stdout(), tables).map_err(|e| e.to_string())
        }
        Some(Command::Perft(perft)) => run_perft(perft, &mut stdout()),
        Some(Command::Drill(drill)) => run_drill(drill, &mut stdout()),
        Some(Command::Lessons(lessons)) => {
            run_lessons(lessons, folders(&arguments).as_ref(), &mut stdout())
        }
        Some(Command::Tables(tables)) => {
            run_tables(tables, folders(&arguments).as_ref(), &mut stdout())
        }
        Some(Command::Match(game)) => {
            let tables = folders(&arguments).map(|folders| folders.tables());
            run_match(game, tables.as_deref(), &mut stdout())
        }
        Some(Command::Analyse(analyse)) => {
            let tables = folders(&arguments).map(|folders| folders.tables());
            run_analyse(analyse, tables.as_deref(), &mut stdout())
        }
        Some(Command::Picture(picture)) => draw(picture),
        Some(Command::Convert(convert)) => run_convert(convert, &mut stdout()),
        Some(Command::Sheet(sheet)) => write_sheet(sheet),
        Some(Command::Tune(tune)) => run_tune(tune, &mut stdout()),
        Some(Command::Bench(bench)) => run_bench(bench, &mut stdout()),
        None => open_window(&arguments),
    };
    // What was written last may still be on its way.
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
/// escape sequences, so a filter would spoil it: clap quotes the visible form of the arguments.
fn print_usage(error: clap::Error) -> ExitCode {
    let code = error.exit_code();
    let seen =
        std::env::args_os().map(|word| visible_line(&word.to_string_lossy()).as_ref().into());
    // Nobody needs to listen.
    let _ = match CommandLine::of(seen.collect()) {
        Err(error) => error.print(),
        // Only a word that is not UTF-8 was wrong.
        Ok(_) => write!(stderr(), "{}", error.render()),
    };
    ExitCode::from(u8::try_from(code).unwrap_or(1))
}

/// The folders of this user, or the one that the command line names.
fn folders(arguments: &CommandLine) -> Option<Folders> {
    arguments.data_dir.as_ref().map(Folders::under).or_else(Folders::of_user)
}

/// Hands over what is asked for to who draws; how far a film has come stands on standard error.
fn draw(arguments: &PictureArguments) -> Result<(), String> {
    let wanted = arguments.wanted()?;
    let names = Names {
        theme: arguments.theme.as_deref(),
        board: arguments.board.as_deref(),
        seeds: arguments.seeds.as_deref(),
        speed: arguments.speed.as_deref(),
        flipped: arguments.flip,
    };
    let order = Order {
        game: &wanted.game,
        turns: wanted.turns,
        marked: Marked {
            lit: wanted.lit,
            arrow: wanted.arrow,
            foreseen: wanted.shows,
            last: arguments.last,
        },
        look: names.look()?,
        speed: names.speed()?,
        width: arguments.width,
    };
    draw_file(&order, &arguments.out, &mut stderr())
}

/// Writes the sheet of rules asked for.
fn write_sheet(arguments: &SheetArguments) -> Result<(), String> {
    let sheet = sheet(&arguments.ruleset()?).map_err(|why| why.to_string())?;
    write_whole(&arguments.out, &sheet).map_err(|error| error.to_string())
}

/// Opens the window as the command line asks.
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
