//! Bawo Advanced and Ntchuwa by their rules: extra seeds, houses, the opening.

use kete::rules::Move;

use crate::play::{
    ends, gives_events, has_events, lacks_event, legal, plays, position, refused, shows,
};

const ADVANCED: &str = "bawo-advanced";
const NTCHUWA: &str = "bawo-ntchuwa";
const NONE: &str = "0,0,0,0,0,0,0,0";

/// A position of four rows from both front rows, all back holes empty.
fn fronts(south: &str, north: &str, rest: &str) -> String {
    format!("{south}/{NONE}/{north}/{NONE} {rest}")
}

#[test]
fn bawo_setup_advanced_has_a_house_of_eight_and_twenty_in_hand() {
    let start = fronts("0,0,0,0,8,2,2,0", "0,0,0,0,8,2,2,0", "20-20 Hh S");
    shows(ADVANCED, "start", &start, "ongoing");
    legal(ADVANCED, "start", "A5 A6L A6R A7L A7R");
}

#[test]
fn bawo_setup_ntchuwa_has_one_in_each_front_hole_and_no_house() {
    let ones = "1,1,1,1,1,1,1,1";
    shows(NTCHUWA, "start", &fronts(ones, ones, "24-24 - S"), "ongoing");
    shows("bawo-ntchuwa extra-seeds=20", "start", &fronts(ones, ones, "20-20 - S"), "ongoing");
    refused(NTCHUWA, "start", "=A1A1A1A1A1", "bawo.opening");
    refused("bawo-ntchuwa extra-seeds=20", "start", "=A1A1A1A1A1", "bawo.opening");
}

#[test]
fn bawo_extra_goes_into_a_full_own_front_hole() {
    let from = fronts("1,0,0,0,8,2,0,0", "1,0,0,0,8,0,0,0", "10-10 Hh S");
    refused(ADVANCED, &from, "A2R", "move.empty");
    refused(ADVANCED, &from, "a1L", "move.own");
    refused(ADVANCED, &from, "B1L", "move.empty");
    let back = from.replacen(NONE, "3,0,0,0,0,0,0,0", 1);
    refused(ADVANCED, &back, "B1L", "bawo.extra");
    has_events(ADVANCED, &from, "A6L", &["take south-extra 1 bawo.extra", "drop A6 3 bawo.extra"]);
    plays(ADVANCED, &from, "A6L", &fronts("1,0,1,1,9,0,0,0", "1,0,0,0,8,0,0,0", "9-10 Hh N"));
    // A player without extra seeds against one with some plays as in Beginner; only a string can be so.
    let none_left = fronts("0,1,2,0,0,0,0,0", "1,0,0,0,2,0,0,0", "0-3 - S");
    legal(NTCHUWA, &none_left, "A3L A3R");
}

#[test]
fn bawo_extra_eat_starts_from_the_end_the_player_chooses() {
    let from = fronts("0,0,1,0,8,2,0,0", "0,0,2,0,8,0,0,0", "10-10 Hh S");
    let north = "0,0,0,0,8,0,0,0";
    plays(ADVANCED, &from, "A6L", &fronts("0,0,1,0,8,3,1,1", north, "9-10 Hh N"));
    plays(ADVANCED, &from, "A6R", &fronts("1,1,1,0,8,3,0,0", north, "9-10 Hh N"));
    gives_events(
        ADVANCED,
        &from,
        "A6L",
        &[
            "take south-extra 1 bawo.extra",
            "drop A6 3 bawo.extra",
            "eat a3 2 bawo.extra.eat",
            "drop A8 1 bawo.sow",
            "drop A7 1 bawo.sow",
            "stop A7 bawo.end.empty",
        ],
    );
    // It must be done if possible.
    legal(ADVANCED, &from, "A6L A6R");
    refused(ADVANCED, &from, "A3R", "bawo.extra.eat");
    refused(ADVANCED, &from, "A5", "bawo.extra.eat");
    legal("bawo-advanced must-eat=no", &from, "A3L A3R A5 A6L A6R");
    // The choice is free at the ends too: the border rule does not apply.
    let at_the_end = fronts("0,0,0,0,8,0,0,1", "2,0,0,0,8,0,0,0", "10-10 Hh S");
    plays(ADVANCED, &at_the_end, "A8R", &fronts("1,1,0,0,8,0,0,2", north, "9-10 Hh N"));
    plays(ADVANCED, &at_the_end, "A8L", &fronts("0,0,0,0,8,0,1,3", north, "9-10 Hh N"));
    // It does apply to a later capture.
    let later = "0,0,1,0,8,0,1,0/0,0,0,0,0,0,0,0/0,1,0,0,8,7,0,0/0,0,0,0,0,0,2,2 10-10 Hh S";
    plays(
        ADVANCED,
        later,
        "A3R",
        "1,1,3,1,9,1,2,1/0,0,0,0,0,0,0,0/0,0,0,0,8,0,0,0/0,0,0,0,0,0,2,2 9-10 Hh N",
    );
    has_events(ADVANCED, later, "A3R", &["eat a2 1 bawo.eat", "turn-round A7 bawo.border"]);
}

