//! An unfinished proof in a file: the transposition table of [`solve`](super::solve::solve), from which
//! a later search goes on. A file is written atomically, and rejected if a single byte has changed.
//!
//! | bytes | contents |
//! | --- | --- |
//! | 0 to 7 | `KeteSol` and a line feed |
//! | 8 to 15 | the version of this format and of the entries |
//! | 16 to 23 | the length of the position's text |
//! | 24 to 31 | the length of the table |
//! | 32 to 39 | a checksum of all other bytes |
//! | 40 to 47 | positions searched so far |
//! | 48 to 55 | milliseconds of processor time so far |
//! | 56 to 1023 | the rule set, its options and the position as text, then zeros |
//! | from 1024 on | the table |
//!
//! Numbers are little-endian.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::hash::hash;
use super::kept_table::KeptTable;
use super::memory::ZeroedMemory;
use super::request::Request;
use crate::files::{ReadError, ReadProblem, WriteError, checksum, read_limited, write_whole_parts};
use crate::rules::Position;

const MAGIC: &[u8; 8] = b"KeteSol\n";
const VERSION: u64 = 1;
const HEADER: usize = 1024;
const CHECKSUM_AT: usize = 32;
const TEXT_AT: usize = 56;
/// The largest table that is read, in bytes.
const MOST_BYTES: u64 = 1 << 40;

/// What the searches of a proof have taken so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Positions searched.
    pub positions: u64,
    /// Processor time, or in the window the time that passed.
    pub time: Duration,
}

/// Why a proof cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofFault {
    /// The file cannot be read.
    Unreadable(ReadProblem),
    /// The file does not begin like an unfinished proof.
    NotAProof,
    /// The file has this version, which Kete does not read.
    Version(u64),
    /// The proof is about this other position, which follows its rule set and options.
    Other(String),
    /// The contents have changed since the file was written.
    Altered,
}

/// The rule set, its changed options and the position: `basic seeds=3 3,3,3,3,3,3/3,3,3,3,3,3 0-0 S`.
pub fn subject(position: &Position) -> String {
    let ruleset = position.ruleset();
    let options = ruleset.choices().into_iter().filter(|option| option.is_changed());
    let options = options.map(|option| format!("{}={} ", option.name, option.value));
    format!("{} {}{}", ruleset.name(), options.collect::<String>(), position.setup())
}

/// The file of a position's unfinished proof in a folder that has one for each position:
/// `basic-0123456789abcdef.proof`.
pub fn path(folder: &Path, position: &Position) -> PathBuf {
    let name = position.ruleset().name();
    folder.join(format!("{name}-{:016x}.proof", hash(&subject(position))))
}

/// Writes the table of a request's searches, which have ended, and what they have taken. Writes
/// nothing if there is no table.
///
/// # Errors
/// The error of the system; an older file is unchanged.
pub fn save(request: &Request, effort: Effort, path: &Path) -> Result<(), WriteError> {
    let Some(kept) = &request.kept else { return Ok(()) };
    let text = subject(&request.position);
    let write = |table: &[u8]| {
        let mut header = vec![0; HEADER];
        header[..8].copy_from_slice(MAGIC);
        let millis = u64::try_from(effort.time.as_millis()).unwrap_or(u64::MAX);
        let (length, bytes) = (text.len() as u64, table.len() as u64);
        let numbers =
            [(8, VERSION), (16, length), (24, bytes), (40, effort.positions), (48, millis)];
        for (at, number) in numbers {
            header[at..at + 8].copy_from_slice(&number.to_le_bytes());
        }
        header[TEXT_AT..TEXT_AT + text.len()].copy_from_slice(text.as_bytes());
        let sum = sum_of(&header, table);
        header[CHECKSUM_AT..CHECKSUM_AT + 8].copy_from_slice(&sum.to_le_bytes());
        write_whole_parts(path, &[&header, table])
    };
    kept.with_bytes(write).unwrap_or(Ok(()))
}

/// Reads an unfinished proof of the request's position: the next search goes on from it, with as
/// much memory. Returns what it has taken so far.
///
/// # Errors
/// Why it cannot be gone on with; the request is unchanged.
pub fn load(request: &mut Request, path: &Path) -> Result<Effort, ProofFault> {
    let bytes = read_limited(path, MOST_BYTES);
    let bytes = bytes.map_err(|ReadError { problem, .. }| ProofFault::Unreadable(problem))?;
    if bytes.len() < HEADER || !bytes.starts_with(MAGIC) {
        return Err(ProofFault::NotAProof);
    }
    let (header, table) = bytes.split_at(HEADER);
    if number(header, 8) != VERSION {
        return Err(ProofFault::Version(number(header, 8)));
    }
    let is_whole = number(header, 24) == table.len() as u64
        && number(header, CHECKSUM_AT) == sum_of(header, table);
    let length = usize::try_from(number(header, 16)).unwrap_or(usize::MAX);
    let text = header[TEXT_AT..].get(..length).and_then(|text| std::str::from_utf8(text).ok());
    let text = text.filter(|_| is_whole).ok_or(ProofFault::Altered)?;
    if text != subject(&request.position) {
        return Err(ProofFault::Other(text.to_owned()));
    }
    let memory = ZeroedMemory::holding(table);
    let memory = memory.map_err(|error| ProofFault::Unreadable(error.into()))?;
    request.table_bytes = table.len() as u64;
    request.kept = Some(KeptTable::holding(request, memory));
    let time = Duration::from_millis(number(header, 48));
    Ok(Effort { positions: number(header, 40), time })
}

