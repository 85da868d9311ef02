//! The moves of a game that is over, graded one by one.

use std::collections::BTreeMap;

use crate::game::{GameInProgress, NodeId};
use crate::rules::Move;
use crate::tutor::{Graded, turning_points};

/// What a search says of a turn that was played.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The move against the best; none where two depths do not agree on it.
    pub graded: Option<Graded>,
    /// What each move would have lost, in whole seeds.
    pub losses: Vec<(Move, u32)>,
}

/// The grades of a game, kept while it is on the table.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// The turns to be graded, in the order of play.
    turns: Vec<NodeId>,
    judged: BTreeMap<NodeId, Judged>,
    /// The turns at which the game turned, as far as it is graded.
    moments: Vec<NodeId>,
    /// The end of the game whose turns they are.
    end: Option<NodeId>,
    /// A turn was played, or an end made, while the game was on this table.
    pub was_played: bool,
}

impl Review {
    /// Has the turns that led to the point shown graded: those of persons who had a choice.
    pub fn begin(&mut self, game: &GameInProgress) {
        let is_persons = |id: &NodeId| {
            let node = game.node(*id);
            let is_persons =
                game.mover_of(*id).is_some_and(|side| game.players()[side].is_person());
            let is_laid = |mv: &Move| matches!(mv, Move::Opening(_) | Move::Fill(_));
            let turn = node.entry().turn().filter(|turn| !is_laid(&turn.mv));
            let before = node.parent().map(|id| game.node(id).entry().position());
            let had_choice = before.is_some_and(|before| before.moves().len() > 1);
            is_persons && turn.is_some() && had_choice
        };
        self.turns = game.path().into_iter().filter(is_persons).collect();
        self.end = Some(game.current());
        self.find_moments();
    }

    /// Whether the turns that led to this end are graded, or will be.
    pub fn covers(&self, end: NodeId) -> bool {
        self.end == Some(end)
    }

    /// Whether any turns are graded, or will be.
    pub fn has_begun(&self) -> bool {
        self.end.is_some()
    }

    /// The next turn to be graded.
    pub fn next(&self) -> Option<NodeId> {
        self.turns.iter().copied().find(|id| !self.judged.contains_key(id))
    }

    /// How many turns are graded, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.turns.iter().filter(|id| self.judged.contains_key(id)).count();
        (done, self.turns.len())
    }

    /// Takes in what a search says of a turn.
    pub fn put(&mut self, id: NodeId, judged: Judged) {
        self.judged.insert(id, judged);
        self.find_moments();
    }

    /// The grade of the turn that led to a point.
    pub fn graded(&self, id: NodeId) -> Option<&Graded> {
        self.judged.get(&id)?.graded.as_ref()
    }

    /// What is known of the turn that led to a point.
    pub fn judged(&self, id: NodeId) -> Option<&Judged> {
        self.judged.get(&id)
    }

    /// The turns at which the game turned, in the order of play: at most three.
    pub fn moments(&self) -> &[NodeId] {
        &self.moments
    }

    fn find_moments(&mut self) {
        let graded: Vec<Option<Graded>> =
            self.turns.iter().map(|id| self.graded(*id).cloned()).collect();
        let places = turning_points(&graded).into_iter();
        self.moments = places.map(|place| self.turns[place]).collect();
    }
}
