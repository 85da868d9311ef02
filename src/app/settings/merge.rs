//! The settings of several windows on one file: each field goes its own way.

use super::place::Place;
use super::text::{self, VERSION};
use super::{Engine, MOST_ENGINES, Settings};
use crate::files::{Merged, Misread, WriteError, set_aside_as};

/// What the settings file holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Document {
    pub settings: Settings,
    /// Where the window stood that wrote it last.
    pub place: Place,
}

/// What a window changes: the fields that differ between the two.
#[derive(Clone, Debug)]
pub(super) struct SettingsChange {
    pub from: Document,
    pub to: Document,
}

impl Merged for Document {
    type Change = SettingsChange;

    fn read(bytes: &[u8]) -> Result<Document, Misread> {
        let text = std::str::from_utf8(bytes).map_err(|_| Misread::Damaged)?;
        let read = text::read(text).map_err(|_| Misread::Damaged)?;
        if read.version > VERSION {
            return Err(Misread::Newer);
        }
        Ok(Document { settings: read.settings, place: read.place })
    }

    fn text(&self) -> String {
        text::write(&self.settings, &self.place)
    }

    fn apply(&mut self, change: &SettingsChange) {
        let SettingsChange { from, to } = change;
        self.settings = Settings::merged(&from.settings, &to.settings, &self.settings);
        self.place = newer(&from.place, &to.place, &self.place);
    }

    fn set_aside(path: &std::path::Path) -> Result<std::path::PathBuf, WriteError> {
        set_aside_as(path, |number| format!("settings.damaged-{number}.ron"))
    }
}

/// What was changed here, else what is there.
fn newer<T: Clone + PartialEq>(before: &T, here: &T, there: &T) -> T {
    if here == before { there.clone() } else { here.clone() }
}

/// The engines that are there, with those that were added, changed or removed here.
fn engines(before: &[Engine], here: &[Engine], there: &[Engine]) -> Vec<Engine> {
    let is_in = |list: &[Engine], engine: &Engine| list.iter().any(|e| e.name == engine.name);
    let changed: Vec<&Engine> = here.iter().filter(|engine| !before.contains(engine)).collect();
    let is_kept = |engine: &&Engine| {
        let is_removed = is_in(before, engine) && !is_in(here, engine);
        !is_removed && !changed.iter().any(|other| other.name == engine.name)
    };
    let kept: Vec<Engine> = there.iter().filter(is_kept).cloned().collect();
    kept.into_iter().chain(changed.iter().copied().cloned()).take(MOST_ENGINES).collect()
}

impl Settings {
    /// What is set where one window has gone from `before` to `here` and the others to `there`:
    /// each field as it was changed here, else as it is there.
    pub(super) fn merged(before: &Settings, here: &Settings, there: &Settings) -> Settings {
        // Without `..`: a new field that is forgotten here does not compile.
        macro_rules! by_field {
            ($($field:ident),*) => {
                Settings {
                    $($field: newer(&before.$field, &here.$field, &there.$field),)*
                    engines: engines(&before.engines, &here.engines, &there.engines),
                }
            };
        }
        by_field!(
            theme,
            text_percent,
            board,
            seeds,
            speed,
            kete_turns,
            preview,
            counts,
            playable_rings,
            ask_way,
            allow_help,
            tutoring,
            tutor_threshold,
            moments,
            review_reminders,
            threads,
            memory,
            games_folder,
            in_window_dialogs
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::EngineName;

    fn engine(name: &str, program: &str) -> Engine {
        let name = EngineName::new(name).expect("a name");
        Engine { name, program: program.to_owned(), arguments: String::new() }
    }

    #[test]
    fn engines_are_added_changed_and_removed_one_by_one() {
        let before = [engine("Fox", "fox"), engine("Owl", "owl")];
        let here = [engine("Fox", "fox2"), engine("Cat", "cat")];
        let there = [engine("Fox", "fox"), engine("Owl", "owl"), engine("Bee", "bee")];
        let both = engines(&before, &here, &there);
        assert_eq!(both, [engine("Bee", "bee"), engine("Fox", "fox2"), engine("Cat", "cat")]);
        assert_eq!(engines(&before, &before, &there), there);
        assert_eq!(engines(&before, &here, &before), [engine("Fox", "fox2"), engine("Cat", "cat")]);
    }

    #[test]
    fn each_field_goes_its_own_way() {
        let before = Settings::default();
        let here = Settings { text_percent: 120, ..before.clone() };
        let there = Settings { tutor_threshold: 7, text_percent: 90, ..before.clone() };
        let both = Settings::merged(&before, &here, &there);
        assert_eq!(both, Settings { text_percent: 120, tutor_threshold: 7, ..before.clone() });
        assert_eq!(Settings::merged(&before, &before, &there), there);
    }
}
