//! Pasted texts: any text is a game or a position, or is refused with a message.

use arbitrary::{Result, Unstructured};
use kete::app::clipboard::pasted::{NotPasted, Pasted, read};
use kete::app::words;
use kete::rules::{GameName, Ruleset};

use super::{build_or_read, draw, edit, saved_game};

/// Input: a text, or one of the texts that people copy, built from bytes and then damaged.
pub fn run(data: &[u8]) {
    let owari = Ruleset::new(GameName::Owari);
    build_or_read(data, copied, |data| paste(&String::from_utf8_lossy(data), owari));
}

fn copied(bytes: &mut Unstructured<'_>) -> Result<()> {
    let (ruleset, prefer) = (draw::rules(bytes)?, draw::rules(bytes)?);
    let game = draw::game(bytes, ruleset)?;
    let text = match bytes.int_in_range(0..=3u8)? {
        0 => game.to_save(),
        1 => game.to_ogn().unwrap_or_default(),
        2 => kete::narration::move_list(&game),
        _ => game.position().setup().to_string(),
    };
    paste(&edit::edited(bytes, &text)?, prefer);
    Ok(())
}

fn paste(text: &str, prefer: Ruleset) {
    match read(text, prefer) {
        Ok(Pasted::Game { game, more }) => {
            saved_game::comes_back(&game);
            assert!(!words::game_pasted(more).is_empty());
        }
        Ok(Pasted::Messages(found)) => {
            for found in found {
                match found {
                    Ok(message) => drop((message.to_string(), message.start())),
                    Err(why) => assert!(!words::bad_message(why).is_empty()),
                }
            }
        }
        Ok(Pasted::Position(setup, games)) => {
            assert!(!games.is_empty(), "{text:?}");
            for name in games {
                let _ = Ruleset::new(name).position(&setup);
                assert!(!setup.to_string().is_empty());
            }
        }
        Err(why) => {
            let words = why.text();
            assert!(!words.contains(char::is_control), "{words:?}");
            if let NotPasted::Position(error) = why {
                assert!(error.column <= text.chars().count() + 1, "{text:?} {words}");
            }
        }
    }
}
