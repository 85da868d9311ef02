//! Words of the tutor in games: its modes, its settings, what it asks.

use crate::rules::GameName;
use crate::texts::messages;
use crate::texts::messages::coach as say;
use crate::tutor::wording::grade;
use crate::tutor::{Cost, Grade, Graded, Loss};

/// What the tutor does.
pub fn tutorings() -> [&'static str; 3] {
    [say::tutorings_off(), say::tutorings_warn(), say::tutorings_teach()]
}

/// What the tutor does in new games.
pub fn tutor_settings() -> [&'static str; 4] {
    let [off, warn, teach] = tutorings();
    [say::first_games(), off, warn, teach]
}

/// Why the tutor asks: what the move costs if that is not said yet, how far it has looked, and from
/// when on it asks.
pub fn why_asked(graded: &Graded, threshold: u8, cost: Option<&str>) -> String {
    let looked = match graded.proven {
        true => say::proven().to_owned(),
        false => say::LookedAhead { turns: graded.depth }.text(),
    };
    match cost {
        Some(cost) => format!("{cost} {looked}"),
        // In Bawo no seeds are counted.
        None if graded.in_bawo => looked,
        None => format!("{looked} {}", say::AsksFrom { count: threshold }.text()),
    }
}

/// What a choice of the tutor means, under it; it may be made for a newcomer's first games only.
pub fn tutoring_line(
    tutoring: crate::game::Tutoring,
    threshold: u8,
    first_games: Option<usize>,
) -> String {
    use crate::game::Tutoring;
    let count = threshold;
    match tutoring {
        Tutoring::Off => say::off_line().to_owned(),
        Tutoring::Warn => say::WarnLine { count }.text(),
        Tutoring::Teach => match first_games {
            Some(games) => say::FirstGamesLine { games, count }.text(),
            None => say::TeachLine { count }.text(),
        },
    }
}

/// The sign of a grade in lists.
pub fn grade_sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "●",
        Grade::Good => "○",
        Grade::Inaccuracy => "▲",
        Grade::Mistake => "■",
        Grade::Blunder => "✗",
    }
}

/// What the sign of a grade means: `■ mistake, loses 5`.
pub fn sign_in_words(loss: Loss) -> String {
    say::SignMeans { sign: grade_sign(loss.grade), grade: graded(loss) }.text()
}

/// A grade for a screen reader: `mistake, loses 5`.
pub fn graded(loss: Loss) -> String {
    let grade = grade(loss.grade);
    match loss.cost {
        _ if loss.grade == Grade::Best => grade.to_owned(),
        Cost::Seeds => say::LosesSeeds { grade, count: loss.seeds }.text(),
        Cost::Game if loss.sure => say::LosesGame { grade }.text(),
        Cost::Game => say::LooksLost { grade }.text(),
        Cost::Win if loss.sure => say::GivesAway { grade }.text(),
        Cost::Win => say::LooksNotWon { grade }.text(),
    }
}

/// An option with one of its values: `Seeds you can capture: 2 only`.
pub fn option_value(game: GameName, option: &str, value: &str) -> String {
    let Some(text) = crate::narration::option(game, option) else {
        return messages::rulebook::OptionIs { option, value }.text();
    };
    let label = text.values.iter().find(|(other, _)| other == value).map(|(_, label)| label);
    messages::rulebook::OptionIs { option: &text.name, value: label.map_or(value, String::as_str) }
        .text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_told_as_lost_where_that_is_proven() {
        let loss = Loss { grade: Grade::Blunder, seeds: 64, cost: Cost::Game, sure: true };
        assert_eq!(graded(loss), "blunder, loses the game");
        assert_eq!(graded(Loss { sure: false, ..loss }), "blunder, looks lost");
        let given = Loss { cost: Cost::Win, ..loss };
        assert_eq!(graded(given), "blunder, gives a won game away");
        assert_eq!(graded(Loss { sure: false, ..given }), "blunder, no longer looks won");
        assert_eq!(graded(Loss { cost: Cost::Seeds, ..loss }), "blunder, loses 64");
        assert_eq!(sign_in_words(loss), "✗ blunder, loses the game");
    }
}
