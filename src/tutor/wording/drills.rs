//! Questions and answers of exercises, and why there is no exercise about a rule.

use crate::game::Agreement;
use crate::narration::board::side;
use crate::narration::list;
use crate::rules::{BoardShape, GameName, Move, Position, RuleId, Side};
use crate::texts::messages::labels;
use crate::texts::messages::{drill as told, drills as say};
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

/// What the right answer is, in a sentence.
pub fn answer(drill: &Drill) -> String {
    let mover = drill.position.to_move();
    let other = mover.other();
    let move_ = drill.mv.as_ref().map(Move::to_string).unwrap_or_default();
    let is_yes = drill.answer == "yes";
    let all: Vec<&str> = drill.answer.split_whitespace().collect();
    let moves = list(&all);
    let chosen = || told::ChoiceTold { choice: choice(&drill.answer) }.text();
    match drill.asked {
        DrillQuestion::Does(what) => {
            let (shape, you) = (drill.position.shape(), Some(mover));
            super::answer(what, &drill.answer, shape, you)
        }
        DrillQuestion::WhichMay if all == ["pass"] => told::MayOnlyPass { mover }.text(),
        DrillQuestion::WhichMay => told::MayPlay { mover, moves }.text(),
        DrillQuestion::May if is_yes => told::MayBePlayed { move_ }.text(),
        DrillQuestion::May => told::MayNotBePlayed { move_ }.text(),
        DrillQuestion::WhichFeed => told::Feed { moves, count: all.len(), other }.text(),
        DrillQuestion::WhichLoseTheHouse => told::HouseLost { moves }.text(),
        DrillQuestion::HouseAfter if is_yes => told::house_works().to_owned(),
        DrillQuestion::HouseAfter => told::no_house_works().to_owned(),
        DrillQuestion::ExtraAfter if is_yes => told::with_extra().to_owned(),
        DrillQuestion::ExtraAfter => told::without_extra().to_owned(),
        DrillQuestion::Sizes => told::Sizes { sizes: moves }.text(),
        DrillQuestion::Totals | DrillQuestion::Agreed(_) => chosen(),
        DrillQuestion::AtStart(hole) => {
            told::Held { hole, count: drill.answer.parse().unwrap_or(0_u32) }.text()
        }
    }
}

/// An answer on its button: `South wins, 26 to 22`, `South 12, North 36`, `A6R`.
pub fn choice(answer: &str) -> String {
    let counts = |text: &str| {
        let (south, north) = text.split_once('-')?;
        let are = south.parse::<u16>().is_ok() && north.parse::<u16>().is_ok();
        are.then(|| (south.to_owned(), north.to_owned()))
    };
    let result = answer.rsplit_once(' ').and_then(|(who, count)| Some((who, counts(count)?)));
    match (answer, counts(answer), result) {
        ("yes", ..) => told::yes().to_owned(),
        ("no", ..) => told::no().to_owned(),
        ("south", ..) => side(Side::South).to_owned(),
        ("north", ..) => side(Side::North).to_owned(),
        ("pass", ..) => labels::pass().to_owned(),
        (_, Some((south, north)), _) => told::Totals { south, north }.text(),
        (_, _, Some(("south", (more, less)))) => {
            told::ChoiceWins { winner: Side::South, more, less }.text()
        }
        (_, _, Some(("north", (less, more)))) => {
            told::ChoiceWins { winner: Side::North, more, less }.text()
        }
        (_, _, Some((_, (south, north)))) => told::ChoiceDraw { south, north }.text(),
        (other, ..) => other.to_owned(),
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
