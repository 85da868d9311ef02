//! What is said of a wrong way of counting.

use super::leading::plays_again;
use crate::texts::messages::slips as say;
use crate::texts::yes;
use crate::tutor::played::Played;
use crate::tutor::slips::Slip;

/// The sentence that names the slip to the learner, who makes the turn.
pub fn slip(slip: Slip, played: &Played) -> String {
    let mover = played.turn.mover;
    match slip {
        Slip::CountedOrigin(hole) => say::CountedOrigin { hole }.text(),
        Slip::OneTooFar => say::one_too_far().to_owned(),
        Slip::PassedOwnStore => say::passed_own_store().to_owned(),
        Slip::SowedOtherStore => say::SowedOtherStore { other: mover.other() }.text(),
        Slip::SowedStore => say::sowed_store().to_owned(),
        Slip::SowedOrigin(hole) => say::SowedOrigin { hole }.text(),
        Slip::OtherWay => say::other_way().to_owned(),
        Slip::OtherEnd { turns_round } => say::OtherEnd { turns_round: yes(turns_round) }.text(),
        Slip::EatenTooFar(hole) => say::EatenTooFar { hole }.text(),
        Slip::StoppedAt(hole) => say::StoppedAt { hole }.text(),
        Slip::ForgotOwnSeed => say::forgot_own_seed().to_owned(),
        Slip::OnlyLastHole(hole) => say::OnlyLastHole { hole }.text(),
        Slip::CountedBefore => say::counted_before().to_owned(),
        Slip::CountedHoles => say::counted_holes().to_owned(),
        Slip::SawNone(hole) => say::SawNone { hole }.text(),
        Slip::WentOnTo(hole) => say::WentOnTo { hole }.text(),
        Slip::CountedRelays => say::counted_relays().to_owned(),
        Slip::OneLap => say::one_lap().to_owned(),
        Slip::ForgotAgain => say::forgot_again().to_owned(),
        Slip::ThoughtAgain if !plays_again(played) => say::nobody_plays_again().to_owned(),
        Slip::ThoughtAgain => say::thought_again().to_owned(),
        Slip::ForgotRest => say::forgot_rest().to_owned(),
        Slip::RestToOther => say::rest_to_other().to_owned(),
    }
}
