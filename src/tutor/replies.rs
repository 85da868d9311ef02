//! What a learner hears after each wrong move of a course's tasks, for those who write courses.

use super::board::boards;
use super::judge::meets;
use super::played::Played;
use super::schema::{Course, LessonStep};
use super::wording::{missed, once_more};
use crate::rules::GameName;

/// The reply to one wrong move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The id of the lesson.
    pub lesson: String,
    /// The number of the step, from 1.
    pub step: usize,
    /// The move.
    pub mv: String,
    /// What is said of it.
    pub says: String,
    /// What is asked before the next try, where Kete says why the move is wrong.
    pub asks: Option<String>,
}

/// The replies to all wrong legal moves of a course's tasks; placements are left out.
pub fn replies(course: &Course) -> Vec<Reply> {
    let Ok(game) = course.ruleset.parse::<GameName>() else { return Vec::new() };
    let mut found = Vec::new();
    for lesson in &course.lessons {
        for ((step, board), number) in lesson.steps.iter().zip(boards(game, lesson)).zip(1..) {
            let (LessonStep::Ask { goal, .. }, Ok(board)) = (step, board) else { continue };
            let moves = board.moves().into_iter().filter(|mv| mv.hole().is_some());
            for played in moves.filter_map(|mv| Played::new(board, &mv).ok()) {
                if meets(goal, &played) {
                    continue;
                }
                let own = missed::own_reason(step, &played.turn.mv);
                found.push(Reply {
                    lesson: lesson.id.clone(),
                    step: number,
                    mv: played.turn.mv.to_string(),
                    says: missed::why(step, &played).unwrap_or_default(),
                    asks: own.is_none().then(|| once_more(goal, &played)),
                });
            }
        }
    }
    found
}
