//! The tutor: courses, their check, and the judging of a learner's moves.
//!
//! | file | holds |
//! | --- | --- |
//! | `schema` | the form of a course file; `build.rs` takes it in too |
//! | `source` | a course as read, with the place of every step in its text |
//! | `library` | the bundled courses and those of the data folder |
//! | `board` | the boards of a lesson's steps |
//! | `claim` | what a course states of a move, as text |
//! | `played` | a turn and every fact of it, read from its events |
//! | `judge` | does a move reach a goal; what all would |
//! | `check` | playing every lesson, everything wrong with it |
//! | `practice` | which rules a step practises |
//! | `fault` | what can be wrong with a course |

mod board;
mod check;
mod claim;
mod fault;
mod judge;
mod library;
mod played;
mod practice;
pub mod schema;
mod source;

pub use board::{NoBoard, boards, read_position, read_rules};
pub use check::{MOST_WORDS, check};
pub use claim::{Claim, Fact, Unreadable};
pub use fault::{Fault, Problem};
pub use judge::{Verdict, answers, judge, meets, rule_of};
pub use library::{Shelf, bundled, own};
pub use played::{Played, notations, worth};
pub use practice::{applies, is_only_asked, of_step as practised_by, rules_of};
pub use source::{LineColumn, Source};
