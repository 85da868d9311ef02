//! Words of the analysis: what a score is worth, how far it has looked, the lines.

use super::engine::engine_failed;
use crate::game::EngineName;
use crate::narration::{commas, percent};
use crate::rules::{GameGoal, GameName, Side};
use crate::search::external_engine::{ClaimedWorth, EngineFault, EngineInfo};
use crate::search::{Score, win_chance};
use crate::texts::decimal;
use crate::texts::messages::analysis as say;

/// What a score is worth, seen from South.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    value: Value,
    proven: bool,
    end: End,
}

/// The end that a worth is about.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Game,
    Round,
    NextRound,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    /// Seeds that South ends ahead.
    Ahead(i32),
    /// South's chance to win, in percent.
    Chance(u8),
    /// This side wins in so many turns.
    Wins(Side, u32),
    /// Neither can win.
    Draw,
}

impl Worth {
    /// What a score is worth that was found for this side to move.
    pub fn of(game: GameName, score: Score, mover: Side) -> Worth {
        let sign = if mover == Side::South { 1 } else { -1 };
        let wins = score.win_in().map(|turns| (mover, turns));
        let wins = wins.or_else(|| score.loss_in().map(|turns| (mover.other(), turns)));
        let value = match (wins, win_chance(game, score)) {
            (Some((side, turns)), _) => Value::Wins(side, turns),
            (None, Some(_)) if score.is_exact() => Value::Draw,
            (None, Some(chance)) => {
                let chance = if sign > 0 { chance } else { 1.0 - chance };
                Value::Chance(percent(chance, false))
            }
            (None, None) => Value::Ahead(sign * score.seeds()),
        };
        let end = if game.facts().has_rounds { End::Round } else { End::Game };
        Worth { value, proven: score.is_exact(), end }
    }

    /// The same where the round is over and the next one is laid out.
    pub fn of_next_round(self) -> Worth {
        Worth { end: End::NextRound, ..self }
    }

    /// Whether it is proven.
    pub fn is_proven(&self) -> bool {
        self.proven
    }

    /// In figures: `+3`, `−2`, `64 %`.
    pub fn number(&self) -> String {
        match self.value {
            Value::Ahead(0) => "0".to_owned(),
            Value::Ahead(seeds) if seeds < 0 => say::Minus { count: -seeds }.text(),
            Value::Ahead(seeds) => say::Plus { count: seeds }.text(),
            Value::Chance(chance) => say::Chance { chance }.text(),
            Value::Wins(Side::South, _) => say::Chance { chance: 100 }.text(),
            Value::Wins(Side::North, _) => say::Chance { chance: 0 }.text(),
            Value::Draw => say::Chance { chance: 50 }.text(),
        }
    }

    /// The same with the sign of what is proven: `+3 ✓`.
    pub fn signed_number(&self) -> String {
        let number = self.number();
        if self.proven { say::ProvenNumber { number }.text() } else { number }
    }

    /// South's part, 0 to 1, of so many seeds or of the chance to win.
    pub fn share(&self, seeds: u32) -> f32 {
        match self.value {
            Value::Ahead(ahead) => {
                let seeds = seeds.max(1) as f32;
                ((seeds + ahead as f32) / (2.0 * seeds)).clamp(0.0, 1.0)
            }
            Value::Chance(percent) => f32::from(percent) / 100.0,
            Value::Wins(Side::South, _) => 1.0,
            Value::Wins(Side::North, _) => 0.0,
            Value::Draw => 0.5,
        }
    }

    /// In a sentence.
    pub fn sentence(&self) -> String {
        use End::{Game, NextRound, Round};
        match (self.value, self.proven) {
            (Value::Ahead(0), false) => match self.end {
                Game => say::level(),
                Round => say::round_level(),
                NextRound => say::next_round_level(),
            }
            .to_owned(),
            (Value::Ahead(0), true) => match self.end {
                Game => say::level_proven(),
                Round => say::round_level_proven(),
                NextRound => say::next_round_level_proven(),
            }
            .to_owned(),
            (Value::Ahead(seeds), proven) => {
                let leader = if seeds > 0 { Side::South } else { Side::North };
                let (other, ahead) = (leader.other(), seeds.unsigned_abs());
                match (self.end, proven) {
                    (Game, false) => say::Leads { leader, ahead }.text(),
                    (Game, true) => say::LeadsProven { leader, ahead, other }.text(),
                    (Round, false) => say::RoundLeads { leader, ahead }.text(),
                    (Round, true) => say::RoundLeadsProven { leader, ahead, other }.text(),
                    (NextRound, false) => say::NextRoundLeads { leader, ahead }.text(),
                    (NextRound, true) => say::NextRoundLeadsProven { leader, ahead, other }.text(),
                }
            }
            (Value::Chance(chance), _) => say::ChanceOfSouth { chance }.text(),
            (Value::Wins(winner, turns), _) => {
                say::WinsIn { winner, turns, other: winner.other() }.text()
            }
            (Value::Draw, _) => say::neither().to_owned(),
        }
    }

