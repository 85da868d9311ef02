//! How the value of a setting is written in the settings file, read from it, and merged.

use std::path::PathBuf;

use ron::Value;

use super::state::{CountsShown, KeteTurns, PreviewSetting, TutorSetting};
use crate::draw::named::{Named, names};
use crate::game::Tutoring;
use crate::texts::Language;

/// The language of the system, whichever that is.
const SYSTEM_LANGUAGE: &str = "system";

/// The value of a setting.
pub(crate) trait FileValue: Clone + PartialEq {
    /// Whether resetting the tab resets it.
    const IS_RESET: bool = true;

    /// Reads it.
    ///
    /// # Errors
    /// The value to use if it cannot be read, or only in part.
    fn read(value: &Value, usual: Self) -> Result<Self, Self>;

    /// Its text; `None` if it is not written.
    fn write(&self) -> Option<String>;

    /// The value of this window if it was changed here, else the value of the other windows.
    fn merged(before: &Self, here: &Self, there: &Self) -> Self {
        if here == before { there.clone() } else { here.clone() }
    }
}

/// The fields of a file, each read alone.
pub(crate) struct Fields<'a> {
    pub of: &'a dyn Fn(&str) -> Option<&'a Value>,
    /// The names of those that could not be read.
    pub fell_back: Vec<&'static str>,
}

impl Fields<'_> {
    /// The field with this name; `usual` if it is missing.
    pub fn read<T: FileValue>(&mut self, name: &'static str, usual: T) -> T {
        let Some(value) = (self.of)(name) else { return usual };
        T::read(value, usual).unwrap_or_else(|instead| {
            self.fell_back.push(name);
            instead
        })
    }
}

impl<T: Named> FileValue for T {
    fn read(value: &Value, usual: T) -> Result<T, T> {
        match value {
            Value::String(word) => T::named(word).ok_or(usual),
            _ => Err(usual),
        }
    }

    fn write(&self) -> Option<String> {
        Some(format!("\"{}\"", self.name()))
    }
}

impl FileValue for bool {
    fn read(value: &Value, usual: bool) -> Result<bool, bool> {
        if let Value::Bool(on) = value { Ok(*on) } else { Err(usual) }
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

/// Numbers: cuts off a fraction, and limits the number to the range of the type.
macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl FileValue for $type {
            fn read(value: &Value, usual: $type) -> Result<$type, $type> {
                match value {
                    Value::Number(number) if number.into_f64().is_finite() => {
                        Ok(number.into_f64() as $type)
                    }
                    _ => Err(usual),
                }
            }

            fn write(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )*};
}
numbers!(u8 u16 i32);

impl FileValue for Option<Language> {
    fn read(value: &Value, usual: Option<Language>) -> Result<Option<Language>, Option<Language>> {
        match value {
            Value::String(code) if code == SYSTEM_LANGUAGE => Ok(None),
            // The folder of a language that was tried may be gone.
            Value::String(code) => Language::of_tag(code).map(Some).ok_or(usual),
            _ => Err(usual),
        }
    }

    fn write(&self) -> Option<String> {
        Some(format!("\"{}\"", self.map_or(SYSTEM_LANGUAGE, Language::code)))
    }
}

impl FileValue for Option<PathBuf> {
    fn read(value: &Value, usual: Option<PathBuf>) -> Result<Option<PathBuf>, Option<PathBuf>> {
        match value {
            Value::String(text) if !text.is_empty() => Ok(Some(PathBuf::from(text))),
            _ => Err(usual),
        }
    }

    fn write(&self) -> Option<String> {
        // A path that is not valid UTF-8 cannot be typed, so it does not occur.
        self.as_ref()?.to_str().and_then(|path| ron::to_string(path).ok())
    }
}

impl FileValue for Vec<PathBuf> {
    // Resetting the tab does not forget the folders.
    const IS_RESET: bool = false;

    fn read(value: &Value, usual: Vec<PathBuf>) -> Result<Vec<PathBuf>, Vec<PathBuf>> {
        let Value::Seq(list) = value else { return Err(usual) };
        let path = |value: &Value| match value {
            Value::String(text) if !text.is_empty() => Some(PathBuf::from(text)),
            _ => None,
        };
        let paths: Vec<PathBuf> = list.iter().filter_map(path).collect();
        if paths.len() == list.len() { Ok(paths) } else { Err(paths) }
    }

    fn write(&self) -> Option<String> {
        let texts = self.iter().filter_map(|path| ron::to_string(path.to_str()?).ok());
        Some(format!("[{}]", texts.collect::<Vec<_>>().join(", ")))
    }

    /// The paths of the other windows, with those added or removed in this one.
    fn merged(before: &Self, here: &Self, there: &Self) -> Self {
        let is_removed = |path: &&PathBuf| before.contains(path) && !here.contains(path);
        let kept = there.iter().filter(|path| !is_removed(path));
        let added = here.iter().filter(|path| !before.contains(path) && !there.contains(path));
        kept.chain(added).cloned().collect()
    }
}

names! {
    KeteTurns {
        KeteTurns::SamePace => "same-pace",
        KeteTurns::AtMost8 => "at-most-8-s",
        KeteTurns::AtMost4 => "at-most-4-s",
        KeteTurns::AtMost2 => "at-most-2-s",
    }
    PreviewSetting { PreviewSetting::Full => "full", PreviewSetting::CountOnly => "count-only", PreviewSetting::Off => "off" }
    TutorSetting {
        TutorSetting::FirstGames => "first-games",
        TutorSetting::Always(Tutoring::Off) => "off",
        TutorSetting::Always(Tutoring::Warn) => "warn",
        TutorSetting::Always(Tutoring::Teach) => "teach",
    }
    CountsShown { CountsShown::Always => "always", CountsShown::OwnOnly => "own-only", CountsShown::Never => "never" }
}
