//! A line of play: the turns from a start position on, with `game.repetition`.

use super::repetition::{Stood, end_if_repeated, history};
use crate::rules::{Illegal, Move, Position, Setup, Turn};

/// A start position and the turns played from it.
#[derive(Clone, Debug)]
pub struct Line {
    start: Position,
    turns: Vec<Turn>,
    /// What stood, oldest first: at the start and after each turn.
    stood: Vec<Stood>,
}

impl Line {
    /// A line without a turn. The start counts as standing once.
    pub fn new(start: Position) -> Line {
        Line { start, turns: Vec::new(), stood: vec![Stood::after(&start, &[])] }
    }

    /// Where the line starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The turns so far. The events and the position of each include an end by repetition.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The position after the last turn.
    pub fn position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// What a move would do, repetition included, without playing it.
    ///
    /// # Errors
    /// The first rule the move breaks.
    pub fn look_ahead(&self, mv: &Move) -> Result<Turn, Illegal> {
        let mut turn = self.position().play(mv)?;
        end_if_repeated(&mut turn, self.stood.iter().rev());
        Ok(turn)
    }

    /// What stood before the present position since the count of repetitions began, oldest first.
    pub fn history(&self) -> Vec<Setup> {
        history(self.stood.iter().rev())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The first rule the move breaks; the line stays as it was.
    pub fn play(&mut self, mv: &Move) -> Result<&Turn, Illegal> {
        let turn = self.look_ahead(mv)?;
        self.stood.push(Stood::after(&turn.after, &turn.events));
        self.turns.push(turn);
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.stood.pop();
        Some(turn)
    }
}
