//! Moves by the rules themselves, in the form a table uses: two rows in the order of sowing, the
//! mover's first, and what each move gains.

use crate::rules::contract::{Game, GameState};
use crate::rules::event::Silent;
use crate::rules::{Side, TwoRows};

/// Where a move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Successor {
    /// To the end. The mover gains this much in total: his seeds minus the opponent's.
    End(i8),
    /// To a position that goes on.
    Continues {
        /// What the move gains: the mover's seeds minus the opponent's.
        gain: i8,
        /// The row of the player who moves next.
        own: u64,
        /// The row of the other player.
        other: u64,
        /// Whether the same player moves again.
        again: bool,
    },
}

fn store_difference(state: &TwoRows) -> i8 {
    let stores = state.stores();
    stores.south as i8 - stores.north as i8
}

fn is_over(state: &TwoRows) -> bool {
    // An empty board ends a round of Giuthi, even if the match goes on.
    state.is_over() || state.row(Side::South) | state.row(Side::North) == 0
}

/// The position with these rows, after the rules for finished positions.
fn settled<G: Game<State = TwoRows>>(game: &G, own: u64, other: u64) -> TwoRows {
    let mut state = TwoRows::of_rows(own, other);
    game.settle(&mut state, &mut Silent);
    state
}

/// The value of a position that is already over; `None` if it goes on.
pub(super) fn final_value<G: Game<State = TwoRows>>(game: &G, own: u64, other: u64) -> Option<i8> {
    let state = settled(game, own, other);
    is_over(&state).then(|| store_difference(&state))
}

/// Visits every move of a position that goes on, in canonical order.
#[inline]
pub(super) fn each_successor<G: Game<State = TwoRows>>(
    game: &G,
    own: u64,
    other: u64,
    mut visit: impl FnMut(Successor),
) {
    game.each_child(&TwoRows::of_rows(own, other), |_, child| {
        let gain = store_difference(child);
        visit(if is_over(child) {
            Successor::End(gain)
        } else {
            let mover = child.to_move();
            let again = mover == Side::South;
            Successor::Continues {
                gain,
                own: child.row(mover),
                other: child.row(mover.other()),
                again,
            }
        });
    });
}
