//! Why a turn captures nothing, or no more, in the mover's words.

use super::Hidden;
use crate::rules::{Hole, NoCapture, RuleId, RuleKind, Side, Turn};
use crate::texts::messages::refusals as say;

/// Whose holes and stores a sentence is about: the reader's, or a side's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// `your store`.
    Yours,
    /// `South's store`.
    Of(Side),
}

/// The clause after `B captures nothing:`. Counts of hidden holes are left out.
pub fn no_capture(turn: &Turn, hidden: Hidden) -> Option<String> {
    Some(match turn.no_capture()? {
        NoCapture::Store(_) => say::in_store().to_owned(),
        NoCapture::OwnHole(hole) => say::InOwnHole { hole }.text(),
        NoCapture::OtherHole(hole) => say::InTheirHole { hole, owner: hole.owner() }.text(),
        NoCapture::Count(hole, _) if hidden[hole.owner()] => say::CountHidden { hole }.text(),
        NoCapture::Count(hole, count) => say::Count { hole, count }.text(),
        NoCapture::NotEmpty(hole, _) if hidden[hole.owner()] => say::NotEmptyHidden { hole }.text(),
        NoCapture::NotEmpty(hole, count) => say::AlreadyHeld { hole, count }.text(),
        NoCapture::WasEmpty(hole) => say::WasEmpty { hole }.text(),
        NoCapture::BackRow(hole) => say::BackRow { hole }.text(),
        NoCapture::NothingOpposite(hole, opposite) => {
            say::NothingOpposite { hole, opposite }.text()
        }
        NoCapture::NotSown(hole, opposite) => say::NotSown { hole, opposite }.text(),
        NoCapture::Spared(hole, rule) => spared(hole, rule),
    })
}

/// Why a row of captures ends: `Then it stops: F is your own hole.`
pub fn capture_ends(turn: &Turn, whose: Whose, hidden: Hidden) -> Option<String> {
    Some(match (turn.capture_ends()?, whose) {
        (NoCapture::Count(hole, _), _) if hidden[hole.owner()] => {
            say::StopsAt { hole: named(hole) }.text()
        }
        (NoCapture::Count(hole, 0), _) => say::StopsEmpty { hole: named(hole) }.text(),
        (NoCapture::Count(hole, count), _) => say::StopsCount { hole: named(hole), count }.text(),
        (NoCapture::OwnHole(hole), Whose::Yours) => say::StopsYourHole { hole }.text(),
        (NoCapture::OwnHole(hole), Whose::Of(owner)) => say::StopsOwnHole { hole, owner }.text(),
        (NoCapture::Spared(hole, rule), _) => {
            say::StopsBecause { cause: spared(hole, rule) }.text()
        }
        _ => return None,
    })
}

/// A hole in a sentence: a number alone could be a count.
fn named(hole: Hole) -> String {
    let name = hole.to_string();
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        say::NamedByNumber { number: hole }.text()
    } else {
        name
    }
}

/// The rule that protects seeds from capture.
pub(super) fn spared(hole: Hole, rule: RuleId) -> String {
    match rule.kind() {
        RuleKind::CaptureLimit => say::limit_reached().to_owned(),
        RuleKind::CaptureLimitOver => say::limit_over().to_owned(),
        _ => say::NoneLeft { owner: hole.owner() }.text(),
    }
}
