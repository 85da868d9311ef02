//! Grades, turning points, the warning before a blunder, sparring.

use kete::rules::{GameName, Move, Position, RuleId, Ruleset};
use kete::search::Limits;
use kete::tutor::drills::Dice;
use kete::tutor::schema::{Goal, LessonStep};
use kete::tutor::{Cost, Grade, Played, Verdict, decided, find_better, judge, spar, weigh};

use crate::position;

#[test]
fn grades_go_by_whole_seeds() {
    for (lost, expected) in [
        (0, Grade::Best),
        (49, Grade::Best),
        (50, Grade::Good),
        (100, Grade::Good),
        (149, Grade::Good),
        (150, Grade::Inaccuracy),
        (200, Grade::Inaccuracy),
        (300, Grade::Inaccuracy),
        (350, Grade::Mistake),
        (400, Grade::Mistake),
        (600, Grade::Mistake),
        (650, Grade::Blunder),
        (700, Grade::Blunder),
        (6400, Grade::Blunder),
    ] {
        assert_eq!(Grade::of(lost), expected, "{lost}");
    }
}

fn mv_of(board: &Position, text: &str) -> Move {
    board.parse_move(text).expect(text)
}

#[test]
fn a_move_is_graded_against_the_best_with_the_reply_that_punishes_it() {
    // From the lesson on shelter: D loses nothing, A loses seven to a reply by North.
    let board = position("awale", "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S");
    let mv = |text: &str| board.parse_move(text).expect(text);
    let weighed = weigh(&board, Vec::new(), Limits::depth(12));
    let bad = weighed.of(&mv("A")).expect("both depths agree");
    assert!(bad.grade() >= Grade::Mistake, "{bad:?}");
    assert!(bad.warns(4) && !bad.warns(40), "{bad:?}");
    assert!(bad.warns(bad.seeds_lost()) && !bad.warns(bad.seeds_lost() + 1), "{bad:?}");
    let task = find_better(&board, &bad, &weighed);
    let Some(LessonStep::Ask { text, at, goal, accept, why_not, because, .. }) = task else {
        panic!("a task")
    };
    assert!(text.starts_with("If you play A, North can play "), "{text}");
    assert!(text.ends_with(" Find the best move.") && !text.contains("After D"), "{text}");
    assert!(
        because.ends_with(
            " After D instead, North could capture none of your seeds in the next turn."
        )
    );
    // Every move that is not good enough has a reason of its own.
    let others = board.moves().into_iter().map(|mv| mv.to_string());
    let others: Vec<String> = others.filter(|mv| !accept.contains(mv)).collect();
    let explained: Vec<&String> = why_not.iter().map(|(mv, _)| mv).collect();
    assert!(others.iter().all(|mv| explained.contains(&mv)), "{others:?} {explained:?}");
    assert_eq!(at, board.setup().to_string());
    assert!(!accept.is_empty() && !accept.contains(&"A".to_owned()), "{accept:?}");
    for mv in &accept {
        let played = Played::new(board, &mv_of(&board, mv)).expect("legal");
        assert!(kete::tutor::meets(&goal, &played), "{mv}");
    }
    let best = weighed.of(&bad.best).expect("agreed");
    assert_eq!((best.lost, best.grade()), (0, Grade::Best));
    assert!(find_better(&board, &best, &weighed).is_none());
    assert!(!best.warns(1) && !best.warns(0), "the best move is never warned of");
    let after = board.play_unchecked(&bad.mv);
    let answer = Played::new(after, &bad.answer[0]).expect("legal");
    assert!(answer.takes() > 0, "{bad:?}");
    assert_eq!(answer.turn.mover, kete::rules::Side::North);
}

/// South can start only from B4. To the left it leaves two seeds in B2, to the right only singles.
/// North has one turn, which leaves North with singles too.
const SINGLES_ARE_NEAR: &str =
    "0,0,0,1,0,0,0,0/0,1,0,3,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,2,0,0,0,0 0-0 - S";

#[test]
fn a_move_that_loses_by_force_counts_the_turns_to_the_loss() {
    let board = position("bawo-beginner", SINGLES_ARE_NEAR);
    let wins = |mv: &str, turns: u32| {
        matches!(judge(&board, &Goal::WinsIn(turns), &mv_of(&board, mv)), Verdict::Right(_))
    };
    // After B4R and North's turn, South is to move with singles only.
    assert_eq!([1, 2, 3].map(|turns| wins("B4R", turns)), [false, false, false]);
    // After B4L, North's turn and B2, North is.
    assert_eq!([1, 2, 3].map(|turns| wins("B4L", turns)), [false, false, true]);
}

#[test]
fn losing_bawo_or_giving_away_a_win_costs_more_than_seeds() {
    let board = position("bawo-beginner", SINGLES_ARE_NEAR);
    let weighed = weigh(&board, Vec::new(), Limits::depth(6));
    let lost = weighed.of(&mv_of(&board, "B4R")).expect("both depths agree").loss();
    assert_eq!((lost.cost, lost.sure), (Cost::Game, true));
    let best = weighed.of(&mv_of(&board, "B4L")).expect("both depths agree").loss();
    assert_eq!((best.cost, best.grade), (Cost::Seeds, Grade::Best));
    // A3R eats a4, North's whole front row. A3L leaves five seeds against many.
    let rows = "0,0,2,0,1,0,0,0/3,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0/4,4,4,4,4,4,4,4";
    let board = position("bawo-beginner must-eat=no", &format!("{rows} 0-0 - S"));
    let weighed = weigh(&board, Vec::new(), Limits::depth(2));
    let best = weighed.best().and_then(|line| line.pv.first().copied());
    assert_eq!(best, Some(mv_of(&board, "A3R")));
    let given = weighed.of(&mv_of(&board, "A3L")).expect("both depths agree").loss();
    assert_eq!(given.cost, Cost::Win, "{given:?}");
}

#[test]
fn a_sparring_opponent_steers_towards_the_rule() {
    let count =
        |board: &Position, mv: &Move| decided(&board.play_unchecked(mv), RuleId::OwariCapture);
    let mut board = Ruleset::new(GameName::Owari).start();
    let mut steered = 0;
    for turn in 0..60 {
        let moves = board.moves();
        if moves.is_empty() {
            break;
        }
        // It may spend 2 seeds.
        let scored = kete::search::score_moves(&board, 2);
        let best = scored.iter().map(|(_, score)| score.hundredths()).max().expect("a move");
        let affordable = scored.iter().filter(|(_, score)| best - score.hundredths() <= 200);
        let counts: Vec<usize> = affordable.map(|(mv, _)| count(&board, mv)).collect();
        let most = counts.iter().max().copied();
        steered += usize::from(counts.iter().min().copied() < most);
        for seed in 0..5 {
            let chosen = spar(&board, RuleId::OwariCapture, &mut Dice::new(seed)).expect("a move");
            assert!(board.is_legal(&chosen));
            assert_eq!(Some(count(&board, &chosen)), most, "turn {turn}: {chosen} of {counts:?}");
        }
        board = board.play_unchecked(&moves[turn % moves.len()]);
    }
    assert!(steered > 5, "every move would do in all but {steered} turns");
    let mut dice = Dice::new(5);
    let over = position("owari", "0,0,0,0,0,0/2,0,1,0,0,0 20-24 S");
    assert_eq!(spar(&over, RuleId::OwariCapture, &mut dice), None);
}
