//! "A little stronger than me": a level of Kete that follows a person's rating at one game, and the
//! wins and losses in a row until there is one.

use crate::game::Level;
use crate::rules::GameName;
use crate::search::strength;
use crate::tutor::PersonResult;

/// So many wins or losses in a row change the level.
const IN_A_ROW: i8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchedLevel {
    pub level: Level,
    /// The person's wins in a row at this level; losses in a row are negative.
    pub streak: i8,
}

impl MatchedLevel {
    pub fn starting_at(level: Level) -> MatchedLevel {
        MatchedLevel { level, streak: 0 }
    }

    /// The level after a game: one higher after two wins in a row, one lower after two losses in a
    /// row. A draw neither counts nor ends a row.
    pub fn after(self, result: PersonResult) -> MatchedLevel {
        let streak = match result {
            PersonResult::Drawn => return self,
            PersonResult::Won => self.streak.max(0) + 1,
            PersonResult::Lost => self.streak.min(0) - 1,
        };
        if streak.abs() < IN_A_ROW {
            return MatchedLevel { streak, ..self };
        }
        let number = self.level.get().saturating_add_signed(streak.signum());
        MatchedLevel::starting_at(Level::new(number).unwrap_or(self.level))
    }

    /// The first level of a game that is stronger than a person with this rating; the highest, if
    /// none is.
    pub fn above(name: GameName, rating: f64) -> MatchedLevel {
        let stronger = Level::all().find(|level| strength(name, level.get()) > rating);
        MatchedLevel::starting_at(stronger.unwrap_or(Level::HIGHEST))
    }

    /// The streak as the file of last choices has it; `None` if it cannot be one.
    pub(super) fn read_streak(text: &str) -> Option<i8> {
        text.parse().ok().filter(|streak: &i8| streak.abs() < IN_A_ROW)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level_after(start: u8, results: &[PersonResult]) -> u8 {
        let start = MatchedLevel::starting_at(Level::new(start).expect("1 to 10"));
        results.iter().fold(start, |matched, result| matched.after(*result)).level.get()
    }

    #[test]
    fn two_in_a_row_change_the_level_and_a_draw_between_them_does_not_matter() {
        use PersonResult::{Drawn, Lost, Won};
        assert_eq!(level_after(3, &[Won]), 3);
        assert_eq!(level_after(3, &[Won, Won]), 4);
        assert_eq!(level_after(3, &[Won, Drawn, Won]), 4);
        assert_eq!(level_after(3, &[Won, Lost, Won, Lost]), 3);
        assert_eq!(level_after(3, &[Won, Lost, Lost]), 2);
        assert_eq!(level_after(3, &[Won, Won, Won]), 4, "a new row begins at the new level");
        assert_eq!(level_after(3, &[Won, Won, Lost, Lost]), 3);
        assert_eq!(level_after(3, &[Drawn, Drawn]), 3);
    }

    #[test]
    fn the_level_stays_within_the_levels_there_are() {
        use PersonResult::{Lost, Won};
        assert_eq!(level_after(10, &[Won, Won]), 10);
        assert_eq!(level_after(1, &[Lost, Lost]), 1);
    }

    #[test]
    fn with_a_rating_it_is_the_first_stronger_level() {
        let above = |rating| MatchedLevel::above(GameName::Owari, rating).level.get();
        assert_eq!(above(300.0), 1);
        assert_eq!(above(strength(GameName::Owari, 3)), 4);
        assert_eq!(above(strength(GameName::Owari, 3) - 1.0), 3);
        assert_eq!(above(9_000.0), 10);
    }
}
