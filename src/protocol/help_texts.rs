//! `--help` in other languages: each English text of the command line with its translation, in
//! `command_line.ron` of a language.

use std::collections::HashMap;

use clap::builder::StyledStr;
use clap::{Arg, Command};

use crate::texts::messages::help_page as say;
use crate::texts::{Language, Missing, Translated};

const FILE: &str = "command_line.ron";

type Translations = HashMap<String, String>;

/// The command with its help in the current language.
pub(super) fn in_language(command: Command, language: Language) -> Command {
    if language == Language::ENGLISH {
        return command;
    }
    let translations: Translations =
        language.file(FILE).and_then(|text| ron::from_str(text).ok()).unwrap_or_default();
    let words = |english: &StyledStr| {
        let english = english.to_string();
        let own = translations.get(&english).filter(|own| !own.trim().is_empty());
        own.cloned().unwrap_or(english)
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
    let code = language.code();
    let own = match language.file(FILE).map(ron::from_str::<Translations>) {
        None => Translations::new(),
        Some(Ok(own)) => own,
        Some(Err(error)) => {
            let (line, why) = (error.span.start.line, error.code);
            let faults = vec![format!("{code}/{FILE}:{line}: {why}")];
            return Translated { faults, missing: Vec::new() };
        }
    };
    let texts = english();
    let has = |text: &String| own.get(text).is_some_and(|own| !own.trim().is_empty());
    let lacking = texts.iter().filter(|text| !has(text));
    let missing = lacking.map(|text| Missing {
        file: FILE.to_owned(),
        english: format!("    {text:?}:\n        \"\",\n"),
    });
    let mut unused: Vec<&String> = own.keys().filter(|text| !texts.contains(text)).collect();
    unused.sort();
    let faults =
        unused.iter().map(|text| format!("{code}/{FILE}: English has no such text: {text}"));
    Translated { faults: faults.collect(), missing: missing.collect() }
}

/// All texts of `--help`, in the order of the commands.
fn english() -> Vec<String> {
    let mut command = super::command_line::english();
    command.build();
    let mut texts = Vec::new();
    of_command(&command, &mut texts);
    let mut seen = Vec::new();
    texts.retain(|text| {
        let is_new = !seen.contains(text);
        seen.push(text.clone());
        is_new
    });
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
