//! A lesson in progress: the current step, the answers, the opened hints, the stars. Nothing here
//! paints; the window reports what the learner did and shows the result.

use std::collections::BTreeSet;

use super::board::boards;
use super::booking::is_sowing;
use super::elsewhere::{Elsewhere, right_elsewhere};
use super::hints::{Hint, RUNGS, Rung, hints, last_of, of_question, of_task, side_asked};
use super::judge::{Verdict, judge};
use super::played::Played;
use super::practice;
use super::schema::{Course, Lesson, LessonStep, Question};
use super::slips::{Slip, slip};
use super::twins::{Twin, twins, twins_of_task};
use crate::rules::{GameName, Move, Position, RuleId, Side};

/// With this many wrong answers to a step, the first hint opens by itself.
const MISSES_TO_HELP: u32 = 3;

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Lesson,
    from: Vec<String>,
    /// The rules of the lessons before it.
    taught: BTreeSet<RuleId>,
    boards: Vec<Option<Position>>,
    /// The state of each step.
    steps: Vec<StepState>,
    at: usize,
    twin: Option<TwinState>,
}

/// The twin that is answered instead of a `Predict` or `Ask` step.
#[derive(Clone, Debug)]
struct TwinState {
    twin: Twin,
    /// Which of all the twins it is.
    number: usize,
    hints: usize,
}

/// The state of a step so far. Going back and repeating a step lose nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepState {
    /// Whether it was done.
    pub done: bool,
    /// Wrong answers so far.
    pub misses: u32,
    /// Hints opened, 0 to 5.
    pub hints: usize,
    /// The moves found so far in a step that asks for all.
    pub found: Vec<Move>,
    /// The points of a guessed move.
    pub points: Option<u32>,
}

/// The result of a move in an `Ask`.
#[derive(Clone, Debug)]
pub enum Answered {
    /// It reaches the goal; `left` more moves are still to be found.
    Right {
        /// The turn.
        played: Box<Played>,
        /// Moves still to be found.
        left: usize,
    },
    /// The same right move again, in a step that asks for all.
    Again(Box<Played>),
    /// It is illegal.
    Refused(crate::rules::Illegal),
    /// It is legal but misses the goal.
    Other(Box<Played>),
}

/// The result of a guess in a `Predict`.
#[derive(Clone, Debug)]
pub struct Guessed {
    /// Whether it was right.
    pub right: bool,
    /// It was wrong for the first time: the learner tries once more before anything is shown.
    pub tries_again: bool,
    /// The wrong way of counting that gives exactly this answer.
    pub slip: Option<Slip>,
    /// The right answer.
    pub answer: String,
    /// The turn, to be shown to the learner.
    pub played: Box<Played>,
    /// Rules under which the wrong guess would be right.
    pub elsewhere: Option<Box<Elsewhere>>,
}

impl LessonRun {
    /// Starts a lesson of a checked course; `None` if there is no such lesson.
    pub fn new(course: &Course, id: &str) -> Option<LessonRun> {
        let game: GameName = course.ruleset.parse().ok()?;
        let number = course.lessons.iter().position(|lesson| lesson.id == id)?;
        let (before, lesson) = (&course.lessons[..number], course.lessons[number].clone());
        let rules = before.iter().flat_map(|lesson| &lesson.rules);
        let taught = rules.filter_map(|id| id.parse().ok()).collect();
        let boards = boards(game, &lesson).into_iter().map(Result::ok).collect();
        let steps = vec![StepState::default(); lesson.steps.len()];
        let from = course.from.clone();
        Some(LessonRun { lesson, from, taught, boards, steps, at: 0, twin: None })
            .filter(|run| !run.steps.is_empty())
    }

    /// The same lesson at the same step, without any answer.
    pub fn unanswered(&self) -> LessonRun {
        let steps = vec![StepState::default(); self.steps.len()];
        LessonRun { steps, twin: None, ..self.clone() }
    }

    /// Puts the lesson's words into another language.
    pub fn translate(&mut self, lesson: &Lesson) {
        // A course that has changed meanwhile is not this one in other words.
        if lesson.id == self.lesson.id && lesson.steps.len() == self.lesson.steps.len() {
            self.lesson = lesson.clone();
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The number of the current step, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The current step.
    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.at]
    }

