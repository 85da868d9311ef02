//! `kete match`: two players play many games against each other; each opening is played from both
//! sides.

mod elo;
mod opening;
mod play;
mod player;
mod tally;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use clap::builder::RangedU64ValueParser;

use super::series::SeriesArguments;
use super::{perft, tables};
use crate::files::{report, visible_line};
use crate::narration::counted;
use crate::rules::{Ruleset, Side};
use crate::search::tables::TableView;
use crate::texts::messages::matches as say;

use elo::{Elo, Sprt};
pub(super) use opening::draw;
pub(super) use play::finished;

use opening::Openings;
use play::{MatchGame, MatchRules};
use player::{MatchPlayer, MatchSeat};
use tally::MatchTally;

/// Who plays whom, what, and how often.
#[derive(clap::Args, Debug)]
#[command(after_help = PLAYERS, mut_arg("seed", |seed| seed.help(SEED)))]
pub struct MatchArguments {
    /// One player: level:L, nodes:N, time:MS or engine:PROGRAM
    a: String,
    /// The other player
    b: String,
    /// Options of the rule set, such as grand-slam=forbidden or preset=kalah
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
    /// The rule set, such as owari; in Giuthi a game is one round
    #[arg(long, value_name = "NAME")]
    ruleset: String,
    /// How many games, an even number: each opening is played twice, with sides changed
    #[arg(long, value_name = "N", default_value_t = 100,
        value_parser = RangedU64ValueParser::<u32>::new().range(2..=1_000_000))]
    games: u32,
    /// Turns by chance that open each pair of games
    #[arg(long, value_name = "PLIES", default_value_t = 4,
        value_parser = RangedU64ValueParser::<u32>::new().range(0..=100))]
    openings: u32,
    /// Openings are even within so many seeds, as a short search has it; 100 takes any
    #[arg(long, value_name = "SEEDS", default_value_t = 3,
        value_parser = RangedU64ValueParser::<u32>::new().range(0..=100))]
    even: u32,
    #[command(flatten)]
    series: SeriesArguments,
    /// A game of so many turns ends; who owns more seeds has won
    #[arg(long, value_name = "PLIES", default_value_t = 1_000,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=5_000))]
    most_plies: u32,
    /// A program that says nothing for so long, beyond its movetime, loses the game
    #[arg(long, value_name = "MS", default_value_t = 10_000,
        value_parser = RangedU64ValueParser::<u64>::new().range(1..=86_400_000))]
    patience: u64,
    /// Stop once the games show whether A is ELO1 stronger rather than ELO0 (5 % of errors each)
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
}

/// From this value on, any opening is accepted.
const ANY: u32 = 100;

const SEED: &str =
    "Decides the openings, and what levels choose among moves that are nearly as good";

const PLAYERS: &str = "\
Players:
  level:5                          Kete at one of its ten levels
  nodes:20000                      Kete's best within so many positions a move
  time:100                         Kete's best within so many milliseconds a move
  engine:PROGRAM,nodes=20000       a program that speaks the protocol of `kete engine`, with its
                                   arguments, such as \"engine:old/kete engine,movetime=100\"; after
                                   it one or more of level=L, nodes=N, movetime=MS
A program that ends, is silent or plays a move that is not legal loses that game and is started anew
for the next. One line a game goes to standard error, the result to standard output. Between
players of fixed levels or positions the same seed gives the same games, however many at once; a
level that needs longer than two seconds a move is cut short. Level 10, nodes and time use the
endgame table that is kept for the rule set.";

/// Plays the match and prints its result. At full strength Kete uses the endgame table in the
/// folder `tables`, but builds none.
pub fn run(
    arguments: &MatchArguments,
    tables: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), String> {
    let ruleset = perft::ruleset(&arguments.ruleset, &arguments.options)?;
    let players = [MatchPlayer::read(&arguments.a)?, MatchPlayer::read(&arguments.b)?];
    let sprt = arguments.sprt.as_deref().map(Sprt::read).transpose()?;
    if arguments.games % 2 == 1 {
        return Err(say::OddGames { count: arguments.games }.text());
    }
    if arguments.most_plies <= arguments.openings {
        let (most, openings) = (arguments.most_plies, arguments.openings);
        return Err(say::TooFew { most, openings }.text());
    }
    for player in &players {
        player.can_be_started()?;
    }
    let pairs = arguments.games as usize / 2;
    let even = Some(arguments.even).filter(|even| *even < ANY);
    let openings = draw(&ruleset, arguments.openings, pairs, arguments.series.seed, even)
        .ok_or_else(|| say::NoOpening { count: arguments.openings }.text())?;
    let tables = tables.and_then(|folder| tables::kept(folder, &ruleset));
    let round = Match { arguments, players, openings, ruleset, tables, sprt };
    let tally = round.play()?;
    round.print(&tally, out).map_err(|error| error.to_string())
}

/// Everything that is decided before the first game.
struct Match<'a> {
    arguments: &'a MatchArguments,
    players: [MatchPlayer; 2],
    openings: Openings,
    ruleset: Ruleset,
    tables: Option<TableView>,
    sprt: Option<Sprt>,
}

/// A finished game and its number, from 0.
type Numbered = (u32, MatchGame);

