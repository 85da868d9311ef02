//! The analysis of the position shown: its settings and what the search has found.

use std::time::Duration;

use super::beside::EngineBeside;
use super::solving::SolvingState;
use crate::app::session::state::GameSession;
use crate::draw::board::view::BoardMark;
use crate::game::NodeId;
use crate::rules::{Move, Position};
use crate::search::{Info, SearchEvent};

pub const MOST_LINES: usize = 5;
/// Seconds that a search takes.
const SECS: u64 = 20;
/// How often the player may ask for a longer search; each takes four times as long.
const MOST_LONGER: u32 = 3;

#[derive(Debug)]
pub struct Analysis {
    pub on: bool,
    /// Lines shown: 1 to [`MOST_LINES`].
    pub lines: usize,
    pub known: Option<FoundLines>,
    pub beside: Option<EngineBeside>,
    /// The position that is being solved.
    pub solving: SolvingState,
    /// The line under the pointer or with the keyboard focus.
    pub pointed: Option<PointedLine>,
    /// The first move of that line on the board.
    pub(crate) first: Option<FirstMove>,
}

/// A line of the tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointedLine {
    /// One of Kete's, from 0.
    Kete(usize),
    /// The other program's.
    Beside,
}

/// The first move of a line on the board.
#[derive(Clone, Debug)]
pub(crate) struct FirstMove {
    pub(crate) at: NodeId,
    pub(crate) mv: Move,
    pub(crate) way: Vec<BoardMark>,
}

impl Default for Analysis {
    fn default() -> Analysis {
        Analysis {
            on: false,
            lines: 3,
            known: None,
            beside: None,
            solving: SolvingState::default(),
            pointed: None,
            first: None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The number of the game ([`crate::app::state::State::laid`]).
    pub(crate) laid: u64,
    pub(crate) at: NodeId,
    pub(crate) looked_for: LookedFor,
}

/// How many moves get a line of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LookedFor {
    /// All of them, because each playable hole shows what its move is worth.
    Every,
    /// The best ones only: there are too many placements or layouts.
    Best(usize),
}

impl LookedFor {
    fn at(position: &Position, shown: usize) -> LookedFor {
        let is_one_of_many =
            !position.layout_sizes().is_empty() || position.placements().next().is_some();
        if is_one_of_many { LookedFor::Best(shown) } else { LookedFor::Every }
    }

    /// How many lines the search is asked for.
    pub(crate) fn lines(self, position: &Position) -> usize {
        match self {
            LookedFor::Every => position.moves().len().max(1),
            LookedFor::Best(lines) => lines,
        }
    }
}

#[derive(Clone, Debug)]
pub struct FoundLines {
    pub(crate) subject: Subject,
    /// Best first; those that are shown, then those of all other moves.
    pub lines: Vec<Info>,
    /// Positions searched.
    pub nodes: u64,
    pub elapsed: Duration,
    pub is_ended: bool,
    /// How often the player has asked for a longer search.
    pub(crate) longer: u32,
    /// The lines of the depth that is being reported.
    gathered: Vec<Info>,
}

impl FoundLines {
    pub(crate) fn new(subject: Subject) -> FoundLines {
        let (lines, gathered, elapsed) = (Vec::new(), Vec::new(), Duration::ZERO);
        FoundLines { subject, lines, nodes: 0, elapsed, is_ended: false, longer: 0, gathered }
    }

    pub(crate) fn take(&mut self, report: SearchEvent) {
        match report {
            SearchEvent::Depth(info) => self.add(info),
            SearchEvent::Done(answer) => {
                (self.nodes, self.elapsed) = (answer.nodes, answer.elapsed);
                answer.lines.into_iter().for_each(|info| self.add(info));
                self.is_ended = true;
            }
        }
    }

