//! The memory of this machine.

use std::path::Path;
use std::sync::OnceLock;

use crate::files::read_limited;

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

/// The machine's memory, in bytes; `None` if the system does not report it (it does on Linux).
pub fn machine_memory() -> Option<u64> {
    static MEMORY: OnceLock<Option<u64>> = OnceLock::new();
    *MEMORY.get_or_init(|| meminfo("MemTotal"))
}

/// The memory the system can still provide, in bytes; `None` if unknown.
pub(super) fn available_memory() -> Option<u64> {
    meminfo("MemAvailable")
}

fn meminfo(name: &str) -> Option<u64> {
    let bytes = read_limited(Path::new("/proc/meminfo"), u64::from(u16::MAX)).ok()?;
    in_meminfo(&String::from_utf8(bytes).ok()?, name)
}

/// A value of the file `meminfo`, in bytes.
fn in_meminfo(text: &str, name: &str) -> Option<u64> {
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    let kibibytes: u64 = value.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kibibytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_meminfo_is_read() {
        let text = "MemTotal:        8046124 kB\nMemFree:  12 kB\nMemAvailable: 300 kB\n";
        assert_eq!(in_meminfo(text, "MemTotal"), Some(8_046_124 * 1024));
        assert_eq!(in_meminfo(text, "MemAvailable"), Some(300 * 1024));
        assert_eq!(in_meminfo(text, "Mem"), None, "the whole name");
        for damaged in
            ["", "MemTotal: many kB", "MemTotal: 3 MB", "MemTotal: 18446744073709551615 kB"]
        {
            assert_eq!(in_meminfo(damaged, "MemTotal"), None, "{damaged}");
        }
    }
}
