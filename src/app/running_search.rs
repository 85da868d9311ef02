//! A search on another thread, with its purpose. A new search stops the previous one.

use std::collections::VecDeque;
use std::sync::Arc;

use egui::Context;

use crate::background::Mode;
use crate::search::{Request, Search, SearchEvent, SearchResult, go, think};

/// At most one running search; `K` is its purpose.
pub struct RunningSearch<K> {
    mode: Mode,
    running: Option<(K, Events)>,
}

enum Events {
    Coming(Search),
    /// The events of a search that was run inline.
    Known(VecDeque<SearchEvent>),
}

/// The result of a search.
pub struct FinishedSearch<K> {
    pub of: K,
    pub result: SearchResult,
    /// Whether the search has panicked twice: the result is then any legal move.
    pub has_failed: bool,
}

impl<K> Default for RunningSearch<K> {
    fn default() -> RunningSearch<K> {
        RunningSearch::new(Mode::Threads)
    }
}

impl<K> RunningSearch<K> {
    pub fn new(mode: Mode) -> RunningSearch<K> {
        RunningSearch { mode, running: None }
    }

    /// Starts a search, which wakes the window after each event.
    pub fn start(&mut self, of: K, request: Request, ctx: &Context) {
        let ctx = ctx.clone();
        let events = match self.mode {
            Mode::Threads => {
                Events::Coming(go(request, Some(Arc::new(move || ctx.request_repaint()))))
            }
            Mode::Inline => {
                let mut events = VecDeque::new();
                let result =
                    think(&request, &mut |info| events.push_back(SearchEvent::Depth(info.clone())));
                events.push_back(SearchEvent::Done(result));
                ctx.request_repaint();
                Events::Known(events)
            }
        };
        self.running = Some((of, events));
    }

    /// Stops the search.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Its purpose, while it runs.
    pub fn of(&self) -> Option<&K> {
        self.running.as_ref().map(|(of, _)| of)
    }

    /// Stops a search with another purpose.
    pub fn keep_if(&mut self, is_wanted: impl FnOnce(&K) -> bool) {
        self.running.take_if(|(of, _)| !is_wanted(of));
    }

    /// Makes it answer with what it has found so far.
    pub fn answer_now(&self) {
        if let Some((_, Events::Coming(search))) = &self.running {
            search.stop();
        }
    }

    /// The next event. After the last one the search has ended.
    pub fn event(&mut self) -> Option<SearchEvent> {
        let event = self.running.as_mut()?.1.next();
        if matches!(event, Some(SearchEvent::Done(_))) {
            self.stop();
        }
        event
    }

    /// The result, once it has ended; drops earlier reports.
    pub fn finished(&mut self) -> Option<FinishedSearch<K>> {
        loop {
            let (_, events) = self.running.as_mut()?;
            let SearchEvent::Done(result) = events.next()? else { continue };
            let has_failed = matches!(events, Events::Coming(search) if search.has_failed());
            let (of, _) = self.running.take()?;
            return Some(FinishedSearch { of, result, has_failed });
        }
    }
}

impl Events {
    fn next(&mut self) -> Option<SearchEvent> {
        match self {
            Events::Coming(search) => search.try_report(),
            Events::Known(events) => events.pop_front(),
        }
    }
}
