//! Part files: new contents are written into one before they get the real name.

use std::fs::{self, File, Permissions};
use std::io;
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

use super::litter::{self, Note};
use super::patience::{in_use_or_denied, patiently};

pub const PART_PREFIX: &str = ".kete-";
pub const PART_SUFFIX: &str = ".part";
/// How many letters and digits are between the two.
const RANDOM: usize = 6;

/// A file being written under a temporary name. This process holds an advisory lock on it, so that
/// another Kete does not sweep it (see [`litter`]). Dropping it deletes it.
pub(super) struct PartFile {
    // Fields drop in this order: the file must go before the note about it.
    file: NamedTempFile,
    _note: Option<Note>,
}

impl PartFile {
    /// Creates a part file in an existing folder.
    pub(super) fn new(folder: &Path, permissions: Option<Permissions>) -> io::Result<PartFile> {
        let note = litter::note(folder);
        let mut builder = builder();
        if let Some(permissions) = permissions {
            builder.permissions(permissions);
        }
        let file = builder.tempfile_in(folder)?;
        // Some file systems have no locks; there a part file is swept only when it is old.
        let _ = file.as_file().lock();
        Ok(PartFile { file, _note: note })
    }

    pub(super) fn file(&mut self) -> &mut File {
        self.file.as_file_mut()
    }

    #[cfg(test)]
    pub(super) fn path(&self) -> &Path {
        self.file.path()
    }

    /// Gives the file its real name and replaces what had that name.
    pub(super) fn place(self, path: &Path) -> io::Result<()> {
        let (file, mut part) = self.file.into_parts();
        let was_read_only = make_replaceable(path)?;
        patiently(in_use_or_denied, || fs::rename(&part, path))?;
        part.disable_cleanup(true);
        let _ = file.unlock();
        if was_read_only {
            let mut permissions = file.metadata()?.permissions();
            permissions.set_readonly(true);
            file.set_permissions(permissions)?;
        }
        Ok(())
    }
}

/// On Windows a read-only file can be neither replaced nor deleted: makes it writable, and returns
/// whether it was read-only.
#[cfg(windows)]
pub(super) fn make_replaceable(path: &Path) -> io::Result<bool> {
    let Ok(about) = fs::metadata(path) else { return Ok(false) };
    let mut permissions = about.permissions();
    let was_read_only = permissions.readonly();
    if was_read_only {
        #[allow(
            clippy::permissions_set_readonly_false,
            reason = "Windows has only this attribute"
        )]
        permissions.set_readonly(false);
        fs::set_permissions(path, permissions)?;
    }
    Ok(was_read_only)
}

/// On other systems the folder decides about that.
#[cfg(not(windows))]
pub(super) fn make_replaceable(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// A second name for a file, which will become the name of a backup. Dropping it deletes it.
pub(super) struct PartLink {
    // Fields drop in this order, as in [`PartFile`].
    link: NamedTempFile<()>,
    _note: Option<Note>,
}

impl PartLink {
    /// Gives a file a second name in its folder.
    pub(super) fn to(path: &Path, folder: &Path) -> io::Result<PartLink> {
        let note = litter::note(folder);
        let link = builder().make_in(folder, |second| std::fs::hard_link(path, second))?;
        Ok(PartLink { link, _note: note })
    }

    /// Makes it the real name and replaces what had that name.
    pub(super) fn place(self, path: &Path) -> io::Result<()> {
        self.link.persist(path)?;
        Ok(())
    }
}

fn builder() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(PART_PREFIX).suffix(PART_SUFFIX).rand_bytes(RANDOM);
    builder
}

/// Whether a file's name is that of a part file.
pub(super) fn is_part(name: &str) -> bool {
    let random = name.strip_prefix(PART_PREFIX).and_then(|rest| rest.strip_suffix(PART_SUFFIX));
    random.is_some_and(|random| {
        random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}
