//! The rules common to all games.

use kete::rules::options::Share;
use kete::rules::{
    BoardShape, GameName, Place, RuleId, RuleKind, Ruleset, Setup, SetupFault, Side,
};

use crate::play::{
    ends, events, has_events, legal, plays, position, refused, result, ruleset, shows, turn,
};

/// A first move of each game, and one that could follow it.
const FIRST_MOVES: [(&str, &str, &str); GameName::ALL.len()] = [
    ("bawo-beginner", "A1R", "a1R"),
    ("bawo-advanced", "A6R", "a6R"),
    ("bawo-ntchuwa", "A1R", "a1R"),
    ("awale", "C", "c"),
    ("basic", "A", "a"),
    ("owari", "C", "c"),
    ("ayoayo", "C", "c"),
    ("giuthi", "AR", "aR"),
    ("ring", "1R", "2R"),
];

/// A table of all games leaves none out.
#[track_caller]
fn has_every_game(mut named: Vec<&str>) {
    named.dedup();
    assert_eq!(named, GameName::ALL.map(GameName::id));
}

#[test]
fn turn_alternate_gives_south_the_first_turn_and_north_the_next() {
    has_every_game(FIRST_MOVES.iter().map(|(rules, ..)| *rules).collect());
    for (rules, first, second) in FIRST_MOVES {
        assert_eq!(position(rules, "start").to_move(), Side::South, "{rules}");
        let turn = turn(rules, "start", first);
        assert_eq!((turn.mover, turn.after.to_move()), (Side::South, Side::North), "{rules}");
        let own = turn.after.parse_move(second).expect(second);
        assert!(turn.after.refusal(&own).is_none_or(|no| no.rule != RuleId::MoveOwn), "{rules}");
        let again = turn.after.parse_move(first).expect(first);
        assert_eq!(turn.after.refusal(&again).map(|no| no.rule), Some(RuleId::MoveOwn), "{rules}");
    }
}

#[test]
fn turn_alternate_refuses_a_pass_in_games_without_one() {
    for name in GameName::ALL {
        let rule = name.rule_about(RuleKind::Pass).unwrap_or(RuleId::TurnAlternate);
        refused(name.id(), "start", "pass", rule.id());
    }
}

#[test]
fn move_own_refuses_the_other_sides_holes() {
    for (rules, _, mv) in FIRST_MOVES {
        refused(rules, "start", mv, "move.own");
    }
    // Empty or not: the owner is checked first.
    refused("awale", "4,0,0,0,0,4/0,0,0,0,0,4 0-0 S", "a", "move.own");
    refused("ring", "3R,-,4R,-,-,-,-,4B,-,-,-,-,-,-,-,- 0-0 S", "2B", "move.own");
    // Placements on the other side, and layouts in games without them, break the same rule.
    refused("bawo-advanced", "start", "=a1a1a1a1a1", "move.own");
}

#[test]
fn move_empty_refuses_a_hole_without_seeds_of_that_colour() {
    let table = [
        (
            "bawo-beginner",
            "0,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S",
            "A5R",
        ),
        ("bawo-advanced", "start", "A1L"),
        (
            "bawo-ntchuwa",
            "0,1,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,2,0,0,0,1/0,0,0,0,0,0,0,0 10-10 - S",
            "A1R",
        ),
        ("awale", "0,0,3,0,1,0/4,0,0,0,0,4 0-0 S", "D"),
        ("basic", "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S", "D"),
        ("owari", "0,0,3,0,0,0/4,0,0,0,0,4 0-0 S", "A"),
        ("ayoayo", "0,0,0,2,0,0/0,0,4,0,0,2 0-0 S", "A"),
        ("giuthi", "2,0,0,0,0,1/0,0,0,0,0,2 30-30 S", "BL"),
        ("ring", "3R,4B,-,-,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 S", "1B"),
    ];
    has_every_game(table.iter().map(|(rules, ..)| *rules).collect());
    for (rules, from, mv) in table {
        refused(rules, from, mv, "move.empty");
    }
    // The other colour of the same hole may be played.
    legal("ring", "3R,4B,-,-,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 S", "1R 7R");
}

