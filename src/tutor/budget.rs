//! What checking a course may cost. The cost is counted in searched positions, not in time, so that
//! the same course gives the same result on every machine.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::rules::{Move, Position};

/// The limit for judging one move, while a learner waits.
pub const FOR_A_MOVE: u64 = 500_000;
/// The limit for a whole course; a bundled one takes less than a twentieth of it.
pub const FOR_A_COURSE: u64 = 20_000_000;
/// The cost of starting a search, which must allocate memory first.
pub(super) const START_OF_SEARCH: u64 = 2_000;
/// The cost of playing a turn with its events.
pub(super) const TURN: u64 = 20;
/// The cost of playing a move of a claim and looking up its rules.
pub(super) const MOVE_OF_CLAIM: u64 = 200;

/// Why a check or a judgement stopped early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// It would cost more than `FOR_A_MOVE` units alone.
    Move,
    /// The whole course has cost as much as it may.
    Course,
    /// Someone asked to stop.
    Stopped,
}

/// A move in a position, and the number of moves to look ahead.
pub(super) type Looked = (Position, Move, u32);

/// How much a check may still cost.
pub struct Budget<'a> {
    /// What is left for the current judgement.
    of_move: u64,
    /// What is left for the whole course.
    of_course: u64,
    stop: &'a AtomicBool,
    /// Moves whose worth is known, with the worth and the cost of finding it.
    known: HashMap<Looked, (i32, u64)>,
    /// Moves for which a proof of the end was tried, with the proven end and the cost of finding
    /// it.
    ends: HashMap<(Position, Move), (Option<i32>, u64)>,
}

/// For judgements that cannot be stopped.
static NEVER: AtomicBool = AtomicBool::new(false);

impl Budget<'static> {
    /// A budget for judging one move.
    pub fn for_a_move() -> Budget<'static> {
        Budget::for_a_course(FOR_A_MOVE, &NEVER)
    }
}

impl<'a> Budget<'a> {
    /// A budget for a whole course, until `stop` becomes true.
    pub fn for_a_course(of_course: u64, stop: &'a AtomicBool) -> Budget<'a> {
        Budget { of_move: FOR_A_MOVE, of_course, stop, known: HashMap::new(), ends: HashMap::new() }
    }

    /// Starts the judgement of the next move.
    pub fn begin_move(&mut self) {
        self.of_move = FOR_A_MOVE;
    }

    /// Takes `cost` from the budget.
    ///
    /// # Errors
    /// There is not that much left, or `stop` is true.
    pub fn spend(&mut self, cost: u64) -> Result<(), Spent> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Spent::Stopped);
        }
        self.of_course = self.of_course.saturating_sub(cost);
        self.of_move = self.of_move.saturating_sub(cost);
        match (self.of_course, self.of_move) {
            (0, _) => Err(Spent::Course),
            (_, 0) => Err(Spent::Move),
            _ => Ok(()),
        }
    }

    /// The worth of a move, if it was found before. The course does not pay for it again, but the
    /// current judgement does, so that its cost does not depend on the order in which moves are
    /// judged.
    ///
    /// # Errors
    /// There is not that much left for the judgement.
    pub(super) fn known(&mut self, looked: &Looked) -> Result<Option<i32>, Spent> {
        let known = self.known.get(looked).copied();
        self.pay_again(known)
    }

    fn pay_again<T>(&mut self, known: Option<(T, u64)>) -> Result<Option<T>, Spent> {
        let Some((answer, cost)) = known else { return Ok(None) };
        self.of_move = self.of_move.saturating_sub(cost);
        if self.of_move == 0 { Err(Spent::Move) } else { Ok(Some(answer)) }
    }

    /// Stores the worth of a move, and the cost of finding it.
    pub(super) fn remember(&mut self, looked: Looked, worth: i32, cost: u64) {
        self.known.insert(looked, (worth, cost));
    }

    /// The proven end after a move, if it was looked for before; paid for as in [`Budget::known`].
    ///
    /// # Errors
    /// There is not that much left for the judgement.
    pub(super) fn known_end(
        &mut self,
        looked: &(Position, Move),
    ) -> Result<Option<Option<i32>>, Spent> {
        let known = self.ends.get(looked).copied();
        self.pay_again(known)
    }

    /// Stores the end after a move, `None` if it cannot be proven.
    pub(super) fn remember_end(&mut self, looked: (Position, Move), end: Option<i32>, cost: u64) {
        self.ends.insert(looked, (end, cost));
    }

    /// What is left for the current judgement.
    pub fn left(&self) -> u64 {
        self.of_move.min(self.of_course)
    }

    /// What the current judgement has cost so far.
    pub fn spent(&self) -> u64 {
        FOR_A_MOVE - self.of_move
    }

    /// Becomes true when the check must stop.
    pub fn stop(&self) -> &'a AtomicBool {
        self.stop
    }
}
