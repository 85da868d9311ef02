//! How fast the search looks around: positions a second of every game from the start, one thread.

use std::time::Duration;

use criterion::{Criterion, Throughput};
use kete::rules::{GameName, Ruleset};
use kete::search::{Limits, Request, think};

/// Positions of one search.
const NODES: u64 = 200_000;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
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
    criterion.final_summary();
}
