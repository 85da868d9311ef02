//! One game of a match.

use std::sync::atomic::{AtomicBool, Ordering};

use super::player::Seat;
use crate::game::{Line, score};
use crate::narration::match_play as words;
use crate::rules::{BySide, Move, Outcome, RuleId, RuleKind, Ruleset, Side};
use crate::search::external_engine::EngineFault;

/// What holds for every game of a match.
pub(super) struct Table<'a> {
    pub(super) ruleset: Ruleset,
    /// Turns after which a game ends, the opening included.
    pub(super) most_plies: usize,
    /// The match is over.
    pub(super) stop: &'a AtomicBool,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// By this rule.
    Rule(RuleId),
    /// After so many turns; the seeds decided.
    Plies,
    /// A side lost it outside the rules.
    Fault(Side, EngineFault),
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// `None` is a draw.
    pub(super) winner: Option<Side>,
    /// What each owned at the end.
    pub(super) seeds: BySide<u16>,
    /// Why it ended.
    pub(super) end: End,
    /// Turns played, the opening included.
    plies: usize,
}

impl Table<'_> {
    /// Plays a game between A, who has this side, and B. `None` where the match is over before.
    pub(super) fn play(
        &self,
        opening: &[Move],
        side_of_a: Side,
        seed: u64,
        seats: &mut [Seat<'_>; 2],
    ) -> Option<Played> {
        let mut line = Line::new(self.ruleset.start());
        for mv in opening {
            // Drawn from the legal moves.
            line.play(mv).ok()?;
        }
        let lost = |line: &Line, side: Side, fault| {
            let (winner, seeds) = (Some(side.other()), score(line.position()));
            Some(Played { winner, seeds, end: End::Fault(side, fault), plies: line.turns().len() })
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

    /// The game as it ended, if it has.
    fn over(&self, line: &Line) -> Option<Played> {
        let plies = line.turns().len();
        if let Some((outcome, rule)) = finished(line) {
            let Outcome { winner, seeds, .. } = outcome;
            return Some(Played { winner, seeds, end: End::Rule(rule), plies });
        }
        (plies >= self.most_plies).then(|| {
            let seeds = score(line.position());
            let winner = Outcome::by_count(seeds, RuleId::GameRepetition).winner;
            Played { winner, seeds, end: End::Plies, plies }
        })
    }
}

/// How a line has ended, and by which rule; in a match its first round.
pub(in crate::protocol) fn finished(line: &Line) -> Option<(Outcome, RuleId)> {
    let position = line.position();
    if let Some(outcome) = position.outcome() {
        return outcome.rule.map(|rule| (outcome, rule));
    }
    let events = line.turns().last().map_or(&[][..], |turn| &turn.events);
    let has = |kind| events.iter().any(|event| event.rule.kind() == kind);
    // After a level round the board is laid out again at once.
    if !has(RuleKind::Layout) && position.layout_sizes().is_empty() {
        return None;
    }
    let setup = position.setup();
    let seeds = BySide::from_fn(|side| setup.stores[side] + setup.on_side(side) as u16);
    let rule = match has(RuleKind::Repetition) {
        true => RuleId::GameRepetition,
        false => position.ruleset().name().rule_about(RuleKind::Round)?,
    };
    Some((Outcome::by_count(seeds, rule), rule))
}

impl Played {
    /// What A's points are in halves: 2, 1 or 0.
    pub(super) fn halves(&self, side_of_a: Side) -> u32 {
        self.winner.map_or(1, |winner| if winner == side_of_a { 2 } else { 0 })
    }

    /// The game in words: `A (South) wins 26 to 22 by owari.end in 94 plies`.
    pub(super) fn told(&self, number: u32) -> String {
        let side = super::side_of_a(number);
        let why = match &self.end {
            End::Fault(faulty, fault) => {
                let name = if *faulty == side { "A" } else { "B" };
                words::by_fault(name, &fault.text(), self.plies)
            }
            End::Rule(rule) => words::by_rule(self.own_and_other(side), rule.id(), self.plies),
            End::Plies => words::by_plies(self.own_and_other(side), self.plies),
        };
        words::result_of_a(side, self.halves(side), &why)
    }

    /// The seeds of A and of B.
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
        // A captures two and its own last seed; what is left belongs to whose side it lies on.
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
        let most = |most_plies| Table { ruleset: owari, most_plies, stop: &stop }.over(&line);
        assert_eq!(most(2), None);
        let played = most(1).expect("one turn was all");
        assert_eq!((played.winner, played.end), (None, End::Plies));
    }
}
