//! The form of a course file, `tutorials/<ruleset>.ron`: plain types that `build.rs` takes in as
//! well, so that a broken file stops the build. Moves, holes, positions, rule ids and claims are
//! text here and are read by the rules when the course is loaded. `tutorials/README.md` explains
//! the form to people who write courses.

use serde::{Deserialize, Serialize};

use super::limits;

/// A course: the lessons of one rule set in order. `L` is a lesson, or the raw text of one while
/// the places of a file are looked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course<L = Lesson> {
    /// The rule set, such as `owari`.
    #[serde(deserialize_with = "limits::text")]
    pub ruleset: String,
    /// The course's name; empty for the game's own.
    #[serde(default, deserialize_with = "limits::text")]
    pub title: String,
    /// For whom the course is, in one line.
    #[serde(deserialize_with = "limits::text")]
    pub audience: String,
    /// Games and options that learners come from, such as `basic preset=kalah`: a wrong guess is
    /// tried under these first.
    #[serde(default, deserialize_with = "limits::texts")]
    pub from: Vec<String>,
    /// The lessons in order.
    #[serde(deserialize_with = "limits::lessons", bound(deserialize = "L: Deserialize<'de>"))]
    pub lessons: Vec<L>,
}

/// One aim, two to five minutes. `S` is a step, or the raw text of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson<S = LessonStep> {
    /// A short code, unique among all courses, such as `OW3`.
    #[serde(deserialize_with = "limits::text")]
    pub id: String,
    /// Its name.
    #[serde(deserialize_with = "limits::text")]
    pub title: String,
    /// What the learner can do afterwards, in one sentence.
    #[serde(deserialize_with = "limits::text")]
    pub aim: String,
    /// How many minutes it takes; 0 where that is reckoned from its steps.
    #[serde(default)]
    pub minutes: u8,
    /// The ids of the rules it practises.
    #[serde(deserialize_with = "limits::texts")]
    pub rules: Vec<String>,
    /// Words explained where they are first used: the word, and what it means. An empty meaning
    /// is that of the list of words for all courses.
    #[serde(default, deserialize_with = "limits::pairs")]
    pub words: Vec<(String, String)>,
    /// The steps in order.
    #[serde(deserialize_with = "limits::steps", bound(deserialize = "S: Deserialize<'de>"))]
    pub steps: Vec<S>,
}

