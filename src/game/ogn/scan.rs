//! Splits an OGN text into tags and tokens, with their places.

use super::super::load_error::TextPlace;
use super::super::ogn_fault::{OgnFault, OgnPart};
use super::MOST_TAGS;

/// A fault and its place.
pub(super) type OgnErrorAt = (TextPlace, OgnFault);

/// A tag, `[Name "value"]`.
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    /// Where the value begins.
    pub(super) place: TextPlace,
}

/// A token among the moves.
pub(super) enum Token<'a> {
    /// A comment on what comes before it.
    Comment(String),
    /// `$6`
    Sign(u32),
    /// A move, a number or a result.
    Word(&'a str),
    /// A tag, which starts the next game.
    Tag,
    /// The end of the text.
    End,
}

/// A text and the reading position in it.
pub(super) struct OgnScanner<'a> {
    text: &'a str,
    at: usize,
    place: TextPlace,
}

impl<'a> OgnScanner<'a> {
    pub(super) fn new(text: &'a str) -> OgnScanner<'a> {
        OgnScanner { text, at: 0, place: TextPlace { line: 1, column: 1 } }
    }

    /// The reading position.
    pub(super) fn place(&self) -> TextPlace {
        self.place
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn step(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        if next == '\n' {
            self.place = TextPlace { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    /// Skips characters while `holds` is true of them. Returns the skipped text.
    fn pass(&mut self, holds: impl Fn(char) -> bool) -> &'a str {
        let from = self.at;
        while self.peek().is_some_and(&holds) {
            self.step();
        }
        &self.text[from..self.at]
    }

    /// Skips blanks, and lines that begin with `%`.
    fn blanks(&mut self) {
        loop {
            self.pass(char::is_whitespace);
            if self.peek() != Some('%') || self.place.column != 1 {
                return;
            }
            self.pass(|c| c != '\n');
        }
    }

    /// Skips blanks. Returns whether the text ends here.
    pub(super) fn is_at_end(&mut self) -> bool {
        self.blanks();
        self.peek().is_none()
    }

    fn want(&mut self, sign: char, part: OgnPart) -> Result<(), OgnErrorAt> {
        self.pass(|c| c == ' ' || c == '\t');
        if self.peek() != Some(sign) {
            return Err((self.place, OgnFault::Wanted(part)));
        }
        self.step();
        Ok(())
    }

    /// The tags at the reading position.
    pub(super) fn tags(&mut self) -> Result<Vec<Tag>, OgnErrorAt> {
        let mut tags: Vec<Tag> = Vec::new();
        let mut is_named = false;
        loop {
            self.blanks();
            match self.peek() {
                Some('[') => {
                    let begins = (self.at, self.place);
                    let tag = self.tag()?;
                    // The next game starts here; the game before it has no moves.
                    let names = tag.name == "Variant";
                    if names && is_named {
                        (self.at, self.place) = begins;
                        return Ok(tags);
                    }
                    if tags.len() == MOST_TAGS {
                        return Err((begins.1, OgnFault::TooManyTags));
                    }
                    is_named |= names;
                    tags.push(tag);
                }
                Some(';') => drop(self.pass(|c| c != '\n')),
                _ if tags.is_empty() => {
                    return Err((self.place, OgnFault::Wanted(OgnPart::Tag)));
                }
                _ => return Ok(tags),
            }
        }
    }

    fn tag(&mut self) -> Result<Tag, OgnErrorAt> {
        self.step();
        self.pass(|c| c == ' ' || c == '\t');
        let name = self.pass(|c| c.is_alphanumeric() || c == '_').to_owned();
        if name.is_empty() {
            return Err((self.place, OgnFault::Wanted(OgnPart::TagName)));
        }
        self.want('"', OgnPart::OpeningQuote)?;
        let place = self.place;
        let mut value = String::new();
        loop {
            match self.step() {
                Some('"') => break,
                Some('\\') if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.step()),
                Some(c) if c != '\n' => value.push(c),
                _ => return Err((place, OgnFault::Wanted(OgnPart::ClosingQuote))),
            }
        }
        self.want(']', OgnPart::Bracket)?;
        Ok(Tag { name, value: value.trim().to_owned(), place })
    }

    /// The next token among the moves, and its place. Variations are skipped.
    pub(super) fn token(&mut self) -> Result<(TextPlace, Token<'a>), OgnErrorAt> {
        loop {
            self.blanks();
            let place = self.place;
            let token = match self.peek() {
                None => Token::End,
                Some('[') => Token::Tag,
                Some('{') => Token::Comment(self.comment()?.to_owned()),
                Some(';') => {
                    self.step();
                    Token::Comment(self.pass(|c| c != '\n').to_owned())
                }
                Some('(') => {
                    self.variation()?;
                    continue;
                }
                Some('$') => {
                    self.step();
                    let digits = self.pass(|c| c.is_ascii_digit());
                    match digits.parse() {
                        Ok(number) => Token::Sign(number),
                        Err(_) => return Err((place, OgnFault::Word(format!("${digits}")))),
                    }
                }
                Some(sign @ (')' | '}' | ']')) => {
                    return Err((place, OgnFault::Word(sign.to_string())));
                }
                Some(_) => {
                    Token::Word(self.pass(|c| !c.is_whitespace() && !"{}();[]$".contains(c)))
                }
            };
            return Ok((place, token));
        }
    }

    /// The text between braces.
    fn comment(&mut self) -> Result<&'a str, OgnErrorAt> {
        let place = self.place;
        self.step();
        let words = self.pass(|c| c != '}');
        match self.step() {
            Some(_) => Ok(words),
            None => Err((place, OgnFault::Wanted(OgnPart::Brace))),
        }
    }

    /// Skips a variation, including variations inside it.
    fn variation(&mut self) -> Result<(), OgnErrorAt> {
        let place = self.place;
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                None => return Err((place, OgnFault::Wanted(OgnPart::Parenthesis))),
                Some('{') => drop(self.comment()?),
                Some(';') => drop(self.pass(|c| c != '\n')),
                Some(sign) => {
                    self.step();
                    match sign {
                        '(' => depth += 1,
                        ')' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        return Ok(());
                    }
                }
            }
        }
    }
}
