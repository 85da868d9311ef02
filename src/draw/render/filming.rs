//! A film that is drawn on another thread: how far it has come, and whether it is still wanted.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use crate::background::stop::StopToken;

/// Shared by who draws a film and who waits for it: clones are the same film.
#[derive(Clone, Debug, Default)]
pub struct Filming(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    drawn: AtomicUsize,
    of: AtomicUsize,
    given_up: StopToken,
}

impl Filming {
    /// Notes how many pictures are drawn; says whether the film is still wanted.
    pub fn note(&self, drawn: usize, of: usize) -> bool {
        self.0.of.store(of, Relaxed);
        self.0.drawn.store(drawn, Relaxed);
        !self.0.given_up.is_stopped()
    }

    /// How many pictures are drawn, and how many there are: 0 of 0 before the first.
    pub fn progress(&self) -> (usize, usize) {
        (self.0.drawn.load(Relaxed), self.0.of.load(Relaxed))
    }

    /// The film is no longer wanted.
    pub fn give_up(&self) {
        self.0.given_up.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_sees_how_far_it_is_and_may_give_it_up() {
        let film = Filming::default();
        let drawn = film.clone();
        assert!(drawn.note(3, 40));
        assert_eq!(film.progress(), (3, 40));
        film.give_up();
        assert!(!drawn.note(4, 40));
    }
}
