//! The choice of a new game: which game, who plays, which options, which start position.

use std::collections::HashMap;

use super::intent::FormIntent;
use crate::app::settings::state::PreviewSetting;
use crate::app::settings::table::Settings;
use crate::game::{GameInProgress, Level, Player, Tutoring};
use crate::rules::{
    BySide, GameName, OptionValue, Position, RuleKind, Ruleset, Setup, SetupFault, Side,
};

/// Kete's first level.
const FIRST_LEVEL: u8 = 4;

#[derive(Clone, Debug, PartialEq)]
pub struct NewGameForm {
    pub ruleset: Ruleset,
    pub players: BySide<Player>,
    /// The level Kete has on a side, or would have.
    pub levels: BySide<Level>,
    pub set_up: Option<Setup>,
    /// Start from that position.
    pub from_set_up: bool,
    /// Players count only their own holes, an old rule of Awale (`awale.count`).
    pub own_counts: bool,
    /// `None` follows the settings.
    pub tutoring: Option<Tutoring>,
    /// `None` leaves the setting as it is.
    pub preview: Option<PreviewSetting>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsChoice {
    AsWritten,
    Preset(&'static str),
    /// The options of the last game with options of its own.
    Last,
    /// Options that match no preset and not the last choice.
    Own,
}

impl OptionsChoice {
    /// The rule set to change to from the current one.
    pub fn rules(self, current: Ruleset, last: Option<Ruleset>) -> Ruleset {
        match self {
            OptionsChoice::AsWritten => Ruleset::new(current.name()),
            OptionsChoice::Preset(name) => preset(current.name(), name),
            OptionsChoice::Last => last.unwrap_or(current),
            OptionsChoice::Own => current,
        }
    }
}

pub type Forms = HashMap<GameName, NewGameForm>;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastChoices {
    pub last: Forms,
    pub last_game: Option<GameName>,
    /// Choices for other games since the form was opened.
    pub(crate) drafts: Forms,
}

impl Default for NewGameForm {
    fn default() -> NewGameForm {
        NewGameForm::of(crate::narration::first_game())
    }
}

pub fn first_level() -> Level {
    Level::new(FIRST_LEVEL).unwrap_or(Level::LOWEST)
}

impl LastChoices {
    /// Opens with the last choice for this game; unfinished choices are forgotten.
    pub fn open(&mut self, name: GameName) -> NewGameForm {
        self.drafts.clear();
        self.last.get(&name).cloned().unwrap_or_else(|| NewGameForm::of(name))
    }

    pub fn open_last(&mut self) -> NewGameForm {
        self.open(self.last_game.unwrap_or_else(crate::narration::first_game))
    }

    /// Remembers the form as the last choice.
    pub fn remember(&mut self, form: &NewGameForm) {
        self.drafts.clear();
        self.last_game = Some(form.name());
        self.last.insert(form.name(), NewGameForm { preview: None, ..form.clone() });
    }

    /// Takes the choices of all windows; drafts stay.
    pub fn take_in(&mut self, choices: LastChoices) {
        self.last = choices.last;
        self.last_game = choices.last_game;
    }

    fn turn_to(&mut self, form: &NewGameForm, name: GameName) -> NewGameForm {
        self.drafts.insert(form.name(), form.clone());
        let found = self.drafts.remove(&name).or_else(|| self.last.get(&name).cloned());
        let new =
            || NewGameForm { players: form.players, levels: form.levels, ..NewGameForm::of(name) };
        NewGameForm { preview: form.preview, ..found.unwrap_or_else(new) }
    }
}

impl NewGameForm {
    /// The written rules, a person against Kete.
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

    pub fn name(&self) -> GameName {
        self.ruleset.name()
    }

    /// `None` for the usual start.
    pub fn start(&self) -> Option<&Setup> {
        self.set_up.as_ref().filter(|_| self.from_set_up)
    }

    pub fn position(&self) -> Result<Position, Vec<SetupFault>> {
        match self.start() {
            Some(setup) => self.ruleset.position(setup),
            None => Ok(self.ruleset.start()),
        }
    }

    pub fn game(&self) -> Result<GameInProgress, Vec<SetupFault>> {
        let mut game = match self.start() {
            Some(setup) => GameInProgress::from_setup(self.ruleset, self.players, setup)?,
            None => GameInProgress::new(self.ruleset, self.players),
        };
        game.set_own_counts(self.own_counts && self.may_hide_counts());
        Ok(game)
    }

    /// Whether the rules let players count only their own holes.
    pub fn may_hide_counts(&self) -> bool {
        self.name().rule_about(RuleKind::CountOwn).is_some()
    }

    pub fn preview(&self, settings: &Settings) -> PreviewSetting {
        self.preview.unwrap_or(settings.preview)
    }

    pub fn tutoring(&self, settings: &Settings) -> Tutoring {
        self.tutoring.unwrap_or(settings.tutoring)
    }

    pub fn changed(&self) -> usize {
        changed(&self.ruleset)
    }

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

    /// The options of the last game, unless they are a preset or as written.
    pub fn last_rules(&self, choices: &LastChoices) -> Option<Ruleset> {
        let last = choices.last.get(&self.name())?.ruleset;
        let presets = last.presets().iter().any(|(name, _)| preset(self.name(), name) == last);
        (changed(&last) > 0 && !presets).then_some(last)
    }

    pub fn apply(&mut self, intent: &FormIntent, choices: &mut LastChoices) {
        match intent {
            FormIntent::Game(name) => *self = choices.turn_to(self, *name),
            FormIntent::Player(side, player) => self.seat(*side, *player),
            FormIntent::Rules(choice) => {
                self.ruleset = choice.rules(self.ruleset, self.last_rules(choices));
            }
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
        // Only one player at this computer is "you": the other gets the free seat.
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

pub fn preset(name: GameName, preset: &str) -> Ruleset {
    let mut ruleset = Ruleset::new(name);
    let known = ruleset.set("preset", preset);
    debug_assert!(known.is_ok(), "the game's own presets");
    ruleset
}

/// Options that differ from the written rules.
pub fn changed(ruleset: &Ruleset) -> usize {
    ruleset.choices().iter().filter(|option| option.is_changed()).count()
}

/// Some options depend on others.
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
    fn a_position_that_does_not_fit_the_options_makes_no_game() {
        let mut form = NewGameForm::of(GameName::Basic);
        form.apply(&FormIntent::Option("seeds", "4"), &mut LastChoices::default());
        form.set_up = Some(form.ruleset.start().setup());
        form.from_set_up = true;
        assert!(form.game().is_ok());
        form.apply(&FormIntent::Rules(OptionsChoice::AsWritten), &mut LastChoices::default());
        assert!(form.game().is_err(), "48 seeds, and the set has 36");
    }
}
