//! A lesson before a class: the class answers aloud, and nothing counts for the learner's progress.

use super::lesson::ActiveLesson;
use crate::app::session::feedback::{Feedback, FeedbackTone};
use crate::draw::animation::Speed;
use crate::draw::board::view::BoardMark;
use crate::narration;
use crate::rules::{Move, Position};
use crate::texts::messages::presentation as say;
use crate::tutor::Claim;
use crate::tutor::schema::LessonStep;
use crate::tutor::wording;

impl ActiveLesson {
    /// The same lesson at the same step, before a class.
    pub fn for_class(&self) -> ActiveLesson {
        let place = (self.course, self.number);
        let (title, next) = (self.course_title.clone(), self.next_title.clone());
        let run = self.run.unanswered();
        let mut lesson = ActiveLesson::with(run, place, title, next, self.taught.clone());
        lesson.known_games = self.known_games.clone();
        lesson.from_game = self.from_game.clone();
        lesson.is_for_class = true;
        // Now that it is known for whom.
        lesson.enter();
        lesson
    }

    /// Whether the step asks something whose answer was not shown yet.
    pub fn hides_answer(&self) -> bool {
        let asks = self.asks() || matches!(self.run.step(), LessonStep::Guess { .. });
        asks && !self.is_over && !self.is_right() && !self.checked
    }

    /// Shows the answer to the step on the board, with its reason.
    pub fn show_answer(&mut self, now: f64, speed: Speed) {
        if !self.hides_answer() {
            return;
        }
        match self.run.step() {
            LessonStep::Quiz { right, choices, .. } => {
                let answer = choices.get(right - 1).cloned().unwrap_or_default();
                self.choice = Some(*right);
                self.check(now, speed);
                self.head_answer(say::Answer { answer }.text());
            }
            LessonStep::Predict { .. } => {
                let answer = self.run.asked().and_then(|(what, played)| played.answer(what));
                self.choose_guess(answer);
                self.check(now, speed);
                // The ring of an answer would be that of a learner.
                let answer = self.guess.take();
                let shape = self.run.board().map(Position::shape);
                let asked = self.question().zip(answer).zip(shape);
                let said = asked.map(|((what, answer), shape)| {
                    wording::answer(what, &answer, shape, self.run.asked_side())
                });
                said.into_iter().for_each(|said| self.head_answer(said));
            }
            LessonStep::Ask { .. } => self.show_moves(now, speed),
            LessonStep::Guess { .. } => self.show_game_move(now, speed),
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. } => {}
        }
    }

    /// Plays the right move; if the step asks for all, marks them.
    fn show_moves(&mut self, now: f64, speed: Speed) {
        let LessonStep::Ask { every, .. } = self.run.step() else { return };
        let every = *every;
        let moves = self.right_moves();
        let wanted = if every { &moves[..] } else { moves.get(..1).unwrap_or_default() };
        let Some(first) = wanted.first().filter(|_| !every) else {
            for mv in wanted {
                self.answered(mv, now);
            }
            self.head_answer(right_moves(wanted));
            if let Some(shown) = &mut self.feedback {
                let holes = wanted.iter().filter_map(Move::hole);
                shown.marks = holes.map(|hole| BoardMark::Chosen(hole.into())).collect();
            }
            return;
        };
        if let Some(session) = &mut self.session {
            session.commit(*first, 0, now, speed);
        }
        self.answered(first, now);
        self.head_answer(right_moves(&moves));
    }

    /// Plays the move of the commented game.
    fn show_game_move(&mut self, now: f64, speed: Speed) {
        let Some(mv) = self.right_moves().first().copied() else { return };
        if let Some(session) = &mut self.session {
            session.commit(mv, 0, now, speed);
        }
        self.guessed_move(&mv, now);
        self.head_answer(say::GameMove { move_: &mv }.text());
        if let LessonStep::Guess { because, .. } = self.run.step()
            && let Some(shown) = &mut self.feedback
        {
            // What a guess is worth is nobody's here.
            shown.line = because.clone();
            shown.tone = FeedbackTone::Right;
        }
    }

    /// Nobody has answered: the answer itself comes first, not that it is right.
    fn head_answer(&mut self, head: String) {
        if let Some(Feedback { head: shown, .. }) = &mut self.feedback {
            *shown = head;
        }
    }

    /// The moves that are right in the step, the author's first one first.
    fn right_moves(&self) -> Vec<Move> {
        let claims = match self.run.step() {
            LessonStep::Ask { accept, .. } => &accept[..],
            // The first one listed is the move of the game.
            LessonStep::Guess { moves, .. } => moves.get(..1).unwrap_or_default(),
            _ => return Vec::new(),
        };
        let Some(board) = self.run.board() else { return Vec::new() };
        let read = |claim: &String| {
            let claim = Claim::parse(claim).ok()?;
            board.parse_move(claim.moves.last()?).ok()
        };
        claims.iter().filter_map(read).collect()
    }

    /// Whether an answer of the class is right: a move or its hole, a place, a number, a side, a
    /// result; of a quiz the number of the answer.
    pub fn is_answer(&self, answer: &str) -> bool {
        match self.run.step() {
            LessonStep::Quiz { right, .. } => answer == right.to_string(),
            LessonStep::Predict { .. } => {
                let right = self.run.asked().and_then(|(what, played)| played.answer(what));
                let Some(right) = right else { return false };
                let place = self.place_of(answer);
                right == answer || place.is_some() && place == self.place_of(&right)
            }
            LessonStep::Ask { .. } | LessonStep::Guess { .. } => {
                let hole = |mv: &Move| mv.hole().map(|hole| hole.to_string());
                let is_so =
                    |mv: &Move| mv.to_string() == answer || hole(mv).as_deref() == Some(answer);
                self.right_moves().iter().any(is_so)
            }
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. } => false,
        }
    }
}

fn right_moves(moves: &[Move]) -> String {
    say::RightMoves { count: moves.len(), moves: narration::list(moves) }.text()
}
