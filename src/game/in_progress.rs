//! A game in progress: rules, players, start, the tree of what was played, and where we stand in
//! it.

use super::ending::{Agreement, score};
use super::players::Player;
use super::repetition::{end_if_repeated, history};
use super::tree::{GameTree, Node, NodeEntry, NodeId, TurnMark};
use super::tutoring::Tutoring;
use crate::rules::{
    BySide, Illegal, Move, Outcome, Position, RuleId, Ruleset, Setup, SetupFault, Side, Turn,
};

/// A game from its start to wherever it has got, branches kept.
///
/// The way the game last took is its *line*: redo follows it, save files write it first. Playing a
/// new move at an earlier point makes the new way the line and keeps the old one as a branch.
#[derive(Clone, Debug)]
pub struct GameInProgress {
    ruleset: Ruleset,
    players: BySide<Player>,
    title: String,
    /// A player counts the own holes only (`awale.count`).
    own_counts: bool,
    /// What the tutor does while it is played.
    tutoring: Tutoring,
    /// The person who plays the computer has seen an analysis.
    with_help: bool,
    /// The set-up as it was given; `None` for the usual start.
    set_up: Option<Setup>,
    pub(super) tree: GameTree,
    current: NodeId,
    /// Counts what was played, noted or set.
    changes: u64,
}

impl GameInProgress {
    /// A game from the usual start.
    pub fn new(ruleset: Ruleset, players: BySide<Player>) -> GameInProgress {
        GameInProgress::start_at(ruleset, players, None, ruleset.start())
    }

    /// A game from a position set by hand. One that is already over is settled at once.
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

