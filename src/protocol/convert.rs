//! `kete convert`: writes games in other formats.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::game_file::in_game;
use crate::files::{MayReplace, ends_in, read_limited, replace, report, visible_line};
use crate::game::GameInProgress;
use crate::game::ogn::{self, OgnGames};
use crate::game::save::{self, LoadError, MAX_BYTES};
use crate::narration::{move_list, not_replaced};
use crate::texts::messages::convert as say;

/// What to write, and where.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct ConvertArguments {
    /// A saved game (.kete), or games of other programs for Oware (.ogn)
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// The file to write (.kete, .ogn, .txt). One that exists is replaced unless it is read-only;
    /// its contents stay in OUT~
    #[arg(value_name = "OUT")]
    to: PathBuf,
}

const FORM: &str = "\
The ending of a name chooses the form:
  .kete  the game with everything in it
  .ogn   what other programs for Oware read: Owari and Awale by the rules of Oware Abapa, the main
         line with its comments; what the form cannot tell is refused
  .txt   the moves as text for people; only written
A .ogn file may hold several games. To .ogn and .txt all of them are written, to .kete each goes to a
file of its own: OUT, then OUT with -2, -3, ... before the ending; one that is there already is not
replaced, and then nothing is written. Nothing is written before all are read. For each file written
a line: its name and how many games are in it. Its progress goes to standard error.";

/// Games read between two progress messages.
const STEP: usize = 100;

/// A file format, chosen by the ending of the file name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FileFormat {
    Kete,
    Ogn,
    Text,
}

impl FileFormat {
    fn of(path: &Path) -> Option<FileFormat> {
        let forms = [
            (save::EXTENSION, FileFormat::Kete),
            (ogn::EXTENSION, FileFormat::Ogn),
            ("txt", FileFormat::Text),
        ];
        forms.into_iter().find(|(ending, _)| ends_in(path, &[ending])).map(|(_, form)| form)
    }
}

pub fn run(arguments: &ConvertArguments, out: &mut dyn Write) -> Result<(), String> {
    let (from, to) = (&arguments.from, &arguments.to);
    let to_form = FileFormat::of(to)
        .ok_or_else(|| say::CannotWrite { name: to.display().to_string() }.text())?;
    let texts = match FileFormat::of(from) {
        Some(FileFormat::Kete) => vec![one(from, to_form)?],
        Some(FileFormat::Ogn) => several(from, to_form)?,
        Some(FileFormat::Text) | None => {
            return Err(say::CannotRead { name: from.display().to_string() }.text());
        }
    };
    let files: Vec<(PathBuf, String, usize)> = match to_form {
        FileFormat::Kete => {
            let numbered = texts.into_iter().enumerate();
            let files: Vec<_> = numbered.map(|(at, text)| (beside(to, at + 1), text, 1)).collect();
            // The person named, and so may replace, only the first of these files.
            // A link to nowhere is a name that exists, too.
            let is_there = |path: &Path| path.symlink_metadata().is_ok();
            if let Some((taken, ..)) = files.iter().skip(1).find(|(path, ..)| is_there(path)) {
                return Err(say::Taken { file: taken.display().to_string() }.text());
            }
            files
        }
        FileFormat::Ogn | FileFormat::Text => {
            let games = texts.len();
            vec![(to.clone(), texts.join("\n"), games)]
        }
    };
    for (path, text, games) in files {
        let written = replace(&path, text.as_bytes(), MayReplace::Anything);
        written.map_err(|why| not_replaced(&path, &why))?;
        let line = say::Written { file: path.display().to_string(), count: games }.text();
        writeln!(out, "{}", visible_line(&line)).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Reads one save file.
fn one(from: &Path, to: FileFormat) -> Result<String, String> {
    let game = GameInProgress::load(from).map_err(|error| match error.reason {
        save::Reason::File(_) => error.to_string(),
        _ => in_game(from, 1, &error.to_string()),
    })?;
    text(&game, to).map_err(|why| in_game(from, 1, &why))
}

/// Reads all games of an OGN file. Only their new texts are kept in memory.
fn several(from: &Path, to: FileFormat) -> Result<Vec<String>, String> {
    let bytes = read_limited(from, MAX_BYTES).map_err(|error| error.to_string())?;
    let games = OgnGames::new(&bytes).map_err(|error| in_game(from, 1, &error.to_string()))?;
    let mut texts: Vec<String> = Vec::new();
    for game in games {
        let number = texts.len() + 1;
        let game = game.map_err(|error| in_game(from, number, &error.to_string()))?;
        texts.push(text(&game, to).map_err(|why| in_game(from, number, &why))?);
        if number.is_multiple_of(STEP) {
            report(say::Progress { count: number }.text());
        }
    }
    if texts.is_empty() {
        let empty = LoadError::without_game(save::Reason::Empty);
        return Err(in_game(from, 1, &empty.to_string()));
    }
    Ok(texts)
}

fn text(game: &GameInProgress, form: FileFormat) -> Result<String, String> {
    match form {
        FileFormat::Kete => Ok(game.to_save()),
        FileFormat::Ogn => game.to_ogn().map_err(|why| why.to_string()),
        FileFormat::Text => Ok(move_list(game)),
    }
}

/// The file for one of several games: `fox.kete`, `fox-2.kete`.
fn beside(path: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}.{}", save::EXTENSION));
    path.with_file_name(name)
}
