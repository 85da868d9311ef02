//! Which rules a step practises: those of the turns it asks for or shows, those that refuse its
//! moves, and those that only a board or a question can show.

use std::collections::BTreeSet;

use super::claim::{Claim, Fact};
use super::played::Played;
use super::schema::{LessonStep, Question};
use crate::rules::{GameGoal, GameName, Position, RuleId, RuleKind};

/// The rules of a game: its own, and the common ones that can apply in it.
pub fn rules_of(game: GameName) -> Vec<RuleId> {
    RuleId::ALL.iter().copied().filter(|rule| applies(*rule, game)).collect()
}

/// Whether a rule can apply in a game, and a course can show it.
pub fn applies(rule: RuleId, game: GameName) -> bool {
    let facts = game.facts();
    match rule.kind() {
        RuleKind::Setup if rule.is_common() => false,
        // Bawo can repeat a position, but no short repetition is known.
        RuleKind::Repetition => facts.can_repeat && facts.goal == GameGoal::Seeds,
        // Each course may teach or leave out how players share the rest by agreement.
        RuleKind::ShareRest => false,
        _ => game.has_rule(rule),
    }
}

/// Whether only questions can practise a rule, because no move shows it: setting up, counting,
/// agreeing.
pub fn is_only_asked(rule: RuleId) -> bool {
    matches!(
        rule.kind(),
        RuleKind::Setup
            | RuleKind::Count
            | RuleKind::CountOwn
            | RuleKind::Agree
            | RuleKind::ShareRest
    )
}

/// The rules that a step practises on its board; unreadable claims practise nothing.
pub fn of_step(step: &LessonStep, board: Option<&Position>) -> BTreeSet<RuleId> {
    let mut rules = BTreeSet::new();
    if let LessonStep::Quiz { rules: asked, .. } = step {
        rules.extend(asked.iter().filter_map(|id| id.parse::<RuleId>().ok()));
    }
    for refusal in step.refuse() {
        let rule = refusal.split_whitespace().last().and_then(|id| id.parse::<RuleId>().ok());
        rules.extend(rule);
        rules.extend(rule.filter(|rule| rule.kind() == RuleKind::Feed).map(|_| RuleId::GameFeed));
    }
    let Some(board) = board else { return rules };
    if *board == board.ruleset().start() {
        rules.extend(board.ruleset().name().rule_about(RuleKind::Setup));
    }
    let claims = match step {
        // The other moves are only compared with the one that was played.
        LessonStep::Guess { moves, .. } => moves.get(..1).unwrap_or_default(),
        step => step.claims(),
    };
    for claim in claims.iter().filter_map(|text| Claim::parse(text).ok()) {
        of_claim(&claim, board, &mut rules);
    }
    if let LessonStep::Predict { what: Question::Next, .. } = step {
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
        let slams = board.ruleset().options().into_iter();
        let slam = slams.filter(|it| it.rule.kind() == RuleKind::GrandSlam && it.is_changed());
        if played.course.spared.is_some() {
            rules.extend(slam.map(|option| option.rule));
        }
        position = played.turn.after;
    }
}
