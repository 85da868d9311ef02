//! Tasks from a game: positions before mistakes, taken as a lesson with a step for each. The exercise
//! of a day is such a task, too.

use super::lesson::{ActiveLesson, Cue};
use super::task::Task;
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::game::NodeId;
use crate::rules::{GameName, Move};
use crate::tutor::daily::DailyExercise;
use crate::tutor::{LessonRun, Solved, schema};

/// What is known of a lesson made of tasks from a game.
#[derive(Clone, Debug)]
pub struct FromGame {
    /// What each move loses in each step.
    pub(crate) losses: Vec<Vec<(Move, u32)>>,
    /// The point to which the mistake of each step led.
    turns: Vec<Option<NodeId>>,
    pub back: Page,
    /// The exercise, if the task is that of a day.
    pub(crate) of_day: Option<OfDay>,
}

/// The exercise of a game for a day.
#[derive(Clone, Debug)]
pub struct OfDay {
    pub game: GameName,
    /// In days since 1970.
    pub day: i64,
    pub exercise: DailyExercise,
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
        let turns = tasks.iter().map(|task| task.turn).collect();
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
        Some(ActiveLesson {
            from_game: Some(FromGame { losses, turns, back, of_day: None }),
            ..lesson
        })
    }

    /// The exercise of a game for a day, as a task.
    pub fn of_day(
        game: GameName,
        day: i64,
        title: String,
        exercise: DailyExercise,
    ) -> Option<ActiveLesson> {
        let task = Task { step: exercise.step(), losses: Vec::new(), turn: None };
        let mut lesson = ActiveLesson::tasks_from_game(game, title, vec![task], Page::Daily)?;
        let from = lesson.from_game.as_mut()?;
        from.of_day = Some(OfDay { game, day, exercise });
        Some(lesson)
    }

    /// The exercise of a day that this is.
    pub fn daily(&self) -> Option<&OfDay> {
        self.from_game.as_ref()?.of_day.as_ref()
    }

    /// How the exercise of a day was answered so far: whether it is solved, and how.
    pub(crate) fn daily_result(&self) -> (bool, Solved) {
        let state = self.run.state();
        let is_first = state.misses == 0 && state.hints == 0;
        (state.done, if is_first { Solved::AtOnce } else { Solved::WithHelp })
    }

    /// What another move than the best one of a day gives away, and how the game goes on.
    pub(super) fn daily_refutation(&self, mv: &Move) -> Option<(String, Vec<Move>)> {
        let (says, line) = self.daily()?.exercise.refuted(mv)?;
        Some((says, line.to_vec()))
    }

    /// Whether the board can show how the game goes on after the best move of a day.
    pub fn may_follow(&self) -> bool {
        let is_first = |session: &GameSession| session.game.turns().len() == 1;
        let is_there = self.session.as_ref().is_some_and(is_first) && !self.is_showing();
        let has_line = |it: &OfDay| !it.exercise.best().line.is_empty();
        self.is_right() && is_there && self.daily().is_some_and(has_line)
    }

    /// Shows how the game goes on.
    pub(super) fn follow_line(&mut self) {
        if self.may_follow() {
            let line = self.daily().map_or(Vec::new(), |it| it.exercise.best().line.clone());
            self.cues.extend(line.into_iter().map(Cue::Play));
        }
    }

    pub fn is_from_game(&self) -> bool {
        self.from_game.is_some()
    }

    /// The points to which the mistakes of the solved tasks led.
    pub(crate) fn solved_turns(&self) -> Vec<NodeId> {
        let turns = self.from_game.as_ref().map_or(&[][..], |from| &from.turns);
        let solved = turns.iter().zip(self.run.states()).filter(|(_, state)| state.done);
        solved.filter_map(|(turn, _)| *turn).collect()
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
