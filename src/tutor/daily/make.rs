//! Finding exercises in games that Kete plays against itself. The same seed finds the same ones.

use super::prove::{Found, Looked, look};
use super::{DailyExercise, DailyMove, WEEK};
use crate::game::Line;
use crate::rules::{GameName, Move, Position, Ruleset};
use crate::search::{Limits, Request, think};
use crate::tutor::drills::Dice;
use crate::tutor::played::Played;

/// The level at which both sides play.
const LEVEL: u8 = 4;
/// Random moves at the start of a game: at least so many, and up to so many more.
const OPENING: (usize, usize) = (2, 7);
/// A game is left after this many moves.
const MOST_MOVES: usize = 240;
/// So many positions of a game are looked at, from the last one back.
const MOST_LOOKS: usize = 12;
/// After so many positions that cannot be proven, earlier ones cannot either.
const MOST_OPEN: usize = 4;
/// Exercises of one game are at least so many moves apart.
const APART: usize = 4;
/// Games played for each exercise at most.
const MOST_GAMES: usize = 40;

/// Which exercises to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyOrder {
    /// The game, under its written rules.
    pub game: GameName,
    /// How many; a multiple of [`WEEK`] is made.
    pub count: usize,
    /// The same seed makes the same set.
    pub seed: u64,
}

/// Makes a set in the order of the days. `progress` receives the games played and the exercises
/// found.
pub fn make(order: DailyOrder, progress: &mut dyn FnMut(usize, usize)) -> Vec<DailyExercise> {
    let weeks = order.count.div_ceil(WEEK);
    let wanted = weeks * WEEK;
    let mut dice = Dice::new(order.seed);
    let mut found: Vec<Found> = Vec::new();
    // Half as many again as needed, so that dull, very easy and very hard ones can be left out.
    let is_enough = |found: &Vec<Found>| {
        let good = found.iter().filter(|it| it.exercise.rank() < PLAIN).count();
        good >= wanted + wanted / 2
    };
    for number in 0..MOST_GAMES * wanted {
        if is_enough(&found) {
            break;
        }
        progress(number, found.len());
        for new in of_game(Ruleset::new(order.game), &mut dice) {
            let is_known = |other: &Found| other.exercise.position == new.exercise.position;
            if !found.iter().any(is_known) {
                found.push(new);
            }
        }
    }
    found.sort_by_key(|it| it.exercise.rank());
    found.truncate(wanted + wanted / 5);
    let mut chosen = in_order_of_days(found, weeks, &mut dice);
    chosen.iter_mut().for_each(DailyExercise::follow);
    chosen
}

/// Deals the exercises to the days: each week begins with an easy one and ends with a hard one.
fn in_order_of_days(mut found: Vec<Found>, weeks: usize, dice: &mut Dice) -> Vec<DailyExercise> {
    found.sort_by_key(|it| it.difficulty);
    let weeks = weeks.min(found.len() / WEEK);
    // Leaves out the same number of the easiest and of the hardest.
    let spare = found.len() - weeks * WEEK;
    let mut chosen: Vec<DailyExercise> =
        found.into_iter().skip(spare / 2).take(weeks * WEEK).map(|it| it.exercise).collect();
    for day in chosen.chunks_mut(weeks.max(1)) {
        for at in (1..day.len()).rev() {
            day.swap(at, dice.below(at + 1));
        }
    }
    let of_day = |day: usize, week: usize| chosen[day * weeks + week].clone();
    (0..weeks)
        .flat_map(|week| (0..WEEK).map(move |day| (day, week)))
        .map(|(day, week)| of_day(day, week))
        .collect()
}

/// The exercises of one game.
fn of_game(ruleset: Ruleset, dice: &mut Dice) -> Vec<Found> {
    let positions = played(ruleset, dice);
    let (mut found, mut looks, mut open, mut last) = (Vec::new(), 0, 0, usize::MAX);
    for (number, position) in positions.iter().enumerate().rev() {
        if looks == MOST_LOOKS || open == MOST_OPEN {
            break;
        }
        let is_listed =
            position.placements().next().is_none() && position.layout_sizes().is_empty();
        if !is_listed || last - number < APART || position.moves().len() < 3 {
            continue;
        }
        looks += 1;
        match look(position) {
            Looked::Exercise(new) => {
                (open, last) = (0, number);
                found.push(*new);
            }
            Looked::NotSingle => open = 0,
            Looked::Open => open += 1,
        }
    }
    found
}

/// The positions of a game of Kete against itself, which begins with random moves.
fn played(ruleset: Ruleset, dice: &mut Dice) -> Vec<Position> {
    let mut line = Line::new(ruleset.start());
    let random = OPENING.0 + dice.below(OPENING.1);
    let mut positions = Vec::new();
    for number in 0..MOST_MOVES {
        let position = *line.position();
        if position.outcome().is_some() {
            break;
        }
        let mut moves = position.moves();
        if moves.is_empty() {
            moves = position.placements().collect();
        }
        let mv = if number < random { dice.one_of(&moves) } else { chosen(&line, dice) };
        let Some(mv) = mv.filter(|_| position.layout_sizes().is_empty()) else { break };
        if line.play(&mv).is_err() {
            break;
        }
        positions.push(position);
    }
    positions
}

fn chosen(line: &Line, dice: &mut Dice) -> Option<Move> {
    let request = Request {
        history: line.history(),
        level: Some(LEVEL),
        table_bytes: 1 << 20,
        seed: dice.below(usize::MAX) as u64,
        ..Request::new(*line.position(), Limits::default())
    };
    think(&request, &mut |_| ()).best
}

impl DailyExercise {
    fn takes(&self, it: &DailyMove) -> u16 {
        Played::new(self.position, &it.mv).map_or(0, |played| played.takes())
    }

    /// Whether no other move takes more seeds at once than the best one.
    pub(super) fn is_greedy(&self) -> bool {
        let best = self.takes(self.best());
        best > 0 && self.moves[1..].iter().all(|it| self.takes(it) < best)
    }

    /// How much an exercise is worth taking, the best first: whether the best move decides who
    /// wins, and whether it is more than the only capture.
    fn rank(&self) -> usize {
        let is_plain = self.is_greedy() && self.moves[1..].iter().all(|it| self.takes(it) == 0);
        let next = self.moves.get(1).and_then(|next| next.worth);
        let decides = next.is_none_or(|next| next.seeds() <= 0);
        match (is_plain, decides) {
            (false, true) => 0,
            (false, false) => 1,
            (true, _) => PLAIN,
        }
    }
}

/// The rank of an exercise whose best move is the only capture.
const PLAIN: usize = 2;
