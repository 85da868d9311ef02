//! Words about games with someone far away.

use crate::game::by_message::{BadMessage, Message, Misfit};
use crate::game::{Person, Player, far_away};
use crate::rules::BySide;
use crate::texts::messages::far_away as say;

/// What is copied: a sentence for the friend, and the message.
pub fn message_text(game: &str, message: &Message) -> String {
    let code = message.to_string();
    match message.number() {
        1 => say::FirstText { game, code }.text(),
        number => say::NextText { game, number, moves: message.moves(), code }.text(),
    }
}

/// Whose turn it is in a game with someone far away; `None` in other games and once it is over.
pub fn far_away_turn(
    players: BySide<Player>,
    people: BySide<Person>,
    to_move: Option<Player>,
    is_unsent: bool,
) -> Option<String> {
    let (_, side) = far_away(players)?;
    Some(match to_move? {
        Player::FarAway(_) if is_unsent => say::send_your_move().to_owned(),
        Player::FarAway(_) => match people[side].name {
            Some(name) => say::Waits { name: name.as_str() }.text(),
            None => say::friends_turn().to_owned(),
        },
        _ => say::your_turn().to_owned(),
    })
}

/// Why a text is no whole message.
pub fn bad_message(why: BadMessage) -> &'static str {
    match why {
        BadMessage::Damaged => say::damaged(),
        BadMessage::Later => say::later(),
    }
}

/// Why a message does not fit the game on the board, and what to do.
pub fn misfit(why: &Misfit) -> String {
    match why {
        Misfit::OtherGame => say::unknown_game().to_owned(),
        Misfit::Own => say::own_message().to_owned(),
        Misfit::Known(number) => say::Known { number: *number }.text(),
        Misfit::Missing { next, number } => say::Missing { next: *next, number: *number }.text(),
        Misfit::OtherMove { number, theirs, ours } => {
            say::OtherMove { number: *number, theirs, ours }.text()
        }
        Misfit::OtherPosition(number) => say::OtherPosition { number: *number }.text(),
        Misfit::Over => say::over().to_owned(),
        Misfit::NotTheirTurn(number) => say::NotTheirTurn { number: *number }.text(),
        Misfit::Refused(entry) => say::Refused { why: entry.to_string() }.text(),
    }
}
