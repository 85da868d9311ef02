//! A whole game graded, turn by turn: what each point is worth and what each turn lost. It only
//! says which point is to be looked at next and takes in what a search found there, so that the
//! window (on a thread, a turn at a time) and the command line use it alike.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::grades::{Cost, Grade, Graded, Weighed};
use super::rules_met::{MetRule, rules_met};
use super::worth::{Fall, Worth};
use crate::game::{GameInProgress, NodeEntry, NodeId, Player, opens_turn};
use crate::rules::{BySide, Move, Position, Side};

/// What is known of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The point before it was not looked at yet.
    Unknown,
    /// Nothing else could have been played.
    Only,
    /// One of so many placements or layouts that not all were looked at.
    Unweighed,
    /// Two depths do not agree, or the look at the next point tells of no such mistake.
    Open,
    /// What it lost.
    Graded(Graded),
}

impl Finding {
    /// The grade with what it is about.
    pub fn graded(&self) -> Option<&Graded> {
        match self {
            Finding::Graded(graded) => Some(graded),
            _ => None,
        }
    }
}

/// A turn of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GradedTurn {
    /// The point it was played at.
    pub from: NodeId,
    /// The point it led to.
    pub to: NodeId,
    /// Its number, as lists of moves count.
    pub number: usize,
    /// Who played it.
    pub mover: Side,
    /// What was played.
    pub mv: Move,
    has_choice: bool,
}

impl GradedTurn {
    fn finding(&self, weighed: &Weighed) -> Finding {
        if !self.has_choice {
            return Finding::Only;
        }
        match weighed.of(&self.mv) {
            Some(graded) => Finding::Graded(graded),
            None if weighed.has_looked_at(&self.mv) => Finding::Open,
            None => Finding::Unweighed,
        }
    }
}

/// The grades of one side counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GradeTally {
    counts: [u32; Grade::ALL.len()],
    /// Turns without a choice.
    pub only: u32,
    /// Turns that were looked at and have no grade.
    pub open: u32,
    lost: u32,
    weighed: u32,
}

impl GradeTally {
    /// How many turns have this grade.
    pub fn of(&self, grade: Grade) -> u32 {
        self.counts[grade as usize]
    }

    /// Turns with a grade.
    pub fn graded(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// Seeds lost a turn in the mean, over the turns with a grade; in Bawo without those that
    /// lost or gave away the game. None where there is no such turn.
    pub fn lost_a_turn(&self) -> Option<f64> {
        (self.weighed > 0).then(|| f64::from(self.lost) / f64::from(self.weighed))
    }

    fn add(&mut self, found: &Finding) {
        match found {
            Finding::Unknown => {}
            Finding::Only => self.only += 1,
            Finding::Unweighed | Finding::Open => self.open += 1,
            Finding::Graded(graded) => {
                self.counts[graded.grade() as usize] += 1;
                if graded.cost == Cost::Seeds {
                    self.lost += graded.seeds_lost();
                    self.weighed += 1;
                }
            }
        }
    }
}

/// A game and what is known of it so far. What is known of a point stays when the line changes.
#[derive(Clone, Debug, Default)]
pub struct GradedGame {
    line: Vec<NodeId>,
    turns: Vec<GradedTurn>,
    /// The points of the line at which somebody is to move, with the positions.
    open: Vec<(NodeId, Position)>,
    /// What the end of a line that is over is worth.
    ended: Option<(NodeId, Worth)>,
    met: Vec<MetRule>,
    /// The points of the line that ended a round of a match, with its result.
    rounds: BTreeMap<NodeId, Worth>,
    known: BTreeMap<NodeId, Weighed>,
    /// What follows from what is known, for pages ask often: what was seen ahead of a point that
    /// was looked at, or was proven before the turn that led to it.
    worths: BTreeMap<NodeId, Worth>,
    findings: BTreeMap<NodeId, Finding>,
    /// What each point of the line is worth once all that is known of the line is put together.
    graph: BTreeMap<NodeId, Worth>,
    /// How far each turn let the graph fall.
    falls: BTreeMap<NodeId, Fall>,
    /// The sides whose mistakes are looked for.
    learners: BySide<bool>,
    moments: Vec<NodeId>,
    tally: BySide<GradeTally>,
}

impl GradedGame {
    /// Nothing is known yet of the line of a game: points one after the other, from
    /// [`GameInProgress::line_from`] or [`GameInProgress::path`].
    pub fn new(game: &GameInProgress, line: Vec<NodeId>) -> GradedGame {
        let mut graded = GradedGame::default();
        graded.follow(game, line);
        graded
    }

    /// Goes on with another line of the same game.
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

