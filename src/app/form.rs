//! The choice of a new game: which, who plays, by which options.

use std::collections::HashMap;

use super::intent::FormIntent;
use crate::game::{GameInProgress, Level, Player};
use crate::rules::{BySide, GameName, OptionValue, Ruleset};

/// Kete's level until another is chosen.
const FIRST_LEVEL: u8 = 4;

/// What is chosen in the New game form.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The rules.
    pub ruleset: Ruleset,
    /// Who plays.
    pub players: BySide<Player>,
}

/// Whose choice the options are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The written rules'.
    AsWritten,
    /// A preset's, of this name.
    Preset(&'static str),
    /// The person's own.
    Own,
}

/// The last choice for each game.
pub type Forms = HashMap<GameName, Form>;

impl Default for Form {
    fn default() -> Form {
        Form::of(GameName::Owari)
    }
}

/// The first level offered for Kete.
pub fn first_level() -> Level {
    Level::new(FIRST_LEVEL).unwrap_or(Level::LOWEST)
}

impl Form {
    /// A game as written, the person against Kete.
    pub fn of(name: GameName) -> Form {
        let players = BySide::new(Player::You, Player::Kete(first_level()));
        Form { ruleset: Ruleset::new(name), players }
    }

    /// Which of the nine games it is.
    pub fn name(&self) -> GameName {
        self.ruleset.name()
    }

    /// The game it makes.
    pub fn game(&self) -> GameInProgress {
        GameInProgress::new(self.ruleset, self.players)
    }

    /// How many options differ from the written rules.
    pub fn changed(&self) -> usize {
        changed(&self.ruleset)
    }

    /// Whose choice the options are.
    pub fn choice(&self) -> Choice {
        if self.changed() == 0 {
            return Choice::AsWritten;
        }
        let presets = self.ruleset.presets().iter().map(|(name, _)| *name);
        let fits = |name: &&'static str| {
            let mut other = Ruleset::new(self.name());
            other.set("preset", name).is_ok() && other == self.ruleset
        };
        presets.into_iter().find(fits).map_or(Choice::Own, Choice::Preset)
    }

    /// Does what the form's controls ask.
    pub fn apply(&mut self, intent: &FormIntent, forms: &Forms) {
        match intent {
            FormIntent::Game(name) => {
                *self = forms
                    .get(name)
                    .cloned()
                    .unwrap_or_else(|| Form { players: self.players, ..Form::of(*name) });
            }
            FormIntent::Player(side, player) => {
                self.players[*side] = *player;
                // There is one person at this machine who is "you".
                if *player == Player::You && self.players[side.other()] == Player::You {
                    self.players[side.other()] = Player::Kete(first_level());
                }
            }
            FormIntent::Preset(preset) => {
                self.ruleset = Ruleset::new(self.name());
                if let Some(name) = preset {
                    let known = self.ruleset.set("preset", name);
                    debug_assert!(known.is_ok(), "the form offers the game's own presets");
                }
            }
            FormIntent::Option(name, value) => {
                let known = self.ruleset.set(name, value);
                debug_assert!(known.is_ok(), "the form offers the option's own values");
            }
        }
    }
}

/// How many options of a rule set differ from the written rules.
pub fn changed(ruleset: &Ruleset) -> usize {
    ruleset.options().iter().filter(|option| option.value != option.default).count()
}

/// Whether an option has an effect under the others.
pub fn has_effect(options: &[OptionValue], name: &str) -> bool {
    let value = |wanted: &str| {
        options.iter().find(|option| option.name == wanted).map(|option| option.value)
    };
    match name {
        "over-limit" => value("capture-holes") != Some("6"),
        "remaining" => {
            value("stop-at-majority") == Some("yes")
                || value("stop-at-seeds").is_some_and(|value| value != "off")
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;
    use crate::texts;

    #[test]
    fn options_without_effect_are_those_the_words_speak_of() {
        for name in GameName::ALL {
            let options = Ruleset::new(name).options();
            for option in &options {
                let needs = texts::option(name, option.name).and_then(|text| text.needs.as_ref());
                assert_eq!(has_effect(&options, option.name), needs.is_none(), "{}", option.name);
            }
        }
    }

    #[test]
    fn presets_are_recognised_by_their_options() {
        let mut form = Form::of(GameName::Basic);
        assert_eq!(form.choice(), Choice::AsWritten);
        form.apply(&FormIntent::Preset(Some("kalah")), &Forms::default());
        assert_eq!((form.choice(), form.changed()), (Choice::Preset("kalah"), 3));
        form.apply(&FormIntent::Option("seeds", "5"), &Forms::default());
        assert_eq!(form.choice(), Choice::Own);
    }

    #[test]
    fn there_is_one_you() {
        let mut form = Form::default();
        form.apply(&FormIntent::Player(Side::North, Player::You), &Forms::default());
        assert_eq!(form.players.north, Player::You);
        assert!(matches!(form.players.south, Player::Kete(_)));
    }
}
