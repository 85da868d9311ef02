//! Moves and half-made moves.

use super::intent::{FilmIntent, HolePart};
use super::state::{GameSession, Meant, PendingMove};
use crate::app::board::Board;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::words;
use crate::draw::animation::Speed;
use crate::game::Player;
use crate::narration;
use crate::rules::{Colour, Hole, Move};
use crate::texts::messages as say;

/// Does what concerns a board.
pub fn update(state: &mut State, board: Board, intent: Intent, now: f64) {
    let speed = state.settings.speed;
    let is_thinking = state.thinking.is_some();
    let ask_way = state.settings.ask_way;
    let Some(session) = state.session_on_mut(board) else { return };
    // While seeds fly, a press only ends their flight; where a line is walked it leads back.
    let is_press = intent.is_press();
    if is_press && (session.finish_sowing(now) | session.close_film() | session.leave_variation()) {
        return;
    }
    if is_press {
        // Another move is thought about; the same one waits for its answer.
        if repeats(session, &intent, ask_way) {
            return;
        }
        session.coach.forget();
    }
    match intent {
        Intent::Hole(hole, part) => {
            press(session, hole, (part, ask_way), is_thinking, now, speed);
        }
        Intent::Heap(hole, colour) => {
            session.pending = PendingMove::None;
            play(session, Move::Colour(hole, colour), is_thinking, now, speed);
        }
        Intent::AskColour(hole) => ask_colour(session, hole, is_thinking, now),
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
            if let PendingMove::Filling { holes, laid } = &mut session.pending
                && sizes.contains(&size)
            {
                *holes = size;
                laid.clear();
                say_hand(session);
            }
        }
        Intent::SpreadEvenly => {
            let seeds = session.seeds_to_lay();
            if let PendingMove::Filling { holes, laid } = &mut session.pending {
                *laid = (0..seeds).map(|seed| seed % *holes).collect();
                say_hand(session);
            }
        }
        Intent::TakeAllBack => {
            match &mut session.pending {
                PendingMove::Filling { laid, .. } => laid.clear(),
                PendingMove::Opening(placed) => placed.clear(),
                _ => {}
            }
            say_hand(session);
        }
        Intent::Show(id) if session.game.go_to(id) => {
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
        Intent::Film(film) => look(session, film, now, speed),
        Intent::AimHouse(aim) => session.house_aim = aim,
        Intent::PlayOn => {
            session.play_on = Some(session.game.current());
            session.failed_at = None;
        }
        _ => {}
    }
}

/// Looks at a turn step by step.
fn look(session: &mut GameSession, film: FilmIntent, now: f64, speed: Speed) {
    match film {
        FilmIntent::Open => session.look_at_step(session.film_step(), true),
        FilmIntent::Step(step) => session.look_at_step(step, false),
        FilmIntent::Back => session.step_film(false),
        FilmIntent::On => session.step_film(true),
        FilmIntent::Play => session.play_film(now, speed),
        FilmIntent::Close => drop(session.close_film()),
    }
}

/// A hint was found, or none; `outlook` is what the search saw.
pub fn hint_found(
    session: &mut GameSession,
    mv: Option<Move>,
    outlook: Option<&narration::Outlook>,
    now: f64,
) {
    match mv {
        Some(mv) => session.give_hint(mv, outlook, now),
        None => session.help = None,
    }
}

/// Kete plays on a board.
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
    match &mut session.pending {
        PendingMove::House { .. } => {
            session.live_text = say::labels::house_first().to_owned();
            return;
        }
        PendingMove::Opening(placed) => {
            if hole.owner() != session.game.position().to_move() {
                refuse_place(session, hole, now);
            } else if placed.len() < 5 {
                placed.push(hole);
                say_hand(session);
            }
            return;
        }
        PendingMove::Filling { .. } => {
            fill(session, hole, now);
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
        // Which colour is not said: the keyboard or a screen reader will be asked.
        Meant::AsksColour => ask_colour(session, hole, is_thinking, now),
    }
}

