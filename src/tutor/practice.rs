//! Which rules a step practises: those of the turns it asks for or shows, those it refuses by, and
//! those that only a board or a question can show.

use std::collections::BTreeSet;

use super::claim::{Claim, Fact};
use super::played::{Played, option_value};
use super::schema::{Question, Step};
use crate::rules::{BoardShape, GameName, Position, RuleId};

/// The rules of a game: its own, and the common ones that can happen in it.
pub fn rules_of(game: GameName) -> Vec<RuleId> {
    RuleId::ALL.iter().copied().filter(|rule| applies(*rule, game)).collect()
}

/// Whether a rule can happen in a game at all.
pub fn applies(rule: RuleId, game: GameName) -> bool {
    let family = rule.id().split('.').next().unwrap_or_default();
    let is_bawo = game.shape() == BoardShape::FourRows;
    let (advanced, ntchuwa) = (game == GameName::BawoAdvanced, game == GameName::BawoNtchuwa);
    match rule {
        RuleId::TurnAlternate | RuleId::MoveOwn | RuleId::MoveEmpty | RuleId::MoveOver => true,
        RuleId::GameAgree => true,
        RuleId::TurnEndless => is_bawo || game == GameName::Giuthi,
        RuleId::GameSettle => !is_bawo,
        RuleId::GameRepetition => {
            matches!(game, GameName::Awale | GameName::Owari | GameName::Giuthi | GameName::Ring)
        }
        RuleId::GameFeed => matches!(game, GameName::Awale | GameName::Owari | GameName::Ayoayo),
        RuleId::GameAgreeHalve | RuleId::GameAgreeDisregard => {
            matches!(game, GameName::Owari | GameName::Ring)
        }
        RuleId::GameSetup => false,
        RuleId::BawoSetupBeginner => game == GameName::BawoBeginner,
        RuleId::BawoSetupAdvanced => advanced,
        RuleId::BawoSetupNtchuwa => ntchuwa,
        RuleId::BawoHouseClosed
        | RuleId::BawoHouseOnly
        | RuleId::BawoHouseOpen
        | RuleId::BawoHouseLost
        | RuleId::BawoOpening => advanced,
        RuleId::BawoExtra | RuleId::BawoExtraEat | RuleId::BawoExtraSpread | RuleId::BawoLate => {
            advanced || ntchuwa
        }
        _ => game.id().split('-').next() == Some(family),
    }
}

/// The rules that no move can show: setting up, counting, agreeing. Only questions practise them.
pub fn is_only_asked(rule: RuleId) -> bool {
    let id = rule.id();
    id.contains(".setup") || id.ends_with(".count") || id.contains(".agree")
}

/// The rules that a step practises on its board; claims that cannot be read practise nothing.
pub fn of_step(step: &Step, board: Option<&Position>) -> BTreeSet<RuleId> {
    let mut rules = BTreeSet::new();
    if let Step::Quiz { rules: asked, .. } = step {
        rules.extend(asked.iter().filter_map(|id| id.parse::<RuleId>().ok()));
    }
    for refusal in step.refuse() {
        let rule = refusal.split_whitespace().last().and_then(|id| id.parse::<RuleId>().ok());
        rules.extend(rule);
        let feeds = [RuleId::AwaleFeed, RuleId::OwariFeed, RuleId::AyoayoFeed];
        rules.extend(rule.filter(|rule| feeds.contains(rule)).map(|_| RuleId::GameFeed));
    }
    let Some(board) = board else { return rules };
    if *board == board.ruleset().start() {
        rules.extend(setup_of(board.ruleset().name()));
    }
    for claim in step.claims().iter().filter_map(|text| Claim::parse(text).ok()) {
        of_claim(&claim, board, &mut rules);
    }
    if let Step::Predict { what: Question::Next, .. } = step {
        rules.insert(RuleId::TurnAlternate);
    }
    rules
}

fn of_claim(claim: &Claim, board: &Position, rules: &mut BTreeSet<RuleId>) {
    for fact in &claim.facts {
        match fact {
            Fact::By(rule) => drop(rules.insert(*rule)),
            Fact::Ends(result) if claim.moves.is_empty() => {
                rules.extend(result.rsplit(' ').next().and_then(|id| id.parse::<RuleId>().ok()));
            }
            _ => {}
        }
    }
    let mut position = *board;
    let mut moves = Vec::new();
    for text in &claim.moves {
        let Ok(mv) = position.parse_move(text) else { return };
        moves.push(mv);
        let Ok(played) = Played::last_of(*board, &moves) else { return };
        rules.extend(RuleId::ALL.iter().copied().filter(|rule| played.shows(*rule)));
        let slam = option_value(&board.ruleset(), "grand-slam").is_some_and(|it| it != "allowed");
        if slam && played.course.spared.is_some() {
            rules.insert(RuleId::OwariGrandSlam);
        }
        position = played.turn.after;
    }
}

/// The rule of the start position of a game.
pub fn setup_of(game: GameName) -> Option<RuleId> {
    let id = match game {
        GameName::BawoBeginner => "bawo.setup.beginner".to_owned(),
        GameName::BawoAdvanced => "bawo.setup.advanced".to_owned(),
        GameName::BawoNtchuwa => "bawo.setup.ntchuwa".to_owned(),
        other => format!("{}.setup", other.id()),
    };
    id.parse().ok()
}
