//! Words of the record beside the board: moves, branches, notes, the match, the graph.

use super::super::{counted, last_seeds, seeds};
use super::{MARKS, player_short, side};
use crate::game::{Player, TurnMark};
use crate::rules::{BySide, Side};
use crate::tutor::Loss;

/// What stands beside a turn in the list, for a screen reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// The players' mark.
    pub mark: Option<TurnMark>,
    /// There is a note.
    pub note: bool,
    /// The grade of the move, once it is known.
    pub loss: Option<Loss>,
}

/// The name of a turn with its signs: `Turn 6, South, F, takes 2, a mistake, with a note`.
pub fn with_signs(name: String, signs: Signs) -> String {
    let mut name = name;
    if let Some(mark) = signs.mark {
        name.push_str(match mark {
            TurnMark::Good => ", good",
            TurnMark::Doubtful => ", doubtful",
            TurnMark::Mistake => ", a mistake",
        });
    }
    if let Some(loss) = signs.loss {
        name.push_str(&format!(", {}", super::graded(loss)));
    }
    if signs.note {
        name.push_str(", with a note");
    }
    name
}

/// A mark in words.
pub fn mark(mark: TurnMark) -> &'static str {
    match mark {
        TurnMark::Good => MARKS[0],
        TurnMark::Doubtful => MARKS[1],
        TurnMark::Mistake => MARKS[2],
    }
}

/// The sign of a mark beside a move.
pub fn mark_sign(mark: TurnMark) -> &'static str {
    match mark {
        TurnMark::Good => "✓",
        TurnMark::Doubtful => "?",
        TurnMark::Mistake => "✗",
    }
}

/// The button that opens and closes the branches under a turn: `2 other moves, turn 6, South`.
pub fn other_moves(count: usize, number: usize, mover: Side) -> String {
    let moves = counted(count as u32, "other move", "other moves");
    format!("{moves}, turn {number}, {}", side(mover))
}

/// The point a note belongs to: `Turn 6, South, F`.
pub fn point(number: usize, mover: Side, notation: &str) -> String {
    format!("Turn {number}, {}, {notation}", side(mover))
}

/// The right-hand line over the graph: `South 5 · North 4 · 25 of 48 win`.
pub fn course_and_goal(now: BySide<u16>, goal: Option<(u32, u32)>) -> String {
    let course = super::course(now.south, now.north);
    match goal {
        Some((wins, of)) => format!("{course} · {wins} of {of} win"),
        None => course,
    }
}

/// The same for the front rows of Bawo: `South 19 seeds · North 11`.
pub fn front_rows(now: BySide<u16>) -> String {
    format!("South {} · North {}", seeds(u32::from(now.south)), now.north)
}

/// The course of a game in words, for those who do not see the graph.
pub fn course_told(now: BySide<u16>, lead: Option<(Side, usize)>, most: Option<Lead>) -> String {
    let mut told = vec![format!("South {}, North {}.", now.south, now.north)];
    match lead {
        Some((who, number)) => {
            let mut words = format!("{} led from turn {number} on", side(who));
            if let Some(most) = most.filter(|most| most.who == who) {
                words.push_str(&format!(", most at turn {} with {}", most.number, most.by));
            }
            told.push(format!("{words}."));
        }
        None => told.push("Neither leads.".to_owned()),
    }
    told.join(" ")
}

/// The greatest lead of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Who led.
    pub who: Side,
    /// In which turn.
    pub number: usize,
    /// By how many seeds.
    pub by: u16,
}

/// What comes after a layout is made, in three steps.
pub fn next_steps(layer: Side, players: BySide<Player>, left: usize, keeps: u16) -> [String; 3] {
    let other = layer.other();
    let names = BySide::from_fn(|of| match &players[of] {
        Player::Friend => side(of),
        player => player_short(player),
    });
    let put = match (left, players[layer]) {
        (0, Player::You) => "Your seeds all lie in their holes.".to_owned(),
        (0, _) => format!("{} has laid all seeds out.", names[layer]),
        (left, Player::You) => {
            format!("You put your {} down.", last_seeds(left as u32).trim_start_matches("the "))
        }
        (left, _) => format!("{} puts {} down.", names[layer], last_seeds(left as u32)),
    };
    let keeps = match players[other] {
        Player::You => format!("You copy: A like a, B like b, and keep {keeps} in your store."),
        _ => {
            format!("{} copies: A like a, B like b, and keeps {keeps} in its store.", names[other])
        }
    };
    let begins = match players[other] {
        Player::You => "You won the round, so you begin.".to_owned(),
        _ => format!("{0} won the round, so {0} begins.", names[other]),
    };
    [put, keeps, begins]
}

/// The chip of a side whose layout is copied: `won round 2, copies your layout`.
pub fn copies(round: Option<usize>, layer: Side, is_you: bool) -> String {
    let whose = if is_you { "your".to_owned() } else { format!("{}'s", side(layer)) };
    match round {
        Some(round) => format!("won round {round}, copies {whose} layout"),
        None => format!("copies {whose} layout"),
    }
}

/// The share of a player in the bar of a match: `You 15`.
pub fn share(of: Side, player: Player, count: u32) -> String {
    format!("{} {count}", super::side_column(of, &player))
}
