//! Chooses between the window and the commands without one.

// These macros panic if the output is closed or full.
#![warn(clippy::print_stdout, clippy::print_stderr)]
// On Windows the window opens without a console beside it.
#![cfg_attr(windows, windows_subsystem = "windows")]

mod console;
mod signals;

use std::io::{self, Write as _};
use std::process::ExitCode;

use kete::app::install_log;
use kete::crash;
use kete::files::{Folders, note_writes, report, stderr, visible_line};
use kete::protocol::{CommandLine, no_language};
use kete::texts::Language;

fn main() -> ExitCode {
    console::attach();
    signals::handle();
    install_log();
    Language::of_system().choose();
    let arguments = match CommandLine::read() {
        Ok(arguments) => arguments,
        Err(error) => return print_usage(error),
    };
    crash::install(
        arguments.command.as_ref().map(|command| command.name()),
        arguments.data_dir.clone(),
    );
    if let Err(why) = arguments.test_panic.as_deref().map_or(Ok(()), crash::make_fail) {
        report(format_args!("kete: {why}"));
        return ExitCode::FAILURE;
    }
    crash::fail_if_asked("command");
    let folders = folders(&arguments);
    if let Err(why) = choose_language(&arguments, folders.as_ref()) {
        report(format_args!("kete: {why}"));
        return ExitCode::FAILURE;
    }
    if let Some(folders) = &folders {
        note_writes(folders);
    }
    let done = match &arguments.command {
        Some(command) => command.run(folders.as_ref()),
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

/// Makes all words in the language asked for, or else in that of the system. Commands for scripts
/// speak English unless asked.
fn choose_language(arguments: &CommandLine, folders: Option<&Folders>) -> Result<(), String> {
    if let Some(folders) = folders {
        let folder = folders.languages();
        Language::add_folder(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    }
    let is_for_scripts = arguments.command.as_ref().is_some_and(|command| command.is_for_scripts());
    let language = match &arguments.language {
        Some(tag) => Language::of_tag(tag).ok_or_else(|| no_language(tag))?,
        None if is_for_scripts => Language::ENGLISH,
        None => Language::of_system(),
    };
    language.choose();
    Ok(())
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
        sound_log: arguments.sound_log,
        size: arguments.size.as_ref().map(|size| [size[0], size[1]]),
        language: Language::current(),
    };
    kete::app::run(options).map_err(|error| error.to_string())
}
