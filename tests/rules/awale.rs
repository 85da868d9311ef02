//! Awale by its rules.

use kete::rules::RuleId;

use crate::play::{
    ends, gives_events, has_events, lacks_event, legal, plays, refused, ruleset, shows,
};

#[test]
fn awale_setup_is_four_in_each_hole_and_south_or_north_first() {
    shows("awale", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "ongoing");
    shows("awale first=north", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "ongoing");
    legal("awale first=north", "start", "a b c d e f");
}

#[test]
fn awale_sow_puts_one_seed_into_each_following_hole() {
    let start = "0,0,3,0,1,0/4,0,0,0,0,4 0-0 S";
    plays("awale", start, "C", "0,0,0,1,2,1/4,0,0,0,0,4 0-0 N");
    gives_events(
        "awale",
        start,
        "C",
        &["lift C 3 awale.sow", "drop D 1 awale.sow", "drop E 2 awale.sow", "drop F 1 awale.sow"],
    );
    // Round the corner, past no store.
    plays("awale", "0,0,0,0,0,4/4,0,0,0,0,4 0-0 S", "F", "0,0,0,0,0,0/5,1,1,1,0,4 0-0 N");
    plays("awale", "4,0,0,0,0,1/0,0,0,0,0,3 0-0 N", "f", "5,1,1,0,0,1/0,0,0,0,0,0 0-0 S");
}

#[test]
fn awale_sow_runs_the_other_way_with_rotation_clockwise() {
    let clockwise = "awale rotation=clockwise";
    plays(clockwise, "start", "C", "5,5,0,4,4,4/4,4,4,4,5,5 0-0 N");
    plays(clockwise, "start", "C d", "5,5,0,4,4,5/5,5,5,0,5,5 0-0 S");
}

#[test]
fn awale_skip_passes_over_the_hole_of_origin_each_time_round() {
    let eleven = "0,1,0,0,0,11/4,0,0,0,0,5 0-0 S";
    plays("awale", eleven, "F", "1,2,1,1,1,0/5,1,1,1,1,6 0-0 N");
    lacks_event("awale", eleven, "F", "awale.skip");
    let twelve = "0,1,0,0,0,12/4,0,0,0,0,5 0-0 S";
    plays("awale", twelve, "F", "1,2,1,1,1,0/6,1,1,1,1,6 0-0 N");
    has_events(
        "awale",
        twelve,
        "F",
        &["drop E 1 awale.sow", "skip F awale.skip", "drop a 6 awale.sow"],
    );
    // 23 seeds pass over F twice; the last is the third seed in a.
    let twice = "0,0,0,0,0,23/0,0,0,0,0,1 0-0 S";
    plays("awale", twice, "F", "2,2,2,2,2,0/0,2,2,2,2,3 3-0 N");
    has_events(
        "awale",
        twice,
        "F",
        &["skip F awale.skip", "skip F awale.skip", "drop a 3 awale.sow"],
    );
}

#[test]
fn awale_capture_takes_two_or_three_on_the_other_side_and_backwards() {
    let chain = "0,0,0,0,0,4/1,2,1,2,4,0 0-0 S";
    plays("awale", chain, "F", "0,0,0,0,0,0/0,0,0,0,4,0 10-0 N");
    has_events(
        "awale",
        chain,
        "F",
        &[
            "capture d 3 south-store awale.capture",
            "capture c 2 south-store awale.capture",
            "capture b 3 south-store awale.capture",
            "capture a 2 south-store awale.capture",
        ],
    );
    let table = [
        // Two, three and four in the last hole.
        ("0,0,0,1,0,2/4,1,0,0,4,0 0-0 S", "F", "0,0,0,1,0,0/5,0,0,0,4,0 2-0 N"),
        ("0,0,0,1,0,2/4,2,0,0,4,0 0-0 S", "F", "0,0,0,1,0,0/5,0,0,0,4,0 3-0 N"),
        ("0,0,0,1,0,2/4,3,0,0,4,0 0-0 S", "F", "0,0,0,1,0,0/5,4,0,0,4,0 0-0 N"),
        // A single seed stays.
        ("0,0,0,1,0,2/4,0,0,0,4,0 0-0 S", "F", "0,0,0,1,0,0/5,1,0,0,4,0 0-0 N"),
        // Never on the own side.
        ("0,2,0,1,0,0/4,1,0,0,4,0 0-0 S", "B", "0,0,1,2,0,0/4,1,0,0,4,0 0-0 N"),
        // A hole of four breaks the chain; the last hole is checked first.
        ("0,0,0,0,0,4/1,3,1,2,4,0 0-0 S", "F", "0,0,0,0,0,0/2,4,0,0,4,0 5-0 N"),
        ("0,0,0,0,1,4/2,1,0,4,4,0 0-0 S", "F", "0,0,0,0,1,0/3,2,1,5,4,0 0-0 N"),
        // The chain stops at the corner: F holds two and stays.
        ("0,0,0,0,3,1/1,1,0,0,4,0 0-0 S", "E", "0,0,0,0,0,2/0,0,0,0,4,0 4-0 N"),
        // North captures in the same way.
        ("1,2,0,0,4,0/1,0,0,0,0,2 0-0 N", "f", "0,0,0,0,4,0/1,0,0,0,0,0 0-5 S"),
    ];
    for (from, mv, after) in table {
        plays("awale", from, mv, after);
    }
}

