//! What is wrong with the syntax of a save file or a course, in words for people: without the name
//! of a format or a type, or a character that is not in the file.

use ron::error::Error as RonError;

use super::lists::list;
use crate::texts::messages::forms as say;

/// What is wrong, as a sentence without its full stop.
pub fn form(error: &RonError) -> String {
    let text = match error {
        RonError::ExpectedArray => say::list(),
        RonError::ExpectedArrayEnd => say::list_end(),
        RonError::ExpectedMap => say::options(),
        RonError::ExpectedMapEnd => say::options_end(),
        RonError::ExpectedMapColon => say::colon(),
        RonError::ExpectedComma => say::comma(),
        RonError::ExpectedString | RonError::ExpectedChar | RonError::ExpectedByteString => {
            say::text_in_quotes()
        }
        RonError::ExpectedStringEnd => say::text_end(),
        RonError::UnclosedBlockComment | RonError::UnclosedLineComment => say::remark_end(),
        RonError::ExpectedBoolean => say::boolean(),
        RonError::ExpectedInteger
        | RonError::ExpectedFloat
        | RonError::FloatUnderscore
        | RonError::UnderscoreAtBeginning
        | RonError::ExpectedByteLiteral => say::number(),
        RonError::IntegerOutOfBounds => say::number_range(),
        RonError::ExpectedStructLike
        | RonError::ExpectedNamedStructLike(_)
        | RonError::ExpectedOption
        | RonError::ExpectedUnit => say::bracket(),
        RonError::ExpectedStructLikeEnd | RonError::ExpectedOptionEnd => say::bracket_end(),
        RonError::Eof => say::ends_early(),
        RonError::ExpectedRawValue => say::value(),
        RonError::ExpectedIdentifier => say::name(),
        RonError::ExpectedAttribute
        | RonError::ExpectedAttributeEnd
        | RonError::NoSuchExtension(_) => say::attribute(),
        RonError::InvalidEscape(_) => say::escape(),
        RonError::TrailingCharacters => say::trailing(),
        RonError::ExceededRecursionLimit => say::too_deep(),
        RonError::UnexpectedChar(c) => return say::Unexpected { sign: seen(*c) }.text(),
        RonError::InvalidIntegerDigit { digit, .. } => {
            return say::NoDigit { sign: seen(*digit) }.text();
        }
        RonError::InvalidIdentifier(name) | RonError::SuggestRawIdentifier(name) => {
            return say::NoName { name: shortened(name) }.text();
        }
        RonError::ExpectedDifferentStructName { found, .. } => {
            return say::BeforeBracket { name: shortened(found) }.text();
        }
        RonError::InvalidValueForType { expected, found } => {
            // If only some numbers are allowed, the wrong number is named.
            let number = found.split('`').nth(1).filter(|_| expected.starts_with("a number "));
            let found = number.unwrap_or_else(|| kind(found));
            return say::Instead { wanted: wanted(expected), found }.text();
        }
        RonError::ExpectedDifferentLength { expected, .. } => {
            return say::Belongs { wanted: wanted(expected) }.text();
        }
        RonError::NoSuchEnumVariant { expected, found, .. }
        | RonError::NoSuchStructField { expected, found, .. } => {
            return say::Unknown { name: shortened(found), allowed: list(expected) }.text();
        }
        RonError::MissingStructField { field, .. } => {
            return say::Missing { name: field.to_string() }.text();
        }
        RonError::DuplicateStructField { field, .. } => {
            return say::Twice { name: field.to_string() }.text();
        }
        _ => say::other(),
    };
    text.to_owned()
}

/// What is expected, if RON names it in its own way.
fn wanted(expected: &str) -> &str {
    match expected {
        "a string" | "a borrowed string" | "a character" => say::a_text(),
        "a boolean" => say::true_or_false(),
        "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "usize" => {
            say::whole_number()
        }
        other => other,
    }
}

/// What was found instead: its kind is enough, the place shows the rest.
fn kind(found: &str) -> &'static str {
    type Words = fn() -> &'static str;
    let kinds: [(&str, Words); 11] = [
        ("the boolean", say::true_or_false),
        ("the unsigned integer", say::a_number),
        ("the signed integer", say::a_number),
        ("the floating point number", say::a_number),
        ("the UTF-8 character", say::single_sign),
        ("the string", say::a_text),
        ("the byte string", say::letter_before_text),
        ("a sequence", say::a_list),
        ("a map", say::some_options),
        ("a unit value", say::empty_brackets),
        ("an optional value", say::left_out),
    ];
    let known = kinds.iter().find(|(start, _)| found.starts_with(start));
    known.map_or_else(say::what_is_there, |(_, words)| words())
}

/// A character that may be invisible.
fn seen(c: char) -> String {
    match c {
        c if c.is_control() || c.is_whitespace() => say::SignNumber { number: u32::from(c) }.text(),
        c => c.to_string(),
    }
}

/// Text from a file, which may be of any length and kind, cut if it is long.
pub fn shortened(name: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = name.chars().take(MOST).collect();
    if shown.len() < name.len() {
        shown.push('…');
    }
    shown.replace(char::is_control, " ")
}
