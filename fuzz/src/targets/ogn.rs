//! Games in OGN: what Kete reads it can write, and what it writes it reads as the same line.

use arbitrary::{Result, Unstructured};
use kete::game::ogn::{self, OgnGames};
use kete::game::{GameInProgress, NodeId};
use kete::rules::{GameName, Ruleset};

use super::{build_or_read, draw, edit, saved_game};

/// Input: a file, or games built from bytes and then damaged.
pub fn run(data: &[u8]) {
    build_or_read(data, damaged_games, read);
}

fn damaged_games(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut ruleset = Ruleset::new(*bytes.choose(&[GameName::Owari, GameName::Awale])?);
    if bytes.arbitrary()? {
        ruleset = draw::rules(bytes)?;
    }
    let game = draw::game(bytes, ruleset)?;
    let Ok(text) = game.to_ogn() else { return Ok(()) };
    let (again, more) =
        GameInProgress::from_ogn(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(!more, "{text}");
    same_line(&game, &again, &text);
    let twice = format!("{text}\n{text}");
    read(edit::edited(bytes, &twice)?.as_bytes());
    Ok(())
}

fn read(data: &[u8]) {
    let _ = ogn::begins_as(data);
    let _ = ogn::position(&String::from_utf8_lossy(data));
    let games = match OgnGames::new(data) {
        Ok(games) => games,
        Err(error) => return saved_game::refused(&error, data),
    };
    for game in games.take(20) {
        match game {
            Ok(game) => {
                saved_game::comes_back(&game);
                // A title with characters that OGN does not allow may be written differently.
                if let Ok(text) = game.to_ogn() {
                    let (again, _) = GameInProgress::from_ogn(text.as_bytes())
                        .unwrap_or_else(|error| panic!("{error}\n{text}"));
                    same_line(&game, &again, &text);
                }
            }
            Err(error) => saved_game::refused(&error, data),
        }
    }
}

/// OGN has only the main line.
fn same_line(game: &GameInProgress, again: &GameInProgress, text: &str) {
    let line = |game: &GameInProgress| {
        let on = |id: &NodeId| game.node(*id).children().first().copied();
        let main = std::iter::successors(Some(NodeId::START), on);
        main.map(|id| game.node(id).entry().position().setup()).collect::<Vec<_>>()
    };
    assert_eq!(line(game), line(again), "{text}");
}
