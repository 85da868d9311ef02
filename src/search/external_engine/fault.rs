//! How a program fails, or loses a game outside the rules.

use std::time::Duration;

use crate::rules::{Illegal, Malformed, Position};
use crate::texts;
use crate::texts::match_play as words;

/// What it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// It could not be started.
    Unstarted(String),
    /// It ended, or closed its output; how, where that is known.
    Ended(Option<String>),
    /// It did not answer within this time.
    Silent(Duration),
    /// It wrote more than anyone could read, and was ended.
    Flooded,
    /// It answered with an error to a command.
    Refused {
        /// The command's first word.
        command: String,
        /// What it said.
        why: String,
    },
    /// It played something that is not a move or not a legal one.
    Illegal {
        /// What it played.
        played: String,
        /// Why that cannot be.
        why: String,
    },
}

impl EngineFault {
    /// The kinds that are counted, in the order of [`Fault::kind`].
    pub const KINDS: usize = 4;

    /// Crash, silence, refusal, illegal move.
    pub fn kind(&self) -> usize {
        match self {
            EngineFault::Unstarted(_) | EngineFault::Ended(_) => 0,
            // Among so much there is no answer.
            EngineFault::Silent(_) | EngineFault::Flooded => 1,
            EngineFault::Refused { .. } => 2,
            EngineFault::Illegal { .. } => 3,
        }
    }

    /// The system did not start it.
    pub fn unstarted(error: &std::io::Error) -> EngineFault {
        EngineFault::Unstarted(texts::system_reason(error.kind()))
    }

    /// What was played cannot be read as a move.
    pub fn malformed(played: &str, why: &Malformed) -> EngineFault {
        EngineFault::Illegal { played: short(played), why: why.to_string() }
    }

    /// The move breaks a rule.
    pub fn illegal(illegal: &Illegal) -> EngineFault {
        let why = format!("{} {}", illegal.rule, texts::refusal(illegal));
        EngineFault::Illegal { played: illegal.mv.to_string(), why }
    }

    /// There was a move to play, and none was played.
    pub fn no_move(position: &Position) -> EngineFault {
        let legal = texts::list(&position.moves());
        EngineFault::Illegal { played: "none".to_owned(), why: words::could_move(&legal) }
    }

    /// What happened, for the line of the game: `did not answer within 300 ms`.
    pub fn text(&self) -> String {
        match self {
            EngineFault::Unstarted(why) => words::unstarted(why),
            EngineFault::Ended(how) => words::ended(how.as_deref()),
            EngineFault::Silent(within) => words::silent(within.as_millis()),
            EngineFault::Flooded => words::flooded(),
            EngineFault::Refused { command, why } => words::refused(command, why),
            EngineFault::Illegal { played, why } => words::illegal(played, why),
        }
    }
}

/// What a program said, cut to what fits a line, without what a terminal would obey.
pub(super) fn short(said: &str) -> String {
    const MOST: usize = 160;
    said.chars().filter(|letter| !letter.is_control()).take(MOST).collect()
}
