//! Each kind of sentence about why a move is good or bad, checked against recounted events.

use kete::rules::{BoardShape, Move, Position, Side};
use kete::tutor::Weighed;

use crate::said_lines::is_exchange;
use crate::turned::{Turned, amount, most, name, number, parsed, played};

/// Checks `If you play B, North can play a and capture 4 in C.`; returns what the reply takes.
pub fn is_threat(said: &str, at: &Position) -> u32 {
    let (mover, other) = (at.to_move(), at.to_move().other());
    let rest = said.strip_prefix("If you play ").expect(said);
    let (own, rest) = rest.split_once(&format!(", {} can play ", name(other))).expect(said);
    let after = played(at, own, mover).after;
    if let Some(reply) = rest.strip_suffix(" and win.") {
        assert!(played(&after, reply, other).wins(), "{said}");
        return u32::MAX;
    }
    if let Some((reply, count)) = rest.split_once(" and end the game, which gives it the last ") {
        let turned = played(&after, reply, other);
        let count = if count == "seed." { 1 } else { number(count) };
        assert_eq!(turned.settled(other), count, "{said}");
        assert!(turned.after.outcome().is_some(), "{said}");
        return u32::MAX;
    }
    let verb = if at.shape() == BoardShape::FourRows { " and eat " } else { " and capture " };
    let (reply, taken) = rest.split_once(verb).expect(said);
    let (reply, landing) = match reply.split_once(" into ") {
        Some((reply, landing)) => (reply, Some(landing)),
        None => (reply, None),
    };
    let turned = played(&after, reply, other);
    assert_eq!(taken, format!("{}.", turned.says()), "{said}");
    if let Some(landing) = landing {
        let last = turned.with("drop").last().expect("a seed lands");
        let is_empty = number(&last[2]) == 1;
        let expected = if is_empty { format!("empty {}", last[1]) } else { last[1].clone() };
        assert_eq!(landing, expected, "{said}");
    }
    turned.captures()
}

/// Checks `Move E first? Then North's next turn can capture none of your seeds.`
pub fn is_remedy(said: &str, at: &Position, threat: u32) {
    let other = name(at.to_move().other());
    let (mv, rest) = said.split_once("? ").expect(said);
    let moved = mv.strip_prefix("Move ").and_then(|mv| mv.strip_suffix(" first"));
    let played = || mv.strip_prefix("Play ").and_then(|mv| mv.strip_suffix(" instead"));
    let mv = moved.or_else(played).expect(said);
    // The move, and its mover's further ones if it moves again.
    let mut own: Vec<Turned> = Vec::new();
    for mv in mv.split(", then ") {
        let before = own.last().map_or(*at, |last| last.after);
        assert_eq!(before.to_move(), at.to_move(), "{said}");
        own.push(Turned::of(&before, &parsed(&before, mv)));
    }
    let turned = own.last().expect("a move");
    let taken = own.iter().max_by_key(|it| it.captures()).expect("a move");
    let eats = at.shape() == BoardShape::FourRows;
    let (first, then) = rest.split_once(&format!("hen {other}'s next turn can ")).expect(said);
    if first.starts_with("It ") {
        let verb = if eats { "eats" } else { "captures" };
        assert_eq!(first, format!("It {verb} {}, and t", taken.says()), "{said}");
    } else {
        assert_eq!(first, "T", "{said}");
        assert_eq!(taken.captures(), 0, "{said}");
    }
    let verb = if eats { "eat " } else { "capture " };
    let count = then.strip_prefix(verb).and_then(|it| it.strip_suffix('.'));
    assert_eq!(amount(count.expect(said)), most(turned), "{said}");
    assert!(most(turned) <= threat, "{said}");
}

