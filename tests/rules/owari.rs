//! Owari by its rules.

use kete::rules::RuleId;

use crate::play::{ends, gives_events, has_events, lacks_event, legal, plays, refused, shows};

#[test]
fn owari_setup_is_four_in_each_hole() {
    shows("owari", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "ongoing");
    legal("owari", "start", "A B C D E F");
}

#[test]
fn owari_sow_puts_no_seed_into_a_store() {
    plays("owari", "start", "C", "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N");
    let corner = "0,0,0,0,3,0/4,0,0,0,0,4 0-0 S";
    plays("owari", corner, "E", "0,0,0,0,0,1/5,1,0,0,0,4 0-0 N");
    gives_events(
        "owari",
        corner,
        "E",
        &["lift E 3 owari.sow", "drop F 1 owari.sow", "drop a 5 owari.sow", "drop b 1 owari.sow"],
    );
}

#[test]
fn owari_capture_takes_twos_and_threes_backwards() {
    let table = [
        ("0,0,0,2,0,2/4,2,0,0,4,0 0-0 S", "F", "0,0,0,2,0,0/5,0,0,0,4,0 3-0 N"),
        ("0,0,0,2,0,2/4,3,0,0,4,0 0-0 S", "F", "0,0,0,2,0,0/5,4,0,0,4,0 0-0 N"),
        ("0,0,1,0,0,3/1,2,1,0,4,0 0-0 S", "F", "0,0,1,0,0,0/0,0,0,0,4,0 7-0 N"),
        // a holds four: the chain stops before it.
        ("0,0,1,0,0,3/3,1,1,0,4,0 0-0 S", "F", "0,0,1,0,0,0/4,0,0,0,4,0 4-0 N"),
        // Never on the own side.
        ("0,2,0,1,0,0/4,1,0,0,4,0 0-0 S", "B", "0,0,1,2,0,0/4,1,0,0,4,0 0-0 N"),
        // The chain stops at the corner: F holds two and stays.
        ("0,0,0,0,3,1/1,1,0,0,4,0 0-0 S", "E", "0,0,0,0,0,2/0,0,0,0,4,0 4-0 N"),
        // Capturing is not obligatory.
        ("0,0,1,0,0,3/1,2,1,0,4,0 0-0 S", "C", "0,0,0,1,0,3/1,2,1,0,4,0 0-0 N"),
    ];
    for (from, mv, after) in table {
        plays("owari", from, mv, after);
    }
    has_events(
        "owari",
        table[2].0,
        "F",
        &[
            "capture c 2 south-store owari.capture",
            "capture b 3 south-store owari.capture",
            "capture a 2 south-store owari.capture",
        ],
    );
}

#[test]
fn owari_skip_passes_over_the_hole_of_origin() {
    let eleven = "0,1,0,0,0,11/4,0,0,0,0,5 0-0 S";
    plays("owari", eleven, "F", "1,2,1,1,1,0/5,1,1,1,1,6 0-0 N");
    lacks_event("owari", eleven, "F", "owari.skip");
    let twelve = "0,1,0,0,0,12/4,0,0,0,0,5 0-0 S";
    plays("owari", twelve, "F", "1,2,1,1,1,0/6,1,1,1,1,6 0-0 N");
    has_events("owari", twelve, "F", &["skip F owari.skip", "drop a 6 owari.sow"]);
    // Sixteen seeds drop two into each empty hole of North's except the last: ten are captured.
    let sixteen = "0,0,0,0,0,16/0,0,0,0,0,4 0-0 S";
    plays("owari", sixteen, "F", "1,1,1,1,1,0/0,0,0,0,0,5 10-0 N");
}

const ALL_OF_NORTH: &str = "3,0,0,0,0,2/1,1,0,0,0,0 20-20 S";

#[test]
fn owari_grand_slam_is_allowed_takes_nothing_or_is_forbidden() {
    // All captured: North has nothing, and South's three in A cannot reach him.
    ends("owari", ALL_OF_NORTH, "F", "0,0,0,0,0,0/0,0,0,0,0,0 27-20 N", "south 27-20 owari.end");
    has_events(
        "owari",
        ALL_OF_NORTH,
        "F",
        &[
            "capture b 2 south-store owari.grand-slam",
            "capture a 2 south-store owari.grand-slam",
            "settle A 3 south-store owari.end",
        ],
    );
    let no_capture = "owari grand-slam=no-capture";
    plays(no_capture, ALL_OF_NORTH, "F", "3,0,0,0,0,0/2,2,0,0,0,0 20-20 N");
    has_events(
        no_capture,
        ALL_OF_NORTH,
        "F",
        &["drop b 2 owari.sow", "nothing b owari.grand-slam"],
    );
    plays("owari preset=abapa", ALL_OF_NORTH, "F", "3,0,0,0,0,0/2,2,0,0,0,0 20-20 N");
    let forbidden = "owari grand-slam=forbidden";
    refused(forbidden, ALL_OF_NORTH, "F", "owari.grand-slam");
    legal(forbidden, ALL_OF_NORTH, "A");
    // With one seed outside the chain it is an ordinary capture in all three.
    let spared = "3,0,0,0,0,2/1,1,0,0,0,1 20-20 S";
    for rules in ["owari", no_capture, forbidden] {
        plays(rules, spared, "F", "3,0,0,0,0,0/0,0,0,0,0,1 24-20 N");
        lacks_event(rules, spared, "F", "owari.grand-slam");
    }
}

