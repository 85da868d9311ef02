//! How large the tables may become that Kete builds unasked.

use super::index::positions_below;
use super::kind::{TableGame, TableKind};
use crate::search::machine::ASSUMED_MEMORY;

/// Tables of up to this many seeds are built at first use in every game.
pub const FIRST_SEEDS: usize = 12;
/// The sizes of tables that are built unasked, the smallest first.
pub const UNASKED_SEEDS: [usize; 3] = [FIRST_SEEDS, 15, 18];

/// A table larger than [`FIRST_SEEDS`] uses at most one part in this many of the machine's memory,
/// and of the free space on the disk.
const MEMORY_PARTS: u64 = 16;
const DISK_PARTS: u64 = 10;

/// The most seeds of tables built unasked, by default, on a machine with so much memory.
pub fn usual_most_seeds(memory: Option<u64>) -> usize {
    let part = memory.unwrap_or(ASSUMED_MEMORY) / MEMORY_PARTS;
    largest(|seeds| u64::from(positions_below(seeds + 1)) <= part)
}

/// The largest of [`UNASKED_SEEDS`] that fits; at least [`FIRST_SEEDS`].
fn largest(fits: impl Fn(usize) -> bool) -> usize {
    UNASKED_SEEDS.into_iter().rev().find(|seeds| fits(*seeds)).unwrap_or(FIRST_SEEDS)
}

impl TableKind {
    /// The seeds of the table that is built at first use. Kalah and the Basic Game get more: there
    /// larger tables are built in a second and make the search much stronger.
    pub fn first_seeds(&self) -> usize {
        if self.gains_by_size() { UNASKED_SEEDS[1] } else { FIRST_SEEDS }
    }

    /// The seeds of the table that is built while nothing else happens.
    pub fn idle_seeds(&self) -> usize {
        if self.gains_by_size() { UNASKED_SEEDS[2] } else { FIRST_SEEDS }
    }

    fn gains_by_size(&self) -> bool {
        matches!(self.game(), TableGame::Basic(_))
    }

    /// The largest table of at most `seeds` seeds, among [`UNASKED_SEEDS`], for a machine with so
    /// much memory and so much free space on the disk, in bytes; at least [`FIRST_SEEDS`].
    pub fn affordable(&self, seeds: usize, memory: Option<u64>, disk: Option<u64>) -> usize {
        largest(|size| {
            size <= seeds
                && self.memory(size) <= memory.unwrap_or(ASSUMED_MEMORY) / MEMORY_PARTS
                && disk.is_none_or(|disk| self.bytes(size) <= disk / DISK_PARTS)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    fn kind(game: GameName) -> TableKind {
        TableKind::of(&Ruleset::new(game)).expect("a kind")
    }

    #[test]
    fn only_the_games_that_gain_by_it_get_larger_tables() {
        let sizes = |game| (kind(game).first_seeds(), kind(game).idle_seeds());
        assert_eq!(sizes(GameName::Basic), (15, 18));
        for game in [GameName::Awale, GameName::Owari, GameName::Ayoayo, GameName::Giuthi] {
            assert_eq!(sizes(game), (12, 12), "{game}");
        }
    }

    #[test]
    fn a_machine_with_little_memory_builds_small_tables() {
        let mebibytes = |size: u64| usual_most_seeds(Some(size << 20));
        assert_eq!((mebibytes(16_000), mebibytes(2_048), mebibytes(1_024)), (18, 18, 15));
        assert_eq!((mebibytes(256), mebibytes(0)), (12, 12));
        assert_eq!(usual_most_seeds(None), 18);
    }

    #[test]
    fn a_table_fits_the_memory_and_the_disk() {
        let basic = kind(GameName::Basic);
        let of = |seeds, memory, disk| basic.affordable(seeds, memory, disk);
        let (some, much) = (Some(512 << 20), Some(16 << 30));
        assert_eq!((of(18, much, much), of(18, much, None)), (18, 18));
        assert_eq!((of(17, much, much), of(12, much, much), of(3, much, much)), (15, 12, 12));
        assert_eq!((of(18, some, much), of(18, much, some)), (15, 15), "86 MB are too much");
        assert_eq!((of(18, Some(0), much), of(18, much, Some(0))), (12, 12));
        assert_eq!(of(18, None, None), 18);
    }
}
