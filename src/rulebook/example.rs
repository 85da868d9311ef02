//! An example of a rule: the clearest of many exercises, with a description of what happens.

use std::sync::atomic::AtomicBool;

use crate::game::{GameInProgress, Player};
use crate::narration::examples as words;
use crate::narration::turns::Course;
use crate::narration::{self, rule_pages, turns};
use crate::rules::{
    BySide, Illegal, Move, Place, RuleId, RuleKind, Ruleset, Setup, Side, Step, Turn,
};
use crate::texts::messages as say;
use crate::tutor::Played;
use crate::tutor::drills::{Drill, DrillQuestion, NoDrill, drills_until};

/// Exercises from which the clearest is chosen.
const MANY: usize = 24;
/// The same rules always have the same example.
const SEED: u64 = 4;

pub type Made = Result<Box<Drill>, NoDrill>;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The rule decides.
    Applies,
    /// One seed differs, and it does not.
    Twin,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Does {
    Plays(Turn),
    Refuses(Illegal),
    /// Both players agree to end the game in this way.
    Agrees,
    /// Nothing moves: the position itself is the example.
    Nothing,
}

pub struct WorkedExample {
    /// The rule set, and the rule it explains.
    pub of: (Ruleset, RuleId),
    pub case: Case,
    pub does: Does,
    pub before: GameInProgress,
    /// `None` if nothing is played.
    pub after: Option<GameInProgress>,
    drill: Drill,
}

impl WorkedExample {
    /// An example with the position in which the rule decides; `None` if it cannot be set up.
    pub fn new(of: (Ruleset, RuleId), drill: Drill) -> Option<WorkedExample> {
        WorkedExample::with(of, drill, Case::Applies)
    }

    /// The same example with the other position; `None` if it has none.
    pub fn turned_to(&self, case: Case) -> Option<WorkedExample> {
        WorkedExample::with(self.of, self.drill.clone(), case)
    }

    fn with(of: (Ruleset, RuleId), drill: Drill, case: Case) -> Option<WorkedExample> {
        let before = game(&drill, case)?;
        let mut after = game(&drill, case)?;
        let does = match (drill.asked, drill.mv) {
            (DrillQuestion::Agreed(agreement), _) => match after.agree(agreement) {
                Some(_) => Does::Agrees,
                None => Does::Nothing,
            },
            (_, Some(mv)) => match after.look_ahead(&mv) {
                Ok(turn) => match after.play(&mv) {
                    Ok(_) => Does::Plays(turn),
                    Err(illegal) => Does::Refuses(illegal),
                },
                Err(illegal) => Does::Refuses(illegal),
            },
            (_, None) => Does::Nothing,
        };
        let after = matches!(does, Does::Plays(_) | Does::Agrees).then_some(after);
        Some(WorkedExample { of, case, does, before, after, drill })
    }

    /// Whether there is a position in which one seed differs.
    pub fn has_twin(&self) -> bool {
        self.drill.twin.is_some()
    }

    pub fn mv(&self) -> Option<Move> {
        self.drill.mv
    }

    /// The side at the lower edge: the player to move.
    pub fn below(&self) -> Side {
        self.before.position().to_move()
    }

    pub fn title(&self) -> String {
        match &self.does {
            Does::Plays(turn) => {
                let lifted = Course::of(&turn.events).lifted.map(|(_, count, _)| count.into());
                // A seed from the hand is played before anything is lifted.
                let first = turn.events.first().map(|event| event.step);
                let from_hand = matches!(first, Some(Step::Take { .. }));
                let lifted = lifted.filter(|_| turn.mv.hole().is_some() && !from_hand);
                words::example_of_move(&turn.mv, lifted)
            }
            Does::Refuses(illegal) => words::example_of_refusal(&illegal.mv),
            Does::Agrees => say::rulebook::example_of_agreement().to_owned(),
            Does::Nothing => say::rulebook::example_of_start().to_owned(),
        }
    }

    pub fn says(&self) -> String {
        match &self.does {
            Does::Plays(turn) if self.of.1 == RuleId::GameRepetition => {
                let played = say::rulebook::TurnsBefore { turns: self.drill.before.len() }.text();
                format!("{played} {}", turns::turn(turn).words)
            }
            Does::Plays(turn) if turn.mv.hole().is_some() => turns::preview(turn).words(),
            Does::Plays(turn) => turns::turn(turn).words,
            Does::Refuses(illegal) => {
                narration::refusal_seen(illegal, self.before.position().shape(), self.below())
            }
            Does::Agrees => {
                let DrillQuestion::Agreed(agreement) = self.drill.asked else {
                    return String::new();
                };
                let outcome = self.after.as_ref().and_then(GameInProgress::outcome);
                let ended = match (&outcome, &self.after) {
                    (Some(outcome), _) => turns::result(outcome),
                    (None, Some(after)) => {
                        let BySide { south, north } = after.position().setup().stores;
                        say::rulebook::RoundOver { south, north }.text()
                    }
                    (None, None) => String::new(),
                };
                format!("{} {ended}", words::both_agree(agreement))
            }
            Does::Nothing => say::rulebook::lies_so_at_start().to_owned(),
        }
    }

