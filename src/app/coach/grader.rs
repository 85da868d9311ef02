//! The search that grades the moves of a game, one turn after the other, while the game is on the
//! page.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::app::page::Page;
use crate::app::state::State;
use crate::game::NodeId;
use crate::rules::Ruleset;
use crate::search::tables::{FIRST_SEEDS, TableStore, TableView};
use crate::search::{Limits, Request, Search, go};
use crate::tutor::{Weighed, weigh_as};

/// Positions looked at for one turn, and the seconds it may take at most.
const NODES: u64 = 200_000;
const SECS: f64 = 1.5;
/// The same where it is done at once.
const NODES_AT_ONCE: u64 = 4_000;

/// A point being looked at.
struct GradingSearch {
    search: Search,
    weighed: Weighed,
    /// The game, as the state numbers those it lays.
    laid: u64,
    at: NodeId,
}

/// Grades moves.
#[derive(Default)]
pub struct GradingWorker {
    at_work: Option<GradingSearch>,
    /// Without a thread, for tests and pictures: a turn a frame.
    at_once: bool,
    /// Endgame tables, made in the background at first use.
    shelf: Option<TableStore>,
}

impl GradingWorker {
    /// One that does its work within the frame if `at_once`, with the endgame tables of a shelf.
    pub fn new(at_once: bool, shelf: Option<TableStore>) -> GradingWorker {
        GradingWorker { at_work: None, at_once, shelf }
    }

    /// The endgame table for the rules if it is at hand; if not, it is on its way from now on.
    fn tables(&self, ruleset: &Ruleset) -> Option<TableView> {
        let shelf = self.shelf.as_ref()?;
        shelf.ensure(ruleset, FIRST_SEEDS, None);
        shelf.tables(ruleset)
    }

    /// Starts, follows and ends the search as the game on the table asks.
    pub fn follow(&mut self, state: &mut State, ctx: &Context) {
        let (laid, is_shown) = (state.laid, matches!(state.page, Page::Play | Page::After));
        let Some(table) = state.table.as_mut().filter(|_| is_shown) else {
            self.at_work = None;
            return;
        };
        if let Some(at_work) = &mut self.at_work {
            let next = table.review.next().map(|(at, _)| at);
            if at_work.laid != laid || next != Some(at_work.at) {
                self.at_work = None;
            } else {
                while let Some(report) = at_work.search.try_report() {
                    at_work.weighed.take(report);
                }
            }
        }
        if let Some(done) = self.at_work.take_if(|at_work| at_work.weighed.is_done()) {
            table.review.put(&table.game, done.at, done.weighed);
        }
        let Some((at, position)) = table.review.next().filter(|_| self.at_work.is_none()) else {
            return;
        };
        let history = table.game.history_at(at);
        let limits = match self.at_once {
            true => Limits::nodes(NODES_AT_ONCE),
            false => Limits { time: Some(Duration::from_secs_f64(SECS)), ..Limits::nodes(NODES) },
        };
        let weighed = Weighed::new(&position);
        let tables = self.tables(&position.ruleset());
        let request = Request { tables, ..weighed.request(&position, history, limits) };
        if self.at_once {
            table.review.put(&table.game, at, weigh_as(request));
            ctx.request_repaint();
            return;
        }
        let wake = ctx.clone();
        let search = go(request, Some(Arc::new(move || wake.request_repaint())));
        self.at_work = Some(GradingSearch { search, weighed, laid, at });
    }
}
