//! Positions in OGN: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`.

use crate::rules::{GameName, Setup, Side};

/// Numbers in a position: twelve holes, two stores.
const NUMBERS: usize = 14;

/// Reads a position; `None` if the text is not one.
pub fn position(text: &str) -> Option<Setup> {
    let mut parts: Vec<&str> = text.trim().split('-').collect();
    let mover = parts.pop()?;
    if parts.len() != NUMBERS || !["S", "N"].contains(&mover) {
        return None;
    }
    let number = |part: &&str| {
        let digits = (1..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        part.parse::<u16>().ok().filter(|_| digits)
    };
    let numbers: Vec<u16> = parts.iter().map(number).collect::<Option<_>>()?;
    let row = |from: usize| -> String {
        let seeds: Vec<String> = numbers[from..from + 6].iter().map(u16::to_string).collect();
        seeds.join(",")
    };
    let (south, north) = (numbers[12], numbers[13]);
    let own = format!("{}/{} {south}-{north} {mover}", row(0), row(6));
    Setup::parse(GameName::Owari, &own).ok()
}

/// Writes a position of a board with two rows of six.
pub(super) fn written(setup: &Setup) -> String {
    let mut out = String::new();
    for side in Side::ALL {
        for hole in setup.shape.holes_of(side) {
            out.push_str(&format!("{}-", setup.seeds_in(hole).total()));
        }
    }
    format!("{out}{}-{}-{}", setup.stores.south, setup.stores.north, setup.to_move.letter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_they_are_written() {
        for own in ["4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "0,0,1,0,0,12/3,0,0,0,0,2 20-10 N"] {
            let setup = Setup::parse(GameName::Owari, own).expect("a position");
            assert_eq!(position(&written(&setup)), Some(setup));
        }
        let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert!(position(&format!(" {start}\n")).is_some());
        for wrong in ["", "-", "S", &start[2..], &start.replace('S', "s"), "4-4", "--------------S"]
        {
            assert_eq!(position(wrong), None, "{wrong}");
        }
        assert_eq!(position(&start.replacen('4', "+4", 1)), None);
        assert_eq!(position(&start.replacen('4', "99999", 1)), None);
    }
}
