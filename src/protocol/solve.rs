//! `kete solve`: proves what a position is worth and which first moves are best.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::builder::RangedU64ValueParser;

use super::perft::{position, ruleset};
use super::tables;
use crate::background::interrupt;
use crate::files::{ReadError, ReadProblem, report, try_place, visible_line};
use crate::rules::{BoardShape, Ruleset};
use crate::search::proof_file::{self, Effort, ProofFault};
use crate::search::tables::wording::seconds;
use crate::search::tables::{MOST_SEEDS, TableKind, TableView};
use crate::search::{
    Estimator, KeptTable, Limits, Proof, Request, machine_memory, read_from_table, solve,
    usual_table_bytes,
};
use crate::texts::messages::solve as say;

/// What to solve, and with how much memory.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct SolveArguments {
    /// The rule set, such as basic
    ruleset: String,
    /// Options of the rule set, such as seeds=4 or preset=kalah, and then a position string if it
    /// is not the start
    #[arg(value_name = "OPTION=VALUE ... POSITION")]
    words: Vec<String>,
    /// The most seeds on the board in the endgame table, 0 for none. A larger one makes the search
    /// shorter. If it is missing it is built and kept in the data folder's `tables`
    #[arg(long, value_name = "N",
        value_parser = RangedU64ValueParser::<u64>::new().range(0..=MOST_SEEDS as u64))]
    seeds: Option<u64>,
    /// The most memory for positions already searched, in MiB (default: an eighth of the
    /// machine's, at most 1024)
    #[arg(long, value_name = "MIB",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..=1 << 20))]
    hash: Option<u64>,
    /// Threads; with one the same position gives the same lines on every run
    #[arg(long, value_name = "T", default_value_t = 1,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=256))]
    threads: u32,
    /// Keep what is proven in this file, and go on from it if it exists. It is written every ten
    /// minutes and when you press Ctrl-C, and deleted once everything is proven
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

const FORM: &str = "\
Prints one fact a line:
  exact S            the value: the final seeds of the player to move less the opponent's, stores
                     included, if both play as well as they can
  between L U        the proven bounds, if you press Ctrl-C before the value is proven or if the
                     search cannot prove it
  best MOVE ...      every first move with this value
  open MOVE ...      moves that may have this value too, if there are any
  line MOVE ...      the principal variation; it ends where the endgame table or the remaining seeds
                     decide
  depth N            the depth of the proof, in moves
  value positions N seconds T
                     the positions searched until the value was proven, and the processor time
  search positions N seconds T
                     the same at the end, when the other moves have been compared with the best
  table N seconds T  the seeds of the endgame table and the processor time to read or build it
Progress goes to standard error, in games without repetitions with the time that is expected. Press
Ctrl-C once for what is proven so far, twice to end at once. A search does not prove what rests on a
repetition; an endgame table with all seeds of the position may know it, and then nothing is searched.";

/// The time between two reports on a depth that takes long.
const BETWEEN_REPORTS: Duration = Duration::from_secs(10);
/// The time between two writings of what is proven.
const BETWEEN_SAVES: Duration = Duration::from_mins(10);
/// The time between two looks at whether it is time to stop.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);
/// Positions of the search with a small table.
const SMALL_SEARCH: u64 = 4_000_000;
/// How many times as long as the depths before the search to the end of the game takes, them
/// included. Measured for Kalah with 3 and 4 seeds.
const END_COST: u32 = 8;

pub fn run(
    arguments: &SolveArguments,
    folder: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), String> {
    let (options, text) = match arguments.words.split_last() {
        Some((last, options)) if !last.contains('=') => (options, last.as_str()),
        _ => (&arguments.words[..], "start"),
    };
    let ruleset = ruleset(&arguments.ruleset, options)?;
    let position = position(&ruleset, text)?;
    if position.shape() == BoardShape::FourRows {
        return Err(say::no_stores().to_owned());
    }
    if position.moves().is_empty() {
        return Err(say::nothing().to_owned());
    }
    let before = processor_time();
    let tables = table(&ruleset, arguments.seeds, folder)?;
    let start = processor_time();
    let usual = usual_table_bytes(machine_memory());
    let mut request = Request {
        threads: arguments.threads as usize,
        table_bytes: arguments.hash.map_or(usual, |mebibytes| mebibytes << 20),
        tables: tables.clone(),
        // The quick weights prove sooner: what the network knows does not outweigh its time here.
        estimator: Estimator::Weights,
        ..Request::new(position, Limits { infinite: true, ..Limits::default() })
    };
    let found = match tables.as_ref().and_then(|table| read_from_table(&position, table)) {
        Some(proof) => Found { proof, value: Effort::default(), all: Effort::default() },
        None => search(&mut request, arguments.keep.as_deref())?,
    };
    let table = tables.map(|table| (table.seeds(), start - before));
    write!(out, "{}", lines(&found, table)).map_err(|error| error.to_string())
}

