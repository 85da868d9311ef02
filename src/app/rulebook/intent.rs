//! What a reader can ask of the rules page.

use crate::app::new_game::state::OptionsChoice;
use crate::rulebook::example::Case;
use crate::rules::{GameName, RuleId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesIntent {
    Game(GameName),
    Read(RuleId),
    /// Read how the game is played, in a few sentences.
    HowToPlay,
    /// Follow a link to a rule, perhaps of another game.
    Follow(GameName, RuleId),
    ShowOptions,
    Options(OptionsChoice),
    Option(&'static str, &'static str),
    /// Set these options (`name=value …`), under which the rule has an example.
    ReadWith(&'static str),
    Case(Case),
    Play,
    Try,
    EndTrial,
}
