//! The Basic Game by its rules, and Kalah as its preset.

use crate::play::{
    ends, gives_events, has_events, lacks_event, legal, plays, refused, ruleset, shows,
};

#[test]
fn basic_setup_is_three_in_each_hole_or_as_the_option_says() {
    shows("basic", "start", "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", "ongoing");
    for seeds in ["1", "2", "3", "4", "5", "6"] {
        let row = [seeds; 6].join(",");
        shows(&format!("basic seeds={seeds}"), "start", &format!("{row}/{row} 0-0 S"), "ongoing");
    }
    shows("basic preset=kalah", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "ongoing");
    // The later setting wins.
    shows("basic preset=kalah seeds=6", "start", "6,6,6,6,6,6/6,6,6,6,6,6 0-0 S", "ongoing");
    shows("basic seeds=6 preset=kalah", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "ongoing");
    assert_eq!(ruleset("basic seeds=2").set_size(), 24);
}

#[test]
fn basic_sow_passes_over_no_hole() {
    plays("basic", "start", "C", "3,3,0,4,4,4/3,3,3,3,3,3 0-0 N");
    gives_events(
        "basic",
        "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S",
        "C",
        &["lift C 3 basic.sow", "drop D 1 basic.sow", "drop E 1 basic.sow", "drop F 3 basic.sow"],
    );
    // Fifteen seeds from F drop one into F and end in a.
    let fifteen = "0,0,0,0,0,15/1,1,0,0,0,4 0-0 S";
    plays("basic", fifteen, "F", "1,1,1,1,1,1/3,2,1,1,1,5 2-0 N");
}

#[test]
fn basic_store_is_sown_into_by_its_owner_alone() {
    let own = "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S";
    plays("basic", own, "F", "0,0,3,0,0,0/1,0,4,0,0,2 1-0 N");
    has_events("basic", own, "F", &["drop south-store 1 basic.store", "drop a 1 basic.sow"]);
    let north = "2,0,0,0,0,0/0,0,0,0,3,4 0-0 N";
    plays("basic", north, "f", "3,1,1,0,0,0/0,0,0,0,3,0 0-1 S");
    has_events("basic", north, "f", &["drop north-store 1 basic.store", "drop A 3 basic.sow"]);
    // Eight from F: the own store, North's six holes, then A past North's store.
    let past = "0,2,0,0,0,8/0,0,0,0,0,3 0-0 S";
    plays("basic", past, "F", "0,2,0,0,0,0/1,1,1,1,1,0 6-0 N");
    lacks_event("basic", past, "B", "basic.store");
}

#[test]
fn basic_again_grants_another_move_from_the_own_store() {
    let from = "0,0,3,0,0,1/0,0,4,0,0,2 0-0 S";
    plays("basic", from, "F", "0,0,3,0,0,0/0,0,4,0,0,2 1-0 S");
    gives_events(
        "basic",
        from,
        "F",
        &["lift F 1 basic.sow", "drop south-store 1 basic.store", "again basic.again"],
    );
    plays("basic", from, "C", "0,0,0,1,1,2/0,0,4,0,0,2 0-0 N");
    // Played from the right, each still reaches the store; starting with D spoils E.
    let three = "0,0,0,3,2,1/0,0,4,0,0,2 0-0 S";
    plays("basic", three, "F E F D F", "0,0,0,0,1,0/0,0,4,0,0,2 5-0 S");
    plays("basic", three, "D E", "0,0,0,0,0,3/1,0,4,0,0,2 2-0 N");
    // If the game ends, nobody moves again.
    lacks_event("basic", "0,0,0,0,0,1/3,3,3,0,0,0 12-14 S", "F", "basic.again");
}