    /// The board of the current step.
    pub fn board(&self) -> Option<&Position> {
        self.boards[self.at].as_ref()
    }

    /// The board that the learner sees: that of the step, or of its twin.
    pub fn shown_board(&self) -> Option<&Position> {
        self.twin.as_ref().map(|state| &state.twin.played.before).or(self.board())
    }

    /// The states of all steps.
    pub fn states(&self) -> &[StepState] {
        &self.steps
    }

    /// The state of the current step.
    pub fn state(&self) -> &StepState {
        &self.steps[self.at]
    }

    fn state_mut(&mut self) -> &mut StepState {
        &mut self.steps[self.at]
    }

    /// Takes up the steps of a lesson that was left.
    pub(super) fn take_up(&mut self, steps: Vec<StepState>, at: usize) {
        self.steps = steps;
        self.go_to(at);
    }

    /// Goes to a step, whether it is done or not; does nothing if there is no such step.
    pub fn go_to(&mut self, step: usize) {
        if step < self.steps.len() {
            self.at = step;
            self.twin = None;
        }
    }

    /// Goes to the next step. Returns false at the end.
    pub fn go_on(&mut self) -> bool {
        if matches!(self.step(), LessonStep::Say { .. } | LessonStep::Show { .. }) {
            self.state_mut().done = true;
        }
        let more = self.at + 1 < self.steps.len();
        self.at += usize::from(more);
        self.twin = None;
        more
    }

    /// Goes back one step. Returns false at the beginning.
    pub fn go_back(&mut self) -> bool {
        let more = self.at > 0;
        self.at -= usize::from(more);
        self.twin = None;
        more
    }

    /// Repeats the current step: forgets the moves found, but not wrong answers and hints.
    pub fn repeat(&mut self) {
        self.state_mut().found.clear();
        self.twin = None;
    }

    /// The twin that is answered instead of the step, if there is one.
    pub fn twin(&self) -> Option<&Twin> {
        self.twin.as_ref().map(|state| &state.twin)
    }

    /// Asks the step's question on a board that differs by one seed, each time on another one.
    /// Returns false if no such board has an answer.
    pub fn begin_twin(&mut self) -> bool {
        let next = self.next_twin();
        let found = next.is_some();
        self.twin = next.or(self.twin.take());
        found
    }

    /// Whether the question can be asked on a board that differs by one seed.
    pub fn has_twin(&self) -> bool {
        self.next_twin().is_some()
    }

    /// The rules that the learner has met: those of the lessons before, and those of the turns up
    /// to the step.
    fn rules_met(&self) -> BTreeSet<RuleId> {
        let steps = self.lesson.steps.iter().zip(&self.boards).take(self.at + 1);
        let met = steps.flat_map(|(step, board)| practice::of_step(step, board.as_ref()));
        self.taught.iter().copied().chain(met).collect()
    }

    fn next_twin(&self) -> Option<TwinState> {
        let mut all = match self.step() {
            LessonStep::Predict { what, play, .. } => {
                let board = self.board()?;
                let played = last_of(play, board)?;
                // A twin begins with the last move: the other player's would turn the board.
                let is_own = played.turn.mover == board.to_move();
                if is_own { twins(&played, *what) } else { Vec::new() }
            }
            LessonStep::Ask { goal, every: false, .. } => twins_of_task(self.board()?, goal),
            _ => return None,
        };
        // A twin is about the same idea: no rule decides it that the learner has not met.
        let met = self.rules_met();
        all.retain(|twin| twin.played.turn.events.iter().all(|event| met.contains(&event.rule)));
        let after = self.twin.as_ref().map_or(0, |state| state.number + 1);
        let number = after.checked_rem(all.len())?;
        let twin = all.into_iter().nth(number)?;
        Some(TwinState { twin, number, hints: 0 })
    }

    /// Returns from the twin to the step itself.
    pub fn end_twin(&mut self) {
        self.twin = None;
    }

    /// The turn that a `Predict` asks about, or that of its twin.
    pub fn asked(&self) -> Option<(Question, Played)> {
        let LessonStep::Predict { what, play, .. } = self.step() else { return None };
        let played = match &self.twin {
            Some(state) => state.twin.played.clone(),
            None => last_of(play, self.board()?)?,
        };
        Some((*what, played))
    }

