//! What is wrong with the writing of a save file or a course, in words for people: no name of a format, of a
//! type or of a sign that does not stand in the file.

use ron::error::Error as RonError;

use super::list;

/// What is wrong, as a sentence without its point.
pub fn form(error: &RonError) -> String {
    let says = match error {
        RonError::ExpectedArray => "a list belongs here, from “[” to “]”",
        RonError::ExpectedArrayEnd => "“]” is missing: a list is not closed",
        RonError::ExpectedMap => "options belong here, from “{” to “}”",
        RonError::ExpectedMapEnd => "“}” is missing: the options are not closed",
        RonError::ExpectedMapColon => "“:” is missing between a name and its value",
        RonError::ExpectedComma => "“,” is missing, or a bracket is not closed",
        RonError::ExpectedString | RonError::ExpectedChar | RonError::ExpectedByteString => {
            "a text in quotes belongs here"
        }
        RonError::ExpectedStringEnd => "a text is not closed: “\"” is missing",
        RonError::UnclosedBlockComment | RonError::UnclosedLineComment => {
            "a remark is not closed: “*/” is missing"
        }
        RonError::ExpectedBoolean => "“true” or “false” belongs here",
        RonError::ExpectedInteger
        | RonError::ExpectedFloat
        | RonError::FloatUnderscore
        | RonError::UnderscoreAtBeginning
        | RonError::ExpectedByteLiteral => "a whole number belongs here",
        RonError::IntegerOutOfBounds => "this number is too small or too large",
        RonError::ExpectedStructLike
        | RonError::ExpectedNamedStructLike(_)
        | RonError::ExpectedOption
        | RonError::ExpectedUnit => "“(” is missing",
        RonError::ExpectedStructLikeEnd | RonError::ExpectedOptionEnd => {
            "“)” is missing, or “,” before what follows"
        }
        RonError::Eof => "the text ends too early: a bracket is not closed",
        RonError::ExpectedRawValue => "a value is missing here, or a bracket is not closed",
        RonError::ExpectedIdentifier => "a name belongs here",
        RonError::ExpectedAttribute
        | RonError::ExpectedAttributeEnd
        | RonError::NoSuchExtension(_) => "no line begins with “#” here",
        RonError::InvalidEscape(_) => "after “\\” stands a sign that does not belong there",
        RonError::TrailingCharacters => "nothing may follow the last “)”",
        RonError::ExceededRecursionLimit => "brackets stand within brackets too many times",
        RonError::UnexpectedChar(c) => return format!("“{}” does not belong here", seen(*c)),
        RonError::InvalidIntegerDigit { digit, .. } => {
            return format!("“{}” is no digit of a number", seen(*digit));
        }
        RonError::InvalidIdentifier(name) | RonError::SuggestRawIdentifier(name) => {
            return format!("“{}” is no name", shortened(name));
        }
        RonError::ExpectedDifferentStructName { found, .. } => {
            return format!("“{}” does not belong before “(”", shortened(found));
        }
        RonError::InvalidValueForType { expected, found } => {
            // Where some numbers may stand, one that may not is named.
            let number = found.split('`').nth(1).filter(|_| expected.starts_with("a number "));
            let found = number.unwrap_or_else(|| kind(found));
            return format!("{} belongs here, not {found}", wanted(expected));
        }
        RonError::ExpectedDifferentLength { expected, .. } => {
            return format!("{} belongs here", wanted(expected));
        }
        RonError::NoSuchEnumVariant { expected, found, .. }
        | RonError::NoSuchStructField { expected, found, .. } => {
            return format!("there is no “{}” here; allowed: {}", shortened(found), list(expected));
        }
        RonError::MissingStructField { field, .. } => return format!("“{field}” is missing"),
        RonError::DuplicateStructField { field, .. } => {
            return format!("“{field}” stands here a second time");
        }
        _ => "this is not written as it has to be",
    };
    says.to_owned()
}

/// What would be right, where the reader names it in its own way.
fn wanted(expected: &str) -> &str {
    match expected {
        "a string" | "a borrowed string" | "a character" => "a text in quotes",
        "a boolean" => "“true” or “false”",
        "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "usize" => "a whole number",
        other => other,
    }
}

/// What stands there instead: its kind is enough, the place shows the rest.
fn kind(found: &str) -> &'static str {
    let kinds = [
        ("the boolean", "“true” or “false”"),
        ("the unsigned integer", "a number"),
        ("the signed integer", "a number"),
        ("the floating point number", "a number"),
        ("the UTF-8 character", "a single sign"),
        ("the string", "a text in quotes"),
        ("the byte string", "a letter before a text in quotes"),
        ("a sequence", "a list"),
        ("a map", "options in “{ }”"),
        ("a unit value", "empty brackets"),
        ("an optional value", "something that may be left out"),
    ];
    let known = kinds.iter().find(|(start, _)| found.starts_with(start));
    known.map_or("what stands there", |(_, words)| words)
}

/// A sign that may be unseen.
fn seen(c: char) -> String {
    match c {
        c if c.is_control() || c.is_whitespace() => format!("sign number {}", u32::from(c)),
        c => c.to_string(),
    }
}

/// What stands in a file, cut where it is long: it may be of any length and kind.
pub fn shortened(name: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = name.chars().take(MOST).collect();
    if shown.len() < name.len() {
        shown.push('…');
    }
    shown.replace(char::is_control, " ")
}
