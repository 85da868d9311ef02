//! A step about a good move is correct to the end of the game.

use std::collections::HashMap;

use kete::rules::{GameName, Move, Position, Side};
use kete::tutor::drills::Dice;
use kete::tutor::schema::{Goal, LessonStep};
use kete::tutor::wording::instead;
use kete::tutor::wording::lessons::problem;
use kete::tutor::{
    LoadedCourse, Played, Refutation, Shortfall, Verdict, boards, course, judge, refutation,
};

use crate::position;

fn other(board: &Position, goal: &Goal, mv: &Move) -> Option<Box<Played>> {
    match judge(board, goal, mv) {
        Verdict::Other(played) => Some(played),
        Verdict::Right(_) => None,
        Verdict::Refused(illegal) => panic!("{illegal:?}"),
    }
}

/// The complaints about a course of one `Ask`.
fn told(game: &str, at: &str, goal: &str, accept: &str) -> Vec<String> {
    let text = format!(
        "(ruleset: \"{game}\", audience: \"All.\", lessons: [(id: \"T1\", title: \"One\", aim: \
         \"Two.\", rules: [], steps: [Ask(text: \"A.\", at: \"{at}\", goal: {goal}, accept: \
         [{accept}])])])"
    );
    let shelf = LoadedCourse::of_text("my.ron", &text);
    shelf.problems.iter().map(|found| kete::tutor::wording::lessons::fault(&found.fault)).collect()
}

/// Steps of earlier courses that called best what a short search preferred.
#[test]
fn a_step_that_calls_best_what_is_not_is_refused() {
    let owari = "2,1,0,1,1,0/0,0,0,0,0,3 20-20 S";
    let found = told("owari", owari, "Best", "\"B last C\"");
    assert_eq!(
        found,
        [
            "D and E reach the goal too and must be accepted.",
            "B is accepted but does not reach the goal. If both sides play well, you end 4 seeds \
             ahead after B, and 8 seeds ahead after the best move.",
        ]
    );
    for (game, at, accept, also) in [
        ("basic", "0,4,2,0,0,1/0,3,0,0,0,0 10-10 S", "F", "B reaches"),
        ("owari", "3,3,0,0,1,0/0,0,0,0,0,1 20-20 S", "A", "B and E reach"),
        ("ayoayo", "0,0,1,2,2,1/0,0,0,0,0,2 20-20 S", "F", "E reaches"),
        ("ayoayo", "1,4,1,1,0,0/0,0,0,0,0,1 20-20 S", "D", "A and B reach"),
    ] {
        let found = told(game, at, "Best", &format!("\"{accept}\""));
        assert_eq!(found, [format!("{also} the goal too and must be accepted.")], "{at}");
    }
}

#[test]
fn stated_ends_are_recomputed() {
    let at = "2,1,0,1,0,0/0,0,0,0,0,1 20-20 S";
    assert_eq!(told("owari", at, "Best", "\"A worth +5\""), [] as [&str; 0]);
    let found = told("owari", at, "Best", "\"A worth +4\"");
    assert_eq!(found, ["“worth +4” is stated of A, but it is “worth +5”."]);
    // If the end is known, no step may stop before it.
    let found = told("owari", at, "Best", "\"A worth +0@2\"");
    assert_eq!(found, ["The end of the game can be proven here. Use Best, or worth without @."]);
    let found = told("owari", at, "Gains(1, 3)", "\"A\"");
    assert_eq!(found.len(), 1, "{found:?}");
    let front = "2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,3,0,0/0,0,0,0,0,0,2,2 0-0 - S";
    let found = told("bawo-beginner", front, "Best", "\"A1R\"");
    assert_eq!(found, ["Bawo counts no seeds at the end. Use WinsIn, wins or no-win."]);
    let found = told("owari", at, "WinsIn(3)", "\"A\"");
    assert_eq!(found, ["Only in Bawo is a win by force stated. Use Best or worth."]);
}

#[test]
fn a_hint_names_no_move_that_is_not_accepted() {
    let ask = |hint: &str| {
        format!(
            "(ruleset: \"owari\", audience: \"All.\", lessons: [(id: \"T1\", title: \"One\", aim: \
             \"Two.\", rules: [], steps: [Ask(text: \"A.\", at: \"2,1,0,1,0,0/0,0,0,0,0,1 20-20 S\", \
             goal: Best, accept: [\"A\"], hints: [\"{hint}\"])])])"
        )
    };
    let told = |hint: &str| {
        let shelf = LoadedCourse::of_text("my.ron", &ask(hint));
        shelf.problems.iter().map(problem).collect::<Vec<_>>()
    };
    assert_eq!(told("Count from f. Then play A."), [] as [String; 0]);
    let found = told("North waits for C, so play D.");
    assert!(found[0].contains("The hint says to play D, and D is not accepted."), "{found:?}");
}

