//! Ayoayo by its rules.

use crate::play::{ends, gives_events, has_events, lacks_event, legal, plays, refused, shows};

#[test]
fn ayoayo_setup_is_four_in_each_hole() {
    shows("ayoayo", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "ongoing");
    legal("ayoayo", "start", "A B C D E F");
}

#[test]
fn ayoayo_sow_drops_into_the_own_store_and_skips_the_others() {
    let from = "0,0,0,0,3,0/0,0,3,0,0,2 0-0 S";
    plays("ayoayo", from, "E", "0,0,0,0,0,1/1,0,3,0,0,2 1-0 N");
    gives_events(
        "ayoayo",
        from,
        "E",
        &[
            "lift E 3 ayoayo.sow",
            "drop F 1 ayoayo.sow",
            "drop south-store 1 ayoayo.sow",
            "drop a 1 ayoayo.sow",
        ],
    );
    // Eight from F go past North's store into A.
    let past = "0,0,2,0,0,8/0,0,0,0,0,0 0-0 S";
    plays("ayoayo", past, "F", "1,0,2,0,0,0/1,1,1,1,1,0 2-0 N");
}

#[test]
fn ayoayo_relay_lifts_a_full_hole_of_either_side_and_goes_on() {
    let own = "0,2,0,1,0,0/0,0,0,0,0,2 0-0 S";
    plays("ayoayo", own, "B", "0,0,1,0,1,1/0,0,0,0,0,2 0-0 N");
    let others = "0,0,0,0,3,1/2,0,0,0,0,2 0-0 S";
    plays("ayoayo", others, "E", "0,0,0,0,0,2/0,1,1,1,0,2 1-0 N");
    gives_events(
        "ayoayo",
        others,
        "E",
        &[
            "lift E 3 ayoayo.sow",
            "drop F 2 ayoayo.sow",
            "drop south-store 1 ayoayo.sow",
            "drop a 3 ayoayo.sow",
            "relay a ayoayo.relay",
            "lift a 3 ayoayo.relay",
            "drop b 1 ayoayo.sow",
            "drop c 1 ayoayo.sow",
            "drop d 1 ayoayo.sow",
        ],
    );
}

#[test]
fn ayoayo_skip_passes_over_the_origin_in_the_first_lap_only() {
    let twelve = "0,0,12,0,0,0/1,0,0,0,0,1 0-0 S";
    plays("ayoayo", twelve, "C", "1,1,0,1,1,1/2,1,1,1,0,2 2-0 N");
    lacks_event("ayoayo", twelve, "C", "ayoayo.skip");
    // Thirteen: past C to D, then laps from D, F, a, d and f, and the last one drops into C.
    let thirteen = "0,0,13,0,0,0/1,0,0,0,0,1 0-0 S";
    plays("ayoayo", thirteen, "C", "2,2,1,0,2,0/0,2,2,0,2,0 2-0 N");
    has_events(
        "ayoayo",
        thirteen,
        "C",
        &[
            "drop B 1 ayoayo.sow",
            "skip C ayoayo.skip",
            "drop D 2 ayoayo.sow",
            "relay f ayoayo.relay",
            "drop C 1 ayoayo.sow",
        ],
    );
    // A later lap of thirteen drops its last seed into its origin; that captures the one in e.
    let later = "1,12,0,0,0,0/0,0,0,0,0,1 0-0 S";
    plays("ayoayo", later, "A", "1,1,1,1,1,1/1,1,1,1,0,2 2-0 N");
    lacks_event("ayoayo", later, "A", "ayoayo.skip");
    let fourteen = "0,0,14,0,0,0/0,1,0,0,0,0 0-0 S";
    plays("ayoayo", fourteen, "C", "1,1,0,2,0,2/1,2,1,1,1,1 2-0 N");
}

