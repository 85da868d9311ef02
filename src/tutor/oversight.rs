//! What a playing level gave away with its last move: a capture that the opponent can make now,
//! found by playing it.

use super::played::Played;
use super::reasons::{Haul, Punishment};
use crate::game::decided;
use crate::rules::{Move, Position};
use crate::search::{Oversight, Unseen};

/// The smallest capture worth a sentence, and the least difference to a better move, in seeds.
const LEAST: i32 = 2;

/// A capture that a level's move allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// The move that captures.
    pub reply: Move,
    /// All seeds that it captures.
    pub seeds: u16,
    /// Whether the captured seeds are sown again, as in Bawo.
    pub eats: bool,
    /// Whether the move wins the game.
    pub wins: bool,
    /// Whether the level chose its move although it valued another one higher. Otherwise it did not
    /// see this reply.
    pub knew_better: bool,
    /// What is hard to see about the reply, if the level looked at the replies and overlooked it.
    pub unseen: Option<Unseen>,
    /// The laps of the reply.
    pub laps: usize,
    /// The seeds that the reply sows, in all its laps.
    pub sown: usize,
    /// The moves that a person who looks for it may take for it, itself among them: those that
    /// capture as much, or win if it wins.
    pub alike: Vec<Move>,
}

impl Allowed {
    /// What a level's move allows the opponent, if the level could have seen it and another move
    /// would have given away less.
    pub fn by(before: &Position, mv: &Move, oversight: Oversight) -> Option<Allowed> {
        let better = match oversight {
            Oversight::Reply | Oversight::Missed { .. } => None,
            Oversight::Variety { better, .. } => Some(better),
            // It saw this capture and found no better move.
            Oversight::Horizon(_) => return None,
        };
        let own = Exchange::after(before, mv)?;
        let reply = own.reply.as_ref()?;
        let unseen = match oversight {
            Oversight::Missed { reply: missed, .. } if missed != reply.turn.turn.mv => return None,
            Oversight::Missed { unseen, .. } => Some(unseen),
            _ => None,
        };
        let others = || before.moves().into_iter().filter(|other| other != mv);
        let least = own.gain() + LEAST;
        let is_better =
            |other: &Move| Exchange::after(before, other).is_some_and(|it| it.gain() >= least);
        let avoids_loss = |other: &Move| {
            let reply = Exchange::after(before, other).and_then(|it| it.reply);
            reply.is_none_or(|reply| !reply.haul.wins)
        };
        if reply.haul.wins && !others().any(|other| avoids_loss(&other)) {
            return None;
        }
        let could_be_better = match &better {
            Some(better) => is_better(better),
            None => others().any(|other| is_better(&other)),
        };
        let had_won = decided(before) == Some(before.to_move().other());
        let (at, seeds) = (&reply.turn.before, reply.haul.captures());
        let is_alike = |mv: &Move| {
            Haul::of_move(at, mv).is_some_and(|it| match reply.haul.wins {
                true => it.wins,
                false => it.captures() + it.kept >= seeds,
            })
        };
        let allowed = Allowed {
            reply: reply.turn.turn.mv,
            seeds,
            eats: reply.haul.eats,
            wins: reply.haul.wins && !had_won,
            knew_better: better.is_some(),
            unseen,
            laps: reply.turn.course.laps,
            sown: reply.turn.course.drops,
            alike: at.moves().into_iter().filter(is_alike).collect(),
        };
        let is_worth_it = allowed.wins || i32::from(allowed.seeds) >= LEAST;
        (could_be_better && is_worth_it).then_some(allowed)
    }
}

/// A move and the strongest reply.
struct Exchange {
    takes: u16,
    /// None if the mover plays again, or nothing can be taken.
    reply: Option<Punishment>,
}

impl Exchange {
    fn after(before: &Position, mv: &Move) -> Option<Exchange> {
        let own = Played::new(*before, mv).ok()?;
        let reply = Punishment::strongest_at_once(&own);
        Some(Exchange { takes: Haul::of(&own).takes(), reply })
    }