    /// What follows for a turn from the points before it and after it, if the one before is known.
    fn found(&self, turn: &GradedTurn) -> Option<Finding> {
        let weighed = self.known.get(&turn.from)?;
        let found = turn.finding(weighed);
        let fall = self.falls.get(&turn.to);
        let Finding::Graded(graded) = found else {
            let moment = fall.filter(|fall| found == Finding::Open && fall.is_moment());
            let graded = moment.and_then(|fall| Some((fall, weighed.as_it_seems(&turn.mv)?)));
            return Some(graded.map_or(found, |(fall, graded)| as_on_graph(graded, Some(fall))));
        };
        Some(match self.proven_loss(turn) {
            // Something was better, but what this look took for the best was not.
            Some(lost) if lost > 0 && graded.best == turn.mv => Finding::Open,
            Some(lost) => Finding::Graded(Graded { lost, proven: true, sure: true, ..graded }),
            None if self.denies(turn, &graded) => Finding::Open,
            None if self.graph.contains_key(&turn.from) && self.worth(turn.to).is_some() => {
                as_on_graph(graded, fall)
            }
            None => Finding::Graded(graded),
        })
    }

    /// Hundredths of a seed that a turn lost, where the points before and after it are both known to
    /// the end, though the look at the one before may not have proven its other moves.
    fn proven_loss(&self, turn: &GradedTurn) -> Option<i32> {
        let (before, after) = self.ahead(turn.from).zip(self.worth(turn.to))?;
        let is_in_seeds = before.chance.is_none();
        (before.exact && after.exact && is_in_seeds).then(|| lost(turn.mover, before, after).max(0))
    }

    /// Takes what is proven before the turns from this place of the line on over to the points
    /// after them, as far as `at_least` and on from there while anything is new.
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

    /// What the point after a turn is proven to be worth by what is known before it, where a look
    /// at the point itself does not prove it.
    fn carried(&self, turn: &GradedTurn) -> Option<Worth> {
        let seen = self.worths.get(&turn.to).filter(|worth| !worth.exact)?;
        // After the end of a round the next one begins anew.
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

    /// Whether the point after a turn is worth so much more than its grade says that the turn was
    /// no such mistake: a look from there sees further.
    fn denies(&self, turn: &GradedTurn, graded: &Graded) -> bool {
        let is_open = !graded.proven && !graded.sure && graded.grade() >= Grade::Mistake;
        let worths = self.ahead(turn.from).zip(self.worth(turn.to));
        let Some((before, after)) = worths.filter(|_| is_open) else { return false };
        2 * lost(turn.mover, before, after) <= graded.lost
    }

    /// What follows from all that is known of the points of the line.
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

    /// Puts together what was seen at each point, from the end of the line back: a point is worth
    /// what the turn played turned out to be worth, or what another move is worth that two looks
    /// agree to be better. So no turn gains anything for its mover, and each fall has its cause.
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
            // After the end of a round the graph shows its result, not what is expected next.
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

    /// The points after the turns of learners that let the graph fall most, in the order of play.
    fn largest_falls(&self) -> Vec<NodeId> {
        let of_learners = self.turns.iter().enumerate().filter(|(_, it)| self.learners[it.mover]);
        let mut falls: Vec<(u32, usize)> = of_learners
            .filter_map(|(place, turn)| Some((place, self.falls.get(&turn.to)?)))
            .filter(|(_, fall)| fall.is_moment())
            .map(|(place, fall)| (fall.size(), place))
            .collect();
        falls.sort_by_key(|(size, place)| (Reverse(*size), *place));
        falls.truncate(MOST_MOMENTS);
        falls.sort_by_key(|(_, place)| *place);
        falls.into_iter().map(|(_, place)| self.turns[place].to).collect()
    }

    /// The points of the line, in order.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The next point to be looked at, and the position there; none once all are known.
    pub fn next(&self) -> Option<(NodeId, Position)> {
        self.open.iter().copied().find(|(id, _)| !self.known.contains_key(id))
    }

    /// Takes in what a search found at a point.
    pub fn put(&mut self, at: NodeId, weighed: Weighed) {
        let place = self.open.iter().find(|(id, _)| *id == at);
        if let Some(((_, position), best)) = place.zip(weighed.best()) {
            self.worths.insert(at, Worth::looked(position, best.score, best.depth));
        }
        self.known.insert(at, weighed);
        // To the point, and from it on.
        if let Some(place) = self.turns.iter().position(|turn| turn.to == at || turn.from == at) {
            self.carry(place, place + 1);
        }
        self.sum_up();
    }

    /// How many points were looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.open.iter().filter(|(id, _)| self.known.contains_key(id)).count();
        (done, self.open.len())
    }

    /// Whether everything was looked at.
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }

    /// The turns of the line.
    pub fn turns(&self) -> &[GradedTurn] {
        &self.turns
    }

