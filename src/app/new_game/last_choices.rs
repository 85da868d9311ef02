//! The last choices on disk: `new_game.ron` in the folder of the settings. Each field that cannot
//! be read falls back on its own, and the file is set aside before it is written anew.
//!
//! ```text
//! {
//!     "last": "awale",
//!     "awale": {
//!         "south": "you",
//!         "north": "kete 6",
//!         "capture-holes": "2",
//!         "start": "usual",
//!     },
//! }
//! ```
//!
//! A game's table holds its players (`"north-friend": "Ben"`, `"north-seed": "blue"` for another
//! person), the options that differ from the written rules, the position set up last, what the
//! tutor does, whether only own holes are counted, and a clock such as `game 600 5 loses`. Where
//! Kete's level
//! follows the person's results it also holds `"matched": "yes"`, `"matched-level": "3"` and
//! `"matched-streak": "-1"`, one loss.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ron::Value;

use super::matched_level::MatchedLevel;
use super::state::{LastChoices, NewGameForm};
use crate::app::clock;
use crate::app::kept_file::{Kept, PartRead};
use crate::files::{Merged, Misread};
use crate::game::{EngineName, GameTag, Level, Person, PersonName, Player, SeedColour};
use crate::rules::{GameName, Setup, Side};
use crate::texts::messages as say;
use crate::tutor::PersonResult;

/// The fields of the other person on a side: the name and the seed.
const FRIENDS: [(Side, &str, &str); 2] =
    [(Side::South, "south-friend", "south-seed"), (Side::North, "north-friend", "north-seed")];
const USUAL: &str = "usual";
const SET_UP: &str = "set-up";

type ChoicesText = BTreeMap<String, Value>;

impl LastChoices {
    fn parse(bytes: &[u8]) -> Option<(LastChoices, bool)> {
        let text = std::str::from_utf8(bytes).ok()?;
        ron::from_str::<ChoicesText>(text).ok().map(LastChoices::of)
    }

    /// The choices of a table, and whether everything in it was understood.
    fn of(table: ChoicesText) -> (LastChoices, bool) {
        let mut fields = ChoiceFields { table, is_whole: true };
        let last_game = fields.take("last", |name| name.parse().ok());
        let mut choices = LastChoices { last_game, ..LastChoices::default() };
        for name in GameName::ALL {
            let Some(value) = fields.table.remove(name.id()) else { continue };
            let Value::Map(map) = value else {
                fields.is_whole = false;
                continue;
            };
            let size = map.len();
            let entries = map.iter().filter_map(|(key, value)| match key {
                Value::String(key) => Some((key.clone(), value.clone())),
                _ => None,
            });
            let table: ChoicesText = entries.collect();
            let mut of_game = ChoiceFields { is_whole: table.len() == size, table };
            choices.last.insert(name, form(name, &mut of_game));
            if let Some(matched) = matched_level(&mut of_game) {
                choices.matched.insert(name, matched);
            }
            fields.is_whole &= of_game.is_all_read();
        }
        let is_whole = fields.is_all_read();
        (choices, is_whole)
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let mut out = String::from("// The last choice of each new game.\n{\n");
        let mut line = |line: String| {
            let _ = writeln!(out, "{line},");
        };
        if let Some(name) = self.last_game {
            line(format!("    \"last\": {:?}", name.id()));
        }
        for name in GameName::ALL {
            let Some(form) = self.last.get(&name) else { continue };
            let matched = self.matched.get(&name).into_iter().flat_map(matched_fields);
            let fields: Vec<String> = fields(form)
                .into_iter()
                .chain(matched)
                .map(|(key, value)| format!("        {key:?}: {value:?},\n"))
                .collect();
            line(format!("    {:?}: {{\n{}    }}", name.id(), fields.concat()));
        }
        out.push_str("}\n");
        out
    }
}

/// Fields that are read one by one.
struct ChoiceFields {
    /// Those not read yet.
    table: ChoicesText,
    /// Each one that was there was understood so far.
    is_whole: bool,
}

impl ChoiceFields {
    /// Reads a field; one that is missing or wrong is none.
    fn take<T>(&mut self, key: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let read = match self.table.remove(key)? {
            Value::String(word) => read(&word),
            _ => None,
        };
        self.is_whole &= read.is_some();
        read
    }

