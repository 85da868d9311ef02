//! Goals, verdicts and the sentence about a move that misses.

use kete::game::{Agreement, GameInProgress, Player};
use kete::rules::{BySide, Move, RuleId, Side};
use kete::tutor::schema::{Goal, PlayGoal};
use kete::tutor::wording::instead;
use kete::tutor::{Played, Verdict, answers, judge, notations, reached as has_reached};

use crate::position;

fn reached(rules: &str, text: &str, goal: &Goal) -> String {
    notations(&answers(&position(rules, text), goal)).join(" ")
}

#[test]
fn each_goal_is_reached_by_the_right_moves_only() {
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
        (Goal::Gains(7, 1), "F"),
        (Goal::Gains(8, 1), ""),
        (Goal::Gains(0, 1), "C F"),
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
    // A draw is no win.
    let level = "0,1,0,4,0,2/0,0,0,5,0,0 10-10 S";
    assert_eq!(game("basic", level, "B").outcome().map(|end| end.winner), Some(None));
    assert_eq!(reached("basic", level, &Goal::Wins), "");
    // F leaves North nothing, while South keeps seeds.
    let empties = "1,0,0,0,2,2/1,1,0,0,0,0 20-20 S";
    assert_eq!(reached("owari", empties, &Goal::Feeds), "A E");
    // F captures three and E two.
    let three = "0,0,0,0,5,2/4,2,0,1,4,0 0-0 S";
    assert_eq!(reached("owari", three, &Goal::Gains(3, 1)), "F");
    assert_eq!(reached("owari", three, &Goal::Gains(2, 1)), "E F");
    let two_ways = Goal::Move("A2R".to_owned());
    assert_eq!(reached("bawo-beginner", "start", &two_ways), "A2R");
}

#[test]
fn a_rule_without_an_event_is_seen_on_the_board() {
    let by = |rules: &str, text: &str, id: &str| reached(rules, text, &Goal::By(id.to_owned()));
    let chain = "0,1,0,0,0,4/1,2,1,2,4,0 0-0 S";
    assert_eq!(by("awale", chain, "game.feed"), "");
    assert_eq!(by("awale", "1,0,0,0,2,1/0,0,0,0,0,0 20-20 S", "game.feed"), "E F");
    assert_eq!(by("awale", chain, "awale.limit"), "");
    assert_eq!(by("awale capture-holes=4", chain, "awale.limit"), "F");
    assert_eq!(by("awale", chain, "awale.twos"), "");
    assert_eq!(by("awale capture=two-only", chain, "awale.twos"), "F");
    let corner = "0,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    assert_eq!(by("bawo-beginner", corner, "bawo.corner"), "A2L");
    let shows = |rules: &str, text: &str, mv: &str, rule: RuleId| {
        let board = position(rules, text);
        let mv = board.parse_move(mv).expect(mv);
        Played::new(board, &mv).expect("legal").shows(rule)
    };
    let between = "0,0,0,0,0,0/0,0,0,0,0,0 60-12 N";
    assert!(shows("giuthi", between, "fill:3,3,3,3", RuleId::GiuthiMatchShrink));
    assert!(!shows("giuthi", between, "fill:2,2,2,2,2,2", RuleId::GiuthiMatchShrink));
    // The last extra seed of all closes the houses, which does not count as losing one.
    let last = "0,1,0,0,8,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,8,0,0,0/0,0,0,0,0,0,0,0 1-0 Hh S";
    assert!(shows("bawo-advanced", last, "A2L", RuleId::BawoLate));
    assert!(!shows("bawo-advanced", last, "A2L", RuleId::BawoHouseLost));
    let more = last.replace("1-0", "2-2");
    assert!(!shows("bawo-advanced", &more, "A2L", RuleId::BawoLate));
}

#[test]
fn a_move_is_right_refused_or_explained() {
    let board = position("owari", "0,0,1,0,0,3/1,2,1,0,4,0 0-0 S");
    let mv = |text: &str| board.parse_move(text).expect(text);
    let goal = Goal::TakesAtLeast(1);
    assert!(matches!(judge(&board, &goal, &mv("F")), Verdict::Right(_)));
    let Verdict::Refused(illegal) = judge(&board, &goal, &mv("A")) else { panic!("refused") };
    assert_eq!(illegal.rule, RuleId::MoveEmpty);
    let Verdict::Other(played) = judge(&board, &goal, &mv("C")) else { panic!("legal") };
    assert_eq!(
        instead(&played, &goal),
        "C captures nothing: the last seed lands in D, your own hole."
    );
    let leave = Goal::Takes(0);
    let Verdict::Other(played) = judge(&board, &leave, &mv("F")) else { panic!("legal") };
    assert_eq!(
        instead(&played, &leave),
        "F captures 7 seeds in c, b and hole a. The task is to capture nothing."
    );
    let gain = Goal::Gains(7, 1);
    let Verdict::Other(played) = judge(&board, &gain, &mv("C")) else { panic!("legal") };
    assert_eq!(
        instead(&played, &gain),
        "C brings you nothing within 1 turn if both sides play well; another move brings 7."
    );
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

fn game(rules: &str, text: &str, moves: &str) -> GameInProgress {
    let start = position(rules, text);
    let players = BySide::new(Player::You, Player::Friend);
    let game = GameInProgress::from_setup(start.ruleset(), players, &start.setup());
    let mut game = game.expect("it was just on the board");
    for text in moves.split_whitespace() {
        let mv = game.position().parse_move(text).expect(text);
        game.play(&mv).expect("legal");
    }
    game
}

#[test]
fn a_game_has_reached_its_goal_has_missed_it_or_may_still() {
    use Side::{North, South};
    let taking = game("owari", "0,0,1,0,0,3/1,2,1,0,4,0 0-0 S", "F");
    let won = game("owari", "3,0,0,0,0,2/1,1,0,0,0,0 20-20 S", "F");
    let mut drawn = game("owari", "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S", "");
    drawn.agree(Agreement::Disregard).expect("on offer");
    let mut round = game("giuthi", "4,1,0,2,0,3/1,1,2,0,0,3 20-35 N", "");
    round.agree(Agreement::End).expect("on offer");
    for (goal, game, side, expected) in [
        (PlayGoal::Win, &taking, South, None),
        (PlayGoal::Win, &won, South, Some(true)),
        (PlayGoal::Win, &won, North, Some(false)),
        (PlayGoal::Win, &drawn, South, Some(false)),
        (PlayGoal::Finish, &taking, North, None),
        (PlayGoal::Finish, &drawn, North, Some(true)),
        (PlayGoal::Take(7), &taking, South, Some(true)),
        (PlayGoal::Take(8), &taking, South, None),
        (PlayGoal::Take(7), &taking, North, None),
        (PlayGoal::Take(4), &won, South, Some(true)),
        (PlayGoal::Take(5), &won, South, Some(false)),
        (PlayGoal::Round, &round, North, Some(true)),
        (PlayGoal::Round, &round, South, None),
    ] {
        assert_eq!(has_reached(goal, game, side), expected, "{goal:?} {side}");
    }
}
