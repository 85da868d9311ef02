//! The search that grades the moves of the open game, turn by turn.

use std::time::Duration;

use egui::Context;

use crate::app::running_search::RunningSearch;
use crate::app::state::State;
use crate::background::Mode;
use crate::game::NodeId;
use crate::rules::Ruleset;
use crate::search::tables::{TableStore, TableView};
use crate::search::{Limits, Request};
use crate::tutor::Weighed;

/// Positions and seconds that a search may take for one turn.
const NODES: u64 = 200_000;
const SECS: f64 = 1.5;
/// Positions if the search runs inline.
const NODES_INLINE: u64 = 4_000;

/// Grades moves; if it runs inline, one turn in each frame.
pub struct GradingWorker {
    /// What is searched: the number of the game, and a point in it.
    search: RunningSearch<(u64, NodeId)>,
    weighed: Option<Weighed>,
    mode: Mode,
    /// Endgame tables, built in the background when they are first needed.
    table_store: Option<TableStore>,
}

impl GradingWorker {
    pub fn new(mode: Mode, table_store: Option<TableStore>) -> GradingWorker {
        GradingWorker { search: RunningSearch::new(mode), weighed: None, mode, table_store }
    }

    pub fn end(&mut self) {
        self.search.stop();
    }

    /// The endgame table for these rules if it is built; if not, starts building it.
    fn tables(&self, ruleset: &Ruleset) -> Option<TableView> {
        let store = self.table_store.as_ref()?;
        store.ensure_first(ruleset);
        store.tables(ruleset)
    }

    /// Starts, follows and ends the search for the open game, whichever page is shown.
    pub fn follow(&mut self, state: &mut State, ctx: &Context) {
        let laid = state.laid;
        let Some(session) = state.session.as_mut() else {
            self.search.stop();
            return;
        };
        // What a search for a warning, a hint or an answer has found is not searched again.
        while let Some((at, _)) = session.review.next()
            && let Some(known) = session.coach.known.get(&at).filter(|known| known.is_done())
        {
            session.review.put(&session.game, at, known.clone());
        }
        let next = session.review.next();
        self.search.keep_if(|of| next.is_some_and(|(at, _)| *of == (laid, at)));
        if self.search.of().is_none()
            && let Some((at, position)) = next
        {
            let limits = match self.mode {
                Mode::Inline => Limits::nodes(NODES_INLINE),
                Mode::Threads => {
                    Limits { time: Some(Duration::from_secs_f64(SECS)), ..Limits::nodes(NODES) }
                }
            };
            let weighed = Weighed::new(&position);
            let tables = self.tables(&position.ruleset());
            let request = weighed.request(&position, session.game.history_at(at), limits);
            self.weighed = Some(weighed);
            self.search.start((laid, at), Request { tables, ..request }, ctx);
        }
        let (Some((at, _)), Some(weighed)) = (next, &mut self.weighed) else { return };
        while let Some(event) = self.search.event() {
            weighed.take(event);
        }
        if let Some(done) = self.weighed.take_if(|weighed| weighed.is_done()) {
            session.learn(at, &done);
            let known = session.coach.known.get(&at).cloned().unwrap_or(done);
            session.review.put(&session.game, at, known);
            // The next turn is searched from the next frame on.
            ctx.request_repaint();
        }
    }
}
