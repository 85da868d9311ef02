//! Pinned counts: `tests/perft/*.perft` hold options, positions and the leaves at each depth. The
//! library counts them here; the shipped program counts the same files in `engine/program.rs`.

use kete::rules::{Counting, GameName, Ruleset, Setup};

/// Larger counts are left to the long runs.
const MOST: u64 = 400_000;

#[test]
fn pinned_counts_hold_in_every_way_of_counting() {
    let mut checked = 0;
    for file in std::fs::read_dir("tests/perft").expect("the folder is in the repository") {
        let file = file.expect("readable").path();
        let text = std::fs::read_to_string(&file).expect("text");
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("named by its game");
        let game: GameName = name.parse().expect("named by its game");
        let mut ruleset = Ruleset::new(game);
        let mut position = ruleset.start();
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] | ["#", ..] => {}
                ["options", options @ ..] => {
                    ruleset = Ruleset::new(game);
                    for option in options {
                        let (option, value) = option.split_once('=').expect("option=value");
                        ruleset.set(option, value).expect("a known option");
                    }
                    position = ruleset.start();
                }
                ["position", "start"] => position = ruleset.start(),
                ["position", ..] => {
                    let setup = Setup::parse(game, &line["position ".len()..]).expect(line);
                    position = ruleset.position(&setup).expect(line);
                }
                ["perft", depth, leaves] => {
                    let depth = depth.parse().expect(line);
                    let leaves: u64 = leaves.parse().expect(line);
                    if leaves <= MOST {
                        for counting in [Counting::Bulk, Counting::EveryLeaf, Counting::Recorded] {
                            let found = position.perft_by(depth, counting);
                            assert_eq!(found, leaves, "{name}: {position:?} {line} {counting:?}");
                        }
                        checked += 1;
                    }
                }
                _ => panic!("{name}: {line}"),
            }
        }
    }
    assert!(checked >= 30, "only {checked} counts checked");
}
