//! What a step marks on its board, and the places and ends a guess may name.

use super::lesson::ActiveLesson;
use crate::app::session::feedback::FeedbackTone;
use crate::app::session::state::GameSession;
use crate::app::teaching::ends;
use crate::draw::board::view::{BoardMark, MarkLevel as High, Tint};
use crate::rules::{Hole, Move, Place, Side};
use crate::texts::messages as say;
use crate::tutor::Played;
use crate::tutor::schema::{LessonStep, Question};

impl ActiveLesson {
    /// A hole by its name.
    pub(crate) fn hole(&self, name: &str) -> Option<Hole> {
        let shape = self.run.board()?.shape();
        shape.holes().find(|hole| hole.to_string() == name)
    }

    pub(crate) fn step_marks(&self) -> Vec<BoardMark> {
        let Some(marks) = self.run.step().common().marks else { return Vec::new() };
        let lit = marks.lit.iter().filter_map(|name| Some(BoardMark::Lit(self.hole(name)?.into())));
        let arrows = marks.arrows.iter().filter_map(|(from, to)| {
            Some(BoardMark::Hint { from: self.hole(from)?.into(), to: self.hole(to)?.into() })
        });
        let ghosts = marks.ghosts.iter().filter_map(|(name, seeds)| {
            Some(BoardMark::Sown { spot: self.hole(name)?.into(), seeds: *seeds })
        });
        lit.chain(arrows).chain(ghosts).collect()
    }

    /// Everything that is marked on the board beside what the board itself marks.
    pub fn all_marks(&self) -> Vec<BoardMark> {
        let is_moving = self.session.as_ref().is_some_and(GameSession::is_sowing);
        if is_moving {
            return Vec::new();
        }
        // While a film is stepped through the board marks the step.
        let steps = self.session.as_ref().is_some_and(|session| session.explain.is_some());
        let mut marks = match &self.told {
            Some(_) if steps => Vec::new(),
            Some(told) => told.marks.clone(),
            None => self.marks.clone(),
        };
        if let Some(refused) = self.refused() {
            marks.extend(refused.marks());
        }
        if let Some(place) = self.guess.as_deref().and_then(|guess| self.place_of(guess)) {
            marks.push(BoardMark::Answer(place));
            let text = say::learn::your_answer_label().to_owned();
            marks.push(BoardMark::Tag { place, text, tint: Tint::White, level: High::Low });
        }
        if self.told.as_ref().is_none_or(|told| told.tone != FeedbackTone::Right) && !self.checked {
            if let Some(hole) = self.hints.iter().rev().find_map(|hint| hint.hole) {
                marks.push(BoardMark::Lit(hole.into()));
            }
            if let Some(mv) = self.hints.iter().rev().find_map(|hint| hint.mv)
                && let Some(from) = mv.hole()
                && let Some(played) = self.hinted(&mv)
                && let Some(to) = played.course.last
            {
                marks.push(BoardMark::Hint { from: from.into(), to });
            }
        }
        marks
    }

    /// The turn whose move a hint names.
    fn hinted(&self, mv: &Move) -> Option<Played> {
        match self.run.asked() {
            Some((_, played)) => Some(played),
            None => Played::new(*self.run.board()?, mv).ok(),
        }
    }

    /// The place on the board that a guess names.
    pub(crate) fn place_of(&self, guess: &str) -> Option<Place> {
        let LessonStep::Predict { what: Question::Last, .. } = self.run.step() else { return None };
        let mover = self.session.as_ref().map(|session| self.asked_mover(session))?;
        match guess {
            "store" => Some(Place::Store(mover)),
            "south-store" => Some(Place::Store(Side::South)),
            "north-store" => Some(Place::Store(Side::North)),
            hole => self.hole(hole).map(Place::Hole),
        }
    }

    /// Who makes the move that is foretold.
    pub(crate) fn asked_mover(&self, session: &GameSession) -> Side {
        let node = session.game.node(session.game.current());
        match node.entry().turn() {
            Some(turn) if self.checked => turn.mover,
            _ => session.mover(),
        }
    }

    /// The mover's own store and the other one, as guesses, where the board has stores and a last
    /// seed may fall there.
    pub fn stores(&self) -> Vec<(String, Side)> {
        let LessonStep::Predict { what: Question::Last, .. } = self.run.step() else {
            return Vec::new();
        };
        let sows_stores = self.game().is_some_and(|game| game.facts().sows_store);
        let Some(session) = self.session.as_ref().filter(|_| sows_stores) else {
            return Vec::new();
        };
        vec![("store".to_owned(), self.asked_mover(session))]
    }

    /// What is asked in a `Predict`.
    pub fn question(&self) -> Option<Question> {
        match self.run.step() {
            LessonStep::Predict { what, .. } => Some(*what),
            _ => None,
        }
    }

    /// How a game may end, as guesses: the right end, the same count for the other side, and ends
    /// near it.
    pub fn ends(&self) -> Vec<String> {
        let LessonStep::Predict { what: Question::Result, .. } = self.run.step() else {
            return Vec::new();
        };
        let asked = self.run.asked();
        let Some(outcome) = asked.and_then(|(_, played)| played.turn.after.outcome()) else {
            return Vec::new();
        };
        ends::near(&outcome.to_string())
    }
}
