//! The form of a course file, `tutorials/<ruleset>.ron`. `build.rs` includes these plain types too,
//! so that a broken file stops the build. Moves, holes, positions, rule ids and claims are text
//! here; the rules read them when the course is loaded. `tutorials/README.md` explains the form to
//! authors of courses.

use serde::{Deserialize, Serialize};

use super::limits;

/// A course: the lessons of one rule set, in order. `L` is a lesson, or its raw text while the
/// places in a file are determined.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course<L = Lesson> {
    /// The rule set, such as `owari`.
    #[serde(deserialize_with = "limits::text")]
    pub ruleset: String,
    /// The course's name; empty for the game's own.
    #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
    pub title: String,
    /// Whom the course is for, in one line.
    #[serde(deserialize_with = "limits::text")]
    pub audience: String,
    /// Games and options that learners may know already, such as `basic preset=kalah`: a wrong
    /// guess is tried under these first.
    #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
    pub from: Vec<String>,
    /// The course is for everyone who has never played any mancala game, and comes before all
    /// others.
    #[serde(default, skip_serializing_if = "is_default")]
    pub for_everyone: bool,
    /// The lessons in order.
    #[serde(deserialize_with = "limits::lessons", bound(deserialize = "L: Deserialize<'de>"))]
    pub lessons: Vec<L>,
}

/// A lesson: one aim, two to five minutes. `S` is a step, or its raw text.
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
    /// Where it belongs in its course.
    #[serde(default, skip_serializing_if = "is_default")]
    pub track: Track,
    /// How many minutes it takes; 0: estimated from its steps.
    #[serde(default, skip_serializing_if = "is_default")]
    pub minutes: u8,
    /// The ids of the rules it practises.
    #[serde(deserialize_with = "limits::texts")]
    pub rules: Vec<String>,
    /// Words explained where they are first used: the word, and its meaning. An empty meaning is
    /// taken from the common list of words.
    #[serde(default, deserialize_with = "limits::pairs", skip_serializing_if = "is_default")]
    pub words: Vec<(String, String)>,
    /// The steps in order.
    #[serde(deserialize_with = "limits::steps", bound(deserialize = "S: Deserialize<'de>"))]
    pub steps: Vec<S>,
}

/// Where a lesson belongs in its course.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Track {
    /// On the path that everyone takes: the rules, up to the first game.
    #[default]
    Rules,
    /// Beside the path, for those who know this game, such as `basic preset=kalah`.
    From(#[serde(deserialize_with = "limits::text")] String),
    /// After the path: playing well.
    Strategy,
    /// After the path: a commented game in which the learner guesses the moves.
    Model,
}

