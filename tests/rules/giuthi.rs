//! Giuthi by its rules: the round, and the match of rounds.

use crate::play::{
    ends, gives_events, has_events, lacks_event, legal, plays, position, refused, shows,
};

#[test]
fn giuthi_setup_is_six_in_each_hole() {
    shows("giuthi", "start", "6,6,6,6,6,6/6,6,6,6,6,6 0-0 S", "ongoing");
    legal("giuthi", "start", "AL AR BL BR CL CR DL DR EL ER FL FR");
}

const TWO_AT_HOME: &str = "2,0,0,0,0,1/0,0,0,0,0,2 30-30 S";

#[test]
fn giuthi_start_needs_two_seeds_and_goes_either_way() {
    legal("giuthi", TWO_AT_HOME, "AL AR");
    refused("giuthi", TWO_AT_HOME, "FL", "giuthi.start");
    refused("giuthi", TWO_AT_HOME, "FR", "giuthi.start");
    has_events("giuthi", TWO_AT_HOME, "AR", &["lift A 2 giuthi.start"]);
}

#[test]
fn giuthi_sow_goes_round_both_rows_and_past_no_hole() {
    let table = [
        (TWO_AT_HOME, "AR", "0,1,1,0,0,1/0,0,0,0,0,2 30-30 N"),
        (TWO_AT_HOME, "AL", "0,0,0,0,0,1/0,0,0,0,1,3 30-30 N"),
        // North's right is the same way round as South's.
        ("0,2,0,0,0,0/0,0,0,0,2,0 30-30 N", "eR", "1,2,0,0,0,0/0,0,0,0,0,1 30-30 S"),
        // Twelve end where they started: f and the last seed are captured.
        ("12,1,0,0,0,0/0,0,0,0,0,2 28-28 S", "AR", "0,2,1,1,1,1/1,1,1,1,1,0 32-28 N"),
    ];
    for (from, mv, after) in table {
        plays("giuthi", from, mv, after);
    }
    gives_events(
        "giuthi",
        TWO_AT_HOME,
        "AL",
        &[
            "lift A 2 giuthi.start",
            "drop f 3 giuthi.sow",
            "drop e 1 giuthi.sow",
            "stop e giuthi.end",
        ],
    );
}

#[test]
fn giuthi_relay_turns_round_at_each_lift() {
    let own = "0,2,0,1,0,0/0,0,0,0,3,0 20-20 S";
    plays("giuthi", own, "BR", "0,1,2,0,0,0/0,0,0,0,3,0 20-20 N");
    has_events(
        "giuthi",
        own,
        "BR",
        &[
            "lift B 2 giuthi.start",
            "drop C 1 giuthi.sow",
            "drop D 2 giuthi.sow",
            "relay D giuthi.relay",
            "lift D 2 giuthi.relay",
            "drop C 2 giuthi.sow",
            "drop B 1 giuthi.sow",
            "stop B giuthi.end",
        ],
    );
    // Out to b and back into the emptied E, which faces b, also empty by then.
    let out = "0,0,0,0,3,0/1,2,0,0,0,0 30-30 S";
    plays("giuthi", out, "ER", "0,0,0,0,1,2/3,0,0,0,0,0 30-30 N");
}

#[test]
fn giuthi_end_of_a_sowing_is_an_empty_hole() {
    let from = "0,0,0,1,0,2/0,0,0,0,4,4 30-20 S";
    plays("giuthi", from, "FR", "0,0,0,1,0,0/1,1,0,0,4,4 30-20 N");
    gives_events(
        "giuthi",
        from,
        "FR",
        &[
            "lift F 2 giuthi.start",
            "drop a 1 giuthi.sow",
            "drop b 1 giuthi.sow",
            "stop b giuthi.end",
        ],
    );
    // Facing seeds change nothing if they are the mover's own.
    let across = "0,0,0,1,3,2/0,0,0,0,4,4 30-20 S";
    plays("giuthi", across, "FR", "0,0,0,1,3,0/1,1,0,0,4,4 30-20 N");
}

#[test]
fn giuthi_capture_needs_a_facing_hole_that_was_fed_this_turn() {
    let fed = "0,0,0,0,0,2/0,1,0,0,0,3 30-30 S";
    plays("giuthi", fed, "FR", "0,0,0,0,0,0/0,0,0,0,0,3 33-30 N");
    has_events(
        "giuthi",
        fed,
        "FR",
        &[
            "stop F giuthi.end",
            "capture a 2 south-store giuthi.capture",
            "keep F 1 south-store giuthi.capture",
        ],
    );
    // e was fed by the first lap; B and f relay, and the third ends in B.
    let early = "0,1,1,0,0,8/0,0,0,0,0,0 31-31 S";
    plays("giuthi", early, "FR", "3,0,1,0,0,0/1,1,1,1,0,0 33-31 N");
    // D faces two seeds that got none this turn.
    let not_fed = "0,2,0,0,0,0/0,0,2,0,0,0 20-20 S";
    plays("giuthi", not_fed, "BR", "0,0,1,1,0,0/0,0,2,0,0,0 20-20 N");
    has_events("giuthi", not_fed, "BR", &["stop D giuthi.end", "nothing D giuthi.capture"]);
    // F faces nothing.
    let empty = "0,0,3,0,0,0/0,0,2,0,0,0 30-30 S";
    plays("giuthi", empty, "CR", "0,0,0,1,1,1/0,0,2,0,0,0 30-30 N");
}

