//! Options: a valid one is set, shown, saved and read again; any other changes nothing, and the
//! error lists what is allowed.

use arbitrary::{Result, Unstructured};
use kete::game::{GameInProgress, Player};
use kete::rules::{BySide, GameName, OptionError, Ruleset};
use kete::search::tables::TableKind;
use kete::tutor::read_rules;

use super::{draw, edit, saved_game};
use crate::grow::Dice;
use crate::promises;

/// Input: names and values of options, known and unknown ones, then some moves.
pub fn run(data: &[u8]) {
    let _ = set(&mut Unstructured::new(data));
}

fn set(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut ruleset = Ruleset::new(*bytes.choose(&GameName::ALL)?);
    for _ in 0..bytes.int_in_range(0..=10)? {
        one(bytes, &mut ruleset)?;
    }
    let text = written(&ruleset);
    assert_eq!(read_rules(&text), Ok(ruleset), "{text}");
    let _ = read_rules(&edit::edited(bytes, &text)?);
    if let Ok(kind) = TableKind::of(&ruleset) {
        assert_eq!(TableKind::parse(&kind.text()), Some(kind), "{text}");
    }
    let _ = TableKind::parse(&edit::edited(bytes, &text)?);
    let game = GameInProgress::new(ruleset, BySide::new(Player::You, Player::Friend));
    let again = GameInProgress::from_save(game.to_save().as_bytes()).expect("a new game");
    assert_eq!(again.ruleset(), ruleset);
    saved_game::comes_back(&game);
    let position = draw::played(bytes, ruleset.start(), 40)?;
    promises::check(&position, &mut Dice::new(3));
    Ok(())
}

fn one(bytes: &mut Unstructured<'_>, ruleset: &mut Ruleset) -> Result<()> {
    let before = *ruleset;
    let options = ruleset.options();
    let other = Ruleset::new(*bytes.choose(&GameName::ALL)?).options();
    let from = if bytes.ratio(1, 4)? { &other } else { &options };
    let option = bytes.choose(from)?;
    let presets: Vec<&str> = ruleset.presets().iter().map(|(name, _)| *name).collect();
    let (name, value) = match bytes.int_in_range(0..=7u8)? {
        0 => (option.name.to_owned(), draw::words(bytes)?),
        1 => (draw::words(bytes)?, (*bytes.choose(option.values)?).to_owned()),
        2 if presets.is_empty() => ("preset".to_owned(), draw::words(bytes)?),
        2 => ("preset".to_owned(), (*bytes.choose(&presets)?).to_owned()),
        _ => (option.name.to_owned(), (*bytes.choose(option.values)?).to_owned()),
    };
    match ruleset.set(&name, &value) {
        Ok(()) if name == "preset" => {}
        Ok(()) => {
            let options = ruleset.options();
            let now = options.iter().find(|option| option.name == name).map(|option| option.value);
            assert!(now.is_none_or(|now| now == value), "{name}={value}: {now:?}");
        }
        Err(error) => {
            assert_eq!(*ruleset, before, "{name}={value}: {error}");
            let (OptionError::UnknownOption { allowed, .. }
            | OptionError::UnknownValue { allowed, .. }) = &error;
            assert!(!allowed.contains(&value.as_str()), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
    for option in ruleset.options() {
        assert!(option.values.contains(&option.value), "{option:?}");
        assert!(option.values.contains(&option.default), "{option:?}");
    }
    Ok(())
}

/// The rules as courses and commands write them.
fn written(ruleset: &Ruleset) -> String {
    let mut text = ruleset.name().id().to_owned();
    for option in ruleset.options() {
        text.push_str(&format!(" {}={}", option.name, option.value));
    }
    text
}
