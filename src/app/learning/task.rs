//! A task from a game, taken as a lesson of one step.

use super::Lesson;
use crate::rules::{GameName, Move};
use crate::tutor::LessonRun;
use crate::tutor::schema::{self, Step};

impl Lesson {
    /// A task from a game: one step that asks for a better move. `losses` is what each move loses
    /// in seeds. None where its board cannot be laid.
    pub fn task_from_game(
        game: GameName,
        title: String,
        step: Step,
        losses: Vec<(Move, u32)>,
    ) -> Option<Lesson> {
        const ID: &str = "game";
        let lesson = schema::Lesson {
            id: ID.to_owned(),
            title,
            aim: String::new(),
            minutes: 1,
            rules: Vec::new(),
            words: Vec::new(),
            steps: vec![step],
        };
        let course = schema::Course {
            ruleset: game.id().to_owned(),
            title: String::new(),
            audience: String::new(),
            from: Vec::new(),
            lessons: vec![lesson],
        };
        let run = LessonRun::new(&course, ID).filter(|run| run.board().is_some())?;
        let lesson = Lesson::with(run, (usize::MAX, 0), String::new(), None);
        Some(Lesson { losses: Some(losses), ..lesson })
    }

    /// Whether it is a task from a game.
    pub fn is_from_game(&self) -> bool {
        self.losses.is_some()
    }
}
