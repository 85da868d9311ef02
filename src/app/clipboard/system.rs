//! The desktop's clipboard, and one in memory for tests.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::save::MAX_BYTES;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    Clipboard,
    /// What is selected in any program; the middle mouse button pastes it. Only X11 and Wayland
    /// have this.
    Primary,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoText {
    /// It is empty or holds something else.
    Empty,
    /// Longer than any game.
    TooLong,
    Unreachable,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreachable;

/// Reading and writing may take as long as another program likes.
pub trait SystemClipboard: Send + Sync {
    fn read(&self, selection: Selection) -> Result<String, NoText>;

    fn write(&self, selection: Selection, text: String) -> Result<(), Unreachable>;

    /// Hands over what was copied, because the program is about to end.
    fn close(&self) {}

    /// It never waits for other programs: no thread is needed.
    fn is_instant(&self) -> bool {
        false
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Default)]
pub struct DesktopClipboard {
    /// Serves what was copied to other programs while it lives.
    server: Mutex<Option<arboard::Clipboard>>,
    /// The copied text if the desktop has no clipboard: it can be pasted within the window.
    own: Mutex<Option<String>>,
}

impl SystemClipboard for DesktopClipboard {
    fn read(&self, selection: Selection) -> Result<String, NoText> {
        // A connection for each read, so that none waits behind one that hangs.
        let Ok(mut clipboard) = arboard::Clipboard::new() else {
            let own = lock(&self.own).clone().filter(|_| selection == Selection::Clipboard);
            return own.ok_or(NoText::Unreachable);
        };
        let text = match selection {
            Selection::Clipboard => clipboard.get_text(),
            Selection::Primary => selected_text(&mut clipboard),
        };
        match text {
            Ok(text) if text.len() as u64 > MAX_BYTES => Err(NoText::TooLong),
            Ok(text) => Ok(text),
            Err(arboard::Error::ContentNotAvailable | arboard::Error::ConversionFailure) => {
                Err(NoText::Empty)
            }
            Err(_) => Err(NoText::Unreachable),
        }
    }

    fn write(&self, selection: Selection, text: String) -> Result<(), Unreachable> {
        let mut server = lock(&self.server);
        if server.is_none() {
            *server = arboard::Clipboard::new().ok();
        }
        if selection == Selection::Primary {
            // A desktop may not have this selection, and nobody misses it.
            let _ = server.as_mut().map(|server| select_text(server, &text));
            return Ok(());
        }
        if server.as_mut().is_some_and(|server| server.set_text(text.as_str()).is_ok()) {
            return Ok(());
        }
        *lock(&self.own) = Some(text);
        Err(Unreachable)
    }

    fn close(&self) {
        lock(&self.server).take();
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
fn selected_text(clipboard: &mut arboard::Clipboard) -> Result<String, arboard::Error> {
    use arboard::{GetExtLinux as _, LinuxClipboardKind};
    clipboard.get().clipboard(LinuxClipboardKind::Primary).text()
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn selected_text(_: &mut arboard::Clipboard) -> Result<String, arboard::Error> {
    Err(arboard::Error::ContentNotAvailable)
}

#[cfg(all(unix, not(target_os = "macos")))]
fn select_text(clipboard: &mut arboard::Clipboard, text: &str) -> Result<(), arboard::Error> {
    use arboard::{LinuxClipboardKind, SetExtLinux as _};
    clipboard.set().clipboard(LinuxClipboardKind::Primary).text(text)
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn select_text(_: &mut arboard::Clipboard, _: &str) -> Result<(), arboard::Error> {
    Ok(())
}

/// Tests neither read nor change the desktop's clipboard.
#[derive(Default)]
pub struct MemoryClipboard {
    clipboard: Mutex<Option<String>>,
    primary: Mutex<Option<String>>,
}

impl MemoryClipboard {
    fn of(&self, selection: Selection) -> MutexGuard<'_, Option<String>> {
        match selection {
            Selection::Clipboard => lock(&self.clipboard),
            Selection::Primary => lock(&self.primary),
        }
    }
}

impl SystemClipboard for MemoryClipboard {
    fn read(&self, selection: Selection) -> Result<String, NoText> {
        self.of(selection).clone().ok_or(NoText::Empty)
    }

    fn write(&self, selection: Selection, text: String) -> Result<(), Unreachable> {
        *self.of(selection) = Some(text);
        Ok(())
    }

    fn is_instant(&self) -> bool {
        true
    }
}
