//! `kete tune`: lets the search play against itself and fits the weights of its evaluation to the
//! results.

mod network;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use clap::builder::RangedU64ValueParser;

use super::match_play::{draw, finished};
use super::perft;
use super::series::SeriesArguments;
use crate::game::Line;
use crate::narration::counted;
use crate::rules::{GameGoal, Move, Position, Ruleset, Side};
use crate::search::{Limits, PhaseFit, Request, Sample, fit, slope, think};
use crate::texts::messages::matches as say;

/// What to play, and how often.
#[derive(clap::Args, Debug)]
pub struct TuneArguments {
    /// The rule set, such as owari; in Giuthi a game is one round
    ruleset: String,
    /// Options of the rule set, such as preset=kalah
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
    /// Games played
    #[arg(long, value_name = "N", default_value_t = 1_000,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=1_000_000))]
    games: u32,
    /// Positions looked at for each move
    #[arg(long, value_name = "N", default_value_t = 2_000,
        value_parser = RangedU64ValueParser::<u64>::new().range(1..))]
    nodes: u64,
    /// Turns by chance that open each game
    #[arg(long, value_name = "PLIES", default_value_t = 6,
        value_parser = RangedU64ValueParser::<u32>::new().range(0..=100))]
    openings: u32,
    /// Train a network instead and write it to this file
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// With --network: the file of the network that values the positions, instead of the weights
    #[arg(long, value_name = "FILE", requires = "network")]
    teacher: Option<PathBuf>,
    /// With --network: its hidden units, 32 or 64
    #[arg(long, value_name = "N", default_value_t = 64)]
    units: u8,
    /// With --network: how often each position is used
    #[arg(long, value_name = "N", default_value_t = 16,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=1_000))]
    epochs: u32,
    #[command(flatten)]
    series: SeriesArguments,
}

/// Longer games are not used.
const MOST_PLIES: usize = 400;

const NO_GAME: &str = "no game came to an end, so there is nothing to learn from";
const NOTHING_QUIET: &str =
    "no quiet position was looked at a whole move ahead, so there is nothing to learn from";
/// In two-row games a line has the weights of one hole.
const WEIGHTS_A_LINE: usize = 14;

/// Plays the games, fits the weights and prints them next to the current ones. The same arguments
/// give the same weights, however many games run in parallel.
pub fn run(arguments: &TuneArguments, out: &mut dyn Write) -> Result<(), String> {
    let ruleset = perft::ruleset(&arguments.ruleset, &arguments.options)?;
    if let Some(file) = &arguments.network {
        return network::run(&ruleset, arguments, file, out);
    }
    let openings =
        draw(&ruleset, arguments.openings, arguments.games as usize, arguments.series.seed, None)
            .ok_or_else(|| say::NoOpening { count: arguments.openings }.text())?;
    let games = arguments
        .in_order(|number| play(&ruleset, openings.all.get(number as usize)?, arguments.nodes));
    let (games, samples) = (games.len(), games.concat());
    if samples.is_empty() {
        let why = if games == 0 { NO_GAME } else { NOTHING_QUIET };
        return Err(why.to_owned());
    }
    print(arguments, &ruleset, &samples, games, out).map_err(|error| error.to_string())
}

fn print(
    arguments: &TuneArguments,
    ruleset: &Ruleset,
    samples: &[Sample],
    games: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let positions = |count: usize| counted(count as u32, "position", "positions");
    let name =
        [std::slice::from_ref(&arguments.ruleset), &arguments.options[..]].concat().join(" ");
    let games = counted(games as u32, "game", "games");
    writeln!(out, "{name}: {} of {games}", positions(samples.len()))?;
    for (phase, fitted) in fit(ruleset, samples).iter().enumerate() {
        let PhaseFit { positions: count, weights, errors: [before, after] } = fitted;
        let positions = positions(*count);
        writeln!(out, "phase {phase}: {positions}, mean error {before:.4}, fitted {after:.4}")?;
        for term in weights {
            let (name, before, fitted, error) = (&term.name, term.before, term.fitted, term.error);
            writeln!(
                out,
                "  {name:<30} {before:>6}, fitted {fitted:>6}, standard error {error:.0}"
            )?;
        }
        // As in the program's source: the weight of the move, then the others in lines.
        let weights: Vec<String> = weights.iter().map(|term| format!("{},", term.fitted)).collect();
        let (to_move, others) = weights.split_at(weights.len().min(1));
        let lines = std::iter::once(to_move).chain(others.chunks(WEIGHTS_A_LINE));
        let lines: Vec<String> = lines.map(|line| line.join(" ")).collect();
        writeln!(out, "[\n    {}\n]", lines.join("\n    "))?;
    }
    if ruleset.facts().goal == GameGoal::FrontRow {
        write!(out, "chance to win: ")?;
        match slope(samples) {
            Some(slope) => {
                writeln!(out, "{slope:.0} hundredths of a seed raise the odds by a factor of e")?;
            }
            None => writeln!(out, "the scores of these games say nothing of who won")?,
        }
    }
    Ok(())
}

impl TuneArguments {
    /// Plays all games, as many at once as there should be, and returns what became of them in their
    /// order, without those that gave nothing.
    fn in_order<T: Send>(&self, play: impl Fn(u32) -> Option<T> + Sync) -> Vec<T> {
        let next = AtomicU32::new(0);
        let played = Mutex::new(Vec::new());
        let work = || loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                break;
            }
            if let Some(game) = play(number) {
                played.lock().unwrap_or_else(PoisonError::into_inner).push((number, game));
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.series.concurrency {
                // If a thread cannot be started, the others continue.
                let _ = thread::Builder::new().name("tune".to_owned()).spawn_scoped(scope, work);
            }
            work();
        });
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_by_key(|(number, _)| *number);
        played.into_iter().map(|(_, game)| game).collect()
    }
}

