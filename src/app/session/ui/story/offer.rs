//! What the story card says of an offer to end the game: what follows, and why Kete makes it.

use super::content::{Story, button};
use crate::app::intent::Intent;
use crate::app::session::state::Offered;
use crate::app::session::ui::offers::{offer_line, offer_words};
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::ButtonLook;
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
        ..Story::new(offer_words(view, offer))
    }
}
