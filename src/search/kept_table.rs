//! A transposition table that is kept from one search of a game to the next.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::evaluate::networks::Estimator;
use super::memory::ZeroedMemory;
use super::request::Request;
use crate::rules::Ruleset;

/// The transposition table of one player of one game. Clones share it. A search takes it, and puts
/// it back when it ends; two searches at once never share it.
///
/// What an earlier search proved stays proven: a proof rests on no repetition. Where positions of the
/// game itself may end a line by repetition, the search that finds the entry does not take it as
/// proven (`RepetitionHistory::may_invalidate_proofs`).
#[derive(Clone, Default)]
pub struct KeptTable(Arc<Mutex<Option<Kept>>>);

struct Kept {
    is_for: Use,
    generation: bool,
    memory: ZeroedMemory,
}

/// The searches that may share a table.
#[derive(PartialEq, Eq)]
struct Use {
    ruleset: Ruleset,
    /// The seeds of the endgame table, from which entries may have their values.
    table_seeds: usize,
    most_bytes: u64,
    estimator: Estimator,
}

impl Use {
    fn of(request: &Request) -> Use {
        Use {
            ruleset: request.position.ruleset(),
            table_seeds: request.tables.as_ref().map_or(0, |table| table.seeds()),
            most_bytes: request.table_bytes,
            estimator: request.estimator.clone(),
        }
    }
}

/// The memory of a search, and the generation of what it stores.
pub(super) struct TableMemory {
    pub(super) memory: ZeroedMemory,
    pub(super) generation: bool,
}

impl KeptTable {
    /// Empties the table, as before a new game.
    pub fn clear(&self) {
        *self.lock() = None;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table for the searches of this request, with these bytes.
    pub(super) fn holding(request: &Request, memory: ZeroedMemory) -> KeptTable {
        let kept = Kept { is_for: Use::of(request), generation: false, memory };
        KeptTable(Arc::new(Mutex::new(Some(kept))))
    }

    /// Calls `read` with the bytes, if there are any and no search has taken them.
    pub(super) fn with_bytes<T>(&self, read: impl FnOnce(&[u8]) -> T) -> Option<T> {
        self.lock().as_ref().map(|kept| read(kept.memory.bytes()))
    }

    /// Takes the table, with the generation of its last search, if it is for these rules and has at
    /// least `least` bytes; otherwise a new one is made.
    pub(super) fn take(
        &self,
        request: &Request,
        least: u64,
        make: impl FnOnce() -> ZeroedMemory,
    ) -> TableMemory {
        let fits = |kept: &Kept| {
            kept.is_for == Use::of(request) && kept.memory.bytes().len() as u64 >= least
        };
        let kept = self.lock().take().filter(fits);
        match kept {
            Some(Kept { memory, generation, .. }) => TableMemory { memory, generation },
            None => TableMemory { memory: make(), generation: false },
        }
    }

    /// Puts the table back after a search.
    pub(super) fn put_back(&self, request: &Request, table: TableMemory) {
        let TableMemory { memory, generation } = table;
        *self.lock() = Some(Kept { is_for: Use::of(request), generation, memory });
    }
}

impl fmt::Debug for KeptTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.lock().as_ref().map(|kept| kept.memory.bytes().len());
        f.debug_tuple("KeptTable").field(&bytes).finish()
    }
}