#[test]
fn bawo_extra_spread_eats_nothing_all_turn() {
    let from = fronts("0,1,1,0,0,0,0,0", "0,0,0,2,0,0,0,1", "10-10 - S");
    legal(NTCHUWA, &from, "A2L A2R A3L A3R");
    gives_events(
        NTCHUWA,
        &from,
        "A2R",
        &[
            "take south-extra 1 bawo.extra",
            "drop A2 2 bawo.extra",
            "lift A2 2 bawo.extra.spread",
            "drop A3 2 bawo.sow",
            "drop A4 1 bawo.sow",
            "stop A4 bawo.end.empty",
        ],
    );
    // Seventeen seeds end in A3, which then holds two and faces a seed: a relay, not a capture; every
    // second hole is lifted on the way round to A3, empty by then.
    let round = fronts("0,16,0,0,0,0,0,0", "0,0,0,0,0,1,0,0", "10-10 - S");
    let after = "0,2,1,2,0,2,0,2/2,0,2,0,2,0,2,0/0,0,0,0,0,1,0,0/0,0,0,0,0,0,0,0 9-10 - N";
    plays(NTCHUWA, &round, "A2R", after);
    lacks_event(NTCHUWA, &round, "A2R", "bawo.eat");
}

#[test]
fn bawo_house_closed_ends_a_turn_that_has_not_eaten() {
    let north = "0,0,0,0,8,0,0,0";
    let from = fronts("0,2,0,0,8,0,0,0", north, "10-10 Hh S");
    plays(ADVANCED, &from, "A2R", &fronts("0,0,1,1,9,0,0,0", north, "9-10 Hh N"));
    has_events(ADVANCED, &from, "A2R", &["drop A5 9 bawo.sow", "stop A5 bawo.house.closed"]);
    // A house lost before relays.
    let lost = fronts("0,2,0,0,8,0,0,0", north, "10-10 h S");
    let after = "0,0,1,1,0,1,1,1/0,0,1,1,1,1,1,1/0,0,0,0,8,0,0,0/0,0,0,0,0,0,0,0 9-10 h N";
    plays(ADVANCED, &lost, "A2R", after);
    // A seed put straight into it ends the turn as well.
    let put = fronts("0,3,0,0,8,0,0,0", "1,0,0,0,8,0,0,0", "10-10 Hh S");
    legal(ADVANCED, &put, "A2L A2R A5");
    refused(ADVANCED, &put, "A5L", "bawo.house.closed");
    gives_events(
        ADVANCED,
        &put,
        "A5",
        &["take south-extra 1 bawo.extra", "drop A5 9 bawo.extra", "stop A5 bawo.house.closed"],
    );
    plays(ADVANCED, &put, "A5", &fronts("0,3,0,0,9,0,0,0", "1,0,0,0,8,0,0,0", "9-10 Hh N"));
}