    /// Whether nothing is left over, and everything was understood.
    fn is_all_read(&self) -> bool {
        self.is_whole && self.table.is_empty()
    }
}

fn fields(form: &NewGameForm) -> Vec<(&'static str, String)> {
    let mut fields: Vec<(&'static str, String)> = Vec::new();
    for (side, key) in [(Side::South, "south"), (Side::North, "north")] {
        let player = match form.players[side] {
            Player::You => "you".to_owned(),
            Player::Friend => "friend".to_owned(),
            Player::FarAway(_) => "far-away".to_owned(),
            Player::Kete(level) => format!("kete {}", level.get()),
            Player::Engine(name) => format!("engine {name}"),
        };
        fields.push((key, player));
    }
    for (side, key) in [(Side::South, "south-level"), (Side::North, "north-level")] {
        fields.push((key, form.levels[side].get().to_string()));
    }
    for (side, name, seed) in FRIENDS {
        let person = form.friends[side];
        fields.extend(person.name.map(|found| (name, found.to_string())));
        fields.extend(person.seed.map(|found| (seed, found.id().to_owned())));
    }
    for option in form.ruleset.options() {
        if option.is_changed() {
            fields.push((option.name, option.value.to_owned()));
        }
    }
    let start = if form.from_set_up { SET_UP } else { USUAL };
    fields.push(("start", start.to_owned()));
    if let Some(setup) = &form.set_up {
        fields.push(("position", setup.to_string()));
    }
    fields.push(("own-counts", if form.own_counts { "yes" } else { "no" }.to_owned()));
    if let Some(clock) = &form.clock {
        fields.push(("clock", clock::choice::written(clock)));
    }
    if form.matches_person {
        fields.push(("matched", "yes".to_owned()));
    }
    fields
}

fn matched_fields(matched: &MatchedLevel) -> [(&'static str, String); 2] {
    [
        ("matched-level", matched.level.get().to_string()),
        ("matched-streak", matched.streak.to_string()),
    ]
}

fn level(text: &str) -> Option<Level> {
    text.parse().ok().and_then(Level::new)
}

fn matched_level(fields: &mut ChoiceFields) -> Option<MatchedLevel> {
    let level = fields.take("matched-level", level);
    let streak = fields.take("matched-streak", MatchedLevel::read_streak);
    Some(MatchedLevel { level: level?, streak: streak.unwrap_or(0) })
}

fn form(name: GameName, fields: &mut ChoiceFields) -> NewGameForm {
    let mut form = NewGameForm::of(name);
    for (side, player, usual) in
        [(Side::South, "south", "south-level"), (Side::North, "north", "north-level")]
    {
        if let Some(level) = fields.take(usual, level) {
            form.levels[side] = level;
        }
        let read = fields.take(player, |player| match player {
            "you" => Some(Player::You),
            "friend" => Some(Player::Friend),
            "far-away" => Some(Player::FarAway(GameTag::default())),
            other if other.starts_with("engine ") => {
                EngineName::new(&other["engine ".len()..]).map(Player::Engine)
            }
            kete => level(kete.strip_prefix("kete ")?).map(Player::Kete),
        });
        if let Some(player) = read {
            form.seat(side, player);
        }
    }
    for (side, name, seed) in FRIENDS {
        form.friends[side] = Person {
            name: fields.take(name, PersonName::new),
            seed: fields.take(seed, SeedColour::from_id),
        };
    }
    for option in form.ruleset.options() {
        fields.take(option.name, |value| form.ruleset.set(option.name, value).ok());
    }
    form.set_up = fields.take("position", |text| Setup::parse(name, text).ok());
    let starts =
        fields.take("start", |word| [USUAL, SET_UP].contains(&word).then(|| word == SET_UP));
    form.from_set_up = starts == Some(true) && form.set_up.is_some();
    // Written by earlier versions; today the settings keep it.
    fields.take("tutor", |_| Some(()));
    let own =
        fields.take("own-counts", |word| ["yes", "no"].contains(&word).then(|| word == "yes"));
    form.own_counts = own == Some(true);
    let matched =
        fields.take("matched", |word| ["yes", "no"].contains(&word).then(|| word == "yes"));
    form.matches_person = matched == Some(true);
    form.clock = fields.take("clock", clock::choice::read);
    form
}

/// A change of the last choices.
pub enum ChoicesChange {
    /// A form was played: it is the last choice of its game.
    Chosen(Box<NewGameForm>),
    /// A game against Kete at this level has ended.
    Ended(GameName, Level, PersonResult),
}

impl Merged for LastChoices {
    type Change = ChoicesChange;

    fn read(bytes: &[u8]) -> Result<LastChoices, Misread> {
        match LastChoices::parse(bytes) {
            Some((choices, true)) => Ok(choices),
            _ => Err(Misread::Damaged),
        }
    }

    fn text(&self) -> String {
        LastChoices::text(self)
    }

    fn apply(&mut self, change: &ChoicesChange) {
        match change {
            ChoicesChange::Chosen(form) => self.remember(form),
            ChoicesChange::Ended(name, level, result) => {
                self.game_ended(*name, *level, *result);
            }
        }
    }
}

impl Kept for LastChoices {
    const FILE: &'static str = "new_game.ron";
    const MAX_BYTES: u64 = 1 << 20;
    const THREAD: &'static str = "last choices";
    const WRITES: fn() -> &'static str = say::closing::writing_choices;

    fn read_in_part(bytes: &[u8]) -> Option<PartRead<LastChoices>> {
        let (contents, is_whole) = LastChoices::parse(bytes)?;
        let in_part = |name: &str| say::settings::ChoicesInPart { name }.text();
        let set_aside = (!is_whole).then_some(("damaged", in_part as fn(&str) -> String));
        Some(PartRead { set_aside, ..PartRead::whole(contents) })
    }

    fn damaged(name: &str) -> String {
        say::settings::ChoicesDamaged { name }.text()
    }

    fn unreadable(why: &str) -> String {
        say::settings::ChoicesUnreadable { why }.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    use crate::app::kept_file::Found;
    use crate::background::Mode;
    use crate::rules::Ruleset;

    fn read(path: PathBuf) -> Found<LastChoices> {
        Found::read(path)
    }

    fn chosen() -> LastChoices {
        let mut choices = LastChoices::default();
        for name in GameName::ALL {
            let mut form = NewGameForm::of(name);
            for option in form.ruleset.options() {
                let other = option.values.iter().find(|value| **value != option.default);
                form.ruleset.set(option.name, other.expect("another value")).expect("allowed");
            }
            form.seat(Side::South, Player::Kete(Level::HIGHEST));
            form.seat(Side::North, Player::Friend);
            form.set_up = Some(Ruleset::new(name).start().setup());
            form.from_set_up = true;
            form.own_counts = true;
            form.clock = clock::choice::read("game 600 5 counts-on");
            assert!(form.clock.is_some());
            choices.remember(&form);
        }
        choices
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/new_game.ron");
        let choices = chosen();
        let file = read(path.clone()).start(Mode::Threads, || ());
        for name in GameName::ALL {
            file.keep(ChoicesChange::Chosen(Box::new(choices.last[&name].clone())));
        }
        drop(file);
        let found = read(path);
        assert!(found.may_keep && !found.is_behind() && found.messages.is_empty(), "{found:?}");
        assert_eq!(found.contents.last, choices.last);
        assert_eq!(found.contents.last_game, Some(GameName::Ring));
        let none = read(PathBuf::from("/no/such/file"));
        assert_eq!(LastChoices::default().text(), none.contents.text());
        assert!(none.may_keep && none.messages.is_empty());
    }

    #[test]
    fn a_level_that_follows_the_results_is_kept_for_its_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new_game.ron");
        let level = |number| Level::new(number).expect("a level");
        let mut form = NewGameForm::of(GameName::Ring);
        form.seat(Side::North, Player::Kete(level(3)));
        form.matches_person = true;
        let file = read(path.clone()).start(Mode::Threads, || ());
        file.keep(ChoicesChange::Chosen(Box::new(form.clone())));
        for _ in 0..3 {
            file.keep(ChoicesChange::Ended(GameName::Ring, level(3), PersonResult::Lost));
        }
        file.keep(ChoicesChange::Ended(GameName::Ring, level(2), PersonResult::Won));
        drop(file);
        let found = read(path);
        assert!(!found.is_behind() && found.messages.is_empty(), "{found:?}");
        let mut choices = found.contents;
        assert_eq!(choices.last[&GameName::Ring], form);
        let matched = MatchedLevel { level: level(2), streak: 1 };
        assert_eq!(choices.matched.get(&GameName::Ring), Some(&matched));
        assert_eq!(choices.open(GameName::Ring).players.north, Player::Kete(level(2)));
    }

    #[test]
    fn a_file_without_the_newer_fields_is_whole() {
        let text = r#"{ "last": "awale", "awale": { "south": "you", "north": "kete 6" } }"#;
        let (choices, is_whole) = LastChoices::of(ron::from_str(text).expect("RON"));
        assert!(is_whole && choices.matched.is_empty());
        assert!(!choices.last[&GameName::Awale].matches_person);
        assert!(!choices.text().contains("matched"));
        let text = r#"{ "awale": { "matched-level": "3", "matched-streak": "2" } }"#;
        let (choices, is_whole) = LastChoices::of(ron::from_str(text).expect("RON"));
        assert!(!is_whole, "after two in a row there is no row");
        let level = Level::new(3).expect("a level");
        let matched = MatchedLevel::starting_at(level);
        assert_eq!(choices.matched.get(&GameName::Awale), Some(&matched));
    }

    #[test]
    fn each_field_falls_back_on_its_own() {
        let text = r#"{
            "last": 7,
            "awale": {
                "south": "nobody", "north": "kete 11", "capture-holes": "2", "over-limit": "all",
                "position": "4,4/", "start": "set-up", "own-counts": "yes", 3: "x", "new": [1],
            },
            "owari": "gone",
            "chess": {},
        }"#;
        let (choices, is_whole) = LastChoices::of(ron::from_str(text).expect("RON"));
        assert!(!is_whole);
        assert_eq!(choices.last_game, None);
        assert_eq!(choices.last.len(), 1);
        let form = &choices.last[&GameName::Awale];
        assert_eq!(form.players, NewGameForm::of(GameName::Awale).players);
        assert_eq!(form.changed(), 1);
        assert!(form.own_counts && !form.from_set_up && form.set_up.is_none());
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside_and_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new_game.ron");
        for (number, bytes) in [(1, &b"{ \"last\": "[..]), (2, b"{ \"last\": \"\xFF\" }")] {
            std::fs::write(&path, bytes).expect("a file");
            let found = read(path.clone());
            assert!(found.contents.last.is_empty() && found.may_keep && !found.is_behind());
            let aside = format!("new_game.damaged-{number}.ron");
            assert!(found.messages.first().is_some_and(|text| text.contains(&aside)), "{aside}");
            assert_eq!(std::fs::read(folder.path().join(aside)).expect("kept"), bytes);
            assert!(!path.exists() && read(path.clone()).messages.is_empty(), "told once");
        }
    }

    #[test]
    fn a_field_that_cannot_be_read_keeps_the_file_aside_and_the_rest() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new_game.ron");
        let good = r#""south": "you", "capture-holes": "2""#;
        for bad in [r#""north": "kete 11""#, r#""new": "x""#, r#""start": "here""#, "3: 4"] {
            let text = format!("{{ \"awale\": {{ {good}, {bad} }} }}");
            std::fs::write(&path, &text).expect("a file");
            let found = read(path.clone());
            assert!(found.may_keep && found.is_behind() && !path.exists(), "{bad}");
            assert_eq!(found.contents.last[&GameName::Awale].changed(), 1, "{bad}");
            let message = found.messages.first().expect("a message");
            let aside =
                message.split_whitespace().find(|word| word.starts_with("new_game.damaged-"));
            let aside = aside.expect("named").trim_end_matches([';', '.']);
            assert_eq!(std::fs::read_to_string(folder.path().join(aside)).expect("kept"), text);
        }
    }

    #[test]
    fn what_cannot_be_opened_is_not_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        // A folder has the file's name.
        let found = read(folder.path().to_owned());
        assert!(!found.may_keep && !found.is_behind() && !found.messages.is_empty());
    }
}