/// The result of a game without cycles, by exhaustive search: the mover's seeds less the opponent's.
fn end_by_hand(at: &Position, known: &mut HashMap<String, i32>) -> i32 {
    let stores = at.setup().stores;
    let mover = at.to_move();
    let ahead = i32::from(stores[mover]) - i32::from(stores[mover.other()]);
    if at.outcome().is_some() {
        return ahead;
    }
    let key = at.setup().to_string();
    if let Some(end) = known.get(&key) {
        return *end;
    }
    let ends = at.moves().into_iter().map(|mv| {
        let after = at.play(&mv).expect("legal").after;
        let end = end_by_hand(&after, known);
        if after.to_move() == mover { end } else { -end }
    });
    let best = ends.max().expect("a move");
    known.insert(key, best);
    best
}

#[test]
fn the_best_moves_of_small_boards_are_those_of_an_exhaustive_search() {
    let mut dice = Dice::new(21);
    let mut compared = 0;
    for game in ["basic", "ayoayo"] {
        for _ in 0..150 {
            let mut pots = [0; 12];
            for _ in 0..5 {
                pots[dice.below(12)] += 1;
            }
            let row = |pots: &[i32]| pots.iter().map(i32::to_string).collect::<Vec<_>>().join(",");
            let at = format!("{}/{} 9-9 S", row(&pots[..6]), row(&pots[6..]));
            let board = position(game, &at);
            let mut known = HashMap::new();
            if board.outcome().is_some() {
                continue;
            }
            let best = end_by_hand(&board, &mut known);
            for mv in board.moves() {
                let after = board.play(&mv).expect("legal").after;
                let end = end_by_hand(&after, &mut known);
                let end = if after.to_move() == Side::South { end } else { -end };
                match other(&board, &Goal::Best, &mv) {
                    None => assert_eq!(end, best, "{game} {at} {mv}"),
                    Some(played) => {
                        assert!(end < best, "{game} {at} {mv}");
                        let refuted = refutation(&played, &Goal::Best).expect("proven");
                        let worth = Shortfall::End { after: end, best };
                        assert_eq!(refuted.worth, worth, "{game} {at} {mv}");
                    }
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Every wrong answer to a step about a good move in the bundled courses is refuted by legal moves;
/// if they reach the end of the game, it is the stated one.
#[test]
fn every_wrong_move_of_the_courses_is_refuted_as_stated() {
    let (mut steps, mut refuted) = (0, 0);
    for game in GameName::ALL {
        for lesson in &course(game).expect("bundled").lessons {
            let boards = boards(game, lesson);
            for (step, board) in lesson.steps.iter().zip(boards) {
                let LessonStep::Ask { goal, .. } = step else { continue };
                if !matches!(goal, Goal::Best | Goal::WinsIn(_) | Goal::Gains(..)) {
                    continue;
                }
                let board = board.expect("sound");
                steps += 1;
                for mv in board.moves() {
                    let Some(played) = other(&board, goal, &mv) else { continue };
                    let found = refutation(&played, goal).expect("found");
                    holds(&played, &found, &format!("{} {mv}: {found:?}", lesson.id));
                    let words = instead(&played, goal);
                    assert!(words.contains(&mv.to_string()), "{words}");
                    refuted += 1;
                }
            }
        }
    }
    assert!(steps >= 25 && refuted >= 60, "{steps} {refuted}");
}

#[track_caller]
fn holds(played: &Played, found: &Refutation, what: &str) {
    let mover = played.turn.mover;
    let mut at = played.turn.after;
    let is_over = at.outcome().is_some();
    assert!(is_over || !found.line.is_empty(), "nothing is shown: {what}");
    for mv in &found.line {
        at = at.play(mv).unwrap_or_else(|illegal| panic!("{what}: {illegal:?}")).after;
    }
    let stores = at.setup().stores;
    let ahead = i32::from(stores[mover]) - i32::from(stores[mover.other()]);
    match found.worth {
        Shortfall::End { after, best } => {
            assert!(after < best, "{what}");
            if at.outcome().is_some() {
                assert_eq!(ahead, after, "{what}");
            }
        }
        Shortfall::Gain { after, wanted, .. } => assert!(after < wanted, "{what}"),
        Shortfall::NoWin(_) => {
            let winner = at.outcome().and_then(|outcome| outcome.winner);
            assert_ne!(winner, Some(mover), "{what}");
            // After the answer no turn wins immediately.
            if at.outcome().is_none() {
                for mv in at.moves() {
                    let turn = at.play(&mv).expect("legal");
                    let winner = turn.after.outcome().and_then(|outcome| outcome.winner);
                    assert_ne!(winner, Some(mover), "{what}: {mv}");
                }
            }
        }
    }
}