    /// The side of the learner in a `Predict`.
    pub fn asked_side(&self) -> Option<Side> {
        let (what, played) = self.asked()?;
        Some(side_asked(&played, what, self.shown_board()?))
    }

    /// How many moves are still to be found in an `Ask`; 0 for any other step.
    pub fn left(&self) -> usize {
        let LessonStep::Ask { every, accept, .. } = self.step() else { return 0 };
        let all = if *every { accept.len() } else { 1 };
        all.saturating_sub(self.state().found.len())
    }

    fn miss(&mut self) {
        let state = self.state_mut();
        state.misses += 1;
        if state.misses >= MISSES_TO_HELP && state.hints == 0 {
            state.hints = 1;
        }
    }

    /// A wrong answer to the step itself; one to its twin does not count.
    fn miss_own(&mut self) {
        if self.twin.is_none() {
            self.miss();
        }
    }

    /// Whether the only wrong answer so far is the first one, which costs nothing.
    pub fn is_free_miss(&self) -> bool {
        self.state().misses == 1
    }

    /// Answers an `Ask` with a move; `None` for any other step. At the twin nothing counts.
    pub fn play(&mut self, mv: &Move) -> Option<Answered> {
        let board = *self.shown_board()?;
        let LessonStep::Ask { goal, .. } = self.step() else { return None };
        match judge(&board, goal, mv) {
            Verdict::Right(played) if self.twin().is_some_and(|twin| twin.known.contains(mv)) => {
                Some(Answered::Again(played))
            }
            Verdict::Right(played) if self.twin.is_some() => {
                Some(Answered::Right { played, left: 0 })
            }
            Verdict::Right(played) => {
                let is_new = !self.state().found.contains(mv);
                if is_new {
                    self.state_mut().found.push(*mv);
                }
                let left = self.left();
                self.state_mut().done |= left == 0;
                let again = !is_new && left > 0;
                Some(if again { Answered::Again(played) } else { Answered::Right { played, left } })
            }
            Verdict::Refused(illegal) => {
                self.miss_own();
                Some(Answered::Refused(illegal))
            }
            Verdict::Other(played) => {
                self.miss_own();
                Some(Answered::Other(played))
            }
        }
    }

    /// Answers a `Predict`: a hole's name or `store`, a number, `south` or `north`, or a result
    /// such as `south 26-22`. `None` for any other step. A right answer to the twin completes the
    /// step too; a wrong one does not count.
    pub fn guess(&mut self, guess: &str) -> Option<Guessed> {
        let (what, played) = self.asked()?;
        let answer = played.answer(what)?;
        let right = answer == guess;
        let mut elsewhere = None;
        let mut tries_again = false;
        let slip = slip(&played, what, guess);
        if right {
            self.state_mut().done = true;
        } else {
            let (before, mv) = (played.before, played.turn.mv);
            elsewhere = right_elsewhere(&before, &mv, what, guess, &self.from).map(Box::new);
            self.miss_own();
            tries_again = self.twin.is_none() && self.is_free_miss();
        }
        let played = Box::new(played);
        Some(Guessed { right, tries_again, slip, answer, played, elsewhere })
    }

    /// Answers a `Quiz` with the number of an answer, from 1; `None` for any other step.
    pub fn choose(&mut self, choice: usize) -> Option<bool> {
        let LessonStep::Quiz { right, .. } = self.step() else { return None };
        let is_right = *right == choice;
        if is_right {
            self.state_mut().done = true;
        } else {
            self.miss();
        }
        Some(is_right)
    }

    /// The goal of a `Play` was reached.
    pub fn finish_game(&mut self) {
        if matches!(self.step(), LessonStep::Play { .. }) {
            self.state_mut().done = true;
        }
    }

    /// A move was guessed. Only the first guess counts.
    pub(super) fn guessed_for(&mut self, points: u32) {
        let state = self.state_mut();
        state.done = true;
        state.points.get_or_insert(points);
    }

    /// Opens the next hint. Returns false if there is none left.
    pub fn open_hint(&mut self) -> bool {
        let (opened, more) = (self.opened(), self.has_more_hints());
        if more && let Some(state) = &mut self.twin {
            state.hints = opened + 1;
        }
        let known = self.state().hints;
        self.state_mut().hints = if more { known.max(opened + 1) } else { known };
        more
    }

