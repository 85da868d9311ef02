//! Bawo by its rules: what its three versions share, tested with Beginner.

use crate::play::{ends, gives_events, has_events, lacks_event, legal, plays, refused, shows};

const BEGINNER: &str = "bawo-beginner";
const TWOS: &str = "2,2,2,2,2,2,2,2";
const NONE: &str = "0,0,0,0,0,0,0,0";
/// North's rows when they do not matter.
const FAR: &str = "0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 -";

/// A position from South's rows, North's rows with extra seeds and houses, and the side to move.
fn board(south: &str, north: &str, to_move: &str) -> String {
    format!("{south}/{north} {to_move}")
}

#[test]
fn bawo_setup_beginner_is_two_in_each_of_32_holes() {
    let start = format!("{TWOS}/{TWOS}/{TWOS}/{TWOS} 0-0 - S");
    shows(BEGINNER, "start", &start, "ongoing");
}

#[test]
fn bawo_sow_goes_either_way_round_the_own_ring() {
    let from = board("0,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0", FAR, "S");
    plays(BEGINNER, &from, "A2R", &board("0,0,1,1,1,0,0,0/0,0,0,0,0,0,0,0", FAR, "N"));
    gives_events(
        BEGINNER,
        &from,
        "A2R",
        &[
            "lift A2 3 bawo.start.two",
            "drop A3 1 bawo.sow",
            "drop A4 1 bawo.sow",
            "drop A5 1 bawo.sow",
            "stop A5 bawo.end.empty",
        ],
    );
    // In the back row too `R` is to the right, which is clockwise.
    let back = board("0,0,0,0,0,0,0,1/0,3,0,0,0,0,0,0", FAR, "S");
    plays(BEGINNER, &back, "B2R", &board("0,0,0,0,0,0,0,1/0,0,1,1,1,0,0,0", FAR, "N"));
    plays(BEGINNER, &back, "B2L", &board("1,1,0,0,0,0,0,1/1,0,0,0,0,0,0,0", FAR, "N"));
}