/// Checks what a better move does; returns what kind of sentence it is.
pub fn is_instead(said: &str, at: &Position, mv: &Move, weighed: &Weighed) -> &'static str {
    let mover = at.to_move();
    let own = Turned::of(at, mv);
    let verb = if at.shape() == BoardShape::FourRows { " eats " } else { " captures " };
    let turned = |text: &str| Turned::of(at, &parsed(at, text));
    if let Some(lines) = said.strip_prefix("It would probably go like this: ") {
        return is_exchange(said, lines, at, mv, weighed);
    }
    // What is seen on the board, before what both sides collect.
    if let Some((first, rest)) = said.split_once(". If both play on well, ") {
        is_instead(&format!("{first}."), at, mv, weighed);
        return is_instead(&format!("If both play on well, {rest}"), at, mv, weighed);
    }
    if let Some((tempting, seen)) = said.split_once(" later. ") {
        is_instead(&format!("{tempting} later."), at, mv, weighed);
        return is_instead(seen, at, mv, weighed);
    }
    if said.starts_with("If you play ") {
        assert!(said.starts_with(&format!("If you play {mv}, ")) && is_threat(said, at) > 2);
        return "allows";
    }
    if let Some(leads) = said.strip_suffix(" now.").filter(|it| !it.contains("; ")) {
        let (moves, taken) = leads.split_once(verb).expect(said);
        let last = played(at, moves, mover);
        assert_eq!(taken, last.says(), "{said}");
        return "leads to";
    }
    if let Some((more, costs)) = said.split_once(", but ").filter(|it| it.1.ends_with(" later.")) {
        let (now, then) = more.split_once(" now and ").expect(said);
        let (better, then) = then.split_once(' ').expect(said);
        assert_eq!(now, format!("{mv}{verb}{}", own.captures()), "{said}");
        assert_eq!(costs, format!("{better} more than makes up for that later."));
        let count = turned(better).captures();
        let less = if count == 0 { "nothing".to_owned() } else { format!("only {count}") };
        assert_eq!(then, less, "{said}");
        assert!(count < own.captures(), "{said}");
        "more now"
    } else if let Some(better) = said.strip_suffix(" wins at once.") {
        assert!(turned(better).wins(), "{said}");
        "wins at once"
    } else if let Some((better, turns)) = said.split_once(" wins in ") {
        assert!(weighed.is_exact(&parsed(at, better)) && number(turns) > 1, "{said}");
        "wins"
    } else if said.contains(" can win in ") || said.ends_with(" can win with its next move.") {
        assert!(said.starts_with("After ") && weighed.is_exact(mv), "{said}");
        "loses"
    } else if let Some((first, second)) = said.split_once(" no longer ends in your store; after ") {
        let better = second.strip_suffix(&format!(", {mv} still does.")).expect(said);
        assert_eq!(first, format!("After {mv}, {better}"));
        let gives_again = |first: &str, second: &str| {
            let after = turned(first);
            assert_eq!(after.with("again").count(), 1, "{said}");
            Turned::of(&after.after, &parsed(&after.after, second)).with("again").count() == 1
        };
        assert!(gives_again(better, &mv.to_string()) && !gives_again(&mv.to_string(), better));
        "spoils"
    } else if let Some(said_of) = without_merit(said) {
        assert!(said.starts_with(&format!("After {mv}, ")), "{said}");
        let better = said_of.rsplit_once("; after ").expect(said).1;
        is_merit(said, at, &parsed(at, better))
    } else if let Some(rest) = said.strip_prefix("If both play on well, you end with ") {
        are_final(said, rest, at, mv, weighed)
    } else if let Some(rest) = said.strip_prefix("If both play on well, ") {
        are_collected(said, rest, at, mv, weighed)
    } else if let Some((first, count)) = said.split_once(" ends the game, and ") {
        assert_eq!(first, mv.to_string());
        let count = count.split_once(" gets the last ").expect(said).1;
        let count = if count == "seed." { 1 } else { number(count) };
        assert_eq!(count, own.settled(mover.other()), "{said}");
        "ends"
    } else if let Some((better, rest)) = said.split_once(" gives another move at once; ") {
        assert_eq!(rest, format!("{mv} does not."));
        assert_eq!((turned(better).after.to_move(), own.with("again").count()), (mover, 0));
        "again"
    } else if let Some((better, rest)) = said.split_once(" puts ") {
        let sown = |turned: &Turned| {
            let store = format!("{mover}-store");
            turned.with("drop").filter(|words| words[1] == store).count() as u32
        };
        let (count, none) = rest.split_once(" in your store; ").expect(said);
        assert_eq!(number(count), sown(&turned(better)), "{said}");
        let less = if sown(&own) == 0 { "none".to_owned() } else { format!("only {}", sown(&own)) };
        assert_eq!(none, format!("{mv} puts {less}."), "{said}");
        "stores"
    } else if said.starts_with("The next moves do not show it, but with ") {
        assert!(said.contains(" you are ") && said.contains("better off"), "{said}");
        "ahead"
    } else if let Some((first, second)) = said.split_once("; ") {
        let (better, taken) = first.split_once(verb).expect(said);
        let better = turned(better);
        if let Some(taken) = taken.strip_suffix(" now") {
            assert_eq!(
                (taken, second),
                (&*better.says(), &*format!("after {mv} it no longer does."))
            );
            assert_eq!(own.with("again").count(), 1, "{said}");
            return "takes";
        }
        assert_eq!(taken, better.says(), "{said}");
        if let Some(kept) = second.strip_prefix(&format!("{mv} takes ")) {
            assert_eq!((kept, own.captures()), ("only its own last seed.", 0), "{said}");
            assert_eq!(own.with("keep").count(), 1, "{said}");
            return "takes";
        }
        let count = second.strip_prefix(&format!("{mv}{verb}")).expect(said);
        assert_eq!(amount(count.trim_end_matches('.')), own.captures(), "{said}");
        "takes"
    } else {
        panic!("a reason: {said}")
    }
}

