//! The last choices on disk: `new_game.ron` in the folder of the settings. Each field that cannot
//! be read falls back on its own.
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
//! A game's table holds its players, the options that differ from the written rules, the position
//! set up last, what the tutor does, and whether only own holes are counted.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

use ron::Value;

use super::{Choices, Form};
use crate::files::{Folders, read_limited, write_whole};
use crate::game::{EngineName, Level, Player, Tutoring};
use crate::rules::{GameName, Setup, Side};

/// No more bytes are read.
const MOST_BYTES: u64 = 1 << 20;
const USUAL: &str = "usual";
const SET_UP: &str = "set-up";

/// The file of the last choices.
pub fn file(folders: &Folders) -> PathBuf {
    folders.config().join("new_game.ron")
}

type Table = BTreeMap<String, Value>;

impl Choices {
    /// Reads the last choices; what is missing or wrong is as if it had never been chosen. A file
    /// that cannot be read at all is set aside.
    pub fn read(path: &Path) -> Choices {
        let Ok(bytes) = read_limited(path, MOST_BYTES) else { return Choices::default() };
        let text = String::from_utf8_lossy(&bytes);
        match ron::from_str::<Table>(&text) {
            Ok(table) => Choices::of(&table),
            Err(error) => {
                log::warn!("{}: {error}", path.display());
                let aside = path.with_extension("ron.unread");
                if let Err(error) = std::fs::rename(path, &aside) {
                    log::warn!("{}: {error}", aside.display());
                }
                Choices::default()
            }
        }
    }

    fn of(table: &Table) -> Choices {
        let mut choices = Choices {
            last_game: word(table, "last").and_then(|name| name.parse().ok()),
            ..Choices::default()
        };
        for name in GameName::ALL {
            let Some(Value::Map(map)) = table.get(name.id()) else { continue };
            let entries = map.iter().filter_map(|(key, value)| match key {
                Value::String(key) => Some((key.clone(), value.clone())),
                _ => None,
            });
            choices.last.insert(name, form(name, &entries.collect()));
        }
        choices
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
            let fields: Vec<String> = fields(form)
                .into_iter()
                .map(|(key, value)| format!("        {key:?}: {value:?},\n"))
                .collect();
            line(format!("    {:?}: {{\n{}    }}", name.id(), fields.concat()));
        }
        out.push_str("}\n");
        out
    }
}

fn word<'a>(table: &'a Table, key: &str) -> Option<&'a str> {
    match table.get(key)? {
        Value::String(word) => Some(word),
        _ => None,
    }
}

