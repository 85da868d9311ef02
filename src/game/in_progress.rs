//! A game in progress: rules, players, start, the tree of moves, and the current node.

use super::clock::Clock;
use super::ending::{Agreement, score};
use super::person::Person;
use super::players::{Player, newly_tagged};
use super::repetition::{end_if_repeated, history};
use super::tree::{GameTree, Node, NodeEntry, NodeId, TurnMark};
use super::tutoring::Tutoring;
use crate::rules::{
    BySide, Illegal, Move, Outcome, Position, RuleId, Ruleset, Setup, SetupFault, Side, Turn,
};

/// A game with all its branches.
///
/// The *line* is the way the game last took: redo follows it, save files write it first. A new move
/// at an earlier node becomes part of the line, and the old continuation stays as a branch.
#[derive(Clone, Debug)]
pub struct GameInProgress {
    ruleset: Ruleset,
    players: BySide<Player>,
    people: BySide<Person>,
    title: String,
    /// Whether players may count only the seeds of their own holes (`awale.count`).
    own_counts: bool,
    /// What the tutor does during the game.
    tutoring: Tutoring,
    /// Whether a person who plays against the computer has seen an analysis.
    with_help: bool,
    /// The set-up as the player made it; `None` for the usual start.
    set_up: Option<Setup>,
    pub(super) tree: GameTree,
    current: NodeId,
    /// Grows with every change of the record.
    pub(super) changes: u64,
    pub(super) clock: Option<Clock>,
}

impl GameInProgress {
    /// A game from the usual start position.
    pub fn new(ruleset: Ruleset, players: BySide<Player>) -> GameInProgress {
        GameInProgress::start_at(ruleset, players, None, ruleset.start())
    }

