//! The memory of this machine.

use std::sync::OnceLock;

#[cfg(not(windows))]
use super::meminfo as of_system;
#[cfg(windows)]
use super::windows_memory as of_system;

/// The memory of a machine that does not report it, in bytes: less than nearly all have.
pub const ASSUMED_MEMORY: u64 = 2 << 30;

/// The part of the machine's memory that positions already searched take by default, and the most
/// that they take, in bytes.
const TABLE_PART: u64 = 8;
const MOST_TABLE_BYTES: u64 = 1 << 30;

/// The default of the memory for positions already searched, in bytes, on a machine with so many
/// bytes of memory.
pub fn usual_table_bytes(machine: Option<u64>) -> u64 {
    (machine.unwrap_or(ASSUMED_MEMORY) / TABLE_PART).min(MOST_TABLE_BYTES)
}

/// The machine's memory, in bytes; `None` if the system does not report it: Linux and Windows do.
pub fn machine_memory() -> Option<u64> {
    static MEMORY: OnceLock<Option<u64>> = OnceLock::new();
    *MEMORY.get_or_init(of_system::whole_memory)
}

/// The memory the system can still provide, in bytes; `None` if unknown.
pub(super) fn available_memory() -> Option<u64> {
    of_system::available_memory()
}