/// The endgame table to use. One that nobody asked for is only built if it is small.
fn table(
    ruleset: &Ruleset,
    seeds: Option<u64>,
    folder: Option<&Path>,
) -> Result<Option<TableView>, String> {
    let (kind, folder) = match (TableKind::of(ruleset), folder) {
        (Ok(kind), Some(folder)) if seeds != Some(0) => (kind, folder),
        _ => return Ok(None),
    };
    let seeds = seeds.map_or(kind.idle_seeds(), |seeds| seeds as usize);
    let (table, _) = tables::get(&kind, seeds, folder)?;
    Ok(TableView::new(table.into(), ruleset))
}

/// What a search found.
struct Found {
    proof: Proof,
    /// What it took until the value was proven, or until the end.
    value: Effort,
    /// What it took in all.
    all: Effort,
}

/// Processor time since a search began, with that of earlier searches for the same proof.
#[derive(Clone, Copy)]
struct Clock {
    start: Duration,
    earlier: Duration,
}

impl Clock {
    fn after(earlier: Duration) -> Clock {
        Clock { start: processor_time(), earlier }
    }

    fn read(self) -> Duration {
        self.earlier + (processor_time() - self.start)
    }
}

/// Searches, first with a small transposition table, because most positions are soon proven and the
/// system takes longer to provide a large one. `keep` is the file of an unfinished proof.
fn search(request: &mut Request, keep: Option<&Path>) -> Result<Found, String> {
    let stopped = || say::stopped().to_owned();
    // From here on Ctrl-C sets the flag and does not end the program.
    let interrupted = interrupt::flag();
    let earlier = keep.map(|path| earlier(request, path)).transpose()?.flatten();
    let clock = Clock::after(earlier.map_or(Duration::ZERO, |earlier| earlier.time));
    let counted = AtomicU64::new(earlier.map_or(0, |earlier| earlier.positions));
    if earlier.is_none() {
        let nodes = Some(SMALL_SEARCH);
        let small = Request { limits: Limits { nodes, ..request.limits }, ..request.clone() };
        let found = timed(&small, interrupted, &counted, clock, &mut |_| {});
        let found = found.ok_or_else(stopped)?;
        let is_done = found.proof.is_complete() && found.proof.open.is_empty();
        if is_done || interrupted.load(Ordering::Relaxed) {
            return Ok(found);
        }
        request.kept = keep.map(|_| KeptTable::default());
    }
    let (sender, depths) = channel();
    let found = thread::scope(|scope| {
        // Without a thread there are no reports.
        let _ = thread::Builder::new()
            .name("reports".to_owned())
            .spawn_scoped(scope, || report_depths(depths, &counted));
        let sender = sender;
        let mut tell = |proof: &Proof| {
            let _ = sender.send(proof.clone());
        };
        match keep {
            None => Ok(timed(request, interrupted, &counted, clock, &mut tell)),
            Some(path) => in_parts(request, path, &counted, clock, &mut tell),
        }
    })?;
    found.ok_or_else(stopped)
}

/// Reads the file of an unfinished proof, if there is one: what it took so far.
fn earlier(request: &mut Request, path: &Path) -> Result<Option<Effort>, String> {
    match proof_file::load(request, path) {
        Ok(effort) => Ok(Some(effort)),
        Err(ProofFault::Unreadable(ReadProblem::Missing)) => {
            // Better to know now than after ten minutes.
            try_place(path).map_err(|error| error.to_string())?;
            Ok(None)
        }
        Err(fault) => Err(fault_words(path, fault)),
    }
}

fn fault_words(path: &Path, fault: ProofFault) -> String {
    let name = visible_line(&path.display().to_string()).to_string();
    match fault {
        ProofFault::Unreadable(problem) => ReadError { path: path.to_owned(), problem }.to_string(),
        ProofFault::NotAProof => say::NotAProof { name }.text(),
        ProofFault::Version(version) => say::OtherVersion { name, version }.text(),
        ProofFault::Other(subject) => {
            say::OtherPosition { name, subject: visible_line(&subject).to_string() }.text()
        }
        ProofFault::Altered => say::Altered { name }.text(),
    }
}

