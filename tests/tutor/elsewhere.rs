//! In which game a wrong guess would be right: turns worked out by hand under both rules.

use kete::tutor::schema::Question;
use kete::tutor::{Elsewhere, right_elsewhere, under_other_options};

use crate::position;

/// Rules under which a guess about a move is right, if the course names no earlier game.
fn right(rules: &str, text: &str, mv: &str, what: Question, guess: &str) -> Option<Elsewhere> {
    let board = position(rules, text);
    let mv = board.parse_move(mv).expect(mv);
    right_elsewhere(&board, &mv, what, guess, &[])
}

/// Two seeds in B, one in D, and nothing else in the way of a turn from B.
const RELAY: &str = "0,2,0,1,0,0/0,0,0,0,3,0 20-20 S";

#[test]
fn a_move_without_a_direction_goes_right_in_giuthi() {
    // B sows into C and D. D held a seed, so in Giuthi both are sown back into C and the empty B.
    // To the left B would have ended at f.
    let found = right("owari", RELAY, "B", Question::Last, "B").expect("Giuthi");
    assert_eq!(found.ruleset.name().id(), "giuthi");
    assert_eq!(found.played.turn.mv.to_string(), "BR");
    assert!(right("owari", RELAY, "B", Question::Last, "f").is_none());
}

#[test]
fn a_move_to_the_left_exists_only_in_giuthi() {
    // To the right Ayoayo would relay from D and end at F, the others at D; only Giuthi sows to the
    // left, where this turn ends at f.
    for guess in ["F", "D"] {
        assert!(right("giuthi", RELAY, "BL", Question::Last, guess).is_none(), "{guess}");
        let to_the_right = right("giuthi", RELAY, "BR", Question::Last, guess);
        assert!(to_the_right.is_some(), "{guess}");
    }
}

#[test]
fn stores_too_large_for_the_other_set_do_not_hide_its_sowing() {
    // 66 seeds are more than the 48 of Ayoayo, where the two seeds in D are sown on and end at F.
    let full = RELAY.replace("20-20", "30-30");
    let found = right("giuthi", &full, "BR", Question::Last, "F").expect("Ayoayo");
    assert_eq!(found.ruleset.name().id(), "ayoayo");
}

#[test]
fn a_guess_that_needs_a_whole_preset_is_found() {
    // F ends in the store and leaves South without seeds. Only Kalah changes both: its smaller set
    // cannot hold the stores, and North keeps his three. As written South wins 34-30, with
    // sweep=owner the score is 31-33, with seeds=4 alone 4-0.
    let last = "0,0,0,0,0,1/2,0,0,0,0,1 30-30 S";
    let found = right("basic seeds=6", last, "F", Question::Result, "north 1-3").expect("Kalah");
    assert_eq!(found.options, ["seeds=4", "capture-needs-opposite=yes", "sweep=owner"]);
}

#[test]
fn only_options_that_change_the_turn_are_named() {
    // F captures a and b, all that North has: a grand slam.
    let slam = position("owari", "3,0,0,0,0,2/1,1,0,0,0,0 20-20 S");
    let others = |mv: &str| {
        let mv = slam.parse_move(mv).expect(mv);
        let others = under_other_options(&slam, &mv).into_iter();
        others.map(|other| (other.option, other.here, other.there)).collect::<Vec<_>>()
    };
    // If forbidden, it cannot be played, and repetition does not concern a single turn.
    assert_eq!(others("F"), [("grand-slam", "allowed", "no-capture")]);
    assert_eq!(others("A"), []);
}