    /// How it is known: `proven ✓`, `looked 14 moves ahead`.
    pub fn known_by(&self, depth: u32) -> String {
        if self.proven { say::proven_mark().to_owned() } else { looked(depth) }
    }

    /// The same for a screen reader.
    pub fn spoken(&self, depth: u32) -> String {
        if self.proven { say::proven().to_owned() } else { looked(depth) }
    }
}

fn looked(depth: u32) -> String {
    say::Looked { turns: depth }.text()
}

/// What the bar shows, for a screen reader.
pub fn bar_sentence(worth: &Worth, depth: u32) -> String {
    use End::{Game, NextRound, Round};
    let turns = depth;
    match (worth.value, worth.proven) {
        (Value::Chance(chance), _) => say::BarChance { chance, turns }.text(),
        (Value::Ahead(0), false) => match worth.end {
            Game => say::BarLevel { turns }.text(),
            Round => say::BarRoundLevel { turns }.text(),
            NextRound => say::BarNextRoundLevel { turns }.text(),
        },
        (Value::Ahead(seeds), false) => {
            let leader = if seeds > 0 { Side::South } else { Side::North };
            let ahead = seeds.unsigned_abs();
            match worth.end {
                Game => say::BarLeads { leader, ahead, turns }.text(),
                Round => say::BarRoundLeads { leader, ahead, turns }.text(),
                NextRound => say::BarNextRoundLeads { leader, ahead, turns }.text(),
            }
        }
        // A win and a draw are proven.
        _ => worth.sentence(),
    }
}

/// A line for a screen reader: `Line 1, South +3, looked 14 moves ahead: C, d, E`.
pub fn line_sentence(rank: usize, worth: &Worth, depth: u32, moves: &[String]) -> String {
    let (number, known) = (worth.number(), worth.spoken(depth));
    say::Line { rank, number, known, moves: commas(moves) }.text()
}

/// How many positions a second are looked at; none where too few were looked at to tell.
pub fn speed(positions: u64, secs: f64) -> Option<String> {
    if secs < 0.05 || positions < 10_000 {
        return None;
    }
    let each = positions as f64 / secs;
    Some(match each {
        999_500.0.. => say::SpeedMillions { number: decimal(each / 1e6, 1) }.text(),
        1000.0.. => say::SpeedThousands { number: decimal(each / 1e3, 0) }.text(),
        _ => say::Speed { number: format!("{each:.0}") }.text(),
    })
}

/// How long it looks: `Looks for up to 20 s.`
pub fn looks_for(secs: u64) -> String {
    match secs {
        0..120 => say::LooksFor { secs }.text(),
        _ => say::LooksForMinutes { minutes: secs / 60 }.text(),
    }
}

/// What is said of a game in a list, where it was played with help: `won 30–18, with help`.
pub fn helped(words: &str, with_help: bool) -> String {
    if with_help { say::Helped { words }.text() } else { words.to_owned() }
}

/// What it says about its move, as its words: `It says South +3, looked 14 moves ahead.`
pub fn program_says(game: GameName, info: &EngineInfo, mover: Side) -> Option<String> {
    let Some(claim) = info.claim else {
        return info.depth.map(|turns| say::SaysLooked { turns }.text());
    };
    let worth = match claim.worth {
        ClaimedWorth::Wins(turns) => say::ClaimsWins { winner: mover, turns }.text(),
        ClaimedWorth::Loses(turns) => say::ClaimsWins { winner: mover.other(), turns }.text(),
        ClaimedWorth::Ahead(0) => say::claims_level().to_owned(),
        ClaimedWorth::Ahead(number) => {
            let for_south = (number > 0) == (mover == Side::South);
            let sign = if for_south { '+' } else { '−' };
            let number = number.unsigned_abs();
            match game.facts().goal == GameGoal::FrontRow {
                true => {
                    let number = format!("{sign}{}.{:02}", number / 100, number % 100);
                    say::ClaimsSeeds { number }.text()
                }
                false => say::Claims { number: format!("{sign}{number}") }.text(),
            }
        }
    };
    Some(match (claim.exact, info.depth) {
        (true, _) => say::SaysProven { worth }.text(),
        (false, Some(turns)) => say::SaysWorthLooked { worth, turns }.text(),
        (false, None) => say::Says { worth }.text(),
    })
}

