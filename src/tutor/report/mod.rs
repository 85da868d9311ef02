//! A whole game graded, turn by turn: what each position is worth and what each turn lost. This
//! module only names the next position to search and takes the result, so that the window (on a
//! thread, one turn at a time) and the command line can both use it. Positions are named by their
//! node.

mod kept;
mod tally;
mod turn;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::find_better::can_find_better;
use super::grades::{Grade, Graded, Weighed};
use super::reasons::Reasons;
use super::rules_met::{MetRule, rules_met};
use super::worth::{Fall, Worth};
use crate::game::{GameInProgress, NodeEntry, NodeId, Player, decided, opens_turn};
use crate::rules::{BySide, Move, Position, Side};

pub use tally::GradeTally;
pub use turn::{Finding, GradedTurn};
use turn::{as_on_graph, graded_by, has_choice};

/// A game and what is known about it so far. What is known about a node stays when the line
/// changes.
#[derive(Clone, Debug, Default)]
pub struct GradedGame {
    line: Vec<NodeId>,
    turns: Vec<GradedTurn>,
    /// The nodes of the line at which a player must move, with the positions.
    open: Vec<(NodeId, Position)>,
    /// What the final position of a finished line is worth.
    ended: Option<(NodeId, Worth)>,
    met: Vec<MetRule>,
    /// The nodes of the line that ended a round of a match, with the worth of its result.
    rounds: BTreeMap<NodeId, Worth>,
    known: BTreeMap<NodeId, Weighed>,
    /// What follows for a node from a search of it, or from a proof before the turn that led to it;
    /// stored because pages ask often.
    worths: BTreeMap<NodeId, Worth>,
    findings: BTreeMap<NodeId, Finding>,
    /// What each node of the line is worth, from everything that is known about the line.
    graph: BTreeMap<NodeId, Worth>,
    /// How much each turn lowered the graph for its mover.
    falls: BTreeMap<NodeId, Fall>,
    /// The sides whose mistakes are of interest.
    learners: BySide<bool>,
    /// The moves that Kete hinted at, with the nodes where it did.
    hints: Vec<(NodeId, Move)>,
    moments: Vec<NodeId>,
    tally: BySide<GradeTally>,
}

impl GradedGame {
    /// Nothing is known yet about this line of a game: adjacent nodes, as from
    /// [`GameInProgress::line_from`] or [`GameInProgress::path`].
    pub fn new(game: &GameInProgress, line: Vec<NodeId>) -> GradedGame {
        let mut graded = GradedGame::default();
        graded.follow(game, line);
        graded
    }

    /// Continues with another line of the same game.
    pub fn follow(&mut self, game: &GameInProgress, line: Vec<NodeId>) {
        let entry = |id: &NodeId| game.node(*id).entry();
        let is_open = |id: &&NodeId| entry(id).outcome().is_none();
        self.open = line.iter().filter(is_open).map(|id| (*id, *entry(id).position())).collect();
        let over = line.iter().rev().find(|id| !is_open(id) && !is_given_up(entry(id)));
        self.ended = over.and_then(|id| {
            let position = entry(id).position();
            Some((*id, Worth::ended(position, &entry(id).outcome()?)))
        });
        let (mut number, mut last) = (0, None);
        let turn = |pair: &[NodeId]| {
            let mover = game.mover_of(pair[1])?;
            number += usize::from(opens_turn(last.replace(mover), mover));
            let turn = entry(&pair[1]).turn()?;
            Some(GradedTurn {
                from: pair[0],
                to: pair[1],
                number,
                mover,
                mv: turn.mv,
                has_choice: has_choice(entry(&pair[0]).position()),
                decides: decided(&turn.after) == Some(mover),
                before: *entry(&pair[0]).position(),
            })
        };
        self.turns = line.windows(2).filter_map(turn).collect();
        let rounds = line.last().map_or(Vec::new(), |end| game.rounds_to(*end));
        self.rounds = rounds.iter().map(|round| (round.ended_at, Worth::of_round(round))).collect();
        self.met = rules_met(game, &line);
        self.learners = learners(game.players());
        self.line = line;
        self.carry(0, self.turns.len());
        self.sum_up();
    }

