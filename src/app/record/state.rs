//! The record as the window knows it.

use std::collections::{BTreeMap, HashMap};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::game::{GameInProgress, Level, NodeId, Person, PersonName, Player, your_side};
use crate::rules::{BySide, GameName, Outcome, Side};
use crate::search::strength;
use crate::tutor::{PersonResult, Rating, ratings};

/// With fewer rated games a rating says too little to choose a level by it.
pub const GAMES_FOR_A_LEVEL: usize = 5;

/// Who played against the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponent {
    Kete(Level),
    /// Another program.
    Engine(PersonName),
    /// A person, by name where there is one.
    Friend(Option<PersonName>),
}

/// A finished game of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedGame {
    /// Milliseconds since 1970.
    pub when: u64,
    pub game: GameName,
    /// The user's side.
    pub side: Side,
    pub opponent: Opponent,
    pub result: PersonResult,
    /// Whether it counts for the rating: played from the usual start, without help.
    pub is_rated: bool,
    /// `None` before a review.
    pub accuracy: Option<Accuracy>,
}

/// The user's moves in a reviewed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Accuracy {
    pub good: u32,
    /// Those that have a grade.
    pub graded: u32,
}

impl Accuracy {
    /// `None` unless some moves have a grade.
    pub fn new(good: u32, graded: u32) -> Option<Accuracy> {
        (graded > 0 && good <= graded).then_some(Accuracy { good, graded })
    }

    /// The share of good moves.
    pub fn percent(self) -> u32 {
        (100 * self.good + self.graded / 2) / self.graded
    }
}

/// The user's side in a game that ended like this, and how it ended for the user.
pub fn side_and_result(
    players: &BySide<Player>,
    outcome: &Outcome,
) -> Option<(Side, PersonResult)> {
    let side = your_side(*players)?;
    let result = match outcome.winner {
        Some(winner) if winner == side => PersonResult::Won,
        Some(_) => PersonResult::Lost,
        None => PersonResult::Drawn,
    };
    Some((side, result))
}

impl RecordedGame {
    /// `None` while the game goes on, and where the user does not play.
    pub fn of(game: &GameInProgress, when: SystemTime) -> Option<RecordedGame> {
        let (side, result) = side_and_result(&game.players(), &game.outcome()?)?;
        let opponent = match game.players()[side.other()] {
            Player::Kete(level) => Opponent::Kete(level),
            Player::Engine(name) => Opponent::Engine(name),
            Player::Friend | Player::FarAway(_) | Player::You => {
                Opponent::Friend(game.people()[side.other()].name)
            }
        };
        let start = game.node(NodeId::START).entry().position();
        let is_from_usual_start = *start == game.ruleset().start();
        Some(RecordedGame {
            when: when.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64,
            game: game.ruleset().name(),
            side,
            opponent,
            result,
            is_rated: !game.with_help() && is_from_usual_start,
            accuracy: None,
        })
    }

    /// The strength of the opponent, if the game counts for the rating.
    fn rated(&self) -> Option<(f64, PersonResult)> {
        match self.opponent {
            Opponent::Kete(level) if self.is_rated => {
                Some((strength(self.game, level.get()), self.result))
            }
            _ => None,
        }
    }
}

/// What the file holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// How the user is called and marked.
    pub own: Person,
    /// Other people at this computer, the last one first. Each has a name.
    pub friends: Vec<Person>,
    /// All games, by the name of their file.
    pub games: BTreeMap<String, RecordedGame>,
}

/// A change of the record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordChange {
    Own(Person),
    /// A person plays: new, or with another seed.
    Friend(Person),
    /// A game ended. Only the first end of a game counts.
    Ended(String, RecordedGame),
    /// A game was reviewed.
    Reviewed(String, Accuracy),
}

/// The ratings at one game, with the results that they were made from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingCurve {
    from: Vec<(f64, PersonResult)>,
    ratings: Vec<Rating>,
}

/// The record, and what the page shows of it.
#[derive(Debug, Default)]
pub struct MyRecord {
    known: Record,
    curves: HashMap<GameName, RatingCurve>,
    /// All games in the order of play.
    ordered: Vec<RecordedGame>,
    /// The page shows this game; `None` for all.
    pub shown: Option<GameName>,
}

impl MyRecord {
    pub fn known(&self) -> &Record {
        &self.known
    }

    /// How many games of this kind were finished.
    pub fn games_of(&self, game: GameName) -> usize {
        self.ordered.iter().filter(|of| of.game == game).count()
    }

    pub fn own(&self) -> Person {
        self.known.own
    }

    pub fn friends(&self) -> &[Person] {
        &self.known.friends
    }

    /// The person of this name, with the seed used last.
    pub fn friend(&self, name: PersonName) -> Person {
        let known = self.known.friends.iter().find(|friend| friend.name == Some(name));
        known.copied().unwrap_or(Person { name: Some(name), seed: None })
    }

    /// The games that the page shows, in the order of play.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &RecordedGame> {
        self.ordered.iter().filter(|game| self.shown.is_none_or(|shown| shown == game.game))
    }

    /// The rating after each rated game of this kind.
    pub fn curve(&self, game: GameName) -> &[Rating] {
        self.curves.get(&game).map_or(&[], |curve| &curve.ratings)
    }

    /// The present rating.
    pub fn rating(&self, game: GameName) -> Option<Rating> {
        self.curve(game).last().copied()
    }

    /// The ratings that are sure enough to choose a level by.
    pub fn sure_ratings(&self) -> HashMap<GameName, f64> {
        let sure = self.curves.iter().filter(|(_, of)| of.ratings.len() >= GAMES_FOR_A_LEVEL);
        sure.filter_map(|(game, of)| Some((*game, of.ratings.last()?.value))).collect()
    }

    /// Takes in what all windows wrote.
    pub fn take_in(&mut self, record: Record) {
        let is_new = self.known.games != record.games;
        self.known = record;
        if is_new {
            self.order();
        }
    }

    pub(super) fn apply(&mut self, change: &RecordChange) {
        self.known.apply_change(change);
        if matches!(change, RecordChange::Ended(..) | RecordChange::Reviewed(..)) {
            self.order();
        }
    }

    fn order(&mut self) {
        self.ordered = self.known.games.values().copied().collect();
        self.ordered.sort_by_key(|game| game.when);
        for name in GameName::ALL {
            let of_game = self.ordered.iter().filter(|game| game.game == name);
            let from: Vec<_> = of_game.filter_map(RecordedGame::rated).collect();
            let curve = self.curves.entry(name).or_default();
            // A thousand games take some milliseconds, so only for the game that has a new one.
            if curve.from != from {
                *curve = RatingCurve { ratings: ratings(from.iter().copied()), from };
            }
        }
    }
}
