//! What is asked for each rule.

use super::NoDrill;
use crate::rules::{Goal, RuleId, RuleKind, Ruleset};
use crate::tutor::practice::applies;
use crate::tutor::schema::Question;

/// The kind of exercise that shows a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A move whose events carry the rule.
    Does(Question),
    /// A move that the rule refuses.
    Refuses,
    /// A turn in which nothing but a pass is left.
    Passes,
    /// Moves that feed.
    Feeds,
    /// A move after which a house is lost.
    HouseLost,
    /// The last extra seed of all.
    Late,
    /// A round's end.
    Round,
    /// A layout that may not be played.
    Layout,
    /// The five-seed opening, out of order or too late.
    Opening,
    /// A position that comes back.
    Repetition,
    /// A move after the end.
    Over,
    /// An agreement.
    Agreed,
    /// The start position.
    Start,
}

/// The kind of exercise for a rule, or why there is none.
pub(super) fn kind(ruleset: &Ruleset, rule: RuleId) -> Result<Kind, NoDrill> {
    use Question::{Last, Next, Result, Takes};
    let game = ruleset.name();
    match rule.kind() {
        RuleKind::Setup if rule.is_common() => return Err(NoDrill::NotOnTheBoard),
        RuleKind::Count | RuleKind::CountOwn => {
            let is_here = applies(rule, game);
            return Err(if is_here { NoDrill::NotOnTheBoard } else { NoDrill::OtherGame });
        }
        RuleKind::ShareRest if game.facts().can_share_rest => return Ok(Kind::Agreed),
        // It can happen in Bawo, but no short circle of turns is known.
        RuleKind::Repetition if game.facts().goal == Goal::FrontRow => {
            return Err(NoDrill::NoneFound);
        }
        _ if !applies(rule, game) => return Err(absent(rule)),
        _ => {}
    }
    if let Some(option) = ruleset.needs(rule) {
        return Err(NoDrill::Needs(option));
    }
    Ok(match rule.kind() {
        RuleKind::Feed if rule.is_common() => Kind::Feeds,
        RuleKind::OwnHole
        | RuleKind::EmptyHole
        | RuleKind::Endless
        | RuleKind::StartTwo
        | RuleKind::MustEat
        | RuleKind::Place
        | RuleKind::Feed => Kind::Refuses,
        RuleKind::GrandSlam if ruleset.option("grand-slam") == Some("forbidden") => Kind::Refuses,
        RuleKind::Over => Kind::Over,
        RuleKind::Repetition => Kind::Repetition,
        RuleKind::Agree | RuleKind::ShareRest => Kind::Agreed,
        RuleKind::Layout | RuleKind::LayoutSize => Kind::Layout,
        RuleKind::Round => Kind::Round,
        RuleKind::Opening => Kind::Opening,
        RuleKind::HouseLost => Kind::HouseLost,
        RuleKind::Late => Kind::Late,
        RuleKind::Pass => Kind::Passes,
        RuleKind::Setup | RuleKind::Count | RuleKind::CountOwn => Kind::Start,
        RuleKind::NextMover | RuleKind::Again => Kind::Does(Next),
        RuleKind::End(_) => Kind::Does(Result),
        RuleKind::Capture
        | RuleKind::CaptureByCount
        | RuleKind::CaptureLimit
        | RuleKind::CaptureLimitOver
        | RuleKind::TwosOnly
        | RuleKind::Starve
        | RuleKind::GrandSlam
        | RuleKind::MustEatPlacing => Kind::Does(Takes),
        RuleKind::Sow
        | RuleKind::SowColour
        | RuleKind::SowEaten
        | RuleKind::SowPlaced
        | RuleKind::Skip
        | RuleKind::Corner
        | RuleKind::HouseClosed
        | RuleKind::HouseOnly
        | RuleKind::HouseOpen => Kind::Does(Last),
    })
}

/// Why a rule has no place in a game.
fn absent(rule: RuleId) -> NoDrill {
    if rule.is_common() { NoDrill::Never } else { NoDrill::OtherGame }
}

/// Whether an exercise about this rule asks for a move that is refused.
pub fn refuses(ruleset: &Ruleset, rule: RuleId) -> bool {
    let kind = kind(ruleset, rule);
    matches!(kind, Ok(Kind::Refuses | Kind::Layout | Kind::Opening | Kind::Over))
}
