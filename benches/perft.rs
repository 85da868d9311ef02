//! The speed of the rules: perft of every game from the start and from the middle of a game,
//! counted in three ways, compared with a simple counter of Kalah that measures the core.
//!
//! `cargo bench --bench perft` measures each way with criterion. A run without a filter, or `cargo
//! bench --bench perft -- ratios` alone, also prints a table with every speed as a multiple of the
//! simple counter's, measured in the same run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use kete::rules::{Counting, GameName, Position, Ruleset, Setup};

/// A position for counting.
struct Case {
    name: &'static str,
    game: GameName,
    preset: Option<&'static str>,
    /// A position string, or `start`.
    position: &'static str,
    depth: u32,
    leaves: u64,
}

const fn case(
    name: &'static str,
    game: GameName,
    position: &'static str,
    depth: u32,
    leaves: u64,
) -> Case {
    Case { name, game, preset: None, position, depth, leaves }
}

const fn kalah(position: &'static str, depth: u32, leaves: u64) -> Case {
    Case { preset: Some("kalah"), ..case("kalah", GameName::Basic, position, depth, leaves) }
}

/// The middle positions come from games of the computer against itself at level 6, with the number
/// of the turn as random seed, after 14 turns (Awale, Owari), 4 (Basic), 8 (Kalah, Ayoayo), 10
/// (Giuthi), 16 (ring), and 6, 14 and 16 (Bawo Beginner, Advanced, Ntchuwa).
const CASES: [Case; 19] = [
    case("awale", GameName::Awale, "start", 8, 711_414),
    case("awale", GameName::Awale, "0,0,7,0,11,8/6,0,0,1,8,1 4-2 S", 9, 947_391),
    case("owari", GameName::Owari, "start", 8, 711_414),
    case("owari", GameName::Owari, "0,0,7,0,11,8/6,0,0,1,8,1 4-2 S", 9, 946_985),
    case("basic", GameName::Basic, "start", 9, 1_668_103),
    case("basic", GameName::Basic, "4,0,4,4,4,0/0,4,3,0,4,1 6-2 N", 10, 1_358_518),
    kalah("start", 9, 2_763_490),
    kalah("4,4,0,0,6,0/0,3,7,6,6,6 5-1 S", 9, 915_617),
    case("ring", GameName::Ring, "start", 5, 806_528),
    case(
        "ring",
        GameName::Ring,
        "4R4B,3R3B,-,3R1B,3R1B,-,-,5R4B,1B,2R3B,2R3B,-,2R3B,2B,-,- 6-9 S",
        6,
        693_450,
    ),
    case("ayoayo", GameName::Ayoayo, "start", 9, 1_321_643),
    case("ayoayo", GameName::Ayoayo, "3,0,2,3,1,0/1,3,3,1,4,1 15-11 S", 10, 775_689),
    case("giuthi", GameName::Giuthi, "start", 6, 479_012),
    case("giuthi", GameName::Giuthi, "9,2,9,0,7,3/0,4,0,1,4,2 14-17 S", 7, 816_881),
    case("bawo-beginner", GameName::BawoBeginner, "start", 7, 368_108),
    case(
        "bawo-beginner",
        GameName::BawoBeginner,
        "0,0,0,4,8,6,0,5/2,2,2,2,2,2,2,2/0,1,0,1,1,7,3,0/2,2,2,2,2,2,0,0 0-0 - S",
        8,
        288_318,
    ),
    case(
        "bawo-advanced",
        GameName::BawoAdvanced,
        "0,0,1,0,13,0,3,0/1,0,0,0,0,0,0,0/2,0,0,0,13,1,1,1/1,0,0,1,0,0,0,0 13-13 Hh S",
        8,
        134_464,
    ),
    case("bawo-ntchuwa", GameName::BawoNtchuwa, "start", 6, 375_480),
    case(
        "bawo-ntchuwa",
        GameName::BawoNtchuwa,
        "2,7,7,0,0,2,0,0/0,0,0,0,0,0,0,0/0,7,1,1,2,1,1,1/0,0,0,0,0,0,0,0 16-16 - S",
        6,
        163_800,
    ),
];

const WAYS: [(Counting, &str); 3] = [
    (Counting::Bulk, "bulk"),
    (Counting::EveryLeaf, "every-leaf"),
    (Counting::Recorded, "recorded"),
];

impl Case {
    fn position(&self) -> Position {
        let mut ruleset = Ruleset::new(self.game);
        if let Some(preset) = self.preset {
            ruleset.set("preset", preset).expect("a preset");
        }
        if self.position == "start" {
            return ruleset.start();
        }
        let setup = Setup::parse(self.game, self.position).expect("a position string");
        ruleset.position(&setup).expect("a position")
    }