/// One step of a lesson. `at` is a position string or `start`; without it the step uses the board
/// and the options of the step before. `options` are `name=value`, separated by spaces. A claim is
/// a move, or several separated by spaces, and facts about the last one, as in `"F last b, takes 3
/// (b)"`; the check recomputes every fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Step")]
pub enum LessonStep {
    /// Text, and marks on the board.
    Say {
        /// At most three short sentences.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// The facts behind the text, about the position or moves in it.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        claims: Vec<String>,
        /// Marks on the board.
        #[serde(default, skip_serializing_if = "is_default")]
        marks: StepMarks,
    },
    /// Moves shown to the learner, one claim after the other, each from the same board.
    Show {
        /// What to watch.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// The moves, with facts about them.
        #[serde(deserialize_with = "limits::texts")]
        play: Vec<String>,
        /// Illegal moves, each with the id of the rule it breaks: `"A1L A1R move.over"`.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        refuse: Vec<String>,
        /// The same under other rules: `"basic preset=kalah: E takes 0"`.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        elsewhere: Vec<String>,
        /// Marks on the board.
        #[serde(default, skip_serializing_if = "is_default")]
        marks: StepMarks,
    },
    /// The learner plays a move that reaches a goal.
    Ask {
        /// The task.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// The goal of the move.
        goal: Goal,
        /// Whether the learner must find all accepted moves.
        #[serde(default, skip_serializing_if = "is_default")]
        every: bool,
        /// The first try: the board shows where to begin counting and where to go.
        #[serde(default, skip_serializing_if = "is_default")]
        together: bool,
        /// All moves that reach the goal, with facts about them.
        #[serde(deserialize_with = "limits::texts")]
        accept: Vec<String>,
        /// Shown when the step is done, after what the move did; may be empty.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        because: String,
        /// Illegal moves, each with the id of the rule it breaks.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        refuse: Vec<String>,
        /// The same under other rules.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        elsewhere: Vec<String>,
        /// Texts for the four hints; a missing or empty one is made from the move.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        hints: Vec<String>,
        /// Why a legal move misses the goal, by move; a missing one is made from the move.
        #[serde(default, deserialize_with = "limits::pairs", skip_serializing_if = "is_default")]
        why_not: Vec<(String, String)>,
        /// Marks on the board.
        #[serde(default, skip_serializing_if = "is_default")]
        marks: StepMarks,
    },
    /// The learner predicts what a move does.
    Predict {
        /// The question.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// What is asked; the rules give the answer.
        what: Question,
        /// The first try: the board shows where to begin counting.
        #[serde(default, skip_serializing_if = "is_default")]
        together: bool,
        /// The move, with facts about it.
        #[serde(deserialize_with = "limits::text")]
        play: String,
        /// Shown with the answer; may be empty.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        because: String,
        /// Illegal moves, each with the id of the rule it breaks.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        refuse: Vec<String>,
        /// The same under other rules: guesses to be expected.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        elsewhere: Vec<String>,
        /// Texts for the four hints.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        hints: Vec<String>,
        /// Marks on the board.
        #[serde(default, skip_serializing_if = "is_default")]
        marks: StepMarks,
    },
    /// A question with answers to choose from.
    Quiz {
        /// The question.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// Two to four answers.
        #[serde(deserialize_with = "limits::texts")]
        choices: Vec<String>,
        /// The number of the right one, from 1.
        right: usize,
        /// Shown after the right answer.
        #[serde(deserialize_with = "limits::text")]
        because: String,
        /// Why each answer is wrong, in the order of the answers; empty for the right one.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        why_not: Vec<String>,
        /// The rules it practises, for those that no move can show.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        rules: Vec<String>,
        /// Facts about the position or moves in it.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        claims: Vec<String>,
        /// Illegal moves, each with the id of the rule it breaks.
        #[serde(default, deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
        refuse: Vec<String>,
        /// Marks on the board.
        #[serde(default, skip_serializing_if = "is_default")]
        marks: StepMarks,
    },
    /// A turn of a commented game: the learner guesses which move was played, and then sees it. The
    /// next step without a board continues after that move.
    Guess {
        /// The task.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// One claim for each legal move, with its worth; first the move that was played.
        #[serde(deserialize_with = "limits::texts")]
        moves: Vec<String>,
        /// Why the move was played; shown after the guess.
        #[serde(deserialize_with = "limits::text")]
        because: String,
        /// Marks on the board.
        #[serde(default, skip_serializing_if = "is_default")]
        marks: StepMarks,
    },
    /// A short game against the computer.
    Play {
        /// The task.
        #[serde(deserialize_with = "limits::text")]
        text: String,
        /// The position.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        at: String,
        /// Options that differ from the written rules.
        #[serde(default, deserialize_with = "limits::text", skip_serializing_if = "is_default")]
        options: String,
        /// The computer's level, 1 to 10.
        #[serde(default = "easiest")]
        level: u8,
        /// The goal of the game.
        goal: PlayGoal,
    },
}

fn easiest() -> u8 {
    1
}

/// Whether a file may leave a field out.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Marks on the board of a step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "Marks")]
pub struct StepMarks {
    /// Holes to highlight, and stores (`south-store`).
    #[serde(deserialize_with = "limits::texts", skip_serializing_if = "is_default")]
    pub lit: Vec<String>,
    /// Arrows from hole to hole.
    #[serde(deserialize_with = "limits::pairs", skip_serializing_if = "is_default")]
    pub arrows: Vec<(String, String)>,
    /// Ghost seeds: the hole and their number.
    #[serde(deserialize_with = "limits::ghosts", skip_serializing_if = "is_default")]
    pub ghosts: Vec<(String, u8)>,
}

