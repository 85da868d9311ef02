//! Words about games in the form of other programs for Oware.

use std::fmt;

use crate::game::ogn::{MOST_TAGS, NoOgn, OgnFault, OgnPart};
use crate::rules::GameName;

use super::forms::shortened;
use super::{game, option};

impl fmt::Display for OgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OgnFault::Wanted(part) => f.write_str(match part {
                OgnPart::Tag => "a tag such as [Variant \"Oware Abapa\"] belongs here.",
                OgnPart::TagName => "the name of a tag belongs here.",
                OgnPart::OpeningQuote => "a quote belongs here, before the value of the tag.",
                OgnPart::ClosingQuote => "this value has no quote behind it.",
                OgnPart::Bracket => "a closing bracket belongs here, behind the tag.",
                OgnPart::Brace => "this comment has no closing brace.",
                OgnPart::Parenthesis => "this variation has no closing parenthesis.",
            }),
            OgnFault::Variant(name) => write!(
                f,
                "the game is called “{}”; Kete reads “Oware Abapa” in this form.",
                shortened(name)
            ),
            OgnFault::Rules(rules) => {
                write!(f, "“{}” are no rules of Owari or Awale.", shortened(rules))
            }
            OgnFault::Position(text) => write!(
                f,
                "“{}” is no position: twelve holes, two stores and S or N belong here, parted by \
                 dashes.",
                shortened(text)
            ),
            OgnFault::Word(word) => {
                write!(f, "“{}” has no meaning among the moves.", shortened(word))
            }
            OgnFault::AfterResult => f.write_str("a move stands behind the result."),
            OgnFault::TooManyTags => write!(f, "a game has no more than {MOST_TAGS} tags."),
        }
    }
}

/// An option and its value, as people and as files name them.
fn named(of: GameName, name: &str, value: &str) -> String {
    let text = option(of, name);
    let label = text.and_then(|text| text.values.iter().find(|(known, _)| known == value));
    match (text, label) {
        (Some(text), Some((_, label))) => format!("“{}: {label}” ({name}={value})", text.name),
        _ => format!("{name}={value}"),
    }
}

impl fmt::Display for NoOgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NoOgn::Game(name) => write!(
                f,
                "OGN is a form for Oware: Owari and Awale can be written in it, {} cannot.",
                game(name).name
            ),
            NoOgn::Option { game, name, value } => write!(
                f,
                "OGN tells games of Oware Abapa; the option {} makes another game.",
                named(game, name, value)
            ),
            NoOgn::Turn { turn, game, name, value } => write!(
                f,
                "OGN tells games of Oware Abapa; turn {turn} comes out otherwise there because of \
                 the option {}.",
                named(game, name, value)
            ),
            NoOgn::Otherwise(0) => {
                f.write_str("OGN tells games of Oware Abapa; this start is none of it.")
            }
            NoOgn::Otherwise(turn) => {
                write!(f, "OGN tells games of Oware Abapa; turn {turn} comes out otherwise there.")
            }
            NoOgn::Pass(turn) => write!(f, "OGN has no sign for a pass, and turn {turn} is one."),
        }
    }
}

impl std::error::Error for NoOgn {}
