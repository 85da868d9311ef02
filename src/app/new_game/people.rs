//! The people of a new game: the user, and the others at this computer.

use super::state::NewGameForm;
use crate::app::record::state::MyRecord;
use crate::game::{Person, Player};
use crate::rules::{BySide, Side};

impl NewGameForm {
    /// The other person on a side, if another person plays there.
    pub fn friend(&self, side: Side) -> Option<Person> {
        (self.players[side] == Player::Friend).then_some(self.friends[side])
    }

    /// How the people who play are called and marked.
    pub fn people(&self, record: &MyRecord) -> BySide<Person> {
        BySide::from_fn(|side| match self.players[side] {
            Player::You => record.own(),
            _ => self.friend(side).unwrap_or_default(),
        })
    }
}