/// One step of a lesson. `at` is a position string or `start`; left out, the step goes on with the
/// board and the options of the step before. `options` are `name=value`, parted by spaces. A claim
/// is a move, or several parted by spaces, and what is stated of the last one, as in
/// `"F last b, takes 3 (b)"`; every part of it is recomputed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Step")]
pub enum LessonStep {
    /// Words and marks on the board.
    Say {
        /// At most three short sentences.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text")]
        at: String,
        /// Options other than the written ones.
        #[serde(default, deserialize_with = "limits::text")]
        options: String,
        /// What the words rest on: facts of the position or of moves in it.
        #[serde(default, deserialize_with = "limits::texts")]
        claims: Vec<String>,
        /// Marks on the board.
        #[serde(default)]
        marks: StepMarks,
    },
    /// Moves played before the learner's eyes, one claim after the other, each from the same board.
    Show {
        /// What to watch.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text")]
        at: String,
        /// Options other than the written ones.
        #[serde(default, deserialize_with = "limits::text")]
        options: String,
        /// What is played, with what is stated of it.
        #[serde(deserialize_with = "limits::texts")]
        play: Vec<String>,
        /// Moves that are refused, each with the id of its rule: `"A1L A1R move.over"`.
        #[serde(default, deserialize_with = "limits::texts")]
        refuse: Vec<String>,
        /// The same under other rules: `"basic preset=kalah: E takes 0"`.
        #[serde(default, deserialize_with = "limits::texts")]
        elsewhere: Vec<String>,
        /// Marks on the board.
        #[serde(default)]
        marks: StepMarks,
    },
    /// The learner plays a move that reaches a goal.
    Ask {
        /// The task.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text")]
        at: String,
        /// Options other than the written ones.
        #[serde(default, deserialize_with = "limits::text")]
        options: String,
        /// What the move has to reach.
        goal: Goal,
        /// Whether every accepted move is to be found.
        #[serde(default)]
        every: bool,
        /// Every move that reaches the goal, with what is stated of it.
        #[serde(deserialize_with = "limits::texts")]
        accept: Vec<String>,
        /// Said when it is done, after what the move did; may be empty.
        #[serde(default, deserialize_with = "limits::text")]
        because: String,
        /// Moves that are refused, each with the id of its rule.
        #[serde(default, deserialize_with = "limits::texts")]
        refuse: Vec<String>,
        /// The same under other rules.
        #[serde(default, deserialize_with = "limits::texts")]
        elsewhere: Vec<String>,
        /// Own words for the four hints; one that is missing or empty is made from the move.
        #[serde(default, deserialize_with = "limits::texts")]
        hints: Vec<String>,
        /// Marks on the board.
        #[serde(default)]
        marks: StepMarks,
    },
    /// The learner foretells what a move does.
    Predict {
        /// The question.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text")]
        at: String,
        /// Options other than the written ones.
        #[serde(default, deserialize_with = "limits::text")]
        options: String,
        /// What is asked; the rules know the answer.
        what: Question,
        /// The move, with what is stated of it.
        #[serde(deserialize_with = "limits::text")]
        play: String,
        /// Said with the answer; may be empty.
        #[serde(default, deserialize_with = "limits::text")]
        because: String,
        /// Moves that are refused, each with the id of its rule.
        #[serde(default, deserialize_with = "limits::texts")]
        refuse: Vec<String>,
        /// The same under other rules: wrong guesses to expect.
        #[serde(default, deserialize_with = "limits::texts")]
        elsewhere: Vec<String>,
        /// Own words for the four hints.
        #[serde(default, deserialize_with = "limits::texts")]
        hints: Vec<String>,
        /// Marks on the board.
        #[serde(default)]
        marks: StepMarks,
    },
    /// A question in words.
    Quiz {
        /// The question.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text")]
        at: String,
        /// Options other than the written ones.
        #[serde(default, deserialize_with = "limits::text")]
        options: String,
        /// Two to four answers.
        #[serde(deserialize_with = "limits::texts")]
        choices: Vec<String>,
        /// Which of them is right, from 1.
        right: usize,
        /// Said when it is found.
        #[serde(deserialize_with = "limits::text")]
        because: String,
        /// The rules it practises, for rules that no move can show.
        #[serde(default, deserialize_with = "limits::texts")]
        rules: Vec<String>,
        /// What is stated of the position or of moves in it.
        #[serde(default, deserialize_with = "limits::texts")]
        claims: Vec<String>,
        /// Moves that are refused, each with the id of its rule.
        #[serde(default, deserialize_with = "limits::texts")]
        refuse: Vec<String>,
        /// Marks on the board.
        #[serde(default)]
        marks: StepMarks,
    },
    /// A short game against the computer.
    Play {
        /// The task.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text")]
        at: String,
        /// Options other than the written ones.
        #[serde(default, deserialize_with = "limits::text")]
        options: String,
        /// The computer's level, 1 to 10.
        #[serde(default = "easiest")]
        level: u8,
        /// What counts as done.
        goal: PlayGoal,
    },
}

fn easiest() -> u8 {
    1
}

/// Marks on the board of a step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "Marks")]
pub struct StepMarks {
    /// Holes to light.
    #[serde(deserialize_with = "limits::texts")]
    pub lit: Vec<String>,
    /// Arrows from hole to hole.
    #[serde(deserialize_with = "limits::pairs")]
    pub arrows: Vec<(String, String)>,
    /// Ghost seeds: hole and how many.
    #[serde(deserialize_with = "limits::ghosts")]
    pub ghosts: Vec<(String, u8)>,
}

