//! The choice of a new game: which game, who plays, which options, which start position.

use std::collections::HashMap;

use super::intent::FormIntent;
use super::matched_level::MatchedLevel;
use crate::app::settings::state::PreviewSetting;
use crate::app::settings::table::Settings;
use crate::game::{GameInProgress, Level, Person, Player, TimeControl, Tutoring};
use crate::rules::{
    BySide, GameName, OptionValue, Position, RuleKind, Ruleset, Setup, SetupFault, Side,
};
use crate::tutor::PersonResult;

/// Kete's first level.
const FIRST_LEVEL: u8 = 4;
/// Who has finished fewer games on this machine is a newcomer.
pub(crate) const NEWCOMER_GAMES: usize = 3;

#[derive(Clone, Debug, PartialEq)]
pub struct NewGameForm {
    pub ruleset: Ruleset,
    pub players: BySide<Player>,
    /// The level Kete has on a side, or would have.
    pub levels: BySide<Level>,
    /// The other person on a side, if another person plays there.
    pub friends: BySide<Person>,
    pub set_up: Option<Setup>,
    /// Start from that position.
    pub from_set_up: bool,
    /// Players count only their own holes, an old rule of Awale (`awale.count`).
    pub own_counts: bool,
    /// Kete's level is a little above the person's: see [`MatchedLevel`].
    pub matches_person: bool,
    /// `None` follows the settings; what is chosen here becomes the setting.
    pub tutoring: Option<Tutoring>,
    /// `None` is a game without a clock.
    pub clock: Option<TimeControl>,
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
    /// Kete's level in each game where it follows the person's results.
    pub matched: HashMap<GameName, MatchedLevel>,
    /// How many games were finished on this machine, as far as that matters. Not in the file: the
    /// folder of finished games says it.
    pub finished: usize,
    /// The user's ratings that are sure enough to choose a level by. Not in the file: the record
    /// says it.
    pub rated: HashMap<GameName, f64>,
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
        let last = self.last.get(&name).cloned();
        self.at_matched_level(last.unwrap_or_else(|| self.first_form(name)))
    }

    /// Whether a game of these players is one of a newcomer's first games at the first level.
    pub fn is_first_game(&self, players: BySide<Player>) -> bool {
        let kete = Player::Kete(Level::LOWEST);
        self.finished < NEWCOMER_GAMES && Side::ALL.into_iter().any(|side| players[side] == kete)
    }

    /// The form for a game that was never played here. A newcomer begins at the first level; later
    /// the level of the game played last is proposed.
    pub(crate) fn first_form(&self, name: GameName) -> NewGameForm {
        let form = NewGameForm::of(name);
        if self.finished >= NEWCOMER_GAMES {
            let last = self.last_game.and_then(|game| self.last.get(&game));
            return match last.and_then(NewGameForm::kete_level) {
                Some(level) => NewGameForm {
                    players: BySide::new(Player::You, Player::Kete(level)),
                    levels: BySide::new(level, level),
                    ..form
                },
                None => form,
            };
        }
        NewGameForm {
            players: BySide::new(Player::You, Player::Kete(Level::LOWEST)),
            levels: BySide::new(Level::LOWEST, Level::LOWEST),
            ..form
        }
    }

    fn at_matched_level(&self, mut form: NewGameForm) -> NewGameForm {
        if form.is_matched() {
            form.seat_kete(self.matched_level(form.name()).level);
        }
        form
    }

    /// The level that follows the person's rating at a game, or the results until there is one; the
    /// first time it is the level last played, or the lowest.
    pub fn matched_level(&self, name: GameName) -> MatchedLevel {
        if let Some(rating) = self.rated.get(&name) {
            return MatchedLevel::above(name, *rating);
        }
        let last = || self.last.get(&name).and_then(NewGameForm::kete_level);
        let known = self.matched.get(&name).copied();
        known.unwrap_or_else(|| MatchedLevel::starting_at(last().unwrap_or(Level::LOWEST)))
    }

    /// Takes in how a game against Kete at this level ended. Returns the level of the next game if
    /// it follows the results.
    pub fn game_ended(
        &mut self,
        name: GameName,
        level: Level,
        result: PersonResult,
    ) -> Option<Level> {
        let matched = self.matched_level(name);
        let is_chosen = self.last.get(&name).is_some_and(|form| form.matches_person);
        if is_chosen && self.rated.contains_key(&name) {
            // The game has changed the rating already.
            return Some(matched.level);
        }
        if !is_chosen || matched.level != level {
            return None;
        }
        let next = matched.after(result);
        self.matched.insert(name, next);
        Some(next.level)
    }

    pub fn open_last(&mut self) -> NewGameForm {
        self.open(self.last_game.unwrap_or_else(crate::narration::first_game))
    }

    /// Remembers the form as the last choice.
    pub fn remember(&mut self, form: &NewGameForm) {
        self.drafts.clear();
        self.last_game = Some(form.name());
        let first_time = form.is_matched() && !self.matched.contains_key(&form.name());
        if let Some(level) = form.kete_level().filter(|_| first_time) {
            self.matched.insert(form.name(), MatchedLevel::starting_at(level));
        }
        let form = NewGameForm { preview: None, tutoring: None, ..form.clone() };
        self.last.insert(form.name(), form);
    }

    /// Takes the choices of all windows; drafts stay.
    pub fn take_in(&mut self, choices: LastChoices) {
        self.last = choices.last;
        self.matched = choices.matched;
        self.last_game = choices.last_game;
    }

    fn turn_to(&mut self, form: &NewGameForm, name: GameName) -> NewGameForm {
        self.drafts.insert(form.name(), form.clone());
        let found = self.drafts.remove(&name).or_else(|| self.last.get(&name).cloned());
        let new = || {
            let (players, levels) = (form.players, form.levels);
            NewGameForm { players, levels, ..self.first_form(name) }
        };
        let found = self.at_matched_level(found.unwrap_or_else(new));
        let (preview, tutoring) = (form.preview, form.tutoring);
        NewGameForm { preview, tutoring, ..found }
    }
}

