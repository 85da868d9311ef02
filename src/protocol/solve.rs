//! `kete solve`: proves what a position is worth and which first moves are best.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::builder::RangedU64ValueParser;

use super::perft::{position, ruleset};
use super::tables;
use crate::background::interrupt;
use crate::files::{ReadError, report, visible_line};
use crate::rules::{BoardShape, Ruleset};
use crate::search::proof_file::{Effort, ProofFault};
use crate::search::solving::{KeepFault, Solving, SolvingEnd, SolvingEvent, SolvingProgress};
use crate::search::tables::wording::seconds;
use crate::search::tables::{MOST_SEEDS, TableKind, TableView};
use crate::search::{
    Estimator, Limits, Proof, Request, machine_memory, read_from_table, usual_table_bytes,
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
    /// Threads; with one the same position gives the same lines on every run. Games without
    /// repetitions use one
    #[arg(long, value_name = "T", default_value_t = 1,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=256))]
    threads: u32,
    /// Keep what is proven in this file, and go on from it if it exists. It is written after a
    /// minute, then every ten minutes to every hour and when you press Ctrl-C, and deleted at the
    /// end
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
Progress goes to standard error: each depth, and in games without repetitions each bound. Press Ctrl-C
once for what is proven so far, twice to end at once. A search does not prove what rests on a
repetition; an endgame table with all seeds of the position may know it, and then nothing is searched.";

/// The time between two reports on a depth that takes long.
const BETWEEN_REPORTS: Duration = Duration::from_secs(10);

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
    let request = Request {
        threads: arguments.threads as usize,
        table_bytes: arguments.hash.map_or(usual, |mebibytes| mebibytes << 20),
        tables: tables.clone(),
        // The quick weights prove sooner: what the network knows does not outweigh its time here.
        estimator: Estimator::Weights,
        ..Request::new(position, Limits { infinite: true, ..Limits::default() })
    };
    let (proof, efforts) = match tables.as_ref().and_then(|table| read_from_table(&position, table))
    {
        Some(proof) => (proof, [Effort::default(); 2]),
        None => search(request, arguments.keep.as_deref())?,
    };
    let table = tables.map(|table| (table.seeds(), start - before));
    write!(out, "{}", lines(&proof, efforts, table)).map_err(|error| error.to_string())
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

/// Searches, and writes what is proven into the file `keep` from time to time. Returns also what it
/// took until the value was proven, and in all.
fn search(request: Request, keep: Option<&Path>) -> Result<(Proof, [Effort; 2]), String> {
    // From here on Ctrl-C sets the flag and does not end the program.
    let interrupted = interrupt::flag();
    let mut solving = Solving::new(request, keep.map(Path::to_owned)).measured_by(processor_time);
    if let (Err(fault), Some(path)) = (solving.resume(), keep) {
        return Err(match fault {
            KeepFault::Read(fault) => fault_words(path, fault),
            KeepFault::Write(error) => error.to_string(),
        });
    }
    let (counted, earlier) = (solving.counted(), solving.time());
    let (sender, events) = channel();
    let SolvingEnd { proof, value, all, .. } = thread::scope(|scope| {
        let reports = || report_events(events, &counted, earlier, keep);
        // Without a thread there are no reports.
        let _ = thread::Builder::new().name("reports".to_owned()).spawn_scoped(scope, reports);
        let sender = sender;
        let drops = AtomicBool::new(false);
        solving.run(interrupted, &drops, &mut |event| {
            let _ = sender.send(event);
        })
    });
    proof.map(|proof| (proof, [value, all])).ok_or_else(|| say::stopped().to_owned())
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

/// Reports each depth and each writing, and how many positions there are by now if a depth takes
/// long.
fn report_events(
    events: Receiver<SolvingEvent>,
    counted: &AtomicU64,
    earlier: Duration,
    keep: Option<&Path>,
) {
    let start = Instant::now();
    loop {
        match events.recv_timeout(BETWEEN_REPORTS) {
            Ok(SolvingEvent::Depth(progress)) => report(depth(&progress)),
            Ok(SolvingEvent::Saved) => {
                let name = keep.map(|path| visible_line(&path.display().to_string()).to_string());
                report(say::Kept { name: name.unwrap_or_default() }.text());
            }
            Ok(SolvingEvent::NotSaved(error)) => report(error.to_string()),
            Ok(SolvingEvent::FirstLook(_)) => {}
            Err(RecvTimeoutError::Timeout) => {
                let positions = counted.load(Ordering::Relaxed);
                report(running(positions, earlier + start.elapsed()));
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// The report of a completed depth.
fn depth(progress: &SolvingProgress) -> String {
    let SolvingProgress { proof, positions, time } = progress;
    let Proof { info, lower, upper, .. } = proof;
    let (depth, score, positions) = (info.depth, info.score.seeds(), *positions);
    let time = seconds(time.as_secs_f64());
    if proof.is_complete() {
        return say::Proven { score, depth, positions, time }.text();
    }
    say::Depth { depth, score, lower, upper, positions, time }.text()
}

/// The report in the middle of a depth.
fn running(positions: u64, elapsed: Duration) -> String {
    say::Running { positions, time: seconds(elapsed.as_secs_f64()) }.text()
}

/// What is proven, one fact a line.
fn lines(proof: &Proof, [value, all]: [Effort; 2], table: Option<(usize, Duration)>) -> String {
    let Proof { info, lower, upper, best, open } = proof;
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

/// The processor time of the whole program so far.
#[cfg(windows)]
fn processor_time() -> Duration {
    /// Windows counts in steps of 100 nanoseconds.
    const STEP: u64 = 100;
    let times = winsafe::HPROCESS::GetCurrentProcess().GetProcessTimes();
    let Ok((_, _, kernel, user)) = times else { return Duration::ZERO };
    let steps = u64::from(kernel).saturating_add(u64::from(user));
    Duration::from_nanos(steps.saturating_mul(STEP))
}

/// Other systems are not asked; there it is the time that has passed.
#[cfg(not(any(unix, windows)))]
fn processor_time() -> Duration {
    use std::sync::OnceLock;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
