//! The speed of the search.
//!
//! - `search`: positions per second from the start of every game, with one thread;
//! - `depth`: the time to a given depth from five positions of every game, with one and with two
//!   threads.
//!
//! `cargo bench --bench search -- depth/owari` runs a part of it.

use std::time::Duration;

use criterion::{Criterion, Throughput};
use kete::protocol::COURSES;
use kete::rules::{GameName, Ruleset};
use kete::search::{Limits, Request, think};

/// Positions searched in one run.
const NODES: u64 = 200_000;
/// How many moves the depth of `kete bench` is reduced by when measuring the time to depth.
const DEPTH_REDUCTION: u32 = 2;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    speed(&mut criterion);
    time_to_depth(&mut criterion);
    criterion.final_summary();
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES));
    for game in GameName::ALL {
        let request = Request::new(Ruleset::new(game).start(), Limits::nodes(NODES));
        group.bench_function(game.id(), |bencher| {
            bencher.iter(|| {
                let answer = think(&request, &mut |_| {});
                assert_eq!(answer.nodes, NODES, "the search ended before its limit");
            });
        });
    }
    group.finish();
}

fn time_to_depth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("depth");
    for course in COURSES {
        let positions = course.positions().expect("positions of the program");
        let depth = course.depth - DEPTH_REDUCTION;
        for threads in [1, 2] {
            let name = format!("{}/{depth} moves/{threads} threads", course.game);
            group.bench_function(name, |bencher| {
                bencher.iter(|| {
                    for position in &positions {
                        let request =
                            Request { threads, ..Request::new(*position, Limits::depth(depth)) };
                        assert!(think(&request, &mut |_| {}).best.is_some());
                    }
                });
            });
        }
    }
    group.finish();
}
