//! A whole game graded, turn by turn: what each point is worth and what each turn lost. It only
//! says which point is to be looked at next and takes in what a search found there, so that the
//! window (on a thread, a turn at a time) and the command line use it alike.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::grades::{Cost, Grade, Graded, WHOLE_SET, Weighed, turning_points};
use super::hints::main_rule;
use super::played::Played;
use crate::game::{Entry, GameInProgress, NodeId, Round, opens_turn};
use crate::rules::{BoardShape, BySide, Move, Outcome, Position, RuleId, Side, Step};
use crate::search::{Info, win_chance};

/// What a point of a game is worth if both play on as well as was seen, as South sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Hundredths of a seed: what South will have more than North at the end (of the round, in a
    /// match). In Bawo an estimate, and 6400 for a game that is decided.
    pub hundredths: i32,
    /// The chance that South wins, 0 to 1 (Bawo only).
    pub chance: Option<f64>,
    /// Who wins in how many turns, where that is proven (Bawo only).
    pub win: Option<(Side, u32)>,
    /// Whether it is known to the end of the game.
    pub exact: bool,
    /// Moves looked ahead; 0 where the game is over.
    pub depth: u32,
}

impl Worth {
    /// As a line of a search from a position tells it.
    fn looked(position: &Position, line: &Info) -> Worth {
        let mover = position.to_move();
        let (score, is_south) = (line.score, mover == Side::South);
        let chance = win_chance(position.ruleset().name(), score);
        let won = score.win_in().map(|turns| (mover, turns));
        Worth {
            hundredths: if is_south { score.hundredths() } else { -score.hundredths() },
            chance: chance.map(|chance| if is_south { chance } else { 1.0 - chance }),
            win: won.or_else(|| score.loss_in().map(|turns| (mover.other(), turns))),
            exact: score.is_exact(),
            depth: line.depth,
        }
    }

    /// What a round of a match has brought, once it is over.
    fn of_round(round: &Round) -> Worth {
        let ahead = i32::from(round.seeds.south) - i32::from(round.seeds.north);
        Worth { hundredths: 100 * ahead, chance: None, win: None, exact: true, depth: 0 }
    }

    /// What the next point is worth after a move that is proven to be worth as much as this, or
    /// after the only one: as much, and a win is a turn nearer.
    fn a_turn_on(self) -> Worth {
        let win = self.win.map(|(side, turns)| (side, turns.saturating_sub(1)));
        Worth { win, ..self }
    }

    fn ended(position: &Position, outcome: &Outcome) -> Worth {
        let ahead = i32::from(outcome.seeds.south) - i32::from(outcome.seeds.north);
        let sign = match outcome.winner {
            Some(Side::South) => 1,
            Some(Side::North) => -1,
            None => 0,
        };
        let is_bawo = position.shape() == BoardShape::FourRows;
        Worth {
            hundredths: if is_bawo { sign * WHOLE_SET } else { 100 * ahead },
            chance: is_bawo.then(|| 0.5 + 0.5 * f64::from(sign)),
            win: outcome.winner.filter(|_| is_bawo).map(|side| (side, 0)),
            exact: true,
            depth: 0,
        }
    }

    /// Whole seeds, the nearest number.
    pub fn seeds(&self) -> i32 {
        (self.hundredths + 50 * self.hundredths.signum()) / 100
    }
}

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
pub struct Tally {
    counts: [u32; Grade::ALL.len()],
    /// Turns without a choice.
    pub only: u32,
    /// Turns that were looked at and have no grade.
    pub open: u32,
    lost: u32,
    weighed: u32,
}