/// The checksum of everything but itself.
fn sum_of(header: &[u8], table: &[u8]) -> u64 {
    let (before, after) = (&header[..CHECKSUM_AT], &header[CHECKSUM_AT + 8..]);
    checksum(&[before, after, table], (header.len() + table.len()) as u64)
}

fn number(bytes: &[u8], at: usize) -> u64 {
    bytes[at..at + 8].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicU64};

    use super::*;
    use crate::rules::{GameName, Ruleset};
    use crate::search::{Estimator, Limits, Proof, solve};

    fn kalah(seeds: &str) -> Position {
        let mut ruleset = Ruleset::new(GameName::Basic);
        for (option, value) in [("capture-needs-opposite", "no"), ("seeds", seeds)] {
            ruleset.set(option, value).expect("an option of the game");
        }
        ruleset.start()
    }

    fn request(position: Position, kept: Option<KeptTable>) -> Request {
        let (table_bytes, estimator) = (1 << 22, Estimator::Weights);
        let limits = Limits { infinite: true, ..Limits::default() };
        Request { table_bytes, estimator, kept, ..Request::new(position, limits) }
    }

    fn solved(request: &Request) -> Proof {
        let (stop, counted) = (AtomicBool::new(false), AtomicU64::new(0));
        solve(request, &stop, &counted, &mut |_| {}).expect("a first depth")
    }

    #[test]
    fn a_later_search_goes_on_from_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("unfinished");
        let fresh = solved(&request(kalah("2"), None));
        let begun = request(kalah("2"), Some(KeptTable::default()));
        let few = Limits { nodes: Some(fresh.info.nodes / 2), ..begun.limits };
        assert!(!solved(&Request { limits: few, ..begun.clone() }).is_complete());
        let effort = Effort { positions: 7, time: Duration::from_millis(1500) };
        save(&begun, effort, &path).expect("it is written");

        let mut later = request(kalah("2"), None);
        assert_eq!(load(&mut later, &path), Ok(effort));
        let later = solved(&later);
        assert!(fresh.is_complete() && later.is_complete());
        assert_eq!((fresh.lower, &fresh.best), (later.lower, &later.best));
        assert!(later.info.nodes < fresh.info.nodes, "{} {}", later.info.nodes, fresh.info.nodes);
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_and_the_request_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("unfinished");
        let begun = request(kalah("1"), Some(KeptTable::default()));
        solved(&begun);
        save(&begun, Effort::default(), &path).expect("it is written");
        let whole = std::fs::read(&path).expect("it is there");
        let refused = |bytes: &[u8], seeds| {
            std::fs::write(&path, bytes).expect("it is written");
            let mut request = request(kalah(seeds), None);
            let fault = load(&mut request, &path).expect_err("it does not fit");
            assert!(request.kept.is_none() && request.table_bytes == 1 << 22);
            fault
        };
        let of_one = subject(&kalah("1"));
        // The name is the same in every version of Kete.
        let name = self::path(Path::new(""), &kalah("1"));
        assert_eq!(name, Path::new("basic-cb7d3e8f512416a8.proof"));
        assert!(of_one.contains("seeds=1") && of_one.ends_with("1,1,1,1,1,1/1,1,1,1,1,1 0-0 S"));
        assert_eq!(refused(&whole, "2"), ProofFault::Other(of_one));
        for at in [45, 60, HEADER, whole.len() - 1] {
            let mut altered = whole.clone();
            altered[at] ^= 1;
            assert_eq!(refused(&altered, "1"), ProofFault::Altered, "{at}");
        }
        assert_eq!(refused(&whole[..whole.len() - 1], "1"), ProofFault::Altered);
        assert_eq!(refused(&whole[..100], "1"), ProofFault::NotAProof);
        assert_eq!(refused(b"KeteSol", "1"), ProofFault::NotAProof);
        let mut newer = whole;
        newer[8] = 9;
        assert_eq!(refused(&newer, "1"), ProofFault::Version(9));
    }
}