    /// Notes that Kete hinted at a move: whatever a longer search says of it later, it is not the
    /// player's error.
    pub fn note_hint(&mut self, at: NodeId, mv: Move) {
        if !self.hints.contains(&(at, mv)) {
            self.hints.push((at, mv));
            self.sum_up();
        }
    }

    /// The moves that Kete hinted at, with the nodes where it did.
    pub fn hints(&self) -> &[(NodeId, Move)] {
        &self.hints
    }

    fn is_hinted(&self, turn: &GradedTurn) -> bool {
        self.hints.contains(&(turn.from, turn.mv))
    }

    /// The turns that followed a hint of which a longer search thinks less, with their grades.
    pub fn hinted(&self) -> impl Iterator<Item = (&GradedTurn, &Graded)> {
        self.turns.iter().filter_map(|turn| match self.finding(turn) {
            // A fall of the graph after the best move says nothing against the hint.
            Finding::Hinted(graded) if graded.best != turn.mv => Some((turn, graded)),
            _ => None,
        })
    }

    /// The finding about a turn from the nodes before and after it; `None` if the node before has
    /// not been searched.
    fn found(&self, turn: &GradedTurn) -> Option<Finding> {
        let is_error = |graded: &Graded| graded.grade() >= Grade::Inaccuracy;
        Some(match self.found_as_played(turn)? {
            // Who has more than half of the seeds needs no more of them.
            Finding::Graded(graded) if turn.decides && is_error(&graded) => {
                Finding::Graded(Graded { lost: Grade::Good.least(), ..graded })
            }
            // It may win later, but the best move wins now.
            Finding::Graded(graded)
                if graded.grade() == Grade::Best && turn.misses_win(&graded.best) =>
            {
                Finding::Graded(Graded { lost: Grade::Good.least(), ..graded })
            }
            Finding::Graded(graded)
                if self.is_hinted(turn) && is_error(&graded) && graded.best != turn.mv =>
            {
                Finding::Hinted(graded)
            }
            found => found,
        })
    }

    fn found_as_played(&self, turn: &GradedTurn) -> Option<Finding> {
        let found = self.found_by_search(turn)?;
        // Each turning point has a grade, or the list of moves would not know of it.
        let moment = self.falls.get(&turn.to).filter(|fall| fall.is_moment());
        let moment = moment.filter(|_| found.graded().is_none());
        Some(moment.map_or(found, |fall| Finding::Graded(graded_by(fall, turn))))
    }

    fn found_by_search(&self, turn: &GradedTurn) -> Option<Finding> {
        let weighed = self.known.get(&turn.from)?;
        let found = turn.finding(weighed);
        let fall = self.falls.get(&turn.to);
        let Finding::Graded(graded) = found else {
            let moment = fall.filter(|fall| found == Finding::Open && fall.is_moment());
            let graded = moment.and_then(|fall| Some((fall, weighed.as_it_seems(&turn.mv)?)));
            return Some(graded.map_or(found, |(fall, graded)| as_on_graph(graded, Some(fall))));
        };
        Some(match self.proven_loss(turn) {
            // There was a better move, but not the one that this search took for the best.
            Some(lost) if lost > 0 && graded.best == turn.mv => Finding::Open,
            Some(lost) => Finding::Graded(Graded { lost, proven: true, sure: true, ..graded }),
            None if self.denies(turn, &graded) => Finding::Open,
            None if self.graph.contains_key(&turn.from) && self.worth(turn.to).is_some() => {
                as_on_graph(graded, fall)
            }
            None => Finding::Graded(graded),
        })
    }

    /// Hundredths of a seed that a turn lost, if both nodes around it are proven. The search before
    /// the turn may not have proven the other moves.
    fn proven_loss(&self, turn: &GradedTurn) -> Option<i32> {
        let (before, after) = self.ahead(turn.from).zip(self.worth(turn.to))?;
        let is_in_seeds = before.chance.is_none();
        (before.exact && after.exact && is_in_seeds).then(|| lost(turn.mover, before, after).max(0))
    }

