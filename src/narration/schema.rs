//! The form of the text files in `assets/texts`: plain types that `build.rs` includes too, so that
//! a broken file stops the build.

use std::collections::BTreeMap;

use serde::Deserialize;

/// `rules.ron`: the words of each rule by its id.
pub type RuleTexts = BTreeMap<String, RuleText>;
/// `rules_as_set.ron`: sentences of rules under certain games and options, by the rule's id.
pub type RuleSentences = BTreeMap<String, Vec<RuleAsSet>>;
/// `options.ron`: the words of each option, by rule set in the order of listing.
pub type OptionTexts = BTreeMap<String, Vec<OptionText>>;
/// `games.ron`: the games in the order of the start page.
pub type GameTexts = Vec<GameText>;
/// `levels.ron`: the computer's levels, the weakest first.
pub type LevelTexts = Vec<LevelText>;

/// A level of the computer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelText {
    /// Its name.
    pub name: String,
    /// How it plays.
    pub line: String,
}

/// `rule_pages.ron`: what the page of a rule shows beside its words.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulePages {
    /// The rules best read next, by the rule's id.
    pub see_also: BTreeMap<String, Vec<String>>,
    /// Rules of different games about the same thing.
    pub alike: Vec<Vec<String>>,
    /// Examples of rules about which exercises ask only what is refused.
    pub examples: Vec<RuleExample>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleExample {
    pub ruleset: String,
    pub rule: String,
    /// A position string, or `start`.
    pub position: String,
    pub play: String,
}

/// What words of the courses mean.
pub type WordTexts = BTreeMap<String, String>;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// At most 34 letters.
    pub title: String,
    /// The rule in one or two sentences.
    pub sentence: String,
    pub sense: Option<String>,
}

/// The sentence of a rule for some games, under some options.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleAsSet {
    /// The rule sets it is for; all if empty.
    #[serde(default)]
    pub games: Vec<String>,
    /// Option values that must be set.
    #[serde(default)]
    pub when: Vec<(String, String)>,
    /// The sentence, perhaps with option names in braces for their values.
    pub sentence: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionText {
    pub option: String,
    pub name: String,
    pub line: String,
    /// Technical value and label.
    pub values: Vec<(String, String)>,
    /// When the option has an effect, if that depends on the others.
    pub needs: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameText {
    pub ruleset: String,
    pub name: String,
    /// Two words on the board.
    pub short: String,
    /// One line for its card.
    pub line: String,
    /// The heading above its group of cards.
    pub heading: String,
    /// Its card shows the other wood, so that neighbouring cards differ.
    #[serde(default)]
    pub other_wood: bool,
    /// Its card shows the other kind of seeds.
    #[serde(default)]
    pub other_seeds: bool,
    /// It is the game for people who have never played.
    #[serde(default)]
    pub for_newcomers: bool,
    /// How it is played, for someone who sees it for the first time.
    pub how: HowToPlay,
    /// The ids of the rules that the printed sheet shows on a board.
    pub on_sheet: Vec<String>,
    pub presets: Vec<PresetText>,
}

/// A game in a few sentences, each about one thing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HowToPlay {
    /// Who wins.
    pub aim: String,
    /// Whose holes and stores are whose.
    pub owns: String,
    /// What a player does in a turn.
    pub turn: String,
    /// How seeds are won.
    pub capture: String,
    /// When the game is over, and who gets what is left.
    pub end: String,
    /// Where the game is played, and how old it is.
    pub home: String,
    /// How long a game takes.
    pub length: String,
    /// What to know before.
    pub before: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PresetText {
    pub preset: String,
    pub label: String,
    pub line: String,
}
