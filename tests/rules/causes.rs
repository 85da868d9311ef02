//! Checks why a turn is said to capture nothing, or no more, against the rules as written: holes by
//! name, seeds counted again from the events.

use std::collections::BTreeMap;

use kete::rules::{Event, GameName, NoCapture, Position, RuleId, Ruleset, Setup, Step, Turn};

/// Seeds by the name of the hole.
type Counts = BTreeMap<String, i32>;

/// Checks both causes of a turn.
#[track_caller]
pub fn check(turn: &Turn) {
    let said = turn.no_capture().map(|cause| spoken(&cause));
    assert_eq!(said, no_capture(turn), "{:?} {}: nothing captured", turn.before, turn.mv);
    let said = turn.capture_ends().map(|cause| spoken(&cause));
    assert_eq!(said, capture_ends(turn), "{:?} {}: no more captured", turn.before, turn.mv);
}

/// A cause as text, so that a check shares no type with what it checks.
fn spoken(cause: &NoCapture) -> String {
    match cause {
        NoCapture::Store(side) => format!("store of {side}"),
        NoCapture::OwnHole(hole) => format!("own {hole}"),
        NoCapture::OtherHole(hole) => format!("other {hole}"),
        NoCapture::Count(hole, seeds) => format!("count {hole} {seeds}"),
        NoCapture::NotEmpty(hole, seeds) => format!("not empty {hole} {seeds}"),
        NoCapture::WasEmpty(hole) => format!("was empty {hole}"),
        NoCapture::NothingOpposite(hole, facing) => format!("nothing opposite {hole} {facing}"),
        NoCapture::NotSown(hole, facing) => format!("not sown {hole} {facing}"),
        NoCapture::BackRow(hole) => format!("back row {hole}"),
        NoCapture::Spared(hole, rule) => format!("spared {hole} {rule}"),
    }
}

fn option(turn: &Turn, name: &str) -> &'static str {
    let options = turn.before.ruleset().options();
    options.iter().find(|option| option.name == name).map_or("", |option| option.value)
}

/// The seeds of each hole after the first events.
fn counts(turn: &Turn, events: &[Event]) -> Counts {
    let setup = turn.before.setup();
    let holes = setup.shape.holes();
    let mut counts: Counts =
        holes.map(|hole| (hole.to_string(), i32::from(setup.seeds_in(hole).total()))).collect();
    for event in events {
        let line = event.to_string();
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |word: &str| -> i32 {
            word.trim_end_matches(['R', 'B']).parse().expect("a count of seeds")
        };
        match words.as_slice() {
            ["lift" | "take" | "eat" | "capture" | "keep", hole, count, ..] => {
                if let Some(seeds) = counts.get_mut(*hole) {
                    *seeds -= number(count);
                }
            }
            ["drop", hole, ..] => {
                if let Some(seeds) = counts.get_mut(*hole) {
                    *seeds += 1;
                }
            }
            _ => {}
        }
    }
    counts
}

fn drop_of(event: &Event) -> Option<String> {
    match event.step {
        Step::Drop { at, .. } => Some(at.to_string()),
        _ => None,
    }
}

/// The hole opposite: `A` faces `f` of six, `A1` faces `a8`.
fn facing(turn: &Turn, hole: &str) -> String {
    let first = hole.as_bytes()[0];
    let swapped = |letter: u8| char::from(letter ^ 0x20);
    match hole.get(1..).and_then(|number| number.parse::<u8>().ok()) {
        Some(number) => format!("{}{}", swapped(first), 9 - number),
        None => {
            let pots = (turn.before.setup().shape.holes().count() / 2) as u8;
            let at = (first | 0x20) - b'a';
            swapped((first & 0x20) + b'A' + (pots - 1 - at)).to_string()
        }
    }
}

fn is_own(turn: &Turn, hole: &str) -> bool {
    let name = |own: &kete::rules::Hole| own.to_string() == hole;
    turn.before.setup().shape.holes_of(turn.mover).any(|own| name(&own))
}

