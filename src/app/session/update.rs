//! What an intent does on a board: moves, half-made moves, films.

use super::intent::{FilmIntent, HolePart};
use super::state::{GameSession, Meant, PendingMove};
use crate::app::board::Board;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::words;
use crate::draw::animation::Speed;
use crate::game::Player;
use crate::rules::{Colour, Hole, Move, RuleId};
use crate::texts::messages as say;

pub fn update(state: &mut State, board: Board, intent: Intent, now: f64) {
    let speed = state.settings.speed;
    let is_thinking = state.thinking.is_some();
    let ask_way = state.settings.ask_way;
    let Some(session) = state.session_on_mut(board) else { return };
    // While a turn is animated or a line is walked, a press only ends that.
    let is_press = intent.is_press();
    let is_shown = session.shows_expected() && intent.may_move();
    let leads_back = is_press || is_shown;
    if leads_back && (session.finish_sowing(now) | session.close_film() | session.leave_variation())
    {
        return;
    }
    // How a round ended is read in peace: only its button goes on.
    if is_press && session.round_to_read().is_some() {
        return;
    }
    if is_press {
        // A press of the move that the tutor is asking about changes nothing; any other drops it.
        if repeats(session, &intent, ask_way) {
            return;
        }
        session.coach.forget();
        if intent != Intent::PlayTapped {
            session.tapped = None;
        }
    }
    match intent {
        Intent::Hole(hole, part) => {
            press(session, hole, (part, ask_way), is_thinking, now, speed);
        }
        Intent::Heap(hole, colour) => {
            session.pending = PendingMove::None;
            play(session, Move::Colour(hole, colour), is_thinking, now, speed);
        }
        Intent::AskColour(hole) => ask_colour(session, hole, is_thinking, now, speed),
        Intent::Tap(pointed) => session.take_tap(pointed, now),
        Intent::PlayTapped => {
            if let Some(mv) = session.tapped().and_then(|pointed| pointed.mv) {
                session.pending = PendingMove::None;
                play(session, mv, is_thinking, now, speed);
            }
        }
        Intent::TakeFrom(hole) => take_from(session, hole),
        Intent::Way(way) => {
            if let PendingMove::Way(hole) = session.pending {
                session.pending = PendingMove::None;
                let mv = session.way_move(hole, way);
                play(session, mv, is_thinking, now, speed);
            }
        }
        Intent::StopHere => session.answer_house(false, now, speed),
        Intent::SpreadIt => session.answer_house(true, now, speed),
        Intent::SpreadAhead if session.name().facts().has_houses && session.awaits_person() => {
            session.spread_ahead = !session.spread_ahead;
            session.live_text = words::spread_ahead(session.spread_ahead).to_owned();
        }
        Intent::Pass => play(session, Move::Pass, is_thinking, now, speed),
        Intent::StartOpening if session.may_place_five() => {
            session.pending = PendingMove::Opening(Vec::new());
            session.refusal = None;
            say_hand(session);
        }
        Intent::PlaceFive | Intent::StartRound => {
            if let Some(mv) = session.ready_move() {
                session.commit(mv, 0, now, speed);
            }
        }
        Intent::CancelHalf => cancel(session, now),
        Intent::FillSize(size) => {
            let sizes = session.position().layout_sizes();
            if let PendingMove::Layout { holes, laid } = &mut session.pending
                && sizes.contains(&size)
            {
                *holes = size;
                laid.clear();
                say_hand(session);
            }
        }
        Intent::SpreadEvenly => {
            let seeds = session.seeds_to_lay();
            if let PendingMove::Layout { holes, laid } = &mut session.pending {
                *laid = (0..seeds).map(|seed| seed % *holes).collect();
                say_hand(session);
            }
        }
        Intent::TakeAllBack => {
            match &mut session.pending {
                PendingMove::Layout { laid, .. } => laid.clear(),
                PendingMove::Opening(placed) => placed.clear(),
                _ => {}
            }
            say_hand(session);
        }
        Intent::Show(id) if session.game.go_to(id) => {
            session.review.show_turn(id);
            session.moved_in_game();
            state.thinking = None;
        }
        Intent::Explain(id) => {
            let goes = session.game.current() != id && session.game.go_to(id);
            if goes {
                session.moved_in_game();
            }
            session.look_at_step(0, true);
            if goes {
                state.thinking = None;
            }
        }
        Intent::Film(FilmIntent::Open) => session.look_at_step(session.film_step(), true),
        Intent::Film(FilmIntent::Step(step)) => session.look_at_step(step, false),
        Intent::Film(FilmIntent::Back) => session.step_film(false),
        Intent::Film(FilmIntent::On) => session.step_film(true),
        Intent::Film(FilmIntent::Play) => session.play_film(now, speed),
        Intent::Film(FilmIntent::Close) => drop(session.close_film()),
        Intent::AimHouse(aim) => session.house_aim = aim,
        Intent::PlayOn => {
            session.play_on = Some(session.game.current());
            session.failed_at = None;
            session.record.round_read = session.play_on;
            session.update_round_layout();
        }
        _ => {}
    }
}