#[test]
fn bawo_house_only_moves_one_seed_or_all_eight() {
    let eight = fronts("0,0,0,0,8,0,0,0", "0,0,2,0,8,0,0,0", "10-10 Hh S");
    legal(ADVANCED, &eight, "A5L A5R");
    refused(ADVANCED, &eight, "A5", "bawo.house.only");
    let north = "0,0,2,0,8,0,0,0/0,0,0,0,0,0,0,0";
    let right = format!("0,0,0,0,0,1,1,1/0,0,1,1,1,1,1,1/{north} 9-10 h N");
    plays(ADVANCED, &eight, "A5R", &right);
    let left = format!("1,1,1,1,0,0,0,0/1,1,1,1,1,0,0,0/{north} 9-10 h N");
    plays(ADVANCED, &eight, "A5L", &left);
    has_events(
        ADVANCED,
        &eight,
        "A5R",
        &[
            "take south-extra 1 bawo.house.only",
            "lift A5 8 bawo.house.only",
            "house-lost A5 bawo.house.lost",
            "drop A6 1 bawo.sow",
            "drop B3 1 bawo.sow",
            "stop B3 bawo.end.empty",
        ],
    );
    // With one more seed the house stays open.
    let nine = fronts("0,0,0,0,9,0,0,0", "0,0,2,0,8,0,0,0", "10-10 Hh S");
    plays(ADVANCED, &nine, "A5R", &fronts("0,0,0,0,8,1,1,0", "0,0,2,0,8,0,0,0", "9-10 Hh N"));
    plays(ADVANCED, &nine, "A5L", &fronts("0,0,1,1,8,0,0,0", "0,0,2,0,8,0,0,0", "9-10 Hh N"));
    gives_events(
        ADVANCED,
        &nine,
        "A5L",
        &[
            "take south-extra 1 bawo.house.only",
            "take A5 1 bawo.house.only",
            "drop A4 1 bawo.house.only",
            "drop A3 1 bawo.house.only",
            "stop A3 bawo.end.empty",
        ],
    );
    // With something to eat the ordinary rule applies.
    let eats = fronts("0,0,0,0,8,0,0,0", "0,0,0,1,8,0,0,0", "10-10 Hh S");
    plays(ADVANCED, &eats, "A5L", &fronts("0,0,0,0,9,0,0,1", "0,0,0,0,8,0,0,0", "9-10 Hh N"));
    plays(ADVANCED, &eats, "A5R", &fronts("1,0,0,0,9,0,0,0", "0,0,0,0,8,0,0,0", "9-10 Hh N"));
    refused(ADVANCED, &eats, "A5", "bawo.extra.eat");
}

#[test]
fn bawo_house_open_may_be_stopped_in_or_spread() {
    let from = fronts("1,0,0,0,8,0,0,0", "1,0,0,0,8,0,0,4", "10-10 Hh S");
    let north = "1,0,0,0,8,0,0,0";
    plays(ADVANCED, &from, "A1L", &fronts("2,0,0,0,9,1,1,1", north, "9-10 Hh N"));
    has_events(ADVANCED, &from, "A1L", &["drop A5 9 bawo.sow", "stop A5 bawo.house.open"]);
    let spread = format!("3,1,1,1,0,1,1,1/1,1,1,1,1,0,0,0/{north}/{NONE} 9-10 h N");
    plays(ADVANCED, &from, "A1L+", &spread);
    has_events(
        ADVANCED,
        &from,
        "A1L+",
        &[
            "drop A5 9 bawo.sow",
            "relay A5 bawo.house.open",
            "lift A5 9 bawo.house.open",
            "house-lost A5 bawo.house.lost",
            "drop A4 1 bawo.sow",
        ],
    );
    // `+` is written only if the turn really would stop there.
    legal(ADVANCED, &from, "A1L A1L+ A1R");
    refused(ADVANCED, &from, "A1R+", "bawo.house.open");
    // If the facing hole holds seeds, the house eats like any other hole.
    let eats = fronts("1,0,0,0,8,0,0,0", "1,0,0,1,8,0,0,4", "10-10 Hh S");
    plays(ADVANCED, &eats, "A1L", &fronts("2,0,0,0,10,2,2,0", "0,0,0,0,8,0,0,0", "9-10 Hh N"));
    has_events(ADVANCED, &eats, "A1L", &["eat a8 4 bawo.extra.eat", "eat a4 1 bawo.eat"]);
}

