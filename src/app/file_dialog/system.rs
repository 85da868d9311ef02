//! The desktop's file dialog, on a thread.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::state::{Purpose, with_extension};
use crate::app::words;
use crate::background::Mode;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};

/// A faster answer means that no dialog was shown.
const NO_PERSON: Duration = Duration::from_millis(300);

/// The desktop's dialog while it is open.
pub struct SystemDialog {
    purpose: Purpose,
    since: Instant,
    answer: BackgroundTask<Option<PathBuf>>,
}

pub enum DialogAnswer {
    Chosen(PathBuf),
    /// With its extension the name belongs to an existing file, and nobody was asked yet.
    Taken(PathBuf),
    Cancelled,
    /// The desktop has no such dialog.
    NoDialog,
}

impl SystemDialog {
    /// `wake` is called when the answer is ready.
    pub fn start(
        purpose: Purpose,
        folder: &Path,
        wake: impl FnOnce() + Send + 'static,
    ) -> SystemDialog {
        let folder = folder.to_owned();
        let what = purpose.clone();
        let work = move |_: &StopToken| {
            if cfg!(windows) && what.proposed().is_some() {
                // The dialog of Windows shows another folder if this one does not exist yet.
                let _ = std::fs::create_dir_all(&folder);
            }
            let mut dialog = rfd::FileDialog::new().set_directory(folder);
            let endings = what.endings();
            if !endings.is_empty() {
                dialog = dialog.add_filter(words::kind_of_files(what.ending()), endings);
            }
            match what.proposed() {
                Some(path) => {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    dialog.set_file_name(name).save_file()
                }
                None if what.is_folder() => dialog.pick_folder(),
                None => dialog.pick_file(),
            }
        };
        let answer = BackgroundTask::begin(Mode::Threads, "file dialog", work, wake);
        SystemDialog { purpose, since: Instant::now(), answer }
    }

    pub fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    pub fn answer(&self) -> Option<DialogAnswer> {
        match self.answer.fetch() {
            Ok(Some(path)) => Some(chosen(path, &self.purpose)),
            Ok(None) if self.since.elapsed() < NO_PERSON => Some(DialogAnswer::NoDialog),
            Ok(None) => Some(DialogAnswer::Cancelled),
            Err(Missing::Coming) => None,
            Err(Missing::Lost) => Some(DialogAnswer::NoDialog),
        }
    }
}

/// Adds the extension. The desktop asks before a file is replaced, but about the name as it was
/// typed.
fn chosen(path: PathBuf, purpose: &Purpose) -> DialogAnswer {
    let whole = with_extension(path.clone(), purpose);
    let unasked = whole != path && whole.symlink_metadata().is_ok();
    if unasked { DialogAnswer::Taken(whole) } else { DialogAnswer::Chosen(whole) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adding_an_extension_replaces_nothing_without_a_question() {
        let dir = tempfile::tempdir().expect("a folder");
        std::fs::write(dir.path().join("fox.kete"), "").expect("a file");
        let save = Purpose::Save(dir.path().join("owari.kete"));
        let answer = |name: &str| chosen(dir.path().join(name), &save);
        let fox = dir.path().join("fox.kete");
        assert!(matches!(answer("fox"), DialogAnswer::Taken(path) if path == fox));
        assert!(matches!(answer("fox.kete"), DialogAnswer::Chosen(path) if path == fox));
        let hen = dir.path().join("hen.kete");
        assert!(matches!(answer("hen"), DialogAnswer::Chosen(path) if path == hen));
    }
}