/// Kete plays a move.
pub fn kete_plays(state: &mut State, board: Board, mv: Move, now: f64) {
    let pace = state.settings.machine_pace();
    state.thinking = None;
    if let Some(session) = state.session_on_mut(board) {
        session.commit(mv, 0, now, pace);
    }
}

fn press(
    session: &mut GameSession,
    hole: Hole,
    (part, ask_way): (HolePart, bool),
    is_thinking: bool,
    now: f64,
    speed: Speed,
) {
    match session.pending {
        PendingMove::House { .. } => {
            session.live_text = say::labels::house_first().to_owned();
            return;
        }
        PendingMove::Opening(_) | PendingMove::Layout { .. } => {
            place_seed(session, hole, now);
            return;
        }
        PendingMove::None | PendingMove::Way(_) | PendingMove::Colour(_) => {
            session.pending = PendingMove::None
        }
    }
    match session.meant(hole, None, part, ask_way) {
        Meant::Move(mv) => play(session, mv, is_thinking, now, speed),
        Meant::AsksWay => {
            session.refusal = None;
            session.help = None;
            session.pending = PendingMove::Way(hole);
        }
        // The keyboard and screen readers press a hole without naming a colour.
        Meant::AsksColour => ask_colour(session, hole, is_thinking, now, speed),
    }
}

fn ask_colour(session: &mut GameSession, hole: Hole, is_thinking: bool, now: f64, speed: Speed) {
    let seeds = session.position().setup().seeds_in(hole);
    let has = |colour: &Colour| seeds.of(Some(*colour)) > 0;
    let is_open = |colour: &Colour| session.open_moves().contains(&Move::Colour(hole, *colour));
    match Colour::ALL.into_iter().filter(has).collect::<Vec<_>>()[..] {
        // One colour leaves nothing to choose.
        [colour] => play(session, Move::Colour(hole, colour), is_thinking, now, speed),
        _ if Colour::ALL.iter().any(is_open) => {
            session.pending = PendingMove::Colour(hole);
            session.refusal = None;
            session.help = None;
        }
        // Neither is legal: the refusal says why.
        _ => play(session, Move::Colour(hole, Colour::Red), is_thinking, now, Speed::Off),
    }
}