#[test]
fn move_over_refuses_everything_once_the_game_has_ended() {
    let table = [
        (
            "bawo-beginner",
            "0,2,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,2,2 0-0 - S",
            "A2R",
        ),
        (
            "bawo-advanced",
            "0,2,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,2,2 9-9 - S",
            "a1R",
        ),
        (
            "bawo-ntchuwa",
            "1,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0 0-0 - S",
            "A1R",
        ),
        ("awale", "1,2,0,0,0,0/0,0,0,0,0,0 22-23 S", "A"),
        ("basic", "0,0,0,0,0,0/3,3,3,0,0,0 12-14 S", "a"),
        ("owari", "0,0,0,0,0,0/2,0,1,0,0,0 20-24 S", "pass"),
        ("ayoayo", "0,0,0,0,0,0/1,0,1,0,0,0 20-20 S", "a"),
        ("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 4-68 S", "fill:1,1,2"),
        ("ring", "1B,1R,1R,-,-,-,-,-,-,-,-,-,-,-,-,- 28-26 S", "1B"),
    ];
    has_every_game(table.iter().map(|(rules, ..)| *rules).collect());
    for (rules, from, mv) in table {
        refused(rules, from, mv, "move.over");
        legal(rules, from, "");
        assert_eq!(position(rules, from).perft(3), 0, "{rules}");
    }
}

const EVERY_SECOND: &str =
    "0,1,0,1,0,1,0,1/1,0,1,2,0,2,1,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";

#[test]
fn turn_endless_is_not_legal() {
    legal("bawo-beginner", EVERY_SECOND, "B4L B6R");
    refused("bawo-beginner", EVERY_SECOND, "B4R", "turn.endless");
    refused("bawo-beginner", EVERY_SECOND, "B6L", "turn.endless");
    // The game's own rules come first.
    refused("bawo-beginner", EVERY_SECOND, "A2R", "bawo.start.two");
    legal("giuthi", "5,3/0,5 20-30 S", "AL BL BR");
    refused("giuthi", "5,3/0,5 20-30 S", "AR", "turn.endless");
}

#[test]
fn turn_endless_everywhere_draws_bawo_and_passes_giuthi() {
    let circles = "0,1,0,1,0,1,0,1/1,0,1,0,1,0,1,3/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    shows("bawo-beginner", circles, circles, "draw 11-6 turn.endless");
    // A turn that leaves the opponent only endless turns ends the game.
    let south = "0,1,0,1,0,1,0,1/1,0,1,0,1,0,1,3";
    let before = format!("{south}/0,0,0,2,0,0,0,0/0,0,2,0,0,0,0,0 0-0 - N");
    let after = format!("{south}/0,0,0,0,1,1,0,0/0,0,2,0,0,0,0,0 0-0 - S");
    ends("bawo-beginner", &before, "a4R", &after, "draw 11-4 turn.endless");
    has_events("bawo-beginner", &before, "a4R", &["end draw 11-4 turn.endless"]);
    // With two holes a side both directions from A are endless, and B cannot start.
    let bound = "5,1/6,1 20-30 S";
    legal("giuthi", bound, "pass");
    refused("giuthi", bound, "AL", "turn.endless");
    refused("giuthi", bound, "AR", "turn.endless");
    plays("giuthi", bound, "pass", "5,1/6,1 20-30 N");
}

