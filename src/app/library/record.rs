//! Statistics of the games that the library shows: how the person's finished games ended.

use crate::app::record::state::side_and_result;
use crate::app::record::tallies::ResultTally;
use crate::game::save::Summary;
use crate::rules::{BySide, GameGoal, Side};
use crate::texts::decimal;
use crate::texts::messages::library as say;
use crate::tutor::PersonResult;

/// How a finished game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonEnd {
    pub side: Side,
    pub result: PersonResult,
    /// Seeds more than the opponent, in games that are decided by seeds.
    pub margin: Option<i32>,
}

impl PersonEnd {
    /// `None` while the game goes on, and in games in which the person does not play.
    pub fn of(game: &Summary) -> Option<PersonEnd> {
        let outcome = game.outcome.as_ref()?;
        let (side, result) = side_and_result(&game.players, outcome)?;
        let facts = game.game.facts();
        let by_seeds = facts.goal == GameGoal::Seeds && !facts.has_rounds && outcome.rule.is_some();
        let seeds = |side: Side| i32::from(outcome.seeds[side]);
        let margin = by_seeds.then(|| seeds(side) - seeds(side.other()));
        Some(PersonEnd { side, result, margin })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonRecord {
    pub all: ResultTally,
    pub sides: BySide<ResultTally>,
    margins: i64,
    with_margin: u32,
}

impl Default for PersonRecord {
    fn default() -> PersonRecord {
        let none = ResultTally::default();
        PersonRecord { all: none, sides: BySide::new(none, none), margins: 0, with_margin: 0 }
    }
}

impl PersonRecord {
    pub fn add(&mut self, end: PersonEnd) {
        self.all.add(end.result);
        self.sides[end.side].add(end.result);
        if let Some(margin) = end.margin {
            self.margins += i64::from(margin);
            self.with_margin += 1;
        }
    }

    /// Seeds more than the opponent, on average.
    pub fn margin(&self) -> Option<f64> {
        (self.with_margin > 0).then(|| self.margins as f64 / f64::from(self.with_margin))
    }

    /// `7 won, 1 drawn, 4 lost`, and ` · +3.2 seeds on average in 9 games with a final score ·
    /// South 5–1–2 · North 2–0–2`; `None` without a game.
    pub fn words(&self) -> Option<(String, String)> {
        let ResultTally { won, drawn, lost } = self.all;
        let margin = self.margin().map(|margin| {
            let sign = if margin < 0.0 { "−" } else { "+" };
            let margin = format!("{sign}{}", decimal(margin.abs(), 1));
            say::RecordMargin { margin, games: self.with_margin }.text()
        });
        let sides = Side::ALL.into_iter().filter(|side| self.sides[*side].games() > 0);
        let sides = sides.map(|side| {
            let ResultTally { won, drawn, lost } = self.sides[side];
            say::RecordSide { side, won, drawn, lost }.text()
        });
        let more = margin.into_iter().chain(sides).map(|part| format!(" · {part}")).collect();
        (self.all.games() > 0).then(|| (say::RecordEnds { won, drawn, lost }.text(), more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Level, Player};
    use crate::rules::{Outcome, RuleId};

    #[test]
    fn games_are_counted_by_side_and_by_seeds() {
        let kete = Player::Kete(Level::new(4).expect("a level"));
        let text = "(version: 1, ruleset: \"owari\", moves: [\"C\"], result: \"ongoing\")";
        let going_on = Summary::read(text.as_bytes()).expect("a game");
        assert_eq!(PersonEnd::of(&going_on), None);
        let ended = |players, winner, south, rule: Option<&str>| {
            let rule = rule.map(|id| id.parse::<RuleId>().expect("a rule"));
            let seeds = BySide::new(south, 48 - south);
            let outcome = Some(Outcome { winner, seeds, rule, on_time: false });
            PersonEnd::of(&Summary { players, outcome, ..going_on.clone() })
        };
        let (south, north) = (BySide::new(Player::You, kete), BySide::new(kete, Player::You));
        let end = Some("owari.end");
        let mut record = PersonRecord::default();
        for end in [
            ended(south, Some(Side::South), 30, end),
            ended(north, Some(Side::South), 27, end),
            ended(north, None, 24, end),
            // The seeds of a game that was given up say nothing.
            ended(south, Some(Side::North), 40, None),
        ] {
            record.add(end.expect("it ended"));
        }
        assert_eq!(record.all, ResultTally { won: 1, drawn: 1, lost: 2 });
        assert_eq!(record.sides.north, ResultTally { won: 0, drawn: 1, lost: 1 });
        assert_eq!(record.margin(), Some(2.0));
        let (ends, more) = record.words().expect("there are games");
        assert_eq!(
            ends + &more,
            "1 won, 1 drawn, 2 lost · +2.0 seeds on average in 3 games with a final score · South 1–0–1 · North 0–1–1"
        );
        assert_eq!(PersonRecord::default().words(), None);
        assert_eq!(ended(BySide::new(kete, kete), None, 24, end), None);
    }
}