#[test]
fn owari_grand_slam_forbidden_and_no_other_move_ends_the_game() {
    let shown = "0,0,0,0,0,0/0,0,0,0,0,0 24-22 S";
    let only = "0,0,0,0,0,2/1,1,0,0,0,0 22-20 S";
    shows("owari grand-slam=forbidden", only, shown, "south 24-22 owari.end");
}

#[test]
fn owari_grand_slam_forbidden_feeds_nobody() {
    // F would drop two seeds into each of North's empty holes and capture all twelve.
    let forbidden = "owari grand-slam=forbidden";
    legal(forbidden, "0,0,0,0,2,17/0,0,0,0,0,0 14-15 S", "E");
    let alone = "0,0,0,0,0,17/0,0,0,0,0,0 14-15 S";
    let shown = "0,0,0,0,0,0/0,0,0,0,0,0 31-15 S";
    shows(forbidden, alone, shown, "south 31-15 owari.end");
    shows("owari", alone, shown, "south 31-15 owari.end");
    plays("owari grand-slam=no-capture", alone, "F", "1,1,1,1,1,0/2,2,2,2,2,2 14-15 N");
}

#[test]
fn owari_feed_asks_for_a_move_that_gives() {
    let hungry = "1,0,0,0,2,1/0,0,0,0,0,0 20-20 S";
    legal("owari", hungry, "E F");
    refused("owari", hungry, "A", "owari.feed");
    legal("owari", "0,0,0,0,0,0/0,0,0,0,1,2 20-24 N", "f");
    refused("owari", "0,0,0,0,0,0/0,0,0,0,1,2 20-24 N", "e", "owari.feed");
}

#[test]
fn owari_pass_is_for_a_player_without_seeds_who_can_be_fed() {
    let empty = "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S";
    legal("owari", empty, "pass");
    plays("owari", empty, "pass", "0,0,0,0,0,0/0,0,0,0,1,2 20-24 N");
    gives_events("owari", empty, "pass", &["pass owari.pass"]);
    refused("owari", empty, "A", "move.empty");
    refused("owari", "0,0,0,0,0,0/0,0,0,0,1,2 20-24 N", "pass", "owari.pass");
    refused("owari", "start", "pass", "owari.pass");
    // A turn that leaves the opponent without seeds makes him pass, and then he is fed.
    let slam = "1,0,0,0,2,2/1,1,0,0,0,0 20-20 S";
    plays("owari", slam, "F", "1,0,0,0,2,0/0,0,0,0,0,0 24-20 N");
    legal("owari", "1,0,0,0,2,0/0,0,0,0,0,0 24-20 S", "E");
}

#[test]
fn owari_end_gives_the_rest_to_the_player_who_cannot_feed() {
    shows(
        "owari",
        "0,0,0,0,0,0/2,0,1,0,0,0 20-24 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 20-27 S",
        "north 20-27 owari.end",
    );
    let from = "2,1,0,0,0,0/0,0,0,0,0,1 20-20 N";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 21-23 S";
    ends("owari", from, "f", after, "north 21-23 owari.end");
    gives_events(
        "owari",
        from,
        "f",
        &[
            "lift f 1 owari.sow",
            "drop A 3 owari.sow",
            "capture A 3 north-store owari.capture",
            "settle B 1 south-store owari.end",
            "end north 21-23 owari.end",
        ],
    );
    // The last move feeds nobody and leaves the mover's own row empty.
    ends(
        "owari grand-slam=no-capture",
        "0,0,0,0,0,2/1,1,0,0,0,0 22-20 S",
        "F",
        "0,0,0,0,0,0/0,0,0,0,0,0 22-24 N",
        "north 22-24 owari.end",
    );
}

#[test]
fn owari_count_leaves_every_hole_open_to_both() {
    // Nothing can be hidden: no option of the game concerns counting, and every position shows the
    // seeds of both sides.
    let mut ruleset = crate::play::ruleset("owari");
    assert!(ruleset.options().iter().all(|option| !option.name.contains("count")));
    assert!(ruleset.set("seed-counts", "always").is_err());
    assert!(kete::narration::rule(RuleId::OwariCount).sentence.contains("count"));
    let mut position = crate::play::position("owari", "start");
    for mv in ["C", "d", "F"] {
        position = position.play(&position.parse_move(mv).expect(mv)).expect(mv).after;
        assert_eq!(position.setup().total(), 48);
    }
}
