//! Exercises: for each rule of each game that can decide a move, with correct answers.

use std::collections::BTreeSet;

use kete::rules::{GameName, Move, Position, RuleId, Ruleset, Setup};
use kete::tutor::drills::{Drill, DrillQuestion, DrillState, NoDrill, Session, TEN, drills, needs};
use kete::tutor::wording::drills::{line, none, question};
use kete::tutor::{Played, applies, notations, rules_of};

/// Rules that only the board shows, without an event or refusal.
const SHOWN: [RuleId; 6] = [
    RuleId::TurnAlternate,
    RuleId::GameSettle,
    RuleId::GameFeed,
    RuleId::BawoCorner,
    RuleId::BawoLate,
    RuleId::AwaleTwos,
];

/// The written rules of a game with the options that a rule needs.
fn with_needs(game: GameName, rule: RuleId) -> Ruleset {
    let mut ruleset = Ruleset::new(game);
    for option in needs(&ruleset, rule).unwrap_or_default().split_whitespace() {
        let (name, value) = option.split_once('=').expect("name=value");
        ruleset.set(name, value).expect("an option of the game");
    }
    ruleset
}

/// Checks an exercise by the rules alone.
fn check(drill: &Drill) {
    let told = line(drill);
    let fields: Vec<&str> = told.split(" | ").collect();
    assert_eq!(fields.len(), 5, "{told}");
    assert_eq!(told.matches('|').count(), 4, "{told}");
    assert!(fields.iter().all(|field| !field.is_empty()), "{told}");
    assert_eq!(fields[1], question(drill));
    let mut position = drill.start;
    for mv in &drill.before {
        position = position.play(mv).expect("the moves before are legal").after;
    }
    assert_eq!(position.setup(), drill.position.setup(), "{told}");
    let setup = Setup::parse(position.ruleset().name(), &drill.start.setup().to_string());
    assert!(position.ruleset().position(&setup.expect(&told)).is_ok(), "{told}");
    let Some(mv) = drill.mv else {
        assert!(
            matches!(drill.asked, DrillQuestion::Agreed(_) | DrillQuestion::AtStart(_)),
            "{told}"
        );
        return;
    };
    match drill.position.refusal(&mv) {
        Some(illegal) => {
            assert_eq!(illegal.rule, drill.rule, "{told}");
            let legal = notations(&drill.position.moves()).join(" ");
            assert!(
                drill.answer == "no"
                    || drill.answer == legal
                    || drill.asked == DrillQuestion::Sizes
            );
        }
        None => plays(drill, &drill.position, &mv, &told),
    }
}

fn plays(drill: &Drill, position: &Position, mv: &Move, told: &str) {
    if drill.rule == RuleId::GameRepetition {
        return;
    }
    let played = Played::new(*position, mv).expect("legal");
    let carries = played.turn.events.iter().any(|event| event.rule == drill.rule);
    assert!(carries || SHOWN.contains(&drill.rule), "{told}");
    if let DrillQuestion::Does(what) = drill.asked {
        assert_eq!(played.answer(what).as_deref(), Some(drill.answer.as_str()), "{told}");
        if let Some(twin) = drill.twin {
            let other = Played::new(twin, mv).expect("the twin plays the same move");
            assert_ne!(other.answer(what).as_deref(), Some(drill.answer.as_str()), "{told}");
        }
    }
}

/// Checks so many exercises for every pair of game and rule, and that no two are alike.
fn sample(count: usize, seed: u64) {
    for game in GameName::ALL {
        for rule in RuleId::ALL.iter().copied().filter(|rule| applies(*rule, game)) {
            let ruleset = with_needs(game, rule);
            let found = match drills(&ruleset, rule, count, seed) {
                Ok(found) => found,
                Err(NoDrill::NotOnTheBoard) => continue,
                Err(why) => panic!("{game} {rule}: {why:?}"),
            };
            let is_start = rule.id().contains(".setup");
            assert!(found.len() == count || is_start, "{game} {rule}: {}", found.len());
            let lines: BTreeSet<String> = found.iter().map(line).collect();
            assert_eq!(lines.len(), found.len(), "{game} {rule}: two alike");
            found.iter().for_each(check);
        }
    }
}

