//! Canonical paths as people write them.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The canonical path of what exists: absolute, without links.
///
/// # Errors
/// What the system reports, for instance that nothing has this path.
pub fn canonical(path: &Path) -> io::Result<PathBuf> {
    let found = fs::canonicalize(path)?;
    let plain = found.to_str().filter(|_| cfg!(windows)).and_then(without_prefix);
    Ok(plain.map_or(found, PathBuf::from))
}

/// A canonical path of Windows in its usual form: `C:\games` for `\\?\C:\games`, and
/// `\\server\games` for `\\?\UNC\server\games`. Other programs do not know the first form, and two
/// forms of one path would be taken for two. `None` if it has no usual form.
fn without_prefix(path: &str) -> Option<String> {
    let rest = path.strip_prefix(r"\\?\")?;
    if let Some(share) = rest.strip_prefix(r"UNC\") {
        return Some(format!(r"\\{share}"));
    }
    let mut letters = rest.chars();
    let is_drive = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic())
        && letters.as_str().starts_with(r":\");
    is_drive.then(|| rest.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_windows_get_their_usual_form() {
        for (canonical, usual) in [
            (r"\\?\C:\Users\Ŵan\games", Some(r"C:\Users\Ŵan\games")),
            (r"\\?\c:\", Some(r"c:\")),
            (r"\\?\UNC\server\share\games", Some(r"\\server\share\games")),
            (r"\\?\Volume{b75e2c83-0000-0000-0000-602f00000000}\games", None),
            (r"\\?\é:\games", None),
            (r"\\?\C:", None),
            (r"C:\games", None),
            (r"\\server\share", None),
            ("/home/ada", None),
        ] {
            assert_eq!(without_prefix(canonical).as_deref(), usual, "{canonical}");
        }
    }

    #[test]
    fn a_canonical_path_is_written_as_people_write_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let inner = folder.path().join("a folder with ŵ");
        fs::create_dir(&inner).expect("made");
        let found = canonical(&inner.join("..").join("a folder with ŵ")).expect("it exists");
        assert!(found.ends_with("a folder with ŵ") && found.is_absolute(), "{found:?}");
        assert!(!found.to_string_lossy().starts_with(r"\\?\"), "{found:?}");
        assert!(canonical(&folder.path().join("nothing")).is_err());
    }
}