    /// Carries proofs from the nodes before turns to the nodes after them, starting at index
    /// `from`: as far as `at_least`, and further while anything changes.
    fn carry(&mut self, from: usize, at_least: usize) {
        for place in from..self.turns.len() {
            let carried = self.carried(&self.turns[place]);
            match carried {
                Some(worth) => drop(self.worths.insert(self.turns[place].to, worth)),
                None if place >= at_least => break,
                None => {}
            }
        }
    }

    /// What the node after a turn is proven to be worth by a proof before it; `None` if that proves
    /// nothing, or the node has a proof of its own.
    fn carried(&self, turn: &GradedTurn) -> Option<Worth> {
        let seen = self.worths.get(&turn.to).filter(|worth| !worth.exact)?;
        // After the end of a round the next one starts from the beginning.
        if self.rounds.contains_key(&turn.to) {
            return None;
        }
        let proof = self.known.get(&turn.from).and_then(|weighed| weighed.proof_of(&turn.mv));
        let before = match proof {
            Some(line) => {
                let place = self.open.iter().find(|(id, _)| *id == turn.from);
                Worth::looked(&place?.1, line.score, line.depth)
            }
            None if turn.has_choice => return None,
            None => self.worths.get(&turn.from).copied().filter(|worth| worth.exact)?,
        };
        Some(Worth { depth: seen.depth, ..before.a_turn_on() })
    }

    /// Whether the node after a turn is worth so much more than the grade says that the turn was no
    /// such mistake: the search from there sees further.
    fn denies(&self, turn: &GradedTurn, graded: &Graded) -> bool {
        let is_open = !graded.proven && !graded.sure && graded.grade() >= Grade::Mistake;
        let worths = self.ahead(turn.from).zip(self.worth(turn.to));
        let Some((before, after)) = worths.filter(|_| is_open) else { return false };
        2 * lost(turn.mover, before, after) <= graded.lost
    }

    /// Recomputes everything that depends on several nodes of the line.
    fn sum_up(&mut self) {
        (self.graph, self.falls) = self.draw();
        let found: Vec<(NodeId, Finding)> =
            self.turns.iter().filter_map(|turn| Some((turn.to, self.found(turn)?))).collect();
        self.findings.extend(found);
        self.moments = self.largest_falls();
        self.tally = BySide::new(GradeTally::default(), GradeTally::default());
        for turn in &self.turns {
            let found = self.findings.get(&turn.to).unwrap_or(&Finding::Unknown);
            self.tally[turn.mover].add(found);
        }
    }

    /// Computes the graph from the end of the line backwards. A node is worth what the turn played
    /// was worth in the end, or what another move is worth if two depths agree that it is better.
    /// So no turn gains anything for its mover, and every fall has a cause.
    fn draw(&self) -> (BTreeMap<NodeId, Worth>, BTreeMap<NodeId, Fall>) {
        let (mut graph, mut falls) = (BTreeMap::new(), BTreeMap::new());
        for turn in self.turns.iter().rev() {
            let Some(seen) = self.ahead(turn.from) else { continue };
            let mover = turn.mover;
            let after = self.result(turn.to).or_else(|| graph.get(&turn.to).copied());
            let after = after.or_else(|| self.ahead(turn.to));
            let Some((mut after, weighed)) = after.zip(self.known.get(&turn.from)) else {
                graph.insert(turn.from, seen);
                continue;
            };
            let place = self.open.iter().find(|(id, _)| *id == turn.from);
            let other = weighed.best_other(&turn.mv).zip(place);
            let other =
                other.map(|((mv, score), (_, at))| (mv, Worth::looked(at, score, seen.depth)));
            let better = other.map(|(mv, _)| mv);
            let before = match other {
                _ if seen.exact => {
                    if !after.exact && after.is_better_than(&seen, mover) {
                        after = Worth { depth: after.depth, ..seen.unproven() };
                        graph.insert(turn.to, after);
                    }
                    seen
                }
                Some((_, other)) if other.is_better_than(&after, mover) => other.unproven(),
                _ => after.a_turn_back(mover, turn.has_choice, seen.depth),
            };
            graph.insert(turn.from, before);
            // At the end of a round the graph shows its result, not what is expected next.
            let better = better.filter(|_| !self.rounds.contains_key(&turn.from));
            if let Some(better) = better {
                let fall = Fall { mover, before, after, better };
                if fall.size() > 0 {
                    falls.insert(turn.to, fall);
                }
            }
        }
        (graph, falls)
    }

