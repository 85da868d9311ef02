//! The search behind the tutor's warnings. It starts when it is a person's turn, so that it knows
//! enough when the move comes.

use std::time::Duration;

use egui::Context;

use crate::app::board::Board;
use crate::app::page::Page;
use crate::app::running_search::RunningSearch;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::background::Mode;
use crate::rules::Position;
use crate::search::Limits;
use crate::tutor::Weighed;

/// Positions and seconds that a search may take for one turn.
const NODES: u64 = 400_000;
const SECS: f64 = 2.0;
/// Positions if the search runs inline.
const NODES_INLINE: u64 = 20_000;

/// Grades the moves of the person whose turn it is.
pub struct CoachWorker {
    search: RunningSearch<Position>,
    mode: Mode,
}

impl CoachWorker {
    pub fn new(mode: Mode) -> CoachWorker {
        CoachWorker { search: RunningSearch::new(mode), mode }
    }

    pub fn end(&mut self) {
        self.search.stop();
    }

    /// Starts, follows and ends the search for the game on a board.
    pub fn follow(&mut self, state: &mut State, board: Board, ctx: &Context, now: f64) {
        let is_shown = board != Board::Game || state.page == Page::Play;
        let Some(session) = state.session_on_mut(board).filter(|_| is_shown) else {
            return self.search.stop();
        };
        let position = *session.position();
        if !session.is_coached() {
            return self.search.stop();
        }
        // A search that was interrupted by another page starts again.
        let is_searched = self.search.of() == Some(&position);
        let known = session.coach.known.as_ref().filter(|(at, _)| *at == position);
        let is_known = known.is_some_and(|(_, known)| known.is_done() || is_searched);
        if !is_known {
            self.start(session, position, ctx);
        }
        if self.search.of() == Some(&position)
            && let Some((_, known)) = &mut session.coach.known
        {
            while let Some(event) = self.search.event() {
                known.take(event);
            }
        }
        session.follow_coach(now);
    }

    fn start(&mut self, session: &mut GameSession, position: Position, ctx: &Context) {
        let weighed = Weighed::new(&position);
        let limits = match self.mode {
            Mode::Inline => Limits::nodes(NODES_INLINE),
            Mode::Threads => {
                Limits { time: Some(Duration::from_secs_f64(SECS)), ..Limits::nodes(NODES) }
            }
        };
        let request = weighed.request(&position, session.game.history(), limits);
        session.coach.known = Some((position, weighed));
        self.search.start(position, request, ctx);
    }
}