    /// A game from a set-up. If a rule already ends it, the game is over from the start.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn from_setup(
        ruleset: Ruleset,
        players: BySide<Player>,
        setup: &Setup,
    ) -> Result<GameInProgress, Vec<SetupFault>> {
        let start = ruleset.position(setup)?;
        Ok(GameInProgress::start_at(ruleset, players, Some(*setup), start))
    }

    /// A new game with the same rules and start, perhaps with other players: a rematch. With
    /// someone far away it gets a tag of its own.
    pub fn again(&self, players: BySide<Player>) -> GameInProgress {
        let players = newly_tagged(players);
        let start = *self.node(NodeId::START).entry().position();
        let again = GameInProgress::start_at(self.ruleset, players, self.set_up, start);
        let clock = self.time_control().map(Clock::new);
        GameInProgress {
            people: self.people,
            own_counts: self.own_counts,
            tutoring: self.tutoring,
            clock,
            ..again
        }
    }

    fn start_at(
        ruleset: Ruleset,
        players: BySide<Player>,
        set_up: Option<Setup>,
        start: Position,
    ) -> GameInProgress {
        GameInProgress {
            ruleset,
            players,
            people: BySide::default(),
            title: String::new(),
            own_counts: false,
            tutoring: Tutoring::Off,
            with_help: false,
            set_up,
            tree: GameTree::new(start),
            current: NodeId::START,
            changes: 0,
            clock: None,
        }
    }

    /// The rules of the game.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Who plays each side.
    pub fn players(&self) -> BySide<Player> {
        self.players
    }

    /// Changes who plays; the moves stay.
    pub fn set_players(&mut self, players: BySide<Player>) {
        self.players = players;
        self.changes += 1;
    }

    /// The people who play. What is set for a program or a level has no effect.
    pub fn people(&self) -> BySide<Person> {
        BySide::from_fn(|side| match self.players[side].is_person() {
            true => self.people[side],
            false => Person::default(),
        })
    }

    /// Sets how the people who play are called and marked.
    pub fn set_people(&mut self, people: BySide<Person>) {
        if self.people != people {
            self.people = people;
            self.changes += 1;
        }
    }

    /// The game's title; may be empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Sets the title.
    pub fn set_title(&mut self, title: impl Into<String>) {
        self.title = title.into();
        self.changes += 1;
    }

    /// Whether players may count only the seeds of their own holes (`awale.count`). This changes
    /// what is shown, not what is legal.
    pub fn own_counts(&self) -> bool {
        self.own_counts
    }

    /// Sets whether players may count only the seeds of their own holes.
    pub fn set_own_counts(&mut self, own_counts: bool) {
        self.own_counts = own_counts;
    }

    /// What the tutor does during the game.
    pub fn tutoring(&self) -> Tutoring {
        self.tutoring
    }

    /// Sets what the tutor does during the game.
    pub fn set_tutoring(&mut self, tutoring: Tutoring) {
        if self.tutoring != tutoring {
            self.tutoring = tutoring;
            self.changes += 1;
        }
    }

    /// Whether one person plays against the computer.
    pub fn is_against_kete(&self) -> bool {
        self.players.south.is_person() != self.players.north.is_person()
    }

    /// Whether the person who plays against the computer has seen an analysis during the game.
    pub fn with_help(&self) -> bool {
        self.with_help
    }

    /// Marks the game as played with help, for good.
    pub fn mark_with_help(&mut self) {
        if !self.with_help {
            self.with_help = true;
            self.changes += 1;
        }
    }

    /// The set-up of the start; `None` for the usual start.
    pub fn set_up(&self) -> Option<&Setup> {
        self.set_up.as_ref()
    }

    /// The current node.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// A node of this game.
    ///
    /// # Panics
    /// If the id belongs to another game that has more nodes.
    pub fn node(&self, id: NodeId) -> &Node {
        self.tree.node(id)
    }

    /// The current position. After a resignation or a loss on time it still has legal moves: see
    /// [`GameInProgress::is_over`].
    pub fn position(&self) -> &Position {
        self.node(self.current).entry().position()
    }

    /// How the game ended at the current node; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.node(self.current).entry().outcome()
    }

    /// Whether the game is over at the current node.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The player who must move; `None` once the game is over.
    pub fn player_to_move(&self) -> Option<Player> {
        (!self.is_over()).then(|| self.players[self.position().to_move()])
    }

    /// The nodes from the start to the current one, both included; the index is the number of
    /// entries played.
    pub fn path(&self) -> Vec<NodeId> {
        self.path_to(self.current)
    }

    /// The nodes from the start to any node, both included.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.tree.back_from(id).collect();
        path.reverse();
        path
    }

    /// The path to the current node, and on along redo.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path();
        line.extend(self.tree.on_from(self.current));
        line
    }

    /// The nodes of the line that a turn led to: neither the start nor an end without a turn.
    pub fn turns_of_line(&self) -> Vec<NodeId> {
        let mut line = self.line();
        line.retain(|id| self.node(*id).entry().turn().is_some());
        line
    }

    /// Whether the line through the current node ends with the end of the game.
    pub fn line_is_over(&self) -> bool {
        let end = self.line().last().copied();
        end.is_some_and(|end| self.node(end).entry().outcome().is_some())
    }

    /// The turns from the start to the current node.
    pub fn turns(&self) -> Vec<&Turn> {
        let mut turns: Vec<&Turn> = self
            .tree
            .back_from(self.current)
            .filter_map(|id| self.node(id).entry().turn())
            .collect();
        turns.reverse();
        turns
    }

    /// How many entries were ever played, branches included.
    pub fn len(&self) -> usize {
        self.tree.len() - 1
    }

    /// Grows with every change of the record: turns, ends, branches, notes, players. Moving to
    /// another node does not change it.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether nothing was ever played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What a move would do at the current node, repetition included, without playing it.
    ///
    /// # Errors
    /// The first rule the move breaks.
    pub fn look_ahead(&self, mv: &Move) -> Result<Turn, Illegal> {
        if self.is_over() {
            return Err(Illegal {
                mv: *mv,
                mover: self.position().to_move(),
                rule: RuleId::MoveOver,
                holes: mv.hole().into_iter().collect(),
                legal_instead: Vec::new(),
            });
        }
        let mut turn = self.position().play(mv)?;
        end_if_repeated(&mut turn, self.tree.history_back(self.current));
        Ok(turn)
    }

    /// The positions before the current one that count for repetition, oldest first: all that a
    /// search needs to know about the game so far.
    pub fn history(&self) -> Vec<Setup> {
        self.history_at(self.current)
    }

    /// The positions before a node that count for repetition, oldest first.
    pub fn history_at(&self, id: NodeId) -> Vec<Setup> {
        history(self.tree.history_back(id))
    }

    /// Plays a move. If another move was played here before, it stays as a branch.
    ///
    /// # Errors
    /// The first rule the move breaks; the game stays as it was.
    pub fn play(&mut self, mv: &Move) -> Result<NodeId, Illegal> {
        let turn = self.look_ahead(mv)?;
        Ok(self.play_turn(turn))
    }

    /// Plays a turn that [`GameInProgress::look_ahead`] gave at this very point.
    pub fn play_turn(&mut self, turn: Turn) -> NodeId {
        debug_assert_eq!(self.look_ahead(&turn.mv).as_ref(), Ok(&turn), "a turn of this point");
        self.enter(NodeEntry::Turn(turn))
    }

    /// The agreements that are possible at the current node.
    pub fn on_offer(&self) -> &'static [Agreement] {
        if self.is_over() {
            return &[];
        }
        Agreement::on_offer(self.position())
    }

    /// Ends the game, in Giuthi the round, by agreement. Does nothing and returns `None` if this
    /// agreement is not possible.
    pub fn agree(&mut self, agreement: Agreement) -> Option<NodeId> {
        let entry = self.agreed(agreement)?;
        Some(self.enter(entry))
    }

    /// What each player would have after this agreement; `None` if it is not possible.
    pub fn score_if(&self, agreement: Agreement) -> Option<BySide<u16>> {
        let entry = self.agreed(agreement)?;
        Some(score(entry.position()))
    }

    /// How the game would end with this agreement; `None` if it is not possible, or if a Giuthi
    /// match would go on with its next round.
    pub fn outcome_if(&self, agreement: Agreement) -> Option<Outcome> {
        self.agreed(agreement)?.outcome()
    }

    pub(super) fn agreed(&self, agreement: Agreement) -> Option<NodeEntry> {
        let is_open = self.on_offer().contains(&agreement);
        is_open.then(|| {
            let share = agreement.share();
            let (events, after) = self.position().conclude(share, agreement.rule());
            NodeEntry::Agreement { agreement, events, after }
        })
    }

    /// Resigns for a side, whether or not it is its turn. Does nothing and returns `None` once the
    /// game is over.
    pub fn resign(&mut self, side: Side) -> Option<NodeId> {
        let entry = self.resigned(side)?;
        Some(self.enter(entry))
    }

    pub(super) fn resigned(&self, side: Side) -> Option<NodeEntry> {
        (!self.is_over()).then(|| NodeEntry::Resignation { side, position: *self.position() })
    }

    pub(super) fn enter(&mut self, entry: NodeEntry) -> NodeId {
        let (used, known) = (self.time_used(), self.tree.len());
        self.append(entry);
        self.book_time(used, self.tree.len() > known);
        self.tree.put_first(self.current);
        self.changes += 1;
        self.current
    }

    /// Adds an entry to the tree and goes to it, without making it part of the line.
    pub(super) fn append(&mut self, entry: NodeEntry) {
        self.current = self.tree.grow(self.current, entry);
    }

    /// Goes back by one entry. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let parent = self.node(self.current).parent();
        self.step_to(parent)
    }

    /// Goes forward along the line. Returns whether there was a next entry.
    pub fn redo(&mut self) -> bool {
        let child = self.node(self.current).children().first().copied();
        self.step_to(child)
    }

    fn step_to(&mut self, id: Option<NodeId>) -> bool {
        if let Some(id) = id {
            self.current = id;
        }
        id.is_some()
    }

    /// Goes back to the latest earlier node where a person must move and can do more than pass: two
    /// moves when playing against the computer. Returns false, without moving, if there is none.
    pub fn undo_to_person(&mut self) -> bool {
        self.step_to(self.person_before())
    }

    /// Whether there is an earlier node where a person must move.
    pub fn may_undo_to_person(&self) -> bool {
        self.person_before().is_some()
    }

    fn person_before(&self) -> Option<NodeId> {
        let mut earlier = self.tree.back_from(self.current).skip(1);
        earlier.find(|id| self.awaits_person(*id) && !self.only_passes(*id))
    }

    /// Whether nothing but a pass is possible at a node: there is nothing to play otherwise.
    fn only_passes(&self, id: NodeId) -> bool {
        self.node(id).entry().position().moves() == [Move::Pass]
    }

    /// Goes forward to the next node of the line where a person must move, or to the end of the
    /// line. Returns false, without moving, if there is no next node.
    pub fn redo_to_person(&mut self) -> bool {
        let on: Vec<NodeId> = self.tree.on_from(self.current).collect();
        let decides = |id: &NodeId| self.awaits_person(*id) && !self.only_passes(*id);
        let found = on.iter().copied().find(decides);
        self.step_to(found.or(on.last().copied()))
    }

    fn awaits_person(&self, id: NodeId) -> bool {
        let entry = self.node(id).entry();
        entry.outcome().is_none() && self.players[entry.position().to_move()].plays_here()
    }

    /// Goes to any node of the game. Returns whether it belongs to this game. The line changes only
    /// when something is played.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        let known = self.tree.has(id);
        self.step_to(known.then_some(id))
    }

    /// Goes back to the start.
    pub fn go_to_start(&mut self) {
        self.current = NodeId::START;
    }

    /// Goes forward to the end of the line.
    pub fn go_to_end(&mut self) {
        let end = self.tree.on_from(self.current).last();
        self.step_to(end);
    }

    /// Makes the path to a node the main line; the others stay as branches.
    pub fn make_main(&mut self, id: NodeId) {
        if self.tree.has(id) {
            self.tree.put_first(id);
            self.changes += 1;
        }
    }

    /// Sets the comment on a node; an empty text removes it.
    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) {
        if self.tree.has(id) {
            self.tree.node_mut(id).comment = comment.into();
            self.changes += 1;
        }
    }

    /// Sets or removes the mark of the turn that led to a node. The start has no mark.
    pub fn set_mark(&mut self, id: NodeId, mark: Option<TurnMark>) {
        if id != NodeId::START && self.tree.has(id) {
            self.tree.node_mut(id).mark = mark;
            self.changes += 1;
        }
    }
}
