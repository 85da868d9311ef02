//! The command line.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Error, FromArgMatches as _, Parser, Subcommand};

use super::{
    analyse, bench, class, convert, daily, drill, engine, help_texts, lessons, match_play, perft,
    picture, sheet, solve, tables, texts, tune, worksheet,
};
use crate::files::{Folders, stderr, stdout};
use crate::rules::GameName;
use crate::texts::{Language, messages as say};

/// Mancala games with a computer opponent.
///
/// Without a command the window opens.
#[derive(Parser, Debug)]
#[command(name = "kete", version, after_help = scripts())]
pub struct CommandLine {
    /// What to do without a window
    #[command(subcommand)]
    pub command: Option<CliCommand>,

    /// A saved game (.kete, .ogn) or a course (.kete-course) to open
    pub file: Option<PathBuf>,

    /// Start a game at once against the computer, such as --new owari
    #[arg(long, value_name = "RULESET")]
    pub new: Option<String>,

    /// With --new: two people play
    #[arg(long, requires = "new")]
    pub friend: bool,

    /// Keep games and settings in this folder
    #[arg(long, value_name = "DIR", global = true)]
    pub data_dir: Option<PathBuf>,

    /// Speak this language, such as fr, instead of the system's
    #[arg(long, value_name = "CODE", global = true)]
    pub language: Option<String>,

    /// Show the window, save its picture (PNG) and quit
    #[arg(long, value_name = "FILE")]
    pub screenshot: Option<PathBuf>,

    /// Ask for files in the window itself, never with the desktop's dialog
    #[arg(long)]
    pub in_window_dialogs: bool,

    /// Play by itself, measure this many frames, print the result and quit
    #[arg(long, value_name = "N", hide = true, requires = "new")]
    pub frames: Option<usize>,

    /// Write on standard error which sounds are played, and when
    #[arg(long, hide = true)]
    pub sound_log: bool,

    /// Make a part panic, to try what happens then: `PART[:AFTER[:TIMES]]`
    #[arg(long, value_name = "PART", hide = true, global = true)]
    pub test_panic: Option<String>,

    /// Width and height of the window, in points
    #[arg(long, num_args = 2, value_names = ["WIDTH", "HEIGHT"], hide = true)]
    pub size: Option<Vec<f32>>,
}

impl CommandLine {
    /// Reads the arguments with which the program was started.
    pub fn read() -> Result<CommandLine, Error> {
        CommandLine::of(std::env::args_os().collect())
    }

    /// Reads a command line; the first element is the program's name.
    pub fn of(arguments: Vec<OsString>) -> Result<CommandLine, Error> {
        let matches = help_texts::in_language(english(), Language::current())
            .try_get_matches_from(&arguments);
        let line = matches.and_then(|found| CommandLine::from_arg_matches(&found));
        // clap takes a mistyped command for a file to open, and rejects the next word.
        let may_be_mistyped = match &line {
            Ok(line) => line.command.is_none(),
            Err(error) => match error.get(ContextKind::InvalidArg) {
                Some(ContextValue::String(word)) => !word.starts_with('-'),
                _ => false,
            },
        };
        if may_be_mistyped {
            refuse_unknown_command(&arguments)?;
        }
        let line = line?;
        line.refuse_window_options()?;
        Ok(line)
    }

    /// Refuses options of the window together with a command that opens none.
    fn refuse_window_options(&self) -> Result<(), Error> {
        let Some(command) = &self.command else { return Ok(()) };
        let given = [
            (self.file.is_some(), "a file to open"),
            (self.new.is_some(), "--new"),
            (self.screenshot.is_some(), "--screenshot"),
            (self.in_window_dialogs, "--in-window-dialogs"),
            (self.frames.is_some(), "--frames"),
            (self.sound_log, "--sound-log"),
            (self.size.is_some(), "--size"),
        ];
        let Some((_, option)) = given.into_iter().find(|(is_given, _)| *is_given) else {
            return Ok(());
        };
        let why = format!("{option} is for the window, and “{}” opens none", command.name());
        Err(CommandLine::command().error(ErrorKind::ArgumentConflict, why))
    }
}

