//! The games and options that a program supports.

use crate::rules::{GameName, Ruleset};

/// The games a program plays, each with its options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    games: Vec<SupportedGame>,
    /// Whether the following options belong to a game that Kete knows.
    is_reading: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SupportedGame {
    name: GameName,
    options: Vec<SupportedOption>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SupportedOption {
    name: String,
    default: String,
    values: Vec<String>,
}

/// Why a program cannot play by a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsupported {
    /// It does not play the game.
    Game,
    /// It does not support this option, or not this value of it.
    Option(&'static str),
}

impl Abilities {
    /// Reads a line of the answer to `rulesets`. Unknown games and options are skipped.
    pub(super) fn read(&mut self, line: &str) {
        let mut words = line.split_ascii_whitespace();
        match (words.next(), words.next()) {
            (Some("ruleset"), Some(name)) => {
                let known = name.parse().ok();
                let known = known.filter(|name| !self.games().any(|other| other == *name));
                self.is_reading = known.is_some();
                self.games.extend(known.map(|name| SupportedGame { name, options: Vec::new() }));
            }
            (Some("option"), Some(name)) if self.is_reading => {
                // `option <name> default <v> values <v> <v> ...`
                let rest: Vec<&str> = words.collect();
                let ["default", default, "values", values @ ..] = &rest[..] else { return };
                let values = values.iter().map(|value| (*value).to_owned()).collect();
                if let Some(game) = self.games.last_mut() {
                    let (name, default) = (name.to_owned(), (*default).to_owned());
                    game.options.push(SupportedOption { name, default, values });
                }
            }
            _ => {}
        }
    }

    /// The games the program plays, of those Kete knows.
    pub fn games(&self) -> impl Iterator<Item = GameName> {
        self.games.iter().map(|game| game.name)
    }

    /// Checks whether the program can play by these rules.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn plays(&self, ruleset: &Ruleset) -> Result<(), Unsupported> {
        let game = self.games.iter().find(|game| game.name == ruleset.name());
        let game = game.ok_or(Unsupported::Game)?;
        for option in ruleset.options() {
            let known = game.options.iter().find(|known| known.name == option.name);
            let fits = match known {
                // Kete sends only the options that differ from its own defaults. For the others the
                // program's default must be the same.
                Some(known) if option.is_changed() => {
                    known.values.iter().any(|value| value == option.value)
                }
                Some(known) => known.default == option.value,
                None => !option.is_changed(),
            };
            if !fits {
                return Err(Unsupported::Option(option.name));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Abilities {
        let mut abilities = Abilities::default();
        for line in lines {
            abilities.read(line);
        }
        abilities
    }

    #[test]
    fn games_and_options_are_read_and_the_rest_is_skipped() {
        let abilities = read(&[
            "hello",
            "ruleset chess",
            "option board default big values big small",
            "ruleset owari",
            "option grand-slam default allowed values allowed forbidden",
            "option",
            "option repetition",
            "preset abapa grand-slam=forbidden",
            "ruleset owari",
            "ok",
        ]);
        assert_eq!(abilities.games().collect::<Vec<_>>(), [GameName::Owari]);
        let mut owari = Ruleset::new(GameName::Owari);
        assert_eq!(abilities.plays(&Ruleset::new(GameName::Awale)), Err(Unsupported::Game));
        assert_eq!(abilities.plays(&owari), Ok(()));
        owari.set("grand-slam", "forbidden").expect("a value");
        assert_eq!(abilities.plays(&owari), Ok(()));
        owari.set("grand-slam", "no-capture").expect("a value");
        assert_eq!(abilities.plays(&owari), Err(Unsupported::Option("grand-slam")));
    }

    #[test]
    fn a_program_with_other_defaults_does_not_play_the_written_rules() {
        let ours = Ruleset::new(GameName::Owari);
        let option = ours.options()[0];
        let other = option.values.iter().find(|value| **value != option.default).expect("two");
        let values = option.values.join(" ");
        let line = format!("option {} default {other} values {values}", option.name);
        let abilities = read(&["ruleset owari", &line]);
        assert_eq!(abilities.plays(&ours), Err(Unsupported::Option(option.name)));
    }
}
