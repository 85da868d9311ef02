//! A turn recounted from the text of its events, and the words of a reason read back.

use kete::rules::{Event, Move, Position, Side};

/// A turn as text, so that the check shares no type with what it checks.
pub struct Turned {
    pub after: Position,
    pub mover: Side,
    lines: Vec<Vec<String>>,
}

impl Turned {
    pub fn of(before: &Position, mv: &Move) -> Turned {
        let turn = before.play(mv).unwrap_or_else(|_| panic!("{mv} is legal"));
        let line = |event: &Event| event.to_string().split(' ').map(str::to_owned).collect();
        let lines = turn.events.iter().map(line).collect();
        Turned { after: turn.after, mover: turn.mover, lines }
    }

    pub fn with(&self, verb: &str) -> impl Iterator<Item = &[String]> {
        self.lines.iter().map(Vec::as_slice).filter(move |words| words[0] == verb)
    }

    /// Hole, seeds and colour of what the mover captures or eats.
    pub fn captured(&self) -> Vec<(String, u32, &'static str)> {
        let store = format!("{}-store", self.mover);
        let mut found: Vec<(String, u32, &str)> = Vec::new();
        for words in &self.lines {
            let is_own = words[0] == "eat" || (words[0] == "capture" && words[3] == store);
            if !is_own {
                continue;
            }
            let colour = match words[2].chars().last() {
                Some('R') => " red",
                Some('B') => " blue",
                _ => "",
            };
            let count = number(&words[2]);
            match found.last_mut().filter(|last| last.0 == words[1] && last.2 == colour) {
                Some(last) => last.1 += count,
                None => found.push((words[1].clone(), count, colour)),
            }
        }
        found
    }

    pub fn captures(&self) -> u32 {
        self.captured().iter().map(|(_, count, _)| count).sum()
    }

    /// What is captured, as a sentence has to say it.
    pub fn says(&self) -> String {
        let found = self.captured();
        if found.len() > 4 {
            let mut holes: Vec<&String> = found.iter().map(|(hole, ..)| hole).collect();
            holes.sort();
            holes.dedup();
            return format!("{} seeds in {} holes", self.captures(), holes.len());
        }
        let one =
            |(hole, count, colour): &(String, u32, &str)| format!("{count}{colour} in {hole}");
        let mut all: Vec<String> = found.iter().map(one).collect();
        let last = all.pop().unwrap_or_default();
        if all.is_empty() { last } else { format!("{} and {last}", all.join(", ")) }
    }

    pub fn settled(&self, side: Side) -> u32 {
        let store = format!("{side}-store");
        self.with("settle").filter(|words| words[3] == store).map(|words| number(&words[2])).sum()
    }

    pub fn wins(&self) -> bool {
        self.after.outcome().is_some_and(|outcome| outcome.winner == Some(self.mover))
    }
}

pub fn number(text: &str) -> u32 {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|_| panic!("a number of seeds: {text}"))
}

pub fn name(side: Side) -> &'static str {
    if side == Side::South { "South" } else { "North" }
}

pub fn parsed(at: &Position, text: &str) -> Move {
    at.parse_move(text).unwrap_or_else(|_| panic!("{text} is a move"))
}

/// Plays moves written as `a, then c`; returns the last turn.
pub fn played(at: &Position, moves: &str, by: Side) -> Turned {
    let mut position = *at;
    let mut last = None;
    for text in moves.split(", then ") {
        assert_eq!(position.to_move(), by, "{moves}");
        let turned = Turned::of(&position, &parsed(&position, text));
        position = turned.after;
        last = Some(turned);
    }
    last.expect("a move")
}

/// The most that the opponent captures with one move of its next turn, of up to five moves.
pub fn most(turned: &Turned) -> u32 {
    most_in(&turned.after, 5)
}

fn most_in(at: &Position, moves: u32) -> u32 {
    let turns = at.moves().into_iter().map(|mv| Turned::of(at, &mv));
    let with_next = turns.map(|turned| {
        let goes_on = moves > 1 && turned.with("again").count() == 1;
        let next = if goes_on { most_in(&turned.after, moves - 1) } else { 0 };
        turned.captures().max(next)
    });
    with_next.max().unwrap_or(0)
}

/// `nothing`, `at most 4`, `4`, `only 4`.
pub fn amount(words: &str) -> u32 {
    match words.rsplit(' ').next() {
        Some("nothing") => 0,
        Some("seeds") if words.starts_with("none of ") => 0,
        Some(count) => number(count),
        None => panic!("an amount: {words}"),
    }
}