    /// The nodes after the learners' turns that lowered the graph most, in the order of play. Those
    /// whose loss something on the board shows come first: nobody learns from the others.
    fn largest_falls(&self) -> Vec<NodeId> {
        let is_taken =
            |it: &GradedTurn| self.learners[it.mover] && !it.decides && !self.is_hinted(it);
        let of_learners = self.turns.iter().enumerate().filter(|(_, it)| is_taken(it));
        let mut falls: Vec<(usize, &Fall)> = of_learners
            .filter_map(|(place, turn)| Some((place, self.falls.get(&turn.to)?)))
            .filter(|(_, fall)| fall.is_moment())
            .collect();
        if falls.len() > MOST_MOMENTS {
            falls.sort_by_cached_key(|(place, fall)| {
                (!self.is_shown(&self.turns[*place], fall), Reverse(fall.size()), *place)
            });
            falls.truncate(MOST_MOMENTS);
            falls.sort_by_key(|(place, _)| *place);
        }
        falls.into_iter().map(|(place, _)| self.turns[place].to).collect()
    }

    /// Whether something on the board, or a proof, shows what a turn cost.
    fn is_shown(&self, turn: &GradedTurn, fall: &Fall) -> bool {
        let before = self.open.iter().find(|(id, _)| *id == turn.from).map(|(_, before)| before);
        let reasons = before.zip(self.weighed(turn.from)).and_then(|(before, weighed)| {
            Reasons::new(before, &turn.mv, &fall.better, weighed, fall.seeds())
        });
        reasons.is_some_and(|reasons| reasons.is_shown())
    }

    /// The nodes of the line, in order.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The next node to search, and its position; `None` once all are known.
    pub fn next(&self) -> Option<(NodeId, Position)> {
        self.open.iter().copied().find(|(id, _)| !self.known.contains_key(id))
    }

    /// Adds the result of a search at a node.
    pub fn put(&mut self, at: NodeId, weighed: Weighed) {
        self.know(at, weighed);
        // Proofs can change the turn that led to the node and the turns from it on.
        if let Some(place) = self.turns.iter().position(|turn| turn.to == at || turn.from == at) {
            self.carry(place, place + 1);
        }
        self.sum_up();
    }

    fn know(&mut self, at: NodeId, weighed: Weighed) {
        let place = self.open.iter().find(|(id, _)| *id == at);
        if let Some(((_, position), best)) = place.zip(weighed.best()) {
            self.worths.insert(at, Worth::looked(position, best.score, best.depth));
        }
        self.known.insert(at, weighed);
    }

