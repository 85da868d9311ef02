//! Whether the desktop is set to reduced motion.

use std::process::{Command, Stdio};

use crate::background::Mode;
use crate::background::task::{BackgroundTask, Missing};

/// The desktop's answer. A thread asks, so that the start does not wait.
pub struct Motion {
    answer: BackgroundTask<Option<bool>>,
}

impl Motion {
    /// Asks the desktop; calls `wake` when it has answered.
    pub fn ask(wake: impl FnOnce() + Send + 'static) -> Motion {
        Motion {
            answer: BackgroundTask::begin(
                Mode::Threads,
                "desktop settings",
                |_| of_desktop(),
                wake,
            ),
        }
    }

    /// Whether motion is reduced; `Err` says whether an answer may still come.
    pub fn reduced(&self) -> Result<bool, bool> {
        match self.answer.fetch() {
            Ok(answer) => answer.ok_or(false),
            Err(missing) => Err(missing == Missing::Coming),
        }
    }
}

/// Asks GNOME's settings, which other desktops also have; `None` without them.
fn of_desktop() -> Option<bool> {
    if cfg!(any(windows, target_os = "macos")) {
        return None;
    }
    let out = Command::new("gsettings")
        .args(["get", "org.gnome.desktop.interface", "enable-animations"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    is_reduced(&String::from_utf8_lossy(&out.stdout))
}

fn is_reduced(animations: &str) -> Option<bool> {
    match animations.trim() {
        "true" => Some(false),
        "false" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_answer_counts() {
        assert_eq!(is_reduced("false\n"), Some(true));
        assert_eq!(is_reduced("true\n"), Some(false));
        for other in ["", "No such schema", "0"] {
            assert_eq!(is_reduced(other), None);
        }
    }
}
