//! A proof that is searched in parts, so that it can be paused and kept in a file
//! ([`proof_file`]). The window and `kete solve` share it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::kept_table::KeptTable;
use super::proof_file::{self, Effort, ProofFault};
use super::request::{Limits, Request};
use super::solve::{Proof, solve};
use crate::files::{ReadProblem, WriteError, try_place};

/// The time until the proof is first written, and the least between two later writes.
const FIRST_SAVE: Duration = Duration::from_mins(1);
const BETWEEN_SAVES: Duration = Duration::from_mins(10);
/// The most, so that not more is lost.
const MOST_BETWEEN_SAVES: Duration = Duration::from_hours(1);
/// A write ends the search, which then begins anew with the table. A part that is too short for a
/// large subtree would begin it again and again, so parts take at least this share of all time so
/// far, one in so many.
const SHARE_BETWEEN_SAVES: u32 = 4;
/// The time between two looks at whether it is time to stop.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);
/// Positions of the first search, with a small transposition table: most positions are soon proven,
/// and the system takes longer to provide a large table.
const SMALL_SEARCH: u64 = 4_000_000;

/// What a search has found after a depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvingProgress {
    /// What is proven, and what is probable.
    pub proof: Proof,
    /// Positions searched, those of earlier searches included.
    pub positions: u64,
    /// The time that they took.
    pub time: Duration,
}

/// What a search reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolvingEvent {
    /// A depth of the first search, which may begin again with a larger table.
    FirstLook(SolvingProgress),
    /// A depth of the long search.
    Depth(SolvingProgress),
    /// The proof was written to its file.
    Saved,
    /// The proof could not be written. The search goes on.
    NotSaved(WriteError),
}

/// The end of the searches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvingEnd {
    /// What is proven; `None` if not even the first depth was completed.
    pub proof: Option<Proof>,
    /// Whether nothing is left to search. Otherwise the searches were stopped.
    pub is_over: bool,
    /// What it took until the value was proven, or until the end.
    pub value: Effort,
    /// What it took in all.
    pub all: Effort,
}

/// Why the file of a proof cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeepFault {
    /// The search cannot go on from it.
    Read(ProofFault),
    /// There is no file, and none can be written there.
    Write(WriteError),
}

/// A proof and its searches.
pub struct Solving {
    request: Request,
    /// The request of the present search: with the table to go on from, and its size.
    current: Request,
    is_small: bool,
    keep: Option<PathBuf>,
    has_saved: bool,
    /// The most positions of the next part, if it ends by that.
    part: Option<u64>,
    counted: Arc<AtomicU64>,
    /// The time of all searches so far.
    time: Duration,
    /// Measures processor time; `None` to use the time that passes.
    clock: Option<fn() -> Duration>,
    processor_time: Duration,
    value: Option<Effort>,
}

impl Solving {
    /// A proof of a request's position. It is kept in the file `keep` while it is unfinished.
    pub fn new(request: Request, keep: Option<PathBuf>) -> Solving {
        let kept = keep.as_ref().map(|_| KeptTable::default());
        let current = Request { kept, ..request.clone() };
        Solving {
            request,
            current,
            is_small: true,
            keep,
            has_saved: false,
            part: None,
            counted: Arc::default(),
            time: Duration::ZERO,
            clock: None,
            processor_time: Duration::ZERO,
            value: None,
        }
    }

    /// Measures the effort by this clock, from any moment on, instead of the time that passes.
    pub fn measured_by(self, clock: fn() -> Duration) -> Solving {
        Solving { clock: Some(clock), ..self }
    }

    /// Ends the first part after this many positions, and each later one after a quarter more: however
    /// little a part leaves to the next, the search comes to its end.
    pub fn in_parts_of(self, positions: u64) -> Solving {
        Solving { part: Some(positions), ..self }
    }

    /// Goes on from the file, if there is one. Returns whether there is.
    ///
    /// # Errors
    /// Why the file cannot be used; the proof then begins anew.
    pub fn resume(&mut self) -> Result<bool, KeepFault> {
        let Some(path) = &self.keep else { return Ok(false) };
        let mut request = self.request.clone();
        match proof_file::load(&mut request, path) {
            Ok(effort) => {
                self.counted.store(effort.positions, Ordering::Relaxed);
                self.time = effort.time;
                self.processor_time = effort.time;
                self.is_small = effort.positions < SMALL_SEARCH;
                self.current = request;
                Ok(true)
            }
            Err(ProofFault::Unreadable(ReadProblem::Missing)) => {
                // Better to know now than when it is written for the first time.
                try_place(path).map_err(KeepFault::Write)?;
                Ok(false)
            }
            Err(fault) => Err(KeepFault::Read(fault)),
        }
    }

