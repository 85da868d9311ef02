//! The memory of this machine as Linux reports it.

use std::path::Path;

use crate::files::read_limited;

pub fn whole_memory() -> Option<u64> {
    meminfo("MemTotal")
}

pub fn available_memory() -> Option<u64> {
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
