//! The settings file: what is read and written again is read to the same settings.

use kete::app::settings::text::{read as read_text, write as write_text};

use super::{described, edit};

/// A file, or the usual settings with some words changed.
pub fn run(data: &[u8]) {
    match described(data) {
        Some(mut bytes) => {
            let usual = write_text(&Default::default(), &Default::default());
            if let Ok(text) = edit::edited(&mut bytes, &usual) {
                read(&text);
            }
        }
        None => drop(std::str::from_utf8(data).map(read)),
    }
}

fn read(text: &str) {
    let Ok(read) = read_text(text) else { return };
    let written = write_text(&read.settings, &read.place);
    let again = read_text(&written).unwrap_or_else(|_| panic!("damaged by writing\n{written}"));
    assert_eq!((again.settings, again.place), (read.settings, read.place), "{written}");
    assert!(again.fell_back.is_empty(), "{:?}\n{written}", again.fell_back);
}