    /// The number of positions searched so far, also while a search runs.
    pub fn counted(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.counted)
    }

    /// The time of all searches that have ended.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Searches until everything is proven that can be, or `stop` is set. Writes the unfinished proof
    /// from time to time and, unless `drops` is set, when it is stopped; deletes the file at the end.
    pub fn run(
        &mut self,
        stop: &AtomicBool,
        drops: &AtomicBool,
        report: &mut dyn FnMut(SolvingEvent),
    ) -> SolvingEnd {
        loop {
            if let Some(end) = self.part(stop, drops, report) {
                return end;
            }
        }
    }

    /// Searches one part as [`Solving::run`] does. `None`: there are more.
    pub fn part(
        &mut self,
        stop: &AtomicBool,
        drops: &AtomicBool,
        report: &mut dyn FnMut(SolvingEvent),
    ) -> Option<SolvingEnd> {
        let before = self.counted.load(Ordering::Relaxed);
        let left = self.is_small.then(|| SMALL_SEARCH.saturating_sub(before).max(1));
        let nodes = left.into_iter().chain(self.part).min();
        let limits = Limits { nodes, ..self.current.limits };
        let request = Request { limits, ..self.current.clone() };
        let (proof, is_time_to_save) = match self.keep.is_some() && !self.is_small {
            true => self.search_until_save(&request, stop, report),
            false => (self.search(&request, stop, report), false),
        };
        self.part = self.part.map(|nodes| nodes + nodes / 4);
        let counted = self.counted.load(Ordering::Relaxed);
        let is_at_limit = nodes.is_some_and(|nodes| counted - before >= nodes);
        let is_done = |proof: &Proof| proof.is_complete() && proof.open.is_empty();
        if proof.as_ref().is_some_and(is_done) {
            return Some(self.end(proof));
        }
        if stop.load(Ordering::Relaxed) {
            if !drops.load(Ordering::Relaxed) {
                self.save(report);
            }
            return Some(SolvingEnd { is_over: false, ..self.ended(proof) });
        }
        if self.is_small {
            if !is_at_limit || counted >= SMALL_SEARCH {
                self.take_large_table();
            }
            return None;
        }
        if is_time_to_save {
            self.save(report);
            return None;
        }
        if is_at_limit { None } else { Some(self.end(proof)) }
    }

    fn take_large_table(&mut self) {
        let kept = self.keep.as_ref().map(|_| KeptTable::default());
        self.current = Request { kept, ..self.request.clone() };
        self.is_small = false;
    }

    /// One search that also ends when it is time to save. Returns whether it did so for that.
    fn search_until_save(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(SolvingEvent),
    ) -> (Option<Proof>, bool) {
        let after = until_save(self.has_saved, self.time);
        let part_stop = &AtomicBool::new(false);
        let proof = thread::scope(|scope| {
            let (part, ended) = channel();
            let watch = move || stop_in_time(part_stop, stop, after, &ended);
            let watch = thread::Builder::new().name("saves".to_owned()).spawn_scoped(scope, watch);
            // Without a thread only the end of the search is written.
            let stop = if watch.is_ok() { part_stop } else { stop };
            let proof = self.search(request, stop, report);
            drop::<Sender<()>>(part);
            proof
        });
        (proof, part_stop.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed))
    }

    fn search(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(SolvingEvent),
    ) -> Option<Proof> {
        let start = Instant::now();
        let clock = self.clock.map(|clock| (clock, clock()));
        let processor_time = || {
            clock.map_or_else(|| start.elapsed(), |(clock, before)| clock().saturating_sub(before))
        };
        let counted = Arc::clone(&self.counted);
        let proof = solve(request, stop, &counted, &mut |proof| {
            let (elapsed, positions) = (start.elapsed(), proof.info.nodes);
            if proof.is_complete() {
                let time = self.processor_time + processor_time();
                self.value.get_or_insert(Effort { positions, time });
            }
            let progress =
                SolvingProgress { proof: proof.clone(), positions, time: self.time + elapsed };
            report(match self.is_small {
                true => SolvingEvent::FirstLook(progress),
                false => SolvingEvent::Depth(progress),
            });
        });
        let elapsed = start.elapsed();
        self.time += elapsed;
        self.processor_time += processor_time();
        proof
    }

    fn effort(&self) -> Effort {
        Effort { positions: self.counted.load(Ordering::Relaxed), time: self.processor_time }
    }

    fn save(&mut self, report: &mut dyn FnMut(SolvingEvent)) {
        let Some(path) = &self.keep else { return };
        self.has_saved = true;
        let mut effort = self.effort();
        if self.is_small {
            // Fewer positions than the first search may have say that this is its table.
            effort.positions = effort.positions.min(SMALL_SEARCH - 1);
        }
        report(match proof_file::save(&self.current, effort, path) {
            Ok(()) => SolvingEvent::Saved,
            Err(error) => SolvingEvent::NotSaved(error),
        });
    }

    /// The end at which nothing is left to search.
    fn end(&self, proof: Option<Proof>) -> SolvingEnd {
        if let Some(path) = &self.keep {
            // A file that stays is only in the way.
            let _ = fs::remove_file(path);
        }
        self.ended(proof)
    }

    /// The end where the endgame table knows the value, without a search.
    pub fn ended_by(&self, proof: Proof) -> SolvingEnd {
        self.end(Some(proof))
    }

    fn ended(&self, proof: Option<Proof>) -> SolvingEnd {
        let all = self.effort();
        SolvingEnd { proof, is_over: true, value: self.value.unwrap_or(all), all }
    }

    /// The file of the unfinished proof.
    pub fn keep(&self) -> Option<&Path> {
        self.keep.as_deref()
    }
}

