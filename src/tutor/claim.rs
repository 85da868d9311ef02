//! What a course states about a move, as text: `F last b, takes 3 (b), next N`.

use std::fmt;

use super::limits::{MOST_MOVES, MOST_PLIES};
use crate::rules::{RuleId, Side};

/// A move, or several one after the other, and facts about the last of them. Without a move the
/// facts are about the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The moves in notation.
    pub moves: Vec<String>,
    /// The stated facts.
    pub facts: Vec<Fact>,
}

/// One stated fact about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// `last F`, `last store`: where the last seed lands.
    Last(String),
    /// `takes 3`, `takes 3 (b a)`: how many seeds are captured, and from which holes in order.
    Takes(u16, Option<Vec<String>>),
    /// `laps 2`: how many laps are sown.
    Laps(u16),
    /// `next S`: who plays next.
    Next(Side),
    /// `after [position]`: the position afterwards.
    After(String),
    /// `ends south 26-22 owari.end`, `ends ongoing`.
    Ends(String),
    /// `by owari.skip`: the rule applies in the turn.
    By(RuleId),
    /// `without owari.skip`: the rule does not apply in the turn.
    Without(RuleId),
    /// `reply 4`: the most seeds that the opponent can capture in the next turn.
    Reply(u16),
    /// `worth +8`: the mover's seeds minus the opponent's at the end of the game, with best play by
    /// both. Not in Bawo.
    Worth(i32),
    /// `worth +3@5`: what the mover gains, with best play by both, within five turns including this
    /// one. Not in Bawo.
    Gain(i32, u32),
    /// `eats +8@3`: how many seeds the mover eats more than the opponent, with best play by both,
    /// within three turns including this one. Whoever wins has all seeds. Only in Bawo.
    Eats(i32, u32),
    /// `wins in 3`, `no-win in 3`: whether the mover wins within three turns, the opponent's
    /// included, whatever the opponent plays. Only in Bawo.
    Wins(bool, u32),
    /// `legal C D`: all legal moves.
    Legal(Vec<String>),
}

/// The words with which a fact begins.
pub const KEYWORDS: [&str; 14] = [
    "last", "takes", "laps", "next", "after", "ends", "by", "without", "reply", "worth", "eats",
    "wins", "no-win", "legal",
];

/// Why a claim cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// This part is not a fact.
    Part(String),
    /// This part looks ahead more than [`MOST_PLIES`] moves.
    TooFar(String),
    /// It has this many moves, more than [`MOST_MOVES`].
    TooManyMoves(usize),
}

impl Claim {
    /// Reads a claim.
    ///
    /// # Errors
    /// The first part that cannot be read.
    pub fn parse(text: &str) -> Result<Claim, Unreadable> {
        let mut claim = Claim { moves: Vec::new(), facts: Vec::new() };
        for (at, part) in parts(text).into_iter().enumerate() {
            let mut rest = part.as_str();
            if at == 0 {
                while let Some(word) = rest.split_whitespace().next()
                    && !KEYWORDS.contains(&word)
                {
                    claim.moves.push(word.to_owned());
                    rest = rest.trim_start()[word.len()..].trim_start();
                }
            }
            if !rest.is_empty() {
                let fact = fact(rest).ok_or_else(|| Unreadable::Part(rest.to_owned()))?;
                let ahead = match fact {
                    Fact::Gain(_, turns) | Fact::Eats(_, turns) | Fact::Wins(_, turns) => turns,
                    _ => 0,
                };
                if ahead > MOST_PLIES {
                    return Err(Unreadable::TooFar(rest.to_owned()));
                }
                claim.facts.push(fact);
            }
        }
        if claim.moves.is_empty() && claim.facts.is_empty() {
            return Err(Unreadable::Part(text.to_owned()));
        }
        if claim.moves.len() > MOST_MOVES {
            return Err(Unreadable::TooManyMoves(claim.moves.len()));
        }
        Ok(claim)
    }
}

