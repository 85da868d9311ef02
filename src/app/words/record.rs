//! Words of the record beside the board: moves, branches, notes, the match, the graph.

use super::fixed::marks;
use super::players::side_column;
use crate::game::{Person, Player, TurnMark};
use crate::rules::{BySide, Side};
use crate::texts::messages;
use crate::texts::messages::record as say;
use crate::tutor::Loss;

/// The text beside a turn in the list, for a screen reader.
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
    let mut turn = name;
    if let Some(mark) = signs.mark {
        let mark = match mark {
            TurnMark::Good => "good",
            TurnMark::Doubtful => "doubtful",
            TurnMark::Mistake => "mistake",
        };
        turn = say::WithMark { turn, mark }.text();
    }
    if let Some(loss) = signs.loss {
        turn = say::WithGrade { turn, grade: super::coach::graded(loss) }.text();
    }
    if signs.note { say::WithNote { turn }.text() } else { turn }
}

/// A mark in words.
pub fn mark(mark: TurnMark) -> &'static str {
    match mark {
        TurnMark::Good => marks()[0],
        TurnMark::Doubtful => marks()[1],
        TurnMark::Mistake => marks()[2],
    }
}

/// The seeds taken: `South 5 · North 4`.
pub fn course(now: BySide<u16>) -> String {
    let (first, second) = (Side::South, Side::North);
    messages::play::Course { first, south: now.south, second, north: now.north }.text()
}

/// The right-hand line over the graph: `South 5 · North 4 · 25 of 48 win`.
pub fn course_and_goal(now: BySide<u16>, goal: Option<(u32, u32)>) -> String {
    let course = course(now);
    match goal {
        Some((wins, of)) => say::CourseAndGoal { course, wins, of }.text(),
        None => course,
    }
}

/// The course of a game in words, for those who do not see the graph.
pub fn course_sentence(
    now: BySide<u16>,
    lead: Option<(Side, usize)>,
    most: Option<Lead>,
) -> String {
    let (first, second) = (Side::South, Side::North);
    let score = say::Score { first, south: now.south, second, north: now.north }.text();
    let led = match lead {
        Some((leader, number)) => match most.filter(|most| most.who == leader) {
            Some(most) => say::LedMost { leader, number, most_at: most.number, by: most.by }.text(),
            None => say::Led { leader, number }.text(),
        },
        None => say::neither().to_owned(),
    };
    format!("{score} {led}")
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
pub fn next_steps(
    layer: Side,
    players: BySide<Player>,
    people: BySide<Person>,
    left: usize,
    keeps: u16,
) -> [String; 3] {
    let other = layer.other();
    let names = BySide::from_fn(|of| side_column(of, &players[of], &people[of]));
    let put = match (left, players[layer]) {
        (0, Player::You) => say::your_seeds_lie().to_owned(),
        (0, _) => say::LaidOut { who: names[layer] }.text(),
        (count, Player::You) => say::PutDown { count }.text(),
        (count, _) => say::PutsDown { who: names[layer], count }.text(),
    };
    let who = names[other];
    let (keeps, begins) = match players[other] {
        Player::You => (say::YouCopy { count: keeps }.text(), say::you_begin().to_owned()),
        _ => (say::Copies { who, count: keeps }.text(), say::Begins { who }.text()),
    };
    [put, keeps, begins]
}

/// The chip of a side whose layout is copied: `won round 2, copies your layout`.
pub fn copies(round: Option<usize>, layer: Side, is_you: bool) -> String {
    match (round, is_you) {
        (Some(round), true) => say::WonCopiesYours { round }.text(),
        (Some(round), false) => say::WonCopiesOther { round, other: layer }.text(),
        (None, true) => say::copies_yours().to_owned(),
        (None, false) => say::CopiesOther { other: layer }.text(),
    }
}

/// The share of a player in the bar of a match: `You 15`.
pub fn share(of: Side, player: Player, person: Person, count: u32) -> String {
    say::Share { who: side_column(of, &player, &person), count }.text()
}
