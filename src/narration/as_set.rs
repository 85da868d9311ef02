//! The sentence of a rule, adapted to the options of a game.

use super::by_id::{rule, texts};
use super::lists::counted;
use super::schema::{RuleAsSet, RuleSentences};
use crate::rules::{OptionValue, RuleId, Ruleset};
use crate::texts::PerLanguage;
use crate::texts::messages::common as say;

static SENTENCES: PerLanguage<RuleSentences> =
    PerLanguage::new(|language| texts("rules_as_set.ron", language));

/// The sentence of a rule in a game with these options.
pub fn sentence(ruleset: &Ruleset, id: RuleId) -> String {
    let options = ruleset.options();
    let fits = |text: &&RuleAsSet| {
        let game = ruleset.name();
        let is_set = |(name, value): &(String, String)| {
            options.iter().any(|option| option.name == name && option.value == value)
        };
        let named = text.games.iter().any(|of| of == game.id());
        (text.games.is_empty() || named) && text.when.iter().all(is_set)
    };
    let found = SENTENCES.get().get(id.id()).and_then(|texts| texts.iter().find(fits));
    match found {
        Some(text) => filled(&text.sentence, &options),
        None => rule(id).sentence.clone(),
    }
}

/// Replaces option names in braces by their values.
fn filled(sentence: &str, options: &[OptionValue]) -> String {
    let mut parts = sentence.split('{');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (inside, rest) = part.split_once('}').unwrap_or((part, ""));
        text.push_str(&value(inside, options));
        text.push_str(rest);
    }
    text
}

/// `seeds` is the value, `seeds seed seeds` counts with it, `repetition-at th` says `third`.
fn value(inside: &str, options: &[OptionValue]) -> String {
    let mut words = inside.split(' ');
    let name = words.next().unwrap_or_default();
    let value = options.iter().find(|option| option.name == name).map_or("", |it| it.value);
    let number = value.parse().unwrap_or(0);
    match (words.next(), words.next()) {
        (Some(one), Some(many)) => counted(number, one, many),
        (Some(_), None) => say::Ordinal { number }.text(),
        _ => value.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;

    fn with(game: GameName, option: &str, value: &str, id: RuleId) -> String {
        let mut ruleset = Ruleset::new(game);
        ruleset.set(option, value).expect("an option of the game");
        sentence(&ruleset, id)
    }

    #[test]
    fn sentences_follow_the_options() {
        let slam = |value| with(GameName::Owari, "grand-slam", value, RuleId::OwariGrandSlam);
        assert!(slam("no-capture").ends_with("but it takes nothing."));
        assert!(slam("forbidden").ends_with("may not be played."));
        let seeds = |value| with(GameName::Basic, "seeds", value, RuleId::BasicSetup);
        assert!(seeds("1").contains("with 1 seed.") && seeds("4").contains("with 4 seeds."));
        let again = |value| with(GameName::Owari, "repetition-at", value, RuleId::GameRepetition);
        assert!(again("2").contains("for the second time") && again("5").contains("the fifth"));
        let own = sentence(&Ruleset::new(GameName::Owari), RuleId::OwariSkip);
        assert_eq!(own, rule(RuleId::OwariSkip).sentence);
    }

    #[test]
    fn every_entry_names_existing_rules_and_options() {
        let options = |id: &str| {
            let games =
                GameName::ALL.into_iter().filter(move |game| id.is_empty() || game.id() == id);
            games.flat_map(|game| Ruleset::new(game).options()).collect::<Vec<_>>()
        };
        for (id, texts) in SENTENCES.get() {
            assert!(id.parse::<RuleId>().is_ok(), "{id}");
            for text in texts {
                assert!(text.sentence.ends_with('.') && !text.sentence.contains('!'), "{id}");
                let here: Vec<OptionValue> = match text.games.is_empty() {
                    true => options(""),
                    false => text.games.iter().flat_map(|game| options(game)).collect(),
                };
                assert!(!here.is_empty() || text.when.is_empty(), "{id}");
                for (name, value) in &text.when {
                    let known = |option: &OptionValue| {
                        option.name == name && option.values.contains(&value.as_str())
                    };
                    assert!(here.iter().any(known), "{id}: {name}={value}");
                }
                for inside in text.sentence.split('{').skip(1) {
                    let name = inside.split(['}', ' ']).next().unwrap_or_default();
                    assert!(here.iter().any(|option| option.name == name), "{id}: {name}");
                }
            }
        }
    }

    #[test]
    fn every_option_in_a_sentence_is_filled_in() {
        for game in GameName::ALL {
            let ruleset = Ruleset::new(game);
            for id in RuleId::ALL {
                let text = sentence(&ruleset, *id);
                assert!(!text.contains(['{', '}']), "{game} {id}: {text}");
            }
        }
    }
}
