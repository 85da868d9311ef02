//! What a reader can ask of the rules page.

use crate::app::new_game::state::OptionsChoice;
use crate::rulebook::example::Case;
use crate::rules::{GameName, RuleId};

/// What is wanted on the page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesIntent {
    /// Read the rules of this game.
    Game(GameName),
    /// Read this rule.
    Read(RuleId),
    /// Follow a link to a rule of a game.
    Follow(GameName, RuleId),
    /// Choose the options to read by.
    ShowOptions,
    /// All options as somebody chose them.
    Options(OptionsChoice),
    /// An option's value.
    Option(&'static str, &'static str),
    /// Options under which the rule shown has an example.
    ReadWith(&'static str),
    /// Show this position of the example.
    Case(Case),
    /// Play the example, or stop it.
    Play,
    /// The board of the example becomes one's own.
    Try,
    /// No longer.
    EndTrial,
}
