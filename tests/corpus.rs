//! Replays every stored input of the fuzz targets (`fuzz/`): seeds, inputs that found a fault, and
//! those that reached the most code. `fuzz/README.md` says where they come from.
//!
//! `KETE_FUZZ_CASES=10000 cargo test --test corpus` also mutates them at random, so many times for
//! each target: less than a fuzzer does, but it needs no other compiler.

#[path = "rules/grow.rs"]
#[allow(dead_code, reason = "the rules' own tests use the rest")]
mod grow;
#[path = "rules/hear.rs"]
mod hear;
#[path = "rules/promises.rs"]
mod promises;
#[path = "rules/replay.rs"]
#[allow(dead_code, reason = "the rules' own tests use the rest")]
mod replay;
#[path = "../fuzz/src/targets/mod.rs"]
mod targets;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use grow::Dice;

/// Bytes in all stored inputs together.
const MOST_BYTES: u64 = 500_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The inputs of a target, in the order of their names.
fn inputs(target: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder().join(target)).expect(target).flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Runs a target on each of its inputs and on random mutations of them.
fn replay_all(target: &str) {
    let run = targets::ALL.iter().find(|(name, _)| *name == target).expect(target).1;
    let inputs: Vec<(String, Vec<u8>)> = inputs(target)
        .into_iter()
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a stored input")))
        .collect();
    assert!(!inputs.is_empty(), "{target} has no inputs");
    for (name, bytes) in &inputs {
        if let Err(panic) = std::panic::catch_unwind(|| run(bytes)) {
            eprintln!("this input of {target} fails: {name}");
            std::panic::resume_unwind(panic);
        }
    }
    let cases = std::env::var("KETE_FUZZ_CASES").ok();
    let cases: Option<u32> = cases.and_then(|cases| cases.parse().ok());
    let mut dice = Dice::new(20);
    for case in 0..cases.unwrap_or(0) {
        let bytes = changed(&inputs, &mut dice);
        if let Err(panic) = std::panic::catch_unwind(|| run(&bytes)) {
            let kept = std::env::temp_dir().join(format!("kete-{target}-{case}"));
            fs::write(&kept, &bytes).expect("a folder for passing things");
            eprintln!("{target} fails on {}", kept.display());
            std::panic::resume_unwind(panic);
        }
    }
}

/// An input with a few bytes changed, a part removed, or the end of another input appended.
fn changed(inputs: &[(String, Vec<u8>)], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = inputs[dice.below(inputs.len())].1.clone();
    for _ in 0..=dice.below(6) {
        let at = dice.below(bytes.len() + 1);
        match dice.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, dice.below(256) as u8),
            2 => {
                let end = (at + dice.below(9)).min(bytes.len());
                bytes.drain(at..end);
            }
            3 => {
                let other = &inputs[dice.below(inputs.len())].1;
                let from = dice.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            _ if at < bytes.len() => bytes[at] = dice.below(256) as u8,
            _ => {}
        }
    }
    bytes
}

macro_rules! replayed {
    ($($target:ident),*) => {
        $(#[test]
        fn $target() {
            replay_all(stringify!($target));
        })*

        /// The tests of this file.
        const REPLAYED: &[&str] = &[$(stringify!($target)),*];
    };
}

replayed!(
    clipboard, course, ogn, options, position, progress, protocol, rules, saved_game, settings,
    table_file
);

#[test]
fn every_target_is_replayed_and_the_corpus_stays_small() {
    let targets: Vec<&str> = targets::ALL.iter().map(|(name, _)| *name).collect();
    assert_eq!(targets, REPLAYED);
    let entries = fs::read_dir(folder()).expect("the corpus").flatten();
    let folders: BTreeSet<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(folders, targets.iter().map(ToString::to_string).collect());
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the manifest of the fuzz targets");
    for target in &targets {
        assert!(manifest.contains(&format!("name = \"{target}\"")), "{target} is not built");
    }
    let paths = targets.iter().flat_map(|target| inputs(target));
    let bytes: u64 = paths.map(|path| fs::metadata(path).expect("a file").len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes of stored inputs");
}
