//! A line of play: a start position and the turns from it on, with `game.repetition`.

use super::repetition::{HistoryEntry, end_if_repeated, history};
use crate::rules::{Illegal, Move, Position, Setup, Turn};

/// A start position and the turns played from it.
#[derive(Clone, Debug)]
pub struct Line {
    start: Position,
    turns: Vec<Turn>,
    /// For repetition: the start and the position after each turn, oldest first.
    history: Vec<HistoryEntry>,
}

impl Line {
    /// A line without a turn. The start counts as the first occurrence of its position.
    pub fn new(start: Position) -> Line {
        Line { start, turns: Vec::new(), history: vec![HistoryEntry::after(&start, &[])] }
    }

    /// The start position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The turns so far. Their events and positions include an end by repetition.
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
        end_if_repeated(&mut turn, self.history.iter().rev());
        Ok(turn)
    }

    /// The positions before the current one that count for repetition, oldest first.
    pub fn history(&self) -> Vec<Setup> {
        history(self.history.iter().rev())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The first rule the move breaks; the line stays as it was.
    pub fn play(&mut self, mv: &Move) -> Result<&Turn, Illegal> {
        let turn = self.look_ahead(mv)?;
        self.history.push(HistoryEntry::after(&turn.after, &turn.events));
        self.turns.push(turn);
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.history.pop();
        Some(turn)
    }
}
