//! Sums over the recorded games.

use std::collections::BTreeMap;

use super::state::{Accuracy, Opponent, RecordedGame};
use crate::rules::{BySide, GameName, Side};
use crate::tutor::PersonResult;

/// So many reviewed games make the accuracy of late.
const OF_LATE: usize = 10;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultTally {
    pub won: usize,
    pub drawn: usize,
    pub lost: usize,
}

impl ResultTally {
    pub(crate) fn add(&mut self, result: PersonResult) {
        match result {
            PersonResult::Won => self.won += 1,
            PersonResult::Drawn => self.drawn += 1,
            PersonResult::Lost => self.lost += 1,
        }
    }

    pub fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The points in per cent; `None` without a game.
    pub fn percent(&self) -> Option<usize> {
        (100 * self.won + 50 * self.drawn).checked_div(self.games())
    }
}

/// What a row of the table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TallyRow {
    Game(GameName),
    Against(Opponent),
}

/// The results by game, or by opponent of one game, with the user on each side.
pub fn by_row<'a>(
    games: impl Iterator<Item = &'a RecordedGame>,
    by_opponent: bool,
) -> BTreeMap<TallyRow, BySide<ResultTally>> {
    let mut rows: BTreeMap<TallyRow, BySide<ResultTally>> = BTreeMap::new();
    for game in games {
        let row = match by_opponent {
            true => TallyRow::Against(game.opponent),
            false => TallyRow::Game(game.game),
        };
        rows.entry(row).or_default()[game.side].add(game.result);
    }
    rows
}

/// Both sides together.
pub fn both(tally: &BySide<ResultTally>) -> ResultTally {
    let of = |part: fn(&ResultTally) -> usize| -> usize {
        Side::ALL.into_iter().map(|side| part(&tally[side])).sum()
    };
    ResultTally {
        won: of(|tally| tally.won),
        drawn: of(|tally| tally.drawn),
        lost: of(|tally| tally.lost),
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// Wins in a row up to now; a draw ends them.
    pub wins_now: usize,
    pub wins_most: usize,
    /// Losses in a row up to now.
    pub losses_now: usize,
}

/// The streaks, from games in the order of play.
pub fn streaks<'a>(games: impl Iterator<Item = &'a RecordedGame>) -> Streaks {
    games.fold(Streaks::default(), |streaks, game| {
        let next = |goes_on: bool, now: usize| if goes_on { now + 1 } else { 0 };
        let wins_now = next(game.result == PersonResult::Won, streaks.wins_now);
        let losses_now = next(game.result == PersonResult::Lost, streaks.losses_now);
        Streaks { wins_now, losses_now, wins_most: streaks.wins_most.max(wins_now) }
    })
}

/// The accuracy over all moves of the last reviewed games, and how many games these are.
pub fn accuracy_of_late(accuracies: &[Accuracy]) -> Option<(Accuracy, usize)> {
    let late = &accuracies[accuracies.len().saturating_sub(OF_LATE)..];
    let good = late.iter().map(|game| game.good).sum();
    let graded = late.iter().map(|game| game.graded).sum();
    Some((Accuracy::new(good, graded)?, late.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;
    use PersonResult::{Drawn, Lost, Won};

    fn game(side: Side, level: u8, result: PersonResult) -> RecordedGame {
        RecordedGame {
            when: 0,
            game: GameName::Awale,
            side,
            opponent: Opponent::Kete(Level::new(level).expect("a level")),
            result,
            is_rated: true,
            accuracy: None,
        }
    }

    #[test]
    fn results_are_summed_by_game_opponent_and_side() {
        let games = [
            game(Side::South, 3, Won),
            game(Side::North, 3, Drawn),
            game(Side::South, 3, Lost),
            game(Side::South, 1, Won),
        ];
        let rows = by_row(games.iter(), true);
        assert_eq!(rows.len(), 2);
        let (first, last) = (rows.values().next(), rows.values().last());
        assert_eq!(both(first.expect("level 1")), ResultTally { won: 1, drawn: 0, lost: 0 });
        let third = last.expect("level 3");
        assert_eq!(third.south, ResultTally { won: 1, drawn: 0, lost: 1 });
        assert_eq!(third.north, ResultTally { won: 0, drawn: 1, lost: 0 });
        assert_eq!((both(third).percent(), ResultTally::default().percent()), (Some(50), None));
        assert_eq!(by_row(games.iter(), false).len(), 1);
    }

    #[test]
    fn a_draw_ends_a_streak_of_wins() {
        let games = |results: &[PersonResult]| -> Vec<RecordedGame> {
            results.iter().map(|result| game(Side::South, 1, *result)).collect()
        };
        let of = |results| streaks(games(results).iter());
        assert_eq!(of(&[Won, Won, Won, Drawn, Won]).wins_now, 1);
        assert_eq!(of(&[Won, Won, Won, Drawn, Won]).wins_most, 3);
        assert_eq!(of(&[Won, Lost, Lost]), Streaks { wins_now: 0, wins_most: 1, losses_now: 2 });
        assert_eq!(of(&[]), Streaks::default());
    }

    #[test]
    fn only_late_reviews_make_the_accuracy_of_late() {
        assert_eq!(accuracy_of_late(&[]), None);
        let game = |good, graded| Accuracy { good, graded };
        // A long game counts for more than a short one.
        let (accuracy, games) = accuracy_of_late(&[game(0, 2), game(27, 28)]).expect("reviews");
        assert_eq!((accuracy, accuracy.percent(), games), (game(27, 30), 90, 2));
        let old_and_new = [[game(0, 9); 5].as_slice(), &[game(9, 10); 10]].concat();
        assert_eq!(accuracy_of_late(&old_and_new), Some((game(90, 100), 10)));
    }
}
