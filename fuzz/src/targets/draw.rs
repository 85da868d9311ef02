//! Rules, positions and games built from bytes.

use arbitrary::{Result, Unstructured};
use kete::game::{GameInProgress, Level, NodeId, Player, TurnMark};
use kete::rules::{BoardShape, BySide, Colour, GameName, Position, Ruleset, Setup, Side};

use crate::grow::{Dice, edited, pick, sparse};

/// A game with up to four of its options set.
pub fn rules(bytes: &mut Unstructured<'_>) -> Result<Ruleset> {
    let mut ruleset = Ruleset::new(*bytes.choose(&GameName::ALL)?);
    for _ in 0..bytes.int_in_range(0..=4)? {
        let options = ruleset.options();
        let option = bytes.choose(&options)?;
        let value = *bytes.choose(option.values)?;
        ruleset.set(option.name, value).expect("it was offered");
    }
    Ok(ruleset)
}

/// The position after up to `most` moves.
pub fn played(bytes: &mut Unstructured<'_>, from: Position, most: usize) -> Result<Position> {
    let mut now = from;
    for _ in 0..bytes.int_in_range(0..=most)? {
        let mut dice = Dice::new(bytes.arbitrary::<u16>()?.into());
        let Some(mv) = pick(&now, &mut dice) else { break };
        now = now.play_unchecked(&mv);
    }
    Ok(now)
}

/// A position with these rules: from play, then edited, with few seeds, or with any number in any
/// place. `None` if the rules refuse it.
pub fn position(bytes: &mut Unstructured<'_>, ruleset: &Ruleset) -> Result<Option<Position>> {
    let kind = bytes.int_in_range(0..=4u8)?;
    let setup = match kind {
        0 | 1 => return Ok(Some(played(bytes, ruleset.start(), 90)?)),
        2 => {
            let setup = played(bytes, ruleset.start(), 60)?.setup();
            let edits = bytes.int_in_range(1..=11)?;
            edited(&setup, edits, &mut Dice::new(bytes.arbitrary()?))
        }
        3 => sparse(ruleset, &mut Dice::new(bytes.arbitrary()?)),
        _ => any_setup(bytes, ruleset)?,
    };
    Ok(ruleset.position(&setup).ok())
}

/// Any number in any place, mostly small ones.
fn any_setup(bytes: &mut Unstructured<'_>, ruleset: &Ruleset) -> Result<Setup> {
    let mut shape = ruleset.start().shape();
    if ruleset.name() == GameName::Giuthi {
        shape = BoardShape::TwoRows { holes: bytes.int_in_range(0..=6)? };
    }
    let mut setup = Setup::empty(shape);
    let seeds = |bytes: &mut Unstructured<'_>| -> Result<u16> {
        Ok(match bytes.arbitrary::<u8>()? {
            few @ 0..=199 => u16::from(few % 5),
            some @ 200..=249 => u16::from(some % 23),
            _ => bytes.int_in_range(0..=80)?,
        })
    };
    for hole in shape.holes() {
        for colour in Colour::ALL {
            if colour == Colour::Red || shape == BoardShape::Ring {
                *setup.seeds_mut(hole, Some(colour)) = seeds(bytes)?;
            }
        }
    }
    for side in Side::ALL {
        setup.stores[side] = seeds(bytes)?;
        setup.houses[side] = bytes.arbitrary()?;
    }
    setup.to_move = *bytes.choose(&Side::ALL)?;
    Ok(setup)
}

/// A game with branches, comments, marks, agreements and resignations.
pub fn game(bytes: &mut Unstructured<'_>, ruleset: Ruleset) -> Result<GameInProgress> {
    let level = Level::new(bytes.int_in_range(1..=10)?).expect("a level");
    let players = [Player::You, Player::Friend, Player::Kete(level)];
    let players = BySide::new(*bytes.choose(&players)?, *bytes.choose(&players)?);
    let mut game = GameInProgress::new(ruleset, players);
    if bytes.ratio(1, 3)? {
        let from = position(bytes, &ruleset)?.map(|position| position.setup());
        let laid = from.and_then(|setup| GameInProgress::from_setup(ruleset, players, &setup).ok());
        game = laid.unwrap_or(game);
    }
    let mut seen = vec![NodeId::START];
    for _ in 0..bytes.int_in_range(0..=60)? {
        let here = game.current();
        match bytes.int_in_range(0..=11u8)? {
            0 => drop(game.undo()),
            1 => drop(game.go_to(*bytes.choose(&seen)?)),
            2 => game.set_comment(here, words(bytes)?),
            3 => {
                let mark = TurnMark::ALL.get(bytes.int_in_range(0..=4)?).copied();
                game.set_mark(here, mark);
            }
            4 if bytes.ratio(1, 3)? => drop(game.resign(*bytes.choose(&Side::ALL)?)),
            4 => {
                let offer = game.on_offer().first().copied();
                let _ = offer.and_then(|offer| game.agree(offer));
            }
            _ => {
                let mut dice = Dice::new(bytes.arbitrary::<u16>()?.into());
                if !game.is_over()
                    && let Some(mv) = pick(game.position(), &mut dice)
                {
                    game.play(&mv).expect("the rules offered it");
                }
            }
        }
        seen.push(game.current());
    }
    game.set_title(words(bytes)?);
    Ok(game)
}

/// Words with characters that have a meaning in files.
pub fn words(bytes: &mut Unstructured<'_>) -> Result<String> {
    let signs = concat!(
        "a|Z|9| |\n|\r|\t|\"|\\|{|}|(|)|[|]|;|%|#|$|//|/*|*/|\u{0}|\u{1b}[2J|\u{7f}|",
        "\u{85}|\u{202e}|\u{2066}|\u{feff}|é|狐|🌱|South: |1-0|*|, |r#\"|!?",
    );
    let signs: Vec<&str> = signs.split('|').collect();
    let mut text = String::new();
    for _ in 0..bytes.int_in_range(0..=12)? {
        text.push_str(bytes.choose(&signs)?);
    }
    Ok(text)
}