    /// The turn that led to a point of the line.
    pub fn turn_to(&self, to: NodeId) -> Option<&GradedTurn> {
        self.turns.iter().find(|turn| turn.to == to)
    }

    /// What a point of the line is worth: the result, where the game or a round of the match ended
    /// with it. None where it was not looked at, and after a player gave up.
    pub fn worth(&self, at: NodeId) -> Option<Worth> {
        let known = self.result(at).or_else(|| self.graph.get(&at).copied());
        known.or_else(|| self.ahead(at))
    }

    /// The result, where the game or a round of the match ended with a point.
    fn result(&self, at: NodeId) -> Option<Worth> {
        let ended = self.ended.filter(|(id, _)| *id == at).map(|(_, worth)| worth);
        ended.or_else(|| self.rounds.get(&at).copied())
    }

    /// How far the turn that led to a point let the graph fall for its mover; none where it did not.
    pub fn fall(&self, to: NodeId) -> Option<&Fall> {
        self.falls.get(&to)
    }

    /// Whether the moments are those of one side alone: a person's in a game against a machine.
    pub fn is_of_one_side(&self) -> bool {
        self.learners.south != self.learners.north
    }

    /// What is expected from a point on: after the end of a round that of the next one.
    fn ahead(&self, at: NodeId) -> Option<Worth> {
        self.worths.get(&at).copied()
    }

    /// What is known of a point's moves.
    pub fn weighed(&self, at: NodeId) -> Option<&Weighed> {
        self.known.get(&at)
    }

    /// What is known of a turn.
    pub fn finding(&self, turn: &GradedTurn) -> &Finding {
        self.findings.get(&turn.to).unwrap_or(&Finding::Unknown)
    }

    /// The grade of the turn that led to a point, on the line or where a line once went.
    pub fn graded(&self, to: NodeId) -> Option<&Graded> {
        self.findings.get(&to)?.graded()
    }

    /// The points after the turns that let the graph fall most for their movers, in the order of
    /// play: at most three, each of more than 3 seeds, in Bawo of 15 points or more. In a game
    /// against a machine only those of the person.
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

    /// The grades of both sides counted.
    pub fn tally(&self) -> BySide<GradeTally> {
        self.tally
    }

    /// How many of the last turns are known to the end of the game, without a gap.
    pub fn proven_turns(&self) -> usize {
        let proven = |turn: &&GradedTurn| self.ahead(turn.from).is_some_and(|worth| worth.exact);
        self.turns.iter().rev().take_while(proven).count()
    }

    /// How far was looked ahead at the points that are not proven: the least and the most.
    pub fn depths(&self) -> Option<RangeInclusive<u32>> {
        let worths = self.open.iter().filter_map(|(id, _)| self.ahead(*id));
        let depths: Vec<u32> =
            worths.filter(|worth| !worth.exact).map(|worth| worth.depth).collect();
        Some(*depths.iter().min()?..=*depths.iter().max()?)
    }

    /// The rules that came in, in the order of how often they did; the one that ended the game
    /// last.
    pub fn rules_met(&self) -> &[MetRule] {
        &self.met
    }
}

/// The most moments that a game has.
const MOST_MOMENTS: usize = 3;

/// Whose mistakes are looked for: those of the person in a game against a machine, else all.
fn learners(players: BySide<Player>) -> BySide<bool> {
    let is_person = |side: Side| players[side].is_person();
    let one = is_person(Side::South) != is_person(Side::North);
    BySide::from_fn(|side| !one || is_person(side))
}

/// A grade with the number that the graph shows. In Bawo, whose grades count seeds, a mistake that
/// the graph does not show is none.
fn as_on_graph(graded: Graded, fall: Option<&Fall>) -> Finding {
    let shown = fall.map_or(Grade::Best, Fall::grade);
    if graded.in_bawo {
        let is_denied = graded.grade() >= Grade::Mistake && !graded.sure;
        let is_open = is_denied && shown < Grade::Inaccuracy;
        return if is_open { Finding::Open } else { Finding::Graded(graded) };
    }
    Finding::Graded(match fall {
        Some(fall) => Graded { lost: 100 * fall.size() as i32, best: fall.better, ..graded },
        None => Graded { lost: 0, ..graded },
    })
}

/// What the mover of a turn lost by it, in hundredths of a seed.
fn lost(mover: Side, before: Worth, after: Worth) -> i32 {
    let as_south = before.hundredths - after.hundredths;
    if mover == Side::South { as_south } else { -as_south }
}

fn is_given_up(entry: &NodeEntry) -> bool {
    matches!(entry, NodeEntry::Resignation { .. })
}

fn has_choice(position: &Position) -> bool {
    position.moves().len() > 1
        || !position.layout_sizes().is_empty()
        || position.placements().next().is_some()
}
