//! Ends that players bring about: offers, agreement, resignation, and the game after.

use crate::app::intent::Intent;
use crate::app::kete_player::Prospect;
use crate::app::state::{State, Wish};
use crate::app::table::{Offered, Table};
use crate::game::{Agreement, Player};
use crate::rules::{BySide, Side};
use crate::texts::window as words;

/// Turns without a gain before Kete may offer to end.
const STALLED: usize = 16;
/// Entries between two offers of Kete's.
const BETWEEN_OFFERS: usize = 20;

/// Does what concerns an end.
pub fn update(state: &mut State, intent: Intent, now: f64) {
    match intent {
        Intent::Offer(agreement) => offer(state, agreement),
        Intent::KeteOffers(agreement) => {
            if let Some(table) = &mut state.table {
                let kete = kete_side(table).unwrap_or(Side::North);
                table.record.kete_offered_at = Some(table.game.path().len());
                make_offer(table, kete, agreement);
            }
        }
        Intent::AcceptOffer(agreement) => {
            state.dialog = None;
            if let Some(table) = &mut state.table
                && table.game.agree(agreement).is_some()
            {
                table.review.was_played = true;
                table.moved_in_game();
            }
        }
        Intent::DeclineOffer => {
            state.dialog = None;
            if let Some(table) = &mut state.table {
                let by = table.record.offer.take().map(|offer| offer.by);
                let by = by.unwrap_or_else(|| asker(table));
                let words = words::declined(by.other());
                table.refuse_words(words, None, Vec::new(), now);
            }
        }
        Intent::ResignNow(side) => {
            state.dialog = None;
            if let Some(table) = &mut state.table {
                table.game.resign(side);
                table.review.was_played = true;
                table.moved_in_game();
            }
        }
        Intent::Rematch => {
            if let Some(table) = &state.table {
                let BySide { south, north } = table.game.players();
                state.lay(table.game.again(BySide::new(north, south)));
            }
        }
        _ => {}
    }
}

/// Who asks to end: the person, where one plays Kete; else the side to move.
pub fn asker(table: &Table) -> Side {
    let players = table.game.players();
    let persons: Vec<Side> =
        Side::ALL.into_iter().filter(|side| players[*side].is_person()).collect();
    match persons[..] {
        [only] => only,
        _ => table.mover(),
    }
}

fn kete_side(table: &Table) -> Option<Side> {
    let players = table.game.players();
    Side::ALL.into_iter().find(|side| matches!(players[*side], Player::Kete(_)))
}

fn offer(state: &mut State, agreement: Agreement) {
    state.dialog = None;
    let Some(table) = &mut state.table else { return };
    let by = asker(table);
    // The protocol of other programs knows no offers: Kete weighs them in their place.
    if !table.game.players()[by.other()].is_person() {
        state.wishes.push(Wish::AskKete(agreement));
    } else {
        make_offer(table, by, agreement);
    }
}

/// The offer stands in the strip of who is to answer, or of Kete that makes it.
fn make_offer(table: &mut Table, by: Side, agreement: Agreement) {
    if !table.game.on_offer().contains(&agreement) {
        return;
    }
    table.record.offer = Some(Offered { by, agreement, at: table.game.current() });
    table.refusal = None;
    let what = words::offered(table.name(), agreement, table.seeds_in_holes());
    let told = words::offers_told(by, &what);
    // What Kete offers follows on the turn it has just played.
    match table.game.players()[by].is_person() {
        false => table.say_after_turn(&told),
        true => table.said = told,
    }
}

/// What Kete would offer a person to move where nothing changes any more: it is proven, or the
/// seeds circle or nothing was taken for long and its search sees no gain in playing on.
pub fn kete_would_offer(table: &Table, prospect: Prospect) -> Option<Agreement> {
    let kete = kete_side(table)?;
    let plays_person = table.game.players()[kete.other()].is_person();
    let awaits_person = table.game.player_to_move().is_some_and(Player::is_person);
    let here = table.game.path().len();
    let lately = table.record.kete_offered_at.is_some_and(|at| here < at + BETWEEN_OFFERS);
    let stalled = table.game.circles() || table.game.turns_without_gain() >= STALLED;
    let agreement = table.game.on_offer().first().copied()?;
    let seeds = table.game.score_if(agreement)?;
    let ended = i32::from(seeds[kete]) - i32::from(seeds[kete.other()]);
    // Kete has moved since it looked: what it took then is not kept by ending now.
    let changes_nothing = match prospect {
        Prospect::Proven(seeds) => seeds == ended || (stalled && seeds < ended),
        Prospect::NoGain => stalled,
        Prospect::Gain | Prospect::Lost => false,
    };
    (plays_person && awaits_person && !lately && changes_nothing).then_some(agreement)
}
