//! Properties of random positions and texts. `KETE_CASES` sets the cases of each property (some
//! hundreds by default). Failures that a run found are tests of their own below.

use kete::rules::{GameName, Position, Ruleset, Setup};
use proptest::prelude::*;

use crate::grow::{Dice, edited, rule_sets, sparse};
use crate::hear::{heard, is_answer};
use crate::play::{position, ruleset};
use crate::promises;

fn config() -> ProptestConfig {
    let cases = std::env::var("KETE_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig {
        cases: cases.unwrap_or(400),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Any rule set with options.
fn any_rules() -> impl Strategy<Value = String> {
    prop::sample::select(rule_sets())
}

/// The position after the moves that these numbers pick.
fn grown(ruleset: &Ruleset, from: Position, picks: &[u16]) -> Position {
    let mut now = from;
    assert_eq!(now.ruleset(), *ruleset);
    for pick in picks {
        let mut dice = Dice::new(*pick as u64);
        let Some(mv) = crate::grow::pick(&now, &mut dice) else { break };
        now = now.play_unchecked(&mv);
    }
    now
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn positions_grown_by_play_keep_every_promise(
        rules in any_rules(),
        picks in prop::collection::vec(any::<u16>(), 0..120),
    ) {
        let ruleset = ruleset(&rules);
        let position = grown(&ruleset, ruleset.start(), &picks);
        promises::check(&position, &mut Dice::new(picks.len() as u64));
    }

    #[test]
    fn edited_positions_keep_every_promise_or_name_their_faults(
        rules in any_rules(),
        picks in prop::collection::vec(any::<u16>(), 0..80),
        edits in 1..12usize,
        seed in any::<u64>(),
        on in prop::collection::vec(any::<u16>(), 0..8),
    ) {
        let ruleset = ruleset(&rules);
        let mut dice = Dice::new(seed);
        let setup = grown(&ruleset, ruleset.start(), &picks).setup();
        match ruleset.position(&edited(&setup, edits, &mut dice)) {
            Ok(position) => {
                promises::check(&position, &mut dice);
                promises::check(&grown(&ruleset, position, &on), &mut dice);
            }
            Err(faults) => prop_assert!(!faults.is_empty()),
        }
    }

    #[test]
    fn sparse_positions_keep_every_promise(
        rules in any_rules(),
        seed in any::<u64>(),
        on in prop::collection::vec(any::<u16>(), 0..12),
    ) {
        let ruleset = ruleset(&rules);
        let mut dice = Dice::new(seed);
        if let Ok(position) = ruleset.position(&sparse(&ruleset, &mut dice)) {
            promises::check(&position, &mut dice);
            promises::check(&grown(&ruleset, position, &on), &mut dice);
        }
    }

    #[test]
    fn any_set_up_is_a_position_or_lists_its_faults(
        rules in any_rules(),
        heaps in prop::collection::vec((0..90u16, 0..70u16), 32),
        stores in (0..100u16, 0..100u16),
        houses in any::<(bool, bool)>(),
        huge in prop::option::weighted(0.2, any::<u16>()),
        shape in 0..3usize,
    ) {
        let ruleset = ruleset(&rules);
        let shape = [ruleset.start().shape(), GameName::Ring.shape(), GameName::Owari.shape()][shape];
        let mut setup = Setup::empty(shape);
        for (hole, (seeds, blue)) in shape.holes().zip(heaps) {
            setup.seeds_in_mut(hole).seeds = seeds / 20;
            setup.seeds_in_mut(hole).blue = blue / 68;
        }
        (setup.stores.south, setup.stores.north) = (huge.unwrap_or(stores.0 / 9), stores.1 / 9);
        (setup.houses.south, setup.houses.north) = houses;
        match ruleset.position(&setup) {
            Ok(position) => {
                prop_assert!(setup.total() <= u32::from(ruleset.set_size()));
                prop_assert_eq!(position.setup().total(), setup.total());
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                prop_assert!(!kete::narration::faults(&faults).is_empty());
            }
        }
    }

    #[test]
    fn any_text_is_a_position_string_or_refused_with_a_column(
        rules in any_rules(),
        text in any_text(),
    ) {
        let ruleset = ruleset(&rules);
        match Setup::parse(ruleset.name(), &text) {
            Ok(setup) => {
                prop_assert_eq!(Setup::parse(ruleset.name(), &setup.to_string()), Ok(setup));
                let _ = ruleset.position(&setup);
            }
            Err(error) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}");
            }
        }
    }

    #[test]
    fn any_text_is_a_move_or_refused_with_a_column(
        rules in any_rules(),
        text in any_text(),
        picks in prop::collection::vec(any::<u16>(), 0..20),
    ) {
        let ruleset = ruleset(&rules);
        let position = grown(&ruleset, ruleset.start(), &picks);
        match position.parse_move(&text) {
            Ok(mv) => {
                prop_assert_eq!(mv.to_string(), text);
                prop_assert_eq!(position.play(&mv).is_ok(), position.is_legal(&mv));
            }
            Err(error) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}");
            }
        }
    }

    #[test]
    fn the_engine_answers_whatever_it_hears(
        lines in prop::collection::vec(any_line(), 0..30),
        raw in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        let mut input = lines.join("\n").into_bytes();
        input.push(b'\n');
        input.extend(without_searches(raw));
        let output = heard(input);
        let output = String::from_utf8(output).expect("the engine speaks UTF-8");
        for line in output.lines() {
            prop_assert!(is_answer(line), "{line:?}");
        }
    }
}

