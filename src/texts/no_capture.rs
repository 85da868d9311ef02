//! Why a turn captures nothing, or no more, in the mover's words.

use super::narration::{Hidden, side};
use super::seeds;
use crate::rules::{Hole, NoCapture, RuleId, RuleKind, Turn};

/// The clause after `B captures nothing:`. Counts of hidden holes are left out.
pub fn no_capture(turn: &Turn, hidden: Hidden) -> Option<String> {
    let lands = |hole: Hole, what: &str| format!("the last seed lands in {hole}, {what}");
    Some(match turn.no_capture()? {
        NoCapture::Store(_) => "the last seed lands in your store".to_owned(),
        NoCapture::OwnHole(hole) => lands(hole, "your own hole"),
        NoCapture::OtherHole(hole) => lands(hole, &format!("{}'s hole", side(hole.owner()))),
        NoCapture::Count(hole, _) if hidden[hole.owner()] => {
            lands(hole, "which then holds too few or too many")
        }
        NoCapture::Count(hole, count) => lands(hole, &format!("which then holds {}", seeds(count))),
        NoCapture::NotEmpty(hole, _) if hidden[hole.owner()] => lands(hole, "which was not empty"),
        NoCapture::NotEmpty(hole, count) => {
            lands(hole, &format!("which already held {}", seeds(count)))
        }
        NoCapture::WasEmpty(hole) => format!("the first lap ends in {hole}, which was empty"),
        NoCapture::BackRow(hole) => format!("the first lap ends in {hole}, in the back row"),
        NoCapture::NothingOpposite(hole, facing) => format!("{facing}, opposite {hole}, is empty"),
        NoCapture::NotSown(hole, facing) => {
            format!("{facing}, opposite {hole}, got no seed in this turn")
        }
        NoCapture::Spared(hole, rule) => spared(hole, rule),
    })
}

/// Why a row of captures ends: `Then it stops: F is your own hole.` `whose` is `your` or `South's`.
pub fn capture_ends(turn: &Turn, whose: &str, hidden: Hidden) -> Option<String> {
    let cause = match turn.capture_ends()? {
        NoCapture::Count(hole, _) if hidden[hole.owner()] => {
            return Some(format!("Then it stops at {}.", named(hole)));
        }
        NoCapture::Count(hole, 0) => format!("{} is empty", named(hole)),
        NoCapture::Count(hole, count) => format!("{} holds {}", named(hole), seeds(count)),
        NoCapture::OwnHole(hole) => format!("{hole} is {whose} own hole"),
        NoCapture::Spared(hole, rule) => spared(hole, rule),
        _ => return None,
    };
    Some(format!("Then it stops: {cause}."))
}

/// A hole as a sentence names it: a number alone could be a count.
fn named(hole: Hole) -> String {
    let name = hole.to_string();
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        format!("hole {name}")
    } else {
        name
    }
}

/// The rule by which seeds stay that could be captured.
pub(super) fn spared(hole: Hole, rule: RuleId) -> String {
    match rule.kind() {
        RuleKind::CaptureLimit => "the limit of holes is reached".to_owned(),
        RuleKind::CaptureLimitOver => "more holes than the limit could be captured".to_owned(),
        _ => format!("{} would have no seeds left", side(hole.owner())),
    }
}