/// Refuses a first word that looks like a command but is neither a command nor a file.
fn refuse_unknown_command(arguments: &[OsString]) -> Result<(), Error> {
    let mut command = CommandLine::command().ignore_errors(true);
    let Ok(found) = command.try_get_matches_from_mut(arguments) else { return Ok(()) };
    let file = CommandLine::from_arg_matches(&found).ok().and_then(|line| line.file);
    let Some(word) = file.as_ref().and_then(|file| file.to_str()) else { return Ok(()) };
    let looks_like_one = word.bytes().all(|byte| byte.is_ascii_alphabetic());
    if !looks_like_one || Path::new(word).exists() {
        return Ok(());
    }
    let why = format!("there is no command and no file “{word}”");
    Err(CommandLine::command().error(ErrorKind::InvalidSubcommand, why))
}

/// The commands that open no window.
#[derive(Subcommand, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum CliCommand {
    /// Speak the text protocol on standard input and output: one line in, lines out
    #[command(after_help = ENGINE)]
    Engine,
    /// Count the positions of a game and say how fast
    Perft(perft::PerftArguments),
    /// List the lessons of the tutor, or check course files
    Lessons(lessons::LessonsArguments),
    /// Print exercises about one rule, one a line
    Drill(drill::DrillArguments),
    /// Print the progress of a class as a table, from the exported files of its learners
    Class(class::ClassArguments),
    /// Make the daily exercises of a game and print them as a file
    Daily(daily::DailyArguments),
    /// Make, check and list endgame tables, or ask one what a position is worth
    Tables(tables::TablesArguments),
    /// Prove what a position is worth and which first moves are best
    Solve(solve::SolveArguments),
    /// Let two players play many games and say how strong they are
    Match(match_play::MatchArguments),
    /// Print a saved game with every move graded
    Analyse(analyse::AnalyseArguments),
    /// Draw a board as a picture (PNG), or a turn or a game as a film (GIF)
    Picture(picture::PictureArguments),
    /// Write a saved game in another form: .kete, .ogn or a move list
    Convert(convert::ConvertArguments),
    /// Write the rules of a game with pictures as one HTML file for the printer
    Sheet(sheet::SheetArguments),
    /// Write lessons or exercises with their solutions as one HTML file for the printer
    Worksheet(worksheet::WorksheetArguments),
    /// Let the search play against itself and fit the weights of its evaluation
    Tune(tune::TuneArguments),
    /// Search the same positions of all games and print how many nodes that took
    Bench(bench::BenchArguments),
    /// For translators: what a language lacks, and what is wrong with it
    Texts(texts::TextsArguments),
}

impl CliCommand {
    /// The command's name on the command line.
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// Whether its output is read by programs.
    pub fn is_for_scripts(&self) -> bool {
        !matches!(self, CliCommand::Sheet(_) | CliCommand::Worksheet(_) | CliCommand::Picture(_))
    }

    pub fn run(&self, folders: Option<&Folders>) -> Result<(), String> {
        let (tables, out) = (folders.map(Folders::tables), &mut stdout());
        match self {
            CliCommand::Engine => {
                let input = io::BufReader::new(io::stdin());
                engine::run(input, out, tables).map_err(|error| error.to_string())
            }
            CliCommand::Perft(arguments) => perft::run(arguments, out),
            CliCommand::Lessons(arguments) => lessons::run(arguments, folders, out),
            CliCommand::Drill(arguments) => drill::run(arguments, out),
            CliCommand::Class(arguments) => class::run(arguments, out),
            CliCommand::Daily(arguments) => daily::run(arguments, out, &mut stderr()),
            CliCommand::Tables(arguments) => tables::run(arguments, folders, out),
            CliCommand::Solve(arguments) => solve::run(arguments, tables.as_deref(), out),
            CliCommand::Match(arguments) => match_play::run(arguments, tables.as_deref(), out),
            CliCommand::Analyse(arguments) => analyse::run(arguments, tables.as_deref(), out),
            CliCommand::Picture(arguments) => picture::run(arguments, &mut stderr()),
            CliCommand::Convert(arguments) => convert::run(arguments, out),
            CliCommand::Sheet(arguments) => sheet::run(arguments),
            CliCommand::Worksheet(arguments) => worksheet::run(arguments, folders),
            CliCommand::Tune(arguments) => tune::run(arguments, out),
            CliCommand::Bench(arguments) => bench::run(arguments, out),
            CliCommand::Texts(arguments) => texts::run(arguments, out),
        }
    }
}

