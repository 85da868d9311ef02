//! Turns of hundreds of laps are played and recorded like any other; endless ones are recognised by
//! both readings of the rules.

use kete::rules::contract::{Game, GameState};
use kete::rules::{GameName, Move, Position, Recorder, RuleId, Silent, Step, Way};

use crate::grow::{Dice, pick, sparse};
use crate::play::{position, refused, result, ruleset, turn};
use crate::replay;

#[test]
fn turns_of_hundreds_of_laps_end_where_an_independent_count_says() {
    let table = [
        (
            "bawo-beginner",
            "0,4,1,12,1,5,1,4/3,0,1,2,5,1,2,1/0,0,0,0,0,0,6,0/1,2,1,4,0,6,1,0 0-0 - S",
            "A6R",
            164,
            "9,5,2,6,0,1,0,2/0,4,1,4,0,1,7,1/0,0,0,0,0,0,6,0/1,2,1,4,0,6,1,0 0-0 - N",
            "ongoing",
        ),
        (
            "bawo-beginner",
            "1,0,1,4,0,8,1,4/0,1,0,1,4,11,4,2/0,0,0,0,0,3,4,4/1,1,0,2,2,2,1,2 0-0 - S",
            "A4R",
            1177,
            "1,11,1,0,10,1,5,2/2,1,2,1,2,1,2,0/0,0,0,0,0,3,4,4/1,1,0,2,2,2,1,2 0-0 - N",
            "ongoing",
        ),
        (
            "bawo-advanced",
            "0,3,3,4,3,0,5,0/5,2,1,3,8,3,6,1/1,0,4,0,0,0,0,0/0,0,0,0,0,1,2,1 4-4 - S",
            "A2L",
            221,
            "6,2,3,2,1,2,3,2/5,4,1,5,6,1,2,3/1,0,4,0,0,0,0,0/0,0,0,0,0,1,2,1 3-4 - N",
            "ongoing",
        ),
        (
            "bawo-ntchuwa",
            "0,4,0,6,0,3,7,1/2,1,2,1,4,1,2,5/0,0,0,8,0,2,0,1/0,0,0,0,0,0,0,0 7-7 - S",
            "A8L",
            414,
            "2,3,2,1,4,1,0,3/6,5,4,1,3,0,5,0/0,0,0,8,0,2,0,1/0,0,0,0,0,0,0,0 6-7 - N",
            "ongoing",
        ),
        (
            "bawo-ntchuwa",
            "1,0,1,8,1,13,5,0/2,3,6,3,4,3,4,5/0,1,0,0,0,0,0,0/1,0,1,1,0,1,0,0 0-0 - S",
            "B5L",
            826,
            "4,1,1,0,5,0,1,6/5,8,0,3,2,5,11,7/0,1,0,0,0,0,0,0/1,0,1,1,0,1,0,0 0-0 - N",
            "south 59-5 bawo.finish.singles",
        ),
        (
            "giuthi",
            "1,8,0,2,0,12/1,21,6,1,13,5 0-2 S",
            "DL",
            84,
            "2,4,2,5,0,0/0,0,30,19,1,7 0-2 N",
            "ongoing",
        ),
        (
            "ayoayo",
            "4,2,3,10,3,4/0,1,10,1,0,1 5-4 S",
            "A",
            77,
            "0,1,0,1,0,1/2,1,2,3,0,7 26-4 N",
            "ongoing",
        ),
    ];
    for (rules, from, mv, laps, after, end) in table {
        let played = turn(rules, from, mv);
        assert_eq!(played.after.setup().to_string(), after, "{rules} {from} {mv}");
        assert_eq!((replay::laps(&played), result(&played.after).as_str()), (laps, end));
        replay::check(&position(rules, from), &played);
    }
}

