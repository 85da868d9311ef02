//! Part files: new contents are written into one before they get the real name.

use std::fs::{File, Permissions};
use std::io;
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

use super::litter::{self, Note};

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
        self.file.persist(path)?;
        Ok(())
    }
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
