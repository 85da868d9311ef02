//! The people of a new game: the user, and the others, here or far away.

use super::state::NewGameForm;
use crate::app::record::state::MyRecord;
use crate::game::{Person, Player};
use crate::rules::{BySide, Side};

impl NewGameForm {
    /// The other person on a side, if another person plays there.
    pub fn friend(&self, side: Side) -> Option<Person> {
        let is_friend = matches!(self.players[side], Player::Friend | Player::FarAway(_));
        is_friend.then_some(self.friends[side])
    }

    /// How the people who play are called and marked.
    pub fn people(&self, record: &MyRecord) -> BySide<Person> {
        BySide::from_fn(|side| match self.players[side] {
            Player::You => record.own(),
            _ => self.friend(side).unwrap_or_default(),
        })
    }

    /// Lets a player sit on a side; the other side may get another player by it.
    pub(crate) fn seat(&mut self, side: Side, player: Player) {
        let before = std::mem::replace(&mut self.players[side], player);
        if let Player::Kete(level) = player {
            self.levels[side] = level;
        }
        let other = side.other();
        // Who is far away plays the person here.
        let is_far = |player| matches!(player, Player::FarAway(_));
        if is_far(player) || (is_far(self.players[other]) && player != Player::You) {
            self.players[other] = Player::You;
            return;
        }
        // Only one player at this computer is "you": the other gets the free seat.
        if player == Player::You && self.players[other] == Player::You {
            self.players[other] = match before {
                Player::You => Player::Kete(self.levels[other]),
                before => before,
            };
            if let Player::Kete(level) = before {
                self.levels[other] = level;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::intent::FormIntent;
    use super::super::state::LastChoices;
    use super::*;
    use crate::game::Level;

    #[test]
    fn there_is_one_you_and_the_other_takes_the_free_seat() {
        let mut form = NewGameForm::default();
        let seven = Player::Kete(Level::new(7).expect("a level"));
        form.apply(&FormIntent::Player(Side::North, seven), &mut LastChoices::default());
        form.apply(&FormIntent::Player(Side::North, Player::You), &mut LastChoices::default());
        assert_eq!(form.players, BySide::new(seven, Player::You));
        form.apply(&FormIntent::Player(Side::South, Player::Friend), &mut LastChoices::default());
        form.apply(&FormIntent::Player(Side::South, Player::You), &mut LastChoices::default());
        assert_eq!(form.players, BySide::new(Player::You, Player::Friend));
    }
}