#[test]
fn awale_capture_runs_backwards_along_a_clockwise_sowing() {
    let from = "4,0,0,0,0,0/0,4,2,1,2,1 0-0 S";
    plays("awale rotation=clockwise", from, "A", "0,0,0,0,0,0/0,4,0,0,0,0 10-0 N");
    has_events(
        "awale rotation=clockwise",
        from,
        "A",
        &["capture c 3 south-store awale.capture", "capture f 2 south-store awale.capture"],
    );
}

const CHAIN_OF_FOUR: &str = "0,0,0,0,0,4/1,2,1,2,4,0 0-0 S";

#[test]
fn awale_limit_cuts_the_captured_holes_of_a_turn() {
    let table = [
        ("awale capture-holes=6", "0,0,0,0,0,0/0,0,0,0,4,0 10-0 N"),
        ("awale capture-holes=5", "0,0,0,0,0,0/0,0,0,0,4,0 10-0 N"),
        ("awale capture-holes=4", "0,0,0,0,0,0/0,0,0,0,4,0 10-0 N"),
        ("awale capture-holes=3", "0,0,0,0,0,0/2,0,0,0,4,0 8-0 N"),
        ("awale capture-holes=2", "0,0,0,0,0,0/2,3,0,0,4,0 5-0 N"),
        ("awale capture-holes=1", "0,0,0,0,0,0/2,3,2,0,4,0 3-0 N"),
    ];
    for (rules, after) in table {
        plays(rules, CHAIN_OF_FOUR, "F", after);
    }
    lacks_event("awale capture-holes=4", CHAIN_OF_FOUR, "F", "awale.limit");
    has_events(
        "awale capture-holes=2",
        CHAIN_OF_FOUR,
        "F",
        &["capture d 3 south-store awale.limit", "capture c 2 south-store awale.limit"],
    );
}

#[test]
fn awale_limit_over_takes_the_latest_or_nothing() {
    let latest = "awale capture-holes=2 over-limit=latest";
    plays(latest, CHAIN_OF_FOUR, "F", "0,0,0,0,0,0/2,3,0,0,4,0 5-0 N");
    let nothing = "awale capture-holes=2 over-limit=nothing";
    plays(nothing, CHAIN_OF_FOUR, "F", "0,0,0,0,0,0/2,3,2,3,4,0 0-0 N");
    has_events(nothing, CHAIN_OF_FOUR, "F", &["drop d 3 awale.sow", "nothing d awale.limit.over"]);
    // A chain exactly at the limit is captured whole.
    let within = "awale capture-holes=4 over-limit=nothing";
    plays(within, CHAIN_OF_FOUR, "F", "0,0,0,0,0,0/0,0,0,0,4,0 10-0 N");
    lacks_event(within, CHAIN_OF_FOUR, "F", "awale.limit.over");
}

#[test]
fn awale_twos_leaves_threes() {
    let twos = "awale capture=two-only";
    plays(twos, CHAIN_OF_FOUR, "F", "0,0,0,0,0,0/2,3,2,3,4,0 0-0 N");
    let last_is_two = "0,0,0,0,0,4/1,2,1,1,4,0 0-0 S";
    plays(twos, last_is_two, "F", "0,0,0,0,0,0/2,3,0,0,4,0 4-0 N");
    has_events(
        twos,
        last_is_two,
        "F",
        &["capture d 2 south-store awale.twos", "capture c 2 south-store awale.twos"],
    );
}

#[test]
fn awale_starve_takes_nothing() {
    let all = "3,0,0,0,0,2/1,1,0,0,0,0 20-20 S";
    plays("awale", all, "F", "3,0,0,0,0,0/2,2,0,0,0,0 20-20 N");
    gives_events(
        "awale",
        all,
        "F",
        &[
            "lift F 2 awale.sow",
            "drop a 2 awale.sow",
            "drop b 2 awale.sow",
            "nothing b awale.starve",
        ],
    );
    // With one seed elsewhere the chain is captured.
    plays("awale", "3,0,0,0,0,2/1,1,0,1,0,0 20-20 S", "F", "3,0,0,0,0,0/0,0,0,1,0,0 24-20 N");
}

#[test]
fn awale_starve_is_judged_after_the_limit() {
    let all = "3,0,0,0,0,2/1,1,0,0,0,0 20-20 S";
    plays("awale capture-holes=1", all, "F", "3,0,0,0,0,0/2,0,0,0,0,0 22-20 N");
    plays("awale capture-holes=1 over-limit=nothing", all, "F", "3,0,0,0,0,0/2,2,0,0,0,0 20-20 N");
    lacks_event("awale capture-holes=1", all, "F", "awale.starve");
}

