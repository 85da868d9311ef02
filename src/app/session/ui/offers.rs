//! What strip and story card say of an offer to end the game.

use super::view::BoardContext;
use crate::app::session::state::Offered;
use crate::app::words;

/// Who offers what: `Kete offers to halve the last 6 seeds`.
pub fn offer_words(view: &BoardContext<'_>, offer: Offered) -> String {
    let session = view.session;
    let what = words::offered(session.name(), offer.agreement, session.seeds_in_holes());
    let game = &session.game;
    words::offers(offer.by, game.players()[offer.by], game.people()[offer.by], &what)
}

/// What accepting brings, and why Kete offers it.
pub fn offer_line(view: &BoardContext<'_>, offer: Offered) -> String {
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
