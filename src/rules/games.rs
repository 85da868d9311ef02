//! The games as types, listed once: [`Ruleset`] with each game by its name, [`Position`] and the two
//! macros that match them follow from the list. Bawo's three versions are one type.

use super::awale::Awale;
use super::ayoayo::Ayoayo;
use super::basic::Basic;
use super::bawo::{Bawo, BawoState, Version};
use super::game_name::GameName;
use super::giuthi::Giuthi;
use super::owari::Owari;
use super::ring::{Ring, RingState};
use super::two_rows::TwoRows;

/// The rules are those of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherGame;

/// `$dollar` is the `$` of the macros that this one defines.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])+ $game:ident $state:ident { $($name:ident => $new:expr),+ $(,)? })*) => {
        /// A game with its options.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ruleset {
            $($(#[$doc])+ $game($game),)*
        }

        /// A position of one of the games. A small value to copy. Equality and hash cover rules,
        /// board, side to move and how the game ended, but no earlier positions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Position {
            $($(#[$doc])+ $game($game, $state),)*
        }

        impl Ruleset {
            /// A game with the options of its written rules.
            pub fn new(name: GameName) -> Ruleset {
                match name {
                    $($(GameName::$name => Ruleset::$game($new),)+)*
                }
            }
        }

        $(
            impl From<$game> for Ruleset {
                fn from(game: $game) -> Ruleset {
                    Ruleset::$game(game)
                }
            }

            impl TryFrom<Ruleset> for $game {
                type Error = OtherGame;
                fn try_from(ruleset: Ruleset) -> Result<$game, OtherGame> {
                    if let Ruleset::$game(game) = ruleset { Ok(game) } else { Err(OtherGame) }
                }
            }

            impl From<($game, $state)> for Position {
                fn from((game, state): ($game, $state)) -> Position {
                    Position::$game(game, state)
                }
            }
        )*

        /// Matches a rule set and evaluates the same expression with the type of each game.
        macro_rules! each_ruleset {
            ($dollar ruleset:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar ruleset {
                    $($crate::rules::Ruleset::$game($dollar game) => $dollar body,)*
                }
            };
        }
        pub(crate) use each_ruleset;

        /// Matches a position and evaluates the same expression with the type of each game.
        macro_rules! each_game {
            ($dollar position:expr, $dollar game:ident, $dollar state:ident => $dollar body:expr) => {
                match $dollar position {
                    $($crate::rules::Position::$game($dollar game, $dollar state) => $dollar body,)*
                }
            };
        }
        pub(crate) use each_game;
    };
}

games! { $
    /// Bawo in any version.
    Bawo BawoState {
        BawoBeginner => Bawo::new(Version::Beginner),
        BawoAdvanced => Bawo::new(Version::Advanced),
        BawoNtchuwa => Bawo::new(Version::Ntchuwa),
    }
    /// Awale.
    Awale TwoRows { Awale => Awale::default() }
    /// The Basic Game.
    Basic TwoRows { Basic => Basic::default() }
    /// Owari.
    Owari TwoRows { Owari => Owari::default() }
    /// Ayoayo.
    Ayoayo TwoRows { Ayoayo => Ayoayo::default() }
    /// Giuthi.
    Giuthi TwoRows { Giuthi => Giuthi::default() }
    /// The two-colour ring.
    Ring RingState { Ring => Ring::default() }
}
