//! One game of a match.

use std::sync::atomic::{AtomicBool, Ordering};

use super::player::MatchSeat;
use crate::game::{Line, score};
use crate::narration::counted;
use crate::rules::{BySide, Move, Outcome, RuleId, RuleKind, Ruleset, Side};
use crate::search::external_engine::EngineFault;

/// What all games of a match have in common.
pub(super) struct MatchRules<'a> {
    pub(super) ruleset: Ruleset,
    /// A game ends after this many turns, including the opening.
    pub(super) most_plies: usize,
    /// Becomes true when the match is over.
    pub(super) stop: &'a AtomicBool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EndReason {
    Rule(RuleId),
    /// The limit on turns; the seeds decide.
    Plies,
    /// A side lost for a reason outside the rules.
    Fault(Side, EngineFault),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MatchGame {
    /// `None` for a draw.
    pub(super) winner: Option<Side>,
    pub(super) seeds: BySide<u16>,
    pub(super) end: EndReason,
    /// Turns played, including the opening.
    plies: usize,
}

impl MatchRules<'_> {
    /// Plays a game between A, who has side `side_of_a`, and B. `None` if the match ends before the
    /// game.
    pub(super) fn play(
        &self,
        opening: &[Move],
        side_of_a: Side,
        seed: u64,
        seats: &mut [MatchSeat<'_>; 2],
    ) -> Option<MatchGame> {
        let mut line = Line::new(self.ruleset.start());
        for mv in opening {
            // The opening has only legal moves.
            line.play(mv).ok()?;
        }
        let lost = |line: &Line, side: Side, fault| {
            let (winner, seeds) = (Some(side.other()), score(line.position()));
            let (end, plies) = (EndReason::Fault(side, fault), line.turns().len());
            Some(MatchGame { winner, seeds, end, plies })
        };
        for (side, seat) in [side_of_a, side_of_a.other()].into_iter().zip(seats.iter_mut()) {
            if let Err(fault) = seat.begin(&self.ruleset) {
                seat.dismiss();
                return lost(&line, side, fault);
            }
        }
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(played) = self.over(&line) {
                return Some(played);
            }
            let mover = line.position().to_move();
            let seat = &mut seats[usize::from(mover != side_of_a)];
            let played = seat.choose(&line, seed).and_then(|mv| {
                line.play(&mv).map(drop).map_err(|illegal| EngineFault::illegal(&illegal))
            });
            if let Err(fault) = played {
                seat.dismiss();
                return lost(&line, mover, fault);
            }
        }
    }

    fn over(&self, line: &Line) -> Option<MatchGame> {
        let plies = line.turns().len();
        if let Some((outcome, rule)) = finished(line) {
            let Outcome { winner, seeds, .. } = outcome;
            return Some(MatchGame { winner, seeds, end: EndReason::Rule(rule), plies });
        }
        (plies >= self.most_plies).then(|| {
            let seeds = score(line.position());
            let winner = Outcome::by_count(seeds, RuleId::GameRepetition).winner;
            MatchGame { winner, seeds, end: EndReason::Plies, plies }
        })
    }
}

/// How a line ended, and by which rule; in a match of rounds, how its first round ended.
pub(in crate::protocol) fn finished(line: &Line) -> Option<(Outcome, RuleId)> {
    let position = line.position();
    if let Some(outcome) = position.outcome() {
        return outcome.rule.map(|rule| (outcome, rule));
    }
    let events = line.turns().last().map_or(&[][..], |turn| &turn.events);
    let has = |kind| events.iter().any(|event| event.rule.kind() == kind);
    // After a drawn round the next one is already laid out.
    if !has(RuleKind::Layout) && position.layout_sizes().is_empty() {
        return None;
    }
    let seeds = position.setup().owned();
    let rule = match has(RuleKind::Repetition) {
        true => RuleId::GameRepetition,
        false => position.ruleset().name().rule_about(RuleKind::Round)?,
    };
    Some((Outcome::by_count(seeds, rule), rule))
}

impl MatchGame {
    /// A's points in halves: 2, 1 or 0.
    pub(super) fn halves(&self, side_of_a: Side) -> u32 {
        self.winner.map_or(1, |winner| if winner == side_of_a { 2 } else { 0 })
    }

    /// The game in words: `A (South) wins 26 to 22 by owari.end in 94 plies`.
    pub(super) fn text(&self, number: u32) -> String {
        let side = super::side_of_a(number);
        let plies = counted(self.plies as u32, "ply", "plies");
        let [a, b] = self.own_and_other(side);
        let why = match &self.end {
            EndReason::Fault(faulty, fault) => {
                let name = if *faulty == side { "A" } else { "B" };
                format!("after {plies}: {name} {}", fault.text())
            }
            EndReason::Rule(rule) => format!("{a} to {b} by {rule} in {plies}"),
            EndReason::Plies => format!("{a} to {b} by its seeds, not over after {plies}"),
        };
        let name = if side == Side::South { "South" } else { "North" };
        let verb = ["loses", "draws", "wins"][self.halves(side) as usize];
        format!("A ({name}) {verb} {why}")
    }

    pub(super) fn own_and_other(&self, side_of_a: Side) -> [u16; 2] {
        [self.seeds[side_of_a], self.seeds[side_of_a.other()]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Setup};

    fn after(ruleset: Ruleset, position: &str, mv: &str) -> Line {
        let setup = Setup::parse(ruleset.name(), position).expect(position);
        let mut line = Line::new(ruleset.position(&setup).expect(position));
        let mv = line.position().parse_move(mv).expect(mv);
        line.play(&mv).expect("legal");
        line
    }

    #[test]
    fn a_round_of_giuthi_decides_a_level_one_too() {
        let giuthi = Ruleset::new(GameName::Giuthi);
        assert!(finished(&Line::new(giuthi.start())).is_none());
        // A captures two seeds and keeps its own last seed; the rest belongs to the side it is on.
        let line = after(giuthi, "0,0,0,0,0,2/0,0,0,0,0,0 40-30 S", "FR");
        let (outcome, rule) = finished(&line).expect("North has nothing to move");
        assert_eq!((outcome.winner, rule), (Some(Side::South), RuleId::GiuthiRound));
        assert_eq!(outcome.seeds.south + outcome.seeds.north, 72);
        let level = after(giuthi, "0,0,0,0,2,0/0,0,0,0,0,0 34-36 S", "EL");
        let (outcome, _) = finished(&level).expect("a level round");
        assert_eq!((outcome.winner, outcome.seeds), (None, BySide::new(36, 36)));
    }

    #[test]
    fn the_seeds_decide_a_game_that_takes_too_long() {
        let owari = Ruleset::new(GameName::Owari);
        let stop = AtomicBool::new(false);
        let line = after(owari, "4,4,4,4,4,4/4,4,4,4,3,3 1-1 S", "A");
        let most = |most_plies| MatchRules { ruleset: owari, most_plies, stop: &stop }.over(&line);
        assert_eq!(most(2), None);
        let played = most(1).expect("one turn was all");
        assert_eq!((played.winner, played.end), (None, EndReason::Plies));
    }
}