    /// How many nodes have been searched, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.open.iter().filter(|(id, _)| self.known.contains_key(id)).count();
        (done, self.open.len())
    }

    /// Whether all nodes have been searched.
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }

    /// The turns of the line.
    pub fn turns(&self) -> &[GradedTurn] {
        &self.turns
    }

    /// The turn that led to a node of the line.
    pub fn turn_to(&self, to: NodeId) -> Option<&GradedTurn> {
        self.turns.iter().find(|turn| turn.to == to)
    }

    /// What a node of the line is worth: the result, if the game or a round of the match ended
    /// there. `None` if it has not been searched, and after a resignation.
    pub fn worth(&self, at: NodeId) -> Option<Worth> {
        let known = self.result(at).or_else(|| self.graph.get(&at).copied());
        known.or_else(|| self.ahead(at))
    }

    /// The worth of the result, if the game or a round of the match ended at a node.
    fn result(&self, at: NodeId) -> Option<Worth> {
        let ended = self.ended.filter(|(id, _)| *id == at).map(|(_, worth)| worth);
        ended.or_else(|| self.rounds.get(&at).copied())
    }

    /// How much the turn that led to a node lowered the graph for its mover; `None` if it did not.
    pub fn fall(&self, to: NodeId) -> Option<&Fall> {
        self.falls.get(&to)
    }

    /// Whether the turning points are those of one side only: of the person in a game against a
    /// machine.
    pub fn is_of_one_side(&self) -> bool {
        self.learners.south != self.learners.north
    }

    /// What is expected after a node; after the end of a round, for the next round.
    fn ahead(&self, at: NodeId) -> Option<Worth> {
        self.worths.get(&at).copied()
    }

    /// What is known about the moves at a node.
    pub fn weighed(&self, at: NodeId) -> Option<&Weighed> {
        self.known.get(&at)
    }

    /// What is known about a turn.
    pub fn finding(&self, turn: &GradedTurn) -> &Finding {
        self.findings.get(&turn.to).unwrap_or(&Finding::Unknown)
    }

    /// The grade of the turn that led to a node, which may be on an earlier line.
    pub fn graded(&self, to: NodeId) -> Option<&Graded> {
        self.findings.get(&to)?.graded()
    }

    /// Whether a learner's turn that made the win certain lost seeds: more than 3 of them.
    pub fn has_won_fewer(&self) -> bool {
        let turns = self.turns.iter().filter(|it| self.learners[it.mover] && it.decides);
        turns.filter_map(|it| self.falls.get(&it.to)).any(Fall::is_moment)
    }

    /// Whether a turn can be a task: [`find_better`](super::find_better()).
    pub fn has_task(&self, to: NodeId) -> bool {
        let turn = self.turn_to(to).filter(|turn| !turn.decides);
        let weighed = turn.and_then(|turn| self.weighed(turn.from));
        self.graded(to)
            .zip(weighed)
            .is_some_and(|(graded, weighed)| can_find_better(graded, weighed))
    }

    /// The turning points of the game: the nodes after the turns that lowered the graph most for
    /// their movers, in the order of play. At most three, each of more than 3 seeds, in Bawo of 15
    /// percentage points or more. In a game against a machine only the person's turns count.
    pub fn moments(&self) -> &[NodeId] {
        &self.moments
    }

    /// The turns of a side that lost more than 3 seeds, in the order of play.
    pub fn mistakes(&self, side: Side) -> Vec<&GradedTurn> {
        let is_one = |turn: &&GradedTurn| {
            let found = self.finding(turn).graded();
            turn.mover == side && found.is_some_and(|it| it.grade() >= Grade::Mistake)
        };
        self.turns.iter().filter(is_one).collect()
    }

    /// The grades of both sides, counted.
    pub fn tally(&self) -> BySide<GradeTally> {
        self.tally
    }

    /// How many of the last turns are known to the end of the game, without a gap.
    pub fn proven_turns(&self) -> usize {
        let exact = |id| self.worth(id).map(|worth| worth.exact);
        // A resigned game ends without a worth.
        let proven =
            |turn: &&GradedTurn| exact(turn.from) == Some(true) && exact(turn.to) != Some(false);
        self.turns.iter().rev().take_while(proven).count()
    }

    /// The smallest and the largest depth of the searches at nodes that are not proven.
    pub fn depths(&self) -> Option<RangeInclusive<u32>> {
        let worths = self.open.iter().filter_map(|(id, _)| self.ahead(*id));
        let depths: Vec<u32> =
            worths.filter(|worth| !worth.exact).map(|worth| worth.depth).collect();
        Some(*depths.iter().min()?..=*depths.iter().max()?)
    }

    /// The rules that applied, the most frequent first; the rule that ended the game comes last.
    pub fn rules_met(&self) -> &[MetRule] {
        &self.met
    }
}

/// The most turning points of a game.
const MOST_MOMENTS: usize = 3;

/// Whose mistakes are of interest: the person's in a game against a machine, otherwise both sides'.
fn learners(players: BySide<Player>) -> BySide<bool> {
    let is_person = |side: Side| players[side].is_person();
    let one = is_person(Side::South) != is_person(Side::North);
    BySide::from_fn(|side| !one || is_person(side))
}

/// What the mover of a turn lost by it, in hundredths of a seed.
fn lost(mover: Side, before: Worth, after: Worth) -> i32 {
    let as_south = before.hundredths - after.hundredths;
    if mover == Side::South { as_south } else { -as_south }
}

fn is_given_up(entry: &NodeEntry) -> bool {
    matches!(entry, NodeEntry::Resignation { .. } | NodeEntry::LostOnTime { .. })
}
