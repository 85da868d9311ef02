//! The sentences about why a move is good or bad.

use kete::rules::{Colour, GameName, Hole, Position, Ruleset, Side};
use kete::search::{Estimator, Limits, Request};
use kete::tutor::drills::Dice;
use kete::tutor::reasons::{Haul, Merits, Punishment, Reasons};
use kete::tutor::wording::merits::merits;
use kete::tutor::wording::reasons::{after_weak, before_weak, gives_away};
use kete::tutor::{Graded, Weighed, weigh, weigh_as};

use crate::position;
use crate::said_reasons::{is_instead, is_merit, is_remedy, is_threat};
use crate::turned::{Turned, parsed};

#[test]
fn every_hole_and_number_in_a_reason_is_what_the_events_say() {
    let mut dice = Dice::new(23);
    let mut kinds: Vec<&str> = Vec::new();
    for game in GameName::ALL {
        let (mut threats, mut others) = (0, 0);
        for _ in 0..5 {
            let mut at = Ruleset::new(game).start();
            for turn in 0..24 {
                let moves = at.moves();
                if at.outcome().is_some() || moves.is_empty() {
                    break;
                }
                if turn % 2 == 1 {
                    let weighed = weigh(&at, Vec::new(), Limits::nodes(2_000));
                    for mv in &moves {
                        let Some(graded) = weighed.of(mv) else { continue };
                        for said in Merits::new(&at, mv).map(|it| merits(&it)).expect("legal") {
                            kinds.push(is_merit(&said, &at, mv));
                        }
                        if graded.seeds_lost() == 0 {
                            continue;
                        }
                        let reasons = Reasons::of_weak(&at, &graded, &weighed);
                        let Some(reasons) = reasons else { continue };
                        if let Some((threat, _)) = &reasons.threat
                            && let Some(most) = Punishment::strongest(&reasons.turn)
                            && !threat.haul.wins
                        {
                            let [named, most] = [&threat.haul, &most.haul].map(Haul::takes);
                            assert!(named >= most, "{}: {named} of {most} after {mv}", at.setup());
                        }
                        let (threat, remedy) = before_weak(&reasons);
                        match threat {
                            Some(threat) => {
                                let takes = is_threat(&threat, &at);
                                is_remedy(&remedy, &at, takes);
                                kinds.extend(threat.contains(" into empty ").then_some("lands"));
                                threats += 1;
                            }
                            None => {
                                kinds.push(is_instead(&remedy, &at, mv, &weighed));
                                others += 1;
                            }
                        }
                    }
                }
                let Some(mv) = dice.one_of(&moves) else { break };
                at = at.play(&mv).expect("legal").after;
            }
        }
        assert!(threats + others > 20, "{game}: {threats} threats, {others} others");
        assert!(threats > 0, "{game}: {threats} threats, {others} others");
    }
    let count = |kind: &str| kinds.iter().filter(|other| **other == kind).count();
    for kind in ["captures", "saves", "prepares", "again", "lands", "takes", "exchanges", "eaten"] {
        assert!(count(kind) > 5, "{kind}: {}", count(kind));
    }
    let shown = kinds.len() - count("ahead");
    assert!(count("ahead") < shown / 4, "{} of {shown} are not explained", count("ahead"));
}

/// South to move: A lets f capture from B, C and D. D does not.
const SHELTER: &str = "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S";

fn reasons(at: &Position, mv: &str) -> Reasons {
    graded_reasons(at, mv).1
}

fn graded_reasons(at: &Position, mv: &str) -> (Graded, Reasons) {
    // Two depths may disagree about a move.
    let found = (9..14).find_map(|depth| {
        let request = Weighed::new(at).request(at, Vec::new(), Limits::depth(depth));
        // The reasons of these positions were found with the weights.
        let weighed = weigh_as(Request { estimator: Estimator::Weights, ..request });
        Some((weighed.of(&parsed(at, mv))?, weighed))
    });
    let (graded, weighed) = found.expect("it is graded");
    let reasons = Reasons::of_weak(at, &graded, &weighed).expect("there is a better move");
    (graded, reasons)
}

