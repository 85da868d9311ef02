//! The record of the game: branches, notes, marks, the card of the result.

use super::state::GameSession;
use crate::app::intent::Intent;

/// Does what concerns the record.
pub fn update(table: &mut GameSession, intent: Intent) {
    match intent {
        Intent::Unfold(fork, true) => {
            table.record.unfolded.insert(fork);
        }
        Intent::Unfold(fork, false) => {
            table.record.unfolded.remove(&fork);
            // A branch one stands in cannot be folded away: the game steps to the main line.
            let here = table.game.current();
            let main = table.game.node(fork).children().first().copied();
            if table.game.forks_left(here).contains(&fork)
                && let Some(main) = main
                && table.game.go_to(main)
            {
                table.moved_in_game();
            }
        }
        Intent::MakeMain(id) => table.game.make_main(id),
        Intent::Comment(id, words) => table.game.set_comment(id, words),
        Intent::Mark(id, mark) => table.game.set_mark(id, mark),
        Intent::Title(words) => table.game.set_title(words),
        Intent::ResultCard(shown) => {
            table.record.put_away = (!shown).then(|| table.game.current());
        }
        _ => {}
    }
}