/// The goal of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Goal {
    /// Any legal move.
    Legal,
    /// This move only.
    Move(#[serde(deserialize_with = "limits::text")] String),
    /// The last seed lands in this hole, or in the mover's `store`.
    Last(#[serde(deserialize_with = "limits::text")] String),
    /// Captures exactly this many seeds.
    Takes(u16),
    /// Captures at least this many seeds.
    TakesAtLeast(u16),
    /// Sows at least this many laps.
    LapsAtLeast(u16),
    /// The same player moves again.
    Again,
    /// The move wins the game.
    Wins,
    /// The opponent has seeds after the turn.
    Feeds,
    /// This rule applies in the turn.
    By(#[serde(deserialize_with = "limits::text")] String),
    /// This rule does not apply in the turn.
    Without(#[serde(deserialize_with = "limits::text")] String),
    /// It is proven that no other move leads to a better end of the game. Not in Bawo.
    Best,
    /// The mover wins within this many turns, including this one and the opponent's, whatever the
    /// opponent plays. Only in Bawo.
    WinsIn(#[serde(deserialize_with = "limits::plies")] u32),
    /// The mover gains at least this many seeds within this many turns, whatever the opponent
    /// plays. Not in Bawo. For positions whose end cannot be proven.
    Gains(u16, #[serde(deserialize_with = "limits::plies")] u32),
    /// All of these.
    All(#[serde(deserialize_with = "limits::items")] Vec<Goal>),
    /// At least one of these.
    Any(#[serde(deserialize_with = "limits::items")] Vec<Goal>),
    /// Not this goal.
    Not(Box<Goal>),
}

impl Goal {
    /// Whether it asks for a capture.
    pub fn asks_to_capture(&self) -> bool {
        match self {
            Goal::Takes(count) | Goal::TakesAtLeast(count) => *count > 0,
            Goal::All(goals) => goals.iter().any(Goal::asks_to_capture),
            _ => false,
        }
    }

    /// Whether it is the move that is worth most, which the turn itself does not show.
    pub fn is_worth_most(&self) -> bool {
        matches!(self, Goal::Best | Goal::WinsIn(_) | Goal::Gains(..))
    }
}

/// A question about a move, answered before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Where does the last seed land?
    Last,
    /// How many seeds does it capture?
    Takes,
    /// How many laps does it sow?
    Laps,
    /// Who plays next?
    Next,
    /// How does the game end?
    Result,
}

/// The goal of a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayGoal {
    /// Win the game.
    Win,
    /// Win a round of a match.
    Round,
    /// Capture this many seeds.
    Take(u16),
    /// Play to the end.
    Finish,
}

/// The parts common to all steps.
pub struct Common<'a> {
    /// The text.
    pub text: &'a str,
    /// The position, as written.
    pub at: &'a str,
    /// The options, as written.
    pub options: &'a str,
    /// Marks on the board; a game against the computer has none.
    pub marks: Option<&'a StepMarks>,
}

impl LessonStep {
    /// The parts common to all steps.
    pub fn common(&self) -> Common<'_> {
        match self {
            LessonStep::Say { text, at, options, marks, .. }
            | LessonStep::Show { text, at, options, marks, .. }
            | LessonStep::Ask { text, at, options, marks, .. }
            | LessonStep::Predict { text, at, options, marks, .. }
            | LessonStep::Quiz { text, at, options, marks, .. }
            | LessonStep::Guess { text, at, options, marks, .. } => {
                Common { text, at, options, marks: Some(marks) }
            }
            LessonStep::Play { text, at, options, .. } => Common { text, at, options, marks: None },
        }
    }

    /// The illegal moves of the step, as written.
    pub fn refuse(&self) -> &[String] {
        match self {
            LessonStep::Show { refuse, .. }
            | LessonStep::Ask { refuse, .. }
            | LessonStep::Predict { refuse, .. }
            | LessonStep::Quiz { refuse, .. } => refuse,
            LessonStep::Say { .. } | LessonStep::Guess { .. } | LessonStep::Play { .. } => &[],
        }
    }

    /// The claims of the step under other rules, as written.
    pub fn elsewhere(&self) -> &[String] {
        match self {
            LessonStep::Show { elsewhere, .. }
            | LessonStep::Ask { elsewhere, .. }
            | LessonStep::Predict { elsewhere, .. } => elsewhere,
            LessonStep::Say { .. }
            | LessonStep::Quiz { .. }
            | LessonStep::Guess { .. }
            | LessonStep::Play { .. } => &[],
        }
    }

    /// The claims of the step, as written.
    pub fn claims(&self) -> &[String] {
        match self {
            LessonStep::Show { play, .. } => play,
            LessonStep::Ask { accept, .. } => accept,
            LessonStep::Predict { play, .. } => std::slice::from_ref(play),
            LessonStep::Say { claims, .. } | LessonStep::Quiz { claims, .. } => claims,
            LessonStep::Guess { moves, .. } => moves,
            LessonStep::Play { .. } => &[],
        }
    }
}
