//! Options of the rule sets as data: name, values, default, and functions to get and set a value.

use serde::{Deserialize, Serialize};

use super::rule_id::RuleId;

/// One option of a game `G`. The default is its value in [`Options::written`].
pub struct OptionSpec<G: 'static> {
    /// The technical name, such as `capture-holes`.
    pub name: &'static str,
    /// The rule that it changes.
    pub rule: RuleId,
    /// The allowed values.
    pub values: &'static [&'static str],
    /// Returns the index of the current value.
    pub get: fn(&G) -> usize,
    /// Sets the value with this index.
    pub set: fn(&mut G, usize),
}

/// A named set of option values: `(name, [(option, value), …])`.
pub type Preset = (&'static str, &'static [(&'static str, &'static str)]);

/// A game's options and presets.
pub trait Options: Copy + Default + 'static {
    /// All options in display order.
    const OPTIONS: &'static [OptionSpec<Self>];
    /// All presets.
    const PRESETS: &'static [Preset] = &[];

    /// The game with the options of its written rules.
    fn written(&self) -> Self {
        Self::default()
    }

    /// Whether this variant of the game has the option.
    fn has(&self, _name: &str) -> bool {
        true
    }
}

/// Builds an [`OptionSpec`] from its rule, its field, and its values with their words.
macro_rules! option {
    ($name:literal, $rule:ident, $($field:ident).+, [$($word:literal => $value:expr),+ $(,)?]) => {
        $crate::rules::options::OptionSpec {
            name: $name,
            rule: $crate::rules::rule_id::RuleId::$rule,
            values: &[$($word),+],
            get: |game| [$($value),+].iter().position(|value| *value == game.$($field).+).unwrap_or(0),
            set: |game, index| game.$($field).+ = [$($value),+][index],
        }
    };
}
pub(crate) use option;

/// The option `repetition-at` of a game with a field `repetition_at`.
macro_rules! repetition_at {
    () => {
        $crate::rules::options::option!("repetition-at", GameRepetition, repetition_at,
            ["2" => 2, "3" => 3, "4" => 4, "5" => 5])
    };
}
pub(crate) use repetition_at;

/// The option `repetition` of a game with a field `repetition`.
macro_rules! repetition {
    () => {
        $crate::rules::options::option!("repetition", GameRepetition, repetition, [
            "nobody" => $crate::rules::options::Share::Nobody,
            "own-side" => $crate::rules::options::Share::OwnSide,
            "equal" => $crate::rules::options::Share::Equal,
        ])
    };
}
pub(crate) use repetition;

/// Who gets the seeds left on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Share {
    /// Nobody: they stay on the board and do not count.
    #[default]
    Nobody,
    /// Each player takes the seeds in his own holes.
    OwnSide,
    /// Each player takes half; an odd seed stays on the board.
    Equal,
}
