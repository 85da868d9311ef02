//! Reads keys that are pressed or typed while no text field has the focus.

use egui::{Event, Key, Modifiers, Ui};

/// Whether a sign was typed, on any keyboard layout.
pub(crate) fn typed(ui: &Ui, sign: &str, key: Key) -> bool {
    ui.input_mut(|input| {
        let mut found = false;
        input.events.retain(|event| {
            let is_sign = match event {
                Event::Text(text) => text == sign,
                Event::Key { key: of, pressed: true, .. } => *of == key,
                _ => false,
            };
            found |= is_sign;
            !is_sign
        });
        found
    })
}

/// The keys of the digits 0 to 9.
pub const DECIMALS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

pub(crate) fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

pub(crate) fn nothing_focused(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused()).is_none()
}

pub(crate) const FIGURES: [Key; 8] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];

/// Appends a digit to a number; a third digit starts a new number.
pub(crate) fn typed_figure(before: Option<&str>, figure: usize) -> Option<String> {
    let before: usize = before.and_then(|text| text.parse().ok()).unwrap_or(0);
    let number = 10 * before + figure;
    Some(if number < 100 { number } else { figure }.to_string())
}

/// The digit that was typed, if any.
pub(crate) fn decimal(ui: &Ui) -> Option<usize> {
    DECIMALS.into_iter().position(|key| pressed(ui, key))
}