#[test]
fn awale_feed_asks_for_a_move_that_gives() {
    let hungry = "1,0,0,0,2,1/0,0,0,0,0,0 20-20 S";
    legal("awale", hungry, "E F");
    refused("awale", hungry, "A", "awale.feed");
    plays("awale", hungry, "F", "1,0,0,0,2,0/1,0,0,0,0,0 20-20 N");
}

#[test]
fn awale_famine_gives_the_mover_what_is_left() {
    shows(
        "awale",
        "1,2,0,0,0,0/0,0,0,0,0,0 22-23 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S",
        "south 25-23 awale.famine",
    );
    // South captures four and has none left; North cannot reach him and keeps his last seed.
    let last = "0,0,0,0,0,2/1,1,0,1,0,0 20-20 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 24-21 N";
    ends("awale", last, "F", after, "south 24-21 awale.famine");
    has_events(
        "awale",
        last,
        "F",
        &["settle d 1 north-store awale.famine", "end south 24-21 awale.famine"],
    );
    // Unlike in Owari nobody passes: a player to move without seeds has no move.
    shows(
        "awale",
        "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 20-27 S",
        "north 20-27 awale.famine",
    );
    // A starving move with the last seeds captures nothing, and then the opponent cannot feed.
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 20-24 N";
    ends("awale", "0,0,0,0,0,2/1,1,0,0,0,0 20-20 S", "F", after, "north 20-24 awale.famine");
}

#[test]
fn awale_stop_at_majority_ends_with_more_than_half() {
    let from = "1,0,0,0,0,2/4,2,0,0,1,0 22-10 S";
    plays("awale", from, "F", "1,0,0,0,0,0/5,0,0,0,1,0 25-10 N");
    ends(
        "awale stop-at-majority=yes",
        from,
        "F",
        "0,0,0,0,0,0/0,0,0,0,0,0 26-16 N",
        "south 26-16 awale.stop-at-majority",
    );
    // Seven left: three each, the odd one stays in the first hole that holds one.
    ends(
        "awale stop-at-majority=yes remaining=equal",
        from,
        "F",
        "1,0,0,0,0,0/0,0,0,0,0,0 28-13 N",
        "south 28-13 awale.stop-at-majority",
    );
    // North's store counts in the same way.
    ends(
        "awale stop-at-majority=yes",
        "4,2,0,0,1,0/1,0,0,0,0,2 10-22 N",
        "f",
        "0,0,0,0,0,0/0,0,0,0,0,0 16-26 S",
        "north 16-26 awale.stop-at-majority",
    );
    // Exactly half is not more than half.
    let half = "1,0,0,0,0,2/4,2,0,0,1,0 21-10 S";
    plays("awale stop-at-majority=yes", half, "F", "1,0,0,0,0,0/5,0,0,0,1,0 24-10 N");
}

#[test]
fn awale_stop_at_seeds_ends_with_few_on_the_board() {
    let from = "1,0,0,0,0,2/3,2,0,0,1,0 22-17 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 26-22 N";
    ends("awale stop-at-seeds=6", from, "F", after, "south 26-22 awale.stop-at-seeds");
    // With a higher limit the position is over from the start.
    let settled = "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S";
    shows("awale stop-at-seeds=12", from, settled, "south 25-23 awale.stop-at-seeds");
    plays("awale stop-at-seeds=5", from, "F", "1,0,0,0,0,0/4,0,0,0,1,0 25-17 N");
    ends(
        "awale stop-at-seeds=6 remaining=equal",
        from,
        "F",
        "0,0,0,0,0,0/0,0,0,0,0,0 28-20 N",
        "south 28-20 awale.stop-at-seeds",
    );
    // The majority is checked first.
    ends(
        "awale stop-at-seeds=6 stop-at-majority=yes",
        from,
        "F",
        after,
        "south 26-22 awale.stop-at-majority",
    );
    // Few seeds before famine: North cannot feed, yet the seeds are shared.
    ends(
        "awale stop-at-seeds=1 remaining=equal",
        "0,0,0,0,0,2/1,1,0,1,0,0 20-20 S",
        "F",
        "0,0,0,0,0,0/0,0,0,1,0,0 24-20 N",
        "south 24-20 awale.stop-at-seeds",
    );
}

#[test]
fn awale_count_is_a_view_option_that_the_rules_refuse() {
    let error = ruleset("awale").set("seed-counts", "own-only").expect_err("no such option");
    assert!(error.to_string().contains("allowed: rotation, first, capture-holes"), "{error}");
    // Its texts exist for the view all the same.
    assert!(kete::narration::rule(RuleId::AwaleCount).sentence.contains("count"));
}