#[test]
fn bawo_house_lost_once_eaten_or_spread_stays_closed() {
    let from = fronts("0,0,0,1,8,0,0,0", "1,0,0,0,8,0,0,0", "10-10 Hh S");
    plays(ADVANCED, &from, "A4L", &fronts("1,1,1,3,9,1,1,1", "1,0,0,0,0,0,0,0", "9-10 H N"));
    has_events(
        ADVANCED,
        &from,
        "A4L",
        &["eat a5 8 bawo.extra.eat", "house-lost a5 bawo.house.lost", "drop A8 1 bawo.sow"],
    );
    let spread = fronts("1,0,0,0,8,0,0,0", "1,0,0,0,8,0,0,4", "10-10 Hh S");
    let after = "3,1,1,1,0,1,1,1/1,1,1,1,1,0,0,0/1,0,0,0,8,0,0,0/0,0,0,0,0,0,0,0 9-10 h N";
    plays(ADVANCED, &spread, "A1L+", after);
    // A lost house with nine seeds is an ordinary hole: placing there spreads it.
    let lost = fronts("0,2,0,0,8,0,0,0", "0,0,0,0,8,0,0,0", "10-10 h S");
    legal(ADVANCED, &lost, "A2L A2R A5L A5R");
    // North takes South's.
    let north = "0,0,0,0,8,2,0,0/0,1,0,0,0,0,0,0/2,0,0,1,8,0,0,0/0,0,0,0,0,0,0,0 9-10 Hh N";
    has_events(
        ADVANCED,
        north,
        "a4R",
        &["eat A5 8 bawo.extra.eat", "house-lost A5 bawo.house.lost"],
    );
}

#[test]
fn bawo_opening_places_five_seeds_on_the_first_turn_only() {
    let after = "2,0,0,1,8,0,0,0/0,1,0,0,0,0,0,1/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 19-20 Hh N";
    plays(ADVANCED, "start", "=A1A1A4B2B8", after);
    gives_events(
        ADVANCED,
        "start",
        "=A1A1A4B2B8",
        &[
            "take south-extra 1 bawo.opening",
            "lift A6 2 bawo.opening",
            "lift A7 2 bawo.opening",
            "drop A1 1 bawo.opening",
            "drop A1 2 bawo.opening",
            "drop A4 1 bawo.opening",
            "drop B2 1 bawo.opening",
            "drop B8 1 bawo.opening",
        ],
    );
    refused(ADVANCED, "start", "=A4A1A1B2B8", "bawo.opening");
    refused(ADVANCED, "start", "=A1A1A4B2b8", "move.own");
    // Open to North after South's opening, even where he could eat.
    plays(
        ADVANCED,
        "start",
        "=A1A1A4B2B8 =a1a1a1a2a2",
        "2,0,0,1,8,0,0,0/0,1,0,0,0,0,0,1/3,2,0,0,8,0,0,0/0,0,0,0,0,0,0,0 19-19 Hh S",
    );
}

#[test]
fn bawo_opening_is_closed_after_the_first_turn() {
    let second = fronts("0,0,0,0,8,2,2,0", "0,0,0,0,8,2,2,0", "19-20 Hh S");
    refused(ADVANCED, &second, "=A1A1A4B2B8", "bawo.opening");
    let changed = fronts("0,0,0,0,8,2,1,0", "0,0,0,0,8,2,2,0", "20-20 Hh S");
    refused(ADVANCED, &changed, "=A1A1A4B2B8", "bawo.opening");
    let placements: Vec<Move> = position(ADVANCED, "start").placements().collect();
    assert_eq!(placements.len(), 15504);
    assert_eq!(position(ADVANCED, &second).placements().count(), 0);
}

#[test]
fn bawo_opening_may_clear_the_own_front_row_and_lose() {
    let eaten = fronts("0,0,0,0,0,2,2,0", "0,0,0,0,8,2,2,0", "20-20 h S");
    let after = "0,0,0,0,0,0,0,0/5,0,0,0,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 19-20 h N";
    ends(ADVANCED, &eaten, "=B1B1B1B1B1", after, "north 24-32 bawo.finish.front");
}