    /// Whether there is a hint left to open.
    pub fn has_more_hints(&self) -> bool {
        self.opened() < self.all_hints().len()
    }

    /// How many hints are open on the board shown; a twin starts with none.
    fn opened(&self) -> usize {
        self.twin.as_ref().map_or(self.state().hints, |state| state.hints)
    }

    fn all_hints(&self) -> Vec<Hint> {
        if let Some(TwinState { twin, .. }) = &self.twin {
            return match self.step() {
                LessonStep::Predict { what, .. } => {
                    of_question(&twin.played, *what, &twin.played.before)
                }
                LessonStep::Ask { goal, .. } => of_task(&twin.played, goal),
                _ => Vec::new(),
            };
        }
        match self.board() {
            Some(board) => {
                let is_open = self.asks_for_the_best();
                let of_lesson = |played: &Played| {
                    // What a quiet move is good for is not shown by its own turn.
                    let shown =
                        self.rule_of_lesson(played).filter(|it| !is_open || !is_sowing(*it));
                    let first = || self.lesson.rules.first()?.parse::<RuleId>().ok();
                    shown.or_else(|| if is_open { first() } else { None })
                };
                hints(self.step(), board, &self.state().found, of_lesson)
            }
            None => Vec::new(),
        }
    }

    /// What each hint of the step gives, open or not.
    pub fn rungs(&self) -> Vec<Rung> {
        self.all_hints().iter().map(|hint| hint.rung).collect()
    }

    /// The open hints.
    pub fn open_hints(&self) -> Vec<Hint> {
        let mut hints = self.all_hints();
        hints.truncate(self.opened());
        hints
    }

    /// A turn that is right in a step that asks for a move.
    pub fn wanted(&self) -> Option<Played> {
        let LessonStep::Ask { accept, .. } = self.step() else { return None };
        if let Some(twin) = self.twin() {
            return Some(twin.played.clone());
        }
        accept.iter().find_map(|claim| last_of(claim, self.board()?))
    }

    /// Whether all steps are done.
    pub fn is_done(&self) -> bool {
        self.steps.iter().all(|step| step.done)
    }

    /// The stars earned, once all steps are done: three without a hint and with at most one step
    /// that was answered wrongly twice, two with hints up to where counting begins, otherwise one.
    /// The first wrong answer to a step is free. A model game counts points instead.
    pub fn stars(&self) -> Option<u8> {
        const UP_TO_COUNTING: usize = RUNGS - 2;
        if let Some(stars) = self.stars_by_points() {
            return self.is_done().then_some(stars);
        }
        let hints = self.steps.iter().map(|step| step.hints).max().unwrap_or(0);
        let misses: u32 = self.steps.iter().map(|step| step.misses.saturating_sub(1)).sum();
        self.is_done().then_some(match hints {
            0 if misses <= 1 => 3,
            0..=UP_TO_COUNTING => 2,
            _ => 1,
        })
    }

    /// The rules of the current step, for its rule cards.
    pub fn rules(&self) -> Vec<RuleId> {
        super::practice::of_step(self.step(), self.board()).into_iter().collect()
    }

    /// Whether the step asks for the move that is worth most.
    fn asks_for_the_best(&self) -> bool {
        matches!(self.step(), LessonStep::Ask { goal, .. } if goal.is_worth_most())
    }

    /// The first rule of the lesson that applies in a turn, plain sowing only if no other does.
    pub fn rule_of_lesson(&self, played: &Played) -> Option<RuleId> {
        let rules = self.lesson.rules.iter().filter_map(|id| id.parse::<RuleId>().ok());
        let shown: Vec<RuleId> = rules.filter(|rule| played.shows(*rule)).collect();
        let special = shown.iter().find(|rule| !is_sowing(**rule));
        special.or(shown.first()).copied()
    }

    /// The rules of the lesson that its steps have shown up to the current one.
    pub fn rules_so_far(&self) -> Vec<RuleId> {
        let steps = self.lesson.steps.iter().zip(&self.boards).take(self.at + 1);
        let shown: BTreeSet<RuleId> = steps
            .flat_map(|(step, board)| super::practice::of_step(step, board.as_ref()))
            .collect();
        let is_own = |rule: &RuleId| self.lesson.rules.iter().any(|id| id == rule.id());
        shown.into_iter().filter(is_own).collect()
    }
}
