//! Questions of exercises, and why there is no exercise about a rule.

use crate::game::Agreement;
use crate::rules::{BoardShape, GameName, Move, Position, RuleId, Side};
use crate::texts::messages::drills as say;
use crate::tutor::drills::{Drill, DrillQuestion, NoDrill};
use crate::tutor::schema::Question;

/// The question of an exercise. It holds no `|`.
pub fn question(drill: &Drill) -> String {
    let mover = drill.position.to_move();
    let move_ = drill.mv.map(|mv| mv.to_string()).unwrap_or_default();
    match drill.asked {
        DrillQuestion::Does(what) => does(&drill.position, mover, &move_, what),
        DrillQuestion::WhichMay => say::WhichMay { mover }.text(),
        DrillQuestion::May => say::May { mover, move_ }.text(),
        DrillQuestion::WhichFeed => say::WhichFeed { other: mover.other() }.text(),
        DrillQuestion::WhichLoseTheHouse => say::which_lose_house().to_owned(),
        DrillQuestion::HouseAfter => say::HouseAfter { mover, move_ }.text(),
        DrillQuestion::ExtraAfter => say::ExtraAfter { mover, move_ }.text(),
        DrillQuestion::Totals => say::Totals { mover, move_ }.text(),
        DrillQuestion::Sizes => say::Sizes { mover }.text(),
        DrillQuestion::Agreed(agreement) => agreed(&drill.position, agreement).to_owned(),
        DrillQuestion::AtStart(hole) => say::AtStart { hole }.text(),
    }
}

fn does(position: &Position, mover: Side, move_: &str, what: Question) -> String {
    let eats = position.shape() == BoardShape::FourRows;
    match what {
        Question::Last => say::Last { mover, move_ }.text(),
        Question::Takes if eats => say::Eaten { mover, move_ }.text(),
        Question::Takes => say::Taken { mover, move_ }.text(),
        Question::Laps => say::Laps { mover, move_ }.text(),
        Question::Next => say::Next { mover, move_ }.text(),
        Question::Result => say::Result { mover, move_ }.text(),
    }
}

fn agreed(position: &Position, agreement: Agreement) -> &'static str {
    let has_rounds = position.ruleset().facts().has_rounds;
    match agreement {
        Agreement::End if has_rounds => say::agreed_round(),
        Agreement::End => say::agreed_end(),
        Agreement::Halve => say::agreed_halve(),
        Agreement::Disregard => say::agreed_leave(),
    }
}

/// The exercise in one line: position, question, answer, move, rule, separated by `|`.
pub fn line(drill: &Drill) -> String {
    let mut position = format!("position {}", drill.start.setup());
    if !drill.before.is_empty() {
        position.push_str(" moves");
        for mv in &drill.before {
            position.push_str(&format!(" {mv}"));
        }
    }
    let mv = drill.mv.as_ref().map_or_else(|| "-".to_owned(), Move::to_string);
    format!("{position} | {} | {} | {mv} | {}", question(drill), drill.answer, drill.rule)
}

/// Why there is no exercise about a rule.
pub fn none(game: GameName, rule: RuleId, why: NoDrill) -> String {
    let game = game.to_string();
    match why {
        NoDrill::OtherGame => say::OtherGame { rule, game }.text(),
        NoDrill::NotOnTheBoard => say::NotOnBoard { rule }.text(),
        NoDrill::Never => say::Never { rule, game }.text(),
        NoDrill::Needs(options) => say::Needs { rule, options: options.to_string() }.text(),
        NoDrill::NoneFound => say::NoneFound { rule }.text(),
    }
}
