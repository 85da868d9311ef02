//! What the story card says of an offer to end the game: what follows, and why Kete makes it.

use super::Story;
use super::tell::button;
use crate::app::intent::Intent;
use crate::app::session::state::Offered;
use crate::app::session::ui::strips;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::ButtonLook;
use crate::app::words;
use crate::texts::messages as say;

/// An offer that the strip has no room for.
pub(super) fn offered(view: &BoardContext<'_>, offer: Offered) -> Story {
    let accept = Intent::AcceptOffer(offer.agreement);
    Story {
        line: offer_line(view, offer),
        rules: vec![offer.agreement.rule()],
        buttons: vec![
            button(say::labels::play_further(), ButtonLook::Outline, None, Intent::DeclineOffer),
            button(say::labels::accept(), ButtonLook::Primary, None, accept),
        ],
        ..Story::new(strips::offer_words(view, offer))
    }
}

/// What accepting brings, and why Kete offers it.
pub(crate) fn offer_line(view: &BoardContext<'_>, offer: Offered) -> String {
    let (session, agreement) = (view.session, offer.agreement);
    let game = &session.game;
    let score = game.score_if(agreement).unwrap_or_default();
    let left = session.seeds_in_holes();
    let setup = session.position().setup();
    let brings = words::follows(game, agreement, (setup.stores, left), score);
    match game.players()[offer.by].is_person() {
        true => brings,
        false => format!("{brings} {}", words::why_offered(game)),
    }
}