/// The quiet positions of a game of the search against itself; `None` if the game does not end.
fn play(ruleset: &Ruleset, opening: &[Move], nodes: u64) -> Option<Vec<Sample>> {
    let mut line = Line::new(ruleset.start());
    for mv in opening {
        line.play(mv).ok()?;
    }
    let mut seen: Vec<(Position, i32)> = Vec::new();
    let outcome = loop {
        if let Some((outcome, _)) = finished(&line) {
            break outcome;
        }
        if line.turns().len() >= MOST_PLIES {
            return None;
        }
        let position = *line.position();
        let request =
            Request { history: line.history(), ..Request::new(position, Limits::nodes(nodes)) };
        let answer = think(&request, &mut |_| {});
        let turn = line.play(&answer.best?).ok()?;
        if let Some(found) = answer.lines.first().filter(|_| is_quiet(&position, &turn.after)) {
            seen.push((position, found.score.hundredths()));
        }
    };
    let seeds = |side: Side| f64::from(outcome.seeds[side]);
    let result = |mover: Side| match ruleset.facts().goal == GameGoal::FrontRow {
        true => outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == mover))),
        false => seeds(mover) - seeds(mover.other()),
    };
    let sample = |(position, score): (Position, i32)| Sample {
        position,
        result: result(position.to_move()),
        score,
    };
    Some(seen.into_iter().map(sample).collect())
}

/// Whether a turn neither captures seeds nor gives another turn: quiescence search follows all
/// other turns beyond the horizon.
fn is_quiet(before: &Position, after: &Position) -> bool {
    let mover = before.to_move();
    let taken = |position: &Position| {
        let stores = position.setup().stores;
        i32::from(stores[mover]) - i32::from(stores[mover.other()])
    };
    let by_front_row = before.ruleset().facts().goal == GameGoal::FrontRow;
    by_front_row || (after.to_move() != mover && taken(after) - taken(before) < 2)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use clap::Parser as _;

    #[derive(clap::Parser)]
    struct TuneCommand {
        #[command(flatten)]
        arguments: TuneArguments,
    }

    fn output(words: &[&str]) -> Result<String, String> {
        let line = TuneCommand::parse_from(["tune"].iter().chain(words));
        let mut out = Vec::new();
        run(&line.arguments, &mut out)?;
        Ok(String::from_utf8(out).expect("text"))
    }

    #[test]
    fn the_same_arguments_give_the_same_weights_however_many_games_at_once() {
        for game in ["owari", "bawo-beginner", "giuthi"] {
            let words = [game, "--games", "6", "--nodes", "30", "--openings", "3"];
            let once = output(&words).expect("a fit");
            let two = [&words[..], &["--concurrency", "2"]].concat();
            assert_eq!(output(&two).expect("a fit"), once);
            assert_eq!(once.contains("chance"), game == "bawo-beginner", "{once}");
        }
    }

    #[test]
    fn what_cannot_be_tuned_is_an_error() {
        assert!(output(&["chess"]).is_err());
        assert!(output(&["owari", "speed=3"]).is_err());
        assert!(output(&["basic", "seeds=1", "--openings", "100"]).is_err());
        // The games end, but a search of one position cannot look ahead.
        let nothing = output(&["basic", "--games", "4", "--nodes", "1"]);
        assert_eq!(nothing.expect_err("no fit"), NOTHING_QUIET);
    }

    #[test]
    fn the_same_arguments_give_the_same_network_however_many_games_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let [first, second] = ["1.net", "2.net"].map(|name| folder.path().join(name));
        let train = |file: &Path, more: &[&str]| {
            let file = file.to_str().expect("a path");
            let words =
                ["owari", "--games", "4", "--nodes", "40", "--epochs", "2", "--units", "32"];
            output(&[&words[..], &["--network", file], more].concat())
        };
        let printed = train(&first, &[]).expect("a network");
        assert!(printed.starts_with("owari: "), "{printed}");
        assert_eq!(printed.matches("epoch").count(), 2, "{printed}");
        assert_eq!(train(&second, &["--concurrency", "2"]).expect("a network"), printed);
        let bytes = |file| fs::read(file).expect("a file");
        assert_eq!(bytes(&first), bytes(&second));
        // A network that values the positions changes them.
        let teacher = ["--teacher", first.to_str().expect("a path")];
        assert_ne!(train(&second, &teacher).expect("a network"), printed);
        assert_ne!(bytes(&first), bytes(&second));
        // A file that is no network leaves the other as it is.
        let before = bytes(&second);
        fs::write(&first, "no network").expect("written");
        assert!(train(&second, &teacher).is_err());
        assert_eq!(bytes(&second), before);
    }

    #[test]
    fn every_board_has_a_network_of_32_or_64_units() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
        let words = ["--games", "2", "--nodes", "40", "--epochs", "1", "--units", "32"];
        for game in ["ring", "bawo-ntchuwa", "owari"] {
            output(&[&[game, "--network", &file(game)], &words[..]].concat()).expect("a network");
            assert!(Path::new(&file(game)).is_file(), "{game}");
        }
        // A teacher is for the same board.
        let (never, owari) = (file("never"), file("owari"));
        let wrong = [&["ring", "--network", &never, "--teacher", &owari], &words[..]].concat();
        assert!(output(&wrong).is_err());
        assert!(output(&["owari", "--network", &never, "--units", "33"]).is_err());
        assert!(!Path::new(&never).exists());
    }
}