#[test]
fn ayoayo_store_ends_the_turn() {
    let from = "0,0,0,0,2,1/0,0,3,0,0,2 0-0 S";
    plays("ayoayo", from, "E", "0,0,0,0,0,2/0,0,3,0,0,2 1-0 N");
    has_events(
        "ayoayo",
        from,
        "E",
        &["drop south-store 1 ayoayo.sow", "stop south-store ayoayo.store"],
    );
    // Four in each: C's last seed lands in the store.
    plays("ayoayo", "start", "C", "4,4,0,5,5,5/4,4,4,4,4,4 1-0 N");
}

#[test]
fn ayoayo_capture_takes_the_facing_seeds_and_leaves_the_last_one() {
    let from = "0,2,0,0,0,0/0,0,3,0,0,2 0-0 S";
    plays("ayoayo", from, "B", "0,0,1,1,0,0/0,0,0,0,0,2 3-0 N");
    has_events(
        "ayoayo",
        from,
        "B",
        &["drop D 1 ayoayo.sow", "capture c 3 south-store ayoayo.capture"],
    );
    let table = [
        // Nothing opposite.
        ("0,2,0,0,0,0/0,0,0,3,0,2 0-0 S", "B", "0,0,1,1,0,0/0,0,0,3,0,2 0-0 N"),
        ("0,2,0,1,0,0/0,3,0,0,0,2 0-0 S", "D", "0,2,0,0,1,0/0,0,0,0,0,2 3-0 N"),
        // An empty hole of the opponent's.
        ("0,0,0,0,1,2/0,0,0,0,1,4 0-0 S", "F", "0,0,0,0,1,0/1,0,0,0,1,4 1-0 N"),
        ("0,0,0,0,1,3/0,0,0,0,1,4 0-0 S", "F", "0,0,0,0,1,0/1,1,0,0,1,4 1-0 N"),
    ];
    for (from, mv, after) in table {
        plays("ayoayo", from, mv, after);
    }
}

#[test]
fn ayoayo_feed_asks_for_a_move_that_gives_after_all_its_laps() {
    let hungry = "2,0,0,0,0,2/0,0,0,0,0,0 20-20 S";
    legal("ayoayo", hungry, "F");
    refused("ayoayo", hungry, "A", "ayoayo.feed");
    plays("ayoayo", hungry, "F", "2,0,0,0,0,0/1,0,0,0,0,0 21-20 N");
}

#[test]
fn ayoayo_pass_is_for_a_player_without_seeds_who_can_be_fed() {
    let empty = "0,0,0,0,0,0/0,0,0,0,1,2 20-20 S";
    legal("ayoayo", empty, "pass");
    plays("ayoayo", empty, "pass", "0,0,0,0,0,0/0,0,0,0,1,2 20-20 N");
    gives_events("ayoayo", empty, "pass", &["pass ayoayo.pass"]);
    refused("ayoayo", empty, "A", "move.empty");
    refused("ayoayo", "start", "pass", "ayoayo.pass");
    refused("ayoayo", "0,0,0,0,0,0/0,0,0,0,1,2 20-20 N", "pass", "ayoayo.pass");
}

#[test]
fn ayoayo_end_gives_the_rest_to_the_player_who_cannot_feed() {
    shows(
        "ayoayo",
        "0,0,0,0,0,0/1,0,1,0,0,0 20-20 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 20-22 S",
        "north 20-22 ayoayo.end",
    );
    shows(
        "ayoayo",
        "1,2,0,0,0,0/0,0,0,0,0,0 20-20 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 23-20 S",
        "south 23-20 ayoayo.end",
    );
    let last = "0,0,0,0,0,1/0,0,0,0,1,0 22-23 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 23-24 N";
    ends("ayoayo", last, "F", after, "north 23-24 ayoayo.end");
    gives_events(
        "ayoayo",
        last,
        "F",
        &[
            "lift F 1 ayoayo.sow",
            "drop south-store 23 ayoayo.sow",
            "stop south-store ayoayo.store",
            "settle e 1 north-store ayoayo.end",
            "end north 23-24 ayoayo.end",
        ],
    );
    let capture = "0,0,3,0,0,0/0,2,0,0,0,0 10-10 N";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 10-15 S";
    ends("ayoayo", capture, "b", after, "north 10-15 ayoayo.end");
}
