//! Unused names for new files.

use std::path::{Path, PathBuf};

/// The numbers to try.
const NUMBERS: std::ops::Range<u32> = 1..10_000;

/// The first of `fox.kete`, `fox-2.kete`, `fox-3.kete` … that does not exist in the folder; `None`
/// if thousands do.
pub fn free_name(folder: &Path, stem: &str, ending: &str) -> Option<PathBuf> {
    let mut names = NUMBERS.map(|number| match number {
        1 => folder.join(format!("{stem}.{ending}")),
        _ => folder.join(format!("{stem}-{number}.{ending}")),
    });
    names.find(|path| !path.exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["fox.kete", "fox-2.kete", "fox-4.kete"] {
            std::fs::write(folder.path().join(name), "").expect("written");
        }
        let free = |stem| free_name(folder.path(), stem, "kete").expect("a name");
        assert_eq!(free("fox"), folder.path().join("fox-3.kete"));
        assert_eq!(free("owl"), folder.path().join("owl.kete"));
    }
}
