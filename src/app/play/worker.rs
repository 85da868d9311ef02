//! Kete's moves and answers to offers: searches on threads, polled in each frame.

use std::time::Duration;

use egui::Context;

use super::offers::{PLAYED_OUT, kete_gives_up, kete_would_offer};
use super::state::{BREATH_SECS, Thinking};
use crate::app::board::Board;
use crate::app::engines::player::EnginePlayer;
use crate::app::intent::Intent;
use crate::app::running_search::{FinishedSearch, RunningSearch};
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::app::{crashes, engines, session};
use crate::draw::animation::Speed;
use crate::game::{Agreement, EngineName, Player, decided, score};
use crate::rules::{GameGoal, Move, Position, Side};
use crate::search::tables::{TableStore, TableView};
use crate::search::{KeptTable, Limits, Oversight, Request, SearchResult};

/// Positions searched before Kete answers an offer.
const OFFER_NODES: u64 = 60_000;

#[derive(Default)]
pub struct KetePlayer {
    at_move: RunningSearch<Position>,
    found: Option<FoundMove>,
    at_offer: RunningSearch<(Position, Agreement)>,
    /// The transposition table of the strongest level, kept from move to move.
    kept: KeptTable,
    /// Random seed: the lower levels play differently from game to game.
    seed: u64,
    /// Other programs that play.
    engines: EnginePlayer,
    /// Endgame tables, computed in the background at first use.
    shelf: Option<TableStore>,
}

/// The result of a search for a move.
#[derive(Clone, Copy)]
struct FoundMove {
    /// The position it searched.
    at: Position,
    best: Move,
    /// What it expects from playing on.
    prospect: Prospect,
    /// What its level may have missed.
    oversight: Option<Oversight>,
}

impl KetePlayer {
    /// A player with this random seed and these endgame tables.
    pub fn new(seed: u64, shelf: Option<TableStore>) -> KetePlayer {
        KetePlayer { seed, shelf, ..KetePlayer::default() }
    }

    /// The endgame table for a position if it is ready; if not, it is requested.
    pub fn tables(&self, position: &Position) -> Option<TableView> {
        let (shelf, ruleset) = (self.shelf.as_ref()?, position.ruleset());
        shelf.ensure_first(&ruleset);
        shelf.tables(&ruleset)
    }

    /// Starts, polls and stops searches for the game on a board.
    pub fn follow(&mut self, state: &mut State, board: Board, ctx: &Context, now: f64) {
        self.engines.clear(state);
        let awaited =
            |session: &GameSession| Some((*session.position(), session.awaits_machine()?));
        let failed = board == Board::Game && state.engine_trouble().is_some();
        let is_read = |session: &&GameSession| session.round_to_read().is_none();
        let wanted = state.session_on(board).filter(|_| !failed).filter(is_read).and_then(awaited);
        let position = wanted.map(|(position, _)| position);
        self.at_move.keep_if(|other| Some(*other) == position);
        if self.found.is_some_and(|found| Some(found.at) != position) {
            self.found = None;
        }
        let Some((position, player)) = wanted else {
            state.thinking = None;
            self.engines.forget();
            return;
        };
        if let Player::Engine(name) = player {
            self.ask_engine(state, position, name, ctx, now);
            return;
        }
        self.engines.forget();
        let Player::Kete(level) = player else { return };
        if self.at_move.of().is_none()
            && self.found.is_none()
            && let Some(session) = state.session_on(board)
        {
            // Only the strongest level uses the tables: within their reach it plays perfectly.
            let is_strongest = level.get() == *Request::LEVELS.end();
            let limits = Limits { time: session.game.longest_thought(), ..Limits::default() };
            if session.game.len() <= 1 {
                self.kept.clear();
            }
            let request = Request {
                history: session.game.history(),
                level: Some(level.get()),
                table_bytes: state.settings.table_bytes(),
                kept: Some(self.kept.clone()),
                tables: is_strongest.then(|| self.tables(&position)).flatten(),
                seed: self.seed ^ session.game.len() as u64,
                ..Request::new(position, limits)
            };
            self.at_move.start(position, request, ctx);
        }
        if state.thinking.is_none() {
            state.thinking = Some(Thinking { since: now });
        }
        if let Some(FinishedSearch { result: answer, has_failed, .. }) = self.at_move.finished() {
            if has_failed {
                crashes::update::kete_failed(state, now);
                return;
            }
            // A search that found nothing must still move: take any legal move.
            let best = answer.best.or_else(|| position.moves().first().copied());
            let looked = !answer.lines.is_empty();
            let prospect = match looked {
                true => Prospect::of(&answer, &position, position.to_move()),
                false => Prospect::Gain,
            };
            let oversight = answer.oversight;
            self.found = best.map(|best| FoundMove { at: position, best, prospect, oversight });
        }
        self.play(state, board, ctx, now);
    }

