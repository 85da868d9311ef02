//! The search behind the tutor's questions. It begins as soon as it is a person's turn, so that
//! it knows enough when the move comes.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::app::board::Board;
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::rules::Position;
use crate::search::{Limits, Search, go};
use crate::tutor::{Weighed, weigh};

/// Positions looked at for one turn, and the seconds it may take at most.
const NODES: u64 = 400_000;
const SECS: f64 = 2.0;
/// The same where it is done at once.
const NODES_AT_ONCE: u64 = 20_000;

/// Looks at the moves of the person to move.
#[derive(Default)]
pub struct CoachWorker {
    search: Option<(Search, Position)>,
    /// Without a thread, for tests and pictures.
    at_once: bool,
}

impl CoachWorker {
    /// One that has everything done within the frame if `at_once`.
    pub fn new(at_once: bool) -> CoachWorker {
        CoachWorker { search: None, at_once }
    }

    /// Starts, follows and ends the search as the game on a board asks.
    pub fn follow(&mut self, state: &mut State, board: Board, ctx: &Context, now: f64) {
        let is_shown = board != Board::Game || state.page == Page::Play;
        let Some(table) = state.session_mut(board).filter(|_| is_shown) else {
            self.search = None;
            return;
        };
        let position = *table.position();
        if !table.is_coached() {
            self.search = None;
            return;
        }
        // What was begun and not ended, because another page was shown, begins anew.
        let is_searched = self.search.as_ref().is_some_and(|(_, at)| *at == position);
        let is_known = table
            .coach
            .known
            .as_ref()
            .is_some_and(|(at, known)| *at == position && (known.is_done() || is_searched));
        if !is_known {
            self.start(table, position, ctx);
        }
        if let Some((search, at)) = &self.search
            && *at == position
            && let Some((_, known)) = &mut table.coach.known
        {
            while let Some(report) = search.try_report() {
                known.take(report);
            }
        }
        table.follow_coach(now);
    }

    fn start(&mut self, table: &mut GameSession, position: Position, ctx: &Context) {
        let history = table.game.history();
        if self.at_once {
            let weighed = weigh(&position, history, Limits::nodes(NODES_AT_ONCE));
            table.coach.known = Some((position, weighed));
            return;
        }
        let weighed = Weighed::new(&position);
        let limits = Limits { time: Some(Duration::from_secs_f64(SECS)), ..Limits::nodes(NODES) };
        let wake = ctx.clone();
        let search = go(
            weighed.request(&position, history, limits),
            Some(Arc::new(move || wake.request_repaint())),
        );
        self.search = Some((search, position));
        table.coach.known = Some((position, weighed));
    }
}
