//! What the story card says of a house and of extra seeds that are used up.

use crate::app::session::state::GameSession;
use crate::game::{your_side, your_side_alone};
use crate::rules::{OffBoard, Side, Turn};
use crate::texts::messages as say;
use crate::texts::yes;

/// What your house is for, if it is your turn.
pub(super) fn house_line(session: &GameSession) -> Option<String> {
    let side = session.mover();
    let is_yours = your_side(session.game.players()) == Some(side);
    let house = session.position().setup().houses[side];
    (house && is_yours).then(|| say::play::HouseLine { you: yes(true), side }.text())
}

/// How a turn starts while you have extra seeds, if it is your turn.
pub(super) fn place_line(session: &GameSession) -> Option<String> {
    let side = session.mover();
    let is_yours = your_side(session.game.players()) == Some(side);
    let has_extra = session.name().facts().off_board == OffBoard::ExtraSeeds;
    let count = session.position().setup().stores[side];
    (has_extra && is_yours && count > 0).then(|| say::play::PlaceLine { count }.text())
}

/// Who has just placed the last extra seed, the side to move first.
pub(super) fn used_up_line(session: &GameSession) -> Option<String> {
    if session.name().facts().off_board != OffBoard::ExtraSeeds {
        return None;
    }
    let mover = session.mover();
    let used_up: Vec<String> = [mover, mover.other()]
        .into_iter()
        .filter(|side| last_turn_of(session, *side).is_some_and(uses_up))
        .map(|side| {
            let you = yes(your_side_alone(session.game.players()) == Some(side));
            say::play::ExtraUsedUp { you, side }.text()
        })
        .collect();
    (!used_up.is_empty()).then(|| used_up.join(" "))
}

/// The last turn of a side, if no other of its turns came after it.
fn last_turn_of(session: &GameSession, side: Side) -> Option<&Turn> {
    let game = &session.game;
    let turns = game.path().into_iter().rev().filter_map(|id| game.node(id).entry().turn());
    turns.take(2).find(|turn| turn.mover == side)
}

fn uses_up(turn: &Turn) -> bool {
    let left = |position: &crate::rules::Position| position.setup().stores[turn.mover];
    left(&turn.before) > 0 && left(&turn.after) == 0
}
