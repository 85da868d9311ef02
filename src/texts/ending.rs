//! Why a game ended, told from the events of its last turn: the particular reason, beside which the
//! rule stands as a link.

use super::narration::{Course, side};
use super::{counted, seeds};
use crate::game::{GameInProgress, NodeEntry, NodeId, decided};
use crate::rules::{BySide, End, Event, Outcome, Position, RuleId, RuleKind, Side, Step};

/// Why the game ended with this entry; empty where it did not.
pub fn why(entry: &NodeEntry) -> String {
    let Some(outcome) = entry.outcome() else { return String::new() };
    let Some(rule) = outcome.rule else {
        return resigned(entry.position(), &outcome);
    };
    let after = entry.position();
    let ended = Ended::new(entry.events(), after, &outcome);
    match rule.kind() {
        RuleKind::Repetition => ended.repetition(after.ruleset().repetition_at()),
        RuleKind::Agree => "Both sides agreed to end here.".to_owned(),
        RuleKind::ShareRest if rule == RuleId::GameAgreeHalve => {
            let south = seeds(u32::from(ended.settled.south));
            format!("Both sides agreed to halve the rest: {south} each.{}", ended.left_over())
        }
        RuleKind::ShareRest => {
            format!("Both sides agreed to end here.{}", ended.left_over())
        }
        RuleKind::End(End::SideEmpty) => ended.cleared(),
        RuleKind::End(End::NobodyCanFeed) => ended.nobody_can_feed(),
        RuleKind::End(End::Starved) => ended.starved(),
        RuleKind::End(End::Majority) => {
            format!("{} has more than half.{}", ended.winner(), ended.rest())
        }
        RuleKind::End(End::FewSeeds) => {
            let left = u32::from(ended.settled.south + ended.settled.north) + ended.left;
            format!("Only {} lay on the board.{}", seeds(left), ended.rest())
        }
        RuleKind::End(End::MajorityOrFew) => ended.ring(),
        RuleKind::End(End::FrontRowEmpty) => {
            format!("{0}'s front row is empty, so {1} wins.", ended.loser(), ended.winner())
        }
        RuleKind::End(End::Singles) => {
            format!("{} has no hole with 2 seeds or more and cannot start a turn.", ended.loser())
        }
        RuleKind::Endless => {
            format!("No turn of {} would ever end.", side(after.to_move()))
        }
        RuleKind::End(End::Match) => ended.giuthi_match(),
        _ => super::rule(rule).sentence.clone(),
    }
}

/// The score at a resignation, and who had won already where that was certain.
fn resigned(position: &Position, outcome: &Outcome) -> String {
    let stands = "The score stands as it was.";
    let is_round = position.ruleset().facts().has_rounds;
    match decided(position) {
        Some(winner) if outcome.winner == Some(winner) && !is_round => {
            format!("{} has more than half of the seeds. {stands}", side(winner))
        }
        _ => stands.to_owned(),
    }
}

/// How long the game was up to a point, why it ended there if it did, and whether with help.
pub fn told(game: &GameInProgress, end: NodeId) -> String {
    let name = &super::game(game.ruleset().name()).name;
    let path = game.path_to(end);
    let last = path.iter().rev().find(|id| game.node(**id).entry().turn().is_some());
    let turns = last.map_or(0, |id| game.turn_number(*id));
    let length = length(name, turns, game.rounds_to(end).len());
    let why = why(game.node(end).entry());
    let help = if game.with_help() { super::window::PLAYED_WITH_HELP } else { "" };
    let all = [length.as_str(), why.as_str(), help];
    let said: Vec<&str> = all.into_iter().filter(|words| !words.is_empty()).collect();
    said.join(" ")
}

/// `Owari, 55 turns.`
pub fn length(game: &str, turns: usize, rounds: usize) -> String {
    match rounds {
        0 => format!("{game}, {}.", counted(turns as u32, "turn", "turns")),
        rounds => format!("{game}, {}.", counted(rounds as u32, "round", "rounds")),
    }
}

/// What the last events tell.
struct Ended {
    outcome: Outcome,
    settled: BySide<u16>,
    /// Whose holes the settled seeds lay in.
    from: BySide<u16>,
    /// Seeds still on the board.
    left: u32,
}

