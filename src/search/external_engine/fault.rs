//! How a program fails, or loses a game by breaking the rules.

use std::time::Duration;

use crate::narration;
use crate::rules::{Illegal, Malformed, Position};
use crate::texts::messages::matches as say;

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// The program could not be started.
    Unstarted(String),
    /// The program ended or closed its output. Says how it ended, if known.
    Ended(Option<String>),
    /// The program did not answer within this time.
    Silent(Duration),
    /// The program wrote too much and was ended.
    Flooded,
    /// The program answered a command with an error.
    Refused {
        /// The command's first word.
        command: String,
        /// The program's reason.
        why: String,
    },
    /// The program played something that is not a legal move.
    Illegal {
        /// What it played.
        played: String,
        /// Why that is not a legal move.
        why: String,
    },
}

impl EngineFault {
    /// The number of classes of [`EngineFault::kind`].
    pub const KINDS: usize = 4;

    /// The class for statistics: 0 crash, 1 silence, 2 refusal, 3 illegal move.
    pub fn kind(&self) -> usize {
        match self {
            EngineFault::Unstarted(_) | EngineFault::Ended(_) => 0,
            // A flood contains no answer either.
            EngineFault::Silent(_) | EngineFault::Flooded => 1,
            EngineFault::Refused { .. } => 2,
            EngineFault::Illegal { .. } => 3,
        }
    }

    /// The system could not start the program.
    pub fn unstarted(error: &std::io::Error) -> EngineFault {
        EngineFault::Unstarted(narration::system_reason(error.kind()))
    }

    /// The text played is not a move.
    pub fn malformed(played: &str, why: &Malformed) -> EngineFault {
        EngineFault::Illegal { played: shorten(played), why: why.to_string() }
    }

    /// The move breaks a rule.
    pub fn illegal(illegal: &Illegal) -> EngineFault {
        let why = format!("{} {}", illegal.rule, narration::refusal(illegal));
        EngineFault::Illegal { played: illegal.mv.to_string(), why }
    }

    /// The program played no move although there is one.
    pub fn no_move(position: &Position) -> EngineFault {
        let legal = narration::list(&position.moves());
        EngineFault::Illegal {
            played: "none".to_owned(),
            why: say::CouldMove { legal: &legal }.text(),
        }
    }

    /// The fault in words, for the line of the game: `did not answer within 300 ms`.
    pub fn text(&self) -> String {
        match self {
            EngineFault::Unstarted(why) => say::Unstarted { why }.text(),
            EngineFault::Ended(None) => say::closed().to_owned(),
            EngineFault::Ended(Some(how)) => say::Ended { how }.text(),
            EngineFault::Silent(within) => say::Silent { count: within.as_millis() }.text(),
            EngineFault::Flooded => say::flooded().to_owned(),
            EngineFault::Refused { command, why } => say::Refused { command, why }.text(),
            EngineFault::Illegal { played, why } => say::Illegal { played, why }.text(),
        }
    }
}

/// A program's words, shortened to fit on a line and without control characters.
pub(super) fn shorten(text: &str) -> String {
    const MAX_CHARS: usize = 160;
    text.chars().filter(|letter| !letter.is_control()).take(MAX_CHARS).collect()
}
