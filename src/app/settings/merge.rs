//! Merges the settings of several windows on one file, field by field.

use super::place::WindowPlace;
use super::table::Settings;
use super::text::{self, VERSION};
use crate::files::{Merged, Misread};

/// The contents of the settings file.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Document {
    pub settings: Settings,
    /// The place of the window that wrote it last.
    pub place: WindowPlace,
}

/// The change of a window: the fields that differ between the two.
#[derive(Clone, Debug)]
pub(crate) struct SettingsChange {
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
        if to.place != from.place {
            self.place = to.place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_field_goes_its_own_way() {
        let before = Settings::default();
        let here = Settings { text_percent: 120, ..before.clone() };
        let there = Settings { tutor_threshold: 7, text_percent: 90, ..before.clone() };
        let both = Settings::merged(&before, &here, &there);
        assert_eq!(both, Settings { text_percent: 120, tutor_threshold: 7, ..before.clone() });
        assert_eq!(Settings::merged(&before, &before, &there), there);
        // Folders added in two windows are both kept, one removed in one is gone.
        let of = |folders: &[&str]| Settings {
            library_folders: folders.iter().map(Into::into).collect(),
            ..Settings::default()
        };
        let both = Settings::merged(&of(&["/a"]), &of(&["/b"]), &of(&["/a", "/c"]));
        assert_eq!(both, of(&["/c", "/b"]));
    }
}
