//! The search behind the tutor's warnings, hints and answers. It starts when it is a person's turn and
//! the tutor looks on, so that it knows enough when the move comes; otherwise when a person asks.

use std::time::Duration;

use egui::Context;

use crate::app::analysis::status::is_allowed;
use crate::app::analysis::worker::TablesFor;
use crate::app::board::Board;
use crate::app::page::Page;
use crate::app::running_search::RunningSearch;
use crate::app::state::State;
use crate::background::Mode;
use crate::game::NodeId;
use crate::rules::Position;
use crate::search::{Limits, Request};
use crate::tutor::Weighed;

/// Positions and seconds that a search may take for one turn.
const NODES: u64 = 400_000;
const SECS: f64 = 2.0;
/// Positions if the search runs inline.
const NODES_INLINE: u64 = 20_000;

/// Searches the moves at one point of a game.
pub struct CoachWorker {
    search: RunningSearch<(Position, NodeId)>,
    weighed: Option<Weighed>,
    mode: Mode,
}

impl CoachWorker {
    pub fn new(mode: Mode) -> CoachWorker {
        CoachWorker { search: RunningSearch::new(mode), weighed: None, mode }
    }

    pub fn end(&mut self) {
        self.search.stop();
    }

    /// Starts, follows and ends the search for the game on a board.
    pub fn follow(
        &mut self,
        state: &mut State,
        board: Board,
        ctx: &Context,
        now: f64,
        tables: TablesFor<'_>,
    ) {
        let is_shown = board != Board::Game || state.page == Page::Play;
        let (allow_help, settings) = (state.settings.allow_help, &state.settings);
        let (threads, table_bytes) = (settings.threads, settings.table_bytes());
        let Some(session) = state.session_on_mut(board).filter(|_| is_shown) else {
            return self.search.stop();
        };
        let may_help = session.game.tutoring().asks() || is_allowed(&session.game, allow_help);
        let wanted = session.search_wanted(may_help);
        let wanted = wanted.map(|at| (*session.game.node(at).entry().position(), at));
        self.search.keep_if(|of| Some(*of) == wanted);
        if let Some((position, at)) = wanted.filter(|_| self.search.of().is_none()) {
            let threads = if self.mode == Mode::Inline { 1 } else { threads.into() };
            let limits = match self.mode {
                Mode::Inline => Limits::nodes(NODES_INLINE),
                Mode::Threads => {
                    let time = Some(Duration::from_secs_f64(SECS));
                    Limits { time, ..Limits::nodes(NODES * threads as u64) }
                }
            };
            let weighed = Weighed::new(&position);
            let request = weighed.request(&position, session.game.history_at(at), limits);
            let request = Request { threads, table_bytes, tables: tables(&position), ..request };
            self.weighed = Some(weighed);
            self.search.start((position, at), request, ctx);
        }
        if let (Some((_, at)), Some(weighed)) = (wanted, &mut self.weighed) {
            let mut has_found = false;
            while let Some(event) = self.search.event() {
                weighed.take(event);
                has_found = true;
            }
            if has_found {
                session.learn(at, weighed);
                if session.explain.is_some() {
                    session.find_why();
                }
            }
        }
        session.answer_asked(now);
        session.follow_coach(now);
    }
}
