//! Damages save files the way disks, editors and people do, reproducibly from a seed.

use std::fs;
use std::path::{Path, PathBuf};

/// The sample games.
pub fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("listed").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// A small pseudo-random generator: the same seed gives the same numbers.
pub struct Dice(pub u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % limit.max(1)
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// The number of kinds of damage.
pub const KINDS: usize = 9;

/// A copy of the file with damage of this kind.
pub fn damaged(text: &str, kind: usize, dice: &mut Dice) -> Vec<u8> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = dice.below(lines.len());
    match kind % KINDS {
        // Cut off.
        0 => return text.as_bytes()[..=dice.below(text.len() - 1)].to_vec(),
        // Some bits flipped.
        1 => {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=dice.below(4) {
                let at = dice.below(bytes.len());
                bytes[at] ^= 1 << dice.below(8);
            }
            return bytes;
        }
        2 => drop(lines.remove(at)),
        3 => lines.insert(at, lines[at].clone()),
        4 => {
            let to = dice.below(lines.len());
            lines.swap(at, to);
        }
        // Another move.
        5 => {
            let moves = ["A", "f", "C", "A3L", "a5R+", "14B", "DR", "pass", "agree", "Z9", ""];
            let new = format!("\"{}\"", dice.pick(&moves));
            return within_moves(text, '"', &new, dice).into_bytes();
        }
        // Another number.
        6 => {
            let digits: Vec<usize> =
                text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
            let at = dice.pick(&digits);
            let new = dice.pick(&["", "7", "-1", "99999999999999999999", "1.5", "0x", "1_0"]);
            return format!("{}{new}{}", &text[..at], &text[at + 1..]).into_bytes();
        }
        // A bracket, comma or quote removed or replaced.
        7 => {
            let signs = |c: char| "()[]{},:\"".contains(c);
            let places: Vec<usize> =
                text.char_indices().filter(|(_, c)| signs(*c)).map(|(at, _)| at).collect();
            let at = dice.pick(&places);
            let new = dice.pick(&["", "", "(", "]", "}", "[[", ",,", "\"", "("]);
            return format!("{}{new}{}", &text[..at], &text[at + 1..]).into_bytes();
        }
        // A misspelt word.
        _ => {
            let letters: Vec<usize> =
                text.char_indices().filter(|(_, c)| c.is_alphabetic()).map(|(at, _)| at).collect();
            let at = dice.pick(&letters);
            let after = at + text[at..].chars().next().map_or(1, char::len_utf8);
            return format!("{}q{}", &text[..at], &text[after..]).into_bytes();
        }
    }
    (lines.join("\n") + "\n").into_bytes()
}

/// Replaces a random quoted text among the moves.
fn within_moves(text: &str, quote: char, new: &str, dice: &mut Dice) -> String {
    let from = text.find("moves: [").expect("every game has moves");
    let quotes: Vec<usize> = text[from..].match_indices(quote).map(|(at, _)| from + at).collect();
    let pairs: Vec<&[usize]> = quotes.chunks_exact(2).collect();
    let pair = dice.pick(&pairs);
    format!("{}{new}{}", &text[..pair[0]], &text[pair[1] + 1..])
}