    /// The same game again from its start, perhaps with other players: what a rematch is.
    pub fn again(&self, players: BySide<Player>) -> GameInProgress {
        let start = *self.node(NodeId::START).entry().position();
        let again = GameInProgress::start_at(self.ruleset, players, self.set_up, start);
        GameInProgress { own_counts: self.own_counts, tutoring: self.tutoring, ..again }
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
            title: String::new(),
            own_counts: false,
            tutoring: Tutoring::Off,
            with_help: false,
            set_up,
            tree: GameTree::new(start),
            current: NodeId::START,
            changes: 0,
        }
    }

    /// The rules it is played by.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Who plays each side.
    pub fn players(&self) -> BySide<Player> {
        self.players
    }

    /// Changes who plays; what was played stays.
    pub fn set_players(&mut self, players: BySide<Player>) {
        self.players = players;
        self.changes += 1;
    }

    /// The game's title; may be empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Gives the game a title.
    pub fn set_title(&mut self, title: impl Into<String>) {
        self.title = title.into();
        self.changes += 1;
    }

    /// Whether a player counts the own holes only (`awale.count`): a matter of what is shown, not
    /// of what may be played.
    pub fn own_counts(&self) -> bool {
        self.own_counts
    }

    /// Sets whether a player counts the own holes only.
    pub fn set_own_counts(&mut self, own_counts: bool) {
        self.own_counts = own_counts;
    }

    /// What the tutor does while it is played.
    pub fn tutoring(&self) -> Tutoring {
        self.tutoring
    }

    /// Sets what the tutor does.
    pub fn set_tutoring(&mut self, tutoring: Tutoring) {
        if self.tutoring != tutoring {
            self.tutoring = tutoring;
            self.changes += 1;
        }
    }

    /// Whether one person plays the computer.
    pub fn is_against_kete(&self) -> bool {
        self.players.south.is_person() != self.players.north.is_person()
    }

    /// Whether the person who plays the computer has seen an analysis while the game went on.
    pub fn with_help(&self) -> bool {
        self.with_help
    }

    /// Marks the game as played with help; it stays so.
    pub fn mark_with_help(&mut self) {
        if !self.with_help {
            self.with_help = true;
            self.changes += 1;
        }
    }

    /// The start as it was set by hand; `None` for the usual start.
    pub fn set_up(&self) -> Option<&Setup> {
        self.set_up.as_ref()
    }

    /// The point where the game stands.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// A point of this game.
    ///
    /// # Panics
    /// If the id comes from another game that has more points.
    pub fn node(&self, id: NodeId) -> &Node {
        self.tree.node(id)
    }

    /// The position where the game stands. After a resignation its rules still know moves: see
    /// [`GameInProgress::is_over`].
    pub fn position(&self) -> &Position {
        self.node(self.current).entry().position()
    }

    /// How the game has ended where it stands; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.node(self.current).entry().outcome()
    }

    /// Whether the game is over where it stands.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whose decision is awaited; `None` once the game is over.
    pub fn player_to_move(&self) -> Option<Player> {
        (!self.is_over()).then(|| self.players[self.position().to_move()])
    }

    /// From the start to where the game stands, both included; the place in the list is the number
    /// of entries played.
    pub fn path(&self) -> Vec<NodeId> {
        self.path_to(self.current)
    }

    /// From the start to any point of the game, both included.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.tree.back_from(id).collect();
        path.reverse();
        path
    }

    /// The path, and on to where redo leads.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path();
        line.extend(self.tree.on_from(self.current));
        line
    }

    /// The points of the line that a turn led to: neither the start nor an end without a turn.
    pub fn turns_of_line(&self) -> Vec<NodeId> {
        let mut line = self.line();
        line.retain(|id| self.node(*id).entry().turn().is_some());
        line
    }

    /// Whether the line through where the game stands has come to an end.
    pub fn line_is_over(&self) -> bool {
        let end = self.line().last().copied();
        end.is_some_and(|end| self.node(end).entry().outcome().is_some())
    }

    /// The turns from the start to where the game stands.
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

    /// Grows with everything that changes the record: turns, ends, branches, notes, players. Walking
    /// through the game leaves it as it is.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether nothing was ever played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What a move would do here, repetition included, without playing it.
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
        end_if_repeated(&mut turn, self.tree.stood(self.current));
        Ok(turn)
    }

    /// What stood before the present position since the count of repetitions began, oldest first:
    /// what a search needs to know of the game so far.
    pub fn history(&self) -> Vec<Setup> {
        self.history_at(self.current)
    }

    /// The same for any point of the game.
    pub fn history_at(&self, id: NodeId) -> Vec<Setup> {
        history(self.tree.stood(id))
    }

    /// Plays a move. Where another was played here before, the old way is kept as a branch.
    ///
    /// # Errors
    /// The first rule the move breaks; the game stays as it was.
    pub fn play(&mut self, mv: &Move) -> Result<NodeId, Illegal> {
        let turn = self.look_ahead(mv)?;
        Ok(self.enter(NodeEntry::Turn(turn)))
    }

    /// The agreements open to the players where the game stands.
    pub fn on_offer(&self) -> &'static [Agreement] {
        if self.is_over() {
            return &[];
        }
        Agreement::on_offer(self.position())
    }

    /// Ends the game, in Giuthi the round, as both players agree. `None`, and nothing happens,
    /// where this agreement is not on offer.
    pub fn agree(&mut self, agreement: Agreement) -> Option<NodeId> {
        let entry = self.agreed(agreement)?;
        Some(self.enter(entry))
    }

    /// What each would have after ending so; `None` where this agreement is not on offer.
    pub fn score_if(&self, agreement: Agreement) -> Option<BySide<u16>> {
        let entry = self.agreed(agreement)?;
        Some(score(entry.position()))
    }

    /// How the game would be over after ending so; `None` where this agreement is not on offer, and
    /// where a Giuthi match would go on with its next round.
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

    /// A player gives up, on his turn or not. `None`, and nothing happens, once the game is over.
    pub fn resign(&mut self, side: Side) -> Option<NodeId> {
        let entry = self.resigned(side)?;
        Some(self.enter(entry))
    }

    pub(super) fn resigned(&self, side: Side) -> Option<NodeEntry> {
        (!self.is_over()).then(|| NodeEntry::Resignation { side, position: *self.position() })
    }

    fn enter(&mut self, entry: NodeEntry) -> NodeId {
        self.append(entry);
        self.tree.put_first(self.current);
        self.changes += 1;
        self.current
    }

    /// Grows the tree here and steps on, without making the new way the line.
    pub(super) fn append(&mut self, entry: NodeEntry) {
        self.current = self.tree.grow(self.current, entry);
    }

    /// Steps back by one entry; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let parent = self.node(self.current).parent();
        self.step_to(parent)
    }

    /// Steps on along the line; says whether there was a way on.
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

    /// Steps back to the latest earlier point at which a person is to move: both moves against the
    /// computer. Stays, and says so, where there is none.
    pub fn undo_to_person(&mut self) -> bool {
        self.step_to(self.person_before())
    }

    /// Whether there is such a point.
    pub fn may_undo_to_person(&self) -> bool {
        self.person_before().is_some()
    }

    fn person_before(&self) -> Option<NodeId> {
        self.tree.back_from(self.current).skip(1).find(|id| self.awaits_person(*id))
    }

    /// Steps on to the next point of the line at which a person is to move, or to the end of the
    /// line. Stays, and says so, where there is no way on.
    pub fn redo_to_person(&mut self) -> bool {
        let on: Vec<NodeId> = self.tree.on_from(self.current).collect();
        let found = on.iter().copied().find(|id| self.awaits_person(*id));
        self.step_to(found.or(on.last().copied()))
    }

    fn awaits_person(&self, id: NodeId) -> bool {
        let entry = self.node(id).entry();
        entry.outcome().is_none() && self.players[entry.position().to_move()].is_person()
    }

    /// Steps to any point of the game; says whether it is one of this game. The line stays as it
    /// is until something is played.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        let known = self.tree.has(id);
        self.step_to(known.then_some(id))
    }

    /// Steps back to the start.
    pub fn go_to_start(&mut self) {
        self.current = NodeId::START;
    }

    /// Steps on to the end of the line.
    pub fn go_to_end(&mut self) {
        let end = self.tree.on_from(self.current).last();
        self.step_to(end);
    }

    /// Makes the way to a point the main line; the others stay as branches.
    pub fn make_main(&mut self, id: NodeId) {
        if self.tree.has(id) {
            self.tree.put_first(id);
            self.changes += 1;
        }
    }

    /// Sets the players' words about a point; empty takes them away.
    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) {
        if self.tree.has(id) {
            self.tree.node_mut(id).comment = comment.into();
            self.changes += 1;
        }
    }

    /// Sets or takes away the players' mark for what led to a point; the start takes none.
    pub fn set_mark(&mut self, id: NodeId, mark: Option<TurnMark>) {
        if id != NodeId::START && self.tree.has(id) {
            self.tree.node_mut(id).mark = mark;
            self.changes += 1;
        }
    }
}
