//! The controls of the settings, as the table of settings names them.

use super::table::SettingsIntent;
use crate::app::words::SettingText;
use crate::draw::named::Named;

/// A setting as the dialog shows it.
pub enum SettingControl {
    /// On or off.
    Switch {
        /// Its words.
        text: SettingText,
        /// Whether it is on.
        on: bool,
        /// The change it makes.
        turned: SettingsIntent,
    },
    /// One of a few values.
    Choice {
        /// Its words.
        text: SettingText,
        /// The words of the values.
        labels: Vec<String>,
        /// The index of the current value.
        chosen: usize,
        /// The change that each value makes.
        changes: Vec<SettingsIntent>,
    },
}

/// The change to a value.
type Change<T> = fn(T) -> SettingsIntent;

impl SettingControl {
    pub(crate) fn switch(
        on: bool,
        change: Change<bool>,
        text: SettingText,
    ) -> Option<SettingControl> {
        Some(SettingControl::Switch { text, on, turned: change(!on) })
    }

    /// The values that have names in the file.
    pub(crate) fn choice<T: Named>(
        now: T,
        change: Change<T>,
        text: SettingText,
        labels: &[&str],
    ) -> Option<SettingControl> {
        let labels = labels.iter().map(|label| (*label).to_owned()).collect();
        let chosen = T::NAMES.iter().position(|(value, _)| *value == now).unwrap_or_default();
        let changes = T::NAMES.iter().map(|(value, _)| change(*value)).collect();
        Some(SettingControl::Choice { text, labels, chosen, changes })
    }

    pub(crate) fn number<T: Copy + PartialEq>(
        now: T,
        change: Change<T>,
        text: SettingText,
        offered: impl IntoIterator<Item = T>,
        label: fn(T) -> String,
    ) -> Option<SettingControl> {
        let mut values: Vec<T> = offered.into_iter().collect();
        let chosen = values.iter().position(|value| *value == now).unwrap_or(values.len());
        if chosen == values.len() {
            // The file may contain a number that is not offered.
            values.push(now);
        }
        let labels = values.iter().map(|value| label(*value)).collect();
        let changes = values.into_iter().map(change).collect();
        Some(SettingControl::Choice { text, labels, chosen, changes })
    }

    /// A choice among pictures, which the dialog draws itself.
    pub(crate) fn sample<T>(_now: T, _change: Change<T>) -> Option<SettingControl> {
        None
    }
}
