//! The events that copy and paste. eframe would read the clipboard immediately, on the thread that
//! paints; so it has no clipboard and passes the plain keys on.

use egui::{Event, Key, Modifiers, PointerButton, Pos2};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClipboardRequest {
    Copy,
    /// Copy the selection and remove it.
    Cut,
    Paste,
    /// Insert what is selected in any program, here.
    PasteSelected(Pos2),
}

/// Uses egui's key bindings.
pub fn asked(event: &Event) -> Option<ClipboardRequest> {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => of_key(*key, *modifiers),
        Event::PointerButton { button: PointerButton::Middle, pressed: true, pos, .. }
            if cfg!(all(unix, not(target_os = "macos"))) =>
        {
            Some(ClipboardRequest::PasteSelected(*pos))
        }
        _ => None,
    }
}

fn of_key(key: Key, modifiers: Modifiers) -> Option<ClipboardRequest> {
    let windows = cfg!(target_os = "windows");
    match key {
        Key::Cut => Some(ClipboardRequest::Cut),
        Key::Copy => Some(ClipboardRequest::Copy),
        Key::Paste => Some(ClipboardRequest::Paste),
        Key::X if modifiers.command_only() => Some(ClipboardRequest::Cut),
        Key::C if modifiers.command_only() => Some(ClipboardRequest::Copy),
        Key::V if modifiers.command_only() => Some(ClipboardRequest::Paste),
        Key::Delete if windows && modifiers.shift => Some(ClipboardRequest::Cut),
        Key::Insert if windows && modifiers.ctrl => Some(ClipboardRequest::Copy),
        Key::Insert if windows && modifiers.shift => Some(ClipboardRequest::Paste),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_keys_of_the_clipboard_are_recognised() {
        let of = |modifiers, key| {
            let (physical_key, pressed, repeat) = (None, true, false);
            asked(&Event::Key { key, physical_key, pressed, repeat, modifiers })
        };
        assert_eq!(of(Modifiers::COMMAND, Key::C), Some(ClipboardRequest::Copy));
        assert_eq!(of(Modifiers::COMMAND, Key::X), Some(ClipboardRequest::Cut));
        assert_eq!(of(Modifiers::COMMAND, Key::V), Some(ClipboardRequest::Paste));
        assert_eq!(of(Modifiers::NONE, Key::Paste), Some(ClipboardRequest::Paste));
        // Copies the game: a command.
        assert_eq!(of(Modifiers::COMMAND | Modifiers::SHIFT, Key::C), None);
        assert_eq!(of(Modifiers::NONE, Key::V), None);
        assert_eq!(asked(&Event::Copy), None, "egui has already made it an event");
    }
}
