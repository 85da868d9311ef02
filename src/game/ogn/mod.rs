//! OGN, the text format in which programs for Oware exchange games.
//!
//! ```text
//! [Variant "Oware Abapa"]
//! [Event "A quiet evening"]
//! [Site "?"]
//! [Date "?"]
//! [Round "?"]
//! [South "You"]
//! [North "Kete 4"]
//! [Result "26-22"]
//!
//! 1. F f 2. E c { Feeds, and threatens two. } 3. D $2 a 26-22
//! ```
//!
//! The format as other programs use it, and as Kete reads and writes it:
//!
//! - Tags come first, `Variant` before all others, in the order above; an unknown value is `?`. In
//!   values `\"` and `\\` mean `"` and `\`. A value ends on its line.
//! - `Variant` is the game: `Oware Abapa`. `Oware` and `Abapa` alone mean the same. In Kete it is
//!   Owari with the preset `abapa`.
//! - `Result` is `*` while the game goes on, then the seeds of both sides: `26-22`. Kete also reads
//!   `1-0`, `0-1` and `1/2-1/2`.
//! - `FEN` is a start other than the usual one: the holes A to F and a to f, South's and North's
//!   store and the side to move, separated by dashes: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-N`.
//! - Moves are holes, A to F for South and a to f for North, numbered by pairs from the first move
//!   on, even if North begins. A comment in braces, or after a semicolon, belongs to the move before
//!   it, or to the start. Kete skips variations in parentheses, lines that begin with `%`, and the
//!   seeds captured after a move (`+3`). Line breaks have no meaning; in comments an empty line
//!   starts a new line.
//! - A text may contain several games.
//!
//! Kete's own additions:
//!
//! - Marks are `$1` (good), `$6` (doubtful) and `$2` (a mistake). Kete also reads `!`, `?!`, `!?`,
//!   `?` and the doubled signs after a move.
//! - `Termination` is an end by the players: `halve`, `disregard`, `south resigns`,
//!   `north resigns`, `south loses on time`, `north loses on time`. After the last four `Result` is `1-0` or `0-1`, whatever the seeds. If a file
//!   without this tag has a result although its moves do not end the game, Kete reads the result as
//!   such an end: the current seeds as `disregard` (other programs stop when a side has more than
//!   half), half each as `halve`, `1-0` as North's resignation.
//! - `KeteRules` has the rules if they are not Owari's `abapa`: `awale repetition-at=2`. Options
//!   that make it another game are refused ([`NoOgn`]). Options that matter only in a capture of all
//!   seeds or at a repetition are allowed if every turn of the line has the same result as in Oware
//!   Abapa.
//! - The title is `Event`. The comment on the start is `Comment`, or in braces before the first move
//!   if it has several lines. Place, date and round, for which Kete has no field, and names that are
//!   too long for it, are kept as lines of that comment, `Site: Accra`, and become tags again.
//! - A comment on an end by the players comes after the last move, or with the comment on the start
//!   if there are no moves.
//! - A closing brace within a comment becomes a parenthesis. Branches are left out. OGN has no sign
//!   for a pass, so a game with one is refused.

mod fen;
mod read;
mod scan;
mod write;

use std::path::Path;

use super::in_progress::GameInProgress;
use super::load_error::LoadError;
use crate::files::ends_in;
use crate::rules::{GameName, Ruleset};

pub use super::ogn_fault::{OgnFault, OgnPart};
pub use fen::position;
pub use read::OgnGames;

/// The ending of the file name.
pub const EXTENSION: &str = "ogn";

/// The most tags of a game; other programs write about ten.
pub const MOST_TAGS: usize = 100;

/// The name of the game as Kete writes it.
const VARIANT: &str = "Oware Abapa";
/// The names of the game that Kete reads.
const VARIANTS: [&str; 3] = ["oware abapa", "oware", "abapa"];
/// The tag for the rules.
const RULES: &str = "KeteRules";
/// The tag for the comment on the start.
const COMMENT: &str = "Comment";
/// The tag for an end by the players.
const TERMINATION: &str = "Termination";
/// Tags without a field in Kete, or with values that do not fit into it, kept as lines of the comment on the start.
const KEPT: [&str; 5] = ["South", "North", "Site", "Date", "Round"];

/// Whether a text begins with a tag, as OGN does.
pub fn begins_as(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    text.trim_ascii_start().first() == Some(&b'[')
}

/// The rules that the name Oware Abapa means.
fn abapa() -> Ruleset {
    let mut ruleset = Ruleset::new(GameName::Owari);
    // Owari has this preset, so setting it cannot fail.
    let _ = ruleset.set("preset", "abapa");
    ruleset
}

/// Why a game cannot be written as OGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOgn {
    /// OGN does not have this game.
    Game(GameName),
    /// This option makes it another game.
    Option {
        /// Owari or Awale.
        game: GameName,
        /// The option.
        name: &'static str,
        /// Its value.
        value: &'static str,
    },
    /// Because of this option, a turn has another result than in Oware Abapa.
    Turn {
        /// The turn, counted from 1.
        turn: usize,
        /// Owari or Awale.
        game: GameName,
        /// The option.
        name: &'static str,
        /// Its value.
        value: &'static str,
    },
    /// A turn, counted from 1 (0: the start), has another result for another reason.
    Otherwise(usize),
    /// A turn, counted from 1, is a pass.
    Pass(usize),
}

impl GameInProgress {
    /// The main line as OGN.
    ///
    /// # Errors
    /// What OGN cannot express.
    pub fn to_ogn(&self) -> Result<String, NoOgn> {
        write::text(self)
    }

    /// Reads a save file or an OGN text, as the file's name or its first character says. Of an OGN
    /// text it reads the first game; the second value is then whether there are more.
    ///
    /// # Errors
    /// The first fault, its place, and the game up to there.
    pub fn from_file(
        path: &Path,
        bytes: &[u8],
    ) -> Result<(GameInProgress, Option<bool>), LoadError> {
        if ends_in(path, &[EXTENSION]) || begins_as(bytes) {
            return GameInProgress::from_ogn(bytes).map(|(game, more)| (game, Some(more)));
        }
        GameInProgress::from_save(bytes).map(|game| (game, None))
    }

    /// Reads the first game of an OGN text, move by move through the rules. The second value is
    /// whether there are more.
    ///
    /// # Errors
    /// The first fault, its place, and the game up to there.
    pub fn from_ogn(bytes: &[u8]) -> Result<(GameInProgress, bool), LoadError> {
        let mut games = OgnGames::new(bytes)?;
        let first = games.next();
        let first = first.unwrap_or_else(|| Err(games.empty()))?;
        Ok((first, games.has_more()))
    }
}
