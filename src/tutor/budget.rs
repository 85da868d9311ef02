//! What a check of a course may cost. The cost is counted in searched positions and not in time, so
//! that the same course gives the same answer on every machine.

use std::sync::atomic::{AtomicBool, Ordering};

/// For judging one move: a learner waits for that.
pub const FOR_A_MOVE: u64 = 500_000;
/// For a whole course; a bundled one takes less than a fiftieth of it.
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
    /// It alone would cost more than [`FOR_A_MOVE`].
    Move,
    /// The course has cost all that it may.
    Course,
    /// Somebody asked to stop.
    Stopped,
}

/// What may still be spent.
pub struct Budget<'a> {
    /// On the judgement under way.
    of_move: u64,
    /// In all.
    of_course: u64,
    stop: &'a AtomicBool,
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
        Budget { of_move: FOR_A_MOVE, of_course, stop }
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