#[test]
fn giuthi_run_captures_on_along_empty_own_holes() {
    let two = "0,0,0,0,0,3/0,1,2,0,0,3 30-30 S";
    plays("giuthi", two, "FR", "0,0,0,0,0,0/0,0,0,0,0,3 36-30 N");
    let three = "0,0,0,0,0,4/0,1,1,3,0,3 30-30 S";
    plays("giuthi", three, "FR", "0,0,0,0,0,0/0,0,0,0,0,3 39-30 N");
    has_events(
        "giuthi",
        three,
        "FR",
        &[
            "capture a 2 south-store giuthi.capture",
            "keep F 1 south-store giuthi.capture",
            "capture b 3 south-store giuthi.run",
            "capture c 3 south-store giuthi.run",
        ],
    );
    // An own seed on D stops it.
    let stopped = "0,0,0,1,0,4/0,1,1,3,0,3 30-29 S";
    plays("giuthi", stopped, "FR", "0,0,0,1,0,0/0,0,3,0,0,3 36-29 N");
    // The end of the row stops it too, though F at the other end is empty and faces a seed: D and F
    // relay, and the last lap ends in A.
    let home = "9,0,1,1,0,3/0,0,0,3,0,2 26-27 S";
    plays("giuthi", home, "AL", "0,1,2,1,3,0/1,1,1,4,1,0 30-27 N");
    // The end of the row stops it: a handful of twelve sown leftwards ends in A.
    let at_the_end = "12,0,0,0,0,0/2,0,0,0,0,2 26-26 S";
    plays("giuthi", at_the_end, "AL", "0,1,1,1,1,1/3,1,1,1,1,0 30-26 N");
    lacks_event("giuthi", at_the_end, "AL", "giuthi.run");
}

#[test]
fn giuthi_pass_is_for_a_player_who_cannot_start() {
    let single = "1,0,0,0,0,0/2,0,0,0,0,0 30-30 S";
    legal("giuthi", single, "pass");
    plays("giuthi", single, "pass", "1,0,0,0,0,0/2,0,0,0,0,0 30-30 N");
    gives_events("giuthi", single, "pass", &["pass giuthi.pass"]);
    refused("giuthi", single, "AR", "giuthi.start");
    refused("giuthi", TWO_AT_HOME, "pass", "giuthi.pass");
    legal("giuthi", "1,1,1,1,1,1/2,1,1,1,1,1 29-29 S", "pass");
}

#[test]
fn giuthi_round_ends_when_neither_can_start() {
    let one_can = "1,0,0,0,0,0/2,0,0,0,0,0 30-30 S";
    shows("giuthi", one_can, one_can, "ongoing");
    let last = "2,0,0,0,0,0/1,0,0,0,0,0 30-37 S";
    plays("giuthi", last, "AR", "0,0,0,0,0,0/0,0,0,0,0,0 32-38 S");
    gives_events(
        "giuthi",
        last,
        "AR",
        &[
            "lift A 2 giuthi.start",
            "drop B 1 giuthi.sow",
            "drop C 1 giuthi.sow",
            "stop C giuthi.end",
            "nothing C giuthi.capture",
            "settle B 1 south-store giuthi.round",
            "settle C 1 south-store giuthi.round",
            "settle a 1 north-store giuthi.round",
        ],
    );
}

#[test]
fn giuthi_match_fill_lays_out_all_seeds_and_the_winner_copies() {
    let between = "0,0,0,0,0,0/0,0,0,0,0,0 42-30 N";
    shows("giuthi", between, between, "ongoing");
    assert_eq!(position("giuthi", between).layout_sizes(), [6]);
    plays("giuthi", between, "fill:5,5,5,5,5,5", "5,5,5,5,5,5/5,5,5,5,5,5 12-0 S");
    // Each player counts the holes from his own left, so A is like a.
    plays("giuthi", between, "fill:10,1,1,1,1,16", "10,1,1,1,1,16/10,1,1,1,1,16 12-0 S");
    for wrong in [
        "fill:5,5,5,5,5,4",
        "fill:5,5,5,5,5,6",
        "fill:0,6,6,6,6,6",
        "fill:30",
        "fill:6,6,6,6,6",
        "fill:200,200,200,200,200,200",
    ] {
        let rule = if matches!(wrong, "fill:30" | "fill:6,6,6,6,6") { "shrink" } else { "fill" };
        refused("giuthi", between, wrong, &format!("giuthi.match.{rule}"));
    }
    // With a single seed in every hole nobody could start.
    refused("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 66-6 N", "fill:1,1,1,1,1,1", "giuthi.match.fill");
    // No layout during a round, and nothing else between rounds.
    refused("giuthi", "start", "fill:6,6,6,6,6,6", "giuthi.match.fill");
    let played = "2,0,0,0,0,0/1,0,0,0,0,2 36-30 S";
    refused("giuthi", played, "fill:6,6,6,6,6,6", "giuthi.match.fill");
    legal("giuthi", between, "");
    refused("giuthi", between, "pass", "giuthi.pass");
    refused("giuthi", between, "aL", "move.empty");
}

