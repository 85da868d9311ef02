//! The other programs that were added, as they are set and kept.

use ron::Value;

use super::Settings;
use crate::game::EngineName;
use crate::search::external_engine::Program;

/// The most engines.
pub const MOST_ENGINES: usize = 16;

/// Another program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engine {
    /// Its name in games.
    pub name: EngineName,
    /// The program's path.
    pub program: String,
    /// The words behind it.
    pub arguments: String,
}

impl Engine {
    /// What to start.
    pub fn program(&self) -> Program {
        Program::new(&self.program, &self.arguments)
    }

    /// Reads an entry of the list in the settings file.
    fn read(value: &Value) -> Option<Engine> {
        let Value::Map(map) = value else { return None };
        let text = |name: &str| {
            map.iter().find_map(|(key, value)| match (key, value) {
                (Value::String(key), Value::String(text)) if key == name => Some(text.clone()),
                _ => None,
            })
        };
        let name = EngineName::new(&text("name")?)?;
        let program = text("program").filter(|program| !program.trim().is_empty())?;
        Some(Engine { name, program, arguments: text("arguments").unwrap_or_default() })
    }

    /// Writes it as an entry of that list.
    fn write(&self) -> String {
        let quoted = |text: &str| ron::to_string(text).unwrap_or_default();
        let (name, program) = (quoted(self.name.as_str()), quoted(&self.program));
        let arguments = quoted(&self.arguments);
        format!("{{\"name\": {name}, \"program\": {program}, \"arguments\": {arguments}}}")
    }
}

/// Reads the list of the settings file; false where a part of it could not be read.
pub(super) fn read(value: &Value) -> (Vec<Engine>, bool) {
    let Value::Seq(list) = value else { return (Vec::new(), false) };
    let mut engines: Vec<Engine> = Vec::new();
    for engine in list.iter().filter_map(Engine::read).take(MOST_ENGINES) {
        if engines.iter().all(|other| other.name != engine.name) {
            engines.push(engine);
        }
    }
    let all = engines.len() == list.len();
    (engines, all)
}

/// Writes that list.
pub(super) fn write(engines: &[Engine]) -> String {
    let entries: Vec<String> = engines.iter().map(Engine::write).collect();
    format!("[{}]", entries.join(", "))
}

impl Settings {
    /// The engine of this name.
    pub fn engine(&self, name: EngineName) -> Option<&Engine> {
        self.engines.iter().find(|engine| engine.name == name)
    }
}
