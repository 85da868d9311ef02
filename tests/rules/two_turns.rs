//! Two turns of each game from its start, worked out by hand.

use std::collections::BTreeSet;

use kete::rules::GameName;

use crate::play::plays;

#[test]
fn two_turns_of_each_game_played_by_hand() {
    // In Beginner A2R ends its first lap on A4, eats a5 and sows A1 and A2; a2R mirrors it. In
    // Ntchuwa a2R eats A7, A8 and, after a relay from a1, A5. In Giuthi bR relays from B to the
    // left and from D to the right.
    let table = [
        (
            "bawo-beginner",
            "A2R",
            "3,1,3,3,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,0,2,2,2/2,2,2,2,2,2,2,2 0-0 - N",
        ),
        (
            "bawo-beginner",
            "A2R a2R",
            "3,1,3,3,0,2,2,2/2,2,2,2,2,2,2,2/3,1,3,3,0,2,2,2/2,2,2,2,2,2,2,2 0-0 - S",
        ),
        (
            "bawo-advanced",
            "A6R",
            "0,0,0,0,8,0,3,1/0,0,0,0,0,0,0,1/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 19-20 Hh N",
        ),
        (
            "bawo-advanced",
            "A6R a5",
            "0,0,0,0,8,0,3,1/0,0,0,0,0,0,0,1/0,0,0,0,9,2,2,0/0,0,0,0,0,0,0,0 19-19 Hh S",
        ),
        (
            "bawo-ntchuwa",
            "A1R",
            "1,2,2,2,1,1,1,1/0,0,0,0,0,0,0,0/1,1,1,1,0,1,1,0/0,0,0,0,0,0,0,0 23-24 - N",
        ),
        (
            "bawo-ntchuwa",
            "A1R a2R",
            "1,2,2,2,0,1,0,0/0,0,0,0,0,0,0,0/1,3,2,2,0,1,1,0/0,0,0,0,0,0,0,0 23-23 - S",
        ),
        ("awale", "D", "4,4,4,0,5,5/5,5,4,4,4,4 0-0 N"),
        ("awale", "D b", "5,4,4,0,5,5/5,0,5,5,5,5 0-0 S"),
        ("owari", "F", "4,4,4,4,4,0/5,5,5,5,4,4 0-0 N"),
        ("owari", "F e", "5,5,5,4,4,0/5,5,5,5,0,5 0-0 S"),
        ("basic", "D", "3,3,3,0,4,4/3,3,3,3,3,3 1-0 S"),
        ("basic", "D A", "0,4,4,0,4,4/3,3,0,3,3,3 5-0 N"),
        ("ayoayo", "C", "4,4,0,5,5,5/4,4,4,4,4,4 1-0 N"),
        ("ayoayo", "C c", "4,4,0,5,5,5/4,4,0,5,5,5 1-1 S"),
        ("giuthi", "AR", "2,9,9,9,9,9/1,6,6,6,6,0 0-0 N"),
        ("giuthi", "AR bR", "5,1,9,0,11,11/3,2,9,9,9,3 0-0 S"),
        (
            "ring",
            "1R",
            "2B,3R2B,3R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B 0-0 N",
        ),
        (
            "ring",
            "1R 16B",
            "3B,3R2B,3R3B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,2R 0-0 S",
        ),
    ];
    let named: BTreeSet<&str> = table.iter().map(|(rules, ..)| *rules).collect();
    assert_eq!(named, GameName::ALL.into_iter().map(GameName::id).collect());
    for (rules, moves, after) in table {
        plays(rules, "start", moves, after);
    }
}
