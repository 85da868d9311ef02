//! The texts of rules, options, games, levels and words by their ids.

use std::sync::LazyLock;

use super::schema::{
    GameText, GameTexts, LevelText, LevelTexts, OptionText, OptionTexts, RuleText, RuleTexts,
    WordTexts,
};
use crate::rules::{GameName, RuleId};

/// Reads a bundled file of texts. Its form was checked when the program was built.
pub(super) fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    ron::from_str(text).unwrap_or_else(|error| panic!("assets/texts/{name}: {error}"))
}

static RULES: LazyLock<RuleTexts> =
    LazyLock::new(|| read("rules.ron", include_str!("../../assets/texts/en/rules.ron")));
static OPTIONS: LazyLock<OptionTexts> =
    LazyLock::new(|| read("options.ron", include_str!("../../assets/texts/en/options.ron")));
static GAMES: LazyLock<GameTexts> =
    LazyLock::new(|| read("games.ron", include_str!("../../assets/texts/en/games.ron")));
static LEVELS: LazyLock<LevelTexts> =
    LazyLock::new(|| read("levels.ron", include_str!("../../assets/texts/en/levels.ron")));

static WORDS: LazyLock<WordTexts> =
    LazyLock::new(|| read("words.ron", include_str!("../../assets/texts/en/words.ron")));

pub fn rule(rule: RuleId) -> &'static RuleText {
    &RULES[rule.id()]
}

pub fn game(game: GameName) -> &'static GameText {
    let found = GAMES.iter().find(|text| text.ruleset == game.id());
    found.expect("every game has its words: tested")
}

/// The games in the order of the start page.
pub fn games() -> impl Iterator<Item = (GameName, &'static GameText)> {
    GAMES.iter().filter_map(|text| Some((text.ruleset.parse().ok()?, text)))
}

/// The game that is offered first.
pub fn first_game() -> GameName {
    games().next().map_or(GameName::ALL[0], |(game, _)| game)
}

/// The game for people who have never played.
pub fn newcomers_game() -> GameName {
    games().find(|(_, text)| text.for_newcomers).map_or_else(first_game, |(game, _)| game)
}

pub fn option(game: GameName, option: &str) -> Option<&'static OptionText> {
    OPTIONS.get(game.id())?.iter().find(|text| text.option == option)
}

/// What a word means, if the glossary for all courses has it.
pub fn meaning(word: &str) -> Option<&'static str> {
    WORDS.get(word).map(String::as_str)
}

/// The description of a level, 1 to 10.
pub fn level(level: u8) -> &'static LevelText {
    &LEVELS[usize::from(level.clamp(1, 10) - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    #[test]
    fn every_rule_has_a_title_that_fits_and_a_sentence() {
        for id in RuleId::ALL {
            let text = rule(*id);
            assert!((3..=34).contains(&text.title.chars().count()), "{id}: {}", text.title);
            assert!(text.sentence.ends_with('.') && text.sentence.len() > 20, "{id}");
            assert!(!text.sentence.contains('!'), "{id}");
        }
        assert_eq!(RULES.len(), RuleId::ALL.len());
    }

    #[test]
    fn every_game_option_value_and_preset_has_words() {
        assert_eq!(games().count(), 9);
        for name in GameName::ALL {
            assert_eq!(game(name).ruleset, name.id());
            let ruleset = Ruleset::new(name);
            for spec in ruleset.options() {
                let text = option(name, spec.name).expect(spec.name);
                let words: Vec<&str> =
                    text.values.iter().map(|(value, _)| value.as_str()).collect();
                let mut values = spec.values.to_vec();
                values.sort();
                let mut sorted = words.clone();
                sorted.sort();
                assert_eq!(sorted, values, "{name} {}", spec.name);
            }
            assert_eq!(game(name).presets.len(), ruleset.presets().len());
        }
        assert_eq!(LEVELS.len(), 10);
    }
}
