//! The daily exercises: for each game one position a day, whose best move is proven and the only
//! one. The positions are bundled in `assets/daily`; `kete daily` makes them.
//!
//! | file | holds |
//! | --- | --- |
//! | `text` | an exercise as a line of text |
//! | `make` | finding exercises in games that Kete plays against itself |
//! | `prove` | what a search proves of every move |

mod make;
mod prove;
mod text;

use std::sync::LazyLock;

use super::grades::Weighed;
use super::reasons::Reasons;
use super::schema::{Goal, LessonStep, StepMarks};
use super::wording::{daily as words, reasons};
use crate::rules::{GameName, Move, Position};
use crate::search::Score;

pub use make::{DailyOrder, make};
pub use text::DailySet;

include!(concat!(env!("OUT_DIR"), "/daily.rs"));

/// The best move leaves its mover at least this many seeds further ahead at the end of the game
/// than any other move. In Bawo it is the only one that wins in time.
pub const MARGIN: i32 = 4;
/// The days of a week: Monday is the easiest, and a set has as many exercises of each.
pub const WEEK: usize = 7;
/// The day of the first exercise of each set, a Monday: 5 January 2026, in days since 1970.
pub const FIRST_DAY: i64 = 20_458;

static SETS: LazyLock<Vec<DailySet>> =
    LazyLock::new(|| DAILY.iter().filter_map(|(_, text)| DailySet::parse(text).ok()).collect());

/// The exercises of a game; `None` if there are none.
pub fn set_of(game: GameName) -> Option<&'static DailySet> {
    SETS.iter().find(|set| set.game == game)
}

/// Whether there are exercises of a game.
pub fn has_daily(game: GameName) -> bool {
    set_of(game).is_some_and(|set| set.count() > 0)
}

/// The exercise of a game for a day, in days since 1970. After the last one of the set the first
/// one comes again.
pub fn daily(game: GameName, day: i64) -> Option<DailyExercise> {
    let set = set_of(game)?;
    set.exercise(place_of(day, set.lines.len())?)
}

/// The place of a day's exercise in a set of `count`.
fn place_of(day: i64, count: usize) -> Option<usize> {
    let count = i64::try_from(count).ok()?;
    (day - FIRST_DAY).checked_rem_euclid(count).and_then(|place| usize::try_from(place).ok())
}

/// A position with one best move.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyExercise {
    /// The position.
    pub position: Position,
    /// What is proven of every move, the best first.
    pub moves: Vec<DailyMove>,
}

/// A legal move of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyMove {
    /// The move.
    pub mv: Move,
    /// Its proven worth. In Bawo `None` if all that is proven is that it does not win as soon as
    /// the best move.
    pub worth: Option<Score>,
    /// The best play of both sides after it, as far as it is shown.
    pub line: Vec<Move>,
}

impl DailyExercise {
    /// The one best move.
    pub fn best(&self) -> &DailyMove {
        &self.moves[0]
    }

    /// How many seeds a move loses against the best one; `None` in Bawo.
    pub fn lost(&self, other: &DailyMove) -> Option<u32> {
        let (best, own) = (self.best().worth?, other.worth?);
        let counts = best.counts_seeds() && own.counts_seeds();
        counts.then(|| best.seeds().abs_diff(own.seeds()))
    }

    /// The exercise as a task of a lesson.
    pub fn step(&self) -> LessonStep {
        let best = self.best();
        let win = best.worth.and_then(Score::win_in);
        let own = best.mv.to_string();
        LessonStep::Ask {
            text: words::task(best.worth, self.position.to_move().other()),
            at: self.position.setup().to_string(),
            options: String::new(),
            goal: win.map_or_else(|| Goal::Move(own.clone()), Goal::WinsIn),
            every: false,
            together: false,
            accept: vec![own],
            because: self.why_best(),
            refuse: Vec::new(),
            elsewhere: Vec::new(),
            hints: Vec::new(),
            why_not: Vec::new(),
            marks: StepMarks::default(),
        }
    }

    /// Why the best move is better than the next best one.
    fn why_best(&self) -> String {
        let next = self.moves.get(1).and_then(|next| Some((next, self.lost(next)?)));
        let Some((next, lost)) = next else {
            let turns = self.best().worth.and_then(Score::win_in);
            return words::only_win(turns.unwrap_or(0));
        };
        let best = &self.best().mv;
        let why = Reasons::new(&self.position, &next.mv, best, &self.weighed(), Some(lost));
        let why = why.map(|why| reasons::after_weak(&why, false, Some(self.position.to_move())));
        words::next_best(&next.mv, lost, why.as_deref())
    }

    /// What a move gives away, with the reply that takes it, and how the game goes on. The better
    /// move is not named. `None` in Bawo, where a search answers while the learner plays.
    pub fn refuted(&self, mv: &Move) -> Option<(String, &[Move])> {
        let other = self.moves[1..].iter().find(|other| other.mv == *mv)?;
        let lost = self.lost(other)?;
        let best = &self.best().mv;
        let why = Reasons::new(&self.position, mv, best, &self.weighed(), Some(lost))?;
        Some((reasons::gives_away_only(&why, lost), &other.line))
    }

    /// The facts as a search reports them.
    fn weighed(&self) -> Weighed {
        let known = self.moves.iter().filter_map(|it| {
            let pv = std::iter::once(it.mv).chain(it.line.iter().copied()).collect();
            Some((it.worth?, pv))
        });
        Weighed::of_proofs(known)
    }

    /// Whether there are enough moves to choose from.
    fn has_choice(&self) -> bool {
        self.moves.len() >= 3
    }
}
