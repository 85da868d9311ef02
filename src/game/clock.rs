//! The clock of a game: how much time each player has. Nothing here reads the time of day: whoever
//! shows the game says how much time has passed.

use std::time::Duration;

use serde::Deserialize;

use super::in_progress::GameInProgress;
use super::tree::{NodeEntry, NodeId};
use crate::rules::Side;

/// Milliseconds. Below zero where a player has used up the time and plays on.
pub type Millis = i64;

/// How much time the players have, and what happens when it is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// How much time.
    pub budget: TimeBudget,
    /// What happens at zero.
    pub at_zero: AtZero,
}

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeBudget {
    /// For the whole game, and an increment after each move.
    Game {
        /// At the start.
        time: Millis,
        /// After each move.
        increment: Millis,
    },
    /// For each move anew.
    Move(Millis),
}

/// What happens when a player has used up the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray, Deserialize)]
pub enum AtZero {
    /// The player loses the game.
    #[default]
    Loses,
    /// The clock counts on below zero.
    CountsOn,
}

impl AtZero {
    /// Both.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The name in save files: `Loses`, `CountsOn`.
    pub const fn name(self) -> &'static str {
        match self {
            AtZero::Loses => "Loses",
            AtZero::CountsOn => "CountsOn",
        }
    }
}

/// The least and the most time for a game or a move: a second, a day.
pub const TIME_RANGE: (Millis, Millis) = (1_000, 24 * 3_600_000);

/// The least and the most increment: none, an hour.
pub const INCREMENT_RANGE: (Millis, Millis) = (0, 3_600_000);

/// The most time for one turn where the clock counts on: a hundred days.
pub const MOST_USED: Millis = 100 * 24 * 3_600_000;

/// The longest warning.
const MOST_WARNING: Millis = 60_000;

impl TimeControl {
    /// The time at the start of the game, or of each move.
    pub const fn time(&self) -> Millis {
        match self.budget {
            TimeBudget::Game { time, .. } | TimeBudget::Move(time) => time,
        }
    }

    /// What a player gets after each move.
    pub const fn increment(&self) -> Millis {
        match self.budget {
            TimeBudget::Game { increment, .. } => increment,
            TimeBudget::Move(_) => 0,
        }
    }

    /// Below this a player is short of time: a tenth of the time, but at least 10 seconds or, of a
    /// shorter time, a third; and never more than a minute.
    pub fn warns_below(&self) -> Millis {
        let time = self.time();
        (time / 10).max((time / 3).min(10_000)).min(MOST_WARNING)
    }

    /// The longest that Kete may think with this much time left: a thirtieth of it and the
    /// increment, or half of the time for one move, and always less than what is left.
    pub fn longest_thought(&self, left: Millis) -> Millis {
        let share = match self.budget {
            TimeBudget::Game { increment, .. } => left / 30 + increment,
            TimeBudget::Move(_) => left / 2,
        };
        share.min(left / 2).max(1)
    }
}

/// The clock of a game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    control: TimeControl,
    /// The node at which the side to move thinks, and how long it has thought there.
    turn: (NodeId, Millis),
}

impl Clock {
    pub(super) fn new(control: TimeControl) -> Clock {
        Clock { control, turn: (NodeId::START, 0) }
    }
}

