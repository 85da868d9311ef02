//! A game with its options.

use super::board::{BoardShape, Place};
use super::contract::{Game, GameState};
use super::facts::Facts;
use super::game_name::GameName;
use super::games::{Position, Ruleset, each_ruleset};
use super::options::{OptionSpec, Options, Preset, Share};
use super::rule_id::RuleId;
use super::rule_kind::RuleKind;
use super::setup::{Setup, SetupFault};

impl GameName {
    /// What is true of the game under all its options.
    pub fn facts(self) -> &'static Facts {
        Ruleset::new(self).facts()
    }
}

/// An option with its current value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// Its technical name.
    pub name: &'static str,
    /// The rule that it changes.
    pub rule: RuleId,
    /// The current value.
    pub value: &'static str,
    /// The value in the written rules.
    pub default: &'static str,
    /// All allowed values.
    pub values: &'static [&'static str],
}

impl OptionValue {
    /// Whether the value differs from the written rules.
    pub fn is_changed(&self) -> bool {
        self.value != self.default
    }
}

/// Why an option could not be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no such option.
    UnknownOption {
        /// The name asked for.
        name: String,
        /// The game's options.
        allowed: Vec<&'static str>,
    },
    /// The option (or `preset`) has no such value.
    UnknownValue {
        /// The option.
        name: String,
        /// The value asked for.
        value: String,
        /// Its values.
        allowed: Vec<&'static str>,
    },
}

fn assign<G: Options>(game: &mut G, name: &str, value: &str) -> Result<(), OptionError> {
    let specs = || G::OPTIONS.iter().filter(|spec| game.has(spec.name));
    let unknown_value = |allowed| OptionError::UnknownValue {
        name: name.to_owned(),
        value: value.to_owned(),
        allowed,
    };
    if name == "preset" {
        let all = G::PRESETS;
        let preset = all.iter().find(|(preset, _)| *preset == value);
        let Some((_, settings)) = preset else {
            return Err(unknown_value(all.iter().map(|(preset, _)| *preset).collect()));
        };
        return settings.iter().try_for_each(|(name, value)| assign(game, name, value));
    }
    let Some(spec) = specs().find(|spec| spec.name == name) else {
        let allowed = specs().map(|spec| spec.name).collect();
        return Err(OptionError::UnknownOption { name: name.to_owned(), allowed });
    };
    let Some(index) = spec.values.iter().position(|allowed| *allowed == value) else {
        return Err(unknown_value(spec.values.to_vec()));
    };
    (spec.set)(game, index);
    Ok(())
}

fn presets_of<G: Options>(_: &G) -> &'static [Preset] {
    G::PRESETS
}

fn options_of<G: Options>(game: &G) -> Vec<OptionValue> {
    let written = game.written();
    let specs = G::OPTIONS.iter().filter(|spec| game.has(spec.name));
    let value = |spec: &OptionSpec<G>| OptionValue {
        name: spec.name,
        rule: spec.rule,
        value: spec.values[(spec.get)(game)],
        default: spec.values[(spec.get)(&written)],
        values: spec.values,
    };
    specs.map(value).collect()
}

fn laid_out<G: Game>(game: G, setup: &Setup) -> (G, G::State) {
    (game, G::State::lay_out(setup))
}

impl Ruleset {
    /// Which game it is.
    pub fn name(&self) -> GameName {
        self.facts().name
    }

    /// The options that can change the game, with their current values. If no position can occur
    /// twice, the options about repetition are left out; a saved game may still set them.
    pub fn choices(&self) -> Vec<OptionValue> {
        let mut choices = self.options();
        if !self.facts().can_repeat {
            choices.retain(|option| option.rule.kind() != RuleKind::Repetition);
        }
        choices
    }

    /// Every option with its current value.
    pub fn options(&self) -> Vec<OptionValue> {
        each_ruleset!(self, game => options_of(game))
    }

    /// What is true of the game under all its options.
    pub fn facts(&self) -> &'static Facts {
        each_ruleset!(self, game => game.facts())
    }

    /// The option setting without which a rule never applies; `None` if it can apply with the
    /// present options.
    pub fn needs(&self, rule: RuleId) -> Option<&'static str> {
        each_ruleset!(self, game => game.needs(rule))
    }

    /// Whether the rule forbids moves with the present options.
    pub fn forbids(&self, rule: RuleId) -> bool {
        each_ruleset!(self, game => game.forbids(rule))
    }

    /// A player with at most this many seeds after a round has lost the match; `None` in a game
    /// without rounds.
    pub fn lost_at(&self) -> Option<u16> {
        each_ruleset!(self, game => game.lost_at())
    }

    /// The value of an option; `None` if the game does not have it.
    pub fn option(&self, name: &str) -> Option<&'static str> {
        let options = self.options();
        options.iter().find(|option| option.name == name).map(|option| option.value)
    }

    /// The game's presets.
    pub fn presets(&self) -> &'static [Preset] {
        each_ruleset!(self, game => presets_of(game))
    }

    /// Sets one option, or with the name `preset` all options of a preset.
    ///
    /// # Errors
    /// An unknown option or value lists the allowed ones; the rule set stays as it was.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        each_ruleset!(self, game => assign(game, name, value))
    }

    /// The number of seeds in the game.
    pub fn set_size(&self) -> u16 {
        each_ruleset!(self, game => game.set())
    }

    /// `game.repetition` ends the game when a position occurs this many times.
    pub fn repetition_at(&self) -> u8 {
        each_ruleset!(self, game => game.repetition_at)
    }

    /// Who gets the remaining seeds after a repetition.
    pub fn repetition(&self) -> Share {
        each_ruleset!(self, game => game.repetition())
    }

    /// The start position.
    pub fn start(&self) -> Position {
        each_ruleset!(*self, game => (game, game.start()).into())
    }

    /// The only way from a set-up to a position. If a rule already ends the game in it, the
    /// position is a finished game.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn position(&self, setup: &Setup) -> Result<Position, Vec<SetupFault>> {
        let faults = self.faults(setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut position: Position = each_ruleset!(*self, game => laid_out(game, setup).into());
        position.settle();
        Ok(position)
    }

    /// Everything that is wrong with a set-up (`game.setup`).
    fn faults(&self, setup: &Setup) -> Vec<SetupFault> {
        let fits = match setup.shape {
            BoardShape::TwoRows { holes } if self.facts().has_rounds => {
                [2, 3, 4, 6].contains(&holes)
            }
            shape => shape == self.name().shape(),
        };
        if !fits {
            return vec![SetupFault::WrongBoard];
        }
        let set = self.set_size();
        let mut faults = Vec::new();
        let holes = setup.shape.holes();
        let in_holes = holes.clone().map(|hole| (Place::Hole(hole), setup.seeds_in(hole).total()));
        let beside = super::Side::ALL.map(|side| (setup.store_place(side), setup.stores[side]));
        for (place, seeds) in in_holes.chain(beside) {
            if seeds > set {
                faults.push(SetupFault::TooLarge { place, set });
            }
        }
        if setup.shape != BoardShape::Ring {
            let blue = holes.filter(|hole| setup.seeds_in(*hole).blue > 0);
            faults.extend(blue.map(SetupFault::BlueSeed));
        }
        if setup.total() > set as u32 {
            faults.push(SetupFault::TooMany { have: setup.total(), set });
        }
        faults.extend(each_ruleset!(self, game => game.faults(setup)));
        faults
    }
}
