//! The boards that can be played on.

use super::learn::state::LearnPage;
use super::page::Page;
use super::session::state::GameSession;
use super::state::State;

/// A board that can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// The board of the game in progress.
    Game,
    /// The board of the lesson.
    Lesson,
    /// The board of the exercise.
    Exercise,
    /// The board of the sparring game.
    Sparring,
    /// The board of the example on the rules page.
    Example,
}

impl State {
    /// The board of the page shown, or else that of the game.
    pub fn board_here(&self) -> Board {
        match (self.page, self.learning.front) {
            (Page::Rules, _) => Board::Example,
            (Page::Learn, LearnPage::Lesson) => Board::Lesson,
            (Page::Learn, LearnPage::Drill) => Board::Exercise,
            (Page::Learn, LearnPage::Sparring) => Board::Sparring,
            _ => Board::Game,
        }
    }

    /// What is played on a board; `None` if nothing is set up on it.
    pub fn session_on(&self, board: Board) -> Option<&GameSession> {
        match board {
            Board::Game => self.session.as_ref(),
            Board::Lesson => self.learning.lesson.as_ref()?.session.as_ref(),
            Board::Exercise => self.learning.drill()?.game_session.as_ref(),
            Board::Sparring => self.learning.sparring.as_ref()?.session.as_ref(),
            Board::Example => Some(self.rulebook.example.as_ref()?.board()),
        }
    }

    pub fn session_on_mut(&mut self, board: Board) -> Option<&mut GameSession> {
        match board {
            Board::Game => self.session.as_mut(),
            Board::Lesson => self.learning.lesson.as_mut()?.session.as_mut(),
            Board::Exercise => self.learning.drill_mut()?.game_session.as_mut(),
            Board::Sparring => self.learning.sparring.as_mut()?.session.as_mut(),
            Board::Example => Some(self.rulebook.example.as_mut()?.board_mut()),
        }
    }
}
