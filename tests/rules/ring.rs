//! The two-colour ring by its rules, with the worked examples of its source text.

use crate::play::{ends, gives_events, has_events, legal, plays, position, shows};

#[test]
fn ring_setup_is_two_red_and_two_blue_everywhere() {
    let start = [["2R2B"; 16].join(","), "0-0 S".to_owned()].join(" ");
    shows("ring", "start", &start, "ongoing");
    legal("ring", "start", "1R 1B 3R 3B 5R 5B 7R 7B 9R 9B 11R 11B 13R 13B 15R 15B");
    assert_eq!(position("ring", "start").setup().total(), 64);
}

#[test]
fn ring_sow_red_visits_every_following_hole_but_the_origin() {
    let three = "3R,4B,-,-,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 S";
    plays("ring", three, "1R", "-,1R4B,1R,1R,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 N");
    gives_events(
        "ring",
        three,
        "1R",
        &[
            "lift 1 3R ring.sow.red",
            "drop 2 1R ring.sow.red",
            "drop 3 1R ring.sow.red",
            "drop 4 1R ring.sow.red",
        ],
    );
    let both = "3R2B,4B,-,-,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 S";
    plays("ring", both, "1R", "2B,1R4B,1R,1R,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 N");
    let fifteen = "15R,1B,-,-,-,-,-,4R,-,-,-,-,-,-,-,- 0-0 S";
    let all_once = "-,1R1B,1R,1R,1R,1R,1R,5R,1R,1R,1R,1R,1R,1R,1R,1R 0-0 N";
    plays("ring", fifteen, "1R", all_once);
    let sixteen = "16R,1B,-,-,-,-,-,4R,-,-,-,-,-,-,-,- 0-0 S";
    let over = "-,-,1R,1R,1R,1R,1R,5R,1R,1R,1R,1R,1R,1R,1R,1R 3-0 N";
    plays("ring", sixteen, "1R", over);
    has_events(
        "ring",
        sixteen,
        "1R",
        &["drop 16 1R ring.sow.red", "skip 1 ring.sow.red", "drop 2 2R ring.sow.red"],
    );
}

#[test]
fn ring_sow_blue_visits_the_other_sides_holes_only() {
    let three = "2R3B,4B,-,-,-,-,-,-,-,-,-,4R,-,-,-,- 0-0 S";
    plays("ring", three, "1B", "2R,5B,-,1B,-,1B,-,-,-,-,-,4R,-,-,-,- 0-0 N");
    gives_events(
        "ring",
        three,
        "1B",
        &[
            "lift 1 3B ring.sow.blue",
            "drop 2 5B ring.sow.blue",
            "drop 4 1B ring.sow.blue",
            "drop 6 1B ring.sow.blue",
        ],
    );
    // North sows into odd holes, past 16 to 1.
    let north = "-,-,6R,-,-,-,-,-,-,-,-,-,-,3B,-,- 4-4 N";
    plays("ring", north, "14B", "1B,-,6R1B,-,-,-,-,-,-,-,-,-,-,-,1B,- 4-4 S");
    // Nine go once round the eight holes of the other side and one hole further; 2 then holds two.
    let nine = "9B,-,4R,-,-,-,-,-,-,-,-,-,-,-,-,- 0-0 S";
    plays("ring", nine, "1B", "-,-,4R,1B,-,1B,-,1B,-,1B,-,1B,-,1B,-,1B 2-0 N");
}

