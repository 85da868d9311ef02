//! What is wrong with a game in OGN.

/// Why a text could not be read as OGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OgnFault {
    /// This part is missing here.
    Wanted(OgnPart),
    /// The game has an unknown name.
    Variant(String),
    /// The rules cannot be read.
    Rules(String),
    /// The position cannot be read.
    Position(String),
    /// This means nothing among the moves.
    Word(String),
    /// A move comes after the result.
    AfterResult,
    /// A game has more than [`MOST_TAGS`](super::ogn::MOST_TAGS) tags.
    TooManyTags,
}

/// A part of an OGN text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OgnPart {
    /// A tag, such as `[Variant "Oware Abapa"]`.
    Tag,
    /// The name of a tag.
    TagName,
    /// The quote before a value.
    OpeningQuote,
    /// The quote at the end of the value that begins here.
    ClosingQuote,
    /// The bracket at the end of a tag.
    Bracket,
    /// The brace at the end of the comment that begins here.
    Brace,
    /// The parenthesis at the end of the variation that begins here.
    Parenthesis,
}
