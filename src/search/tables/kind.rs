//! Which table a rule set needs: its game and the options that change play or what the end pays.

use super::file;
use super::index::positions_of;
use crate::rules::awale::{Awale, OverLimit, Rotation};
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::Basic;
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;
use crate::rules::{GameName, Ruleset, Share, Side};

/// A game with tables. Options that do not change the table have their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum TableGame {
    Awale(Awale),
    Owari(Owari),
    Basic(Basic),
    Ayoayo(Ayoayo),
    Giuthi(Giuthi),
}

/// A rule set as its table sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableKind {
    game: TableGame,
}

/// The kinds of table on offer: games as they are played, and presets with a table of their own.
pub const OFFERED: [(GameName, Option<&str>); 6] = [
    (GameName::Awale, None),
    (GameName::Owari, None),
    (GameName::Basic, None),
    (GameName::Basic, Some("kalah")),
    (GameName::Ayoayo, None),
    (GameName::Giuthi, None),
];

/// Why a rule set has no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// Kete makes no tables for this game.
    OtherGame(GameName),
    /// `awale.stop-at-majority`: the end of the game depends on the stores, which a table does not
    /// contain. With a full set of seeds, players can reach the majority from every position of a
    /// table.
    Majority,
}

/// What a repetition pays; sharing the rest equally changes no difference.
fn repetition_share(share: Share) -> Share {
    if share == Share::Equal { Share::Nobody } else { share }
}

impl TableGame {
    fn of(ruleset: Ruleset) -> Result<TableGame, NoTable> {
        if let Ok(game) = Awale::try_from(ruleset) {
            return awale(game).map(TableGame::Awale);
        }
        if let Ok(game) = Owari::try_from(ruleset) {
            return Ok(TableGame::Owari(Owari {
                grand_slam: game.grand_slam,
                repetition: repetition_share(game.repetition),
                ..Owari::default()
            }));
        }
        // The Basic Game and Ayoayo have no cycles, so the repetition options do not matter.
        if let Ok(game) = Basic::try_from(ruleset) {
            return Ok(TableGame::Basic(Basic {
                capture_needs_opposite: game.capture_needs_opposite,
                sweep: game.sweep,
                ..Basic::default()
            }));
        }
        if Ayoayo::try_from(ruleset).is_ok() {
            return Ok(TableGame::Ayoayo(Ayoayo::default()));
        }
        // A table covers one round; `lose-at` concerns the match.
        if Giuthi::try_from(ruleset).is_ok() {
            return Ok(TableGame::Giuthi(Giuthi::default()));
        }
        Err(NoTable::OtherGame(ruleset.name()))
    }
}

impl TableKind {
    /// The kind of table for a rule set.
    ///
    /// # Errors
    /// Why there is none.
    pub fn of(ruleset: &Ruleset) -> Result<TableKind, NoTable> {
        Ok(TableKind { game: TableGame::of(*ruleset)? })
    }

    /// The game and its options.
    pub(super) fn game(&self) -> &TableGame {
        &self.game
    }

    /// The rules by which the table is built.
    pub fn ruleset(&self) -> Ruleset {
        match self.game {
            TableGame::Awale(game) => game.into(),
            TableGame::Owari(game) => game.into(),
            TableGame::Basic(game) => game.into(),
            TableGame::Ayoayo(game) => game.into(),
            TableGame::Giuthi(game) => game.into(),
        }
    }

    /// Whether a position can occur twice in a game.
    pub fn can_repeat(&self) -> bool {
        self.ruleset().facts().can_repeat
    }

    /// Whether a repetition pays by position, so that lower and upper bounds may differ.
    pub fn has_two_bounds(&self) -> bool {
        self.ruleset().repetition() == Share::OwnSide
    }

    /// Bytes for each position.
    pub(super) fn width(&self) -> usize {
        if self.has_two_bounds() { 2 } else { 1 }
    }

    /// The size of the file of a table of `seeds` seeds, in bytes.
    pub fn bytes(&self, seeds: usize) -> u64 {
        file::length(self, seeds) as u64
    }

    /// The memory needed to build such a table, in bytes.
    pub fn memory(&self, seeds: usize) -> u64 {
        let spare = if self.has_two_bounds() { u64::from(positions_of(seeds)) * 2 } else { 0 };
        self.bytes(seeds) + spare
    }

    /// The game and its changed options as text: `owari grand-slam=forbidden`.
    pub fn text(&self) -> String {
        let mut text = self.ruleset().name().id().to_owned();
        for option in self.ruleset().options().iter().filter(|option| option.is_changed()) {
            text.push_str(&format!(" {}={}", option.name, option.value));
        }
        text
    }

    /// Parses the text of [`TableKind::text`].
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
        // In the order of sowing both directions are the same game.
        rotation: Rotation::Anticlockwise,
        first: Side::South,
        repetition: repetition_share(game.repetition),
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
