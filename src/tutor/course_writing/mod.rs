//! Writing a course: what an editor needs besides the checks of [`super::check`].
//!
//! | file | holds |
//! | --- | --- |
//! | `parts` | new courses, lessons and steps, and the kinds of steps |
//! | `answer` | the goals that a move reaches, and what follows from an answer: accepted moves, claims, refusals |
//! | `edit` | the parts of a step that can be changed |
//! | `text` | a course as the text of its file |
//! | `faults` | what is wrong with a lesson, by step and field |
//! | `drafts` | the course being written, with undo and redo |
//! | `model_game` | a saved game as a lesson in which its moves are guessed |

mod answer;
mod drafts;
mod edit;
mod faults;
mod model_game;
mod parts;
mod text;

pub use answer::{choose_goal, claim_of, complete, goals_of, moves_of, refill, set_answer};
pub use drafts::Drafts;
pub use faults::{LessonFault, lesson_faults};
pub use model_game::{AskedTurn, model_lesson, show_unfair_guesses};
pub use parts::{StepKind, fresh_id, game_of, new_course, new_lesson};
pub use text::course_text;