    fn place(&self) -> &'static str {
        if self.position == "start" { "start" } else { "middle" }
    }

    fn count(&self, position: &Position, counting: Counting) {
        let leaves = black_box(position).perft_by(self.depth, counting);
        assert_eq!(leaves, self.leaves, "{} {}", self.name, self.place());
    }
}

/// Kalah as anyone would write it in ten minutes: bytes, a loop, a copied board, every leaf played.
/// Its speed tells how fast the core is.
mod plain {
    #[derive(Clone, Copy)]
    pub struct Kalah {
        /// Own six holes, own store, the opponent's six, the opponent's store; the same for both
        /// sides.
        cups: [u8; 14],
        north: bool,
    }

    pub const START: Kalah =
        Kalah { cups: [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0], north: false };
    pub const DEPTH: u32 = 10;
    pub const LEAVES: u64 = 13_519_607;

    pub fn leaves(kalah: Kalah, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let row_is_empty = |first: usize| kalah.cups[first..first + 6].iter().all(|n| *n == 0);
        if row_is_empty(0) || row_is_empty(7) {
            return 0;
        }
        let first = if kalah.north { 7 } else { 0 };
        let mut sum = 0;
        for house in first..first + 6 {
            if kalah.cups[house] > 0 {
                sum += leaves(sow(kalah, house), depth - 1);
            }
        }
        sum
    }

    fn sow(mut kalah: Kalah, house: usize) -> Kalah {
        let (first, store, not_mine) = if kalah.north { (7, 13, 6) } else { (0, 6, 13) };
        let seeds = kalah.cups[house];
        kalah.cups[house] = 0;
        let mut cup = house;
        for _ in 0..seeds {
            cup = (cup + 1) % 14;
            if cup == not_mine {
                cup = (cup + 1) % 14;
            }
            kalah.cups[cup] += 1;
        }
        if cup == store {
            return kalah;
        }
        if (first..first + 6).contains(&cup) && kalah.cups[cup] == 1 && kalah.cups[12 - cup] > 0 {
            kalah.cups[store] += kalah.cups[12 - cup] + 1;
            kalah.cups[12 - cup] = 0;
            kalah.cups[cup] = 0;
        }
        kalah.north = !kalah.north;
        kalah
    }
}

fn count_plainly() {
    let leaves = plain::leaves(black_box(plain::START), plain::DEPTH);
    assert_eq!(leaves, plain::LEAVES);
}

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("plain-kalah");
    group.throughput(Throughput::Elements(plain::LEAVES));
    group.bench_function("every-leaf", |bencher| bencher.iter(count_plainly));
    group.finish();
    for case in &CASES {
        let position = case.position();
        let mut group = criterion.benchmark_group(format!("{}/{}", case.name, case.place()));
        group.throughput(Throughput::Elements(case.leaves));
        for (counting, name) in WAYS {
            group.bench_function(name, |bencher| {
                bencher.iter(|| case.count(&position, counting));
            });
        }
        group.finish();
    }
}

/// How often each row of the table is measured, each time together with the simple counter.
const ROUNDS: usize = 5;

/// Millions of leaves per second.
fn millions(leaves: u64, count: impl Fn()) -> f64 {
    let clock = Instant::now();
    count();
    leaves as f64 / clock.elapsed().as_secs_f64() / 1e6
}

/// Prints every speed as a multiple of the simple counter's; both are the best of five.
fn print_ratios() {
    println!("| game | from | plain, million a second | bulk | every leaf | recorded |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for case in &CASES {
        let position = case.position();
        let mut plain = 0.0f64;
        let mut best = [0.0f64; WAYS.len()];
        for _ in 0..ROUNDS {
            plain = plain.max(millions(plain::LEAVES, count_plainly));
            for (best, (counting, _)) in best.iter_mut().zip(WAYS) {
                *best = best.max(millions(case.leaves, || case.count(&position, counting)));
            }
        }
        let [bulk, every_leaf, recorded] = best.map(|speed| speed / plain);
        let (name, place) = (case.name, case.place());
        println!("| {name} | {place} | {plain:.1} | {bulk:.2} | {every_leaf:.2} | {recorded:.2} |");
    }
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is_asked = wanted.iter().any(|word| word == "ratios");
    if !is_asked {
        let mut criterion = Criterion::default()
            .sample_size(10)
            .warm_up_time(Duration::from_millis(300))
            .measurement_time(Duration::from_secs(1))
            .configure_from_args();
        bench(&mut criterion);
        criterion.final_summary();
    }
    if is_asked || wanted.iter().all(|word| word == "--bench") {
        print_ratios();
    }
}
