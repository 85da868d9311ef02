//! Goals, verdicts and what is said of a move that misses.

use kete::rules::{Move, RuleId};
use kete::texts::tutor::instead;
use kete::tutor::schema::Goal;
use kete::tutor::{Played, Verdict, answers, judge, notations};

use crate::position;

fn reached(rules: &str, text: &str, goal: &Goal) -> String {
    notations(&answers(&position(rules, text), goal)).join(" ")
}

#[test]
fn each_goal_is_reached_by_the_moves_that_reach_it() {
    let capture = "0,0,1,0,0,3/1,2,1,0,4,0 0-0 S";
    let by = |id: &str| Goal::By(id.to_owned());
    for (goal, moves) in [
        (Goal::Legal, "C F"),
        (Goal::Move("F".to_owned()), "F"),
        (Goal::Last("D".to_owned()), "C"),
        (Goal::Takes(7), "F"),
        (Goal::Takes(0), "C"),
        (Goal::TakesAtLeast(1), "F"),
        (Goal::LapsAtLeast(2), ""),
        (Goal::Again, ""),
        (Goal::Wins, ""),
        (Goal::Feeds, "C F"),
        (by("owari.capture"), "F"),
        (Goal::Without("owari.capture".to_owned()), "C"),
        (Goal::Best(1), "F"),
        (Goal::Near(1, 1), "F"),
        (Goal::Near(7, 1), "C F"),
        (Goal::All(vec![Goal::Legal, Goal::Takes(0)]), "C"),
        (Goal::Any(vec![Goal::Takes(0), by("owari.capture")]), "C F"),
        (Goal::Not(Box::new(Goal::Takes(0))), "F"),
    ] {
        assert_eq!(reached("owari", capture, &goal), moves, "{goal:?}");
    }
    let store = "0,0,0,3,2,1/0,0,4,0,0,2 0-0 S";
    assert_eq!(reached("basic", store, &Goal::Again), "D E F");
    assert_eq!(reached("basic", store, &Goal::Last("store".to_owned())), "D E F");
    let slam = "0,0,0,0,0,2/1,1,0,0,0,0 22-20 S";
    assert_eq!(reached("owari", slam, &Goal::Wins), "F");
    assert_eq!(reached("owari grand-slam=no-capture", slam, &Goal::Wins), "");
}

#[test]
fn a_move_is_right_refused_or_shown_for_what_it_does() {
    let board = position("owari", "0,0,1,0,0,3/1,2,1,0,4,0 0-0 S");
    let mv = |text: &str| board.parse_move(text).expect(text);
    let goal = Goal::TakesAtLeast(1);
    assert!(matches!(judge(&board, &goal, &mv("F")), Verdict::Right(_)));
    let Verdict::Refused(illegal) = judge(&board, &goal, &mv("A")) else { panic!("refused") };
    assert_eq!(illegal.rule, RuleId::MoveEmpty);
    let Verdict::Other(played) = judge(&board, &goal, &mv("C")) else { panic!("legal") };
    assert_eq!(instead(&played, &goal), "C takes nothing: D holds 1 then.");
    let leave = Goal::Takes(0);
    let Verdict::Other(played) = judge(&board, &leave, &mv("F")) else { panic!("legal") };
    assert_eq!(instead(&played, &leave), "F takes 7 seeds at c, b and a.");
    let best = Goal::Best(1);
    let Verdict::Other(played) = judge(&board, &best, &mv("C")) else { panic!("legal") };
    assert_eq!(instead(&played, &best), "C comes out 7 seeds behind the best move.");
}

#[test]
fn a_handful_that_the_winner_keeps_is_no_lap() {
    let text = "2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,3,0,0/0,0,0,0,0,0,2,2 0-0 - S";
    let board = position("bawo-beginner", text);
    let mv: Move = board.parse_move("A1R").expect("a move");
    let played = Played::new(board, &mv).expect("legal");
    assert_eq!((played.laps(), played.takes()), (1, 3));
    assert!(played.wins());
    assert_eq!(played.last().as_deref(), Some("A3"));
}