impl NewGameForm {
    /// The written rules, a person against Kete.
    pub fn of(name: GameName) -> NewGameForm {
        NewGameForm {
            ruleset: Ruleset::new(name),
            players: BySide::new(Player::You, Player::Kete(first_level())),
            levels: BySide::new(first_level(), first_level()),
            friends: BySide::default(),
            set_up: None,
            from_set_up: false,
            own_counts: false,
            matches_person: false,
            tutoring: None,
            clock: None,
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
        if self.clock.is_some() {
            game.set_time_control(self.clock);
        }
        Ok(game)
    }

    /// Whether the rules let players count only their own holes.
    pub fn may_hide_counts(&self) -> bool {
        self.name().rule_about(RuleKind::CountOwn).is_some()
    }

    pub fn preview(&self, settings: &Settings) -> PreviewSetting {
        self.preview.unwrap_or(settings.preview)
    }

    /// What the tutor does in the game: as chosen here, or as set.
    pub fn tutoring(&self, settings: &Settings, choices: &LastChoices) -> Tutoring {
        let as_set = || settings.tutoring.in_game(choices.is_first_game(self.players));
        self.tutoring.unwrap_or_else(as_set)
    }

    /// Whether Kete's level follows the person's results in this game.
    pub fn is_matched(&self) -> bool {
        self.matches_person && self.may_match()
    }

    /// Whether it could: the user plays against Kete.
    pub fn may_match(&self) -> bool {
        self.kete_level().is_some()
            && Side::ALL.map(|side| self.players[side]).contains(&Player::You)
    }

    /// Kete's level, if Kete plays.
    pub fn kete_level(&self) -> Option<Level> {
        Side::ALL.into_iter().find_map(|side| match self.players[side] {
            Player::Kete(level) => Some(level),
            _ => None,
        })
    }

    /// Gives Kete this level on its side.
    fn seat_kete(&mut self, level: Level) {
        for side in Side::ALL {
            if matches!(self.players[side], Player::Kete(_)) {
                self.seat(side, Player::Kete(level));
            }
        }
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
            FormIntent::Friend(side, person) => self.friends[*side] = *person,
            FormIntent::Matched(matched) => {
                self.matches_person = *matched;
                *self = choices.at_matched_level(self.clone());
            }
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
            FormIntent::Clock(clock) => self.clock = *clock,
        }
        // No clock runs on two machines at once.
        let is_far = |side| matches!(self.players[side], Player::FarAway(_));
        self.clock = self.clock.filter(|_| !Side::ALL.into_iter().any(is_far));
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
    use crate::app::settings::state::TutorSetting;
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
    fn a_newcomer_begins_at_the_first_level_with_the_tutor_on() {
        let settings = Settings::default();
        let mut choices = LastChoices::default();
        let mut form = choices.open(GameName::Owari);
        assert_eq!(form.players, BySide::new(Player::You, Player::Kete(Level::LOWEST)));
        assert_eq!(form.tutoring(&settings, &choices), Tutoring::Teach);
        let never = TutorSetting::Always(Tutoring::Off);
        let never = Settings { tutoring: never, ..Settings::default() };
        assert_eq!(form.tutoring(&never, &choices), Tutoring::Off, "as set");
        form.apply(&FormIntent::Game(GameName::Awale), &mut choices);
        assert_eq!(form.players.north, Player::Kete(Level::LOWEST));
        assert_eq!(form.tutoring(&settings, &choices), Tutoring::Teach);
        choices.remember(&form);
        assert_eq!(choices.open(GameName::Awale).tutoring(&settings, &choices), Tutoring::Teach);
        // What the person chose counts from then on.
        form.apply(&FormIntent::Player(Side::North, Player::Friend), &mut choices);
        assert_eq!(form.tutoring(&settings, &choices), Tutoring::Off, "not against Kete");
        choices.remember(&form);
        let form = choices.open(GameName::Awale);
        assert_eq!(form.players.north, Player::Friend);
        choices.finished = 3;
        let form = choices.open(GameName::Owari);
        assert_eq!(form, NewGameForm::of(GameName::Owari));
        assert_eq!(form.tutoring(&settings, &choices), Tutoring::Off);
    }

    #[test]
    fn a_matched_level_follows_the_results_of_its_game_alone() {
        let mut choices = LastChoices::default();
        let mut form = choices.open(GameName::Owari);
        form.apply(&FormIntent::Matched(true), &mut choices);
        assert!(form.is_matched());
        choices.remember(&form);
        let level = |number| Level::new(number).expect("a level");
        let mut won = |name, at| choices.game_ended(name, level(at), PersonResult::Won);
        assert_eq!(won(GameName::Owari, 1), Some(level(1)));
        assert_eq!(won(GameName::Owari, 5), None, "a game at another level");
        assert_eq!(won(GameName::Awale, 1), None, "not chosen there");
        assert_eq!(won(GameName::Owari, 1), Some(level(2)));
        let form = choices.open(GameName::Owari);
        assert_eq!(form.players.north, Player::Kete(level(2)));
        // A level that was chosen stays.
        let mut form = form;
        form.apply(&FormIntent::Matched(false), &mut choices);
        form.apply(&FormIntent::Player(Side::North, Player::Kete(level(7))), &mut choices);
        choices.remember(&form);
        assert_eq!(choices.game_ended(GameName::Owari, level(7), PersonResult::Won), None);
        assert_eq!(choices.open(GameName::Owari).players.north, Player::Kete(level(7)));
        // Chosen again, the level goes on where it was.
        let mut form = choices.open(GameName::Owari);
        form.apply(&FormIntent::Matched(true), &mut choices);
        assert_eq!(form.players.north, Player::Kete(level(2)));
        // Two people have no level of Kete.
        form.apply(&FormIntent::Player(Side::North, Player::Friend), &mut choices);
        assert!(!form.is_matched());
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