    /// Asks an engine for its move, and plays it.
    fn ask_engine(
        &mut self,
        state: &mut State,
        position: Position,
        name: EngineName,
        ctx: &Context,
        now: f64,
    ) {
        if state.thinking.is_none() {
            state.thinking = Some(Thinking { since: now });
        }
        if self.found.is_none()
            && let Some(best) = self.engines.choose(state, name, ctx)
        {
            let (prospect, oversight) = (Prospect::Gain, None);
            self.found = Some(FoundMove { at: position, best, prospect, oversight });
        }
        if state.engine_trouble().is_some() {
            engines::update::failed(state);
            return;
        }
        self.play(state, Board::Game, ctx, now);
    }

    /// Plays the move that was found, once nothing moves on the board.
    fn play(&mut self, state: &mut State, board: Board, ctx: &Context, now: f64) {
        let Some(FoundMove { at, best, prospect, oversight }) = self.found else { return };
        // An offer is answered first.
        if self.at_offer.of().is_some() {
            return;
        }
        let Some(session) = state.session_on(board) else { return };
        let wait = match state.settings.speed {
            Speed::Off => 0.0,
            _ => session.settled_at + BREATH_SECS - now,
        };
        // Kete waits while a film is open.
        if session.is_sowing() || session.explain.is_some() {
            return;
        }
        if wait > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
            return;
        }
        self.found = None;
        if kete_gives_up(session, &best, prospect) {
            state.ask(Intent::ResignNow(at.to_move()));
            return;
        }
        session::update::kete_plays(state, board, best, now);
        if let Some(session) = state.session_on_mut(board) {
            session.note_oversight(&at, &best, oversight);
        }
        let offer = state.session_on(board).and_then(|session| kete_would_offer(session, prospect));
        if let Some(agreement) = offer {
            state.ask(Intent::KeteOffers(agreement));
        }
    }

    /// Ends the search: Kete plays the best move found so far.
    pub fn move_now(&self) {
        self.at_move.answer_now();
        self.engines.move_now();
    }

    /// Ends searches and engines when the window closes.
    pub fn end(&mut self) {
        self.at_move.stop();
        self.at_offer.stop();
        self.engines.end();
    }

    /// Starts the search that decides about an offer to end.
    pub fn weigh(&mut self, session: &GameSession, agreement: Agreement, ctx: &Context) {
        let request = Request {
            history: session.game.history(),
            tables: self.tables(session.position()),
            ..Request::new(*session.position(), Limits::nodes(OFFER_NODES))
        };
        self.at_offer.start((*session.position(), agreement), request, ctx);
    }

    /// Whether Kete agrees, once the search has ended; none if the game has gone on meanwhile.
    pub fn weighed(&mut self, state: &State) -> Option<(Agreement, bool)> {
        let session = state.session.as_ref()?;
        self.at_offer.keep_if(|(position, _)| position == session.position());
        let FinishedSearch { of: (position, agreement), result: answer, has_failed } =
            self.at_offer.finished()?;
        let kete = Side::ALL.into_iter().find(|side| !session.game.players()[*side].is_person())?;
        // If the winner is certain, every end that can be agreed on has the same winner.
        let agrees = decided(&position).is_some()
            || !has_failed
                && match Prospect::of(&answer, &position, kete) {
                    Prospect::Gain => false,
                    Prospect::Proven(seeds) => seeds <= ended_now(&position, kete),
                    Prospect::NoGain | Prospect::Lost => true,
                };
        Some((agreement, agrees))
    }
}