/// Raw bytes in which no line can begin a long search or count.
fn without_searches(mut raw: Vec<u8>) -> Vec<u8> {
    for byte in &mut raw {
        if matches!(byte, b'g' | b'p') {
            *byte = b'x';
        }
    }
    raw
}

/// Texts near the notations, and any others.
fn any_text() -> impl Strategy<Value = String> {
    let positions: Vec<String> = rule_sets()
        .iter()
        .map(|rules| position(rules, "start").setup().to_string())
        .chain(["0,0,0/0,0,0 66-6 N".to_owned(), "-,1R,2B".to_owned()])
        .collect();
    let moves = ["C", "d", "CR", "dL", "A3R", "B5L", "A6R+", "A5", "=A1A1A4B2B8", "14B", "3R"];
    let moves = moves.map(str::to_owned).into_iter();
    let more = ["fill:3,2,1,4,2,5", "fill:5,5,5,5,5,5", "pass", "a8L"].map(str::to_owned);
    let known: Vec<String> = positions.into_iter().chain(moves).chain(more).collect();
    prop_oneof![
        2 => any::<String>(),
        2 => "[0-9A-Fa-f,/RLBSNHh+= \t-]{0,60}",
        6 => (prop::sample::select(known), prop::collection::vec(any_change(), 0..3))
            .prop_map(|(text, changes)| changes.iter().fold(text, changed)),
    ]
}

/// A change of a text: where, what to do, with which letter.
fn any_change() -> impl Strategy<Value = (usize, usize, char)> {
    let letter = prop_oneof![
        prop::sample::select("0123456789,/-+ =:SNHhABCDEFabcdefLRB\t".chars().collect::<Vec<_>>()),
        any::<char>(),
    ];
    (any::<usize>(), 0..4usize, letter)
}

fn changed(text: String, (at, what, letter): &(usize, usize, char)) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = at % (letters.len() + 1);
    match what {
        0 => letters.insert(at, *letter),
        1 if at < letters.len() => letters[at] = *letter,
        2 if at < letters.len() => drop(letters.remove(at)),
        3 if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => {}
    }
    letters.into_iter().collect()
}

/// A line for the engine: a command with good or bad arguments.
fn any_line() -> impl Strategy<Value = String> {
    let commands = vec![
        "rulesets",
        "ruleset",
        "position",
        "position start moves",
        "position start",
        "show",
        "legal",
        "why",
        "events",
        "perft 0",
        "perft 1",
        "perft 2 divide",
        "perft",
        "go",
        "go depth",
        "go nodes x",
        "stop",
        "help",
        "",
        "hello",
        "ruleset bawo-advanced",
        "ruleset owari",
        "ruleset giuthi",
        "ruleset ring",
        "ruleset basic preset=kalah",
        "ruleset bawo-beginner",
        "show x",
        "why pass",
        "events pass",
    ];
    let follow = prop_oneof![
        3 => Just(String::new()),
        3 => any_text().prop_map(|text| text.replace(['\n', '\r'], " ")),
        2 => prop::sample::select(rule_sets()),
    ];
    let joint = prop::sample::select(vec![" ", "  ", "\t", ""]);
    (prop::sample::select(commands), joint, follow, prop::bool::weighted(0.1)).prop_map(
        |(command, joint, follow, crlf)| {
            // No search, and no count deeper than two.
            let is_long = command.starts_with("perft") || command.starts_with("go");
            let follow =
                if is_long { follow.replace(|c: char| c.is_ascii_digit(), "x") } else { follow };
            let joint = if is_long { " " } else { joint };
            format!("{command}{joint}{follow}{}", if crlf { "\r" } else { "" })
        },
    )
}
