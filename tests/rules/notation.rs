//! Moves and position strings: what is read, and where and why anything else is refused.

use kete::rules::{Expected, GameName, Malformed, Position, Setup};

use crate::play::{position, ruleset};

const OWARI: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
const RING: &str = "2R2B,2R,1B,-,-,-,-,-,-,-,-,-,-,-,-,10R12B 3-4 N";

#[test]
fn positions_are_read_back_from_their_text() {
    let table = [
        ("owari", OWARI),
        ("awale", "0,48,0,0,0,0/0,0,0,0,0,0 0-0 N"),
        ("giuthi", "72,0/0,0 0-0 S"),
        ("giuthi", "1,2,3,4/5,6,7,8 10-26 N"),
        ("ring", RING),
        (
            "bawo-beginner",
            "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0-0 - S",
        ),
        (
            "bawo-advanced",
            "0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 20-20 h S",
        ),
    ];
    for (rules, text) in table {
        let setup = Setup::parse(ruleset(rules).name(), text).expect(text);
        assert_eq!(setup.to_string(), text, "{rules}");
    }
}

#[test]
fn runs_of_spaces_count_as_one() {
    let name = GameName::Owari;
    let plain = Setup::parse(name, OWARI);
    for text in [
        "  4,4,4,4,4,4/4,4,4,4,4,4   0-0  S ",
        "4,4,4,4,4,4/4,4,4,4,4,4\t0-0\tS",
        "4,4,4,4,4,4/4,4,4,4,4,4 \t 0-0 S\t",
    ] {
        assert_eq!(Setup::parse(name, text), plain, "{text:?}");
    }
    assert!(plain.is_ok());
}

#[test]
fn a_malformed_position_is_refused_with_its_column_and_reason() {
    use Expected::{BoardSize, Char, End, Houses, Number, RingHole, Side, Space};
    let bawo = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2";
    let rings = ["-"; 15].join(",");
    let table: &[(&str, String, usize, Expected)] = &[
        ("owari", String::new(), 1, Number),
        ("owari", "4".into(), 2, Char(',')),
        ("owari", "4,4,4,4,4/4,4,4,4,4,4 0-0 S".into(), 10, Char(',')),
        ("owari", "4,4,4,4,4,4,4/4,4,4,4,4 0-0 S".into(), 12, Char('/')),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S".into(), 24, Space),
        ("owari", "04,4,4,4,4,4/4,4,4,4,4,4 0-0 S".into(), 1, Number),
        ("owari", "+4,4,4,4,4,4/4,4,4,4,4,4 0-0 S".into(), 1, Number),
        ("owari", "4,-4,4,4,4,4/4,4,4,4,4,4 0-0 S".into(), 3, Number),
        ("owari", "4, 4,4,4,4,4/4,4,4,4,4,4 0-0 S".into(), 3, Number),
        ("owari", "4,,4,4,4,4/4,4,4,4,4,4 0-0 S".into(), 3, Number),
        ("owari", "4,4,4,4,4,٤/4,4,4,4,4,4 0-0 S".into(), 11, Number),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0-00 S".into(), 27, Number),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S".into(), 26, Char('-')),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0-0S".into(), 28, Space),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s".into(), 29, Side),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 ".into(), 29, Side),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S 1".into(), 31, End),
        ("owari", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 SN".into(), 30, End),
        ("giuthi", "1,2,3,4,5/1,2,3,4,5 0-0 S".into(), 1, BoardSize),
        ("giuthi", "6/6 0-0 S".into(), 1, BoardSize),
        ("giuthi", "1,2,3/1,2,3,4 0-0 S".into(), 12, Space),
        ("giuthi", "1,2,3,4/1,2,3 0-0 S".into(), 14, Char(',')),
        ("bawo-advanced", format!("{bawo} 0-0 S"), 69, Houses),
        ("bawo-advanced", format!("{bawo} 0-0 hH S"), 70, Space),
        ("bawo-advanced", format!("{bawo} 0-0 HH S"), 70, Space),
        ("bawo-advanced", format!("{bawo} 0-0 Hh"), 71, Space),
        ("bawo-advanced", bawo.into(), 64, Space),
        ("bawo-beginner", "2,2,2,2,2,2,2/2".into(), 14, Char(',')),
        ("ring", format!("2B2R,{rings} 0-0 S"), 3, Char(',')),
        ("ring", format!("0R,{rings} 0-0 S"), 1, RingHole),
        ("ring", format!("02R,{rings} 0-0 S"), 1, RingHole),
        ("ring", format!("2,{rings} 0-0 S"), 1, RingHole),
        ("ring", format!("2R2,{rings} 0-0 S"), 3, Char(',')),
        ("ring", format!(",{rings} 0-0 S"), 1, RingHole),
        ("ring", format!("{rings} 0-0 S"), 30, Char(',')),
    ];
    for (rules, text, column, expected) in table {
        let found = Setup::parse(ruleset(rules).name(), text);
        let wanted = Malformed { column: *column, expected: *expected };
        assert_eq!(found, Err(wanted), "{rules} {text:?}");
        let words = wanted.to_string();
        assert!(words.starts_with(&format!("column {column}: expected ")), "{words}");
    }
}

