//! `kete analyse`: a saved game graded turn by turn.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::RangedU64ValueParser;

use super::game_file::read_game;
use super::{graded_lines as lines, tables};
use crate::files::{report, visible_line};
use crate::game::{GameInProgress, NodeId};
use crate::search::{Limits, Request};
use crate::tutor::{GradedGame, Weighed, weigh_as};

/// Which game to grade, and how long to look at each turn.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct AnalyseArguments {
    /// A saved game (.kete), or the first of another program for Oware (.ogn); branches are left
    /// aside
    file: PathBuf,
    /// Look at so many positions for each turn (200000 where no time is named)
    #[arg(long, value_name = "N",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..=1_000_000_000_000))]
    nodes: Option<u64>,
    /// Look so many milliseconds at each turn
    #[arg(long, value_name = "MS",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..=86_400_000))]
    time: Option<u64>,
    /// Threads; with one and without --time the same game gives the same lines on every run
    #[arg(long, value_name = "T", default_value_t = 1,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=256))]
    threads: u32,
}

/// Positions searched for each turn if neither --nodes nor --time is given.
const NODES: u64 = 200_000;

const FORM: &str = "\
First the game, then one line a turn: NUMBER SIDE MOVE, what is expected after it, what the move was.
  score S, exact S       South's seeds less North's at the end if both play on well: looked ahead, or
                         proven; in Bawo hundredths of a seed and South's chance, or exact win N,
                         exact loss N for South
  best | good, inaccuracy, mistake, blunder with what was lost and the better move | only move
  not graded             the two last depths looked at do not agree
  not weighed            one of so many placements or layouts that not all are looked at
Then both sides' grades counted and the moments where the game turned. A kept endgame table of the rule
set is used, none is made. Its progress goes to standard error.";

pub fn run(
    arguments: &AnalyseArguments,
    tables: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), String> {
    let mut game = read_game(&arguments.file)?;
    let line = game.line_from(NodeId::START);
    game.go_to_start();
    game.go_to_end();
    print(arguments, &game, line, tables, out).map_err(|error| error.to_string())
}

fn print(
    arguments: &AnalyseArguments,
    game: &GameInProgress,
    line: Vec<NodeId>,
    tables: Option<&Path>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let ruleset = game.ruleset();
    let tables = tables.and_then(|folder| tables::kept(folder, &ruleset));
    let nodes = arguments.nodes.or_else(|| arguments.time.is_none().then_some(NODES));
    let limits =
        Limits { nodes, time: arguments.time.map(Duration::from_millis), ..Limits::default() };
    let mut graded = GradedGame::new(game, line);
    for line in lines::head(game, graded.turns().len()) {
        writeln!(out, "{}", visible_line(&line))?;
    }
    let with = tables.as_ref().map(|tables| tables.seeds());
    writeln!(out, "{}", lines::looked(nodes, arguments.time, arguments.threads, with))?;
    let mut printed = 1;
    while let Some((at, position)) = graded.next() {
        let (done, of) = graded.progress();
        report(format_args!("turn {} of {of}", done + 1));
        let request = Weighed::new(&position).request(&position, game.history_at(at), limits);
        let threads = arguments.threads as usize;
        graded.put(at, weigh_as(Request { threads, tables: tables.clone(), ..request }));
        printed = print_known(game, &graded, printed, out)?;
    }
    print_known(game, &graded, printed, out)?;
    lines::sum(&graded).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Prints the nodes of the line from `from` up to the first one that is not graded yet. Returns its
/// index.
fn print_known(
    game: &GameInProgress,
    graded: &GradedGame,
    from: usize,
    out: &mut dyn Write,
) -> io::Result<usize> {
    let mut at = from;
    for &point in graded.line().iter().skip(from) {
        let number = game.turn_number(point);
        let entry = game.node(point).entry();
        let worth = graded.worth(point);
        if worth.is_none() && entry.outcome().is_none() && graded.weighed(point).is_none() {
            break;
        }
        let line = match graded.turn_to(point) {
            Some(turn) => {
                let found = graded.finding(turn);
                lines::turn(number, turn.mover, &turn.mv, worth.as_ref(), found)
            }
            None => format!("{number:>4} {}", entry.notation()),
        };
        writeln!(out, "{line}")?;
        at += 1;
    }
    out.flush()?;
    Ok(at)
}
