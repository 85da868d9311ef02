//! `--help` in other languages: each English text of the command line with its translation, in
//! `command_line.ron` of a language.

use clap::builder::StyledStr;
use clap::{Arg, Command};

use crate::texts::messages::help_page as say;
use crate::texts::{Language, Translated, translated_pairs, translations};

const FILE: &str = "command_line.ron";

/// The command with its help in the current language.
pub(super) fn in_language(command: Command, language: Language) -> Command {
    if language == Language::ENGLISH {
        return command;
    }
    let translations = translations(FILE, language);
    let words = |english: &StyledStr| {
        let english = english.to_string();
        translations.get(&english).cloned().unwrap_or(english)
    };
    let mut command = translated_command(command, &words);
    command.build();
    translated_command(command, &words)
}

fn translated_command(command: Command, words: &dyn Fn(&StyledStr) -> String) -> Command {
    let (about, long) = (command.get_about().map(words), command.get_long_about().map(words));
    let after = command.get_after_help().map(words);
    let usage = format!("{}: {{usage}}", say::usage());
    let template =
        format!("{{before-help}}{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}");
    let mut command = command
        .help_template(template)
        .subcommand_help_heading(say::commands())
        .mut_args(|arg| translated_argument(arg, words));
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(long) = long {
        command = command.long_about(long);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command.mut_subcommands(|command| translated_command(command, words))
}

fn translated_argument(arg: Arg, words: &dyn Fn(&StyledStr) -> String) -> Arg {
    let (help, long) = (arg.get_help().map(words), arg.get_long_help().map(words));
    let heading = if arg.is_positional() { say::arguments() } else { say::options() };
    let mut arg = arg.help_heading(heading);
    if let Some(help) = help {
        arg = arg.help(help);
    }
    if let Some(long) = long {
        arg = arg.long_help(long);
    }
    arg
}

/// What a language lacks of the texts of `--help`, and which of its translations are of no use.
pub(super) fn translated(language: Language) -> Translated {
    translated_pairs(FILE, english(), language)
}

/// All texts of `--help`, in the order of the commands.
fn english() -> Vec<String> {
    let mut command = super::command_line::english();
    command.build();
    let mut texts = Vec::new();
    of_command(&command, &mut texts);
    texts
}

fn of_command(command: &Command, texts: &mut Vec<String>) {
    let own = [command.get_about(), command.get_long_about(), command.get_after_help()];
    texts.extend(own.into_iter().flatten().map(ToString::to_string));
    for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
        let own = [arg.get_help(), arg.get_long_help()];
        texts.extend(own.into_iter().flatten().map(ToString::to_string));
    }
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        of_command(command, texts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_has_every_text_of_the_help() {
        let french = Language::of_tag("fr").expect("bundled");
        assert_eq!(translated(french), Translated::default());
    }

    #[test]
    fn the_help_is_in_the_language_chosen() {
        let french = Language::of_tag("fr").expect("bundled");
        let help = french.during(|| {
            in_language(super::super::command_line::english(), french).render_help().to_string()
        });
        assert!(help.contains("Utilisation"), "{help}");
        assert!(!help.contains("Usage:"), "{help}");
    }
}
