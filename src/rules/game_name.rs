//! The games by name.

use std::fmt;
use std::str::FromStr;

macro_rules! game_names {
    ($($game:ident $id:literal,)*) => {
        /// A game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameName {
            $(#[doc = concat!("`", $id, "`")] $game,)*
        }

        impl GameName {
            /// All games, in the order of the rule book.
            pub const ALL: [GameName; [$($id,)*].len()] = [$(GameName::$game,)*];

            /// The technical name, such as `bawo-beginner`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(GameName::$game => $id,)*
                }
            }
        }
    };
}

game_names! {
    BawoBeginner "bawo-beginner",
    BawoAdvanced "bawo-advanced",
    BawoNtchuwa "bawo-ntchuwa",
    Awale "awale",
    Basic "basic",
    Owari "owari",
    Ayoayo "ayoayo",
    Giuthi "giuthi",
    Ring "ring",
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
