//! Moves by the rules themselves, as a table sees them: two rows in the order of sowing, the mover's
//! first, and what each move gains.

use crate::rules::contract::Game;
use crate::rules::event::Silent;
use crate::rules::{Side, TwoRows};

/// Where a move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Successor {
    /// To the end: the mover's seeds less the other's, gained from here on.
    End(i8),
    /// To a position that goes on.
    Continues {
        /// The mover's seeds less the other's gained by the move.
        gain: i8,
        /// The row of the player who is to move then.
        own: u64,
        /// The row of the other.
        other: u64,
        /// Whether it is the same player again.
        again: bool,
    },
}

fn gained(state: &TwoRows) -> i8 {
    let stores = state.stores();
    stores.south as i8 - stores.north as i8
}

fn is_over<G: Game<State = TwoRows>>(game: &G, state: &TwoRows) -> bool {
    // A round of Giuthi ends with an empty board, though the match may go on.
    game.is_over(state) || state.row(Side::South) | state.row(Side::North) == 0
}

/// The position of these rows, settled where it is over.
fn settled<G: Game<State = TwoRows>>(game: &G, own: u64, other: u64) -> TwoRows {
    let mut state = TwoRows::of_rows(own, other);
    game.settle(&mut state, &mut Silent);
    state
}

/// What a position pays that is over as it stands; `None` for one that goes on.
pub(super) fn final_value<G: Game<State = TwoRows>>(game: &G, own: u64, other: u64) -> Option<i8> {
    let state = settled(game, own, other);
    is_over(game, &state).then(|| gained(&state))
}

/// Every move of a position that goes on, in canonical order.
#[inline]
pub(super) fn each_successor<G: Game<State = TwoRows>>(
    game: &G,
    own: u64,
    other: u64,
    mut visit: impl FnMut(Successor),
) {
    game.each_child(&TwoRows::of_rows(own, other), |_, child| {
        let gain = gained(child);
        visit(if is_over(game, child) {
            Successor::End(gain)
        } else {
            let mover = game.to_move(child);
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
