//! The tutor: courses, the judging of a learner's moves, exercises and progress. It knows nothing of
//! painting; the window and the commands without a window use it alike.
//!
//! | file | holds |
//! | --- | --- |
//! | `schema` | the form of a course file; `build.rs` takes it in too |
//! | `limits` | the largest sizes and numbers of a course; `build.rs` takes it in too |
//! | `budget` | what a check may cost, in searched positions |
//! | `source` | a course as read, with the place of every step in its text |
//! | `library` | the bundled courses and those of the data folder |
//! | `board` | the boards of a lesson's steps |
//! | `claim` | what a course states of a move, as text |
//! | `played` | a turn and every fact of it, read from its events |
//! | `exact` | what a move is worth to the end of the game, and the refutation of one that is worth less |
//! | `judge` | does a move reach a goal; what all would |
//! | `hints` | help in four rungs |
//! | `elsewhere` | rules under which a wrong guess would be right |
//! | `twins` | the same question one seed apart |
//! | `pace` | how long a lesson takes |
//! | `words` | the words a lesson explains, at their first use |
//! | `run` | a lesson being taken: steps, answers, hints, stars |
//! | `check` | playing every lesson, everything wrong with it |
//! | `practice` | which rules a step practises |
//! | `fault` | what can be wrong with a course |
//! | `drills` | exercises about one rule, made from the rules themselves |
//! | `sparring` | an opponent that steers towards a rule |
//! | `grades` | grading moves in seeds, the warning before a blunder |
//! | `report` | a whole game graded: its graph, its moments, what each turn lost |
//! | `worth` | what a point is worth, how far a turn let that fall |
//! | `rules_met` | the rules that came in in a game |
//! | `progress` | stars, and boxes over rules that come back |
//! | `mastery` | how well a rule is known, and what that rests on |
//! | `booking` | under which rule an answer is noted |
//! | `own_progress` | the progress as one window of several knows it, and its changes |

mod board;
mod booking;
mod budget;
mod check;
mod claim;
pub mod drills;
mod elsewhere;
mod exact;
mod fault;
mod grades;
mod hints;
mod judge;
mod library;
pub mod limits;
mod mastery;
mod own_progress;
mod pace;
mod played;
mod practice;
mod progress;
mod report;
mod rules_met;
mod run;
pub mod schema;
mod source;
mod sparring;
mod twins;
mod words;
mod worth;

pub use board::{NoBoard, boards, read_position, read_rules};
pub use booking::{rule_applied, rule_at_stake, rule_behind_loss, rule_missed, rule_overlooked};
pub use budget::{FOR_A_COURSE, Spent};
pub use check::{Checked, Effort, MOST_WORDS, check};
pub use claim::{Claim, Fact, Unreadable};
pub use elsewhere::{Elsewhere, Otherwise, right_elsewhere, under_other_options};
pub use exact::{Refutation, Shortfall, refutation};
pub use fault::{CourseFault, Problem};
pub use grades::{Cost, Grade, Graded, Loss, Weighed, find_better, first_reply, weigh, weigh_as};
pub use hints::{Hint, RUNGS, hints, main_rule};
pub use judge::{Verdict, answers, judge, meets, reached, rule_of, taken};
pub use library::{CourseFile, LoadedCourse, bundled, course, course_files};
pub use mastery::{AnsweredIn, Answers, Mastery, RuleRecord};
pub use own_progress::{OwnProgress, ProgressChange};
pub use pace::minutes;
pub use played::{Played, notations};
pub use practice::{applies, is_only_asked, of_step as practised_by, rules_of};
pub use progress::{
    Card, DAYS, LoadedProgress, Progress, ProgressError, file as progress_file,
    shared_file as shared_progress_file,
};
pub use report::{Finding, GradeTally, GradedGame, GradedTurn};
pub use rules_met::MetRule;
pub use run::{Answered, Guessed, LessonRun, StepState};
pub use source::{LineColumn, Source};
pub use sparring::{can_spar, decided, spar};
pub use twins::{Twin, twins};
pub use words::{Word, first_use, meaning, new_words};
pub use worth::{Fall, Worth};