/// Checks `If both play on well, A brings you 2 and North 9 in the next 9 moves; E brings you 3 and
/// North 4.` by playing the expected moves.
fn are_collected(
    said: &str,
    rest: &str,
    at: &Position,
    mv: &Move,
    weighed: &Weighed,
) -> &'static str {
    let (mover, other) = (at.to_move(), at.to_move().other());
    if let Some(rest) = rest.strip_prefix("you eat ") {
        return are_eaten(said, rest, at, mv, weighed);
    }
    let (own, better) = rest.split_once("; ").expect(said);
    let (own, moves) = own.split_once(" in the next ").expect(said);
    let count = moves.strip_suffix(" moves").expect(said);
    // The move itself is one of them.
    let moves = count.parse::<usize>().expect(said) - 1;
    let brings = |text: &'_ str| -> (String, u16, u16) {
        let (of, brought) = text.split_once(" brings you ").expect(said);
        let (mine, theirs) = brought.split_once(&format!(" and {} ", name(other))).expect(said);
        (of.to_owned(), mine.parse().expect(said), theirs.parse().expect(said))
    };
    let (of, mine, theirs) = brings(own);
    assert_eq!(of, mv.to_string(), "{said}");
    let (better, mine_there, theirs_there) = brings(better.trim_end_matches('.'));
    let gains = |mv: &Move| {
        let line = weighed.expected_after(mv);
        assert!(line.len() >= moves, "{said}");
        let first = Turned::of(at, mv).after;
        let end = line[..moves].iter().fold(first, |at, mv| Turned::of(&at, mv).after);
        let (begun, ended) = (at.setup().stores, end.setup().stores);
        (ended[mover] - begun[mover], ended[other] - begun[other])
    };
    assert_eq!(gains(mv), (mine, theirs), "{said}");
    let of_better = gains(&parsed(at, &better));
    assert_eq!(of_better, (mine_there, theirs_there), "{said}");
    "collects"
}

