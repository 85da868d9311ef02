//! The search behind the analysis. It follows the position shown, and ends by itself.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::standing::subject;
use super::state::{Known, Subject};
use crate::app::debounce::AtRest;
use crate::app::state::State;
use crate::rules::Position;
use crate::search::tables::TableView;
use crate::search::{Limits, Request, Search, SearchEvent, SearchResult, go, think};

/// Seconds that a position must be shown before it is looked at.
const REST_SECS: f64 = 0.15;
/// Positions looked at where it is done at once.
const NODES_AT_ONCE: u64 = 20_000;

/// The endgame table for a position, if it is at hand.
pub type TablesFor<'a> = &'a dyn Fn(&Position) -> Option<TableView>;

/// Analyses the position shown.
#[derive(Default)]
pub struct AnalysisWorker {
    at_work: Option<AnalysisSearch>,
    shown: AtRest<Subject>,
    /// Without a thread, for tests and pictures.
    at_once: bool,
}

/// A search under way.
struct AnalysisSearch {
    search: Search,
    subject: Subject,
    longer: u32,
}

impl AnalysisWorker {
    /// One that has everything done within the frame if `at_once`.
    pub fn new(at_once: bool) -> AnalysisWorker {
        AnalysisWorker { at_once, ..AnalysisWorker::default() }
    }

    /// Starts, follows and ends the search as the page asks.
    pub fn follow(&mut self, state: &mut State, ctx: &Context, now: f64, tables: TablesFor<'_>) {
        let Some(wanted) = subject(state) else {
            // Dropped, it stops.
            self.at_work = None;
            self.shown.leave();
            return;
        };
        let known = state.analysis.known.as_ref().filter(|known| known.subject == wanted);
        let (longer, is_ended) = known.map_or((0, false), |known| (known.longer, known.is_ended));
        let is_it =
            |at_work: &AnalysisSearch| (at_work.subject, at_work.longer) == (wanted, longer);
        if !self.at_work.as_ref().is_some_and(is_it) {
            self.at_work = None;
        }
        if let Some(at_work) = &self.at_work
            && let Some(known) = &mut state.analysis.known
        {
            while let Some(report) = at_work.search.try_report() {
                known.take(report);
            }
            if known.is_ended {
                self.at_work = None;
            }
            return;
        }
        if is_ended || !(self.at_once || self.shown.rests(wanted, REST_SECS, ctx, now)) {
            return;
        }
        self.start(state, wanted, longer, ctx, tables);
    }

    fn start(
        &mut self,
        state: &mut State,
        subject: Subject,
        longer: u32,
        ctx: &Context,
        tables: TablesFor<'_>,
    ) {
        let Some(table) = &state.table else { return };
        let known = state.analysis.known.take().filter(|known| known.subject == subject);
        let known = state.analysis.known.insert(known.unwrap_or_else(|| Known::new(subject)));
        let limits = match self.at_once {
            true => Limits::nodes(NODES_AT_ONCE << (2 * longer)),
            false => Limits::time(Duration::from_secs(known.secs())),
        };
        let position = *table.position();
        let request = Request {
            history: table.game.history(),
            lines: subject.looked_for.lines(&position),
            threads: if self.at_once { 1 } else { state.settings.threads.into() },
            table_bytes: state.settings.table_bytes(),
            tables: tables(&position),
            ..Request::new(position, limits)
        };
        if self.at_once {
            let answer: SearchResult =
                think(&request, &mut |info| known.take(SearchEvent::Depth(info.clone())));
            known.take(SearchEvent::Done(answer));
            ctx.request_repaint();
            return;
        }
        let wake = ctx.clone();
        let search = go(request, Some(Arc::new(move || wake.request_repaint())));
        self.at_work = Some(AnalysisSearch { search, subject, longer });
    }
}
