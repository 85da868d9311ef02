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
    let Some(table) = state.session_mut(board) else { return };
    // While seeds fly, a press only ends their flight; where a line is walked it leads back.
    let is_press = intent.is_press();
    if is_press && (table.finish_sowing(now) | table.close_film() | table.leave_variation()) {
        return;
    }
    if is_press {
        // Another move is thought about; the same one waits for its answer.
        if repeats(table, &intent, ask_way) {
            return;
        }
        table.coach.forget();
    }
    match intent {
        Intent::Hole(hole, part) => {
            press(table, hole, (part, ask_way), is_thinking, now, speed);
        }
        Intent::Heap(hole, colour) => {
            table.pending = PendingMove::None;
            play(table, Move::Colour(hole, colour), is_thinking, now, speed);
        }
        Intent::AskColour(hole) => ask_colour(table, hole, is_thinking, now),
        Intent::TakeFrom(hole) => take_from(table, hole),
        Intent::Way(way) => {
            if let PendingMove::Way(hole) = table.pending {
                table.pending = PendingMove::None;
                let mv = table.way_move(hole, way);
                play(table, mv, is_thinking, now, speed);
            }
        }
        Intent::StopHere => table.answer_house(false, now, speed),
        Intent::SpreadIt => table.answer_house(true, now, speed),
        Intent::SpreadAhead if table.name().facts().has_houses && table.awaits_person() => {
            table.spread_ahead = !table.spread_ahead;
            table.live_text = words::spread_ahead(table.spread_ahead).to_owned();
        }
        Intent::Pass => play(table, Move::Pass, is_thinking, now, speed),
        Intent::StartOpening if table.may_place_five() => {
            table.pending = PendingMove::Opening(Vec::new());
            table.refusal = None;
            say_hand(table);
        }
        Intent::PlaceFive | Intent::StartRound => {
            if let Some(mv) = table.ready_move() {
                table.commit(mv, 0, now, speed);
            }
        }
        Intent::CancelHalf => cancel(table, now),
        Intent::FillSize(size) => {
            let sizes = table.position().layout_sizes();
            if let PendingMove::Filling { pots, laid } = &mut table.pending
                && sizes.contains(&size)
            {
                *pots = size;
                laid.clear();
                say_hand(table);
            }
        }
        Intent::SpreadEvenly => {
            let seeds = table.seeds_to_lay();
            if let PendingMove::Filling { pots, laid } = &mut table.pending {
                *laid = (0..seeds).map(|seed| seed % *pots).collect();
                say_hand(table);
            }
        }
        Intent::TakeAllBack => {
            match &mut table.pending {
                PendingMove::Filling { laid, .. } => laid.clear(),
                PendingMove::Opening(placed) => placed.clear(),
                _ => {}
            }
            say_hand(table);
        }
        Intent::Show(id) if table.game.go_to(id) => {
            table.moved_in_game();
            state.thinking = None;
        }
        Intent::Explain(id) => {
            let goes = table.game.current() != id && table.game.go_to(id);
            if goes {
                table.moved_in_game();
            }
            table.look_at_step(0, true);
            if goes {
                state.thinking = None;
            }
        }
        Intent::Film(film) => look(table, film, now, speed),
        Intent::AimHouse(aim) => table.house_aim = aim,
        Intent::PlayOn => {
            table.play_on = Some(table.game.current());
            table.failed_at = None;
        }
        _ => {}
    }
}

/// Looks at a turn step by step.
fn look(table: &mut GameSession, film: FilmIntent, now: f64, speed: Speed) {
    match film {
        FilmIntent::Open => table.look_at_step(table.film_step(), true),
        FilmIntent::Step(step) => table.look_at_step(step, false),
        FilmIntent::Back => table.step_film(false),
        FilmIntent::On => table.step_film(true),
        FilmIntent::Play => table.play_film(now, speed),
        FilmIntent::Close => drop(table.close_film()),
    }
}

/// A hint was found, or none; `outlook` is what the search saw.
pub fn hint_found(
    table: &mut GameSession,
    mv: Option<Move>,
    outlook: Option<&narration::Outlook>,
    now: f64,
) {
    match mv {
        Some(mv) => table.give_hint(mv, outlook, now),
        None => table.help = None,
    }
}

/// Kete plays on a board.
pub fn kete_plays(state: &mut State, board: Board, mv: Move, now: f64) {
    let pace = state.settings.machine_pace();
    state.thinking = None;
    if let Some(table) = state.session_mut(board) {
        table.commit(mv, 0, now, pace);
    }
}

fn press(
    table: &mut GameSession,
    hole: Hole,
    (part, ask_way): (HolePart, bool),
    is_thinking: bool,
    now: f64,
    speed: Speed,
) {
    match &mut table.pending {
        PendingMove::House { .. } => {
            table.live_text = say::labels::house_first().to_owned();
            return;
        }
        PendingMove::Opening(placed) => {
            if hole.owner() != table.game.position().to_move() {
                refuse_place(table, hole, now);
            } else if placed.len() < 5 {
                placed.push(hole);
                say_hand(table);
            }
            return;
        }
        PendingMove::Filling { .. } => {
            fill(table, hole, now);
            return;
        }
        PendingMove::None | PendingMove::Way(_) | PendingMove::Colour(_) => {
            table.pending = PendingMove::None
        }
    }
    match table.meant(hole, None, part, ask_way) {
        Meant::Move(mv) => play(table, mv, is_thinking, now, speed),
        Meant::AsksWay => {
            table.refusal = None;
            table.help = None;
            table.pending = PendingMove::Way(hole);
        }
        // Which colour is not said: the keyboard or a screen reader will be asked.
        Meant::AsksColour => ask_colour(table, hole, is_thinking, now),
    }
}

