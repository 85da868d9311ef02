//! The summary of a line of a save file, read without the rules.

use std::collections::hash_map::DefaultHasher;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::super::ending::Agreement;
use super::super::players::Player;
use crate::rules::{BySide, GameName};

/// How many moves of the opening a summary has.
const OPENING_MOVES: usize = 16;

/// How many turns a line has, how many of them lay out a round of Giuthi, whether one has a comment
/// or a mark, and which moves they are.
#[derive(Default)]
pub(super) struct LineSummary {
    pub all: usize,
    pub layouts: usize,
    pub annotated: bool,
    pub opening: String,
    pub comments: Vec<String>,
    entries: DefaultHasher,
}

impl LineSummary {
    /// Counts an entry.
    pub fn add(&mut self, notation: &str) {
        notation.hash(&mut self.entries);
        let kind = EntryKind::of(notation);
        if kind == EntryKind::Ending {
            return;
        }
        self.layouts += usize::from(kind == EntryKind::Layout);
        if self.all < OPENING_MOVES {
            if self.all > 0 {
                self.opening.push(' ');
            }
            self.opening.push_str(notation);
        }
        self.all += 1;
    }

    /// See [`Summary::record`](super::Summary::record).
    pub fn record(&self, game: GameName, players: BySide<Player>, start: &str) -> u64 {
        let mut all = self.entries.clone();
        (game, players.south, players.north, start).hash(&mut all);
        all.finish()
    }
}

impl<'de> Deserialize<'de> for LineSummary {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<LineSummary, D::Error> {
        struct LineVisitor;
        impl<'de> Visitor<'de> for LineVisitor {
            type Value = LineSummary;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of moves")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<LineSummary, A::Error> {
                let mut turns = LineSummary::default();
                while let Some(entry) = list.next_element::<EntrySummary>()? {
                    turns.add(&entry.notation);
                    turns.annotated |= entry.annotated;
                    turns.comments.extend(entry.comment);
                }
                Ok(turns)
            }
        }
        from.deserialize_seq(LineVisitor)
    }
}

/// The kind of an entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryKind {
    /// A move.
    Move,
    /// A move that lays out a round of Giuthi.
    Layout,
    /// An agreement, a resignation or a loss on time.
    Ending,
}

impl EntryKind {
    fn of(text: &str) -> EntryKind {
        let is_ending = text.ends_with(" resigns")
            || text.ends_with(" loses on time")
            || Agreement::ALL.iter().any(|agreement| agreement.to_string() == text);
        match is_ending {
            true => EntryKind::Ending,
            false if text.starts_with("fill:") => EntryKind::Layout,
            false => EntryKind::Move,
        }
    }
}

/// What the summary needs of an entry.
#[derive(Default)]
struct EntrySummary {
    notation: String,
    annotated: bool,
    comment: Option<String>,
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum EntryField {
    Move,
    Mark,
    Comment,
    #[serde(other)]
    Other,
}

impl<'de> Deserialize<'de> for EntrySummary {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EntrySummary, D::Error> {
        struct EntryVisitor;
        impl<'de> Visitor<'de> for EntryVisitor {
            type Value = EntrySummary;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move in quotes")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<EntrySummary, E> {
                Ok(EntrySummary { notation: text.to_owned(), ..EntrySummary::default() })
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<EntrySummary, A::Error> {
                let mut entry = EntrySummary::default();
                while let Some(part) = map.next_key()? {
                    match part {
                        EntryField::Move => entry.notation = map.next_value()?,
                        EntryField::Comment => {
                            let comment: String = map.next_value()?;
                            entry.annotated |= !comment.is_empty();
                            entry.comment = Some(comment);
                        }
                        EntryField::Mark => {
                            entry.annotated = true;
                            map.next_value::<IgnoredAny>()?;
                        }
                        EntryField::Other => drop(map.next_value::<IgnoredAny>()?),
                    }
                }
                Ok(entry)
            }
        }
        from.deserialize_any(EntryVisitor)
    }
}
