//! Stores as answers to an exercise.

use super::choices::AnswerChoices;
use super::intent::DrillIntent;
use super::state::DrillRun;
use crate::app::intent::Intent;
use crate::rules::Place;

impl DrillRun {
    /// What a click on a store does, while the exercise asks for a place: it is the answer.
    pub fn answer_at(&self, end: Place) -> Option<Intent> {
        let Place::Store(side) = end else { return None };
        let asks = self.choices == AnswerChoices::Place && self.feedback.is_none() && !self.is_over;
        let is_own = side == self.drill.position.to_move();
        let answer = if is_own { "store".to_owned() } else { end.to_string() };
        asks.then_some(Intent::Drill(DrillIntent::Choose(answer)))
    }
}