fn ask_colour(table: &mut GameSession, hole: Hole, is_thinking: bool, now: f64) {
    let open = table.open_moves();
    let may = |colour| open.contains(&Move::Colour(hole, colour));
    match (may(Colour::Red), may(Colour::Blue)) {
        (false, false) => {
            // Neither can be played: the rule says why.
            play(table, Move::Colour(hole, Colour::Red), is_thinking, now, Speed::Off);
        }
        _ => {
            table.pending = PendingMove::Colour(hole);
            table.refusal = None;
        }
    }
}

/// Plays a move of the person to move, or says why not.
fn play(table: &mut GameSession, mv: Move, is_thinking: bool, now: f64, speed: Speed) {
    if let Some(player) = table.game.player_to_move().filter(|player| !player.is_person()) {
        let words = match (player, is_thinking) {
            (Player::Engine(name), true) => words::engine_thinks(name),
            (Player::Engine(name), false) => words::engine_would_move(name),
            (_, true) => say::labels::kete_thinks().to_owned(),
            (_, false) => say::labels::kete_would_move().to_owned(),
        };
        table.refuse_words(words, None, Vec::new(), now);
        return;
    }
    match table.game.look_ahead(&mv) {
        Ok(turn) => table.try_turn(turn, now, speed),
        Err(illegal) => table.refuse(&illegal, now),
    }
}

fn refuse_place(table: &mut GameSession, hole: Hole, now: f64) {
    let words = words::not_your_hole(hole, table.mover());
    table.refuse_words(words, Some(crate::rules::RuleId::MoveOwn), vec![hole], now);
}

fn fill(table: &mut GameSession, hole: Hole, now: f64) {
    if hole.owner() != table.mover() {
        refuse_place(table, hole, now);
        return;
    }
    let left = table.left_in_hand().unwrap_or_default();
    if let PendingMove::Filling { pots, laid } = &mut table.pending
        && left > 0
        && hole.in_row() < *pots
    {
        laid.push(hole.in_row());
        table.refusal = None;
        say_hand(table);
    }
}

/// The last seed placed in this very hole goes back into the hand.
fn take_from(table: &mut GameSession, hole: Hole) {
    if hole.owner() != table.mover() {
        return;
    }
    match &mut table.pending {
        PendingMove::Opening(placed) => {
            if let Some(at) = placed.iter().rposition(|other| *other == hole) {
                placed.remove(at);
            }
        }
        PendingMove::Filling { laid, .. } => {
            if let Some(at) = laid.iter().rposition(|pot| *pot == hole.in_row()) {
                laid.remove(at);
            }
        }
        _ => return,
    }
    say_hand(table);
}

/// Tells how far a placing has come.
pub fn say_hand(table: &mut GameSession) {
    table.refusal = None;
    let left = table.left_in_hand().unwrap_or_default();
    let last = match &table.pending {
        PendingMove::Opening(placed) => placed.last().copied(),
        PendingMove::Filling { laid, .. } => {
            laid.last().map(|pot| Hole::two_rows(table.mover(), *pot))
        }
        _ => return,
    };
    let there = last.map(|hole| (hole, table.lying().setup().seeds_in(hole).seeds));
    table.live_text = match &table.pending {
        PendingMove::Opening(placed) => words::placed(placed.len(), there),
        _ => words::laid_out(table.seeds_to_lay() - left, table.seeds_to_lay(), there),
    };
}

/// Gives a half-made move up; with none, what was asked is put away.
fn cancel(table: &mut GameSession, now: f64) {
    if table.coach.is_busy() {
        table.coach.forget();
        return;
    }
    match table.pending {
        PendingMove::None | PendingMove::Filling { .. } => {
            table.refusal = None;
            table.help = None;
            table.spread_ahead = false;
        }
        _ => table.take_half_back(now),
    }
}

/// The hole of the side to move that a letter names (two rows).
pub fn hole_of_letter(table: &GameSession, letter: usize) -> Option<Hole> {
    let shape = table.lying().setup().shape;
    let side = table.mover();
    shape.holes_of(side).nth(letter)
}

/// Whether a press is the same as the one that is asked about: the second click of a double click
/// must not play what the first was asked about.
fn repeats(table: &GameSession, intent: &Intent, ask_way: bool) -> bool {
    let Some(warning) = &table.coach.warning else { return false };
    let is_it = |mv| mv == warning.held.turn.mv;
    match *intent {
        Intent::Hole(hole, part) => match table.meant(hole, None, part, ask_way) {
            Meant::Move(mv) => is_it(mv),
            Meant::AsksWay | Meant::AsksColour => false,
        },
        Intent::Heap(hole, colour) => is_it(Move::Colour(hole, colour)),
        Intent::Pass => is_it(Move::Pass),
        _ => false,
    }
}