#[test]
fn ring_capture_counts_both_colours_together() {
    let table = [
        (
            "1R,1B,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 0-0 S",
            "1R",
            "-,-,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 2-0 N",
        ),
        (
            "1R,2B,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 0-0 S",
            "1R",
            "-,-,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 3-0 N",
        ),
        (
            "1R,3B,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 0-0 S",
            "1R",
            "-,1R3B,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 0-0 N",
        ),
        // One's own holes are captured too.
        (
            "-,-,2R1B,1B,1R,-,-,4B,-,-,4R,-,-,-,-,- 0-0 S",
            "3R",
            "-,-,1B,-,-,-,-,4B,-,-,4R,-,-,-,-,- 4-0 N",
        ),
        // A single or a four stops the chain.
        (
            "2R2B,2B,1R,-,4R,-,-,4B,-,-,-,-,-,-,-,- 0-0 S",
            "1R",
            "-,-,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 7-0 N",
        ),
        (
            "2R2B,3B,1R,-,4R,-,-,4B,-,-,-,-,-,-,-,- 0-0 S",
            "1R",
            "2B,1R3B,-,-,4R,-,-,4B,-,-,-,-,-,-,-,- 2-0 N",
        ),
    ];
    for (from, mv, after) in table {
        plays("ring", from, mv, after);
    }
    // A hole with both colours has two events, red first.
    has_events(
        "ring",
        table[1].0,
        "1R",
        &["capture 2 1R south-store ring.capture", "capture 2 2B south-store ring.capture"],
    );
}

#[test]
fn ring_capture_runs_on_as_far_as_once_round() {
    // Twelve holes of both sides, back to 6, which holds four.
    let twelve = "1R2B,1B,4R,4R,4R,4R,2R,2R,2R,2R,2R,2R,2R,2R,2R,2R 0-0 S";
    plays("ring", twelve, "1R", "-,-,4R,4R,4R,4R,-,-,-,-,-,-,-,-,-,- 24-0 N");
    let all = "1R2B,1B,2R,2R,2R,2R,2R,2R,2R,2R,2R,2R,2R,2R,2R,2R 0-0 S";
    let bare = [["-"; 16].join(","), "32-0 N".to_owned()].join(" ");
    ends("ring", all, "1R", &bare, "south 32-0 ring.starve");
}

/// Holes that the examples leave open hold fours, which stop any chain.
const FIRST_EXAMPLE: &str = "2R,4B,4B,4B,4B,4B,4B,4B,4B,4B,4B,4B,2R2B,2R2B,2B,2R 0-0 N";

#[test]
fn ring_capture_of_the_first_worked_example_takes_ten() {
    // 16 was not sown, 14 is the origin; 13 with four stops the chain.
    let after = "-,4B,4B,4B,4B,4B,4B,4B,4B,4B,4B,4B,2R2B,-,-,- 0-10 S";
    plays("ring", FIRST_EXAMPLE, "14B", after);
    gives_events(
        "ring",
        FIRST_EXAMPLE,
        "14B",
        &[
            "lift 14 2B ring.sow.blue",
            "drop 15 3B ring.sow.blue",
            "drop 1 1B ring.sow.blue",
            "capture 1 2R north-store ring.capture",
            "capture 1 1B north-store ring.capture",
            "capture 16 2R north-store ring.capture",
            "capture 15 3B north-store ring.capture",
            "capture 14 2R north-store ring.capture",
        ],
    );
}

const SECOND_EXAMPLE: &str = "1R,2R,1B,2B,1R,4R,4R,4R,4R,4R,4R,4R,4R,4B,2R,1R3B 0-0 N";

#[test]
fn ring_capture_of_the_second_worked_example_takes_ten() {
    let after = "-,-,-,-,-,4R,4R,4R,4R,4R,4R,4R,4R,4B,2R,1R 0-10 S";
    plays("ring", SECOND_EXAMPLE, "16B", after);
    gives_events(
        "ring",
        SECOND_EXAMPLE,
        "16B",
        &[
            "lift 16 3B ring.sow.blue",
            "drop 1 1B ring.sow.blue",
            "drop 3 2B ring.sow.blue",
            "drop 5 1B ring.sow.blue",
            "capture 5 1R north-store ring.capture",
            "capture 5 1B north-store ring.capture",
            "capture 4 2B north-store ring.capture",
            "capture 3 2B north-store ring.capture",
            "capture 2 2R north-store ring.capture",
            "capture 1 1R north-store ring.capture",
            "capture 1 1B north-store ring.capture",
        ],
    );
}

