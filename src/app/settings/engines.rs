//! The other programs that the user has added, in the settings and in the file.

use ron::Value;

use super::file_value::FileValue;
use super::table::Settings;
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
    /// Arguments, separated by spaces.
    pub arguments: String,
}

impl Engine {
    /// What to start.
    pub fn program(&self) -> Program {
        Program::new(&self.program, &self.arguments)
    }

    /// Parses an entry of the list in the settings file.
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

impl FileValue for Vec<Engine> {
    // Resetting the tab does not remove the programs.
    const IS_RESET: bool = false;

    fn read(value: &Value, usual: Vec<Engine>) -> Result<Vec<Engine>, Vec<Engine>> {
        let Value::Seq(list) = value else { return Err(usual) };
        let mut engines: Vec<Engine> = Vec::new();
        for engine in list.iter().filter_map(Engine::read).take(MOST_ENGINES) {
            if engines.iter().all(|other| other.name != engine.name) {
                engines.push(engine);
            }
        }
        if engines.len() == list.len() { Ok(engines) } else { Err(engines) }
    }

    fn write(&self) -> Option<String> {
        let entries: Vec<String> = self.iter().map(Engine::write).collect();
        Some(format!("[{}]", entries.join(", ")))
    }

    /// The engines of the other windows, with those added, changed or removed in this one.
    fn merged(before: &Vec<Engine>, here: &Vec<Engine>, there: &Vec<Engine>) -> Vec<Engine> {
        let is_in = |list: &[Engine], engine: &Engine| list.iter().any(|e| e.name == engine.name);
        let changed: Vec<&Engine> = here.iter().filter(|engine| !before.contains(engine)).collect();
        let is_kept = |engine: &&Engine| {
            let is_removed = is_in(before, engine) && !is_in(here, engine);
            !is_removed && !changed.iter().any(|other| other.name == engine.name)
        };
        let kept = there.iter().filter(is_kept);
        kept.chain(changed.iter().copied()).take(MOST_ENGINES).cloned().collect()
    }
}

impl Settings {
    /// The engine of this name.
    pub fn engine(&self, name: EngineName) -> Option<&Engine> {
        self.engines.iter().find(|engine| engine.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn engine(name: &str, program: &str) -> Engine {
        let name = EngineName::new(name).expect("a name");
        Engine { name, program: program.to_owned(), arguments: String::new() }
    }

    #[test]
    fn engines_are_added_changed_and_removed_one_by_one() {
        let before = vec![engine("Fox", "fox"), engine("Owl", "owl")];
        let here = vec![engine("Fox", "fox2"), engine("Cat", "cat")];
        let there = vec![engine("Fox", "fox"), engine("Owl", "owl"), engine("Bee", "bee")];
        let both = FileValue::merged(&before, &here, &there);
        assert_eq!(both, [engine("Bee", "bee"), engine("Fox", "fox2"), engine("Cat", "cat")]);
        assert_eq!(FileValue::merged(&before, &before, &there), there);
        assert_eq!(FileValue::merged(&before, &here, &before), here);
    }
}
