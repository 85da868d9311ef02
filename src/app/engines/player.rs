//! Other programs as players: the moves they choose.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::state::EngineTrouble;
use crate::app::session::state::GameSession;
use crate::app::settings::engines::Engine;
use crate::app::state::State;
use crate::game::{EngineName, NodeEntry, Player};
use crate::narration;
use crate::rules::{BySide, Move, Position, Side};
use crate::search::external_engine::{EngineFault, MoveTask, Opponent};

pub const MOVE_TIME: Duration = Duration::from_secs(1);

#[derive(Default)]
pub struct EnginePlayer {
    seats: BySide<Option<SeatedEngine>>,
    /// The question that is not answered yet, and whose turn it is.
    asked: Option<(Position, Side)>,
}

struct SeatedEngine {
    engine: Engine,
    /// The number of its game ([`State::laid`]).
    laid: u64,
    opponent: Opponent,
}

impl EnginePlayer {
    /// Ends the programs whose game is no longer being played.
    pub fn clear(&mut self, state: &State) {
        for side in Side::ALL {
            let Some(seat) = &self.seats[side] else { continue };
            let plays = state.session.as_ref().is_some_and(|session| {
                let player = session.game.players()[side];
                seat.laid == state.laid && player == Player::Engine(seat.engine.name)
            });
            if !plays {
                self.leave(side);
            }
        }
    }

    pub fn end(&mut self) {
        *self = EnginePlayer::default();
    }

    fn leave(&mut self, side: Side) {
        self.seats[side] = None;
        self.asked = self.asked.filter(|(_, of)| *of != side);
    }

    /// Stops waiting for a move.
    pub fn forget(&mut self) {
        self.move_now();
        self.asked = None;
    }

    /// Asks the program to play the best move found so far.
    pub fn move_now(&self) {
        if let Some((_, side)) = self.asked
            && let Some(seat) = &self.seats[side]
        {
            seat.opponent.move_now();
        }
    }

    /// Asks the program of this name for a move; returns the move once it has answered. A program
    /// that fails is ended, and the failure is in the state.
    pub fn choose(&mut self, state: &mut State, name: EngineName, ctx: &Context) -> Option<Move> {
        let session = state.session.as_ref()?;
        let (position, side) = (*session.position(), session.mover());
        let chosen = match state.settings.engine(name) {
            None => Err(None),
            Some(engine) => {
                let engine = engine.clone();
                self.ask(&engine, state, session, ctx);
                let answer = self.seats[side].as_ref()?.opponent.answer()?;
                answer.and_then(|chosen| legal(session, chosen.mv)).map_err(Some)
            }
        };
        self.asked = self.asked.filter(|(asked, _)| *asked != position);
        match chosen {
            Ok(mv) => Some(mv),
            Err(fault) => {
                self.leave(side);
                let (laid, at) = (state.laid, session.game.current());
                state.engines.trouble = Some(EngineTrouble { laid, at, side, name, fault });
                None
            }
        }
    }

    fn ask(&mut self, engine: &Engine, state: &State, session: &GameSession, ctx: &Context) {
        let (position, side) = (*session.position(), session.mover());
        if self.asked == Some((position, side)) {
            return;
        }
        self.forget();
        let seat = self.seats[side].take().filter(|seat| seat.engine == *engine);
        let mut seat = seat.unwrap_or_else(|| {
            let ctx = ctx.clone();
            let wake = Arc::new(move || ctx.request_repaint());
            let opponent = Opponent::new(engine.program(), Some(wake));
            SeatedEngine { engine: engine.clone(), laid: state.laid, opponent }
        });
        seat.opponent.ask(task(session, state.engines.patience));
        self.seats[side] = Some(seat);
        self.asked = Some((position, side));
    }
}

pub(crate) fn legal(session: &GameSession, mv: Move) -> Result<Move, EngineFault> {
    match session.game.look_ahead(&mv) {
        Ok(_) => Ok(mv),
        Err(illegal) => {
            let (played, why) = (mv.to_string(), narration::refusal(&illegal));
            Err(EngineFault::Illegal { played, why })
        }
    }
}

/// The question for a program at the current position.
pub(crate) fn task(session: &GameSession, patience: Duration) -> MoveTask {
    let game = &session.game;
    let mut start = game.set_up().map_or_else(|| "start".to_owned(), ToString::to_string);
    let mut moves = Vec::new();
    for id in game.path() {
        match game.node(id).entry() {
            NodeEntry::Start(_) => {}
            NodeEntry::Turn(turn) => moves.push(turn.mv),
            // What players agree on is no move: the program gets the position after it.
            other => {
                start = other.position().setup().to_string();
                moves.clear();
            }
        }
    }
    let most = game.longest_thought().unwrap_or(MOVE_TIME);
    let go = format!("go movetime {}", MOVE_TIME.min(patience / 2).min(most).as_millis().max(1));
    let (ruleset, position) = (game.ruleset(), *session.position());
    // `go` limits the time, so none is added.
    MoveTask { ruleset, start, moves, position, go, time: Duration::ZERO, patience }
}