#[test]
fn bawo_corner_leads_into_the_other_row() {
    let table = [
        ("0,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "A2L", "1,0,0,0,0,0,0,0/1,1,0,0,0,0,0,0"),
        ("0,0,0,0,0,0,3,0/0,0,0,0,0,0,0,0", "A7R", "0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,1"),
        ("0,0,0,0,1,0,0,0/3,0,0,0,0,0,0,3", "B8R", "0,0,0,0,1,1,1,1/3,0,0,0,0,0,0,0"),
        // At the ends R goes the way its neighbour's R goes.
        ("0,0,0,0,1,0,0,2/0,0,0,0,0,0,0,0", "A8R", "0,0,0,0,1,0,0,0/0,0,0,0,0,0,1,1"),
        ("2,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0", "A1L", "0,0,0,0,1,0,0,0/1,1,0,0,0,0,0,0"),
        ("0,0,0,0,1,0,0,0/2,0,0,0,0,0,0,0", "B1L", "1,1,0,0,1,0,0,0/0,0,0,0,0,0,0,0"),
        // Sixteen drop a seed into the hole they came from too.
        ("0,0,0,0,16,0,0,0/0,0,0,0,0,0,0,0", "A5R", "1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1"),
    ];
    for (south, mv, after) in table {
        plays(BEGINNER, &board(south, FAR, "S"), mv, &board(after, FAR, "N"));
        lacks_event(BEGINNER, &board(south, FAR, "S"), mv, "bawo.corner");
    }
}

#[test]
fn bawo_start_two_bars_single_seeds() {
    let one = board("0,2,0,0,0,1,0,0/0,0,0,0,0,0,0,0", FAR, "S");
    legal(BEGINNER, &one, "A2L A2R");
    refused(BEGINNER, &one, "A6R", "bawo.start.two");
    let two = board("0,2,0,0,0,2,0,0/0,0,0,0,0,0,0,0", FAR, "S");
    legal(BEGINNER, &two, "A2L A2R A6L A6R");
    // Back holes may start too; they come after the front row in the list.
    let back = board("0,1,0,0,0,2,0,0/0,0,2,0,0,0,0,0", FAR, "S");
    legal(BEGINNER, &back, "A6L A6R B3L B3R");
}

#[test]
fn bawo_relay_lifts_a_full_hole_and_goes_on_the_same_way() {
    let from = board("0,2,0,1,0,0,0,0/0,0,0,0,0,0,0,0", FAR, "S");
    plays(BEGINNER, &from, "A2R", &board("0,0,1,0,1,1,0,0/0,0,0,0,0,0,0,0", FAR, "N"));
    gives_events(
        BEGINNER,
        &from,
        "A2R",
        &[
            "lift A2 2 bawo.start.two",
            "drop A3 1 bawo.sow",
            "drop A4 2 bawo.sow",
            "relay A4 bawo.relay",
            "lift A4 2 bawo.relay",
            "drop A5 1 bawo.sow",
            "drop A6 1 bawo.sow",
            "stop A6 bawo.end.empty",
        ],
    );
    // In the back row, whatever it faces.
    let back = board("0,0,0,0,1,0,0,0/0,0,0,0,2,0,1,0", FAR, "S");
    plays(BEGINNER, &back, "B5R", &board("0,0,0,0,1,0,0,1/0,0,0,0,0,1,0,1", FAR, "N"));
}

#[test]
fn bawo_end_empty_holds_before_a_full_hole_too() {
    let north = "0,0,0,0,0,1,0,2/0,0,0,0,0,0,2,2 0-0 -";
    let from = board("2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", north, "S");
    plays(BEGINNER, &from, "A1R", &board("0,1,1,0,0,0,0,0/0,0,0,0,0,0,0,0", north, "N"));
    has_events(BEGINNER, &from, "A1R", &["drop A3 1 bawo.sow", "stop A3 bawo.end.empty"]);
    // With the option it eats a6 and then, from A1, which is also empty, a8. And a move that can eat must.
    legal("bawo-beginner eat-from-empty=yes", &from, "A1R");
    legal(BEGINNER, &from, "A1L A1R");
    ends(
        "bawo-beginner eat-from-empty=yes",
        &from,
        "A1R",
        "1,1,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,2,2 2-0 - N",
        "south 5-4 bawo.finish.front",
    );
}

#[test]
fn bawo_end_empty_eats_by_option_only_in_a_turn_that_may_eat() {
    // A3 faces nothing, so the turn may not eat later, when the empty A5 faces a4.
    let north = "0,0,0,1,0,0,0,2/0,0,0,0,0,0,2,2 0-0 -";
    let from = board("2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0", north, "S");
    let after = board("0,1,0,1,1,0,0,0/0,0,0,0,0,0,0,0", north, "N");
    plays("bawo-beginner eat-from-empty=yes", &from, "A1R", &after);
    // After a placed seed has eaten, an empty hole eats on: A1, sown with a7's seed, eats a8.
    let placed = "0,1,0,0,1,0,0,0/0,0,0,0,0,0,0,0/0,0,0,2,0,0,1,1/0,0,0,0,0,0,0,0 8-8 - S";
    plays(
        "bawo-ntchuwa eat-from-empty=yes",
        placed,
        "A2R",
        "0,3,1,0,1,0,0,0/0,0,0,0,0,0,0,0/0,0,0,2,0,0,0,0/0,0,0,0,0,0,0,0 7-8 - N",
    );
    plays(
        "bawo-ntchuwa",
        placed,
        "A2R",
        "1,2,0,0,1,0,0,0/0,0,0,0,0,0,0,0/0,0,0,2,0,0,0,1/0,0,0,0,0,0,0,0 7-8 - N",
    );
    // The extra seed itself goes only into a hole that holds seeds.
    refused("bawo-ntchuwa eat-from-empty=yes", placed, "A1R", "move.empty");
    legal("bawo-ntchuwa eat-from-empty=yes", placed, "A2L A2R A5L A5R");
}

#[test]
fn bawo_eat_sows_the_facing_seeds_from_the_far_end() {
    let from =
        board("2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0", "0,0,0,0,0,1,0,2/0,0,0,0,0,0,2,2 0-0 -", "S");
    plays(BEGINNER, &from, "A1R", &board("1,1,2,0,0,0,0,0/0,0,0,0,0,0,0,0", FAR, "N"));
    gives_events(
        BEGINNER,
        &from,
        "A1R",
        &[
            "lift A1 2 bawo.start.two",
            "drop A2 1 bawo.sow",
            "drop A3 2 bawo.sow",
            "eat a6 1 bawo.eat",
            "drop A1 1 bawo.sow",
            "stop A1 bawo.end.empty",
        ],
    );
    // Three eaten: A1, A2, A3, which relays and ends on A6.
    let three =
        board("2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0", "0,0,0,0,0,3,0,1/0,0,0,0,0,0,2,2 0-0 -", "S");
    plays(
        BEGINNER,
        &three,
        "A1R",
        &board("1,2,0,1,1,1,0,0/0,0,0,0,0,0,0,0", "0,0,0,0,0,0,0,1/0,0,0,0,0,0,2,2 0-0 -", "N"),
    );
}

#[test]
fn bawo_eat_first_must_be_done_where_it_can() {
    let from =
        board("2,0,1,0,0,3,0,0/0,0,0,0,0,0,0,0", "0,0,0,0,0,2,0,1/0,0,0,0,0,0,2,2 0-0 -", "S");
    legal(BEGINNER, &from, "A1R A6L");
    refused(BEGINNER, &from, "A6R", "bawo.eat.first");
    refused(BEGINNER, &from, "A1L", "bawo.eat.first");
    legal("bawo-beginner must-eat=no", &from, "A1L A1R A6L A6R");
    plays(
        "bawo-beginner must-eat=no",
        &from,
        "A6R",
        &board("2,0,1,0,0,0,1,1/0,0,0,0,0,0,0,1", "0,0,0,0,0,2,0,1/0,0,0,0,0,0,2,2 0-0 -", "N"),
    );
    refused(BEGINNER, "start", "A2L", "bawo.eat.first");
    refused(BEGINNER, "start", "B3R", "bawo.eat.first");
}

#[test]
fn bawo_eat_first_sees_the_rounds_of_a_large_handful() {
    let north = "2,0,0,0,0,0,1,2/0,0,0,0,0,0,2,2 0-0 -";
    // Seventeen drop their first seed into A2 and their last on top of it: that eats a7, so it must.
    let seventeen = board("17,0,0,2,0,0,0,0/0,0,0,0,0,0,0,0", north, "S");
    legal(BEGINNER, &seventeen, "A1R");
    refused(BEGINNER, &seventeen, "A4R", "bawo.eat.first");
    has_events(BEGINNER, &seventeen, "A1R", &["drop A2 2 bawo.sow", "eat a7 1 bawo.eat"]);
    // Sixteen end in A1, empty by then: that eats nothing, whatever it faces.
    let sixteen = board("16,2,0,0,0,0,0,0/0,0,0,0,0,0,0,0", north, "S");
    legal(BEGINNER, &sixteen, "A1L A1R A2L A2R");
    has_events(BEGINNER, &sixteen, "A1R", &["drop A1 1 bawo.sow", "stop A1 bawo.end.empty"]);
}

#[test]
fn bawo_eat_first_or_nothing_is_eaten_all_turn() {
    // The first lap ends in A8 facing nothing; A6 faces a seed later, which is too late.
    let north = "0,0,1,0,0,0,0,1/0,0,0,0,0,0,2,2 0-0 -";
    let from = board("0,0,0,0,0,1,0,1/0,0,0,0,0,0,2,0", north, "S");
    plays(BEGINNER, &from, "B7R", &board("0,0,0,1,1,0,1,0/0,0,0,0,0,0,0,1", north, "N"));
    lacks_event(BEGINNER, &from, "B7R", "bawo.eat");
    has_events(BEGINNER, &from, "B7R", &["drop A6 2 bawo.sow", "relay A6 bawo.relay"]);
}

#[test]
fn bawo_border_turns_the_way_at_the_seventh_and_eighth_hole() {
    let table = [
        // To the right at the 6th, 7th and 8th hole.
        ("0,0,0,2,0,1,0,0", "0,0,1,0,0,0,0,2", "A4R", "1,0,0,0,1,2,0,0", "0,0,0,0,0,0,0,2", ""),
        ("0,0,0,0,2,0,1,0", "0,1,0,0,0,0,0,2", "A5R", "0,0,0,0,0,1,2,1", "0,0,0,0,0,0,0,2", "A7"),
        ("0,0,0,0,0,2,0,1", "3,0,0,0,0,0,0,2", "A6R", "0,0,0,0,0,1,2,3", "0,0,0,0,0,0,0,2", "A8"),
        // To the left.
        ("0,0,1,0,2,0,0,0", "2,0,0,0,0,1,0,0", "A5L", "0,0,2,1,0,0,0,1", "2,0,0,0,0,0,0,0", ""),
        ("0,1,0,2,0,0,0,0", "2,0,0,0,0,0,1,0", "A4L", "1,2,1,0,0,0,0,0", "2,0,0,0,0,0,0,0", "A2"),
        ("1,0,2,0,0,0,0,0", "2,0,0,0,0,0,0,3", "A3L", "3,2,1,0,0,0,0,0", "2,0,0,0,0,0,0,0", "A1"),
    ];
    for (south, north, mv, south_after, north_after, turned) in table {
        let from = format!("{south}/{NONE}/{north}/0,0,0,0,0,0,2,2 0-0 - S");
        let after = format!("{south_after}/{NONE}/{north_after}/0,0,0,0,0,0,2,2 0-0 - N");
        plays(BEGINNER, &from, mv, &after);
        if turned.is_empty() {
            lacks_event(BEGINNER, &from, mv, "bawo.border");
        } else {
            has_events(BEGINNER, &from, mv, &[&format!("turn-round {turned} bawo.border")]);
        }
    }
}

#[test]
fn bawo_finish_front_wins_in_the_middle_of_a_turn() {
    let from =
        board("2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0", "0,0,0,0,0,3,0,0/0,0,0,0,0,0,2,2 0-0 -", "S");
    let after = format!("0,1,2,0,0,0,0,0/{NONE}/{NONE}/0,0,0,0,0,0,2,2 3-0 - N");
    ends(BEGINNER, &from, "A1R", &after, "south 6-4 bawo.finish.front");
    has_events(
        BEGINNER,
        &from,
        "A1R",
        &[
            "eat a6 3 bawo.eat",
            "keep-in-hand 3 south-extra bawo.finish.front",
            "end south 6-4 bawo.finish.front",
        ],
    );
    // It eats a5, then with that seed in A8 eats a1, which clears the row.
    let two =
        board("0,2,0,1,0,2,0,1/0,0,0,0,0,0,0,0", "2,0,0,0,1,0,0,0/0,0,0,0,0,0,2,2 0-0 -", "S");
    let after = format!("0,2,0,2,1,0,0,2/{NONE}/{NONE}/0,0,0,0,0,0,2,2 2-0 - N");
    ends(BEGINNER, &two, "A6L", &after, "south 9-4 bawo.finish.front");
}

#[test]
fn bawo_finish_front_is_lost_with_the_own_front_row_empty() {
    let north = "0,0,0,0,0,3,0,1/0,0,0,0,0,0,2,2 0-0 -";
    let from = board("2,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0", north, "S");
    let after = board(&format!("{NONE}/1,1,0,1,0,0,0,0"), north, "N");
    ends(BEGINNER, &from, "A1L", &after, "north 3-8 bawo.finish.front");
    plays(BEGINNER, &from, "A1R", &board("0,1,1,0,0,0,0,0/0,0,0,1,0,0,0,0", north, "N"));
    // Both front rows empty, which only a string can be: the player to move has lost.
    for (to_move, winner) in [("S", "north"), ("N", "south")] {
        let bare = format!("{NONE}/{TWOS}/{NONE}/{TWOS} 0-0 - {to_move}");
        shows(BEGINNER, &bare, &bare, &format!("{winner} 16-16 bawo.finish.front"));
    }
}

#[test]
fn bawo_finish_singles_is_lost_by_the_player_to_move() {
    let from =
        board("2,0,1,0,0,2,0,0/0,0,0,0,0,0,0,0", "1,0,0,0,0,2,0,0/0,0,0,0,0,1,1,1 0-0 -", "S");
    let after =
        board("1,0,3,1,0,2,0,0/0,0,0,0,0,0,0,0", "1,0,0,0,0,0,0,0/0,0,0,0,0,1,1,1 0-0 -", "N");
    ends(BEGINNER, &from, "A1R", &after, "south 7-4 bawo.finish.singles");
    // With one pair left it goes on.
    let pair = from.replace("0,0,0,0,0,1,1,1 0-0", "0,0,0,0,0,2,1,1 0-0");
    plays(BEGINNER, &pair, "A1R", &after.replace("0,1,1,1 0-0", "0,2,1,1 0-0"));
    let singles = board(&format!("1,0,1,0,0,0,0,0/{NONE}"), FAR, "S");
    shows(BEGINNER, &singles, &singles, "north 2-6 bawo.finish.singles");
}