impl Tally {
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

/// A rule that came in in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetRule {
    /// The rule.
    pub rule: RuleId,
    /// The turns of each side that were about it.
    pub turns: BySide<u32>,
    /// Whether it ended the game.
    pub ended: bool,
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
    moments: Vec<NodeId>,
    tally: BySide<Tally>,
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
        self.line = line;
        self.carry(0, self.turns.len());
        self.sum_up();
    }

    /// What follows for a turn from the points before it and after it, if the one before is known.
    fn found(&self, turn: &GradedTurn) -> Option<Finding> {
        let found = turn.finding(self.known.get(&turn.from)?);
        let Finding::Graded(graded) = found else { return Some(found) };
        Some(match self.proven_loss(turn) {
            // Something was better, but what this look took for the best was not.
            Some(lost) if lost > 0 && graded.best == turn.mv => Finding::Open,
            Some(lost) => Finding::Graded(Graded { lost, proven: true, sure: true, ..graded }),
            None if self.denies(turn, &graded) => Finding::Open,
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
                Worth::looked(&place?.1, line)
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
        let found: Vec<(NodeId, Finding)> =
            self.turns.iter().filter_map(|turn| Some((turn.to, self.found(turn)?))).collect();
        self.findings.extend(found);
        let graded: Vec<Option<Graded>> =
            self.turns.iter().map(|turn| self.finding(turn).graded().cloned()).collect();
        self.moments = turning_points(&graded).into_iter().map(|at| self.turns[at].to).collect();
        self.tally = BySide::new(Tally::default(), Tally::default());
        for turn in &self.turns {
            let found = self.findings.get(&turn.to).unwrap_or(&Finding::Unknown);
            self.tally[turn.mover].add(found);
        }
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
            self.worths.insert(at, Worth::looked(position, best));
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
        let ended = self.ended.filter(|(id, _)| *id == at).map(|(_, worth)| worth);
        ended.or_else(|| self.rounds.get(&at).copied()).or_else(|| self.ahead(at))
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

    /// The points that the turns led to at which the game turned, in the order of play: at most
    /// three, each lost more than 3 seeds.
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
    pub fn tally(&self) -> BySide<Tally> {
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

/// What the mover of a turn lost by it, in hundredths of a seed.
fn lost(mover: Side, before: Worth, after: Worth) -> i32 {
    let as_south = before.hundredths - after.hundredths;
    if mover == Side::South { as_south } else { -as_south }
}

fn is_given_up(entry: &Entry) -> bool {
    matches!(entry, Entry::Resignation { .. })
}

fn has_choice(position: &Position) -> bool {
    position.moves().len() > 1
        || !position.layout_sizes().is_empty()
        || position.placements().next().is_some()
}

fn rules_met(game: &GameInProgress, line: &[NodeId]) -> Vec<MetRule> {
    let mut met: Vec<MetRule> = Vec::new();
    let place = |met: &mut Vec<MetRule>, rule: RuleId| {
        let found = met.iter().position(|other| other.rule == rule);
        found.unwrap_or_else(|| {
            met.push(MetRule { rule, turns: BySide::new(0, 0), ended: false });
            met.len() - 1
        })
    };
    for pair in line.windows(2) {
        let Some(turn) = game.node(pair[1]).entry().turn() else { continue };
        let before = *game.node(pair[0]).entry().position();
        let mut turn = turn.clone();
        // The end of the game has its own line.
        turn.events.retain(|event| !matches!(event.step, Step::End(_) | Step::Settle { .. }));
        let mover = turn.mover;
        let only_sows = |rule: &RuleId| rule.id().split('.').any(|part| part == "sow");
        let rule = main_rule(&Played::of(before, turn));
        if let Some(rule) = rule.filter(|rule| !only_sows(rule)) {
            let at = place(&mut met, rule);
            met[at].turns[mover] += 1;
        }
    }
    met.sort_by_key(|rule| std::cmp::Reverse(rule.turns.south + rule.turns.north));
    let outcome = line.last().and_then(|id| game.node(*id).entry().outcome());
    if let Some(rule) = outcome.and_then(|outcome| outcome.rule) {
        let at = place(&mut met, rule);
        let mut ending = met.remove(at);
        ending.ended = true;
        met.push(ending);
    }
    met
}
