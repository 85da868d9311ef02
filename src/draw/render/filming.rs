//! A film that is drawn on another thread: how far it has come, and whether it is still wanted.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use crate::background::stop::StopToken;

/// Shared by the thread that draws a film and the one that waits for it: clones are the same film.
#[derive(Clone, Debug, Default)]
pub struct Filming(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    drawn: AtomicUsize,
    of: AtomicUsize,
    given_up: StopToken,
}

impl Filming {
    /// Notes how many pictures are drawn; returns whether the film is still wanted.
    pub fn note(&self, drawn: usize, of: usize) -> bool {
        self.0.of.store(of, Relaxed);
        self.0.drawn.store(drawn, Relaxed);
        !self.0.given_up.is_stopped()
    }

    /// How many pictures are drawn, and how many there are: 0 of 0 before the first.
    pub fn progress(&self) -> (usize, usize) {
        (self.0.drawn.load(Relaxed), self.0.of.load(Relaxed))
    }

    pub fn give_up(&self) {
        self.0.given_up.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_waiting_side_sees_the_progress_and_can_cancel() {
        let film = Filming::default();
        let drawn = film.clone();
        assert!(drawn.note(3, 40));
        assert_eq!(film.progress(), (3, 40));
        film.give_up();
        assert!(!drawn.note(4, 40));
    }
}
