//! Chooses the rule for which an answer counts. A right answer counts for the rule that it needed.
//! A wrong answer counts for the rule that explains the difference from the right one, so that the
//! review practises what was overlooked.

use super::elsewhere::Elsewhere;
use super::grades::{Graded, Weighed};
use super::hints::{asked_about, main_rule};
use super::judge::rule_of;
use super::played::Played;
use super::schema::{Goal, Question};
use crate::rules::{Event, NoCapture, Place, Position, RuleId, Step};

/// The rule that a right answer to a question about a turn needed.
pub fn rule_at_stake(played: &Played, what: Question) -> Option<RuleId> {
    let rule = asked_about(played, what)?;
    Some(if is_sowing(rule) { unlike_sowing(played).unwrap_or(rule) } else { rule })
}

/// The rule that a wrong answer to a question about a turn overlooks: that of the first event that
/// the answer misses. `None` if the answer does not show which rule it is.
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
            let guessed: usize = guess.parse().ok()?;
            let goes_on = |event: &&Event| matches!(event.step, Step::Relay(_) | Step::Eat { .. });
            let mut next = events.iter().filter(goes_on);
            match guessed.checked_sub(1).and_then(|laps| next.nth(laps)) {
                Some(event) => Some(event.rule),
                None => first(|step| matches!(step, Step::Stop(_) | Step::Nothing(_))),
            }
        }
        Question::Next => first(|step| *step == Step::Again).or(Some(RuleId::TurnAlternate)),
        Question::Result => first(|step| matches!(step, Step::End(_))),
    }
}

/// The rule that a legal move overlooks if it misses the goal of a task; `wanted` is a turn that
/// reaches the goal.
pub fn rule_missed(goal: &Goal, wanted: &Played, given: &Played) -> Option<RuleId> {
    rule_of(goal).or_else(|| difference(wanted, given)).or_else(|| main_rule(wanted))
}

/// The rule that a player overlooked when a move lost seeds against the best one: what the best
/// move would have done, or else what the opponent's reply does.
pub fn rule_behind_loss(before: &Position, graded: &Graded) -> Option<RuleId> {
    let own = Played::new(*before, &graded.mv).ok()?;
    let best = Played::new(*before, &graded.best).ok()?;
    let reply = || main_rule(&graded.reply(before)?).filter(|rule| !is_sowing(*rule));
    difference(&best, &own).or_else(reply)
}

/// The rule that a good move shows to be known: another move, which does not use this rule, would
/// have lost this many seeds.
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

/// The first rule, in the order of events, that one turn has and the other does not. Plain sowing
/// is in every turn and does not count.
fn difference(one: &Played, other: &Played) -> Option<RuleId> {
    let rules = one.turn.events.iter().map(|event| event.rule);
    let mut new = rules.filter(|rule| !is_sowing(*rule) && !other.shows(*rule));
    new.next()
}

/// The rule by which the turn continues at the hole where the answer ends it.
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

/// The rule of the first event in which the turn differs from the one under rules that fit the
/// answer.
fn parts(played: &Played, elsewhere: &Elsewhere) -> Option<RuleId> {
    let (own, other) = (&played.turn.events, &elsewhere.played.turn.events);
    let same = own.iter().zip(other).take_while(|(own, other)| own.step == other.step).count();
    own.get(same).or(own.last()).map(|event| event.rule)
}

/// The rule that an answer with this number of captured seeds overlooks.
fn overlooked_gain(played: &Played, guessed: u16) -> Option<RuleId> {
    let mut captured = 0;
    for event in &played.turn.events {
        let (Step::Capture { count, .. } | Step::Eat { count, .. } | Step::Keep { count, .. }) =
            event.step
        else {
            continue;
        };
        // The answer may have counted up to here, but not further.
        if captured >= guessed {
            return Some(event.rule);
        }
        captured += u16::from(count);
    }
    match played.turn.no_capture() {
        Some(NoCapture::Spared(_, rule)) => Some(rule),
        _ => asked_about(played, Question::Takes),
    }
}

/// A rule of the turn other than plain sowing: a store on the way, a skipped hole.
fn unlike_sowing(played: &Played) -> Option<RuleId> {
    let mut rules = played.turn.events.iter().map(|event| event.rule);
    rules.find(|rule| !is_sowing(*rule))
}

pub(super) fn is_sowing(rule: RuleId) -> bool {
    rule.id().split('.').any(|part| part == "sow")
}
