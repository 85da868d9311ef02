//! How late `kete engine` answers `go movetime 200` when 1, 4 or 10 threads want to run, beside two
//! bare threads in the same run: one sleeps as long, one counts until the same time is over. So it
//! shows what the search adds to the delay of a busy system. Prints a table in milliseconds.
//! `KETE_SEARCHES` sets the searches for each row (30).

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use kete::rules::GameName;

use running_engine::RunningEngine;

#[path = "../tests/running_engine/mod.rs"]
mod running_engine;

/// The threads that want to run, with the one that is measured.
const LOADS: [usize; 3] = [1, 4, 10];
const TIME: Duration = Duration::from_millis(200);
const SEARCHES: usize = 30;
/// The answer should come within this time, unless the thread does not run.
const ALLOWED: Duration = Duration::from_millis(20);

fn main() {
    let searches = std::env::var("KETE_SEARCHES").ok().and_then(|text| text.parse().ok());
    let searches: usize = searches.unwrap_or(SEARCHES);
    let mut engine = RunningEngine::start();
    println!("| threads | what | usual | 90 % | most | later than 20 ms |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for load in LOADS {
        let [mut sleeps, mut counts, mut answers] = [const { Vec::new() }; 3];
        under_load(load - 1, || {
            for game in GameName::ALL.iter().cycle().take(searches) {
                sleeps.push(late(|| thread::sleep(TIME)));
                counts.push(late(count));
                engine.say(&format!("ruleset {game}"));
                engine.hear_until(&["ok"]);
                answers.push(late(|| {
                    engine.say("go movetime 200");
                    engine.hear_until(&["bestmove"]);
                }));
            }
        });
        row(load, "a thread that sleeps", sleeps);
        row(load, "a thread that counts", counts);
        row(load, "`go movetime 200`", answers);
    }
}

fn late(what: impl FnOnce()) -> Duration {
    let start = Instant::now();
    what();
    start.elapsed().saturating_sub(TIME)
}

/// Works until the time is over, looking at the clock all the time.
fn count() {
    let start = Instant::now();
    while start.elapsed() < TIME {
        std::hint::black_box((0..1_000u64).sum::<u64>());
    }
}

fn row(load: usize, what: &str, mut delays: Vec<Duration>) {
    delays.sort();
    let milliseconds = |at: usize| delays.get(at).map_or(0.0, |delay| delay.as_secs_f64() * 1e3);
    let [usual, nine_of_ten, most] =
        [delays.len() / 2, delays.len() * 9 / 10, delays.len().saturating_sub(1)].map(milliseconds);
    let over = delays.iter().filter(|delay| **delay > ALLOWED).count();
    let all = delays.len();
    println!("| {load} | {what} | {usual:.1} | {nine_of_ten:.1} | {most:.1} | {over} of {all} |");
}

/// Runs `what` beside so many busy threads.
fn under_load(threads: usize, what: impl FnOnce()) {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::black_box((0..1_000u64).sum::<u64>());
                }
            });
        }
        what();
        done.store(true, Ordering::Relaxed);
    });
}
