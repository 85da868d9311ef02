//! The search behind the analysis. It follows the position shown (debounced) and ends after some
//! seconds.

use std::time::Duration;

use egui::Context;

use super::state::{FoundLines, LookedFor, Subject};
use super::status::subject;
use crate::app::debounce::AtRest;
use crate::app::running_search::RunningSearch;
use crate::app::state::State;
use crate::background::Mode;
use crate::rules::Position;
use crate::search::tables::TableView;
use crate::search::{Limits, Request, SearchEvent};
use crate::tutor::Weighed;

/// Seconds that a position must be shown before it is searched.
const REST_SECS: f64 = 0.15;
/// Positions searched if the search runs inline.
const NODES_INLINE: u64 = 20_000;

/// The endgame table for a position, if it is at hand.
pub type TablesFor<'a> = &'a dyn Fn(&Position) -> Option<TableView>;

pub struct AnalysisWorker {
    /// What is searched, and how often the player has asked for a longer search.
    search: RunningSearch<(Subject, u32)>,
    shown: AtRest<Subject>,
    /// What it finds of all moves, for hints, warnings and grades.
    weighed: Option<Weighed>,
    mode: Mode,
}

impl AnalysisWorker {
    pub fn new(mode: Mode) -> AnalysisWorker {
        let (search, shown) = (RunningSearch::new(mode), AtRest::default());
        AnalysisWorker { search, shown, weighed: None, mode }
    }

    pub fn end(&mut self) {
        self.search.stop();
    }

    /// Starts, follows and ends the search for what the page shows.
    pub fn follow(&mut self, state: &mut State, ctx: &Context, now: f64, tables: TablesFor<'_>) {
        let Some(wanted) = subject(state) else {
            self.search.stop();
            self.shown.leave();
            return;
        };
        let known = state.analysis.known.as_ref().filter(|known| known.subject == wanted);
        let (longer, is_ended) = known.map_or((0, false), |known| (known.longer, known.is_ended));
        self.search.keep_if(|of| *of == (wanted, longer));
        let mut is_due =
            || self.mode == Mode::Inline || self.shown.rests(wanted, REST_SECS, ctx, now);
        if self.search.of().is_none() && !is_ended && is_due() {
            self.start(state, wanted, longer, ctx, tables);
        }
        let Some(known) = &mut state.analysis.known else { return };
        let mut has_found = false;
        while let Some(event) = self.search.event() {
            if let Some(weighed) = &mut self.weighed {
                weighed.take(event.clone());
            }
            known.take(event);
            has_found = true;
        }
        let found = self.weighed.as_ref().filter(|_| has_found);
        if let Some((session, found)) = state.session.as_mut().zip(found) {
            session.learn(wanted.at, found);
        }
    }

    fn start(
        &mut self,
        state: &mut State,
        subject: Subject,
        longer: u32,
        ctx: &Context,
        tables: TablesFor<'_>,
    ) {
        let Some(session) = &state.session else { return };
        let known = state.analysis.known.take().filter(|known| known.subject == subject);
        let known = state.analysis.known.insert(known.unwrap_or_else(|| FoundLines::new(subject)));
        let limits = match self.mode {
            Mode::Inline => Limits::nodes(NODES_INLINE << (2 * longer)),
            Mode::Threads => Limits::time(Duration::from_secs(known.max_secs())),
        };
        let position = *session.position();
        let is_every = subject.looked_for == LookedFor::Every;
        self.weighed = is_every.then(|| Weighed::new(&position));
        // It goes on from what a hint, a warning or a grade says already.
        if let Some(weighed) = session.coach.known.get(&subject.at).filter(|_| is_every) {
            weighed.lines().iter().for_each(|line| known.take(SearchEvent::Depth(line.clone())));
        }
        let request = Request {
            history: session.game.history(),
            lines: subject.looked_for.lines(&position),
            threads: if self.mode == Mode::Inline { 1 } else { state.settings.threads.into() },
            table_bytes: state.settings.table_bytes(),
            tables: tables(&position),
            ..Request::new(position, limits)
        };
        self.search.start((subject, longer), request, ctx);
    }
}
