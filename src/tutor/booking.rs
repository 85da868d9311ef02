//! Under which rule an answer is noted. A right one counts for the rule that was at stake; a wrong
//! one for the rule that makes the difference between it and the right answer, so that the review
//! drills what was overlooked.

use super::elsewhere::Elsewhere;
use super::grades::{Graded, Weighed};
use super::hints::{asked_about, main_rule};
use super::judge::rule_of;
use super::played::Played;
use super::schema::{Goal, Question};
use crate::rules::{Event, NoCapture, Place, Position, RuleId, Step};

/// The rule that was at stake where a question about a turn was answered right.
pub fn rule_at_stake(played: &Played, what: Question) -> Option<RuleId> {
    let rule = asked_about(played, what)?;
    Some(if is_sowing(rule) { unlike_sowing(played).unwrap_or(rule) } else { rule })
}

/// The rule that a wrong answer to a question about a turn overlooks: the first event of the turn
/// that the answer does without. `None` where the answer does not show which.
pub fn rule_overlooked(
    played: &Played,
    what: Question,
    guess: &str,
    elsewhere: Option<&Elsewhere>,
) -> Option<RuleId> {
    let events = &played.turn.events;
    let first = |is_it: fn(&Step) -> bool| {
        events.iter().find(|event| is_it(&event.step)).map(|event| event.rule)
    };
    match what {
        Question::Last => goes_on_at(events, guess).or_else(|| parts(played, elsewhere?)),
        Question::Takes => overlooked_gain(played, guess.parse().ok()?),
        Question::Laps => {
            let said: usize = guess.parse().ok()?;
            let goes_on = |event: &&Event| matches!(event.step, Step::Relay(_) | Step::Eat { .. });
            let mut next = events.iter().filter(goes_on);
            match said.checked_sub(1).and_then(|laps| next.nth(laps)) {
                Some(event) => Some(event.rule),
                None => first(|step| matches!(step, Step::Stop(_) | Step::Nothing(_))),
            }
        }
        Question::Next => first(|step| *step == Step::Again).or(Some(RuleId::TurnAlternate)),
        Question::Result => first(|step| matches!(step, Step::End(_))),
    }
}

/// The rule that a legal move overlooks which misses the goal of a task that `wanted` reaches.
pub fn rule_missed(goal: &Goal, wanted: &Played, given: &Played) -> Option<RuleId> {
    rule_of(goal).or_else(|| difference(wanted, given)).or_else(|| main_rule(wanted))
}

/// The rule that a move in a game overlooks which loses seeds against the best one: what the best
/// one would have done, or else what the answer does that the move allows.
pub fn rule_behind_loss(before: &Position, graded: &Graded) -> Option<RuleId> {
    let own = Played::new(*before, &graded.mv).ok()?;
    let best = Played::new(*before, &graded.best).ok()?;
    let reply = || main_rule(&graded.reply(before)?).filter(|rule| !is_sowing(*rule));
    difference(&best, &own).or_else(reply)
}

/// The rule that a good move in a game shows to be known: some other move would have lost so many
/// seeds, and without this rule.
pub fn rule_applied(
    before: &Position,
    graded: &Graded,
    weighed: &Weighed,
    least: u32,
) -> Option<RuleId> {
    if graded.seeds_lost() > 1 {
        return None;
    }
    let own = Played::new(*before, &graded.mv).ok()?;
    let losses = weighed.losses().into_iter().filter(|(_, lost)| *lost >= least.max(1));
    let (worst, _) = losses.max_by_key(|(_, lost)| *lost)?;
    difference(&own, &Played::new(*before, &worst).ok()?)
}

/// The first rule, in the order of events, that one turn has and another has not; plain sowing is
/// in every turn.
fn difference(one: &Played, other: &Played) -> Option<RuleId> {
    let rules = one.turn.events.iter().map(|event| event.rule);
    let mut new = rules.filter(|rule| !is_sowing(*rule) && !other.shows(*rule));
    new.next()
}

/// The rule by which the turn goes on in the hole where the answer has it end.
fn goes_on_at(events: &[Event], guess: &str) -> Option<RuleId> {
    let pairs = events.iter().zip(events.iter().skip(1));
    let at_guess = |event: &Event| match event.step {
        Step::Drop { at: Place::Hole(hole), .. } | Step::Skip(hole) => hole.to_string() == guess,
        _ => false,
    };
    let goes_on = |step: &Step| matches!(step, Step::Relay(_) | Step::Eat { .. });
    let mut relays = pairs.filter(|(event, next)| at_guess(event) && goes_on(&next.step));
    let skipped =
        events.iter().find(|event| matches!(event.step, Step::Skip(_)) && at_guess(event));
    relays.next().map(|(_, next)| next.rule).or_else(|| skipped.map(|event| event.rule))
}

/// The rule of the first event at which the turn leaves the one under rules that the answer fits.
fn parts(played: &Played, elsewhere: &Elsewhere) -> Option<RuleId> {
    let (own, other) = (&played.turn.events, &elsewhere.played.turn.events);
    let same = own.iter().zip(other).take_while(|(own, other)| own.step == other.step).count();
    own.get(same).or(own.last()).map(|event| event.rule)
}

/// The rule that an answer overlooks which has so many seeds captured.
fn overlooked_gain(played: &Played, said: u16) -> Option<RuleId> {
    let mut captured = 0;
    for event in &played.turn.events {
        let count = match event.step {
            Step::Capture { count, .. } | Step::Eat { count, .. } | Step::Keep { count, .. } => {
                count
            }
            _ => continue,
        };
        // Up to here the answer may have counted, and no farther.
        if captured >= said {
            return Some(event.rule);
        }
        captured += u16::from(count);
    }
    match played.turn.no_capture() {
        Some(NoCapture::Spared(_, rule)) => Some(rule),
        _ => asked_about(played, Question::Takes),
    }
}

/// A rule of the turn beside plain sowing: a store on the way, a hole passed over.
fn unlike_sowing(played: &Played) -> Option<RuleId> {
    let mut rules = played.turn.events.iter().map(|event| event.rule);
    rules.find(|rule| !is_sowing(*rule))
}

fn is_sowing(rule: RuleId) -> bool {
    rule.id().split('.').any(|part| part == "sow")
}