#[test]
fn game_settle_leaves_an_odd_seed_in_the_first_hole_that_holds_one() {
    let rest = "1,0,0,0,0,2/4,2,0,0,1,0 22-10 S";
    let rules = "awale stop-at-majority=yes remaining=equal";
    has_events(
        rules,
        rest,
        "F",
        &[
            "capture b 3 south-store awale.capture",
            "settle a 3 south-store awale.stop-at-majority",
            "settle a 2 north-store awale.stop-at-majority",
            "settle e 1 north-store awale.stop-at-majority",
            "end south 28-13 awale.stop-at-majority",
        ],
    );
    // In the ring an odd red seed stays before a blue one.
    let ring = position("ring", "-,1R,-,-,-,1R5B,-,-,-,-,-,-,-,1R1B,-,- 20-22 N");
    let (_, after) = ring.conclude(Share::Equal, RuleId::GameRepetition);
    let shown = "-,1R,-,-,-,-,-,-,-,-,-,-,-,-,-,- 24-26 N";
    assert_eq!(after.setup().to_string(), shown);
    let ring = position("ring", "1R1B,5R2B,-,-,-,-,-,-,-,-,-,-,-,-,-,- 20-22 N");
    let (_, after) = ring.conclude(Share::Equal, RuleId::GameRepetition);
    let shown = "1R,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- 24-26 N";
    assert_eq!(after.setup().to_string(), shown);
    // A position that is over is settled when it is set up.
    let over = "0,0,0,0,0,0/3,3,3,0,0,0 12-14 S";
    shows("basic", over, "0,0,0,0,0,0/0,0,0,0,0,0 21-14 S", "south 21-14 basic.end");
}

#[test]
fn game_settle_shares_by_side_by_halves_or_not_at_all() {
    let shares =
        [(Share::Nobody, 20, 22, 5), (Share::OwnSide, 23, 24, 0), (Share::Equal, 22, 24, 1)];
    for name in [GameName::Awale, GameName::Basic, GameName::Owari, GameName::Ayoayo] {
        let rules = if name == GameName::Basic { "basic seeds=4" } else { name.id() };
        let start = position(rules, "1,0,2,0,0,0/0,2,0,0,0,0 20-22 S");
        for (share, south, north, left) in shares {
            let (_, after) = start.conclude(share, RuleId::GameAgree);
            let setup = after.setup();
            assert_eq!((setup.stores.south, setup.stores.north), (south, north), "{rules}");
            assert_eq!(setup.on_side(Side::South) + setup.on_side(Side::North), left, "{rules}");
        }
    }
    let ring = position("ring", "2R1B,4R,-,5B,-,-,-,-,-,-,-,-,-,-,-,- 20-22 S");
    for (share, south, north, left) in
        [(Share::Nobody, 20, 22, 12), (Share::OwnSide, 23, 31, 0), (Share::Equal, 26, 28, 0)]
    {
        let setup = ring.conclude(share, RuleId::GameAgree).1.setup();
        assert_eq!((setup.stores.south, setup.stores.north), (south, north), "{share:?}");
        assert_eq!(setup.on_side(Side::South) + setup.on_side(Side::North), left, "{share:?}");
    }
    // In Giuthi the round ends and each player takes his side; Bawo is drawn and nothing moves.
    let (_, after) =
        position("giuthi", "1,3,0/0,1,1 20-30 S").conclude(Share::Nobody, RuleId::GameAgree);
    assert_eq!(after.setup().to_string(), "0,0,0/0,0,0 24-32 S");
    let (told, after) =
        position("bawo-ntchuwa", "start").conclude(Share::Nobody, RuleId::GameAgree);
    assert_eq!(result(&after), "draw 32-32 game.agree");
    assert_eq!(told.len(), 1);
}

#[test]
fn game_feed_looks_at_the_end_of_the_whole_turn() {
    // F drops twelve seeds on North's side and captures them all again: that feeds nobody.
    let from = "0,0,0,0,2,17/0,0,0,0,0,0 14-15 S";
    legal("owari", from, "E");
    refused("owari", from, "F", "owari.feed");
    // In Awale such a move captures nothing, so it feeds.
    legal("awale", from, "E F");
    plays("awale", from, "F", "1,1,1,1,3,0/2,2,2,2,2,2 14-15 N");
    assert!(events("awale", from, "F").contains(&"nothing f awale.starve".to_owned()));
    // In Ayoayo the two seeds of B stay on South's side, but two relays carry one across.
    let relay = "0,2,0,1,0,1/0,0,0,0,0,0 20-20 S";
    legal("ayoayo", relay, "B");
    plays("ayoayo", relay, "B", "0,0,1,0,1,0/1,0,0,0,0,0 21-20 N");
}

fn faults(rules: &str, text: &str) -> Vec<SetupFault> {
    let ruleset = ruleset(rules);
    let setup = Setup::parse(ruleset.name(), text).expect(text);
    ruleset.position(&setup).expect_err(text)
}

