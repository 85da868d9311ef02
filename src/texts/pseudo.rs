//! A language for tests: English with accents, a third longer. Text without accents is no message.

use std::borrow::Cow;

/// A piece of a message, accented and stretched.
pub(super) fn stretched(text: &str) -> Cow<'_, str> {
    let mut stretched = String::with_capacity(2 * text.len());
    let mut vowels = 0;
    for letter in text.chars() {
        let accented = accented(letter);
        stretched.push(accented);
        // With the signs around it a label becomes longer by a third.
        if "aeiouyAEIOUY".contains(letter) {
            vowels += 1;
            if vowels % 3 != 0 {
                stretched.push(accented);
            }
        }
    }
    Cow::Owned(stretched)
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "àƀçðéƒĝĥîĵķļɱñôþqŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞQŔŠŢÛṼŴẊÝŽ";
    let at = PLAIN.chars().position(|plain| plain == letter);
    at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
}
