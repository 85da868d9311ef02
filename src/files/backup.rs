//! Replaces a file that a person named: never one that Kete does not know, and never without a
//! backup of its contents.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::fingerprint::Fingerprint;
use super::part::{PartFile, PartLink, make_replaceable};
use super::read::{ReadProblem, read_limited};
use super::write::{WriteError, folder_of, put_in_place, real_path, write_beside};

/// What a write may replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayReplace {
    /// Only a file with these contents, which Kete read or wrote last; with `None` nothing at all.
    Known(Option<Fingerprint>),
    /// Every file that is not read-only: the person agreed.
    Anything,
    /// Also a read-only file.
    ReadOnly,
}

/// Why a file was not replaced. It did not change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReplaced {
    /// Its contents are not what Kete read or wrote last.
    Changed,
    /// It is read-only.
    ReadOnly,
    /// The system reported an error.
    Failed(WriteError),
}

/// Atomically replaces a file that a person named. The replaced contents stay as a backup beside
/// it, whose name ends in `~`; an older backup is replaced. Links are followed and missing folders
/// are created. Returns the fingerprint of the new contents.
pub fn replace(path: &Path, bytes: &[u8], may: MayReplace) -> Result<Fingerprint, NotReplaced> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error: io::Error| NotReplaced::Failed(WriteError { path, kind: error.kind() })
    };
    let print = Fingerprint::of(bytes);
    let real = real_path(path).map_err(failed(path))?;
    let new = write_beside(&real, &[bytes]).map_err(failed(path))?;
    // Nothing slow may happen between this check of the file and the rename.
    if let Some(there) = look(&real, may, print) {
        if there.print == Some(print) {
            // Writing the same contents again would replace the backup with them.
            return Ok(print);
        }
        let is_known = |known| there.print.is_some() && there.print == known;
        match may {
            MayReplace::Known(known) if !is_known(known) => return Err(NotReplaced::Changed),
            MayReplace::Known(_) | MayReplace::Anything if there.is_read_only => {
                return Err(NotReplaced::ReadOnly);
            }
            _ => {}
        }
        let backup = backup_name(&real);
        keep(&real, &backup).map_err(failed(&backup))?;
    }
    put_in_place(new, &real).map_err(failed(path))?;
    Ok(print)
}

/// Whether a file that a person named could be written now: callers ask before they start long
/// work.
pub fn may_replace(path: &Path) -> Result<(), NotReplaced> {
    super::write::try_place(path).map_err(NotReplaced::Failed)?;
    if is_read_only(path) {
        return Err(NotReplaced::ReadOnly);
    }
    Ok(())
}

/// The file that would be replaced.
struct ExistingFile {
    /// `None` if it cannot be read, or is longer than any contents that could match.
    print: Option<Fingerprint>,
    is_read_only: bool,
}

fn look(path: &Path, may: MayReplace, new: Fingerprint) -> Option<ExistingFile> {
    let known = match may {
        MayReplace::Known(known) => known.map_or(0, Fingerprint::length),
        MayReplace::Anything | MayReplace::ReadOnly => 0,
    };
    let print = match read_limited(path, known.max(new.length())) {
        Ok(bytes) => Some(Fingerprint::of(&bytes)),
        Err(error) if error.problem == ReadProblem::Missing => return None,
        Err(_) => None,
    };
    Some(ExistingFile { print, is_read_only: is_read_only(path) })
}

/// Whether this user may not write to a file. Replacing it may still be possible, by the
/// permissions of its folder.
fn is_read_only(path: &Path) -> bool {
    let says_so = fs::metadata(path).is_ok_and(|about| about.permissions().readonly());
    let refused = |error: io::Error| error.kind() == io::ErrorKind::PermissionDenied;
    says_so || OpenOptions::new().write(true).open(path).is_err_and(refused)
}

/// `g.kete~` beside `g.kete`.
fn backup_name(path: &Path) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push("~");
    path.with_file_name(name)
}

/// Gives the contents of a file a second name and replaces what had that name. The file itself
/// stays, so that it exists at every moment.
fn keep(path: &Path, backup: &Path) -> io::Result<()> {
    let folder = folder_of(path);
    match PartLink::to(path, folder) {
        Ok(second) => second.place(remove(backup)?),
        // Not every file system has hard links.
        Err(_) => copy(path, folder)?.place(remove(backup)?),
    }
}

/// Removes an older backup: renaming a hard link onto another one of the same file does nothing.
fn remove(backup: &Path) -> io::Result<&Path> {
    make_replaceable(backup)?;
    match fs::remove_file(backup) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(backup),
    }
}

