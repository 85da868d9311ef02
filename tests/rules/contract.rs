//! The contract of all positions, checked for every rule set and every value of every option.

use kete::rules::{
    BawoRow, Colour, Counting, FillLayout, GameName, Hole, Move, Position, RuleId, Ruleset, Side,
    Way,
};

use crate::grow::{Dice, edited, grown, rule_sets, sparse};
use crate::play::ruleset;
use crate::promises;

/// Positions of a rule set: from its start, grown by play, edited and sparse ones.
fn positions(rules: &str, count: usize) -> Vec<Position> {
    let ruleset = ruleset(rules);
    let mut dice = Dice::new(rules.len() as u64);
    let mut found = vec![ruleset.start()];
    while found.len() < count {
        let plies = dice.below(60);
        let position = grown(&ruleset, plies, &mut dice);
        found.push(position);
        found.extend(ruleset.position(&edited(&position.setup(), 4, &mut dice)));
        found.extend(ruleset.position(&sparse(&ruleset, &mut dice)));
    }
    found
}

#[test]
fn every_rule_set_keeps_its_promises() {
    let all = rule_sets();
    let mut dice = Dice::new(1);
    for rules in &all {
        for position in positions(rules, 40) {
            promises::check(&position, &mut dice);
        }
    }
    assert!(all.len() > 60, "{}", all.len());
}

#[test]
fn counting_is_the_same_in_all_three_ways() {
    for rules in rule_sets() {
        for position in positions(&rules, 16) {
            let depth = if position.placements().next().is_some() { 1 } else { 2 };
            let counts = [Counting::Bulk, Counting::EveryLeaf, Counting::Recorded]
                .map(|counting| position.perft_by(depth, counting));
            assert_eq!(counts, [counts[0]; 3], "{rules} {position:?}");
            let below: u64 = position.perft_divide(depth).iter().map(|(_, leaves)| leaves).sum();
            assert_eq!(below, counts[0], "{rules} {position:?}");
            assert_eq!(position.perft(0), 1);
        }
    }
}

#[test]
fn counting_is_counting_the_moves_of_the_moves() {
    for name in GameName::ALL {
        for position in positions(name.id(), 60) {
            if position.placements().next().is_some() {
                continue;
            }
            // Perft stops between two rounds, also when a drawn round starts again.
            let moves = position.moves();
            let after = moves.iter().map(|mv| position.play_unchecked(mv));
            let after = after.filter(|after| !began_anew(&position, after));
            let leaves: u64 = after.map(|after| after.moves().len() as u64).sum();
            assert_eq!(position.perft(2), leaves, "{position:?}");
        }
    }
}

/// Whether the move ended a drawn round of Giuthi, which restores the start position.
fn began_anew(before: &Position, after: &Position) -> bool {
    let start = before.ruleset().start().setup().holes;
    before.ruleset().name() == GameName::Giuthi
        && after.setup().holes == start
        && before.setup().holes != start
}

#[test]
fn moves_in_the_form_of_another_game_are_refused() {
    let pot = Hole::two_rows(Side::South, 0);
    let bawo = Hole::four_rows(Side::South, BawoRow::Front, 0);
    let ring = Hole::ring(1);
    let way = Way::Right;
    let strange = [
        Move::Hole(pot),
        Move::Hole(bawo),
        Move::Hole(ring),
        Move::Way { hole: pot, way, spread: false },
        Move::Way { hole: pot, way, spread: true },
        Move::Way { hole: bawo, way, spread: false },
        Move::Way { hole: bawo, way, spread: true },
        Move::Way { hole: ring, way, spread: false },
        Move::Colour(pot, Colour::Red),
        Move::Colour(bawo, Colour::Blue),
        Move::Colour(ring, Colour::Red),
        Move::Opening([bawo; 5]),
        Move::Opening([pot; 5]),
        Move::Fill(FillLayout::new(&[6; 6]).expect("six pots")),
        Move::Fill(FillLayout::new(&[1; 12]).expect("twelve pots")),
        Move::Pass,
    ];
    for name in GameName::ALL {
        for start in positions(name.id(), 6) {
            let mut listed = start.moves();
            listed.extend(start.placements().take(1));
            for mv in strange.iter().filter(|mv| !listed.contains(mv)) {
                let is_layout = matches!(mv, Move::Fill(_)) && !start.layout_sizes().is_empty();
                if !is_layout {
                    let refusal = start.refusal(mv).map(|illegal| illegal.rule);
                    assert!(refusal.is_some(), "{name} {start:?} {mv:?}");
                    assert_ne!(refusal, Some(RuleId::TurnEndless), "{name} {start:?} {mv:?}");
                }
            }
        }
    }
}

#[test]
fn every_option_is_set_shown_and_refused_with_what_is_allowed() {
    for name in GameName::ALL {
        for option in Ruleset::new(name).options() {
            for value in option.values {
                let mut ruleset = Ruleset::new(name);
                ruleset.set(option.name, value).expect("an allowed value");
                let now = ruleset.options().into_iter().find(|now| now.name == option.name);
                assert_eq!(now.map(|now| now.value), Some(*value), "{name} {}", option.name);
            }
            assert_eq!(option.value, option.default);
            let mut ruleset = Ruleset::new(name);
            let error = ruleset.set(option.name, "purple").expect_err("no such value").to_string();
            assert!(error.contains(&option.values.join(", ")), "{error}");
            assert_eq!(ruleset, Ruleset::new(name));
        }
        let mut ruleset = Ruleset::new(name);
        let names: Vec<&str> = ruleset.options().iter().map(|option| option.name).collect();
        let error = ruleset.set("weather", "fine").expect_err("no such option").to_string();
        assert!(error.contains(&names.join(", ")), "{error}");
        assert!(ruleset.set("preset", "none").is_err());
    }
}
