//! What a refusal contains: the first rule broken, the holes concerned, the legal alternatives, and
//! a sentence.

use kete::rules::Illegal;

use crate::play::{position, refused};

#[track_caller]
fn refusal(rules: &str, from: &str, mv: &str) -> Illegal {
    let position = position(rules, from);
    let mv = position.parse_move(mv).expect(mv);
    position.refusal(&mv).expect("refused")
}

#[test]
fn the_first_broken_rule_is_named() {
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S";
    let hungry = "1,0,0,0,2,1/0,0,0,0,0,0 20-20 S";
    let meal = "2,0,1,0,0,3,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,1/0,0,0,0,0,0,2,2 0-0 - S";
    let circles = "0,1,0,1,0,1,0,1/1,0,1,2,0,2,1,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    let placing = "0,0,1,0,8,2,0,0/3,0,0,0,0,0,0,0/0,0,2,0,8,0,0,0/0,0,0,0,0,0,0,0 10-10 Hh S";
    let table = [
        // Game over comes before the owner of the hole and its seeds.
        ("awale", over, "a", "move.over"),
        ("awale", over, "A", "move.over"),
        // Not one's own comes before empty.
        ("awale", hungry, "a", "move.own"),
        // Empty comes before the duty to feed.
        ("awale", hungry, "B", "move.empty"),
        ("awale", hungry, "A", "awale.feed"),
        ("owari", hungry, "B", "move.empty"),
        ("owari", hungry, "A", "owari.feed"),
        // The forbidden grand slam comes before the duty to feed.
        ("owari grand-slam=forbidden", "0,0,0,0,2,17/0,0,0,0,0,0 14-15 S", "F", "owari.grand-slam"),
        // A single seed comes before the duty to eat, which comes before a needless `+`.
        ("bawo-beginner", meal, "A3R", "bawo.start.two"),
        ("bawo-beginner", meal, "A3R+", "bawo.start.two"),
        ("bawo-beginner", meal, "A6R+", "bawo.eat.first"),
        ("bawo-beginner", meal, "A1R+", "bawo.house.open"),
        ("bawo-beginner", meal, "B1R+", "move.empty"),
        // An endless turn comes last.
        ("bawo-beginner", circles, "A2R", "bawo.start.two"),
        ("bawo-beginner", circles, "B4R", "turn.endless"),
        ("bawo-beginner", circles, "B4R+", "bawo.house.open"),
        // Where a seed may be placed comes before what it must eat.
        ("bawo-advanced", placing, "B1L", "bawo.extra"),
        ("bawo-advanced", placing, "A3L", "bawo.extra.eat"),
        ("bawo-advanced", placing, "A5L", "bawo.extra.eat"),
        ("bawo-advanced", placing, "A5", "bawo.extra.eat"),
        ("bawo-advanced", placing, "A6L+", "bawo.house.open"),
        ("bawo-advanced", placing, "=A1A1A1A1A1", "bawo.opening"),
        // A layout that is not allowed comes before the size of the board.
        ("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 42-30 N", "fill:10,10,9", "giuthi.match.fill"),
        ("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 42-30 N", "fill:10,10,10", "giuthi.match.shrink"),
    ];
    for (rules, from, mv, rule) in table {
        refused(rules, from, mv, rule);
    }
}

#[test]
fn a_refusal_lists_what_may_be_played_instead() {
    let table = [
        ("awale", "1,0,0,0,2,1/0,0,0,0,0,0 20-20 S", "A", "E F", &["North", "E and F"][..]),
        ("awale", "0,0,3,0,1,0/4,0,0,0,0,4 0-0 S", "D", "C E", &["D is empty", "C and E"]),
        ("owari", "0,0,3,0,0,0/4,0,0,0,0,4 0-0 S", "f", "C", &["f is not South's", "C may"]),
        (
            "ring",
            "3R,4B,-,-,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 S",
            "1B",
            "1R 7R",
            &["blue", "1R and 7R"],
        ),
        ("owari", "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S", "A", "pass", &["A is empty", "pass"]),
        ("bawo-beginner", "start", "A2L", "", &["A2L", "must"]),
        ("bawo-advanced", "start", "A5L", "A5 A6L A6R A7L A7R", &["A5"]),
    ];
    for (rules, from, mv, instead, words) in table {
        let illegal = refusal(rules, from, mv);
        let open: Vec<String> = illegal.legal_instead.iter().map(ToString::to_string).collect();
        assert!(instead.is_empty() || open.join(" ") == instead, "{rules} {mv}: {open:?}");
        let sentence = kete::narration::refusal(&illegal);
        for word in words {
            assert!(sentence.contains(word), "{rules} {mv}: {word} in {sentence}");
        }
        assert!(!sentence.contains('!') && sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn a_refusal_shows_the_holes_it_concerns() {
    let holes = |rules: &str, from: &str, mv: &str| -> String {
        let holes = refusal(rules, from, mv).holes;
        holes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(holes("awale", "0,0,3,0,1,0/4,0,0,0,0,4 0-0 S", "D"), "D");
    // The hole refused, and those that eat.
    let meal = "2,0,1,0,0,3,0,0/0,0,0,2,0,0,0,0/0,0,0,0,0,2,0,1/0,0,0,0,0,0,2,2 0-0 - S";
    assert_eq!(holes("bawo-beginner", meal, "B4R"), "A1 A6 B4");
    let placing = "0,0,1,0,8,2,0,0/3,0,0,0,0,0,0,0/0,0,2,0,8,0,0,0/0,0,0,0,0,0,0,0 10-10 Hh S";
    assert_eq!(holes("bawo-advanced", placing, "A3L"), "A3 A6");
    assert_eq!(holes("awale", "start", "pass"), "");
}

/// The sowing of a refused move is shown if its rule forbids the whole move, but not what would
/// follow.
#[test]
fn a_refused_move_can_be_tried_without_playing_it() {
    let trial = |rules: &str, from: &str, mv: &str| -> Option<Vec<String>> {
        let position = position(rules, from);
        let events = position.trial(&position.parse_move(mv).expect(mv))?;
        Some(events.iter().map(ToString::to_string).collect())
    };
    let hungry = "2,0,0,0,0,2/0,0,0,0,0,0 20-20 S";
    let fed = trial("awale", hungry, "A").expect("it can be sown");
    assert_eq!(fed, ["lift A 2 awale.sow", "drop B 1 awale.sow", "drop C 1 awale.sow"]);
    let meal = "2,0,1,0,0,3,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,1/0,0,0,0,0,0,2,2 0-0 - S";
    let quiet = trial("bawo-beginner", meal, "A6R").expect("it can be sown");
    assert_eq!(quiet.last().map(String::as_str), Some("stop B8 bawo.end.empty"));
    let circles = "0,1,0,1,0,1,0,1/1,0,1,2,0,2,1,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    let endless = trial("bawo-beginner", circles, "B4R").expect("it can be begun");
    assert_eq!(endless.len(), kete::rules::TRIAL_EVENTS);
    let single = "0,2,0,0,0,1,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    let one = trial("bawo-beginner", single, "A6R").expect("it can be sown");
    assert_eq!(one[..2], ["lift A6 1 bawo.start.two", "drop A7 1 bawo.sow"]);
    // Legal moves, empty holes and those of the other side are not tried.
    for mv in ["F", "B", "a"] {
        assert_eq!(trial("awale", hungry, mv), None, "{mv}");
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let before = position("owari", "start");
    let mv = before.parse_move("c").expect("a hole");
    let copy = before;
    assert!(before.play(&mv).is_err());
    assert_eq!(before, copy);
    assert_eq!(before.setup().to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
}