#[test]
fn endless_turns_kept_by_name() {
    let eats_first = "0,0,0,0,1,0,0,1/1,0,0,2,1,0,1,0/4,0,4,5,0,3,2,1/6,1,5,18,0,3,2,3 0-0 - N";
    refused("bawo-beginner", eats_first, "b1L", "turn.endless");
    let large_heap = "5,23,5,0,1,0,1,0/6,2,1,4,3,4,0,3/0,0,0,0,0,1,1,0/0,0,0,1,0,0,2,1 0-0 - S";
    refused("bawo-beginner", large_heap, "B2L", "turn.endless");
    let both_ways = "1,0,5,2,7,1,7,1/0,1,4,1,2,1,2,0/0,0,0,1,0,1,0,1/1,0,1,1,0,2,3,2 0-0 - S";
    refused("bawo-ntchuwa", both_ways, "A4R", "turn.endless");
    refused("bawo-ntchuwa", both_ways, "B7R", "turn.endless");
    refused("giuthi", "3,1/3,3 2-2 N", "aR", "turn.endless");
    refused("giuthi", "3,1,1/4,1,1 2-0 N", "aL", "turn.endless");
    refused("giuthi", "3,1,1/4,1,1 2-0 N", "aR", "turn.endless");
}

/// Sows a turn in both readings, legal or not; returns whether it ended, and its laps.
fn sow_twice<G: Game>(game: &G, state: &G::State, mv: &Move) -> (bool, usize) {
    let code = game.code(state, mv).expect("a sowing of this game");
    let (mut silent, mut told) = (*state, *state);
    let mut recorder = Recorder::default();
    game.turn(&mut silent, code, &mut Silent);
    game.turn(&mut told, code, &mut recorder);
    assert_eq!(silent.setup(), told.setup(), "{mv}: two readings");
    assert_eq!(silent.outcome(), told.outcome(), "{mv}: two readings");
    let mut steps = recorder.events.iter().map(|event| event.step);
    let ends = |step: Step| matches!(step, Step::Stop(_) | Step::KeepInHand { .. });
    let (mut laps, mut in_hand) = (0, false);
    for step in steps.clone() {
        match step {
            Step::Lift { .. } | Step::Eat { .. } => in_hand = true,
            Step::Drop { .. } => laps += usize::from(std::mem::take(&mut in_hand)),
            _ => {}
        }
    }
    (steps.any(ends), laps)
}

fn sown(position: &Position, mv: &Move) -> (bool, usize) {
    match position {
        Position::Bawo(game, state) => sow_twice(game, state, mv),
        Position::Giuthi(game, state) => sow_twice(game, state, mv),
        _ => panic!("only Bawo and Giuthi have endless turns"),
    }
}

#[test]
fn turn_endless_is_recognised_by_both_readings() {
    let mut dice = Dice::new(11);
    let (mut endless, mut seen) = (0, 0);
    let games =
        [GameName::BawoBeginner, GameName::BawoAdvanced, GameName::BawoNtchuwa, GameName::Giuthi];
    // Every second hole full: the simplest endless turns of Bawo. Then every board of two holes a
    // side with up to five seeds in each: many of these have endless turns.
    let circles = "0,1,0,1,0,1,0,1/1,0,1,2,0,2,1,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
    let mut all: Vec<Position> = vec![position("bawo-beginner", circles)];
    for heaps in 0..6usize.pow(4) {
        let [a, b, c, d] = [1, 6, 36, 216].map(|place| heaps / place % 6);
        all.push(position("giuthi", &format!("{a},{b}/{c},{d} 9-8 S")));
    }
    for name in games {
        let ruleset = ruleset(name.id());
        for _ in 0..150 {
            let Ok(mut now) = ruleset.position(&sparse(&ruleset, &mut dice)) else { continue };
            for _ in 0..12 {
                all.push(now);
                let Some(mv) = pick(&now, &mut dice) else { break };
                now = now.play_unchecked(&mv);
            }
        }
    }
    for now in all.iter().filter(|now| now.outcome().is_none()) {
        let setup = now.setup();
        let starts = now.shape().holes_of(now.to_move());
        for hole in starts.filter(|hole| setup.seeds_in(*hole).seeds > 1) {
            for way in Way::ALL {
                let mv = Move::Way { hole, way, spread: false };
                let refusal = now.refusal(&mv).map(|illegal| illegal.rule);
                let is_endless = refusal == Some(RuleId::TurnEndless);
                if is_endless || refusal.is_none() {
                    let (ended, laps) = sown(now, &mv);
                    assert_eq!(ended, !is_endless, "{now:?} {mv}: {laps} laps");
                    assert!(if is_endless { laps == 2000 } else { laps <= 2000 }, "{now:?} {mv}");
                    endless += usize::from(is_endless);
                    seen += 1;
                }
            }
        }
    }
    assert!(endless >= 30 && seen > 5000, "{endless} endless of {seen}");
}
