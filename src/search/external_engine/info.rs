//! What a program says about its move, in the `info` lines before it.

use super::fault::shorten;

/// A program's own analysis. Kete shows it but does not check or use it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineInfo {
    /// The depth it claims, in moves.
    pub depth: Option<u32>,
    /// The score it claims for the position.
    pub claim: Option<ClaimedScore>,
    /// The moves of its principal variation, as it writes them.
    pub line: Vec<String>,
}

/// A score that a program claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedScore {
    /// The value for the side to move.
    pub worth: ClaimedWorth,
    /// Whether the program calls it exact.
    pub exact: bool,
}

/// A value for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedWorth {
    /// It ends this many seeds ahead; in Bawo, hundredths of a seed.
    Ahead(i32),
    /// It wins in this many turns.
    Wins(u32),
    /// It loses in this many turns.
    Loses(u32),
}

/// Further moves of a line are dropped.
const MAX_MOVES: usize = 60;

/// Larger numbers make no sense in a game of seeds.
const MAX_NUMBER: u32 = 99_999;

impl EngineInfo {
    /// Parses an `info` line; `None` if it says nothing about the best line.
    pub(super) fn read(line: &str) -> Option<EngineInfo> {
        let mut words = line.strip_prefix("info ")?.split_ascii_whitespace();
        let mut info = EngineInfo::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = words.next().and_then(count),
                "multipv" if words.next() != Some("1") => return None,
                "score" => {
                    info.claim = words.next().and_then(ahead).map(|worth| worth.claim(false));
                }
                "exact" => {
                    let worth = match words.next()? {
                        "win" => words.next().and_then(count).map(ClaimedWorth::Wins),
                        "loss" => words.next().and_then(count).map(ClaimedWorth::Loses),
                        number => ahead(number),
                    };
                    info.claim = worth.map(|worth| worth.claim(true));
                }
                "pv" => {
                    info.line = words.take(MAX_MOVES).map(shorten).collect();
                    break;
                }
                _ => {}
            }
        }
        (info.depth.is_some() || info.claim.is_some()).then_some(info)
    }
}

impl ClaimedWorth {
    fn claim(self, exact: bool) -> ClaimedScore {
        ClaimedScore { worth: self, exact }
    }
}

fn count(word: &str) -> Option<u32> {
    word.parse().ok().filter(|number| (1..=MAX_NUMBER).contains(number))
}

fn ahead(word: &str) -> Option<ClaimedWorth> {
    let number: i32 = word.parse().ok()?;
    (number.unsigned_abs() <= MAX_NUMBER).then_some(ClaimedWorth::Ahead(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_parsed_and_nonsense_is_skipped() {
        let line =
            "info depth 12 multipv 1 score -3 nodes 9 nps 9 hundredths -312 hashfull 7 pv D e F";
        let info = EngineInfo::read(line).expect("something is said");
        let older = line.replace(" hundredths -312 hashfull 7", "");
        assert_eq!(EngineInfo::read(&older).as_ref(), Some(&info));
        assert_eq!((info.depth, info.line), (Some(12), ["D", "e", "F"].map(str::to_owned).into()));
        let long = format!("info depth 3 pv{}", " A".repeat(5000));
        assert_eq!(EngineInfo::read(&long).map(|info| info.line.len()), Some(MAX_MOVES));
        let claim = |line: &str| EngineInfo::read(line).and_then(|info| info.claim);
        assert_eq!(info.claim, Some(ClaimedWorth::Ahead(-3).claim(false)));
        assert_eq!(claim("info exact 4"), Some(ClaimedWorth::Ahead(4).claim(true)));
        assert_eq!(claim("info exact win 5 pv A"), Some(ClaimedWorth::Wins(5).claim(true)));
        assert_eq!(claim("info depth 3 exact loss 2"), Some(ClaimedWorth::Loses(2).claim(true)));
        assert_eq!(claim("info depth 3 score -2147483648"), None);
        for nothing in ["info ", "info depth -1", "info multipv 2 score 3", "info exact", "info x"]
        {
            assert_eq!(EngineInfo::read(nothing), None, "{nothing}");
        }
    }
}