/// Plays a move for the person to move, or says why that is not possible.
fn play(session: &mut GameSession, mv: Move, is_thinking: bool, now: f64, speed: Speed) {
    let is_theirs = matches!(session.game.player_to_move(), Some(Player::FarAway(_)));
    if is_theirs || session.game.is_answered() {
        let words =
            if is_theirs { say::far_away::not_your_turn() } else { say::far_away::answered() };
        session.refuse_words(words.to_owned(), None, Vec::new(), now);
        return;
    }
    if let Some(player) = session.game.player_to_move().filter(|player| !player.is_person()) {
        let words = match (player, is_thinking) {
            (Player::Engine(name), true) => say::engine::Thinks { program: name }.text(),
            (Player::Engine(name), false) => say::engine::WouldMove { program: name }.text(),
            (_, true) => say::labels::kete_thinks().to_owned(),
            (_, false) => say::labels::kete_would_move().to_owned(),
        };
        session.refuse_words(words, None, Vec::new(), now);
        return;
    }
    match session.game.look_ahead(&mv) {
        Ok(turn) => session.try_turn(turn, now, speed),
        Err(illegal) => session.refuse(&illegal, now),
    }
}

/// Places the next seed of an opening or a layout.
fn place_seed(session: &mut GameSession, hole: Hole, now: f64) {
    if hole.owner() != session.mover() {
        let words = say::play::NotYourHole { hole, mover: session.mover() }.text();
        session.refuse_words(words, Some(RuleId::MoveOwn), vec![hole], now);
        return;
    }
    if session.left_in_hand() == Some(0) {
        return;
    }
    match &mut session.pending {
        PendingMove::Opening(placed) => placed.push(hole),
        PendingMove::Layout { holes, laid } if hole.in_row() < *holes => laid.push(hole.in_row()),
        _ => return,
    }
    say_hand(session);
}

/// Takes the last seed placed in this hole back into the hand.
fn take_from(session: &mut GameSession, hole: Hole) {
    if hole.owner() != session.mover() {
        return;
    }
    match &mut session.pending {
        PendingMove::Opening(placed) => {
            if let Some(at) = placed.iter().rposition(|other| *other == hole) {
                placed.remove(at);
            }
        }
        PendingMove::Layout { laid, .. } => {
            if let Some(at) = laid.iter().rposition(|laid| *laid == hole.in_row()) {
                laid.remove(at);
            }
        }
        _ => return,
    }
    say_hand(session);
}

/// Announces how many seeds have been placed, and how many are now in the last hole.
pub fn say_hand(session: &mut GameSession) {
    session.refusal = None;
    let with_seeds = |hole| (hole, session.seed_layout().setup().seeds_in(hole).seeds);
    session.live_text = match &session.pending {
        PendingMove::Opening(placed) => {
            words::placed(placed.len(), placed.last().copied().map(with_seeds))
        }
        PendingMove::Layout { laid, .. } => {
            let last = laid.last().map(|hole| Hole::two_rows(session.mover(), *hole));
            words::laid_out(laid.len(), session.seeds_to_lay(), last.map(with_seeds))
        }
        _ => return,
    };
}

/// Gives up a half-made move; without one, closes refusal and help.
fn cancel(session: &mut GameSession, now: f64) {
    if session.coach.is_busy() {
        session.coach.forget();
        return;
    }
    match session.pending {
        PendingMove::None | PendingMove::Layout { .. } => {
            session.refusal = None;
            session.help = None;
            session.spread_ahead = false;
        }
        _ => session.take_half_back(now),
    }
}

/// Whether a press makes the move that the tutor is asking about: the second click of a double
/// click must not drop the question and play it.
fn repeats(session: &GameSession, intent: &Intent, ask_way: bool) -> bool {
    let Some(warning) = &session.coach.warning else { return false };
    let meant = match *intent {
        Intent::Hole(hole, part) => session.meant(hole, None, part, ask_way),
        Intent::Heap(hole, colour) => Meant::Move(Move::Colour(hole, colour)),
        Intent::Pass => Meant::Move(Move::Pass),
        Intent::PlayTapped => match session.tapped().and_then(|pointed| pointed.mv) {
            Some(mv) => Meant::Move(mv),
            None => return false,
        },
        _ => return false,
    };
    meant == Meant::Move(warning.held.turn.mv)
}
