//! A turn of a graded line, what is known about it, and its grade as the graph shows it.

use crate::game::NodeId;
use crate::rules::{BoardShape, Move, Position, Side};
use crate::tutor::grades::{Cost, Grade, Graded, Weighed};
use crate::tutor::played::Played;
use crate::tutor::worth::Fall;

/// What is known about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The position before it has not been searched yet.
    Unknown,
    /// It was the only legal move.
    Only,
    /// It is one of so many placements or layouts that not all were searched.
    Unweighed,
    /// Two depths disagree, or the search of the next position does not confirm the mistake.
    Open,
    /// Kete hinted at it, and this longer search prefers another move: that is not the player's
    /// error.
    Hinted(Graded),
    /// Its grade.
    Graded(Graded),
}

impl Finding {
    /// The grade, if there is one.
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
    /// The node before the turn.
    pub from: NodeId,
    /// The node after the turn.
    pub to: NodeId,
    /// Its number, as in move lists.
    pub number: usize,
    /// Who played it.
    pub mover: Side,
    /// What was played.
    pub mv: Move,
    pub(super) has_choice: bool,
    /// After it the mover is certain to win: whatever it cost, it is no mistake to learn from.
    pub decides: bool,
    pub(super) before: Position,
}

impl GradedTurn {
    /// Whether the turn is one of Bawo that does not win while the best move wins at once.
    pub(super) fn misses_win(&self, best: &Move) -> bool {
        let wins = |mv: &Move| Played::new(self.before, mv).is_ok_and(|played| played.wins());
        self.before.shape() == BoardShape::FourRows && !wins(&self.mv) && wins(best)
    }

    pub(super) fn finding(&self, weighed: &Weighed) -> Finding {
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

/// A grade with the number that the graph shows. Grades of Bawo count seeds; a mistake that the
/// graph does not show is not one, and a turning point has the same grade in both.
pub(super) fn as_on_graph(graded: Graded, fall: Option<&Fall>) -> Finding {
    let shown = fall.map_or(Grade::Best, Fall::grade);
    if graded.in_bawo {
        let is_denied = graded.grade() >= Grade::Mistake;
        if is_denied && shown < Grade::Inaccuracy {
            return Finding::Open;
        }
        let lost = match shown {
            Grade::Blunder => graded.lost.max(shown.least()),
            Grade::Mistake => graded.lost.clamp(shown.least(), Grade::Blunder.least() - 1),
            _ if is_denied => graded.lost.min(Grade::Mistake.least() - 1),
            _ => graded.lost,
        };
        return Finding::Graded(Graded { lost, ..graded });
    }
    Finding::Graded(match fall {
        Some(fall) => {
            let (lost, best_value) =
                (100 * fall.size() as i32, 100 * fall.before.shown(fall.mover));
            Graded { lost, best: fall.better, best_value, ..graded }
        }
        None => Graded { lost: 0, ..graded },
    })
}

/// The grade of a turn that only the graph knows.
pub(super) fn graded_by(fall: &Fall, turn: &GradedTurn) -> Graded {
    let in_bawo = fall.is_in_chance();
    let lost = if in_bawo { fall.grade().least() + 50 } else { 100 * fall.size() as i32 };
    Graded {
        mv: turn.mv,
        best: fall.better,
        answer: Vec::new(),
        best_value: 100 * fall.before.shown(fall.mover),
        lost,
        cost: Cost::Seeds,
        depth: fall.before.depth,
        proven: false,
        sure: false,
        in_bawo,
    }
}

pub(super) fn has_choice(position: &Position) -> bool {
    position.moves().len() > 1
        || !position.layout_sizes().is_empty()
        || position.placements().next().is_some()
}
