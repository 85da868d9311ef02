//! The texts of rules, options, games, levels and words by their ids.

use std::collections::BTreeMap;

use ron::error::SpannedError;
use serde::de::DeserializeOwned;

use super::schema::{
    GameText, GameTexts, LevelText, LevelTexts, OptionText, OptionTexts, RuleSentences, RuleText,
    RuleTexts, WordTexts,
};
use crate::rules::{GameName, RuleId};
use crate::texts::{Language, Missing, PerLanguage, Translated};

/// The form of a file of texts that a language may have, whole or in part.
pub(super) trait Texts: DeserializeOwned {
    /// Takes the texts that another language has in place of these.
    fn replace(&mut self, with: Self);
}

impl<T: DeserializeOwned> Texts for BTreeMap<String, T> {
    fn replace(&mut self, with: Self) {
        self.extend(with);
    }
}

impl Texts for GameTexts {
    fn replace(&mut self, with: Self) {
        for text in with {
            if let Some(same) = self.iter_mut().find(|known| known.ruleset == text.ruleset) {
                *same = text;
            }
        }
    }
}

impl Texts for LevelTexts {
    fn replace(&mut self, with: Self) {
        for (same, text) in self.iter_mut().zip(with) {
            *same = text;
        }
    }
}

/// The texts of a file in a language; in English where the language has none.
pub(super) fn texts<T: Texts>(name: &str, language: Language) -> T {
    let read = |language: Language| ron::from_str::<T>(language.file(name).unwrap_or_default());
    // The build has checked the bundled ones; the check of a language says why another cannot be
    // read.
    let mut texts =
        read(Language::ENGLISH).unwrap_or_else(|error| panic!("assets/texts/{name}: {error}"));
    if language != Language::ENGLISH
        && let Ok(own) = read(language)
    {
        texts.replace(own);
    }
    texts
}

/// What a language lacks of the texts by id, and what is wrong with those that it has.
pub fn translated_texts(language: Language) -> Translated {
    let mut all = Translated::default();
    let in_map = |name: &str, ids: &dyn Fn(&str) -> Result<Vec<String>, SpannedError>| {
        let english = Language::ENGLISH.file(name).map(ids);
        let english = english.and_then(Result::ok).unwrap_or_default();
        let own = match language.file(name).map(ids) {
            None => Vec::new(),
            Some(Ok(own)) => own,
            Some(Err(error)) => {
                let (line, why) = (error.span.start.line, error.code);
                let fault = format!("{}/{name}:{line}: {why}", language.code());
                return Translated { faults: vec![fault], missing: Vec::new() };
            }
        };
        let unknown = own.iter().filter(|id| !english.contains(id));
        let faults = unknown.map(|id| format!("{}/{name}: {id} is not used", language.code()));
        let lacking = english.iter().filter(|id| !own.contains(id));
        let missing =
            lacking.map(|id| Missing { file: name.to_owned(), english: format!("{id}\n") });
        Translated { faults: faults.collect(), missing: missing.collect() }
    };
    let keys = |text: &str| Ok(ron::from_str::<RuleTexts>(text)?.into_keys().collect());
    all.add(in_map("rules.ron", &keys));
    let keys = |text: &str| Ok(ron::from_str::<RuleSentences>(text)?.into_keys().collect());
    all.add(in_map("rules_as_set.ron", &keys));
    let options = |text: &str| {
        let of_game = |(game, options): (String, Vec<OptionText>)| {
            options.into_iter().map(move |option| format!("{game} {}", option.option))
        };
        Ok(ron::from_str::<OptionTexts>(text)?.into_iter().flat_map(of_game).collect())
    };
    all.add(in_map("options.ron", &options));
    let games = |text: &str| {
        Ok(ron::from_str::<GameTexts>(text)?.into_iter().map(|it| it.ruleset).collect())
    };
    all.add(in_map("games.ron", &games));
    let levels = |text: &str| {
        let levels = ron::from_str::<LevelTexts>(text)?;
        Ok((1..=levels.len()).map(|level| format!("level {level}")).collect())
    };
    all.add(in_map("levels.ron", &levels));
    if language.file("words.ron").is_none() {
        let english = "the words of the courses and their meanings\n".to_owned();
        all.missing.push(Missing { file: "words.ron".to_owned(), english });
    }
    all
}

static RULES: PerLanguage<RuleTexts> = PerLanguage::new(|language| texts("rules.ron", language));
static OPTIONS: PerLanguage<OptionTexts> =
    PerLanguage::new(|language| texts("options.ron", language));
static GAMES: PerLanguage<GameTexts> = PerLanguage::new(|language| texts("games.ron", language));
static LEVELS: PerLanguage<LevelTexts> = PerLanguage::new(|language| texts("levels.ron", language));
static WORDS: PerLanguage<WordTexts> = PerLanguage::new(|language| texts("words.ron", language));
static OWN_WORDS: PerLanguage<WordTexts> = PerLanguage::new(|language| {
    ron::from_str(language.file("words.ron").unwrap_or_default()).unwrap_or_default()
});

pub fn rule(rule: RuleId) -> &'static RuleText {
    &RULES.get()[rule.id()]
}

pub fn game(game: GameName) -> &'static GameText {
    let found = GAMES.get().iter().find(|text| text.ruleset == game.id());
    found.expect("every game has its words: tested")
}

/// The games in the order of the start page.
pub fn games() -> impl Iterator<Item = (GameName, &'static GameText)> {
    GAMES.get().iter().filter_map(|text| Some((text.ruleset.parse().ok()?, text)))
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
    OPTIONS.get().get(game.id())?.iter().find(|text| text.option == option)
}

/// What a word means, if the glossary for all courses has it.
pub fn meaning(word: &str) -> Option<&'static str> {
    WORDS.get().get(word).map(String::as_str)
}

/// The words of the language of the window that have a meaning, in alphabetical order. Lessons in
/// English find theirs too, but nobody who writes in another language looks for them.
pub fn glossary() -> impl Iterator<Item = &'static str> {
    let own = OWN_WORDS.get();
    if own.is_empty() { WORDS.get() } else { own }.keys().map(String::as_str)
}

/// The description of a level, 1 to 10.
pub fn level(level: u8) -> &'static LevelText {
    &LEVELS.get()[usize::from(level.clamp(1, 10) - 1)]
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
        assert_eq!(RULES.get().len(), RuleId::ALL.len());
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
        assert_eq!(LEVELS.get().len(), 10);
    }
}
