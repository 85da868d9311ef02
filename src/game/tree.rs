//! The tree of a game: every turn ever played in it. Nothing is taken out; another move at an
//! earlier point grows a branch.

use super::ending::{Agreement, resigned};
use super::repetition::Stood;
use crate::rules::{Event, Outcome, Position, Side, Turn};

/// A point of a game: the start, or what stands after an entry. Valid for the game it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// Where the game starts.
    pub const START: NodeId = NodeId(0);
}

/// What led to a point of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeEntry {
    /// Nothing: the game starts here.
    Start(Position),
    /// A turn. Its events and its position include an end by repetition.
    Turn(Turn),
    /// The players agreed to end; in Giuthi the match may go on.
    Agreement {
        /// How.
        agreement: Agreement,
        /// What it brought about.
        events: Vec<Event>,
        /// The position it led to.
        after: Position,
    },
    /// A player gave up; in Giuthi the match. The board stays as it was.
    Resignation {
        /// Who resigned.
        side: Side,
        /// The position he gave up in.
        position: Position,
    },
}

impl NodeEntry {
    /// The position the entry led to. After a resignation its rules still know moves: ask the game
    /// whether it is over.
    pub fn position(&self) -> &Position {
        match self {
            NodeEntry::Start(position) | NodeEntry::Resignation { position, .. } => position,
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

    /// What happened, step by step. A resignation moves nothing.
    pub fn events(&self) -> &[Event] {
        match self {
            NodeEntry::Turn(Turn { events, .. }) | NodeEntry::Agreement { events, .. } => events,
            NodeEntry::Start(_) | NodeEntry::Resignation { .. } => &[],
        }
    }

    /// How the game ended with this entry; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            NodeEntry::Resignation { side, position } => Some(resigned(position, *side)),
            _ => self.position().outcome(),
        }
    }

    /// How the entry is written in save files: a move in its notation, `agree`, `halve`,
    /// `disregard`, `south resigns`, `north resigns`; nothing for the start.
    pub fn notation(&self) -> String {
        match self {
            NodeEntry::Start(_) => String::new(),
            NodeEntry::Turn(turn) => turn.mv.to_string(),
            NodeEntry::Agreement { agreement, .. } => agreement.to_string(),
            NodeEntry::Resignation { side, .. } => format!("{side} resigns"),
        }
    }

    /// Whether both are the same deed of the players.
    fn does_the_same(&self, other: &NodeEntry) -> bool {
        match (self, other) {
            (NodeEntry::Turn(one), NodeEntry::Turn(two)) => one.mv == two.mv,
            (
                NodeEntry::Agreement { agreement: one, .. },
                NodeEntry::Agreement { agreement: two, .. },
            ) => one == two,
            (
                NodeEntry::Resignation { side: one, .. },
                NodeEntry::Resignation { side: two, .. },
            ) => one == two,
            _ => false,
        }
    }
}

/// A player's own judgement of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum TurnMark {
    /// Well played.
    Good,
    /// Worth a second look.
    Doubtful,
    /// A mistake.
    Mistake,
}

impl TurnMark {
    /// All marks, the best first.
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

/// One point of a game with what led to it.
#[derive(Clone, Debug)]
pub struct Node {
    entry: NodeEntry,
    parent: Option<NodeId>,
    /// The ways on; the first is the one that redo takes.
    children: Vec<NodeId>,
    stood: Stood,
    pub(super) comment: String,
    pub(super) mark: Option<TurnMark>,
}

impl Node {
    /// What led here.
    pub fn entry(&self) -> &NodeEntry {
        &self.entry
    }

    /// The point before; `None` at the start.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The ways on that were tried. The first is the line that redo takes, the others are branches.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The players' words about this point; may be empty and have several lines.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The players' mark for what led here.
    pub fn mark(&self) -> Option<TurnMark> {
        self.mark
    }
}

/// All points of a game.
#[derive(Clone, Debug)]
pub(super) struct GameTree {
    /// The start first; a parent stands before its children.
    nodes: Vec<Node>,
}

impl GameTree {
    pub(super) fn new(start: Position) -> GameTree {
        let mut tree = GameTree { nodes: Vec::new() };
        tree.push(NodeEntry::Start(start), None);
        tree
    }

    fn push(&mut self, entry: NodeEntry, parent: Option<NodeId>) -> NodeId {
        let stood = Stood::after(entry.position(), entry.events());
        self.nodes.push(Node {
            entry,
            parent,
            children: Vec::new(),
            stood,
            comment: String::new(),
            mark: None,
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

    /// The way on from a point with this entry, grown if it is new.
    pub(super) fn grow(&mut self, from: NodeId, entry: NodeEntry) -> NodeId {
        let same = |child: &NodeId| self.node(*child).entry.does_the_same(&entry);
        if let Some(child) = self.node(from).children.iter().copied().find(same) {
            return child;
        }
        let child = self.push(entry, Some(from));
        self.node_mut(from).children.push(child);
        child
    }

    /// Makes the way from the start to a point the first one everywhere.
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

    /// From a point back to the start, both included.
    pub(super) fn back_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |at| self.node(*at).parent)
    }

    /// From a point on along the first ways, without the point itself.
    pub(super) fn on_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = |at: NodeId| self.node(at).children.first().copied();
        std::iter::successors(first(id), move |at| first(*at))
    }

    /// What stood at a point and before, latest first.
    pub(super) fn stood(&self, id: NodeId) -> impl Iterator<Item = &Stood> + '_ {
        self.back_from(id).map(|at| &self.node(at).stood)
    }
}
