//! A set of exercises as a file, and an exercise as a line of it:
//! `POSITION | MOVE WORTH [MOVE ...] | MOVE WORTH ...`, the best move first. The worth is the
//! mover's seeds minus the opponent's at the end, or in Bawo `win3`, `loss4` or `open`.

use std::fmt;

use serde::Deserialize;

use super::{DailyExercise, DailyMove};
use crate::rules::{GameName, Move, Ruleset};
use crate::search::Score;
use crate::tutor::board::read_position;

/// The exercises of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailySet {
    /// The game, under its written rules.
    pub game: GameName,
    /// The seed from which `kete daily` makes this set again.
    pub seed: u64,
    pub(super) lines: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "DailySet")]
struct SetFile {
    ruleset: String,
    seed: u64,
    positions: Vec<String>,
}

impl DailySet {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<DailySet, String> {
        let file: SetFile = ron::from_str(text).map_err(|error| error.to_string())?;
        let game = file.ruleset.parse().map_err(|_| file.ruleset)?;
        Ok(DailySet { game, seed: file.seed, lines: file.positions })
    }

    /// How many exercises there are.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// One of the exercises, from 0.
    pub fn exercise(&self, number: usize) -> Option<DailyExercise> {
        DailyExercise::parse(self.game, self.lines.get(number)?)
    }
}

impl DailyExercise {
    /// Reads a line; `None` if it is not one.
    pub fn parse(game: GameName, line: &str) -> Option<DailyExercise> {
        let mut parts = line.split('|').map(str::trim);
        let position = read_position(&Ruleset::new(game), parts.next()?).ok()?;
        let moves: Option<Vec<DailyMove>> = parts
            .map(|part| {
                let mut words = part.split_whitespace();
                let mv = position.parse_move(words.next()?).ok()?;
                let worth = words.next()?;
                let mut at = position.play(&mv).ok()?.after;
                let follow = words.map(|word| {
                    let mv = at.parse_move(word).ok()?;
                    at = at.play(&mv).ok()?.after;
                    Some(mv)
                });
                let line = follow.collect::<Option<Vec<Move>>>()?;
                Some(DailyMove { mv, worth: read_worth(worth)?, line })
            })
            .collect();
        let moves = moves.filter(|moves| !moves.is_empty())?;
        Some(DailyExercise { position, moves })
    }
}

/// A worth; `Some(None)` if it is open.
fn read_worth(text: &str) -> Option<Option<Score>> {
    if text == "open" {
        return Some(None);
    }
    let turns = |name| text.strip_prefix(name).map(str::parse::<u32>);
    Some(Some(match (turns("win"), turns("loss")) {
        (Some(turns), _) => Score::proven_win(turns.ok()?),
        (_, Some(turns)) => Score::proven_loss(turns.ok()?),
        (None, None) => Score::proven(text.parse().ok()?),
    }))
}

impl fmt::Display for DailyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.mv)?;
        match self.worth.map(|worth| (worth, worth.win_in(), worth.loss_in())) {
            None => write!(f, "open")?,
            Some((_, Some(turns), _)) => write!(f, "win{turns}")?,
            Some((_, _, Some(turns))) => write!(f, "loss{turns}")?,
            Some((worth, None, None)) => write!(f, "{}", worth.seeds())?,
        }
        self.line.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

impl fmt::Display for DailyExercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position.setup())?;
        self.moves.iter().try_for_each(|it| write!(f, " | {it}"))
    }
}