#[test]
fn every_rule_that_can_decide_a_move_has_correct_exercises() {
    // The long run asks for a hundred of each.
    let count = std::env::var("KETE_DRILLS").ok().and_then(|count| count.parse().ok());
    sample(count.unwrap_or(2), 7);
}

#[test]
fn what_a_hole_held_at_the_start_cannot_be_read_off_the_board() {
    for game in GameName::ALL {
        let rules = rules_of(game).into_iter().filter(|rule| rule.id().contains(".setup"));
        for rule in rules.filter(|rule| *rule != RuleId::GameSetup) {
            let ruleset = with_needs(game, rule);
            let made = drills(&ruleset, rule, 100, 3).expect("made");
            assert_eq!(made.len(), ruleset.start().shape().holes().count(), "{rule}");
            for drill in &made {
                let DrillQuestion::AtStart(hole) = drill.asked else { panic!("{}", line(drill)) };
                let held = |position: &Position| position.setup().seeds_in(hole).total();
                assert_eq!(drill.answer, held(&ruleset.start()).to_string(), "{}", line(drill));
                assert_ne!(held(&drill.position), held(&drill.start), "{}", line(drill));
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_exercises() {
    let ruleset = Ruleset::new(GameName::Owari);
    let made = |seed| drills(&ruleset, RuleId::OwariCapture, 5, seed).expect("made");
    assert_eq!(made(3), made(3));
    assert_ne!(made(3), made(4));
}

#[test]
fn a_rule_that_no_position_shows_has_a_reason() {
    let owari = Ruleset::new(GameName::Owari);
    for (game, rule, reason) in [
        (GameName::Owari, RuleId::OwariCount, "speaks of people at the board"),
        (GameName::Owari, RuleId::GameSetup, "speaks of people at the board"),
        (GameName::Owari, RuleId::AwaleSow, "no rule of owari"),
        (GameName::Basic, RuleId::GameRepetition, "can never happen in basic"),
        (GameName::Awale, RuleId::AwaleTwos, "capture=two-only"),
    ] {
        let why = drills(&Ruleset::new(game), rule, 3, 1).expect_err(reason);
        let words = none(game, rule, why);
        assert!(words.contains(reason) && !words.contains('\n'), "{words}");
    }
    assert!(needs(&owari, RuleId::OwariCapture).is_none());
}

#[test]
fn the_documents_list_the_rules_that_decide_no_move() {
    let text = include_str!("../../docs/drills.md");
    for game in GameName::ALL {
        for rule in rules_of(game) {
            let ruleset = with_needs(game, rule);
            if drills(&ruleset, rule, 1, 1) == Err(NoDrill::NotOnTheBoard) {
                assert!(text.contains(&format!("`{rule}`")), "{rule}");
            }
        }
    }
}

#[test]
fn a_session_repeats_what_was_missed_or_skipped() {
    let made = drills(&Ruleset::new(GameName::Owari), RuleId::OwariFeed, TEN, 1).expect("made");
    let mut session = Session::new(made).expect("ten exercises");
    let first = session.present().expect("the first").clone();
    session.skip();
    assert_ne!(session.present(), Some(&first));
    assert_eq!(session.answer("Z"), Some(false));
    let mut answered = 0;
    while let Some(drill) = session.present().cloned() {
        // Moves may come in any order.
        let turned: Vec<&str> = drill.answer.split(' ').rev().collect();
        assert_eq!(session.answer(&turned.join(" ")), Some(true));
        answered += 1;
    }
    assert_eq!(answered, TEN);
    assert_eq!((session.right(), session.answer("A")), (TEN - 1, None));
    assert_eq!(session.states()[1], DrillState::Wrong);
    assert!(Session::new(Vec::new()).is_none());
}