#[test]
fn game_setup_never_has_more_seeds_than_the_set() {
    let table = [
        ("awale", "4,4,4,4,4,4/4,4,4,4,4,4 1-0 S", 49, 48),
        ("owari", "0,0,0,0,0,1/0,0,0,0,0,0 24-24 S", 49, 48),
        ("ayoayo", "48,1,0,0,0,0/0,0,0,0,0,0 0-0 S", 49, 48),
        ("basic", "3,3,3,3,3,3/3,3,3,3,3,4 0-0 S", 37, 36),
        ("basic seeds=1", "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", 36, 12),
        ("giuthi", "72,1/0,0 0-0 S", 73, 72),
        ("ring", "2R3B,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- 30-30 S", 65, 64),
        (
            "bawo-beginner",
            "9,9,9,9,9,9,9,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 0-0 - S",
            65,
            64,
        ),
    ];
    for (rules, text, have, set) in table {
        assert_eq!(faults(rules, text), [SetupFault::TooMany { have, set }], "{rules}");
    }
    // Fewer are welcome.
    shows("awale", "0,0,0,0,1,0/1,0,0,0,0,0 0-0 S", "0,0,0,0,1,0/1,0,0,0,0,0 0-0 S", "ongoing");
    shows("giuthi", "2,0/0,2 0-0 S", "2,0/0,2 0-0 S", "ongoing");
}

#[test]
fn game_setup_lists_everything_that_is_wrong() {
    let found = faults("awale", "49,0,0,0,0,0/0,0,0,0,0,0 50-0 S");
    let a = BoardShape::SIX_HOLES.hole("A").expect("A");
    assert_eq!(
        found,
        [
            SetupFault::TooLarge { place: Place::Hole(a), set: 48 },
            SetupFault::TooLarge { place: Place::Store(Side::South), set: 48 },
            SetupFault::TooMany { have: 99, set: 48 },
        ]
    );
    // An open house holds eight or more; the other versions have none.
    let small = "0,0,0,0,7,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,7,0,0,0/0,0,0,0,0,0,0,0 9-9 Hh S";
    let both = [SetupFault::SmallHouse(Side::South), SetupFault::SmallHouse(Side::North)];
    assert_eq!(faults("bawo-advanced", small), both);
    let none = [SetupFault::NoHouse(Side::South), SetupFault::NoHouse(Side::North)];
    assert_eq!(faults("bawo-ntchuwa", small), none);
    // In Beginner only the winner's last handful can be in hand.
    let hand = "2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 3-0 - S";
    assert_eq!(faults("bawo-beginner", hand), [SetupFault::ExtraInBeginner(Side::South)]);
    let won = "2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0 3-0 - N";
    shows("bawo-beginner", won, won, "south 5-2 bawo.finish.front");
    // Boards and colours of other games.
    let four_pots = Setup::empty(BoardShape::TwoRows { holes: 4 });
    assert_eq!(
        Ruleset::new(GameName::Owari).position(&four_pots),
        Err(vec![SetupFault::WrongBoard])
    );
    let five_pots = Setup::empty(BoardShape::TwoRows { holes: 5 });
    assert_eq!(
        Ruleset::new(GameName::Giuthi).position(&five_pots),
        Err(vec![SetupFault::WrongBoard])
    );
    let mut blue = Setup::empty(BoardShape::SIX_HOLES);
    blue.seeds_in_mut(a).blue = 1;
    assert_eq!(Ruleset::new(GameName::Owari).position(&blue), Err(vec![SetupFault::BlueSeed(a)]));
}

#[test]
fn game_setup_ends_if_the_player_to_move_has_no_seeds_and_no_rule_helps() {
    shows(
        "awale",
        "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 20-27 S",
        "north 20-27 awale.famine",
    );
    let bare = [["-"; 16].join(","), "20-29 S".to_owned()].join(" ");
    shows("ring", "-,4R,-,5B,-,-,-,-,-,-,-,-,-,-,-,- 20-20 S", &bare, "north 20-29 ring.starve");
}
