//! Where files go that a person deletes.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::free_name;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wastebasket {
    /// The desktop's wastebasket; its file manager can restore them.
    Desktop,
    /// A folder, for tests, which must not use the desktop's.
    Folder(PathBuf),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMoved {
    /// There is no wastebasket for its folder, or it refuses files.
    NoWastebasket,
    /// An error of the system: the file is missing, or is a folder.
    System(ErrorKind),
}

impl Wastebasket {
    /// Moves a file, never a folder, to the wastebasket. It may take a while: call it on a worker
    /// thread.
    pub fn throw(&self, file: &Path) -> Result<(), NotMoved> {
        match fs::symlink_metadata(file) {
            Ok(about) if about.is_dir() => return Err(NotMoved::System(ErrorKind::IsADirectory)),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(NotMoved::System(ErrorKind::NotFound));
            }
            _ => {}
        }
        match self {
            Wastebasket::Desktop => desktop().delete(file).map_err(|error| {
                log::debug!("{} is not taken by the wastebasket: {error}", file.display());
                NotMoved::NoWastebasket
            }),
            Wastebasket::Folder(folder) => {
                let part = |of: Option<&std::ffi::OsStr>| of.unwrap_or_default().to_os_string();
                let (stem, ending) = (part(file.file_stem()), part(file.extension()));
                let to = fs::create_dir_all(folder).ok().and_then(|()| {
                    free_name(folder, &stem.to_string_lossy(), &ending.to_string_lossy())
                });
                let moved = to.and_then(|to| fs::rename(file, to).ok());
                moved.ok_or(NotMoved::NoWastebasket)
            }
        }
    }
}

fn desktop() -> trash::TrashContext {
    #[allow(unused_mut, reason = "only macOS changes it")]
    let mut context = trash::TrashContext::new();
    #[cfg(target_os = "macos")]
    {
        // The other method asks the Finder by a script, which is slow and needs a permission.
        use trash::macos::{DeleteMethod, TrashContextExtMacos as _};
        context.set_delete_method(DeleteMethod::NsFileManager);
    }
    context
}
