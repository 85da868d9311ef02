//! Notices when another window has written a file that both use.

use std::time::Duration;

use crate::background::Mode;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::SharedFile;

/// How often the files are checked.
const EVERY: Duration = Duration::from_secs(1);

/// Watches files, each known by a `T`. A thread checks their dates and wakes the window only if one
/// has changed.
pub struct Watch<T: Copy + Send + 'static>(Worker<Watcher<T>>);

struct Watcher<T>(Vec<(T, SharedFile)>);

impl<T: Copy + Send + 'static> Work for Watcher<T> {
    /// It looks by itself.
    type Job = ();
    type Report = T;

    const NAME: &'static str = "other windows";

    fn work(&mut self, (): &mut (), desk: &mut Desk<'_, T>) {
        for (name, file) in &self.0 {
            if file.has_changed() {
                desk.report(*name);
            }
        }
    }

    fn failed(&mut self, (): ()) -> Option<T> {
        // After a panic the next check a second later finds the change.
        None
    }

    fn pause(&self) -> Option<Duration> {
        Some(EVERY)
    }

    fn idle(&mut self, desk: &mut Desk<'_, T>) {
        self.work(&mut (), desk);
    }
}

impl<T: Copy + PartialEq + Send + 'static> Watch<T> {
    /// Starts the thread; it calls `wake` when another window has changed a file.
    pub fn start(
        files: Vec<(T, SharedFile)>,
        mode: Mode,
        wake: impl Fn() + Send + 'static,
    ) -> Watch<T> {
        Watch(Worker::start(Watcher(files), mode, wake))
    }

    /// The files that were changed since the last call.
    pub fn changed(&self) -> Vec<T> {
        let mut changed = self.0.reports();
        changed.dedup();
        changed
    }
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
        let watch = Watch::start(files, Mode::Threads, move || woken.send(()).unwrap_or_default());
        assert!(watch.changed().is_empty());
        fs::write(folder.path().join("owl.ron"), "owl").expect("written");
        wakes.recv_timeout(Duration::from_secs(60)).expect("the change is noticed");
        assert_eq!(watch.changed(), ["owl"]);
    }
}