fn ask_colour(session: &mut GameSession, hole: Hole, is_thinking: bool, now: f64) {
    let open = session.open_moves();
    let may = |colour| open.contains(&Move::Colour(hole, colour));
    match (may(Colour::Red), may(Colour::Blue)) {
        (false, false) => {
            // Neither can be played: the rule says why.
            play(session, Move::Colour(hole, Colour::Red), is_thinking, now, Speed::Off);
        }
        _ => {
            session.pending = PendingMove::Colour(hole);
            session.refusal = None;
        }
    }
}

/// Plays a move of the person to move, or says why not.
fn play(session: &mut GameSession, mv: Move, is_thinking: bool, now: f64, speed: Speed) {
    if let Some(player) = session.game.player_to_move().filter(|player| !player.is_person()) {
        let words = match (player, is_thinking) {
            (Player::Engine(name), true) => words::engine_thinks(name),
            (Player::Engine(name), false) => words::engine_would_move(name),
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

fn refuse_place(session: &mut GameSession, hole: Hole, now: f64) {
    let words = words::not_your_hole(hole, session.mover());
    session.refuse_words(words, Some(crate::rules::RuleId::MoveOwn), vec![hole], now);
}

fn fill(session: &mut GameSession, hole: Hole, now: f64) {
    if hole.owner() != session.mover() {
        refuse_place(session, hole, now);
        return;
    }
    let left = session.left_in_hand().unwrap_or_default();
    if let PendingMove::Filling { holes, laid } = &mut session.pending
        && left > 0
        && hole.in_row() < *holes
    {
        laid.push(hole.in_row());
        session.refusal = None;
        say_hand(session);
    }
}

/// The last seed placed in this very hole goes back into the hand.
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
        PendingMove::Filling { laid, .. } => {
            if let Some(at) = laid.iter().rposition(|laid| *laid == hole.in_row()) {
                laid.remove(at);
            }
        }
        _ => return,
    }
    say_hand(session);
}

/// Tells how far a placing has come.
pub fn say_hand(session: &mut GameSession) {
    session.refusal = None;
    let left = session.left_in_hand().unwrap_or_default();
    let last = match &session.pending {
        PendingMove::Opening(placed) => placed.last().copied(),
        PendingMove::Filling { laid, .. } => {
            laid.last().map(|hole| Hole::two_rows(session.mover(), *hole))
        }
        _ => return,
    };
    let there = last.map(|hole| (hole, session.seed_layout().setup().seeds_in(hole).seeds));
    session.live_text = match &session.pending {
        PendingMove::Opening(placed) => words::placed(placed.len(), there),
        _ => words::laid_out(session.seeds_to_lay() - left, session.seeds_to_lay(), there),
    };
}

/// Gives a half-made move up; with none, what was asked is put away.
fn cancel(session: &mut GameSession, now: f64) {
    if session.coach.is_busy() {
        session.coach.forget();
        return;
    }
    match session.pending {
        PendingMove::None | PendingMove::Filling { .. } => {
            session.refusal = None;
            session.help = None;
            session.spread_ahead = false;
        }
        _ => session.take_half_back(now),
    }
}

/// The hole of the side to move that a letter names (two rows).
pub fn hole_of_letter(session: &GameSession, letter: usize) -> Option<Hole> {
    let shape = session.seed_layout().setup().shape;
    let side = session.mover();
    shape.holes_of(side).nth(letter)
}

/// Whether a press is the same as the one that is asked about: the second click of a double click
/// must not play what the first was asked about.
fn repeats(session: &GameSession, intent: &Intent, ask_way: bool) -> bool {
    let Some(warning) = &session.coach.warning else { return false };
    let is_it = |mv| mv == warning.held.turn.mv;
    match *intent {
        Intent::Hole(hole, part) => match session.meant(hole, None, part, ask_way) {
            Meant::Move(mv) => is_it(mv),
            Meant::AsksWay | Meant::AsksColour => false,
        },
        Intent::Heap(hole, colour) => is_it(Move::Colour(hole, colour)),
        Intent::Pass => is_it(Move::Pass),
        _ => false,
    }
}
