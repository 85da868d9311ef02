//! The boards that can be played on, by their identity.

use super::learn::state::LearnPage;
use super::page::Page;
use super::session::state::GameSession;
use super::state::State;

/// A board that can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// That of the game in progress.
    Game,
    /// That of the lesson being taken.
    Lesson,
    /// That of the exercise.
    Exercise,
    /// That of the sparring game.
    Sparring,
    /// That of the example on the rules page.
    Example,
}

impl State {
    /// The board that the page shown has of its own; where it has none, that of the game.
    pub fn board_here(&self) -> Board {
        match (self.page, self.learning.front) {
            (Page::Rules, _) => Board::Example,
            (Page::Learn, LearnPage::Lesson) => Board::Lesson,
            (Page::Learn, LearnPage::Drill) => Board::Exercise,
            (Page::Learn, LearnPage::Sparring) => Board::Sparring,
            _ => Board::Game,
        }
    }

    /// What is played on a board; none where nothing is laid out on it.
    pub fn session_on(&self, board: Board) -> Option<&GameSession> {
        match board {
            Board::Game => self.session.as_ref(),
            Board::Lesson => self.learning.lesson.as_ref()?.session.as_ref(),
            Board::Exercise => self.learning.drill()?.game_session.as_ref(),
            Board::Sparring => self.learning.sparring.as_ref()?.session.as_ref(),
            Board::Example => Some(self.rulebook.example.as_ref()?.board()),
        }
    }

    /// The same, to be changed.
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
