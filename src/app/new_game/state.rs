//! The choice of a new game: which, who plays, by which options, from where.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the choice and its changes |
//! | `kept` | the last choices on disk |
//! | `keeper` | the thread that writes them |

use std::collections::HashMap;

use super::intent::FormIntent;
use crate::app::settings::state::PreviewSetting;
use crate::app::settings::table::Settings;
use crate::game::{GameInProgress, Level, Player, Tutoring};
use crate::rules::{
    BySide, GameName, OptionValue, Position, RuleKind, Ruleset, Setup, SetupFault, Side,
};

/// Kete's level until another is chosen.
const FIRST_LEVEL: u8 = 4;

/// What is chosen in the New game form.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameForm {
    /// The rules.
    pub ruleset: Ruleset,
    /// Who plays.
    pub players: BySide<Player>,
    /// The level Kete has, or would have, on a side.
    pub levels: BySide<Level>,
    /// A position set up by hand.
    pub set_up: Option<Setup>,
    /// The game starts from it, not from the usual start.
    pub from_set_up: bool,
    /// Only the own holes are counted, as Awale's old rule has it (`awale.count`).
    pub own_counts: bool,
    /// What the tutor will do; `None` does what is set.
    pub tutoring: Option<Tutoring>,
    /// What pointing at a hole will show; `None` leaves it as it is set.
    pub preview: Option<PreviewSetting>,
}

/// Whose choice the options are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsChoice {
    /// The written rules'.
    AsWritten,
    /// A preset's, of this name.
    Preset(&'static str),
    /// Those the person played by last.
    Last,
    /// The person's own, new ones.
    Own,
}

/// A choice for each game.
pub type Forms = HashMap<GameName, NewGameForm>;

/// The choices a person has made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastChoices {
    /// The last choice for each game that was played.
    pub last: Forms,
    /// The game played last.
    pub last_game: Option<GameName>,
    /// What was chosen since the form was opened, of the games turned away from.
    pub(crate) drafts: Forms,
}

impl Default for NewGameForm {
    fn default() -> NewGameForm {
        NewGameForm::of(crate::narration::first_game())
    }
}

/// The first level offered for Kete.
pub fn first_level() -> Level {
    Level::new(FIRST_LEVEL).unwrap_or(Level::LOWEST)
}

impl LastChoices {
    /// The form as it opens for a game: with its last choice. What was half chosen is forgotten.
    pub fn open(&mut self, name: GameName) -> NewGameForm {
        self.drafts.clear();
        self.last.get(&name).cloned().unwrap_or_else(|| NewGameForm::of(name))
    }

    /// The form as it opens with the game played last.
    pub fn open_last(&mut self) -> NewGameForm {
        self.open(self.last_game.unwrap_or_else(crate::narration::first_game))
    }

    /// Remembers what is played now.
    pub fn remember(&mut self, form: &NewGameForm) {
        self.drafts.clear();
        self.last_game = Some(form.name());
        self.last.insert(form.name(), NewGameForm { preview: None, ..form.clone() });
    }

    /// Takes over what all windows have chosen last. What is half chosen stays.
    pub fn take_in(&mut self, choices: LastChoices) {
        self.last = choices.last;
        self.last_game = choices.last_game;
    }

    /// Turns the open form to another game.
    fn turn_to(&mut self, form: &NewGameForm, name: GameName) -> NewGameForm {
        self.drafts.insert(form.name(), form.clone());
        let found = self.drafts.remove(&name).or_else(|| self.last.get(&name).cloned());
        let new =
            || NewGameForm { players: form.players, levels: form.levels, ..NewGameForm::of(name) };
        NewGameForm { preview: form.preview, ..found.unwrap_or_else(new) }
    }
}

impl NewGameForm {
    /// A game as written, the person against Kete.
    pub fn of(name: GameName) -> NewGameForm {
        NewGameForm {
            ruleset: Ruleset::new(name),
            players: BySide::new(Player::You, Player::Kete(first_level())),
            levels: BySide::new(first_level(), first_level()),
            set_up: None,
            from_set_up: false,
            own_counts: false,
            tutoring: None,
            preview: None,
        }
    }