/// Checks `If both play on well, you eat 5 and North 7 in the 6 moves from A2L on; from A4R on, you
/// eat 9 and North 3.`
fn are_eaten(said: &str, rest: &str, at: &Position, mv: &Move, weighed: &Weighed) -> &'static str {
    let other = at.to_move().other();
    let (own, better) = rest.trim_end_matches('.').split_once("; from ").expect(said);
    let (own, moves) = own.split_once(" in the ").expect(said);
    let (moves, of) = moves.split_once(" moves from ").expect(said);
    assert_eq!(of, format!("{mv} on"), "{said}");
    let (better, there) = better.split_once(" on, you eat ").expect(said);
    let moves = moves.parse::<usize>().expect(said);
    let is_eaten = |mv: &Move, said_of: &str| {
        let line = [mv].into_iter().chain(weighed.expected_after(mv)).take(moves);
        let (mut position, mut eaten, mut count) = (*at, [0, 0], 0);
        for mv in line {
            let turned = Turned::of(&position, mv);
            eaten[usize::from(position.to_move() == other)] += turned.captures();
            (position, count) = (turned.after, count + 1);
        }
        let [mine, theirs] = eaten;
        assert_eq!((count, said_of), (moves, &*format!("{mine} and {} {theirs}", name(other))));
        mine as i32 - theirs as i32
    };
    assert!(is_eaten(&parsed(at, better), there) >= is_eaten(mv, own) + 3, "{said}");
    "eaten"
}

/// Checks `If both play on well, you end with 5 seeds and North with 7 after A; after D you end with
/// 9 and North with 3.`
fn are_final(said: &str, rest: &str, at: &Position, mv: &Move, weighed: &Weighed) -> &'static str {
    let (mover, other) = (at.to_move(), at.to_move().other());
    let (own, better) = rest.split_once("; after ").expect(said);
    let (own, of) = own.split_once(" after ").expect(said);
    assert_eq!(of, mv.to_string(), "{said}");
    let (mine, theirs) = own.split_once(&format!(" seeds and {} with ", name(other))).expect(said);
    let (better, there) = better.trim_end_matches('.').split_once(" you end with ").expect(said);
    let (mine_there, theirs_there) =
        there.split_once(&format!(" and {} with ", name(other))).expect(said);
    let number = |text: &str| text.parse::<u16>().expect(said);
    let setup = at.setup();
    let on_board: u32 = Side::ALL.into_iter().map(|side| setup.on_side(side)).sum();
    let all =
        on_board + Side::ALL.into_iter().map(|side| u32::from(setup.stores[side])).sum::<u32>();
    let check = |mv: &Move, seeds: (u16, u16)| {
        let first = Turned::of(at, mv).after;
        let line = weighed.expected_after(mv).iter();
        let last = line.fold(first, |at, mv| Turned::of(&at, mv).after);
        match last.outcome().map(|outcome| outcome.seeds) {
            Some(end) => assert_eq!((end[mover], end[other]), seeds, "{said}"),
            // The end follows from a proven lead.
            None => {
                assert!(weighed.is_exact(mv) && at.ruleset().facts().sows_store, "{said}");
                assert_eq!(u32::from(seeds.0 + seeds.1), all, "{said}");
            }
        }
    };
    check(mv, (number(mine), number(theirs)));
    check(&parsed(at, better), (number(mine_there), number(theirs_there)));
    "ends with"
}

/// Checks `B prepares E: next turn E could capture 4 in d.`: with the mover to move again on the
/// board after its move, E does it, and on the board before it does not.
fn is_prepared(
    said: &str,
    next: &str,
    does: &str,
    at: &Position,
    after: &Position,
) -> &'static str {
    let mover = at.to_move();
    assert_eq!(after.to_move(), mover.other(), "{said}");
    let mut setup = after.setup();
    setup.to_move = mover;
    let again = at.ruleset().position(&setup).expect(said);
    let turned = Turned::of(&again, &parsed(&again, next));
    let now = at.moves().into_iter().find(|mv| mv.to_string() == next);
    let now = now.map(|mv| Turned::of(at, &mv));
    let verb = if at.shape() == BoardShape::FourRows { "eat" } else { "capture" };
    if does == format!("{next} could give another move at once.") {
        assert_eq!(turned.after.to_move(), mover, "{said}");
        assert!(now.is_none_or(|now| now.after.to_move() != mover), "{said}");
    } else {
        assert_eq!(does, format!("{next} could {verb} {}.", turned.says()), "{said}");
        let all =
            |turned: &Turned| turned.captured().iter().map(|(_, count, _)| *count).sum::<u32>();
        assert!(all(&turned) >= 2 + now.as_ref().map_or(0, all), "{said}");
    }
    "prepares"
}

