//! Exercises about several rules, also of several games.

use std::sync::atomic::AtomicBool;

use super::positions::Dice;
use super::{Drill, DrillQuestion, NoDrill, drills_until, needs};
use crate::rules::{GameName, RuleId, Ruleset};

/// Exercises about several rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MadeDrills {
    /// The exercises; the rules take turns.
    pub drills: Vec<Drill>,
    /// The rules without an exercise, and why there is none.
    pub without: Vec<(GameName, RuleId, NoDrill)>,
}

/// A game with its written rules, except the options that the rule needs to apply.
pub fn ruleset_for(game: GameName, rule: RuleId) -> Ruleset {
    let mut ruleset = Ruleset::new(game);
    for option in needs(&ruleset, rule).unwrap_or_default().split_whitespace() {
        if let Some((name, value)) = option.split_once('=') {
            // The options that a rule needs belong to its own game, as a test checks.
            let _ = ruleset.set(name, value);
        }
    }
    ruleset
}

/// Makes `count` exercises about these rules, the same number for each rule if possible. Rules
/// beyond `count` are left out. Returns fewer if there are not that many, or once `stop` is set.
pub fn mixed(
    rules: &[(GameName, RuleId)],
    count: usize,
    seed: u64,
    stop: &AtomicBool,
) -> MadeDrills {
    let rules = &rules[..rules.len().min(count)];
    let mut made = MadeDrills::default();
    let mut by_rule: Vec<(GameName, RuleId, Vec<Drill>)> = Vec::new();
    for (number, (game, rule)) in rules.iter().enumerate() {
        let share = count / rules.len() + usize::from(number < count % rules.len());
        match drills_until(&ruleset_for(*game, *rule), *rule, share, seed, stop) {
            Ok(drills) => by_rule.push((*game, *rule, drills)),
            Err(why) => made.without.push((*game, *rule, why)),
        }
    }
    fill_up(&mut by_rule, count, seed, stop);
    let longest = by_rule.iter().map(|(_, _, drills)| drills.len()).max().unwrap_or(0);
    let mut dice = Dice::new(seed);
    for round in 0..longest {
        let turn = by_rule.iter().filter_map(|(_, _, drills)| drills.get(round));
        made.drills.extend(turn.map(|drill| varied(drill, &mut dice)));
    }
    made
}

/// If some rules have too few exercises, takes more of the others.
fn fill_up(
    by_rule: &mut [(GameName, RuleId, Vec<Drill>)],
    count: usize,
    seed: u64,
    stop: &AtomicBool,
) {
    for at in 0..by_rule.len() {
        let have: usize = by_rule.iter().map(|(_, _, drills)| drills.len()).sum();
        if have >= count {
            return;
        }
        let (game, rule, drills_here) = &mut by_rule[at];
        let wanted = drills_here.len() + count - have;
        let Ok(more) = drills_until(&ruleset_for(*game, *rule), *rule, wanted, seed ^ 1, stop)
        else {
            continue;
        };
        let is_new = |drill: &Drill| {
            drills_here.iter().all(|known| (known.position, known.mv) != (drill.position, drill.mv))
        };
        let new: Vec<Drill> = more.into_iter().filter(is_new).take(count - have).collect();
        drills_here.extend(new);
    }
}

/// Keeps the answer to "is this move legal?" from always being no: half of the time it asks about
/// the position that differs by one seed, in which the move is legal.
fn varied(drill: &Drill, dice: &mut Dice) -> Drill {
    let turned =
        (drill.asked == DrillQuestion::May && dice.once_in(2)).then(|| drill.one_seed_apart());
    turned.flatten().unwrap_or_else(|| drill.clone())
}
