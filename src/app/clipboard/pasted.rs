//! What a text from the clipboard is: a game, a position of a game, or moves of a friend far away.

use crate::app::words::wrong_text;
use crate::game::by_message::{BadMessage, Message};
use crate::game::save::{LoadError, MAX_BYTES};
use crate::game::{GameInProgress, ogn};
use crate::rules::{GameName, Malformed, Ruleset, Setup};
use crate::texts::messages::clipboard as say;

/// Longer texts are no positions.
const LONGEST_POSITION: usize = 2_000;

#[derive(Debug)]
pub enum Pasted {
    Game {
        game: Box<GameInProgress>,
        /// The text holds more games, which are ignored.
        more: bool,
    },
    /// A position and the games that allow it, or else those with such a board. The preferred game
    /// is alone if it is one of them.
    Position(Setup, Vec<GameName>),
    /// Moves of a friend far away, and what only begins like them.
    Messages(Vec<Result<Message, BadMessage>>),
}

/// A name that only a saved game has.
const SAVED: &str = "ruleset:";

#[derive(Debug)]
pub enum NotPasted {
    Empty,
    /// Longer than any game.
    TooLong,
    /// It begins like a game but is none.
    Game(LoadError),
    /// It is no position, and where it stops being one.
    Position(Malformed),
}

impl NotPasted {
    pub fn text(&self) -> String {
        match self {
            NotPasted::Empty => say::empty().to_owned(),
            NotPasted::TooLong => say::TooLong { size: MAX_BYTES >> 20 }.text(),
            NotPasted::Game(error) => say::NoGame { why: error.to_string() }.text(),
            NotPasted::Position(error) => say::NoPosition { why: wrong_text(error) }.text(),
        }
    }
}

/// Finds out what a text is. If a position fits several games, `prefer` decides.
pub fn read(text: &str, prefer: Ruleset) -> Result<Pasted, NotPasted> {
    if text.len() as u64 > MAX_BYTES {
        return Err(NotPasted::TooLong);
    }
    let text = text.trim_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    if text.is_empty() {
        return Err(NotPasted::Empty);
    }
    let messages = Message::all_in(text);
    if !messages.is_empty() && !text.contains(SAVED) {
        return Ok(Pasted::Messages(messages));
    }
    if ogn::begins_as(text.as_bytes()) {
        let (game, more) = GameInProgress::from_ogn(text.as_bytes()).map_err(NotPasted::Game)?;
        return Ok(Pasted::Game { game: Box::new(game), more });
    }
    let begins = ["(", "//", "/*", "#!["].iter().any(|sign| text.starts_with(sign));
    if begins || text.len() > LONGEST_POSITION {
        let game = GameInProgress::from_save(text.as_bytes()).map_err(NotPasted::Game)?;
        return Ok(Pasted::Game { game: Box::new(game), more: false });
    }
    // Positions of other programs have dashes.
    let other = ogn::position(text).map(|setup| setup.to_string());
    let text = other.as_deref().unwrap_or(text);
    position(text, prefer).map_err(NotPasted::Position)
}

