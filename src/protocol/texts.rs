//! `kete texts`: what a language lacks, and what is wrong with it, for those who translate Kete.

use std::io::{self, Write};

use clap::Subcommand;

use super::command_line::no_language;
use super::help_texts;
use crate::narration::translated_texts;
use crate::texts::{Language, Missing, Translated, translated_messages};
use crate::tutor::translated_courses;

/// What to do with the texts of a language.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct TextsArguments {
    #[command(subcommand)]
    what: TextsCommand,
}

/// The commands of `kete texts`.
#[derive(Subcommand, Debug)]
enum TextsCommand {
    /// Print what is wrong with a language, or with all of them
    Check {
        /// The language, such as fr
        #[arg(value_name = "LANG")]
        language: Option<String>,
    },
    /// Print what is still to be translated, as in the English files
    Missing {
        /// The language, such as pt
        #[arg(value_name = "LANG")]
        language: String,
        /// Only those of this file, such as start.ftl
        #[arg(value_name = "FILE")]
        file: Option<String>,
        /// Print only so many texts
        #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
        most: usize,
    },
    /// Print a file of English texts, or the names of all of them
    English {
        /// The file, such as rules.ron
        #[arg(value_name = "FILE")]
        file: Option<String>,
    },
}

const FORM: &str = "\
A language is a folder named by its code, such as pt or pt-BR, in `languages` of the data folder
(--data-dir). Its files have the names and ids of the English ones:
  *.ftl                the messages
  games.ron, rules.ron and the other .ron files  texts by id
  courses/*.ron        courses: each English text with its translation
  annotated_games.ron  the same for the games that the library shows as examples
  command_line.ron     the same for `--help`
What is missing stays English. `kete --language pt` opens the window in it.
`check` prints `LANG/FILE:LINE: what is wrong` for each fault, then how much there is; its exit code is
1 if anything is wrong. `missing` prints English texts under the names of their files; of games.ron,
rules.ron and their like only the ids, and `english rules.ron` prints such a file whole.";

/// Runs the command.
pub fn run(arguments: &TextsArguments, out: &mut dyn Write) -> Result<(), String> {
    match &arguments.what {
        TextsCommand::Check { language } => {
            let languages = match language {
                Some(tag) => vec![known(tag)?],
                None => Language::all().into_iter().filter(|it| *it != Language::ENGLISH).collect(),
            };
            let faults = languages.into_iter().map(|language| check(language, out));
            let faults: usize = faults.sum::<io::Result<usize>>().map_err(|why| why.to_string())?;
            match faults {
                0 => Ok(()),
                1 => Err("1 text is wrong".to_owned()),
                more => Err(format!("{more} texts are wrong")),
            }
        }
        TextsCommand::Missing { language, file, most } => {
            missing(known(language)?, file.as_deref(), *most, out).map_err(|why| why.to_string())
        }
        TextsCommand::English { file } => english(file.as_deref(), out),
    }
}

/// A language by its code. One that nobody has begun is not known.
fn known(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag).filter(|it| it.code() == tag).ok_or_else(|| no_language(tag))
}

fn translated(language: Language) -> Translated {
    let mut all = translated_messages(language);
    all.add(translated_texts(language));
    all.add(translated_courses(language));
    all.add(help_texts::translated(language));
    all
}

/// Prints the faults of a language and how much there is of it; returns how many are wrong.
fn check(language: Language, out: &mut dyn Write) -> io::Result<usize> {
    let found = translated(language);
    for fault in &found.faults {
        writeln!(out, "{fault}")?;
    }
    let (code, percent, missing) = (language.code(), language.percent(), found.missing.len());
    writeln!(out, "{code}: {percent} % of the messages; {missing} texts missing in all")?;
    Ok(found.faults.len())
}

/// Prints what is missing, in a form that can be put into the files.
fn missing(
    language: Language,
    file: Option<&str>,
    most: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let wanted = |text: &Missing| file.is_none_or(|file| file == text.file);
    let texts: Vec<Missing> = translated(language).missing.into_iter().filter(wanted).collect();
    for of_file in texts[..most.min(texts.len())].chunk_by(|one, other| one.file == other.file) {
        let file = &of_file[0].file;
        // A map of English texts and their translations.
        let is_map = of_file[0].english.starts_with("    \"");
        match file.ends_with(".ftl") {
            true => writeln!(out, "### {file}\n")?,
            false => writeln!(out, "// {file}")?,
        }
        if is_map {
            writeln!(out, "{{")?;
        }
        for text in of_file {
            match file.ends_with(".ftl") || is_map {
                true => writeln!(out, "{}", text.english)?,
                // Its form is that of the English file.
                false => write!(out, "// {}", text.english)?,
            }
        }
        writeln!(out, "{}", if is_map { "}\n" } else { "" })?;
    }
    Ok(())
}

fn english(file: Option<&str>, out: &mut dyn Write) -> Result<(), String> {
    let text = match file {
        None => Language::ENGLISH.file_names().collect::<Vec<_>>().join("\n") + "\n",
        Some(file) => match Language::ENGLISH.file(file) {
            Some(text) => text.to_owned(),
            None => return Err(format!("there is no file of texts “{file}”")),
        },
    };
    out.write_all(text.as_bytes()).map_err(|why| why.to_string())
}