#[test]
fn a_threat_names_the_reply_the_holes_and_the_remedy() {
    let at = position("awale", SHELTER);
    let (graded, reasons) = graded_reasons(&at, "A");
    let threat = "If you play A, North can play f and capture 2 in D, 2 in C and 3 in B.";
    let remedy = "Move D first? Then North's next turn can capture none of your seeds.";
    assert_eq!(before_weak(&reasons), (Some(threat.to_owned()), remedy.to_owned()));
    assert_eq!(
        gives_away(&reasons, &graded),
        format!(
            "{threat} After D instead, North could capture none of your seeds in the next turn. In the end A leaves you \
             about 6 seeds behind instead of 4 seeds ahead."
        )
    );
    let lets = "After A, North could have captured 2 in D, 2 in C and 3 in B with f.";
    let after = "After D instead, North could capture none of your seeds in the next turn.";
    assert_eq!(after_weak(&reasons, false, Some(Side::South)), format!("{lets} {after}"));
    let lets = "A let you capture 2 in D, 2 in C and 3 in B with f.";
    let after = "After D instead, you could capture none of South's seeds in the next turn.";
    assert_eq!(after_weak(&reasons, true, Some(Side::North)), format!("{lets} {after}"));
}

#[test]
fn a_capture_after_a_free_move_is_not_said_of_the_free_move() {
    let mut dice = Dice::new(5);
    let mut checked = 0;
    while checked < 5 {
        let mut at = Ruleset::new(GameName::Basic).start();
        for _ in 0..dice.below(20) {
            let Some(mv) = dice.one_of(&at.moves()) else { break };
            at = at.play(&mv).expect("legal").after;
        }
        let weighed = weigh(&at, Vec::new(), Limits::nodes(2_000));
        for graded in weighed.all() {
            let Some(reasons) = Reasons::of_weak(&at, &graded, &weighed) else { continue };
            let said = gives_away(&reasons, &graded);
            let of_better = said.split(". ").find_map(|it| it.strip_suffix(" now"));
            let Some((moves, taken)) = of_better.and_then(|it| it.split_once(" captures ")) else {
                continue;
            };
            let mut turned: Option<Turned> = None;
            for mv in moves.split(", then ") {
                let from = turned.map_or(at, |turned| turned.after);
                turned = Some(Turned::of(&from, &parsed(&from, mv)));
            }
            assert_eq!(turned.expect("a move").says(), taken, "{} {said}", at.setup());
            checked += 1;
        }
    }
}

#[test]
fn a_good_move_says_what_it_captures_and_what_it_keeps_safe() {
    let at = position("awale", SHELTER);
    let said = |at: &Position, mv: &str| merits(&Merits::new(at, &parsed(at, mv)).expect("legal"));
    let saves = "After A, North could play f and capture 2 in D, 2 in C and 3 in B; after D it could capture \
                 none of your seeds.";
    assert_eq!(said(&at, "D"), [saves]);
    let at = position("owari", "1,0,0,0,0,1/2,0,0,0,0,4 20-20 S");
    assert_eq!(said(&at, "F"), ["F captures 3 in a."]);
}

#[test]
fn a_missed_capture_is_named_with_its_hole() {
    let at = position("owari", "1,0,0,0,0,1/2,0,0,0,0,4 20-20 S");
    let (threat, said) = before_weak(&reasons(&at, "A"));
    assert_eq!((threat, said.as_str()), (None, "F captures 3 in a; A captures nothing."));
}

#[test]
fn a_move_that_takes_its_own_last_seed_is_not_said_to_capture_nothing() {
    let at = position("basic", "1,0,2,0,0,0/1,0,0,2,2,1 3-0 S");
    let (_, said) = before_weak(&reasons(&at, "C"));
    assert_eq!(said, "A captures 2 in e; C takes only its own last seed.");
}

#[test]
fn the_ring_names_the_colours_that_are_captured() {
    let mut dice = Dice::new(4);
    let mut at = Ruleset::new(GameName::Ring).start();
    for _ in 0..200 {
        let moves = at.moves();
        for mv in &moves {
            let merits = Merits::new(&at, mv).expect("legal");
            let both = [Colour::Red, Colour::Blue].map(|colour| {
                merits.haul.captured.iter().any(|captured| captured.colour == Some(colour))
            });
            let said = kete::tutor::wording::reasons::captured(&merits.haul);
            if both == [true, true] && merits.haul.captured.len() == 2 {
                assert!(said.contains(" red in ") && said.contains(" blue in "), "{said}");
                let holes: Vec<Hole> =
                    merits.haul.captured.iter().map(|captured| captured.hole).collect();
                assert!(holes.iter().all(|hole| said.contains(&format!(" in {hole}"))), "{said}");
                return;
            }
        }
        let Some(mv) = dice.one_of(&moves) else { break };
        at = at.play(&mv).expect("legal").after;
    }
    panic!("no move captured seeds of both colours");
}