fn position(text: &str, prefer: Ruleset) -> Result<Pasted, Malformed> {
    // The current game comes first, so that of equal errors its own is shown.
    let others = GameName::ALL.into_iter().filter(|name| *name != prefer.name());
    let names = std::iter::once(prefer.name()).chain(others);
    let mut fits: Vec<(GameName, Setup)> = Vec::new();
    let mut furthest: Option<Malformed> = None;
    for name in names {
        match Setup::parse(name, text) {
            Ok(setup) => fits.push((name, setup)),
            Err(error) => {
                if furthest.is_none_or(|other| error.column > other.column) {
                    furthest = Some(error);
                }
            }
        }
    }
    let Some((_, setup)) = fits.first().copied() else {
        let nothing = Malformed { column: 1, expected: crate::rules::Expected::Number };
        return Err(furthest.unwrap_or(nothing));
    };
    let rules = |name| if name == prefer.name() { prefer } else { Ruleset::new(name) };
    let on_board: Vec<GameName> = fits.iter().map(|(name, _)| *name).collect();
    let allowed: Vec<GameName> =
        on_board.iter().copied().filter(|name| rules(*name).position(&setup).is_ok()).collect();
    let mut games = if allowed.is_empty() { on_board } else { allowed };
    if games.contains(&prefer.name()) {
        games = vec![prefer.name()];
    }
    Ok(Pasted::Position(setup, games))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::new_game;

    fn games(text: &str, prefer: GameName) -> Vec<GameName> {
        match read(text, Ruleset::new(prefer)) {
            Ok(Pasted::Position(_, games)) => games,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_start_is_recognised() {
        for name in GameName::ALL {
            let text = format!("  {}\r\n", Ruleset::new(name).start().setup());
            assert_eq!(games(&text, name), [name]);
            let found = games(&text, GameName::Ring);
            assert!(found.contains(&name), "{name}: {found:?}");
        }
        let houses = Ruleset::new(GameName::BawoAdvanced).start().setup().to_string();
        assert_eq!(games(&houses, GameName::Owari), [GameName::BawoAdvanced]);
        let six = Ruleset::new(GameName::Giuthi).start().setup().to_string();
        assert_eq!(games(&six, GameName::Owari), [GameName::Giuthi], "72 seeds");
    }

    #[test]
    fn an_impossible_position_belongs_to_the_current_board() {
        let text = "99,0,0,0,0,0/0,0,0,0,0,0 0-0 S";
        assert_eq!(games(text, GameName::Ayoayo), [GameName::Ayoayo]);
        assert_eq!(games(text, GameName::Ring).len(), 5);
    }

    #[test]
    fn games_are_read_and_errors_have_a_place() {
        let prefer = Ruleset::new(GameName::Owari);
        let game = GameInProgress::new(prefer, new_game::state::NewGameForm::default().players);
        assert!(matches!(read(&game.to_save(), prefer), Ok(Pasted::Game { .. })));
        assert!(matches!(read(" \n", prefer), Err(NotPasted::Empty)));
        let Err(NotPasted::Position(error)) = read("4,4,4,4,4,4/4,4,x", prefer) else { panic!() };
        assert_eq!(error.column, 17);
        let Err(NotPasted::Position(error)) = read("2R2B,2R2B,2Q", prefer) else { panic!() };
        assert_eq!(error.column, 11, "the ring's reading gets furthest");
        let broken = game.to_save().replace("owari", "chess");
        let Err(NotPasted::Game(error)) = read(&broken, prefer) else { panic!() };
        assert!(error.place.is_some());
        let game = game.to_ogn().expect("a game of Owari");
        assert!(matches!(read(&game, prefer), Ok(Pasted::Game { .. })));
        let Err(NotPasted::Game(error)) = read("[Variant \"Chess\"]", prefer) else { panic!() };
        assert_eq!(error.to_string().split(':').next(), Some("Line 1, column 11"));
        let other = "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N";
        let Ok(Pasted::Position(setup, games)) = read(other, prefer) else { panic!() };
        assert_eq!(setup.to_string(), "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N");
        assert_eq!(games, [GameName::Owari]);
        let noise = "x".repeat(MAX_BYTES as usize + 1);
        assert!(matches!(read(&noise, prefer), Err(NotPasted::TooLong)));
        assert!(matches!(read(&noise[..5000], prefer), Err(NotPasted::Game(_))));
    }

    #[test]
    fn a_game_or_a_position_that_is_cut_short_is_refused() {
        let players = new_game::state::NewGameForm::default().players;
        for name in GameName::ALL {
            let prefer = Ruleset::new(name);
            let position = prefer.start().setup().to_string();
            let game = GameInProgress::new(prefer, players).to_save();
            for text in [position, game] {
                let text = text.trim_end();
                assert!(read(text, prefer).is_ok(), "{text}");
                for cut in 0..text.len() {
                    let short = text.get(..cut).unwrap_or_default();
                    assert!(read(short, prefer).is_err(), "{name}: {short}");
                }
            }
        }
    }
}
