//! The search that grades the moves of a game that is over, one after the other, while the game
//! is on the page.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::review::Judged;
use crate::app::state::{Page, State};
use crate::game::{GameInProgress, NodeId};
use crate::rules::{Move, Position, Setup};
use crate::search::{Limits, Search, go};
use crate::tutor::{Weighed, weigh};

/// Positions looked at for one turn, and the seconds it may take at most.
const NODES: u64 = 200_000;
const SECS: f64 = 1.5;
/// The same where it is done at once.
const NODES_AT_ONCE: u64 = 4_000;

/// A turn being looked at.
struct AtWork {
    search: Search,
    weighed: Weighed,
    /// The game, as the state numbers those it lays.
    laid: u64,
    turn: NodeId,
    mv: Move,
}

/// Grades moves.
#[derive(Default)]
pub struct Grader {
    at_work: Option<AtWork>,
    /// Without a thread, for tests and pictures: a turn a frame.
    at_once: bool,
}

impl Grader {
    /// One that does its work within the frame if `at_once`.
    pub fn new(at_once: bool) -> Grader {
        Grader { at_work: None, at_once }
    }

    /// Starts, follows and ends the search as the game on the table asks.
    pub fn follow(&mut self, state: &mut State, ctx: &Context) {
        let (laid, is_shown) = (state.laid, state.page == Page::Play);
        let Some(table) = state.table.as_mut().filter(|_| is_shown) else {
            self.at_work = None;
            return;
        };
        if let Some(at_work) = &mut self.at_work {
            if at_work.laid != laid || table.review.next() != Some(at_work.turn) {
                self.at_work = None;
            } else {
                while let Some(report) = at_work.search.try_report() {
                    at_work.weighed.take(report);
                }
                if at_work.weighed.is_done() {
                    table.review.put(at_work.turn, judged(&at_work.weighed, &at_work.mv));
                    self.at_work = None;
                }
            }
        }
        let Some(turn) = table.review.next().filter(|_| self.at_work.is_none()) else { return };
        let Some((mv, position, history)) = before(&table.game, turn) else {
            table.review.put(turn, Judged { graded: None, losses: Vec::new() });
            ctx.request_repaint();
            return;
        };
        if self.at_once {
            let weighed = weigh(&position, history, Limits::nodes(NODES_AT_ONCE));
            table.review.put(turn, judged(&weighed, &mv));
            ctx.request_repaint();
            return;
        }
        let weighed = Weighed::new(&position);
        let limits = Limits { time: Some(Duration::from_secs_f64(SECS)), ..Limits::nodes(NODES) };
        let wake = ctx.clone();
        let request = weighed.request(&position, history, limits);
        let search = go(request, Some(Arc::new(move || wake.request_repaint())));
        self.at_work = Some(AtWork { search, weighed, laid, turn, mv });
    }
}

/// The move of a turn, and what stood before it.
fn before(game: &GameInProgress, turn: NodeId) -> Option<(Move, Position, Vec<Setup>)> {
    let node = game.node(turn);
    let mv = node.entry().turn()?.mv;
    let mut earlier = game.clone();
    earlier.go_to(node.parent()?);
    Some((mv, *earlier.position(), earlier.history()))
}

fn judged(weighed: &Weighed, mv: &Move) -> Judged {
    Judged { graded: weighed.of(mv), losses: weighed.losses() }
}
