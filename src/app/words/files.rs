//! Words about files in the window.

use super::player_short;
use crate::files::safe_name;
use crate::game::{Person, Player};
use crate::narration::calendar::iso_date;
use crate::rules::{BySide, Side};
use crate::texts::messages::after::KeteLevel;
use crate::texts::messages::files as say;

/// The most letters of a suggested name.
const MOST_LETTERS: usize = 100;

/// A game in another form was opened; the file may hold more.
pub fn imported_game(name: &str, more: bool) -> String {
    if more { say::ImportedFirst { name }.text() } else { say::Imported { name }.text() }
}

/// A name for the file of a game: `Owari 2026-11-23 You–Kete 4`.
pub fn game_file_name(
    game: &str,
    day: i64,
    players: BySide<Player>,
    people: BySide<Person>,
) -> String {
    let first = if players.north == Player::You { Side::North } else { Side::South };
    let name = |side: Side| match players[side] {
        Player::Kete(level) => KeteLevel { level: level.get() }.text(),
        other => player_short(&other, &people[side]).to_owned(),
    };
    let (first, second) = (name(first), name(first.other()));
    safe_name(&say::GameName { game, date: iso_date(day), first, second }.text(), MOST_LETTERS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{EngineName, Level};

    #[test]
    fn a_file_of_a_game_has_its_day_and_its_players_in_its_name() {
        let kete = Player::Kete(Level::new(4).expect("a level"));
        // 23 November 2026.
        let named = |south, north, people| {
            game_file_name("Owari", 20_780, BySide::new(south, north), people)
        };
        let name = |south, north| named(south, north, BySide::default());
        assert_eq!(name(Player::You, kete), "Owari 2026-11-23 You–Kete 4");
        assert_eq!(name(kete, Player::You), "Owari 2026-11-23 You–Kete 4");
        assert_eq!(name(Player::You, Player::Friend), "Owari 2026-11-23 You–Friend");
        let ada = Person { name: EngineName::new("Ada"), seed: None };
        let people = BySide::new(Person::default(), ada);
        assert_eq!(named(kete, Player::You, people), "Owari 2026-11-23 Ada–Kete 4");
        let odd = Player::Engine(EngineName::new("a/b: \"c\"?.").expect("a name"));
        assert_eq!(name(kete, odd), "Owari 2026-11-23 Kete 4–a-b- -c--");
    }
}