/// The length of the next part, after so much time in all.
fn until_save(has_saved: bool, time: Duration) -> Duration {
    match has_saved {
        true => (time / SHARE_BETWEEN_SAVES).clamp(BETWEEN_SAVES, MOST_BETWEEN_SAVES),
        false => FIRST_SAVE,
    }
}

/// Sets `part_stop` when it is time to write what is proven, or when `stop` is set; returns when the
/// search has ended.
fn stop_in_time(part_stop: &AtomicBool, stop: &AtomicBool, after: Duration, ended: &Receiver<()>) {
    let start = Instant::now();
    while ended.recv_timeout(BETWEEN_LOOKS) == Err(RecvTimeoutError::Timeout) {
        if start.elapsed() >= after || stop.load(Ordering::Relaxed) {
            part_stop.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Position, Ruleset};
    use crate::search::Estimator;

    fn start(seeds: &str) -> Position {
        let mut ruleset = Ruleset::new(GameName::Basic);
        ruleset.set("seeds", seeds).expect("an option of the game");
        ruleset.start()
    }

    fn request(position: Position) -> Request {
        let limits = Limits { infinite: true, ..Limits::default() };
        let estimator = Estimator::Weights;
        Request { table_bytes: 1 << 22, estimator, ..Request::new(position, limits) }
    }

    fn run(solving: &mut Solving) -> (SolvingEnd, Vec<SolvingEvent>) {
        let (stop, drops) = (AtomicBool::new(false), AtomicBool::new(false));
        let mut events = Vec::new();
        let end = solving.run(&stop, &drops, &mut |event| events.push(event));
        (end, events)
    }

    #[test]
    fn a_stopped_proof_goes_on_from_its_file_and_deletes_it_at_the_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = proof_file::path(folder.path(), &start("2"));
        let (whole, _) = run(&mut Solving::new(request(start("2")), None));
        let mut first = Solving::new(request(start("2")), Some(path.clone())).in_parts_of(2_000);
        assert_eq!(first.resume(), Ok(false));
        let (mut stop, drops) = (AtomicBool::new(false), AtomicBool::new(false));
        assert_eq!(first.part(&stop, &drops, &mut |_| {}), None);
        assert!(!path.exists());
        stop = AtomicBool::new(true);
        let mut events = Vec::new();
        let end = first.part(&stop, &drops, &mut |event| events.push(event));
        assert!(end.is_some_and(|end| !end.is_over));
        assert!(events.contains(&SolvingEvent::Saved) && path.exists(), "{events:?}");
        let mut later = Solving::new(request(start("2")), Some(path.clone()));
        assert_eq!(later.resume(), Ok(true));
        assert!(later.counted().load(Ordering::Relaxed) >= 2_000);
        let (end, events) = run(&mut later);
        assert!(end.is_over && !path.exists());
        let value = |end: &SolvingEnd| end.proof.as_ref().map(|it| (it.lower, it.best.clone()));
        assert_eq!(value(&end), value(&whole));
        assert!(end.proof.is_some_and(|proof| proof.is_complete()));
        assert!(matches!(events[0], SolvingEvent::FirstLook(_)), "{events:?}");
    }

    #[test]
    fn a_proof_stopped_again_and_again_comes_to_the_same_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("proof");
        let (whole, _) = run(&mut Solving::new(request(start("2")), None));
        let mut stops = 0;
        let end = loop {
            let mut solving = Solving::new(request(start("2")), Some(path.clone()));
            assert_eq!(solving.resume(), Ok(stops > 0));
            let mut solving = solving.in_parts_of(1_000);
            let drops = AtomicBool::new(false);
            let end = solving.part(&AtomicBool::new(false), &drops, &mut |_| {});
            if let Some(end) = end.filter(|end| end.is_over) {
                break end;
            }
            solving.part(&AtomicBool::new(true), &drops, &mut |_| {});
            stops += 1;
            assert!(stops < 100, "it comes no further");
        };
        assert!(stops > 2, "{stops}");
        let proven = |end: SolvingEnd| {
            let mut proof = end.proof.expect("a proof");
            proof.best.sort();
            assert!(proof.is_complete() && proof.open.is_empty(), "{proof:?}");
            (proof.lower, proof.best)
        };
        assert_eq!(proven(end), proven(whole));
    }

    #[test]
    fn the_parts_between_two_writes_grow_with_the_whole() {
        assert_eq!(until_save(false, Duration::ZERO), FIRST_SAVE);
        assert_eq!(until_save(true, FIRST_SAVE), BETWEEN_SAVES);
        assert_eq!(until_save(true, 4 * 2 * BETWEEN_SAVES), 2 * BETWEEN_SAVES);
        assert_eq!(until_save(true, Duration::from_hours(24)), MOST_BETWEEN_SAVES);
    }

    #[test]
    fn a_stop_without_saving_leaves_the_file_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("proof");
        fs::write(&path, "something else").expect("written");
        let mut solving = Solving::new(request(start("3")), Some(path.clone()));
        let fault = KeepFault::Read(ProofFault::NotAProof);
        assert_eq!(solving.resume(), Err(fault));
        let (stop, drops) = (AtomicBool::new(true), AtomicBool::new(true));
        assert!(!solving.run(&stop, &drops, &mut |_| {}).is_over);
        assert_eq!(fs::read(&path).expect("still there"), b"something else");
    }

    #[test]
    fn each_bound_is_reported_as_soon_as_it_is_proven() {
        let (end, events) = run(&mut Solving::new(request(start("3")), None));
        let value = end.proof.map(|proof| (proof.lower, proof.upper)).expect("a proof");
        let bounds: Vec<(i32, i32)> = events
            .iter()
            .filter_map(|event| match event {
                SolvingEvent::FirstLook(progress) | SolvingEvent::Depth(progress) => {
                    Some((progress.proof.lower, progress.proof.upper))
                }
                _ => None,
            })
            .collect();
        let within = |(lower, upper): &(i32, i32)| *lower <= value.0 && value.0 <= *upper;
        assert!(bounds.iter().all(within), "{bounds:?}");
        let is_half = |(lower, upper): &&(i32, i32)| (*lower == value.0) != (*upper == value.0);
        assert!(bounds.iter().any(|it| is_half(&it)), "one bound before the other: {bounds:?}");
        assert_eq!(bounds.last(), Some(&value));
    }

    #[test]
    fn a_proof_that_cannot_be_written_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        // A folder is where the file should be.
        let keep = Some(folder.path().to_owned());
        let mut solving = Solving::new(request(start("2")), keep);
        assert!(matches!(solving.resume(), Err(KeepFault::Read(_) | KeepFault::Write(_))));
        let (stop, drops) = (AtomicBool::new(true), AtomicBool::new(false));
        let mut events = Vec::new();
        solving.run(&stop, &drops, &mut |event| events.push(event));
        assert!(matches!(events[..], [.., SolvingEvent::NotSaved(_)]), "{events:?}");
        assert!(run(&mut solving).0.is_over);
    }
}
