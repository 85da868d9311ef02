//! Guessing the moves of a commented game: the answer on the board, and the feedback to it.

use super::answers::refusal_feedback;
use super::lesson::{ActiveLesson, Cue};
use crate::app::session::feedback::{Feedback, FeedbackTone, feedback};
use crate::app::words;
use crate::game::NodeId;
use crate::narration::turns;
use crate::rules::{Illegal, Move, Side};
use crate::tutor::schema::LessonStep;
use crate::tutor::wording::guess as guess_words;

impl ActiveLesson {
    /// What the card says when the lesson is over.
    pub fn after_words(&self, stars: u8) -> String {
        let next = self.next_title.as_deref();
        match self.run.points() {
            Some(points) => words::after_model_game(points, stars, next),
            None => words::after_lesson(stars, next),
        }
    }

    pub(super) fn is_guess(&self) -> bool {
        matches!(self.run.step(), LessonStep::Guess { .. })
    }

    /// Answers with what a click on the board has done since the game was at `before`.
    pub(super) fn judge_guess(&mut self, before: NodeId, now: f64) {
        let Some(session) = &mut self.session else { return };
        let refused = session.refusal.as_mut().and_then(|refusal| refusal.mv.take());
        if let Some(illegal) = refused.and_then(|mv| session.position().refusal(&mv)) {
            self.refuse_guess(&illegal);
        } else if session.game.current() != before {
            let entry = session.game.node(session.game.current()).entry();
            if let Some(mv) = entry.turn().map(|turn| turn.mv) {
                self.guessed_move(&mv, now);
            }
        }
    }

    fn refuse_guess(&mut self, illegal: &Illegal) {
        let Some(session) = &mut self.session else { return };
        let position = *session.position();
        let below = if session.flipped { Side::North } else { Side::South };
        let refused = refusal_feedback(&position, illegal, below);
        session.live_text = format!("{} {}", refused.head, refused.line);
        session.refusal = None;
        self.feedback = Some(refused);
    }

    pub(super) fn guessed_move(&mut self, mv: &Move, now: f64) {
        let Some(Ok(guessed)) = self.run.guess_move(mv) else { return };
        let LessonStep::Guess { because, .. } = self.run.step() else { return };
        let tone =
            if guess_words::is_best(&guessed) { FeedbackTone::Right } else { FeedbackTone::Miss };
        let line = guess_words::why(&guessed, because);
        let rules = turns::preview(&guessed.game.turn).rules;
        self.feedback =
            Some(Feedback { rules, ..feedback(tone, guess_words::points(&guessed), line) });
        self.checked = true;
        self.board_before.game_goes_on(&guessed.game);
        let game = guessed.game.turn.mv;
        if game != *mv {
            self.cues.extend([Cue::Lay, Cue::Play(game)]);
        }
        if let Some(session) = &mut self.session {
            session.locked = true;
            if !session.is_sowing() {
                session.settled_at = now;
            }
        }
    }
}
