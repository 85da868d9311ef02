//! Exercises about several rules at once, of several games if need be.

use super::positions::Dice;
use super::{Drill, DrillQuestion, NoDrill, drills, needs};
use crate::rules::{GameName, RuleId, Ruleset};

/// What came of making exercises.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MadeDrills {
    /// The exercises, the rules taking turns.
    pub drills: Vec<Drill>,
    /// The rules about which there is none, and why.
    pub without: Vec<(GameName, RuleId, NoDrill)>,
}

/// The rules of a game as written, but for the options without which a rule never happens.
pub fn ruleset_for(game: GameName, rule: RuleId) -> Ruleset {
    let mut ruleset = Ruleset::new(game);
    for option in needs(&ruleset, rule).unwrap_or_default().split_whitespace() {
        if let Some((name, value)) = option.split_once('=') {
            // What a rule needs are options of its own game: tested.
            let _ = ruleset.set(name, value);
        }
    }
    ruleset
}

/// Makes so many exercises about these rules, of each the same number as far as that goes; rules
/// beyond that number wait for another time. Fewer where there are not so many.
pub fn mixed(rules: &[(GameName, RuleId)], count: usize, seed: u64) -> MadeDrills {
    let rules = &rules[..rules.len().min(count)];
    let mut made = MadeDrills::default();
    let mut heaps: Vec<(GameName, RuleId, Vec<Drill>)> = Vec::new();
    for (number, (game, rule)) in rules.iter().enumerate() {
        let share = count / rules.len() + usize::from(number < count % rules.len());
        match drills(&ruleset_for(*game, *rule), *rule, share, seed) {
            Ok(drills) => heaps.push((*game, *rule, drills)),
            Err(why) => made.without.push((*game, *rule, why)),
        }
    }
    fill_up(&mut heaps, count, seed);
    let longest = heaps.iter().map(|(_, _, drills)| drills.len()).max().unwrap_or(0);
    let mut dice = Dice::new(seed);
    for round in 0..longest {
        let turn = heaps.iter().filter_map(|(_, _, drills)| drills.get(round));
        made.drills.extend(turn.map(|drill| varied(drill, &mut dice)));
    }
    made
}

/// Where some rules have too few exercises, others give more.
fn fill_up(heaps: &mut [(GameName, RuleId, Vec<Drill>)], count: usize, seed: u64) {
    for at in 0..heaps.len() {
        let have: usize = heaps.iter().map(|(_, _, drills)| drills.len()).sum();
        if have >= count {
            return;
        }
        let (game, rule, drills_here) = &mut heaps[at];
        let wanted = drills_here.len() + count - have;
        let Ok(more) = drills(&ruleset_for(*game, *rule), *rule, wanted, seed ^ 1) else {
            continue;
        };
        let is_new = |drill: &Drill| {
            drills_here.iter().all(|known| (known.position, known.mv) != (drill.position, drill.mv))
        };
        let new: Vec<Drill> = more.into_iter().filter(is_new).take(count - have).collect();
        drills_here.extend(new);
    }
}

/// Whether a move may be played must not always be answered by no: every second time the position
/// one seed apart is asked about, in which it may.
fn varied(drill: &Drill, dice: &mut Dice) -> Drill {
    let turned =
        (drill.asked == DrillQuestion::May && dice.once_in(2)).then(|| drill.one_seed_apart());
    turned.flatten().unwrap_or_else(|| drill.clone())
}