fn no_capture(turn: &Turn) -> Option<String> {
    let word = |event: &Event| event.to_string().split(' ').next().map(str::to_owned);
    let is = |event: &Event, words: &[&str]| {
        word(event).is_some_and(|word| words.contains(&word.as_str()))
    };
    if turn.events.iter().any(|event| is(event, &["capture", "keep", "eat"])) {
        return None;
    }
    let over = turn.events.iter().position(|event| is(event, &["settle", "end"]));
    let sown = &turn.events[..over.unwrap_or(turn.events.len())];
    let last = sown.iter().rposition(|event| drop_of(event).is_some())?;
    let hole = drop_of(&sown[last])?;
    let mut board = counts(turn, &turn.events[..=last]);
    if hole.ends_with("-store") {
        return Some(format!("store of {}", turn.mover));
    }
    let across = |hole: &str, board: &Counts, needed: bool| {
        let facing = facing(turn, hole);
        let lacks = needed && board[&facing] == 0;
        lacks.then(|| format!("nothing opposite {hole} {facing}"))
    };
    let lands_empty = |board: &Counts, needed: bool| {
        if !is_own(turn, &hole) {
            return Some(format!("other {hole}"));
        }
        if board[&hole] > 1 {
            return Some(format!("not empty {hole} {}", board[&hole] - 1));
        }
        across(&hole, board, needed)
    };
    match turn.before.ruleset().name() {
        GameName::Owari | GameName::Awale => {
            let seeds = board[&hole];
            if is_own(turn, &hole) {
                return Some(format!("own {hole}"));
            }
            let three = option(turn, "capture") != "two-only";
            if !(seeds == 2 || seeds == 3 && three) {
                return Some(format!("count {hole} {seeds}"));
            }
            let nothing = turn.events.iter().find(|event| is(event, &["nothing"]));
            Some(format!("spared {hole} {}", nothing.expect("a rule spares the seeds").rule))
        }
        GameName::Basic => lands_empty(&board, option(turn, "capture-needs-opposite") == "yes"),
        GameName::Ayoayo => lands_empty(&board, true),
        GameName::Giuthi => {
            // A layout sows nothing.
            if turn.mv.to_string().starts_with("fill:") {
                return None;
            }
            let sown = sown.iter().filter_map(drop_of).any(|at| at == facing(turn, &hole));
            let facing = facing(turn, &hole);
            let not_sown = || (!sown).then(|| format!("not sown {hole} {facing}"));
            lands_empty(&board, true).or_else(not_sown)
        }
        GameName::Ring => Some(format!("count {hole} {}", board[&hole])),
        GameName::BawoBeginner | GameName::BawoAdvanced | GameName::BawoNtchuwa => {
            if turn.mv.to_string().starts_with('=') {
                return None;
            }
            let places = turn.before.setup().stores[turn.mover] > 0;
            let mv = turn.mv.to_string();
            let hole = if places {
                mv[..2].to_owned()
            } else {
                let first = sown.iter().position(|event| drop_of(event).is_some())?;
                let lap = sown[first..].iter().take_while(|event| drop_of(event).is_some()).count();
                board = counts(turn, &sown[..first + lap]);
                drop_of(&sown[first + lap - 1])?
            };
            if hole.starts_with(['B', 'b']) {
                return Some(format!("back row {hole}"));
            }
            if !places && board[&hole] == 1 && option(turn, "eat-from-empty") == "no" {
                return Some(format!("was empty {hole}"));
            }
            let board = if places { counts(turn, &[]) } else { board };
            Some(across(&hole, &board, true).expect("what faces seeds eats"))
        }
    }
}

fn capture_ends(turn: &Turn) -> Option<String> {
    let name = turn.before.ruleset().name();
    let captured = |event: &Event| match event.step {
        Step::Capture { hole, .. } => Some(hole.to_string()),
        _ => None,
    };
    let at = turn.events.iter().rposition(|event| captured(event).is_some())?;
    let last = captured(&turn.events[at])?;
    let ring: Vec<String> = match name {
        GameName::Ring => (1..=16).map(|hole| hole.to_string()).collect(),
        GameName::Owari | GameName::Awale => "ABCDEFabcdef".chars().map(String::from).collect(),
        _ => return None,
    };
    let place = ring.iter().position(|hole| *hole == last)?;
    let step = if option(turn, "rotation") == "clockwise" { 1 } else { ring.len() - 1 };
    let next = &ring[(place + step) % ring.len()];
    if turn.events.iter().any(|event| captured(event).as_ref() == Some(next)) {
        return None;
    }
    let seeds = counts(turn, &turn.events[..=at])[next];
    if name != GameName::Ring && is_own(turn, next) {
        return Some(format!("own {next}"));
    }
    let three = option(turn, "capture") != "two-only";
    if !(seeds == 2 || seeds == 3 && three) {
        return Some(format!("count {next} {seeds}"));
    }
    Some(format!("spared {next} awale.limit"))
}