/// The other program failed: `“Fox” gave no answer for 10 s and was stopped. …`
pub fn failed_beside(name: EngineName, fault: &EngineFault) -> String {
    let failed = engine_failed(name, Some(fault));
    let fault = format!("{}.", failed.trim_end_matches('.'));
    say::FailedBeside { fault }.text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::external_engine::ClaimedScore;

    fn worth(value: Value, proven: bool) -> Worth {
        Worth { value, proven, end: End::Game }
    }

    #[test]
    fn what_is_proven_is_told_apart_from_what_was_looked_at() {
        let (looked, proven) = (worth(Value::Ahead(3), false), worth(Value::Ahead(3), true));
        assert_eq!(looked.sentence(), "South ends 3 ahead if both play on well.");
        assert_eq!(proven.sentence(), "Proven: South ends 3 ahead, whatever North does.");
        assert_eq!(
            (looked.known_by(1), proven.known_by(14)),
            ("looked 1 move ahead".to_owned(), "proven ✓".to_owned())
        );
        assert_eq!((looked.signed_number(), proven.signed_number()), ("+3".into(), "+3 ✓".into()));
        let bar = "South ends 3 ahead if both play on well, looked 14 moves ahead.";
        assert_eq!(bar_sentence(&looked, 14), bar);
        assert_eq!(bar_sentence(&proven, 14), proven.sentence());
        let next = looked.of_next_round();
        assert_eq!(next.sentence(), "South ends the next round 3 ahead if both play on well.");
        let moves = ["C".to_owned(), "d".to_owned()];
        let line = "Line 1, South +3, looked 14 moves ahead: C, d";
        assert_eq!(line_sentence(1, &looked, 14, &moves), line);
        assert_eq!(line_sentence(2, &proven, 14, &moves), "Line 2, South +3, proven: C, d");
    }

    #[test]
    fn the_bar_is_souths_share() {
        assert_eq!(worth(Value::Ahead(-48), true).share(48), 0.0);
        assert_eq!(worth(Value::Ahead(12), false).share(48), 0.625);
        assert_eq!(worth(Value::Chance(64), false).share(64), 0.64);
        assert_eq!(worth(Value::Wins(Side::North, 5), true).share(64), 0.0);
        let sentence = "Proven: North wins in 1 turn, whatever South does.";
        assert_eq!(worth(Value::Wins(Side::North, 1), true).sentence(), sentence);
    }

    #[test]
    fn what_a_program_says_is_told_as_its_words() {
        let says = |worth, exact, depth, mover| {
            let claim = Some(ClaimedScore { worth, exact });
            let info = EngineInfo { depth, claim, ..EngineInfo::default() };
            program_says(GameName::Owari, &info, mover).unwrap_or_default()
        };
        let deep = Some(14);
        let looked = says(ClaimedWorth::Ahead(3), false, deep, Side::North);
        assert_eq!(looked, "It says South −3, looked 14 moves ahead.");
        let exact = says(ClaimedWorth::Ahead(3), true, deep, Side::South);
        assert_eq!(exact, "It says South +3, and calls it proven.");
        let level = says(ClaimedWorth::Ahead(0), false, None, Side::South);
        assert_eq!(level, "It says both end level.");
        let lost = says(ClaimedWorth::Loses(1), true, deep, Side::South);
        assert_eq!(lost, "It says North wins in 1 turn, and calls it proven.");
        let claim = Some(ClaimedScore { worth: ClaimedWorth::Ahead(-105), exact: false });
        let bawo = EngineInfo { claim, ..EngineInfo::default() };
        let bawo = program_says(GameName::BawoAdvanced, &bawo, Side::South);
        assert_eq!(bawo.as_deref(), Some("It says South −1.05 seeds."));
        let depth = EngineInfo { depth: deep, ..EngineInfo::default() };
        let depth = program_says(GameName::Owari, &depth, Side::South);
        assert_eq!(depth.as_deref(), Some("It says it looked 14 moves ahead."));
        assert_eq!(program_says(GameName::Owari, &EngineInfo::default(), Side::South), None);
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!(worth(Value::Ahead(-2), false).number(), "−2");
        assert_eq!(speed(100_000, 0.01), None);
        assert_eq!(speed(500, 1.0), None);
        assert_eq!(speed(3_100_000, 1.0).as_deref(), Some("3.1 million positions a second"));
        assert_eq!(speed(410_000, 0.5).as_deref(), Some("820 thousand positions a second"));
        assert_eq!(looks_for(320), "Looks for up to 5 min.");
    }
}