#[test]
fn ring_capture_of_the_third_worked_example_takes_seven() {
    // Hole 2 keeps its two red seeds.
    let after = "-,2R,1B,2B,1R,4R,4R,4R,4R,4R,4R,4R,4R,4B,-,- 0-7 S";
    plays("ring", SECOND_EXAMPLE, "16R", after);
    gives_events(
        "ring",
        SECOND_EXAMPLE,
        "16R",
        &[
            "lift 16 1R ring.sow.red",
            "drop 1 2R ring.sow.red",
            "capture 1 2R north-store ring.capture",
            "capture 16 3B north-store ring.capture",
            "capture 15 2R north-store ring.capture",
        ],
    );
}

#[test]
fn ring_starve_gives_the_mover_all_that_is_left() {
    let from = "2R,1B,1R,-,-,-,-,-,5R,-,-,-,-,-,-,- 30-10 S";
    let bare = [["-"; 16].join(","), "39-10 N".to_owned()].join(" ");
    ends("ring", from, "1R", &bare, "south 39-10 ring.starve");
    has_events(
        "ring",
        from,
        "1R",
        &[
            "capture 3 2R south-store ring.capture",
            "capture 2 1R south-store ring.capture",
            "capture 2 1B south-store ring.capture",
            "settle 9 5R south-store ring.starve",
            "end south 39-10 ring.starve",
        ],
    );
    // Only from a string: a player to move without seeds loses all seeds on the board.
    let bare = [["-"; 16].join(","), "20-29 S".to_owned()].join(" ");
    shows("ring", "-,4R,-,5B,-,-,-,-,-,-,-,-,-,-,-,- 20-20 S", &bare, "north 20-29 ring.starve");
}

#[test]
fn ring_end_comes_with_33_with_32_each_and_below_eight() {
    // 33 captured wins; seeds on the board count for nobody.
    ends(
        "ring",
        "2R,1B,1R,-,-,-,-,-,5R,4B,-,-,-,-,-,- 29-10 S",
        "1R",
        "-,-,-,-,-,-,-,-,5R,4B,-,-,-,-,-,- 33-10 N",
        "south 33-10 ring.end",
    );
    // 34 as well.
    ends(
        "ring",
        "2R,1B,1R,-,-,-,-,-,5R,4B,-,-,-,-,-,- 30-10 S",
        "1R",
        "-,-,-,-,-,-,-,-,5R,4B,-,-,-,-,-,- 34-10 N",
        "south 34-10 ring.end",
    );
    // Seven left end the game and stay on the board.
    let seven = "1B,1R,4R,3B,-,-,-,-,-,-,-,-,-,-,-,- 28-26 S";
    let after = "-,-,4R,3B,-,-,-,-,-,-,-,-,-,-,-,- 30-26 N";
    ends("ring", seven, "1B", after, "south 30-26 ring.end");
    // Eight go on.
    plays(
        "ring",
        "1B,1R,4R,4B,-,-,-,-,-,-,-,-,-,-,-,- 28-26 S",
        "1B",
        "-,-,4R,4B,-,-,-,-,-,-,-,-,-,-,-,- 30-26 N",
    );
    // Exactly 32 do not win while eight are on the board and the opponent has fewer than 32.
    plays(
        "ring",
        "1B,1R,4R,4B,-,-,-,-,-,-,-,-,-,-,-,- 30-24 S",
        "1B",
        "-,-,4R,4B,-,-,-,-,-,-,-,-,-,-,-,- 32-24 N",
    );
    // 32 each: nothing is left, and North to move has no seeds: the game is a draw either way.
    let bare = [["-"; 16].join(","), "32-32 N".to_owned()].join(" ");
    shows("ring", &bare, &bare, "draw 32-32 ring.starve");
}
