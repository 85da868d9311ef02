//! Saved games: any file is a game that can be saved and read again, or is refused with a place and
//! a reason.

use arbitrary::{Result, Unstructured};
use kete::game::GameInProgress;
use kete::game::save::{Excerpt, LoadError, Reason, Summary};

use super::{build_or_read, draw, edit};

/// Input: a file, or a game built from bytes and then damaged.
pub fn run(data: &[u8]) {
    build_or_read(data, damaged_game, read);
}

fn damaged_game(bytes: &mut Unstructured<'_>) -> Result<()> {
    let ruleset = draw::rules(bytes)?;
    let game = draw::game(bytes, ruleset)?;
    comes_back(&game);
    read(edit::edited(bytes, &game.to_save())?.as_bytes());
    Ok(())
}

fn read(data: &[u8]) {
    let summary = Summary::read(data);
    match GameInProgress::from_save_with(data) {
        Ok((game, aside)) => {
            let text = game.to_save_with(&aside);
            let (again, kept) = GameInProgress::from_save_with(text.as_bytes())
                .unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!((again.to_save_with(&kept), &kept), (text, &aside));
            assert!(summary.is_ok(), "a game without a summary");
        }
        Err(error) => refused(&error, data),
    }
}

/// Checks that a saved game can be read and gives the same text again.
pub fn comes_back(game: &GameInProgress) {
    let text = game.to_save();
    let again = GameInProgress::from_save(text.as_bytes());
    let again = again.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.to_save(), text);
    assert_eq!(again.position(), game.position(), "{text}");
}

/// Checks that a refusal has a message, a place within the text, and a good part that can be saved.
pub fn refused(error: &LoadError, data: &[u8]) {
    let words = error.to_string();
    assert!(words.ends_with('.') && words.chars().count() < 500, "{words}");
    assert!(!words.contains(char::is_control), "{words:?}");
    if let Some(place) = error.place {
        let text = String::from_utf8_lossy(data);
        let line = text.split('\n').nth(place.line - 1);
        let line = line.unwrap_or_else(|| panic!("there is no line {}: {words}", place.line));
        assert!(place.column <= line.chars().count() + 1, "{words}\n{line:?}");
        assert!(Excerpt::around(data, place).lines.len() <= 7);
    } else {
        let has_none = matches!(error.reason, Reason::LaterVersion(_) | Reason::Empty);
        assert!(has_none, "no place: {words}");
    }
    if let Some(good) = &error.good {
        comes_back(good);
        assert_eq!(error.good_turns(), good.line().len() - 1);
        let _ = good.node(error.before);
    }
}
