//! Tasks from a game: positions before mistakes, taken as a lesson with a step for each.

use super::lesson::ActiveLesson;
use super::task::Task;
use crate::app::page::Page;
use crate::rules::{GameName, Move};
use crate::tutor::{LessonRun, schema};

/// What is known of a lesson made of tasks from a game.
#[derive(Clone, Debug)]
pub struct FromGame {
    /// What each move loses in each step.
    pub(crate) losses: Vec<Vec<(Move, u32)>>,
    pub back: Page,
}

impl ActiveLesson {
    /// A lesson of these tasks, which returns to the page `back`. `None` if there is no task or a
    /// position is impossible.
    pub fn tasks_from_game(
        game: GameName,
        title: String,
        tasks: Vec<Task>,
        back: Page,
    ) -> Option<ActiveLesson> {
        const ID: &str = "game";
        if tasks.is_empty() {
            return None;
        }
        let (steps, losses) = tasks.into_iter().map(|task| (task.step, task.losses)).unzip();
        let lesson = schema::Lesson {
            id: ID.to_owned(),
            title,
            aim: String::new(),
            track: schema::Track::default(),
            minutes: 1,
            rules: Vec::new(),
            words: Vec::new(),
            steps,
        };
        let course = schema::Course {
            ruleset: game.id().to_owned(),
            title: String::new(),
            audience: String::new(),
            from: Vec::new(),
            for_everyone: false,
            lessons: vec![lesson],
        };
        let run = LessonRun::new(&course, ID).filter(|run| run.board().is_some())?;
        let lesson = ActiveLesson::with(run, (usize::MAX, 0), String::new(), None, None);
        Some(ActiveLesson { from_game: Some(FromGame { losses, back }), ..lesson })
    }

    pub fn is_from_game(&self) -> bool {
        self.from_game.is_some()
    }

    pub fn is_last_task(&self) -> bool {
        self.is_from_game() && self.run.at() + 1 == self.run.states().len()
    }

    /// What a move loses in a task from a game, in seeds.
    pub(crate) fn loss_of(&self, mv: &Move) -> Option<u32> {
        let losses = self.from_game.as_ref()?.losses.get(self.run.at())?;
        losses.iter().find(|(other, _)| other == mv).map(|(_, lost)| *lost)
    }
}
