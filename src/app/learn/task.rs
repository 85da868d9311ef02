//! A task made from a mistake in a game.

use crate::game::NodeId;
use crate::rules::Move;
use crate::tutor::schema::LessonStep;

/// The step that asks for a better move, and what each move loses, in seeds.
pub struct Task {
    pub step: LessonStep,
    pub losses: Vec<(Move, u32)>,
    /// The point of the game to which the mistake led.
    pub turn: Option<NodeId>,
}
