//! The branches of a game as lists show them: the main line, the variations and the numbers of
//! turns.

use super::in_progress::GameInProgress;
use super::tree::{NodeEntry, NodeId};
use crate::rules::Side;

impl GameInProgress {
    /// Whether a node belongs to this game.
    pub fn has(&self, id: NodeId) -> bool {
        self.tree.has(id)
    }

    /// Every node of the game, branches included; a parent comes before its children.
    pub fn all(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.ids()
    }

    /// The line from a node on, always along the first child, the node itself included. From the
    /// start it is the main line.
    pub fn line_from(&self, id: NodeId) -> Vec<NodeId> {
        let first = |at: &NodeId| self.node(*at).children().first().copied();
        std::iter::successors(Some(id), first).collect()
    }

    /// The other moves tried instead of this one, if this one is the first child of its parent.
    pub fn others(&self, id: NodeId) -> &[NodeId] {
        let siblings = self.node(id).parent().map_or(&[][..], |at| self.node(at).children());
        match siblings.split_first() {
            Some((first, others)) if *first == id => others,
            _ => &[],
        }
    }

    /// Whether a node is on the main line.
    pub fn is_on_main_line(&self, id: NodeId) -> bool {
        self.forks_left(id).is_empty()
    }

    /// The nodes on the way to this one that are not the first child of their parent.
    pub fn forks_left(&self, id: NodeId) -> Vec<NodeId> {
        let path = self.path_to(id);
        let is_fork = |pair: &&[NodeId]| self.node(pair[0]).children().first() != Some(&pair[1]);
        path.windows(2).rev().filter(is_fork).map(|pair| pair[0]).collect()
    }

    /// Who moved, agreed, resigned or lost on time to reach a node; `None` at the start.
    pub fn mover_of(&self, id: NodeId) -> Option<Side> {
        let node = self.node(id);
        match node.entry() {
            NodeEntry::Start(_) => None,
            NodeEntry::Turn(turn) => Some(turn.mover),
            NodeEntry::Resignation { side, .. } | NodeEntry::LostOnTime { side, .. } => Some(*side),
            NodeEntry::Agreement { .. } => {
                node.parent().map(|at| self.node(at).entry().position().to_move())
            }
        }
    }

    /// The number of the turn that led to a node, as move lists count: South's turn and North's
    /// reply share a number, and so does a second move of the same side. 0 at the start.
    pub fn turn_number(&self, id: NodeId) -> usize {
        let mut last = None;
        let mut number = 0;
        for side in self.path_to(id).into_iter().filter_map(|at| self.mover_of(at)) {
            number += usize::from(opens_turn(last, side));
            last = Some(side);
        }
        number
    }
}

/// Whether a move of `side` after a move of `last` starts a new number.
pub fn opens_turn(last: Option<Side>, side: Side) -> bool {
    match last {
        None => true,
        Some(last) => last == Side::North && side == Side::South,
    }
}
