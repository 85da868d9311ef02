//! Notices that another window has written a file that both use.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use crate::background::{STACK_BYTES, spawn};
use crate::crash::guard;
use crate::files::SharedFile;

/// How often the files are looked at.
const EVERY: Duration = Duration::from_secs(1);

/// Watches some files, each known by a `T`. Only their dates are looked at, on a thread; the window
/// is woken only where one has changed.
pub struct Watch<T> {
    files: Vec<(T, SharedFile)>,
    /// A bit for each file that was found changed; none where the files are looked at directly.
    noticed: Option<Arc<AtomicUsize>>,
    /// The thread ends when this is dropped.
    _alive: Option<Sender<()>>,
}

impl<T: Copy> Watch<T> {
    /// Starts the thread; `wake` is called when a file was changed by somebody else. `at_once` does
    /// without a thread: for tests and pictures.
    pub fn start(
        files: Vec<(T, SharedFile)>,
        at_once: bool,
        wake: impl Fn() + Send + 'static,
    ) -> Watch<T> {
        if at_once {
            return Watch { files, noticed: None, _alive: None };
        }
        let noticed = Arc::new(AtomicUsize::new(0));
        let (alive, ended) = channel::<()>();
        let watched: Vec<SharedFile> = files.iter().map(|(_, file)| file.clone()).collect();
        let found = Arc::clone(&noticed);
        let look = move || {
            while ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                // What a panic keeps from being seen is seen a second later.
                let changed = guard("other windows", || changed(watched.iter())).unwrap_or(0);
                if changed != 0 {
                    found.fetch_or(changed, Ordering::Relaxed);
                    wake();
                }
            }
        };
        if let Err(error) = spawn("other windows", STACK_BYTES, look) {
            log::warn!("what other windows write is not noticed: {error}");
        }
        Watch { files, noticed: Some(noticed), _alive: Some(alive) }
    }

    /// The files that were changed since the last call.
    pub fn changed(&self) -> Vec<T> {
        let bits = match &self.noticed {
            Some(noticed) => noticed.swap(0, Ordering::Relaxed),
            None => changed(self.files.iter().map(|(_, file)| file)),
        };
        if bits == 0 {
            return Vec::new();
        }
        let files = self.files.iter().enumerate();
        files.filter(|(at, _)| bits & (1 << at) != 0).map(|(_, (name, _))| *name).collect()
    }
}

fn changed<'a>(files: impl Iterator<Item = &'a SharedFile>) -> usize {
    let bits = files.enumerate().map(|(at, file)| usize::from(file.has_changed()) << at);
    bits.fold(0, |all, bit| all | bit)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn only_what_somebody_else_has_written_wakes_the_window() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| SharedFile::new(folder.path().join(name), 1000);
        let files = vec![("fox", file("fox.ron")), ("owl", file("owl.ron"))];
        let (woken, wakes) = channel();
        let watch = Watch::start(files, false, move || woken.send(()).unwrap_or_default());
        assert!(watch.changed().is_empty());
        fs::write(folder.path().join("owl.ron"), "owl").expect("written");
        wakes.recv_timeout(Duration::from_secs(60)).expect("the change is noticed");
        assert_eq!(watch.changed(), ["owl"]);
    }
}