/// What comes before ` it cannot.`, ` it could capture none of your seeds.` or ` it could capture at most 2, from
/// other holes.`
fn without_merit(said: &str) -> Option<&str> {
    let (before, then) = said.rsplit_once(" it ")?;
    let could = ["could capture ", "could eat "].iter().find_map(|it| then.strip_prefix(it));
    let is_merit = then == "cannot."
        || could.is_some_and(|it| {
            ["none of your seeds.", "only 1, from another hole."].contains(&it)
                || it.ends_with(", from other holes.")
        });
    is_merit.then_some(before)
}

/// Checks `After A, North could play b and capture 5 in C; after D it cannot.`
pub fn is_merit(said: &str, at: &Position, mv: &Move) -> &'static str {
    let (mover, other) = (at.to_move(), at.to_move().other());
    let own = Turned::of(at, mv);
    let eats = at.shape() == BoardShape::FourRows;
    if said == format!("{mv} gives another move at once.") {
        assert_eq!(own.after.to_move(), mover, "{said}");
        return "again";
    }
    if let Some(next) = said
        .strip_prefix(&format!("After {mv}, "))
        .and_then(|rest| rest.split_once(" ends the game, and you get the last "))
    {
        let ended = Turned::of(&own.after, &parsed(&own.after, next.0));
        let seeds = next.1.split(' ').next().expect(said);
        let seeds = if seeds == "seed." { 1 } else { number(seeds) };
        assert!(ended.after.outcome().is_some(), "{said}");
        assert_eq!((own.after.to_move(), ended.settled(mover)), (mover, seeds), "{said}");
        return "ends";
    }
    let verb = if eats { "eats " } else { "captures " };
    if let Some(taken) = said.strip_prefix(&format!("{mv} {verb}")) {
        assert_eq!(taken, format!("{}.", own.says()), "{said}");
        return "captures";
    }
    if let Some((next, does)) = said
        .strip_prefix(&format!("{mv} prepares "))
        .and_then(|rest| rest.split_once(": next turn "))
    {
        return is_prepared(said, next, does, at, &own.after);
    }
    let rest = said.strip_prefix("After ").expect(said);
    let rest = without_merit(rest).and_then(|it| it.strip_suffix(&format!("; after {mv}")));
    let rest = rest.expect(said);
    let (first, rest) = rest.split_once(&format!(", {} could play ", name(other))).expect(said);
    let verb = if eats { " and eat " } else { " and capture " };
    if let Some(reply) = rest.strip_suffix(" and win") {
        assert!(played(&played(at, first, mover).after, reply, other).wins(), "{said}");
        for reply in own.after.moves() {
            assert!(!Turned::of(&own.after, &reply).wins(), "{said} {reply}");
        }
        return "saves";
    }
    let after = said.rsplit_once(if eats { " eat " } else { " capture " }).expect(said).1;
    let least = amount(after.trim_end_matches('.').split(", ").next().expect(said));
    assert_eq!(least, most(&own), "{said}");
    let (reply, taken) = rest.split_once(verb).expect(said);
    let turned = played(&played(at, first, mover).after, reply, other);
    assert_eq!(taken, turned.says(), "{said}");
    assert!(least < turned.captures(), "{said}");
    let named: Vec<String> = turned.captured().into_iter().map(|(hole, ..)| hole).collect();
    assert!(!named.is_empty(), "{said}");
    for reply in own.after.moves() {
        let open = Turned::of(&own.after, &reply).captured();
        assert!(open.iter().all(|(hole, ..)| !named.contains(hole)), "{said} {reply}");
    }
    "saves"
}
