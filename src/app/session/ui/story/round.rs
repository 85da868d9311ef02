//! What the story card says when a round has ended.

use super::content::{Story, button};
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::ButtonLook;
use crate::app::words;
use crate::game::Round;
use crate::texts::messages as say;
use crate::texts::yes;

/// A round has ended; the next one begins when its result was read.
pub(super) fn round_over(view: &BoardContext<'_>, round: &Round) -> Story {
    let session = view.session;
    let key = Some("Enter".to_owned());
    let go_on = button(say::labels::next_round(), ButtonLook::Primary, key, Intent::PlayOn);
    let (loser, count) = (session.mover(), session.seeds_to_lay());
    let line = match session.position().layout_sizes().is_empty() {
        true => String::new(),
        false => {
            let you = yes(words::is_you(&session.game, loser));
            say::play::RoundNext { loser, you, count }.text()
        }
    };
    Story {
        line,
        rules: vec![round.rule],
        buttons: vec![go_on],
        ..Story::new(words::round_over(round, &session.game))
    }
}
