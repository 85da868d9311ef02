//! `kete bench`: searches the same positions of every game to the same depths. The number of
//! nodes is the search's signature: if it changes, the search does something different.

use std::io::Write;
use std::time::Duration;

use super::perft::position;
use crate::narration::counted;
use crate::rules::{GameName, Position, Ruleset};
use crate::search::{Limits, Request, think};

/// How far to look.
#[derive(clap::Args, Debug)]
pub struct BenchArguments {
    /// Look so many moves further, or less far with a minus
    #[arg(long, value_name = "K", default_value_t = 0, allow_hyphen_values = true,
        value_parser = clap::value_parser!(i32).range(-50..=50))]
    depth_offset: i32,
}

/// Five positions of a game, and the depth to which they are searched.
pub struct BenchCourse {
    pub game: GameName,
    pub depth: u32,
    /// The positions after the start: after 6, 14, 24 and 36 random turns.
    positions: [&'static str; 4],
}

impl BenchCourse {
    /// The start, then the other positions.
    ///
    /// # Errors
    /// Never: the texts are part of the program and tested.
    pub fn positions(&self) -> Result<Vec<Position>, String> {
        let ruleset = Ruleset::new(self.game);
        let texts = std::iter::once(&"start").chain(&self.positions);
        texts.map(|text| position(&ruleset, text)).collect()
    }
}

/// What `kete bench` and `cargo bench` search.
pub const COURSES: &[BenchCourse] = &[
    BenchCourse {
        game: GameName::BawoBeginner,
        depth: 16,
        positions: [
            "1,0,5,0,8,1,2,2/0,4,1,4,0,1,4,4/6,1,0,1,1,1,3,2/0,2,2,2,2,2,2,0 0-0 - S",
            "0,1,0,0,1,0,0,0/0,1,5,2,1,0,2,0/2,5,12,6,0,1,8,0/2,5,2,1,0,3,1,3 0-0 - S",
            "0,2,2,0,8,1,1,1/1,3,2,1,5,2,2,4/4,0,4,3,0,1,3,6/0,1,2,0,2,1,2,0 0-0 - S",
            "1,3,2,3,0,0,4,0/0,0,1,0,1,1,4,0/1,2,4,14,1,5,4,1/0,2,0,2,1,2,4,1 0-0 - S",
        ],
    },
    BenchCourse {
        game: GameName::BawoAdvanced,
        depth: 12,
        positions: [
            "0,0,1,0,12,3,5,0/0,0,0,0,0,0,0,0/1,1,0,0,0,4,3,0/0,0,0,0,0,0,0,0 17-17 H S",
            "0,3,1,6,1,1,0,0/2,2,1,1,1,1,1,2/2,3,2,2,2,3,1,0/0,0,0,0,0,0,0,0 13-13 - S",
            "0,0,0,0,2,0,3,0/1,1,1,0,0,0,1,2/1,4,0,4,1,4,2,4/1,3,3,1,2,4,2,1 8-8 - S",
            "0,3,5,0,2,1,10,0/7,3,2,1,0,1,4,2/3,1,4,0,4,1,0,0/1,2,1,0,0,0,1,1 2-2 - S",
        ],
    },
    BenchCourse {
        game: GameName::BawoNtchuwa,
        depth: 12,
        positions: [
            "1,2,2,1,0,0,4,2/0,0,0,0,0,0,0,0/1,1,3,2,2,0,0,1/0,0,0,0,0,0,0,0 21-21 - S",
            "3,0,2,4,0,3,5,1/1,1,1,0,0,0,0,0/0,0,0,0,0,1,3,1/0,2,1,0,0,0,0,1 17-17 - S",
            "1,0,0,5,1,0,1,0/1,1,1,1,1,0,0,0/0,4,4,7,1,4,0,2/2,0,2,1,0,0,0,0 12-12 - S",
            "0,1,0,1,1,9,1,0/1,1,0,0,0,1,1,1/3,4,1,11,8,1,1,2/1,0,0,0,0,1,1,0 6-6 - S",
        ],
    },
    BenchCourse {
        game: GameName::Awale,
        depth: 18,
        positions: [
            "7,7,2,7,6,1/7,5,0,6,0,0 0-0 S",
            "5,0,1,0,0,12/0,1,0,10,10,1 3-5 S",
            "8,0,3,2,2,0/14,1,0,5,4,5 0-4 S",
            "3,2,1,1,7,0/0,2,1,2,1,1 4-23 S",
        ],
    },
    BenchCourse {
        game: GameName::Basic,
        depth: 22,
        positions: [
            "0,1,1,2,3,6/0,4,4,4,0,4 2-5 N",
            "0,3,1,6,1,0/0,0,1,2,1,7 11-3 S",
            "1,3,0,0,1,1/0,3,3,1,4,3 11-5 S",
            "2,0,1,1,3,1/1,1,1,1,1,0 10-13 S",
        ],
    },
    BenchCourse {
        game: GameName::Owari,
        depth: 18,
        positions: [
            "1,0,7,6,2,7/7,5,0,1,2,7 0-3 S",
            "1,3,0,4,0,12/0,3,4,0,3,8 6-4 S",
            "2,0,1,11,1,1/11,10,1,0,0,4 0-6 S",
            "2,8,1,0,5,0/4,6,0,0,1,3 5-13 S",
        ],
    },
    BenchCourse {
        game: GameName::Ayoayo,
        depth: 19,
        positions: [
            "8,1,0,2,7,1/1,0,1,1,0,2 21-3 S",
            "3,1,2,1,0,5/1,1,3,3,1,3 16-8 S",
            "1,0,1,1,1,1/0,0,1,0,0,0 13-29 S",
            "1,1,0,1,0,1/0,0,0,0,0,1 24-19 S",
        ],
    },
    BenchCourse {
        game: GameName::Giuthi,
        depth: 17,
        positions: [
            "7,7,4,0,0,3/0,1,4,2,1,7 16-20 S",
            "1,1,8,4,12,1/1,0,0,3,1,2 20-18 S",
            "3,1,2,12,0,6/0,3,1,0,0,6 2-36 S",
            "0,2,0,3,1,1/0,2,1,1,1,1 24-35 S",
        ],
    },
    BenchCourse {
        game: GameName::Ring,
        depth: 12,
        positions: [
            "3R3B,2R2B,2R2B,2R2B,2R2B,2R,3B,3R,4B,3R2B,3R3B,3R2B,2R2B,2R,3B,3R2B 0-0 S",
            "2R4B,2R,2B,3R3B,3R4B,-,1B,3R1B,4B,1R3B,4R3B,1R,3R3B,2R,2R2B,2R 6-0 S",
            "1B,1R,-,5R,3R1B,2R,2R2B,2R3B,1B,-,-,2R,1B,4B,1R2B,1R5B 15-10 S",
            "-,-,3R5B,4B,2R5B,1R1B,4R4B,-,-,3B,1R,-,2B,3R,6R,- 10-10 S",
        ],
    },
];

/// Searches all positions on one thread and prints one line a game, then the signature.
pub fn run(arguments: &BenchArguments, out: &mut dyn Write) -> Result<(), String> {
    let (mut all_nodes, mut all_time) = (0, Duration::ZERO);
    for course in COURSES {
        let depth = course.depth.saturating_add_signed(arguments.depth_offset).max(1);
        let (mut nodes, mut time) = (0, Duration::ZERO);
        let positions = course.positions()?;
        for position in &positions {
            let answer = think(&Request::new(*position, Limits::depth(depth)), &mut |_| {});
            nodes += answer.nodes;
            time += answer.elapsed;
        }
        let (name, rate) = (course.game.id(), rate(nodes, time));
        let positions = counted(positions.len() as u32, "position", "positions");
        writeln!(out, "{name:<13} {positions} to depth {depth:>2}: {nodes:>9} nodes, {rate}")
            .map_err(|error| error.to_string())?;
        all_nodes += nodes;
        all_time += time;
    }
    let (seconds, rate) = (all_time.as_secs_f64(), rate(all_nodes, all_time));
    writeln!(out, "all in {seconds:.1} s, {rate}\nsignature {all_nodes}")
        .map_err(|error| error.to_string())
}

fn rate(nodes: u64, time: Duration) -> String {
    format!("{:.2} million a second", nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6)
}
