//! *Engine*: what the computer player may use.

use egui::Ui;

use super::{Rows, at, values};
use crate::app::settings::{MEMORY_SIZES, SettingsIntent, machine_threads};
use crate::texts::window as words;

/// Shows the tab.
pub(super) fn show(ui: &mut Ui, rows: &mut Rows<'_, '_>) {
    let settings = &rows.state.settings;
    let threads: Vec<String> = (1..=machine_threads()).map(|count| count.to_string()).collect();
    let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
    let chosen = usize::from(settings.threads) - 1;
    if let Some(picked) = values(ui, &words::SET_THREADS, &threads, chosen) {
        rows.set(SettingsIntent::Threads(picked as u16 + 1));
    }
    let sizes: Vec<String> = MEMORY_SIZES.iter().map(|size| words::megabytes(*size)).collect();
    let sizes: Vec<&str> = sizes.iter().map(String::as_str).collect();
    let chosen = at(&MEMORY_SIZES, &settings.memory);
    if let Some(picked) = values(ui, &words::SET_MEMORY, &sizes, chosen) {
        rows.set(SettingsIntent::Memory(MEMORY_SIZES[picked]));
    }
    super::tables::show(ui, rows);
    super::programs::show(ui, rows);
}
