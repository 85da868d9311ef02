//! Sends warnings and errors of our own code to stderr and to the messages of the window.

use std::sync::{Mutex, PoisonError};

use log::{Level, LevelFilter, Log, Metadata, Record};

use crate::files::report;

/// The most messages that wait to be shown.
const MOST: usize = 50;

struct LogSink {
    waiting: Mutex<Vec<String>>,
}

static SINK: LogSink = LogSink { waiting: Mutex::new(Vec::new()) };

/// Installs the logger; call once.
pub fn install() {
    // If there is another logger, it stays.
    if log::set_logger(&SINK).is_ok() {
        log::set_max_level(LevelFilter::Warn);
    }
}

/// The messages that were logged since the last call.
pub fn take() -> Vec<String> {
    SINK.take()
}

impl LogSink {
    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Log for LogSink {
    fn enabled(&self, about: &Metadata<'_>) -> bool {
        let is_ours = about.target() == "kete" || about.target().starts_with("kete::");
        is_ours && about.level() <= Level::Warn
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let words = record.args().to_string();
        report(format_args!("kete: {words}"));
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < MOST {
            waiting.push(words);
        }
    }

    fn flush(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_warnings_are_kept_and_told_once() {
        let log_sink = LogSink { waiting: Mutex::new(Vec::new()) };
        for (target, level) in [
            ("kete::app", Level::Warn),
            ("kete", Level::Error),
            ("kete::app", Level::Info),
            ("rfd", Level::Error),
            ("ketelike", Level::Error),
        ] {
            let words = format!("{target} {level}");
            log_sink.log(
                &Record::builder()
                    .target(target)
                    .level(level)
                    .args(format_args!("{words}"))
                    .build(),
            );
        }
        assert_eq!(log_sink.take(), ["kete::app WARN", "kete ERROR"]);
        assert!(log_sink.take().is_empty());
    }
}