fn copy(path: &Path, folder: &Path) -> io::Result<PartFile> {
    let mut from = fs::File::open(path)?;
    let mut second = PartFile::new(folder, None)?;
    io::copy(&mut from, second.file())?;
    second.file().set_permissions(from.metadata()?.permissions())?;
    second.file().sync_all()?;
    Ok(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn read(path: &Path) -> String {
        fs::read_to_string(path).expect("a text")
    }

    /// A folder, and the paths of a game and its backup in it.
    fn game() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, backup) = (folder.path().join("g.kete"), folder.path().join("g.kete~"));
        (folder, path, backup)
    }

    #[test]
    fn only_what_was_read_or_written_last_is_replaced_and_its_contents_stay_as_the_backup() {
        let (folder, path, backup) = game();
        let first = replace(&path, b"one", MayReplace::Known(None)).expect("nothing is there");
        assert_eq!(names(folder.path()), ["g.kete"], "nothing was replaced");
        let second = replace(&path, b"two", MayReplace::Known(Some(first))).expect("unchanged");
        assert_eq!((read(&path), read(&backup)), ("two".into(), "one".into()));
        // Another program wrote it, with the same number of bytes.
        fs::write(&path, "six").expect("written");
        for known in [Some(second), Some(first), None] {
            let answer = replace(&path, b"three", MayReplace::Known(known));
            assert_eq!(answer, Err(NotReplaced::Changed));
        }
        assert_eq!((read(&path), read(&backup)), ("six".into(), "one".into()));
        replace(&path, b"three", MayReplace::Anything).expect("agreed to");
        assert_eq!((read(&path), read(&backup)), ("three".into(), "six".into()));
        // A longer file differs; it is not read completely.
        fs::write(&path, "a".repeat(1 << 20)).expect("written");
        let known = MayReplace::Known(Some(Fingerprint::of(b"three")));
        assert_eq!(replace(&path, b"four", known), Err(NotReplaced::Changed));
        // A missing file is written again.
        fs::remove_file(&path).expect("removed");
        replace(&path, b"four", known).expect("nothing is there");
        assert_eq!(names(folder.path()), ["g.kete", "g.kete~"]);
    }

    #[test]
    fn touching_is_no_change_and_saving_the_same_text_keeps_the_backup() {
        let (_folder, path, backup) = game();
        let one = replace(&path, b"one", MayReplace::Anything).expect("written");
        let two = replace(&path, b"two", MayReplace::Known(Some(one))).expect("unchanged");
        let file = OpenOptions::new().write(true).open(&path).expect("opened");
        file.set_modified(std::time::SystemTime::UNIX_EPOCH).expect("touched");
        drop(file);
        replace(&path, b"two", MayReplace::Known(Some(two))).expect("a touch");
        replace(&path, b"two", MayReplace::Anything).expect("the same");
        assert_eq!(read(&backup), "one");
        replace(&path, b"three", MayReplace::Known(Some(two))).expect("unchanged");
        assert_eq!(read(&backup), "two");
    }

    #[test]
    fn a_save_that_was_cut_off_after_its_backup_can_be_repeated() {
        let (folder, path, backup) = game();
        fs::write(&path, "one").expect("written");
        fs::hard_link(&path, &backup).expect("a second name");
        replace(&path, b"two", MayReplace::Anything).expect("written");
        assert_eq!(read(&backup), "one");
        assert_eq!(names(folder.path()), ["g.kete", "g.kete~"]);
    }

    #[test]
    fn without_a_backup_nothing_is_replaced() {
        let (folder, path, backup) = game();
        fs::write(&path, "one").expect("written");
        fs::create_dir(&backup).expect("a folder in the way");
        let Err(NotReplaced::Failed(error)) = replace(&path, b"two", MayReplace::Anything) else {
            panic!("the backup cannot be written")
        };
        assert_eq!((error.path, read(&path)), (backup, "one".to_owned()));
        assert_eq!(names(folder.path()), ["g.kete", "g.kete~"]);
    }

    #[test]
    fn without_hard_links_the_backup_is_a_copy() {
        let (folder, path, _) = game();
        fs::write(&path, "one").expect("written");
        let copied = copy(&path, folder.path()).expect("copied");
        assert_eq!(read(copied.path()), "one");
        let rights = |path: &Path| fs::metadata(path).expect("a file").permissions();
        assert_eq!(rights(copied.path()), rights(&path));
    }

    #[cfg(unix)]
    #[test]
    fn a_read_only_file_is_replaced_only_if_that_was_agreed_to() {
        use std::os::unix::fs::PermissionsExt as _;
        let (_folder, path, backup) = game();
        let known = replace(&path, b"one", MayReplace::Anything).expect("written");
        let rights = fs::Permissions::from_mode(0o444);
        fs::set_permissions(&path, rights.clone()).expect("read-only");
        for may in [MayReplace::Known(Some(known)), MayReplace::Anything] {
            assert_eq!(replace(&path, b"two", may), Err(NotReplaced::ReadOnly));
        }
        assert_eq!(may_replace(&path), Err(NotReplaced::ReadOnly));
        replace(&path, b"two", MayReplace::ReadOnly).expect("agreed to");
        assert_eq!(read(&path), "two");
        assert_eq!(read(&backup), "one");
        for path in [&path, &backup] {
            assert_eq!(fs::metadata(path).expect("there").permissions().mode() & 0o777, 0o444);
        }
        // A read-only backup is no obstacle.
        replace(&path, b"three", MayReplace::ReadOnly).expect("agreed to");
        assert_eq!(read(&backup), "two");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_followed_even_if_its_target_does_not_exist_yet() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        symlink("second", at("first")).expect("a link");
        symlink(at("far/away/g.kete"), at("second")).expect("a link");
        let one = replace(&at("first"), b"one", MayReplace::Known(None)).expect("made");
        assert_eq!(read(&at("far/away/g.kete")), "one");
        replace(&at("first"), b"two", MayReplace::Known(Some(one))).expect("unchanged");
        assert_eq!(read(&at("far/away/g.kete~")), "one", "the backup is beside the file");
        for name in ["first", "second"] {
            assert!(at(name).is_symlink(), "{name} is still a link");
        }
        symlink("loop", at("loop")).expect("a link");
        let answer = replace(&at("loop"), b"one", MayReplace::Anything);
        assert!(matches!(answer, Err(NotReplaced::Failed(_))), "{answer:?}");
    }
}
