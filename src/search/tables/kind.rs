//! Which table a rule set needs: its game and the options that change play or what the end pays.

use super::file;
use super::index::positions_of;
use crate::rules::awale::{Awale, OverLimit, Rotation};
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::Basic;
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;
use crate::rules::{GameName, Ruleset, Share, Side};

/// A rule set as its table sees it: every option that changes nothing in the table stands at its
/// default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableKind {
    ruleset: Ruleset,
}

/// Why a rule set has no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// Its board is not one of two rows with stores.
    OtherBoard(GameName),
    /// `awale.stop-at-majority`: when the game ends hangs on the stores, which are no part of a
    /// table. A full set can reach the end from every position of a table.
    Majority,
}

/// What the rest is worth by `game.repetition`; halves change no difference.
fn paid(share: Share) -> Share {
    if share == Share::Equal { Share::Nobody } else { share }
}

impl TableKind {
    /// The kind of table for a rule set.
    ///
    /// # Errors
    /// Why there is none.
    pub fn of(ruleset: &Ruleset) -> Result<TableKind, NoTable> {
        let ruleset = match *ruleset {
            Ruleset::Bawo(_) | Ruleset::Ring(_) => {
                return Err(NoTable::OtherBoard(ruleset.name()));
            }
            Ruleset::Awale(game) => Ruleset::Awale(awale(game)?),
            Ruleset::Owari(game) => Ruleset::Owari(Owari {
                grand_slam: game.grand_slam,
                repetition: paid(game.repetition),
                ..Owari::default()
            }),
            // Nothing circles in these two, so nothing is ever repeated.
            Ruleset::Basic(game) => Ruleset::Basic(Basic {
                capture_needs_opposite: game.capture_needs_opposite,
                sweep: game.sweep,
                ..Basic::default()
            }),
            Ruleset::Ayoayo(_) => Ruleset::Ayoayo(Ayoayo::default()),
            // A round; `lose-at` speaks of the match.
            Ruleset::Giuthi(_) => Ruleset::Giuthi(Giuthi::default()),
        };
        Ok(TableKind { ruleset })
    }

    /// The rules by which the table is made: those of every rule set of this kind, seen from the
    /// board alone.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Whether a position can stand twice in a game.
    pub fn can_repeat(&self) -> bool {
        !matches!(self.ruleset, Ruleset::Basic(_) | Ruleset::Ayoayo(_))
    }

    /// Whether what a repeated position pays hangs on the position, so that lower and upper bounds
    /// may differ.
    pub fn has_two_bounds(&self) -> bool {
        self.ruleset.repetition() == Share::OwnSide
    }

    /// Bytes for each position.
    pub(super) fn width(&self) -> usize {
        if self.has_two_bounds() { 2 } else { 1 }
    }

    /// The bytes of the file of a table of so many seeds.
    pub fn bytes(&self, seeds: usize) -> u64 {
        file::length(self, seeds) as u64
    }

    /// The bytes of memory that such a table takes while it is made.
    pub fn memory(&self, seeds: usize) -> u64 {
        let spare = if self.has_two_bounds() { u64::from(positions_of(seeds)) * 2 } else { 0 };
        self.bytes(seeds) + spare
    }

    /// The game and its options as they are written: `owari grand-slam=forbidden`.
    pub fn text(&self) -> String {
        let mut text = self.ruleset.name().id().to_owned();
        for option in self.ruleset.options().iter().filter(|option| option.is_changed()) {
            text.push_str(&format!(" {}={}", option.name, option.value));
        }
        text
    }

    /// Reads a kind as [`Kind::text`] writes it.
    pub fn parse(text: &str) -> Option<TableKind> {
        let mut words = text.split(' ');
        let mut ruleset = Ruleset::new(words.next()?.parse().ok()?);
        for word in words {
            let (option, value) = word.split_once('=')?;
            ruleset.set(option, value).ok()?;
        }
        let kind = TableKind::of(&ruleset).ok()?;
        (kind.text() == text).then_some(kind)
    }
}

fn awale(game: Awale) -> Result<Awale, NoTable> {
    if game.stop_at_majority {
        return Err(NoTable::Majority);
    }
    let mut kind = Awale {
        // Seen in the order of sowing both ways are the same game.
        rotation: Rotation::Anticlockwise,
        first: Side::South,
        repetition: paid(game.repetition),
        repetition_at: Awale::default().repetition_at,
        ..game
    };
    if kind.capture_holes == 6 {
        kind.over_limit = OverLimit::Latest;
    }
    if kind.stop_at_seeds == 0 {
        kind.remaining = Share::OwnSide;
    }
    Ok(kind)
}
