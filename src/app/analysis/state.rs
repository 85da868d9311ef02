//! The analysis of the position shown: what is wanted of it, what it has found.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the switch, the lines found, whether a game may be analysed |
//! | `analyser` | the search that finds them |
//! | `beside` | another program that is asked as well |

use std::time::Duration;

use super::beside::EngineBeside;
use crate::app::session::state::GameSession;
use crate::game::NodeId;
use crate::rules::{Move, Place, Position};
use crate::search::{Info, SearchEvent};

/// The most lines that are shown.
pub const MOST_LINES: usize = 5;
/// Seconds that a position is looked at before one asks for more.
const SECS: u64 = 20;
/// How many times one may ask for more; each time it looks four times as long.
const MOST_LONGER: u32 = 3;

/// What is wanted of the analysis, and what it has found.
#[derive(Debug)]
pub struct Analysis {
    /// It is switched on.
    pub on: bool,
    /// How many lines are shown: 1 to [`MOST_LINES`].
    pub lines: usize,
    /// What was found.
    pub known: Option<FoundLines>,
    /// Another program that is asked as well.
    pub beside: Option<EngineBeside>,
    /// The line that the pointer or the keyboard is at.
    pub pointed: Option<PointedLine>,
    /// The first move of that line on the board.
    pub(crate) arrow: Option<Arrow>,
}

/// A line that the pointer or the keyboard is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointedLine {
    /// One of Kete's, from 0.
    Kete(usize),
    /// What the other program plays.
    Beside,
}

/// The first move of a line on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrow {
    pub(crate) at: NodeId,
    pub(crate) mv: Move,
    /// Its hole and where its last seed falls.
    pub(crate) places: Option<(Place, Place)>,
}

impl Default for Analysis {
    fn default() -> Analysis {
        Analysis { on: false, lines: 3, known: None, beside: None, pointed: None, arrow: None }
    }
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The game, as the state numbers those it lays.
    pub(crate) laid: u64,
    pub(crate) at: NodeId,
    pub(crate) looked_for: LookedFor,
}

/// Which moves get a line of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LookedFor {
    /// All, for each hole that may be played says what its move is worth.
    Every,
    /// So many of the best: there are too many placements or layouts.
    Best(usize),
}

impl LookedFor {
    fn at(position: &Position, shown: usize) -> LookedFor {
        let is_one_of_many =
            !position.layout_sizes().is_empty() || position.placements().next().is_some();
        if is_one_of_many { LookedFor::Best(shown) } else { LookedFor::Every }
    }

    /// How many lines a search is asked for.
    pub(crate) fn lines(self, position: &Position) -> usize {
        match self {
            LookedFor::Every => position.moves().len().max(1),
            LookedFor::Best(lines) => lines,
        }
    }
}

/// What was found about a position.
#[derive(Clone, Debug)]
pub struct FoundLines {
    pub(crate) subject: Subject,
    /// The lines, best first: those that are shown and those of all other moves.
    pub lines: Vec<Info>,
    /// Positions looked at.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
    /// Nothing more will be found unless one asks for it.
    pub is_ended: bool,
    /// How many times one has asked for more.
    pub(crate) longer: u32,
    /// The lines of the depth that is being told.
    gathered: Vec<Info>,
}

impl FoundLines {
    pub(crate) fn new(subject: Subject) -> FoundLines {
        let (nodes, elapsed) = (0, Duration::ZERO);
        let (lines, gathered) = (Vec::new(), Vec::new());
        FoundLines { subject, lines, nodes, elapsed, is_ended: false, longer: 0, gathered }
    }

    /// Takes in what a search says.
    pub(crate) fn take(&mut self, report: SearchEvent) {
        match report {
            SearchEvent::Depth(info) => self.put(info),
            SearchEvent::Done(answer) => {
                (self.nodes, self.elapsed) = (answer.nodes, answer.elapsed);
                answer.lines.into_iter().for_each(|info| self.put(info));
                self.is_ended = true;
            }
        }
    }

    /// Takes in a line; those of a depth come one after the other, the best first.
    fn put(&mut self, info: Info) {
        if info.line == 1 {
            self.gathered.clear();
            // A search that was begun anew says nothing new before it is as deep.
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
        // What the lines before were stands behind, until the depth is whole.
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

    /// Whether every line is proven.
    pub fn is_proven(&self) -> bool {
        !self.lines.is_empty() && self.lines.iter().all(|line| line.score.is_exact())
    }

    /// Whether one may ask for more.
    pub fn may_look_longer(&self) -> bool {
        self.is_ended && !self.is_proven() && self.longer < MOST_LONGER
    }

    /// Seconds that it looks at most.
    pub fn secs(&self) -> u64 {
        SECS << (2 * self.longer)
    }

    /// Has it look for longer than it did.
    pub fn look_longer(&mut self) {
        if self.may_look_longer() {
            self.longer += 1;
            self.is_ended = false;
        }
    }
}

impl Analysis {
    /// Another game is on the table: it is switched off, so that nobody is helped unasked.
    pub fn leave_game(&mut self) {
        let (lines, beside) = (self.lines, self.beside.as_ref());
        let beside = beside.map(|beside| EngineBeside::new(beside.name));
        *self = Analysis { lines, beside, ..Analysis::default() };
    }

    pub(crate) fn subject_at(&self, session: &GameSession, laid: u64) -> Subject {
        let looked_for = LookedFor::at(session.landed_position(), self.lines);
        Subject { laid, at: session.landed_at(), looked_for }
    }

    /// What was found about the position shown, where all seeds have landed.
    pub fn known_of(&self, session: &GameSession, laid: u64) -> Option<&FoundLines> {
        let subject = self.subject_at(session, laid);
        self.known.as_ref().filter(|known| self.on && known.subject == subject)
    }

    /// From the hole of the first move of the line pointed at to where its last seed falls.
    pub fn arrow(&self, at: NodeId) -> Option<(Place, Place)> {
        self.pointed?;
        self.arrow.filter(|arrow| arrow.at == at)?.places
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};
    use crate::search::{Limits, Request, think};

    #[test]
    fn a_search_begun_anew_takes_no_line_away_and_shows_no_move_twice() {
        let position = Ruleset::new(GameName::Owari).start();
        let request = Request { lines: 3, ..Request::new(position, Limits::depth(6)) };
        let mut told: Vec<Info> = Vec::new();
        let answer = think(&request, &mut |info| told.push(info.clone()));
        let (at, looked_for) = (NodeId::START, LookedFor::Best(3));
        let subject = Subject { laid: 0, at, looked_for };
        let mut known = FoundLines::new(subject);
        let firsts = |known: &FoundLines| -> Vec<Option<Move>> {
            known.lines.iter().map(|line| line.pv.first().copied()).collect()
        };
        // The lines of a depth in another order than before.
        let mut turned: Vec<Info> = answer.lines.clone();
        turned.rotate_left(1);
        for (at, line) in turned.iter_mut().enumerate() {
            (line.line, line.depth) = (at + 1, line.depth + 1);
        }
        known.take(SearchEvent::Done(answer));
        let deep = firsts(&known);
        known.look_longer();
        for info in told {
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
