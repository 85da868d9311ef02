//! A line of play: the turns from a start position on, with `game.repetition`, the one end that
//! depends on what stood before.

use crate::rules::{Illegal, Move, Position, RuleId, Setup, Turn};

/// A start position and the turns played from it.
#[derive(Clone, Debug)]
pub struct Line {
    start: Position,
    turns: Vec<Turn>,
    /// What stood since the count of repetitions began, oldest first, one entry a turn and one for
    /// the start; `None` where a position does not count.
    stood: Vec<Option<Setup>>,
}

impl Line {
    /// A line without a turn. The start counts as standing once.
    pub fn new(start: Position) -> Line {
        Line { start, turns: Vec::new(), stood: vec![counted(&start)] }
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
        if let Some(key) = counted(&turn.after) {
            let ruleset = turn.after.ruleset();
            let since = if starts_count_anew(&turn) { self.stood.len() } else { self.count_from() };
            let before = self.stood[since..].iter().filter(|stood| **stood == Some(key)).count();
            if before + 1 >= ruleset.repetition_at() as usize {
                let rule = RuleId::GameRepetition;
                let (events, after) = turn.after.conclude(ruleset.repetition(), rule);
                turn.events.extend(events);
                turn.after = after;
            }
        }
        Ok(turn)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The first rule the move breaks; the line stays as it was.
    pub fn play(&mut self, mv: &Move) -> Result<&Turn, Illegal> {
        let turn = self.look_ahead(mv)?;
        self.stood.push(counted(&turn.after));
        self.turns.push(turn);
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.stood.pop();
        Some(turn)
    }

    /// The entry of `stood` at which the present count began: in Giuthi with each round.
    fn count_from(&self) -> usize {
        self.turns.iter().rposition(starts_count_anew).map_or(0, |at| at + 1)
    }
}

/// What counts of a position: nothing of one that is over, nor of a layout between rounds.
fn counted(position: &Position) -> Option<Setup> {
    let is_over = position.outcome().is_some();
    (!is_over && position.layout_sizes().is_empty()).then(|| position.repetition_key())
}

/// Whether a turn laid out a new round.
fn starts_count_anew(turn: &Turn) -> bool {
    turn.events.iter().any(|event| event.rule == RuleId::GiuthiMatchFill)
}