/// Searches in parts, and writes what is proven after each; deletes the file once all is proven.
fn in_parts(
    request: &Request,
    path: &Path,
    counted: &AtomicU64,
    clock: Clock,
    tell: &mut dyn FnMut(&Proof),
) -> Result<Option<Found>, String> {
    let is_interrupted = || interrupt::flag().load(Ordering::Relaxed);
    loop {
        let stop = AtomicBool::new(false);
        let found = thread::scope(|scope| {
            let (part, ended) = channel();
            let stop = &stop;
            let watch = move || stop_in_time(stop, &ended);
            let watch = thread::Builder::new().name("saves".to_owned()).spawn_scoped(scope, watch);
            // Without a thread only the end of the search is written.
            let stop = if watch.is_ok() { stop } else { interrupt::flag() };
            let found = timed(request, stop, counted, clock, tell);
            drop::<Sender<()>>(part);
            found
        });
        let is_over = !stop.load(Ordering::Relaxed) && !is_interrupted();
        let is_done = |it: &Found| it.proof.is_complete() && it.proof.open.is_empty();
        if found.as_ref().is_some_and(is_done) {
            // A file that stays is only in the way.
            let _ = fs::remove_file(path);
            return Ok(found);
        }
        let effort = Effort { positions: counted.load(Ordering::Relaxed), time: clock.read() };
        proof_file::save(request, effort, path).map_err(|error| error.to_string())?;
        report(say::Kept { name: visible_line(&path.display().to_string()) }.text());
        if is_over || is_interrupted() {
            return Ok(found);
        }
    }
}

/// Sets `stop` when it is time to write what is proven, or when the person interrupts; returns when
/// the search has ended.
fn stop_in_time(stop: &AtomicBool, ended: &Receiver<()>) {
    let start = Instant::now();
    while ended.recv_timeout(BETWEEN_LOOKS) == Err(RecvTimeoutError::Timeout) {
        if start.elapsed() >= BETWEEN_SAVES || interrupt::flag().load(Ordering::Relaxed) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// One search, and what it took.
fn timed(
    request: &Request,
    stop: &AtomicBool,
    counted: &AtomicU64,
    clock: Clock,
    tell: &mut dyn FnMut(&Proof),
) -> Option<Found> {
    let mut value = None;
    let proof = solve(request, stop, counted, &mut |proof| {
        if proof.is_complete() {
            value = Some(Effort { positions: proof.info.nodes, time: clock.read() });
        }
        tell(proof);
    })?;
    let all = Effort { positions: proof.info.nodes, time: clock.read() };
    Some(Found { value: value.unwrap_or(all), proof, all })
}

/// Reports each depth, and how many positions there are by now if one takes long.
fn report_depths(depths: Receiver<Proof>, counted: &AtomicU64) {
    let start = Instant::now();
    let mut expected = None;
    loop {
        match depths.recv_timeout(BETWEEN_REPORTS) {
            Ok(proof) => {
                report(depth(&proof));
                expected = (proof.end_is_next && !proof.is_complete())
                    .then(|| proof.info.elapsed * END_COST);
            }
            Err(RecvTimeoutError::Timeout) => {
                let positions = counted.load(Ordering::Relaxed);
                report(running(positions, start.elapsed(), expected));
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// The report of a completed depth.
fn depth(proof: &Proof) -> String {
    let Proof { info, lower, upper, .. } = proof;
    let time = seconds(info.elapsed.as_secs_f64());
    let (depth, score, positions) = (info.depth, info.score.seeds(), info.nodes);
    if proof.is_complete() {
        return say::Proven { score, depth, positions, time }.text();
    }
    let text = say::Depth { depth, score, lower, upper, positions, time }.text();
    match proof.end_is_next {
        true => {
            let time = seconds((info.elapsed * END_COST).as_secs_f64());
            format!("{text} {}", say::End { time }.text())
        }
        false => text,
    }
}

/// The report in the middle of a depth; `expected` is the time for the whole search.
fn running(positions: u64, elapsed: Duration, expected: Option<Duration>) -> String {
    let time = seconds(elapsed.as_secs_f64());
    let text = say::Running { positions, time }.text();
    match expected.and_then(|expected| expected.checked_sub(elapsed)) {
        Some(left) => format!("{text} {}", say::Left { time: seconds(left.as_secs_f64()) }.text()),
        None => text,
    }
}

/// What is proven, one fact a line.
fn lines(found: &Found, table: Option<(usize, Duration)>) -> String {
    let Found { proof, value, all } = found;
    let Proof { info, lower, upper, best, open, .. } = proof;
    let mut text = match proof.is_complete() {
        true => format!("exact {lower}\n"),
        false => format!("between {lower} {upper}\n"),
    };
    for (word, moves) in [("best", best), ("open", open), ("line", &info.pv)] {
        let moves: String = moves.iter().map(|mv| format!(" {mv}")).collect();
        if !moves.is_empty() {
            text.push_str(&format!("{word}{moves}\n"));
        }
    }
    text.push_str(&format!("depth {}\n", info.depth));
    for (word, Effort { positions, time }) in [("value", value), ("search", all)] {
        let seconds = time.as_secs_f64();
        text.push_str(&format!("{word} positions {positions} seconds {seconds:.2}\n"));
    }
    if let Some((seeds, time)) = table {
        text.push_str(&format!("table {seeds} seconds {:.2}\n", time.as_secs_f64()));
    }
    text
}

/// The processor time of the whole program so far.
#[cfg(unix)]
fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// Other systems are not asked; there it is the time that has passed.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    use std::sync::OnceLock;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
