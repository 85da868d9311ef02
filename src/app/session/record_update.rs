//! What an intent does to branches, notes, marks and the result card.

use super::state::GameSession;
use crate::app::intent::Intent;

pub fn update(session: &mut GameSession, intent: Intent) {
    match intent {
        Intent::Unfold(fork, true) => {
            session.record.unfolded.insert(fork);
        }
        Intent::Unfold(fork, false) => {
            session.record.unfolded.remove(&fork);
            // The point shown must not be hidden in a folded branch: the game goes to the main line.
            let here = session.game.current();
            let main = session.game.node(fork).children().first().copied();
            if session.game.forks_left(here).contains(&fork)
                && let Some(main) = main
                && session.game.go_to(main)
            {
                session.moved_in_game();
            }
        }
        Intent::MakeMain(id) => session.game.make_main(id),
        Intent::Comment(id, words) => session.game.set_comment(id, words),
        Intent::Mark(id, mark) => session.game.set_mark(id, mark),
        Intent::Title(words) => session.game.set_title(words),
        Intent::ResultCard(shown) => {
            session.record.card_closed_at = (!shown).then(|| session.game.current());
        }
        _ => {}
    }
}