/// What a move has to reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Goal {
    /// Any legal move.
    Legal,
    /// This very move.
    Move(#[serde(deserialize_with = "limits::text")] String),
    /// The last seed falls in this hole, or in the mover's `store`.
    Last(#[serde(deserialize_with = "limits::text")] String),
    /// Exactly so many seeds are taken.
    Takes(u16),
    /// At least so many seeds are taken.
    TakesAtLeast(u16),
    /// At least so many laps are sown.
    LapsAtLeast(u16),
    /// The same player moves again.
    Again,
    /// The move wins the game.
    Wins,
    /// The other side holds seeds when the turn is over.
    Feeds,
    /// This rule takes part in the turn.
    By(#[serde(deserialize_with = "limits::text")] String),
    /// This rule takes no part in the turn.
    Without(#[serde(deserialize_with = "limits::text")] String),
    /// No other move leads to a better end of the game, proven. Not in Bawo.
    Best,
    /// The mover wins within so many turns whatever the other side plays, the move's own turn and
    /// the other side's counted. Only in Bawo.
    WinsIn(#[serde(deserialize_with = "limits::plies")] u32),
    /// The mover nets at least so many seeds within so many turns whatever the other side plays.
    /// Not in Bawo. For positions whose end cannot be proven.
    Gains(u16, #[serde(deserialize_with = "limits::plies")] u32),
    /// All of these.
    All(#[serde(deserialize_with = "limits::items")] Vec<Goal>),
    /// At least one of these.
    Any(#[serde(deserialize_with = "limits::items")] Vec<Goal>),
    /// Not this.
    Not(Box<Goal>),
}

/// What is asked of a move before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// What counts as done in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayGoal {
    /// Win the game.
    Win,
    /// Win a round of a match.
    Round,
    /// Take so many seeds.
    Take(u16),
    /// Play to the end.
    Finish,
}

/// The parts that every step has.
pub struct Common<'a> {
    /// What is said or asked.
    pub text: &'a str,
    /// The position as written.
    pub at: &'a str,
    /// The options as written.
    pub options: &'a str,
    /// Marks on the board; a game against the computer has none.
    pub marks: Option<&'a StepMarks>,
}

impl LessonStep {
    /// The parts that every step has.
    pub fn common(&self) -> Common<'_> {
        match self {
            LessonStep::Say { text, at, options, marks, .. }
            | LessonStep::Show { text, at, options, marks, .. }
            | LessonStep::Ask { text, at, options, marks, .. }
            | LessonStep::Predict { text, at, options, marks, .. }
            | LessonStep::Quiz { text, at, options, marks, .. } => {
                Common { text, at, options, marks: Some(marks) }
            }
            LessonStep::Play { text, at, options, .. } => Common { text, at, options, marks: None },
        }
    }

    /// Moves that the step says are refused, as written.
    pub fn refuse(&self) -> &[String] {
        match self {
            LessonStep::Show { refuse, .. }
            | LessonStep::Ask { refuse, .. }
            | LessonStep::Predict { refuse, .. }
            | LessonStep::Quiz { refuse, .. } => refuse,
            LessonStep::Say { .. } | LessonStep::Play { .. } => &[],
        }
    }

    /// What the step says of the same position under other rules, as written.
    pub fn elsewhere(&self) -> &[String] {
        match self {
            LessonStep::Show { elsewhere, .. }
            | LessonStep::Ask { elsewhere, .. }
            | LessonStep::Predict { elsewhere, .. } => elsewhere,
            LessonStep::Say { .. } | LessonStep::Quiz { .. } | LessonStep::Play { .. } => &[],
        }
    }

    /// The claims of the step, as written: what is shown, accepted, foretold or stated.
    pub fn claims(&self) -> &[String] {
        match self {
            LessonStep::Show { play, .. } => play,
            LessonStep::Ask { accept, .. } => accept,
            LessonStep::Predict { play, .. } => std::slice::from_ref(play),
            LessonStep::Say { claims, .. } | LessonStep::Quiz { claims, .. } => claims,
            LessonStep::Play { .. } => &[],
        }
    }
}
