//! A session of exercises: ten in a row, and what was skipped or missed comes back at its end.

use std::collections::VecDeque;

use super::Drill;

/// The exercises of a session.
pub const TEN: usize = 10;

/// What became of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrillState {
    /// Not yet answered.
    Open,
    /// Right at the first answer.
    Right,
    /// Wrong at the first answer, right or not since.
    Wrong,
}

/// Exercises being answered one after the other.
#[derive(Clone, Debug)]
pub struct Session {
    drills: Vec<Drill>,
    states: Vec<DrillState>,
    /// The places of those to come, the present one first.
    coming: VecDeque<usize>,
}

impl Session {
    /// Begins a session; `None` without exercises.
    pub fn new(drills: Vec<Drill>) -> Option<Session> {
        let states = vec![DrillState::Open; drills.len()];
        let coming: VecDeque<usize> = (0..drills.len()).collect();
        (!drills.is_empty()).then_some(Session { drills, states, coming })
    }

    /// The present exercise; `None` once all were answered rightly.
    pub fn present(&self) -> Option<&Drill> {
        self.coming.front().map(|place| &self.drills[*place])
    }

    /// The place of the present exercise, from 0.
    pub fn place(&self) -> Option<usize> {
        self.coming.front().copied()
    }

    /// What became of each exercise.
    pub fn states(&self) -> &[DrillState] {
        &self.states
    }

    /// Answers the present exercise: a right one leads on, a wrong one comes back at the end.
    /// `None` once there is none.
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

    /// Puts the present exercise last, without an answer.
    pub fn skip(&mut self) {
        self.coming.rotate_left(usize::from(!self.coming.is_empty()));
    }

    /// How many are still to be answered rightly, the present one included.
    pub fn left(&self) -> usize {
        self.coming.len()
    }

    /// How many were right at the first answer.
    pub fn right(&self) -> usize {
        self.states.iter().filter(|state| **state == DrillState::Right).count()
    }
}
