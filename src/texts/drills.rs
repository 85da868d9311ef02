//! Questions of exercises, and why there is no exercise about a rule.

use crate::game::Agreement;
use crate::rules::{BoardShape, GameName, Move, Position, RuleId};
use crate::tutor::drills::{Drill, DrillQuestion, NoDrill};
use crate::tutor::schema::Question;

use super::narration::side;

/// The question of an exercise. It holds no `|`.
pub fn question(drill: &Drill) -> String {
    let mover = side(drill.position.to_move());
    let mv = drill.mv.map(|mv| mv.to_string()).unwrap_or_default();
    match drill.asked {
        DrillQuestion::Does(what) => does(&drill.position, mover, &mv, what),
        DrillQuestion::WhichMay => format!("What may {mover} play?"),
        DrillQuestion::May => format!("May {mover} play {mv}?"),
        DrillQuestion::WhichFeed => {
            let other = side(drill.position.to_move().other());
            format!("{other} has no seeds. Which moves feed {other}?")
        }
        DrillQuestion::WhichLoseTheHouse => "After which moves is a house lost?".to_owned(),
        DrillQuestion::HouseAfter => format!("{mover} plays {mv}. Does a house still work then?"),
        DrillQuestion::ExtraAfter => {
            format!("{mover} plays {mv}. Does the next turn begin with an extra seed?")
        }
        DrillQuestion::Totals => {
            format!(
                "{mover} plays {mv}, and the round ends. What does each side have, South first?"
            )
        }
        DrillQuestion::Sizes => format!("How many holes a side may {mover} lay out?"),
        DrillQuestion::Agreed(agreement) => agreed(&drill.position, agreement),
        DrillQuestion::AtStart(hole) => format!("How many seeds did {hole} hold at the start?"),
    }
}

fn does(position: &Position, mover: &str, mv: &str, what: Question) -> String {
    let verb = if position.shape() == BoardShape::FourRows { "eaten" } else { "taken" };
    let asked = match what {
        Question::Last => "Where does the last seed fall?".to_owned(),
        Question::Takes => format!("How many seeds are {verb}?"),
        Question::Laps => "How many laps are sown?".to_owned(),
        Question::Next => "Who plays next?".to_owned(),
        Question::Result => "How does the game end?".to_owned(),
    };
    format!("{mover} plays {mv}. {asked}")
}

fn agreed(position: &Position, agreement: Agreement) -> String {
    let has_rounds = position.ruleset().facts().has_rounds;
    match agreement {
        Agreement::End if has_rounds => {
            "Both agree to end the round. What does each side have, South first?".to_owned()
        }
        Agreement::End => "Both agree to end. How does the game end?".to_owned(),
        Agreement::Halve => "Both agree to halve what is left. How does the game end?".to_owned(),
        Agreement::Disregard => {
            "Both agree to leave what is left to nobody. How does the game end?".to_owned()
        }
    }
}

/// The exercise in one line: position, question, answer, move, rule, parted by `|`.
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
    match why {
        NoDrill::OtherGame => format!("{rule} is no rule of {game}"),
        NoDrill::NotOnTheBoard => {
            format!("no position shows {rule}: it speaks of people at the board, not of a move")
        }
        NoDrill::Never => format!("{rule} can never happen in {game}"),
        NoDrill::Needs(options) => {
            format!("{rule} needs other options, such as {options}")
        }
        NoDrill::NoneFound => format!("no position was found in which {rule} decides a move"),
    }
}
