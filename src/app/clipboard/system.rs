//! The clipboard of the desktop, and one in memory for tests.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::save::MAX_BYTES;

/// Which clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// The one for copying and pasting.
    Clipboard,
    /// What is selected in any program; the middle mouse button pastes it. Only X11 and Wayland have
    /// it.
    Primary,
}

/// Why there is no text to paste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoText {
    /// The clipboard is empty, or holds something else.
    Empty,
    /// The text is longer than any game.
    TooLong,
    /// The desktop has no clipboard that Kete can reach.
    Unreachable,
}

/// The desktop has no clipboard that Kete can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreachable;

/// Where texts are copied to and pasted from. Both calls may take as long as another program likes.
pub trait SystemClipboard: Send + Sync {
    /// Reads the text.
    ///
    /// # Errors
    /// Why there is none.
    fn read(&self, selection: Selection) -> Result<String, NoText>;

    /// Puts a text there.
    ///
    /// # Errors
    /// Where it cannot be reached.
    fn write(&self, selection: Selection, text: String) -> Result<(), Unreachable>;

    /// Hands what was copied over to the desktop: the program is about to end.
    fn close(&self) {}

    /// It answers at once, whatever other programs do: no thread is needed.
    fn is_instant(&self) -> bool {
        false
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The clipboard of the desktop.
#[derive(Default)]
pub struct DesktopClipboard {
    /// Serves other programs what was copied here, as long as it lives.
    server: Mutex<Option<arboard::Clipboard>>,
    /// What was copied where the desktop has no clipboard: it can be pasted within the window.
    own: Mutex<Option<String>>,
}

impl SystemClipboard for DesktopClipboard {
    fn read(&self, selection: Selection) -> Result<String, NoText> {
        // A connection of its own for each read, so that none waits behind one that hangs.
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
            // A desktop may have none of this kind, and nobody misses it.
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

/// A clipboard in memory: tests neither read nor change the one of the desktop.
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
