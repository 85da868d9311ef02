//! The games as types, listed once: [`Ruleset`], [`Position`] and the two macros that match them
//! follow from the list. Bawo's three versions are one type.

use super::awale::Awale;
use super::ayoayo::Ayoayo;
use super::basic::Basic;
use super::bawo::{Bawo, BawoState};
use super::giuthi::Giuthi;
use super::owari::Owari;
use super::ring::{Ring, RingState};
use super::two_rows::TwoRows;

/// `$dollar` is the `$` of the macros that this one defines.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])+ $game:ident $state:ident,)*) => {
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

        $(
            impl From<$game> for Ruleset {
                fn from(game: $game) -> Ruleset {
                    Ruleset::$game(game)
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
        pub(super) use each_ruleset;

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
    Bawo BawoState,
    /// Awale.
    Awale TwoRows,
    /// The Basic Game.
    Basic TwoRows,
    /// Owari.
    Owari TwoRows,
    /// Ayoayo.
    Ayoayo TwoRows,
    /// Giuthi.
    Giuthi TwoRows,
    /// The two-colour ring.
    Ring RingState,
}