    /// Which of the nine games it is.
    pub fn name(&self) -> GameName {
        self.ruleset.name()
    }

    /// The start that is chosen; `None` for the usual one.
    pub fn start(&self) -> Option<&Setup> {
        self.set_up.as_ref().filter(|_| self.from_set_up)
    }

    /// The position it starts from.
    ///
    /// # Errors
    /// What is wrong with the position that was set up, under these options.
    pub fn position(&self) -> Result<Position, Vec<SetupFault>> {
        match self.start() {
            Some(setup) => self.ruleset.position(setup),
            None => Ok(self.ruleset.start()),
        }
    }

    /// The game it makes.
    ///
    /// # Errors
    /// What is wrong with the position that was set up, under these options.
    pub fn game(&self) -> Result<GameInProgress, Vec<SetupFault>> {
        let mut game = match self.start() {
            Some(setup) => GameInProgress::from_setup(self.ruleset, self.players, setup)?,
            None => GameInProgress::new(self.ruleset, self.players),
        };
        game.set_own_counts(self.own_counts && self.may_hide_counts());
        Ok(game)
    }

    /// Whether the game has the rule by which a player counts only the own holes.
    pub fn may_hide_counts(&self) -> bool {
        self.name().rule_about(RuleKind::CountOwn).is_some()
    }

    /// What pointing at a hole will show.
    pub fn preview(&self, settings: &Settings) -> PreviewSetting {
        self.preview.unwrap_or(settings.preview)
    }

    /// What the tutor will do.
    pub fn tutoring(&self, settings: &Settings) -> Tutoring {
        self.tutoring.unwrap_or(settings.tutoring)
    }

    /// How many options differ from the written rules.
    pub fn changed(&self) -> usize {
        changed(&self.ruleset)
    }

    /// Whose choice the options are.
    pub fn choice(&self, choices: &LastChoices) -> OptionsChoice {
        if self.changed() == 0 {
            return OptionsChoice::AsWritten;
        }
        let presets = self.ruleset.presets().iter().map(|(name, _)| *name);
        let fits = |name: &&'static str| preset(self.name(), name) == self.ruleset;
        if let Some(name) = presets.into_iter().find(fits) {
            return OptionsChoice::Preset(name);
        }
        let last = self.last_rules(choices);
        if last == Some(self.ruleset) { OptionsChoice::Last } else { OptionsChoice::Own }
    }

    /// The options the person played this game by last, where they are of their own.
    pub fn last_rules(&self, choices: &LastChoices) -> Option<Ruleset> {
        let last = choices.last.get(&self.name())?.ruleset;
        let presets = last.presets().iter().any(|(name, _)| preset(self.name(), name) == last);
        (changed(&last) > 0 && !presets).then_some(last)
    }

    /// Does what the form's controls ask.
    pub fn apply(&mut self, intent: &FormIntent, choices: &mut LastChoices) {
        match intent {
            FormIntent::Game(name) => *self = choices.turn_to(self, *name),
            FormIntent::Player(side, player) => self.seat(*side, *player),
            FormIntent::Rules(choice) => match choice {
                OptionsChoice::AsWritten => self.ruleset = Ruleset::new(self.name()),
                OptionsChoice::Preset(name) => self.ruleset = preset(self.name(), name),
                OptionsChoice::Last => {
                    self.ruleset = self.last_rules(choices).unwrap_or(self.ruleset)
                }
                OptionsChoice::Own => {}
            },
            FormIntent::Option(name, value) => {
                let known = self.ruleset.set(name, value);
                debug_assert!(known.is_ok(), "the form offers the option's own values");
            }
            FormIntent::FromSetUp(from) => self.from_set_up = *from && self.set_up.is_some(),
            FormIntent::Preview(preview) => self.preview = Some(*preview),
            FormIntent::Tutoring(tutoring) => self.tutoring = Some(*tutoring),
            FormIntent::OwnCounts(own) => self.own_counts = *own,
        }
    }