    /// Seeds taken, less those that the reply takes.
    fn gain(&self) -> i32 {
        let lost = self.reply.as_ref().map_or(0, |reply| reply.haul.takes());
        i32::from(self.takes) - i32::from(lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};
    use crate::search::{Limits, Request, think};

    fn position(text: &str) -> Position {
        let setup = Setup::parse(GameName::Owari, text).expect("a position");
        Ruleset::new(GameName::Owari).position(&setup).expect("a possible position")
    }

    /// The seeds in the holes that a turn is said to capture from.
    fn captured(turn: &Played) -> u16 {
        turn.course.taken.iter().map(|(_, count)| count).sum()
    }

    fn allowed(before: &Position, text: &str, oversight: Oversight) -> Option<Allowed> {
        Allowed::by(before, &before.parse_move(text).expect("a move"), oversight)
    }

    #[test]
    fn who_has_more_than_half_of_the_seeds_has_won_already() {
        // North to move. After b, South's F ends the game and gets the rest; f feeds South first.
        let wins = |stores: &str| {
            let text = format!("0,0,0,0,0,1/0,1,0,0,0,3 {stores} N");
            let setup = Setup::parse(GameName::Basic, &text).expect("a position");
            let before = Ruleset::new(GameName::Basic).position(&setup).expect("possible");
            allowed(&before, "b", Oversight::Reply).filter(|allowed| allowed.wins)
        };
        assert!(wins("24-7").is_none());
        // Other moves may capture as little, but do not win.
        let found = wins("16-15").expect("F wins");
        assert_eq!(found.alike, [found.reply]);
    }

    #[test]
    fn a_capture_that_another_move_prevents_was_overlooked() {
        // North to move. South's F reaches b: with two seeds there it captures them.
        let before = position("0,0,0,0,0,2/0,2,0,0,1,4 20-19 N");
        let found = allowed(&before, "e", Oversight::Reply).expect("F captures");
        let text = |mv: &Move| mv.to_string();
        assert_eq!((text(&found.reply).as_str(), found.seeds), ("F", 3));
        assert!(!found.knew_better);
        // The capture is real.
        let after = before.play(&before.parse_move("e").expect("a move")).expect("legal").after;
        let reply = Played::new(after, &found.reply).expect("legal");
        assert_eq!(captured(&reply), found.seeds);
        assert_eq!(reply.course.taken.len(), 1);
        assert_eq!(reply.course.taken[0].0.to_string(), "b");
        // The level overlooked this reply, not another one.
        let missed = |text: &str| {
            let reply = after.parse_move(text).expect("a move");
            Oversight::Missed { reply, unseen: Unseen::LongSowing }
        };
        let overlooked = allowed(&before, "e", missed("F")).expect("F captures");
        assert_eq!(overlooked, Allowed { unseen: Some(Unseen::LongSowing), ..found });
        assert_eq!(allowed(&before, "e", missed("E")), None);
        // b runs away from it.
        assert_eq!(allowed(&before, "b", Oversight::Reply), None);
    }

    #[test]
    fn a_level_that_looked_at_the_replies_overlooked_nothing() {
        let before = position("0,0,0,0,0,2/0,2,0,0,1,4 20-19 N");
        assert_eq!(allowed(&before, "e", Oversight::Horizon(2)), None);
        let better = |text| before.parse_move(text).expect("a move");
        let knew = Oversight::Variety { better: better("b"), by: 150 };
        assert!(allowed(&before, "e", knew).is_some_and(|found| found.knew_better));
        // The other move gives away the same.
        let same = Oversight::Variety { better: better("f"), by: 150 };
        assert_eq!(allowed(&before, "e", same), None);
    }

    #[test]
    fn in_whole_games_each_capture_that_is_named_can_be_made() {
        let mut named = 0;
        for name in GameName::ALL {
            for seed in 0..12 {
                let mut position = Ruleset::new(name).start();
                for turn in 0..40 {
                    let request = Request {
                        level: Some(1 + (seed % 3) as u8),
                        seed: seed ^ turn,
                        ..Request::new(position, Limits::default())
                    };
                    let found = think(&request, &mut |_| {});
                    let Some(mv) = found.best else { break };
                    let after = position.play(&mv).expect("legal").after;
                    let allowed = found.oversight.and_then(|it| Allowed::by(&position, &mv, it));
                    if let Some(allowed) = allowed {
                        let reply = Played::new(after, &allowed.reply).expect("legal");
                        assert_eq!(reply.turn.mover, position.to_move().other(), "{name}");
                        assert_eq!(captured(&reply), allowed.seeds, "{name}");
                        named += 1;
                    }
                    position = after;
                    if position.outcome().is_some() || !position.layout_sizes().is_empty() {
                        break;
                    }
                }
            }
        }
        assert!(named > 0, "nothing was given away in any game");
    }
}