fn fields(form: &Form) -> Vec<(&'static str, String)> {
    let mut fields: Vec<(&'static str, String)> = Vec::new();
    for (side, key) in [(Side::South, "south"), (Side::North, "north")] {
        let player = match form.players[side] {
            Player::You => "you".to_owned(),
            Player::Friend => "friend".to_owned(),
            Player::Kete(level) => format!("kete {}", level.get()),
            Player::Engine(name) => format!("engine {name}"),
        };
        fields.push((key, player));
    }
    for (side, key) in [(Side::South, "south-level"), (Side::North, "north-level")] {
        fields.push((key, form.levels[side].get().to_string()));
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
    if let Some(tutoring) = form.tutoring {
        fields.push(("tutor", tutoring.name().to_lowercase()));
    }
    fields.push(("own-counts", if form.own_counts { "yes" } else { "no" }.to_owned()));
    fields
}

fn form(name: GameName, table: &Table) -> Form {
    let mut form = Form::of(name);
    let level = |text: &str| text.parse().ok().and_then(Level::new);
    for (side, player, usual) in
        [(Side::South, "south", "south-level"), (Side::North, "north", "north-level")]
    {
        if let Some(level) = word(table, usual).and_then(level) {
            form.levels[side] = level;
        }
        let read = word(table, player).and_then(|player| match player {
            "you" => Some(Player::You),
            "friend" => Some(Player::Friend),
            other if other.starts_with("engine ") => {
                EngineName::new(&other["engine ".len()..]).map(Player::Engine)
            }
            kete => level(kete.strip_prefix("kete ")?).map(Player::Kete),
        });
        if let Some(player) = read {
            form.seat(side, player);
        }
    }
    for option in form.ruleset.options() {
        if let Some(value) = word(table, option.name)
            && let Err(error) = form.ruleset.set(option.name, value)
        {
            log::warn!("new_game.ron: {error}");
        }
    }
    form.set_up = word(table, "position").and_then(|text| Setup::parse(name, text).ok());
    form.from_set_up = word(table, "start") == Some(SET_UP) && form.set_up.is_some();
    form.tutoring = word(table, "tutor").and_then(|word| {
        Tutoring::ALL.into_iter().find(|tutoring| tutoring.name().to_lowercase() == word)
    });
    form.own_counts = word(table, "own-counts") == Some("yes");
    form
}

/// Writes the last choices on a thread of its own, whole or not at all, the newest last.
pub struct Keeper {
    texts: Option<Sender<String>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Writes to this file.
    pub fn new(path: PathBuf) -> Keeper {
        let (texts, received) = channel::<String>();
        let thread = std::thread::spawn(move || {
            while let Ok(mut text) = received.recv() {
                // Only the newest counts.
                while let Ok(newer) = received.try_recv() {
                    text = newer;
                }
                if let Err(error) = write_whole(&path, text.as_bytes()) {
                    log::warn!("{error}");
                }
            }
        });
        Keeper { texts: Some(texts), thread: Some(thread) }
    }

    /// Writes the choices soon.
    pub fn keep(&self, choices: &Choices) {
        if let Some(texts) = &self.texts
            && texts.send(choices.text()).is_err()
        {
            log::warn!("the last choices are not kept: their thread has ended");
        }
    }
}

impl Drop for Keeper {
    /// Waits until everything is written.
    fn drop(&mut self) {
        self.texts = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::warn!("the last choices are not kept: their thread has failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    fn chosen() -> Choices {
        let mut choices = Choices::default();
        for name in GameName::ALL {
            let mut form = Form::of(name);
            for option in form.ruleset.options() {
                let other = option.values.iter().find(|value| **value != option.default);
                form.ruleset.set(option.name, other.expect("another value")).expect("allowed");
            }
            form.seat(Side::South, Player::Kete(Level::HIGHEST));
            form.seat(Side::North, Player::Friend);
            form.set_up = Some(Ruleset::new(name).start().setup());
            form.from_set_up = true;
            form.own_counts = true;
            form.tutoring = Some(Tutoring::Teach);
            choices.remember(&form);
        }
        choices
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/new_game.ron");
        let choices = chosen();
        let keeper = Keeper::new(path.clone());
        keeper.keep(&Choices::default());
        keeper.keep(&choices);
        drop(keeper);
        let read = Choices::read(&path);
        assert_eq!(read.last, choices.last);
        assert_eq!(read.last_game, Some(GameName::Ring));
        assert_eq!(Choices::default().text(), Choices::read(Path::new("/no/such/file")).text());
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
        let choices = Choices::of(&ron::from_str(text).expect("RON"));
        assert_eq!(choices.last_game, None);
        assert_eq!(choices.last.len(), 1);
        let form = &choices.last[&GameName::Awale];
        assert_eq!(form.players, Form::of(GameName::Awale).players);
        assert_eq!(form.changed(), 1);
        assert!(form.own_counts && !form.from_set_up && form.set_up.is_none());
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new_game.ron");
        std::fs::write(&path, "{ \"last\": ").expect("a file");
        assert!(Choices::read(&path).last.is_empty());
        assert!(!path.exists() && folder.path().join("new_game.ron.unread").exists());
    }
}
