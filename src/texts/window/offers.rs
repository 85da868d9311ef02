//! Words about ending by agreement and giving up.

use super::side;
use crate::game::Agreement;
use crate::rules::Side;

/// How the game may end by agreement.
pub fn agreement(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::End => "End it here",
        Agreement::Halve => "Halve the rest",
        Agreement::Disregard => "Leave the rest to nobody",
    }
}

/// Asks the other person.
pub fn do_you_agree(other: Side, agreement: Agreement) -> String {
    let what = match agreement {
        Agreement::End => "to end it here",
        Agreement::Halve => "to halve the rest",
        Agreement::Disregard => "to leave the rest to nobody",
    };
    format!("{}, do you agree {what}?", side(other))
}

/// The other side plays on.
pub fn declined(other: Side) -> String {
    format!("{} does not agree and plays on.", side(other))
}

/// Sure to resign?
pub fn resign_question(who: Side) -> String {
    format!("Resign as {}?", side(who))
}
