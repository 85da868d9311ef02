//! The marks of a step on its board, and the places and results a guess may name.

use super::intent::LearnIntent;
use super::lesson::ActiveLesson;
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::teaching::nearby_results::nearby_results;
use crate::draw::board::lesson_marks;
use crate::draw::board::turn_marks::way;
use crate::draw::board::view::{BoardMark, MarkLevel as High, Tint};
use crate::rules::{Move, Place, Side};
use crate::texts::messages as say;
use crate::tutor::Played;
use crate::tutor::schema::{LessonStep, Question};

/// The way of a turn: its hole, each lap, and where it ends.
pub(super) fn way_of(played: &Played) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    marks.extend(played.turn.mv.hole().map(|hole| BoardMark::Chosen(hole.into())));
    marks.extend(way(&played.turn.events, Tint::Cyan));
    if let Some(place) = played.course.last {
        marks.push(BoardMark::Last(place));
        let text = say::learn::ends_here().to_owned();
        marks.push(BoardMark::Tag { place, text, tint: Tint::Yellow, level: High::Low });
    }
    marks
}

impl ActiveLesson {
    pub(crate) fn step_marks(&self) -> Vec<BoardMark> {
        lesson_marks::step_marks(self.run.step(), self.run.board())
    }

    /// Whether the board shows what to do; at a twin of the step it does not.
    pub(super) fn is_guided(&self) -> bool {
        let is_together = matches!(
            self.run.step(),
            LessonStep::Ask { together: true, .. } | LessonStep::Predict { together: true, .. }
        );
        is_together && self.run.twin().is_none()
    }

    pub fn hides_playable_holes(&self) -> bool {
        self.asks_what_may_be_played() || self.is_guided() || self.every_move_is_right()
    }

    /// Whether all moves that may be played answer the step: then their rings would be the answer.
    fn every_move_is_right(&self) -> bool {
        let LessonStep::Ask { accept, .. } = self.run.step() else { return false };
        self.run.board().is_some_and(|board| board.moves().len() <= accept.len())
    }

    /// The marks on the board, besides those that the board itself shows.
    pub fn all_marks(&self) -> Vec<BoardMark> {
        if self.is_over || self.session.as_ref().is_some_and(GameSession::is_sowing) {
            return Vec::new();
        }
        // While the player steps through a film, the board marks its steps.
        let steps = self.session.as_ref().is_some_and(|session| session.explain.is_some());
        let mut marks = match &self.feedback {
            Some(_) if steps => Vec::new(),
            // A guided try is guided after a miss too. Once the missed move is back, its marks would
            // hide the ring.
            Some(feedback) if self.is_guided() && !self.is_right() && !self.checked => {
                let stays = self.goes_back || feedback.refused.is_some();
                let missed = feedback.marks.iter().filter(|_| stays);
                missed.chain(&self.marks).cloned().collect()
            }
            Some(feedback) => feedback.marks.clone(),
            None => self.marks.clone(),
        };
        if let Some(refused) = self.refused() {
            // In a guided try only the hole to click has a ring.
            let is_ring =
                |mark: &BoardMark| matches!(mark, BoardMark::Lit(_) | BoardMark::Chosen(_));
            let may_show = |mark: &BoardMark| !self.is_guided() || !is_ring(mark);
            marks.extend(refused.marks().into_iter().filter(may_show));
        }
        if let Some(place) = self.guess.as_deref().and_then(|guess| self.place_of(guess)) {
            // Two labels in one hole would hide its seeds.
            let has_label = marks.iter().any(
                |mark| matches!(mark, BoardMark::Tag { place: labelled, .. } if *labelled == place),
            );
            marks.push(BoardMark::Answer(place));
            if !has_label {
                let text = say::learn::your_answer_label().to_owned();
                marks.push(BoardMark::Tag { place, text, tint: Tint::White, level: High::Low });
            }
        }
        if !self.is_right() && !self.checked {
            if let Some(hole) = self.hints.iter().rev().find_map(|hint| hint.hole) {
                marks.push(BoardMark::Lit(hole.into()));
            }
            // A guided try has its arrow already.
            if let Some(mv) = self.hints.iter().rev().find_map(|hint| hint.mv)
                && !self.is_guided()
                && let Some(played) = self.hinted(&mv)
            {
                marks.extend(way(&played.turn.events, Tint::Yellow));
            }
        }
        marks
    }

    /// The turn of the move that a hint names.
    fn hinted(&self, mv: &Move) -> Option<Played> {
        match self.run.asked() {
            Some((_, played)) => Some(played),
            None => Played::new(*self.run.shown_board()?, mv).ok(),
        }
    }

    /// The place on the board that a guess names.
    pub(crate) fn place_of(&self, guess: &str) -> Option<Place> {
        let LessonStep::Predict { what: Question::Last, .. } = self.run.step() else { return None };
        let mover = self.session.as_ref().map(|session| self.asked_mover(session))?;
        match guess {
            "store" => Some(Place::Store(mover)),
            place => self.run.board()?.shape().place(place),
        }
    }

    /// What a click on a store or a tray does, while the step asks for a place: it is the answer.
    pub fn answer_at(&self, end: Place) -> Option<Intent> {
        let LessonStep::Predict { what: Question::Last, .. } = self.run.step() else { return None };
        let session = self.session.as_ref().filter(|_| !self.is_over)?;
        let guess = match end {
            Place::Store(side) if side == self.asked_mover(session) => "store".to_owned(),
            place => place.to_string(),
        };
        Some(Intent::Learn(LearnIntent::Guess(Some(guess))))
    }

    /// The side whose move has to be predicted.
    pub(crate) fn asked_mover(&self, session: &GameSession) -> Side {
        let node = session.game.node(session.game.current());
        match node.entry().turn() {
            Some(turn) if self.checked => turn.mover,
            _ => session.mover(),
        }
    }

    /// Whether the learner's store may be the answer: the last seed can land in it.
    pub fn asks_store(&self) -> bool {
        self.question() == Some(Question::Last)
            && self.game().is_some_and(|game| game.facts().sows_store)
    }

    pub fn question(&self) -> Option<Question> {
        match self.run.step() {
            LessonStep::Predict { what, .. } => Some(*what),
            _ => None,
        }
    }

    /// Results to guess: the right one, the same count for the other side, and others near it.
    pub fn ends(&self) -> Vec<String> {
        let LessonStep::Predict { what: Question::Result, .. } = self.run.step() else {
            return Vec::new();
        };
        let outcome = self.run.asked().and_then(|(_, played)| played.turn.after.outcome());
        outcome.map_or_else(Vec::new, |outcome| nearby_results(&outcome.to_string()))
    }
}