/// What a player can expect from playing on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// More than ending now would give.
    Gain,
    /// No more than that.
    NoGain,
    /// Proven: Kete will have this many seeds more than the other at the end.
    Proven(i32),
    /// A proven loss that is still some turns away (Bawo).
    Lost,
}

impl Prospect {
    /// What `kete` can expect by the search of this position.
    fn of(answer: &SearchResult, position: &Position, kete: Side) -> Prospect {
        let Some(line) = answer.lines.first() else { return Prospect::NoGain };
        let is_own = position.to_move() == kete;
        let loss = if is_own { line.score.loss_in() } else { line.score.win_in() };
        if loss.is_some_and(|turns| turns > PLAYED_OUT) {
            return Prospect::Lost;
        }
        let sign = if is_own { 1 } else { -1 };
        if line.score.is_exact() && line.score.counts_seeds() {
            return Prospect::Proven(sign * line.score.seeds());
        }
        let expects_more = sign * line.score.hundredths() > 100 * ended_now(position, kete);
        if expects_more { Prospect::Gain } else { Prospect::NoGain }
    }
}

/// How many seeds more than the other `kete` would have if the game ended now by agreement. A
/// game about the front row would be a draw; in a match each player takes the seeds on their side.
pub fn ended_now(position: &Position, kete: Side) -> i32 {
    let facts = position.ruleset().facts();
    if facts.goal == GameGoal::FrontRow {
        return 0;
    }
    let mut seeds = score(position);
    if facts.has_rounds {
        seeds = position.setup().owned();
    }
    i32::from(seeds[kete]) - i32::from(seeds[kete.other()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};
    use crate::search::think;

    fn prospect(game: GameName, text: &str, kete: Side) -> Prospect {
        let setup = Setup::parse(game, text).expect(text);
        let position = Ruleset::new(game).position(&setup).expect(text);
        let answer = think(&Request::new(position, Limits::nodes(20_000)), &mut |_| {});
        Prospect::of(&answer, &position, kete)
    }

    #[test]
    fn a_search_shows_what_playing_on_can_bring() {
        // South loses in 4 turns, or in 2, which are played out.
        let lost = "0,0,0,3,2,2,0,0/2,2,2,2,2,2,2,2/1,0,3,5,3,1,6,1/0,4,4,4,0,1,4,4 0-0 - S";
        let soon = "0,0,0,4,0,0,1,0/2,2,2,2,2,2,2,2/1,4,1,0,2,3,8,3/2,6,1,2,0,3,6,1 0-0 - S";
        let bawo = |text, kete| prospect(GameName::BawoBeginner, text, kete);
        assert_eq!(bawo(lost, Side::South), Prospect::Lost);
        assert_eq!(bawo(lost, Side::North), Prospect::Gain);
        assert_eq!(bawo(soon, Side::South), Prospect::NoGain);
        // Each gets one of the last two seeds, whatever they play.
        let level = "0,0,0,0,1,0/0,0,0,0,1,0 23-23 S";
        assert_eq!(prospect(GameName::Ayoayo, level, Side::North), Prospect::Proven(0));
        let ahead = "0,0,0,0,1,1/0,0,0,0,1,1 22-22 S";
        assert_eq!(prospect(GameName::Ayoayo, ahead, Side::South), Prospect::Proven(2));
        assert_eq!(prospect(GameName::Ayoayo, ahead, Side::North), Prospect::Proven(-2));
    }
}