#[test]
fn giuthi_match_fill_after_a_level_round_is_the_start_and_the_next_player_begins() {
    let level = "2,0,0,0,0,0/1,0,0,0,0,0 34-35 S";
    plays("giuthi", level, "AR", "6,6,6,6,6,6/6,6,6,6,6,6 0-0 N");
    has_events(
        "giuthi",
        level,
        "AR",
        &[
            "settle a 1 north-store giuthi.round",
            "take south-store 36 giuthi.match.fill",
            "drop A 6 giuthi.match.fill",
            "take north-store 36 giuthi.match.fill",
            "drop f 6 giuthi.match.fill",
        ],
    );
    // On a shortened board too.
    plays("giuthi", "2,0,0/1,0,0 34-35 S", "AR", "6,6,6,6,6,6/6,6,6,6,6,6 0-0 N");
}

#[test]
fn giuthi_match_shrink_is_the_losers_choice_by_his_seeds() {
    let sizes = |stores: &str, to_move: &str| {
        let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {stores} {to_move}");
        position("giuthi", &text).layout_sizes()
    };
    assert_eq!(sizes("54-18", "N"), [6]);
    assert_eq!(sizes("55-17", "N"), [6, 4]);
    assert_eq!(sizes("63-9", "N"), [6, 4]);
    assert_eq!(sizes("64-8", "N"), [6, 4, 3]);
    // Seven seeds fit on six holes with two in one; six do not; five only on four holes or fewer.
    assert_eq!(sizes("65-7", "N"), [6, 4, 3]);
    assert_eq!(sizes("66-6", "N"), [4, 3]);
    assert_eq!(sizes("5-67", "S"), [4, 3]);
    let twelve = "0,0,0,0,0,0/0,0,0,0,0,0 60-12 N";
    plays("giuthi", twelve, "fill:3,3,3,3", "3,3,3,3/3,3,3,3 48-0 S");
    plays("giuthi", twelve, "fill:2,2,2,2,2,2", "2,2,2,2,2,2/2,2,2,2,2,2 48-0 S");
    refused("giuthi", twelve, "fill:4,4,4", "giuthi.match.shrink");
    refused("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 54-18 N", "fill:5,5,4,4", "giuthi.match.shrink");
    // Play goes on with A to D as a whole row.
    plays("giuthi", twelve, "fill:3,3,3,3 AR", "2,6,6,1/3,3,3,0 48-0 N");
    // With more seeds the board may grow again: the long board is always allowed.
    plays("giuthi", "0,0,0/0,0,0 66-6 N", "fill:3,1,1,1", "3,1,1,1/3,1,1,1 60-0 S");
    assert_eq!(position("giuthi", "0,0,0/0,0,0 54-18 N").layout_sizes(), [6]);
}

#[test]
fn giuthi_match_shrink_to_two_holes_needs_the_option() {
    let four = "0,0,0,0,0,0/0,0,0,0,0,0 68-4 N";
    shows("giuthi", four, four, "south 68-4 giuthi.match.end");
    assert_eq!(position("giuthi lose-at=0", four).layout_sizes(), [3, 2]);
    plays("giuthi lose-at=0", four, "fill:2,2", "2,2/2,2 64-0 S");
    let three = "0,0/0,0 69-3 N";
    assert_eq!(position("giuthi lose-at=0", three).layout_sizes(), [2]);
}

#[test]
fn giuthi_match_end_comes_with_four_seeds_or_fewer() {
    let last = "2,0,0,0,0,0/1,0,0,0,0,0 2-67 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 4-68 S";
    ends("giuthi", last, "AR", after, "north 4-68 giuthi.match.end");
    plays("giuthi lose-at=0", last, "AR", after);
    // Five go on.
    plays("giuthi", "2,0,0,0,0,0/1,0,0,0,0,0 3-66 S", "AR", "0,0,0,0,0,0/0,0,0,0,0,0 5-67 S");
    // With lose-at=0 two are too few to lay out.
    let two = "0,0,0,0,0,0/0,0,0,0,0,0 2-70 S";
    shows("giuthi lose-at=0", two, two, "north 2-70 giuthi.match.end");
    let three = "0,0,0,0,0,0/0,0,0,0,0,0 3-69 S";
    shows("giuthi lose-at=0", three, three, "ongoing");
    // Equal scores with fewer than all seeds, possible only from a string: a draw.
    let short = "2,0,0,0,0,0/1,0,0,0,0,0 30-31 S";
    let after = "0,0,0,0,0,0/0,0,0,0,0,0 32-32 N";
    ends("giuthi", short, "AR", after, "draw 32-32 giuthi.match.end");
}
