//! What is asked about each rule.

use super::NoDrill;
use crate::rules::{GameGoal, RuleId, RuleKind, Ruleset};
use crate::tutor::practice::applies;
use crate::tutor::schema::Question;

/// The kind of exercise that shows a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrillRecipe {
    /// A move whose events cite the rule.
    Does(Question),
    /// A move that the rule refuses.
    Refuses,
    /// A turn in which only a pass is legal.
    Passes,
    /// Moves that feed.
    Feeds,
    /// A move after which a house is lost.
    HouseLost,
    /// The last extra seed of the game.
    Late,
    /// The end of a round.
    Round,
    /// An illegal layout.
    Layout,
    /// The five-seed opening, written in the wrong order or played too late.
    Opening,
    /// A position that is repeated.
    Repetition,
    /// A move after the end.
    Over,
    /// An agreement.
    Agreed,
    /// The start position.
    Start,
}

/// The kind of exercise for a rule, or why there is none.
pub(super) fn kind(ruleset: &Ruleset, rule: RuleId) -> Result<DrillRecipe, NoDrill> {
    use Question::{Last, Next, Result, Takes};
    let game = ruleset.name();
    match rule.kind() {
        RuleKind::Setup if rule.is_common() => return Err(NoDrill::NotOnTheBoard),
        RuleKind::Count | RuleKind::CountOwn => {
            let is_here = applies(rule, game);
            return Err(if is_here { NoDrill::NotOnTheBoard } else { NoDrill::OtherGame });
        }
        RuleKind::ShareRest if game.facts().can_share_rest => return Ok(DrillRecipe::Agreed),
        // It can happen in Bawo, but no short repetition is known.
        RuleKind::Repetition if game.facts().goal == GameGoal::FrontRow => {
            return Err(NoDrill::NoneFound);
        }
        _ if !applies(rule, game) => return Err(absent(rule)),
        _ => {}
    }
    if let Some(option) = ruleset.needs(rule) {
        return Err(NoDrill::Needs(option));
    }
    Ok(match rule.kind() {
        RuleKind::Feed if rule.is_common() => DrillRecipe::Feeds,
        RuleKind::OwnHole
        | RuleKind::EmptyHole
        | RuleKind::Endless
        | RuleKind::StartTwo
        | RuleKind::MustEat
        | RuleKind::Place
        | RuleKind::Feed => DrillRecipe::Refuses,
        RuleKind::GrandSlam if ruleset.forbids(rule) => DrillRecipe::Refuses,
        RuleKind::Over => DrillRecipe::Over,
        RuleKind::Repetition => DrillRecipe::Repetition,
        RuleKind::Agree | RuleKind::ShareRest => DrillRecipe::Agreed,
        RuleKind::Layout | RuleKind::LayoutSize => DrillRecipe::Layout,
        RuleKind::Round => DrillRecipe::Round,
        RuleKind::Opening => DrillRecipe::Opening,
        RuleKind::HouseLost => DrillRecipe::HouseLost,
        RuleKind::Late => DrillRecipe::Late,
        RuleKind::Pass => DrillRecipe::Passes,
        RuleKind::Setup | RuleKind::Count | RuleKind::CountOwn => DrillRecipe::Start,
        RuleKind::NextMover | RuleKind::Again => DrillRecipe::Does(Next),
        RuleKind::End(_) => DrillRecipe::Does(Result),
        RuleKind::Capture
        | RuleKind::CaptureByCount
        | RuleKind::CaptureLimit
        | RuleKind::CaptureLimitOver
        | RuleKind::TwosOnly
        | RuleKind::Starve
        | RuleKind::GrandSlam
        | RuleKind::MustEatPlacing => DrillRecipe::Does(Takes),
        RuleKind::Sow
        | RuleKind::SowColour
        | RuleKind::SowEaten
        | RuleKind::SowPlaced
        | RuleKind::Skip
        | RuleKind::Corner
        | RuleKind::HouseClosed
        | RuleKind::HouseOnly
        | RuleKind::HouseOpen => DrillRecipe::Does(Last),
    })
}

/// Why a rule cannot be practised in a game.
fn absent(rule: RuleId) -> NoDrill {
    if rule.is_common() { NoDrill::Never } else { NoDrill::OtherGame }
}

/// Whether exercises about this rule ask for an illegal move.
pub fn refuses(ruleset: &Ruleset, rule: RuleId) -> bool {
    let kind = kind(ruleset, rule);
    matches!(
        kind,
        Ok(DrillRecipe::Refuses | DrillRecipe::Layout | DrillRecipe::Opening | DrillRecipe::Over)
    )
}