    pub(crate) fn seat(&mut self, side: Side, player: Player) {
        let before = std::mem::replace(&mut self.players[side], player);
        if let Player::Kete(level) = player {
            self.levels[side] = level;
        }
        // There is one person at this machine who is "you": the other takes the free seat.
        let other = side.other();
        if player == Player::You && self.players[other] == Player::You {
            self.players[other] = match before {
                Player::You => Player::Kete(self.levels[other]),
                before => before,
            };
            if let Player::Kete(level) = before {
                self.levels[other] = level;
            }
        }
    }
}

/// The rules of a preset.
pub fn preset(name: GameName, preset: &str) -> Ruleset {
    let mut ruleset = Ruleset::new(name);
    let known = ruleset.set("preset", preset);
    debug_assert!(known.is_ok(), "the game's own presets");
    ruleset
}

/// How many options of a rule set differ from the written rules.
pub fn changed(ruleset: &Ruleset) -> usize {
    ruleset.choices().iter().filter(|option| option.is_changed()).count()
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
    use crate::narration;

    #[test]
    fn options_without_effect_are_those_the_words_speak_of() {
        for name in GameName::ALL {
            let options = Ruleset::new(name).options();
            for option in &options {
                let needs =
                    narration::option(name, option.name).and_then(|text| text.needs.as_ref());
                assert_eq!(has_effect(&options, option.name), needs.is_none(), "{}", option.name);
            }
        }
    }

    #[test]
    fn presets_and_the_last_choice_are_recognised_by_their_options() {
        let mut choices = LastChoices::default();
        let mut form = NewGameForm::of(GameName::Basic);
        assert_eq!(form.choice(&choices), OptionsChoice::AsWritten);
        form.apply(&FormIntent::Rules(OptionsChoice::Preset("kalah")), &mut choices);
        assert_eq!((form.choice(&choices), form.changed()), (OptionsChoice::Preset("kalah"), 3));
        form.apply(&FormIntent::Option("seeds", "5"), &mut choices);
        assert_eq!(form.choice(&choices), OptionsChoice::Own);
        choices.remember(&form);
        assert_eq!(form.choice(&choices), OptionsChoice::Last);
        form.apply(&FormIntent::Rules(OptionsChoice::AsWritten), &mut choices);
        form.apply(&FormIntent::Rules(OptionsChoice::Last), &mut choices);
        assert_eq!(form.ruleset.options()[0].value, "5");
    }

    #[test]
    fn there_is_one_you_and_the_other_takes_the_free_seat() {
        let mut form = NewGameForm::default();
        let seven = Player::Kete(Level::new(7).expect("a level"));
        form.apply(&FormIntent::Player(Side::North, seven), &mut LastChoices::default());
        form.apply(&FormIntent::Player(Side::North, Player::You), &mut LastChoices::default());
        assert_eq!(form.players, BySide::new(seven, Player::You));
        form.apply(&FormIntent::Player(Side::South, Player::Friend), &mut LastChoices::default());
        form.apply(&FormIntent::Player(Side::South, Player::You), &mut LastChoices::default());
        assert_eq!(form.players, BySide::new(Player::You, Player::Friend));
    }

    #[test]
    fn turning_to_another_game_and_back_loses_no_choice_until_the_form_is_closed() {
        let mut choices = LastChoices::default();
        let mut form = choices.open(GameName::Basic);
        form.apply(&FormIntent::Option("seeds", "6"), &mut choices);
        form.apply(&FormIntent::Game(GameName::Owari), &mut choices);
        form.apply(&FormIntent::Game(GameName::Basic), &mut choices);
        assert_eq!(form.changed(), 1);
        form.apply(&FormIntent::Game(GameName::Owari), &mut choices);
        assert_eq!(choices.open(GameName::Basic).changed(), 0, "never played");
    }

    #[test]
    fn a_position_that_does_not_fit_the_options_is_told() {
        let mut form = NewGameForm::of(GameName::Basic);
        form.apply(&FormIntent::Option("seeds", "4"), &mut LastChoices::default());
        form.set_up = Some(form.ruleset.start().setup());
        form.from_set_up = true;
        assert!(form.game().is_ok());
        form.apply(&FormIntent::Rules(OptionsChoice::AsWritten), &mut LastChoices::default());
        assert!(form.game().is_err(), "48 seeds, and the set has 36");
    }
}
