//! A session of exercises: ten in a row; skipped and missed ones come back at the end.

use std::collections::VecDeque;

use super::Drill;

/// The number of exercises in a session.
pub const TEN: usize = 10;

/// The learner's answer to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrillState {
    /// Not yet answered.
    Open,
    /// Right at the first answer.
    Right,
    /// Wrong at the first answer, whether or not it was right later.
    Wrong,
}

/// Exercises to be answered one after the other.
#[derive(Clone, Debug)]
pub struct Session {
    drills: Vec<Drill>,
    states: Vec<DrillState>,
    /// The indices of the remaining exercises, the current one first.
    coming: VecDeque<usize>,
}

impl Session {
    /// Begins a session; `None` without exercises.
    pub fn new(drills: Vec<Drill>) -> Option<Session> {
        let states = vec![DrillState::Open; drills.len()];
        let coming: VecDeque<usize> = (0..drills.len()).collect();
        (!drills.is_empty()).then_some(Session { drills, states, coming })
    }

    /// The current exercise; `None` once all were answered right.
    pub fn present(&self) -> Option<&Drill> {
        self.coming.front().map(|place| &self.drills[*place])
    }

    /// The index of the current exercise, from 0.
    pub fn place(&self) -> Option<usize> {
        self.coming.front().copied()
    }

    /// The learner's answers to all exercises.
    pub fn states(&self) -> &[DrillState] {
        &self.states
    }

    /// Answers the current exercise. After a right answer the next one comes; after a wrong one it
    /// comes back at the end. Returns whether the answer was right, `None` if no exercise is left.
    pub fn answer(&mut self, given: &str) -> Option<bool> {
        let place = self.coming.pop_front()?;
        let is_right = self.drills[place].is_right(given);
        let state = &mut self.states[place];
        if *state == DrillState::Open {
            *state = if is_right { DrillState::Right } else { DrillState::Wrong };
        }
        if !is_right {
            self.coming.push_back(place);
        }
        Some(is_right)
    }

    /// Moves the current exercise to the end, without an answer.
    pub fn skip(&mut self) {
        self.coming.rotate_left(usize::from(!self.coming.is_empty()));
    }

    /// How many exercises are not yet answered right, including the current one.
    pub fn left(&self) -> usize {
        self.coming.len()
    }

    /// How many were answered right at the first try.
    pub fn right(&self) -> usize {
        self.states.iter().filter(|state| **state == DrillState::Right).count()
    }
}