impl Ended {
    fn new(events: &[Event], after: &Position, outcome: &Outcome) -> Ended {
        let mut from = BySide::new(0, 0);
        for event in events {
            if let Step::Settle { hole, count, .. } = event.step {
                from[hole.owner()] += u16::from(count);
            }
        }
        let setup = after.setup();
        Ended {
            outcome: *outcome,
            settled: Course::of(events).settled,
            from,
            left: setup.on_side(Side::South) + setup.on_side(Side::North),
        }
    }

    fn winner(&self) -> &'static str {
        side(self.outcome.winner.unwrap_or(Side::South))
    }

    fn loser(&self) -> &'static str {
        side(self.outcome.winner.unwrap_or(Side::South).other())
    }

    /// Seeds that nobody gets.
    fn left_over(&self) -> String {
        match self.left {
            0 => String::new(),
            1 => " 1 seed is left and counts for nobody.".to_owned(),
            more => format!(" The last {} count for nobody.", seeds(more)),
        }
    }

    /// Who gets what of the rest.
    fn rest(&self) -> String {
        let BySide { south, north } = self.settled;
        if south + north == 0 {
            return self.left_over();
        }
        format!(" Of the rest South gets {south}, North {north}.{}", self.left_over())
    }

    fn repetition(&self, times: u8) -> String {
        let which = match times {
            2 => "second".to_owned(),
            3 => "third".to_owned(),
            4 => "fourth".to_owned(),
            more => format!("{more}th"),
        };
        let rest = if self.outcome.winner.is_none() && self.settled == BySide::new(0, 0) {
            String::new()
        } else {
            self.rest()
        };
        format!("The same position stood for the {which} time.{rest}")
    }

    /// The side whose holes were all empty, and the seeds of the other; `None` where both or
    /// neither had some.
    fn empty_side(&self) -> Option<(Side, u16)> {
        match (self.from.south, self.from.north) {
            (0, north) if north > 0 => Some((Side::South, north)),
            (south, 0) if south > 0 => Some((Side::North, south)),
            _ => None,
        }
    }

    fn nobody_can_feed(&self) -> String {
        let Some((empty, count)) = self.empty_side() else {
            return match self.from.south {
                0 => "No seed is left on the board.".to_owned(),
                _ => format!("No move is allowed any more.{}", self.rest()),
            };
        };
        let (poor, rich) = (side(empty), side(empty.other()));
        let verb = if self.settled[empty.other()] > 0 { "keeps" } else { "loses" };
        format!("{poor} has no seeds and {rich} cannot feed it, so {rich} {verb} the last {count}.")
    }

    fn cleared(&self) -> String {
        let Some((empty, count)) = self.empty_side() else {
            return "All holes are empty.".to_owned();
        };
        let (clearer, owner) = (side(empty), side(empty.other()));
        if self.settled[empty] > 0 {
            format!("{clearer}'s holes are empty, so {clearer} takes {owner}'s last {count}.")
        } else {
            format!("{clearer}'s holes are empty, and {owner} keeps its last {count}.")
        }
    }

    fn starved(&self) -> String {
        let taker = if self.settled.south > 0 { Side::South } else { Side::North };
        let count = self.settled[taker];
        let (rich, poor) = (side(taker), side(taker.other()));
        match count {
            0 => "No seed is left on the board.".to_owned(),
            more => format!("{poor} has no seeds left, so {rich} takes the last {more}."),
        }
    }

    fn ring(&self) -> String {
        let most = self.outcome.seeds.south.max(self.outcome.seeds.north);
        if most > 32 {
            format!("{} has taken {most} of the 64 seeds.", self.winner())
        } else if self.outcome.seeds.south.min(self.outcome.seeds.north) == 32 {
            "Each has taken 32 of the 64 seeds.".to_owned()
        } else {
            let left = seeds(self.left);
            format!("Only {left} lie on the board, fewer than 8: they count for nobody.")
        }
    }

    fn giuthi_match(&self) -> String {
        match self.outcome.winner {
            None => "Both have the same and too few for another round.".to_owned(),
            Some(winner) => {
                let down = seeds(u32::from(self.outcome.seeds[winner.other()]));
                format!("{} is down to {down} and has lost the match.", self.loser())
            }
        }
    }
}