#[test]
fn a_number_too_large_for_any_set_is_refused_as_a_fault() {
    let many = format!("{},0,0,0,0,0/0,0,0,0,0,0 0-0 S", "9".repeat(300));
    let setup = Setup::parse(GameName::Owari, &many).expect("a number");
    assert!(ruleset("owari").position(&setup).is_err());
}

#[test]
fn a_malformed_move_is_refused_with_its_column_and_reason() {
    use Expected::{Colour, End, Hole, Number, Way};
    let table: &[(&str, &str, usize, Expected)] = &[
        ("owari", "", 1, Hole),
        ("owari", "G", 1, Hole),
        ("owari", "1", 1, Hole),
        ("owari", "Pass", 1, Hole),
        ("owari", "C ", 2, End),
        ("owari", "CR", 2, End),
        ("owari", " C", 1, Hole),
        ("giuthi", "C", 2, Way),
        ("giuthi", "Cr", 2, Way),
        ("giuthi", "CL+", 3, End),
        ("giuthi", "fill:", 6, Number),
        ("giuthi", "fill:1,,2", 8, Number),
        ("giuthi", "fill:06", 6, Number),
        ("giuthi", "fill:256", 6, Number),
        ("giuthi", "fill:1,65536,1", 8, Number),
        ("giuthi", "fill:6,6 ", 9, End),
        ("giuthi", "fill 6,6", 2, Way),
        ("owari", "fill:6,6,6,6,6,6", 2, End),
        ("bawo-beginner", "A", 1, Hole),
        ("bawo-beginner", "A9R", 1, Hole),
        ("bawo-beginner", "C1R", 1, Hole),
        ("bawo-beginner", "A5", 3, Way),
        ("bawo-beginner", "A3r", 3, Way),
        ("bawo-beginner", "A3R++", 5, End),
        ("bawo-advanced", "A4", 3, Way),
        ("bawo-advanced", "A5+", 3, Way),
        ("bawo-advanced", "=A1A1A1A1", 10, Hole),
        ("bawo-advanced", "=A1A1A1A1A1A1", 12, End),
        ("bawo-advanced", "=A1,A1,A1,A1,A1", 4, Hole),
        ("bawo-ntchuwa", "A5", 3, Way),
        ("ring", "17R", 1, Hole),
        ("ring", "0R", 1, Hole),
        ("ring", "014B", 1, Hole),
        ("ring", "R", 1, Hole),
        ("ring", "14", 3, Colour),
        ("ring", "14b", 3, Colour),
        ("ring", "14RB", 4, End),
    ];
    for (rules, text, column, expected) in table {
        let start = position(rules, "start");
        let wanted = Malformed { column: *column, expected: *expected };
        assert_eq!(start.parse_move(text), Err(wanted), "{rules} {text:?}");
    }
    // On a shortened board only its own letters are holes.
    let four = position("giuthi", "3,3,3,3/3,3,3,3 48-0 S");
    assert_eq!(four.parse_move("EL"), Err(Malformed { column: 1, expected: Hole }));
    assert!(four.parse_move("DL").is_ok());
}

#[test]
fn a_house_is_played_without_a_direction_only_while_open_and_with_seeds_in_hand() {
    let rows = "0,2,0,0,8,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,8,0,0,0/0,0,0,0,0,0,0,2";
    let reads = |rest: &str, mv: &str| {
        position("bawo-advanced", &format!("{rows} {rest}")).parse_move(mv).is_ok()
    };
    assert!(reads("10-10 Hh S", "A5"));
    assert!(reads("10-10 Hh N", "a5"));
    assert!(!reads("10-10 h S", "A5"));
    assert!(!reads("0-10 Hh S", "A5"));
    assert!(!reads("0-0 - S", "A5"));
}

#[test]
fn moves_are_listed_in_canonical_order() {
    let list = |rules: &str, text: &str| -> String {
        let position: Position = position(rules, text);
        let moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
        moves.join(" ")
    };
    assert_eq!(
        list("bawo-beginner must-eat=no", "start"),
        "A1L A1R A2L A2R A3L A3R A4L A4R A5L A5R A6L A6R A7L A7R A8L A8R \
         B1L B1R B2L B2R B3L B3R B4L B4R B5L B5R B6L B6R B7L B7R B8L B8R"
    );
    assert_eq!(list("giuthi", "start"), "AL AR BL BR CL CR DL DR EL ER FL FR");
    assert_eq!(
        list("ring", "1R,2R2B,-,1B,-,3R3B,-,-,-,-,-,-,-,-,-,1R 9-9 N"),
        "2R 2B 4B 6R 6B 16R"
    );
    // No direction before L before R, without `+` before with.
    assert_eq!(
        list(
            "bawo-advanced must-eat=no",
            "1,1,0,0,8,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,8,0,0,4/0,0,0,0,0,0,0,0 10-10 Hh S"
        ),
        "A1L A1L+ A1R A2L A2R A5"
    );
    let placements: Vec<_> = position("bawo-advanced", "start").placements().collect();
    let written: Vec<String> = placements.iter().map(ToString::to_string).collect();
    assert!(written.is_sorted());
    assert_eq!((written[0].as_str(), written[15503].as_str()), ("=A1A1A1A1A1", "=B8B8B8B8B8"));
}
