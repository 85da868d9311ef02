//! The tree of a game: all turns ever played in it. Nothing is removed; another move at an earlier
//! node adds a branch.

use super::clock::Millis;
use super::ending::{Agreement, lost_on_time, resigned};
use super::repetition::HistoryEntry;
use crate::rules::{Event, Outcome, Position, Side, Turn};

/// A node of a game: its start, or the position after an entry. Valid only for the game it belongs
/// to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game.
    pub const START: NodeId = NodeId(0);
}

/// What led to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeEntry {
    /// Nothing: the game starts here.
    Start(Position),
    /// A turn. Its events and its position include an end by repetition.
    Turn(Turn),
    /// The players agreed to end the game, or in Giuthi the round.
    Agreement {
        /// What they agreed on.
        agreement: Agreement,
        /// The events of the end.
        events: Vec<Event>,
        /// The position after it.
        after: Position,
    },
    /// A player resigned, in Giuthi the whole match. The board did not change.
    Resignation {
        /// Who resigned.
        side: Side,
        /// The position in which he resigned.
        position: Position,
    },
    /// The player to move had no time left, in Giuthi for the whole match. The board did not
    /// change.
    LostOnTime {
        /// Who lost.
        side: Side,
        /// The position in which the time ended.
        position: Position,
    },
}

impl NodeEntry {
    /// The position after the entry. After a resignation or a loss on time it still has legal
    /// moves: ask the game whether it is over.
    pub fn position(&self) -> &Position {
        match self {
            NodeEntry::Start(position)
            | NodeEntry::Resignation { position, .. }
            | NodeEntry::LostOnTime { position, .. } => position,
            NodeEntry::Turn(turn) => &turn.after,
            NodeEntry::Agreement { after, .. } => after,
        }
    }

    /// The turn, if it is one.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            NodeEntry::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// The events, in order. A resignation and a loss on time have none.
    pub fn events(&self) -> &[Event] {
        match self {
            NodeEntry::Turn(Turn { events, .. }) | NodeEntry::Agreement { events, .. } => events,
            NodeEntry::Start(_) | NodeEntry::Resignation { .. } | NodeEntry::LostOnTime { .. } => {
                &[]
            }
        }
    }

    /// How the game ended with this entry; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            NodeEntry::Resignation { side, position } => Some(resigned(position, *side)),
            NodeEntry::LostOnTime { side, position } => Some(lost_on_time(position, *side)),
            _ => self.position().outcome(),
        }
    }

    /// The entry as in save files: a move in its notation, `agree`, `halve`, `disregard`, `south
    /// resigns`, `north loses on time`; empty for the start.
    pub fn notation(&self) -> String {
        match self {
            NodeEntry::Start(_) => String::new(),
            NodeEntry::Turn(turn) => turn.mv.to_string(),
            NodeEntry::Agreement { agreement, .. } => agreement.to_string(),
            NodeEntry::Resignation { side, .. } => format!("{side} resigns"),
            NodeEntry::LostOnTime { side, .. } => format!("{side} loses on time"),
        }
    }
}

/// A player's judgement of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum TurnMark {
    /// A good move.
    Good,
    /// A doubtful move.
    Doubtful,
    /// A mistake.
    Mistake,
}

impl TurnMark {
    /// All marks, best first.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The name in save files: `Good`, `Doubtful`, `Mistake`.
    pub const fn name(self) -> &'static str {
        match self {
            TurnMark::Good => "Good",
            TurnMark::Doubtful => "Doubtful",
            TurnMark::Mistake => "Mistake",
        }
    }
}

/// A node of a game.
#[derive(Clone, Debug)]
pub struct Node {
    entry: NodeEntry,
    parent: Option<NodeId>,
    /// The next nodes; redo takes the first one.
    children: Vec<NodeId>,
    history_entry: HistoryEntry,
    pub(super) comment: String,
    pub(super) mark: Option<TurnMark>,
    /// The time used for the entry.
    pub(super) took: Millis,
}

impl Node {
    /// What led to this node.
    pub fn entry(&self) -> &NodeEntry {
        &self.entry
    }

    /// The node before; `None` at the start.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The next nodes. The first one continues the line, the others start branches.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The players' comment on this node; may be empty and may have several lines.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The players' mark for the turn that led to this node.
    pub fn mark(&self) -> Option<TurnMark> {
        self.mark
    }
}

/// All nodes of a game.
#[derive(Clone, Debug)]
pub(super) struct GameTree {
    /// The start first; a parent comes before its children.
    nodes: Vec<Node>,
}

impl GameTree {
    pub(super) fn new(start: Position) -> GameTree {
        let mut tree = GameTree { nodes: Vec::new() };
        tree.push(NodeEntry::Start(start), None);
        tree
    }

    fn push(&mut self, entry: NodeEntry, parent: Option<NodeId>) -> NodeId {
        let history_entry = HistoryEntry::after(entry.position(), entry.events());
        self.nodes.push(Node {
            entry,
            parent,
            children: Vec::new(),
            history_entry,
            comment: String::new(),
            mark: None,
            took: 0,
        });
        NodeId(self.nodes.len() - 1)
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = NodeId> + '_ {
        (0..self.nodes.len()).map(NodeId)
    }

    pub(super) fn has(&self, id: NodeId) -> bool {
        id.0 < self.nodes.len()
    }

    /// The child of a node with this entry; adds it if it is new.
    pub(super) fn grow(&mut self, from: NodeId, entry: NodeEntry) -> NodeId {
        let notation = entry.notation();
        let same = |child: &NodeId| self.node(*child).entry.notation() == notation;
        if let Some(child) = self.node(from).children.iter().copied().find(same) {
            return child;
        }
        let child = self.push(entry, Some(from));
        self.node_mut(from).children.push(child);
        child
    }

    /// Makes every node on the path to this one the first child of its parent.
    pub(super) fn put_first(&mut self, id: NodeId) {
        let mut at = id;
        while let Some(parent) = self.node(at).parent {
            let children = &mut self.node_mut(parent).children;
            if let Some(place) = children.iter().position(|child| *child == at) {
                children[..=place].rotate_right(1);
            }
            at = parent;
        }
    }

    /// The nodes from this one back to the start, both included.
    pub(super) fn back_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |at| self.node(*at).parent)
    }

    /// The nodes after this one along the first children, without the node itself.
    pub(super) fn on_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = |at: NodeId| self.node(at).children.first().copied();
        std::iter::successors(first(id), move |at| first(*at))
    }

    /// The positions at a node and before it, latest first.
    pub(super) fn history_back(&self, id: NodeId) -> impl Iterator<Item = &HistoryEntry> + '_ {
        self.back_from(id).map(|at| &self.node(at).history_entry)
    }
}
