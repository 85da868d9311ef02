//! Tasks from a game, taken as a lesson with a step for each.

use super::lesson::ActiveLesson;
use super::task::{FromGame, Task};
use crate::app::page::Page;
use crate::rules::{GameName, Move};
use crate::tutor::{LessonRun, schema};

impl ActiveLesson {
    /// Tasks from a game, one after the other; at the end it leads back to a page. None where a
    /// board cannot be laid, or there is no task.
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
        let lesson = ActiveLesson::with(run, (usize::MAX, 0), String::new(), None);
        Some(ActiveLesson { from_game: Some(FromGame { losses, back }), ..lesson })
    }

    /// Whether its tasks are from a game.
    pub fn is_from_game(&self) -> bool {
        self.from_game.is_some()
    }

    /// Whether the step is the last of the tasks from a game.
    pub fn is_last_task(&self) -> bool {
        self.is_from_game() && self.run.at() + 1 == self.run.states().len()
    }

    /// What a move loses in a task from a game, in seeds.
    pub(crate) fn loss_of(&self, mv: &Move) -> Option<u32> {
        let losses = self.from_game.as_ref()?.losses.get(self.run.at())?;
        losses.iter().find(|(other, _)| other == mv).map(|(_, lost)| *lost)
    }
}
