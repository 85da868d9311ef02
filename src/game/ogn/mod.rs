//! OGN, the text form in which programs for Oware exchange games.
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
//! The form as other programs have it, and as it is read and written here:
//!
//! - Tags first, `Variant` before all others, in the order above; a value that is not known is `?`.
//!   In values `\"` and `\\` stand for `"` and `\`; they end on their line.
//! - `Variant` names the game: `Oware Abapa`. `Oware` and `Abapa` alone are read as the same. It is
//!   our Owari with the preset `abapa`.
//! - `Result` is `*` while the game goes on, then what each side has: `26-22`. Also read are `1-0`,
//!   `0-1` and `1/2-1/2`.
//! - `FEN` is another start: the holes A to F and a to f, South's and North's store, the side to
//!   move, parted by dashes: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-N`.
//! - Moves are holes, A to F for South and a to f for North, numbered by pairs from the first on,
//!   whoever begins. Words in braces belong to the move before them, or to the start; so does what
//!   follows a semicolon. Variations in parentheses are skipped, and so is a line that begins with
//!   `%`. `+3` behind a move, what it takes, is read over. Lines have no meaning; in comments an
//!   empty one begins a new line.
//! - Several games may follow one another.
//!
//! Chosen by ourselves, where the form has nothing:
//!
//! - Marks are `$1` (good), `$6` (doubtful) and `$2` (a mistake); `!`, `?!`, `!?` and `?` behind a
//!   move and the doubled signs are read as well.
//! - `Termination` tells an end that the players brought about: `halve`, `disregard`,
//!   `south resigns`, `north resigns`. After a resignation `Result` is `1-0` or `0-1`, whatever the
//!   score. In files without it a result of a game that its moves do not end is taken as such an
//!   end: the score as it stands as `disregard` (other programs stop when a side has more than
//!   half), halves as `halve`, `1-0` as North's resignation.
//! - `KeteRules` holds the rules, where they are not Owari's `abapa`: `awale repetition-at=2`. Options
//!   that make another game are refused ([`NoOgn`]). Those that tell only in a capture of everything
//!   or at a repetition are not, as long as every turn of the line comes out as in Oware Abapa.
//! - The title is `Event`; words about the start are `Comment`, or in braces before the first move
//!   where they have several lines. Names of people, place, date and round, for which a game of Kete
//!   has no room, are kept as lines of those words, `South: Ama`, and become tags again.
//! - Words about an end that the players brought about stand behind the last move; where there is
//!   none, with those about the start.
//! - A closing brace within a comment becomes a parenthesis. Branches are left out. A pass has no
//!   sign, and is refused.

mod fen;
mod read;
mod scan;
mod write;

use std::path::Path;

use super::in_progress::GameInProgress;
use super::save::LoadError;
use crate::files::ends_in;
use crate::rules::{GameName, Ruleset};

pub use fen::position;
pub use read::OgnGames;

/// The ending of a file's name.
pub const EXTENSION: &str = "ogn";

/// A game has no more tags: other programs write about ten.
pub const MOST_TAGS: usize = 100;

/// The name of the game as it is written.
const VARIANT: &str = "Oware Abapa";
/// The names of the game that are read.
const VARIANTS: [&str; 3] = ["oware abapa", "oware", "abapa"];
/// The tag that holds the rules.
const RULES: &str = "KeteRules";
/// The tag that holds the words about the start.
const COMMENT: &str = "Comment";
/// The tag that tells how the players ended the game.
const TERMINATION: &str = "Termination";
/// Tags kept as lines of the words about the start.
const KEPT: [&str; 5] = ["South", "North", "Site", "Date", "Round"];

/// Whether a text begins as this form does, with a tag.
pub fn begins_as(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    text.trim_ascii_start().first() == Some(&b'[')
}

/// The rules that the form's own name stands for.
fn abapa() -> Ruleset {
    let mut ruleset = Ruleset::new(GameName::Owari);
    // The preset is one of Owari's own: it can be set.
    let _ = ruleset.set("preset", "abapa");
    ruleset
}

/// Why a game cannot be written in this form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOgn {
    /// The form knows nothing of this game.
    Game(GameName),
    /// An option makes another game of it.
    Option {
        /// Owari or Awale.
        game: GameName,
        /// The option.
        name: &'static str,
        /// Its value.
        value: &'static str,
    },
    /// A turn comes out otherwise than in Oware Abapa, because of an option.
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
    /// A turn, counted from 1 (0: the start), comes out otherwise for another reason.
    Otherwise(usize),
    /// A turn, counted from 1, is a pass.
    Pass(usize),
}

/// Why a text in this form could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OgnFault {
    /// This part of the form should stand here.
    Wanted(OgnPart),
    /// A game of this name is not known.
    Variant(String),
    /// No rules are written so.
    Rules(String),
    /// No position is written so.
    Position(String),
    /// This has no meaning among the moves.
    Word(String),
    /// A move stands behind the result.
    AfterResult,
    /// A game has more than [`MOST_TAGS`] tags.
    TooManyTags,
}

/// A part of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OgnPart {
    /// A tag, such as `[Variant "Oware Abapa"]`.
    Tag,
    /// The name of a tag.
    TagName,
    /// The quote before a value.
    OpeningQuote,
    /// The quote behind the value that begins here.
    ClosingQuote,
    /// The bracket behind a tag.
    Bracket,
    /// The brace behind the comment that begins here.
    Brace,
    /// The parenthesis behind the variation that begins here.
    Parenthesis,
}

impl GameInProgress {
    /// The main line as OGN.
    ///
    /// # Errors
    /// What of the game the form cannot tell.
    pub fn to_ogn(&self) -> Result<String, NoOgn> {
        write::text(self)
    }

    /// Reads a game in either form, as the file's name or its first sign tells. Of an OGN text it
    /// is the first game, and the answer says whether there are more; of a save file it says
    /// nothing.
    ///
    /// # Errors
    /// The first fault, its place, and the game as far as it is good.
    pub fn from_file(
        path: &Path,
        bytes: &[u8],
    ) -> Result<(GameInProgress, Option<bool>), LoadError> {
        if ends_in(path, &[EXTENSION]) || begins_as(bytes) {
            return GameInProgress::from_ogn(bytes).map(|(game, more)| (game, Some(more)));
        }
        GameInProgress::from_save(bytes).map(|game| (game, None))
    }

    /// Reads the first game of an OGN text, move by move through the rules; says whether there are
    /// more.
    ///
    /// # Errors
    /// The first fault, its place, and the game as far as it is good.
    pub fn from_ogn(bytes: &[u8]) -> Result<(GameInProgress, bool), LoadError> {
        let mut games = OgnGames::new(bytes)?;
        let first = games.next();
        let first = first.unwrap_or_else(|| Err(games.empty()))?;
        Ok((first, games.has_more()))
    }
}