    /// The places that hold more or fewer seeds than in the position where the rule decides.
    pub fn differs(&self) -> Vec<(Place, i32)> {
        let (Case::Twin, Some(twin)) = (self.case, &self.drill.twin) else { return Vec::new() };
        let (here, there) = (twin.setup(), self.drill.position.setup());
        let more = |one: u32, other: u32| one as i32 - other as i32;
        let holes = here.shape.holes().map(|hole| {
            let (one, other) = (here.seeds_in(hole).total(), there.seeds_in(hole).total());
            (Place::Hole(hole), more(one.into(), other.into()))
        });
        let ends = Side::ALL.into_iter().map(|side| {
            let (one, other) = (here.stores[side].into(), there.stores[side].into());
            (here.store_place(side), more(one, other))
        });
        holes.chain(ends).filter(|(_, more)| *more != 0).collect()
    }
}

fn game(drill: &Drill, case: Case) -> Option<GameInProgress> {
    let players = BySide::new(Player::Friend, Player::Friend);
    let start = match case {
        Case::Applies => drill.start,
        Case::Twin => drill.twin?,
    };
    let mut game = GameInProgress::from_setup(start.ruleset(), players, &start.setup()).ok()?;
    if case == Case::Applies {
        for mv in &drill.before {
            game.play(mv).ok()?;
        }
    }
    Some(game)
}

/// The clearest of many exercises about a rule.
pub fn example(ruleset: &Ruleset, rule: RuleId, stop: &AtomicBool) -> Made {
    if let Some(drill) = by_hand(ruleset, rule) {
        return Ok(Box::new(drill));
    }
    // Exercises about placing ask what is illegal; a legal placement shows the rule better.
    let placed = ruleset.name().rule_about(RuleKind::SowPlaced);
    let shown = placed.filter(|_| rule.kind() == RuleKind::Place).unwrap_or(rule);
    let found = drills_until(ruleset, shown, MANY, SEED, stop)?;
    let mut best = found.into_iter().max_by_key(clearness).ok_or(NoDrill::NoneFound)?;
    if matches!(best.asked, DrillQuestion::AtStart(_)) {
        // The exercise asks about the start after some moves; the example shows the start.
        best = Drill { position: best.start, before: Vec::new(), ..best };
    }
    if shown != rule {
        best = Drill { rule, twin: None, ..best };
    }
    Ok(Box::new(best))
}

/// Hand-written examples: exercises about these rules only ask what is refused.
fn by_hand(ruleset: &Ruleset, rule: RuleId) -> Option<Drill> {
    let shown = rule_pages::example(ruleset.name(), rule)?;
    let position = match shown.position.as_str() {
        "start" => ruleset.start(),
        text => ruleset.position(&Setup::parse(ruleset.name(), text).ok()?).ok()?,
    };
    let mv = position.parse_move(&shown.play).ok().filter(|mv| position.is_legal(mv))?;
    Some(Drill {
        start: position,
        before: Vec::new(),
        position,
        asked: DrillQuestion::May,
        answer: String::new(),
        mv: Some(mv),
        rule,
        twin: None,
        grade: 1,
    })
}

/// How good an example an exercise is: with a twin, South to move, a board neither empty nor
/// crowded, a turn that can be followed by eye.
fn clearness(drill: &Drill) -> i32 {
    let setup = drill.position.setup();
    let of = |side: Side| setup.shape.holes_of(side).map(|hole| setup.seeds_in(hole).total());
    let full = |side| of(side).filter(|count| *count > 0).count() as i32;
    let holes = of(Side::South).count() as i32;
    let all = Side::ALL.into_iter().flat_map(of);
    let crowded = all.filter(|count| *count > 13).count() as i32;
    let mut points = 30 * i32::from(drill.twin.is_some());
    points += 14 * i32::from(setup.to_move == Side::South);
    points += Side::ALL.map(|side| 2 * full(side).min(holes * 2 / 3)).iter().sum::<i32>();
    points -= 4 * crowded + drill.before.len() as i32 / 4;
    points += match drill.grade {
        1 => 4,
        2 => 5,
        _ => 0,
    };
    let played = drill.mv.filter(|mv| *mv != Move::Pass);
    if let Some(played) = played.and_then(|mv| Played::new(drill.position, &mv).ok()) {
        points += 6 * played.taken().len().min(3) as i32;
        points -= i32::from(played.laps().saturating_sub(3)) * 3;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;

    #[test]
    fn rules_that_apply_once_have_an_example_that_applies_them() {
        let once = [
            (GameName::BawoAdvanced, RuleId::BawoOpening),
            (GameName::BawoAdvanced, RuleId::BawoExtra),
            (GameName::BawoNtchuwa, RuleId::BawoExtra),
            (GameName::Giuthi, RuleId::GiuthiMatchFill),
            (GameName::Giuthi, RuleId::GiuthiMatchShrink),
        ];
        for (game, rule) in once {
            let drill =
                example(&Ruleset::new(game), rule, &AtomicBool::new(false)).expect("an example");
            let played = Played::new(drill.position, &drill.mv.expect("a move"));
            assert!(played.expect("it is legal").shows(rule), "{game} {rule}");
        }
    }
}