/// The parts between commas. Commas in brackets do not separate parts, nor do those between digits,
/// as in a layout.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        depth += i32::from(matches!(char, '(' | '[')) - i32::from(matches!(char, ')' | ']'));
        let parts_here = char == ',' && depth == 0 && chars.peek() == Some(&' ');
        match parts.last_mut() {
            Some(_) if parts_here => parts.push(String::new()),
            Some(part) => part.push(char),
            None => {}
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

fn fact(text: &str) -> Option<Fact> {
    let (keyword, rest) = text.split_once(' ')?;
    let rest = rest.trim();
    Some(match keyword {
        "last" => Fact::Last(word(rest)?),
        "takes" => match rest.split_once(" (") {
            Some((count, holes)) => {
                let holes = holes.strip_suffix(')')?.split_whitespace();
                Fact::Takes(count.parse().ok()?, Some(holes.map(str::to_owned).collect()))
            }
            None => Fact::Takes(rest.parse().ok()?, None),
        },
        "laps" => Fact::Laps(rest.parse().ok()?),
        "next" => Fact::Next(match rest {
            "S" => Side::South,
            "N" => Side::North,
            _ => return None,
        }),
        "after" => Fact::After(rest.strip_prefix('[')?.strip_suffix(']')?.to_owned()),
        "ends" => Fact::Ends(rest.to_owned()),
        "by" => Fact::By(rest.parse().ok()?),
        "without" => Fact::Without(rest.parse().ok()?),
        "reply" => Fact::Reply(rest.parse().ok()?),
        "worth" => match rest.split_once('@') {
            Some((gain, within)) => Fact::Gain(gain.parse().ok()?, turns(within)?),
            None => Fact::Worth(rest.parse().ok()?),
        },
        "eats" => {
            let (seeds, within) = rest.split_once('@')?;
            Fact::Eats(seeds.parse().ok()?, turns(within)?)
        }
        "wins" | "no-win" => Fact::Wins(keyword == "wins", turns(rest.strip_prefix("in ")?)?),
        "legal" => Fact::Legal(rest.split_whitespace().map(str::to_owned).collect()),
        _ => return None,
    })
}

/// A number of turns, at least 1; a number that is too large becomes the largest possible.
fn turns(text: &str) -> Option<u32> {
    let turns: u64 = text.parse().ok().filter(|turns| *turns > 0)?;
    Some(turns.try_into().unwrap_or(u32::MAX))
}

fn word(text: &str) -> Option<String> {
    (!text.is_empty() && !text.contains(' ')).then(|| text.to_owned())
}

impl fmt::Display for Fact {
    /// The fact as written in a claim.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Last(place) => write!(f, "last {place}"),
            Fact::Takes(count, None) => write!(f, "takes {count}"),
            Fact::Takes(count, Some(holes)) => write!(f, "takes {count} ({})", holes.join(" ")),
            Fact::Laps(laps) => write!(f, "laps {laps}"),
            Fact::Next(side) => write!(f, "next {}", side.letter()),
            Fact::After(position) => write!(f, "after [{position}]"),
            Fact::Ends(result) => write!(f, "ends {result}"),
            Fact::By(rule) => write!(f, "by {rule}"),
            Fact::Without(rule) => write!(f, "without {rule}"),
            Fact::Reply(count) => write!(f, "reply {count}"),
            Fact::Worth(end) => write!(f, "worth {end:+}"),
            Fact::Gain(gain, turns) => write!(f, "worth {gain:+}@{turns}"),
            Fact::Eats(seeds, turns) => write!(f, "eats {seeds:+}@{turns}"),
            Fact::Wins(true, turns) => write!(f, "wins in {turns}"),
            Fact::Wins(false, turns) => write!(f, "no-win in {turns}"),
            Fact::Legal(moves) => write!(f, "legal {}", moves.join(" ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_read_and_written_back() {
        for text in [
            "F last b, takes 3 (b), next N",
            "A4L last A1, takes 8 (a5), after [1,1/0,0 9-10 H N], by bawo.house.lost",
            "F E ends south 23-13 basic.end, worth -3@7, reply 4, laps 2, without basic.again",
            "fill:5,5,5,5,5,5 last f",
            "ends north 2-2 bawo.finish.singles",
            "legal pass",
            "pass",
            "F worth -4, takes 2",
            "A8L wins in 3",
            "A8R no-win in 3",
            "A8R eats -2@3",
        ] {
            let claim = Claim::parse(text).expect(text);
            let facts: Vec<String> = claim.facts.iter().map(Fact::to_string).collect();
            let moves = claim.moves.join(" ");
            let written = format!("{moves} {}", facts.join(", "));
            assert_eq!(written.trim(), text);
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (text, part) in [
            ("F tkes 3", "tkes 3"),
            ("F last b, takes three", "takes three"),
            ("F next W", "next W"),
            ("F by owari.sheep", "by owari.sheep"),
            ("F worth much", "worth much"),
            ("F worth 3@0", "worth 3@0"),
            ("F wins 3", "wins 3"),
            ("F eats +3", "eats +3"),
            ("F after 0-0 S", "after 0-0 S"),
            ("", ""),
        ] {
            // A first word that is not a fact counts as a move; the rules refuse it later.
            match Claim::parse(text) {
                Err(why) => assert_eq!(why, Unreadable::Part(part.to_owned())),
                Ok(claim) => assert_eq!(claim.moves, ["F", "tkes", "3"]),
            }
        }
    }

    #[test]
    fn a_claim_that_would_take_long_is_refused() {
        let far = ["F worth -3@4294967295", "F last b, worth +0@21", "worth -3@5000000000"];
        for text in far.into_iter().chain(["A1L wins in 21"]) {
            assert!(matches!(Claim::parse(text), Err(Unreadable::TooFar(_))), "{text}");
        }
        assert!(Claim::parse("F worth -3@20").is_ok());
        let moves = |many| "F ".repeat(many);
        assert!(Claim::parse(&moves(MOST_MOVES)).is_ok());
        let many = MOST_MOVES + 1;
        assert_eq!(Claim::parse(&moves(many)), Err(Unreadable::TooManyMoves(many)));
    }
}
