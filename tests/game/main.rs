//! Games in progress: branches, agreed ends, repetition, and the record of a Giuthi match.

mod agreement;
mod branches;
mod by_message;
mod clock;
mod decided;
mod giuthi_match;
#[path = "../play/mod.rs"]
mod play;
mod repetition;

use kete::game::{GameInProgress, result_line};

/// Twelve turns with two single seeds in Awale and Owari that lead back to [`CIRCLE`].
const ROUND: &str = "A a B b C c D d E e F f";
const CIRCLE: &str = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S";

fn result(game: &GameInProgress) -> String {
    result_line(game.outcome().as_ref())
}

fn board(game: &GameInProgress) -> String {
    game.position().setup().to_string()
}
