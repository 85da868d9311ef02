//! What a check of a course may cost. The cost is counted in searched positions and not in time, so
//! that the same course gives the same answer on every machine.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::rules::{Move, Position};

/// For judging one move: a learner waits for that.
pub const FOR_A_MOVE: u64 = 500_000;
/// For a whole course; a bundled one takes less than a twentieth of it.
pub const FOR_A_COURSE: u64 = 20_000_000;
/// A search begins by taking memory for itself, which takes as long as so many positions.
pub(super) const START_OF_SEARCH: u64 = 2_000;
/// Playing a turn with its events takes as long as so many positions.
pub(super) const TURN: u64 = 20;
/// Playing a move of a claim and looking up its rules takes as long as so many positions.
pub(super) const MOVE_OF_CLAIM: u64 = 200;

/// Why a judgement was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// It alone would cost more than `FOR_A_MOVE`.
    Move,
    /// The course has cost all that it may.
    Course,
    /// Somebody asked to stop.
    Stopped,
}

/// A move in a position, and how many moves are looked ahead.
pub(super) type Looked = (Position, Move, u32);

/// What may still be spent.
pub struct Budget<'a> {
    /// On the judgement under way.
    of_move: u64,
    /// In all.
    of_course: u64,
    stop: &'a AtomicBool,
    /// What moves are worth that were searched before, and what that cost.
    known: HashMap<Looked, (i32, u64)>,
    /// The ends that moves were proven to lead to, and what that cost.
    ends: HashMap<(Position, Move), (Option<i32>, u64)>,
}

/// For judgements that nobody stops.
static NEVER: AtomicBool = AtomicBool::new(false);

impl Budget<'static> {
    /// Enough for judging one move.
    pub fn for_a_move() -> Budget<'static> {
        Budget::for_a_course(FOR_A_MOVE, &NEVER)
    }
}

impl<'a> Budget<'a> {
    /// So much for a whole course, until `stop` becomes true.
    pub fn for_a_course(of_course: u64, stop: &'a AtomicBool) -> Budget<'a> {
        Budget { of_move: FOR_A_MOVE, of_course, stop, known: HashMap::new(), ends: HashMap::new() }
    }

    /// The next move is judged.
    pub fn begin_move(&mut self) {
        self.of_move = FOR_A_MOVE;
    }

    /// Spends something.
    ///
    /// # Errors
    /// There is not that much left, or the check is to stop.
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

    /// What a move is worth, if that was found before. The course does not pay for it again, but
    /// the judgement under way does: it costs the same in whatever order moves are judged.
    ///
    /// # Errors
    /// There is not that much left for the judgement.
    pub(super) fn known(&mut self, looked: &Looked) -> Result<Option<i32>, Spent> {
        let Some((worth, cost)) = self.known.get(looked).copied() else { return Ok(None) };
        self.of_move = self.of_move.saturating_sub(cost);
        if self.of_move == 0 { Err(Spent::Move) } else { Ok(Some(worth)) }
    }

    /// Remembers what a move is worth, and what it cost to find that.
    pub(super) fn remember(&mut self, looked: Looked, worth: i32, cost: u64) {
        self.known.insert(looked, (worth, cost));
    }

    /// The end that a move leads to, if that was looked for before; paid for like [`Budget::known`].
    ///
    /// # Errors
    /// There is not that much left for the judgement.
    pub(super) fn known_end(
        &mut self,
        looked: &(Position, Move),
    ) -> Result<Option<Option<i32>>, Spent> {
        let Some((end, cost)) = self.ends.get(looked).copied() else { return Ok(None) };
        self.of_move = self.of_move.saturating_sub(cost);
        if self.of_move == 0 { Err(Spent::Move) } else { Ok(Some(end)) }
    }

    /// Remembers the end that a move leads to, `None` where it cannot be proven.
    pub(super) fn remember_end(&mut self, looked: (Position, Move), end: Option<i32>, cost: u64) {
        self.ends.insert(looked, (end, cost));
    }

    /// What the judgement under way may still spend.
    pub fn left(&self) -> u64 {
        self.of_move.min(self.of_course)
    }

    /// What the judgement under way has spent.
    pub fn spent(&self) -> u64 {
        FOR_A_MOVE - self.of_move
    }

    /// Becomes true when the check is to stop.
    pub fn stop(&self) -> &'a AtomicBool {
        self.stop
    }
}
