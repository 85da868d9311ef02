//! Words about OGN files, the format of other programs for Oware.

use std::fmt;

use crate::game::ogn::{MOST_TAGS, NoOgn, OgnFault, OgnPart};
use crate::rules::GameName;

use super::by_id::game;
use super::by_id::option;
use super::forms::shortened;
use crate::texts::messages::ogn as say;

impl fmt::Display for OgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            OgnFault::Wanted(part) => match part {
                OgnPart::Tag => say::tag(),
                OgnPart::TagName => say::tag_name(),
                OgnPart::OpeningQuote => say::opening_quote(),
                OgnPart::ClosingQuote => say::closing_quote(),
                OgnPart::Bracket => say::bracket(),
                OgnPart::Brace => say::brace(),
                OgnPart::Parenthesis => say::parenthesis(),
            }
            .to_owned(),
            OgnFault::Variant(name) => say::Variant { name: shortened(name) }.text(),
            OgnFault::Rules(rules) => say::Rules { rules: shortened(rules) }.text(),
            OgnFault::Position(text) => say::Position { text: shortened(text) }.text(),
            OgnFault::Word(word) => say::Word { word: shortened(word) }.text(),
            OgnFault::AfterResult => say::after_result().to_owned(),
            OgnFault::TooManyTags => say::TooManyTags { most: MOST_TAGS }.text(),
        })
    }
}

/// An option and its value, with the names for people and the ids in files.
fn named(of: GameName, name: &str, value: &str) -> String {
    let text = option(of, name);
    let label = text.and_then(|text| text.values.iter().find(|(known, _)| known == value));
    match (text, label) {
        (Some(text), Some((_, label))) => {
            say::Option { option: &text.name, value: label, id: name, value_id: value }.text()
        }
        _ => format!("{name}={value}"),
    }
}

impl fmt::Display for NoOgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match *self {
            NoOgn::Game(name) => say::Game { game: &game(name).name }.text(),
            NoOgn::Option { game, name, value } => {
                say::OtherOption { option: named(game, name, value) }.text()
            }
            NoOgn::Turn { turn, game, name, value } => {
                say::TurnByOption { turn, option: named(game, name, value) }.text()
            }
            NoOgn::Otherwise(0) => say::start().to_owned(),
            NoOgn::Otherwise(turn) => say::Turn { turn }.text(),
            NoOgn::Pass(turn) => say::Pass { turn }.text(),
        })
    }
}

impl std::error::Error for NoOgn {}