impl GameInProgress {
    /// The time of the players; `None` without a clock.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.clock.map(|clock| clock.control)
    }

    /// Gives the game a clock, or takes it away. The times used so far stay.
    pub fn set_time_control(&mut self, control: Option<TimeControl>) {
        self.clock = control.map(Clock::new);
        self.changes += 1;
    }

    /// The time a side has left at the current node; `None` without a clock.
    pub fn time_left(&self, side: Side) -> Option<Millis> {
        let left = self.time_left_at(self.current(), side)?;
        let is_mover = !self.is_over() && self.position().to_move() == side;
        Some(if is_mover { left - self.time_used() } else { left })
    }

    /// The time a side had left after the entry that led to a node; `None` without a clock.
    pub fn time_left_at(&self, id: NodeId, side: Side) -> Option<Millis> {
        let TimeControl { budget, .. } = self.clock?.control;
        let used = |id: NodeId| if self.thinker(id) == Some(side) { self.time_of(id) } else { 0 };
        match budget {
            TimeBudget::Move(time) => {
                let is_end = matches!(self.node(id).entry(), NodeEntry::LostOnTime { .. });
                Some(if is_end { time - used(id) } else { time })
            }
            TimeBudget::Game { time, increment } => {
                let change = |id: NodeId| {
                    let moved = self.node(id).entry().turn().is_some_and(|turn| turn.mover == side);
                    if moved { increment - used(id) } else { -used(id) }
                };
                Some(self.tree.back_from(id).map(change).fold(time, Millis::saturating_add))
            }
        }
    }

    /// Who was to move before the entry that led to a node, and so used the time.
    fn thinker(&self, id: NodeId) -> Option<Side> {
        let parent = self.node(id).parent()?;
        Some(self.node(parent).entry().position().to_move())
    }

    /// The time used for the entry that led to a node.
    pub fn time_of(&self, id: NodeId) -> Millis {
        self.node(id).took
    }

    /// The time that the side to move has used at the current node.
    pub fn time_used(&self) -> Millis {
        match self.clock {
            Some(Clock { turn: (at, used), .. }) if at == self.current() => used,
            _ => 0,
        }
    }

    /// The most time that may have been used at the current node. None once the game is over.
    pub(super) fn most_time(&self) -> Millis {
        let mover = self.position().to_move();
        match self.clock.map(|clock| clock.control.at_zero) {
            _ if self.is_over() => 0,
            None => 0,
            Some(AtZero::Loses) => self.time_left_at(self.current(), mover).unwrap_or(0).max(0),
            Some(AtZero::CountsOn) => MOST_USED,
        }
    }

    /// Lets time pass for the side to move. This is no change of the record: the time is in a save
    /// file once something else is, or after [`GameInProgress::note_time`].
    pub fn spend(&mut self, passed: Millis) {
        let used = self.time_used().saturating_add(passed.max(0)).min(self.most_time());
        let current = self.current();
        if let Some(clock) = &mut self.clock {
            clock.turn = (current, used);
        }
    }

    /// Makes the time used at the current node a change of the record, so that it is saved.
    pub fn note_time(&mut self) {
        if self.time_used() > 0 {
            self.changes += 1;
        }
    }

    /// The side to move, if it has used up its time and loses for that.
    pub fn time_is_up(&self) -> Option<Side> {
        let loses = self.time_control()?.at_zero == AtZero::Loses && !self.is_over();
        let mover = self.position().to_move();
        (loses && self.time_left(mover)? <= 0).then_some(mover)
    }

    /// Ends the game if the time of the side to move is used up; otherwise does nothing.
    pub fn lose_on_time(&mut self) -> Option<NodeId> {
        let entry = self.lost_on_time(self.time_is_up()?)?;
        Some(self.enter(entry))
    }

    /// The loss of this side on time; `None` unless it is to move.
    pub(super) fn lost_on_time(&self, side: Side) -> Option<NodeEntry> {
        let position = *self.position();
        let is_mover = !self.is_over() && position.to_move() == side;
        is_mover.then_some(NodeEntry::LostOnTime { side, position })
    }

    /// The longest that a machine to move may think; `None` without a clock.
    pub fn longest_thought(&self) -> Option<Duration> {
        let left = self.time_left(self.position().to_move())?;
        let most = self.time_control()?.longest_thought(left);
        Some(Duration::from_millis(most.unsigned_abs()))
    }

    /// Gives the current node the time used for its entry. An entry that was played before keeps
    /// its time, because what follows it was played with what was left then.
    pub(super) fn book_time(&mut self, used: Millis, is_new: bool) {
        let current = self.current();
        if is_new {
            self.tree.node_mut(current).took = used;
        }
        if let Some(clock) = &mut self.clock {
            clock.turn = (current, 0);
        }
    }

    /// Gives the current node the time that a file states for its entry.
    ///
    /// # Errors
    /// The most time that there was.
    pub(super) fn read_time(&mut self, used: Millis) -> Result<(), Millis> {
        let current = self.current();
        let parent = self.node(current).parent().unwrap_or(current);
        self.go_to(parent);
        let most = self.most_time();
        self.go_to(current);
        if !(0..=most).contains(&used) {
            return Err(most);
        }
        let node = self.node(current);
        let is_new = node.took == 0 && node.children().is_empty();
        self.book_time(used, is_new);
        Ok(())
    }
}