#[test]
fn basic_capture_takes_the_last_seed_and_the_facing_hole() {
    let full = "0,2,0,0,1,0/0,0,3,0,0,2 0-0 S";
    plays("basic", full, "B", "0,0,1,0,1,0/0,0,0,0,0,2 4-0 N");
    has_events(
        "basic",
        full,
        "B",
        &[
            "drop D 1 basic.sow",
            "keep D 1 south-store basic.capture",
            "capture c 3 south-store basic.capture",
        ],
    );
    let table = [
        // D is not empty.
        ("0,2,0,1,1,0/0,0,3,0,0,2 0-0 S", "B", "0,0,1,2,1,0/0,0,3,0,0,2 0-0 N"),
        // An empty hole on the other side.
        ("0,0,0,0,1,2/0,0,3,0,0,2 0-0 S", "F", "0,0,0,0,1,0/1,0,3,0,0,2 1-0 N"),
        // Thirteen end in the hole they came from.
        ("0,0,0,0,0,13/1,1,0,0,0,4 0-0 S", "F", "1,1,1,1,1,0/0,2,1,1,1,5 4-0 N"),
        // North's f faces A.
        ("5,0,0,0,0,2/0,3,0,0,1,0 0-0 N", "e", "0,0,0,0,0,2/0,3,0,0,0,0 0-6 S"),
    ];
    for (from, mv, after) in table {
        plays("basic", from, mv, after);
    }
}

#[test]
fn basic_capture_needs_seeds_opposite_only_by_option() {
    let nothing_facing = "1,0,0,0,1,0/0,0,3,0,0,2 0-0 S";
    plays("basic", nothing_facing, "E", "1,0,0,0,0,0/0,0,3,0,0,2 1-0 N");
    for rules in ["basic capture-needs-opposite=yes", "basic preset=kalah"] {
        plays(rules, nothing_facing, "E", "1,0,0,0,0,1/0,0,3,0,0,2 0-0 N");
        lacks_event(rules, nothing_facing, "E", "basic.capture");
    }
}

#[test]
fn basic_end_gives_the_rest_to_the_player_whose_holes_are_empty() {
    let table = [
        (
            "0,0,0,0,0,1/3,3,3,0,0,0 12-14 S",
            "F",
            "0,0,0,0,0,0/0,0,0,0,0,0 22-14 S",
            "south 22-14 basic.end",
        ),
        (
            "0,0,0,0,1,1/3,3,3,0,0,0 12-13 S",
            "F E",
            "0,0,0,0,0,0/0,0,0,0,0,0 23-13 N",
            "south 23-13 basic.end",
        ),
        (
            "3,3,0,0,0,0/0,0,0,0,0,1 14-12 N",
            "f",
            "0,0,0,0,0,0/0,0,0,0,0,0 14-19 N",
            "north 14-19 basic.end",
        ),
        // Capturing the opponent's last seeds gives him the mover's whole row.
        (
            "0,4,2,0,0,1/0,3,0,0,0,0 10-10 S",
            "C",
            "0,0,0,0,0,0/0,0,0,0,0,0 14-16 N",
            "north 14-16 basic.end",
        ),
        (
            "0,1,0,4,0,2/0,0,0,5,0,0 10-10 S",
            "B",
            "0,0,0,0,0,0/0,0,0,0,0,0 16-16 N",
            "draw 16-16 basic.end",
        ),
    ];
    for (from, moves, after, result) in table {
        ends("basic", from, moves, after, result);
    }
    has_events(
        "basic",
        table[0].0,
        "F",
        &[
            "settle a 3 south-store basic.end",
            "settle b 3 south-store basic.end",
            "settle c 3 south-store basic.end",
            "end south 22-14 basic.end",
        ],
    );
}

#[test]
fn basic_end_leaves_the_rest_to_its_owner_by_option() {
    let from = "0,0,0,0,0,1/3,3,3,0,0,0 12-14 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 13-23 S";
    for rules in ["basic sweep=owner", "basic preset=kalah"] {
        ends(rules, from, "F", after, "north 13-23 basic.end");
    }
    let from = "0,4,2,0,0,1/0,3,0,0,0,0 10-10 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 20-10 N";
    ends("basic sweep=owner", from, "C", after, "south 20-10 basic.end");
}

#[test]
fn basic_end_lets_nobody_move_on() {
    let over = "0,0,0,0,0,0/3,3,3,0,0,0 12-14 S";
    shows("basic", over, "0,0,0,0,0,0/0,0,0,0,0,0 21-14 S", "south 21-14 basic.end");
    legal("basic", over, "");
    refused("basic", over, "A", "move.over");
}