/// What is said of a language that Kete does not know.
pub fn no_language(tag: &str) -> String {
    let known: Vec<&str> = Language::all().into_iter().map(Language::code).collect();
    say::errors::NoLanguage { tag, known: known.join(", ") }.text()
}

/// The command line with its help in English.
pub(super) fn english() -> clap::Command {
    CommandLine::command()
}

fn scripts() -> String {
    let games = GameName::ALL.map(GameName::id).join(", ");
    format!(
        "\
For scripts:
  `kete engine` reads one command a line and answers at once; `kete engine --help` explains all
  of it.
  Rule sets: {games}.
  The engine's command `rulesets` lists their options and presets.
  `kete lessons list` prints one lesson a line, `kete lessons check [FILE...]` what is wrong with
  courses, `kete drill RULESET RULE-ID` one exercise a line. `kete tables value RULESET
  [OPTION=VALUE ...] POSITION` prints `exact S`, `between L U` or `unknown`; `kete solve RULESET
  [OPTION=VALUE ...] [POSITION]` searches until the value is proven.
  `kete match level:5 nodes:1000 --ruleset owari` plays players against each other, also other
  programs; `kete match --help` explains all of it. `kete analyse FILE.kete` prints a game graded
  turn by turn, `kete picture FILE.kete --ply N --out board.png` draws it, `kete sheet RULESET
  --out rules.html` prints the rules, `kete worksheet LESSON-ID --out tasks.html` prints tasks,
  `kete convert IN OUT` writes games in other forms, chosen by the endings. `kete bench` measures
  the search, `kete tune RULESET` fits its weights.
  Exit code 0 on success; 1 on an error, printed on standard error in one line; 2 on a wrong
  command line."
    )
}

const ENGINE: &str = "\
Commands, one a line; every answer is flushed; `error WHY` changes nothing:
  rulesets                                each rule set with its options and presets, then ok
  ruleset NAME [OPTION=VALUE ...]         ok | error; the position becomes the start
  position start|STRING [moves MOVE ...]  ok | error
  show                                    position STRING, then result ongoing | WINNER N-M RULE
  legal                                   legal MOVE ... (a Giuthi layout: legal fill SEEDS SIZES)
  why MOVE                                legal | illegal RULE SENTENCE
  events MOVE                             one event a line, then ok
  perft DEPTH [divide]                    perft DEPTH LEAVES; the depth is at most 1000
  go depth N | movetime MS | nodes N | infinite  [multipv K] [threads T] [level 1-10]
                                          info lines, then bestmove MOVE
  go stime MS ntime MS [sinc MS] [ninc MS] [movestogo N]
                                          the clocks of South and North, what a move adds to them,
                                          and the moves until they get new time; never uses more
                                          than a quarter of what is left (with movestogo below 3,
                                          three quarters of an even share)
  hash MIB                                ok | error; the most memory for the transposition table,
                                          which is kept from search to search
  newgame                                 ok; empties that table
  stop, quit, help
info depth D multipv I score|exact S nodes N nps N hundredths H hashfull P pv MOVE ...: H is the
score in hundredths of a seed, P the used part of the transposition table in thousandths.
While a search runs only stop and quit are obeyed. While perft counts, lines wait until it is done;
stop, quit and the end of the input end a count that would take more than some milliseconds: its
answer is an error. Lines of more than 1 MiB are refused.
Moves:
  C, d (two rows); CR, dL, fill:3,2,1,4,2,5 (Giuthi); A3R, A6L+, A5, =A1A1A4B2B8 (Bawo);
  14B, 3R (ring); pass
Positions:
  4,4,4,4,4,4/4,4,4,4,4,4 0-0 S           A..F / a..f, stores, side to move
  0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 20-20 Hh S
                                          Bawo: rows A/B/a/b, extra seeds, houses (Hh, H, h, -)
  2R2B,-,1B,4R,... 0-0 S                  the ring's holes 1 to 16
Options obey the order given, presets among them (ruleset basic preset=kalah seeds=6).
At full strength a kept endgame table of the rule set is used, none is made. The window makes small
ones by itself, `kete tables build` makes any.";