impl Match<'_> {
    /// Plays all games, or as many as the sequential test needs.
    fn play(&self) -> Result<MatchTally, String> {
        let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
        let (sender, results) = channel();
        thread::scope(|scope| {
            let threads = self.arguments.series.concurrency.min(self.arguments.games);
            let mut fault = None;
            for _ in 0..threads {
                let (next, stop, sender) = (&next, &stop, sender.clone());
                let work = move || self.work(next, stop, &sender);
                let builder = thread::Builder::new().name("match".to_owned());
                fault = builder.spawn_scoped(scope, work).err().or(fault);
            }
            drop(sender);
            let tally = self.add_up(results, &stop);
            // Without a thread no game was played.
            match fault {
                Some(error) if tally.games() == 0 => Err(error.to_string()),
                _ => Ok(tally),
            }
        })
    }

    /// Plays games with its own copies of the players until none is left.
    fn work(&self, next: &AtomicU32, stop: &AtomicBool, sender: &Sender<Numbered>) {
        let patience = Duration::from_millis(self.arguments.patience);
        let tables = self.tables.as_ref();
        let mut seats =
            self.players.each_ref().map(|player| MatchSeat::new(player, tables, patience));
        let most_plies = self.arguments.most_plies as usize;
        let rules = MatchRules { ruleset: self.ruleset, most_plies, stop };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.arguments.games {
                break;
            }
            let opening = &self.openings.all[number as usize / 2];
            // The same seeds give the same games, and no two games are alike.
            let seed = self.arguments.series.seed.wrapping_mul(1 << 20).wrapping_add(number.into());
            let Some(played) = rules.play(opening, side_of_a(number), seed, &mut seats) else {
                break;
            };
            if sender.send((number, played)).is_err() {
                break;
            }
        }
        seats.into_iter().for_each(MatchSeat::leave);
    }

    /// Adds the games up in the order of their numbers, whichever ended first.
    fn add_up(&self, results: Receiver<Numbered>, stop: &AtomicBool) -> MatchTally {
        let mut tally = MatchTally::default();
        let mut waiting = BTreeMap::new();
        for (number, played) in results {
            let (games, result) = (self.arguments.games, played.text(number));
            report(format_args!("game {} of {games}: {result}", number + 1));
            waiting.insert(number, played);
            while let Some(played) = waiting.remove(&tally.games()) {
                tally.add(side_of_a(tally.games()), &played);
                let decided = |sprt: &Sprt| sprt.verdict(&tally.pairs).is_some();
                if self.sprt.as_ref().is_some_and(decided) {
                    stop.store(true, Ordering::Relaxed);
                    return tally;
                }
            }
        }
        tally
    }

    fn print(&self, tally: &MatchTally, out: &mut dyn Write) -> io::Result<()> {
        let MatchArguments { a, b, openings, even, series, .. } = self.arguments;
        let game = self.ruleset.name();
        let name = format!("{game} {}", self.arguments.options.join(" "));
        let (name, seed) = (name.trim(), series.seed);
        let games = counted(tally.games(), "game", "games");
        let plies = counted(*openings, "ply", "plies");
        let even = counted(*even, "seed", "seeds");
        writeln!(out, "{name}: {games}, openings of {plies} even within {even}, seed {seed}")?;
        if self.openings.different < self.openings.all.len() {
            let openings = counted(self.openings.different as u32, "opening", "openings");
            writeln!(out, "only {openings} found, played again and again")?;
        }
        if game.facts().has_rounds {
            writeln!(out, "each game is one round")?;
        }
        if let Some(tables) = &self.tables {
            let seeds = counted(tables.seeds() as u32, "seed", "seeds");
            writeln!(out, "endgame table up to {seeds}")?;
        }
        for (side, player) in [("A", a), ("B", b)] {
            writeln!(out, "{side} {}", visible_line(player))?;
        }
        let MatchTally { wins, draws, losses, pairs, .. } = tally;
        writeln!(out, "A wins {wins}, draws {draws}, loses {losses}")?;
        let (points, games) = (f64::from(tally.halves()) / 2.0, tally.games());
        let percent = points * 100.0 / f64::from(games.max(1));
        writeln!(out, "points {points} of {games} ({percent:.1} %)")?;
        if let Some([a, b]) = tally.mean_seeds() {
            writeln!(out, "seeds {a:.1} to {b:.1} in the mean")?;
        }
        if let Some(Elo { value, from, to }) = elo::elo(pairs) {
            let pairs = counted(pairs.iter().sum(), "pair", "pairs");
            writeln!(out, "Elo {value:+.0}, 95 % between {from:+.0} and {to:+.0}, from {pairs}")?;
        }
        if let Some(sprt) = &self.sprt {
            let (Sprt { elo0, elo1 }, ratio, bound) = (sprt, sprt.ratio(pairs), elo::BOUND);
            let verdict = match sprt.verdict(pairs) {
                None => "undecided".to_owned(),
                Some(true) => format!("{elo1} rather than {elo0}"),
                Some(false) => format!("{elo0} rather than {elo1}"),
            };
            writeln!(out, "SPRT {elo0} or {elo1} Elo: {ratio:+.2} of {bound:.2}, {verdict}")?;
        }
        if tally.adjudicated > 0 {
            let games = counted(tally.adjudicated, "game", "games");
            let plies = counted(self.arguments.most_plies, "ply", "plies");
            writeln!(out, "{games} not over after {plies}, told by the seeds")?;
        }
        for (name, [crashes, silences, refusals, illegal]) in ["A", "B"].iter().zip(tally.faults) {
            if crashes + silences + refusals + illegal > 0 {
                let faults = [
                    counted(crashes, "crash", "crashes"),
                    counted(silences, "silence", "silences"),
                    counted(refusals, "refusal", "refusals"),
                    counted(illegal, "illegal move", "illegal moves"),
                ];
                writeln!(out, "{name} lost by {}", faults.join(", "))?;
            }
        }
        Ok(())
    }
}

/// The side of A in a game: A plays each opening as South first, then as North.
fn side_of_a(number: u32) -> Side {
    if number.is_multiple_of(2) { Side::South } else { Side::North }
}
