//! Sentences about moves of a game of Bawo that is won or lost for certain.

use super::reasons::{begun, likeliest_reply};
use crate::narration::{countable, move_in_sentence};
use crate::rules::{Move, Side};
use crate::texts::messages::reasons as say;
use crate::texts::yes;
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;

/// That a move wins too, but later than the best one: `within` and the number beside `best` count
/// turns of the mover.
pub fn wins_later(mv: &Move, within: u32, (best, sooner): &(Move, u32)) -> String {
    let (move_, best) = (move_in_sentence(mv), move_in_sentence(best));
    let (own, turns) = (named_turns(within), named_turns(*sooner));
    begun(&say::WinsLater { move_, own, best, turns }.text())
}

/// The same, where it has been said when the best move wins.
pub fn wins_too(mv: &Move, within: u32) -> String {
    begun(&say::WinsToo { move_: move_in_sentence(mv), own: named_turns(within) }.text())
}

/// How many turns of one side a sentence names; 0 if they are too many.
fn named_turns(turns: u32) -> u32 {
    countable(2 * turns) / 2
}

/// How many moves of both sides a sentence names after a move, if the game ends in so many turns
/// with it; 0 if they are too many. A move that loses by itself counts as one.
pub(super) fn moves_after(turns: u32) -> u32 {
    countable(turns.max(2) - 1)
}

/// That a move is proven to win within so many turns of its player, after the strongest reply to
/// it; `sooner` is the best move and its number, if it wins sooner. `is_sure` says whether every
/// other move is known as well.
pub fn wins(
    (played, weighed): (&Played, &Weighed),
    within: u32,
    sooner: Option<(Move, u32)>,
    is_sure: bool,
) -> String {
    let mv = &played.turn.mv;
    let wins = match sooner {
        Some(sooner) => wins_later(mv, within, &sooner),
        None => {
            let (move_, turns) = (move_in_sentence(mv), named_turns(within));
            begun(&say::WinsSoonest { move_, turns, sure: yes(is_sure) }.text())
        }
    };
    likeliest_reply(played, weighed).into_iter().chain([wins]).collect::<Vec<_>>().join(" ")
}

/// That the best move is proven to win within so many turns of its player, and this one may win
/// too, after the strongest reply to it.
pub fn may_win((played, weighed): (&Played, &Weighed), best: &Move, within: u32) -> String {
    let (move_, best) = (move_in_sentence(&played.turn.mv), move_in_sentence(best));
    let wins = begun(&say::MayWin { move_, best, turns: named_turns(within) }.text());
    likeliest_reply(played, weighed).into_iter().chain([wins]).collect::<Vec<_>>().join(" ")
}

/// That the opponent wins, whatever is played, and whether another move holds out longer. `turns`
/// are those of both sides after the move and after the best one.
pub fn is_lost(mv: &Move, best: &Move, mover: Side, turns: (u32, u32)) -> String {
    let (move_, best) = (move_in_sentence(mv), move_in_sentence(best));
    // Of the moves after it every second one is the opponent's, the first too.
    let [own, longest] = [turns.0, turns.1].map(|turns| moves_after(turns).div_ceil(2));
    let sooner = yes(turns.0 < turns.1);
    say::LostAnyway { other: mover.other(), sooner, move_, own, best, longest }.text()
}
