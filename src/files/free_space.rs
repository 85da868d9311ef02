//! How much may still be written to a disk.

use std::path::Path;

/// The free space, in bytes, on the disk of a folder that need not exist yet; `None` if unknown.
pub fn free_space(folder: &Path) -> Option<u64> {
    folder.ancestors().find_map(free_space_at)
}

#[cfg(unix)]
fn free_space_at(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(windows)]
fn free_space_at(folder: &Path) -> Option<u64> {
    let mut free = 0;
    winsafe::GetDiskFreeSpaceEx(Some(folder.to_str()?), Some(&mut free), None, None).ok()?;
    Some(free)
}

#[cfg(not(any(unix, windows)))]
fn free_space_at(_folder: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_does_not_exist_yet_is_on_the_disk_of_the_one_around_it() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(free_space(folder.path()).is_some());
        assert!(free_space(&folder.path().join("new/newer")).is_some());
    }
}
