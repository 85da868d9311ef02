//! What is asked for each rule.

use super::NoDrill;
use crate::rules::{BoardShape, GameName, RuleId, Ruleset};
use crate::tutor::played::option_value;
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
    match rule {
        RuleId::GameSetup | RuleId::AwaleCount | RuleId::OwariCount => {
            let is_here = rule == RuleId::GameSetup || applies(rule, game);
            return Err(if is_here { NoDrill::NotOnTheBoard } else { NoDrill::OtherGame });
        }
        RuleId::GameAgreeHalve | RuleId::GameAgreeDisregard if counts(game) => {
            return Ok(Kind::Agreed);
        }
        // It can happen, but no short circle of turns is known.
        RuleId::GameRepetition if game.shape() == BoardShape::FourRows => {
            return Err(NoDrill::NoneFound);
        }
        _ if !applies(rule, game) => return Err(absent(rule)),
        _ => {}
    }
    if let Some(option) = needs(ruleset, rule) {
        return Err(NoDrill::Needs(option));
    }
    Ok(match rule {
        RuleId::MoveOwn
        | RuleId::MoveEmpty
        | RuleId::TurnEndless
        | RuleId::BawoStartTwo
        | RuleId::BawoEatFirst
        | RuleId::BawoExtra
        | RuleId::AwaleFeed
        | RuleId::OwariFeed
        | RuleId::AyoayoFeed
        | RuleId::GiuthiStart => Kind::Refuses,
        RuleId::OwariGrandSlam if option_value(ruleset, "grand-slam") == Some("forbidden") => {
            Kind::Refuses
        }
        RuleId::MoveOver => Kind::Over,
        RuleId::GameRepetition => Kind::Repetition,
        RuleId::GameFeed => Kind::Feeds,
        RuleId::GameAgree | RuleId::OwariAgree => Kind::Agreed,
        RuleId::GiuthiMatchFill | RuleId::GiuthiMatchShrink => Kind::Layout,
        RuleId::GiuthiRound => Kind::Round,
        RuleId::BawoOpening => Kind::Opening,
        RuleId::BawoHouseLost => Kind::HouseLost,
        RuleId::BawoLate => Kind::Late,
        RuleId::OwariPass | RuleId::AyoayoPass | RuleId::GiuthiPass => Kind::Passes,
        _ if rule.id().contains(".setup") => Kind::Start,
        RuleId::TurnAlternate | RuleId::BasicAgain | RuleId::AyoayoStore => Kind::Does(Next),
        RuleId::GameSettle
        | RuleId::BawoFinishFront
        | RuleId::BawoFinishSingles
        | RuleId::AwaleFamine
        | RuleId::AwaleStopAtMajority
        | RuleId::AwaleStopAtSeeds
        | RuleId::BasicEnd
        | RuleId::OwariEnd
        | RuleId::AyoayoEnd
        | RuleId::GiuthiMatchEnd
        | RuleId::RingStarve
        | RuleId::RingEnd => Kind::Does(Result),
        RuleId::BawoEat
        | RuleId::BawoExtraEat
        | RuleId::AwaleCapture
        | RuleId::AwaleLimit
        | RuleId::AwaleLimitOver
        | RuleId::AwaleTwos
        | RuleId::AwaleStarve
        | RuleId::BasicCapture
        | RuleId::OwariCapture
        | RuleId::OwariGrandSlam
        | RuleId::AyoayoCapture
        | RuleId::GiuthiCapture
        | RuleId::GiuthiRun
        | RuleId::RingCapture => Kind::Does(Takes),
        _ => Kind::Does(Last),
    })
}

/// Whether the game counts seeds in stores to its end: then the rest may be halved.
fn counts(game: GameName) -> bool {
    use GameName::{Awale, Ayoayo, Basic, Owari, Ring};
    matches!(game, Awale | Basic | Owari | Ayoayo | Ring)
}

/// Why a rule has no place in a game.
fn absent(rule: RuleId) -> NoDrill {
    let common = rule.id().starts_with("game.") || rule.id().starts_with("turn.");
    if common { NoDrill::Never } else { NoDrill::OtherGame }
}

/// The options without which a rule never happens, where they are set otherwise.
pub(super) fn needs(ruleset: &Ruleset, rule: RuleId) -> Option<&'static str> {
    let is = |name: &str, value: &str| option_value(ruleset, name) == Some(value);
    let unlimited = is("capture-holes", "6");
    match rule {
        RuleId::AwaleLimit if unlimited => Some("capture-holes=2"),
        RuleId::AwaleLimit if is("over-limit", "nothing") => {
            Some("capture-holes=2 over-limit=latest")
        }
        RuleId::AwaleLimitOver if unlimited || is("over-limit", "latest") => {
            Some("capture-holes=2 over-limit=nothing")
        }
        RuleId::AwaleTwos if is("capture", "two-or-three") => Some("capture=two-only"),
        RuleId::AwaleStopAtMajority if is("stop-at-majority", "no") => Some("stop-at-majority=yes"),
        RuleId::AwaleStopAtSeeds if is("stop-at-seeds", "off") => Some("stop-at-seeds=6"),
        RuleId::BawoEatFirst if is("must-eat", "no") => Some("must-eat=yes"),
        _ => None,
    }
}

/// Whether an exercise about this rule asks for a move that is refused.
pub fn refuses(ruleset: &Ruleset, rule: RuleId) -> bool {
    let kind = kind(ruleset, rule);
    matches!(kind, Ok(Kind::Refuses | Kind::Layout | Kind::Opening | Kind::Over))
}
