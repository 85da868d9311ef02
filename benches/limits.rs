//! How well a search keeps its limits: how late it answers, and how long it takes to answer after
//! `stop`, on an idle machine and with every core busy. Prints a table in milliseconds.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use kete::rules::{GameName, Ruleset};
use kete::search::{Limits, Request, go};

/// The number of searches of each kind.
const SEARCHES: usize = 20;
/// The time limit of each search.
const TIME: Duration = Duration::from_millis(100);

fn main() {
    println!(
        "| game | late, usual | most | stop, usual | most | busy: late | most | stop | most |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for game in GameName::ALL {
        let idle = measured(game);
        let busy = under_load(|| measured(game));
        let cells: Vec<String> = [idle, busy].concat();
        println!("| {game} | {} |", cells.join(" | "));
    }
}

/// The median and the maximum of the delays after the time limit and after `stop`.
fn measured(game: GameName) -> Vec<String> {
    let position = Ruleset::new(game).start();
    let late = |_| {
        let start = Instant::now();
        go(Request::new(position, Limits::time(TIME)), None).answer();
        start.elapsed().saturating_sub(TIME)
    };
    let stopped = |_| {
        let infinite = Limits { infinite: true, ..Limits::default() };
        let search = go(Request::new(position, infinite), None);
        thread::sleep(TIME / 2);
        let start = Instant::now();
        search.stop();
        search.answer();
        start.elapsed()
    };
    let late: Vec<Duration> = (0..SEARCHES).map(late).collect();
    let stopped: Vec<Duration> = (0..SEARCHES).map(stopped).collect();
    [late, stopped].into_iter().flat_map(median_and_most).collect()
}

fn median_and_most(mut delays: Vec<Duration>) -> [String; 2] {
    delays.sort();
    let milliseconds = |delay: Duration| format!("{:.1}", delay.as_secs_f64() * 1e3);
    [milliseconds(delays[delays.len() / 2]), milliseconds(delays[delays.len() - 1])]
}

/// Runs `what` while every core is busy with other work.
fn under_load<T>(what: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    let cores = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::black_box((0..1_000u64).sum::<u64>());
                }
            });
        }
        let found = what();
        done.store(true, Ordering::Relaxed);
        found
    })
}
