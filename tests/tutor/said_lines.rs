//! Lines of moves in a reason, played out and recounted.

use kete::rules::{BoardShape, Move, Position, Side};
use kete::tutor::Weighed;

use crate::turned::{Turned, name, number, parsed, played};

/// A turn as a line of moves names it, after a turn of the side `before`: `North plays f (captures 1
/// in A)`, and `f (captures 1 in A)` after another move of North.
fn listed(turned: &Turned, mv: &Move, you: Side, before: Option<Side>) -> String {
    let played = match turned.mover {
        side if before == Some(side) => mv.to_string(),
        side if side == you => format!("you play {mv}"),
        side => format!("{} plays {mv}", name(side)),
    };
    let verb = if turned.after.shape() == BoardShape::FourRows { "eats" } else { "captures" };
    let store = format!("{}-store", turned.mover);
    let stored = turned.with("drop").filter(|words| words[1] == store).count() as u32;
    let kept: u32 = turned.with("keep").map(|words| number(&words[2])).sum();
    let all = turned.captures() + kept + turned.settled(turned.mover) + stored;
    // The end of a round of a match is not the end of the game.
    let is_over = turned.after.outcome().is_some();
    let last = if is_over { turned.settled(turned.mover) } else { 0 };
    match (turned.captures(), last, stored) {
        (1.., ..) if all > turned.captures() => {
            let last = match last {
                0 => String::new(),
                1 => " and gets the last seed".to_owned(),
                _ => format!(" and gets the last {last}"),
            };
            format!("{played} ({verb} {}{last}, {all} in all)", turned.says())
        }
        (1.., ..) => format!("{played} ({verb} {})", turned.says()),
        (_, 0, _) if all == 0 => played,
        (_, 0, _) => format!("{played} ({all} into the store)"),
        (_, last, _) => {
            let seeds = if last == 1 { "seed".to_owned() } else { format!("{last} seeds") };
            let all = if all > last { format!(", {all} in all") } else { String::new() };
            format!("{played} (gets the last {seeds}{all})")
        }
    }
}

/// Plays `North plays c, then f (captures 1 in A)` from a position on, and checks who plays and what
/// is captured; returns the moves with their sides, and the position after them.
pub fn played_as_said(
    said: &str,
    text: &str,
    from: &Position,
    you: Side,
) -> (Vec<(Side, Move)>, Position) {
    let mut position = *from;
    let mut before = None;
    let each = text.split(", then ").map(|text| {
        let named = text.split_once(" play").and_then(|(_, rest)| rest.split_once(' '));
        let named = named.map_or(text, |(_, named)| named);
        let mv = parsed(&position, named.split(' ').next().expect(said));
        let turned = Turned::of(&position, &mv);
        assert_eq!(text, listed(&turned, &mv, you, before), "{said}");
        position = turned.after;
        before = Some(turned.mover);
        (turned.mover, mv)
    });
    (each.collect(), position)
}

/// A list without the words about moves that bring nothing at its end, and how many those are.
fn without_quiet<'a>(said: &str, line: &'a str) -> (&'a str, usize) {
    let ends = |last: &str| {
        let count = last.strip_suffix(" moves that bring nothing");
        count.or(last.strip_suffix(" moves that eat nothing")).map(str::to_owned)
    };
    match line.rsplit_once(", then ").and_then(|(line, last)| Some((line, ends(last)?))) {
        Some((line, count)) => (line, count.parse().expect(said)),
        None => (line, 0),
    }
}

/// Checks `It would probably go like this: you C, then North f (captures 2 in A). Better: you F (captures 3 in e),
/// then North a.`: both are expected, and at the end of the second you are further ahead.
pub fn is_exchange(
    said: &str,
    lines: &str,
    at: &Position,
    mv: &Move,
    weighed: &Weighed,
) -> &'static str {
    let you = at.to_move();
    let (lines, passed) = match lines.split_once(". After ") {
        Some((lines, passed)) => (lines, Some(passed)),
        None => (lines.trim_end_matches('.'), None),
    };
    let (own, better) = lines.split_once(". Better: ").expect(said);
    let ahead = |line: &str| {
        let (line, quiet) = without_quiet(said, line);
        let (mut moves, mut after) = played_as_said(said, line, at, you);
        let first = *moves.first().expect(said);
        let expected = weighed.expected_after(&first.1);
        let rest: Vec<Move> = moves[1..].iter().map(|(_, mv)| *mv).collect();
        assert!(expected.starts_with(&rest), "{said}");
        for mv in &expected[rest.len()..][..quiet] {
            let turned = Turned::of(&after, mv);
            let moved = (turned.mover, *mv);
            assert!(!listed(&turned, mv, you, None).contains('('), "{said}");
            moves.push(moved);
            after = turned.after;
        }
        let stores = after.outcome().map_or_else(|| after.setup().stores, |it| it.seeds);
        let mut ahead = i32::from(stores[you]) - i32::from(stores[you.other()]);
        if at.shape() == BoardShape::FourRows {
            ahead = 0;
            let mut position = *at;
            for (side, mv) in &moves {
                let turned = Turned::of(&position, mv);
                let eaten = turned.captures() as i32;
                ahead += if *side == you { eaten } else { -eaten };
                position = turned.after;
            }
        }
        (first.1, ahead)
    };
    let (own, better) = (ahead(own), ahead(better));
    assert_eq!(own.0, *mv, "{said}");
    assert!(better.0 != *mv && better.1 > own.1, "{said}");
    if let Some(passed) = passed {
        let (of, could) =
            passed.split_once(&format!(", {} could also ", name(you.other()))).expect(said);
        assert_eq!(of, better.0.to_string(), "{said}");
        let (could, _) = could.split_once(", but the tutor thinks that costs more").expect(said);
        let (taken, reply) = could.split_once(" with ").expect(said);
        let turned = played(&Turned::of(at, &better.0).after, reply, you.other());
        assert_eq!(taken.split_once(' ').expect(said).1, turned.says(), "{said}");
    }
    "exchanges"
}