fn cause(rules: &str, position: &str, mv: &str) -> (Option<NoCapture>, Option<NoCapture>) {
    let mut words = rules.split(' ');
    let game: GameName = words.next().expect("a game").parse().expect("a game");
    let mut ruleset = Ruleset::new(game);
    for word in words {
        let (name, value) = word.split_once('=').expect("an option");
        ruleset.set(name, value).expect("an option");
    }
    let setup = Setup::parse(game, position).expect("a position");
    let before: Position = ruleset.position(&setup).expect("possible");
    let turn = before.play(&before.parse_move(mv).expect("a move")).expect("legal");
    (turn.no_capture(), turn.capture_ends())
}

#[test]
fn each_cause_is_named() {
    let hole = |name: &str| {
        let shapes = [
            kete::rules::BoardShape::SIX_HOLES,
            kete::rules::BoardShape::FourRows,
            kete::rules::BoardShape::Ring,
        ];
        shapes.iter().find_map(|shape| shape.hole(name)).expect("a hole")
    };
    let nothing = |rules, position, mv| cause(rules, position, mv).0.expect("a cause");
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
    assert_eq!(nothing("owari", start, "A"), NoCapture::OwnHole(hole("E")));
    assert_eq!(nothing("owari", start, "D"), NoCapture::Count(hole("b"), 5));
    let slam = "0,0,0,0,0,2/1,1,0,0,0,0 20-24 S";
    assert_eq!(
        nothing("owari grand-slam=no-capture", slam, "F"),
        NoCapture::Spared(hole("b"), RuleId::OwariGrandSlam)
    );
    let basic = "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S";
    assert_eq!(nothing("basic", basic, "D"), NoCapture::Store(kete::rules::Side::South));
    assert_eq!(nothing("basic", basic, "A"), NoCapture::NotEmpty(hole("D"), 3));
    assert_eq!(nothing("basic", basic, "F"), NoCapture::OtherHole(hole("b")));
    let kalah = "1,0,0,0,0,1/0,0,0,0,0,3 0-0 S";
    assert_eq!(
        nothing("basic capture-needs-opposite=yes", kalah, "A"),
        NoCapture::NothingOpposite(hole("B"), hole("e"))
    );
    let ayoayo = "1,0,0,0,0,1/3,0,0,0,0,3 10-10 S";
    assert_eq!(nothing("ayoayo", ayoayo, "A"), NoCapture::NothingOpposite(hole("B"), hole("e")));
    let giuthi = "2,0,0,0,0,4/3,3,3,3,3,3 20-28 S";
    assert_eq!(nothing("giuthi", giuthi, "AR"), NoCapture::NotSown(hole("C"), hole("d")));
    let ring =
        "2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B 0-0 S";
    assert_eq!(nothing("ring", ring, "1R"), NoCapture::Count(hole("3"), 5));
    let rows = "2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    assert_eq!(nothing("bawo-beginner", rows, "A1R"), NoCapture::WasEmpty(hole("A3")));
    assert_eq!(nothing("bawo-beginner", rows, "A1L"), NoCapture::BackRow(hole("B2")));
    let faces = "2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    assert_eq!(
        nothing("bawo-beginner", faces, "A1R"),
        NoCapture::NothingOpposite(hole("A3"), hole("a6"))
    );
    let chain = cause("owari", "1,6,11,2,1,1/2,1,3,1,0,10 5-4 S", "B").1;
    assert_eq!(chain, Some(NoCapture::OwnHole(hole("F"))));
    let limit = cause("awale capture-holes=1", "1,6,11,2,1,1/2,1,3,1,0,10 5-4 S", "B").1;
    assert_eq!(limit, Some(NoCapture::Spared(hole("a"), RuleId::AwaleLimit)));
}