#[test]
fn bawo_late_waits_while_one_player_has_extra_seeds() {
    // Only from a string: South has none and plays as in Beginner, with his house still open.
    let north = "0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2";
    let from = format!("0,3,0,0,8,0,0,0/{NONE}/{north} 0-5 H S");
    legal(ADVANCED, &from, "A2L A2R A5L A5R");
    plays(ADVANCED, &from, "A2R", &format!("0,0,1,1,9,0,0,0/{NONE}/{north} 0-5 H N"));
    has_events(ADVANCED, &from, "A2R", &["lift A2 3 bawo.start.two", "stop A5 bawo.house.closed"]);
    let spent = format!("0,3,0,0,0,1,1,1/0,0,0,1,1,1,1,1/{north} 0-5 - N");
    plays(ADVANCED, &from, "A5R", &spent);
    has_events(
        ADVANCED,
        &from,
        "A5R",
        &["house-lost A5 bawo.house.lost", "stop B4 bawo.end.empty"],
    );
}

#[test]
fn bawo_late_makes_the_houses_ordinary_holes() {
    let north = "1,0,0,0,8,0,0,0";
    let last = fronts("0,1,0,0,8,0,0,0", north, "1-0 Hh S");
    let after = "1,0,0,0,8,0,0,0/1,0,0,0,0,0,0,0/1,0,0,0,8,0,0,0/0,0,0,0,0,0,0,0 0-0 - N";
    plays(ADVANCED, &last, "A2L", after);
    lacks_event(ADVANCED, &last, "A2L", "bawo.late");
    // Not yet, because North still has one.
    let one_each = fronts("0,1,0,0,8,0,0,0", north, "1-1 Hh S");
    let after = "1,0,0,0,8,0,0,0/1,0,0,0,0,0,0,0/1,0,0,0,8,0,0,0/0,0,0,0,0,0,0,0 0-1 Hh N";
    plays(ADVANCED, &one_each, "A2L", after);
    // From then on as in Beginner: any hole of two or more, in either direction, the house too.
    let beginner = "1,0,0,0,8,2,0,0/0,0,0,0,0,0,0,0/1,0,0,0,8,0,0,0/0,0,0,0,0,0,2,2 0-0 - S";
    legal(ADVANCED, beginner, "A5L A5R A6L A6R");
    refused(ADVANCED, beginner, "A1L", "bawo.start.two");
    // A house letter without extra seeds is read as an ordinary hole.
    shows(ADVANCED, &beginner.replace("0-0 -", "0-0 Hh"), beginner, "ongoing");
    // The last extra seed in a winning turn closes the houses, although seeds are in hand.
    let won = fronts("1,0,0,0,8,0,0,0", "0,0,0,0,0,0,0,3", "1-0 H S");
    let after = fronts("2,0,0,0,8,0,0,0", NONE, "3-0 - N");
    ends(ADVANCED, &won, "A1R", &after, "south 13-0 bawo.finish.front");
}

#[test]
fn bawo_finish_singles_waits_for_empty_hands() {
    let singles = fronts("1,0,1,0,0,0,0,0", "0,0,0,0,0,0,0,2", "0-0 - S");
    shows(ADVANCED, &singles, &singles, "north 2-2 bawo.finish.singles");
    let one_in_hand = fronts("1,0,1,0,0,0,0,0", "0,0,0,0,0,0,0,2", "1-1 - S");
    shows(ADVANCED, &one_in_hand, &one_in_hand, "ongoing");
    // A player without extra seeds is judged by his own hand, even if the opponent has some.
    let none = fronts("1,0,1,0,0,0,0,0", "0,0,0,0,0,0,0,2", "0-1 - S");
    shows(NTCHUWA, &none, &none, "north 2-3 bawo.finish.singles");
}

#[test]
fn bawo_finish_front_with_seeds_in_hand_counts_them() {
    let from = "0,0,1,1,8,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/0,0,0,0,0,0,2,2 10-10 H S";
    let after = "0,0,2,1,8,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,2,2 11-10 H N";
    ends(ADVANCED, from, "A3R", after, "south 22-14 bawo.finish.front");
    has_events(
        ADVANCED,
        from,
        "A3R",
        &["eat a6 2 bawo.extra.eat", "keep-in-hand 2 south-extra bawo.finish.front"],
    );
}
