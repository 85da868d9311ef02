//! The games by name.

use std::fmt;
use std::str::FromStr;

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameName {
    /// `bawo-beginner`
    BawoBeginner,
    /// `bawo-advanced`
    BawoAdvanced,
    /// `bawo-ntchuwa`
    BawoNtchuwa,
    /// `awale`
    Awale,
    /// `basic`
    Basic,
    /// `owari`
    Owari,
    /// `ayoayo`
    Ayoayo,
    /// `giuthi`
    Giuthi,
    /// `ring`
    Ring,
}

impl GameName {
    /// All games, in the order of the rule book.
    pub const ALL: [GameName; 9] = [
        GameName::BawoBeginner,
        GameName::BawoAdvanced,
        GameName::BawoNtchuwa,
        GameName::Awale,
        GameName::Basic,
        GameName::Owari,
        GameName::Ayoayo,
        GameName::Giuthi,
        GameName::Ring,
    ];

    /// The technical name, such as `bawo-beginner`.
    pub const fn id(self) -> &'static str {
        match self {
            GameName::BawoBeginner => "bawo-beginner",
            GameName::BawoAdvanced => "bawo-advanced",
            GameName::BawoNtchuwa => "bawo-ntchuwa",
            GameName::Awale => "awale",
            GameName::Basic => "basic",
            GameName::Owari => "owari",
            GameName::Ayoayo => "ayoayo",
            GameName::Giuthi => "giuthi",
            GameName::Ring => "ring",
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The unknown name of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl FromStr for GameName {
    type Err = UnknownGame;
    fn from_str(name: &str) -> Result<GameName, UnknownGame> {
        let named = GameName::ALL.into_iter().find(|game| game.id() == name);
        named.ok_or_else(|| UnknownGame(name.to_owned()))
    }
}