    /// Adds a line; those of one depth come one after the other, the best first.
    fn add(&mut self, info: Info) {
        if info.line == 1 {
            self.gathered.clear();
            // A search that was started again says nothing new until it reaches the old depth.
            let is_old = self.lines.first().is_some_and(|old| {
                info.depth < old.depth && (old.score.is_exact() || !info.score.is_exact())
            });
            if is_old {
                return;
            }
        } else if self.gathered.last().is_none_or(|last| last.line + 1 != info.line) {
            return;
        }
        (self.nodes, self.elapsed) = (info.nodes, info.elapsed);
        self.gathered.push(info);
        // The old lines follow the new ones until the depth is complete.
        let count = self.lines.len().max(self.gathered.len());
        let mut lines = self.gathered.clone();
        let is_new = |old: &Info| lines.iter().any(|line| line.pv.first() == old.pv.first());
        let olds: Vec<Info> = self.lines.drain(..).filter(|old| !is_new(old)).collect();
        lines.extend(olds);
        lines.truncate(count);
        for (at, line) in lines.iter_mut().enumerate() {
            line.line = at + 1;
        }
        self.lines = lines;
    }

    pub fn is_proven(&self) -> bool {
        !self.lines.is_empty() && self.lines.iter().all(|line| line.score.is_exact())
    }

    pub fn may_look_longer(&self) -> bool {
        self.is_ended && !self.is_proven() && self.longer < MOST_LONGER
    }

    pub fn max_secs(&self) -> u64 {
        SECS << (2 * self.longer)
    }

    pub fn look_longer(&mut self) {
        if self.may_look_longer() {
            self.longer += 1;
            self.is_ended = false;
        }
    }
}

impl Analysis {
    /// For another game: switches the analysis off, so that nobody gets help unasked. A position goes
    /// on being solved.
    pub fn leave_game(&mut self) {
        let (lines, beside) = (self.lines, self.beside.as_ref());
        let beside = beside.map(|beside| EngineBeside::new(beside.name));
        let solving = std::mem::take(&mut self.solving);
        *self = Analysis { lines, beside, solving, ..Analysis::default() };
    }

    pub(crate) fn subject_at(&self, session: &GameSession, laid: u64) -> Subject {
        let looked_for = LookedFor::at(session.landed_position(), self.lines);
        Subject { laid, at: session.landed_at(), looked_for }
    }

    /// What was found about the position shown, once all seeds have landed.
    pub fn known_of(&self, session: &GameSession, laid: u64) -> Option<&FoundLines> {
        let subject = self.subject_at(session, laid);
        self.known.as_ref().filter(|known| self.on && known.subject == subject)
    }

    /// The first move of the line pointed at, if there is one, and how the board shows it.
    pub fn first_move(&self, at: NodeId) -> Option<(Move, &[BoardMark])> {
        let shown = self.first.as_ref().filter(|first| first.at == at && self.pointed.is_some())?;
        Some((shown.mv, &shown.way))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};
    use crate::search::{Limits, Request, think};

    #[test]
    fn a_restarted_search_removes_no_line_and_repeats_no_move() {
        let position = Ruleset::new(GameName::Owari).start();
        let request = Request { lines: 3, ..Request::new(position, Limits::depth(6)) };
        let mut reports: Vec<Info> = Vec::new();
        let answer = think(&request, &mut |info| reports.push(info.clone()));
        let (at, looked_for) = (NodeId::START, LookedFor::Best(3));
        let subject = Subject { laid: 0, at, looked_for };
        let mut known = FoundLines::new(subject);
        let firsts = |known: &FoundLines| -> Vec<Option<Move>> {
            known.lines.iter().map(|line| line.pv.first().copied()).collect()
        };
        // The lines of the next depth, in another order.
        let mut turned: Vec<Info> = answer.lines.clone();
        turned.rotate_left(1);
        for (at, line) in turned.iter_mut().enumerate() {
            (line.line, line.depth) = (at + 1, line.depth + 1);
        }
        known.take(SearchEvent::Done(answer));
        let deep = firsts(&known);
        known.look_longer();
        for info in reports {
            known.take(SearchEvent::Depth(info));
            assert_eq!(firsts(&known), deep);
            assert!(known.lines.iter().all(|line| line.depth == 6));
        }
        for info in turned {
            known.take(SearchEvent::Depth(info));
            let mut once = firsts(&known);
            once.sort_by_key(|mv| mv.map(|mv| mv.to_string()));
            once.dedup();
            assert_eq!(once.len(), 3, "{:?}", firsts(&known));
            assert_eq!(known.lines.iter().map(|line| line.line).collect::<Vec<_>>(), [1, 2, 3]);
        }
        assert_eq!(firsts(&known), [deep[1], deep[2], deep[0]]);
        assert!(known.lines.iter().all(|line| line.depth == 7));
    }
}
