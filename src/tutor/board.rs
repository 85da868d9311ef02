//! The positions of a lesson's steps, with their rules.

use super::claim::Claim;
use super::schema::{Lesson, LessonStep};
use crate::narration;
use crate::rules::{GameName, Position, Ruleset, Setup};

/// Why a step has no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoBoard {
    /// Neither this step nor an earlier one has a position.
    Missing,
    /// The options are wrong; the reason.
    Options(String),
    /// The position is wrong; the reason.
    Position(String),
}

/// Reads a game with its options, such as `basic preset=kalah`.
///
/// # Errors
/// One line that says what is unknown and what is allowed.
pub fn read_rules(text: &str) -> Result<Ruleset, String> {
    let mut words = text.split_whitespace();
    let game: GameName = words
        .next()
        .unwrap_or_default()
        .parse()
        .map_err(|unknown: crate::rules::UnknownGame| unknown.to_string())?;
    let mut ruleset = Ruleset::new(game);
    for word in words {
        set_option(&mut ruleset, word)?;
    }
    Ok(ruleset)
}

fn set_option(ruleset: &mut Ruleset, word: &str) -> Result<(), String> {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    ruleset.set(name, value).map_err(|error| error.to_string())
}

/// Reads a position string, or `start`.
///
/// # Errors
/// One line with the column, or with everything that makes the position invalid.
pub fn read_position(ruleset: &Ruleset, text: &str) -> Result<Position, String> {
    if text.trim() == "start" {
        return Ok(ruleset.start());
    }
    let setup = Setup::parse(ruleset.name(), text).map_err(|error| error.to_string())?;
    ruleset.position(&setup).map_err(|faults| narration::faults(&faults))
}

/// The position and options of each step as text, taken from earlier steps if the step has none of
/// its own. The position is empty if no step so far has one.
pub fn written_boards(lesson: &Lesson) -> Vec<(&str, &str)> {
    let mut last = ("", "");
    let boards = lesson.steps.iter().map(|step| {
        let common = LessonStep::common(step);
        if !common.at.is_empty() {
            last = (common.at, common.options);
        } else if !common.options.is_empty() {
            last.1 = common.options;
        }
        last
    });
    boards.collect()
}

/// The position of each step of a lesson.
pub fn boards(game: GameName, lesson: &Lesson) -> Vec<Result<Position, NoBoard>> {
    let mut boards: Vec<Result<Position, NoBoard>> = Vec::new();
    for (step, (at, options)) in lesson.steps.iter().zip(written_boards(lesson)) {
        let goes_on = step.common().at.is_empty() && step.common().options.is_empty();
        boards.push(match boards.last() {
            Some(last) if goes_on => {
                after(&lesson.steps[boards.len() - 1], last).unwrap_or_else(|| last.clone())
            }
            _ => board(game, at, options),
        });
    }
    boards
}

/// The position after the move of a `Guess`; `None` for any other step.
fn after(
    step: &LessonStep,
    board: &Result<Position, NoBoard>,
) -> Option<Result<Position, NoBoard>> {
    let LessonStep::Guess { moves, .. } = step else { return None };
    let board = board.as_ref().ok()?;
    let claim = Claim::parse(moves.first()?).ok()?;
    let mv = board.parse_move(claim.moves.first()?).ok()?;
    Some(Ok(board.play(&mv).ok()?.after))
}

fn board(game: GameName, at: &str, options: &str) -> Result<Position, NoBoard> {
    if at.is_empty() {
        return Err(NoBoard::Missing);
    }
    let mut ruleset = Ruleset::new(game);
    for word in options.split_whitespace() {
        set_option(&mut ruleset, word).map_err(NoBoard::Options)?;
    }
    read_position(&ruleset, at).map_err(NoBoard::Position)
}
