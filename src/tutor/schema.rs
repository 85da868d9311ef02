//! The form of a course file, `tutorials/<ruleset>.ron`: plain types that `build.rs` takes in as
//! well, so that a broken file stops the build. Moves, holes, positions and rule ids are text here
//! and are read by the rules when the course is loaded. `tutorials/README.md` explains the form.

use serde::{Deserialize, Serialize};

/// A course: the lessons of one rule set in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The rule set, such as `owari`.
    pub ruleset: String,
    /// For whom the course is, in one line.
    pub audience: String,
    /// The lessons in order.
    pub lessons: Vec<Lesson>,
}

/// One aim, two to five minutes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// A short code, unique among all courses, such as `OW3`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// What the learner can do afterwards.
    pub aim: String,
    /// The ids of the rules it practises.
    pub rules: Vec<String>,
    /// The steps in order.
    pub steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Step {
    /// Words and lit holes.
    Say {
        /// At most three short sentences.
        text: String,
        /// The board beside them.
        #[serde(default)]
        board: Option<Board>,
        /// Holes to light.
        #[serde(default)]
        lit: Vec<String>,
    },
    /// Moves played before the learner's eyes.
    Show {
        /// What to watch.
        text: String,
        /// Where they are played.
        board: Board,
        /// The moves in order.
        moves: Vec<String>,
        /// What is claimed of the last of them.
        #[serde(default)]
        claims: Vec<Claim>,
    },
    /// The learner plays a move that reaches a goal.
    Ask {
        /// The task.
        text: String,
        /// Where it is played.
        board: Board,
        /// What the move has to reach: all of these.
        goals: Vec<Goal>,
        /// Every move that reaches it, with what is claimed of it.
        answers: Vec<Answer>,
        /// Moves that are refused, each with the id of its rule.
        #[serde(default)]
        refused: Vec<(String, String)>,
        /// Further help before the hole and the move are shown.
        #[serde(default)]
        hint: Option<String>,
    },
    /// The learner foretells what a move does.
    Predict {
        /// The question.
        text: String,
        /// The board.
        board: Board,
        /// The move.
        mv: String,
        /// What is asked; the rules know the answer.
        what: Question,
        /// What is claimed of the move.
        #[serde(default)]
        claims: Vec<Claim>,
    },
    /// A question in words.
    Quiz {
        /// The question.
        text: String,
        /// The board beside it.
        #[serde(default)]
        board: Option<Board>,
        /// Two to four answers.
        choices: Vec<String>,
        /// The index of the right one, from 0.
        right: usize,
        /// Said when it is found.
        because: String,
        /// The rule it practises.
        #[serde(default)]
        rule: Option<String>,
    },
    /// A short game against the computer.
    Play {
        /// The task.
        text: String,
        /// Where it starts.
        board: Board,
        /// The computer's level, 1 to 10.
        level: u8,
        /// What counts as done.
        goal: PlayGoal,
    },
}

/// A position with the options it is played by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// A position string, or `start`.
    pub position: String,
    /// Options other than the written ones.
    #[serde(default)]
    pub options: Vec<(String, String)>,
}

/// A move with what is claimed of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The move in notation.
    pub mv: String,
    /// Claims that a test recomputes.
    #[serde(default)]
    pub claims: Vec<Claim>,
}

/// What a move has to reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Goal {
    /// Any legal move; with several answers the learner finds them all.
    Legal,
    /// One of the answers exactly.
    Exactly,
    /// The last seed falls in this hole, or in `store`.
    Last(String),
    /// Exactly so many seeds are taken.
    Takes(u32),
    /// At least so many seeds are taken.
    TakesAtLeast(u32),
    /// At least so many laps are sown.
    LapsAtLeast(u32),
    /// The same player moves again.
    Again,
    /// The move wins.
    Wins,
    /// An event carries this rule.
    By(String),
    /// No event carries this rule.
    Without(String),
    /// The opponent holds seeds afterwards.
    Feeds,
    /// The best net gain within so many plies.
    Best(u32),
}

/// What is asked of a move before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Where the last seed falls.
    Last,
    /// How many seeds are taken.
    Takes,
    /// How many handfuls are sown.
    Laps,
    /// Who plays next.
    Next,
    /// How the game ends.
    Result,
}

/// What a lesson states of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Claim {
    /// The last seed falls in this hole, or in `store`.
    Last(String),
    /// So many seeds are taken, from these holes.
    Takes(u32, Vec<String>),
    /// So many laps are sown.
    Laps(u32),
    /// This side plays next: `S` or `N`.
    Next(char),
    /// The position afterwards.
    After(String),
    /// The result as the text engine writes it, or `ongoing`.
    Ends(String),
    /// An event carries this rule.
    By(String),
    /// No event carries this rule.
    Without(String),
    /// The most the other side can take in one answer.
    Reply(u32),
    /// The net gain of this move and best play for so many plies in all.
    Worth(i32, u32),
}

/// What counts as done in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum PlayGoal {
    /// Win the game.
    Win,
    /// Win a round of a match.
    Round,
    /// Take so many seeds.
    Take(u32),
    /// Play to the end.
    Finish,
}
