//! What is said to people about rules, games, files and lessons: chooses the message in
//! `assets/texts` that fits, and what is put into it. Rule texts and names of games by their ids.

pub mod analyse;
mod arguments;
mod as_set;
pub mod bench;
pub mod convert;
pub mod crash;
pub mod drills;
pub mod ending;
mod errors;
mod forms;
mod hints;
pub mod lessons;
pub mod match_play;
mod move_list;
mod no_capture;
mod ogn;
pub mod pictures;
mod reasons;
mod refusals;
pub mod rule_pages;
mod saves;
pub mod schema;
pub mod sheet;
pub mod tables;
pub mod tune;
pub mod turns;
pub mod tutor;
pub mod window;

use crate::texts::messages::common as say;
use std::sync::LazyLock;

use crate::rules::{GameName, RuleId};
use schema::{
    GameText, GameTexts, LevelTexts, OptionText, OptionTexts, RuleText, RuleTexts, WordTexts,
};

pub use as_set::sentence;
pub use errors::faults;
pub use forms::form;
pub use hints::{Outlook, Threat, hint};
pub use move_list::move_list;
pub use reasons::{holds_no, must_feed, refusal_seen, why_not};
pub use refusals::refusal;
pub use saves::{not_replaced, system_reason, write_reason};

/// Reads one of the bundled word files. Their form was checked when the program was built.
fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
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

/// The words of a rule.
pub fn rule(rule: RuleId) -> &'static RuleText {
    &RULES[rule.id()]
}

/// The words of a game.
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

/// The words of an option.
pub fn option(game: GameName, option: &str) -> Option<&'static OptionText> {
    OPTIONS.get(game.id())?.iter().find(|text| text.option == option)
}

/// What a word of the courses means, where the list for all courses has it.
pub fn meaning(word: &str) -> Option<&'static str> {
    WORDS.get(word).map(String::as_str)
}

/// What a level (1 to 10) of the computer is like.
pub fn level(level: u8) -> &'static str {
    LEVELS.get(level.saturating_sub(1) as usize).map_or("", String::as_str)
}

/// `1 seed`, `4 seeds`.
pub fn seeds(count: impl Into<u32>) -> String {
    say::Seeds { count: count.into() }.text()
}

/// A number with its noun in the right number.
pub fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// `the last seed`, `the last 4 seeds`.
pub fn last_seeds(count: impl Into<u32>) -> String {
    say::TheLastSeeds { count: count.into() }.text()
}

/// A chance, 0 to 1, in whole percent. What is not proven is never told as sure.
pub fn percent(chance: f64, proven: bool) -> u8 {
    let (least, most) = if proven { (0.0, 100.0) } else { (1.0, 99.0) };
    (100.0 * chance).round().clamp(least, most) as u8
}

/// `C`, `C and D`, `C, D and E`: at most eight, then how many more.
pub fn list<T: ToString>(items: &[T]) -> String {
    const MOST: usize = 8;
    let mut words: Vec<String> = items.iter().take(MOST).map(T::to_string).collect();
    if items.len() > MOST {
        words.push(say::ListMore { count: items.len() - MOST }.text());
    }
    let Some(last) = words.pop() else { return String::new() };
    match commas(&words) {
        first if first.is_empty() => last,
        first => say::ListAnd { first, last }.text(),
    }
}

/// `C, D, E`.
pub fn commas<T: AsRef<str>>(items: &[T]) -> String {
    let joined = items
        .iter()
        .map(|item| item.as_ref().to_owned())
        .reduce(|before, after| say::ListComma { before, after }.text());
    joined.unwrap_or_default()
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

    #[test]
    fn numbers_and_lists_read_well() {
        assert_eq!(seeds(1u8), "1 seed");
        assert_eq!(seeds(0u8), "0 seeds");
        let chances = [0.0, 0.001, 0.635, 1.0];
        assert_eq!(chances.map(|chance| percent(chance, false)), [1, 1, 64, 99]);
        assert_eq!(chances.map(|chance| percent(chance, true)), [0, 0, 64, 100]);
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["C"]), "C");
        assert_eq!(list(&["C", "D", "E"]), "C, D and E");
        assert_eq!(list(&[0; 10]), "0, 0, 0, 0, 0, 0, 0, 0 and 2 more");
    }
}
