//! The tutor: courses, judging moves, exercises and progress. It does not paint; the window and the
//! commands without a window both use it.
//!
//! | file | holds |
//! | --- | --- |
//! | `schema` | the form of a course file; `build.rs` includes it too |
//! | `limits` | limits on the size of a course; `build.rs` includes it too |
//! | `budget` | what a check may cost, in searched positions |
//! | `source` | a course as read, with the place of every step in its text |
//! | `course_texts` | the texts of a course that a learner reads; `build.rs` includes it too |
//! | `translation` | courses and annotated games in other languages |
//! | `library` | the bundled courses and those in the data folder |
//! | `board` | the positions of a lesson's steps |
//! | `claim` | what a course states about a move, as text |
//! | `played` | a turn and every fact about it, from its events |
//! | `exact` | the proven worth of a move, and the refutation of one that is worth less |
//! | `eaten` | how many seeds a move in Bawo eats within a few turns |
//! | `guess` | guessing the moves of a commented game, for points |
//! | `judge` | whether a move reaches a goal, and which moves would |
//! | `hints` | hints in four steps |
//! | `elsewhere` | rules under which a wrong guess would be right |
//! | `twins` | the same question on a board that differs by one seed |
//! | `pace` | how long a lesson takes |
//! | `numbers` | what a course consists of, in numbers |
//! | `words` | the words a lesson explains, where they are first used |
//! | `replies` | what a learner hears after each wrong move |
//! | `begun` | a lesson that was begun and is not finished |
//! | `resume` | how a lesson is left, and goes on another day |
//! | `run` | a lesson in progress: steps, answers, hints, stars |
//! | `course_writing` | writing a course: new steps, what follows from an answer, undo, the text of the file |
//! | `check` | playing every lesson, and everything that is wrong with it |
//! | `practice` | which rules a step practises |
//! | `fault` | what can be wrong with a course |
//! | `daily` | one position a day for each game, whose best move is proven and the only one |
//! | `drills` | exercises about one rule, made from the rules themselves |
//! | `sparring` | an opponent that steers towards a rule |
//! | `grades` | grades of moves in seeds, and the warning before a blunder |
//! | `oversight` | a capture that a level's last move allows |
//! | `reasons` | why a move is good or bad, in what is captured where |
//! | `report` | a whole game graded: its graph, its turning points, what each turn lost |
//! | `rating` | the strength of a person, from games against known levels |
//! | `worth` | what a position of a game is worth, and how much a turn changed that |
//! | `slips` | what a learner probably did to arrive at a wrong answer |
//! | `rules_met` | the rules that applied in a game |
//! | `progress` | stars, and the boxes of rules that come back for review |
//! | `mastery` | how well a rule is known |
//! | `booking` | for which rule an answer counts |
//! | `worksheet` | lessons and exercises as tasks on paper, with solutions |
//! | `class_progress` | the progress of many learners as one table |
//! | `own_progress` | the progress as one of several windows sees it, and its changes |

#![warn(missing_docs)]

mod begun;
mod board;
mod booking;
mod budget;
mod check;
mod claim;
pub mod class_progress;
mod course_texts;
pub mod course_writing;
pub mod daily;
pub mod drills;
mod eaten;
mod elsewhere;
mod exact;
mod fault;
mod find_better;
mod grades;
mod guess;
mod hints;
mod judge;
mod library;
pub mod limits;
mod mastery;
mod numbers;
mod oversight;
mod own_progress;
mod pace;
mod played;
mod practice;
mod progress;
mod rating;
pub mod reasons;
mod replies;
mod report;
mod resume;
mod rules_met;
mod run;
pub mod schema;
mod slips;
mod source;
mod sparring;
mod translation;
mod twins;
pub mod wording;
mod words;
pub mod worksheet;
mod worth;

pub use begun::BegunLesson;
pub use board::{NoBoard, boards, read_position, read_rules, written_boards};
pub use booking::{rule_applied, rule_at_stake, rule_behind_loss, rule_missed, rule_overlooked};
pub use budget::{FOR_A_COURSE, Spent};
pub use check::{Checked, Effort, MOST_WORDS, check};
pub use claim::{Claim, Fact, Unreadable};
pub use elsewhere::{Elsewhere, Otherwise, right_elsewhere, under_other_options};
pub use exact::{Refutation, Shortfall, refutation};
pub use fault::{CourseFault, Problem};
pub use find_better::find_better;
pub use grades::{
    Cost, Grade, Graded, Loss, USUAL_THRESHOLD, Weighed, first_reply, weigh, weigh_as,
};
pub use guess::{MOST_POINTS, MoveGuessed, MoveWorth, THREE_STARS_PERCENT, TWO_STARS_PERCENT};
pub use hints::{Hint, RUNGS, Rung, hints, main_rule};
pub use judge::{Verdict, answers, judge, meets, reached, rule_of, taken};
pub use library::{
    COURSE_EXTENSION, COURSE_EXTENSIONS, CourseFile, LoadedCourse, bundled, course, course_files,
    examples, is_course_file, is_course_text,
};
pub use mastery::{AnsweredIn, Answers, Mastery, RuleRecord};
pub use numbers::{CourseNumbers, Share};
pub use oversight::Allowed;
pub use own_progress::{OwnProgress, ProgressChange};
pub use pace::minutes;
pub use played::{Played, notations};
pub use practice::{applies, is_only_asked, of_step as practised_by, rules_of};
pub use progress::{
    Card, DAYS, LoadedProgress, Progress, ProgressError, Solved, file as progress_file,
    shared_file as shared_progress_file,
};
pub use rating::{PersonResult, Rating, expected_points, ratings};
pub use replies::{Reply, replies};
pub use report::{Finding, GradeTally, GradedGame, GradedTurn};
pub use rules_met::MetRule;
pub use run::{Answered, Guessed, LessonRun, StepState};
pub use slips::{Slip, first_lap_ends, slip};
pub use source::{LineColumn, Source};
pub use sparring::{can_spar, decided, spar};
pub use translation::{translate_course, translate_game, translated_courses};
pub use twins::{Twin, twins, twins_of_task};
pub use words::{Word, first_use, meaning, new_words};
pub use worth::{Fall, Worth};
